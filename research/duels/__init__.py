"""Duels: games of bluff made small enough to be solved, by the product's own rules.

Two players have a few turns in all. In each of them the one whose turn it is holds what a true
placement takes, or does not, by chance; places or keeps; and the other one doubts or believes. Then
other cards are dealt, so that nothing but the score and what has been seen of each other goes on.

What becomes of it is a tree. A decision in it is known to who decides by its `knows`: all that this
player has seen. Every player who can be measured can be asked there, for it comes with a seat's
view and with the moves that the rules offer.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from controller.views import MatchView

SEATS = ("red", "blue")
TURNS = 4
"""Of both together."""

PLACED, KEPT = "place", "keep"
DOUBTED, BELIEVED = "doubt", "believe"

JUDGE = "judge"
"""What somebody has to do who knows nothing of the cards that were placed."""


class End(Struct, frozen=True):
    """The match is over."""

    won: float
    """By the first player: 1, 0, or a half."""


class Decision(Struct, frozen=True):
    """Somebody decides: to place the cards or not, or to doubt or not."""

    player: int
    knows: str
    """The information set: equal at all decisions that the player cannot tell apart."""
    view: MatchView
    moves: tuple[Any, ...]
    after: dict[str, "Tree"]
    """What becomes of it, by what is decided."""


class Dealt(Struct, frozen=True):
    """Chance has dealt what a true placement takes, or not."""

    true: "Tree"
    false: "Tree"
    chance: float
    """Of a true one."""


Tree = Dealt | Decision | End


def decisions(tree: Tree) -> Iterator[Decision]:
    """All of them, in the order of the tree."""
    match tree:
        case Dealt():
            yield from decisions(tree.true)
            yield from decisions(tree.false)
        case Decision():
            yield tree
            for after in tree.after.values():
                yield from decisions(after)


Seen = tuple[tuple[str, ...], tuple[str, ...]]
"""What each of the players has seen so far."""

NOTHING: Seen = ((), ())


def kind(true: bool) -> str:
    """What is dealt, in what a player knows."""
    return "true" if true else "false"


def also(seen: Seen, player: int, what: str) -> Seen:
    """With what that *player* has seen now."""
    mine = (*seen[player], what)
    return (mine, seen[1]) if player == 0 else (seen[0], mine)


def knows(seen: Seen, player: int, now: str) -> str:
    """All that a player knows at a decision."""
    return f"{' '.join(seen[player])} | {now}"


def ended(scores: tuple[int, int]) -> End:
    """The match of these scores, of which the lower one wins."""
    return End(0.5 if scores[0] == scores[1] else float(scores[0] < scores[1]))
