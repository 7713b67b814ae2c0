"""The journal's write-ahead log, checked before SQLite opens it.

SQLite reads a log up to the first frame whose checksum is wrong and takes the rest for the torn end
of what was being written when the power was cut. It also does so when a bit has flipped in the
middle of what was committed long before. The two can be told apart: a commit is synced before the
next one begins, so a bad frame with a later transaction behind it was once good (SQLite, "Database
File Format", 4.1 to 4.3).

SQLite also applies a log to whatever file it lies beside. So every file has an identity, a random
number in a field of its first page that SQLite only counts up when tables change, and every commit
of ours writes that page: a log whose first commit shows another identity, or none, is no log of the
file.

Nothing in a file distinguishes damage to the very last transaction of a log from a torn write, nor
a log truncated between two transactions from a shorter one: both are read as a power cut.
"""

import struct
from pathlib import Path

from controller.errors import DamagedJournal

HEADER = struct.Struct(">8I")
"""Magic, format, page size, checkpoint, two salts, two checksums."""

FRAME = struct.Struct(">6I")
"""Page, size of the file after a commit (0 if the transaction continues), salts, checksums."""

MAGIC = 0x377F0682
"""If the last bit is set, checksums use big-endian words."""

SECTOR = 512
"""The least that a disk writes atomically: a header within one is old or new, never a mixture."""

COOKIE = struct.Struct(">I")
COOKIE_AT = 40
"""The schema cookie of the first page (SQLite, "Database File Format", 1.3.9): the identity."""

NAMELESS = 1 << 16
"""Below it the cookie has only been counted up: a file of an earlier Reclaim has no identity."""

MOST_CHANGES = 1 << 10
"""By how many a log may have counted it up: an update of Reclaim changes some tables."""

Sums = tuple[int, int]


def beside(path: Path) -> Path:
    """Return the log of the file at *path*. SQLite names it after the file itself, not after a
    link."""
    real = path.resolve()
    return real.with_name(real.name + "-wal")


def check(path: Path) -> bool:
    """Return True if the file at *path* has a log.

    Raises `DamagedJournal` when that log was damaged after it was written, or when only the log is
    left; `OSError` when it cannot be read. May be called while another program writes to it.
    """
    file = beside(path)
    found, content = _damage_in_what_rests(file)
    if found:
        raise DamagedJournal(str(path), found)
    if there(path) and not path.exists():
        raise DamagedJournal(str(path), "its file is gone, and its log is still there")
    if not _fits(path, content):
        raise DamagedJournal(str(path), "the log beside it is that of another journal")
    return there(path)


def belongs(path: Path) -> bool:
    """Return True if what SQLite would apply of the log was written for the file at *path*, or if
    that cannot be said: the file is older than identities."""
    return _fits(path, _content(beside(path)))


def _fits(path: Path, content: bytes) -> bool:
    committed, shown = _first_commit(content)
    if not path.exists():
        return True
    with path.open("rb") as file:
        header = file.read(COOKIE_AT + COOKIE.size)
    if not committed or len(header) < COOKIE_AT + COOKIE.size:
        return True
    (identity,) = COOKIE.unpack_from(header, COOKIE_AT)
    if identity < NAMELESS:
        return True
    return shown is not None and 0 <= shown - identity < MOST_CHANGES


def _first_commit(content: bytes) -> tuple[bool, int | None]:
    """Return whether a log of this *content* has a commit that SQLite would apply, and the identity
    that the first one shows, None for none."""
    shown = None
    if len(content) >= HEADER.size:
        magic, _, page_bytes, _, *salts, first, second = HEADER.unpack_from(content)
        words, sums = (">" if magic & 1 else "<"), (first, second)
        for at in range(
            HEADER.size, len(content) - FRAME.size - page_bytes + 1, FRAME.size + page_bytes
        ):
            page, commits, *found = FRAME.unpack_from(content, at)
            data = content[at + FRAME.size : at + FRAME.size + page_bytes]
            sums = _sums(sums, content[at : at + 8] + data, words)
            if found[:2] != salts or tuple(found[2:]) != sums:
                break
            if page == 1:
                (shown,) = COOKIE.unpack_from(data, COOKIE_AT)
            if commits:
                return True, shown
    return False, None


def there(path: Path) -> bool:
    """Return True if the file at *path* has a non-empty log."""
    file = beside(path)
    return file.exists() and file.stat().st_size > 0


def _damage_in_what_rests(file: Path) -> tuple[str, bytes]:
    """Return what is wrong with the log, unless somebody was writing to it meanwhile; and its
    content."""
    while True:
        content = _content(file)
        found = damage(content)
        if not found or _content(file) == content:
            return found, content


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def damage(content: bytes) -> str:
    """Return what is wrong with a log of this *content*, as half a sentence; "" if it is complete
    or ends as a power cut may leave it."""
    if len(content) < HEADER.size or not any(content[: HEADER.size]):
        later = any(content[HEADER.size :])
        return "the beginning of its log is lost" if later else ""
    magic, _, page_bytes, _, *rest = HEADER.unpack_from(content)
    salts, sums = (rest[0], rest[1]), (rest[2], rest[3])
    words = ">" if magic & 1 else "<"
    if magic | 1 != MAGIC | 1 or _sums((0, 0), content[:24], words) != sums:
        return "the header of its log does not fit its checksum"
    bad = committed = None
    for number, at in enumerate(
        range(HEADER.size, len(content) - FRAME.size - page_bytes + 1, FRAME.size + page_bytes)
    ):
        _, commits, *found = FRAME.unpack_from(content, at)
        ours = found[0] == salts[0], found[1] == salts[1]
        good = all(ours)
        if good:
            whole = content[at : at + 8] + content[at + FRAME.size : at + FRAME.size + page_bytes]
            good = _sums(sums, whole, words) == (found[2], found[3])
        # Each frame is judged by the checksums in the one before, right or wrong.
        sums = found[2], found[3]
        if bad is not None and committed is not None and good:
            return f"frame {bad} of its log does not fit its checksum, and there are later ones"
        if bad is None and not good:
            bad = number
            # A frame with both salts different is left over from before the log was restarted.
            good = any(ours) and at // SECTOR == (at + FRAME.size - 1) // SECTOR
        if bad is not None and good and commits:
            committed = number
    return ""


def _sums(before: Sums, data: bytes, words: str) -> Sums:
    """Return the checksum of *data*, whose length is divisible by 8, continuing from *before*."""
    first, second = before
    numbers = iter(struct.unpack(f"{words}{len(data) // 4}I", data))
    for one, other in zip(numbers, numbers, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second
