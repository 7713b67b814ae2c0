"""Updates by ring: one table first, then some, then the rest; paused while a table is ill.

A table looks for an update by itself, at the address that its owner has set (docs/appliance.md).
Where that is the league's, this says whether it finds one there now. Nothing is sent to a table.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from msgspec import Struct

FILE = re.compile(r"reclaim-[a-z0-9]+\.slot(\.minisig)?")
"""What a table asks for."""
_SIGNED = re.compile(rb"reclaim (\S+) \S+ \S+ [0-9]{1,12} [0-9a-f]{64}\s*$", re.M)
LONGEST_SIGNATURE_BYTES = 4096


class Running(Struct, frozen=True, kw_only=True):
    """What a table has told of what it runs."""

    software: str
    before: str = ""
    """What it ran before that."""
    well_s: float = 0.0
    """For how long it has run it, or since its last fault was over."""
    ill: bool = False
    """Whether it has a fault that began since, or tells nothing any more."""


Health = Literal["waits", "soaking", "well", "ill"]


class Progress(Struct, frozen=True):
    """How far a *release* is on its way round."""

    release: str
    health: Mapping[str, Health]
    """Of each table of a ring, and each that has told of itself."""
    ring: int
    """The ring whose turn it is, from 0; the last one are the tables of none."""

    @property
    def ill(self) -> tuple[str, ...]:
        """The tables for which nobody else gets it."""
        return tuple(table for table, one in self.health.items() if one == "ill")


def ring_of(rings: Sequence[Sequence[str]], table: str) -> int:
    """Return the ring of a table, from 0; those of none are in the last."""
    return next((at for at, ring in enumerate(rings) if table in ring), len(rings))


def progress(
    rings: Sequence[Sequence[str]], tables: Mapping[str, Running], release: str, soak_s: float
) -> Progress:
    """Return how far *release* is, if each table has to play well with it for *soak_s* before the
    next ring gets it. A table of a ring that has told nothing yet is waited for."""
    known = dict.fromkeys((table for ring in rings for table in ring), "")
    health = {table: _health(tables.get(table), release, soak_s) for table in {**known, **tables}}
    ahead = (at for at, ring in enumerate(rings) if any(health[one] != "well" for one in ring))
    return Progress(release, health, next(ahead, len(rings)))


def _health(table: Running | None, release: str, soak_s: float) -> Health:
    if table is None:
        return "waits"
    if table.software != release:
        # An update that fails goes back to the old release by itself.
        return "ill" if table.before == release else "waits"
    if table.ill:
        return "ill"
    return "well" if table.well_s >= soak_s else "soaking"


def released(folder: Path) -> str:
    """Return the version of the release in *folder*, as its signature says; empty where none lies
    there."""
    with suppress(OSError):
        for path in sorted(folder.glob("reclaim-*.slot.minisig")):
            with path.open("rb") as file:
                said = _SIGNED.search(file.read(LONGEST_SIGNATURE_BYTES))
            if said is not None:
                return said[1].decode("ascii", "replace")
    return ""
