"""The track's shape: where the belt's places and its readers are. Pure."""

import math
from collections.abc import Iterator, Mapping

from msgspec import Struct

from hardware.config import TableFile


class BeltShape(Struct, frozen=True):
    """The track: how many places, how long, and its readers: name -> (position, zone), in mm."""

    places: int
    track_mm: float
    readers: Mapping[str, tuple[float, float]]

    @classmethod
    def of(cls, file: TableFile) -> "BeltShape":
        """The belt of a table file."""
        return cls(
            places=file.carousel.places,
            track_mm=file.carousel.track_mm,
            readers={
                reader.name: (reader.place_mm, reader.zone_mm)
                for reader in file.readers
                if reader.role == "belt"
            },
        )

    def place_turn(self, place: int, belt_turns: float) -> float:
        """Where a place is now, in turns past position 0: 0 <= t < 1."""
        return (belt_turns + place / self.places) % 1.0

    def places_within(
        self, belt_turns: float, at_mm: float, range_mm: float
    ) -> Iterator[tuple[int, float]]:
        """The places whose centres are at most *range_mm* from a track position, last first, and
        how far each is from it (mm)."""
        pitch_mm = self.track_mm / self.places
        # Place k is k pitches ahead of place 0, which stands at `belt_turns`.
        zero_mm = belt_turns * self.track_mm - at_mm
        first = math.ceil((-zero_mm - range_mm) / pitch_mm)
        last = math.floor((-zero_mm + range_mm) / pitch_mm)
        for place in range(first, last + 1):
            yield place % self.places, zero_mm + place * pitch_mm

    def distance_mm(self, place: int, belt_turns: float, at_mm: float) -> float:
        """How far a place's centre is from a track position; negative while it approaches."""
        away = (self.place_turn(place, belt_turns) - at_mm / self.track_mm) % 1.0
        return (away - 1.0 if away > 0.5 else away) * self.track_mm
