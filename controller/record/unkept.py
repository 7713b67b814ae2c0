"""A table whose disk keeps nothing any more: what can be read of its journal is taken into memory,
and matches are played there, if somebody at the table wants that.

The journal on the disk is only read, byte by byte: SQLite would have to write beside it. What
cannot be read is zeros in the copy, which is then mended as any damaged journal is
(`journal.store.open_sound`). The copy is in a folder that outlasts the program, not the computer: a
referee that is started again goes on with it.
"""

import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.errors import DiskError, GameError, JournalError
from controller.record.journal import WritableJournal, log
from controller.views import Arg, Notice
from controller.views.data import DataFact
from hardware.errors import CannotStart
from hardware.files import make_folder

FOLDER = "in-memory"
"""Of the folder for what lasts until the computer is switched off, the part for this."""

BLOCK_BYTES = 4096

REST = "rest"
"""A file in it: how much could be read."""

Rest = Literal["read", "part", "nothing"]

_log = logging.getLogger(__name__)


class Unkept(Struct, frozen=True):
    """Why nothing is kept: `why` is a reason of `DataFact` or the code of a `DiskFault`; and how
    much of what was kept before could be read."""

    why: str
    rest: Rest

    @property
    def args(self) -> dict[str, Arg]:
        return {"why": self.why, "rest": self.rest}

    @property
    def asked(self) -> Notice:
        """What everybody is told before anything is played."""
        return Notice("table-unkept", self.args, kind="fault")

    @property
    def told(self) -> Notice:
        """... and while it is."""
        return Notice("table-unkept-on", self.args, kind="fault")


def taken_over(path: Path, folder: Path, error: DiskError, fact: DataFact) -> tuple[Path, Unkept]:
    """Return the journal in memory, in *folder*, that stands for the one at *path*, whose disk has
    failed with *error*; what is there already stays. Raises `JournalError` if not even memory can
    be written."""
    memory = folder / FOLDER
    try:
        if not memory.exists():
            _copy_all(path, memory)
        rest = msgspec.json.decode((memory / REST).read_bytes(), type=Rest)
    except OSError as failure:
        raise JournalError(f"{memory} cannot be written: {failure.strerror}") from None
    return memory / path.name, Unkept(error.fault.code if fact.lasts else fact.why, rest)


def partly(unkept: Unkept, folder: Path) -> Unkept:
    """Note that the copy in *folder* had to be mended: what was wrong in it is left out."""
    with suppress(OSError):
        (folder / FOLDER / REST).write_bytes(msgspec.json.encode("part"))
    return replace(unkept, rest="part")


def keeps_again(path: Path) -> bool:
    """Return True if the disk of the journal at *path* takes what is written, or whatever is wrong
    now is something else."""
    try:
        WritableJournal(path).close()
    except (DiskError, CannotStart):
        return False
    except JournalError:
        return True
    return True


def brought_back(folder: Path, name: str, take: Callable[[Path], object]) -> None:
    """Have the disk, which keeps what is written again, *take* what was played in memory meanwhile;
    what it does not take stays where it is."""
    memory = folder / FOLDER
    if not memory.exists():
        return
    try:
        take(memory / name)
    except GameError as error:
        _log.warning("what was played in memory stays in %s: %s", memory, error)
    else:
        shutil.rmtree(memory, ignore_errors=True)


def _copy_all(path: Path, memory: Path) -> None:
    """Copy everything of the journal at *path* that can be read, and how its pieces lie at a
    simulated table, into the folder *memory*, which exists as soon as it is complete."""
    draft = memory.with_name(f"{memory.name}.begun")
    shutil.rmtree(draft, ignore_errors=True)
    make_folder(draft)
    copy, twin = draft / path.name, path.with_suffix(".twin")
    unread = _copy(path, copy) + _copy(log.beside(path), log.beside(copy))
    with suppress(OSError):
        shutil.copytree(twin, draft / twin.name)
    rest: Rest = "nothing" if not copy.exists() else "part" if unread else "read"
    if unread:
        _log.warning("%d blocks of the journal %s cannot be read", unread, path)
    (draft / REST).write_bytes(msgspec.json.encode(rest))
    draft.rename(memory)


def _copy(source: Path, target: Path) -> int:
    """Copy a file as far as it can be read, and zeros in place of the rest; return how many blocks
    that are. One that cannot be opened is not there."""
    try:
        descriptor = os.open(source, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return 0
    unread = 0
    try:
        size = os.fstat(descriptor).st_size
        with target.open("xb") as copy:
            target.chmod(0o600)
            for at in range(0, size, BLOCK_BYTES):
                count = min(BLOCK_BYTES, size - at)
                try:
                    block = os.pread(descriptor, count, at)
                except OSError:
                    block = b""
                    unread += 1
                copy.write(block.ljust(count, b"\0"))
    finally:
        os.close(descriptor)
    return unread
