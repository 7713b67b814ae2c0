"""Updates by ring: one table first, then some, then the rest; paused where a ring is ill.

Pure rules: what is known of each table goes in, and which tables may have the new release comes
out. Nothing here updates anything: a table takes its update from its owner's stick or page
(docs/release.md), and who carries it there goes by this.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

SOAK_S = 24 * 3600.0
"""How long each table of a ring must have played well before the next ring begins."""
SILENT_S = 1800.0
"""A table that was given the release and tells nothing for that time is ill."""


class Rolled(Struct, frozen=True, kw_only=True):
    """What is known of a table while a release goes round."""

    software: str
    """What it runs now."""
    since_s: float | None = None
    """For how long it has run it; None where it does not run the new one."""
    given_s: float | None = None
    """How long ago it was given the new one; None where it was not."""
    silent_s: float = 0.0
    """For how long it has told nothing."""
    faults: int = 0
    """Faults that it has now, and had not before it was given the new one."""


Health = Literal["waits", "updating", "soaking", "well", "ill"]


def health(table: Rolled, release: str, soak_s: float = SOAK_S) -> Health:
    """Return how a table is doing with *release*."""
    runs = table.software == release
    if table.given_s is None and not runs:
        return "waits"
    if table.faults or table.silent_s > SILENT_S:
        return "ill"
    if not runs:
        # An update that fails goes back to the old release by itself.
        return "ill" if (table.given_s or 0.0) > SILENT_S else "updating"
    return "well" if (table.since_s or 0.0) >= soak_s else "soaking"


class Plan(Struct, frozen=True):
    """Who may have the release now, and why nobody else."""

    may: tuple[str, ...] = ()
    ring: int = 0
    """The ring that goes on, counted from 1; 0 when all have it."""
    ill: tuple[str, ...] = ()
    """The tables for which it is paused."""


def plan(
    rings: Sequence[Sequence[str]],
    tables: Mapping[str, Rolled],
    release: str,
    soak_s: float = SOAK_S,
) -> Plan:
    """Return what may go on: the first ring whose tables are not all well, if nobody is ill.

    A table of no ring, or one that is not known, never has it.
    """
    states = {name: health(one, release, soak_s) for name, one in tables.items()}
    ill = tuple(name for ring in rings for name in ring if states.get(name) == "ill")
    for number, ring in enumerate(rings, start=1):
        known = [name for name in ring if name in states]
        if all(states[name] == "well" for name in known):
            continue
        waits = tuple(name for name in known if states[name] == "waits")
        return Plan(() if ill else waits, number, ill)
    return Plan((), 0, ill)
