"""What a match that is over tells: made from the journal alone, and the same each time."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from controller.errors import GameError
from controller.games.catalogue import game_named
from controller.record.journal import Entry, MatchRecord
from controller.record.journal.joining import beginning
from controller.record.playback import replay
from controller.views.telling import UNKNOWN_LEVEL, Fact, Result, ResultPlayer

ID_BYTES = 16


def id_of(record: MatchRecord, entries: Sequence[Entry]) -> str:
    """Return what names the match wherever its journal is read: a digest of how it began, and of
    its first entry, which is its deal."""
    began = blake2b(beginning(record), digest_size=ID_BYTES)
    began.update(msgspec.json.encode(entries[:1]))
    return began.hexdigest()


def result_of(
    record: MatchRecord,
    entries: Sequence[Entry],
    table: str,
    levels: Mapping[str, str] = {},
) -> Result:
    """Return what the finished match *record* tells. *levels* are those of the bots, by seat, where
    they are known. One that does not replay, as its rules have changed, has no
    facts."""
    places = _places(record)
    return Result(
        table=table,
        match=id_of(record, entries),
        revision=max(1, len(entries)),
        game=record.game,
        options=record.options,
        began=record.began,
        duration_s=entries[-1].at_s if entries else 0.0,
        simulated=record.simulated,
        players=tuple(
            ResultPlayer(
                seat=seat,
                place=places[seat],
                points=record.totals.get(seat, 0),
                person=record.people.get(seat, ""),
                bot=levels.get(seat, UNKNOWN_LEVEL) if seat in record.bots else "",
            )
            for seat in record.seats
        ),
        facts=_facts(record, entries),
    )


def _places(record: MatchRecord) -> Mapping[str, int]:
    """Return the place of each seat: the winners' first, whatever their points, as a game may be
    won in another way; then by points. Those who tie share one."""
    ranks = {
        seat: (seat in record.winners, 0 if seat in record.winners else record.totals.get(seat, 0))
        for seat in record.seats
    }
    return {seat: 1 + sum(other > rank for other in ranks.values()) for seat, rank in ranks.items()}


def _facts(record: MatchRecord, entries: Sequence[Entry]) -> tuple[Fact, ...]:
    """Return what the players did, as the ending counts it: by the names of its sentences, of which
    `table-story-saw-through` is the fact `saw-through`."""
    try:
        game = game_named(record.game)
        replayed = replay(game.rules, game.rules.move_type, record, entries)
    except GameError:
        return ()
    if not game.rules.over(replayed.state):
        return ()
    states: tuple[Any, ...] = (*replayed.before, replayed.state)
    return tuple(
        Fact(seat=seat, name=feat.id.rpartition("-story-")[2], value=float(value))
        for feat, values in game.feats(replayed.history, states).items()
        for seat, value in zip(record.seats, values, strict=True)
        if value is not None
    )
