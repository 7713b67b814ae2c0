"""`reclaim station`: list, flash and watch the seat stations' boards.

The table must be stopped meanwhile, because it keeps its stations' ports to itself.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence

from hardware.config import load_table_file
from hardware.errors import StationLost
from hardware.stations import flashing
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import Board

BLINK_S = 5.0
"""How long a station's light blinks to identify it."""


def main(options: argparse.Namespace) -> int:
    """Do what *options.what* says; return the exit code. Raises `TableError`."""
    does: Mapping[str, Callable[[argparse.Namespace], int]] = {
        "list": _list,
        "flash": _flash,
        "update": _update,
        "identify": _identify,
        "monitor": _monitor,
    }
    return does[options.what](options)


def _list(options: argparse.Namespace) -> int:
    seats = _seats(options.table)
    boards = [flashing.look(port) for port in _ports(options.port)]
    waiting = flashing.boot_loaders()
    if options.json:
        rows = [
            {
                "port": board.port,
                "answers": board.answers,
                "station": board.station,
                "firmware": board.firmware,
                "outdated": board.outdated,
                "seat": seats.get(board.port, ""),
            }
            for board in boards
        ]
        print(json.dumps({"firmware": FIRMWARE, "boards": rows, "boot_loaders": waiting}))
        return 0
    for board in boards:
        seat = seats.get(board.port)
        print(f"{board.port}: {_told(board)}{f' Seat {seat}.' if seat else ''}")
    for name in waiting:
        print(f"A {name} waits for MicroPython: copy its .uf2 file onto the drive that appeared.")
    if not boards and not waiting:
        print("No Pico is plugged in.")
    return 0


def _told(board: Board) -> str:
    if board.answers != "station":
        return _ANSWERS[board.answers]
    old = f", older than {FIRMWARE}: `reclaim station update`" if board.outdated else ""
    return f"station {board.station}, firmware {board.firmware}{old}."


_ANSWERS: Mapping[str, str] = {
    "prompt": "MicroPython without a station's program: `reclaim station flash`.",
    "nothing": "nobody answers; a board with another program, perhaps.",
    "busy": "in use, by the table perhaps.",
    "denied": "may not be opened by this user: add the user to the group dialout.",
}


def _flash(options: argparse.Namespace) -> int:
    return _flash_all(_ports(options.port) if options.all else [_one(options.port)])


def _update(options: argparse.Namespace) -> int:
    boards = [flashing.look(port) for port in _ports(options.port)]
    old = [board.port for board in boards if board.outdated]
    if not old:
        print(f"No station here is older than {FIRMWARE}.")
        return 0
    return _flash_all(old)


def _flash_all(ports: Sequence[str]) -> int:
    """Flash every board; return 1 if one of several failed."""
    failed = 0
    for port in ports:
        try:
            board = flashing.flash(port, _Progress(port))
        except (StationLost, OSError) as error:
            if len(ports) == 1:
                raise
            print(f"\n{error}", file=sys.stderr)
            failed += 1
        else:
            print(f"\n{port}: {_told(board)}")
    return 1 if failed else 0


class _Progress:
    """A progress bar redrawn on one line; silent when output is not a terminal."""

    WIDTH = 30

    def __init__(self, port: str) -> None:
        self._port = port

    def __call__(self, name: str, written: int, everything: int) -> None:
        if not sys.stdout.isatty():
            return
        done = self.WIDTH * written // max(1, everything)
        bar = "#" * done + "." * (self.WIDTH - done)
        print(f"\r{self._port} [{bar}] {name:<32}", end="", flush=True)


def _identify(options: argparse.Namespace) -> int:
    flashing.blink(_one(options.port), BLINK_S)
    return 0


def _monitor(options: argparse.Namespace) -> int:
    for line in flashing.lines(_one(options.port), lambda: False):
        print(line, flush=True)
    return 0


def _ports(given: Sequence[str]) -> list[str]:
    return list(given) or flashing.ports()


def _one(given: Sequence[str]) -> str:
    """Return the port that was named, or the only one. Raises `StationLost`."""
    found = _ports(given)
    if len(found) != 1:
        raise StationLost(
            f"{len(found)} boards are plugged in: name the port of one, as "
            "`reclaim station list` shows them"
            if found
            else "No Pico is plugged in. If it is, it may lack MicroPython: `reclaim station list`."
        )
    return found[0]


def _seats(table: str | None) -> dict[str, str]:
    """Return port -> seat if a table file was named."""
    if table is None:
        return {}
    return {seat.station: seat.name for seat in load_table_file(table).seats}
