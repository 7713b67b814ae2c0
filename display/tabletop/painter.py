"""Paints the table: what never moves, once for a size, and on top of it what a scene shows.

All it shows of a piece comes from the scene, through `look.picture`; from the view it takes names,
states and one's own vote, which it shows only while somebody asks to see it.
"""

from collections.abc import Mapping

import pygame
from pygame import Rect

from display import theme
from display.tabletop import look, luggage, station
from display.tabletop.belt import Ground
from display.tabletop.layout import CARD_SHAPE, Layout, Point, fan, fit, spread
from display.tabletop.look import key_caption
from display.tabletop.moment import Moment
from display.tabletop.sight import Facts, Target
from display.tabletop.targets import ground_spot, shows_pairs
from display.words import words_in
from hardware.scene import Button, Label, Scene, SeenPlace, SeenSeat

OTHERS_PILES = ("draw", "action", "aside")
"""What is seen in front of another seat where there are no cards in fans."""

BUTTONS: tuple[Button, ...] = ("A", "B")

_NEAR = 1.3
"""How much larger a tile is that the mouse is over."""

HELD_SHARE = 0.92
"""The piece in one's own hand: its height in heights of the hand's area."""


class Painter:
    """Paints moments at one size of the table."""

    def __init__(
        self, layout: Layout, scene: Scene, language: str, ground: Ground | None = None
    ) -> None:
        self._layout = layout
        self._ground = ground
        self._own = scene.seat
        self._words = words_in(language)
        self._empty = station.empty_table(layout, scene, self._words, ground)

    def paint(
        self, surface: pygame.Surface, moment: Moment, targets: Mapping[Target, Rect]
    ) -> None:
        facts = Facts(moment.sight)
        surface.blit(self._empty, (0, 0))
        self._turn(surface, facts)
        self._middle(surface, moment)
        if self._ground is not None:
            self._ground.paint(surface, moment)
        for seat in moment.sight.scene.seats:
            if seat.seat in self._layout.others:
                self._other_seat(surface, moment, seat)
        if self._ground is not None:
            self._tiles(surface, moment, self._ground)
        self._own_seat(surface, moment, facts)
        self._glow(surface, moment, targets)
        self._at_readers(surface, moment)
        self._lifted(surface, moment)
        self._flights(surface, moment)
        self._dragged(surface, moment)
        station.speech(surface, self._layout.hint, moment)
        if not moment.connected:
            station.out_of_reach(surface, self._words)

    # ---- the middle ----------------------------------------------------------------------------

    def _turn(self, surface: pygame.Surface, facts: Facts) -> None:
        """Whose turn it is."""
        panel = self._layout.others.get(facts.active or "")
        area = None if panel is None else panel.area
        if facts.awaited:
            area = self._layout.strip.inflate(-12, -8)
        if area is not None:
            surface.blit(look.frame(area.size, 14, 3, theme.AMBER, 190), area)

    def _middle(self, surface: pygame.Surface, moment: Moment) -> None:
        scene = moment.sight.scene
        for mat in self._layout.mats:
            if mat.mat.spot:
                self._mark(surface, mat.mat.spot, mat.mark)
            for place, area in mat.places.items():
                self._place(surface, moment, place, area, scene.layout.rows)
        for spot, area in self._layout.bare.items():
            self._mark(surface, spot, area, bare=True)

    @staticmethod
    def _mark(surface: pygame.Surface, spot: int, area: Rect, bare: bool = False) -> None:
        """A tap mark with its number; one that the game does not use is dim."""
        side = min(area.size)
        rim = theme.mixed(look.STEEL_DARK, look.TABLE, 0.6) if bare else look.STEEL
        ink = theme.mixed(theme.MIST, look.TABLE, 0.5) if bare else theme.AMBER
        look.put(surface, look.disc(side, rim), area.center)
        look.put(surface, look.disc(round(side * 0.84), look.TRAY), area.center)
        number = theme.lettering(str(spot), max(8, round(side * 0.62)), ink)
        look.put(surface, number, area.center)

    def _place(
        self,
        surface: pygame.Surface,
        moment: Moment,
        place: str,
        area: Rect,
        rows: tuple[str, ...],
        margin: int = 4,
    ) -> None:
        seen = _seen(moment, place)
        if seen is None or moment.arriving(place):
            return
        if place in rows:
            hover = _index(moment.hover or moment.focus, f"piece/{place}")
            self._row(surface, seen, area, None if moment.sight.hand else hover)
            return
        inside = area.inflate(-2 * margin, -2 * margin)
        top = fit(inside, 1.0 if seen.top.kind == "tile" else CARD_SHAPE)
        station.depth(surface, seen.count, top)
        station.piece(surface, seen.top, top.center, top.height)
        if seen.count > 1:
            station.count(surface, seen.count, top)

    def _tiles(self, surface: pygame.Surface, moment: Moment, ground: Ground) -> None:
        """What lies on the belt or in the rows; what the mouse is over comes nearer."""
        arriving = {flight.goal for flight in moment.flights}
        over = None
        for seen in moment.sight.scene.places:
            spot = ground_spot(ground, seen.place, moment.belt_turns)
            if spot is None or seen.place in arriving:
                continue
            if seen.place in (moment.hover, moment.focus) and moment.sight.hand is None:
                over = (*spot, seen.top)
            else:
                station.piece(surface, seen.top, *spot)
        if over is not None:
            centre, side, label = over
            side = round(side * _NEAR)
            look.put(surface, look.frame((side + 8, side + 8), 10, 3, theme.AMBER), centre)
            station.piece(surface, label, centre, side)
        if moment.hover is not None and moment.hover.partition("/")[0] == ground.name:
            self._put_back(surface, moment)

    def _put_back(self, surface: pygame.Surface, moment: Moment) -> None:
        if moment.sight.hand is not None:
            middle = self._layout.middle
            height = max(9, min(16, middle.height // 10))
            words = theme.lettering(self._words("luggage-hands-put-back-here"), height, theme.PAPER)
            plate = look.box((words.get_width() + height, height + 8), height // 2 + 4, theme.NIGHT)
            for picture in (plate, words):
                look.put(surface, picture, (middle.centerx, middle.bottom - height + 2))

    @staticmethod
    def _row(surface: pygame.Surface, seen: SeenPlace, area: Rect, raised: int | None) -> None:
        for number, card in enumerate(spread(area, seen.count)):
            lift = card.height // 12 if number == raised else 0
            station.piece(surface, seen.spread[number], card.move(0, -lift).center, card.height)

    # ---- the other seats -----------------------------------------------------------------------

    def _other_seat(self, surface: pygame.Surface, moment: Moment, seat: SeenSeat) -> None:
        panel = self._layout.others[seat.seat]
        station.head(surface, panel.light, panel.name, seat, moment)
        seen = _seen(moment, fan(seat.seat))
        if seen is not None and seen.spread:
            raised = _index(moment.hover or moment.focus, f"back/{seat.seat}")
            self._row(surface, seen, panel.fan, raised)
            cards = spread(panel.fan, seen.count)
            station.count(surface, seen.count, cards[-1])
        piles = OTHERS_PILES if self._ground is not None else ()
        for pile, area in zip(piles, panel.piles(len(piles)), strict=True):
            self._place(surface, moment, f"{seat.seat}/{pile}", area, (), margin=0)
        self._others_hand(surface, moment, seat, panel.hand)

    def _others_hand(
        self, surface: pygame.Surface, moment: Moment, seat: SeenSeat, area: Rect
    ) -> None:
        side = min(area.size)
        mitten = look.mitten(side, theme.seat_style(seat.seat).colour)
        holds = seat.hand is not None and not moment.flying_to(seat.seat)
        if not holds or seat.taps:
            look.put(surface, mitten, area.center)
        elif seat.hand is not None:
            look.put(surface, mitten, (area.centerx, area.centery + side * 0.16))
            centre = (area.centerx, area.centery - side * 0.06)
            share = 0.72 if seat.hand.kind == "tile" else 0.86
            station.piece(surface, seat.hand, centre, round(side * share))

    # ---- one's own seat --------------------------------------------------------------------------

    def _own_seat(self, surface: pygame.Surface, moment: Moment, facts: Facts) -> None:
        own, sight = self._layout.own, moment.sight
        seat = sight.seat
        if self._layout.name.width:
            room = self._layout.name.right - self._layout.strip.left
            station.own_name(surface, self._layout.strip, room, self._own, self._words)
        for place, area in self._layout.own_places.items():
            if place == sight.pile("shown") and shows_pairs(sight):
                self._shown_tray(surface, area)
            self._place(surface, moment, place, area, sight.scene.layout.rows)
        seen = _seen(moment, fan(self._own))
        if seen is not None and "fan" in own:
            raised = None if sight.hand else _index(moment.hover, "card")
            station.fan_of_cards(surface, own["fan"], seen.spread, raised)
        if seat is not None:
            station.own_pad(surface, own["pad"], seat, moment.now_s)
            self._own_hand(surface, seat, moment)
        if "menu" in own:
            station.menu(surface, own["menu"], facts, self._words, moment.hover, moment.focus)
        for letter in BUTTONS:
            # What is answered secretly is pressed under the other hand.
            down = letter in moment.pressed and not facts.secret
            hover = letter == moment.hover and not facts.secret
            look.button(surface, own[letter], letter, self._words, down=down, hover=hover)
        if facts.secret and facts.awaited:
            self._cover(surface)
        if facts.vote is not None:
            self._vote(surface, facts.vote, moment.opened == "vote")

    def _shown_tray(self, surface: pygame.Surface, area: Rect) -> None:
        height, below = station.caption_line(self._layout)
        tray = fit(area, 1.0)
        surface.blit(look.frame(tray.size, 12, 2, look.TABLE_EDGE), tray)
        words = self._words(luggage.CAPTIONS["shown"])
        key_caption(surface, words, "", (area.centerx, below), height)

    def _own_hand(self, surface: pygame.Surface, seat: SeenSeat, moment: Moment) -> None:
        area = self._layout.own["hand"]
        side = min(area.size)
        colour = theme.seat_style(seat.seat).colour
        away = bool(seat.taps) or moment.flying_to(seat.seat) or moment.dragged_to is not None
        if seat.hand is None or away:
            mitten = look.mitten(round(side * 0.8), colour)
            look.put(surface, mitten, (area.centerx, area.centery + side * 0.04))
            return
        scale = 1.0 if moment.hover == "hand" else HELD_SHARE
        station.piece(surface, seat.hand, area.center, round(side * scale))
        thumbs = look.thumbs(round(side * 0.86), colour)
        look.put(surface, thumbs, (area.centerx, area.bottom - side * 0.16))

    def _cover(self, surface: pygame.Surface) -> None:
        """The other hand, held over the buttons."""
        both = self._layout.own["A"].union(self._layout.own["B"])
        side = round(min(both.size) * 0.62)
        colour = theme.seat_style(self._own).colour
        look.put(surface, look.mitten(side, colour), (both.centerx, both.top + side * 0.32))

    def _vote(self, surface: pygame.Surface, vote: bool, opened: bool) -> None:
        """The own answer, covered; open for as long as that is asked for."""
        area = self._layout.vote
        side = min(area.size)
        letter: Button = "B" if vote else "A"
        face = look.CAPS[letter][0] if opened else look.STEEL_DARK
        look.put(surface, look.disc(side, theme.NIGHT), area.center)
        look.put(surface, look.disc(side - 6, face), area.center)
        words = theme.lettering(letter if opened else "V", round(side * 0.5), theme.PAPER)
        look.put(surface, words, area.center)

    # ---- what is meant, held up, lifted and on its way -------------------------------------------

    def _glow(
        self, surface: pygame.Surface, moment: Moment, targets: Mapping[Target, Rect]
    ) -> None:
        """Let glow what the hint speaks of, and what the mouse or the keys are at."""
        held = moment.sight.hand is not None
        for target in moment.hint.at if not moment.message else ():
            area = self._whole(target) or targets.get(target)
            if area is not None:
                station.outline(surface, area, theme.AMBER, station.beat(moment.now_s))
        for at, alpha in ((moment.hover, 150), (moment.focus, 255)):
            area = targets.get(at or "")
            if at is None or area is None or at in BUTTONS:
                continue
            card = at.startswith("card/")
            if card and held:
                # Between which cards it would come.
                bar = Rect(area.left - 3, area.top + 6, 5, area.height - 12)
                surface.blit(look.box(bar.size, 2, theme.PAPER), bar)
            elif not (card and at == moment.hover) and not _on_ground(at):
                station.outline(surface, self._whole(at) or area, theme.PAPER, alpha)

    def _whole(self, target: Target) -> Rect | None:
        """The area of what stands for more than its own target: a spot for its mat."""
        kind, _, number = target.partition("/")
        if kind == "spot":
            return next((m.area for m in self._layout.mats if str(m.mat.spot) == number), None)
        return self._layout.own.get(_GROUPS.get(target, target))

    def _at_readers(self, surface: pygame.Surface, moment: Moment) -> None:
        """Every piece that is held to a pad or a spot, where that is."""
        for seat in moment.sight.scene.seats:
            where = self._reader(seat.taps, moment.sight.scene)
            if seat.hand is None or where is None:
                continue
            (x, y), height = where
            if seat.hand.kind == "tile" and seat.seat != self._own:
                height = round(height * 0.66)  # as wide as it is high, it would hide the light
            station.piece(surface, seat.hand, (x, y), height)
            side = round(height * 0.5)
            thumbs = look.thumbs(side, theme.seat_style(seat.seat).colour)
            look.put(surface, thumbs, (x, y + height * 0.42))

    def _reader(self, reader: str, scene: Scene) -> tuple[Point, int] | None:
        """Where a piece is that is held to a reader, and how large."""
        if reader in scene.spots:
            mark = self._layout.mark(scene.spots.index(reader) + 1)
            if mark is None:
                return None
            height = round(self._layout.middle.height * 0.42)
            # It hides nothing of the seats behind the middle.
            lowest = self._layout.middle.top + height // 2
            return (mark.centerx, max(mark.centery, lowest)), height
        seat = reader.removeprefix("pad/")
        if reader and seat == self._own:
            area = self._layout.own["pad"]
            return area.center, round(area.height * 0.62)
        panel = self._layout.others.get(seat)
        return None if panel is None else (panel.light.center, round(panel.light.height * 1.1))

    def _lifted(self, surface: pygame.Surface, moment: Moment) -> None:
        """What hands have lifted where it lies: to the one who lifts it, its other side."""
        for seat in moment.sight.scene.seats:
            lifts = seat.lifts
            area = None if lifts is None else self._layout.place(lifts.place)
            seen = None if lifts is None else _seen(moment, lifts.place)
            if lifts is None or area is None or seen is None:
                continue
            card = fit(area.inflate(-8, -8), CARD_SHAPE)
            if lifts.place in moment.sight.scene.layout.rows:
                card = spread(area, seen.count)[lifts.index]
            own = seat.seat == self._own
            # What is looked at comes nearer.
            near = round(self._layout.middle.height * 0.6)
            height = max(card.height, near) if own else card.height
            y = max(card.centery - card.height * 0.18, height * 0.52)
            self._held_up(surface, lifts.side, (card.centerx, y), height, seat.seat)
            if own:
                line = max(10, min(15, height // 6))
                words = theme.lettering(self._words("hands-only-you-see"), line, theme.AMBER)
                back = look.box((words.get_width() + 12, line + 6), 8, theme.NIGHT)
                for picture in (back, words):
                    look.put(surface, picture, (card.centerx, y + height * 0.6))

    @staticmethod
    def _held_up(
        surface: pygame.Surface, side: Label, centre: Point, height: int, seat: str
    ) -> None:
        station.piece(surface, side, centre, height)
        thumbs = look.thumbs(round(height * 0.6), theme.seat_style(seat).colour)
        look.put(surface, thumbs, (centre[0], centre[1] + height * 0.42))

    def _flights(self, surface: pygame.Surface, moment: Moment) -> None:
        for flight in moment.flights:
            start, goal = self._spot(flight.origin, moment), self._spot(flight.goal, moment)
            if start is not None and goal is not None:
                station.flying(surface, flight, start, goal, moment.now_s)

    def _spot(self, place: str, moment: Moment) -> tuple[Point, int] | None:
        """The middle and height of a piece at a place or in a hand."""
        spot = ground_spot(self._ground, place, moment.belt_turns)
        if spot is not None:
            return spot
        area = self._layout.place(place)
        seat, _, name = place.partition("/")
        if area is None and seat == self._own:
            area = self._layout.own.get("hand" if name == "hand" else "fan")
        elif area is None and seat in self._layout.others:
            panel = self._layout.others[seat]
            area = panel.hand if name == "hand" else panel.fan
            if self._ground is not None and name in OTHERS_PILES:
                area = panel.piles(len(OTHERS_PILES))[OTHERS_PILES.index(name)]
        return None if area is None else (area.center, round(min(area.size) * 0.9))

    def _dragged(self, surface: pygame.Surface, moment: Moment) -> None:
        """The piece in the hand, under the mouse that drags it."""
        seat = moment.sight.seat
        if moment.dragged_to is None or seat is None or seat.hand is None or seat.taps:
            return
        height = round(self._layout.own["hand"].height * 0.8)
        station.piece(surface, seat.hand, moment.dragged_to, height)


def _on_ground(target: Target) -> bool:
    return target.startswith(("belt/", "table/"))


def _seen(moment: Moment, place: str) -> SeenPlace | None:
    return next((seen for seen in moment.sight.scene.places if seen.place == place), None)


def _index(target: Target | None, kind: str) -> int | None:
    """Which piece of a row or fan a target is."""
    prefix, _, number = (target or "").rpartition("/")
    return int(number) if prefix == kind and number.isdecimal() else None


_GROUPS: Mapping[Target, str] = {"card": "fan"}
"""Targets that stand for many, and where those are."""
