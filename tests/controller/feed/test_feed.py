"""The feed and the hands socket, on real Unix sockets."""

import json
import logging
import socket
from contextlib import contextmanager

import pytest

from controller.feed.feed import Feed, served
from controller.feed.sockets import Client as Sockets
from controller.table.assembly import Seating, open_table
from controller.views import Watch
from hardware.config import load_table_file
from hardware.loop import Loop, RealClock
from hardware.scene import Seated, Sit


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

    def sit(self, seat, token=""):
        self.say({"type": "Sit", "seat": seat, "token": token})


@contextmanager
def made_public(table, folder):
    """Serve a table; it gains `connect`, `run` and `sit`."""
    clients = []

    def connect(name):
        client = Client(folder / f"{name}.sock")
        clients.append(client)
        return client

    def run(seconds=0.5):
        for _ in range(3):
            table.loop.poll_files()
        table.loop.run(until_s=table.loop.now_s() + seconds)

    def sit(seat):
        hand = connect("hands")
        hand.sit(seat)
        run(0.1)
        hand.heard = hand.hear()
        hand.token = hand.heard[0]["token"]
        return hand

    table.connect, table.run, table.sit = connect, run, sit
    with served(table.console, table.world, folder):
        yield table
    for client in clients:
        client.socket.close()


@pytest.fixture
def table(open_fast, tmp_path):
    """A served table with a person at red and a bot at blue."""
    with made_public(open_fast(seats=2, bots=1, seed=3), tmp_path) as table:
        yield table


@pytest.fixture
def lobby(open_fast, tmp_path):
    """A served table at which nobody plays yet."""
    with made_public(open_fast(seed=3), tmp_path) as table:
        yield table


def test_a_screen_that_was_just_started_shows_the_present_state_at_once(table):
    table.run(5.0)
    screen = table.connect("feed")
    screen.say({"type": "Watch"})
    table.run(0.0)
    (update,) = screen.hear()
    assert update["view"]["match"]["phase"] == "ready"
    assert update["view"]["simulated"] is True


def test_the_public_gets_no_secrets_and_a_seat_gets_its_own(table):
    token = table.sit("red").token
    public, red = table.connect("feed"), table.connect("feed")
    public.say({"type": "Watch"})
    red.say({"type": "Watch", "seat": "red", "token": token})
    table.run(0.1)
    assert public.hear()[0]["view"]["match"]["secrets"] is None
    assert red.hear()[0]["view"]["match"]["secrets"]["seat"] == "red"


NONSENSE = {
    "no JSON": b"hello",
    "no UTF-8": b"\xff\xfe",
    "no UTF-8 in a text": b'{"type":"Watch","seat":"\xff"}',
    "half a surrogate": b'{"type":"Sit","seat":"\\ud800"}',
    "nested without end": b'{"type":"Sit","seat":"red","x":' + b"[" * 1500 + b"]" * 1500 + b"}",
    "another thing": b"[]",
    "no seat": b'{"type":"Watch","seat":"mauve"}',
    "a number as a seat": b'{"type":"Sit","seat":7}',
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
@pytest.mark.parametrize("name", ["feed", "hands"])
def test_a_client_that_speaks_nonsense_is_told_so_and_let_go(table, name, nonsense):
    client = table.connect(name)
    client.say(nonsense)
    table.run(0.0)
    (answer,) = client.hear()
    assert answer["type"] == "Refused"
    assert client.let_go


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_of_who_sits_is_refused_like_any_other_act(table, nonsense):
    hand = table.sit("red")
    hand.say(nonsense)
    hand.say({"type": "Press", "button": "A"})
    table.run(0.1)
    assert [line["type"] for line in hand.hear() if line["type"] == "Refused"] == ["Refused"]
    assert not hand.let_go


# ---- who may sit and watch where ---------------------------------------------------------------


def test_a_free_seat_is_handed_out_with_a_token_that_nobody_can_guess(table):
    hand = table.sit("red")
    assert hand.heard[0] == {"type": "Seated", "seat": "red", "token": hand.token, "taken": 0}
    assert len(hand.token) >= 22, "128 bits in base 64"
    assert table.sit("green").token != hand.token
    assert hand.heard[1]["type"] == "Scene"


@pytest.mark.parametrize("token", ["", "guessed", "\u00e9"])
def test_a_taken_seat_is_refused_to_everybody_without_its_token(table, token):
    table.sit("red")
    other = table.connect("hands")
    other.sit("red", token)
    table.run(0.1)
    assert "somebody else sits at the seat 'red'" in other.hear()[0]["reason"]
    assert other.let_go


def test_who_sat_there_comes_back_with_the_token(table):
    token = table.sit("red").token
    again = table.connect("hands")
    again.sit("red", token)
    table.run(0.1)
    seated, scene = again.hear()
    assert seated["token"] == token
    assert scene["seat"] == "red"


def test_a_seat_is_free_again_if_its_window_went_before_the_token_had_come_back(table):
    lost = table.sit("red")
    lost.socket.close()
    table.run(0.2)
    assert table.sit("red").token != lost.token


def watch(table, hand):
    table.connect("feed").say({"type": "Watch", "seat": "red", "token": hand.token})


def sit_again(table, hand):
    table.connect("hands").sit("red", hand.token)


def press(table, hand):
    hand.say({"type": "Press", "button": "A"})


@pytest.mark.parametrize("shows_that_it_has_the_token", [watch, sit_again, press])
def test_a_seat_stays_taken_once_its_token_has_arrived(table, shows_that_it_has_the_token):
    hand = table.sit("red")
    shows_that_it_has_the_token(table, hand)
    table.run(0.1)
    hand.socket.close()
    table.run(60.0)
    other = table.connect("hands")
    other.sit("red")
    table.run(0.1)
    assert "somebody else sits at the seat 'red'" in other.hear()[0]["reason"]


def test_a_token_that_was_forgotten_opens_nothing(table):
    lost = table.sit("red")
    lost.socket.close()
    table.run(0.2)
    table.sit("red")
    screen = table.connect("feed")
    screen.say({"type": "Watch", "seat": "red", "token": lost.token})
    table.run(0.1)
    assert screen.hear()[0]["reason"].startswith("only who sits at the seat 'red' may watch as it")


def test_the_token_of_one_seat_opens_no_other(table):
    red, green = table.sit("red"), table.sit("green")
    other, screen = table.connect("hands"), table.connect("feed")
    other.sit("green", red.token)
    screen.say({"type": "Watch", "seat": "red", "token": green.token})
    table.run(0.1)
    assert other.hear()[0]["type"] == "Refused"
    assert screen.hear()[0]["type"] == "Refused"


def test_who_sits_takes_another_chair_in_the_lobby_and_leaves_nothing_behind(lobby):
    red, other = lobby.sit("red"), lobby.connect("hands")
    watched = lobby.connect("feed")
    watched.say({"type": "Watch", "seat": "red", "token": red.token})
    other.sit("red", red.token)
    lobby.run(0.1)
    watched.hear()
    red.hear()
    red.say({"type": "Press", "button": "A"})
    lobby.run(0.1)
    red.sit("green")
    lobby.run(0.1)
    moved = [one for one in red.hear() if one["type"] == "Seated"]
    assert moved == [{"type": "Seated", "seat": "green", "token": red.token, "taken": 2}]
    assert lobby.console.lobby.party.joined == {"green": False}
    assert lobby.world.seats["red"].pressed == set()
    for left in (other, watched):
        left.hear()
        assert left.let_go
    for seat, expected in (("green", "Update"), ("red", "Refused")):
        feed = lobby.connect("feed")
        feed.say({"type": "Watch", "seat": seat, "token": red.token})
        lobby.run(0.1)
        assert feed.hear()[0]["type"] == expected
    assert lobby.sit("red").token != red.token


@pytest.mark.parametrize("to", ["blue", "green", "mauve"])
def test_a_chair_that_is_not_free_is_refused_and_who_asked_stays(lobby, to):
    lobby.console.seat_bot("blue")
    red, _ = lobby.sit("red"), lobby.sit("green")
    red.hear()
    red.sit(to)
    lobby.run(0.1)
    assert [one["type"] for one in red.hear() if one["type"] != "Scene"] == ["Refused"]
    red.say({"type": "Press", "button": "A"})
    lobby.run(0.1)
    assert "red" in lobby.console.lobby.party.joined


def test_nobody_changes_places_in_a_match(table):
    red = table.sit("red")
    red.sit("green")
    table.run(1.0)
    assert "Seated" not in [one["type"] for one in red.hear()]
    assert table.sit("green").heard[0]["type"] == "Seated"


def test_the_seat_of_a_bot_is_never_handed_out(table):
    hand = table.connect("hands")
    hand.sit("blue")
    table.run(0.1)
    assert hand.hear()[0]["reason"].startswith("a bot sits at the seat 'blue'")
    assert hand.let_go


def test_nobody_waits_for_a_player_whose_window_is_gone(table):
    hand = table.sit("red")
    hand.say({"type": "LookAway", "away": True})
    hand.say({"type": "Read", "reads": True})
    table.run(0.2)
    assert table.world.said.away.seats == table.world.said.readers.seats == {"red"}
    hand.socket.close()
    table.run(0.2)
    assert table.world.said.away.seats == table.world.said.readers.seats == set()


@pytest.mark.parametrize("seat", ["red", "blue", "green"])
def test_a_seat_is_not_watched_without_its_token(table, seat):
    """Not where somebody sits, not where a bot does, and not where nobody sits."""
    table.sit("red")
    screen = table.connect("feed")
    screen.say({"type": "Watch", "seat": seat})
    table.run(0.1)
    (refused,) = screen.hear()
    assert refused["reason"].startswith(f"only who sits at the seat '{seat}' may watch as it")
    assert screen.let_go


def test_a_real_table_has_no_feeds_of_its_seats(open_fast, tmp_path):
    table = open_fast(seats=2, bots=1)
    with served(table.console, None, tmp_path):
        screen = Client(tmp_path / "feed.sock")
        screen.say({"type": "Watch", "seat": "red"})
        table.loop.run(until_s=0.1)
        assert screen.hear()[0]["reason"].startswith("here only the public watches")
        screen.socket.close()
    assert not (tmp_path / "hands.sock").exists()


def test_no_token_is_ever_logged(table, caplog):
    caplog.set_level(logging.DEBUG)
    hand = table.sit("red")
    for client, wrong in ((table.connect("feed"), "Watch"), (table.connect("hands"), "Sit")):
        client.say({"type": wrong, "seat": "green", "token": hand.token})
    hand.say(b"x" * 9999)
    table.run(12.0)
    table.connect("feed").say({"type": "Watch", "seat": hand.token})
    table.run(12.0)
    assert caplog.records
    said = caplog.text + repr(Seated("red", hand.token)) + repr(Sit("red", hand.token))
    assert hand.token not in said + repr(Watch("red", hand.token))


# ---- many messages, few answers ----------------------------------------------------------------


def test_a_hundred_newcomers_are_shown_the_table_in_one_look(table, mocker):
    look = mocker.spy(table.console, "look")
    screens = [table.connect("feed") for _ in range(10)]
    for screen in screens:
        for _ in range(10):
            screen.say({"type": "Watch"})
    table.run(0.0)
    assert look.call_count == 1
    assert all(screen.hear() for screen in screens)


def test_who_comes_without_end_is_shown_the_table_thirty_times_a_second(table, mocker):
    look = mocker.spy(table.console, "look")
    for _ in range(10):
        table.connect("feed").say({"type": "Watch"})
        table.run(0.01)
    assert 3 <= look.call_count <= 4


def test_a_view_is_made_once_for_each_observer_and_not_for_who_cannot_take_it(table, mocker):
    deaf, one, other = (table.connect("feed") for _ in range(3))
    for screen in (deaf, one, other):
        screen.say({"type": "Watch"})
    table.run(0.1)
    view = mocker.spy(table.console, "view")
    table.console.look()
    assert view.call_count == 1
    mocker.patch.object(Sockets, "ready", False)
    table.console.look()
    assert view.call_count == 1


def test_a_screen_that_reads_again_is_shown_the_present_state(table, mocker):
    """What it could not take is left out; it does not wait for the next change."""
    slow = table.connect("feed")
    slow.say({"type": "Watch"})
    table.run(0.1)
    for _ in range(200):
        table.console.look()
    heard = len(slow.hear())
    assert heard < 200
    look = mocker.spy(table.console, "look")
    table.run(0.0)
    assert look.call_count == 1
    assert slow.hear()


def test_answers_are_kept_in_order_while_states_are_overtaken(table):
    hand = table.sit("red")
    for number in range(25):
        hand.say({"type": "Take", "place": f"belt/{40 + number}"})
    table.run(5.0)
    reasons = [line["reason"] for line in hand.hear() if line["type"] == "Refused"]
    assert reasons == [f"the belt has the places 0 to 35, not 'belt/{40 + n}'" for n in range(25)]


def test_killing_a_screen_leaves_the_match_running(table):
    screen = table.connect("feed")
    screen.say({"type": "Watch"})
    table.run(1.0)
    screen.socket.close()
    before = table.loop.now_s()
    table.run(30.0)
    assert table.loop.now_s() > before + 29
    assert table.match.state.phase == "ready"


def test_hands_act_and_see(table):
    table.run(25.0)
    hand = table.sit("red")
    assert hand.heard[-1]["seat"] == "red"
    hand.say({"type": "Take", "place": "red/draw"})
    table.run(0.1)
    me = next(seat for seat in hand.hear()[-1]["seats"] if seat["seat"] == "red")
    assert me["hand"] == {"kind": "card", "face": False, "name": "card-back", "suitcase": ""}


def test_nobody_looks_at_a_table_at_which_nobody_sits(table, mocker):
    looks = mocker.spy(table.world, "visible")
    table.run(2.0)
    assert looks.call_count == 0
    hand = table.sit("red")
    table.run(1.0)
    assert looks.call_count > 25
    hand.socket.close()
    table.run(0.2)
    looks.reset_mock()
    table.run(2.0)
    assert looks.call_count == 0


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        ({"type": "Take", "place": "blue/draw"}, "in front of somebody else"),
        ({"type": "Fly"}, "expected an act"),
    ],
)
def test_an_act_that_no_hand_can_do_is_refused_with_a_reason(table, act, reason):
    hand = table.sit("red")
    hand.say(act)
    table.run(0.1)
    refusals = [line for line in hand.hear() if line["type"] == "Refused"]
    assert reason in refusals[0]["reason"]


@pytest.mark.parametrize(
    "acts",
    [
        [{"type": "Peek", "place": "belt/0"}],
        [{"type": "TurnOver", "place": "belt/0"}],
        [{"type": "Take", "place": "belt/0"}, {"type": "TurnOver"}],
        [{"type": "Take", "place": "red/draw"}, {"type": "Put", "place": "red/cards"}],
        [{"type": "Peek", "place": "red/draw"}],
    ],
    ids=str,
)
def test_what_lies_face_down_has_no_face_in_anything_that_a_client_is_sent(table, acts, mocker):
    table.run(1.0)
    mocker.patch.object(table.world.grasp, "may_look", return_value=False)
    hand = table.sit("red")
    for act in acts:
        hand.say(act)
        table.run(0.1)
    table.run(0.5)
    heard = [*hand.heard, *hand.hear()]
    (refused,) = [message for message in heard if message["type"] == "Refused"]
    assert refused["code"] == "may-not-look"
    scenes = [message for message in heard if message["type"] == "Scene"]
    assert len(scenes) > 1
    # What the control cards are is no secret.
    for scene in scenes:
        scene["places"] = [one for one in scene["places"] if not one["place"].startswith("beside/")]
    assert '"face":true' not in json.dumps(scenes, separators=(",", ":"))


def test_hands_sit_at_a_seat_of_this_table(table):
    hand = table.connect("hands")
    hand.say({"type": "Sit", "seat": "mauve"})
    table.run(0.1)
    assert hand.hear()[0]["reason"].startswith("there is no such seat at this table")
    assert hand.let_go


def test_a_screen_that_comes_during_a_commit_sees_nothing_before_it_is_done(disk, tmp_path):
    """Else it would show a move that a power cut now takes back."""
    options = {"rounds": 1, "variant": "memory"}
    file, seating = load_table_file("sim"), Seating(2, 2, "sharp", 3, "luggage", options)
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
