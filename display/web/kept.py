"""What is kept of the phones while their process is killed and started again, in one file."""

import logging
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from display.tabletop.gestures import GestureStep

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels: a code is never a word."""
CODE_LENGTH = 4

KEPT = "phones.json"

_log = logging.getLogger(__name__)


class KeptSeat(Struct, frozen=True):
    """What is kept of a seat: whose it is, and the last act of its phone."""

    seat: str
    digest: str
    """Of the token: the file gives nobody a seat."""
    language: str
    name: str = ""
    number: int = 0
    """Of the last act that has begun."""
    sitting: str = ""
    """The digest of the token that the table had handed out at the seat: another table counts
    anew."""
    before: int = 0
    """How many acts of hands that table had taken from the seat before that one."""
    answers: Mapping[str, int] = {}
    """How many taps each reader had answered before it."""
    steps: tuple[GestureStep, ...] = ()
    """What the hands do for it."""


class Kept(Struct, frozen=True):
    """What outlasts this process."""

    code: str
    seats: tuple[KeptSeat, ...] = ()


def read(folder: Path) -> Kept:
    """Return what is kept in a folder; a new code and no seats if nothing is, or it is damaged."""
    try:
        return msgspec.json.decode((folder / KEPT).read_bytes(), type=Kept)
    except FileNotFoundError:
        pass
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        _log.warning(
            "what was kept of the phones cannot be read (%s): all have to join again", error
        )
    return Kept("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)))


def write(kept: Kept, folder: Path) -> None:
    """Keep that in a folder, for this user alone; what was kept before is there until then."""
    path = folder / KEPT
    fresh = path.with_suffix(".new")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(descriptor, "wb") as file:
            file.write(msgspec.json.encode(kept))
        fresh.replace(path)
    except OSError as error:
        _log.warning("the seats of the phones cannot be kept: %s", error.strerror)
