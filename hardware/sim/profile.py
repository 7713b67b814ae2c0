"""Noise profiles: how imperfect a simulated table is, read from TOML files.

A profile holds rates and lengths, never draws; `hardware.sim.noise` makes the draws. The shipped
profiles (`clean`, `normal`, `rough`, `cruel`) say for every figure where it comes from. A key that
is left out is nought: a file states only what is imperfect.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from hardware.config.files import read_settings
from hardware.errors import InputFileError, ProfileError

_SHIPPED = Path(__file__).resolve().parent / "profiles"

Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Millimetres = Annotated[float, Meta(ge=0.0, le=100.0)]
PerMinute = Annotated[float, Meta(ge=0.0, le=600.0)]
Seconds = Annotated[float, Meta(ge=0.0, le=60.0)]


class _Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section of the file: a key that nobody knows is a mistake, not a comment."""


class Reads(_Section, frozen=True):
    """What goes wrong between a reader and a tag that it ought to read."""

    missed_polls: Annotated[float, Meta(ge=0.0, le=0.9)] = 0.0
    """The share of a reader's polls, of 10 ms each, in which it reads nothing."""
    garbled_share: Share = 0.5
    """Of those, the share in which answers come in broken; in the others none comes in."""
    missed_passes: Share = 0.0
    """The share of passes over a belt reader, and of taps, in which a tag is never read."""
    edge_mm: Millimetres = 0.0
    """By how much each end of the field may lie further out or further in, for each tag on each
    pass anew (evenly drawn)."""
    tags_per_field: Annotated[int, Meta(ge=1, le=100)] = 100
    """How many tags a field gives power to; the ones nearest to its centre have it."""


class Detuning(_Section, frozen=True):
    """What tags do to each other that lie close together."""

    below_mm: Millimetres = 0.0
    """Tags whose centres are closer than this are detuned."""
    zone_share: Share = 1.0
    """How much of the field's length is left to a detuned tag."""
    missed_passes: Share = 0.0
    """The share of passes that a detuned tag misses, on top of `reads.missed_passes`."""


class Spells(_Section, frozen=True):
    """Something that comes over each belt reader at random and goes by itself."""

    per_minute: PerMinute = 0.0
    """How often on average; the waits between are exponentially distributed."""
    duration_s: Seconds = 1.0


class Encoder(_Section, frozen=True):
    jitter_mm: Millimetres = 0.0
    """By how much a reported position of the belt is off at most."""


class Hands(_Section, frozen=True):
    """What hands do beside what they mean to."""

    off_centre_mm: Millimetres = 0.0
    """How far off its place's centre a tile comes to lie at most, along the track (even draw)."""
    stacking: Share = 0.0
    """The chance of a tile that is put on the belt to come to lie on top of the next one."""
    falls_per_minute: PerMinute = 0.0
    """How often a tile falls off the belt and lies on the table top then."""


class Profile(_Section, frozen=True):
    """All the imperfections of one table. Without arguments there are none."""

    description: str = ""
    reads: Reads = Reads()
    detuning: Detuning = Detuning()
    shadows: Spells = Spells()
    """Hands or sleeves between a belt reader and the tiles: nothing is read meanwhile."""
    resets: Spells = Spells(duration_s=0.2)
    """A belt reader's supply drops for so long; its chip starts anew afterwards."""
    encoder: Encoder = Encoder()
    hands: Hands = Hands()


CLEAN = Profile(description="A table without any imperfection.")


def builtin_profiles() -> Mapping[str, Path]:
    """The shipped profiles by name, the mildest first."""
    return {name: _SHIPPED / f"{name}.toml" for name in ("clean", "normal", "rough", "cruel")}


def load_profile(path: Path | str) -> Profile:
    """Read and check the profile at *path*, or the shipped one of that name.

    Raises `ProfileError` for the first mistake, in a sentence with file, line and key.
    """
    path = builtin_profiles().get(str(path), Path(path))
    shipped = ", ".join(builtin_profiles())
    try:
        profile, _ = read_settings(path, Profile, f"a noise profile: {shipped}, or the path of one")
    except InputFileError as error:
        raise ProfileError(str(error)) from None
    return profile
