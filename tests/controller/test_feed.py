"""The feed and the hands socket, on real Unix sockets."""

import json
import socket

import pytest

from controller.assembly import Seating, open_table
from controller.feed import Feed, HandsServer
from controller.sockets import LineServer
from hardware.config import load_table_file
from hardware.errors import PortBusy
from hardware.loop import Loop, RealClock, VirtualClock


class Client:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.socket.setblocking(False)
        self.buffer = b""

    def say(self, message):
        self.socket.sendall(message if isinstance(message, bytes) else json.dumps(message).encode())
        self.socket.sendall(b"\n")

    def hear(self):
        while True:
            try:
                data = self.socket.recv(65536)
            except BlockingIOError:
                break
            if not data:
                break
            self.buffer += data
        *lines, self.buffer = self.buffer.split(b"\n")
        return [json.loads(line) for line in lines]

    @property
    def let_go(self):
        try:
            return self.socket.recv(1) == b""
        except BlockingIOError:
            return False


@pytest.fixture
def served(open_fast, tmp_path):
    table = open_fast(seats=2, bots=1, seed=3)
    feed = Feed(table.console, tmp_path / "feed.sock")
    hands = HandsServer(table.world, table.console, tmp_path / "hands.sock")
    clients = []

    def connect(name):
        client = Client(tmp_path / f"{name}.sock")
        clients.append(client)
        return client

    def run(seconds=0.5):
        for _ in range(3):
            table.loop.poll_files()
        table.loop.run(until_s=table.loop.now_s() + seconds)

    table.connect, table.run = connect, run
    yield table
    for client in clients:
        client.socket.close()
    feed.close()
    hands.close()


def test_a_screen_that_was_just_started_shows_the_present_state_at_once(served):
    served.run(5.0)
    screen = served.connect("feed")
    screen.say({"type": "Watch"})
    served.run(0.0)
    (update,) = screen.hear()
    assert update["view"]["match"]["phase"] == "mapping"
    assert update["view"]["simulated"] is True


def test_the_public_gets_no_secrets_and_a_seat_gets_its_own(served):
    public, red = served.connect("feed"), served.connect("feed")
    public.say({"type": "Watch"})
    red.say({"type": "Watch", "seat": "red"})
    served.run(0.0)
    assert public.hear()[0]["view"]["match"]["secrets"] is None
    assert red.hear()[0]["view"]["match"]["secrets"]["seat"] == "red"


@pytest.mark.parametrize(
    "nonsense", [b"hello", b"\xff\xfe", b"[]", b'{"type": "Watch", "seat": "mauve"}']
)
def test_a_client_that_speaks_nonsense_is_told_so_and_let_go(served, nonsense):
    client = served.connect("feed")
    client.say(nonsense)
    served.run(0.0)
    (answer,) = client.hear()
    assert answer["type"] == "Refused"
    assert client.let_go


def test_killing_a_screen_leaves_the_match_running(served):
    screen = served.connect("feed")
    screen.say({"type": "Watch"})
    served.run(1.0)
    screen.socket.close()
    before = served.loop.now_s()
    served.run(30.0)
    assert served.loop.now_s() > before + 29
    assert served.match.state.phase == "ready"


def test_a_screen_that_never_reads_holds_nobody_up(served):
    deaf = served.connect("feed")
    deaf.say({"type": "Watch"})
    served.run(60.0)
    good = served.connect("feed")
    good.say({"type": "Watch"})
    served.run(0.1)
    assert good.hear()


def test_hands_act_and_see(served):
    served.run(25.0)
    hand = served.connect("hands")
    hand.say({"type": "Sit", "seat": "red"})
    served.run(0.1)
    scene = hand.hear()[-1]
    assert scene["seat"] == "red"
    hand.say({"type": "Take", "place": "red/draw"})
    served.run(0.1)
    me = next(seat for seat in hand.hear()[-1]["seats"] if seat["seat"] == "red")
    assert me["hand"] == {"kind": "card", "face": False, "name": "card-back", "suitcase": ""}


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"type": "Take", "place": "blue/draw"}, "in front of somebody else"),
        ({"type": "Fly"}, "not an act"),
    ],
)
def test_an_act_that_no_hand_can_do_is_refused_with_a_reason(served, act, reason):
    hand = served.connect("hands")
    hand.say({"type": "Sit", "seat": "red"})
    served.run(0.1)
    hand.hear()
    hand.say(act)
    served.run(0.1)
    refusals = [line for line in hand.hear() if line["type"] == "Refused"]
    assert reason in refusals[0]["reason"]


def test_hands_sit_at_a_seat_of_this_table(served):
    hand = served.connect("hands")
    hand.say({"type": "Sit", "seat": "mauve"})
    served.run(0.1)
    assert hand.hear()[0]["reason"] == "there is no seat 'mauve' at this table"
    assert hand.let_go


def test_a_second_table_at_the_same_place_is_refused(tmp_path):
    with Loop(VirtualClock()) as loop:
        first = LineServer(loop, tmp_path / "feed.sock", lambda client: None)
        with pytest.raises(PortBusy, match="another table is already running at"):
            LineServer(loop, tmp_path / "feed.sock", lambda client: None)
        first.close()
        first.close()


def test_a_socket_that_a_dead_table_left_behind_is_taken_over(tmp_path):
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(tmp_path / "feed.sock"))
    left.close()
    with Loop(VirtualClock()) as loop:
        server = LineServer(loop, tmp_path / "feed.sock", lambda client: None)
        assert repr(server).endswith("0 clients>")
        server.close()
    assert not (tmp_path / "feed.sock").exists()


def test_a_place_where_no_socket_can_be_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with Loop(VirtualClock()) as loop, pytest.raises(PortBusy, match="no socket can be opened at"):
        LineServer(loop, tmp_path / "file" / "feed.sock", lambda client: None)


def test_a_screen_that_comes_during_a_commit_sees_nothing_before_it_is_done(disk, tmp_path):
    """Else it would show a move that a power cut now takes back."""
    options = {"rounds": 1, "variant": "memory"}
    file, seating = load_table_file("sim"), Seating(2, 2, "hard", 3, "luggage", options)
    with (
        Loop(RealClock(100.0)) as loop,
        open_table(file, loop, seating, deep=False, journal=tmp_path / "journal.db") as table,
    ):
        feed = Feed(table.console, tmp_path / "feed.sock")
        table.start()
        loop.run(while_=lambda: len(table.match.history) < 5 or not table.console.settled)
        disk.answers.clear()
        loop.run(while_=lambda: table.console.settled)
        moves = len(table.match.history)
        screen = Client(tmp_path / "feed.sock")
        screen.say({"type": "Watch"})
        for _ in range(5):
            loop.poll_files(0.01)
        assert screen.hear() == []
        disk.answers.set()
        loop.run(while_=lambda: not table.console.settled or len(table.match.history) <= moves)
        assert screen.hear()[0]["view"]["match"] is not None
        screen.socket.close()
        feed.close()
