"""The feed: views out to any number of screens, and the hands of a simulated table in.

Each message of the feed is a complete `Update`, so a restarted screen shows the present state at
once. A client first says as whom it watches; a seat's client gets that seat's view. The first to
sit down at a seat of a simulated table receives its token; nobody without that token sits there, or
watches as that seat.
"""

import hmac
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Literal, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from controller.errors import FeedError
from controller.feed.operating import LookedAfter, OperatorServer
from controller.feed.sockets import Client, LineServer, Rank
from controller.views import Invite, Replay, TableView, Tend, Update, Watch
from controller.views.box import Box
from controller.views.paths import FEED_SOCKET, HANDS_SOCKET, OPERATOR_SOCKET
from hardware.errors import HandError
from hardware.loop import Loop, Task
from hardware.scene import AnyAct, LookAway, Read, Refused, Release, Seated, Sit
from hardware.sim.world import World

SCENE_S = 1 / 30
"""Time between checks for changes to show to an open hand."""

TURNING_S = 0.2
"""Time between scenes of a turning belt; in between, its eyes follow the speed."""

LOOK_S = 1 / 30
"""The shortest time between two full updates for newcomers."""

TOKEN_BYTES = 16

Message = TypeVar("Message")

_encode = msgspec.json.Encoder().encode
_decode_watch = msgspec.json.Decoder(Watch).decode
_decode_tend = msgspec.json.Decoder(Tend | Invite).decode
_decode_sit = msgspec.json.Decoder(Sit).decode
_decode_act = msgspec.json.Decoder(AnyAct | Sit).decode


class WatchedTable(Protocol):
    """What a feed shows: the console of a table, or a match being played back."""

    loop: Loop
    changed: list[Callable[[], None]]
    """Called when there is anything new to see."""

    @property
    def volume(self) -> int:
        """How loud its sounds should be, up to LOUDEST."""

    @property
    def replay(self) -> Replay | None:
        """The progress of a match being played back; None for a live one."""

    def view(self, observer: str | None = None) -> TableView: ...

    def take_sounds(self) -> tuple[str, ...]: ...

    def box(self, game: str) -> Box | None:
        """What is printed for a game; None for one that it does not know."""

    def look(self) -> None:
        """Call `changed` as soon as everything that has happened may be seen."""

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do what somebody asks for who looks after the table at its screen (`Tend`)."""

    def reseat(self, seat: str, to: str, done: Callable[[], None]) -> None:
        """Let who sits at *seat* sit at another one, and call *done*; in the lobby, and if that is
        free. Otherwise nothing happens."""


class Chairs:
    """Who sits at the *seats* of a simulated table; *bots* returns the seats that nobody may take.

    A token is valid as long as this object lives: the daemon's life. Only one that nobody has shown
    to have got is forgotten when its window goes: it never reached anybody who could come back.
    """

    def __init__(self, seats: Collection[str], bots: Callable[[], Collection[str]]) -> None:
        self._seats = tuple(seats)
        self._bots = bots
        self._tokens: dict[str, str] = {}
        self._unconfirmed: set[str] = set()
        """The seats whose token has been handed out, and not yet come back."""
        self.moved: list[Callable[[str], None]] = []
        """Called with a seat that somebody has left for another one."""

    @classmethod
    def at(cls, world: World, watched: WatchedTable) -> "Chairs":
        """Return the chairs of a simulated table, all free except those of bots."""
        seats = tuple(world.seats)
        return cls(seats, lambda: [one.seat for one in watched.view().seats if one.bot])

    def __repr__(self) -> str:
        return f"<Chairs: {', '.join(self._tokens) or 'nobody'} of {', '.join(self._seats)}>"

    def sit(self, seat: str, token: str = "") -> str:
        """Sit down at a free seat, or return to one by its token; return the token.

        Raises `FeedError` for a seat that is somebody else's or a bot's, or does not exist.
        """
        self._expect(seat)
        if seat in self._tokens:
            if not self._fits(seat, token):
                raise FeedError(
                    f"somebody else sits at the seat {seat!r}; choose another one with --seat"
                )
            self.confirm(seat)
        elif seat in self._bots():
            raise FeedError(f"a bot sits at the seat {seat!r}; choose another one with --seat")
        else:
            self._tokens[seat] = secrets.token_urlsafe(TOKEN_BYTES)
            self._unconfirmed.add(seat)
        return self._tokens[seat]

    def check(self, seat: str, token: str) -> None:
        """Raise `FeedError` unless *token* is the one that was handed out at *seat*."""
        self._expect(seat)
        if not self._fits(seat, token):
            raise FeedError(
                f"only who sits at the seat {seat!r} may watch as it: sit down there first, on the "
                "hands socket, and send the token that comes back"
            )
        self.confirm(seat)

    def confirm(self, seat: str) -> None:
        """Note that the token of *seat* has arrived: it came back, or somebody plays there."""
        self._unconfirmed.discard(seat)

    def move(self, seat: str, to: str) -> str:
        """Sit down at a free seat instead of *seat*; return the token, which is good there now."""
        token = self._tokens.pop(seat)
        self._tokens[to] = token
        for moved in self.moved:
            moved(seat)
        return token

    def expect_free(self, seat: str) -> None:
        """Raise `FeedError` unless nobody sits at *seat*."""
        self._expect(seat)
        if seat in self._tokens or seat in self._bots():
            raise FeedError(f"somebody sits at the seat {seat!r}; choose another one")

    def leave(self, seat: str) -> None:
        """Note that no window is open at *seat*: it is free again if its token never arrived."""
        if seat in self._unconfirmed:
            self._unconfirmed.remove(seat)
            del self._tokens[seat]

    def _expect(self, seat: str) -> None:
        if seat not in self._seats:
            # The input is not repeated: it may be a misplaced token.
            raise FeedError(
                f"there is no such seat at this table; expected one of {', '.join(self._seats)}"
            )

    def _fits(self, seat: str, token: str) -> bool:
        expected = self._tokens.get(seat)
        # As bytes: of strings, compare_digest accepts only ASCII.
        return expected is not None and hmac.compare_digest(expected.encode(), token.encode())


class Feed:
    """Sends the views of what is *watched* to the clients at *path*: to the public, and to the
    seats of *chairs*. A real table hands out no seats, so it has no feeds for them. The public
    alone is sent the *pin* for a phone that is to look after the table."""

    def __init__(
        self,
        watched: WatchedTable,
        path: Path,
        chairs: Chairs | None = None,
        pin: Callable[[], str] = lambda: "",
    ) -> None:
        self._watched = watched
        self._pin = pin
        self._chairs = chairs
        self._watchers: dict[Client, str] = {}
        self._boxes: dict[Client, str] = {}
        """The game whose box a client was told last."""
        self._invites: dict[Client, Invite] = {}
        """What lets phones in, while the program that does so is there."""
        self._looks = False
        """Whether a look is already due."""
        self._looked_s = -LOOK_S
        self._server = LineServer(watched.loop, path, self._connected, for_group=True)
        watched.changed.append(self.publish)
        if chairs is not None:
            chairs.moved.append(self._left)

    def __repr__(self) -> str:
        return f"<Feed at {self._server.path}, {len(self._watchers)} screens>"

    def _left(self, seat: str) -> None:
        """Show nobody any more what *seat* sees: who watched as it sits elsewhere."""
        for client, watches in list(self._watchers.items()):
            if watches == seat:
                client.close()

    def close(self) -> None:
        self._server.close()

    def publish(self) -> None:
        """Send every client that can take it what its observer may know now."""
        watched = self._watched
        sounds = watched.take_sounds()
        self._watchers = {c: seat for c, seat in self._watchers.items() if not c.closed}
        self._boxes = {c: game for c, game in self._boxes.items() if c in self._watchers}
        invite = self._invitation() if self._invites else None
        updates: dict[str, Update] = {}
        lines: dict[tuple[str, bool], bytes] = {}
        for client, seat in list(self._watchers.items()):
            if client.ready:
                if seat not in updates:
                    view = watched.view(seat or None)
                    updates[seat] = Update(
                        view,
                        sounds,
                        watched.replay,
                        watched.volume,
                        invite,
                        pin="" if seat else self._pin(),
                    )
                update, game = updates[seat], updates[seat].view.game
                other = self._boxes.get(client) != game
                if (seat, other) not in lines:
                    told = replace(update, box=watched.box(game)) if other else update
                    lines[seat, other] = _encode(told)
                self._boxes[client] = game
                client.show(lines[seat, other])

    def _invitation(self) -> Invite | None:
        """Return where phones may join, as the last one of those says that are still there."""
        self._invites = {c: one for c, one in self._invites.items() if not c.closed}
        return next(reversed(self._invites.values()), None)

    def _connected(self, client: Client) -> None:
        client.received = lambda line: self._watch(client, line)
        client.drained = self._look_soon

    def _watch(self, client: Client, line: bytes) -> None:
        try:
            watch = _decoded(_decode_watch, line, "a Watch message")
            if watch.seat:
                if self._chairs is None:
                    raise FeedError("here only the public watches: no seat has a feed")
                self._chairs.check(watch.seat, watch.token)
        except FeedError as error:
            _let_go(client, str(error))
            return
        client.rank = Rank.SEATED if watch.seat else Rank.PUBLIC
        client.received = lambda line: self._tend(client, line)
        self._watchers[client] = watch.seat
        self._look_soon()

    def _tend(self, client: Client, line: bytes) -> None:
        try:
            said = _decoded(_decode_tend, line, "a Tend or an Invite message")
        except FeedError as error:
            _let_go(client, str(error))
            return
        if isinstance(said, Invite):
            self._invites[client] = said
            self._look_soon()
        else:
            self._watched.tend(said.button)

    def _look_soon(self) -> None:
        """Schedule one update for all clients that have not seen the present state."""
        if not self._looks:
            self._looks = True
            loop = self._watched.loop
            loop.call_at(max(loop.now_s(), self._looked_s + LOOK_S), self._look)

    def _look(self) -> None:
        self._looks, self._looked_s = False, self._watched.loop.now_s()
        self._watched.look()


class HandsServer:
    """Lets clients that sit on one of the *chairs* act with the hands of a simulated table, and
    shows them what they see."""

    def __init__(self, world: World, watched: WatchedTable, path: Path, chairs: Chairs) -> None:
        self._world = world
        self._watched = watched
        self._loop = loop = watched.loop
        self._chairs = chairs
        self._hands: dict[Client, str] = {}
        self._taken: Counter[str] = Counter()
        """How many acts have come from each seat."""
        self._unseen: set[str] = set()
        """The seats where somebody has not seen the present scene."""
        self._server = LineServer(loop, path, self._connected, for_group=True)

    def __repr__(self) -> str:
        return f"<HandsServer at {self._server.path}, {len(self._hands)} pairs of hands>"

    def close(self) -> None:
        self._server.close()

    def _show(self) -> Task:
        """Send a scene whenever something has changed, and regularly while the belt runs, until
        nobody sits here."""
        shown: object = None
        shown_s = 0.0
        while self._hands:
            yield self._loop.now_s() + SCENE_S
            now_s = self._loop.now_s()
            self._forget_closed(now_s)
            rpm = self._world.belt_rpm()
            now = rpm, self._world.visible(now_s)
            if now != shown or (rpm and now_s - shown_s > TURNING_S):
                shown, shown_s = now, now_s
                self._unseen.update(self._hands.values())
            for seat in self._unseen:
                self._send_scene(seat, now_s)
            self._unseen.clear()

    def _forget_closed(self, now_s: float) -> None:
        """Drop closed clients: nobody waits for a player to look, or to have read, whose window is
        gone."""
        before = set(self._hands.values())
        self._hands = {c: seat for c, seat in self._hands.items() if not c.closed}
        for seat in before.difference(self._hands.values()):
            self._world.act(seat, LookAway(False), now_s)
            self._world.act(seat, Read(False), now_s)
            self._chairs.leave(seat)

    def _send_scene(self, seat: str, now_s: float) -> None:
        """Send the scene to the clients at *seat* that can take it."""
        clients = [client for client, at in self._hands.items() if at == seat and client.ready]
        if clients:
            line = _encode(self._world.scene(seat, now_s))
            for client in clients:
                client.show(line)

    def _connected(self, client: Client) -> None:
        client.received = lambda line: self._sit(client, line)

    def _sit(self, client: Client, line: bytes) -> None:
        try:
            sit = _decoded(_decode_sit, line, "a Sit message")
            token = self._chairs.sit(sit.seat, sit.token)
        except FeedError as error:
            _let_go(client, str(error))
            return
        self._seat(client, sit.seat, token)

    def _seat(self, client: Client, seat: str, token: str) -> None:
        """Take the acts of a client as those of the hand at *seat*, and show it what that sees."""
        client.rank = Rank.SEATED
        client.received = lambda line: self._act(client, seat, line)
        client.drained = lambda: self._unseen.add(seat)
        client.answer(_encode(Seated(seat, token, self._taken[seat])))
        if not self._hands:
            self._loop.start(self._show())
        self._hands[client] = seat
        self._unseen.add(seat)

    def _move(self, client: Client, seat: str, to: str) -> None:
        """Let who sits at *seat* sit on another chair, with empty hands."""
        if self._world.seats[seat].hand is not None:
            raise HandError("hand-full", "the hand holds a piece; expected an empty one", seat)
        self._chairs.expect_free(to)

        def moved() -> None:
            acts: list[AnyAct] = [LookAway(False), Read(False)]
            for act in (*acts, *map(Release, tuple(self._world.seats[seat].pressed))):
                self._world.act(seat, act, self._loop.now_s())
            for other, at in self._hands.items():
                if at in (seat, to) and other is not client:
                    other.close()
            self._taken[to] = self._taken.pop(seat)
            self._seat(client, to, self._chairs.move(seat, to))

        self._watched.reseat(seat, to, moved)

    def _act(self, client: Client, seat: str, line: bytes) -> None:
        self._chairs.confirm(seat)
        self._taken[seat] += 1
        try:
            act = act_on(line)
            if isinstance(act, Sit):
                self._move(client, seat, act.seat)
            else:
                self._world.act(seat, act, self._loop.now_s())
        except FeedError as error:
            client.answer(_encode(Refused(str(error))))
        except HandError as error:
            client.answer(_encode(Refused(str(error), error.code, error.place)))


@contextmanager
def served(
    watched: WatchedTable, world: World | None, folder: Path, desk: LookedAfter | None = None
) -> Iterator[None]:
    """Serve the sockets of a table in *folder*: for screens, if it is simulated for hands, and for
    who looks after it at its *desk* from afar, if it has one.

    Raises `PortBusy` if they cannot be made.
    """
    chairs = None if world is None else Chairs.at(world, watched)
    with ExitStack() as stack:
        pin = (lambda: "") if desk is None else desk.pin
        stack.enter_context(closing(Feed(watched, folder / FEED_SOCKET, chairs, pin)))
        if desk is not None:
            stack.enter_context(closing(OperatorServer(desk, folder / OPERATOR_SOCKET)))
        if world is not None and chairs is not None:
            hands = HandsServer(world, watched, folder / HANDS_SOCKET, chairs)
            stack.enter_context(closing(hands))
        yield


def act_on(line: bytes) -> AnyAct | Sit:
    """Return the act on a line of the hands socket, or where its player wants to sit. Raises
    `FeedError`."""
    act: AnyAct | Sit = _decoded(_decode_act, line, "an act")
    return act


def _decoded(decode: Callable[[bytes], Message], line: bytes, expected: str) -> Message:
    """Return the message on a line. Raises `FeedError` for any line that holds no such message:
    msgspec raises its own errors, others for Unicode and numbers, and another for deep nesting."""
    try:
        return decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise FeedError(f"expected {expected}: {error}") from None


def _let_go(client: Client, reason: str) -> None:
    client.answer(_encode(Refused(reason)))
    client.drop(reason)
