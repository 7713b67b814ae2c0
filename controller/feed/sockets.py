"""A server for clients on this machine: one message per line, on a Unix socket.

It never waits for a client, and no number of clients blocks its loop: the work per turn is bounded,
and afterwards the loop is left to others for `REST` times as long. There are `MOST_CLIENTS` places.
A client loses its place if it does not introduce itself, says more than a person or a bot could, or
does not read.

All of this is measured in real seconds, which pass during a callback, too. The loop's own need not:
the clock of a twin that people watch stands still there, and hurries or is late as its table is. On
a virtual clock, where nobody waits for anything, they are that clock's.
"""

import errno
import logging
import select
import socket
import stat
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import ExitStack
from enum import Enum
from functools import partial
from pathlib import Path

from controller.views.paths import check_own_folder, process_and_user
from hardware.errors import PortBusy
from hardware.loop import Loop
from hardware.starting import is_shortage, persistently

MOST_CLIENTS = 32
"""Eight people with a window each need sixteen."""
MOST_OF_ONE = 16
"""How many of the places one process may have; eight people at one window need nine."""

BACKLOG = 4096
"""How many may wait to be accepted (the kernel's own limit is net.core.somaxconn): newcomers queue
behind those who connect endlessly, and are not refused."""

TURN_S = 0.005
"""After this time nothing more is started in a turn of the loop."""
EVENTS_A_TURN = 16
ACCEPTS_A_TURN = 64

REST = 4.0
"""How many times as long the loop is left to others: at most a fifth of its time is spent here."""
LONGEST_REST_S = 0.05
SHORTEST_REST_S = 0.001

LONGEST_LINE = 4096
"""In bytes. Our longest message has less than 200."""

LINES_PER_S = 30.0
LINES_AT_ONCE = 30
"""Nobody presses buttons faster: each press and each release is a line."""

MOST_ANSWERS = LINES_AT_ONCE
"""How many answers may wait for a client that does not read them."""

SILENT_S = 5.0
"""How soon a client has to introduce itself."""
GRACE_S = 0.25
"""How long a newcomer that has not introduced itself keeps its place regardless."""
DEAF_S = 5.0
"""How long a client may leave data unread."""
SWEEP_S = 1.0
"""Time between checks of that."""

NO_DESCRIPTOR_S = 1.0
"""When to accept clients again after this process or the computer ran out of descriptors."""

LOG_S = 10.0
"""The shortest time between two log lines about dropped clients."""

_log = logging.getLogger(__name__)


class Rank(Enum):
    """What is known of a client."""

    STRANGER = "has not said yet who it is"
    PUBLIC = "watches as everybody may"
    SEATED = "sits at the table"


class Client:
    """One connection.

    `received` is called with each complete line, without its newline; `drained` when a client that
    could not take a message can take the next one. `rank` is raised once it is known who the
    client is.
    """

    def __init__(
        self, server: "LineServer", connection: socket.socket, process: int, user: int
    ) -> None:
        self.received: Callable[[bytes], None] = lambda line: None
        self.drained: Callable[[], None] = lambda: None
        self.rank = Rank.STRANGER
        self.closed = False
        self.process, self.user = process, user
        self._server = server
        self._connection = connection
        self._in = bytearray()
        self._out = b""
        self._answers: deque[bytes] = deque()
        now_s = server.now_s()
        self._came_s = now_s
        self._behind_since_s: float | None = None
        self._may_say, self._said_s = float(LINES_AT_ONCE), now_s
        connection.setblocking(False)

    @property
    def ready(self) -> bool:
        """Whether the client has taken everything it was sent."""
        return self._behind_since_s is None

    def show(self, line: bytes) -> None:
        """Send the present state; skipped if an earlier message is still unsent, because it would
        be out of date by the time it could be sent."""
        if self.ready and not self.closed:
            self._out = line + b"\n"
            self._flush()

    def answer(self, line: bytes) -> None:
        """Send a message that is waited for; it is never lost or overtaken."""
        if self.closed:
            return
        if len(self._answers) >= MOST_ANSWERS:
            self.drop("it does not read its answers")
            return
        self._answers.append(line + b"\n")
        if self.ready:
            self._flush()

    def may_say_more(self) -> None:
        """Do not count a line that it has waited for: its next one follows on an answer."""
        self._may_say = min(LINES_AT_ONCE, self._may_say + 1)

    def close(self) -> None:
        """Disconnect the client. Idempotent."""
        if not self.closed:
            self.closed = True
            self._server.forget(self, self._connection)
            self._connection.close()

    def drop(self, reason: str) -> None:
        """Disconnect the client, and log why."""
        if not self.closed:
            self._server.log(reason)
            self.close()

    def serve(self, events: int) -> None:
        """Write and read what is possible without waiting."""
        if events & select.EPOLLOUT:
            self._flush()
        if events & ~select.EPOLLOUT:
            self.read()

    def read(self) -> None:
        """Take in what has arrived."""
        if self.closed:
            return
        try:
            data = self._connection.recv(self._server.longest_line)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.close()
            return
        *lines, rest = bytes(self._in + data).split(b"\n")
        self._in[:] = rest
        for line in lines:
            if not self._hear(line):
                return
        if len(self._in) > self._server.longest_line:
            self.drop(f"it sent a line of over {self._server.longest_line} bytes")

    def worth(self, now_s: float) -> int:
        """Rank the client for keeping its place when all are taken: the lowest goes first."""
        if self.rank is Rank.SEATED:
            return 2
        silent = self.rank is Rank.STRANGER and now_s - self._came_s > GRACE_S
        return 0 if silent or not self.ready else 1

    def check(self, now_s: float) -> None:
        """Drop the client if it has kept its place without using it."""
        if self.rank is Rank.STRANGER and now_s - self._came_s > SILENT_S:
            self.drop(f"it has not said within {SILENT_S:g} s who it is")
        elif self._behind_since_s is not None and now_s - self._behind_since_s > DEAF_S:
            self.drop(f"it has read nothing for {DEAF_S:g} s")

    def _hear(self, line: bytes) -> bool:
        """Pass a line on; return True if another may follow."""
        if not self._may_speak():
            self.drop(f"it says more than {LINES_PER_S:g} lines a second")
        else:
            self.received(line)
        return not self.closed

    def _may_speak(self) -> bool:
        """Use up one line of the client's allowance, which grows with time; return False if it is
        exceeded."""
        now_s = self._server.now_s()
        granted = (now_s - self._said_s) * LINES_PER_S
        self._may_say, self._said_s = min(LINES_AT_ONCE, self._may_say + granted) - 1, now_s
        return self._may_say >= 0

    def _flush(self) -> None:
        was_behind = not self.ready
        try:
            while self._out or self._answers:
                self._out = self._out or self._answers.popleft()
                self._out = self._out[self._connection.send(self._out) :]
        except BlockingIOError:
            if not was_behind:
                self._behind_since_s = self._server.now_s()
                self._server.wait_for(self._connection, select.EPOLLIN | select.EPOLLOUT)
            return
        except OSError:
            self.close()
            return
        if was_behind:
            self._behind_since_s = None
            self._server.wait_for(self._connection, select.EPOLLIN)
            self.drained()


class LineServer:
    """Listens at *path*, in a folder that nobody else may write to.

    *connected* is called with every new `Client`. Only this user may connect; with *for_group* so
    may the folder's group, if the folder lets it in. No line may be longer than *longest_line*.
    Raises `PortBusy` when a live server already listens there, and when the folder is not this
    user's; a socket file left by a dead server is replaced.
    """

    def __init__(
        self,
        loop: Loop,
        path: Path,
        connected: Callable[[Client], None],
        for_group: bool = False,
        longest_line: int = LONGEST_LINE,
    ) -> None:
        self.loop = loop
        self.longest_line = longest_line
        self.path = path
        self.now_s = loop.now_s if loop.clock.virtual else time.monotonic
        self._connected = connected
        self._clients: dict[int, Client] = {}
        self._held: Counter[int] = Counter()
        """How many places each process has."""
        self._closed = self._resting = self._sweeping = False
        self._rests_until_s = 0.0
        self._silent_until_s, self._unlogged = self.now_s(), 0
        # All connections are in one epoll of their own, which returns a few of them and moves those
        # to the back (epoll_wait(2)). These are served before any others are asked for: nobody is
        # passed over.
        self._due: deque[tuple[int, int]] = deque()
        with ExitStack() as undo:
            self._epoll = undo.enter_context(
                persistently(f"The epoll of {path.name}", select.epoll)
            )
            self._socket = persistently(f"The socket {path}", partial(_listen, path, for_group))
            undo.callback(path.unlink, missing_ok=True)
            undo.enter_context(self._socket)
            self._epoll.register(self._socket, select.EPOLLIN)
            loop.watch(self._epoll, self._turn)
            undo.pop_all()

    def __repr__(self) -> str:
        return f"<LineServer at {self.path}, {len(self._clients)} clients>"

    @property
    def clients(self) -> tuple[Client, ...]:
        """The connected clients, in order of arrival."""
        return tuple(self._clients.values())

    def close(self) -> None:
        """Drop all clients and remove the socket. Idempotent."""
        if self._closed:
            return
        self._closed = True
        for client in self.clients:
            client.close()
        if not self._resting:
            self.loop.unwatch(self._epoll)
        self._epoll.close()
        self._socket.close()
        self.path.unlink(missing_ok=True)

    # ---- for its clients -----------------------------------------------------------------------

    def forget(self, client: Client, connection: socket.socket) -> None:
        """Free a client's place."""
        self._epoll.unregister(connection)
        del self._clients[connection.fileno()]
        self._held[client.process] -= 1
        if not self._held[client.process]:
            del self._held[client.process]

    def wait_for(self, connection: socket.socket, events: int) -> None:
        """Serve a client from now on when one of *events* occurs."""
        self._epoll.modify(connection, events)

    def log(self, reason: str) -> None:
        """Log why a client is dropped; of many at a time only how many they were."""
        now_s = self.now_s()
        if now_s < self._silent_until_s:
            self._unlogged += 1
            return
        others = f" (and {self._unlogged} others before it)" if self._unlogged else ""
        _log.warning("a client of %s was let go%s: %s", self.path.name, others, reason)
        self._silent_until_s, self._unlogged = now_s + LOG_S, 0

    # ---- inside --------------------------------------------------------------------------------

    def _turn(self) -> None:
        """Serve some of the waiting clients, then leave the loop to others."""
        began_s = self.now_s()
        if not self._due:
            self._due.extend(self._epoll.poll(0, EVENTS_A_TURN))
        while self._due:
            number, events = self._due.popleft()
            if number == self._socket.fileno():
                self._accept(began_s)
            elif number in self._clients:
                self._clients[number].serve(events)
            if self._closed or self._is_late(began_s):
                break
        if self._closed:
            return
        now_s = self.now_s()
        rest_s = min(REST * (now_s - began_s), LONGEST_REST_S)
        if rest_s > 0:
            self._resting, self._rests_until_s = True, now_s + rest_s
            self.loop.unwatch(self._epoll)
            self.loop.call_later(rest_s, self._go_on)

    def _is_late(self, began_s: float) -> bool:
        """Return True if a turn that began then has taken long enough."""
        return self.now_s() - began_s >= TURN_S

    def _go_on(self) -> None:
        left_s = self._rests_until_s - self.now_s()
        if left_s > 0 and not self._closed:  # the loop's clock hurries
            self.loop.call_later(max(left_s, SHORTEST_REST_S), self._go_on)
            return
        self._resting = False
        if not self._closed:
            self.loop.watch(self._epoll, self._turn)

    def _accept(self, began_s: float) -> None:
        for _ in range(ACCEPTS_A_TURN):
            try:
                connection, _address = self._socket.accept()
            except BlockingIOError:
                return
            except OSError as error:
                _log.warning("no client can be accepted at %s now: %s", self.path, error.strerror)
                self._epoll.unregister(self._socket)
                self.loop.call_later(NO_DESCRIPTOR_S, self._accept_again)
                return
            self._admit(connection)
            if self._closed or self._is_late(began_s):
                return

    def _accept_again(self) -> None:
        if not self._closed:
            self._epoll.register(self._socket, select.EPOLLIN)

    def _admit(self, connection: socket.socket) -> None:
        process, user = process_and_user(connection)
        if self._held[process] >= MOST_OF_ONE:
            connection.close()
            self.log(f"its process has {MOST_OF_ONE} places already")
            return
        if len(self._clients) >= MOST_CLIENTS:
            self._make_room()
        client = Client(self, connection, process, user)
        try:
            self._epoll.register(connection, select.EPOLLIN)
        except OSError as error:
            connection.close()
            self.log(f"it cannot be served: {error.strerror}")
            return
        self._clients[connection.fileno()] = client
        self._held[process] += 1
        self._connected(client)
        # A client that has already introduced itself is no stranger when the next one wants its
        # place.
        client.read()
        if not self._sweeping:
            self._sweeping = True
            self.loop.call_later(SWEEP_S, self._sweep)

    def _make_room(self) -> None:
        """Drop a client: first those that say or read nothing, then of the process that has most
        places; among equals the one that came first. Seated clients keep their places."""
        now_s, held = self.now_s(), self._held
        least = min(self.clients, key=lambda one: (one.worth(now_s), -held[one.process]))
        least.drop(f"others want its place, of which there are {MOST_CLIENTS}")

    def _sweep(self) -> None:
        now_s = self.now_s()
        for client in self.clients:
            client.check(now_s)
        self._sweeping = bool(self._clients) and not self._closed
        if self._sweeping:
            self.loop.call_later(SWEEP_S, self._sweep)


def _listen(path: Path, for_group: bool) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    unnamed = None
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = check_own_folder(path.parent)
        if path.is_socket():
            _refuse_if_alive(path)
        elif path.exists():
            raise PortBusy(f"no socket can be made at {path}: another file is there; move it away")
        # It gets its name once it accepts connections and its mode is right.
        unnamed = path.with_suffix(".new")
        unnamed.unlink(missing_ok=True)
        listener.bind(str(unnamed))
        grouped = for_group and folder.st_mode & stat.S_IXGRP
        unnamed.chmod(0o660 if grouped else 0o600)
        listener.listen(BACKLOG)
        listener.setblocking(False)
        unnamed.replace(path)
    except PortBusy:
        listener.close()
        raise
    except OSError as error:
        listener.close()
        if unnamed is not None:
            unnamed.unlink(missing_ok=True)
        if is_shortage(error):
            raise
        raise PortBusy(f"no socket can be opened at {path}: {error.strerror or error}") from None
    return listener


def _refuse_if_alive(path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        # A full backlog also means that somebody lives there.
        probe.setblocking(False)
        if probe.connect_ex(str(path)) in (0, errno.EAGAIN):
            raise PortBusy(
                f"another table is already running at {path}; stop it first, "
                "or choose another folder with --socket"
            )
