"""One loop for everything that happens at a table, on a real or on a virtual clock.

Readers, motor, stations, bots and screens are callbacks and generators on one thread. On a
`RealClock` the loop sleeps in `select` until the next of them is due; on a `VirtualClock` it
jumps there, so that an hour at the table takes seconds and happens the same way every time; on a
`PacedClock` it does both, so that people can watch a twin on a machine that is busy.

    async frameworks were considered: none lets a task charge the clock for the bus transfers it
    makes, which is what makes the deep twin's times honest.
"""

import heapq
import selectors
import time
from collections.abc import Callable, Generator
from typing import Any, Protocol

Task = Generator[float, None, None]
"""Yields the time (seconds on the loop's clock) at which it wants to go on."""


class Clock(Protocol):
    """Where a loop's time comes from."""

    virtual: bool

    def now_s(self) -> float:
        """Seconds since the clock was made; never goes back."""

    def spend(self, seconds: float) -> None:
        """Account for work of *seconds*: a virtual clock moves on, a real one already has."""


class RealClock:
    """Real time, times *rate*, which is 1 at a real table."""

    virtual = False

    def __init__(self, rate: float = 1.0) -> None:
        self._start_s = time.monotonic()
        self._rate = rate

    def now_s(self) -> float:
        return (time.monotonic() - self._start_s) * self._rate

    def wait_s(self, at_s: float) -> float:
        """How long to sleep until it shows *at_s*; 0 when it does already."""
        return max(0.0, at_s - self.now_s()) / self._rate

    def spend(self, seconds: float) -> None:
        pass


class VirtualClock:
    """Moves only when it is told to."""

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
        """Move on to *at_s*; a time that has passed already leaves the clock as it is."""
        self._now_s = max(self._now_s, at_s)


LONGEST_WAIT_S = 3600.0

MOST_LATE_S = 0.2
"""How much a paced clock makes up for; it catches up on that faster than eyes mind."""


class PacedClock(VirtualClock):
    """The time of a twin that people watch: as fast as real time, times *rate*, and no faster.

    It moves from one thing that is due to the next, as a virtual clock does. So a machine that is
    busy makes a twin late, and changes nothing in it: no motor stands still while nobody looks, and
    no tag is gone before it was asked for. It makes up for `MOST_LATE_S` at most.
    """

    virtual = False

    def __init__(self, rate: float = 1.0) -> None:
        super().__init__()
        self._rate = rate
        self._real = RealClock(rate)
        self._lost_s = 0.0
        self.hurry = 1.0
        """How many times as fast as usual it runs now."""

    def hurried(self, times: float) -> None:
        """Run *times* as fast as usual from now on: people wait for nothing but a lap."""
        if times != self.hurry:
            self.hurry, self._real = times, RealClock(self._rate * times)
            self._lost_s = -self._now_s

    def wait_s(self, at_s: float) -> float:
        """How long to sleep until it may show *at_s*; 0 when it may already."""
        return self._real.wait_s(at_s + self._lost_s)

    def follow(self, due_s: float | None) -> None:
        """Move on with real time, but not beyond *due_s*, when something is due."""
        real_s = self._real.now_s() - self._lost_s
        if due_s is not None and real_s > due_s:
            self._lost_s += max(0.0, real_s - due_s - MOST_LATE_S)
            real_s = due_s
        self.jump_to(real_s)


class Timer:
    """A callback that waits for its time. `cancel` may be called at any moment, also twice."""

    __slots__ = ("at_s", "call")

    def __init__(self, at_s: float, call: Callable[[], None]) -> None:
        self.at_s = at_s
        self.call: Callable[[], None] | None = call
        """What waits; None once it was called or cancelled."""

    def cancel(self) -> None:
        self.call = None

    def fire(self) -> None:
        call, self.call = self.call, None
        if call is not None:
            call()


_KINDS: dict[type, str] = {RealClock: "real", VirtualClock: "virtual", PacedClock: "paced"}


class Loop:
    """Runs timers, tasks and file callbacks in the order of their times.

    Things due at the same time run in the order in which they were asked for. An exception in a
    callback leaves `run`: a table whose code is broken must stop.
    """

    def __init__(self, clock: RealClock | VirtualClock | None = None) -> None:
        self.clock = clock or RealClock()
        self.before_waiting: list[Callable[[], None]] = []
        """Called before the clock moves: the deep twin lets serial exchanges finish here."""
        self._timers: list[tuple[float, int, Timer]] = []
        self._sequence = 0
        self._selector = selectors.DefaultSelector()
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
        """Forget everything that waits. Idempotent."""
        self._timers.clear()
        self._selector.close()

    def now_s(self) -> float:
        return self.clock.now_s()

    def call_at(self, at_s: float, call: Callable[[], None]) -> Timer:
        timer = Timer(at_s, call)
        self._sequence += 1
        heapq.heappush(self._timers, (at_s, self._sequence, timer))
        return timer

    def call_later(self, delay_s: float, call: Callable[[], None]) -> Timer:
        return self.call_at(self.now_s() + delay_s, call)

    def start(self, task: Task) -> None:
        """Run the generator *task* now, and again at each time that it yields."""

        def step() -> None:
            at_s = next(task, None)
            if at_s is not None:
                self.call_at(at_s, step)

        self.call_at(self.now_s(), step)

    def watch(self, file: Any, readable: Callable[[], None]) -> None:
        """Call *readable* whenever *file* (a descriptor or something with one) can be read."""
        self._selector.register(file, selectors.EVENT_READ, readable)

    def unwatch(self, file: Any) -> None:
        self._selector.unregister(file)

    def stop(self) -> None:
        """Make `run` return after the callback that is running, or at once when it starts."""
        self._stopping = True

    def poll_files(self, timeout_s: float = 0.0) -> bool:
        """Serve the files that can be read, waiting up to *timeout_s*; whether there were any."""
        if not self._selector.get_map():
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
        """Run until `stop`, until the clock shows *until_s*, or for as long as *while_* holds.

        With a virtual clock it also returns when nothing is left to wait for; a cancelled timer
        is nothing to wait for.
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
        """When the next timer is due; None when none waits.

        A cancelled timer stays in the heap until it is the first there: taking it out at once
        would cost a search.
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
            clock.follow(min((t for t in (at_s, due_s) if t is not None), default=None))
        elif isinstance(clock, VirtualClock):
            self.poll_files()
            # What was read just now may want something sooner.
            due_s = self._next_due_s()
            if at_s is not None:
                clock.jump_to(at_s if due_s is None else min(at_s, due_s))
        else:
            self._sleep_until(at_s, clock)

    def _sleep_until(self, at_s: float | None, clock: RealClock | PacedClock) -> None:
        """Serve files until *clock* shows *at_s*; an hour at most, because select refuses waits
        that are absurdly long."""
        wait_s = LONGEST_WAIT_S if at_s is None else min(clock.wait_s(at_s), LONGEST_WAIT_S)
        self.poll_files(wait_s)

    def _fire_due(self) -> None:
        now_s = self.now_s()
        while self._timers and self._timers[0][0] <= now_s and not self._stopping:
            heapq.heappop(self._timers)[2].fire()
