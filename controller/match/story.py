"""What a finished match has to tell: one true sentence about each player, chosen by how rare it is.

A game counts what its players did (`controller.games.spec.GameSpec.story`); of what one of them has
done most, or least, there is a sentence about that player. What can be said of anybody, from the
moves and their times alone, is in reserve. No two players of a match have the same sentence.

Pure. It follows from what everybody has seen by the end: a secret that survives the match (G-5) is
told by none of its sentences.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from controller.match.tablegame import Played, TableGame
from controller.views import Arg, Logged, Message

Values = Sequence[float | None]
"""A number for each player; None where it cannot be told."""


class Feat(Struct, frozen=True):
    """Something of which one player may have done most."""

    id: str
    """Of its sentence, with the arguments `seat`, and `count` or `seconds`."""
    one_in: float
    """Among how many players of bots' matches one has it: how rare it is."""
    least: float = 1
    """It is no feat below this."""
    lowest: bool = False
    """Whether the player has it who did it least."""
    unit: str = "count"

    def holder(self, values: Values) -> int | None:
        """Return who has done it most, or least; None if several have, or nobody enough."""
        told = [value for value in values if value is not None]
        if not told:
            return None
        best = min(told) if self.lowest else max(told)
        return values.index(best) if best >= self.least and told.count(best) == 1 else None

    def said(self, seat: str, value: float) -> Logged:
        shown = round(value, 1) if self.unit == "seconds" else round(value)
        args: dict[str, Arg] = {"seat": seat, self.unit: shown}
        return Logged(seat, Message(self.id, args))


LIAR = Feat("table-story-liar", 6.4)
SAW_THROUGH = Feat("table-story-saw-through", 4.7)
CAUGHT = Feat("table-story-caught", 5.1)
DOUBTED = Feat("table-story-doubted", 4.4)
BLUFFS = (LIAR, CAUGHT, SAW_THROUGH, DOUBTED)
"""What games of bluff have in common."""

_ANYBODY = (
    Feat("table-story-lead", 1.0, least=0),
    Feat("table-story-longest", 1.0, least=0, unit="seconds"),
    Feat("table-story-usual", 1.0, least=0, unit="seconds"),
    Feat("table-story-quickest", 1.0, least=0, unit="seconds"),
    Feat("table-story-moves", 1.0, least=0),
    Feat("table-story-share", 1.0, least=0),
    Feat("table-story-total", 1.0, least=-1000),
    Feat("table-story-place", 1.0, least=0),
)
"""What can be said of anybody, the most interesting first. Three of them need a move: a player who
never came to act has five, and what the game adds in `reserve`."""


def story(
    game: TableGame[Any, Any, Any],
    history: Sequence[Played[Any]],
    states: Sequence[Any],
    feats: Mapping[Feat, Values],
    reserve: Mapping[Feat, Values] = {},
) -> tuple[Logged, ...]:
    """Return a sentence about each player, in order of seating, of a finished match: its moves, the
    states around them, and who has done how much of what. *reserve* is what may be said of anybody,
    whether or not nobody has more."""
    seats: tuple[str, ...] = states[-1].seats
    told: dict[int, Logged] = {}
    for feat in sorted(feats, key=lambda one: -one.one_in):
        holder = feat.holder(feats[feat])
        value = None if holder is None else feats[feat][holder]
        if holder is not None and holder not in told and value is not None:
            told[holder] = feat.said(seats[holder], value)
    anybody = {**reserve, **_of_anybody(game, history, states)}
    for feat, values in anybody.items():
        # It goes to the player with most of it who has no sentence yet.
        open_to = [p for p in range(len(seats)) if p not in told and values[p] is not None]
        if open_to:
            player = max(open_to, key=lambda p: values[p] or 0.0)
            told[player] = feat.said(seats[player], values[player] or 0.0)
    return tuple(told[player] for player in range(len(seats)))


def _of_anybody(
    game: TableGame[Any, Any, Any], history: Sequence[Played[Any]], states: Sequence[Any]
) -> Mapping[Feat, Values]:
    """Return the figures that every match has."""
    seats = states[-1].seats
    times_s: dict[str, list[float]] = {seat: [] for seat in seats}
    moves = dict.fromkeys(seats, 0)
    last_s: float | None = None
    for state, played in zip(states, history, strict=False):
        seat = game.mover(state, played.move)
        if seat is not None:
            moves[seat] += 1
            if last_s is not None:
                times_s[seat].append(played.at_s - last_s)
        last_s = played.at_s
    everything = max(1, sum(moves.values()))
    leads = dict.fromkeys(seats, 0)
    for _, state in pairwise(states):
        totals = game.standings(state).totals
        for seat in seats:
            leads[seat] += totals[seat] == max(totals.values())
    totals = game.standings(states[-1]).totals
    figures: Mapping[str, Mapping[str, float | None]] = {
        "lead": {seat: 100 * leads[seat] / max(1, len(states) - 1) for seat in seats},
        "quickest": {seat: min(times_s[seat], default=None) for seat in seats},
        "longest": {seat: max(times_s[seat], default=None) for seat in seats},
        "usual": {seat: _mean(times_s[seat]) for seat in seats},
        "moves": dict(moves),
        "share": {seat: 100 * moves[seat] / everything for seat in seats},
        "total": dict(totals),
        "place": {seat: at + 1 for at, seat in enumerate(seats)},
    }
    return {
        feat: [figures[feat.id.rpartition("-")[2]][seat] for seat in seats] for feat in _ANYBODY
    }


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
