"""The journal's file in its folder: private, claimed by the one program that writes, with a durable
name, and never partly written."""

import errno
import fcntl
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from controller.errors import DamagedJournal, JournalError
from controller.record.journal import log
from hardware.files import sync_folder

PRIVATE_FILE = 0o600
"""A journal holds the hands of the current match."""

FORMATS = (bytes((1, 1)), bytes((2, 2)))
"""Bytes 18 and 19 of the header: how the file is written and read (SQLite, "Database File Format",
1.3.3). For any other value SQLite claims that the disk is read-only."""


def make_private(path: Path) -> None:
    """Make the file at *path*, and what SQLite keeps beside it, unreadable for others, as far as
    the files are ours."""
    for part in (path, log.beside(path), index_of(path)):
        with suppress(FileNotFoundError):
            found = part.stat()
            if found.st_uid == os.geteuid() and stat.S_IMODE(found.st_mode) & 0o077:
                part.chmod(PRIVATE_FILE)


def index_of(path: Path) -> Path:
    """Return the index of its log, which SQLite recreates if missing."""
    file = log.beside(path)
    return file.with_name(file.name.removesuffix("-wal") + "-shm")


def claim(path: Path) -> int:
    """Claim the file at *path* for this process: two referees must not share a journal.

    The lock is on the file itself (flock(2)), by whatever name it was reached, until the returned
    descriptor is closed. That must come after the last connection: SQLite's own locks, which are
    POSIX ones, are released with the first descriptor of the file that the process closes. Raises
    `JournalError` when another program has claimed it or it is not a file, and `OSError`.
    """
    while True:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            found = os.fstat(descriptor)
            if not stat.S_ISREG(found.st_mode):
                raise JournalError(f"{path} is no file; name one, or one that is to be made")
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise JournalError(
                    f"another reclaim writes to {path} already; end it, or name another journal"
                ) from None
            if path.exists() and os.path.samestat(found, path.stat()):
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        # It was put aside meanwhile.
        os.close(descriptor)


def check_format(path: Path, claim: int) -> None:
    """Raise `DamagedJournal` if SQLite would misreport the claimed file's disk as read-only."""
    begins = os.pread(claim, 20, 0)
    if begins.startswith(b"SQLite format 3\0") and begins[18:] not in FORMATS:
        raise DamagedJournal(str(path), "its header names a format that it never had")


@contextmanager
def beginning(path: Path) -> Iterator[Path]:
    """Yield a path at which to make a file that will become *path*: private, and deleted afterwards
    unless it was put in place."""
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    os.close(descriptor)
    draft = Path(name)
    try:
        yield draft
    finally:
        for part in (draft, log.beside(draft), index_of(draft)):
            part.unlink(missing_ok=True)


def put_in_place(draft: Path, path: Path) -> None:
    """Give the complete, synced file *draft* the name *path*, unless that exists already."""
    with suppress(FileExistsError):
        _name(draft, path)
    sync_folder(path.parent)


def _name(file: Path, name: Path) -> None:
    """Give *file* a second name; on a disk without hard links, rename it instead."""
    try:
        os.link(file, name)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        file.rename(name)


_NO_LINKS = (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)


def put_aside(path: Path, draft: Path) -> Path:
    """Replace the file at *path* by the complete, synced file *draft*; return where the old one is.
    At every instant both have some name, if the disk supports links."""
    real = path.resolve()
    number = 1
    while (aside := real.with_name(f"{real.stem}-damaged-{number}{real.suffix}")).exists():
        number += 1
    log.beside(aside).unlink(missing_ok=True)
    if log.there(real):
        _name(log.beside(real), log.beside(aside))
    if real.exists():
        _name(real, aside)
    sync_folder(real.parent)
    # The log goes first: beside another file it would be taken for that file's.
    for part in (log.beside(real), index_of(real)):
        part.unlink(missing_ok=True)
    draft.replace(real)
    sync_folder(real.parent)
    return aside
