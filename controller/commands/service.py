"""The table's service on this computer: what it tells systemd, and how commands typed by hand share
its journal and table file.

Its journal is readable for its own user only, because it knows every hand. For such a command root
becomes that user: a file owned by root beside the journal would lock the service out.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from controller.errors import JournalError
from controller.record.journal import default_path
from controller.record.journal.store import FILE_NAME
from controller.table.appliance import OPEN_PLACE, USUAL_PLACE, read_settings, table_of
from controller.table.console import Console
from controller.views.systemd import notify
from hardware.config import TableFile, load_table_file
from hardware.errors import TableFileError
from hardware.loop import Loop
from hardware.signals import AnySignal, ReaderLost, SeatLost

STATE = Path("/var/lib/reclaim")
"""`StateDirectory=` of systemd/reclaim-referee.service."""


def journal_path(asked: Path | None, state: Path = STATE) -> Path:
    """Return the journal that was *asked* for, or the service's if there is one, or the user's own.

    Root becomes the service's user. Raises `JournalError` for everyone else.
    """
    told = any(os.environ.get(name) for name in ("STATE_DIRECTORY", "XDG_STATE_HOME"))
    if asked is not None or told or not state.is_dir():
        return asked or default_path()
    owner = state.stat()
    if os.geteuid() == 0 and owner.st_uid != 0:
        _become(owner.st_uid, owner.st_gid, state)
    elif os.geteuid() != owner.st_uid:
        raise JournalError(
            f"the journal of this computer's table is in {state}, which its service alone may "
            "open; put sudo before the command, or name another journal with --journal"
        )
    return state / FILE_NAME


def table_file(asked: str | None, settings: Path = USUAL_PLACE) -> TableFile:
    """Return the table file that was *asked* for, or the one named in the service's settings.
    Raises `TableFileError`."""
    if not os.access(settings, os.R_OK) and OPEN_PLACE.exists():
        settings = OPEN_PLACE
    if asked is None and not settings.exists():
        raise TableFileError(f"there is no {settings} that names a table; name one with --table")
    return load_table_file(asked or table_of(read_settings(settings), settings))


def _become(user: int, group: int, state: Path) -> None:
    """Continue as that user, with all of its groups: they may open the table's devices."""
    import pwd

    os.initgroups(pwd.getpwuid(user).pw_name, group)
    os.setgid(group)
    os.setuid(user)
    # lgpio makes a file in the folder in which it is imported, which may not be this user's.
    os.environ.setdefault("LG_WD", str(state))


@contextmanager
def notified(loop: Loop) -> Iterator[None]:
    """Send READY as soon as *loop* runs, then keep-alives in time for WatchdogSec."""
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


TABLE_OPEN, NOTHING_LOST, JOURNAL_READ, SIGNAL_SEEN, NOBODY_PLAYS = (
    "table open",
    "nothing lost",
    "journal read",
    "signal seen",
    "nobody plays",
)
"""What systemd is told of the table; the image's updater judges a new version by it
(firmware/image/reclaim_update/health.py)."""


def tell_condition(console: Console) -> None:
    """Tell systemd of the open table of *console*, now and whenever that changes."""
    heard, told = False, ""

    def look() -> None:
        nonlocal told
        holds = {
            TABLE_OPEN: True,
            NOTHING_LOST: not console.idle.operator.devices.lost.names,
            JOURNAL_READ: console.matches.recording.sound,
            SIGNAL_SEEN: heard,
            NOBODY_PLAYS: console.stage in ("attract", "resume"),
        }
        text = ", ".join(word for word, true in holds.items() if true)
        if text != told:
            told = text
            notify(f"STATUS={text}")

    def hear(signal: AnySignal) -> None:
        nonlocal heard
        if not heard and not isinstance(signal, ReaderLost | SeatLost):
            heard = True
            look()

    console.table.listeners.append(hear)
    console.changed.append(look)
    look()
