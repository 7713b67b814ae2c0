"""The games as PettingZoo environments, which people who know nothing of them have tests for.

Those tests would pass an environment that leaks every hand; here the mask must be the legal
moves, the observation the seat's own view, and a copy of the environment must go on alike.
"""

import copy
import hashlib
from functools import partial

import msgspec
import pytest

from controller.games.bluff_pirate import pieces as pirate
from controller.games.captain_bluff import pieces as bluff
from controller.games.captains_orders import pieces as orders
from controller.games.catalogue import GAMES
from controller.games.luggage import pieces as luggage
from harness.environments import (
    AtOnce,
    InTurns,
    all_moves,
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

STEPS = 1_200
"""PettingZoo's tests count at least this many steps of each game."""
LOTS = 16
"""Different ways in which the cards are dealt and drawn there."""
WALKED = 1_000
"""Steps of each game at which masks, views and copies are compared."""

PAIRS_DECK = all_moves(
    (
        *(orders.PlayOrder, orders.Pass, orders.Ask, orders.Give, orders.Discard),
        *(orders.Follow, orders.Belay, orders.Discover, orders.Accept),
    ),
    receiver=range(8),
    asked=range(8),
    accused=range(8),
    card=range(55),
)
SHIPS = all_moves(
    (
        *(pirate.Draw, pirate.BoardShip, pirate.Target, pirate.Lay, pirate.EndSet, pirate.Vote),
        *(pirate.Pick, pirate.Reveal, pirate.Discard, pirate.Keep, pirate.Steer),
    ),
    card=range(100),
    up=(True, False),
    bluff=(True, False),
    target=range(5),
    voter=range(5),
    course=range(3),
)
BELTS = all_moves(
    (
        *(bluff.Define, bluff.Place, bluff.TakeBack, bluff.Check, bluff.Change, bluff.Close),
        *(bluff.Play, bluff.Call, bluff.Pass, bluff.Recover, bluff.Done),
    ),
    belt=range(6),
    card=range(65),
    step=(-1, 0, 1),
)
LUGGAGE = all_moves(
    (
        *(luggage.Ready, luggage.Flip, luggage.Look, luggage.Return, luggage.Done),
        *(luggage.ShowPair, luggage.TakeBack, luggage.Checked),
    ),
    passenger=range(30),
    tile=range(36),
)
IN_TURNS = {"bluff-pirate": SHIPS, "captain-bluff": BELTS, "captains-orders": PAIRS_DECK}
AT_ONCE = {"luggage": LUGGAGE}


def in_turns(name, players, lots=0):
    return InTurns(GAMES[name], IN_TURNS[name], players, lots)


def at_once(name, players, lots=0):
    return AtOnce(GAMES[name], AT_ONCE[name], players, lots)


def players_of(name, number):
    """Every number of players in turn."""
    return GAMES[name].players[number % len(GAMES[name].players)]


def test_every_game_has_an_environment():
    assert set(IN_TURNS) | set(AT_ONCE) == set(GAMES)


def steps_of(check_api, check_seed, make):
    """How many steps PettingZoo's tests made with the environments that they were given."""
    made = []

    def given():
        made.append(make())
        return made[-1]

    check_api(given())
    check_seed(given)
    return sum(env.core.steps for env in made)


@pytest.mark.parametrize("name", IN_TURNS)
def test_the_turn_based_environment_passes_the_tests_of_others(name):
    steps = sum(
        steps_of(
            partial(api_test, num_cycles=20),
            partial(seed_test, num_cycles=3),
            partial(in_turns, name, players_of(name, lots), lots),
        )
        for lots in range(LOTS)
    )
    assert steps >= STEPS


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_parallel_environment_passes_the_tests_of_others(name):
    steps = sum(
        steps_of(
            partial(parallel_api_test, num_cycles=20),
            partial(parallel_seed_test, num_cycles=5),
            partial(at_once, name, players_of(name, lots), lots),
        )
        for lots in range(LOTS)
    )
    assert steps >= STEPS


def digest(observation):
    return hashlib.blake2b(observation.tobytes()).digest()


def check_agents(core, masks, observations):
    """Mask and observation are the seat's legal moves and its view, and nothing is wrong."""
    game, state = core.game, core.state
    for agent, mask in masks.items():
        seat = core.seat(agent)
        offered = [core.moves[agent][action] for action in mask.nonzero()[0]]
        assert set(offered) == set(game.legal(state, seat))
        view = msgspec.json.encode(game.view(state, seat))
        assert observations[agent].tobytes().startswith(view + b"\0")
        assert not observations[agent][len(view) :].any()
    assert game.problems(state) == ()


@pytest.mark.parametrize("name", IN_TURNS)
def test_in_turns_masks_are_legal_moves_and_copies_go_on_alike(name):
    """Whole matches; now and then one goes on from a copy of its environment."""
    steps = seed = 0
    while steps < WALKED:
        env = in_turns(name, players_of(name, seed))
        env.reset(seed=seed)
        for space in env.action_spaces.values():
            space.seed(seed)
        while not any(env.terminations.values()):
            agent, core = env.agent_selection, env.core
            masks = {a: info["action_mask"] for a, info in env.infos.items()}
            action = env.action_space(agent).sample(masks[agent])
            if core.steps % 50 == 0:
                check_agents(core, masks, {a: env.observe(a) for a in env.agents})
                twin = copy.deepcopy(env)
                twin.step(action)
                env.step(action)
                assert digest(twin.observe(agent)) == digest(env.observe(agent))
                assert twin.core.state == env.core.state
                assert hash(twin.core.state) == hash(env.core.state)
            else:
                check_agents(core, {agent: masks[agent]}, {agent: env.observe(agent)})
                env.step(action)
        assert list(env.rewards.values()) == list(env._cumulative_rewards.values())
        steps += env.core.steps
        seed += 1


@pytest.mark.parametrize("name", AT_ONCE)
def test_at_once_masks_are_legal_moves_and_copies_go_on_alike(name):
    steps = seed = 0
    while steps < WALKED:
        env = at_once(name, players_of(name, seed))
        observations, _ = env.reset(seed=seed)
        for space in env.action_spaces.values():
            space.seed(seed)
        while env.agents:
            masks = {agent: shown["action_mask"] for agent, shown in observations.items()}
            actions = {agent: env.action_space(agent).sample(masks[agent]) for agent in masks}
            if env.core.steps % 10 == 0:
                check_agents(
                    env.core,
                    {agent: mask[1:] for agent, mask in masks.items()},
                    {agent: shown["observation"] for agent, shown in observations.items()},
                )
            if env.core.steps % 100 == 0:
                twin = copy.deepcopy(env)
                twin.step(actions)
                observations, *_ = env.step(actions)
                assert twin.core.state == env.core.state
                assert hash(twin.core.state) == hash(env.core.state)
            else:
                observations, *_ = env.step(actions)
        steps += env.core.steps
        seed += 1


@pytest.mark.parametrize("name", IN_TURNS)
def test_the_same_seed_is_the_same_match_and_another_one_is_not(name):
    ends = [played_on(name, seed) for seed in range(100)]
    assert ends == [played_on(name, seed) for seed in range(100)]
    assert len(set(ends)) == len(ends)


def played_on(name, seed):
    """A match after twenty steps: each time the first thing that can be done."""
    env = in_turns(name, players_of(name, seed))
    env.reset(seed=seed)
    for _ in range(20):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(mask.nonzero()[0][0])
    return env.render()
