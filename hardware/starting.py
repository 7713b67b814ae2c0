"""Starting what a computer may refuse: a process, a thread, a pipe, a socket.

One that is short of memory, processes or descriptors refuses a start and may grant the next. So
whatever a table cannot do without is started *persistently*: tried again after a pause, and told in
a sentence if it is refused for good. A start that fails leaves nothing behind.
"""

import errno
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hardware.errors import CannotStart, TableError

PAUSES_S = (0.05, 0.2, 0.5)
"""The waits before each further attempt: together less than what people notice."""

_SHORTAGES = frozenset((errno.EAGAIN, errno.ENOMEM, errno.EMFILE, errno.ENFILE, errno.ENOBUFS))

_NO_THREAD = "can't start new thread"
"""Python has no error number for that."""

Started = TypeVar("Started")

Refusals = (OSError, MemoryError, RuntimeError)
"""What a start may raise; `reason` tells refusals from mistakes of ours."""


def persistently(what: str, start: Callable[[], Started]) -> Started:
    """Return what *start* returns; it is tried again while the computer is short of something.

    Sleeps meanwhile, so it *must not* be called from a loop that runs. *start* *must* leave nothing
    behind when it raises. Raises `CannotStart`, whose sentence begins with *what*.
    """
    for pause_s in (*PAUSES_S, None):
        try:
            return start()
        except TableError:  # It says already what is wrong, and that will be so a moment later.
            raise
        except Refusals as error:
            said = f"{what} cannot be started: {reason(error)}."
            if not is_shortage(error):
                raise CannotStart(said) from None
            if pause_s is None:
                raise CannotStart(
                    f"{said} End other programs, or restart the computer, and try again."
                ) from None
        time.sleep(pause_s)
    raise AssertionError("the last attempt returns or raises")


def run_through(what: str, *command: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a *command* to its end, persistently; it *must* do no harm if it is run again. Raises
    `CannotStart`."""

    def run() -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == -signal.SIGKILL:  # as the kernel does where memory is short
            raise ended(done.returncode)
        return done

    return persistently(what, run)


def reason(refusal: Exception) -> str:
    """Return why a start failed, as half a sentence. Raises *refusal* itself if it is none, but a
    mistake of ours."""
    if isinstance(refusal, OSError):
        return refusal.strerror or str(refusal)
    if isinstance(refusal, MemoryError):
        return os.strerror(errno.ENOMEM)
    if _NO_THREAD in str(refusal):
        return "there may be no more threads"
    raise refusal


def is_shortage(refusal: Exception) -> bool:
    """Return True if the same start may succeed a moment later."""
    return not isinstance(refusal, OSError) or refusal.errno in _SHORTAGES


def ended(code: int) -> OSError:
    """Return the refusal that it is to end a program before it has done anything: *code* as
    `subprocess.Popen.returncode`. If a signal ended it, memory is likely short."""
    if code < 0:
        return OSError(errno.EAGAIN, f"it was ended by {signal.Signals(-code).name}")
    return OSError(0, f"it ended with exit code {code}")
