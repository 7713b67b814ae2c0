"""The games as PettingZoo environments, which people who know nothing of them have tests for.

Those tests would pass an environment that leaks every hand; here the mask must be the legal
moves, the observation the seat's own view, and a copy of the environment must go on alike.
"""

import copy
import hashlib

import msgspec
import pytest

from controller.games.captains_orders import moves as orders
from controller.games.catalogue import GAMES
from controller.games.luggage import moves as luggage
from harness.environments import (
    AtOnce,
    InTurns,
    all_moves,
    api_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

STEPS = 20_000

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
LUGGAGE = all_moves(
    (
        *(luggage.Ready, luggage.Flip, luggage.Look, luggage.Return, luggage.Done),
        *(luggage.ShowPair, luggage.TakeBack, luggage.Checked),
    ),
    passenger=range(30),
    tile=range(36),
)
IN_TURNS = {"captains-orders": PAIRS_DECK}
AT_ONCE = {"luggage": LUGGAGE}
TURN_BASED = [(name, players) for name in IN_TURNS for players in GAMES[name].PLAYERS]
PARALLEL = [(name, players) for name in AT_ONCE for players in GAMES[name].PLAYERS]


def in_turns(name, players):
    return InTurns(GAMES[name], IN_TURNS[name], players)


def at_once(name, players):
    return AtOnce(GAMES[name], AT_ONCE[name], players)


def test_every_game_has_an_environment():
    assert set(IN_TURNS) | set(AT_ONCE) == set(GAMES)


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_the_turn_based_environment_passes(name, players):
    api_test(in_turns(name, players), num_cycles=200)
    seed_test(lambda: in_turns(name, players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), PARALLEL)
def test_the_parallel_environment_passes(name, players):
    parallel_api_test(at_once(name, players), num_cycles=300)
    parallel_seed_test(lambda: at_once(name, players), num_cycles=100)


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
    """Hundreds of seeds; each match on from a copy of the environment, now and then."""
    steps = seed = 0
    while steps < STEPS:
        players = GAMES[name].PLAYERS[seed % len(GAMES[name].PLAYERS)]
        env = in_turns(name, players)
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
    assert seed >= 100


@pytest.mark.parametrize("name", AT_ONCE)
def test_at_once_masks_are_legal_moves_and_copies_go_on_alike(name):
    steps = seed = 0
    while steps < STEPS:
        players = GAMES[name].PLAYERS[seed % len(GAMES[name].PLAYERS)]
        env = at_once(name, players)
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


@pytest.mark.parametrize(("name", "players"), [("captains-orders", 4), ("captains-orders", 8)])
def test_the_same_seed_is_the_same_match(name, players):
    for seed in range(100):
        ends = []
        for _ in range(2):
            env = in_turns(name, players)
            env.reset(seed=seed)
            for _ in range(20):
                mask = env.infos[env.agent_selection]["action_mask"]
                env.step(mask.nonzero()[0][0])
            ends.append(env.render())
        assert ends[0] == ends[1]


def test_other_seeds_are_other_matches():
    ends = set()
    for seed in range(100):
        env = in_turns("captains-orders", 4)
        env.reset(seed=seed)
        ends.add(env.render())
    assert len(ends) == 100
