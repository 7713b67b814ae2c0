"""The part of lgpio (0.2.2) that `hardware.carousel.lower` uses, on the lines of a pin server: put
into `sys.modules` in its place."""

import os
from typing import Any

from pinserver import Level
from remotepins import SERVER, Connection

SET_PULL_DOWN = 64


class error(Exception):  # noqa: N801 -- its name in lgpio
    "What lgpio raises for everything."


def gpiochip_open(chip: int) -> Connection:
    try:
        return Connection(os.environ[SERVER])
    except OSError as refusal:
        raise error(str(refusal)) from None


def gpiochip_close(board: Connection) -> None:
    board.close()


def gpio_claim_output(board: Connection, line: int, level: Level) -> None:
    _ask(board, do="claim", line=line)
    _ask(board, do="drive", line=line, level=float(level or 0))


def gpio_claim_input(board: Connection, line: int, flags: int) -> None:
    _ask(board, do="listen", line=line, pull="down" if flags == SET_PULL_DOWN else "floating")


def _ask(board: Connection, **request: Any) -> None:
    try:
        board.ask(**request)
    except OSError as refusal:
        raise error(str(refusal)) from None
