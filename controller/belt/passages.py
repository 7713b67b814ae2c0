"""Places pass over readers while the belt moves: which have come in, and which went out unread; and
readers that are lost and come back, when what is under way meanwhile tells little.

A signal comes a little after what it tells of: a tag has entered a moment ago, and left a longer
moment ago, after the presence filter's silences. So passes are judged a tenth of a second late,
when everything about them has been heard.
"""

import math
from collections.abc import Mapping

from msgspec.structs import replace

from controller.belt import laps, weighing
from controller.belt.draft import Draft
from controller.belt.known import Antenna, FieldStay, MissedPass, Passing, Silence
from controller.belt.track import REPORT_S, Leg, apart

LEGS_KEPT_S = 2 * REPORT_S

Unread = list[tuple[str, MissedPass]]
"""Passes that went unread, each with its reader."""


def moved(draft: Draft, at_s: float, turns: float, speed: float) -> None:
    """The belt is at *turns*, and goes on at this speed (turns a second)."""
    before = draft.base
    way = (speed > 0) - (speed < 0)
    was = (before.speed > 0) - (before.speed < 0)
    recent = [leg for leg in before.legs[:-1] if leg.at_s > at_s - LEGS_KEPT_S]
    legs = (*recent, *before.legs[-1:], Leg(at_s, turns, speed))
    draft.base = replace(before, legs=legs, way=way or before.way)
    if not before.legs:
        draft.base = replace(draft.base, watched=turns)
        draft.look_again()
    elif way != was:
        _turned_round(draft, turns, at_s)
    laps.sweep(draft, turns)
    look(draft, at_s)


def look(draft: Draft, now_s: float) -> None:
    """Judge what has passed, as far as all has been signalled by now."""
    turns = draft.base.turns_at(now_s - REPORT_S)
    if turns is not None and not draft.quiet[0] < turns < draft.quiet[1]:
        _watch(draft, turns, now_s - REPORT_S)


def unread(draft: Draft, reader: str, tile: int, one: Passing, past: float, out_s: float) -> Unread:
    """The pass that a place has made unread, when it was *past* the centre by *out_s*, if it
    counts."""
    antenna, known = draft.antennas[reader], draft.tiles[tile]
    if not one.side or one.since_s <= known.seen_s:
        return []
    came, heart = antenna.reach(known), antenna.heart
    pace = (out_s - one.since_s) / (came + past)
    from_s = one.since_s + pace * max(0.0, came - heart)
    past_s = out_s - pace * max(0.0, past - heart)
    return [(reader, MissedPass(tile, from_s, past_s))]


def _turned_round(draft: Draft, turns: float, at_s: float) -> None:
    """The belt has stopped, started or turned round."""
    passes: Unread = []
    for reader, antenna in draft.antennas.items():
        present = {
            tile: FieldStay(p.since_s, min(p.low, turns), max(p.high, turns), True)
            for tile, p in antenna.present.items()
        }
        passing = dict(antenna.passing)
        for tile, passing_tile in passing.items():
            past = apart(draft.tiles[tile].place + turns, antenna.centre) * -passing_tile.side
            if past > antenna.half and not passing_tile.read:
                # Through, but not so far that it would be known to be out.
                passes += unread(draft, reader, tile, passing_tile, past, at_s)
                # What hid it on the way out hides it on the way back: that pass counts for nothing.
                passing[tile] = Passing(0, at_s)
            elif past > 0.0:
                passing[tile] = replace(passing_tile, centred=True)
        draft.antennas[reader] = replace(antenna, present=present, passing=passing)
    weighing.passed_unread(draft, passes)


def _watch(draft: Draft, turns: float, at_s: float) -> None:
    """See which places have come into a field or gone out of it by *at_s*."""
    quiet = 1.0
    track = draft.base
    speed, gone = abs(track.speed), turns - track.watched
    way, gone = track.way if gone == 0 else 1 if gone > 0 else -1, abs(gone)
    passes: Unread = []
    lying = [
        (tile, known)
        for tile, known in draft.tiles.items()
        if known.where == "belt" and known.slack < 0.25
    ]
    for reader, antenna in draft.antennas.items():
        came: dict[int, Passing] = {}
        went: list[int] = []
        centre, widest, passing = antenna.centre, antenna.half + antenna.edge, antenna.passing
        for tile, known in lying:
            # `apart` and `reach` written out, for most of the tracker's time is spent here.
            away = (known.place + turns - centre + 0.5) % 1.0 - 0.5
            reach = widest + known.slack
            beyond = abs(away) - reach
            if -quiet < beyond < quiet:
                quiet = abs(beyond)
            one = passing.get(tile)
            if one is None and reach < way * away < gone - reach and antenna.ready:
                # Through between two reports of the encoder.
                one = Passing(-way, _crossed_s(at_s, reach + way * away, speed))
            if one is None and beyond < 0.0:
                side = -way if antenna.ready else 0
                came[tile] = Passing(side, _crossed_s(at_s, reach + way * away, speed))
            elif one is not None and beyond >= 0.0:
                went.append(tile)
                if one.centred or one.side * away < 0:
                    out_s = _crossed_s(at_s, beyond, speed)
                    passes += unread(draft, reader, tile, one, reach, out_s)
        if came or went:
            draft.antennas[reader] = _went(draft, reader, went, came)
    weighing.passed_unread(draft, passes)
    for reader in draft.antennas:
        weighing.forget_silences(draft, reader)
    draft.quiet = (turns - quiet, turns + quiet)
    draft.base = replace(draft.base, watched=turns)


def _went(draft: Draft, reader: str, went: list[int], came: Mapping[int, Passing]) -> Antenna:
    """The antenna when places have gone out of its field and others have come."""
    antenna = draft.antennas[reader]
    read = [tile for tile in went if tile in antenna.passing and antenna.passing[tile].read]
    if read and draft.base.lap is None:
        habits = draft.base.habits
        draft.base = replace(draft.base, habits=replace(habits, passes=habits.passes + len(read)))
    read = [tile for tile in read if not antenna.passing[tile].found]
    for tile in read:
        known = draft.tiles[tile]
        if known.read_by:
            # Had that pass been missed, it would count from now on, and not if it had been taken.
            other = draft.antennas[known.read_by]
            draft.antennas[known.read_by] = replace(other, passes=other.passes + 1.0)
        draft.tiles[tile] = replace(known, passes=known.passes + 1.0, read_by=reader)
    antenna = draft.antennas[reader]
    passing = {
        tile: passing_tile for tile, passing_tile in antenna.passing.items() if tile not in went
    }
    return replace(antenna, passing={**passing, **came})


def _crossed_s(at_s: float, beyond: float, speed: float) -> float:
    """When a place crossed an edge, from how far beyond it is at *at_s*."""
    return at_s - beyond / speed if speed else at_s


def reader_lost(draft: Draft, reader: str, at_s: float) -> None:
    """A reader looks at nothing now. Of what is under way, only the places count that have been at
    its centre."""
    look(draft, at_s)
    seen_s = at_s - REPORT_S
    turns = draft.base.turns_at(seen_s)
    antenna = draft.antennas[reader]
    if turns is not None:
        passes: Unread = []
        for tile, one in antenna.passing.items():
            past = apart(draft.tiles[tile].place + turns, antenna.centre) * -one.side
            if one.centred or past > 0.0:
                passes += unread(draft, reader, tile, one, past, seen_s)
        weighing.passed_unread(draft, passes)
        antenna = draft.antennas[reader]
    draft.antennas[reader] = replace(
        antenna,
        ready=False,
        present={},
        held=frozenset(antenna.present),
        passing={
            tile: replace(passing_tile, side=0) for tile, passing_tile in antenna.passing.items()
        },
    )
    laps.interrupted(draft, reader)


def reader_ready(draft: Draft, reader: str, at_s: float) -> None:
    """A reader looks again. Of what is under way, only the places count that have not been at its
    centre yet."""
    antenna = draft.antennas[reader]
    if antenna.ready:
        return
    passing = dict(antenna.passing)
    turns, way = draft.base.turns_at(at_s), draft.base.way
    if turns is not None:
        for tile, passing_tile in antenna.passing.items():
            to_come = -way * apart(draft.tiles[tile].place + turns, antenna.centre)
            if to_come > 0.0 and not passing_tile.read and tile not in antenna.held:
                passing[tile] = Passing(-way, at_s)
    draft.antennas[reader] = replace(
        antenna, ready=True, passing=passing, silences=(Silence(-math.inf),)
    )
