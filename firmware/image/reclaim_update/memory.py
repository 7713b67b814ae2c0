"""What both slots know of updates, on the data partition: which one is tried, how the table was
before it, and which were tried without success.

Each file is replaced as a whole, and is on the card when its writer returns.
"""

import json
import os
from dataclasses import dataclass
from pathlib import Path

from reclaim_update.health import WANTED

DATA = Path("/data")

MOST_REFUSED = 100
"""Of more the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The update that is tried, and what the version *before* it said of the table (`WANTED`)."""

    image: str
    version: str
    before: frozenset[str] = WANTED


def remember(tried: Tried) -> None:
    """Note what is tried, before it is. Raises OSError."""
    said = {"image": tried.image, "version": tried.version, "before": sorted(tried.before)}
    _replace(DATA / "update-tried", json.dumps(said))


def tried() -> Tried | None:
    """What was tried last; None if nobody knows."""
    try:
        text = (DATA / "update-tried").read_text()
    except (OSError, ValueError):
        return None
    try:
        said = json.loads(text)
        return Tried(str(said["image"]), str(said["version"]), frozenset(said["before"]) & WANTED)
    except (ValueError, KeyError, TypeError):
        words = text.split()  # as images up to 0.1.0 wrote it
        return Tried(words[0], words[1]) if len(words) == 2 else None


def refuse(image: str) -> None:
    """Note that *image* was tried without success."""
    lines = [line for line in _refused_lines() if line.split()[0] != image]
    _replace(DATA / "update-refused", "".join(f"{line}\n" for line in [*lines, image]))


def refused() -> frozenset[str]:
    """The images that were tried without success."""
    return frozenset(line.split()[0] for line in _refused_lines())


def _refused_lines() -> list[str]:
    try:
        lines = (DATA / "update-refused").read_text().splitlines()
    except (OSError, ValueError):
        return []
    return [line for line in lines if line.strip()][-MOST_REFUSED:]


def _replace(path: Path, text: str) -> None:
    new = path.with_suffix(".new")
    with new.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
