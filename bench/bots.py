"""`reclaim bench bots`: how often a bot wins against players who draw their moves at random.

On bare rules: no table, no hands, no time, only what a seat may see and the moves that the rules
offer it. A match has one tested seat, which moves on by one from match to match; the rest draw the
kind of their next move, and then one of that kind. Who shares a win has that share of it.

`fair_share` is what a player would have of the same matches by chance; the interval is Wilson's for
95 %.
"""

import math
import random
import statistics
import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bench.matches import SEATS
from bench.spread import spread
from controller.bots.mind import Mind, at_random
from controller.errors import OptionError
from controller.games.catalogue import CATALOGUE, game_named
from controller.games.spec import GameSpec

MATCHES, QUICK_MATCHES = 1000, 40
AT_ONCE = 10
"""Matches that one process plays before it reports."""
LONGEST = 20_000
"""More moves than any match has."""

Z95 = 1.959964
"""The standard normal distribution lies within this to 95 %."""


class Job(Struct, frozen=True):
    """A match with the tested seat at that place; without one all draw at random."""

    game: str
    players: int
    tested: int
    seed: str


class Outcome(Struct, frozen=True):
    """Which share of the match was won, how many shared in it, and how long decisions took."""

    won: float
    winners: int
    decided_ms: tuple[float, ...] = ()


def run(seed: int, quick: bool, matches: int | None, game: str | None) -> dict[str, Any]:
    """Play *matches* of *game*, or of every game whose bots decide by views and moves alone, for
    each number of players; the dictionary that `--json` prints. Raises `OptionError` when its bots
    do not.
    """
    number = matches or (QUICK_MATCHES if quick else MATCHES)
    able = [slug for slug, one in CATALOGUE.items() if one.decide is not None]
    if game is not None and game not in able:
        raise OptionError(
            f"the bots of {game} act on what they see of the table; those of {', '.join(able)} "
            "can play on bare rules"
        )
    games = [game] if game else able
    pairings, decided_ms = [], dict[str, Any]()
    for name in games:
        taken: list[float] = []
        for players in game_named(name).rules.players:
            jobs = [
                Job(name, players, match % players, f"{seed}/bots/{name}/{players}/{match}")
                for match in range(number)
            ]
            title = f"{name}, {players} players"
            outcomes = list(spread(play, jobs, title, AT_ONCE))
            pairings.append(_pairing(name, players, outcomes))
            taken += [one_ms for outcome in outcomes for one_ms in outcome.decided_ms]
        cuts = statistics.quantiles(taken, n=100)
        decided_ms[name] = {"median": round(cuts[49], 3), "p99": round(cuts[98], 3)}
    return {"matches": number, "pairings": pairings, "decision_ms": decided_ms}


def table(result: dict[str, Any]) -> str:
    """The same for people."""
    rows = [
        f"{'a bot against random players':<30}{'seats':>6}{'matches':>9}{'wins':>8}{'fair':>8}"
        f"{'95 %':>18}"
    ]
    rows += [
        f"{one['game']:<30}{one['seats']:>6}{one['matches']:>9,}{one['win_rate']:>8.3f}"
        f"{one['fair_share']:>8.3f}{one['ci95'][0]:>10.3f} -{one['ci95'][1]:>6.3f}"
        for one in result["pairings"]
    ]
    rows += [
        f"{name}: a decision takes {of['median']:.2f} ms, at the 99th percentile {of['p99']:.2f} ms"
        for name, of in result["decision_ms"].items()
    ]
    return "\n".join(rows)


def _pairing(game: str, players: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    matches, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    decided = sum(outcome.winners > 0 for outcome in outcomes)
    low, high = wilson(won, matches)
    return {
        "game": game,
        "tested": "heuristic",
        "field": "random",
        "seats": players,
        "matches": matches,
        "win_rate": round(won / matches, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "fair_share": round(decided / matches / players, 4),
    }


def wilson(won: float, matches: int) -> tuple[float, float]:
    """The interval in which the chance to win lies to 95 %, after *won* of *matches*."""
    share, weight = won / matches, Z95**2 / matches
    middle = share + weight / 2
    reach = Z95 * math.sqrt(share * (1 - share) / matches + weight / (4 * matches))
    return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)


def play(job: Job) -> Outcome:
    """Play the match to its end."""
    game = game_named(job.game)
    assert game.decide is not None, "asked before"
    rules, seats = game.rules, SEATS[: job.players]
    brains = [game.decide if seat == job.tested else at_random for seat in range(job.players)]
    minds = [Mind(random.Random(f"{job.seed}/{seat}")) for seat in seats]
    state = rules.initial(rules.options_from({}), seats)
    chance = random.Random(f"{job.seed}/chance")
    decided_ms: list[float] = []
    for _ in range(LONGEST):
        if rules.over(state):
            winners = rules.view(state, None).winners
            mine = seats[job.tested] in winners
            return Outcome(mine / len(winners) if mine else 0.0, len(winners), tuple(decided_ms))
        move = _by_chance(game, state, chance)
        for player in () if move is not None else _in_turn(job.players, chance):
            moves = rules.legal(state, player)
            if not moves:
                continue
            began_s = time.perf_counter()
            move = brains[player](rules.view(state, player), moves, minds[player].anew())
            if player == job.tested:
                decided_ms.append((time.perf_counter() - began_s) * 1000)
            if move is not None:
                break
        if move is None:
            # Nobody wants to act: the referee does, as when a window closes.
            referees = rules.legal(state, None)
            assert referees, f"nobody can move in {state}"
            move = chance.choice(referees)
        state = rules.play(state, move)
    raise AssertionError(f"the match {job} does not end")


def _by_chance(game: GameSpec, state: Any, chance: random.Random) -> Any:
    """The move by which a card is dealt or drawn unseen, where that comes next; None otherwise."""
    players = range(len(state.seats))
    if any(game.draw(state, player) is not None for player in players):
        return game.rules.random_move(state, chance.random)
    return None


def _in_turn(players: int, chance: random.Random) -> list[int]:
    """Everybody, from somebody on."""
    first = chance.randrange(players)
    return [*range(first, players), *range(first)]
