"""`reclaim station`: list, flash and watch the seat stations' boards, and say whose each is.

The table must be stopped meanwhile, because it keeps its stations' ports to itself.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import get_args

from controller.commands.service import journal_path, table_file
from controller.making.overrides import assign, seated
from hardware.config import load_table_file
from hardware.errors import PortBusy, StationLost, TableFileError
from hardware.loop import Loop, RealClock
from hardware.signals import AnySignal, ButtonPressed, Colour, SeatLost, Trouble
from hardware.stations import flashing
from hardware.stations.bootloader import waiting_boards
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import AttachedBoard
from hardware.stations.link import StationLink

LIGHT_S = 0.5
LIGHTS: Mapping[str, Colour] = {colour: colour for colour in get_args(Colour) if colour != "off"}
"""A seat's name is its colour; black has none."""

BLINK_S = 5.0
"""How long a station's light blinks to identify it."""


def main(options: argparse.Namespace) -> int:
    """Do what *options.what* says; return the exit code. Raises `TableError`."""
    does: Mapping[str, Callable[[argparse.Namespace], int]] = {
        "list": _list,
        "assign": _assign,
        "flash": _flash,
        "update": _update,
        "identify": _identify,
        "monitor": _monitor,
    }
    return does[options.what](options)


def _list(options: argparse.Namespace) -> int:
    seats = _seats(options.table)
    boards = [flashing.look(port) for port in _ports(options.port)]
    waiting = [board.chip.board for board in waiting_boards()]
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


def _told(board: AttachedBoard) -> str:
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
    ports = _ports(options.port)
    return _flash_all(ports if options.all and ports else [_one(ports)])


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


# ---- whose each is -------------------------------------------------------------------------------


def _assign(options: argparse.Namespace) -> int:
    """Ask every seat for its station, and keep the answers once all are given."""
    file = table_file(options.table)
    if file.simulated:
        raise TableFileError(f"{file.name} is a simulated table, whose stations have their seats")
    names = [seat.name for seat in file.seats]
    strangers = [seat for seat in options.seat if seat not in names]
    if strangers:
        raise TableFileError(
            f"{file.name} has no seat {strangers[0]}; expected one of {', '.join(names)}"
        )
    folder = journal_path(options.journal).parent
    wanted = options.seat or names
    has = {seat.station for seat in seated(file, folder).seats if seat.name not in wanted}
    ports = [port for port in _ports(options.port) if port not in has]
    if not ports:
        raise StationLost("No Pico is plugged in that has no seat yet: plug it in.")
    with Loop(RealClock()) as loop:
        chosen = ask(loop, wanted, ports)
    if not chosen:
        print("Nothing was changed.")
        return 0
    assign(folder, file.name, chosen)
    for seat, port in chosen.items():
        print(f"{seat}: {port}")
    return 0


def ask(loop: Loop, seats: Sequence[str], ports: Sequence[str]) -> dict[str, str]:
    """Ask for A to be pressed at the station of each of the *seats* in turn; return their ports.

    Its light then shows the seat's colour. B skips a seat. Raises `PortBusy` when a port is not to
    be had.
    """
    chosen: dict[str, str] = {}
    waiting = list(seats)
    denied: list[Trouble] = []

    def say() -> None:
        if waiting and len(chosen) < len(ports):
            print(f"Press A at the station of {waiting[0]}, or B anywhere to skip it.")
        else:
            # The last light has to reach its station.
            loop.call_later(LIGHT_S, loop.stop)

    def heard(signal: AnySignal) -> None:
        match signal:
            case ButtonPressed(seat=port, button="B") if waiting:
                print(f"{waiting.pop(0)} is left as it was.")
                say()
            case ButtonPressed(seat=port) if waiting and port not in chosen.values():
                seat = waiting.pop(0)
                chosen[seat] = port
                links[port].set_light(LIGHTS.get(seat, "white"))
                say()
            case ButtonPressed(seat=port) if waiting:
                (owner,) = (seat for seat, one in chosen.items() if one == port)
                print(f"This station is {owner}'s already.")
            case SeatLost(trouble=trouble) if trouble.code in ("held", "denied", "forbidden"):
                denied.append(trouble)
                loop.stop()
            case SeatLost(trouble=trouble):
                print(trouble.says, file=sys.stderr)

    with ExitStack() as opened:
        links = {port: opened.enter_context(StationLink(port, port, heard, loop)) for port in ports}
        for link in links.values():
            link.start()
        say()
        loop.run()
    if denied:
        raise PortBusy(f"{denied[0].says} The table must not run meanwhile.")
    return chosen


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
    file = seated(load_table_file(table), journal_path(None).parent)
    return {seat.station: seat.name for seat in file.seats if seat.station}
