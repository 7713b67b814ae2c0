"""`reclaim bench rules`: how quickly the rules are played at random, beside public engines.

A random player draws the kind of its move first and then a move of that kind; drawing counts as
well as playing, and matches are played to their end. Everything runs on one core, one measurement
after the other, on processor time, so that what else the machine does counts for nobody. The peers
are asked the same: a legal action drawn evenly, then one step; the time that they spend on
observations is theirs, since their steps cannot be had without.
"""

import importlib
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from bench.machine import UNIT
from controller.games.catalogue import GAMES
from controller.rules.rows import Rules

MEASURE_S = 3.0
"""How long each figure is measured."""
QUICK_MEASURE_S = 0.5
SAMPLE = 2000
"""States of random matches for which moves are listed and successors made."""
SEATS = ("red", "blue", "green", "yellow")
"""Who plays while something is measured: four, which is a number for every game."""

AnyGame = Rules[Any, Any]


def run(seed: int, quick: bool, game: str | None) -> dict[str, Any]:
    """Measure *game*, or all of them, and the peers that are installed; what `--json` prints."""
    measure_s = QUICK_MEASURE_S if quick else MEASURE_S
    games = [game] if game else list(GAMES)
    return {
        "games": {name: _measure(GAMES[name], seed, measure_s) for name in games},
        "peers": {name: _peer(measure, seed, measure_s) for name, measure in _PEERS.items()},
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [f"{'random legal play, one core':<38}{'moves/s':>12}"]
    rows += [f"{name:<38}{of['moves_per_s']:>12,.0f}" for name, of in result["games"].items()]
    rows += [
        f"{_TITLES[name]:<38}" + (f"{'not installed':>16}" if rate is None else f"{rate:>12,.0f}")
        for name, rate in result["peers"].items()
    ]
    for name, of in result["games"].items():
        rows.append(
            f"{name}: {of['matches']:,} matches; all legal moves listed "
            f"{of['full_enumeration_per_s']:,.0f} times a second; "
            f"{of['successor_us']:.2f} us for a successor"
        )
    return "\n".join(rows)


# -- our games -----------------------------------------------------------------------------


def random_match(game: AnyGame, draw: Callable[[], float]) -> Iterator[tuple[Any, Any]]:
    """Play one match at random; every state that a move was made in, with the move."""
    state = game.initial(game.options_from({}), SEATS)
    while (move := game.random_move(state, draw)) is not None:
        yield state, move
        state = game.apply(state, move)


def _measure(game: AnyGame, seed: int, measure_s: float) -> dict[str, Any]:
    UNIT.sample()
    moves_per_s, matches = _random_play(game, random.Random(f"{seed}/play"), measure_s)
    sample = _sample(game, random.Random(f"{seed}/sample"))
    return {
        "moves_per_s": round(moves_per_s),
        "full_enumeration_per_s": round(
            _rate(lambda: [game.legal_moves(state) for state, _ in sample], measure_s)
        ),
        "successor_us": round(
            1e6 / _rate(lambda: [game.apply(state, move) for state, move in sample], measure_s), 3
        ),
        "matches": matches,
    }


def _random_play(game: AnyGame, rng: random.Random, measure_s: float) -> tuple[float, int]:
    """Moves a second over whole matches, and how many matches that were."""
    draw, random_move, apply = rng.random, game.random_move, game.apply
    options = game.options_from({})
    moves = matches = 0
    started_s = time.process_time()
    while (elapsed_s := time.process_time() - started_s) < measure_s:
        state = game.initial(options, SEATS)
        while (move := random_move(state, draw)) is not None:
            state = apply(state, move)
            moves += 1
        matches += 1
    return moves / elapsed_s, matches


def _sample(game: AnyGame, rng: random.Random) -> list[tuple[Any, Any]]:
    """The first `SAMPLE` states of random matches with the moves that were drawn in them."""
    sample: list[tuple[Any, Any]] = []
    while len(sample) < SAMPLE:
        sample += random_match(game, rng.random)
    return sample[:SAMPLE]


def _rate(once: Callable[[], list[Any]], measure_s: float) -> float:
    """How many of the entries of *once* are made in a second."""
    made = 0
    started_s = time.process_time()
    while (elapsed_s := time.process_time() - started_s) < measure_s:
        made += len(once())
    return made / elapsed_s


# -- peers ---------------------------------------------------------------------------------


def _peer(measure: Callable[[int, float], float], seed: int, measure_s: float) -> int | None:
    """A peer's moves a second; None where it is not installed."""
    try:
        return round(measure(seed, measure_s))
    except ImportError:
        return None


def _rlcard_uno(seed: int, measure_s: float) -> float:
    """The game itself, without the environment that turns its states into arrays."""
    uno = importlib.import_module("rlcard.games.uno")
    numpy = importlib.import_module("numpy")
    rng = random.Random(f"{seed}/rlcard")
    game = uno.Game()
    game.np_random = numpy.random.RandomState(seed)
    moves = 0
    started_s = time.process_time()
    while (elapsed_s := time.process_time() - started_s) < measure_s:
        state, _ = game.init_game()
        while not game.is_over():
            state, _ = game.step(rng.choice(state["legal_actions"]))
            moves += 1
    return moves / elapsed_s


def _pettingzoo_texas(seed: int, measure_s: float) -> float:
    """The raw environment, without the wrappers that check how it is used."""
    texas = importlib.import_module("pettingzoo.classic.texas_holdem_v4")
    rng = random.Random(f"{seed}/pettingzoo")
    environment = texas.raw_env()
    moves = matches = 0
    started_s = time.process_time()
    while (elapsed_s := time.process_time() - started_s) < measure_s:
        environment.reset(seed=seed + matches)
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(rng.choice(observation["action_mask"].nonzero()[0].tolist()))
            moves += 1
        matches += 1
    return moves / elapsed_s


_PEERS: dict[str, Callable[[int, float], float]] = {
    "rlcard_uno_moves_per_s": _rlcard_uno,
    "pettingzoo_texas_moves_per_s": _pettingzoo_texas,
}

_TITLES = {
    "rlcard_uno_moves_per_s": "rlcard, uno (2 players)",
    "pettingzoo_texas_moves_per_s": "pettingzoo, texas hold'em (2 players)",
}
