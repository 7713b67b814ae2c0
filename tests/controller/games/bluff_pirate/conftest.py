"""Matches to begin tests with, and moves in words.

The players of these tests sit in the order red, blue, green, yellow, white; red begins unless
another one is named. Their cards have other colours, so that nobody is taken for a card.
"""

from collections.abc import Callable, Mapping

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import CARDS, WHOLE_DECK
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import State
from controller.rules.sets import set_of
from harness.matches import SEATS, in_words

Begin = Callable[..., State]
After = Callable[..., State]


def cards(words: str) -> int:
    return set_of(CARDS.index(word) for word in words.split())


@pytest.fixture
def game():
    return rules


@pytest.fixture
def dealt() -> Begin:
    """`dealt("pink-1 pink-2 ...", ..., **options)`: a match with these hands; red begins."""

    def dealt(*hands: str, **options: object) -> State:
        state = rules.initial(rules.options_from(options), SEATS[: len(hands)])
        deals = [
            f"deal {seat} {card}"
            for seat, hand in zip(SEATS, hands, strict=False)
            for card in hand.split()
        ]
        return in_words(rules, state, *deals)

    return dealt


@pytest.fixture
def holding() -> Begin:
    """`holding("pink-1", "black-1 black-2", ..., ships={"blue": "fork"}, **options)`: a match in
    which cards have been played, at the beginning of red's turn, with these hands left.

    The other cards lie in the pile; with `pile="brown-1"`, all but these among the discards.
    """

    def holding(
        *hands: str,
        ships: Mapping[str, str] | None = None,
        turn: str = "red",
        turns: int = 30,
        turns_cap: int | None = 200,
        opened: str | None = None,
        pile: str | None = None,
        **options: object,
    ) -> State:
        settings = {"turns": turns_cap, **options}
        state = rules.initial(rules.options_from(settings), SEATS[: len(hands)])
        squares = board_of(state.options.board).squares
        held = tuple(cards(hand) for hand in hands)
        assert len(set(" ".join(hands).split())) == sum(map(int.bit_count, held))
        rest = WHOLE_DECK & ~sum(held)
        of_pile = rest if pile is None else cards(pile)
        on = {"red": "start", **(ships or {})}
        return replace(
            state,
            phase="turn",
            hands=held,
            pile=of_pile,
            discards=rest & ~of_pile,
            ships=tuple(squares.index(on.get(seat, "start")) for seat in state.seats),
            opened=None if opened is None else squares.index(opened),
            active=SEATS.index(turn),
            turn=SEATS.index(turn),
            turns=turns,
        )

    return holding


@pytest.fixture
def placed() -> After:
    """`placed(state, up="pink-1", down="pink-2 black-1", drawn="brown-1 brown-2")`: the state in
    which all others vote on a set of the player whose turn it is."""

    def placed(state: State, up: str, down: str, drawn: str = "brown-1 brown-2") -> State:
        seat = state.seats[state.turn]
        state = in_words(
            rules, state, f"draw {seat}", *(f"drawn {seat} {card}" for card in drawn.split())
        )
        state = in_words(rules, state, *(f"lay {seat} {card} up" for card in up.split()))
        state = in_words(rules, state, *(f"lay {seat} {card} down" for card in down.split()))
        return in_words(rules, state, f"end-set {seat}")

    return placed


@pytest.fixture
def decided() -> After:
    """`decided(state, "blue bluff", "green no-bluff", picked="blue")`: the state in which all
    have voted, the vote of *picked* has been shown, and all cards have been turned."""

    def decided(state: State, *votes: str, picked: str = "") -> State:
        seat = state.seats[state.turn]
        state = in_words(rules, state, *(f"vote {vote}" for vote in votes))
        if picked:
            state = in_words(rules, state, f"pick {seat} {picked}")
        while state.phase == "revealing":
            state = rules.play(state, rules.legal(state, state.turn)[0])
        return state

    return decided


@pytest.fixture
def ships() -> Callable[[State], list[str]]:
    """`ships(state)`: the squares on which the ships are, in order of seating."""
    return lambda state: [player.square for player in rules.view(state, None).players]
