"""The daemon: a table that runs, its referee, its feed; no window.

`run` opens everything, serves until it is told to stop, and leaves every device off, whatever
ends it. SIGTERM, SIGINT and SIGHUP end it in order; so does the end of its lifeline, a pipe that
the program which started it holds open, so that no table is left running by a play that crashed.

An exception ends it in any thread: a table whose code is broken must stop, not limp. (What Python
cannot raise anywhere, in a destructor for one, it prints, and the table goes on.) All other ends,
and a daemon that hangs, are the business of the watchdog and the motor's guard:
`hardware.carousel.watchdog` has the list.
"""

import argparse
import faulthandler
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec

from controller.commands.programs import STOPPING
from controller.errors import OptionError
from controller.feed.feed import served
from controller.record.journal import default_path
from controller.table.assembly import OpenedTable, Seating, open_table
from controller.views.paths import FEED_SOCKET, runtime_dir
from hardware.config import TableFile, load_table_file
from hardware.loop import Loop, PacedClock, RealClock
from hardware.table import Table


def run(
    file: TableFile, seating: Seating, folder: Path, journal: Path, lifeline: int | None = None
) -> None:
    """Serve the table of *file* until a signal or the end of *lifeline* (a descriptor).

    The sockets for screens and hands are made in *folder*; matches are recorded in *journal*.
    Raises `TableError` when the table cannot be opened, `JournalError` when the journal cannot, and
    what any thread raised.
    """
    with serving(file, seating, folder, journal, lifeline) as (loop, opened):
        opened.start()
        loop.run()


@contextmanager
def serving(
    file: TableFile, seating: Seating, folder: Path, journal: Path, lifeline: int | None = None
) -> Iterator[tuple[Loop, OpenedTable]]:
    """Everything that `run` needs, opened; the loop must be run at once, for it is watched."""
    with Loop(PacedClock() if file.simulated else RealClock()) as loop, ExitStack() as stack:
        stack.enter_context(_stopping_signals(loop))
        stack.enter_context(_stopping_exceptions())
        if lifeline is not None:
            _watch_lifeline(loop, lifeline)
        opened = stack.enter_context(
            open_table(file, loop, seating, deep=True, journal=journal, must_record=False)
        )
        stack.enter_context(served(opened.console, opened.world, folder))
        stack.enter_context(notified(loop))
        assert isinstance(opened.table, Table), "the fast twin has no pins to be watched"
        if not file.simulated:
            # The last to be opened and the first to be closed: nothing may go on between it and the
            # loop, and the motor is off before anything else is closed. A simulated motor has time.
            stack.enter_context(opened.table.watchdog())
        yield loop, opened


@contextmanager
def _stopping_signals(loop: Loop) -> Iterator[None]:
    """Let these signals stop the loop: Python would die without closing anything."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    woken = signal.set_wakeup_fd(theirs.fileno())
    before = {
        number: signal.signal(number, lambda *_: loop.stop())
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        if signal.getsignal(number) is not signal.SIG_IGN  # nohup's wish
    }

    def woken_up() -> None:
        ours.recv(64)

    loop.watch(ours, woken_up)
    # One that came while this program started has waited until now (see `programs`).
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
    try:
        yield
    finally:
        loop.unwatch(ours)
        signal.set_wakeup_fd(woken)
        for number, handler in before.items():
            signal.signal(number, handler)
        ours.close()
        theirs.close()


@contextmanager
def _stopping_exceptions() -> Iterator[None]:
    """Let an exception in any thread stop the loop; it is raised again at the end."""
    failures: list[BaseException] = []
    before = threading.excepthook

    def failed(failure: threading.ExceptHookArgs) -> None:
        before(failure)
        if failure.exc_value is not None:
            failures.append(failure.exc_value)
        # Wakes the loop out of its wait, which nothing but a signal or a file does.
        os.kill(os.getpid(), signal.SIGTERM)

    threading.excepthook = failed
    try:
        yield
    finally:
        threading.excepthook = before
    if failures:
        raise failures[0]


def _watch_lifeline(loop: Loop, lifeline: int) -> None:
    def readable() -> None:
        if not os.read(lifeline, 64):
            loop.unwatch(lifeline)
            loop.stop()

    loop.watch(lifeline, readable)


# ---- what systemd is told ------------------------------------------------------------------------


def notify(state: str) -> None:
    """Send one datagram of sd_notify(3) to the socket that NOTIFY_SOCKET names, if systemd asked.
    Never waits: a systemd that is late is none of the table's business."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # the abstract namespace of unix(7)
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender, suppress(OSError):
        sender.setblocking(False)
        sender.sendto(state.encode(), address)


@contextmanager
def notified(loop: Loop) -> Iterator[None]:
    """Say READY as soon as *loop* runs, and from then on that it does, in time for WatchdogSec."""
    keep_alive_s = float(os.environ.get("WATCHDOG_USEC", 0)) / 1e6 / 4

    def alive() -> None:
        notify("WATCHDOG=1")
        loop.call_later(keep_alive_s, alive)

    def ready() -> None:
        notify("READY=1")
        if keep_alive_s:
            alive()

    loop.call_later(0.0, ready)
    try:
        yield
    finally:
        notify("STOPPING=1")


# ---- the command ---------------------------------------------------------------------------------


def main(options: argparse.Namespace) -> int:
    """`reclaim daemon`: serve a table until it is told to stop."""
    faulthandler.enable()  # a crash in C code says where it was
    file = load_table_file(options.table)
    seating = _seating(options.seating)
    seating = msgspec.structs.replace(
        seating,
        language=options.lang,
        resume=seating.resume or options.resume,
        speed=seating.speed or options.speed,
    )
    folder = options.socket or runtime_dir()
    if options.lifeline is None:
        print(f"{file.name}: screens connect to {folder / FEED_SOCKET}", file=sys.stderr)
    run(file, seating, folder, options.journal or default_path(), options.lifeline)
    return 0


def _seating(text: str) -> Seating:
    """Who plays, as `reclaim play` tells it. Raises `OptionError`."""
    try:
        return msgspec.json.decode(text, type=Seating)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionError(f"--seating: {error}") from None
