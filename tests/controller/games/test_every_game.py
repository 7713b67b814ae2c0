"""What holds for every game, on random matches of every number of players."""

import random

import pytest

from controller.errors import OptionError
from controller.games.catalogue import GAMES
from harness.matches import SEATS, begun, random_steps
from harness.replay import played
from harness.walk import check_offers, check_step

EVERYWHERE = [(name, players) for name, game in GAMES.items() for players in game.PLAYERS]


@pytest.mark.parametrize(("name", "players"), EVERYWHERE)
def test_whatever_is_played_values_stay_values_and_can_be_read_back(name, players, matches):
    game, rng = GAMES[name], random.Random(f"{name}/{players}")
    for _ in range(matches(1)):
        steps = list(random_steps(game, begun(game, players), rng))
        for state, move, after in rng.sample(steps, min(150, len(steps))):
            check_step(game, state, move, after)
            check_offers(game, state)
        assert game.over(steps[-1][2])
        check_offers(game, steps[-1][2])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_match_in_every_process(name):
    first, second = (played(name, hash_seed) for hash_seed in (1, 2))
    assert first == second
    assert "phase over" in first


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_players_is_kept(name):
    game = GAMES[name]
    for wrong in (game.PLAYERS[0] - 1, game.PLAYERS[-1] + 1):
        with pytest.raises(OptionError, match="can play"):
            game.initial(game.options_from({}), (*SEATS, "ninth")[:wrong])


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_a_kind_are_drawn_evenly_and_all_of_them(name):
    """A random player draws the kind first: every kind that is open turns up."""
    game, rng = GAMES[name], random.Random(name)
    steps = list(random_steps(game, begun(game, game.PLAYERS[0]), rng))
    for state, _, _ in rng.sample(steps, 10):
        drawn = {game.random_move(state, rng.random) for _ in range(600)}
        offered = set(game.legal_moves(state))
        assert drawn <= offered
        assert {type(move) for move in drawn} == {type(move) for move in offered}
