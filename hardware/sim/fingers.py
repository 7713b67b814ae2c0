"""Fingers on the buttons of simulated seats, for computers that are too busy for a quick press.

Acts arrive as messages. If the computer was late, a press and its release arrive together, and a
station, which looks every few milliseconds (`hardware.stations.device`), would never see the button
down: no finger of flesh is that quick.
"""

from collections import deque
from collections.abc import Callable

from hardware.loop import Loop, Task
from hardware.signals import Button

LOOKS = 3
"""How often a station can look at a button before it moves again: twice would be enough, the
second time after it has been at rest for as long as contacts bounce."""

LOOK_S = 0.02
"""The time between these looks: more than `hardware.stations.device.DEBOUNCE_US`."""


class Fingers:
    """The fingers of one seat on its buttons. *moved* is called with a button, and whether it is
    down now: at once, or as soon as a station can have seen the last move, in the same order."""

    def __init__(self, loop: Loop, moved: Callable[[Button, bool], None]) -> None:
        self._loop = loop
        self._moved = moved
        self._wanted: deque[tuple[Button, bool]] = deque()
        self._seen = True

    def __repr__(self) -> str:
        return f"<Fingers, {len(self._wanted)} moves to go>"

    def move(self, button: Button, down: bool) -> None:
        """Press a button, or let go of it."""
        if not self._seen:
            self._wanted.append((button, down))
            return
        self._moved(button, down)
        self._seen = False
        self._loop.start(self._stay())

    def _stay(self) -> Task:
        """Let the move be seen; a time only comes after all that was due before it."""
        for _ in range(LOOKS):
            yield self._loop.now_s() + LOOK_S
        self._seen = True
        if self._wanted:
            self.move(*self._wanted.popleft())
