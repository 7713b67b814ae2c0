"""The daemon: a running table with its referee and feed, but no window.

`run` opens everything, serves until it is told to stop, and leaves every device off, however it
ends. SIGTERM, SIGINT and SIGHUP end it in order; so does the end of its lifeline, a pipe held open
by the program that started it, so that a `reclaim play` that crashed leaves no table running.

With `--settings` it stays (`controller.commands.waiting`): a table that cannot be opened says so on
its screen, and is retried.

An exception in any thread ends it: a table with broken code must stop, not limp. (Exceptions that
Python cannot raise, such as those in destructors, are printed, and the table goes on.) All other
ends, and a daemon that hangs, are handled by the watchdog and the motor's guard:
`hardware.carousel.watchdog` has the list.
"""

import argparse
import faulthandler
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import msgspec

from controller.commands.programs import stopping_exceptions, stopping_signals, watch_lifeline
from controller.commands.service import journal_path, notified, tell_condition
from controller.commands.waiting import Waiting, stay
from controller.errors import OptionError
from controller.feed.feed import served
from controller.making.overrides import as_made, remember
from controller.record.journal import default_path
from controller.record.trial import rehearsed
from controller.table.adjusting import language_of
from controller.table.appliance import (
    NEW_TABLE,
    WELCOME,
    Orders,
    as_owners_see_them,
    is_new,
    read_settings,
    table_of,
)
from controller.table.assembly import OpenedTable, Seating, open_table
from controller.table.desk import TableDesk
from controller.table.rewiring import wired
from controller.views.message import FALLBACK
from controller.views.paths import FEED_SOCKET, runtime_dir
from hardware.carousel.guard import board_of
from hardware.carousel.lower import leave_note
from hardware.config import TableFile, load_table_file
from hardware.errors import TableFileError
from hardware.loop import Loop, PacedClock, RealClock
from hardware.pins import board_pins
from hardware.signals import AnySignal, SeatReady
from hardware.table import Table

log = logging.getLogger(__name__)


def run(
    file: TableFile,
    seating: Seating,
    folder: Path,
    journal: Path,
    lifeline: int | None = None,
    *,
    path: Path | None = None,
) -> None:
    """Serve the table of *file* until a signal or the end of *lifeline* (a descriptor).

    The sockets for screens and hands are made in *folder*; matches are recorded in *journal*.
    Raises `TableError` when the table cannot be opened, `JournalError` when the journal cannot, and
    whatever any thread raised.
    """
    with serving(file, seating, folder, journal, lifeline, path=path) as (loop, opened):
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
    path: Path | None = None,
    waits: Waiting | None = None,
) -> Iterator[tuple[Loop, OpenedTable]]:
    """Open everything that `run` needs; the loop must run at once, as it is watched. The table file
    is at *path*, if it is not a shipped one.

    What *waits* for this table leaves once it is open; in that case the table must also be able to
    record.
    """
    with Loop(PacedClock() if file.simulated else RealClock()) as loop, ExitStack() as stack:
        # A signal that arrives while the table is being opened also ends what waits for it.
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
                memory=_memory() if waits is not None else None,
                mistaken=waits.mistaken if waits else (),
                orders=Orders.here(),
                path=path,
                restarts=waits is not None,
            )
        )
        if waits is not None:
            waits.leave()
        desk = TableDesk(opened.console)
        stack.enter_context(served(opened.console, opened.world, folder, desk))
        stack.enter_context(notified(loop))
        tell_condition(opened.console)
        assert isinstance(opened.table, Table), "the fast twin has no pins to be watched"
        if not file.simulated:
            # Opened last and closed first: nothing may come between it and the loop, and the motor
            # is off before anything else is closed. A simulated motor has time.
            stack.enter_context(opened.table.watchdog())
            opened.table.listeners.append(partial(_remember, file, journal.parent, opened.table))
        yield loop, opened


def _remember(file: TableFile, folder: Path, table: Table, signal: AnySignal) -> None:
    """Keep the number that a seat's station says, so that it is known after a restart."""
    if not isinstance(signal, SeatReady):
        return
    try:
        remember(folder, file, table.numbers.known)
    except TableFileError as error:
        log.warning("%s", error)


def _memory() -> Path | None:
    """Return the service's folder that lasts until the computer is switched off, where it has
    one."""
    folder = os.environ.get("RUNTIME_DIRECTORY")
    return Path(folder) if folder else None


def _note_motor(file: TableFile) -> None:
    """Record for systemd's ExecStopPost which lines must be low once this program has ended."""
    folder, motor = os.environ.get("RUNTIME_DIRECTORY"), file.carousel.motor
    if folder and motor is not None and not file.simulated:
        leave_note(Path(folder), board_of(board_pins()), motor.lines)


# ---- the command ---------------------------------------------------------------------------------


def main(options: argparse.Namespace) -> int:
    """`reclaim daemon`: serve a table until told to stop."""
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
    path = Path(options.table)
    # The daemon of a `reclaim play` window belongs to its user.
    own = options.lifeline is not None
    journal = (options.journal or default_path()) if own else journal_path(options.journal)
    file = as_made(file, journal.parent)
    folder = options.socket or runtime_dir()
    if not own:
        print(f"{file.name}: screens connect to {folder / FEED_SOCKET}", file=sys.stderr)
    run(file, seating, folder, journal, options.lifeline, path=path if path.is_file() else None)
    return 0


@contextmanager
def _as_set(
    options: argparse.Namespace, seating: Seating, folder: Path, waits: Waiting
) -> Iterator[tuple[Loop, OpenedTable]]:
    """Serve the table that the settings name, which are read again each time."""
    read = read_settings(options.settings)
    waits.language, waits.mistaken = read.settings.language or FALLBACK, read.mistakes
    seating = msgspec.structs.replace(
        seating,
        language=read.settings.language,
        volume=read.settings.volume,
        people=read.settings.players,
    )
    named: Path | str = NEW_TABLE
    if is_new(read):
        waits.mistaken = (*read.mistakes, WELCOME)
    else:
        named = table_of(read, options.settings)
    try:
        file = load_table_file(named)
    except TableFileError as error:
        raise TableFileError(as_owners_see_them(str(error), options.settings)) from None
    waits.language = language_of(read.settings.language, file)
    journal = journal_path(options.journal)
    file = as_made(file, journal.parent)
    path = named if isinstance(named, Path) else None
    orders = Orders.here()
    file, told = wired(file, orders)
    waits.mistaken = (*waits.mistaken, *told)
    with (
        rehearsed(journal, orders is not None and orders.on_trial()) as written,
        serving(file, seating, folder, written, path=path, waits=waits) as serves,
    ):
        yield serves


def _seating(text: str) -> Seating:
    """Parse who plays, as told by `reclaim play`. Raises `OptionError`."""
    try:
        return msgspec.json.decode(text, type=Seating)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise OptionError(f"--seating: {error}") from None
