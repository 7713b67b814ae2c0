"""`python -m research bots`: how often a bot wins against bots and players of every other kind.

On bare rules: no table, no hands, no time, only what a seat may see and the moves that the rules
offer it. A game whose bots need to see the table is played on the fast twin, by the levels alone,
when it is asked for (`research.bots_at_table`).

In a match one seat is tested, and all others play in the field's style. The same deal is played
once from each seat; the tested player is the same in all pairings, and so is the deal. Where all
play in the same style a deal is played once: from any seat it would be the same match. Who shares a
win has that share of it.

With `--into FILE` matches are added to what the file holds, until every cell has as many as were
asked for; what is interrupted keeps what it had (`research.gathering`).

`fair_share` is what a player would have of the same matches by chance; the interval is Wilson's for
95 %, for matches that do not depend on each other (those of one deal do a little). `shape` says how
matches go in which all play in the same style.
"""

import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bench.matches import SEATS
from bench.spread import spread
from controller.bots.mind import Mind
from controller.errors import OptionError
from controller.games.catalogue import game_named
from controller.games.spec import GameSpec
from research import bots_at_table
from research.exploiters import EXPLOITERS, styles
from research.gathering import (
    Cell,
    Outcome,
    Pairing,
    Results,
    commit,
    fingerprint,
    quantile,
    read,
    write,
)
from research.grammar import is_style, player
from research.shapes import COUNTS, FIGURES
from research.styles import STRENGTHS

MATCHES, QUICK_MATCHES = 400, 8
AT_ONCE = 4
"""Matches that one process plays before it reports."""
LONGEST = 20_000
"""More moves than any match has."""

KEEPS_S = 5.0
"""How often the file is written."""

HABITS_OF, EXPLOITERS_OF = "research.styles", "research.exploiters"
"""Where the players of one habit decide, and those who use what gives bots away."""

GRAMMAR = "research.grammar"
"""What a style of the grammar does."""

PLAYER = "controller.bots.player"
"""How quick hands are."""

Z95 = 1.959964
"""The standard normal distribution lies within this to 95 %."""


class Job(Struct, frozen=True):
    """A match with the tested player at that place, and others of one style."""

    game: str
    players: int
    place: int
    deal: str
    tested: str = "normal"
    field: str = "random"


def run(
    seed: int,
    quick: bool,
    matches: int | None,
    game: str | None,
    players: int,
    tested: str,
    field: str,
    into: str,
) -> dict[str, Any]:
    """Play *matches* of each pairing of the styles *tested* with those of the *field*, names with
    commas between them; with empty ones of all there are. The dictionary that `--json` prints.

    Where *into* names a file, only those are played that it lacks, and are added to it.

    Raises `OptionError` for a number of players that the game is not for, for a style that there
    is not, and for a file that cannot be used.
    """
    if into and game is None:
        raise OptionError("a file holds matches of one game: name it with --game")
    number = matches or (QUICK_MATCHES if quick else MATCHES)
    return {
        "matches": number,
        "players": players,
        "games": {
            name: _figures(Results(name, players, seed), number, tested, field, into)
            for name in ([game] if game else COUNTS)
        },
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = []
    for name, of in result["games"].items():
        field = list(dict.fromkeys(one["field"] for one in of["pairings"]))
        rows.append(f"{name}: one against {result['players'] - 1}, wins in % (95 %, matches)")
        rows.append(f"{'':<20}" + "".join(f"{style:>20}" for style in field))
        for tested in dict.fromkeys(one["tested"] for one in of["pairings"]):
            cells = [one for one in of["pairings"] if one["tested"] == tested]
            rows.append(f"{tested:<20}" + "".join(f"{_cell(one):>20}" for one in cells))
        for style, took in of["decision_ms"].items():
            rows.append(
                f"{style}: a decision takes {took['median']:.1f} ms, at the 99th percentile "
                f"{took['p99']:.1f} ms"
            )
        for style, shape in of["shape"].items():
            rows.append(f"all {style}: " + ", ".join(f"{k} {v:.2f}" for k, v in shape.items()))
        if of["begun_again"]:
            again = ", ".join(of["begun_again"])
            rows.append(f"begun again, as they were played with other bots: {again}")
        if of["fewer_than_usual"]:
            few = of["fewer_than_usual"]
            rows.append(
                f"{len(few)} of {len(of['pairings'])} pairings have fewer than {MATCHES} matches, "
                f"the fewest {min(few.values())}"
            )
    return "\n".join(rows)


def _cell(one: dict[str, Any]) -> str:
    low, high = one["ci95"]
    return f"{one['win_rate'] * 100:.1f} ({low * 100:.0f}-{high * 100:.0f}, {one['matches']})"


def _figures(results: Results, matches: int, tested: str, field: str, into: str) -> dict[str, Any]:
    game, players = results.game, results.players
    if players not in game_named(game).rules.players:
        raise OptionError(f"{game} is not for {players} players")
    chosen = [(one, other) for one in _chosen(game, tested) for other in _chosen(game, field)]
    if into:
        results = read(Path(into), results)
    bots = _fingerprints(game)
    begun_again = [
        f"{cell.tested} against {cell.field}"
        for cell in results.cells
        if cell.pairing in chosen and cell.bots != bots(cell.pairing)
    ]
    empty = [Cell(*pairing, bots(pairing)) for pairing in chosen]
    results = _gathered(
        results, empty, matches, lambda found: write(Path(into), found) if into else None
    )
    cells = [results.like(cell) for cell in empty]
    return {
        "begun_again": begun_again,
        "fewer_than_usual": {
            f"{cell.tested} against {cell.field}": cell.matches
            for cell in cells
            if cell.matches < MATCHES
        },
        "pairings": [_pairing(cell, players) for cell in cells],
        "decision_ms": {
            style: _took([cell for cell in cells if cell.tested == style])
            for style in dict.fromkeys(cell.tested for cell in cells if cell.decided_ms)
        },
        "shape": {
            cell.tested: {
                name: round(value, 3)
                for name, value in FIGURES[game](Counter(cell.counted), cell.matches).items()
            }
            for cell in cells
            if cell.tested == cell.field and game in FIGURES
        },
    }


def _fingerprints(game: str) -> Callable[[Pairing], str]:
    """Of those who play in a pairing: the game's bots, and players of one habit where there are
    any."""
    spec = game_named(game)
    if spec.decide is None:
        bots = fingerprint(spec.brain.__module__, PLAYER)
        return lambda pairing: bots
    bots = fingerprint(spec.decide.__module__)
    with_habits = fingerprint(spec.decide.__module__, HABITS_OF)
    with_rules = fingerprint(spec.decide.__module__, GRAMMAR)
    with_exploiters = fingerprint(spec.decide.__module__, HABITS_OF, EXPLOITERS_OF)

    def of(pairing: Pairing) -> str:
        if any(map(is_style, pairing)):
            return with_rules
        if {*pairing} & {*EXPLOITERS.get(game, ())}:
            return with_exploiters
        return bots if {*pairing} <= {*STRENGTHS, "random"} else with_habits

    return of


def _gathered(
    results: Results, empty: Sequence[Cell], matches: int, keep: Callable[[Results], None]
) -> Results:
    """The results with the matches that they lacked in cells like the *empty* ones: a deal in each,
    then the next one, so that all have about as many when somebody interrupts. They are kept now
    and then."""
    game, players = results.game, results.players
    cells = {cell.pairing: results.like(cell) for cell in empty}
    jobs = [
        Job(
            game,
            players,
            n % players,
            f"{results.seed}/{game}/{_deal(n, players, pairing)}",
            *pairing,
        )
        for first in range(0, matches, players)
        for pairing in cells
        for n in range(max(first, cells[pairing].matches), min(first + players, matches))
    ]
    now, kept_s = commit(), time.monotonic()
    try:
        for job, outcome in zip(jobs, spread(play, jobs, f"{game}, bots", AT_ONCE), strict=True):
            cell = replace(cells[job.tested, job.field].after(outcome), commit=now)
            cells[cell.pairing] = cell
            results = results.having(cell)
            if time.monotonic() > kept_s + KEEPS_S:
                keep(results)
                kept_s = time.monotonic()
    finally:
        if jobs:
            keep(results)
    return results


def _deal(match: int, players: int, pairing: Pairing) -> int:
    """Which deal is played in that match of a pairing."""
    tested, field = pairing
    return match if tested == field else match // players


def _chosen(game: str, names: str) -> tuple[str, ...]:
    """The styles of that name. Raises `OptionError`."""
    there = styles(game)
    chosen = tuple(names.split(",")) if names else there
    for name in chosen:
        if name not in there and not is_style(name):
            raise OptionError(f"found the style {name!r}, expected one of {', '.join(there)}")
    return chosen


def _took(cells: list[Cell]) -> dict[str, float]:
    taken_ms = sum((Counter(cell.decided_ms) for cell in cells), Counter[str]())
    return {"median": quantile(taken_ms, 0.5), "p99": quantile(taken_ms, 0.99)}


def _pairing(cell: Cell, players: int) -> dict[str, Any]:
    low, high = wilson(cell.won, cell.matches)
    return {
        "tested": cell.tested,
        "field": cell.field,
        "matches": cell.matches,
        "win_rate": round(cell.won / cell.matches, 4),
        "ci95": [round(low, 4), round(high, 4)],
        "fair_share": round(cell.decided / cell.matches / players, 4),
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
    if game.decide is None:
        levels = [job.field] * job.players
        levels[job.place] = job.tested
        return bots_at_table.play(job.game, levels, job.place, job.deal)
    rules, seats = game.rules, SEATS[: job.players]
    tested, others = player(job.game, job.tested), player(job.game, job.field)
    minds = [Mind(random.Random(f"{job.deal}/{seat}")) for seat in seats]
    # Everybody knows their own cards: at a table eyes see to that.
    state = rules.initial(rules.options_from({"reading": "every"}), seats)
    chance = random.Random(f"{job.deal}/chance")
    counts, counted = COUNTS[job.game], Counter[str]()
    decided_ms: list[float] = []
    for _ in range(LONGEST):
        if rules.over(state):
            winners = rules.view(state, None).winners
            mine = seats[job.place] in winners
            won = 1 / len(winners) if mine else 0.0
            return Outcome(won, len(winners), tuple(decided_ms), dict(counted))
        move = _by_chance(game, state, chance)
        for seat in () if move is not None else _in_turn(job.players, chance):
            moves = rules.legal(state, seat)
            if not moves:
                continue
            decide = tested if seat == job.place else others
            view, mind = rules.view(state, seat), minds[seat].refreshed()
            began_s = time.perf_counter()
            move = decide(view, moves, mind)
            if seat == job.place:
                decided_ms.append((time.perf_counter() - began_s) * 1000)
            if move is not None:
                break
        if move is None:
            # Nobody wants to act: the referee does, as when a window closes.
            referees = rules.legal(state, None)
            assert referees, f"nobody can move in {state}"
            move = chance.choice(referees)
        before, state = state, rules.play(state, move)
        counts(counted, before, move, state)
    raise AssertionError(f"the match {job} does not end")


def _by_chance(game: GameSpec, state: Any, chance: random.Random) -> Any:
    """The move by which a card is dealt or drawn unseen, where that comes next; None otherwise."""
    players = range(len(state.seats))
    if any(game.draw(state, seat) is not None for seat in players):
        return game.rules.random_move(state, chance.random)
    return None


def _in_turn(players: int, chance: random.Random) -> list[int]:
    """Everybody, from somebody on."""
    first = chance.randrange(players)
    return [*range(first, players), *range(first)]
