"""Turns the motor off when the table's loop hangs or its process dies: the watchdog, a thread, and
this process's side of the guard, a separate process (`hardware.carousel.guard`).

The layers, from the gentlest to the last resort; each covers what the one before cannot:

  the loop        an exception in a callback leaves `Loop.run`, and everything is closed
  this thread     a callback that does not return, but lets other threads run (a loop of Python,
                  a lock, a sleep, a system call): after 0.5 s
  the guard       a process that is dead, at once; one that is stopped (SIGSTOP), after 0.2 s; one
                  that cannot run any Python (C code that keeps the interpreter's lock), and a
                  watchdog that hangs itself: after 1 s
  systemd         guard and program killed at once, and a loop that stands still without a guard
  the resistor    a dead kernel, a loose wire, the time before the first program runs

Looks are counted instead of seconds, so that time in which this thread did not run either, because
the computer slept or was busy, is not held against the loop. The loop itself sends the beats, for
the guard too: a thread would go on beating while the loop, which stops the motor in a jam, hangs.
The guard waits longer than this thread, which can report where the loop hangs.
"""

import faulthandler
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial

from hardware.carousel import guard
from hardware.errors import CannotStart, TableError, WiringError
from hardware.loop import Loop
from hardware.starting import ended, persistently

START_S = 25.0
"""A Pi Zero takes about two seconds to start Python and import gpiozero, an emulated Pi several
times that; the guard waits for at most twice CLAIM_S before it says what it lacks."""

DISMISS_S = guard.CLAIM_S + guard.HOLD_S + 1.0
"""It ends within HOLD_S, plus CLAIM_S if somebody else holds a line."""

UNANSWERED_BEATS = 10
"""A guard that leaves this many beats in a row (one second's) unanswered is stopped or hangs. As
another process it may have to wait for the processor on a loaded computer while this one runs."""

_WITHOUT_GUARD = (
    "Without it nobody would stop the motor if this program died, so the table stops. Start it "
    "again."
)


class Guard:
    """The guard of this process's motor, a process of its own.

    Must be made before the motor's pins are opened, and once per process: it stays until this
    process is gone, also after `close` (idempotent), and then lowers *lines*. Only if the table
    could not be opened and its lines are free again may it be dismissed and another one made.
    *pin_factory* (`module:class`) names the gpiozero pin factory that both use. The loop raises
    `TableError` when the guard dies, and so does `beat` when it does not answer: a table must not
    go on without one.

    Raises `WiringError` when the guard cannot have the board or its lines, or does not start.
    """

    def __init__(self, loop: Loop, pin_factory: str, lines: Sequence[int]) -> None:
        self._loop = loop
        self._closed = False
        self._unanswered = 0
        try:
            persistently("The motor's guard", partial(self._begin, pin_factory, lines))
        except CannotStart as error:
            raise WiringError(str(error)) from None

    def __repr__(self) -> str:
        state = "alive" if self._process.poll() is None else "dead"
        return f"<Guard {state}, process {self.pid}>"

    @property
    def pid(self) -> int:
        return self._process.pid

    def beat(self) -> None:
        """Report that the loop runs. From the first beat on, silence on either side is a hang.
        Raises `TableError` when the guard has ended or does not answer."""
        try:
            os.write(self._heartbeat, guard.BEAT)
        except OSError:  # nobody reads any more
            self._on_guard_exit()
        self._unanswered = 0 if self._has_answered() else self._unanswered + 1
        if self._unanswered > UNANSWERED_BEATS:
            self._process.kill()
            self._process.wait()
            raise TableError(
                f"The motor's guard is stopped or hangs: {UNANSWERED_BEATS} beats in a row were "
                f"not answered. {_WITHOUT_GUARD}"
            )

    def _has_answered(self) -> bool:
        try:
            return bool(os.read(self._answers.fileno(), guard.PIPE_BYTES))
        except BlockingIOError:
            return False

    def rest(self) -> None:
        """Report that the motor is off, so that silence is in order."""
        self._unanswered = 0
        with suppress(OSError):
            os.write(self._heartbeat, guard.REST)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self.rest()
        self._loop.unwatch(self._exit_fd)
        os.close(self._exit_fd)
        os.close(self._heartbeat)
        self._answers.close()
        if self._process.poll() is None:
            # It is meant to outlive this process; Popen would warn of that.
            self._process.returncode = 0

    def dismiss(self) -> None:
        """Make it lower the lines and end now; this process must have freed them. Idempotent."""
        if self._closed:
            return
        with suppress(OSError):
            os.write(self._heartbeat, guard.LEAVE)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(DISMISS_S)
        self.close()

    def _begin(self, pin_factory: str, lines: Sequence[int]) -> None:
        """Start the process, entirely or not at all. Raises `WiringError` for what it says, and
        `OSError`."""
        with ExitStack() as given, ExitStack() as undo:
            heard, self._heartbeat = os.pipe()
            given.callback(os.close, heard)
            undo.callback(os.close, self._heartbeat)
            os.set_blocking(self._heartbeat, False)
            this_process = os.pidfd_open(os.getpid())
            given.callback(os.close, this_process)
            self._process = subprocess.Popen(
                [
                    # -P: modules of this folder must not be importable by their bare names.
                    *(sys.executable, "-P", guard.__file__, pin_factory),
                    *map(str, (this_process, heard, *lines)),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                pass_fds=(this_process, heard),
                start_new_session=True,
            )
            undo.callback(self._process.wait)
            undo.callback(self._process.kill)
            assert self._process.stdout is not None
            self._answers = undo.enter_context(self._process.stdout)
            self._wait_until_ready()
            os.set_blocking(self._answers.fileno(), False)
            self._exit_fd = os.pidfd_open(self._process.pid)
            undo.callback(os.close, self._exit_fd)
            self._loop.watch(self._exit_fd, self._on_guard_exit)
            undo.pop_all()

    def _wait_until_ready(self) -> None:
        ready, _, _ = select.select([self._answers], [], [], START_S)
        answer = self._answers.readline().decode().strip() if ready else "it does not start"
        if not answer and (code := self._process.wait()) < 0:
            raise ended(code)
        if answer != guard.READY:
            raise WiringError(
                f"The motor's guard cannot take its power away ({answer or 'it died'}); expected "
                "pins that no other program has. Is another table running?"
            )

    def _on_guard_exit(self) -> None:
        self._process.kill()
        code = self._process.wait()
        how = f"by signal {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"
        raise TableError(f"The motor's guard has ended {how}. {_WITHOUT_GUARD}")


BEAT_S = 0.1
LOOK_S = 0.1
SILENT_LOOKS = 5
"""Half a second. The longest measured hiccup of a whole table's loop was 4 ms on a PC."""

EXIT_HUNG = 70
"""EX_SOFTWARE of sysexits.h: an internal error. systemd restarts the daemon."""


class Watchdog:
    """Watches that *loop* runs, inside a `with` block; the loop must start running at once.

    When the loop hangs, calls *cut_power* and ends the process. It does so on its own thread, while
    the loop's may be anywhere: *cut_power* must not wait for that. The *guard* receives every beat.
    However the block ends, *cut_power* is called as well.

    Raises ValueError for a loop on a virtual clock, which may rightly stand still, and when entered
    `CannotStart`.
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
        self._leaving = threading.Event()
        self._thread: threading.Thread | None = None

    def __enter__(self) -> "Watchdog":
        persistently("The motor's watchdog", self._start)
        try:
            self.beat()
        except BaseException:
            self._stop()
            raise
        return self

    def _stop(self) -> None:
        self._leaving.set()
        if self._thread is not None:
            self._thread.join()
        self._timer.cancel()

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        self._thread.start()

    def __exit__(self, *exc_info: object) -> None:
        try:
            self._cut_power()  # still watched: this may hang as well
        finally:
            self._stop()
            if self._guard is not None:
                self._guard.rest()

    def __repr__(self) -> str:
        return f"<Watchdog, {self._beats} beats, {self._silent_looks} looks without one>"

    def beat(self) -> None:
        """Report that the loop runs, now and repeatedly from now on."""
        self._beats += 1
        self._timer = self._loop.call_later(BEAT_S, self.beat)
        if self._guard is not None:
            self._guard.beat()

    def look(self) -> None:
        """Check whether the loop has beaten since the last look; the thread does so all the
        time."""
        beats = self._beats
        self._silent_looks = self._silent_looks + 1 if beats == self._heard else 0
        self._heard = beats
        if self._silent_looks == SILENT_LOOKS:
            try:
                self._cut_power()
            finally:
                self._end_process()

    def _watch(self) -> None:
        while not self._leaving.wait(LOOK_S):
            self.look()


def _end_process() -> None:
    """End the process at once, with every thread's traceback on standard error."""
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
