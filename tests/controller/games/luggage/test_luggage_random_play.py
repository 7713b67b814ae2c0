"""Random play: all that the rules allow, drawn evenly."""

import random

import pytest
from msgspec.structs import replace

from controller.errors import IllegalMove
from controller.games.luggage.pieces import (
    PASSENGER_COUNT,
    PASSENGERS,
    TILE_COUNT,
    Flip,
    Look,
    Return,
    ShowPair,
    passenger_suitcase,
    tile_suitcase,
)
from controller.games.luggage.rules import rules
from controller.rules.sets import only

SEATS = ("red", "blue", "green", "yellow")


def random_states(options, players, seed, matches=1):
    rng = random.Random(seed)
    for _ in range(matches):
        state = rules.initial(rules.options_from(options), SEATS[:players])
        while (move := rules.random_move(state, rng.random)) is not None:
            yield state, move
            state = rules.apply(state, move)


def is_healed(state, move):
    """Whether `play` accepts the move although the rules would have it otherwise."""
    player = state.players[move.player]
    if isinstance(move, Flip):
        # L-1: a tile was looked at and put back, and nobody has tapped it.
        belt = state.options.variant == "belt"
        return move.passenger in player.open or (belt and player.current is not None)
    return (
        player.held is not None  # L-4: it must have been put back
        or not state.belt & only(move.tile)
        or tile_suitcase(move.tile) != passenger_suitcase(player.current)
    )


@pytest.mark.parametrize(
    "options", [{}, {"per_suitcase": 3}, {"variant": "memory"}, {"play": "rulebook"}], ids=str
)
def test_what_is_not_offered_is_refused_or_heals_a_mistake(options):
    for state, _ in list(random_states(options, 3, seed=5))[::7]:
        offered = set(rules.legal_moves(state))
        for player in range(3):
            for move in (
                *(Flip(player, passenger) for passenger in range(PASSENGER_COUNT)),
                *(Look(player, tile) for tile in range(TILE_COUNT)),
                *(Return(player, tile) for tile in range(TILE_COUNT)),
            ):
                try:
                    rules.play(state, move)
                except IllegalMove:
                    assert move not in offered
                else:
                    assert move in offered or is_healed(state, move)


def test_a_hand_takes_a_tile_that_is_there_whatever_is_offered_by_its_back(begin, after):
    state = after(begin(), "flip red highlander", "flip blue yeti", "look blue punk")
    held = Look(0, PASSENGERS.index("punk"))
    rng = random.Random(1)
    drawn = {rules.random_move(state, rng.random) for _ in range(1_000)}
    looks = {move for move in drawn if isinstance(move, Look)}
    assert held in rules.legal(state, 0)
    assert looks == {move for move in rules.legal(state, 0) if isinstance(move, Look)} - {held}


def test_at_the_check_a_pair_is_drawn_of_tiles_that_are_out(begin, after):
    state = after(begin(play="rulebook"), "flip red highlander")
    state = replace(state, phase="check", belt=state.belt & ~only(3), ended_by="time")
    rng = random.Random(1)
    drawn = {rules.random_move(state, rng.random) for _ in range(1_000)}
    pairs = {move for move in drawn if isinstance(move, ShowPair) and move.player == 0}
    assert {move.tile for move in pairs} == {3}
    assert pairs <= set(rules.undecided(state, 0))


@pytest.mark.parametrize(("players", "grabs"), [(2, 36), (3, 48), (4, 58)])
def test_random_rounds_are_as_long_as_on_the_prototype(players, grabs):
    """The rulings give the mean number of grabs in a round (4.1, random-play lengths).

    The prototype's players took turns; here chance says who is quicker, so a little is allowed.
    """
    matches = 150
    looks = sum(
        isinstance(move, Look) for _, move in random_states({}, players, seed=1, matches=matches)
    )
    assert looks / (3 * matches) == pytest.approx(grabs, rel=0.06)
