"""`reclaim party`: a simulated table at a television, with phones as its players' hands.

The table, its public screen and the pages for the phones are three processes. One that is killed is
started again: the match goes on, and all seats are kept. Closing the screen ends the party.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NoReturn

from controller.commands import programs
from controller.commands.play import AGAIN_S, FOR_ALL_GAMES, LOOK_S, SOON_S
from controller.views.paths import FEED_SOCKET, folder_in_memory, runtime_dir
from hardware.config import load_table_file
from hardware.errors import WiringError
from hardware.starting import persistently

_Process = subprocess.Popen[Any]


def serve(options: argparse.Namespace) -> NoReturn:
    """`reclaim web`: the pages of a table that runs."""
    folder = options.connect or runtime_dir()
    programs.become("display.web", "--connect", str(folder / FEED_SOCKET), *_web_options(options))


def run(options: argparse.Namespace) -> int:
    """`reclaim party`; return the exit code."""
    file = load_table_file(options.table or FOR_ALL_GAMES)
    if not file.simulated:
        raise WiringError(
            f"{file.name} is a real table, whose players have hands: start it with `reclaim "
            "daemon`, and let phones watch it with `reclaim web`"
        )
    seen = programs.visible()
    if not seen:
        print(
            "There is no screen here: open the page /watch on a device that all can see.",
            file=sys.stderr,
        )
    # Each touch of a phone is written there before it is done.
    memory = folder_in_memory()
    with tempfile.TemporaryDirectory(prefix="reclaim-", dir=memory) as name, ExitStack() as stack:
        folder = Path(name)
        lifeline, held = persistently("The table's lifeline", os.pipe)
        stack.callback(os.close, held)
        stack.callback(os.close, lifeline)
        feed = str(folder / FEED_SOCKET)

        def table() -> _Process:
            return programs.start(
                *(stack, "controller", "daemon", "--table", options.table or FOR_ALL_GAMES),
                *("--socket", name, "--lifeline", str(lifeline)),
                *(("--lang", options.lang) if options.lang else ()),
                *(("--journal", str(options.journal)) if options.journal else ()),
                pass_fds=[lifeline],
            )

        def pages() -> _Process:
            return programs.start(stack, "display.web", "--connect", feed, *_web_options(options))

        def screen() -> _Process:
            full = ("--fullscreen",) if options.fullscreen else ()
            return programs.start(stack, "display", "--connect", feed, *full)

        kept = [_Kept("The table", table), _Kept("The pages for phones", pages)]
        if seen:
            kept.append(_Kept("The screen", screen))
        try:
            return _while_all_run(kept)
        except KeyboardInterrupt:
            return 130


def _web_options(options: argparse.Namespace) -> tuple[str, ...]:
    port = () if options.port is None else ("--port", str(options.port))
    return (*port, *(("--address", options.address) if options.address else ()))


def _while_all_run(kept: "list[_Kept]") -> int:
    """Keep all of them running until one ends by itself; return its exit code."""
    while True:
        for one in kept:
            code = one.ended()
            if code is not None:
                return code
        time.sleep(LOOK_S)


class _Kept:
    """A process that is started again when it is killed, unless that happens again and again."""

    def __init__(self, name: str, start: Callable[[], _Process]) -> None:
        self._name = name
        self._start = start
        self._failures = 0
        self._began_s = time.monotonic()
        self._process = start()

    def __repr__(self) -> str:
        return f"<{self._name}, process {self._process.pid}>"

    def ended(self) -> int | None:
        """Return the exit code of a process that has ended for good; None while it runs."""
        code = self._process.poll()
        if code is None or code >= 0:
            return code
        lasted = time.monotonic() - self._began_s >= SOON_S
        self._failures = 0 if lasted else self._failures + 1
        if self._failures > len(AGAIN_S):
            print(f"{self._name} was killed again and again (signal {-code}).", file=sys.stderr)
            return 128 - code
        print(f"{self._name} was killed (signal {-code}); starting it again.", file=sys.stderr)
        time.sleep(AGAIN_S[self._failures - 1] if self._failures else 0.0)
        self._began_s, self._process = time.monotonic(), self._start()
        return None
