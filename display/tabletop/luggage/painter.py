"""Paints the table of "Where's My Luggage?": the ground, and on top of it what a scene shows.

All it shows of a piece comes from the scene, through `labels.picture`; from the view it takes
names and states only, never the seat's secrets.
"""

import pygame
from pygame import Rect

from display import theme
from display.tabletop import buttons, captions, hand, look, station
from display.tabletop.geometry import CARD_SHAPE, Point, fit
from display.tabletop.luggage import ground
from display.tabletop.luggage.layout import Layout
from display.tabletop.moment import Moment
from display.words import words_in
from hardware.scene import Button, SeenSeat

_HOVER_SCALE = 1.3
BUTTONS: tuple[Button, ...] = ("A", "B")
_PILES = ("draw", "action", "aside")


class Painter:
    """Paints moments at one size of the table."""

    def __init__(self, layout: Layout, own: str, belt_places: int, language: str) -> None:
        self.layout = layout
        self.own = own
        self.belt_places = belt_places
        self._words = words_in(language)
        self._ground: pygame.Surface | None = None

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        if self._ground is None:
            self._ground = ground.paint(self.layout, self.own, self.belt_places, self._words)
        surface.blit(self._ground, (0, 0))
        if self.belt_places:
            self._belt(surface, moment)
        self._glow(surface, moment)
        for seat in moment.sight.scene.seats:
            if seat.seat in self.layout.others:
                self._other_seat(surface, moment, seat)
        self._tiles(surface, moment)
        self._own_seat(surface, moment)
        self._flights(surface, moment)
        station.speech(surface, self.layout.hint, moment)
        if not moment.connected:
            station.out_of_reach(surface, self._words)

    # ---- the middle ------------------------------------------------------------------------

    def _belt(self, surface: pygame.Surface, moment: Moment) -> None:
        track, half = self.layout.track, self.layout.tile * 0.6
        slats = self.belt_places * 2
        for index in range(slats):
            point = track.point(moment.belt_turns + (index + 0.5) / slats)
            out_x, out_y = track.outward(point)
            pygame.draw.aaline(
                surface,
                look.SLAT,
                (point[0] - out_x * half, point[1] - out_y * half),
                (point[0] + out_x * half, point[1] + out_y * half),
            )
        self._reader_mark(surface)
        match = moment.sight.luggage
        inner = track.radius - half - 6
        if inner < 14:
            return
        words, below = self._words("luggage-hands-reclaim"), ""
        if match is not None and match.phase in ("mapping", "verifying") and match.tiles_expected:
            found = {"found": match.tiles_found, "expected": match.tiles_expected}
            below = self._words("luggage-hands-suitcases-found", **found)
        elif match is not None:
            below = self._words("luggage-screen-round", number=match.round, of=match.rounds)
        height = min(34, round(inner * 0.85))
        x, y = track.centre
        sign = theme.lettering(words, height, theme.AMBER)
        look.put(surface, sign, (x, y - (height * 0.55 if below else 0)))
        if below:
            line = theme.lettering(below, round(height * 0.8), theme.PAPER)
            look.put(surface, line, (x, y + height * 0.55))

    def _reader_mark(self, surface: pygame.Surface) -> None:
        """A small gantry over the belt where its first reader looks."""
        track, half = self.layout.track, self.layout.tile * 0.6 + 7
        point = track.point(0.0)
        out_x, out_y = track.outward(point)
        inner = point[0] - out_x * half, point[1] - out_y * half
        outer = point[0] + out_x * half, point[1] + out_y * half
        pygame.draw.line(surface, theme.AMBER, inner, outer, 3)
        for end in (inner, outer):
            look.put(surface, look.disc(11, theme.AMBER), end)

    def _tiles(self, surface: pygame.Surface, moment: Moment) -> None:
        arriving = {flight.goal for flight in moment.flights}
        hovered = None
        for seen in moment.sight.scene.places:
            if seen.place in arriving:
                continue
            where = self._tile_at(seen.place, moment.belt_turns)
            if where is None:
                continue
            if seen.place == moment.hover and moment.sight.hand is None:
                hovered = (where, seen.top)
            else:
                station.piece(surface, seen.top, where[0], where[1])
        if hovered is not None:
            (centre, side), label = hovered
            side = round(side * _HOVER_SCALE)
            halo = look.frame((side + 8, side + 8), 10, 3, theme.AMBER)
            look.put(surface, halo, centre)
            station.piece(surface, label, centre, side)

    def _tile_at(self, place: str, belt_turns: float) -> tuple[Point, int] | None:
        """Where a piece on the belt or in the rows is, and how large; None elsewhere."""
        owner, _, number = place.partition("/")
        if owner == "belt" and self.belt_places:
            point = self.layout.belt_point(int(number), self.belt_places, belt_turns)
            return point, self.layout.tile
        if owner == "table" and int(number) < len(self.layout.rows):
            area = self.layout.rows[int(number)]
            return area.center, area.width
        return None

    # ---- pieces ----------------------------------------------------------------------------

    def _pile(
        self, surface: pygame.Surface, moment: Moment, place: str, area: Rect, count_side: str
    ) -> None:
        """A pile with its top piece and its count; a deep one shows its edges."""
        seen = next((s for s in moment.sight.scene.places if s.place == place), None)
        if seen is None:
            return
        shape = CARD_SHAPE if seen.top.kind == "card" else 1.0
        spot = fit(area, shape)
        station.depth(surface, seen.count, spot)
        station.piece(surface, seen.top, spot.center, spot.height)
        if seen.count > 1 or count_side == "always":
            station.count(surface, seen.count, spot)

    # ---- the other seats -------------------------------------------------------------------

    def _other_seat(self, surface: pygame.Surface, moment: Moment, seat: SeenSeat) -> None:
        panel = self.layout.others[seat.seat]
        station.head(surface, panel.light, panel.name, seat, moment)
        for pile in _PILES:
            place = f"{seat.seat}/{pile}"
            if not moment.arriving(place):
                self._pile(surface, moment, place, panel.places[pile], "")
        area = panel.places["hand"]
        mitten = hand.mitten(min(area.width, area.height), theme.seat_style(seat.seat).colour)
        if seat.hand is None or moment.flying_to(seat.seat):
            look.put(surface, mitten, area.center)
            return
        side = min(area.width, area.height)
        if seat.at_pad:
            look.put(surface, mitten, area.center)
            station.piece(surface, seat.hand, panel.light.center, round(panel.light.height * 0.7))
            return
        look.put(surface, mitten, (area.centerx, area.centery + side * 0.16))
        centre = (area.centerx, area.centery - side * 0.06)
        station.piece(surface, seat.hand, centre, round(side * 0.72))

    # ---- the own seat ----------------------------------------------------------------------

    def _own_seat(self, surface: pygame.Surface, moment: Moment) -> None:
        own, sight = self.layout.own, moment.sight
        seat = sight.seat
        room = self.layout.own["aside"].left - self.layout.strip.left
        station.own_name(surface, self.layout.strip, room, self.own, self._words)
        for pile in ("draw", "action"):
            if not moment.arriving(sight.pile(pile)):
                self._pile(surface, moment, sight.pile(pile), ground.slot(own[pile]), "")
        for pile in ("aside", "shown"):
            if pile == "shown" and sight.phase != "check" and sight.seen("shown") is None:
                continue
            if pile == "shown":
                self._shown_tray(surface)
            if not moment.arriving(sight.pile(pile)):
                area = own[pile].inflate(-own[pile].width // 8, -own[pile].height // 8)
                self._pile(surface, moment, sight.pile(pile), area, "always")
        if seat is not None:
            self._own_pad(surface, seat, moment)
            self._own_hand(surface, seat, moment)
        for letter in BUTTONS:
            down, hover = letter in moment.pressed, letter == moment.hover
            buttons.paint(surface, own[letter], letter, self._words, down=down, hover=hover)

    def _shown_tray(self, surface: pygame.Surface) -> None:
        area = self.layout.own["shown"]
        surface.blit(look.frame(area.size, 12, 2, look.TABLE_EDGE), area)
        height = captions.caption_height(area)
        centre = (area.centerx, area.bottom + height // 2)
        words = self._words(ground.CAPTIONS["shown"])
        captions.caption(surface, words, "", centre, height)

    def _own_pad(self, surface: pygame.Surface, seat: SeenSeat, moment: Moment) -> None:
        station.own_pad(surface, self.layout.own["pad"], seat, moment.now_s)

    def _own_hand(self, surface: pygame.Surface, seat: SeenSeat, moment: Moment) -> None:
        area = self.layout.own["hand"]
        side = min(area.size)
        colour = theme.seat_style(seat.seat).colour
        if seat.hand is None or seat.at_pad or moment.flying_to(seat.seat):
            centre = (area.centerx, area.centery + side * 0.04)
            look.put(surface, hand.mitten(round(side * 0.9), colour), centre)
        if seat.hand is None or moment.flying_to(seat.seat):
            return
        if seat.at_pad:
            pad = self.layout.own["pad"]
            station.piece(surface, seat.hand, pad.center, round(side * 0.6))
            return
        scale = 1.0 if moment.hover == "hand" else 0.94
        station.piece(surface, seat.hand, area.center, round(side * scale))
        look.put(surface, hand.thumbs(side, colour), (area.centerx, area.bottom - side * 0.2))

    # ---- what moves, glows and speaks ----------------------------------------------------------

    def _flights(self, surface: pygame.Surface, moment: Moment) -> None:
        for flight in moment.flights:
            start = self._spot(flight.origin, moment.belt_turns)
            goal = self._spot(flight.goal, moment.belt_turns)
            if start is None or goal is None:
                continue
            station.flying(surface, flight, start, goal, moment.now_s)

    def _spot(self, place: str, belt_turns: float) -> tuple[Point, int] | None:
        """The middle and height of a piece at a place or in a hand."""
        tile = self._tile_at(place, belt_turns)
        if tile is not None:
            return tile
        seat, _, pile = place.partition("/")
        if seat == self.own:
            area = self.layout.own.get(pile)
        else:
            panel = self.layout.others.get(seat)
            area = None if panel is None else panel.places.get(pile)
        return None if area is None else (area.center, round(min(area.size) * 0.9))

    def _glow(self, surface: pygame.Surface, moment: Moment) -> None:
        """Let glow what the hint speaks of, and what the mouse is over."""
        alpha = station.beat(moment.now_s)
        for target in moment.hint.at if not moment.message else ():
            if target in self.layout.own:
                station.outline(surface, self.layout.own[target], theme.AMBER, alpha)
        if moment.hover is not None and moment.hover in self.layout.own:
            station.outline(surface, self.layout.own[moment.hover], theme.PAPER, 150)
        if moment.hover in ("belt", "table") and moment.sight.hand is not None:
            words = theme.lettering(self._words("luggage-hands-put-back-here"), 16, theme.PAPER)
            look.put(surface, words, (self.layout.middle.centerx, self.layout.middle.bottom - 14))
