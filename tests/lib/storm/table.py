"""The table that a storm kills, as a process of its own.

It is the daemon with the fast twin, on a clock that runs `RATE` times as fast, and with a witness:
a pipe into which is written, at the moment at which effects leave, what the players have seen. What
went into the pipe outlives the process.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from controller.feed.feed import served
from controller.games.catalogue import CATALOGUE
from controller.table.assembly import OpenedTable, Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, RealClock

RATE = 40.0
"""Some thirty moves a second: much shorter a time than from one kill to the next."""


class Seen(Struct, frozen=True):
    """What the players have seen of a match: its first *before* moves as they were told already,
    then *moves*, each with the signal that it came from, and what stands after them."""

    match: int
    game: str
    before: int
    moves: tuple[tuple[str, Raw], ...]
    state: str
    half: dict[str, str]
    """Seat -> what is half done there."""
    recorded: bool
    """False when the screen said that it is not being recorded."""


class Witness:
    """Writes what has been `Seen` to the descriptor *pipe*."""

    def __init__(self, opened: OpenedTable, pipe: int) -> None:
        self._opened = opened
        self._pipe = pipe
        self._told: list[Any] = []
        self._last: Seen | None = None
        opened.console.changed.append(self._changed)

    def __repr__(self) -> str:
        return f"<Witness of {len(self._told)} moves>"

    def _changed(self) -> None:
        match = self._opened.match
        number = self._opened.console.match_number
        if match is None or number is None:
            return
        history = match.history
        before = sum(1 for _ in takewhile(_same, zip(self._told, history, strict=False)))
        rules = CATALOGUE[match.game.slug].rules
        seen = Seen(
            match=number,
            game=match.game.slug,
            before=before,
            moves=tuple(
                (played.source, Raw(msgspec.json.encode(played.move)))
                for played in history[before:]
            ),
            state=rules.state_to_text(match.state),
            half=match.texts(),
            recorded=not any(
                fault.id == "table-not-recorded" for fault in self._opened.console.view().faults
            ),
        )
        last = self._last
        if last is None or msgspec.structs.replace(last, before=before, moves=()) != seen:
            self._told = list(history)
            self._last = seen
            os.write(self._pipe, msgspec.json.encode(seen) + b"\n")


def _same(pair: tuple[object, object]) -> bool:
    return pair[0] is pair[1]


def main(arguments: Sequence[str]) -> None:
    """Serve until killed."""
    parser = argparse.ArgumentParser(prog="storm.table")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--journal", type=Path, required=True)
    parser.add_argument("--seating", required=True)
    parser.add_argument("--table", required=True)
    parser.add_argument("--witness", type=int, required=True)
    options = parser.parse_args(arguments)
    seating = msgspec.json.decode(options.seating, type=Seating)
    file = load_table_file(options.table)
    with Loop(RealClock(RATE)) as loop, ExitStack() as stack:
        opened = stack.enter_context(
            open_table(file, loop, seating, deep=False, journal=options.journal)
        )
        stack.enter_context(served(opened.console, opened.world, options.folder))
        Witness(opened, options.witness)
        opened.start()
        loop.run()


if __name__ == "__main__":
    main(sys.argv[1:])
