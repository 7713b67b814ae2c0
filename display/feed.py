"""A client of the feed: the latest view, over a Unix socket that may come and go.

Every update is complete, so only the latest matters; the sounds of the ones that it overtakes
are kept. The client reconnects by itself for as long as it lives.
"""

import logging
import socket
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from controller.views import FeedMessage, Refused, Update, Watch
from controller.views.paths import ForeignFolder, check_peer

FIRST_RETRY_S = 0.1
LONGEST_RETRY_S = 2.0

LONGEST_LINE = 4 * 1024 * 1024
"""Bytes without a newline after which a connection is given up: this is no feed."""

_log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(FeedMessage).decode


class FeedClient:
    """Watches the feed at *path* as *seat*; the empty seat is the public.

    `poll` must be called again and again: it connects, reads and never waits. *token* is asked for
    what was handed out at the seat; before there is any, a seat is not watched. *clock* gives
    seconds, for the pauses between attempts.
    """

    def __init__(
        self,
        path: Path,
        seat: str = "",
        token: Callable[[], str] = lambda: "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.path = path
        self.seat = seat
        self._token = token
        self._clock = clock
        self._socket: socket.socket | None = None
        self._buffer = bytearray()
        self._retry_at_s = 0.0
        self._retry_s = FIRST_RETRY_S

    def __repr__(self) -> str:
        state = "connected" if self.connected else "not connected"
        return f"<FeedClient of {self.path} as {self.seat or 'the public'}, {state}>"

    def __enter__(self) -> "FeedClient":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    @property
    def connected(self) -> bool:
        return self._socket is not None

    def close(self) -> None:
        """Leave the feed. Idempotent; the next `poll` would come back to it."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        self._buffer.clear()

    def poll(self) -> Update | None:
        """The newest update since the last call, with the sounds of all of them; or None.

        Raises `ForeignFolder` when what is found at `path` must not be believed.
        """
        if self._socket is None and not self._connect():
            return None
        update: Update | None = None
        sounds: list[str] = []
        for line in self._lines():
            try:
                message = _decode(line)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                _log.warning("the feed sent a line that is no update, dropped: %s", error)
                continue
            if isinstance(message, Refused):
                _log.warning("the feed at %s refuses: %s", self.path, message.reason)
                continue
            update = message
            self._retry_s = FIRST_RETRY_S
            sounds += update.sounds
        return None if update is None else Update(update.view, tuple(sounds))

    def _connect(self) -> bool:
        now_s, token = self._clock(), self._token()
        if now_s < self._retry_at_s or (self.seat and not token):
            return False
        self._retry_at_s = now_s + self._retry_s
        self._retry_s = min(2 * self._retry_s, LONGEST_RETRY_S)
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        # Before it connects: where many wait to be let in, that would wait, too.
        connection.setblocking(False)
        try:
            connection.connect(str(self.path))
            check_peer(self.path.parent, connection)
            connection.sendall(msgspec.json.encode(Watch(self.seat, token)) + b"\n")
        except ForeignFolder:
            connection.close()
            raise
        except BlockingIOError:
            # A table that runs: others knock as well (EAGAIN of connect(2)).
            connection.close()
            self._retry_at_s, self._retry_s = now_s + FIRST_RETRY_S, FIRST_RETRY_S
            return False
        except OSError:
            connection.close()
            return False
        _log.info("connected to the feed at %s", self.path)
        self._socket = connection
        return True

    def _lines(self) -> list[bytes]:
        """The complete lines that have come; a rest stays until its end comes, too."""
        assert self._socket is not None
        ended = False
        try:
            while not ended:
                data = self._socket.recv(65536)
                self._buffer += data
                ended = not data
                if len(self._buffer) > LONGEST_LINE and b"\n" not in self._buffer:
                    _log.warning("the feed at %s sends no lines; left it", self.path)
                    self._buffer.clear()
                    ended = True
        except BlockingIOError:
            pass
        except OSError as error:
            _log.warning("the feed at %s broke off: %s", self.path, error)
            ended = True
        *lines, rest = bytes(self._buffer).split(b"\n")
        self._buffer = bytearray(rest)
        if ended:
            self.close()
        return [line for line in lines if line]
