"""The windows of the command line: the controller draws nothing, so it becomes what does."""

import argparse
from typing import NoReturn

from controller.commands import programs
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, runtime_dir


def show(options: argparse.Namespace) -> NoReturn:
    """`reclaim display`: the public screen."""
    arguments = []
    for name in ("connect", "size", "png"):
        value = getattr(options, name)
        if value is not None:
            arguments += [f"--{name}", value]
    if options.fullscreen:
        arguments.append("--fullscreen")
    programs.become("display", *arguments)


def sit_down(options: argparse.Namespace) -> NoReturn:
    """`reclaim table`: a window with the public screen and one seat's virtual table."""
    folder = options.connect or runtime_dir()
    sockets = ("--feed", str(folder / FEED_SOCKET), "--hands", str(folder / HANDS_SOCKET))
    size = () if options.size is None else ("--size", options.size)
    programs.become("display.window", *sockets, "--seat", options.seat, *size)


def visible() -> bool:
    """Whether a window could be seen here: asked of a display process, the only one that draws."""
    return programs.run("display.video", quiet=True) == 0
