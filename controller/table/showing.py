"""A test on the operator's page of what a table shows by itself: the light of every seat in each
colour, and a sound with each."""

from collections.abc import Callable, Sequence
from typing import get_args

from msgspec import Struct

from controller.match.menu import Choice, Menu
from controller.views import DoctorView, Message, Notice
from hardware.signals import AnySignal, Colour, SetLight

COLOUR_S = 2.0
"""How long a colour is shown: time to look at every seat."""
COLOURS: tuple[Colour, ...] = tuple(one for one in get_args(Colour) if one != "off")
SOUND = "match"


class TestLights(Struct, frozen=True):
    """Open the page that tests lights and sounds."""

    __test__ = False  # for pytest: it is no test


class HaltLights(Struct, frozen=True):
    """Show no more."""


LINE = Choice("table-menu-lights", TestLights())
MENU = Menu("", Message("table-menu-lights"), (Choice("table-menu-watch-stop", HaltLights()),))


class LightsPage:
    """Shows each colour at the *seats*: *send* takes commands, and *sound* the name of what is to
    be heard. It is over by itself; any button stops it."""

    shows = "doctor"
    busy = True
    notice: Notice | None = None

    def __init__(
        self,
        seats: Sequence[str],
        send: Callable[[SetLight], None],
        sound: Callable[[str], None],
        now_s: float,
    ) -> None:
        self._seats, self._send, self._sound = seats, send, sound
        self._shown = -1
        self._next_s = now_s
        self.over = False
        self.pass_time(now_s)

    def __repr__(self) -> str:
        return f"<LightsPage, colour {self._shown + 1} of {len(COLOURS)}>"

    def hear(self, signal: AnySignal) -> None: ...

    def pass_time(self, now_s: float) -> None:
        """Go on to the next colour when it is time to."""
        if now_s < self._next_s or self.over:
            return
        self._shown, self._next_s = self._shown + 1, now_s + COLOUR_S
        if self._shown == len(COLOURS):
            self._end()
            return
        self._light(COLOURS[self._shown])
        self._sound(SOUND)

    def wake_at_s(self) -> float | None:
        return None if self.over else self._next_s

    def choose(self, asked: HaltLights, now_s: float) -> bool:
        self._end()
        return False

    def close(self) -> None:
        self._light("off")

    def menu(self) -> Menu:
        return MENU

    def view(self) -> DoctorView:
        colour = COLOURS[min(self._shown, len(COLOURS) - 1)]
        hint = Message("table-lights-shown", {"colour": colour})
        return DoctorView(min(1.0, (self._shown + 1) / len(COLOURS)), hint=hint)

    def _end(self) -> None:
        self.over, self.notice = True, Notice("table-lights-done")

    def _light(self, colour: Colour) -> None:
        for seat in self._seats:
            self._send(SetLight(seat, colour))
