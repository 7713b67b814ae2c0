"""The event loop of a table, on a real or a virtual clock.

Readers, motor, stations, bots and screens are callbacks and generators on one thread. On a
`RealClock` the loop sleeps in `select` until the next one is due. On a `VirtualClock` it jumps
there, so an hour at the table takes seconds and always happens the same way. A `PacedClock` does
both, so that people can watch a twin on a busy machine.

Async frameworks were considered: none lets a task charge the clock for the bus transfers it makes,
and that is what makes the deep twin's timing honest.
"""

import heapq
import selectors
import time
from collections.abc import Callable, Generator
from typing import Any, Protocol

from hardware.errors import CannotStart
from hardware.starting import persistently
from hardware.times import soonest

Task = Generator[float, None, None]
"""A generator that yields the time (in seconds on the loop's clock) at which to resume it."""


class Clock(Protocol):
    """Where a loop's time comes from."""

    virtual: bool

    def now_s(self) -> float:
        """Return the seconds since the clock was made; never goes back."""

    def spend(self, seconds: float) -> None:
        """Account for *seconds* of work: a virtual clock moves on, a real one already has."""


class RealClock:
    """Real time multiplied by *rate*, which is 1 at a real table."""

    virtual = False

    def __init__(self, rate: float = 1.0) -> None:
        self._start_s = time.monotonic()
        self._rate = rate

    def now_s(self) -> float:
        return (time.monotonic() - self._start_s) * self._rate

    def wait_s(self, at_s: float) -> float:
        """Return how long to sleep until the clock shows *at_s*; 0 if it already does."""
        return max(0.0, at_s - self.now_s()) / self._rate

    def spend(self, seconds: float) -> None:
        pass


class VirtualClock:
    """A clock that moves only when told to."""

    virtual = True

    def __init__(self) -> None:
        self._now_s = 0.0

    def now_s(self) -> float:
        return self._now_s

    def spend(self, seconds: float) -> None:
        if seconds < 0:
            raise ValueError(f"time cannot go back by {-seconds} s")
        self._now_s += seconds

    def jump_to(self, at_s: float) -> None:
        """Move on to *at_s*; does nothing if that has passed."""
        self._now_s = max(self._now_s, at_s)


LONGEST_WAIT_S = 3600.0

MOST_LATE_S = 0.2
"""How much delay a paced clock makes up for: catching up on this much is too quick to notice."""


class PacedClock(VirtualClock):
    """The clock of a twin that people watch: as fast as real time multiplied by *rate*, and no
    faster.

    Like a virtual clock it moves from one due event to the next. A busy machine makes the twin late
    but changes nothing in it: no motor stalls because nobody polled it, and no tag leaves before it
    was read. The clock makes up for `MOST_LATE_S` of delay at most.
    """

    virtual = False

    def __init__(self, rate: float = 1.0) -> None:
        super().__init__()
        self._rate = rate
        self._real = RealClock(rate)
        self._lost_s = 0.0
        self.hurry = 1.0
        """The current speed, as a multiple of the usual one."""

    def hurried(self, times: float) -> None:
        """Run *times* as fast as usual from now on, while people only wait for a lap."""
        if times != self.hurry:
            self.hurry, self._real = times, RealClock(self._rate * times)
            self._lost_s = -self._now_s

    def wait_s(self, at_s: float) -> float:
        """Return how long to sleep until the clock may show *at_s*; 0 if it already may."""
        return self._real.wait_s(at_s + self._lost_s)

    def follow(self, due_s: float | None) -> None:
        """Advance with real time, but not beyond *due_s* if something is due then."""
        real_s = self._real.now_s() - self._lost_s
        if due_s is not None and real_s > due_s:
            self._lost_s += max(0.0, real_s - due_s - MOST_LATE_S)
            real_s = due_s
        self.jump_to(real_s)


class Timer:
    """A callback that waits for its time. `cancel` may be called at any moment, and repeatedly."""

    __slots__ = ("at_s", "call")

    def __init__(self, at_s: float, call: Callable[[], None]) -> None:
        self.at_s = at_s
        self.call: Callable[[], None] | None = call
        """The callback; None once called or cancelled."""

    def cancel(self) -> None:
        self.call = None

    def fire(self) -> None:
        call, self.call = self.call, None
        if call is not None:
            call()


CallAt = Callable[[float, Callable[[], None]], Timer]
"""Schedules a callback, like `Loop.call_at`."""

_KINDS: dict[type, str] = {RealClock: "real", VirtualClock: "virtual", PacedClock: "paced"}


class Loop:
    """Runs timers, tasks and file callbacks in order of time.

    Callbacks due at the same time run in the order in which they were scheduled. An exception in a
    callback leaves `run`: a table with broken code must stop. Raises `CannotStart` when made.
    """

    def __init__(self, clock: RealClock | VirtualClock | None = None) -> None:
        self.clock = clock or RealClock()
        self.now_s = self.clock.now_s
        """The time on its clock."""
        self.before_waiting: list[Callable[[], None]] = []
        """Called before the clock moves: the deep twin lets serial exchanges finish here."""
        self._timers: list[tuple[float, int, Timer]] = []
        self._sequence = 0
        self._selector = persistently("The table's loop", selectors.DefaultSelector)
        self._watched = 0
        """The number of files that are watched."""
        self._stopping = False

    def __enter__(self) -> "Loop":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        kind = _KINDS[type(self.clock)]
        waiting = sum(timer.call is not None for _, _, timer in self._timers)
        return f"<Loop at {self.clock.now_s():.3f} s ({kind}), {waiting} timers>"

    def close(self) -> None:
        """Drop everything that waits. Idempotent."""
        self._timers.clear()
        self._selector.close()

    def call_at(self, at_s: float, call: Callable[[], None]) -> Timer:
        timer = Timer(at_s, call)
        self._sequence += 1
        heapq.heappush(self._timers, (at_s, self._sequence, timer))
        return timer

    def call_later(self, delay_s: float, call: Callable[[], None]) -> Timer:
        return self.call_at(self.now_s() + delay_s, call)

    def start(self, task: Task, call_at: CallAt | None = None) -> None:
        """Run the generator *task* now, and again at each time it yields: by *call_at*, if that is
        to decide when."""
        again = call_at or self.call_at

        def step() -> None:
            at_s = next(task, None)
            if at_s is not None:
                again(at_s, step)

        self.call_at(self.now_s(), step)

    def watch(self, file: Any, readable: Callable[[], None]) -> None:
        """Call *readable* whenever *file* (a descriptor, or an object with one) is readable. Raises
        `CannotStart`."""
        try:
            self._selector.register(file, selectors.EVENT_READ, readable)
        except OSError as error:
            raise CannotStart(
                f"The table's loop can watch no other file: {error.strerror}."
            ) from None
        self._watched += 1

    def unwatch(self, file: Any) -> None:
        self._selector.unregister(file)
        self._watched -= 1

    def stop(self) -> None:
        """Make `run` return after the current callback, or at once if it is not running yet."""
        self._stopping = True

    def poll_files(self, timeout_s: float = 0.0) -> bool:
        """Serve readable files, waiting up to *timeout_s*; return True if there were any."""
        if not self._watched:
            if timeout_s > 0:
                time.sleep(timeout_s)
            return False
        ready = self._selector.select(timeout_s)
        if ready and isinstance(self.clock, PacedClock):
            self.clock.follow(self._next_due_s())
        for key, _ in ready:
            key.data()
        return bool(ready)

    def run(self, until_s: float | None = None, while_: Callable[[], bool] | None = None) -> None:
        """Run until `stop`, until the clock shows *until_s*, or while *while_* returns True.

        With a virtual clock, also return once no timer is left, cancelled ones aside.
        """
        while not self._stopping and (while_ is None or while_()):
            for hook in self.before_waiting:
                hook()
            next_s = self._next_due_s()
            if until_s is not None and (next_s is None or next_s > until_s):
                self._wait_until(until_s)
                if self.now_s() >= until_s and self._next_due_s() == next_s:
                    break
                continue
            if next_s is None and self.clock.virtual:
                break
            self._wait_until(next_s)
            self._fire_due()
        self._stopping = False

    def _next_due_s(self) -> float | None:
        """Return when the next timer is due, or None.

        A cancelled timer stays in the heap until it reaches the top: removing it earlier would need
        a search.
        """
        timers = self._timers
        while timers and timers[0][2].call is None:
            heapq.heappop(timers)
        return timers[0][0] if timers else None

    def _wait_until(self, at_s: float | None) -> None:
        clock = self.clock
        if isinstance(clock, PacedClock):
            self._sleep_until(at_s, clock)
            due_s = self._next_due_s()
            clock.follow(soonest(at_s, due_s))
        elif isinstance(clock, VirtualClock):
            if self.poll_files():
                # What was just read may have scheduled something sooner.
                at_s = soonest(at_s, self._next_due_s())
            if at_s is not None:
                clock.jump_to(at_s)
        else:
            self._sleep_until(at_s, clock)

    def _sleep_until(self, at_s: float | None, clock: RealClock | PacedClock) -> None:
        """Serve files until *clock* shows *at_s*, for an hour at most: select refuses absurdly long
        waits."""
        wait_s = LONGEST_WAIT_S if at_s is None else min(clock.wait_s(at_s), LONGEST_WAIT_S)
        self.poll_files(wait_s)

    def _fire_due(self) -> None:
        now_s = self.now_s()
        while self._timers and self._timers[0][0] <= now_s and not self._stopping:
            heapq.heappop(self._timers)[2].fire()
