"""Starts the screens as the processes of their own that they are: the controller draws nothing."""

import argparse
import subprocess
import sys

from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, runtime_dir


def show(options: argparse.Namespace) -> int:
    """`reclaim display`: the public screen."""
    arguments = []
    for name in ("connect", "size", "png"):
        value = getattr(options, name)
        if value is not None:
            arguments += [f"--{name}", value]
    if options.fullscreen:
        arguments.append("--fullscreen")
    return _run("display", *arguments)


def sit_down(options: argparse.Namespace) -> int:
    """`reclaim table`: a window with the public screen and one seat's virtual table."""
    folder = options.connect or runtime_dir()
    sockets = ("--feed", str(folder / FEED_SOCKET), "--hands", str(folder / HANDS_SOCKET))
    size = () if options.size is None else ("--size", options.size)
    return _run("display.window", *sockets, "--seat", options.seat, *size)


def visible() -> bool:
    """Whether a window could be seen here: asked of a display process, the only one that draws."""
    probe = subprocess.run(
        [sys.executable, "-m", "display.video"], check=False, stderr=subprocess.DEVNULL
    )
    return probe.returncode == 0


def _run(program: str, *arguments: str) -> int:
    """Run a program of the display to its end; its exit code."""
    try:
        return subprocess.run([sys.executable, "-m", program, *arguments], check=False).returncode
    except KeyboardInterrupt:
        return 130
