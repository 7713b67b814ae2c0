"""A well-behaved screen for benches: reads what the feed sends and comes back when it is let go."""

import socket
import time
from pathlib import Path

import msgspec

from controller.views import Watch

WATCH = msgspec.json.encode(Watch()) + b"\n"
PAUSE_S = 0.02


class Screen:
    """Watches the feed at *path* as the public. `away_s` is the longest time for which it had
    asked and nothing had come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.away_s = 0.0
        self._socket: socket.socket | None = None
        self._asked_s: float | None = None

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self._leave()

    def __repr__(self) -> str:
        return f"<Screen at {self.path}, away for {self.away_s:.1f} s at most>"

    def watch(self, for_s: float) -> None:
        """Watch for so many seconds."""
        until_s = time.monotonic() + for_s
        while (now_s := time.monotonic()) < until_s:
            if self._asked_s is not None:
                self.away_s = max(self.away_s, now_s - self._asked_s)
            if self._socket is None:
                self._come(now_s)
            else:
                self._read()
            time.sleep(PAUSE_S)

    def _come(self, now_s: float) -> None:
        if self._asked_s is None:
            self._asked_s = now_s
        connection = socket.socket(socket.AF_UNIX)
        try:
            connection.connect(str(self.path))
            connection.sendall(WATCH)
        except OSError:
            connection.close()
            return
        connection.setblocking(False)
        self._socket = connection

    def _read(self) -> None:
        assert self._socket is not None
        try:
            if self._socket.recv(1 << 20):
                self._asked_s = None
            else:
                self._leave()
        except BlockingIOError:
            pass
        except OSError:
            self._leave()

    def _leave(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
