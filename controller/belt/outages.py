"""Readers that are lost and come back: what is under way meanwhile tells little."""

import math

from msgspec.structs import replace

from controller.belt import laps, passages, weighing
from controller.belt.draft import Draft
from controller.belt.track import REPORT_S, Passing, Silence, apart


def lost(draft: Draft, reader: str, at_s: float) -> None:
    """A reader looks at nothing now. Of what is under way, only the places count that have been at
    its centre."""
    passages.look(draft, at_s)
    seen_s = at_s - REPORT_S
    turns = draft.base.turns_at(seen_s)
    antenna = draft.antennas[reader]
    if turns is not None:
        passes: passages.Unread = []
        for tile, one in antenna.passing.items():
            past = apart(draft.tiles[tile].place + turns, antenna.centre) * -one.side
            if one.centred or past > 0.0:
                passes += passages.unread(draft, reader, tile, one, past, seen_s)
        weighing.passed_unread(draft, passes)
        antenna = draft.antennas[reader]
    draft.antennas[reader] = replace(
        antenna,
        ready=False,
        present={},
        held=frozenset(antenna.present),
        passing={tile: replace(one, side=0) for tile, one in antenna.passing.items()},
    )
    laps.interrupted(draft, reader)


def ready(draft: Draft, reader: str, at_s: float) -> None:
    """A reader looks again. Of what is under way, only the places count that have not been at its
    centre yet."""
    antenna = draft.antennas[reader]
    if antenna.ready:
        return
    passing = dict(antenna.passing)
    turns, way = draft.base.turns_at(at_s), draft.base.way
    if turns is not None:
        for tile, one in antenna.passing.items():
            to_come = -way * apart(draft.tiles[tile].place + turns, antenna.centre)
            if to_come > 0.0 and not one.read and tile not in antenna.held:
                passing[tile] = Passing(-way, at_s)
    draft.antennas[reader] = replace(
        antenna, ready=True, passing=passing, silences=(Silence(-math.inf),)
    )
