"""Our own programs, the display and the daemon: how they start as processes of their own, and what
stops a daemon's loop.

A terminal sends Ctrl-C to all of them at once. This process is the one to end then, along with what
it has started. So they start with the terminating signals blocked, and unblock them once they can
end in order (`display.video`, `daemon`); those that only draw never do, and are killed by the
process that waits for them. What stops a loop is a signal, an exception in any thread, or the end
of its lifeline.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, NoReturn

from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, runtime_dir
from hardware.loop import Loop
from hardware.starting import ended, persistently

STOPPING = (signal.SIGTERM, signal.SIGINT)
PATIENCE_S = 5.0
"""How long a program may take to end in order."""


def start(
    undo: ExitStack, module: str, *arguments: str, pass_fds: Sequence[int] = ()
) -> "subprocess.Popen[Any]":
    """Start the program *module* beside this one; *undo* ends it, if it has not ended by then.
    Raises `CannotStart`."""
    # A signal that was blocked until the program had started is raised as this block ends.
    with _stopping_blocked():
        process = persistently(
            f"The program {module}",
            lambda: subprocess.Popen(_command(module, arguments), pass_fds=pass_fds),
        )
        undo.callback(end, process)
    return process


def end(process: "subprocess.Popen[Any]") -> int:
    """End a program, in order if it can; return its exit code. A window that still waits for its
    table notices nothing but being killed."""
    process.terminate()
    try:
        return process.wait(PATIENCE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def run(module: str, *arguments: str, data: bytes | None = None, quiet: bool = False) -> int:
    """Run the program *module*, with *data* as its input, to its end; return its exit code.

    It *must* do no harm if it is run again: one that was killed is. Whatever ends the wait ends the
    program. A *quiet* one prints nothing to standard error. Raises `CannotStart`.
    """
    return persistently(
        f"The program {module}", partial(_run_once, _command(module, arguments), data, quiet)
    )


def _run_once(command: Sequence[str], data: bytes | None, quiet: bool) -> int:
    process: subprocess.Popen[Any] | None = None
    try:
        with _stopping_blocked():
            process = subprocess.Popen(
                command,
                stdin=None if data is None else subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else None,
            )
        process.communicate(data)
    except BaseException:
        # It may be a signal that was blocked until the program had started.
        if process is not None:
            with process:
                process.kill()
        raise
    if process.returncode == -signal.SIGKILL:  # as the kernel does where memory is short
        raise ended(process.returncode)
    return process.returncode


def become(module: str, *arguments: str) -> NoReturn:
    """Replace this process by the program *module*, so that what ends it ends its window."""
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    os.execv(sys.executable, _command(module, arguments))


def show(options: argparse.Namespace) -> NoReturn:
    """`reclaim display`: the public screen."""
    arguments = []
    for name in ("connect", "size", "png", "lang"):
        value = getattr(options, name)
        if value is not None:
            arguments += [f"--{name}", value]
    if options.fullscreen:
        arguments.append("--fullscreen")
    become("display", *arguments)


def sit_down(options: argparse.Namespace) -> NoReturn:
    """`reclaim table`: the window of one seat."""
    folder = options.connect or runtime_dir()
    sockets = ("--connect", str(folder / FEED_SOCKET), "--hands", str(folder / HANDS_SOCKET))
    size = () if options.size is None else ("--size", options.size)
    lang = () if options.lang is None else ("--lang", options.lang)
    parts = ("--parts",) if options.parts else ()
    become("display", *sockets, "--seat", options.seat, *size, *lang, *parts)


def keep_league(options: argparse.Namespace) -> NoReturn:
    """`reclaim league`: a program of its own, which says its own arguments."""
    become("league", *options.rest)


def visible() -> bool:
    """Return True if a window can be seen here: asked of a display process, as only those draw.
    Raises `CannotStart`."""
    return run("display.video", quiet=True) == 0


def _command(module: str, arguments: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


@contextmanager
def _stopping_blocked() -> Iterator[None]:
    """Block signals for what is started meanwhile, which inherits this (pthread_sigmask(3),
    sigprocmask(2))."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def stopping_signals(*loops: Loop) -> Iterator[None]:
    """Make these signals stop the loops, the first of which is or will be running: by default
    Python would die without closing anything. Raises `CannotStart`."""
    ours, theirs = persistently("What ends this program", socket.socketpair)

    def stop(*_: object) -> None:
        for loop in loops:
            loop.stop()

    def woken_up() -> None:
        ours.recv(64)

    with ours, theirs, ExitStack() as undo:
        ours.setblocking(False)
        theirs.setblocking(False)
        loops[0].watch(ours, woken_up)
        undo.callback(loops[0].unwatch, ours)
        undo.callback(signal.set_wakeup_fd, signal.set_wakeup_fd(theirs.fileno()))
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup asks
                undo.callback(signal.signal, number, signal.signal(number, stop))
        # One that arrived while this program started has been pending until now (see `programs`).
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        yield


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
