"""The hands at an appliance's own screen: those of a simulated table, which one or several people
play in turns with keyboard, mouse or fingers; and the operator's page of a real one.
"""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from controller.views import Message, TableView, Tend
from display.targets import LineAt, Target

if TYPE_CHECKING:
    from display.scene import PlayerScreen
    from display.tabletop import HotSeat, VirtualTable
    from display.tabletop.controls import Top

Sits = Callable[[str, ExitStack, "Top"], "VirtualTable"]
"""Takes a seat's virtual table, which is drawn as that `Top` says; the stack closes its
connections."""


class Seats:
    """The hands of the first `people` seats that no bot has, and the screen of a player on which
    they take turns. *sits* makes a seat's table, when it is needed for the first time: what that
    imports, a screen at which nobody plays does without."""

    def __init__(self, sits: Sits) -> None:
        self._sits = sits
        self._tables: dict[str, VirtualTable] = {}
        self._connections = ExitStack()
        self._free: tuple[str, ...] = ()
        self._screen: PlayerScreen | None = None
        self.people = 1
        self._language: str | None = None
        self._hands: HotSeat | VirtualTable | None = None

    def __repr__(self) -> str:
        return f"<Seats of {self.people}, {self._hands!r}>"

    def close(self) -> None:
        """Leave the table; the same seats are kept for a return. Idempotent."""
        self._connections.close()
        self._tables.clear()
        self._hands = None

    def sit(self, view: TableView) -> bool:
        """Sit down at the table that is shown; return False where every seat has a bot."""
        self._free = tuple(seat.seat for seat in view.seats if not seat.bot)
        if not self._free:
            return False
        self.people = min(self.people, len(self._free))
        self._gather()
        return True

    def another(self) -> None:
        """One person more takes turns here; after the last seat there is one again."""
        self.people = self.people % len(self._free) + 1
        self._gather()

    def _gather(self) -> None:
        from display.scene import PlayerScreen, SceneTop
        from display.tabletop import HotSeat

        if self._screen is None:
            self._screen = PlayerScreen()
            self._screen.steered = True
        for seat in self._free[: self.people]:
            if seat not in self._tables:
                self._tables[seat] = self._sits(seat, self._connections, SceneTop(self._screen))
        tables = [self._tables[seat] for seat in self._free[: self.people]]
        for table in self._tables.values():
            table.accompany(())
        self._hands = tables[0] if len(tables) == 1 else HotSeat(tables)
        if self._language is not None:
            self.speak(self._language)

    @property
    def hands(self) -> "HotSeat | VirtualTable":
        assert self._hands is not None, "somebody sits here"
        return self._hands

    @property
    def screen(self) -> "PlayerScreen":
        assert self._screen is not None, "somebody sits here"
        return self._screen

    # ---- what the menu asks --------------------------------------------------------------------

    @property
    def seat(self) -> str:
        return self.hands.seat

    @property
    def cards(self) -> Sequence[str]:
        return self.hands.cards

    def ask(self, card: str, lines: Sequence[Message], now_s: float) -> None:
        self.hands.ask(card, lines, now_s)

    def read(self, reads: bool) -> None:
        self.hands.read(reads)

    def speak(self, language: str) -> None:
        self._language = self.screen.language = language
        self.hands.speak(language)

    def click(self, target: Target, now_s: float) -> None:
        self.hands.click(target, now_s)

    def poll(self, now_s: float) -> None:
        """Keep those that nobody uses just now: who does not read loses its place. Raises
        `SeatRefused`."""
        for seat in self._free[self.people :]:
            if seat in self._tables:
                self._tables[seat].poll(now_s)


# ---- the operator's page -------------------------------------------------------------------------

_NEXT = (pygame.K_b, pygame.K_DOWN, pygame.K_TAB, pygame.K_RIGHT)
_TAKE = (pygame.K_a, pygame.K_RETURN, pygame.K_SPACE)


def tend(event: pygame.event.Event, view: TableView, target: Target | None) -> tuple[Tend, ...]:
    """Return what an event asks of the operator's page that *view* shows: a key, or a click on
    *target*, a line of it."""
    if event.type == pygame.KEYDOWN:
        if event.key == pygame.K_ESCAPE:
            return (Tend(),)
        if event.key in _NEXT:
            return (Tend("B"),)
        return (Tend("A"),) if event.key in _TAKE else ()
    cursor = view.cursor
    if event.type != pygame.MOUSEBUTTONDOWN or cursor is None or target is None:
        return ()
    if not isinstance(target, LineAt) or target.number >= len(cursor.options):
        return ()
    steps = (target.number - cursor.at) % len(cursor.options)
    return (*(Tend("B"),) * steps, Tend("A"))


# ---- the keyboard --------------------------------------------------------------------------------

KEYBOARD = Path("/run/reclaim-settings/keyboard")
"""Its layout, where the owner has named one (controller/commands/settings.py)."""

_AZERTY = {pygame.K_q: pygame.K_a, pygame.K_w: pygame.K_z}
_QWERTZ = {pygame.K_y: pygame.K_z}
_SWAPS = {
    **dict.fromkeys(("fr", "be"), _AZERTY),
    **dict.fromkeys(("de", "at", "ch", "cz", "sk", "hu", "hr", "si"), _QWERTZ),
}


def keys_of(place: Path = KEYBOARD) -> dict[int, int]:
    """Return the letters that lie elsewhere than on the keyboard of the United States, for which
    SDL takes any without a desktop."""
    try:
        swaps = _SWAPS.get(place.read_text().strip(), {})
    except OSError:
        return {}
    return swaps | {there: here for here, there in swaps.items()}
