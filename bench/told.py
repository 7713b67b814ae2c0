"""What tables tell a league, made of matches that were played: tests/recordings.

The matches are real; the tables, the names and the times are drawn, so that any number of tables
has an evening.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from controller.views.telling import Result, ResultPlayer

RECORDINGS = Path(__file__).resolve().parent.parent / "tests" / "recordings"
NAMES = (
    *("Ada", "Bo", "Cy", "Dot", "Eve", "Finn", "Gus", "Hana", "Ida", "Jo", "Kim", "Lou"),
    *("Mia", "Ned", "Ola", "Pia", "Quin", "Rosa", "Sam", "Tess", "Uli", "Vera", "Wim", "Zoë"),
)
LEVELS = ("easy", "normal", "sharp")


class Recorded(Struct, frozen=True):
    """A match that was played."""

    game: str
    options: dict[str, Any]
    totals: tuple[tuple[str, int], ...]
    """Of each seat, the best first; equal where they tie."""
    places: tuple[int, ...]
    duration_s: float


@cache
def recorded() -> tuple[Recorded, ...]:
    """Return the recorded matches."""
    return tuple(_read(path) for path in sorted(RECORDINGS.glob("*.jsonl")))


def _read(path: Path) -> Recorded:
    lines = path.read_bytes().splitlines()
    header, last = (msgspec.json.decode(lines[at]) for at in (0, -2))
    winners = set(header["winners"])
    totals = sorted(header["totals"].items(), key=lambda one: (one[0] not in winners, -one[1]))
    ranked = [(seat not in winners, -points) for seat, points in totals]
    places = tuple(1 + sum(other < one for other in ranked) for one in ranked)
    duration_s = float(last.get("at_s", 0.0)) or 600.0
    return Recorded(header["game"], header["options"], tuple(totals), places, duration_s)


def table_id(number: int) -> str:
    """Return a table's id."""
    return hashlib.sha256(f"table {number}".encode()).hexdigest()[:16]


def results(seed: int, tables: int, count: int, over: datetime | None = None) -> Iterator[Result]:
    """Return *count* results of that many tables, in the order in which the matches end, the first
    at *over*: each table plays one match after another."""
    chance = random.Random(seed)
    at = over or datetime(2026, 11, 1, 18, tzinfo=UTC)
    matches = recorded()
    for number in range(count):
        one = matches[chance.randrange(len(matches))]
        at += timedelta(seconds=chance.expovariate(tables / 900.0))
        yield result(chance, one, table_id(number % tables), at)


def result(chance: random.Random, one: Recorded, table: str, over: datetime) -> Result:
    """Return what a table tells of a match that was over then."""
    names = chance.sample(NAMES, len(one.totals))
    return Result(
        table=table,
        match=chance.randbytes(16).hex(),
        revision=1,
        game=one.game,
        options=one.options,
        began=(over - timedelta(seconds=one.duration_s)).isoformat(timespec="milliseconds"),
        duration_s=one.duration_s,
        simulated=True,
        players=tuple(
            _player(chance, seat, place, points, name)
            for (seat, points), place, name in zip(one.totals, one.places, names, strict=True)
        ),
    )


def _player(chance: random.Random, seat: str, place: int, points: int, name: str) -> ResultPlayer:
    """Somebody by name, or a bot, or a guest."""
    drawn = chance.random()
    bot = chance.choice(LEVELS) if drawn < 0.2 else ""
    person = "" if bot or drawn > 0.9 else name
    return ResultPlayer(seat=seat, place=place, points=points, person=person, bot=bot)


def payloads(told: Sequence[Result]) -> list[tuple[str, bytes]]:
    """Return each result as it is told: topic and message."""
    return [(f"reclaim/{one.table}/result", msgspec.json.encode(one)) for one in told]
