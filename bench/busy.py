"""`reclaim bench busy`: a simulated table on a machine that has no time for it.

The deep twin plays a match of luggage with four bots, as `reclaim play` runs it: once on the
machine as it is, and once beside *load* processes that do nothing but count. Nothing is planted in
it, so every fault that the table reports is a false one; a tap is lost when its reader never told
of it, and a request is wrong when the screen asks for a suitcase that lies on the belt. `pace` is
twin seconds for each second of the wall clock; the match may become slower, and nothing else.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from controller.table.assembly import OpenedTable, Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, PacedClock
from hardware.scene import Label
from hardware.signals import (
    AnySignal,
    BeltFault,
    BeltWarning,
    ReaderLost,
    SeatLost,
    TagEntered,
    Uid,
)

PLAYED_S, QUICK_PLAYED_S = 60.0, 6.0
"""How long is played, on the twin's clock; for the first 20 s the belt learns its tiles."""
PLAYERS = 4
ANSWERED_S = 0.5
"""How soon after a tap its reader has told of it, on the twin's clock."""
COUNTING = "while True: pass"


class Tap(Struct):
    """A piece that is held to a pad or spot, and whether that was noticed."""

    reader: str
    uid: Uid
    until_s: float
    noticed: bool = False


class Watcher:
    """Notes what a table reports that it should not."""

    def __init__(self, opened: OpenedTable, loop: Loop) -> None:
        assert opened.world is not None, "only a simulated table can be watched so"
        self.faults: list[AnySignal] = []
        self.taps: list[Tap] = []
        self.wrong: set[tuple[str, float]] = set()
        self._opened, self._world, self._loop = opened, opened.world, loop
        opened.table.listeners.append(self._hear)
        opened.console.changed.append(self._read)
        self._world.on_tap.append(self._tapped)

    def lost(self) -> list[Tap]:
        """The taps that no reader has told of although it has had the time."""
        now_s = self._loop.now_s()
        return [tap for tap in self.taps if not tap.noticed and tap.until_s + ANSWERED_S < now_s]

    def _hear(self, signal: AnySignal) -> None:
        match signal:
            case BeltFault() | BeltWarning() | ReaderLost() | SeatLost():
                self.faults.append(signal)
            case TagEntered(reader=reader, uid=uid):
                for tap in self.taps:
                    late_s = signal.at_s - tap.until_s
                    if (tap.reader, tap.uid) == (reader, uid) and late_s <= ANSWERED_S:
                        tap.noticed = True

    def _tapped(self, seat: str, uid: Uid, until_s: float) -> None:
        self.taps.append(Tap(self._world.seats[seat].tap_reader, uid, until_s))

    def _read(self) -> None:
        """Look at what the screen asks for, and whether that lies on the belt."""
        for notice in self._opened.console.view().notices:
            if notice.id in ("luggage-still-missing", "luggage-not-back"):
                pattern, count = str(notice.args["pattern"]), int(str(notice.args["count"]))
                if self._off_the_belt(pattern) < count:
                    self.wrong.add((pattern, notice.at_s))

    def _off_the_belt(self, pattern: str) -> int:
        """How many suitcases of *pattern* do not lie on the belt."""
        stacks = [self._world.places[f"belt/{number}"] for number in self._world.belt_tiles()]
        there = [lying.piece for stack in stacks for lying in stack]
        backs = [piece.back for piece in self._world.pieces.values()]
        return sum(_shows(back, pattern) for back in backs) - sum(
            _shows(piece.back, pattern) for piece in there
        )


def _shows(back: Label, pattern: str) -> bool:
    return back.kind == "tile" and back.name == pattern


def run(seed: int, quick: bool, load: int) -> dict[str, Any]:
    """Play on an idle machine and beside *load* busy processes; what `--json` prints."""
    played_s = QUICK_PLAYED_S if quick else PLAYED_S
    idle = _played(seed, played_s)
    with _busy(load):
        busy = _played(seed, played_s)
    return {"load": load, "played_s": played_s, **busy, "idle": idle}


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [f"{'':<24}{'as it is':>10}{'load of ' + str(result['load']):>14}"]
    rows += [
        f"{key.replace('_', ' '):<24}{value:>10}{result[key]:>14}"
        for key, value in result["idle"].items()
    ]
    return "\n".join(rows)


def _played(seed: int, played_s: float) -> dict[str, Any]:
    """Play for *played_s*; what went wrong, and how much was played."""
    with watched(seed, PacedClock()) as (opened, loop, watcher):
        began_s, twin_began_s = time.monotonic(), loop.now_s()
        loop.run(until_s=twin_began_s + played_s)
        return {
            "faults_reported": len(watcher.faults),
            "taps": len(watcher.taps),
            "taps_lost": len(watcher.lost()),
            "wrong_requests": len(watcher.wrong),
            "moves": len(opened.match.history),
            "pace": round((loop.now_s() - twin_began_s) / (time.monotonic() - began_s), 3),
        }


@contextmanager
def watched(seed: int, clock: PacedClock) -> Iterator[tuple[OpenedTable, Loop, Watcher]]:
    """A table where bots have begun to play, and who watches it."""
    seating = Seating(PLAYERS, PLAYERS, "normal", seed, "luggage")
    with (
        Loop(clock) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=True) as opened,
    ):
        watcher = Watcher(opened, loop)
        opened.start()
        yield opened, loop, watcher


@contextmanager
def _busy(load: int) -> Iterator[None]:
    """Keep the machine busy with *load* processes."""
    processes = [subprocess.Popen([sys.executable, "-c", COUNTING]) for _ in range(load)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.wait()
