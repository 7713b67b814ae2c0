"""The feed: views out to any number of screens, and the hands of a simulated table in.

Each message of the feed is a complete `Update`, so a screen that was restarted shows the present
state at once. A client says first as whom it watches; a seat's client gets that seat's view.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from controller.console import Console
from controller.sockets import Client, LineServer
from controller.views import TableView, Update, Watch
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.sim.scene import AnyAct, Refused, Sit
from hardware.sim.world import World

SCENE_S = 1 / 30
"""How often an open hand is shown what changed."""

TURNING_S = 0.2
"""How often it is shown a belt that turns; between two scenes its eyes follow the speed."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decode_watch = msgspec.json.Decoder(Watch).decode
_decode_sit = msgspec.json.Decoder(Sit).decode
_decode_act = msgspec.json.Decoder(AnyAct).decode


class Watched(Protocol):
    """What a feed shows: the console of a table, or a match that is played back."""

    loop: Loop
    changed: list[Callable[[], None]]
    """Called when there is anything new to see."""

    def view(self, observer: str | None = None) -> TableView: ...

    def take_sounds(self) -> tuple[str, ...]: ...

    def look(self) -> None:
        """Call `changed` as soon as everything that has happened may be seen."""


class Feed:
    """Sends the views of what is *watched* to whoever watches at *path*."""

    def __init__(self, watched: Watched, path: Path) -> None:
        self._watched = watched
        self._watchers: dict[Client, str] = {}
        self._server = LineServer(watched.loop, path, self._connected)
        watched.changed.append(self.publish)

    def __repr__(self) -> str:
        return f"<Feed at {self._server.path}, {len(self._watchers)} screens>"

    def close(self) -> None:
        self._server.close()

    def publish(self) -> None:
        """Send everybody what he may know now."""
        sounds = self._watched.take_sounds()
        self._watchers = {c: seat for c, seat in self._watchers.items() if not c.closed}
        lines: dict[str, bytes] = {}
        for client, seat in list(self._watchers.items()):
            if seat not in lines:
                lines[seat] = _encode(Update(self._watched.view(seat or None), sounds))
            client.send(lines[seat])

    def _connected(self, client: Client) -> None:
        def watch(line: bytes) -> None:
            try:
                seat = _decode_watch(line).seat
            except msgspec.DecodeError as error:
                _let_go(client, "the feed", f"expected a Watch message: {error}")
                return
            if seat and seat not in (one.seat for one in self._watched.view().seats):
                _let_go(client, "the feed", f"there is no seat {seat!r} at this table")
                return
            self._watchers[client] = seat
            self._watched.look()

        client.received = watch


class HandsServer:
    """Lets clients act with the hands of a simulated table, and shows them what they see."""

    def __init__(self, world: World, console: Console, path: Path) -> None:
        self._world = world
        self._loop = console.loop
        self._hands: dict[Client, str] = {}
        self._server = LineServer(console.loop, path, self._connected)
        self._loop.start(self._show())

    def __repr__(self) -> str:
        return f"<HandsServer at {self._server.path}, {len(self._hands)} pairs of hands>"

    def close(self) -> None:
        self._server.close()

    def _show(self) -> Task:
        """Show a scene whenever something changed, and now and then while the belt runs."""
        shown: object = None
        shown_s = 0.0
        while True:
            now_s = self._loop.now_s()
            self._hands = {c: seat for c, seat in self._hands.items() if not c.closed}
            rpm = self._world.belt_rpm()
            now = (
                self._world.changes,
                rpm,
                self._world.seats_at_pads(now_s),
                [self._world.light_of(seat) for seat in self._world.seats],
            )
            if now != shown or (rpm and now_s - shown_s > TURNING_S):
                shown, shown_s = now, now_s
                for client, seat in list(self._hands.items()):
                    client.send(_encode(self._world.scene(seat, now_s)))
            yield now_s + SCENE_S

    def _connected(self, client: Client) -> None:
        def sit(line: bytes) -> None:
            try:
                seat = _decode_sit(line).seat
            except msgspec.DecodeError as error:
                _let_go(client, "the hands socket", f"expected a Sit message: {error}")
                return
            if seat not in self._world.seats:
                _let_go(client, "the hands socket", f"there is no seat {seat!r} at this table")
                return
            self._hands[client] = seat
            client.received = lambda line: self._act(client, seat, line)
            client.send(_encode(self._world.scene(seat, self._loop.now_s())))

        client.received = sit

    def _act(self, client: Client, seat: str, line: bytes) -> None:
        try:
            self._world.act(seat, _decode_act(line), self._loop.now_s())
        except msgspec.DecodeError as error:
            client.send(_encode(Refused(f"not an act: {error}")))
        except HandError as error:
            client.send(_encode(Refused(str(error))))


def _let_go(client: Client, where: str, reason: str) -> None:
    _log.warning("a client of %s was let go: %s", where, reason)
    client.send(_encode(Refused(reason)))
    client.close()
