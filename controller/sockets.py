"""A server for clients on this machine: one message on a line, on a Unix socket.

It never waits for a client. One that reads too slowly skips messages and gets the latest when it
can take it; one that speaks nonsense is told so and let go.
"""

import logging
import socket
from collections.abc import Callable
from pathlib import Path

from hardware.errors import PortBusy
from hardware.loop import Loop

LONGEST_LINE = 64 * 1024
RETRY_S = 0.01
"""When to offer the rest of a message again to a client that could not take it whole."""

_log = logging.getLogger(__name__)


class Client:
    """One connection. `received` is called with each complete line, without its newline."""

    def __init__(self, server: "LineServer", connection: socket.socket) -> None:
        self.received: Callable[[bytes], None] = lambda line: None
        self.closed = False
        self._server = server
        self._connection = connection
        self._in = bytearray()
        self._out = b""
        self._next: bytes | None = None
        connection.setblocking(False)
        server.loop.watch(connection, self._readable)

    def send(self, line: bytes) -> None:
        """Send a message; where an earlier one is not out yet, only the latest follows it."""
        if self.closed:
            return
        if self._out:
            self._next = line + b"\n"
        else:
            self._out = line + b"\n"
            self._flush()

    def close(self) -> None:
        """Let the client go. Idempotent."""
        if not self.closed:
            self.closed = True
            self._server.loop.unwatch(self._connection)
            self._connection.close()
            self._server.clients.remove(self)

    def _flush(self) -> None:
        if self.closed:
            return
        try:
            while self._out:
                self._out = self._out[self._connection.send(self._out) :]
                if not self._out and self._next is not None:
                    self._out, self._next = self._next, None
        except BlockingIOError:
            self._server.loop.call_later(RETRY_S, self._flush)
        except OSError:
            self.close()

    def _readable(self) -> None:
        try:
            data = self._connection.recv(65536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.close()
            return
        self._in += data
        while not self.closed and (end := self._in.find(b"\n")) >= 0:
            line = bytes(self._in[:end])
            del self._in[: end + 1]
            self.received(line)
        if len(self._in) > LONGEST_LINE:
            _log.warning("a client sent a line of over %d bytes and was let go", LONGEST_LINE)
            self.close()


class LineServer:
    """Listens at *path*, in a folder that only this user may enter.

    *connected* is called with every new `Client`. Raises `PortBusy` when a living server listens
    there already; a socket file that a dead one left behind is taken over.
    """

    def __init__(self, loop: Loop, path: Path, connected: Callable[[Client], None]) -> None:
        self.loop = loop
        self.path = path
        self.clients: list[Client] = []
        self._connected = connected
        self._closed = False
        self._socket = _listen(path)
        loop.watch(self._socket, self._accept)

    def __repr__(self) -> str:
        return f"<LineServer at {self.path}, {len(self.clients)} clients>"

    def close(self) -> None:
        """Let all clients go and remove the socket. Idempotent."""
        if self._closed:
            return
        self._closed = True
        for client in list(self.clients):
            client.close()
        self.loop.unwatch(self._socket)
        self._socket.close()
        self.path.unlink(missing_ok=True)

    def _accept(self) -> None:
        try:
            connection, _ = self._socket.accept()
        except OSError:
            return
        client = Client(self, connection)
        self.clients.append(client)
        self._connected(client)


def _listen(path: Path) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.is_socket():
            _refuse_if_alive(path)
            path.unlink()
        listener.bind(str(path))
        listener.listen()
        listener.setblocking(False)
    except PortBusy:
        listener.close()
        raise
    except OSError as error:
        listener.close()
        raise PortBusy(f"no socket can be opened at {path}: {error.strerror or error}") from None
    return listener


def _refuse_if_alive(path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        if probe.connect_ex(str(path)) == 0:
            raise PortBusy(
                f"another table is already running at {path}; stop it first, "
                "or choose another folder with --socket"
            )
