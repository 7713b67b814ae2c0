"""Files that are written whole or not at all, whatever cuts the writing short."""

import os
from pathlib import Path

from controller.record.journal.file import sync_folder


def write_whole(path: Path, data: bytes) -> None:
    """Write the file at *path*: all of it or, whatever goes wrong, nothing. Raises `OSError`."""
    if path.exists() and not path.is_file():
        # A pipe or a device; there is no older file to preserve.
        path.write_bytes(data)
        return
    real = path.resolve()
    begun = real.with_name(f".{real.name}-{os.getpid()}")
    try:
        with begun.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        begun.replace(real)
        sync_folder(real.parent)
    finally:
        begun.unlink(missing_ok=True)
