"""Starts our own programs, the display's and the daemon's, as the processes of their own they are.

A terminal sends Ctrl-C to all of them at once. It is this process that ends then, and with it what
it has started. So they start with the signals blocked that ask for an end, and let them in when
they can end in order (`display.stopping`, `daemon`); those that only draw never do, and are killed
by the one that waits for them.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

STOPPING = (signal.SIGTERM, signal.SIGINT)


def start(module: str, *arguments: str, pass_fds: Sequence[int] = ()) -> "subprocess.Popen[Any]":
    """Start the program *module* beside this one."""
    with _stopping_blocked():
        return subprocess.Popen(_command(module, arguments), pass_fds=pass_fds)


def run(module: str, *arguments: str, data: bytes | None = None, quiet: bool = False) -> int:
    """Run the program *module*, with *data* as its input, to its end; its exit code.

    Whatever ends the wait ends the program. A *quiet* one says nothing on standard error.
    """
    with _stopping_blocked():
        process = subprocess.Popen(
            _command(module, arguments),
            stdin=None if data is None else subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
        )
    with process:
        try:
            process.communicate(data)
        except BaseException:
            process.kill()
            raise
        return process.returncode


def become(module: str, *arguments: str) -> NoReturn:
    """Go on as the program *module*. It is the same process: what ends it ends its window."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    os.execv(sys.executable, _command(module, arguments))


def _command(module: str, arguments: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


@contextmanager
def _stopping_blocked() -> Iterator[None]:
    """What is started meanwhile inherits it (pthread_sigmask(3), sigprocmask(2))."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
