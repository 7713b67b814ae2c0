"""A game as a PettingZoo environment: agents in turns (AEC), or all at once (Parallel).

An action is the number of a move in the list of all moves that a seat could ever make. An
observation is the seat's view as its bytes of JSON, filled up with zeros. What the referee
observes is drawn by the environment, whenever no seat has anything to do. A win is worth 1 when the
match ends.

PettingZoo's tests reset an environment with seeds of their own, always the same few. So what is
drawn depends on `lots`, too, a number that is given to the environment when it is made.
"""

import copy
import random
import warnings
from functools import cache
from itertools import product

import msgspec
import numpy
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv

from harness.matches import SEATS, begun

with warnings.catch_warnings():
    # The module of PettingZoo's tests imports a game of its own in a way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

__all__ = [
    "AtOnce",
    "InTurns",
    "all_moves",
    "api_test",
    "parallel_api_test",
    "parallel_seed_test",
    "seed_test",
]

LONGEST_VIEW = 1 << 15
"""Bytes; a longer view is an error."""


def all_moves(kinds, **domains):
    """For a seat: every move of these kinds, each field over its domain (`player` is the seat), and
    the number of each."""

    @cache
    def of(player):
        moves = [
            kind(*fields)
            for kind in kinds
            for fields in product(
                *({"player": [player], **domains}[name] for name in kind.__struct_fields__)
            )
        ]
        return moves, {move: number for number, move in enumerate(moves)}

    return of


class Core:
    """A match in numbers: what both kinds of environment are made of."""

    def __init__(self, game, moves_of, players, lots):
        self.game = game
        self.lots = lots
        self.agents = [f"player_{number}" for number in range(players)]
        self.moves = {agent: moves_of(number)[0] for number, agent in enumerate(self.agents)}
        self.numbers = {agent: moves_of(number)[1] for number, agent in enumerate(self.agents)}
        self.rng = random.Random(lots)
        self.state = None
        self.steps = 0

    def __deepcopy__(self, memo):
        # The game is a module, of which there is one; what changes is the state and the lots.
        twin = copy.copy(self)
        twin.state = copy.deepcopy(self.state, memo)
        twin.rng = copy.deepcopy(self.rng, memo)
        return twin

    def begin(self, seed):
        # Without a seed the next match goes on where the last one left the lots.
        if seed is not None:
            self.rng = random.Random(f"{self.lots}/{seed}")
        self.state = begun(self.game, len(self.agents))
        self.let_referee_move()

    def seat(self, agent):
        return self.agents.index(agent)

    def let_referee_move(self, idle=False):
        """Until a seat has something to do; *idle*: once, even if a seat has."""
        game = self.game
        while not game.over(self.state):
            if self.next_agent() is None:
                move = game.random_move(self.state, self.rng.random)
            elif idle and (moves := game.legal(self.state, None)):
                move = self.rng.choice(moves)
            else:
                return
            self.state = game.play(self.state, move)
            idle = False

    def next_agent(self):
        """The first seat that has something to do; None if the referee is awaited."""
        for agent in self.agents:
            if self.game.legal(self.state, self.seat(agent)):
                return agent
        return None

    def move(self, agent, action):
        self.state = self.game.play(self.state, self.moves[agent][action])
        self.steps += 1

    def mask(self, agent):
        mask = numpy.zeros(len(self.moves[agent]), dtype=numpy.int8)
        for move in self.game.legal(self.state, self.seat(agent)):
            mask[self.numbers[agent][move]] = 1
        return mask

    def observe(self, agent):
        view = msgspec.json.encode(self.game.view(self.state, self.seat(agent)))
        observation = numpy.zeros(LONGEST_VIEW, dtype=numpy.uint8)
        observation[: len(view)] = numpy.frombuffer(view, dtype=numpy.uint8)
        return observation

    def rewards(self):
        won = self.game.view(self.state, None).winners
        return {agent: int(seat in won) for agent, seat in zip(self.agents, SEATS, strict=False)}


def _space():
    return Box(0, 255, (LONGEST_VIEW,), numpy.uint8)


class InTurns(AECEnv):
    """A game in which one seat acts at a time. The mask stands in the agent's info."""

    metadata = {"render_modes": [], "name": "reclaim_in_turns_v0"}  # noqa: RUF012  PettingZoo's own form

    def __init__(self, game, moves_of, players, lots=0):
        super().__init__()
        self.core = Core(game, moves_of, players, lots)
        self.possible_agents = list(self.core.agents)
        self.observation_spaces = {agent: _space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(len(moves)) for agent, moves in self.core.moves.items()
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.core.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._next_agent()

    def _next_agent(self):
        self.agent_selection = self.core.next_agent() or self.agents[0]
        self.infos = {agent: {"action_mask": self.core.mask(agent)} for agent in self.agents}

    def observe(self, agent):
        return self.core.observe(agent)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self.core.move(agent, int(action))
        self.core.let_referee_move()
        if self.core.game.over(self.core.state):
            self.rewards = self.core.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        self._next_agent()
        self._accumulate_rewards()

    def render(self):
        return self.core.game.state_to_text(self.core.state)

    def close(self):
        """Nothing is open."""


class AtOnce(ParallelEnv):
    """A game in which all act at once. Action 0 is to wait, and so is one that is not legal (any
    more): of two hands that want the same, chance says which is quicker."""

    metadata = {"render_modes": [], "name": "reclaim_at_once_v0"}  # noqa: RUF012  PettingZoo's own form

    def __init__(self, game, moves_of, players, lots=0):
        self.core = Core(game, moves_of, players, lots)
        self.possible_agents = list(self.core.agents)
        self.agents = []
        self.observation_spaces, self.action_spaces = {}, {}
        for agent, moves in self.core.moves.items():
            count = len(moves) + 1
            mask = Box(0, 1, (count,), numpy.int8)
            self.observation_spaces[agent] = Dict({"observation": _space(), "action_mask": mask})
            self.action_spaces[agent] = Discrete(count)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.core.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions):
        core, agents, before = self.core, self.agents, self.core.steps
        for agent in core.rng.sample(agents, len(agents)):
            action = int(actions[agent])
            if action and core.mask(agent)[action - 1]:
                core.move(agent, action - 1)
        core.let_referee_move(idle=core.steps == before)
        over = core.game.over(core.state)
        rewards = core.rewards() if over else dict.fromkeys(agents, 0)
        observations = self._observations()
        self.agents = [] if over else agents
        ends = dict.fromkeys(agents, over)
        return observations, rewards, ends, dict.fromkeys(agents, False), {a: {} for a in agents}

    def _observations(self):
        return {
            agent: {
                "observation": self.core.observe(agent),
                "action_mask": numpy.concatenate(
                    ([numpy.int8(1)], self.core.mask(agent)), dtype=numpy.int8
                ),
            }
            for agent in self.agents
        }

    def render(self):
        return self.core.game.state_to_text(self.core.state)

    def close(self):
        """Nothing is open."""
