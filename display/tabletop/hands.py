"""The client of the hands socket: what one seat sees, and what its hand does.

Never waits and never gives up: where nobody listens yet, or no longer, it tries again.
"""

import logging
import socket
import time
from collections import deque
from pathlib import Path

import msgspec

from controller.views.paths import ForeignFolder, check_peer, keep_token, read_token
from hardware.scene import AnyAct, Refused, Scene, Seated, Sit

RETRY_S = 0.5
LONGEST_LINE = 1024 * 1024

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Scene | Seated | Refused).decode


class SeatRefused(Exception):
    "The table does not let this user sit at that seat: says why and what to do."


class HandsClient:
    """Sits at *seat* of the table whose hands socket is at *path*.

    `poll` must be called regularly: it connects, sends and receives. `scene` is the last that was
    seen, also while the table is out of reach; `connected` says whether it may be believed. `token`
    is what the table handed out at the seat. It is kept beside the socket, so that the next client
    of this user sits there again.
    """

    def __init__(self, path: str | Path, seat: str) -> None:
        self.path = Path(path)
        self.seat = seat
        self.token = ""
        self.scene: Scene | None = None
        self._socket: socket.socket | None = None
        self._in = bytearray()
        self._out = bytearray()
        self._retry_at_s = 0.0
        self._closed = False
        self._seated = False
        """Whether the table has let it sit down since it was connected."""

    def __enter__(self) -> "HandsClient":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = "connected" if self.connected else "waiting for the table"
        return f"<HandsClient of {self.seat} at {self.path}, {state}>"

    @property
    def connected(self) -> bool:
        return self._socket is not None

    def fileno(self) -> int:
        """The descriptor to wait for; -1 while there is no connection."""
        return -1 if self._socket is None else self._socket.fileno()

    def close(self) -> None:
        """Leave the table. Idempotent."""
        self._closed = True
        self._drop()

    def act(self, act: AnyAct) -> bool:
        """Do something with one's own hand; whether there is a table to do it at."""
        if self._socket is None:
            return False
        self._out += _encode(act) + b"\n"
        self._flush()
        return self._socket is not None

    def poll(self) -> tuple[Scene | Refused, ...]:
        """Everything that arrived since the last call, in its order. Never waits.

        Raises `SeatRefused` when the seat is not to be had, `ForeignFolder` when what is found at
        `path` must not be believed.
        """
        if self._socket is None and not self._connect():
            return ()
        self._flush()
        self._receive()
        return tuple(self._messages())

    def _connect(self) -> bool:
        now_s = time.monotonic()
        if self._closed or now_s < self._retry_at_s:
            return False
        self._retry_at_s = now_s + RETRY_S
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        connection.setblocking(False)
        try:
            connection.connect(str(self.path))
            check_peer(self.path.parent, connection)
        except ForeignFolder:
            connection.close()
            raise
        except OSError:
            connection.close()
            return False
        self._socket = connection
        self._seated = False
        token = self.token or read_token(self.path.parent, self.seat)
        self._out += _encode(Sit(self.seat, token)) + b"\n"
        return True

    def _drop(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        self._in.clear()
        self._out.clear()

    def _flush(self) -> None:
        if self._socket is None or not self._out:
            return
        try:
            sent = self._socket.send(self._out)
            del self._out[:sent]
        except BlockingIOError:
            return
        except OSError:
            self._drop()

    def _receive(self) -> None:
        while self._socket is not None:
            try:
                data = self._socket.recv(65536)
            except BlockingIOError:
                return
            except OSError:
                data = b""
            self._in += data
            if not data or len(self._in) > LONGEST_LINE:
                # What arrived whole before the end is still worth reading.
                left = bytes(self._in[: self._in.rfind(b"\n") + 1])
                self._drop()
                self._in += left

    def _messages(self) -> deque[Scene | Refused]:
        messages: deque[Scene | Refused] = deque()
        *lines, rest = self._in.split(b"\n")
        self._in = bytearray(rest)
        for line in lines:
            try:
                message = _decode(line)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                _log.warning("the hands socket sent a line that is no scene: %s", error)
                continue
            if isinstance(message, Seated):
                self._sit(message)
                continue
            if isinstance(message, Scene):
                self.scene = message
            elif not self._seated:
                self.close()
                raise SeatRefused(message.reason)
            messages.append(message)
        return messages

    def _sit(self, seated: Seated) -> None:
        self._seated = True
        if seated.token == self.token:
            return
        self.token = seated.token
        try:
            keep_token(self.path.parent, self.seat, seated.token)
        except OSError as error:
            _log.warning(
                "the token of %s cannot be kept beside %s (%s): a window that is opened later "
                "cannot come back to this seat",
                self.seat,
                self.path,
                error.strerror,
            )
