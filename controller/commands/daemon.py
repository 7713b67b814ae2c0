"""The daemon: a table that runs, its referee, its feed; no window.

`run` opens everything, serves until it is told to stop, and leaves every device off, whatever
ends it. SIGTERM, SIGINT and SIGHUP end it in order; so does the end of its lifeline, a pipe that
the program which started it holds open, so that no table is left running by a play that crashed.

With `--settings` it stays (`controller.commands.waiting`): a table that cannot be opened says so on
its screen, and is tried again.

An exception ends it in any thread: a table whose code is broken must stop, not limp. (What Python
cannot raise anywhere, in a destructor for one, it prints, and the table goes on.) All other ends,
and a daemon that hangs, are the business of the watchdog and the motor's guard:
`hardware.carousel.watchdog` has the list.
"""

import argparse
import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import msgspec

from controller.commands.service import journal_path
from controller.commands.stopping import stopping_exceptions, stopping_signals, watch_lifeline
from controller.commands.systemd import notified
from controller.commands.waiting import Waiting, stay
from controller.errors import OptionError
from controller.feed.feed import served
from controller.record.journal import default_path
from controller.table.assembly import OpenedTable, Seating, open_table
from controller.table.language import language_of
from controller.table.orders import Orders
from controller.table.settings import read_settings, table_of
from controller.views.languages import FALLBACK
from controller.views.paths import FEED_SOCKET, runtime_dir
from hardware.carousel.guard import board_of
from hardware.carousel.lower import leave_note
from hardware.config import TableFile, load_table_file
from hardware.loop import Loop, PacedClock, RealClock
from hardware.pins import board_pins
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
    file: TableFile,
    seating: Seating,
    folder: Path,
    journal: Path,
    lifeline: int | None = None,
    *,
    waits: Waiting | None = None,
) -> Iterator[tuple[Loop, OpenedTable]]:
    """Everything that `run` needs, opened; the loop must be run at once, for it is watched.

    What *waits* for this table leaves when it is open; then the table must be able to record, too.
    """
    with Loop(PacedClock() if file.simulated else RealClock()) as loop, ExitStack() as stack:
        # A signal that comes while the table is being opened ends what waits for it, too.
        stack.enter_context(stopping_signals(loop, *([waits.loop] if waits else [])))
        stack.enter_context(stopping_exceptions())
        if lifeline is not None:
            watch_lifeline(loop, lifeline)
        _note_motor(file)
        opened = stack.enter_context(
            open_table(
                file,
                loop,
                seating,
                deep=True,
                journal=journal,
                must_record=waits is not None,
                mistaken=waits.mistaken if waits else (),
                orders=Orders.here(),
            )
        )
        if waits is not None:
            waits.leave()
        stack.enter_context(served(opened.console, opened.world, folder))
        stack.enter_context(notified(loop))
        assert isinstance(opened.table, Table), "the fast twin has no pins to be watched"
        if not file.simulated:
            # The last to be opened and the first to be closed: nothing may go on between it and the
            # loop, and the motor is off before anything else is closed. A simulated motor has time.
            stack.enter_context(opened.table.watchdog())
        yield loop, opened


def _note_motor(file: TableFile) -> None:
    """Note for systemd's ExecStopPost which lines must be low when this program has ended."""
    folder, motor = os.environ.get("RUNTIME_DIRECTORY"), file.carousel.motor
    if folder and motor is not None and not file.simulated:
        leave_note(Path(folder), board_of(board_pins()), motor.lines)


# ---- the command ---------------------------------------------------------------------------------


def main(options: argparse.Namespace) -> int:
    """`reclaim daemon`: serve a table until it is told to stop."""
    faulthandler.enable()  # a crash in C code says where it was
    seating = _seating(options.seating)
    seating = msgspec.structs.replace(
        seating,
        language=options.lang,
        resume=seating.resume or options.resume,
        speed=seating.speed or options.speed,
    )
    if options.settings is not None:
        folder = options.socket or runtime_dir()
        return stay(folder, partial(_as_set, options, seating, folder))
    file = load_table_file(options.table)
    # A play in a window is its user's own.
    own = options.lifeline is not None
    journal = (options.journal or default_path()) if own else journal_path(options.journal)
    folder = options.socket or runtime_dir()
    if not own:
        print(f"{file.name}: screens connect to {folder / FEED_SOCKET}", file=sys.stderr)
    run(file, seating, folder, journal, options.lifeline)
    return 0


@contextmanager
def _as_set(
    options: argparse.Namespace, seating: Seating, folder: Path, waits: Waiting
) -> Iterator[tuple[Loop, OpenedTable]]:
    """The table that the settings name, which are read anew each time."""
    read = read_settings(options.settings)
    waits.language, waits.mistaken = read.settings.language or FALLBACK, read.mistakes
    seating = msgspec.structs.replace(
        seating, language=read.settings.language, volume=read.settings.volume
    )
    file = load_table_file(table_of(read, options.settings))
    waits.language = language_of(read.settings.language, file)
    journal = journal_path(options.journal)
    with serving(file, seating, folder, journal, waits=waits) as serves:
        yield serves


def _seating(text: str) -> Seating:
    """Who plays, as `reclaim play` tells it. Raises `OptionError`."""
    try:
        return msgspec.json.decode(text, type=Seating)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionError(f"--seating: {error}") from None
