"""Clients of a table's sockets that mean no good, as a process of their own.

    python -m bench.hostile FOLDER --clients 500 --seconds 60

Each client is of one kind (`KINDS`), comes back at once when it is let go, and does something again
and again. Not simulated: a hostile program of the same user that ends the daemon with a signal,
traces it, or takes all of the computer's memory or time; no socket can keep that away.
"""

import argparse
import random
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path

import msgspec

from bench import program
from controller.views import Watch
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET
from hardware.scene import Sit

ROUND_S = 0.005
"""The most times that each client does what it does."""

WATCH = msgspec.json.encode(Watch()) + b"\n"
WATCH_UNREADABLE = b'{"type":"Watch","seat":"\xff"}\n'
NESTED = b'{"type":"Sit","seat":"red","x":' + b"[" * 1500 + b"]" * 1500 + b"}\n"


class Hostile:
    """One client. `act` does what its kind does, once; it never waits."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder = folder
        self.rng = rng
        self.connections = 0
        self.socket: socket.socket | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.connections} connections>"

    def act(self) -> None:
        """Do what this kind of client does."""
        raise NotImplementedError

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def connect(self, name: str = FEED_SOCKET) -> bool:
        """Be connected to a socket of the table; whether it just has been."""
        if self.socket is not None:
            return False
        connection = socket.socket(socket.AF_UNIX)
        connection.setblocking(False)
        try:
            connection.connect(str(self.folder / name))
        except OSError:
            connection.close()
            return False
        self.socket = connection
        self.connections += 1
        return True

    def send(self, data: bytes) -> None:
        if self.socket is not None:
            try:
                self.socket.send(data)
            except BlockingIOError:
                pass
            except OSError:
                self.close()

    def read(self) -> None:
        """Read what has come, and notice when it was let go."""
        if self.socket is not None:
            try:
                if not self.socket.recv(1 << 16):
                    self.close()
            except BlockingIOError:
                pass
            except OSError:
                self.close()


class Silent(Hostile):
    "Takes a place and says nothing."

    def act(self) -> None:
        self.connect(self.rng.choice((FEED_SOCKET, HANDS_SOCKET)))
        self.read()


class WatchLoop(Hostile):
    "Asks for the present state without end, and reads it."

    def act(self) -> None:
        self.connect()
        self.send(WATCH * 40)
        self.read()


class NeverReads(Hostile):
    "Watches as the public and leaves everything that is sent to it where it is."

    def act(self) -> None:
        if self.connect():
            self.send(WATCH)
        else:
            self.send(b"")


class HandsFlood(Hostile):
    "Floods the hands socket with lines."

    def act(self) -> None:
        self.connect(HANDS_SOCKET)
        self.send(b"x\n" * 2000)
        self.read()


class SitLoop(Hostile):
    "Tries to sit down where others sit, with tokens that it guesses."

    def act(self) -> None:
        self.connect(HANDS_SOCKET)
        seat = self.rng.choice(("red", "blue", "green", "yellow"))
        guess = f"{self.rng.getrandbits(128):x}"
        self.send(msgspec.json.encode(Sit(seat, guess)) + b"\n")
        self.read()


class Garbage(Hostile):
    "Sends what is no message: random bytes, half lines, bad UTF-8, deep nesting."

    def act(self) -> None:
        self.connect(self.rng.choice((FEED_SOCKET, HANDS_SOCKET)))
        noise = self.rng.randbytes(self.rng.randrange(1, 400))
        self.send(self.rng.choice((noise, noise + b"\n", WATCH_UNREADABLE, NESTED, b"x" * 5000)))
        self.read()


class ConnectAndDrop(Hostile):
    "Connects and leaves again at once."

    def act(self) -> None:
        self.connect(self.rng.choice((FEED_SOCKET, HANDS_SOCKET)))
        self.close()


KINDS: dict[str, Callable[[Path, random.Random], Hostile]] = {
    "silent": Silent,
    "watch-loop": WatchLoop,
    "never-reads": NeverReads,
    "hands-flood": HandsFlood,
    "sit-loop": SitLoop,
    "garbage": Garbage,
    "connect-and-drop": ConnectAndDrop,
}


def harass(
    folder: Path,
    clients: int,
    seconds: float,
    kinds: Sequence[str] = tuple(KINDS),
    seed: int = 1,
    began: Callable[[], object] = lambda: None,
) -> dict[str, int]:
    """Let *clients* of *kinds*, in equal numbers, at the sockets in *folder* for *seconds*;
    how often each kind was connected. *began* is called when each has knocked once."""
    rng = random.Random(f"{seed}/hostile")
    crowd = [(kind, KINDS[kind](folder, rng)) for kind in islice(cycle(kinds), clients)]
    for _, client in crowd:
        client.act()
    began()
    ends_s = time.monotonic() + seconds
    while (now_s := time.monotonic()) < ends_s:
        for _, client in crowd:
            client.act()
        time.sleep(max(0.0, now_s + ROUND_S - time.monotonic()))
    connections: Counter[str] = Counter()
    for kind, client in crowd:
        client.close()
        connections[kind] += client.connections
    return dict(connections)


@contextmanager
def harassed(
    folder: Path, clients: int, seconds: float = 3600.0, kinds: Sequence[str] = tuple(KINDS)
) -> Iterator["subprocess.Popen[bytes]"]:
    """The same from a process of its own, for the length of a `with` block, or for *seconds*. All
    of them have knocked when the block begins."""
    process = subprocess.Popen(
        [
            *program("hostile"),
            str(folder),
            *("--clients", str(clients), "--seconds", str(seconds), "--kinds", ",".join(kinds)),
        ],
        stdout=subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield process
    finally:
        process.terminate()
        process.communicate()


def main(arguments: Sequence[str]) -> None:
    """Harass a table; prints when that has begun, and how often each kind of client was
    connected."""
    parser = argparse.ArgumentParser(prog="hostile")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--clients", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    done = harass(
        *(given.folder, given.clients, given.seconds, given.kinds.split(","), given.seed),
        began=lambda: print("begun", flush=True),
    )
    print(msgspec.json.encode(done).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
