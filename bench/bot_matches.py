"""`reclaim bench matches`: bots play whole matches on the fast twin; does every seed end?

Every game is played by every number of players, the seeds shared out among the tables that seat
them, with spots and without. One seed in `AGAIN` is played a second time, in whatever process is
free (its order of hashes is another one): it must be the same match, move by move and instant by
instant. `digest` sums up all moves with their times, so that two runs can be compared.
"""

import hashlib
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bench.spread import spread
from controller.games.catalogue import CATALOGUE, game_named
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

QUICK_SEEDS = 2
AGAIN = 10
TABLES = {"spots": "sim-spots", "no_spots": "sim"}
"""Table files by what they have."""
LEVEL = "easy"
LONGEST_S = 4 * 3600.0
"""A match that still runs after so much simulated time does not end."""


class Job(Struct, frozen=True):
    """A match of bots."""

    game: str
    players: int
    table: str
    seed: int


class Outcome(Struct, frozen=True):
    """What became of it; `problem` is empty when it has ended as it should."""

    digest: str
    moves: int
    simulated_s: float
    problem: str = ""


def run(seed: int, quick: bool, seeds: int, game: str | None) -> dict[str, Any]:
    """Play *seeds* matches of *game*, or of every game, for each number of players; the dictionary
    that `--json` prints."""
    seeds = min(seeds, QUICK_SEEDS) if quick else seeds
    games = [game] if game else list(CATALOGUE)
    return {"seeds": seeds, "games": {name: _figures(name, seed, seeds) for name in games}}


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [
        f"{result['seeds']} seeds of each",
        f"{'':<18}{'players':>8}{'table':>10}{'matches':>9}{'ended':>7}{'again':>7}{'same':>6}"
        f"{'moves':>10}{'simulated s':>13}  digest",
    ]
    for name, of in result["games"].items():
        rows += [
            f"{name:<18}{one['players']:>8}{one['table']:>10}{one['matches']:>9}{one['ended']:>7}"
            f"{one['played_again']:>7}{one['same']:>6}{one['moves']:>10,}"
            f"{one['simulated_s']:>13,.0f}  {one['digest'][:12]}"
            for one in of["matches"]
        ]
        rows.append(f"{name}: {of['sim_s_per_s']:,.0f} simulated seconds per second")
        rows += of["problems"]
    return "\n".join(rows)


def _figures(game: str, seed: int, seeds: int) -> dict[str, Any]:
    groups = list(_groups(game, seed, seeds))
    firsts = [job for group in groups for job in group]
    again = [job for group in groups for job in group[::AGAIN]]
    began_s = time.perf_counter()
    outcomes = list(spread(play, [*firsts, *again], f"matches, {game}", 1))
    took_s = time.perf_counter() - began_s
    first = dict(zip(firsts, outcomes, strict=False))
    second = dict(zip(again, outcomes[len(firsts) :], strict=True))
    return {
        "matches": [_group_figures(group, first, second) for group in groups],
        "problems": [
            f"{job.game}, {job.players} players, {job.table}, seed {job.seed}: {outcome.problem}"
            for job, outcome in first.items()
            if outcome.problem
        ],
        "sim_s_per_s": round(sum(outcome.simulated_s for outcome in outcomes) / took_s, 1),
        "s_per_match": round(took_s / len(outcomes), 3),
    }


def _groups(game: str, seed: int, seeds: int) -> Iterator[list[Job]]:
    """The matches of a number of players at a table."""
    for players in game_named(game).rules.players:
        tables = [
            name for name, file in TABLES.items() if players <= len(load_table_file(file).seats)
        ]
        for part, name in enumerate(tables):
            mine = range(seed + part, seed + seeds, len(tables))
            if mine:
                yield [Job(game, players, name, number) for number in mine]


def _group_figures(
    group: Sequence[Job], first: dict[Job, Outcome], second: dict[Job, Outcome]
) -> dict[str, Any]:
    outcomes = [first[job] for job in group]
    again = [job for job in group if job in second]
    digests = "".join(outcome.digest for outcome in outcomes)
    return {
        "players": group[0].players,
        "table": group[0].table,
        "matches": len(group),
        "ended": sum(not outcome.problem for outcome in outcomes),
        "played_again": len(again),
        "same": sum(first[job].digest == second[job].digest for job in again),
        "moves": sum(outcome.moves for outcome in outcomes),
        "simulated_s": round(sum(outcome.simulated_s for outcome in outcomes), 1),
        "digest": hashlib.sha256(digests.encode()).hexdigest(),
    }


def play(job: Job) -> Outcome:
    """Play a match of bots to its end."""
    seating = Seating(job.players, job.players, LEVEL, job.seed, job.game)
    file = load_table_file(TABLES[job.table])
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
        match, rules = opened.match, CATALOGUE[job.game].rules
        problem = " ".join(map(str, rules.problems(match.state)))
        if not match.over:
            problem = f"still runs after {len(match.history)} moves. {problem}".strip()
        told = msgspec.json.encode([(played.at_s, played.move) for played in match.history])
        digest = hashlib.sha256(told).hexdigest()
        return Outcome(digest, len(match.history), loop.now_s(), problem)
