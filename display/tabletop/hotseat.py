"""Several people at one computer: one virtual table at a time, with a curtain between them.

While the curtain is down nothing of any hand can be seen. It falls when somebody else at this
window is to act, and rises when that person says so. With tiles in rows nothing is secret (L-18):
there the table turns to the next person without a curtain.
"""

import math
from collections.abc import Sequence

import pygame
from pygame import Rect

from controller.views import Cursor, Message
from display import theme
from display.screens.catalogue import screens_of
from display.tabletop import look
from display.tabletop.sight import ENDED, Sight
from display.tabletop.table import VirtualTable
from display.targets import ButtonAt, NameOf, Target
from hardware.scene import LookAway

REST_S = 2.0
"""How long a player who has acted sees the result, such as a card that was drawn."""

RISE_KEYS = (pygame.K_SPACE, pygame.K_RETURN)
NEXT_KEY = pygame.K_F2
"""Gives the screen to the next person who is to act."""

RESTING_S = 1.0

PAUSE = "control/pause"

TOGETHER_KEYS = (pygame.K_a, pygame.K_RETURN)
"""With one of these keys all people at this window join, agree to begin, and go on."""


def to_act(sight: Sight) -> tuple[str, ...]:
    """Return the seats that are publicly due to act; empty if nobody in particular is."""
    match = sight.match
    if sight.view is not None and sight.view.naming:
        return tuple(row.seat for row in sight.view.naming if row.step != "ready")
    if match is None or match.phase in ENDED:
        return ()
    if match.active is not None:
        return (match.active,)
    due = screens_of(match).due(match)
    if due is not None:
        return tuple(due)
    # A pulsing light says that its player may speak, but need not.
    lively = ("blink", "pulse")
    return tuple(seat.seat for seat in sight.scene.seats if seat.pattern in lively)


def for_everybody(cursor: Cursor | None) -> bool:
    """Return True if a choice is no one seat's own, so that it may be made behind the curtain."""
    return cursor is not None and not cursor.seat


class HotSeat:
    """A pane in which the tables of several people take turns. Closes none of them.

    `up` is the seat whose turn at the screen it is; while `curtain` is down its table is not shown.
    """

    def __init__(self, tables: Sequence[VirtualTable]) -> None:
        self._tables = {table.seat: table for table in tables}
        for table in tables:
            table.accompany([other for other in tables if other is not table])
        self.up = tables[0].seat
        self.curtain = len(tables) > 1
        self._pane = Rect(0, 0, 1, 1)
        self._plays = True
        """Whether a match may be in progress."""
        self._together = False
        """Whether people were joining, who press A together."""
        self._rests_since_s = math.inf
        self._acted = False
        """Whether it was the turn of the person who has the screen."""
        self._changed = True
        self._away: dict[str, bool] = dict.fromkeys(self._tables, False)
        """The seats that may speak without seeing the table, as reported to the table."""

    def __repr__(self) -> str:
        state = "behind the curtain" if self.curtain else "at the screen"
        return f"<HotSeat of {', '.join(self._tables)}: {self.up} {state}>"

    @property
    def table(self) -> VirtualTable:
        """The table of the person who has the screen."""
        return self._tables[self.up]

    @property
    def seat(self) -> str:
        """The seat of that table; empty while the curtain is down, when nobody sits there."""
        return "" if self.curtain else self.up

    @property
    def cards(self) -> Sequence[str]:
        """The control cards that have a meaning at that seat now; while the curtain is down, those
        of everybody."""
        cards = self.table.cards
        return [card for card in cards if card == PAUSE] if self.curtain else cards

    def place(self, pane: Rect) -> None:
        self._pane = Rect(pane)
        self._changed = True
        for table in self._tables.values():
            table.place(pane)

    def poll(self, now_s: float) -> None:
        for table in self._tables.values():
            table.poll(now_s)
        self._watch_matches()
        self._part()
        self._tell_who_is_away()
        wanted = self._wanted()
        if wanted is None or not self.table.at_rest:
            self._rests_since_s = math.inf
            return
        self._rests_since_s = min(self._rests_since_s, now_s)
        if self.curtain or now_s >= self._rests_since_s + REST_S:
            self._pass_to(wanted)

    def handle(self, event: pygame.event.Event, now_s: float) -> None:
        """Take in an event of the window, for the person who has the screen; for nobody while the
        curtain is down."""
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

    def click(self, target: Target, now_s: float) -> None:
        """Handle a click on the public screen; behind the curtain nobody has a hand, except for
        what everyone decides together. Each of the people here may choose a name there."""
        view = self.table.sight().view
        if target == ButtonAt("A") and self._looks_on:
            for table in self._tables.values():
                table.click(target, now_s)
        elif isinstance(target, NameOf):
            self._tables.get(target.seat, self.table).click(target, now_s)
        elif not self.curtain or (view is not None and for_everybody(view.cursor)):
            self.table.click(target, now_s)

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        self.table.ask(card, lines, now_s)

    def read(self, reads: bool, what: str = "menu") -> None:
        """Tell the table whether the window is covered, for everyone here."""
        for table in self._tables.values():
            table.read(reads, what)

    def speak(self, language: str) -> None:
        """Set the language for everyone here."""
        for table in self._tables.values():
            table.speak(language)
        self._changed = True

    def holds(self) -> bool:
        return not self.curtain and self.table.holds()

    def let_go(self) -> None:
        self.table.let_go()

    def draw(self, surface: pygame.Surface, now_s: float) -> None:
        self._changed = False
        if self.curtain:
            self._draw_curtain(surface.subsurface(self._pane.clip(surface.get_rect())))
        else:
            self.table.draw(surface, now_s)

    def refresh(self, surface: pygame.Surface, now_s: float) -> Sequence[Rect]:
        """Paint all of it: hands and pieces are everywhere."""
        self.draw(surface, now_s)
        return [self._pane.clip(surface.get_rect())]

    def descriptors(self) -> Sequence[int]:
        """Return nothing: hands move by themselves."""
        return ()

    def pause_s(self, now_s: float) -> float:
        if self.curtain:
            return 0.0 if self._changed else RESTING_S
        return 0.0 if self._changed else self.table.pause_s(now_s)

    # ---- inside --------------------------------------------------------------------------------

    @property
    def _hides(self) -> bool:
        """Whether a curtain falls between the people here."""
        return len(self._tables) > 1 and self._plays and not self.table.sight().in_rows

    def _watch_matches(self) -> None:
        """Nothing needs hiding outside a match; when one begins, the curtain is down."""
        view = self.table.sight().view
        plays = view is None or view.match is not None
        if plays != self._plays:
            self._plays = plays
            self.curtain = self._hides
            self._changed = True
        if self.curtain and not self._hides:
            self.curtain, self._changed = False, True

    def _part(self) -> None:
        """Let everybody's buttons up when joining is over: only the one who has the
        screen hears the key go up from then on."""
        if self._together and not self._joining:
            for table in self.table.companions:
                table.let_go()
        self._together = self._joining

    @property
    def _joining(self) -> bool:
        view = self.table.sight().view
        return view is not None and view.stage == "joining"

    @property
    def _looks_on(self) -> bool:
        """Whether everybody looks at a climax: who goes on from it, does so for all of them."""
        view = self.table.sight().view
        return view is not None and view.staged is not None

    def _tell_who_is_away(self) -> None:
        """Tell the table who is away: the time for an answer runs from when everyone here who may
        give one has seen what it is about, and not behind the curtain."""
        for seat, table in self._tables.items():
            sees = seat == self.up and not self.curtain
            away = table.sight().answers and not sees and self._hides
            if away != self._away[seat]:
                self._away[seat] = away
                table.act(LookAway(away))

    def _wanted(self) -> str | None:
        """Return who of the people here is to act next, clockwise; None if nobody else is."""
        sight = self.table.sight()
        acting = to_act(sight)
        if sight.looks_on:
            return None
        if self.up in acting:
            self._acted = True
            return None
        seats = list(self._tables)
        at = seats.index(self.up)
        after = (*seats[at + 1 :], *seats[:at])
        wanted = next((seat for seat in after if seat in acting), None)
        if wanted is None and acting and self._acted and not self.curtain:
            # Somebody else acts: these cards must not be seen meanwhile.
            return after[0]
        return wanted

    def _pass_to(self, seat: str) -> None:
        self.table.let_go()
        self.up = seat
        self._acted = False
        self.curtain = self._hides
        self._rests_since_s = math.inf
        self._changed = True

    def _rises(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return event.key in RISE_KEYS
        return event.type == pygame.MOUSEBUTTONDOWN and self._pane.collidepoint(event.pos)

    def _meant(self, event: pygame.event.Event) -> Sequence[VirtualTable]:
        """Return whose event it is: that of the person who has the screen, or everyone's."""
        together = (self._joining or self._looks_on) and self._is_a(event)
        return tuple(self._tables.values()) if together else (self.table,)

    def _is_a(self, event: pygame.event.Event) -> bool:
        """Return True if button A goes down or up, by key or mouse."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return event.key in TOGETHER_KEYS
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return False
        point = (event.pos[0] - self._pane.left, event.pos[1] - self._pane.top)
        return self.table.target_at(point, 0.0) == ButtonAt("A")

    def _draw_curtain(self, surface: pygame.Surface) -> None:
        """Draw cloth in the seat's colour, and its name: nothing of any hand."""
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
        said = self.table.sight().words
        words = said("hands-curtain-name", seat=self.up)
        name = look.fitted(words, round(plate.height * 0.2), plate.width - 30, theme.PAPER)
        look.put(surface, name, (plate.centerx, plate.top + plate.height * 0.57))
        words = said("hands-curtain-how")
        how = look.fitted(words, round(plate.height * 0.11), plate.width - 30, theme.MIST)
        look.put(surface, how, (plate.centerx, plate.top + plate.height * 0.82))
