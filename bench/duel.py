"""A duel: Bluff Pirate made small enough to be solved, by the product's own rules.

Two players have a few turns in all. In each of them one holds three cards: of one colour by chance,
as often as a sharp bot holds a set in a whole match; else of three colours. They are placed, one of
them face up, or kept. The other one votes, both sail as in the match, and then other cards are
dealt. After the last turn the foremost ship wins (BP-23). There is no boarding, and nobody to pick.

What becomes of it is a tree. A decision in it is known to who decides by its `knows`: all that this
player has seen. Every player who can be measured can be asked there, for it comes with a seat's
view and with the moves that the rules offer.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    COLOURS,
    PER_COLOUR,
    SMALLEST_SET,
    WHOLE_DECK,
    EndSet,
    Keep,
    Lay,
    Move,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import State
from controller.rules.sets import EMPTY, set_of
from controller.views import BluffPirateView

SEATS = ("red", "blue")
TURNS = 4
"""Of both together."""

HAS_SET = 1 / 3
"""In 225 of 669 turns of twelve matches of four sharp bots the player to act held a set."""

PLACED, KEPT = "place", "keep"
DOUBTED, BELIEVED = "doubt", "believe"


class End(Struct, frozen=True):
    """The match is over."""

    won: float
    """By the first player: 1, 0, or a half."""


class Decision(Struct, frozen=True):
    """Somebody decides: to place the cards or not, or to doubt or not."""

    player: int
    knows: str
    """The same at all decisions that the player cannot tell from each other."""
    view: BluffPirateView
    moves: tuple[Move, ...]
    after: dict[str, "Tree"]
    """What becomes of it, by what is decided."""


class Dealt(Struct, frozen=True):
    """Chance has dealt a set, or none."""

    a_set: "Tree"
    none: "Tree"


Tree = Dealt | Decision | End


def duel(turns: int = TURNS) -> Tree:
    """All that may become of a duel of that many turns."""
    options = rules.options_from({"reading": "every"})
    # They are counted here: an option has ten at least.
    start = replace(rules.initial(options, SEATS), phase="turn")
    return _turn(start, turns, ((), ()))


def chosen(move: Any) -> str:
    """What a move decides in a duel."""
    if isinstance(move, Vote):
        return DOUBTED if move.bluff else BELIEVED
    return PLACED if isinstance(move, Lay) else KEPT


Seen = tuple[tuple[str, ...], tuple[str, ...]]
"""What each of the players has seen so far."""


def _turn(state: State, turns: int, seen: Seen) -> Tree:
    if turns == 0:
        ahead = [rules.view(state, None).players[player].to_go for player in (0, 1)]
        return End(0.5 if ahead[0] == ahead[1] else float(ahead[0] < ahead[1]))
    return Dealt(_holding(True, state, turns, seen), _holding(False, state, turns, seen))


def _holding(a_set: bool, state: State, turns: int, seen: Seen) -> Tree:
    """The turn of a player with a set, or without."""
    state, cards = _with_cards(state, a_set, turns)
    player = state.turn
    kept = _also(_also(seen, player, f"{KEPT} {_kind(a_set)}"), 1 - player, KEPT)
    return Decision(
        player,
        f"{' '.join(seen[player])} | {_kind(a_set)}",
        rules.view(state, player),
        tuple(rules.legal(state, player)),
        {
            PLACED: _vote(_placed(state, cards), a_set, turns, seen),
            KEPT: _turn(rules.play(state, Keep(player)), turns - 1, kept),
        },
    )


def _vote(state: State, a_set: bool, turns: int, seen: Seen) -> Tree:
    """The other player votes on the set."""
    voter = 1 - state.turn

    def voted(doubts: bool) -> Tree:
        after = _revealed(rules.play(state, Vote(voter, doubts)))
        told = f"{_kind(a_set)} {DOUBTED if doubts else BELIEVED}"
        return _turn(after, turns - 1, _also(_also(seen, 0, told), 1, told))

    return Decision(
        voter,
        f"{' '.join(seen[voter])} | vote",
        rules.view(state, voter),
        tuple(rules.legal(state, voter)),
        {DOUBTED: voted(True), BELIEVED: voted(False)},
    )


def _with_cards(state: State, a_set: bool, turns: int) -> tuple[State, Sequence[int]]:
    """The state in which the cards are dealt, and those of the player whose turn it is. Of a colour
    that was not shown yet: nobody knows anything of it."""

    def of(colour: int, copy: int = 0) -> int:
        return colour * PER_COLOUR + copy

    others = range(len(COLOURS) - 1, len(COLOURS) - 1 - SMALLEST_SET, -1)
    cards = [of(turns, copy) for copy in range(SMALLEST_SET)]
    if not a_set:
        cards = [of(turns), *(of(colour) for colour in others[1:])]
    hands = [set_of(of(colour, 1) for colour in others), set_of(cards)]
    if state.turn == 0:
        hands.reverse()
    dealt = replace(
        state,
        hands=tuple(hands),
        phase="act",
        pile=WHOLE_DECK & ~hands[0] & ~hands[1],
        discards=EMPTY,
    )
    return dealt, cards


def _placed(state: State, cards: Sequence[int]) -> State:
    for number, card in enumerate(cards):
        state = rules.play(state, Lay(state.turn, card, number == 0))
    return rules.play(state, EndSet(state.turn))


def _revealed(state: State) -> State:
    """Everything that follows on the vote, in which nothing is to be decided."""
    while state.phase != "turn":
        state = rules.play(state, rules.legal(state, state.active)[0])
    return state


def _kind(a_set: bool) -> str:
    return "true" if a_set else "false"


def _also(seen: Seen, player: int, what: str) -> Seen:
    mine = (*seen[player], what)
    return (mine, seen[1]) if player == 0 else (seen[0], mine)
