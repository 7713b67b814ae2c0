"""Tiles at readers: they enter a belt reader's field and leave it, or are shown to a pad."""

import math

from msgspec.structs import replace

from controller.belt import evidence, holders, laps, passages, weighing
from controller.belt.conclusions import Returned, Taken
from controller.belt.draft import Draft, without
from controller.belt.known import Antenna, Cut, FieldStay, Known, Passing, Short, Silence
from controller.belt.track import REPORT_S, SHOWN_LATELY_S, BeltTrack, HandHabits, apart

ENTER_S = 0.02
"""How long after the tag TagEntered comes, give or take: a poll, and its confirmation."""

LEAVE_S = 0.07
"""How long after the tag has gone TagLeft comes: a row of silences."""

SILENCES_KEPT = 16


def entered(draft: Draft, reader: str, tile: int, at_s: float) -> None:
    """A belt reader has begun to read a tile."""
    passages.look(draft, at_s)
    known = draft.tiles.get(tile) or Known()
    antenna = draft.antennas[reader]
    # What was read at a pad just now was read here before that.
    stale = known.where == "taken" and at_s - REPORT_S < known.seen_s
    if stale or tile in antenna.present:
        return
    came_s = at_s - ENTER_S
    turns = draft.base.turns_at(came_s)
    before, known = known, _read(draft, reader, tile, known, turns, at_s)
    draft.tiles[tile] = known
    found = before.where != "unknown" and before.place != known.place
    antenna = draft.antennas[reader]
    silence = antenna.silences[-1] if antenna.silences else None
    silences = antenna.silences
    first, closed = False, None
    if silence is not None and silence.to_s == math.inf:
        first = silence.from_s == -math.inf
        closed = replace(silence, to_s=came_s)
        late_s = 0.0 if first else _late_s(draft.base, antenna, known, turns)
        if late_s > 0.0:
            closed = replace(
                closed, cuts=(*closed.cuts, _cut(draft.base, known, came_s - late_s, came_s))
            )
        silences = (*silences[:-1], closed)
    # What lay in the field when the reader was ready has not come in at its edge.
    still = first or draft.base.speed == 0.0
    passing = antenna.passing.get(tile) or Passing(-draft.base.way, came_s)
    draft.antennas[reader] = replace(
        antenna,
        ready=True,
        present={**antenna.present, tile: FieldStay(came_s, turns or 0.0, turns or 0.0, still)},
        passing={**antenna.passing, tile: replace(passing, read=True, found=found)},
        silences=silences[-SILENCES_KEPT:],
    )
    laps.found(draft, reader, tile)
    draft.look_again()
    if closed is not None:
        weighing.ended(draft, reader, closed)
    weighing.forget_silences(draft, reader)
    if draft.tiles[tile].missed >= 1.0:
        weighing.judge_tag(draft, tile)


def left(draft: Draft, reader: str, tile: int, at_s: float) -> None:
    """A belt reader does not read a tile any more."""
    antenna = draft.antennas[reader]
    presence = antenna.present.get(tile)
    if presence is None:
        return
    known = draft.tiles[tile]
    gone_s = max(presence.since_s, at_s - LEAVE_S)
    turns = draft.base.turns_at(gone_s)
    early_s, watched_s = 0.0, antenna.watched_s
    if turns is not None and known.slack <= 2 * antenna.edge and not presence.turned:
        early_s = _early_s(draft.base, antenna, known, turns)
        watched_s += max(0.0, gone_s - max(presence.since_s, antenna.watched_to_s))
    present = without(antenna.present, tile)
    silences = antenna.silences
    short = not present and early_s > _slack_s(draft.base, known) + evidence.PROOF_S
    if not present:
        cuts = (_cut(draft.base, known, gone_s, gone_s + early_s),) if early_s > 0.0 else ()
        silences = (*silences, Silence(gone_s, cuts=cuts, short=tile if short else None))
    draft.antennas[reader] = antenna = replace(
        antenna, present=present, silences=silences, watched_s=watched_s, watched_to_s=gone_s
    )
    draft.look_again()
    if turns is None or known.where != "belt":
        return
    low, high = min(presence.low, turns), max(presence.high, turns)
    place = (antenna.centre - (low + high) / 2) % 1.0
    slack = abs(antenna.half - (high - low) / 2) + antenna.edge
    if abs(apart(place, known.place)) > slack + known.slack:
        draft.conclusions.append(Returned(tile, place, at_s, reader))
        known = replace(known, place=place, slack=slack, unread=())
    else:
        known = weighing.lay_there(draft, known)
        if slack <= known.slack:
            known = replace(known, place=place, slack=slack)
    draft.tiles[tile] = replace(known, seen_s=at_s, short=Short(reader) if short else None)
    if known.missed >= 1.0:
        weighing.judge_tag(draft, tile)


def taken(draft: Draft, tile: int, seat: str, at_s: float) -> None:
    """A seat's pad has read a tile."""
    known = draft.tiles.get(tile) or Known()
    if known.where == "belt":
        known = weighing.shown(draft, known, at_s)
    track, habits = draft.base, _busy(draft.base, seat, at_s)
    if known.where != "taken" or known.seat != seat:
        handed_on = known.where == "taken"
        habits = replace(
            habits,
            shown=habits.shown + 1.0,
            given_back=habits.given_back + handed_on,
            unseen=habits.unseen - (known.where == "missing" and habits.unseen > 0.0),
        )
    draft.base = replace(track, habits=habits, shows=(*track.shows, (seat, at_s)))
    draft.tiles[tile] = replace(
        known,
        where="taken",
        seat=seat,
        seen_s=at_s,
        shown_turns=track.legs[-1].turns if track.legs else 0.0,
        shows=len(draft.base.shows),
        unread=(),
        read_by="",
        short=None,
        suspected=0.0,
    )
    for reader, antenna in draft.antennas.items():
        if tile in antenna.present:
            present = without(antenna.present, tile)
            silences = antenna.silences
            if not present:
                silences = (*silences, Silence(at_s - LEAVE_S))
            draft.antennas[reader] = replace(antenna, present=present, silences=silences)
    draft.forget_place(tile)
    draft.conclusions.append(Taken(tile, seat, at_s))


# ---- inside --------------------------------------------------------------------------------------


def _busy(track: BeltTrack, seat: str, at_s: float) -> HandHabits:
    """The habits when a seat shows a tile: of others that were shown lately, it can hardly have
    one."""
    habits = track.habits
    last_s = at_s
    for one, shown_s in reversed(track.shows):
        if one == seat:
            last_s = shown_s
            break
    between_s = min(SHOWN_LATELY_S, at_s - last_s)
    free_s = max(0.0, between_s - holders.BUSY_BEFORE_S - holders.BUSY_AFTER_S)
    return replace(habits, between_s=habits.between_s + between_s, free_s=habits.free_s + free_s)


def _read(
    draft: Draft, reader: str, tile: int, known: Known, turns: float | None, at_s: float
) -> Known:
    """What is known of a tile that is read when the belt is at *turns*."""
    antenna = draft.antennas[reader]
    here, slack = 0.0, 0.5
    if turns is not None:
        here, slack = (antenna.centre - turns) % 1.0, antenna.half + antenna.edge
    elsewhere = abs(apart(here, known.place)) > slack + known.slack
    if known.where == "belt" and not elsewhere:
        if known.suspected:
            draft.conclusions.append(Returned(tile, known.place, at_s, reader))
        return replace(known, seen_s=at_s, suspected=0.0)
    if known.where == "missing" and not elsewhere:
        # At its old place again: covered, or there all the while.
        here, slack, passed = known.place, known.slack, known.unread
    else:
        draft.forget_place(tile)
        passed = ()
    if known.where == "belt":
        # A hand has taken it and put it down here, and shown it to no pad.
        habits = draft.base.habits
        draft.base = replace(draft.base, habits=replace(habits, moved=habits.moved + 1.0))
    if known.where != "unknown":
        draft.conclusions.append(Returned(tile, here, at_s, reader, known.seat))
    if known.where == "taken":
        habits = draft.base.habits
        draft.base = replace(draft.base, habits=replace(habits, given_back=habits.given_back + 1.0))
    missed = sum(1.0 - one.blind for one in passed)
    if known.where == "unknown":
        missed += laps.missed_before(draft, known)
    return Known(
        where="belt",
        place=here,
        slack=slack,
        seen_s=at_s,
        passes=known.passes + missed,
        missed=known.missed + missed,
        named=known.named,
    )


def _late_s(track: BeltTrack, antenna: Antenna, known: Known, turns: float | None) -> float:
    """For how long a tile at this position has been in the field, as far as is known."""
    speed = abs(track.speed)
    if turns is None or not speed or known.slack > 2 * antenna.edge:
        return 0.0
    away = apart(known.place + turns, antenna.centre) * track.way
    return (away + antenna.half) / speed


def _early_s(track: BeltTrack, antenna: Antenna, known: Known, turns: float) -> float:
    """For how long a tile at this position will be in the field, as far as is known."""
    speed = abs(track.speed)
    if not speed or known.slack > 2 * antenna.edge:
        return 0.0
    away = apart(known.place + turns, antenna.centre) * track.way
    return (antenna.half - away) / speed


def _cut(track: BeltTrack, known: Known, from_s: float, to_s: float) -> Cut:
    return Cut(from_s, to_s, evidence.cut_chance(to_s - from_s, _slack_s(track, known)))


def _slack_s(track: BeltTrack, known: Known) -> float:
    """How long the belt takes for what is not known of a tile's place."""
    return known.slack / abs(track.speed) if track.speed else 0.0
