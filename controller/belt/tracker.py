"""The belt tracker: what a table's signals say about the tiles on its belt.

Pure: `hear` takes a track, a signal and the number of the signal's tile, and returns a new track
and what follows. A signal comes a little after what it tells of: a tag has entered a moment ago,
and left a longer moment ago, after the presence filter's silences. So passes are judged a tenth of
a second late, when everything about them has been heard.
"""

import math
from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from controller.belt import evidence
from controller.belt.conclusions import Conclusion, Missing, Returned, Suspected, Taken
from controller.belt.evidence import Silent
from controller.belt.track import (
    LAP_TURNS,
    Antenna,
    Known,
    Lap,
    Leg,
    Pass,
    Passing,
    Presence,
    Silence,
    Sweep,
    Track,
    Unread,
    certainty,
)
from hardware.signals import (
    AnySignal,
    BeltFault,
    BeltMoved,
    BeltStopped,
    ReaderLost,
    ReaderReady,
    TagEntered,
    TagLeft,
)

ENTER_S = 0.02
"""TagEntered comes so long after the tag, give or take: a poll, and its confirmation."""

LEAVE_S = 0.07
"""TagLeft comes so long after the tag has gone: a row of silences."""

REPORT_S = 0.1
"""By then everything has been signalled, as long as polls are not missed in rows."""

HEART = 0.75
"""The share of a zone, around its centre, in which a tile cannot be overlooked for being at an
edge."""

LEGS_KEPT_S = 2 * REPORT_S

SILENCES_KEPT = 16

_NEVER_QUIET = (math.inf, -math.inf)


class Heard(NamedTuple):
    """The track after a signal, and what was concluded of it."""

    track: Track
    conclusions: tuple[Conclusion, ...] = ()


def new_track(track_mm: float, readers: Mapping[str, tuple[float, float]]) -> Track:
    """A track of which nothing is known yet; *readers*: name -> (position, length of zone), mm."""
    return Track(
        {
            name: Antenna(at_mm / track_mm, zone_mm / 2 / track_mm)
            for name, (at_mm, zone_mm) in readers.items()
        }
    )


def forgotten(track: Track) -> Track:
    """The track when all tiles have been collected and laid out anew: it still knows its readers,
    and which tags are weak."""
    return replace(
        track,
        antennas={
            name: replace(antenna, present={}, passing={}, silences=(Silence(-math.inf),))
            for name, antenna in track.antennas.items()
        },
        tiles={
            tile: Known(passes=known.passes, missed=known.missed)
            for tile, known in track.tiles.items()
        },
        lap=None,
        quiet=_NEVER_QUIET,
    )


def begin_lap(
    track: Track, expected: frozenset[int], now_s: float, *, full: bool = False
) -> Track:
    """The track when a lap begins: see `Lap`. `Track.lap_complete` says when it is over."""
    return replace(track, lap=Lap(expected, full, now_s), quiet=_NEVER_QUIET)


def end_lap(track: Track) -> Track:
    return replace(track, lap=None)


def hear(track: Track, signal: AnySignal, tile: int | None = None) -> Heard:
    """What *signal* says; *tile* is the one whose tag it names, if any."""
    step = _Step(track)
    match signal:
        case BeltMoved(at_s=at_s, turns=turns, speed_rpm=speed_rpm):
            step.belt(at_s, turns, speed_rpm / 60.0)
        case BeltStopped(at_s=at_s, turns=turns):
            step.belt(at_s, turns, 0.0)
        case BeltFault(at_s=at_s) if track.legs:
            step.belt(at_s, track.turns_at(at_s) or 0.0, 0.0)
        case TagEntered(at_s=at_s, reader=reader) if tile is not None:
            if reader in track.antennas:
                step.entered(reader, tile, at_s)
            elif reader.startswith("pad/"):
                step.taken(tile, reader.removeprefix("pad/"), at_s)
        case TagLeft(at_s=at_s, reader=reader) if tile is not None and reader in track.antennas:
            step.left(reader, tile, at_s)
        case ReaderLost(at_s=at_s, reader=reader) if reader in track.antennas:
            step.lost(reader)
        case ReaderReady(at_s=at_s, reader=reader) if reader in track.antennas:
            step.ready(reader)
        case _:
            return Heard(track)
    return Heard(step.track(), tuple(step.conclusions))


class _Step:
    """One step from a track to the next: the only place where anything is changed, on copies."""

    def __init__(self, track: Track) -> None:
        self.conclusions: list[Conclusion] = []
        self._track = track
        self._tiles = dict(track.tiles)
        self._antennas = dict(track.antennas)
        self._quiet = track.quiet

    def track(self) -> Track:
        return replace(
            self._track, tiles=self._tiles, antennas=self._antennas, quiet=self._quiet
        )

    # ---- the belt --------------------------------------------------------------------------

    def belt(self, at_s: float, turns: float, speed: float) -> None:
        before = self._track
        way = (speed > 0) - (speed < 0)
        was = (before.speed > 0) - (before.speed < 0)
        recent = [leg for leg in before.legs[:-1] if leg.at_s > at_s - LEGS_KEPT_S]
        legs = (*recent, *before.legs[-1:], Leg(at_s, turns, speed))
        self._track = replace(before, legs=legs, way=way or before.way)
        if not before.legs:
            self._track = replace(self._track, watched=turns)
            self._quiet = _NEVER_QUIET
        elif way != was:
            self._turned_round(turns, at_s, was)
        if self._track.lap is not None:
            self._sweep(turns)
        self._look(at_s)

    def _look(self, now_s: float) -> None:
        """Judge what has passed, as far as all has been signalled by now."""
        turns = self._track.turns_at(now_s - REPORT_S)
        if turns is not None and not self._quiet[0] < turns < self._quiet[1]:
            self._watch(turns, now_s - REPORT_S)

    def _turned_round(self, turns: float, at_s: float, was: int) -> None:
        """The belt has stopped, started or turned round, and was going the way *was*."""
        unread: list[tuple[str, Pass]] = []
        for reader, antenna in self._antennas.items():
            present = {
                tile: Presence(p.since_s, min(p.low, turns), max(p.high, turns), True)
                for tile, p in antenna.present.items()
            }
            passing = dict(antenna.passing)
            for tile, one in passing.items():
                known = self._tiles[tile]
                past = _apart(known.place + turns, antenna.centre) * was
                if past > antenna.half and not one.read and one.side == -was:
                    # Through, but not so far that it would be known to be out.
                    unread += self._unread(reader, tile, one, past, at_s)
                    passing[tile] = Passing(was, at_s)
                elif past > 0.0:
                    passing[tile] = replace(one, centred=True)
            self._antennas[reader] = replace(antenna, present=present, passing=passing)
        self._pass_unread(unread)

    def _watch(self, turns: float, at_s: float) -> None:
        """See which places have come into a field or gone out of it by *at_s*."""
        quiet = 1.0
        gone = turns - self._track.watched
        speed, way = abs(self._track.speed), self._track.way if gone == 0 else 1 if gone > 0 else -1
        gone = abs(gone)
        unread: list[tuple[str, Pass]] = []
        for reader, antenna in self._antennas.items():
            passing = antenna.passing
            came: dict[int, Passing] = {}
            went: list[int] = []
            centre, margin = antenna.centre, antenna.half + antenna.edge
            for tile, known in self._tiles.items():
                if known.where != "belt" or known.slack >= 0.25:
                    continue
                away = (known.place + turns - centre + 0.5) % 1.0 - 0.5
                reach = margin + known.slack
                beyond = abs(away) - reach
                quiet = min(quiet, abs(beyond))
                one = passing.get(tile)
                if one is None and reach < way * away < gone - reach and antenna.ready:
                    # Through between two reports of the encoder.
                    one = Passing(-way, _crossed_s(at_s, reach + way * away, speed))
                if one is None and beyond < 0.0:
                    side = -way if antenna.ready else 0
                    came[tile] = Passing(side, _crossed_s(at_s, reach + way * away, speed))
                elif one is not None and beyond >= 0.0:
                    went.append(tile)
                    if not one.read and (one.centred or one.side * away < 0):
                        out_s = _crossed_s(at_s, beyond, speed)
                        unread += self._unread(reader, tile, one, reach, out_s)
            if came or went:
                self._antennas[reader] = self._went(reader, went, came)
        self._pass_unread(unread)
        for reader in self._antennas:
            self._forget_silences(reader)
        self._quiet = (turns - quiet, turns + quiet)
        self._track = replace(self._track, watched=turns)

    def _went(self, reader: str, went: list[int], came: Mapping[int, Passing]) -> Antenna:
        """The antenna when places have gone out of its field and others have come."""
        antenna = self._antennas[reader]
        read = [tile for tile in went if tile in antenna.passing and antenna.passing[tile].read]
        for tile in read:
            known = self._tiles[tile]
            self._tiles[tile] = replace(known, passes=known.passes + 1.0)
        passing = {tile: one for tile, one in antenna.passing.items() if tile not in went}
        return replace(
            antenna, passing={**passing, **came}, passes=antenna.passes + len(read)
        )

    def _unread(
        self, reader: str, tile: int, one: Passing, reach: float, out_s: float
    ) -> list[tuple[str, Pass]]:
        """The pass that a place has made unread, gone out at *reach* from the centre, if it
        counts."""
        if not one.side or one.since_s <= self._tiles[tile].seen_s:
            return []
        edge_s = (out_s - one.since_s) * (1.0 - HEART * self._antennas[reader].half / reach) / 2
        return [(reader, Pass(tile, one.since_s + edge_s, out_s - edge_s))]

    def _pass_unread(self, passes: list[tuple[str, Pass]]) -> None:
        for reader, one in passes:
            self._passed_unread(reader, one)

    # ---- tiles at readers ------------------------------------------------------------------

    def entered(self, reader: str, tile: int, at_s: float) -> None:
        self._look(at_s)
        known = self._tiles.get(tile) or Known()
        stale = known.where == "taken" and at_s - REPORT_S < known.seen_s
        antenna = self._antennas[reader]
        if stale or tile in antenna.present:
            return
        turns = self._track.turns_at(at_s - ENTER_S)
        here, slack = 0.0, 0.5
        if turns is not None:
            here, slack = (antenna.centre - turns) % 1.0, antenna.half + antenna.edge
        elsewhere = abs(_apart(here, known.place)) > slack + known.slack
        if known.where == "belt" and not elsewhere:
            if known.suspected:
                self.conclusions.append(Returned(tile, known.place, at_s))
            known = replace(known, seen_s=at_s, suspected=0.0)
        else:
            known = self._returned(known, tile, at_s, here, slack, elsewhere)
            antenna = self._antennas[reader]
        self._tiles[tile] = known
        silences = antenna.silences
        first, closed = False, None
        if silences and silences[-1].to_s == math.inf:
            last = silences[-1]
            first = last.from_s == -math.inf
            late_s = 0.0 if first else self._late_s(antenna, known, turns)
            cuts = last.cuts
            if late_s > 0.0:
                cuts = (*cuts, (at_s - ENTER_S - late_s, at_s - ENTER_S))
            closed = replace(last, to_s=at_s - ENTER_S, cuts=cuts)
            silences = (*silences[:-1], closed)
        # What lay in the field when the reader was ready has not come in at its edge.
        still = first or self._track.speed == 0.0
        presence = Presence(at_s - ENTER_S, turns or 0.0, turns or 0.0, still)
        passing = antenna.passing.get(tile) or Passing(-self._track.way, at_s - ENTER_S)
        self._antennas[reader] = replace(
            antenna,
            ready=True,
            present={**antenna.present, tile: presence},
            passing={**antenna.passing, tile: replace(passing, read=True)},
            silences=silences[-SILENCES_KEPT:],
        )
        self._found(reader, tile)
        self._quiet = _NEVER_QUIET
        if closed is not None:
            self._weigh(reader, closed)
        self._forget_silences(reader)

    def _late_s(self, antenna: Antenna, known: Known, turns: float | None) -> float:
        """For how long a tile at this position has been in the field for certain."""
        speed = abs(self._track.speed)
        if turns is None or not speed or known.slack > 2 * antenna.edge:
            return 0.0
        away = _apart(known.place + turns, antenna.centre) * self._track.way
        return (away + antenna.half - known.slack) / speed

    def _early_s(self, antenna: Antenna, known: Known, turns: float) -> float:
        """For how long a tile at this position will be in the field for certain."""
        speed = abs(self._track.speed)
        if not speed or known.slack > 2 * antenna.edge:
            return 0.0
        away = _apart(known.place + turns, antenna.centre) * self._track.way
        return (antenna.half - away - known.slack) / speed

    def _returned(
        self, known: Known, tile: int, at_s: float, here: float, slack: float, elsewhere: bool
    ) -> Known:
        """A tile that was not known to lie here is read."""
        if known.where == "unknown" or elsewhere or known.where == "taken":
            self._forget_passing(tile)
            place = here
            unread: tuple[Unread, ...] = ()
        else:
            # Missing, and at its old place again: covered, or there all the while.
            place, slack, unread = known.place, known.slack, known.unread
        if known.where != "unknown":
            self.conclusions.append(Returned(tile, place, at_s))
        seen = sum(1.0 - one.blind for one in unread)
        return replace(
            known,
            where="belt",
            place=place,
            slack=slack,
            seat="",
            seen_s=at_s,
            unread=(),
            passes=known.passes + seen,
            missed=known.missed + seen,
            short="",
            suspected=0.0,
        )

    def left(self, reader: str, tile: int, at_s: float) -> None:
        antenna = self._antennas[reader]
        presence = antenna.present.get(tile)
        if presence is None:
            return
        known = self._tiles[tile]
        gone_s = max(presence.since_s, at_s - LEAVE_S)
        turns = self._track.turns_at(gone_s)
        early_s = 0.0
        watched_s = antenna.watched_s
        if turns is not None and known.slack <= 2 * antenna.edge and not presence.turned:
            early_s = self._early_s(antenna, known, turns)
            watched_s += gone_s - presence.since_s
        present = {t: p for t, p in antenna.present.items() if t != tile}
        silences = antenna.silences
        if not present:
            cuts = ((gone_s, gone_s + early_s),) if early_s > 0.0 else ()
            silences = (*silences, Silence(gone_s, cuts=cuts))
        self._antennas[reader] = antenna = replace(
            antenna, present=present, silences=silences, watched_s=watched_s
        )
        self._quiet = _NEVER_QUIET
        if turns is None or known.where != "belt":
            return
        low, high = min(presence.low, turns), max(presence.high, turns)
        place = (antenna.centre - (low + high) / 2) % 1.0
        slack = abs(antenna.half - (high - low) / 2) + antenna.edge
        if abs(_apart(place, known.place)) > slack + known.slack:
            self.conclusions.append(Returned(tile, place, at_s))
            known = replace(known, place=place, slack=slack, unread=())
        else:
            known = self._confirmed(known)
            if slack <= known.slack:
                known = replace(known, place=place, slack=slack)
        self._tiles[tile] = replace(known, short=reader if early_s > 0.0 else "", seen_s=at_s)

    def _confirmed(self, known: Known) -> Known:
        """A tile lies where it lay: what was not read of it meanwhile was missed."""
        if known.short:
            antenna = self._antennas[known.short]
            self._antennas[known.short] = replace(antenna, blinks=antenna.blinks + 1.0)
        if not known.unread:
            return known
        for one in known.unread:
            antenna, seen = self._antennas[one.reader], 1.0 - one.blind
            self._antennas[one.reader] = replace(
                antenna,
                passes=antenna.passes + seen,
                missed=antenna.missed + seen,
                blinks=antenna.blinks + one.blind,
            )
        seen = sum(1.0 - one.blind for one in known.unread)
        return replace(
            known, unread=(), passes=known.passes + seen, missed=known.missed + seen
        )

    def taken(self, tile: int, seat: str, at_s: float) -> None:
        known = self._tiles.get(tile) or Known()
        self._tiles[tile] = replace(
            known, where="taken", seat=seat, seen_s=at_s, unread=(), short="", suspected=0.0
        )
        for reader, antenna in self._antennas.items():
            if tile in antenna.present:
                present = {t: p for t, p in antenna.present.items() if t != tile}
                silences = antenna.silences
                if not present:
                    silences = (*silences, Silence(at_s - LEAVE_S))
                self._antennas[reader] = replace(antenna, present=present, silences=silences)
        self._forget_passing(tile)
        self.conclusions.append(Taken(tile, seat, at_s))

    def _forget_passing(self, tile: int) -> None:
        """The tile's old place is of no interest any more."""
        for reader, antenna in self._antennas.items():
            passing = {t: p for t, p in antenna.passing.items() if t != tile}
            silences = tuple(
                replace(silence, passes=tuple(one for one in silence.passes if one.tile != tile))
                if silence.passes
                else silence
                for silence in antenna.silences
            )
            self._antennas[reader] = replace(antenna, passing=passing, silences=silences)

    # ---- readers that are lost --------------------------------------------------------------

    def lost(self, reader: str) -> None:
        """Nothing that is under way at this reader counts: it looks at nothing now."""
        antenna = self._antennas[reader]
        self._antennas[reader] = replace(
            antenna,
            ready=False,
            present={},
            passing={t: replace(p, side=0) for t, p in antenna.passing.items()},
            silences=(),
        )
        if self._track.lap is not None:
            sweeps = {r: s for r, s in self._track.lap.sweeps.items() if r != reader}
            self._track = replace(self._track, lap=replace(self._track.lap, sweeps=sweeps))

    def ready(self, reader: str) -> None:
        antenna = self._antennas[reader]
        if antenna.ready:
            return
        self._antennas[reader] = replace(antenna, ready=True, silences=(Silence(-math.inf),))

    # ---- evidence ---------------------------------------------------------------------------

    def _passed_unread(self, reader: str, one: Pass) -> None:
        """A place has passed unread: so far as is known by now, and weighed anew when the silence
        around it has ended."""
        known = self._tiles[one.tile]
        if known.where != "belt":
            return
        unread = (*known.unread, Unread(reader, one.past_s, 0.0))
        self._tiles[one.tile] = replace(known, unread=unread)
        antenna = self._antennas[reader]
        for index, silence in enumerate(antenna.silences):
            if silence.from_s <= one.from_s and one.past_s <= silence.to_s:
                joined = replace(silence, passes=(*silence.passes, one))
                silences = (*antenna.silences[:index], joined, *antenna.silences[index + 1 :])
                self._antennas[reader] = replace(antenna, silences=silences)
                self._weigh(reader, joined)
                return
        self._conclude(one.tile)

    def _forget_silences(self, reader: str) -> None:
        """Forget the silences that have ended, unless a place is still passing in one of them."""
        antenna = self._antennas[reader]
        since_s = min(
            (p.since_s for p in antenna.passing.values() if p.side and not p.read),
            default=math.inf,
        )
        silences = tuple(
            s for s in antenna.silences if s.to_s == math.inf or s.to_s >= since_s
        )
        if len(silences) < len(antenna.silences):
            self._antennas[reader] = replace(antenna, silences=silences)

    def _weigh(self, reader: str, silence: Silence) -> None:
        """How likely it is that the reader was blind in a silence, for every pass in it."""
        if not silence.passes:
            return
        antenna = self._antennas[reader]
        silent: list[tuple[Silent, Pass | None]] = [
            (Silent(*cut, evidence.CUT), None) for cut in silence.cuts
        ]
        for one in silence.passes:
            chance = self._unread_chance(antenna, self._tiles[one.tile])
            silent.append((Silent(one.from_s, one.past_s, chance), one))
        silent += [(still, None) for still in self._still_unread(antenna, silence)]
        silent.sort(key=lambda entry: entry[0])
        blind = evidence.blindness(
            antenna.blink_rate, [s for s, _ in silent], silence.from_s, silence.to_s
        )
        for (_, passed), chance in zip(silent, blind, strict=True):
            if passed is not None:
                known = self._tiles[passed.tile]
                unread = tuple(
                    replace(one, blind=chance)
                    if one.reader == reader and one.past_s == passed.past_s
                    else one
                    for one in known.unread
                )
                self._tiles[passed.tile] = replace(known, unread=unread)
        for tile in sorted({one.tile for one in silence.passes}):
            self._conclude(tile)

    def _still_unread(self, antenna: Antenna, silence: Silence) -> list[Silent]:
        """The tiles that are passing in this silence and ought to have been read by now."""
        now_s = min(self._track.legs[-1].at_s - REPORT_S, silence.to_s)
        still = []
        for tile, one in antenna.passing.items():
            known = self._tiles[tile]
            if one.read or not one.side or known.where != "belt" or not self._track.speed:
                continue
            heart_s = one.since_s + 2 * (antenna.edge + known.slack) / abs(self._track.speed)
            if heart_s < now_s:
                still.append(Silent(heart_s, now_s, self._unread_chance(antenna, known)))
        return still

    def _unread_chance(self, antenna: Antenna, known: Known) -> float:
        """The chance of a tile not to be read by a reader that works: it may have been taken."""
        gone, miss = certainty(self._antennas, known), antenna.tile_miss_chance(known)
        return gone + (1.0 - gone) * miss

    def _conclude(self, tile: int) -> None:
        """Say what the unread passes of a tile come to."""
        known = self._tiles[tile]
        if known.where != "belt" or not known.unread or known.seen_s > known.unread[-1].past_s:
            return
        gone = certainty(self._antennas, known)
        if 1.0 - gone < evidence.DOUBT:
            self._tiles[tile] = replace(known, where="missing")
            self._forget_passing(tile)
            first_s = min(one.past_s for one in known.unread)
            self.conclusions.append(Missing(tile, known.seen_s, first_s, len(known.unread)))
        elif gone > max(evidence.SUSPICION, known.suspected):
            self._tiles[tile] = replace(known, suspected=gone)
            self.conclusions.append(Suspected(tile, gone))

    # ---- the lap ------------------------------------------------------------------------------

    def _found(self, reader: str, tile: int) -> None:
        lap = self._track.lap
        if lap is None:
            return
        sweeps = lap.sweeps
        sweep = sweeps.get(reader)
        if sweep is not None and not sweep.read:
            sweeps = {**sweeps, reader: replace(sweep, read=True)}
        found = lap.found if tile in lap.found else lap.found | {tile}
        self._track = replace(
            self._track, lap=replace(lap, sweeps=sweeps, found=found, absent=lap.absent - {tile})
        )

    def _sweep(self, turns: float) -> None:
        """The belt goes on under the readers that look; a whole turn tells of tiles whose place
        is not known."""
        lap = self._track.lap
        assert lap is not None
        sweeps = dict(lap.sweeps)
        whole = False
        for reader, antenna in self._antennas.items():
            if not antenna.ready:
                continue
            sweep = sweeps.get(reader) or Sweep(turns, turns)
            sweep = replace(sweep, low=min(sweep.low, turns), high=max(sweep.high, turns))
            if sweep.high - sweep.low >= LAP_TURNS:
                whole |= sweep.read
                sweep = Sweep(
                    turns, turns, False, sweep.informative + sweep.read, sweep.turned
                )
            sweeps[reader] = sweep
        self._track = replace(self._track, lap=replace(lap, sweeps=sweeps))
        if whole:
            self._look_for_the_unplaced()

    def _look_for_the_unplaced(self) -> None:
        lap = self._track.lap
        assert lap is not None
        turns = sum(sweep.informative for sweep in lap.sweeps.values())
        for tile in sorted(self._track_sought()):
            known = self._tiles.get(tile) or Known()
            if known.where == "belt" and known.slack < 0.25:
                continue
            chances = [
                self._chance_unplaced(self._antennas[reader], known, turn)
                for reader, sweep in lap.sweeps.items()
                for turn in range(sweep.informative)
            ]
            if 1.0 - evidence.absence(chances) >= evidence.DOUBT:
                continue
            lap = replace(lap, absent=lap.absent | {tile})
            if known.where != "taken":
                self._tiles[tile] = replace(known, where="missing", unread=())
                self.conclusions.append(
                    Missing(tile, lap.began_s, self._track.legs[-1].at_s, turns)
                )
        self._track = replace(self._track, lap=lap)

    def _track_sought(self) -> frozenset[int]:
        return replace(self._track, tiles=self._tiles).sought

    def _chance_unplaced(self, antenna: Antenna, known: Known, turn: int) -> float:
        miss = antenna.tile_miss_chance(known, turn)
        speed = abs(self._track.speed) or math.inf
        blind = evidence.blind_chance(
            antenna.blink_rate, 0.0, 2 * HEART * antenna.half / speed, -math.inf, math.inf
        )
        return miss + (1.0 - miss) * blind


def _apart(place: float, other: float) -> float:
    """How far one place is from another, the short way round."""
    return (place - other + 0.5) % 1.0 - 0.5


def _crossed_s(at_s: float, beyond: float, speed: float) -> float:
    """When a place crossed an edge that it is so far beyond by *at_s*."""
    return at_s - beyond / speed if speed else at_s
