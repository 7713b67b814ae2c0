"""The guard: a tiny process that takes the motor's power away when its daemon is dead or hangs.

    python -P guard.py FACTORY PIDFD HEARTBEAT LINE...

Started by `hardware.carousel.guarded` before the motor's pins are opened. It knows nothing of
Reclaim, so that nothing that breaks there breaks it: the standard library, and gpiozero for the
lines. FACTORY (`module:class`) is the daemon's gpiozero pin factory, PIDFD a pidfd of the daemon
(pidfd_open(2)), HEARTBEAT the reading end of a pipe; the LINEs are lowered in their order.

What it does, in order:
  1. It drives every line low and frees it again: it can, and no other program has it. Says "ready".
  2. It waits. Once the daemon has beaten (BEAT), SILENT_LOOKS looks of LOOK_S in which it is not
     heard are a hang: it sends SIGKILL. After REST, silence is in order.
  3. When the daemon's process is gone, in order or not, it drives every line low, holds them for
     HOLD_S, makes them inputs with a pull-down (gpiozero leaves them floating), and ends. That is
     also the handover: a new daemon's guard waits in 1. until the lines are free.

Covers every death of the daemon (SIGKILL, SEGV, ABRT, QUIT, out of memory, a hard `_exit`), a
stopped one (SIGSTOP, ^Z), and one that hangs in C code without letting another thread run.

Does not cover: its own death while the daemon lives (the daemon notices, and stops), both killed
at once (systemd's ExecStopPost, `hardware.carousel.lower`), and a dead kernel or a line without
power. Those need the resistor from standby to ground.
"""

import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, TextIO

BEAT, REST = b"+", b"-"
READY = "ready"

LOOK_S = 0.1
SILENT_LOOKS = 10
"""One second: twice what the daemon's own watchdog allows, which is gentler. Looks are counted,
not seconds, so that the time in which the whole computer slept is not held against the daemon."""

HOLD_S = 0.2
CLAIM_S = 3.0
"""How long a line that another program holds is tried for: longer than HOLD_S."""

RETRY_S = 0.02
PIPE_BYTES = 65536

_IGNORED = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGABRT)
"""What terminals and systemd send to everybody (systemd's watchdog: SIGABRT). The guard ends when
its daemon has."""


def lower(factory: Any, lines: Sequence[int], give_up_s: float = CLAIM_S) -> tuple[list[Any], str]:
    """Drive *lines* low, each as soon as it is free.

    Returns the gpiozero devices that hold them now, and why one could not be had: "" for none.
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
                except Exception as error:  # the pin libraries share no base
                    why = why or f"GPIO {line}: {error}"
        if not why or time.monotonic() > until_s:
            return list(held.values()), why
        time.sleep(RETRY_S)


def leave_pulled_down(held: Sequence[Any]) -> None:
    """Make them inputs with a pull-down. Only `os._exit` keeps it: gpiozero's `close` takes it."""
    for device in held:
        device.pin.function = "input"
        device.pin.pull = "down"


def watch(daemon: int, heartbeat: int) -> bool:
    """Return when the process of the pidfd *daemon* is gone; True if that was in order.

    Kills it when it hangs.
    """
    poll = select.poll()
    poll.register(daemon, select.POLLIN)
    poll.register(heartbeat, select.POLLIN)
    beating, silent = False, 0
    while True:
        readable = {file for file, _ in poll.poll(LOOK_S * 1000)}
        if heartbeat in readable:
            heard = os.read(heartbeat, PIPE_BYTES)
            if heard:
                beating, silent = heard.endswith(BEAT), 0
            else:
                poll.unregister(heartbeat)  # its end of the pipe is closed: it will never beat
        if daemon in readable:
            return not beating
        if not readable and beating:
            silent += 1
            if silent == SILENT_LOOKS:
                signal.pidfd_send_signal(daemon, signal.SIGKILL)


def main(arguments: Sequence[str]) -> None:
    module, _, name = arguments[0].partition(":")
    daemon, heartbeat, *lines = map(int, arguments[1:])
    for number in _IGNORED:
        signal.signal(number, signal.SIG_IGN)
    open_pins = getattr(import_module(module), name)
    pins = open_pins()
    held, why = lower(pins, lines)
    for device in held:
        device.close()
    pins.close()
    if why:
        _tell(sys.stdout, why)
        sys.exit(1)
    pins = open_pins()
    _tell(sys.stdout, READY)
    in_order = watch(daemon, heartbeat)
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
