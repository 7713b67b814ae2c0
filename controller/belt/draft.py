"""A track that is being changed: the only mutable thing of the tracker, alive for one signal.

`controller.belt.tracker.hear` makes one, the modules beside this one change it, each in its own
subject, and `Draft.track` is the new value. What a track holds is never changed, only replaced.
"""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from controller.belt.conclusions import Conclusion
from controller.belt.known import Antenna, Known, Silence
from controller.belt.track import NEVER_QUIET, BeltTrack

T = TypeVar("T")


class Draft:
    """`base` is the track with everything but its tiles, its antennas and its quiet stretch."""

    def __init__(self, track: BeltTrack) -> None:
        self.base = track
        self.tiles: dict[int, Known] = dict(track.tiles)
        self.antennas: dict[str, Antenna] = dict(track.antennas)
        self.quiet = track.quiet
        self.conclusions: list[Conclusion] = []

    def __repr__(self) -> str:
        return f"<Draft of {self.track()!r}, {len(self.conclusions)} conclusions>"

    def track(self) -> BeltTrack:
        """The new track, as far as it goes."""
        return replace(self.base, tiles=self.tiles, antennas=self.antennas, quiet=self.quiet)

    def look_again(self) -> None:
        """Something is not where it was: every place must be looked at again."""
        self.quiet = NEVER_QUIET

    def forget_place(self, tile: int) -> None:
        """The tile's old place is of no interest any more."""
        for reader, antenna in self.antennas.items():
            passing, silences = antenna.passing, antenna.silences
            if tile in passing:
                passing = without(passing, tile)
            if [1 for silence in silences for one in silence.passes if one.tile == tile]:
                silences = tuple([_without_passes(silence, tile) for silence in silences])
            if passing is not antenna.passing or silences is not antenna.silences:
                self.antennas[reader] = replace(antenna, passing=passing, silences=silences)


def _without_passes(silence: Silence, tile: int) -> Silence:
    return replace(silence, passes=tuple(one for one in silence.passes if one.tile != tile))


def without(mapping: Mapping[int, T], tile: int) -> dict[int, T]:
    """A copy that lacks a tile."""
    return {key: value for key, value in mapping.items() if key != tile}
