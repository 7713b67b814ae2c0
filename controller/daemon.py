"""The daemon: a table that runs, its referee, its feed; no window.

`run` opens everything, serves until it is told to stop, and leaves every device off, whatever
ends it. SIGTERM and SIGINT end it in order; so does the end of its lifeline, a pipe that the
program which started it holds open, so that no table is left running by a play that crashed.
"""

import argparse
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import msgspec

from controller.assembly import Seating, open_table
from controller.feed import Feed, HandsServer
from controller.journal import default_path
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, runtime_dir
from hardware.config import TableFile, load_table_file
from hardware.loop import Loop, RealClock


def run(
    file: TableFile, seating: Seating, folder: Path, journal: Path, lifeline: int | None = None
) -> None:
    """Serve the table of *file* until a signal or the end of *lifeline* (a descriptor).

    The sockets for screens and hands are made in *folder*; matches are recorded in *journal*.
    Raises `TableError` when the table cannot be opened, `JournalError` when the journal cannot.
    """
    with Loop(RealClock()) as loop, ExitStack() as stack:
        stack.enter_context(_stopping_signals(loop))
        if lifeline is not None:
            _watch_lifeline(loop, lifeline)
        opened = stack.enter_context(open_table(file, loop, seating, deep=True, journal=journal))
        stack.enter_context(closing(Feed(opened.console, folder / FEED_SOCKET)))
        if opened.world is not None:
            hands = HandsServer(opened.world, opened.console, folder / HANDS_SOCKET)
            stack.enter_context(closing(hands))
        opened.start()
        loop.run()


@contextmanager
def _stopping_signals(loop: Loop) -> Iterator[None]:
    """Let SIGTERM and SIGINT stop the loop: Python would die without closing anything."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    woken = signal.set_wakeup_fd(theirs.fileno())
    before = {
        number: signal.signal(number, lambda *_: loop.stop())
        for number in (signal.SIGTERM, signal.SIGINT)
    }

    def woken_up() -> None:
        ours.recv(64)

    loop.watch(ours, woken_up)
    try:
        yield
    finally:
        loop.unwatch(ours)
        signal.set_wakeup_fd(woken)
        for number, handler in before.items():
            signal.signal(number, handler)
        ours.close()
        theirs.close()


def _watch_lifeline(loop: Loop, lifeline: int) -> None:
    def readable() -> None:
        if not os.read(lifeline, 64):
            loop.unwatch(lifeline)
            loop.stop()

    loop.watch(lifeline, readable)


def main(options: argparse.Namespace) -> int:
    """`reclaim daemon`: serve a table until it is told to stop."""
    file = load_table_file(options.table)
    seating = msgspec.json.decode(options.seating, type=Seating)
    seating = msgspec.structs.replace(
        seating, language=options.lang, resume=seating.resume or options.resume
    )
    folder = options.socket or runtime_dir()
    if options.lifeline is None:
        print(f"{file.name}: screens connect to {folder / FEED_SOCKET}", file=sys.stderr)
    run(file, seating, folder, options.journal or default_path(), options.lifeline)
    return 0
