"""The belt tracker: what a table's signals say about the tiles on its belt.

Pure: `hear` takes a track, a signal and the number of the signal's tile, and returns a new track
and what follows. Which signal tells of what is said here, and what that comes to in the modules
of its subject.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from controller.belt import passages, readings, weighing
from controller.belt.conclusions import Conclusion, Quality
from controller.belt.draft import Draft
from controller.belt.known import Antenna, Silence
from controller.belt.track import NEVER_QUIET, BeltTrack
from hardware import signals


class Heard(NamedTuple):
    """The track after a signal, and what was concluded of it."""

    track: BeltTrack
    conclusions: tuple[Conclusion, ...] = ()


def new_track(
    track_mm: float,
    readers: Mapping[str, tuple[float, float]],
    seats: Mapping[str, float] | None = None,
    quality: Mapping[int, Quality] | None = None,
) -> BeltTrack:
    """A track of which nothing is known yet.

    *readers*: name -> (position, length of zone), mm; *seats*: name -> position of its chair along
    the track, mm; *quality*: what earlier matches have taught of the tiles (`BeltTrack.quality`).
    """
    track = BeltTrack(
        {
            name: Antenna(at_mm / track_mm, zone_mm / 2 / track_mm)
            for name, (at_mm, zone_mm) in readers.items()
        },
        seats={seat: at_mm / track_mm for seat, at_mm in (seats or {}).items()},
    )
    return track if quality is None else taught(track, quality)


def taught(track: BeltTrack, quality: Mapping[int, Quality]) -> BeltTrack:
    """A track of which nothing is known but what earlier matches have taught of the tiles."""
    tiles = {tile: weighing.remembered(one) for tile, one in quality.items()}
    passes, missed = weighing.usual(tiles.values())
    antennas = {
        name: replace(antenna, passes=passes, missed=missed)
        for name, antenna in track.antennas.items()
    }
    return replace(track, antennas=antennas, tiles=tiles)


def forgotten(track: BeltTrack) -> BeltTrack:
    """The track when all tiles have been collected and laid out again: it still knows its readers,
    which tags are weak, and what hands do."""
    return replace(
        track,
        habits=replace(track.habits, kept=track.habits.kept + track.kept),
        antennas={
            name: replace(antenna, present={}, passing={}, silences=(Silence(-math.inf),))
            for name, antenna in track.antennas.items()
        },
        tiles={tile: known.remembered() for tile, known in track.tiles.items()},
        shows=(),
        lap=None,
        quiet=NEVER_QUIET,
    )


def hear(track: BeltTrack, signal: signals.AnySignal, tile: int | None = None) -> Heard:
    """What *signal* says; *tile* is the one whose tag it names, if any."""
    draft = Draft(track)
    match signal:
        case signals.BeltMoved(at_s=at_s, turns=turns, speed_rpm=speed_rpm):
            passages.moved(draft, at_s, turns, speed_rpm / 60.0)
        case signals.BeltStopped(at_s=at_s, turns=turns):
            passages.moved(draft, at_s, turns, 0.0)
        case signals.BeltFault(at_s=at_s) if track.legs:
            passages.moved(draft, at_s, track.turns_at(at_s) or 0.0, 0.0)
        case signals.TagEntered(at_s=at_s, reader=reader) if tile is not None:
            if reader in track.antennas:
                readings.entered(draft, reader, tile, at_s)
            elif seat := signals.seat_of(reader):
                readings.taken(draft, tile, seat, at_s)
        case signals.TagLeft(at_s=at_s, reader=reader) if (
            tile is not None and reader in track.antennas
        ):
            readings.left(draft, reader, tile, at_s)
        case signals.ReaderLost(at_s=at_s, reader=reader) if reader in track.antennas:
            passages.reader_lost(draft, reader, at_s)
        case signals.ReaderReady(at_s=at_s, reader=reader) if reader in track.antennas:
            passages.reader_ready(draft, reader, at_s)
        case _:
            return Heard(track)
    return Heard(draft.track(), tuple(draft.conclusions))
