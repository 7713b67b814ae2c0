"""Looking less often while nothing can change: what lets a simulated table rest.

Readers poll a hundred times a second, and stations look at their buttons twice as often. In the
twin each look costs time on the computer that a person plays at, although the twin knows that
nothing has come: no hand holds a piece, no finger moves, the belt stands still. While a `Doze` is
on, such looks come `LATE_S` later; `wake` makes up for that at once.
"""

from collections.abc import Callable

from hardware.loop import Loop, Timer

LATE_S = 0.4
"""The longest time between two looks. A station sends its heartbeat in the first one after it is
due (`hardware.stations.protocol.HEARTBEAT_US`); a link misses it after a second."""


class Doze:
    """Schedules looks on a loop: in time, or later while it is on. Off at first."""

    def __init__(self, loop: Loop) -> None:
        self.on = False
        self._loop = loop
        self._put_off: dict[Callable[[], None], tuple[float, Timer]] = {}
        """The looks that come later, and when they should have come."""

    def __repr__(self) -> str:
        return f"<Doze {'on' if self.on else 'off'}, {len(self._put_off)} looks put off>"

    def call_at(self, at_s: float, look: Callable[[], None]) -> Timer:
        """Schedule a look, of which only the last one counts."""
        if not self.on:
            return self._loop.call_at(at_s, look)
        timer = self._loop.call_at(max(at_s, self._loop.now_s() + LATE_S), look)
        self._put_off[look] = at_s, timer
        return timer

    def wake(self) -> None:
        """Look in time again; what was put off happens when it should have, or now."""
        self.on = False
        put_off, self._put_off = self._put_off, {}
        for at_s, timer in put_off.values():
            if timer.call is not None:
                timer.at_s = at_s
                self._loop.call_at(max(at_s, self._loop.now_s()), timer.fire)
