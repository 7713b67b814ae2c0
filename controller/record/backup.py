"""A backup of a table: pieces, people, settings and matches in one file; and how they come back.

The file is a journal by itself, and all that is in it is checked when it is taken: a stick may have
been pulled out, and anybody can put a file onto one. What comes back joins what is there
(`journal.joining`).
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from controller.errors import BackupRefused, DamagedJournal, DiskError, JournalError, NewerJournal
from controller.record.journal import Journal, joining
from controller.record.journal.joining import Joined
from controller.record.journal.schema import explain


def save(journal: Journal, path: Path) -> None:
    """Write a backup of a *journal* to the file at *path*, as it is at one instant. Raises
    `JournalError`."""
    path.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(path)) as target:
            path.chmod(0o600)
            journal.copy_to(target)
            # In one file: a log beside it would stay here.
            target.execute("PRAGMA journal_mode = DELETE")
    except (OSError, sqlite3.Error) as error:
        raise JournalError(f"{path} cannot be written: {explain(error)}") from None


def opened(path: Path) -> Journal:
    """Open the backup at *path*, which holds nothing but what is sound. Raises `BackupRefused`."""
    try:
        journal = Journal(path)
    except NewerJournal:
        raise BackupRefused("newer") from None
    except DamagedJournal:
        raise BackupRefused("damaged") from None
    except DiskError:
        raise BackupRefused("failed") from None
    except JournalError:
        raise BackupRefused("foreign") from None
    try:
        journal.check_all()
    except (JournalError, OSError):
        journal.close()
        raise BackupRefused("damaged") from None
    return journal


def joined(here: Journal, backup: Journal) -> Joined:
    """Return what *backup* adds to what is *here*. Raises `JournalError` when either cannot be
    read: then nothing can be said to be missing."""

    def unread(what: str) -> None:
        raise JournalError(f"{backup.path} cannot be read: {what}")

    return joining.joined(here, backup, unread)
