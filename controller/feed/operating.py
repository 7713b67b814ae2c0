"""The operator's socket: somebody looks after the table from afar, with a phone that is paired.

The table is the authority: it shows the PIN, knows the tokens and does what is asked, and the
program that has the phones' pages only passes on what they say. Nothing counts without a token, but
to ask for a PIN and to say it.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from controller.feed.sockets import Client, LineServer, Rank
from controller.views import (
    AskPin,
    Attend,
    Choose,
    Denied,
    Desk,
    DeskAnswer,
    DeskMessage,
    Notice,
    Pair,
    Paired,
    PinShown,
    Restate,
)
from hardware.loop import Loop

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(DeskMessage).decode

NOT_PAIRED = Notice("web-desk-not-paired")


class LookedAfter(Protocol):
    """What the socket is for: the desk of a table."""

    loop: Loop
    changed: list[Callable[[], None]]
    """Called when there is anything new to see."""

    def do(self, work: Callable[[], object]) -> None:
        """Do *work* as soon as whatever it changes may be seen."""

    def pin(self) -> str: ...

    def ask(self) -> Notice | None:
        """Show a PIN; return why that is not done, or None."""

    def pair(self, pin: str, name: str) -> str | Notice:
        """Return the token of a phone whose owner knows the PIN, or what was wrong."""

    def knows(self, token: str) -> bool: ...

    def take(self, key: str) -> Notice | None:
        """Take a line, or open the page; return why that is not done, or None."""

    def restate(self, settings: Mapping[str, Any]) -> Notice | None:
        """Change the owner's settings; return why that is not done, or None."""

    def shown(self) -> Desk: ...


class OperatorServer:
    """Lets who has a token look after a table at its *desk*, at *path*."""

    def __init__(self, desk: LookedAfter, path: Path) -> None:
        self._desk = desk
        self._attending: dict[Client, str] = {}
        """Who sees the desk, and by which token."""
        self._server = LineServer(desk.loop, path, self._connected, for_group=True)
        desk.changed.append(self.publish)

    def __repr__(self) -> str:
        return f"<OperatorServer at {self._server.path}, {len(self._attending)} phones>"

    def close(self) -> None:
        self._desk.changed.remove(self.publish)
        self._server.close()

    def publish(self) -> None:
        """Show the desk as it is now to all who attend it and are still paired."""
        line = b""
        self._attending = {c: token for c, token in self._attending.items() if not c.closed}
        for client, token in list(self._attending.items()):
            if not self._desk.knows(token):
                self._turn_away(client)
            elif client.ready:
                line = line or _encode(self._desk.shown())
                client.show(line)

    def _connected(self, client: Client) -> None:
        client.received = lambda line: self._hear(client, line)

    def _hear(self, client: Client, line: bytes) -> None:
        try:
            said: DeskMessage = _decode(line)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            # What was sent is not repeated: it may have a token in it.
            client.drop("it sent no message of an operator")
            return
        client.rank = Rank.PUBLIC
        self._desk.do(lambda: self._answer(client, said))

    def _answer(self, client: Client, said: DeskMessage) -> None:
        """Do what somebody asks, as soon as it may be seen."""
        if client.closed:
            return
        desk = self._desk
        answer: DeskAnswer
        match said:
            case AskPin():
                why = desk.ask()
                answer = PinShown() if why is None else Denied(why, known=False)
            case Pair(pin, name):
                got = desk.pair(pin, name)
                answer = Paired(got) if isinstance(got, str) else Denied(got, known=False)
            case Attend(token) | Choose(token) | Restate(token) if not desk.knows(token):
                self._turn_away(client)
                return
            case Attend(token):
                self._attending[client] = token
                answer = desk.shown()
            case Choose(_, key):
                answer = _done(desk, desk.take(key))
            case Restate(_, settings):
                answer = _done(desk, desk.restate(settings))
        client.answer(_encode(answer))

    def _turn_away(self, client: Client) -> None:
        self._attending.pop(client, None)
        client.answer(_encode(Denied(NOT_PAIRED, known=False)))
        client.drop("it has no token of this table")


def _done(desk: LookedAfter, denied: Notice | None) -> Desk | Denied:
    return desk.shown() if denied is None else Denied(denied)
