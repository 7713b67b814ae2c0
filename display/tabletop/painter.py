"""Paints the table: what never moves, once per size, and over it what a scene shows.

All it shows of a piece comes from the scene, through `look.picture`; from the view it takes names,
states and the player's own vote, which it shows only while somebody asks to see it.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from pygame import Rect

from display import theme
from display.tabletop import look, luggage, station
from display.tabletop.areas import OWN, beside, ground_spot, shows_pairs, sort_button
from display.tabletop.belt import Ground
from display.tabletop.layout import (
    CARD_SHAPE,
    Point,
    TableLayout,
    caption_line,
    fan,
    fit,
    spread,
)
from display.tabletop.look import key_caption
from display.tabletop.sight import Sight
from display.tabletop.station import Frame
from display.targets import (
    BackOf,
    ButtonAt,
    GroundAt,
    LineAt,
    OwnCard,
    OwnFan,
    OwnHand,
    OwnVote,
    PieceAt,
    PileAt,
    SpotAt,
    Target,
    TileAt,
)
from display.words import Words
from hardware.scene import Button, Scene, SeenPlace, SeenSeat, seat_of

OTHERS_PILES = ("draw", "action", "aside")
"""What is shown in front of another seat in games without fans."""

BUTTONS: tuple[Button, ...] = ("A", "B")

_NEAR = 1.3
"""How much larger a tile is drawn under the mouse."""

HELD_SHARE = 0.92
"""The height of the piece in the player's own hand, in heights of the hand's area."""


class Painter:
    """Paints moments at one size of the table."""

    def __init__(
        self, layout: TableLayout, scene: Scene, words: Words, ground: Ground | None = None
    ) -> None:
        self._layout = layout
        self._ground = ground
        self._empty = station.empty_table(layout, scene, words, ground)

    def paint(self, frame: Frame, targets: Mapping[Target, Rect]) -> None:
        frame.surface.blit(self._empty, (0, 0))
        self._turn(frame)
        self._middle(frame)
        if self._ground is not None:
            self._ground.paint(frame.surface, frame.moment)
        for seat in frame.sight.scene.seats:
            if seat.seat in self._layout.others:
                self._other_seat(frame, seat)
        if self._ground is not None:
            self._tiles(frame, self._ground)
        self._own_seat(frame)
        for card, area in beside(self._layout, frame.sight).items():
            frame.control_card(area, card.card, card == frame.moment.hover)
        self._glow(frame, targets)
        self._at_readers(frame)
        self._lifted(frame)
        self._flights(frame)
        self._dragged(frame)
        frame.speech(self._layout.hint)
        if frame.moment.large_menu:
            frame.large_menu(self._layout.size)
        if not frame.moment.connected:
            frame.out_of_reach()

    # ---- the middle ----------------------------------------------------------------------------

    def _turn(self, frame: Frame) -> None:
        """Mark whose turn it is."""
        sight = frame.sight
        panel = self._layout.others.get(sight.active or "")
        area = None if panel is None else panel.area
        if sight.awaited:
            area = self._layout.strip.inflate(-12, -8)
        if area is not None:
            frame.surface.blit(look.frame(area.size, 14, 3, theme.AMBER, 190), area)

    def _middle(self, frame: Frame) -> None:
        for mat in self._layout.mats:
            if mat.mat.spot:
                self._mark(frame, mat.mat.spot, mat.mark)
            for place, area in mat.places.items():
                self._place(frame, place, area)
        for spot, area in self._layout.bare.items():
            self._mark(frame, spot, area, bare=True)

    @staticmethod
    def _mark(frame: Frame, spot: int, area: Rect, bare: bool = False) -> None:
        """Paint a tap mark with its number, dim if the game does not use it."""
        side = min(area.size)
        rim = theme.mixed(look.STEEL_DARK, look.TABLE, 0.6) if bare else look.STEEL
        ink = theme.mixed(theme.MIST, look.TABLE, 0.5) if bare else theme.AMBER
        frame.put(look.disc(side, rim), area.center)
        frame.put(look.disc(round(side * 0.84), look.TRAY), area.center)
        number = theme.lettering(str(spot), max(8, round(side * 0.62)), ink)
        frame.put(number, area.center)

    def _place(self, frame: Frame, place: str, area: Rect, margin: int = 4) -> None:
        seen = frame.sight.at(place)
        if seen is None or frame.moment.arriving(place):
            return
        if place in frame.sight.scene.layout.rows:
            front = None if frame.sight.hand else _index(frame, partial(PieceAt, place))
            self._row(frame, seen, area, front)
            return
        inside = area.inflate(-2 * margin, -2 * margin)
        top = fit(inside, 1.0 if seen.top.kind == "tile" else CARD_SHAPE)
        frame.depth(seen.count, top)
        frame.piece(seen.top, top.center, top.height)
        if seen.count > 1:
            frame.count(seen.count, top)

    def _tiles(self, frame: Frame, ground: Ground) -> None:
        """Paint what lies on the belt or in the rows; what is under the mouse comes nearer."""
        arriving = {flight.goal for flight in frame.moment.flights}
        over = None
        for seen in frame.sight.scene.places:
            spot = ground_spot(ground, seen.place, frame.moment.belt_turns)
            if spot is None or seen.place in arriving:
                continue
            near = TileAt(seen.place) in (frame.moment.hover, frame.moment.focus)
            if near and frame.sight.hand is None:
                over = (*spot, seen.top)
            else:
                frame.piece(seen.top, *spot)
        if over is not None:
            centre, side, label = over
            side = round(side * _NEAR)
            frame.put(look.frame((side + 8, side + 8), 10, 3, theme.AMBER), centre)
            frame.piece(label, centre, side)
        if isinstance(frame.moment.hover, TileAt | GroundAt):
            self._put_back(frame)

    def _put_back(self, frame: Frame) -> None:
        aside = PileAt(frame.sight.pile("aside"))
        if frame.sight.hand is not None and aside not in frame.moment.hint.at:
            middle = self._layout.middle
            height = max(9, min(16, middle.height // 10))
            words = theme.lettering(frame.words("luggage-hands-put-back-here"), height, theme.PAPER)
            plate = look.box((words.get_width() + height, height + 8), height // 2 + 4, theme.NIGHT)
            for picture in (plate, words):
                frame.put(picture, (middle.centerx, middle.bottom - height + 2))

    @staticmethod
    def _row(frame: Frame, seen: SeenPlace, area: Rect, front: int | None) -> None:
        cards = spread(area, seen.count)
        for number, card in enumerate(cards):
            frame.piece(seen.spread[number], card.center, card.height)
        if front is not None and front < seen.count:
            frame.in_front(seen.spread[front], cards[front])

    # ---- the other seats -----------------------------------------------------------------------

    def _other_seat(self, frame: Frame, seat: SeenSeat) -> None:
        panel = self._layout.others[seat.seat]
        seen = frame.sight.at(fan(seat.seat))
        lies = any(one.place.startswith(f"{seat.seat}/") for one in frame.sight.scene.places)
        frame.head(panel.light, panel.name if lies else panel.bare_name, seat)
        if seen is not None and seen.spread:
            self._row(frame, seen, panel.fan, _index(frame, partial(BackOf, seat.seat)))
            cards = spread(panel.fan, seen.count)
            frame.count(seen.count, cards[-1])
        piles = OTHERS_PILES if self._ground is not None else ()
        for pile, area in zip(piles, panel.piles(len(piles)), strict=True):
            self._place(frame, f"{seat.seat}/{pile}", area, margin=0)
        self._others_hand(frame, seat, panel.hand)

    def _others_hand(self, frame: Frame, seat: SeenSeat, area: Rect) -> None:
        side = min(area.size)
        mitten = look.mitten(side, theme.seat_style(seat.seat).colour)
        holds = seat.hand is not None and not frame.moment.flying_to(seat.seat)
        if not holds or seat.taps:
            frame.put(mitten, area.center)
        elif seat.hand is not None:
            frame.put(mitten, (area.centerx, area.centery + side * 0.16))
            centre = (area.centerx, area.centery - side * 0.06)
            share = 0.72 if seat.hand.kind == "tile" else 0.86
            frame.piece(seat.hand, centre, round(side * share))

    # ---- one's own seat --------------------------------------------------------------------------

    def _own_seat(self, frame: Frame) -> None:
        own, sight = self._layout.own, frame.sight
        seat = sight.seat
        if self._layout.name.width:
            room = self._layout.name.right - self._layout.strip.left
            frame.own_name(self._layout.strip, room)
        for place, area in self._layout.own_places.items():
            if place == sight.pile("shown") and shows_pairs(sight):
                self._shown_tray(frame, area)
            self._place(frame, place, area)
        seen = frame.sight.at(fan(frame.sight.own))
        if seen is not None and "fan" in own:
            at = None if sight.hand else _index(frame, OwnCard)
            cards = sight.own_cards
            front = cards.index(at) if at in cards else None
            area = self._layout.own_cards(sight.cursor is not None)
            frame.fan_of_cards(area, [seen.spread[index] for index in cards], front)
            if len(cards) > 1:
                height, _ = caption_line(self._layout)
                frame.sorting(sort_button(self._layout, area), height)
        if seat is not None:
            frame.own_pad(own["pad"], seat)
            self._own_hand(frame, seat)
        if "menu" in own:
            frame.menu(self._layout.own_menu(sight.match is not None))
        for letter in BUTTONS:
            # What is answered secretly is pressed under the other hand.
            down = letter in frame.moment.pressed and not sight.secret
            hover = ButtonAt(letter) == frame.moment.hover and not sight.secret
            asked = sight.prompt if sight.answered else None
            meant = look.meant(letter, asked, frame.words)
            says = meant or frame.words(look.CAPS[letter][1])
            look.button(
                frame.surface, own[letter], letter, says, down=down, hover=hover, quiet=not meant
            )
        if sight.secret and sight.awaited:
            self._cover(frame)
        if sight.vote is not None:
            self._vote(frame, sight.vote, frame.moment.opened == OwnVote())

    def _shown_tray(self, frame: Frame, area: Rect) -> None:
        height, below = caption_line(self._layout)
        tray = fit(area, 1.0)
        frame.surface.blit(look.frame(tray.size, 12, 2, look.TABLE_EDGE), tray)
        words = frame.words(luggage.CAPTIONS["shown"])
        key_caption(frame.surface, words, "", (area.centerx, below), height)

    def _own_hand(self, frame: Frame, seat: SeenSeat) -> None:
        area = self._layout.own["hand"]
        side = min(area.size)
        colour = theme.seat_style(seat.seat).colour
        away = (
            bool(seat.taps)
            or frame.moment.flying_to(seat.seat)
            or frame.moment.dragged_to is not None
        )
        if seat.hand is None or away:
            mitten = look.mitten(round(side * 0.8), colour)
            frame.put(mitten, (area.centerx, area.centery + side * 0.04))
            return
        scale = 1.0 if frame.moment.hover == OwnHand() else HELD_SHARE
        frame.piece(seat.hand, area.center, round(side * scale))
        thumbs = look.thumbs(round(side * 0.86), colour)
        frame.put(thumbs, (area.centerx, area.bottom - side * 0.16))

    def _cover(self, frame: Frame) -> None:
        """Paint the other hand, held over the buttons."""
        both = self._layout.own["A"].union(self._layout.own["B"])
        side = round(min(both.size) * 0.62)
        colour = theme.seat_style(frame.sight.own).colour
        frame.put(look.mitten(side, colour), (both.centerx, both.top + side * 0.32))

    def _vote(self, frame: Frame, vote: bool, opened: bool) -> None:
        """Paint the observer's answer, covered; open while that is asked for."""
        area = self._layout.vote
        side = min(area.size)
        letter: Button = "B" if vote else "A"
        face = look.CAPS[letter][0] if opened else look.STEEL_DARK
        frame.put(look.disc(side, theme.NIGHT), area.center)
        frame.put(look.disc(side - 6, face), area.center)
        words = theme.lettering(letter if opened else "V", round(side * 0.5), theme.PAPER)
        frame.put(words, area.center)

    # ---- what is meant, held up, lifted and on its way -------------------------------------------

    def _glow(self, frame: Frame, targets: Mapping[Target, Rect]) -> None:
        """Highlight what is asked for, and what the mouse or the keys are at."""
        held = frame.sight.hand is not None
        lit = frame.moment.hint.at if not frame.moment.message else ()
        for target in self._together(lit, frame.sight):
            area = self._whole(target, frame.sight) or targets.get(target)
            if area is not None:
                frame.outline(area, theme.AMBER, station.beat(frame.moment.now_s))
        for at, alpha in ((frame.moment.hover, 150), (frame.moment.focus, 255)):
            area = None if at is None else targets.get(at)
            if at is None or area is None or isinstance(at, ButtonAt):
                continue
            if isinstance(at, OwnCard) and held:
                # A bar between the cards where it would go.
                bar = Rect(area.left - 3, area.top + 6, 5, area.height - 12)
                frame.surface.blit(look.box(bar.size, 2, theme.PAPER), bar)
            elif not isinstance(at, TileAt if held else _COME_NEARER):
                whole = None if isinstance(at, LineAt) else self._whole(at, frame.sight)
                frame.outline(whole or area, theme.PAPER, alpha)

    @staticmethod
    def _together(lit: tuple[Target, ...], sight: Sight) -> Iterable[Target]:
        """Return what is outlined for what is lit: all own cards as one, and all lines; the backs
        of a fan have their seat's outline."""
        cards = [OwnCard(index) for index in sight.own_cards]
        all_cards = {*cards} <= {*lit}
        for target in lit:
            match target:
                case OwnCard() if all_cards:
                    yield from (OwnFan(),) if target == cards[0] else ()
                case LineAt(number):
                    yield from (target,) if number == 0 else ()
                case BackOf():
                    pass
                case _:
                    yield target

    def _whole(self, target: Target, sight: Sight) -> Rect | None:
        """Return the area of a target that stands for more than itself: a spot for its mat."""
        match target:
            case SpotAt(spot):
                return next((m.area for m in self._layout.mats if m.mat.spot == spot), None)
            case ButtonAt(letter):
                return look.cap(self._layout.own[letter])
            case LineAt() if "menu" in self._layout.own:
                return self._layout.own_menu(sight.match is not None)
            case _:
                return self._layout.own.get(OWN.get(target, ""))

    def _at_readers(self, frame: Frame) -> None:
        """Paint every piece that is held to a pad or spot, at that place."""
        for seat in frame.sight.scene.seats:
            where = self._reader(seat.taps, frame.sight)
            if seat.hand is None or where is None:
                continue
            (x, y), height = where
            if seat.hand.kind == "tile" and seat.seat != frame.sight.own:
                height = round(height * 0.66)  # as wide as it is high, it would hide the light
            frame.held_up(seat.hand, (x, y), height, seat.seat, 0.5)

    def _reader(self, reader: str, sight: Sight) -> tuple[Point, int] | None:
        """Return where a piece is that is held to a reader, and how large."""
        spots = sight.scene.spots
        if reader in spots:
            mark = self._layout.mark(spots.index(reader) + 1)
            if mark is None:
                return None
            height = round(self._layout.middle.height * 0.42)
            # It hides nothing of the seats behind the middle.
            lowest = self._layout.middle.top + height // 2
            return (mark.centerx, max(mark.centery, lowest)), height
        seat = seat_of(reader)
        if reader and seat == sight.own:
            area = self._layout.own["pad"]
            return area.center, round(area.height * 0.62)
        panel = self._layout.others.get(seat)
        return None if panel is None else (panel.light.center, round(panel.light.height * 1.1))

    def _lifted(self, frame: Frame) -> None:
        """Paint what hands have lifted in place: for the player who lifts it, its other side."""
        for seat in frame.sight.scene.seats:
            lifts = seat.lifts
            area = None if lifts is None else self._layout.place(lifts.place)
            seen = None if lifts is None else frame.sight.at(lifts.place)
            if lifts is None or area is None or seen is None:
                continue
            card = fit(area.inflate(-8, -8), CARD_SHAPE)
            if lifts.place in frame.sight.scene.layout.rows:
                card = spread(area, seen.count)[lifts.index]
            own = seat.seat == frame.sight.own
            # What is looked at comes nearer.
            near = round(self._layout.middle.height * 0.6)
            height = max(card.height, near) if own else card.height
            y = max(card.centery - card.height * 0.18, height * 0.52)
            frame.held_up(lifts.side, (card.centerx, y), height, seat.seat)
            if own:
                line = max(10, min(15, height // 6))
                words = theme.lettering(frame.words("hands-only-you-see"), line, theme.AMBER)
                back = look.box((words.get_width() + 12, line + 6), 8, theme.NIGHT)
                for picture in (back, words):
                    frame.put(picture, (card.centerx, y + height * 0.6))

    def _flights(self, frame: Frame) -> None:
        for flight in frame.moment.flights:
            start, goal = self._spot(frame, flight.origin), self._spot(frame, flight.goal)
            if start is not None and goal is not None:
                frame.flying(flight, start, goal)

    def _spot(self, frame: Frame, place: str) -> tuple[Point, int] | None:
        """Return the middle and height of a piece at a place or in a hand."""
        spot = ground_spot(self._ground, place, frame.moment.belt_turns)
        if spot is not None:
            return spot
        area = self._layout.place(place)
        seat, _, name = place.partition("/")
        if area is None and seat == frame.sight.own:
            cards = self._layout.own_cards(frame.sight.cursor is not None)
            area = self._layout.own["hand"] if name == "hand" else cards
        elif area is None and seat in self._layout.others:
            panel = self._layout.others[seat]
            area = panel.hand if name == "hand" else panel.fan
            if self._ground is not None and name in OTHERS_PILES:
                area = panel.piles(len(OTHERS_PILES))[OTHERS_PILES.index(name)]
        return None if area is None else (area.center, round(min(area.size) * 0.9))

    def _dragged(self, frame: Frame) -> None:
        """Paint the piece in the hand under the mouse that drags it."""
        seat = frame.sight.seat
        if frame.moment.dragged_to is None or seat is None or seat.hand is None or seat.taps:
            return
        height = round(self._layout.own["hand"].height * 0.8)
        frame.piece(seat.hand, frame.moment.dragged_to, height)


def _index(frame: Frame, piece: Callable[[int], Target]) -> int | None:
    """Return which piece of a row or fan the mouse or the keys are at."""
    at = frame.moment.hover or frame.moment.focus
    if not isinstance(at, OwnCard | PieceAt | BackOf):
        return None
    return at.index if at == piece(at.index) else None


_COME_NEARER = (TileAt, OwnCard, PieceAt)
"""What comes nearer to an empty hand that points at it, and so needs no outline."""
