"""Duels: games of bluff made small enough to be solved, by the product's own rules.

Two players or three have a few turns in all. In each of them the one whose turn it is holds what a
true placement takes, or does not, by chance; places or keeps; and the others doubt or believe. Then
other cards are dealt, so that nothing but the score and what has been seen of each other goes on.

What becomes of it is a tree. A decision in it is known to who decides by its `knows`: all that this
player has seen. Every player who can be measured can be asked there, for it comes with a seat's
view and with the moves that the rules offer.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from controller.views import MatchView

SEATS = ("red", "blue", "green")
TURNS = {2: 4, 3: 3}
"""How many players -> how many turns, of all together."""

PLACED, KEPT = "place", "keep"
DOUBTED, BELIEVED = "doubt", "believe"

JUDGE = "judge"
"""What somebody has to do who knows nothing of the cards that were placed."""


class End(Struct, frozen=True):
    """The match is over."""

    won: tuple[float, ...]
    """The share of it that each player has won."""


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


Seen = tuple[tuple[str, ...], ...]
"""What each of the players has seen so far."""


def kind(true: bool) -> str:
    """What is dealt, in what a player knows."""
    return "true" if true else "false"


def nothing(players: int) -> Seen:
    """What that many players have seen before the first turn."""
    return ((),) * players


def also(seen: Seen, *now: str) -> Seen:
    """With what each of the players has seen now; empty for who has seen nothing more."""
    return tuple((*of, one) if one else of for of, one in zip(seen, now, strict=True))


def knows(seen: Seen, player: int, now: str) -> str:
    """All that a player knows at a decision."""
    return f"{' '.join(seen[player])} | {now}"


def ended(scores: Sequence[int]) -> End:
    """The match of these scores, of which the lowest one wins."""
    shares = [1 / scores.count(min(scores)) if score == min(scores) else 0.0 for score in scores]
    return End(tuple(shares))
