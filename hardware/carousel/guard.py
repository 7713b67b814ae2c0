"""The guard: a tiny process that takes the motor's power away when its daemon is dead or hangs.

    python -P guard.py FACTORY PIDFD HEARTBEAT LINE...

Started by `hardware.carousel.watchdog` before the motor's pins are opened. It imports nothing of
Reclaim, so that a bug there cannot break it: only the standard library, and gpiozero for the lines.
FACTORY (`module:class`) is the daemon's gpiozero pin factory, PIDFD a pidfd of the daemon
(pidfd_open(2)), HEARTBEAT the reading end of a pipe; the LINEs are lowered in the order given.

What it does, in order:
  1. It locks the board (flock(2)) until it ends: of two tables that are started at once, one has
     it. It drives every line low and frees it again, all of them or none: it can, and no other
     program has one. Says READY.
  2. It waits, and answers every beat (BEAT) of the daemon. Once that has beaten, SILENT_LOOKS looks
     of LOOK_S in which it is not heard are a hang, and so are STOPPED_LOOKS looks in which it is
     also stopped: it sends SIGKILL. After REST, silence is in order.
  3. When the daemon's process is gone, in order or not, or dismisses it (LEAVE) because the table
     could not be opened, it drives every line low, holds them for HOLD_S, makes them inputs with a
     pull-down, and ends. That is also the handover: a new daemon's
     guard waits in 1. until then.

Covers every way for the daemon to die (SIGKILL, SEGV, ABRT, QUIT, out of memory, a hard `_exit`),
to be stopped (SIGSTOP, ^Z), and to hang in C code without letting another thread run.

Does not cover: its own death or stop while the daemon lives (the daemon misses its answers, and
ends), both killed at once (left to systemd's ExecStopPost, `hardware.carousel.lower`), and a dead
kernel or a line without power. Those need the resistor from standby to ground.
"""

import fcntl
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

BEAT, REST, LEAVE = b"+", b"-", b"."
READY = "ready"

LOOK_S = 0.1
SILENT_LOOKS = 10
"""One second: twice what the daemon's own watchdog allows, which is gentler and reports where
the daemon hangs. On a loaded computer a runnable process may wait for part of that. Looks are
counted instead of seconds, so that time in which the whole computer slept is not held against
the daemon."""

STOPPED_LOOKS = 2
"""A stopped process does not resume by itself, however idle the computer is, so waiting gains
nothing. Two looks allow for a tool that stops it briefly to inspect it."""

HOLD_S = 0.2
CLAIM_S = 3.0
"""How long to try for the board, and for a line that another program holds: longer than HOLD_S."""

RETRY_S = 0.02
PIPE_BYTES = 65536

_IGNORED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT)
"""What terminals and systemd send to every process (systemd's watchdog: SIGABRT). The guard ends
once its daemon has."""

# ---- the lines -----------------------------------------------------------------------------------


def lower(factory: Any, lines: Sequence[int], give_up_s: float = CLAIM_S) -> tuple[list[Any], str]:
    """Drive *lines* low, each as soon as it is free.

    Returns the gpiozero devices that now hold them, and why one is missing ("" if none is).
    """
    from gpiozero import DigitalOutputDevice

    until_s = time.monotonic() + give_up_s
    held: dict[int, Any] = {}
    while True:
        why = ""
        for line in lines:
            if line not in held:
                try:
                    held[line] = DigitalOutputDevice(line, pin_factory=factory)
                except Exception as error:  # the pin libraries have no common base
                    why = why or f"GPIO {line}: {error}"
        if not why or time.monotonic() > until_s:
            return list(held.values()), why
        time.sleep(RETRY_S)


def leave_pulled_down(outputs: Sequence[Any]) -> None:
    """Make these gpiozero devices' lines inputs with a pull-down, so that none floats once freed.

    The pull stays when the device is closed and when the process ends. gpiozero's lgpio pins ask
    for an input without a pull in `close`; lgpio does nothing if a line is already an input
    (lgGpio.c, xSetAsInput). A device closed as an output leaves its line floating.
    """
    for device in outputs:
        device.pin.frequency = None  # lgpio would turn a line with PWM back into an output
        device.pin.function = "input"
        device.pin.pull = "down"


def try_out(open_pins: Callable[[], Any], lines: Sequence[int], give_up_s: float = CLAIM_S) -> str:
    """Drive *lines* low and free them again. All or none: no line is held while waiting for
    another. Returns why it failed, or ""."""
    until_s = time.monotonic() + give_up_s
    while True:
        pins = open_pins()
        held, why = lower(pins, lines, give_up_s=0.0)
        leave_pulled_down(held)
        for device in held:
            device.close()
        pins.close()  # closing a device leaves its line with the factory
        if not why or time.monotonic() > until_s:
            return why
        time.sleep(RETRY_S)


def board_of(pins: Any) -> str:
    """Return the device file of the board that these pins are on."""
    path = getattr(pins, "board", None)
    return f"/dev/gpiochip{pins.chip}" if path is None else str(path)


def lock(board: str) -> bool:
    """Lock a board until this process ends; return False if another process holds it."""
    file = os.open(board, os.O_RDONLY | os.O_CLOEXEC)
    until_s = time.monotonic() + CLAIM_S
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > until_s:
                os.close(file)
                return False
            time.sleep(RETRY_S)
        else:
            return True


# ---- the daemon ----------------------------------------------------------------------------------


class Hearing:
    """Tracks the daemon's heartbeat, to tell when silence means a hang."""

    def __init__(self) -> None:
        self.beating = False
        """True from the daemon's first beat until it rests: only then is silence suspicious."""
        self._silent = self._stopped = 0

    def heard(self, beats: bytes) -> None:
        self.beating = beats.endswith(BEAT)
        self._silent = self._stopped = 0

    def missed(self, stopped: bool) -> bool:
        """Count a look in which nothing was heard; return True if the daemon hangs. *stopped* means
        that it cannot run at all."""
        if not self.beating:
            return False
        self._silent += 1
        self._stopped = self._stopped + 1 if stopped else 0
        return self._silent >= SILENT_LOOKS or self._stopped >= STOPPED_LOOKS


def watch(daemon: int, heartbeat: int, answers: int) -> bool:
    """Wait until the process of the pidfd *daemon* is gone; return True if that was in order, or if
    it dismissed this guard.

    Answers every beat, and kills the daemon when it hangs.
    """
    poll = select.poll()
    poll.register(daemon, select.POLLIN)
    poll.register(heartbeat, select.POLLIN)
    hearing = Hearing()
    while True:
        readable = {file for file, _ in poll.poll(LOOK_S * 1000)}
        if heartbeat in readable:
            beats = os.read(heartbeat, PIPE_BYTES)
            if beats.endswith(LEAVE):
                return True
            if beats:
                hearing.heard(beats)
                with suppress(OSError):  # nobody may be reading any more
                    os.write(answers, BEAT)
            else:
                poll.unregister(heartbeat)  # its end of the pipe is closed: no more beats
        if daemon in readable:
            return not hearing.beating
        if not readable and hearing.missed(is_stopped(daemon)):
            signal.pidfd_send_signal(daemon, signal.SIGKILL)


def is_stopped(process: int) -> bool:
    """Return True if a signal or debugger has stopped the process of this pidfd (proc(5))."""
    try:
        about = Path(f"/proc/self/fdinfo/{process}").read_text()
        number = about.partition("\nPid:")[2].split()[0]
        # The process name stands in brackets before the state, and may contain brackets.
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except (OSError, IndexError):  # it is gone
        return False
    return state in "Tt"


def main(arguments: Sequence[str]) -> None:
    module, _, name = arguments[0].partition(":")
    daemon, heartbeat, *lines = map(int, arguments[1:])
    for number in _IGNORED:
        signal.signal(number, signal.SIG_IGN)
    open_pins = getattr(import_module(module), name)
    pins = open_pins()
    board = board_of(pins)
    pins.close()
    why = try_out(open_pins, lines) if lock(board) else f"another table's guard has {board}"
    if why:
        _tell(sys.stdout, why)
        sys.exit(1)
    pins = open_pins()
    _tell(sys.stdout, READY)
    os.set_blocking(sys.stdout.fileno(), False)
    in_order = watch(daemon, heartbeat, sys.stdout.fileno())
    held, why = lower(pins, lines)
    time.sleep(HOLD_S)
    leave_pulled_down(held)
    # A terminal that takes no more text must not keep the lines from the next daemon.
    signal.alarm(1)
    if why:
        _tell(sys.stderr, f"The motor's guard cannot take its power away: {why}")
    elif not in_order:
        _tell(sys.stderr, "The table's program is gone; the motor's guard has turned it off.")
    os._exit(0)


def _tell(stream: TextIO, sentence: str) -> None:
    with suppress(OSError):
        print(sentence, file=stream, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
