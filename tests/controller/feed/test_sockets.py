"""The server of the sockets: nobody holds it up, and nobody else's folder is used."""

import errno
import itertools
import logging
import os
import socket
import stat

import pytest

from controller.feed import sockets
from controller.feed.sockets import (
    DEAF_S,
    EVENTS_A_TURN,
    GRACE_S,
    LINES_AT_ONCE,
    LINES_PER_S,
    LONGEST_LINE,
    MOST_ANSWERS,
    MOST_CLIENTS,
    MOST_OF_ONE,
    NO_DESCRIPTOR_S,
    SILENT_S,
    LineServer,
    Rank,
)
from hardware.errors import PortBusy
from hardware.loop import Loop, PacedClock, RealClock, VirtualClock

MEGABYTE = b"x" * 1_000_000
"""More than the kernel keeps for a client that does not read."""


class Computer:
    """On it time passes only while it waits, and as long as its work `takes`."""

    def __init__(self):
        self.now_s = 1000.0

    def takes(self, seconds):
        self.now_s += max(seconds, 1e-6)  # less would be lost in rounding

    def waits_with(self, loop):
        select = loop._selector.select

        def waiting(timeout_s):
            ready = select(0.0)
            if not ready:
                self.takes(timeout_s)
            return ready

        loop._selector.select = waiting


@pytest.fixture
def computer(mocker):
    computer = Computer()
    mocker.patch("time.monotonic", side_effect=lambda: computer.now_s)
    mocker.patch("time.sleep", side_effect=computer.takes)
    return computer


CLOCKS = {"real": RealClock, "paced": PacedClock, "virtual": VirtualClock}
"""A real table's time passes during a callback; that of a twin, which may be watched, stands still
there."""

watched = pytest.mark.parametrize("loop", ["real", "paced"], indirect=True)
"""Where somebody waits for the table."""


@pytest.fixture(params=CLOCKS)
def loop(request, computer):
    with Loop(CLOCKS[request.param]()) as loop:
        computer.waits_with(loop)
        yield loop


class Served:
    """A server whose clients introduce themselves with their first line."""

    def __init__(self, loop, path):
        self.loop, self.path = loop, path
        self.lines = []
        self.server = LineServer(loop, path, self._connected)
        self.ends = []

    def _connected(self, client):
        def received(line):
            client.rank = Rank.PUBLIC
            self.lines.append(line)

        client.received = received

    def connect(self, *lines):
        end = socket.socket(socket.AF_UNIX)
        end.setblocking(False)
        end.connect(str(self.path))
        self.ends.append(end)
        for line in lines:
            end.sendall(line + b"\n")
        self.run()
        return end

    def run(self, seconds=0.0):
        for _ in range(20):
            self.loop.poll_files()
        self.loop.run(until_s=self.loop.now_s() + seconds)

    def close(self):
        self.server.close()
        for end in self.ends:
            end.close()


@pytest.fixture
def served(loop, tmp_path, mocker):
    # All clients here are of one process; without more being said each is taken for another.
    served = Served(loop, tmp_path / "feed.sock")
    served.process = mocker.patch.object(sockets, "process_and_user")
    served.process.side_effect = ((number, 0) for number in itertools.count(1000))
    yield served
    served.close()


def let_go(end):
    """Whether the server has closed the connection, after what it had sent."""
    try:
        while end.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionResetError:
        pass
    return True


# ---- who loses the place -----------------------------------------------------------------------


def test_a_client_that_stays_silent_is_let_go_and_one_that_said_who_it_is_stays(served):
    silent, known = served.connect(), served.connect(b"hello")
    served.run(SILENT_S - 1.0)
    assert not let_go(silent)
    served.run(3.0)
    assert let_go(silent)
    assert not let_go(known)


def test_a_client_that_sends_half_a_line_is_silent(served):
    half = served.connect()
    half.send(b"hel")
    served.run(SILENT_S + 2.0)
    assert let_go(half)


def test_a_client_that_does_not_read_is_let_go(served):
    deaf, reads = served.connect(b"deaf"), served.connect(b"reads")
    for client in served.server.clients:
        client.show(MEGABYTE)
    for _ in range(round(DEAF_S) + 2):
        let_go(reads)
        served.run(1.0)
    assert len(served.server.clients) == 1
    assert not let_go(reads)
    assert let_go(deaf)


def test_a_client_that_says_more_than_anybody_could_is_let_go(served):
    babbler, person = served.connect(), served.connect()
    babbler.send(b"x\n" * (LINES_AT_ONCE + 1))
    person.send(b"p\n" * LINES_AT_ONCE)
    served.run()
    assert let_go(babbler)
    assert not let_go(person)
    assert served.lines.count(b"x") == LINES_AT_ONCE


def test_what_a_client_may_say_comes_back_with_time(served):
    person = served.connect()
    for _ in range(5):
        person.send(b"p\n" * LINES_AT_ONCE)
        served.run(LINES_AT_ONCE / LINES_PER_S)
    assert not let_go(person)
    assert len(served.lines) == 5 * LINES_AT_ONCE


def test_a_line_without_an_end_is_given_up(served):
    endless = served.connect(b"hello")
    endless.send(b"x" * (LONGEST_LINE + 1))
    served.run()
    assert let_go(endless)


def test_many_that_are_let_go_are_logged_once_and_counted(served, caplog):
    caplog.set_level(logging.WARNING, logger="controller.feed.sockets")
    for _ in range(5):
        served.connect().send(b"x" * (LONGEST_LINE + 1))
    served.run(sockets.LOG_S + 1.0)
    assert len(caplog.records) == 1
    served.connect().send(b"x" * (LONGEST_LINE + 1))
    served.run()
    assert "and 4 others before it" in caplog.text


# ---- when all places are taken -----------------------------------------------------------------


def test_strangers_give_way_to_a_screen(served):
    known = served.connect(b"hello")
    strangers = [served.connect() for _ in range(MOST_CLIENTS - 1)]
    served.run(2 * GRACE_S)
    screen = served.connect(b"hello")
    assert [at for at, end in enumerate(strangers) if let_go(end)] == [0]
    assert not let_go(screen)
    assert not let_go(known)


def test_a_newcomer_has_a_moment_to_say_who_it_is(served):
    """Else a crowd that has said so would push it out again before it can speak."""
    crowd = [served.connect(b"hello") for _ in range(MOST_CLIENTS - 1)]
    screen = served.connect()
    another = served.connect(b"hello")
    assert [at for at, end in enumerate(crowd) if let_go(end)] == [0]
    assert not let_go(screen)
    assert not let_go(another)


def test_of_those_who_are_known_the_ones_that_do_not_read_give_way(served):
    known = [served.connect(b"hello") for _ in range(MOST_CLIENTS)]
    served.server.clients[7].show(MEGABYTE)
    served.connect(b"hello")
    assert [at for at, end in enumerate(known) if let_go(end)] == [7]


def test_who_sits_keeps_the_place(served):
    known = [served.connect(b"hello") for _ in range(MOST_CLIENTS)]
    served.server.clients[0].rank = Rank.SEATED
    served.connect(b"hello")
    assert [at for at, end in enumerate(known) if let_go(end)] == [1]


def test_the_process_that_holds_most_places_gives_way(served):
    processes = [1, 1, 2, 2, 2, *range(3, MOST_CLIENTS - 2)]
    served.process.side_effect = [(number, 0) for number in (*processes, 99)]
    known = [served.connect(b"hello") for _ in processes]
    assert len(served.server.clients) == MOST_CLIENTS
    served.connect(b"hello")
    assert [at for at, end in enumerate(known) if let_go(end)] == [2]


def test_one_process_gets_no_more_than_its_part_of_the_places(served):
    served.process.side_effect = itertools.repeat((1, 0))
    ends = [served.connect(b"hello") for _ in range(MOST_OF_ONE + 5)]
    assert not any(map(let_go, ends[:MOST_OF_ONE]))
    assert all(map(let_go, ends[MOST_OF_ONE:]))
    ends[0].close()
    served.run()
    assert not let_go(served.connect(b"hello"))


def test_a_thousand_connections_take_no_more_places_than_there_are(served):
    for _ in range(1000):
        served.connect()
        assert len(served.server.clients) <= MOST_CLIENTS
    assert not let_go(served.connect(b"hello"))


# ---- bounded work ------------------------------------------------------------------------------


def test_a_turn_serves_a_few_and_all_in_turns(served):
    ends = [served.connect() for _ in range(MOST_CLIENTS)]
    for number, end in enumerate(ends):
        end.sendall(b"%d\n" % number * 3)
    seen = []
    for _ in range(2):
        served.loop.poll_files()
        seen.append(set(served.lines))
    assert len(seen[0]) == EVENTS_A_TURN
    assert len(seen[1]) == MOST_CLIENTS


@pytest.fixture
def slow(served, mocker):
    """The same where everything takes longer than a turn may."""
    now_s = itertools.count(served.server.now_s(), 0.01)
    mocker.patch.object(sockets, "REST", 0.0)
    mocker.patch.object(served.server, "now_s", side_effect=lambda: next(now_s))
    return served


def test_what_a_turn_has_no_time_for_is_served_in_the_next_and_nobody_is_passed_over(
    served, request
):
    """Not even where others say something again whenever they were heard."""
    ends = [served.connect() for _ in range(5)]
    request.getfixturevalue("slow")
    for _ in range(10):
        for number, end in enumerate(ends):
            end.sendall(b"%d\n" % number)
        heard = len(served.lines)
        served.loop.poll_files()
        assert len(set(served.lines[heard:])) == 1
    assert set(served.lines) == {b"0", b"1", b"2", b"3", b"4"}


def test_a_turn_lets_no_more_in_than_it_has_time_for(slow):
    ends = [socket.socket(socket.AF_UNIX) for _ in range(5)]
    for number, end in enumerate(ends):
        end.connect(str(slow.path))
        assert len(slow.server.clients) <= number
    for number in range(1, 6):
        slow.loop.poll_files()
        assert len(slow.server.clients) <= number
    for end in ends:
        end.close()


@pytest.fixture
def work(served, computer, monkeypatch):
    """Every line that is heard, and every client that is let in, takes as long as a turn may; how
    often that was."""
    done = []

    def takes_a_turn(*_):
        computer.takes(1.01 * sockets.TURN_S)
        done.append(computer.now_s)
        return len(done), 0

    monkeypatch.setattr(sockets, "LINES_AT_ONCE", 10**9)
    served.process.side_effect = takes_a_turn
    served.takes_a_turn = takes_a_turn
    return done


@watched
def test_a_turn_ends_in_time_though_the_tables_clock_stands_still(served, work, monkeypatch):
    monkeypatch.setattr(sockets, "REST", 0.0)
    for _ in range(5):
        with socket.socket(socket.AF_UNIX) as end:
            end.connect(str(served.path))
    for turn in range(1, 6):
        served.loop.poll_files()
        assert len(work) == turn


@watched
@pytest.mark.parametrize("hurry", [0.25, 1.0, 8.0])
def test_most_of_the_time_is_left_to_others_while_a_client_floods(served, work, computer, hurry):
    """However fast the table's time goes."""
    end = served.connect(b"hello")
    (client,) = served.server.clients

    def received(line):
        served.takes_a_turn()
        end.send(b"again\n")

    client.received = received
    hurry = go(served, hurry)
    work.clear()
    began_s = computer.now_s
    end.send(b"once\n")
    served.run(2.0 * hurry)
    share = len(work) * 1.01 * sockets.TURN_S / (computer.now_s - began_s)
    assert len(work) >= 2
    assert share < 1.1 / (1.0 + sockets.REST)


def go(served, hurry):
    """Let the table's time go that many times as fast as real time, if it may."""
    if not isinstance(served.loop.clock, PacedClock):
        return 1.0
    served.loop.clock.hurried(hurry)
    return hurry


@pytest.mark.parametrize("hurry", [0.25, 8.0])
def test_limits_are_in_real_seconds_however_fast_the_tables_time_goes(served, hurry):
    hurry = go(served, hurry)
    silent, deaf, person = served.connect(), served.connect(b"deaf"), served.connect(b"person")
    served.server.clients[1].show(MEGABYTE)
    for _ in range(int(min(SILENT_S, DEAF_S) - sockets.SWEEP_S)):
        served.run(1.0 * hurry)
        person.send(b"p\n" * int(LINES_PER_S))
    served.run()
    assert len(served.server.clients) == 3
    served.run(3.0 * sockets.SWEEP_S * max(hurry, 1.0))
    assert let_go(silent)
    assert let_go(deaf)
    assert not let_go(person)
    person.send(b"p\n" * 2 * LINES_AT_ONCE)
    served.run()
    assert let_go(person)


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE])
def test_without_a_descriptor_it_waits_before_it_accepts_again(served, mocker, number, caplog):
    true = served.server._socket
    full = mocker.MagicMock(wraps=true)
    full.fileno.return_value = true.fileno()
    full.__class__ = socket.socket
    full.accept.side_effect = OSError(number, os.strerror(number))
    mocker.patch.object(served.server, "_socket", full)
    end = served.connect(b"hello")
    served.run(NO_DESCRIPTOR_S / 2)
    assert full.accept.call_count == 1
    assert os.strerror(number) in caplog.text
    mocker.stopall()
    served.run(NO_DESCRIPTOR_S)
    assert served.lines == [b"hello"]
    assert not let_go(end)


# ---- answers -----------------------------------------------------------------------------------


def test_answers_wait_in_order_and_a_state_that_cannot_be_taken_is_left_out(served):
    end = served.connect(b"hello")
    (client,) = served.server.clients
    drained = []
    client.drained = lambda: drained.append(True)
    client.show(MEGABYTE)
    assert not client.ready
    client.answer(b"first")
    client.show(b"state")
    client.answer(b"second")
    heard = b""
    while not client.ready:
        heard += end.recv(65536)
        served.run()
    heard += end.recv(65536)
    assert heard.split(b"\n")[1:] == [b"first", b"second", b""]
    assert drained == [True]


def test_who_does_not_take_the_answers_is_let_go(served):
    end = served.connect(b"hello")
    (client,) = served.server.clients
    client.show(MEGABYTE)
    for _ in range(MOST_ANSWERS):
        client.answer(b"no")
    assert not client.closed
    client.answer(b"no")
    assert client.closed
    assert let_go(end)


def test_a_client_that_leaves_is_forgotten(served):
    served.connect(b"hello").close()
    served.run()
    assert served.server.clients == ()
    assert repr(served.server).endswith("0 clients>")


# ---- the folder --------------------------------------------------------------------------------


@pytest.fixture
def no_umask():
    """What keeps a folder shut must not be a umask that happens to be there."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def serve(loop, path, **others):
    server = LineServer(loop, path, lambda client: None, **others)
    modes = mode(path.parent), mode(path)
    server.close()
    return modes


def test_the_folder_that_it_makes_is_open_to_its_user_alone(loop, tmp_path, no_umask):
    assert serve(loop, tmp_path / "new" / "feed.sock") == (0o700, 0o600)
    assert serve(loop, tmp_path / "newer" / "feed.sock", for_group=True) == (0o700, 0o600)


def test_a_folder_that_lets_its_group_in_lets_it_watch_and_no_more(loop, tmp_path, no_umask):
    folder = tmp_path / "run"
    folder.mkdir(mode=0o710)
    assert serve(loop, folder / "feed.sock", for_group=True) == (0o710, 0o660)
    assert serve(loop, folder / "hands.sock") == (0o710, 0o600)


@pytest.mark.parametrize("open_to", [0o770, 0o722, 0o777, 0o1777])
def test_a_folder_where_others_may_write_is_refused(loop, tmp_path, no_umask, open_to):
    folder = tmp_path / "open"
    folder.mkdir()
    folder.chmod(open_to)
    with pytest.raises(PortBusy, match="others than the owner may write to the folder"):
        serve(loop, folder / "feed.sock")
    assert not list(folder.iterdir())


def test_a_folder_of_somebody_else_is_refused(loop, tmp_path, monkeypatch):
    owner = os.getuid()
    monkeypatch.setattr("os.getuid", lambda: owner + 1)
    with pytest.raises(PortBusy, match=f"belongs to user {owner}, not to you; choose a folder"):
        serve(loop, tmp_path / "feed.sock")


def test_a_link_to_a_folder_is_refused(loop, tmp_path):
    (tmp_path / "link").symlink_to(tmp_path)
    with pytest.raises(PortBusy, match="is no folder"):
        serve(loop, tmp_path / "link" / "feed.sock")


def test_a_second_table_at_the_same_place_is_refused(loop, tmp_path):
    first = LineServer(loop, tmp_path / "feed.sock", lambda client: None)
    with pytest.raises(PortBusy, match="another table is already running at"):
        LineServer(loop, tmp_path / "feed.sock", lambda client: None)
    first.close()
    first.close()


def test_a_second_table_is_refused_too_where_many_wait_to_be_let_in(loop, tmp_path, mocker):
    mocker.patch.object(sockets, "BACKLOG", 1)
    first = LineServer(loop, tmp_path / "feed.sock", lambda client: None)
    waiting = []
    while True:
        waiting.append(socket.socket(socket.AF_UNIX))
        waiting[-1].setblocking(False)
        if waiting[-1].connect_ex(str(first.path)) == errno.EAGAIN:
            break
    with pytest.raises(PortBusy, match="another table is already running at"):
        LineServer(loop, tmp_path / "feed.sock", lambda client: None)
    first.close()
    for end in waiting:
        end.close()


def test_a_socket_that_a_dead_table_left_behind_is_taken_over(loop, tmp_path):
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(tmp_path / "feed.sock"))
    assert serve(loop, tmp_path / "feed.sock") == (0o700, 0o600)
    assert not (tmp_path / "feed.sock").exists()


def test_a_place_where_no_socket_can_be_is_refused_in_a_sentence(loop, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(PortBusy, match="no socket can be opened at"):
        serve(loop, tmp_path / "file" / "feed.sock")


def test_a_file_that_is_no_socket_is_left_alone(loop, tmp_path):
    (tmp_path / "feed.sock").write_text("mine")
    with pytest.raises(PortBusy, match="another file is there; move it away"):
        serve(loop, tmp_path / "feed.sock")
    assert (tmp_path / "feed.sock").read_text() == "mine"


def test_a_socket_has_its_name_as_soon_as_it_can_be_connected_to(loop, tmp_path, mocker):
    """Else a screen that starts together with the table would find it dead."""
    seen = []
    listen = mocker.patch.object(socket.socket, "listen", autospec=True)
    listen.side_effect = lambda *_: seen.append((tmp_path / "feed.sock").exists())
    serve(loop, tmp_path / "feed.sock")
    assert seen == [False]
