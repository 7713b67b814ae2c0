"""Names the medium under a folder: what a sync of a file costs depends on nothing more."""

import os
from pathlib import Path

from controller.record.journal import default_path

FREE_OF_SYNCS = ("tmpfs", "ramfs")
"""File systems in memory: there a sync costs nothing, and says nothing about a journal."""


def journal_folder() -> Path:
    """Where the journal is unless somebody says otherwise, or the nearest folder above it that
    exists: its disk is the one that counts."""
    folder = default_path().parent
    while not folder.is_dir():
        folder = folder.parent
    return folder


def medium_of(folder: Path) -> str:
    """The file system that *folder* is on, its device and where it is mounted."""
    device = os.stat(folder).st_dev
    for kind, source, mount in reversed(_mounts()):
        try:
            if os.stat(mount).st_dev != device:
                continue
        except OSError:
            continue
        in_memory = ", in memory: a sync is free there" if kind in FREE_OF_SYNCS else ""
        return f"{kind} on {source} at {mount}{in_memory}"
    return "unknown"


def _mounts() -> list[tuple[str, str, str]]:
    """File system, device and mount point of everything that is mounted (proc(5), mounts)."""
    try:
        lines = Path("/proc/self/mounts").read_text("utf-8").splitlines()
    except OSError:
        return []
    fields = (line.split() for line in lines)
    return [
        (kind, source, mount.encode().decode("unicode_escape"))
        for source, mount, kind, *_ in fields
    ]
