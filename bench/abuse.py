"""`reclaim bench abuse`: what a table bears that somebody wants to break.

Three things are counted:

- `clients`: a daemon in real time with four bots, once left alone and once with hostile clients of
  every kind at its sockets (`hostile`), the same match each time, in the order alone, abused,
  abused, alone, so that a machine that gets slower or quicker favours neither. Moves are counted in
  the journal; `lost_moves` are those that stood there and are gone after a SIGKILL at the end. A
  well-behaved screen watches all along; `screen_away_s` is the longest time that it waited for
  news.
- `journals`: random damages to journals (`damage`), and what became of each.
- `inputs`: what nobody would write or do, thrown at everything that reads (`inputs`).

What it leaves out: a hostile program of the table's own user, which no socket can keep from sending
a signal, and one that takes all of the computer's time or memory.
"""

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.damage import Subject
from bench.hostile import harassed
from bench.inputs import shared_out, throw
from bench.progress import progress
from bench.screen import Screen
from controller.assembly import Seating
from controller.errors import JournalError
from controller.journal import Journal
from controller.views.paths import FEED_SOCKET

HOSTILE = 500
SECONDS, QUICK_SECONDS = 60.0, 3.0
DAMAGES, QUICK_DAMAGES = 1000, 20
INPUTS, QUICK_INPUTS = 1_000_000, 3000
BEGUN_S = 90.0
"""Within this time the belt has been mapped and the first passengers are flipped."""

LOOK_S = 0.25
STOPPED_S = 10.0


class Watched(Struct, frozen=True):
    """A daemon while it was left alone, or not."""

    moves_per_min: float
    lost_moves: int
    screen_away_s: float
    ended_by_itself: bool


def run(seed: int, quick: bool, seconds: int | None) -> dict[str, Any]:
    """Measure everything; what `--json` prints."""
    return {
        "clients": _clients(seed, seconds or (QUICK_SECONDS if quick else SECONDS), quick),
        "journals": _journals(seed, QUICK_DAMAGES if quick else DAMAGES),
        "inputs": _inputs(seed, QUICK_INPUTS if quick else INPUTS),
    }


def table(result: dict[str, Any]) -> str:
    """The same for people."""
    clients, journals, inputs = result["clients"], result["journals"], result["inputs"]
    outcomes = ", ".join(f"{name} {count:,}" for name, count in journals.items())
    rows = [
        f"{clients['hostile']} hostile clients: {clients['moves_per_min_with']:.0f} moves a minute "
        f"beside {clients['moves_per_min_without']:.0f} without (ratio {clients['ratio']:.2f}); "
        f"{clients['lost_moves']} lost, {clients['ended']} daemons ended; a screen waited "
        f"{clients['screen_away_s']:.1f} s at most",
        f"journals: {outcomes}",
        f"inputs: {inputs['tried']:,} tried, {inputs['refused']:,} refused, "
        f"{inputs['tracebacks']} tracebacks, {inputs['hangs']} hangs",
    ]
    rows += [f"  {target}: {said}" for target, said in inputs["errors"].items()]
    return "\n".join(rows)


# ---- clients -------------------------------------------------------------------------------------


def _clients(seed: int, seconds: float, quick: bool) -> dict[str, Any]:
    order = (False, True) if quick else (False, True, True, False)
    runs = [(abused, _serve(seed, seconds, abused)) for abused in progress(order, "clients")]
    alone = [one for abused, one in runs if not abused]
    abused = [one for abused, one in runs if abused]
    without = statistics.mean(one.moves_per_min for one in alone)
    with_them = statistics.mean(one.moves_per_min for one in abused)
    return {
        "hostile": HOSTILE,
        "seconds": seconds,
        "moves_per_min_without": round(without, 1),
        "moves_per_min_with": round(with_them, 1),
        "ratio": round(with_them / without, 3) if without else None,
        "lost_moves": sum(one.lost_moves for _, one in runs),
        "ended": sum(one.ended_by_itself for _, one in runs),
        "screen_away_s": round(max(one.screen_away_s for one in abused), 2),
    }


def _serve(seed: int, seconds: float, abused: bool) -> Watched:
    """Run a daemon for so long and count the moves of its match."""
    with tempfile.TemporaryDirectory(prefix="reclaim-abuse-") as name:
        folder, journal = Path(name) / "sockets", Path(name) / "journal.db"
        with _daemon(folder, journal, seed) as daemon, Screen(folder / FEED_SOCKET) as screen:
            crowd = harassed(folder, HOSTILE) if abused else nullcontext()
            with crowd:
                _wait_for_play(journal, screen)
                before, began_s = _moves(journal), time.monotonic()
                screen.away_s = 0.0
                most = before
                while time.monotonic() - began_s < seconds:
                    screen.watch(LOOK_S)
                    most = max(most, _moves(journal))
                took_s = time.monotonic() - began_s
            ended = daemon.poll() is not None
            daemon.kill()
            daemon.wait()
        kept = _moves(journal)
    return Watched((most - before) * 60.0 / took_s, max(0, most - kept), screen.away_s, ended)


def _wait_for_play(journal: Path, screen: Screen) -> None:
    until_s = time.monotonic() + BEGUN_S
    while _moves(journal) < 2 and time.monotonic() < until_s:
        screen.watch(LOOK_S)


@contextmanager
def _daemon(folder: Path, journal: Path, seed: int) -> Iterator["subprocess.Popen[bytes]"]:
    seating = Seating(4, 4, "normal", seed)
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(folder), "--journal", str(journal)),
            *("--seating", msgspec.json.encode(seating).decode()),
        ],
        stderr=subprocess.DEVNULL,
    )
    try:
        until_s = time.monotonic() + STOPPED_S
        while not (folder / FEED_SOCKET).exists() and time.monotonic() < until_s:
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def _moves(journal: Path) -> int:
    """The entries of the newest match that are on the disk."""
    try:
        with Journal(journal) as opened:
            return len(opened.entries(opened.last_number()))
    except JournalError:
        return 0


# ---- journals and inputs -------------------------------------------------------------------------


def _journals(seed: int, damages: int) -> dict[str, Any]:
    rng = random.Random(f"{seed}/damage")
    with tempfile.TemporaryDirectory(prefix="reclaim-damage-") as folder:
        subject = Subject(Path(folder), seed)
        verdicts = [subject.strike(rng) for _ in progress(range(damages), "journals")]
    outcomes = Counter(verdict.outcome for verdict in verdicts)
    return {
        "damaged": damages,
        "opened": outcomes["unchanged"] + outcomes["named"],
        "rolled_back": outcomes["rolled back"],
        "put_aside": outcomes["put aside"],
        "refused": outcomes["refused"],
        "silent_loss": outcomes["changed silently"],
        "tracebacks": outcomes["traceback"],
    }


def _inputs(seed: int, total: int) -> dict[str, Any]:
    counts = throw(shared_out(total), seed)
    return {
        "tried": sum(count.tried for count in counts.values()),
        "refused": sum(count.refused for count in counts.values()),
        "tracebacks": sum(count.tracebacks for count in counts.values()),
        "hangs": sum(count.hangs for count in counts.values()),
        "by_target": {target: count.tried for target, count in counts.items()},
        "errors": {
            target: next(iter(count.errors.values()))
            for target, count in counts.items()
            if count.errors
        },
    }
