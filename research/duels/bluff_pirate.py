"""A duel of Bluff Pirate.

Who has a turn holds three cards: of one colour by chance, as often as a sharp bot holds a set in a
whole match; else of three colours. They are placed, one of them face up, or kept. The others vote,
of two the player of the set chooses whose vote is shown, and all sail as in the match. After the
last turn the foremost ship wins (BP-23). There is no boarding.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import (
    COLOURS,
    PER_COLOUR,
    SMALLEST_SET,
    WHOLE_DECK,
    EndSet,
    Keep,
    Lay,
    Pick,
    Vote,
)
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import State
from controller.rules.sets import EMPTY, members, set_of
from research import duels

HAS_SET = 1 / 3
"""In 225 of 669 turns of twelve matches of four sharp bots the player to act held a set."""


def duel(turns: int, players: int = 2) -> duels.Tree:
    """All that may become of a duel of that many turns."""
    options = rules.options_from({"reading": "every"})
    # They are counted here: an option has ten at least.
    start = replace(rules.initial(options, duels.SEATS[:players]), phase="turn")
    return _turn(start, turns, duels.nothing(players))


def chosen(move: Any) -> str:
    """What a move decides in a duel."""
    if isinstance(move, Vote):
        return duels.DOUBTED if move.bluff else duels.BELIEVED
    if isinstance(move, Pick):
        return f"show {duels.SEATS[move.voter]}"
    return duels.PLACED if isinstance(move, Lay) else duels.KEPT


def _turn(state: State, turns: int, seen: duels.Seen) -> duels.Tree:
    if turns == 0:
        return duels.ended([player.to_go for player in rules.view(state, None).players])
    return duels.Dealt(
        _holding(True, state, turns, seen), _holding(False, state, turns, seen), HAS_SET
    )


def _holding(a_set: bool, state: State, turns: int, seen: duels.Seen) -> duels.Tree:
    """The turn of a player with a set, or without."""
    state, cards = _with_cards(state, a_set, turns)
    player, told = state.turn, [duels.KEPT] * len(state.seats)
    told[player] += f" {duels.kind(a_set)}"
    kept = duels.also(seen, *told)
    return duels.Decision(
        player,
        duels.knows(seen, player, duels.kind(a_set)),
        rules.view(state, player),
        tuple(rules.legal(state, player)),
        {
            duels.PLACED: _vote(_placed(state, cards), a_set, turns, seen),
            duels.KEPT: _turn(rules.play(state, Keep(player)), turns - 1, kept),
        },
    )


def _vote(state: State, a_set: bool, turns: int, seen: duels.Seen) -> duels.Tree:
    """The next of the others votes on the set; nobody sees how those before have voted."""
    voter = min({*range(len(state.seats))} - {state.turn, *members(state.voted)})

    def voted(doubts: bool) -> duels.Tree:
        after, own = rules.play(state, Vote(voter, doubts)), [""] * len(state.seats)
        own[voter] = duels.DOUBTED if doubts else duels.BELIEVED
        then = {"voting": _vote, "picking": _pick}.get(after.phase, _shown)
        return then(after, a_set, turns, duels.also(seen, *own))

    return duels.Decision(
        voter,
        duels.knows(seen, voter, duels.JUDGE),
        rules.view(state, voter),
        tuple(rules.legal(state, voter)),
        {duels.DOUBTED: voted(True), duels.BELIEVED: voted(False)},
    )


def _pick(state: State, a_set: bool, turns: int, seen: duels.Seen) -> duels.Tree:
    """The player of the set chooses whose vote is shown."""
    picks = tuple(rules.legal(state, state.turn))
    return duels.Decision(
        state.turn,
        duels.knows(seen, state.turn, f"pick {duels.kind(a_set)}"),
        rules.view(state, state.turn),
        picks,
        {chosen(pick): _shown(rules.play(state, pick), a_set, turns, seen) for pick in picks},
    )


def _shown(state: State, a_set: bool, turns: int, seen: duels.Seen) -> duels.Tree:
    """A vote and the set are turned over; other votes stay secret."""
    assert state.picked is not None, "somebody's vote is shown"
    vote = duels.DOUBTED if state.doubting else duels.BELIEVED
    told = f"{duels.kind(a_set)} {state.seats[state.picked]} {vote}"
    after = _revealed(state)
    return _turn(after, turns - 1, duels.also(seen, *[told] * len(state.seats)))


def _with_cards(state: State, a_set: bool, turns: int) -> tuple[State, Sequence[int]]:
    """The state in which the cards are dealt, and those of the player whose turn it is. Of a colour
    that was not shown yet: nobody knows anything of it."""

    def of(colour: int, copy: int = 0) -> int:
        return colour * PER_COLOUR + copy

    others = range(len(COLOURS) - 1, len(COLOURS) - 1 - SMALLEST_SET, -1)
    cards = [of(turns, copy) for copy in range(SMALLEST_SET)]
    if not a_set:
        cards = [of(turns), *(of(colour) for colour in others[1:])]
    hands = [
        set_of(cards if player == state.turn else [of(colour, 1 + player) for colour in others])
        for player in range(len(state.seats))
    ]
    dealt = replace(
        state,
        hands=tuple(hands),
        phase="act",
        pile=WHOLE_DECK & ~sum(hands),
        discards=EMPTY,
    )
    return dealt, cards


def _placed(state: State, cards: Sequence[int]) -> State:
    for number, card in enumerate(cards):
        state = rules.play(state, Lay(state.turn, card, number == 0))
    return rules.play(state, EndSet(state.turn))


def _revealed(state: State) -> State:
    """The turn's end, in which nothing is to be decided."""
    while state.phase != "turn":
        state = rules.play(state, rules.legal(state, state.active)[0])
    return state
