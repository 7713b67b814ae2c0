"""How the pieces of a match lie at a simulated table, kept in a file through a power cut.

The journal has what the table knows; of unread cards that is only how many there are. At a real
table they stay where they lay. Here a file for each match says so, beside the journal, which only
the croupier reads. Without one such cards are dealt at random.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from hardware.signals import Uid

Lay = Mapping[str, tuple[Uid, ...]]
"""The tags of the pieces at each place, the bottom or left one first."""

KEPT = 8
"""The number of matches for which it is kept: those left for later, and some that were given up."""


class LayFiles:
    """The files beside the journal at *journal*."""

    def __init__(self, journal: Path) -> None:
        self._folder = journal.with_suffix(".twin")

    def __repr__(self) -> str:
        return f"<LayFiles in {self._folder}>"

    def write(self, match: int, lay: Lay) -> None:
        """Save how the pieces of a match lie now: all of it or, if the disk fails, nothing."""
        path = self._path(match)
        begun = path.with_suffix(".begun")
        # A match does not stop for this: the journal reports a full disk.
        with suppress(OSError):
            if not path.exists():
                self._make_room()
            begun.touch(mode=0o600)  # a reader of this knows every hand
            begun.write_bytes(msgspec.json.encode(lay))
            os.replace(begun, path)

    def read(self, match: int) -> Lay:
        """Return how the pieces of a match lay; empty if no file says."""
        with suppress(OSError, msgspec.DecodeError):
            return _decode(self._path(match).read_bytes())
        return {}

    def forget(self, match: int) -> None:
        """Delete the file: the match is over."""
        with suppress(OSError):
            self._path(match).unlink()

    def _path(self, match: int) -> Path:
        return self._folder / f"{match}.json"

    def _make_room(self) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        files = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - KEPT + 1)]:
            path.unlink()


_decode = msgspec.json.Decoder(dict[str, tuple[Uid, ...]]).decode
