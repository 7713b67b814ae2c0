"""Cards with data on them, and the ways in which they are damaged: ext4 as mke2fs makes it, and
damages where debugfs says that things are."""

import hashlib
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from imagebuilder.disk import CARD_BYTES, DATA_AT, DATA_BYTES

BLOCK = 4096
SUPERBLOCK_AT = 1024
BACKUPS_AT = tuple(group * 32768 * BLOCK for group in (1, 3, 5, 7, 9, 25, 27))
"""Of a file system with blocks of 4 KiB (mke2fs(8), sparse_super)."""

TABLE_ENTRY_AT = 446 + 3 * 16
"""The fourth partition of a master boot record."""

_PATH = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}

Damage = Callable[[Path], None]


def new_card(card: Path) -> None:
    """A card on which no table has been started yet: no file system, and no mark."""
    with card.open("wb") as file:
        file.truncate(CARD_BYTES)


def asked(card: Path, command: str) -> str:
    """What debugfs says of the data on a card."""
    command_line = ["debugfs", "-R", command, f"{card}?offset={DATA_AT}"]
    said = subprocess.run(
        command_line, capture_output=True, text=True, check=False, env=os.environ | _PATH
    )
    return said.stdout


@contextmanager
def taken_out(card: Path) -> Iterator[Path]:
    """The data as a file of its own, which is put back: e2fsck cannot replay a journal within a
    card."""
    out = card.with_suffix(".data")
    _copy(card, DATA_AT, out, 0)
    yield out
    with card.open("r+b") as file:  # what was there before
        for at, block in list(_blocks(card)):
            file.seek(at)
            file.write(bytes(len(block)))
    _copy(out, 0, card, DATA_AT)
    out.unlink()


def _copy(source: Path, source_at: int, target: Path, target_at: int) -> None:
    """Copy the data of a partition, and none of its holes."""
    target.touch()
    with source.open("rb") as old, target.open("r+b") as new, suppress(OSError):
        end = source_at
        if not target_at:
            new.truncate(DATA_BYTES)
        while (begin := os.lseek(old.fileno(), end, os.SEEK_DATA)) < source_at + DATA_BYTES:
            end = min(os.lseek(old.fileno(), begin, os.SEEK_HOLE), source_at + DATA_BYTES)
            new.seek(target_at + begin - source_at)
            new.write(os.pread(old.fileno(), end - begin, begin))


def block_of(card: Path, inode: str, number: int = 0) -> int:
    """Where in the data a block of a file is, in bytes."""
    found = re.search(r"\d+", asked(card, f"bmap {inode} {number}"))
    assert found is not None, f"{inode} has no block {number}"
    return int(found[0]) * BLOCK


def overwrite(card: Path, at: int, content: bytes) -> None:
    """Write over some of the data."""
    with card.open("r+b") as file:
        file.seek(DATA_AT + at)
        file.write(content)


def noise(count: int) -> bytes:
    return Random(37).randbytes(count)


def superblock(card: Path) -> None:
    overwrite(card, SUPERBLOCK_AT, bytes(1024))


def all_superblocks(card: Path) -> None:
    superblock(card)
    for at in BACKUPS_AT:
        overwrite(card, at, bytes(BLOCK))


def backups(card: Path) -> None:
    for at in BACKUPS_AT:
        overwrite(card, at, bytes(BLOCK))


def group_descriptors(card: Path) -> None:
    overwrite(card, BLOCK, noise(BLOCK))


def journal(card: Path) -> None:
    overwrite(card, block_of(card, "<8>"), bytes(BLOCK))


def journal_bit(card: Path) -> None:
    overwrite(card, block_of(card, "<8>") + 60, b"\xff\xff")


def directory(card: Path) -> None:
    overwrite(card, block_of(card, "/reclaim"), noise(BLOCK))


def root_directory(card: Path) -> None:
    overwrite(card, block_of(card, "/"), noise(BLOCK))


def inode_table(card: Path) -> None:
    place = re.search(r"located at block (\d+)", asked(card, "imap /reclaim/journal.db"))
    assert place is not None
    overwrite(card, int(place[1]) * BLOCK, noise(BLOCK))


def partition_gone(card: Path) -> None:
    with card.open("r+b") as file:
        file.seek(TABLE_ENTRY_AT)
        file.write(bytes(16))


def digest(card: Path) -> str:
    """Of all the data on a card; a hole is as good as zeros."""
    summed = hashlib.sha256()
    for at, block in _blocks(card):
        if block.strip(b"\0"):
            summed.update(b"%d " % at + block)
    return summed.hexdigest()


def _blocks(card: Path) -> Iterator[tuple[int, bytes]]:
    with card.open("rb") as file, suppress(OSError):  # there is no more data
        end = DATA_AT
        while (begin := os.lseek(file.fileno(), end, os.SEEK_DATA)) < DATA_AT + DATA_BYTES:
            end = min(os.lseek(file.fileno(), begin, os.SEEK_HOLE), DATA_AT + DATA_BYTES)
            for at in range(begin - begin % BLOCK, end, BLOCK):
                yield at, os.pread(file.fileno(), BLOCK, at)
