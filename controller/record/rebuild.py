"""Rebuilds a match from what was recorded of it: its options, its seats and its moves.

No seed is needed: chance is a recorded move.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from controller.errors import GameError, JournalError
from controller.games.rows import Rules
from controller.match.tablegame import Played
from controller.record.journal import Entry, MatchRecord, standing_moves


class Replayed(Struct, frozen=True):
    """A rebuilt match: its moves, the state before each of them, and the state after the last."""

    history: tuple[Played[Any], ...]
    before: tuple[Any, ...]
    state: Any


def replay(
    game: Rules[Any, Any], move_type: Any, record: MatchRecord, entries: Sequence[Entry]
) -> Replayed:
    """Play a recorded match again.

    Raises `JournalError`, which names the entry, when the rules do not allow what was recorded.
    """
    history: list[Played[Any]] = []
    before: list[Any] = []
    try:
        state = game.initial(game.options_from(record.options), record.seats)
    except GameError as error:
        raise JournalError(f"match {record.id} cannot begin again: {error}") from None
    for entry in standing_moves(tuple(entries)):
        try:
            move = msgspec.json.decode(entry.body, type=move_type)
            after = game.play(state, move)
        except (GameError, msgspec.DecodeError) as error:
            raise JournalError(
                f"match {record.id} does not replay: its entry {entry.number} "
                f"({bytes(entry.body).decode()}): {error}"
            ) from None
        history.append(Played(entry.at_s, move, entry.source, entry.track_turn))
        before.append(state)
        state = after
    return Replayed(tuple(history), tuple(before), state)
