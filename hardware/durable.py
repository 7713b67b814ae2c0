"""Files and folders that outlast a power cut: durable, and whole or not there at all."""

import os
from pathlib import Path

PRIVATE_FOLDER = 0o700
"""What a table keeps knows every hand."""


def make_folder(folder: Path) -> None:
    """Make *folder* and its missing parents, private and durable."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(PRIVATE_FOLDER, exist_ok=True)
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in it durable too: syncing a file does not sync its folder (fsync(2))."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


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
