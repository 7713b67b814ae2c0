"""Laps: whole turns of the belt that look for every tile, also for those of unknown place."""

from msgspec.structs import replace

from controller.belt import evidence
from controller.belt.conclusions import Missing
from controller.belt.draft import Draft
from controller.belt.track import LAP_TURNS, NEVER_QUIET, Known, Lap, Sweep, Track


def begin_lap(track: Track, expected: frozenset[int], now_s: float, *, full: bool = False) -> Track:
    """The track when a lap begins: see `Lap`. `Track.lap_complete` says when it is over."""
    return replace(track, lap=Lap(expected, full, now_s), quiet=NEVER_QUIET)


def end_lap(track: Track) -> Track:
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
    """A reader is lost: its turn begins anew when it is ready again."""
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
        if one.high - one.low >= LAP_TURNS:
            whole = True
            one = Sweep(turns, turns, False, one.informative + one.read, one.turned)
        sweeps[reader] = one
    lap = replace(lap, sweeps=sweeps)
    draft.base = replace(draft.base, lap=_without_the_absent(draft, lap) if whole else lap)


def _without_the_absent(draft: Draft, lap: Lap) -> Lap:
    """The lap when all that were sought in vain for long enough are given up."""
    turns = sum(one.informative for one in lap.sweeps.values())
    for tile in sorted(replace(draft.track(), lap=lap).sought):
        known = draft.tiles.get(tile) or Known()
        if known.where == "belt" and known.slack < 0.25:
            continue
        chances = [
            draft.antennas[reader].overlook_chance(known, turn)
            for reader, one in lap.sweeps.items()
            for turn in range(one.informative)
        ]
        if 1.0 - evidence.absence(chances) >= evidence.DOUBT:
            continue
        lap = replace(lap, absent=lap.absent | {tile})
        if known.where != "taken":
            draft.tiles[tile] = replace(known, where="missing", unread=())
            draft.conclusions.append(Missing(tile, lap.began_s, draft.base.legs[-1].at_s, turns))
    return lap
