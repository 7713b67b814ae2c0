"""Starts the screens as the programs of their own that they are: the controller draws nothing."""

import argparse
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, runtime_dir

_WAITING = {signal.SIGTERM, signal.SIGINT}
"""These wait until the program that starts can end in order (`display.stopping`)."""


def show(options: argparse.Namespace) -> NoReturn:
    """`reclaim display`: the public screen."""
    arguments = []
    for name in ("connect", "size", "png"):
        value = getattr(options, name)
        if value is not None:
            arguments += [f"--{name}", value]
    if options.fullscreen:
        arguments.append("--fullscreen")
    _become("display", *arguments)


def sit_down(options: argparse.Namespace) -> NoReturn:
    """`reclaim table`: a window with the public screen and one seat's virtual table."""
    folder = options.connect or runtime_dir()
    sockets = ("--feed", str(folder / FEED_SOCKET), "--hands", str(folder / HANDS_SOCKET))
    size = () if options.size is None else ("--size", options.size)
    _become("display.window", *sockets, "--seat", options.seat, *size)


def visible() -> bool:
    """Whether a window could be seen here: asked of a display process, the only one that draws."""
    probe = subprocess.run(
        [sys.executable, "-m", "display.video"], check=False, stderr=subprocess.DEVNULL
    )
    return probe.returncode == 0


def start(program: str, *arguments: str, pass_fds: Sequence[int] = ()) -> "subprocess.Popen[Any]":
    """Start a program of the display beside this one."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _WAITING)
    try:
        return subprocess.Popen(_command(program, arguments), pass_fds=pass_fds)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _become(program: str, *arguments: str) -> NoReturn:
    """Go on as a program of the display. It is the same process: what ends it ends its window."""
    signal.pthread_sigmask(signal.SIG_BLOCK, _WAITING)
    os.execv(sys.executable, _command(program, arguments))


def _command(program: str, arguments: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", program, *arguments]
