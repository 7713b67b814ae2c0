"""`reclaim bench abuse`: what a table bears that somebody wants to break.

A daemon runs in real time with four bots, once left alone and once with hostile clients of every
kind at its sockets (`hostile`), the same match each time, in the order alone, abused, abused,
alone, so that a machine that gets slower or quicker favours neither. Moves are counted in the
journal; `lost_moves` are those that stood there and are gone after a SIGKILL at the end. Every
second a well-behaved screen comes among the hostile clients; `screen_s` is how long it waits for
its first view, and `screens_turned_away` counts those that had none within 5 s. `twin_time` is how
many seconds of the table pass in a real one, alone and under 300 hostile clients of each kind; it
is to be at least 0.9 of what it is alone.

What it leaves out: a hostile program of the table's own user, which no socket can keep from sending
a signal, and one that takes all of the computer's time or memory.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bench.hostile import KINDS, harassed
from bench.progress import progress
from bench.screen import pace, seconds_until_shown
from controller.errors import JournalError
from controller.record.journal import Journal, standing_moves
from controller.table.assembly import Seating
from controller.views.paths import FEED_SOCKET

HOSTILE = 500
OF_A_KIND = 300
SECONDS, QUICK_SECONDS = 60.0, 3.0
KIND_SECONDS = 15.0
QUICK_KINDS = ("connect-and-drop",)
BEGUN_S = 90.0
"""Within this time the belt has been mapped and the first passengers are flipped."""

COMES_S = 1.0
SHOWN_S = 5.0
OPENED_S = 10.0


class Watched(Struct, frozen=True):
    """A daemon while it was left alone, or not."""

    moves_per_min: float
    lost_moves: int
    screens_s: tuple[float | None, ...]
    """How long each screen waited for its first view; None for one that was shown nothing."""
    ended_by_itself: bool


def run(seed: int, quick: bool, seconds: int | None) -> dict[str, Any]:
    """Measure everything; what `--json` prints."""
    clients = _clients(seed, seconds or (QUICK_SECONDS if quick else SECONDS), quick)
    return clients | {"twin_time": _twin_time(seed, QUICK_KINDS if quick else ())}


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    waited = result["screen_s"]
    rows = [
        f"{result['hostile']} hostile clients: {result['moves_per_min_with']:.0f} moves a minute "
        f"beside {result['moves_per_min_without']:.0f} without "
        f"(ratio {result['ratio'] or 0.0:.2f}); {result['lost_moves']} lost, "
        f"{result['ended']} daemons ended",
        "seconds of the table in a real one: "
        + ", ".join(f"{kind} {pace:.2f}" for kind, pace in result["twin_time"].items()),
        f"screens among them: {result['screens']}, {result['screens_turned_away']} turned away"
        + (f", waited {waited['median']:.2f} s, {waited['max']:.2f} at most" if waited else ""),
    ]
    return "\n".join(rows)


def _clients(seed: int, seconds: float, quick: bool) -> dict[str, Any]:
    order = (False, True) if quick else (False, True, True, False)
    runs = [(abused, _serve(seed, seconds, abused, quick)) for abused in progress(order, "clients")]
    alone = [one for abused, one in runs if not abused]
    abused = [one for abused, one in runs if abused]
    without = statistics.mean(one.moves_per_min for one in alone)
    waits = [wait_s for one in abused for wait_s in one.screens_s]
    shown = [wait_s for wait_s in waits if wait_s is not None]
    with_them = statistics.mean(one.moves_per_min for one in abused)
    return {
        "hostile": HOSTILE,
        "seconds": seconds,
        "moves_per_min_without": round(without, 1),
        "moves_per_min_with": round(with_them, 1),
        "ratio": round(with_them / without, 3) if without else None,
        "lost_moves": sum(one.lost_moves for _, one in runs),
        "ended": sum(one.ended_by_itself for _, one in runs),
        "screens": len(waits),
        "screens_turned_away": waits.count(None),
        "screen_s": _spread(shown) if shown else None,
    }


def _spread(values: Sequence[float]) -> dict[str, float]:
    return {"median": round(statistics.median(values), 3), "max": round(max(values), 3)}


def _serve(seed: int, seconds: float, abused: bool, quick: bool) -> Watched:
    """Run a daemon for *seconds* and count the moves of its match."""
    with tempfile.TemporaryDirectory(prefix="reclaim-abuse-") as name:
        folder, journal = Path(name) / "sockets", Path(name) / "journal.db"
        feed = folder / FEED_SOCKET
        with _daemon(folder, journal, seed, quick) as daemon:
            with harassed(folder, HOSTILE) if abused else nullcontext():
                _wait_for_play(journal)
                most = before = _moves(journal)
                waits = []
                began_s = time.monotonic()
                while time.monotonic() - began_s < seconds:
                    waits.append(seconds_until_shown(feed, SHOWN_S))
                    time.sleep(COMES_S)
                    most = max(most, _moves(journal))
                took_s = time.monotonic() - began_s
            ended = daemon.poll() is not None
            daemon.kill()
            daemon.wait()
        kept = _moves(journal)
    return Watched((most - before) * 60.0 / took_s, max(0, most - kept), tuple(waits), ended)


def _twin_time(seed: int, kinds: Sequence[str] = ()) -> dict[str, float]:
    """The table's time beside real time, alone and under each kind of hostile client, or those of
    some *kinds* for a shorter time. The belt does not turn, which would hurry where people only
    wait for it."""
    with tempfile.TemporaryDirectory(prefix="reclaim-abuse-") as name:
        folder, journal = Path(name) / "sockets", Path(name) / "journal.db"
        with _daemon(folder, journal, seed, quick=True):
            _wait_for_play(journal)
            seconds = QUICK_SECONDS if kinds else KIND_SECONDS
            paces = {"alone": pace(folder / FEED_SOCKET, seconds)}
            for kind in progress(kinds or tuple(KINDS), "kinds"):
                with harassed(folder, OF_A_KIND, kinds=(kind,)):
                    time.sleep(COMES_S)
                    paces[kind] = pace(folder / FEED_SOCKET, seconds)
    return {kind: round(measured, 3) for kind, measured in paces.items()}


def _wait_for_play(journal: Path) -> None:
    until_s = time.monotonic() + BEGUN_S
    while _moves(journal) < 2 and time.monotonic() < until_s:
        time.sleep(COMES_S)


@contextmanager
def _daemon(
    folder: Path, journal: Path, seed: int, quick: bool
) -> Iterator["subprocess.Popen[bytes]"]:
    """With the belt, or where it has to be *quick* without it, which need not be mapped first."""
    seating = Seating(4, 4, "normal", seed, options={"variant": "memory"} if quick else {})
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "controller", "daemon", "--table", "sim"),
            *("--socket", str(folder), "--journal", str(journal)),
            *("--seating", msgspec.json.encode(seating).decode()),
        ],
        stderr=subprocess.DEVNULL,
    )
    try:
        until_s = time.monotonic() + OPENED_S
        while not (folder / FEED_SOCKET).exists() and time.monotonic() < until_s:
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def _moves(journal: Path) -> int:
    """The moves of the newest match that are on the disk."""
    try:
        with Journal(journal) as opened:
            return len(standing_moves(opened.entries(opened.last_number())))
    except JournalError:
        return 0
