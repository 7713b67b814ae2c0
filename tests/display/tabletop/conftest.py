"""A scripted table for the virtual table's tests: real Unix sockets, a real world, no referee.

Test modules cannot import each other here, so the fixtures hand out functions and classes. The
hands socket is served from the simulated world, so that acts have their true effects. The feed
sends whatever view the test puts there. Not simulated: rules, readers and lights that answer.
"""

import os
import random
import select
import socket
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from controller.bots.company import bot_at
from controller.games.luggage.rules import rules
from controller.games.luggage.spec import SIDES, setting
from controller.views import LuggageView, PlayerView, SeatStatus, TableView, Update, Watch
from controller.views.luggage import LuggageSecrets
from display.tabletop.sight import Sight
from hardware.errors import HandError
from hardware.scene import AnyAct, Refused, Seated, Sit
from hardware.sim.croupier import Croupier
from hardware.sim.places import BeltShape, tagged
from hardware.sim.world import World

# Before anything opens a display: no test needs a screen or a loudspeaker.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

HASTE = 5.0
"""How much faster than the wall's the clock of the scripted table runs."""


def clock_s() -> float:
    return time.monotonic() * HASTE


SEATS = ("red", "blue", "green", "yellow")


def player(seat: str, **changes: Any) -> PlayerView:
    fields: dict[str, Any] = {
        "seat": seat, "passenger": None, "cards_left": 7, "matches": 0, "lost": 0, "unseen": 7,
        "holds": None, "must_flip": False, "ready": True, "done": False, "checked": False,
        "pairs": (), "scores": (),
    }  # fmt: skip
    return PlayerView(**{**fields, **changes})


def match_view(phase: str = "play", red: PlayerView | None = None, **changes: Any) -> LuggageView:
    fields: dict[str, Any] = {
        "play": "assisted", "variant": "belt", "phase": phase, "round": 1, "rounds": 3,
        "players": (red or player("red"), *(player(seat) for seat in SEATS[1:])),
        "active": None, "tiles_found": 0, "tiles_expected": 36, "missing": (), "ended_by": "",
        "done_by": (), "winners": (), "secrets": LuggageSecrets("red", ()),
    }  # fmt: skip
    return LuggageView(**{**fields, **changes})


def table_view(match: LuggageView | None = None, **changes: Any) -> TableView:
    fields: dict[str, Any] = {
        "at_s": 0.0, "table": "sim", "simulated": True, "stage": "match" if match else "attract",
        "seats": (
            SeatStatus("red", True, None, False, False),
            *(SeatStatus(s, True, bot_at(s), False, False) for s in SEATS if s != "red"),
        ),
        "game": "luggage", "match": match,
    }  # fmt: skip
    return TableView(**{**fields, **changes})


def dealt_world(seed: int = 1, memory: bool = False, rpm: float = 0.0) -> World:
    """A table that is laid out for four players."""
    world = World(BeltShape(36, 1400.0, {"belt": (0.0, 40.0)}), SEATS, tagged(SIDES))
    croupier = Croupier(world, random.Random(f"{seed}/croupier"))
    options = rules.options_from({"variant": "memory" if memory else "belt"})
    croupier.attend(setting(rules.initial(options, SEATS)))
    start_s = clock_s()
    world.belt_turns = lambda: (clock_s() - start_s) * rpm / 60.0
    world.belt_rpm = lambda: rpm
    return world


class ScriptedTable:
    """Serves a world and a view on two sockets until it is closed; keeps the acts it was sent."""

    def __init__(self, folder: Path, world: World, view: TableView) -> None:
        self.feed_path = folder / "feed"
        self.hands_path = folder / "hands"
        self.world = world
        self.view = view
        self.acts: list[AnyAct] = []
        self.watched: list[str] = []
        self.scenes_per_s = 200.0
        self._closing = threading.Event()
        self._listeners = [
            self._serve(self.feed_path, self._feed),
            self._serve(self.hands_path, self._hands),
        ]

    def __enter__(self) -> "ScriptedTable":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def close(self) -> None:
        self._closing.set()
        for listener, thread in self._listeners:
            listener.close()
            thread.join()

    def _serve(self, path: Path, serve: Any) -> tuple[socket.socket, threading.Thread]:
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(str(path))
        listener.listen()
        listener.settimeout(0.01)

        def accept() -> None:
            threads = []
            while not self._closing.is_set():
                try:
                    connection, _ = listener.accept()
                except OSError:
                    continue
                connection.settimeout(5.0)
                threads.append(threading.Thread(target=self._run, args=(serve, connection)))
                threads[-1].start()
            for thread in threads:
                thread.join()

        thread = threading.Thread(target=accept)
        thread.start()
        return listener, thread

    def _run(self, serve: Any, connection: socket.socket) -> None:
        try:
            with connection:
                serve(connection)
        except OSError:
            pass  # the client has gone

    def _feed(self, connection: socket.socket) -> None:
        watch = msgspec.json.decode(connection.makefile("rb").readline(), type=Watch)
        self.watched.append(watch.seat)
        sent = None
        while not self._closing.wait(0.002):
            if self.view is not sent:
                sent = self.view
                match = sent.match
                if match is not None and not watch.seat:
                    match = msgspec.structs.replace(match, secrets=None)
                view = msgspec.structs.replace(sent, match=match)
                connection.sendall(msgspec.json.encode(Update(view)) + b"\n")

    def _hands(self, connection: socket.socket) -> None:
        sit = msgspec.json.decode(connection.makefile("rb").readline(), type=Sit)
        connection.sendall(msgspec.json.encode(Seated(sit.seat, f"token of {sit.seat}")) + b"\n")
        received = b""
        while not self._closing.is_set():
            scene = self.world.scene(sit.seat, clock_s())
            connection.sendall(msgspec.json.encode(scene) + b"\n")
            if not select.select([connection], [], [], 1 / self.scenes_per_s)[0]:
                continue
            data = connection.recv(65536)
            if not data:
                return
            *lines, received = (received + data).split(b"\n")
            for line in lines:
                act = msgspec.json.decode(line, type=AnyAct)
                self.acts.append(act)
                try:
                    self.world.act(sit.seat, act, clock_s())
                except HandError as error:
                    connection.sendall(
                        msgspec.json.encode(Refused(str(error), error.code, error.place)) + b"\n"
                    )


# ---- fixtures --------------------------------------------------------------------------------


@pytest.fixture
def world():
    """A table that is laid out for a round, with its belt at rest."""
    return dealt_world()


@pytest.fixture
def memory_world():
    return dealt_world(memory=True)


@pytest.fixture
def turning_world():
    """The same with its belt at 3 turns a minute."""
    return dealt_world(rpm=3.0)


@pytest.fixture
def clock():
    """The scripted table's clock, for those who play there."""
    return clock_s


@pytest.fixture
def new_player():
    return player


@pytest.fixture
def new_match():
    return match_view


@pytest.fixture
def new_view():
    return table_view


@pytest.fixture
def look(new_view):
    """Look at a world as Red: `look(world, match)`."""

    def see(world, match=None, taken_from=""):
        return Sight(world.scene("red", 0.0), new_view(match), taken_from)

    return see


@pytest.fixture
def serve(tmp_path):
    """Serve a world on two sockets: `serve(world, view)`; ends with the test."""
    tables = []

    def start(world, view):
        folder = tmp_path / f"table-{len(tables)}"
        folder.mkdir()
        tables.append(ScriptedTable(folder, world, view))
        return tables[-1]

    yield start
    for table in tables:
        table.close()
