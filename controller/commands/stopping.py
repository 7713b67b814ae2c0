"""What stops a daemon's loop: signals, an exception in any thread, the end of its lifeline."""

import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from controller.commands.programs import STOPPING
from hardware.loop import Loop


@contextmanager
def stopping_signals(*loops: Loop) -> Iterator[None]:
    """Make these signals stop the loops, the first of which is or will be running: by default
    Python would die without closing anything."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    woken = signal.set_wakeup_fd(theirs.fileno())

    def stop(*_: object) -> None:
        for loop in loops:
            loop.stop()

    before = {
        number: signal.signal(number, stop)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        if signal.getsignal(number) is not signal.SIG_IGN  # as nohup asks
    }

    def woken_up() -> None:
        ours.recv(64)

    loops[0].watch(ours, woken_up)
    # One that arrived while this program started has been pending until now (see `programs`).
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
    try:
        yield
    finally:
        loops[0].unwatch(ours)
        signal.set_wakeup_fd(woken)
        for number, handler in before.items():
            signal.signal(number, handler)
        ours.close()
        theirs.close()


@contextmanager
def stopping_exceptions() -> Iterator[None]:
    """Stop the loop on an exception in any thread, and raise it again at the end."""
    failures: list[BaseException] = []
    before = threading.excepthook

    def failed(failure: threading.ExceptHookArgs) -> None:
        before(failure)
        if failure.exc_value is not None:
            failures.append(failure.exc_value)
        # Interrupts the loop's wait, which only a signal or a file does.
        os.kill(os.getpid(), signal.SIGTERM)

    threading.excepthook = failed
    try:
        yield
    finally:
        threading.excepthook = before
    if failures:
        raise failures[0]


def watch_lifeline(loop: Loop, lifeline: int) -> None:
    """Stop *loop* when nobody holds the other end of the pipe *lifeline* (a descriptor) open."""

    def readable() -> None:
        if not os.read(lifeline, 64):
            loop.unwatch(lifeline)
            loop.stop()

    loop.watch(lifeline, readable)
