"""Several people at one computer: one virtual table at a time, with a curtain between them.

While the curtain is down nothing of any hand can be seen. It falls when somebody else at this
window is to act, and rises when that person says so.
"""

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from controller.views import LuggageView
from display import theme
from display.tabletop import look
from display.tabletop.sight import Sight
from display.tabletop.table import VirtualTable
from display.words import words_in

REST_S = 1.0
"""How long a player who has acted sees what came of it."""

RISE_KEYS = (pygame.K_SPACE, pygame.K_RETURN)
NEXT_KEY = pygame.K_F2
"""Gives the screen to the next person who is to act."""

RESTING_S = 1.0

TOGETHER_KEYS = (pygame.K_a, pygame.K_RETURN)
"""All people at this window join, and agree to begin, with one key."""


def to_act(sight: Sight) -> tuple[str, ...]:
    """The seats that are to act now, as everybody can see; empty where nobody in particular is."""
    match = None if sight.view is None else sight.view.match
    if match is None or match.phase in ("round_over", "over"):
        return ()
    if match.active is not None:
        return (match.active,)
    if isinstance(match, LuggageView):
        said = {"ready": lambda p: p.ready, "check": lambda p: p.checked}.get(match.phase)
        return () if said is None else tuple(p.seat for p in match.players if not said(p))
    return tuple(seat.seat for seat in sight.scene.seats if seat.pattern == "blink")


class HotSeat:
    """A pane in which the tables of several people take turns. Closes none of them.

    `up` is the seat whose turn at the screen it is; while `curtain` is down its table is not shown.
    """

    def __init__(self, tables: Sequence[VirtualTable]) -> None:
        self._tables = {table.seat: table for table in tables}
        self.up = tables[0].seat
        self.curtain = len(tables) > 1
        self._pane = Rect(0, 0, 1, 1)
        self._plays = True
        """Whether a match may be going on."""
        self._rests_since_s = math.inf
        self._changed = True

    def __repr__(self) -> str:
        state = "behind the curtain" if self.curtain else "at the screen"
        return f"<HotSeat of {', '.join(self._tables)}: {self.up} {state}>"

    @property
    def table(self) -> VirtualTable:
        """The table of the person who has the screen."""
        return self._tables[self.up]

    def place(self, pane: Rect) -> None:
        self._pane = Rect(pane)
        self._changed = True
        for table in self._tables.values():
            table.place(pane)

    def poll(self, now_s: float) -> None:
        for table in self._tables.values():
            table.poll(now_s)
        self._watch_matches()
        wanted = self._wanted()
        if wanted is None or not self.table.at_rest:
            self._rests_since_s = math.inf
            return
        self._rests_since_s = min(self._rests_since_s, now_s)
        if self.curtain or now_s >= self._rests_since_s + REST_S:
            self._pass_to(wanted)

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window: it is for the one who has the screen, and for nobody
        while the curtain is down."""
        if event.type == pygame.KEYDOWN and event.key == NEXT_KEY:
            seats = list(self._tables)
            self._pass_to(seats[(seats.index(self.up) + 1) % len(seats)])
        elif self.curtain:
            if self._rises(event):
                self.curtain = False
                self._changed = True
        else:
            for table in self._meant(event):
                table.handle(event, now_s)

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        self._changed = False
        if self.curtain:
            self._draw_curtain(surface.subsurface(self._pane.clip(surface.get_rect())))
        else:
            self.table.draw(surface, now_s)

    def pause_s(self, now_s: float) -> float:
        if self.curtain:
            return 0.0 if self._changed else RESTING_S
        return 0.0 if self._changed else self.table.pause_s(now_s)

    # ---- inside --------------------------------------------------------------------------------

    def _watch_matches(self) -> None:
        """Outside a match there is nothing to hide; when one begins, the curtain is down."""
        view = self.table.sight().view
        plays = view is None or view.match is not None
        if plays != self._plays:
            self._plays = plays
            self.curtain = plays and len(self._tables) > 1
            self._changed = True

    def _wanted(self) -> str | None:
        """Who is to act of the people here, the next one clockwise; None where nobody else."""
        acting = to_act(self.table.sight())
        if self.up in acting:
            return None
        seats = list(self._tables)
        at = seats.index(self.up)
        after = (*seats[at + 1 :], *seats[:at])
        return next((seat for seat in after if seat in acting), None)

    def _pass_to(self, seat: str) -> None:
        self.table.release_all()
        self.up = seat
        self.curtain = len(self._tables) > 1
        self._rests_since_s = math.inf
        self._changed = True

    def _rises(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in RISE_KEYS
        return event.type == pygame.MOUSEBUTTONDOWN and self._pane.collidepoint(event.pos)

    def _meant(self, event: pygame.event.Event) -> Sequence[VirtualTable]:
        """Whose event it is: of the one who has the screen, or of everybody here."""
        view = self.table.sight().view
        joining = view is not None and view.stage == "joining"
        pressed = event.type in (pygame.KEYDOWN, pygame.KEYUP) and event.key in TOGETHER_KEYS
        return tuple(self._tables.values()) if joining and pressed else (self.table,)

    def _draw_curtain(self, surface: pygame.Surface) -> None:
        """Cloth in the seat's colour, and its name: nothing of any hand."""
        width, height = surface.get_size()
        colour = theme.seat_style(self.up).colour
        folds = max(8, width // 48)
        for fold in range(folds):
            shade = theme.mixed(theme.NIGHT, colour, 0.16 if fold % 2 else 0.22)
            left = round(width * fold / folds)
            pygame.draw.rect(surface, shade, (left, 0, width // folds + 2, height))
        plate = Rect(0, 0, min(width - 20, round(height * 1.9)), round(height * 0.62))
        plate.center = surface.get_rect().center
        surface.blit(theme.panel(plate.size, theme.NIGHT, colour, 18, 3), plate)
        side = round(plate.height * 0.28)
        mark = theme.seat_mark((side, side), self.up)
        look.put(surface, mark, (plate.centerx, plate.top + plate.height * 0.24))
        said = words_in(self.table.sight().language)
        words = said("hands-curtain-name", seat=self.up)
        name = look.fitted(words, round(plate.height * 0.2), plate.width - 30, theme.PAPER)
        look.put(surface, name, (plate.centerx, plate.top + plate.height * 0.57))
        words = said("hands-curtain-how")
        how = look.fitted(words, round(plate.height * 0.11), plate.width - 30, theme.MIST)
        look.put(surface, how, (plate.centerx, plate.top + plate.height * 0.82))
