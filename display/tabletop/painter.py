"""Paints the virtual table: the ground, and on top of it what a scene shows.

All it shows of a piece comes from the scene, through `labels.picture`; from the view it takes
names and states only, never the seat's secrets.
"""

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from display import theme
from display.art.canvas import Colour
from display.tabletop import buttons, ground, hand, labels, look
from display.tabletop.layout import CARD_SHAPE, Layout, Point, fit
from display.tabletop.moment import Moment, state_of
from hardware.sim.scene import Button, Label, SeenSeat

_HOVER_SCALE = 1.3
BUTTONS: tuple[Button, ...] = ("A", "B")
_PILES = ("draw", "action", "aside")


class Painter:
    """Paints moments at one size of the table."""

    def __init__(
        self, layout: Layout, own: str, seats: Sequence[str], belt_places: int
    ) -> None:
        self.layout = layout
        self.own = own
        self.seats = seats
        self.belt_places = belt_places
        self._ground: pygame.Surface | None = None

    def paint(self, surface: pygame.Surface, moment: Moment) -> None:
        if self._ground is None:
            self._ground = ground.paint(self.layout, self.own, self.belt_places)
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
        self._hint(surface, moment)
        if not moment.connected:
            self._out_of_reach(surface)

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
        match = None if moment.sight.view is None else moment.sight.view.match
        inner = track.radius - half - 6
        if inner < 14:
            return
        words, below = "BAGGAGE RECLAIM", ""
        if match is not None and match.phase in ("mapping", "verifying") and match.tiles_expected:
            below = f"{match.tiles_found} of {match.tiles_expected} suitcases found"
        elif match is not None:
            below = f"Round {match.round} of {match.rounds}"
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
                self._piece(surface, seen.top, where[0], where[1])
        if hovered is not None:
            (centre, side), label = hovered
            side = round(side * _HOVER_SCALE)
            halo = look.frame((side + 8, side + 8), 10, 3, theme.AMBER)
            look.put(surface, halo, centre)
            self._piece(surface, label, centre, side)

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

    def _piece(
        self, surface: pygame.Surface, label: Label, centre: Point, height: int
    ) -> None:
        width = height if label.kind == "tile" else round(height * CARD_SHAPE)
        look.put(surface, labels.picture((max(4, width), max(4, height)), label), centre)

    def _pile(
        self, surface: pygame.Surface, moment: Moment, place: str, area: Rect, count_side: str
    ) -> None:
        """A pile with its top piece and its count; a deep one shows its edges."""
        seen = next((s for s in moment.sight.scene.places if s.place == place), None)
        if seen is None:
            return
        shape = CARD_SHAPE if seen.top.kind == "card" else 1.0
        spot = fit(area, shape)
        for depth in range(min(seen.count, 4) - 1, -1, -1):
            offset = depth * max(1, spot.height // 40)
            if depth:
                edge = look.box(spot.size, 6, (0, 0, 0, 110))
                surface.blit(edge, spot.move(offset, offset))
        self._piece(surface, seen.top, spot.center, spot.height)
        if seen.count > 1 or count_side == "always":
            self._count(surface, seen.count, spot)

    @staticmethod
    def _count(surface: pygame.Surface, count: int, spot: Rect) -> None:
        height = max(9, min(20, spot.height // 5))
        number = theme.lettering(str(count), height, theme.INK)
        badge = look.disc(round(height * 1.4), theme.AMBER)
        centre = (spot.right - 2, spot.top + 3)
        look.put(surface, badge, centre)
        look.put(surface, number, centre)

    # ---- the other seats -------------------------------------------------------------------

    def _other_seat(self, surface: pygame.Surface, moment: Moment, seat: SeenSeat) -> None:
        panel = self.layout.others[seat.seat]
        self._light(surface, panel.light, seat, moment.now_s)
        if not seat.at_pad:
            side = round(panel.light.height * 0.4)
            look.put(surface, theme.seat_mark((side, side), seat.seat), panel.light.center)
        words = seat.seat.capitalize()
        state = state_of(moment.sight, seat.seat)
        height = min(20, max(10, round(panel.name.height * 0.5)))
        if state and panel.name.height > 34 and panel.name.width < 150:
            name = look.fitted(words, height, panel.name.width, theme.PAPER)
            below = look.fitted(state, round(height * 0.8), panel.name.width, theme.MIST)
            x, y = panel.name.left, panel.name.centery
            surface.blit(name, name.get_rect(midleft=(x, y - height // 2)))
            surface.blit(below, below.get_rect(midleft=(x, y + height // 2 + 2)))
        else:
            name = look.fitted(words, height, panel.name.width, theme.PAPER)
            surface.blit(name, name.get_rect(midleft=panel.name.midleft))
            rest = panel.name.width - name.get_width() - 8
            if state and rest > 20:
                below = look.fitted(state, round(height * 0.8), rest, theme.MIST)
                surface.blit(below, below.get_rect(midright=panel.name.midright))
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
            self._piece(surface, seat.hand, panel.light.center, round(panel.light.height * 0.7))
            return
        look.put(surface, mitten, (area.centerx, area.centery + side * 0.16))
        centre = (area.centerx, area.centery - side * 0.06)
        self._piece(surface, seat.hand, centre, round(side * 0.72))

    def _light(
        self, surface: pygame.Surface, area: Rect, seat: SeenSeat, now_s: float
    ) -> None:
        """A pad with its light around it."""
        rgb = look.LIGHTS[seat.colour]
        level = 0.0 if seat.colour == "off" else look.brightness(seat.pattern, now_s)
        level = round(level * 8) / 8  # few steps, so that the pictures are found in their cache
        side = min(area.size)
        look.put(surface, look.glow(round(side * 1.7), rgb, round(8 * level)), area.center)
        ring = theme.mixed(look.LIGHTS["off"], rgb, level)
        look.put(surface, look.disc(side, ring), area.center)
        plate = round(side * 0.74)
        look.put(surface, look.disc(plate, look.TRAY), area.center)

    # ---- the own seat ----------------------------------------------------------------------

    def _own_seat(self, surface: pygame.Surface, moment: Moment) -> None:
        own, sight = self.layout.own, moment.sight
        seat = sight.seat
        self._own_name(surface)
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
            buttons.paint(surface, own[letter], letter, down=down, hover=hover)

    def _own_name(self, surface: pygame.Surface) -> None:
        """Whose strip this is, to the left of it where there is room."""
        room = self.layout.own["aside"].left - self.layout.strip.left
        if room < 80:
            return
        x, y = self.layout.strip.left + room // 2, self.layout.strip.centery
        look.put(surface, theme.seat_mark((28, 28), self.own), (x, y - 22))
        name = look.fitted(self.own.capitalize(), 22, room - 24, theme.PAPER)
        look.put(surface, name, (x, y + 8))
        look.put(surface, theme.lettering("you", 16, theme.MIST), (x, y + 28))

    def _shown_tray(self, surface: pygame.Surface) -> None:
        area = self.layout.own["shown"]
        surface.blit(look.frame(area.size, 12, 2, look.TABLE_EDGE), area)
        height = ground.caption_height(area)
        centre = (area.centerx, area.bottom + height // 2)
        ground.caption(surface, ground.CAPTIONS["shown"], "", centre, height)

    def _own_pad(self, surface: pygame.Surface, seat: SeenSeat, moment: Moment) -> None:
        area = self.layout.own["pad"]
        disc = Rect(0, 0, round(area.width * 0.9), round(area.width * 0.9))
        disc.center = area.center
        self._light(surface, disc, seat, moment.now_s)
        if not seat.at_pad:
            waves = hand.waves(round(disc.width * 0.42), theme.MIST)
            look.put(surface, waves, area.center)

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
            self._piece(surface, seat.hand, pad.center, round(side * 0.6))
            return
        scale = 1.0 if moment.hover == "hand" else 0.94
        self._piece(surface, seat.hand, area.center, round(side * scale))
        look.put(surface, hand.thumbs(side, colour), (area.centerx, area.bottom - side * 0.2))

    # ---- what moves, glows and speaks ----------------------------------------------------------

    def _flights(self, surface: pygame.Surface, moment: Moment) -> None:
        for flight in moment.flights:
            start = self._spot(flight.origin, moment.belt_turns)
            goal = self._spot(flight.goal, moment.belt_turns)
            if start is None or goal is None:
                continue
            part = flight.progress(moment.now_s)
            (x0, y0), side0 = start
            (x1, y1), side1 = goal
            lift = math.sin(part * math.pi) * 0.12 * math.dist((x0, y0), (x1, y1))
            centre = (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - lift)
            # Few sizes, so that the pictures are found in their cache.
            side = round((side0 + (side1 - side0) * part) / 6) * 6
            self._piece(surface, flight.label, centre, max(12, side))

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
        beat = 0.6 - 0.4 * math.cos(2 * math.pi * look.PULSE_HZ * moment.now_s)
        for target in moment.hint.at if not moment.message else ():
            if target in self.layout.own:
                self._outline(surface, self.layout.own[target], theme.AMBER, round(beat * 8) * 28)
        if moment.hover is not None and moment.hover in self.layout.own:
            self._outline(surface, self.layout.own[moment.hover], theme.PAPER, 150)
        if moment.hover in ("belt", "table") and moment.sight.hand is not None:
            words = theme.lettering("Put it back here", 16, theme.PAPER)
            look.put(surface, words, (self.layout.middle.centerx, self.layout.middle.bottom - 14))

    @staticmethod
    def _outline(surface: pygame.Surface, area: Rect, colour: Colour, alpha: int) -> None:
        around = area.inflate(8, 8)
        surface.blit(look.frame(around.size, 14, 3, colour, min(255, alpha)), around)

    def _hint(self, surface: pygame.Surface, moment: Moment) -> None:
        area = self.layout.hint
        words = moment.message or moment.hint.text
        colour = theme.BAD if moment.message else theme.PAPER
        height = round(area.height * 0.62)
        line = look.fitted(words, height, area.width - 40, colour)
        plate = Rect(0, 0, line.get_width() + 36, area.height)
        plate.center = area.center
        surface.blit(look.box(plate.size, plate.height // 2, theme.NIGHT), plate)
        look.put(surface, line, plate.center)

    def _out_of_reach(self, surface: pygame.Surface) -> None:
        veil = pygame.Surface(self.layout.size, pygame.SRCALPHA)
        veil.fill((*theme.NIGHT, 170))
        surface.blit(veil, (0, 0))
        words = theme.lettering("Waiting for the table …", 30, theme.PAPER)
        look.put(surface, words, (self.layout.size[0] / 2, self.layout.size[1] / 2))
