"""`reclaim bench resume`: matches of bots that lose their power again and again.

Bots play whole matches at the fast twin (`controller.conformance.cuts`). At random instants the
table's files are copied as they are, halves of acts included, and another table goes on with the
copy: with the file that says where unread cards lay, and every second match without. Each cut is a
state, and is counted as

- `laid_out` if the table then lies as the state says, and with that file as it lay;
- `equal` if state, half-done acts, history, points, prompt, menu, log and every view are what they
  were;
- `played_on` if its match, with all its later cuts, came to its end.

Left out: people (tests/controller/test_kill_and_resume_cards.py), kills of a process (`bench
storm`), and rulebook play without that file: nobody else knows which pairs were set aside, so that
every cut begins the round's search again.
"""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from bench.spread import spread
from controller.cards.deck import READINGS
from controller.conformance.cuts import CutMatch, CutResult, Job, scratch
from controller.games.catalogue import CATALOGUE
from hardware.config import load_table_file

STATES, QUICK_STATES = 10_000, 60
TABLES = ("sim", "sim-spots")
LEVELS = ("easy", "normal")
AT_ONCE = 2
"""Matches that one process plays before it reports."""
BATCH = 16
"""Matches that are begun before it is seen whether there are states enough."""
MOST_SHOWN = 5
"""How many of the faults found in a game are written out."""

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "luggage": ({"rounds": 1}, {"variant": "memory"}, {"rounds": 1, "play": "rulebook"}),
}
"""What the matches of a game are played with, besides both readings of the card games."""


class Outcome(Struct, frozen=True):
    """A match that was cut, with its cuts."""

    cuts: tuple[CutResult, ...]
    ended: bool


def run(seed: int, quick: bool, states: int | None, game: str | None) -> dict[str, Any]:
    """Cut matches until there are *states* states, of *game* or of every game; the dictionary that
    `--json` prints."""
    games = [game] if game else list(CATALOGUE)
    wanted = states or (QUICK_STATES if quick else STATES)
    began_s = time.perf_counter()
    found = {name: _figures(name, seed, -(-wanted // len(games))) for name in games}
    totals = ("matches", "states", "laid_out", "equal", "played_on", "wrong")
    return {
        **{key: sum(of[key] for of in found.values()) for key in totals},
        "games": found,
        "took_s": round(time.perf_counter() - began_s, 1),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    keys = ("matches", "states", "half_done", "laid_out", "equal", "played_on", "wrong")
    rows = [f"{'':<18}" + "".join(f"{key:>11}" for key in keys)]
    for name, of in result["games"].items():
        rows.append(f"{name:<18}" + "".join(f"{of[key]:>11,}" for key in keys))
        rows += of["faults"]
    rows.append(f"{result['states']:,} states, {result['wrong']} wrong, {result['took_s']:.0f} s")
    return "\n".join(rows)


def _figures(game: str, seed: int, states: int) -> dict[str, Any]:
    jobs = _jobs(game, seed)
    outcomes: list[tuple[Job, Outcome]] = []
    found = 0
    while found < states:
        batch = [next(jobs) for _ in range(BATCH)]
        played = list(spread(play, batch, f"resume, {game}", AT_ONCE))
        outcomes += zip(batch, played, strict=True)
        found += sum(len(outcome.cuts) for outcome in played)
    cuts = [cut for _, outcome in outcomes for cut in outcome.cuts]
    on = [bool(cut.wrong) or not outcome.ended for _, outcome in outcomes for cut in outcome.cuts]
    return {
        "matches": len(outcomes),
        "states": len(cuts),
        "half_done": sum(cut.half_done for cut in cuts),
        "laid_out": sum(not cut.refused and not cut.astray for cut in cuts),
        "equal": sum(not cut.refused and not cut.unequal for cut in cuts),
        "played_on": sum(outcome.ended * len(outcome.cuts) for _, outcome in outcomes),
        "wrong": sum(on),
        "phases": dict(Counter(cut.phase for cut in cuts).most_common()),
        "faults": [*_faults(outcomes)][:MOST_SHOWN],
    }


def _faults(outcomes: list[tuple[Job, Outcome]]) -> Iterator[str]:
    for job, outcome in outcomes:
        for cut in outcome.cuts:
            if cut.wrong:
                yield f"{job}: {cut.phase} at {cut.at_s:.1f} s: {cut.wrong[0]}"
        if not outcome.ended:
            yield f"{job}: not played to its end"


def _jobs(game: str, seed: int) -> Iterator[Job]:
    """Yield matches for ever: numbers of players, tables, options and levels take turns."""
    spec = CATALOGUE[game]
    options = OPTIONS.get(game) or tuple({"reading": one} for one in READINGS)
    seats = {table: len(load_table_file(table).seats) for table in TABLES}
    kinds = [
        (players, table, chosen, level, keeps_lay)
        for players, table, chosen, level, keeps_lay in product(
            spec.rules.players, TABLES, options, LEVELS, (True, False)
        )
        if players <= seats[table] and (keeps_lay or chosen.get("play") != "rulebook")
    ]
    luck = Random(f"{seed}/{game}")
    for number in count():
        if number % len(kinds) == 0:
            luck.shuffle(kinds)
        players, table, chosen, level, keeps_lay = kinds[number % len(kinds)]
        match_seed = seed * 1_000_000 + number * 1_000
        yield Job(game, players, table, match_seed, chosen, level, keeps_lay=keeps_lay)


def play(job: Job) -> Outcome:
    """Play a match with all its cuts."""
    with scratch() as folder, closing(CutMatch(job, Path(folder))) as match:
        return Outcome(tuple(match.play()), match.ended)
