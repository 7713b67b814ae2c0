"""Laps: whole turns of the belt that look for every tile, also for those of unknown place."""

import math

from msgspec.structs import replace

from controller.belt import evidence
from controller.belt.conclusions import Absence, Missing, Passes, Quality, Weak
from controller.belt.draft import Draft
from controller.belt.known import Known
from controller.belt.track import NEVER_QUIET, BeltTrack, Lap, Sweep

TAG_TO_BLAME = 4.0
"""A tag is held to be why a tile is unread if it makes that this many times as likely as a sound
one would."""


def begin_lap(
    track: BeltTrack, expected: frozenset[int], now_s: float, *, full: bool = False
) -> BeltTrack:
    """The track when a lap begins: see `Lap`. `BeltTrack.lap_complete` says when it is over."""
    return replace(track, lap=Lap(expected, full, now_s), quiet=NEVER_QUIET)


def end_lap(track: BeltTrack) -> BeltTrack:
    return replace(track, lap=None)


def found(draft: Draft, reader: str, tile: int) -> None:
    """A reader has read a tile."""
    lap = draft.base.lap
    if lap is None:
        return
    sweeps = lap.sweeps
    one = sweeps.get(reader)
    if one is not None and not one.read:
        sweeps = {**sweeps, reader: replace(one, read=True)}
    tiles = lap.found if tile in lap.found else lap.found | {tile}
    draft.base = replace(
        draft.base, lap=replace(lap, sweeps=sweeps, found=tiles, absent=lap.absent - {tile})
    )


def interrupted(draft: Draft, reader: str) -> None:
    """A reader is lost: its turn starts over when it is ready again."""
    lap = draft.base.lap
    if lap is not None:
        sweeps = {name: one for name, one in lap.sweeps.items() if name != reader}
        draft.base = replace(draft.base, lap=replace(lap, sweeps=sweeps))


def sweep(draft: Draft, turns: float) -> None:
    """The belt goes on under the readers that look; a whole turn tells of tiles whose place is not
    known."""
    lap = draft.base.lap
    if lap is None:
        return
    sweeps = dict(lap.sweeps)
    whole = False
    for reader, antenna in draft.antennas.items():
        if not antenna.ready:
            continue
        one = sweeps.get(reader) or Sweep(turns, turns)
        one = replace(one, low=min(one.low, turns), high=max(one.high, turns))
        if one.high - one.low >= 1.0:
            # What was at a zone's edge at first has passed in two parts, which are worth a whole.
            whole = True
            one = Sweep(turns, turns, False, one.informative + one.read, one.turned)
        sweeps[reader] = one
    lap = replace(lap, sweeps=sweeps)
    draft.base = replace(draft.base, lap=_without_the_absent(draft, lap) if whole else lap)


def missed_before(draft: Draft, known: Known) -> float:
    """How often a tile was missed in the whole turns of the lap, now that it is read for the first
    time: in those, or its reader was blind when it came by. Counts for the readers, too."""
    lap = draft.base.lap
    if lap is None:
        return 0.0
    missed = 0.0
    for reader, one in lap.sweeps.items():
        antenna = draft.antennas[reader]
        blame = antenna.tile_miss_chance(known) / antenna.overlook_chance(known)
        draft.antennas[reader] = antenna.missing(one.informative * blame)
        missed += one.informative * blame
    return missed


def _without_the_absent(draft: Draft, lap: Lap) -> Lap:
    """The lap when all that were sought in vain for long enough are given up.

    A tile whose tag is sound is missing then. Where it may be the tag that is to blame, for it has
    hardly been read before, no more can be said than that the tile is unread.
    """
    for tile in sorted(replace(draft.track(), lap=lap).sought):
        known = draft.tiles.get(tile) or Known()
        if known.where == "belt" and known.slack < 0.25:
            continue
        overlooked, if_sound = [], []
        for reader, one in lap.sweeps.items():
            antenna = draft.antennas[reader]
            overlooked += [antenna.overlook_chance(known, turn) for turn in range(one.informative)]
            if_sound += [antenna.sound_overlook_chance] * one.informative
        doubt = 1.0 - evidence.absence(overlooked)
        unless_weak = 1.0 - evidence.absence(if_sound)
        dead = bool(overlooked) and known.missed > evidence.DEAD * known.passes
        tag_to_blame = doubt > TAG_TO_BLAME * unless_weak and unless_weak < evidence.DOUBT
        if doubt >= evidence.DOUBT and not tag_to_blame and not dead:
            continue
        lap = replace(lap, absent=lap.absent | {tile})
        if known.where == "taken":
            continue
        if doubt < evidence.DOUBT:
            _is_missing(draft, lap, tile, known, doubt)
        else:
            _is_unread(draft, tile, known, float(len(overlooked)))
    return lap


def _is_missing(draft: Draft, lap: Lap, tile: int, known: Known, doubt: float) -> None:
    now_s = draft.base.legs[-1].at_s
    turned = tuple(
        Passes(reader, one.informative, lap.began_s, now_s)
        for reader, one in lap.sweeps.items()
        if one.informative
    )
    seen_s = known.seen_s if known.seen_s > -math.inf else None
    draft.tiles[tile] = replace(known, where="missing", unread=())
    draft.conclusions.append(Missing(tile, Absence(seen_s, turned, doubt)))


def _is_unread(draft: Draft, tile: int, known: Known, turns: float) -> None:
    missed = replace(known, passes=known.passes + turns, missed=known.missed + turns)
    draft.tiles[tile] = replace(missed, where="unread", unread=(), named=1.0)
    if known.named < 1.0:
        quality = Quality(missed.passes, missed.missed)
        draft.conclusions.append(Weak(tile, quality, dead=True))
