"""Clients of a running table, over Unix sockets that may come and go; `FeedClient` is the feed's.

They never wait and never give up: if nobody listens yet, or any longer, they retry as long as they
are polled.
"""

import logging
import socket
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from controller.views import FeedMessage, Refused, Update, Watch
from controller.views.box import Box
from controller.views.paths import ForeignFolder, check_peer

FIRST_RETRY_S = 0.1
LONGEST_RETRY_S = 2.0

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes without a newline after which a connection is dropped: this is not a table."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
Message = TypeVar("Message")


class SeatRefused(Exception):
    """The table does not let this user sit at that seat: says why and what to do."""


class SocketClient(Generic[Message]):
    """One message per line, both ways. *decode* parses those of the table at *path*; *clock*
    returns seconds, for the pauses between attempts."""

    def __init__(
        self,
        path: str | Path,
        decode: Callable[[bytes], Message],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.path = Path(path)
        self._decode = decode
        self._clock = clock
        self._socket: socket.socket | None = None
        self._in = bytearray()
        self._out = bytearray()
        self._retry_at_s = 0.0
        self._retry_s = FIRST_RETRY_S

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    def descriptors(self) -> Sequence[int]:
        """Return the socket at which messages arrive; nothing while there is none."""
        return () if self._socket is None else (self._socket.fileno(),)

    def close(self) -> None:
        """Disconnect from the table. Idempotent; the next `poll` would reconnect."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        self._in.clear()
        self._out.clear()

    def hello(self) -> msgspec.Struct | None:
        """Return the first message to send, or None while it is too early to connect."""
        raise NotImplementedError

    def welcome(self) -> None:
        """Note that the table has accepted this client: if disconnected, it may be back soon."""
        self._retry_s = FIRST_RETRY_S

    def send(self, message: msgspec.Struct) -> bool:
        """Send a message, possibly part of it later; return True if there is a table."""
        if self._socket is not None:
            self._out += _encode(message) + b"\n"
            self._flush()
        return self.connected

    def received(self) -> list[Message]:
        """Return the messages received since the last call; invalid ones are skipped.

        Raises `ForeignFolder` when what is found at `path` must not be trusted.
        """
        if self._socket is None:
            self._connect()
        self._flush()
        messages = []
        for line in self._lines():
            try:
                messages.append(self._decode(line))
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                _log.warning("%s sent a line that is no message, dropped: %s", self.path, error)
        return messages

    def _connect(self) -> None:
        now_s = self._clock()
        if now_s < self._retry_at_s or (hello := self.hello()) is None:
            return
        self._retry_at_s = now_s + self._retry_s
        self._retry_s = min(2 * self._retry_s, LONGEST_RETRY_S)
        try:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        except OSError as error:
            _log.info("no connection to the table at %s now: %s", self.path, error.strerror)
            return
        # Set before it connects: with a full backlog, connecting would block too.
        connection.setblocking(False)
        try:
            connection.connect(str(self.path))
            check_peer(self.path.parent, connection)
        except ForeignFolder:
            connection.close()
            raise
        except OSError as error:
            connection.close()
            if isinstance(error, BlockingIOError):
                # A running table with a full backlog (EAGAIN of connect(2)).
                self._retry_at_s, self._retry_s = now_s + FIRST_RETRY_S, FIRST_RETRY_S
            return
        _log.info("connected to the table at %s", self.path)
        self._socket = connection
        self.send(hello)

    def _flush(self) -> None:
        if self._socket is None or not self._out:
            return
        try:
            del self._out[: self._socket.send(self._out)]
        except BlockingIOError:
            return
        except OSError:
            self.close()

    def _lines(self) -> list[bytes]:
        """Return the complete lines received; an incomplete one waits for its end."""
        ended = False
        try:
            while self._socket is not None and not ended:
                data = self._socket.recv(65536)
                self._in += data
                ended = not data
                if len(self._in) > LONGEST_LINE and b"\n" not in self._in:
                    _log.warning("the table at %s sends no lines; left it", self.path)
                    ended = True
        except BlockingIOError:
            pass
        except OSError as error:
            _log.warning("the table at %s broke off: %s", self.path, error)
            ended = True
        *lines, rest = bytes(self._in).split(b"\n")
        self._in = bytearray(rest)
        if ended:
            self.close()
        return [line for line in lines if line]


class FeedClient(SocketClient[Update | Refused]):
    """Watches the feed at *path* as *seat*; the empty seat is the public.

    *token* returns what was handed out at the seat; until there is any, a seat is not watched.
    """

    def __init__(
        self,
        path: Path,
        seat: str = "",
        token: Callable[[], str] = lambda: "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(path, msgspec.json.Decoder(FeedMessage).decode, clock)
        self.seat = seat
        self._token = token

    def __repr__(self) -> str:
        state = "connected" if self.connected else "not connected"
        return f"<FeedClient of {self.path} as {self.seat or 'the public'}, {state}>"

    def watch_as(self, seat: str) -> None:
        """Watch as another seat from now on."""
        self.close()
        self.seat = seat
        self._retry_at_s = 0.0

    def hello(self) -> Watch | None:
        token = self._token()
        return Watch(self.seat, token) if token or not self.seat else None

    def poll(self) -> Update | None:
        """Return the newest update since the last call, with the sounds of all of them; or None.
        Every update is complete, so only the latest matters; the box of a game is told once.

        Raises `ForeignFolder` when what is found at `path` must not be trusted.
        """
        newest: Update | None = None
        sounds: list[str] = []
        box: Box | None = None
        for message in self.received():
            if isinstance(message, Refused):
                _log.warning("the feed at %s refuses: %s", self.path, message.reason)
                continue
            self.welcome()
            newest = message
            sounds += message.sounds
            box = message.box or box
        return None if newest is None else replace(newest, sounds=tuple(sounds), box=box)
