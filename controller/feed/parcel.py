"""A file that a phone brings: it comes piece by piece into a place of the table's own, and is there
only until it was taken."""

import errno
import os
from pathlib import Path

from controller.views import Notice


class Parcel:
    """A file that comes to *path*, of *most_bytes*, and leaves *kept_free_bytes* of the disk. A new
    one replaces what was there before.

    Raises OSError where it cannot be kept.
    """

    def __init__(self, path: Path, most_bytes: int, kept_free_bytes: int = 0) -> None:
        self.path = path
        self._left, self._kept_free = most_bytes, kept_free_bytes
        path.unlink(missing_ok=True)
        path.touch(mode=0o600)
        self._file = path.open("wb")

    def __repr__(self) -> str:
        return f"<Parcel at {self.path}, {self._left} bytes left>"

    def add(self, data: bytes) -> Notice | None:
        """Take the next bytes; return why that is not done, or None. Raises OSError."""
        self._left -= len(data)
        if self._left < 0:
            return Notice("web-desk-too-long")
        disk = os.fstatvfs(self._file.fileno())
        if disk.f_bavail * disk.f_frsize < self._kept_free + len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._file.write(data)
        return None

    def whole(self) -> None:
        """Have all of it in the file. Raises OSError."""
        self._file.close()

    def close(self) -> None:
        """Let go of the file, which is gone then. Idempotent."""
        self._file.close()
        self.path.unlink(missing_ok=True)
