"""Simulated GPIO lines in a process of their own, which outlive the programs that drive them.

    python -m pinserver SOCKET [--keeps-driving] [--pulled-down LINE ...]

`Lines` is what the kernel's GPIO character device does with lines and their owners, and what it
does when an owner dies; `serve` gives it to programs over a Unix socket. The gpiozero side is
`remotepins`. Anybody may ask for the levels and for the history; lines are changed by
their owner alone.

Not simulated: a PWM's single pulses (its level is its duty), voltages and currents, two boards,
what drives an input from outside except a resistor, and edges: an input reports no change.
"""

import argparse
import errno
import json
import os
import selectors
import socket
import struct
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

from msgspec import Struct

Pull = Literal["up", "down", "floating"]
Level = float | None
"""0.0 is low, 1.0 is high, between them is a PWM's duty; None floats and may be read as either."""

LINES = 28
"""GPIO 0 to 27: those on a Raspberry Pi's header."""

FIRST_PULLED_DOWN = 9
"""From power-on GPIO 0 to 8 are pulled up, 9 to 27 down (BCM2835 ARM Peripherals, table 6-31)."""

KERNEL = 0
"""Stands for a process's number where the kernel itself changed a line."""

MESSAGE_BYTES = 1 << 17
HISTORY = 1000
"""Changes that are remembered: the last ones, few enough for one message."""


class Owner(NamedTuple):
    """Who holds lines: one connection of one process, as the kernel's owner is an open file."""

    process: int
    connection: int


class Change(Struct, frozen=True):
    """At `at_s` (time.monotonic) the process `by` brought `line` to `level`."""

    at_s: float
    line: int
    level: Level
    by: int


class Lines:
    """The lines of one board.

    When its owner is gone, a line that was an output becomes an input whose pull is what it was
    (`keeps_driving` false: pinctrl-bcm2835), or stays as it is and keeps driving (true:
    pinctrl-rp1 on a Pi 5, Raspberry Pi OS's kernel, and pinctrl-bcm2835 with
    `persist_gpio_outputs`). The lines *pulled_down* have a resistor to ground outside, stronger
    than a pull of the chip.
    """

    def __init__(self, *, keeps_driving: bool = False, pulled_down: Iterable[int] = ()) -> None:
        self.history: list[Change] = []
        self._keeps_driving = keeps_driving
        self._pulled_down = frozenset(pulled_down)
        self._owners: dict[int, Owner] = {}
        self._driven: dict[int, float] = {}
        self._pulls: list[Pull] = ["down" if n >= FIRST_PULLED_DOWN else "up" for n in range(LINES)]
        self._levels = self.levels()

    def levels(self) -> list[Level]:
        return [self._level(line) for line in range(LINES)]

    def claim(self, line: int, owner: Owner) -> None:
        """Raises OSError (EBUSY) when somebody else owns the line, (EINVAL) when there is none."""
        if not 0 <= line < LINES:
            raise OSError(errno.EINVAL, f"there is no GPIO {line}")
        if self._owners.setdefault(line, owner) != owner:
            raise OSError(errno.EBUSY, f"GPIO {line} belongs to another program")

    def drive(self, line: int, level: float, owner: Owner, at_s: float) -> None:
        """Make the line an output of this level. Raises OSError (EPERM) for others."""
        self._check(line, owner)
        self._driven[line] = level
        self._note(line, owner.process, at_s)

    def listen(self, line: int, pull: Pull, owner: Owner, at_s: float) -> None:
        """Make the line an input with this pull. Raises OSError (EPERM)."""
        self._check(line, owner)
        self._driven.pop(line, None)
        self._pulls[line] = pull
        self._note(line, owner.process, at_s)

    def bury(self, owner: Owner, at_s: float) -> None:
        """Free every line of an owner that is gone, in order or not: the kernel knows only that."""
        for line in [line for line, its in self._owners.items() if its == owner]:
            del self._owners[line]
            if not self._keeps_driving:
                self._driven.pop(line, None)
            self._note(line, KERNEL, at_s)

    def _check(self, line: int, owner: Owner) -> None:
        if self._owners.get(line) != owner:
            raise OSError(errno.EPERM, f"GPIO {line} was not claimed")

    def _level(self, line: int) -> Level:
        if line in self._driven:
            return self._driven[line]
        if line in self._pulled_down:
            return 0.0
        return {"up": 1.0, "down": 0.0, "floating": None}[self._pulls[line]]

    def _note(self, line: int, by: int, at_s: float) -> None:
        level = self._level(line)
        if level != self._levels[line]:
            self._levels[line] = level
            self.history.append(Change(at_s, line, level, by))
            del self.history[:-HISTORY]


def serve(lines: Lines, path: Path) -> None:
    """Answer programs at *path*, for ever. A connection is an owner; its end is the owner's."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
        # It appears at its path when it answers, not before.
        board_file(path).touch()
        unheard = path.with_name(f"{path.name}.new")
        listener.bind(str(unheard))
        listener.listen()
        unheard.rename(path)
        selector = selectors.DefaultSelector()
        selector.register(listener, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                ours: Any = key.fileobj
                if ours is listener:
                    program, _ = listener.accept()
                    selector.register(program, selectors.EVENT_READ, _owner(program))
                elif message := _received(ours):
                    ours.send(json.dumps(_answer(lines, json.loads(message), key.data)).encode())
                else:
                    selector.unregister(ours)
                    lines.bury(key.data, time.monotonic())
                    ours.close()


def board_file(path: Path) -> Path:
    """The file that stands for the board of the server at *path*: there while it serves, for
    programs to lock."""
    return path.with_name(f"{path.name}.board")


def _received(program: socket.socket) -> bytes:
    try:
        return program.recv(MESSAGE_BYTES)
    except ConnectionError:
        return b""


def _owner(program: socket.socket) -> Owner:
    ucred = struct.Struct("3i")  # process, user and group: unix(7)
    peer = program.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, ucred.size)
    return Owner(ucred.unpack(peer)[0], program.fileno())


def _answer(lines: Lines, request: dict[str, Any], owner: Owner) -> dict[str, Any]:
    now_s = time.monotonic()
    try:
        match request:
            case {"do": "claim", "line": line}:
                lines.claim(line, owner)
            case {"do": "drive", "line": line, "level": level}:
                lines.drive(line, level, owner, now_s)
            case {"do": "listen", "line": line, "pull": pull}:
                lines.listen(line, pull, owner, now_s)
            case {"do": "levels"}:
                return {"levels": lines.levels()}
            case {"do": "history"}:
                return {"changes": [[c.at_s, c.line, c.level, c.by] for c in lines.history]}
            case _:
                raise OSError(errno.EINVAL, f"{request} is no request")
    except OSError as error:
        return {"errno": error.errno, "error": os.strerror(error.errno or 0)}
    return {}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Serve the GPIO lines of a simulated board.")
    parser.add_argument("socket", type=Path)
    parser.add_argument("--keeps-driving", action="store_true")
    parser.add_argument("--pulled-down", type=int, nargs="*", default=[], metavar="LINE")
    options = parser.parse_args(arguments)
    lines = Lines(keeps_driving=options.keeps_driving, pulled_down=options.pulled_down)
    serve(lines, options.socket)


if __name__ == "__main__":
    main()
