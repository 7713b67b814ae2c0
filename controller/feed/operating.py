"""The operator's socket: somebody looks after the table from afar, with a phone that is paired.

The table is the authority: it shows the PIN, knows the tokens and does what is asked, and the
program that has the phones' pages only passes on what they say. Nothing counts without a token, but
to ask for a PIN and to say it, and what a program of the table's own user says for a broker.
"""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, Protocol

import msgspec

from controller.feed.parcel import Parcel
from controller.feed.sockets import Client, LineServer, Rank
from controller.views import (
    AskLogs,
    AskPin,
    Attend,
    Bring,
    Brought,
    Choose,
    Denied,
    Desk,
    DeskAnswer,
    DeskMessage,
    Fetch,
    FetchOn,
    GoOn,
    Notice,
    Pair,
    Paired,
    Part,
    PinShown,
    Rename,
    Restate,
    Slice,
    Wanted,
)
from controller.views.operating import PART_BYTES, Brings, Fetches
from hardware.loop import Loop

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(DeskMessage).decode

NOT_PAIRED = Notice("web-desk-not-paired")


LONGEST_PART_LINE = 2 * PART_BYTES
"""In base64 three bytes are four letters (RFC 4648)."""


class Arrival(NamedTuple):
    """The file that a phone brings, which calls it *name*."""

    client: Client
    what: Brings
    name: str
    parcel: Parcel


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

    def rename(self, name: str, new: str) -> Notice | None:
        """Call somebody otherwise, or forget them; return why that is not done, or None."""

    def obey(self, wanted: Wanted) -> Notice | None:
        """Do what a broker asks for that is let in; return why that is not done, or None."""

    def bring(self, what: Brings) -> Parcel | Notice:
        """Return where a phone may put a file, or why it is not taken. Raises OSError."""

    def brought(self, what: Brings, parcel: Parcel, name: str) -> Notice | None:
        """Take a file that is whole; return why it is not taken, or None."""

    def fetch(self, what: Fetches) -> BinaryIO | Notice:
        """Return a file for a phone, or why it gets none."""

    def pack_logs(self) -> Notice | None:
        """Have the logs packed; return why that is not done, or None."""

    def shown(self) -> Desk: ...


class OperatorServer:
    """Lets who has a token look after a table at its *desk*, at *path*."""

    def __init__(self, desk: LookedAfter, path: Path) -> None:
        self._desk = desk
        self._attending: dict[Client, str] = {}
        """Who sees the desk, and by which token."""
        self._arrival: Arrival | None = None
        """The file that comes now."""
        self._fetched: dict[Client, BinaryIO] = {}
        """Who fetches a file, and its rest."""
        self._server = LineServer(
            desk.loop, path, self._connected, for_group=True, longest_line=LONGEST_PART_LINE
        )
        desk.changed.append(self.publish)

    def __repr__(self) -> str:
        return f"<OperatorServer at {self._server.path}, {len(self._attending)} phones>"

    def close(self) -> None:
        self._desk.changed.remove(self.publish)
        self._server.close()
        self._forget_files(lambda client: True)

    def publish(self) -> None:
        """Show the desk as it is now to all who attend it and are still paired."""
        line = b""
        self._forget_files(lambda client: client.closed)
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
            case (
                Attend(token) | Choose(token) | Restate(token)
                | Bring(token) | Fetch(token) | AskLogs(token) | Rename(token)
            ) if not desk.knows(token):  # fmt: skip
                self._turn_away(client)
                return
            case Attend(token):
                self._attending[client] = token
                answer = desk.shown()
            case Choose(_, key):
                answer = _done(desk, desk.take(key))
            case Restate(_, settings):
                answer = _done(desk, desk.restate(settings))
            case Rename(_, name, new):
                answer = _done(desk, desk.rename(name, new))
            case AskLogs():
                answer = _done(desk, desk.pack_logs())
            case Wanted() if client.user != os.getuid():
                self._turn_away(client)
                return
            case Wanted():
                denied = desk.obey(said)
                answer = GoOn() if denied is None else Denied(denied)
            case Bring() | Part() | Brought():
                answer = self._bring(client, said)
            case Fetch() | FetchOn():
                answer = self._fetch(client, said)
        client.answer(_encode(answer))

    # ---- files -----------------------------------------------------------------------------------

    def _bring(self, client: Client, said: Bring | Part | Brought) -> GoOn | Desk | Denied:
        """Take in what a phone brings: one file at a time, the newest."""
        arrival, why = self._arrival, None
        try:
            match said:
                case Bring(_, what, name):
                    self._forget_files(lambda other: True)
                    parcel = self._desk.bring(what)
                    if isinstance(parcel, Notice):
                        return Denied(parcel)
                    self._arrival = Arrival(client, what, name, parcel)
                case _ if arrival is None or arrival.client is not client:
                    return Denied(Notice("web-desk-changed"))
                case Part(data):
                    why = arrival.parcel.add(data)
                case Brought():
                    arrival.parcel.whole()
                    refused = self._desk.brought(arrival.what, arrival.parcel, arrival.name)
                    self._forget_files(lambda other: other is client)
                    return _done(self._desk, refused)
        except OSError as error:
            why = Notice("table-order-failed", {"what": str(error)}, kind="fault")
        if why is not None:
            self._forget_files(lambda other: other is client)
            return Denied(why)
        client.may_say_more()
        return GoOn()

    def _fetch(self, client: Client, said: Fetch | FetchOn) -> Slice | Denied:
        """Hand out what a phone fetches, a slice at a time."""
        if isinstance(said, Fetch):
            self._forget_files(lambda other: other is client)
            found = self._desk.fetch(said.what)
            if isinstance(found, Notice):
                return Denied(found)
            self._fetched[client] = found
        file = self._fetched.get(client)
        if file is None:
            return Denied(Notice("web-desk-changed"))
        data = file.read(PART_BYTES)
        last = len(data) < PART_BYTES
        if last:
            self._fetched.pop(client).close()
        client.may_say_more()
        return Slice(data, last)

    def _forget_files(self, gone: Callable[[Client], bool]) -> None:
        """Let go of the files of those who are gone."""
        if self._arrival is not None and gone(self._arrival.client):
            self._arrival.parcel.close()
            self._arrival = None
        for client in [one for one in self._fetched if gone(one)]:
            self._fetched.pop(client).close()

    def _turn_away(self, client: Client) -> None:
        self._attending.pop(client, None)
        client.answer(_encode(Denied(NOT_PAIRED, known=False)))
        client.drop("it has no token of this table")


def _done(desk: LookedAfter, denied: Notice | None) -> Desk | Denied:
    return desk.shown() if denied is None else Denied(denied)
