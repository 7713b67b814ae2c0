"""The client of the feed, on a real Unix socket: it comes back, and garbage does not hurt it."""

import errno
import logging
import socket
import time

import msgspec
import pytest

from controller.views import Refused, TableView, Update, Watch
from controller.views.paths import ForeignFolder
from display.feed import FIRST_RETRY_S, LONGEST_RETRY_S, FeedClient


def view(at_s):
    return TableView(at_s=at_s, table="test", simulated=True, stage="attract", seats=())


def line(at_s, *sounds):
    return msgspec.json.encode(Update(view(at_s), sounds)) + b"\n"


class Clock:
    now_s = 0.0

    def __call__(self):
        return self.now_s


class Server:
    """A feed's end of the socket, in the hands of the test."""

    def __init__(self, path):
        path.unlink(missing_ok=True)
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen()
        self.listener.settimeout(5)
        self.connection = None

    def accept(self):
        if self.connection is not None:
            self.connection.close()
        self.connection, _ = self.listener.accept()
        self.connection.settimeout(5)

    def hear(self):
        self.accept()
        return self.connection.recv(4096)

    def close(self):
        if self.connection is not None:
            self.connection.close()
        self.listener.close()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "feed.sock"


@pytest.fixture
def server(path):
    server = Server(path)
    yield server
    server.close()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def client(path, clock):
    with FeedClient(path, clock=clock) as client:
        yield client


def polled(client, tries=500):
    """The first update that comes; the kernel may take a moment to hand it over."""
    for _ in range(tries):
        update = client.poll()
        if update is not None:
            return update
        time.sleep(0.002)
    raise AssertionError("no update came")


def test_it_says_first_as_whom_it_watches(server, path):
    with FeedClient(path, "red", lambda: "its token") as client:
        client.poll()
        said = server.hear()
    assert said.endswith(b"\n")
    assert msgspec.json.decode(said, type=Watch) == Watch("red", "its token")


def test_a_seat_is_watched_as_soon_as_somebody_sits_there(server, path, clock):
    tokens = [""]
    with FeedClient(path, "red", lambda: tokens[0], clock) as client:
        client.poll()
        assert not client.connected
        tokens[0] = "handed out"
        client.poll()
        assert msgspec.json.decode(server.hear(), type=Watch).token == "handed out"


def test_a_refusal_is_logged_and_asked_about_again(server, client, clock, caplog):
    client.poll()
    server.accept()
    server.connection.sendall(msgspec.json.encode(Refused("no")) + b"\n")
    server.connection.close()
    while client.connected:
        assert client.poll() is None
    assert "refuses: no" in caplog.text
    clock.now_s += LONGEST_RETRY_S
    client.poll()
    server.accept()
    server.connection.sendall(line(2.0))
    assert polled(client).view.at_s == 2.0


def test_where_too_many_wait_to_be_let_in_it_does_not_wait_and_knocks_again_soon(
    server, path, client, clock
):
    waiting = []
    while True:
        waiting.append(socket.socket(socket.AF_UNIX))
        waiting[-1].setblocking(False)
        if waiting[-1].connect_ex(str(path)) == errno.EAGAIN:
            break
    for _ in range(10):
        assert client.poll() is None
        clock.now_s += FIRST_RETRY_S
    for _ in waiting[:-1]:
        server.accept()
    for end in waiting:
        end.close()
    clock.now_s += FIRST_RETRY_S
    client.poll()
    assert client.connected


def test_a_table_that_somebody_else_may_have_put_there_is_not_believed(server, path, client):
    path.parent.chmod(0o777)
    with pytest.raises(ForeignFolder, match="others than the owner may write to the folder"):
        client.poll()
    assert not client.connected


def test_the_latest_view_wins_and_no_sound_is_lost(server, client):
    client.poll()
    server.accept()
    server.connection.sendall(line(1.0, "match") + line(2.0) + line(3.0, "lost", "tick"))
    update = polled(client)
    assert update.view.at_s == 3.0
    assert update.sounds == ("match", "lost", "tick")
    assert client.poll() is None


def test_a_line_that_comes_in_two_parts_is_put_together(server, client):
    client.poll()
    server.accept()
    whole = line(1.0)
    server.connection.sendall(whole[:40])
    time.sleep(0.01)
    assert client.poll() is None
    server.connection.sendall(whole[40:])
    assert polled(client).view.at_s == 1.0


@pytest.mark.parametrize(
    "garbage",
    [
        b"hello\n",
        b"{}\n",
        b"\xff\xfe\x00\n",
        b'{"type":"Update","view":7}\n',
        b"\n\n",
        b"[" * 9999 + b"\n",
    ],
)
def test_garbage_is_dropped_and_what_follows_is_read(server, client, garbage, caplog):
    caplog.set_level(logging.WARNING, logger="display.feed")
    client.poll()
    server.accept()
    server.connection.sendall(garbage + line(5.0))
    assert polled(client).view.at_s == 5.0
    assert bool(caplog.records) == bool(garbage.strip())


def test_a_last_line_without_an_end_is_forgotten(server, client, path, clock):
    client.poll()
    server.accept()
    server.connection.sendall(line(1.0)[:50])
    server.close()
    for _ in range(50):
        client.poll()
    assert not client.connected
    again = Server(path)
    clock.now_s += LONGEST_RETRY_S
    client.poll()
    again.accept()
    again.connection.sendall(line(2.0))
    assert polled(client).view.at_s == 2.0
    again.close()


def test_it_waits_for_a_table_that_is_not_there_yet(path, client, clock):
    for _ in range(20):
        assert client.poll() is None
        clock.now_s += 0.5
    server = Server(path)
    clock.now_s += LONGEST_RETRY_S
    client.poll()
    server.accept()
    server.connection.sendall(line(1.0))
    assert polled(client).view.at_s == 1.0
    server.close()


def test_it_knocks_ever_more_gently(path, client, clock, mocker):
    knock = mocker.patch("display.feed.socket.socket")
    knock.return_value.connect.side_effect = FileNotFoundError
    for _ in range(10_000):
        client.poll()
        clock.now_s += 0.01
    # 0.1, 0.2, 0.4, 0.8, 1.6 s, then every 2 s: about 50 knocks in 100 s.
    assert 45 <= knock.call_count <= 60


def test_a_stream_without_lines_is_left(server, client, mocker):
    mocker.patch("display.feed.LONGEST_LINE", 1000)
    client.poll()
    server.accept()
    server.connection.sendall(b"x" * 5000)
    for _ in range(500):
        client.poll()
        if not client.connected:
            break
        time.sleep(0.002)
    assert not client.connected


def test_closing_twice_is_fine(client):
    client.close()
    client.close()
    assert not client.connected
