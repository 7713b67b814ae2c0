"""A table's side of the motor's guard: starts it, lets it hear the heartbeat, and misses it.

What the guard itself does is in `hardware.carousel.guard`.
"""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

from hardware.carousel import guard
from hardware.errors import TableError, WiringError
from hardware.loop import Loop

START_S = 15.0
"""A Pi Zero needs about two seconds to start Python and to import gpiozero; the guard waits for
twice CLAIM_S at most before it says what it lacks."""

UNANSWERED_BEATS = 10
"""A guard that leaves this number in a row, a second's, unanswered is stopped or hangs. It is
another process: on a loaded computer it may have to wait for the processor while this one runs."""

_WITHOUT_GUARD = (
    "Without it nobody would stop the motor if this program died, so the table stops. Start it "
    "again."
)


class Guard:
    """The guard of this process's motor, a process of its own.

    Must be made before the motor's pins are opened, and once in a process: it stays until this
    process is gone, also after `close` (idempotent), and lowers *lines* then. *pin_factory*
    (`module:class`) names the gpiozero pin factory that both use. The loop raises `TableError`
    when the guard dies, and `beat` when it does not answer: a table without one must not go on.

    Raises `WiringError` when the guard cannot have the board or its lines, or does not start.
    """

    def __init__(self, loop: Loop, pin_factory: str, lines: Sequence[int]) -> None:
        self._loop = loop
        self._closed = False
        heard, self._heartbeat = os.pipe()
        os.set_blocking(self._heartbeat, False)
        this_process = os.pidfd_open(os.getpid())
        try:
            self._process = subprocess.Popen(
                [
                    # -P: this folder's own modules are not to be found by their bare names.
                    *(sys.executable, "-P", guard.__file__, pin_factory),
                    *map(str, (this_process, heard, *lines)),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                pass_fds=(this_process, heard),
                start_new_session=True,
            )
        finally:
            os.close(this_process)
            os.close(heard)
        assert self._process.stdout is not None
        self._answers = self._process.stdout
        self._unanswered = 0
        self._wait_until_ready()
        os.set_blocking(self._answers.fileno(), False)
        self._its_end = os.pidfd_open(self._process.pid)
        loop.watch(self._its_end, self._mourn)

    def __repr__(self) -> str:
        state = "alive" if self._process.poll() is None else "dead"
        return f"<Guard {state}, process {self.pid}>"

    @property
    def pid(self) -> int:
        return self._process.pid

    def beat(self) -> None:
        """Say that the loop runs. From now on a silence is a hang, on either side. Raises
        `TableError` when the guard has ended or does not answer."""
        try:
            os.write(self._heartbeat, guard.BEAT)
        except OSError:  # nobody reads any more
            self._mourn()
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
        """Say that the motor is off and that silence is in order."""
        self._unanswered = 0
        with suppress(OSError):
            os.write(self._heartbeat, guard.REST)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self.rest()
        self._loop.unwatch(self._its_end)
        os.close(self._its_end)
        os.close(self._heartbeat)
        self._answers.close()
        if self._process.poll() is None:
            # It outlives this process, and means to: Popen would warn of that.
            self._process.returncode = 0

    def _wait_until_ready(self) -> None:
        ready, _, _ = select.select([self._answers], [], [], START_S)
        answer = self._answers.readline().decode().strip() if ready else "it does not start"
        if answer != guard.READY:
            self._process.kill()
            self._process.wait()
            os.close(self._heartbeat)
            self._answers.close()
            raise WiringError(
                f"The motor's guard cannot take its power away ({answer or 'it died'}); expected "
                "pins that no other program has. Is another table running?"
            )

    def _mourn(self) -> None:
        self._process.kill()
        code = self._process.wait()
        how = f"by signal {signal.Signals(-code).name}" if code < 0 else f"with exit code {code}"
        raise TableError(f"The motor's guard has ended {how}. {_WITHOUT_GUARD}")
