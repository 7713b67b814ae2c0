"""`reclaim bench clumsy`: players who err at every tenth act, in every way that hands can err.

Every match is played three times by hands that are signals alone (`controller.conformance.hands`):
without slips; with slips that the rules forbid, which must go like the first; and with any slips,
where those that happen to be acts of the game count as played. Each must end, with nothing wrong
in any state. Numbers of players follow one another, with spots and without, and with cards that
are read late or each of them.

The hands know no belt, so a game that is played on it is left out; its hands err in `bench grabs`.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, product
from typing import Any

from msgspec import Struct

from bench.clumsy_player import SLIPS, Clumsy
from bench.matches import SEATS
from bench.spread import spread
from controller.cards.deck import READINGS
from controller.cards.table import CardTable
from controller.conformance.hands import SPOTS, begun
from controller.errors import OptionError
from controller.games.catalogue import CATALOGUE, game_named
from controller.games.spec import GameSpec
from controller.match.acts import CONTROL_CARDS
from controller.match.tablegame import TableShape

MATCHES, QUICK_MATCHES = 1000, 10
AT_ONCE = 5
"""Matches that one process plays before it reports."""


class Job(Struct, frozen=True):
    """A match to play three times."""

    game: str
    players: int
    spots: int
    reading: str
    seed: str


class Outcome(Struct, frozen=True):
    """What became of it. The counts are by kind of slip, of the second and the third time."""

    moves: int = 0
    slips: dict[str, int] = {}
    healed: dict[str, int] = {}
    counted: dict[str, int] = {}
    same: bool = False
    """Whether the second went like the first."""
    simulated_s: float = 0.0
    fault: str = ""
    """What went wrong, and in which match; empty when all is well."""


class Broken(AssertionError):
    """A state that cannot be."""


def run(seed: int, quick: bool, matches: int | None, game: str | None) -> dict[str, Any]:
    """Play *matches* of *game*, or of every game that such hands can play; the dictionary that
    `--json` prints. Raises `OptionError` when they cannot play it.
    """
    number = matches or (QUICK_MATCHES if quick else MATCHES)
    if game is not None and game not in playable():
        raise OptionError(f"these hands cannot play {game}; they can play {', '.join(playable())}")
    return {
        "matches": number,
        "games": {name: _figures(name, number, seed) for name in ([game] if game else playable())},
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = []
    for name, of in result["games"].items():
        rows += [
            f"{name}: {result['matches']:,} matches, {of['moves']:,} moves, "
            f"{of['sim_s_per_s']:,.0f} simulated seconds per second",
            f"{'':<20}{'slips':>10}{'healed':>10}{'counted as played':>20}",
            *(
                f"{kind:<20}{made['slips']:>10,}{made['healed']:>10,}{made['counted']:>20,}"
                for kind, made in of["slips"].items()
            ),
            f"the same result where all slips were illegal: {of['same_result_share']:.1%}",
            f"dead ends: {of['dead_ends']}, otherwise wrong: {of['otherwise_wrong']}",
            *of["faults"],
        ]
    return "\n".join(rows)


def playable() -> list[str]:
    """The games in which everything is tapped or pressed."""
    return [
        slug for slug, game in CATALOGUE.items() if isinstance(game.table(TableShape()), CardTable)
    ]


def _figures(game: str, matches: int, seed: int) -> dict[str, Any]:
    jobs = list(_jobs(game, matches, seed))
    began_s = time.perf_counter()
    outcomes = list(spread(play, jobs, f"clumsy, {game}", AT_ONCE))
    took_s = time.perf_counter() - began_s
    faults = [outcome.fault for outcome in outcomes if outcome.fault]
    for fault in faults:
        print(fault, file=sys.stderr)
    dead_ends = sum(fault.startswith("DeadEnd") for fault in faults)
    slips, healed, counted = Counter[str](), Counter[str](), Counter[str]()
    for outcome in outcomes:
        slips.update(outcome.slips)
        healed.update(outcome.healed)
        counted.update(outcome.counted)
    return {
        "moves": sum(outcome.moves for outcome in outcomes),
        "slips": {
            kind: {"slips": slips[kind], "healed": healed[kind], "counted": counted[kind]}
            for kind in SLIPS
        },
        "same_result_share": sum(outcome.same for outcome in outcomes) / matches,
        "dead_ends": dead_ends,
        "otherwise_wrong": len(faults) - dead_ends,
        "faults": faults[:10],
        "sim_s_per_s": round(sum(outcome.simulated_s for outcome in outcomes) / took_s, 1),
        "s_per_match": round(took_s / matches, 4),
    }


def _jobs(game: str, matches: int, seed: int) -> Iterator[Job]:
    """Numbers of players, tables and readings follow one another."""
    players = game_named(game).rules.players
    tables = product(players, (len(SPOTS), 0), READINGS)
    for number, table in zip(range(matches), cycle(tables), strict=False):
        yield Job(game, *table, f"{seed}/clumsy/{game}/{number}")


def play(job: Job) -> Outcome:
    """Play the match without slips, with illegal ones, and with any."""
    game = game_named(job.game)
    moves, simulated_s, results = 0, 0.0, []
    slips, healed, counted = Counter[str](), Counter[str](), Counter[str]()
    for share, harmless in ((0.0, True), (0.1, True), (0.1, False)):
        hands = begun(
            game,
            SEATS[: job.players],
            spots=SPOTS[: job.spots],
            others=(*_others(game), *CONTROL_CARDS),
            reading=job.reading,
        )
        player = Clumsy(game, hands, job.seed, share=share, harmless=harmless, others=_others(game))
        try:
            player.play(lambda state: _check(game, state))
        except AssertionError as error:
            what = "any slips" if not harmless else "illegal slips" if share else "no slips"
            return Outcome(fault=f"{type(error).__name__} in {job} with {what}: {error}")
        moves += len(hands.match.history)
        simulated_s += hands.now_s
        results.append((player.moves, hands.match.state, hands.match.shown.standings))
        slips += player.slips
        healed += player.healed
        counted += player.counted
    same = results[0] == results[1]
    fault = "" if same else f"Broken: {job} went another way because of slips that are illegal"
    return Outcome(moves, slips, healed, counted, same, simulated_s, fault)


def _others(game: GameSpec) -> tuple[str, ...]:
    """A piece of every other game."""
    return tuple(next(iter(other.pieces)) for other in CATALOGUE.values() if other is not game)


def _check(game: GameSpec, state: Any) -> None:
    """Nothing is wrong, unless somebody has said so of a card, or has tapped one that was not in
    their own hand: read late, that comes out when another's cards cannot be what they must
    be. Raises `Broken`.
    """
    wrong = [
        problem
        for problem in game.rules.problems(state)
        if state.options.reading == "every" or not problem.id.endswith("unread-inconsistent")
    ]
    if wrong and not state.conflicts:
        raise Broken(" ".join(map(str, wrong)))
