"""A match of Where's My Luggage? as the journal has it, played at random."""

import random

from msgspec import Raw, json

from controller.games.luggage.rules import rules
from controller.record.journal import Entry, MatchRecord

SEATS = ("red", "green")


def recorded(**options):
    """A match of random legal moves as the journal has it, two seconds between any two moves."""
    chance = random.Random("report")
    chosen = rules.options_from(options)
    state = rules.initial(chosen, SEATS)
    entries = []
    while (move := rules.random_move(state, chance.random)) is not None:
        state = rules.apply(state, move)
        number = len(entries) + 1
        entries.append(Entry(number=number, at_s=2.0 * number, body=Raw(json.encode(move))))
    record = MatchRecord(
        id=3,
        game="luggage",
        options=json.decode(json.encode(chosen)),
        seats=SEATS,
        bots=("green",),
        table="sim",
        began_utc="2026-05-01T18:04:00+00:00",
        status="finished",
    )
    return record, tuple(entries), state
