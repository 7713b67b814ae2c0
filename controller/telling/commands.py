"""What a broker may ask of a table whose owner lets it: that a match pauses or goes on, another
language, another volume; and what a league says of the match that has just ended.

It reaches the table as those do who look after it by phone, at the operator's socket, which hears a
program of its own user. Nothing else can be asked, and never more than two things a second.
"""

import logging
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec

from controller.views import Denied, GoOn, Wanted
from controller.views.paths import OPERATOR_SOCKET, check_peer
from controller.views.telling import AchievementId, Announcement

PRESSED = b"PRESS"
"""What a button of Home Assistant sends (its MQTT integration, `payload_press`)."""
BETWEEN_S = 0.5
"""The shortest time between two that are passed on."""
ANSWER_S = 2.0
"""How long the table may take to answer."""
LONGEST_BYTES = 4096
"""No answer of the table is longer."""

_log = logging.getLogger(__name__)


def wanted(what: str, said: bytes, number_of: Callable[[str], int] = lambda match: 0) -> Wanted:
    """Return what is asked by a message at the topic that ends in *what*; *number_of* tells the
    journal's number of a match. Raises ValueError for one that asks for nothing that can be
    done."""
    try:
        match what, said:
            case "pause" | "go-on", _ if said == PRESSED:
                return Wanted(rests=what == "pause")
            case "language", _ if said:
                return msgspec.convert({what: said.decode()}, Wanted)
            case "volume", _:
                return msgspec.convert({what: int(said)}, Wanted)
            case "announcement", _:
                told = msgspec.json.decode(said, type=Announcement)
                reached = {
                    seat: tuple(one for one in get_args(AchievementId) if one in ids)
                    for seat, ids in told.reached.items()
                }
                return Wanted(match=number_of(told.match), reached=reached)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from None
    raise ValueError("nothing of that name can be asked")


class Commands:
    """What a broker asks of the table whose sockets are in *folder*, the latest of each kind, until
    it was passed on; *number_of* tells the journal's number of a match."""

    def __init__(self, folder: Path, number_of: Callable[[str], int] = lambda match: 0) -> None:
        self._folder = folder
        self._number_of = number_of
        self._waiting: dict[str, Wanted] = {}
        self._again_s = 0.0
        self._said: set[str] = set()

    def __repr__(self) -> str:
        return f"<Commands for {self._folder}: {', '.join(self._waiting) or 'none'}>"

    def take(self, what: str, said: bytes) -> None:
        """Take in a message; one that asks for nothing that can be done is told in the log."""
        try:
            asked = wanted(what, said, self._number_of)
        except ValueError:
            # What was sent is not repeated: it may be anything.
            self._say("a broker asks for what no table does")
            return
        kind = "rests" if asked.rests is not None else what
        self._waiting.pop(kind, None)
        self._waiting[kind] = asked

    def pass_on(self) -> None:
        """Pass one on, if it is time. A table that is away, or plays, does not do it later."""
        if not self._waiting or time.monotonic() < self._again_s:
            return
        asked = self._waiting.pop(next(iter(self._waiting)))
        try:
            answer = self._answered(asked)
        except (OSError, msgspec.MsgspecError) as error:
            self._say(f"the table does not hear what a broker asks for: {error}")
        else:
            if isinstance(answer, Denied):
                self._say(f"the table does not do now what a broker asks for ({answer.why.id})")
        self._again_s = time.monotonic() + BETWEEN_S

    def _answered(self, asked: Wanted) -> GoOn | Denied:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(ANSWER_S)
            connection.connect(str(self._folder / OPERATOR_SOCKET))
            check_peer(self._folder, connection)
            connection.sendall(msgspec.json.encode(asked) + b"\n")
            with connection.makefile("rb") as answers:
                return msgspec.json.decode(answers.readline(LONGEST_BYTES), type=GoOn | Denied)

    def _say(self, what: str) -> None:
        """Log what is wrong, once."""
        if what not in self._said:
            self._said.add(what)
            _log.warning("%s; it is left out", what)
