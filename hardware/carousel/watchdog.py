"""The watchdog: a thread that takes the motor's power away when the table's loop hangs.

Layers, from the gentlest to the last; each is there for what the one before cannot do:

  the loop        an exception in a callback leaves `Loop.run`, and everything is closed
  this thread     a callback that does not return, but lets other threads run (a loop of Python,
                  a lock, a sleep, a system call): after 0.5 s
  the guard       a process that is dead, at once; one that is stopped (SIGSTOP), after 0.2 s; one
                  that cannot run any Python (C code that keeps the interpreter's lock), and a
                  watchdog that hangs itself: after 1 s
  systemd         guard and program killed at once, and a loop that stands still without a guard
  the resistor    a dead kernel, a loose wire, the time before the first program runs

A hiccup is no hang: what stands still for less than SILENT_LOOKS looks goes on as if nothing had
been. Looks are counted, not seconds: time in which this thread did not run either, because the
computer slept or was busy, is not held against the loop. It is the loop that beats, for the guard,
too: a thread of its own would beat on while the loop, which stops the motor in a jam, hangs. So a
silence is no sooner a hang for the guard than for this thread, which can say where; what is stopped
it knows without waiting.
"""

import faulthandler
import os
import sys
import threading
from collections.abc import Callable

from hardware.carousel.guarded import Guard
from hardware.loop import Loop

BEAT_S = 0.1
LOOK_S = 0.1
SILENT_LOOKS = 5
"""Half a second. The longest hiccup of a whole table's loop was measured as 4 ms on a PC."""

EXIT_HUNG = 70
"""EX_SOFTWARE of sysexits.h: an internal error. systemd starts the daemon again."""


class Watchdog:
    """Watches that *loop* runs, inside a `with` block, in which it must do so at once.

    When the loop hangs it calls *cut_power* and ends the process. It does so on a thread of its
    own, while the loop's may be anywhere: *cut_power* must not wait for that. The *guard* hears
    every beat. At the end of the block, however that comes, *cut_power* is called too.

    Raises ValueError for a loop on a virtual clock, which stands still by right.
    """

    def __init__(
        self,
        loop: Loop,
        cut_power: Callable[[], None],
        guard: Guard | None = None,
        end_process: Callable[[], None] | None = None,
    ) -> None:
        if loop.clock.virtual:
            raise ValueError("a watchdog needs a real clock; a virtual one stands still by right")
        self._loop = loop
        self._cut_power = cut_power
        self._guard = guard
        self._end_process = end_process or _end_process
        self._beats = 0
        self._heard = 0
        self._silent_looks = 0
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def __enter__(self) -> "Watchdog":
        self.beat()
        self._thread.start()
        return self

    def __exit__(self, *exc_info: object) -> None:
        try:
            self._cut_power()  # still watched: this may hang as well
        finally:
            self._left.set()
            self._thread.join()
            self._timer.cancel()
            if self._guard is not None:
                self._guard.rest()

    def __repr__(self) -> str:
        return f"<Watchdog, {self._beats} beats, {self._silent_looks} looks without one>"

    def beat(self) -> None:
        """The loop runs; beats again and again from now on."""
        self._beats += 1
        self._timer = self._loop.call_later(BEAT_S, self.beat)
        if self._guard is not None:
            self._guard.beat()

    def look(self) -> None:
        """Look whether the loop has beaten since the last look; its thread does so all the time."""
        beats = self._beats
        self._silent_looks = self._silent_looks + 1 if beats == self._heard else 0
        self._heard = beats
        if self._silent_looks == SILENT_LOOKS:
            try:
                self._cut_power()
            finally:
                self._end_process()

    def _watch(self) -> None:
        while not self._left.wait(LOOK_S):
            self.look()


def _end_process() -> None:
    """End it at once; what the threads were doing goes to standard error."""
    try:
        print(
            f"The table's loop has not moved for {SILENT_LOOKS * LOOK_S:g} s: the motor is off, "
            "the program ends. This is where it hangs:",
            file=sys.stderr,
            flush=True,
        )
        faulthandler.dump_traceback()
    finally:
        os._exit(EXIT_HUNG)
