"""What unread passes come to: they are weighed with the silence around them, and concluded from.

What a pass proves is known roughly when it is over, and better when the silence around it has
ended; and once a tile has been read at its place again, its unread passes tell of their readers.
"""

import math
from collections.abc import Iterable, Sequence

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from controller.belt import evidence, holders
from controller.belt.conclusions import Holder, Missing, Quality, Suspected, Weak
from controller.belt.draft import Draft
from controller.belt.evidence import Silent
from controller.belt.known import Known, MissedPass, Short, Silence, Unread
from controller.belt.track import absence, certainty, is_gone

REMEMBERED = 60.0
"""Upper bound, in passes, on the weight of an earlier record of a tag."""

READERS_REMEMBERED = 200.0
"""Upper bound, in passes, on the weight of an earlier record of a reader."""

MUCH_WORSE = 0.3
"""A weak tag is reported again once its miss rate has grown by this."""

LOOKED_AT_S = 3.0
"""For how long those who take a tile look at it before they show it to a pad; now and then much
longer. Assumed."""

PASSES_KEPT = 32
"""How many unread passes of one silence are weighed together: more cannot make it plainer."""


def passed_unread(draft: Draft, passes: Sequence[tuple[str, MissedPass]]) -> None:
    """Places have passed unread, each over a reader."""
    for reader, one in passes:
        known = draft.tiles[one.tile]
        if known.where != "belt":
            continue
        passed = (*known.unread, Unread(reader, one.past_s, 0.0, draft.base.taken_chance(known)))
        draft.tiles[one.tile] = replace(known, unread=passed)
        silence = _joined(draft, reader, one)
        if silence is None:
            _conclude(draft, [one])
        else:
            _weigh(draft, reader, silence)
            _conclude(draft, silence.passes)


def ended(draft: Draft, reader: str, silence: Silence) -> None:
    """A silence is over, and tells now whether its reader was blind in it."""
    silent, blind = _weigh(draft, reader, silence)
    if silence.from_s > -math.inf:
        antenna = draft.antennas[reader]
        # Without a tile that was read too briefly, hands explain a silence just as well: then it
        # counts as blindness when its tiles turn out to have lain there (`lay_there`).
        blinked = evidence.blinked(silent, blind) if silence.cuts else 0.0
        exposed_s = min(silence.to_s - silence.from_s, evidence.BLIND_S)
        draft.antennas[reader] = replace(
            antenna,
            blinks=antenna.blinks + blinked,
            watched_s=antenna.watched_s + exposed_s,
        )
        if silence.short is not None and draft.tiles[silence.short].short is not None:
            known = replace(draft.tiles[silence.short], short=Short(reader, blinked))
            draft.tiles[silence.short] = known
    _conclude(draft, silence.passes)


def lay_there(draft: Draft, known: Known) -> Known:
    """A tile lies where it lay: its unread passes were missed, or their readers blind."""
    if known.short is not None:
        # It was not taken then, so the reader was blind.
        antenna = draft.antennas[known.short.reader]
        blinks = antenna.blinks + 1.0 - known.short.blinked
        draft.antennas[known.short.reader] = replace(antenna, blinks=blinks)
    missed = 0.0
    for one in known.unread:
        antenna = draft.antennas[one.reader]
        blind = evidence.blamed(one.blind, antenna.tile_miss_chance(known))
        missed += 1.0 - blind
        draft.antennas[one.reader] = replace(
            antenna,
            passes=antenna.passes + 1.0 - blind,
            missed=antenna.missed + 1.0 - blind,
            blinks=antenna.blinks + (blind - one.blind if one.counted else blind / one.together),
        )
    return replace(known, unread=(), passes=known.passes + missed, missed=known.missed + missed)


def shown(draft: Draft, known: Known, at_s: float) -> Known:
    """A pad has read a tile at *at_s*: it may still have lain on the belt when it passed unread.

    Those who take a tile look at it, and not for long, so the longer ago the pass was, the likelier
    the tile was taken after it. If nobody counted that, weak tags would seem better than they are,
    for what they missed last is seldom proved by a later reading.
    """
    if not known.unread:
        return known
    kept = [_kept_for(at_s - one.past_s) for one in known.unread]
    lay, taken_after = 1.0, []
    for one, longest, shortest in zip(known.unread, kept, (*kept[1:], 1.0), strict=True):
        lay *= draft.antennas[one.reader].tile_miss_chance(known)
        taken_after.append(lay * max(0.0, shortest - longest))
    total = kept[0] + sum(taken_after)
    missed = sum(
        sum(taken_after[index:]) / total * (1.0 - one.blind)
        for index, one in enumerate(known.unread)
    )
    return replace(known, passes=known.passes + missed, missed=known.missed + missed)


def remembered(quality: Quality) -> Known:
    """A tile of which only that is known. Old records fade: a sticker may be changed, or wear."""
    share = min(1.0, REMEMBERED / quality.passes) if quality.passes else 1.0
    return Known(passes=quality.passes * share, missed=quality.missed * share)


def usual(tiles: Iterable[Known]) -> tuple[float, float]:
    """The passes of all sound tags, and how many were missed, for what a reader misses: shortened
    to `READERS_REMEMBERED`, for readers change, too."""
    sound = [
        known for known in tiles if known.missed <= evidence.SOUND_ENOUGH * max(5.0, known.passes)
    ]
    passes = sum(known.passes for known in sound)
    missed = sum(known.missed for known in sound)
    share = min(1.0, READERS_REMEMBERED / passes) if passes else 0.0
    return passes * share, missed * share


def judge_tag(draft: Draft, tile: int) -> None:
    """Say that a tile's tag is weak, once that is plain, and when it has become much worse."""
    known = draft.tiles[tile]
    misses = (known.missed + 1.0) / (known.passes + 2.0)
    if misses < max(evidence.SOUND_ENOUGH, known.named + MUCH_WORSE):
        return
    weak = min(antenna.weak_chance(known) for antenna in draft.antennas.values())
    if weak > evidence.PLAIN:
        draft.tiles[tile] = replace(known, named=misses)
        draft.conclusions.append(Weak(tile, Quality(known.passes, known.missed)))


def forget_silences(draft: Draft, reader: str) -> None:
    """Forget the silences that have ended, unless a place is still passing in one of them."""
    antenna = draft.antennas[reader]
    since_s = min(
        (p.since_s for p in antenna.passing.values() if p.side and not p.read), default=math.inf
    )
    silences = tuple(s for s in antenna.silences if s.to_s == math.inf or s.to_s >= since_s)
    if len(silences) < len(antenna.silences):
        draft.antennas[reader] = replace(antenna, silences=silences)


# ---- inside --------------------------------------------------------------------------------------


def _kept_for(duration_s: float) -> float:
    """The chance that a tile was taken for longer before a pad reads it: it is looked at, or it was
    put back elsewhere and taken again."""
    looked_at = (LOOKED_AT_S / (LOOKED_AT_S + duration_s)) ** 2
    return evidence.MOVED + (1.0 - evidence.MOVED) * looked_at


def _joined(draft: Draft, reader: str, one: MissedPass) -> Silence | None:
    """The silence that a pass has fallen into, with that pass, if any."""
    antenna = draft.antennas[reader]
    for index, silence in enumerate(antenna.silences):
        if silence.from_s <= one.from_s and one.past_s <= silence.to_s:
            joined = replace(silence, passes=(*silence.passes, one)[-PASSES_KEPT:])
            silences = (*antenna.silences[:index], joined, *antenna.silences[index + 1 :])
            draft.antennas[reader] = replace(antenna, silences=silences)
            return joined
    return None


def _weigh(draft: Draft, reader: str, silence: Silence) -> tuple[list[Silent], list[float]]:
    """How likely it is that the reader was blind in a silence: all that went unread in it, and the
    chance for each."""
    antenna = draft.antennas[reader]
    silent: list[tuple[Silent, MissedPass | None]] = [
        (Silent(cut.from_s, cut.to_s, cut.chance), None) for cut in silence.cuts
    ]
    for one in silence.passes:
        chance = _unread_chance(draft, reader, draft.tiles[one.tile], silence)
        silent.append((Silent(one.from_s, one.past_s, chance), one))
    silent.sort(key=lambda entry: entry[0])
    passes = [entry for entry, _ in silent]
    blind = evidence.blindness(antenna.blink_rate, passes, silence.from_s, silence.to_s)
    for (_, passed), chance in zip(silent, blind, strict=True):
        if passed is not None:
            known = draft.tiles[passed.tile]
            weighed = tuple(
                replace(one, blind=chance, together=len(silence.passes), counted=bool(silence.cuts))
                if one.reader == reader and one.past_s == passed.past_s
                else one
                for one in known.unread
            )
            draft.tiles[passed.tile] = replace(known, unread=weighed)
    return passes, blind


def _unread_chance(draft: Draft, reader: str, known: Known, silence: Silence) -> float:
    """The chance of a tile not to be read by a reader that works: it may have been taken before the
    silence or in it, as often as hands take one.

    That its passes in this silence are unread says nothing of that, for it is the question."""
    within = [
        one
        for one in known.unread
        if one.reader == reader and silence.from_s <= one.past_s <= silence.to_s
    ]
    before = tuple(one for one in known.unread if one not in within)
    there = 1.0 - certainty(draft.antennas, replace(known, unread=before))
    there *= math.prod(1.0 - one.taken for one in within)
    return 1.0 - there * (1.0 - draft.antennas[reader].tile_miss_chance(known))


def _conclude(draft: Draft, passes: Sequence[MissedPass]) -> None:
    """Say what their unread passes come to for the tiles that made these."""
    for tile in sorted({one.tile for one in passes}):
        known = draft.tiles[tile]
        if known.where != "belt" or not known.unread or known.seen_s > known.unread[-1].past_s:
            continue
        gone = certainty(draft.antennas, known)
        if is_gone(draft.antennas, known, gone):
            draft.tiles[tile] = replace(known, where="missing")
            draft.forget_place(tile)
            draft.conclusions.append(
                Missing(
                    tile, absence(draft.antennas, known), _takers(draft, known), _over(draft, known)
                )
            )
            habits = draft.base.habits
            draft.base = replace(draft.base, habits=replace(habits, unseen=habits.unseen + 1.0))
        elif gone > max(evidence.SUSPICION, known.suspected):
            draft.tiles[tile] = replace(known, suspected=gone)
            draft.conclusions.append(Suspected(tile, absence(draft.antennas, known)))


def _takers(draft: Draft, known: Known) -> tuple[Holder, ...]:
    """The seats by which a tile was when it went: between the reader that did not read it and the
    one before that."""
    track, last = draft.base, known.unread[0].reader
    centres = {name: antenna.centre for name, antenna in draft.antennas.items()}
    chances = holders.between(track.seats, tuple(centres.values()), centres[last], track.way)
    return tuple(Holder(seat, chance) for seat, chance in chances)


def _over(draft: Draft, known: Known) -> tuple[float, float] | UnsetType:
    """The part of the track between those two readers; with one reader it is the whole."""
    if len(draft.antennas) < 2:
        return UNSET
    way, last = draft.base.way, draft.antennas[known.unread[0].reader].centre
    before = holders.distance(last, [antenna.centre for antenna in draft.antennas.values()], -way)
    ends = (last - before, last) if way > 0 else (last, last + before)
    return (round(ends[0] % 1.0, 4), round(ends[1] % 1.0, 4))
