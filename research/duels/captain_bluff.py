"""A duel of Captain Bluff.

Who has a turn has just defined the departure city above a belt, and nobody else knows it. By
chance, as often as in whole matches, the hand holds two cards of that city that follow one another;
else it holds two such cards of another city. They are placed, or kept, by looking at one's own city
again. The others call, one after the other, or let them lie, and the line goes to who was wrong
(CB-18). After the last turn fewer cards win (CB-28). No hand has Airport cards, nobody looks at
another's city, and no line is added to or changed.
"""

from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any

from msgspec.structs import replace

from controller.games.captain_bluff.memory import NO_CARDS, nothing_seen
from controller.games.captain_bluff.pieces import (
    AIRPORT_COUNT,
    AIRPORT_DEALT,
    BELTS,
    HIGHEST,
    LUGGAGE_COUNT,
    WHOLE_DECK,
    Call,
    Check,
    Define,
    Done,
    Pass,
    Place,
)
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import State
from controller.rules.sets import EMPTY, members, set_of
from research import duels

HAS_PAIR = 1 / 3
"""In 155 of 474 turns of forty matches of two sharp bots a player who alone knew a city without a
line held two cards of it that follow one another."""

CARDS = 6
"""In each hand at the beginning: enough for what is placed."""


def card(city: int, number: int) -> int:
    return city * HIGHEST + number - 1


PLACES, TRUE, FALSE = (card(0, 5), card(0, 6)), card(0, 1), card(1, 1)
"""What is placed, and the city above it: its own, or another one."""

REST = (
    *(card(2, number) for number in range(1, HIGHEST + 1, 2)),
    *(card(0, number) for number in range(9, HIGHEST + 1, 2)),
)
"""What the player to act holds beside that: nothing of the other city, and no two that follow one
another."""

OTHERS = tuple(card(city, number) for number in range(HIGHEST - 1, 1, -2) for city in range(3))
"""What the other players hold: as many of each city."""


def duel(turns: int, players: int = 2) -> duels.Tree:
    """All that may become of a duel of that many turns."""
    start = rules.initial(rules.options_from({"reading": "every"}), duels.SEATS[:players])
    return _turn(start, 0, (CARDS,) * players, turns, duels.nothing(players))


def chosen(move: Any) -> str:
    """What a move decides in a duel; who makes none lets luggage lie (CB-17)."""
    if isinstance(move, Place | Check):
        return duels.PLACED if isinstance(move, Place) else duels.KEPT
    return duels.DOUBTED if isinstance(move, Call) else duels.BELIEVED


def _turn(
    state: State, player: int, cards: Sequence[int], turns: int, seen: duels.Seen
) -> duels.Tree:
    """The turns that are left, *player* first, with hands of these numbers of *cards*."""
    if turns == 0:
        return duels.ended(cards)
    true, false = (_with_cards(state, player, cards, city) for city in (TRUE, FALSE))
    return duels.Dealt(
        _holding(true, True, turns, seen), _holding(false, False, turns, seen), HAS_PAIR
    )


def _holding(state: State, true: bool, turns: int, seen: duels.Seen) -> duels.Tree:
    """The turn of a player with cards that fit, or without."""
    player, told = state.active, [duels.KEPT] * len(state.seats)
    told[player] += f" {duels.kind(true)}"
    first, second = (Place(player, 0, one) for one in PLACES)
    placed = rules.play(rules.play(rules.play(state, first), second), Done(player))
    return duels.Decision(
        player,
        duels.knows(seen, player, duels.kind(true)),
        rules.view(state, player),
        (first, Check(player, 0)),
        {
            duels.PLACED: _window(placed, true, turns, seen),
            duels.KEPT: _turn(
                state, _next(state, player), _counted(state), turns - 1, duels.also(seen, *told)
            ),
        },
    )


def _window(state: State, true: bool, turns: int, seen: duels.Seen) -> duels.Tree:
    """The next of the others calls, or lets the luggage lie, as all see: only its placer knows then
    what it was."""
    placer = state.active
    other = next(
        player
        for player in map(partial(_next, state), range(placer, placer + len(state.seats)))
        if not state.passed >> player & 1
    )

    def heard(calls: bool) -> duels.Tree:
        after = rules.play(state, (Call if calls else Pass)(other))
        if after.phase == "window":
            return _window(after, true, turns, seen)
        told = [f"{duels.PLACED} {other} {duels.DOUBTED if calls else duels.BELIEVED}"]
        told *= len(state.seats)
        for player in range(len(state.seats)):
            if calls or player == placer:
                told[player] += f" {duels.kind(true)}"
        after_that = duels.also(seen, *told)
        return _turn(after, _next(state, placer), _counted(after), turns - 1, after_that)

    passed = " ".join(map(str, members(state.passed)))
    return duels.Decision(
        other,
        duels.knows(seen, other, f"{duels.JUDGE} {passed}".rstrip()),
        rules.view(state, other),
        (Call(other), Pass(other)),
        {duels.DOUBTED: heard(True), duels.BELIEVED: heard(False)},
    )


def _next(state: State, player: int) -> int:
    return (player + 1) % len(state.seats)


def _counted(state: State) -> list[int]:
    return [hand.bit_count() for hand in state.hands]


def _with_cards(state: State, player: int, cards: Sequence[int], city: int) -> State:
    """A player's turn, in which other cards are dealt and that *city* is defined; how often
    everybody has called and bluffed is not forgotten."""
    rest, others = REST[: cards[player] - len(PLACES)], iter(OTHERS)
    hands = [
        set_of((*PLACES, *rest, city) if one == player else islice(others, held))
        for one, held in enumerate(cards)
    ]
    # The Airport cards that nobody was dealt stay in the box; all others are in the pile.
    dealt_airport = len(cards) * AIRPORT_DEALT[len(cards)]
    unused = set_of(range(LUGGAGE_COUNT, LUGGAGE_COUNT + AIRPORT_COUNT - dealt_airport))
    pile = WHOLE_DECK & ~sum(hands) & ~unused
    dealt = replace(
        state,
        hands=tuple(hands),
        seen=nothing_seen(len(cards)),
        belts=(NO_CARDS,) * BELTS,
        pile=pile,
        in_pile=pile.bit_count(),
        unused=unused,
        discard=EMPTY,
        phase="setup",
        due=(player,),
        active=player,
        standstill=0,
        acted=False,
        at=0,
        run=0,
        passed=EMPTY,
        called=None,
    )
    return rules.play(dealt, Define(player, 0, city))
