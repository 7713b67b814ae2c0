"""The client of the hands socket."""

import socket
import stat
import time

import msgspec
import pytest

from controller.views import paths
from controller.views.paths import ForeignFolder
from display import feed
from display.feed import SeatRefused
from display.tabletop.hands import HandsClient
from hardware.scene import Press, Put, Refused, Scene, Seated, Sit, Take

SCENE = Scene(1.0, "red", 36, 0.5, 3.0, (), ())


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(feed, "FIRST_RETRY_S", 0.0)


class Server:
    """The other end of the socket, step by step."""

    def __init__(self, path):
        path.unlink(missing_ok=True)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen()
        self.listener.settimeout(5.0)

    def accept(self):
        self.connection, _ = self.listener.accept()
        self.connection.settimeout(5.0)
        self.lines = self.connection.makefile("rb")

    def read(self, type_):
        return msgspec.json.decode(self.lines.readline(), type=type_)

    def send(self, data):
        self.connection.sendall(data)

    def leave(self):
        self.lines.close()
        self.connection.close()

    def close(self):
        self.leave()
        self.listener.close()


def line(message):
    return msgspec.json.encode(message) + b"\n"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "hands"


@pytest.fixture
def server(path):
    server = Server(path)
    yield server
    server.close()


@pytest.fixture
def client(path):
    with HandsClient(path, "red") as client:
        yield client


@pytest.fixture
def seated(server, client):
    client.poll()
    server.accept()
    assert server.read(Sit) == Sit("red")
    return client


def polled(client, count=1):
    """The next messages, which may take a moment to arrive."""
    messages = ()
    deadline_s = time.monotonic() + 5.0
    while len(messages) < count and time.monotonic() < deadline_s:
        messages += client.poll()
        time.sleep(0.001)
    return messages


def test_it_sits_down_first_and_then_sees(server, seated):
    server.send(line(SCENE))
    assert polled(seated) == (SCENE,)
    assert seated.scene == SCENE
    assert seated.connected


def test_acts_arrive_in_their_order(server, seated):
    for act in (Take("belt/3"), Put("belt"), Press("A")):
        assert seated.act(act)
    assert server.read(Take) == Take("belt/3")
    assert server.read(Put) == Put("belt")
    assert server.read(Press) == Press("A")


def test_the_token_is_kept_for_the_next_window_and_for_nobody_else(server, seated, path):
    server.send(line(Seated("red", "secret")) + line(SCENE))
    assert polled(seated) == (SCENE,)
    assert seated.token == "secret"
    kept = path.parent / "red.token"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    seated.close()
    with HandsClient(path, "red") as again:
        again.poll()
        server.leave()
        server.accept()
        assert server.read(Sit) == Sit("red", "secret")


def test_a_new_token_takes_the_place_of_an_old_one(server, client, path):
    paths.keep_token(path.parent, "red", "old")
    client.poll()
    server.accept()
    assert server.read(Sit) == Sit("red", "old")
    server.send(line(Seated("red", "new")) + line(SCENE))
    assert polled(client) == (SCENE,)
    assert paths.read_token(path.parent, "red") == client.token == "new"
    assert [one.name for one in path.parent.iterdir() if "token" in one.name] == ["red.token"]


def test_a_token_that_cannot_be_kept_lets_sit_all_the_same(server, seated, mocker, caplog):
    mocker.patch("display.tabletop.hands.keep_token", side_effect=OSError(28, "no space left"))
    server.send(line(Seated("red", "secret")) + line(SCENE))
    assert polled(seated) == (SCENE,)
    assert "no space left" in caplog.text
    assert "secret" not in caplog.text


def test_a_seat_that_is_not_to_be_had_is_told_in_a_sentence(server, seated):
    server.send(line(Refused("somebody else sits at the seat 'red'")))
    server.leave()
    with pytest.raises(SeatRefused, match="somebody else sits at the seat 'red'"):
        polled(seated)
    assert not seated.connected


def test_a_table_that_somebody_else_may_have_put_there_is_not_believed(server, seated, path):
    server.leave()
    while seated.connected:
        seated.poll()
    path.parent.chmod(0o777)
    with pytest.raises(ForeignFolder, match="others than the owner may write"):
        seated.poll()
    assert not seated.connected


def test_a_refusal_comes_with_its_reason(server, seated):
    server.send(line(Seated("red", "secret")))
    server.send(line(Refused("the hand is empty")))
    assert polled(seated) == (Refused("the hand is empty"),)


def test_a_scene_in_pieces_is_one_scene(server, seated):
    whole = line(SCENE)
    server.send(whole[:20])
    assert seated.poll() == ()
    server.send(whole[20:] + whole)
    assert polled(seated, 2) == (SCENE, SCENE)


@pytest.mark.parametrize(
    "garbage", [b"hello\n", b"\xff\xfe\n", b"{}\n", b'{"type":"Scene"}\n', b"[1,2]\n", b"\n"]
)
def test_garbage_is_passed_over(server, seated, garbage):
    server.send(garbage + line(SCENE))
    assert polled(seated) == (SCENE,)
    assert seated.connected


def test_a_line_without_an_end_is_given_up(server, seated, monkeypatch):
    monkeypatch.setattr(feed, "LONGEST_LINE", 1000)
    seated.poll()
    server.send(b"x" * 5000)
    deadline_s = time.monotonic() + 5.0
    while seated.connected and time.monotonic() < deadline_s:
        seated.poll()
    assert not seated.connected


def test_without_a_table_it_waits_and_does_nothing(client):
    assert client.poll() == ()
    assert not client.connected
    assert not client.act(Take("belt/3"))


def test_it_comes_back_when_the_table_does(server, seated, path):
    server.send(line(SCENE))
    polled(seated)
    server.close()
    seated.poll()
    assert not seated.connected
    assert seated.scene == SCENE
    again = Server(path)
    seated.poll()
    again.accept()
    assert again.read(Sit) == Sit("red")
    again.send(line(SCENE))
    assert polled(seated) == (SCENE,)
    again.close()


def test_nothing_old_is_sent_to_a_new_table(server, seated, path):
    server.close()
    seated.act(Take("belt/3"))
    seated.act(Take("belt/4"))
    seated.poll()
    again = Server(path)
    seated.poll()
    again.accept()
    seated.act(Press("A"))
    assert again.read(Sit) == Sit("red")
    assert again.read(Press) == Press("A")
    again.close()


def test_what_came_before_the_table_left_is_still_seen(server, seated):
    server.send(line(SCENE))
    server.leave()
    assert polled(seated) == (SCENE,)


def test_closing_twice_is_fine(server, seated):
    seated.close()
    seated.close()
    assert not seated.connected
