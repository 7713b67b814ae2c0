"""What the computer refuses to start: a process, a thread, a pipe, a socket.

One law for everything in the product that starts any. A start fails once, twice or always, at the
system call or at once after it. Then it is tried again, or told in a sentence, or done without; and
when all is closed, no descriptor, thread or process is left that was not there before.
"""

import errno
import os
import random
import re
import select
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import pytest
import serial

from controller.bots import thinking
from controller.bots.mind import Mind
from controller.bots.thinking import Worker
from controller.commands import ownwifi, play, programs, replay, stick, wifi
from controller.commands.waiting import ClosedTable
from controller.errors import GameError
from controller.feed.feed import Feed
from controller.record.recorder import Recorder
from controller.table.assembly import Seating
from controller.table.doctor.devices import WATCHED_S
from controller.table.doctor.page import DoctorPage
from controller.table.upkeep import Made
from controller.views import systemd
from display.feed import FeedClient
from display.sounds import Speaker
from hardware import starting
from hardware.carousel.watchdog import Guard, Watchdog
from hardware.config import load_table_file
from hardware.errors import CannotStart, TableError
from hardware.inspection import Inspection
from hardware.loop import Loop, RealClock
from hardware.stations import StationLink, flashing
from remotepins import SERVER

ALWAYS = 10**6
PATIENCE_S = 20.0
SLEEP = (sys.executable, "-c", "import time; time.sleep(60)")
ENDS = (sys.executable, "-c", "pass")


# ---- what is refused -----------------------------------------------------------------------------


def number(name):
    return OSError(getattr(errno, name), os.strerror(getattr(errno, name)))


_THREAD = next(
    name for name in ("_start_joinable_thread", "_start_new_thread") if hasattr(threading, name)
)

SEAMS = {
    # what is refused: where, and how
    "process": (subprocess.Popen, "_execute_child", ["ENOMEM", "EAGAIN", "killed"]),
    "thread": (threading, _THREAD, ["no thread"]),
    "pipe": (os, "pipe", ["EMFILE", "ENFILE"]),
    "socketpair": (socket, "socketpair", ["EMFILE", "ENOMEM"]),
    "socket": (socket, "socket", ["EMFILE", "ENFILE"]),
    "pidfd": (os, "pidfd_open", ["EMFILE", "ENOMEM"]),
    "epoll": (select, "epoll", ["EMFILE", "ENOMEM"]),
    "selector": (selectors, "DefaultSelector", ["EMFILE", "ENOMEM"]),
    "watch": (selectors.EpollSelector, "register", ["ENOMEM", "ENOSPC"]),
    "port": (serial, "Serial", ["EMFILE", "ENOMEM"]),
}


class Refusing:
    """Refuses the starts at a seam: after the first *granted* ones, *times* of them."""

    def __init__(self, mocker, seam, granted, times, fault):
        where, name, _ = SEAMS[seam]
        self.true = getattr(where, name)
        self.granted, self.left, self.fault = granted, times, fault
        self.refused = 0
        self.thread = threading.get_ident()
        # A plain function, so that it is bound as a method where it replaces one.
        mocker.patch.object(where, name, lambda *args, **how: self.start(*args, **how))

    def start(self, *args, **how):
        if threading.get_ident() != self.thread:
            return self.true(*args, **how)
        if self.granted > 0:
            self.granted -= 1
            return self.true(*args, **how)
        if self.left <= 0:
            return self.true(*args, **how)
        self.left -= 1
        self.refused += 1
        if self.fault == "no thread":
            raise RuntimeError("can't start new thread")
        if self.fault == "killed":
            started = self.true(*args, **how)
            os.kill(args[0].pid, signal.SIGKILL)
            return started
        raise number(self.fault)


# ---- what starts something -----------------------------------------------------------------------


class Place:
    """What the starts below need."""

    def __init__(self, folder, loop, mocker, monkeypatch, printed):
        self.folder, self.loop, self.printed = folder, loop, printed
        self.mocker, self.monkeypatch = mocker, monkeypatch
        self.done_without = False
        """Whether it was refused to the end, and everything else went on."""


def _smallest(view, moves, mind):
    return min(moves)


def bots_worker(place):
    with Worker() as worker:
        for _ in range(2):
            thought = worker.think(_smallest, None, [3, 1, 2], Mind(random.Random(1)))
            until_s = time.monotonic() + PATIENCE_S
            while not thought.ready():
                assert time.monotonic() < until_s, "bots stand still"
                time.sleep(0.005)
            assert thought.move() == 1


def guard(place):
    with closing(Guard(place.loop, "remotepins:RemotePins", [12])) as made:
        made.beat()
        made.rest()
        made.dismiss()


def watchdog(place):
    with Watchdog(place.loop, lambda: None, end_process=lambda: None):
        place.loop.run(until_s=place.loop.now_s() + 0.01)


def program_to_its_end(place):
    place.mocker.patch.object(programs, "_command", return_value=ENDS)
    assert programs.run("display") == 0


def table_in_a_window(place):
    """The window closes by itself; then the table is asked to end."""
    waits = (sys.executable, "-c", "import signal; signal.sigwait([signal.SIGTERM])")
    place.mocker.patch.object(
        programs, "_command", side_effect=lambda module, _: ENDS if module == "display" else waits
    )
    place.mocker.patch.object(play, "AGAIN_S", (0.01,) * 3)
    arguments = place.mocker.Mock(table="sim", lang="", journal=None)
    code = play._play_in_window(arguments, load_table_file("sim"), Seating(4, 3))
    if code:
        raise CannotStart(place.printed().splitlines()[-1])


def replay_in_a_window(place):
    place.mocker.patch.object(programs, "_command", return_value=ENDS)
    assert replay._beside_window(place.loop, place.folder / "feed.sock", None) == 0


def signals_that_stop(place):
    with programs.stopping_signals(place.loop):
        os.kill(os.getpid(), signal.SIGTERM)
        place.loop.run()


def a_loop(place):
    with Loop(RealClock()) as loop:
        loop.run(until_s=0.01)


def journal(place):
    with closing(Recorder(place.folder / "journal.db", place.loop, "table")) as recorder:
        recorder.begin("luggage", {}, ["red"], [])
        recorder.commit()
        place.loop.run(while_=lambda: recorder.waiting)
        assert recorder.fault is None


def feed(place):
    path = place.folder / "feed.sock"
    try:
        with closing(Feed(ClosedTable(place.loop), path)):
            assert path.is_socket()
    finally:
        assert not list(place.folder.iterdir())


def screen(place):
    path = place.folder / "feed.sock"
    ticks = count()
    with (
        closing(Feed(ClosedTable(place.loop), path)),
        FeedClient(path, clock=lambda: float(next(ticks))) as client,
    ):
        for _ in range(20):
            client.poll()
            place.loop.run(until_s=place.loop.now_s() + 0.005)
        place.done_without = not client.connected


def speech(place):
    speaker = Speaker(lambda text, language: b"samples")
    for number in range(6):
        speaker.announce(f"sentence {number}", "en")
        speaker.poll()
        time.sleep(0.02)
        heard = speaker.poll()
    place.done_without = not heard


def doctors_page(place):
    page = DoctorPage(Made(load_table_file("sim"), None, place.folder), lambda: (), Inspection, 0.0)
    until_s = time.monotonic() + PATIENCE_S
    while not page.view().lines:
        assert time.monotonic() < until_s, "the page stands still"
        page.pass_time(WATCHED_S)


def station(place):
    ours, theirs = os.openpty()
    signals = []
    place.mocker.patch("hardware.stations.link.REOPEN_S", (0.01,))

    def opener(*args, **how):
        return serial.Serial(*args, **how)

    link = StationLink("red", os.ttyname(theirs), signals.append, place.loop, opener=opener)
    try:
        link.start()
        place.loop.run(until_s=place.loop.now_s() + 0.2)
        place.done_without = not link.is_open
        assert link.is_open or signals[0].trouble.says
    finally:
        link.close()
        os.close(ours)
        os.close(theirs)


def program_that_mounts(place):
    try:
        assert stick._ran("true").returncode == 0
    except stick.NotDone as error:
        raise CannotStart(str(error)) from None


def compiler(place):
    assert flashing._compiled(b"pass", "pass.py")


def systemds_ear(place):
    place.monkeypatch.setenv("NOTIFY_SOCKET", str(place.folder / "notify"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(place.folder / "notify"))
        ear.setblocking(False)
        for _ in range(3):
            systemd.notify("WATCHDOG=1")
        try:
            ear.recv(64)
        except BlockingIOError:
            place.done_without = True


def who_listens_to_the_wifi(place):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as radio:
        radio.bind(str(place.folder / "wlan0"))
        radio.settimeout(3.0)

        def answers():
            with suppress(TimeoutError):
                radio.sendto(b"<3>CTRL-EVENT-CONNECTED", radio.recvfrom(64)[1])

        listens = threading.Thread(target=answers)
        listens.start()
        try:
            ears, news = place.folder / "ears", wifi.WifiNews(place.folder / "news", "home")
            wifi.watch(place.folder / "wlan0", ears, news)
        finally:
            listens.join()


def who_talks_to_the_wifi(place):
    control = place.folder / "wlan0"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as radio:
        radio.bind(str(control))
        with ownwifi.talk(control, place.folder / "mouth"):
            pass


STARTS = [
    # what starts, what it needs, how many of these are granted first
    (bots_worker, "process", 0),
    (bots_worker, "pipe", 0),
    (bots_worker, "socketpair", 0),
    (guard, "process", 0),
    (guard, "pipe", 0),
    (guard, "pipe", 1),
    (guard, "pipe", 2),
    (guard, "pidfd", 0),
    (guard, "pidfd", 1),
    (guard, "watch", 0),
    (watchdog, "thread", 0),
    (program_to_its_end, "process", 0),
    (table_in_a_window, "pipe", 0),
    (table_in_a_window, "process", 0),
    (table_in_a_window, "process", 1),
    (replay_in_a_window, "pipe", 0),
    (replay_in_a_window, "process", 0),
    (signals_that_stop, "socketpair", 0),
    (signals_that_stop, "watch", 0),
    (a_loop, "selector", 0),
    (journal, "socketpair", 0),
    (journal, "thread", 0),
    (journal, "watch", 0),
    (feed, "socket", 0),
    (feed, "epoll", 0),
    (feed, "watch", 0),
    (speech, "thread", 0),
    (doctors_page, "thread", 0),
    (program_that_mounts, "process", 0),
    (compiler, "process", 0),
    (station, "port", 0),
    (station, "watch", 0),
    (screen, "socket", 1),
    (systemds_ear, "socket", 1),
    (who_listens_to_the_wifi, "socket", 1),
    (who_talks_to_the_wifi, "socket", 1),
]

TOLD_AT_ONCE = {(table_in_a_window, "process", 0, "killed")}
"""A table that somebody kills is not started again at once; its match is kept."""

CASES = [
    pytest.param(start, seam, granted, fault, id=f"{start.__name__}-{seam}{granted}-{fault}")
    for start, seam, granted in STARTS
    for fault in SEAMS[seam][2]
]


def descriptors():
    with os.scandir("/proc/self/fd") as found:
        return len(list(found))


def children():
    found = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):
            found.update((task / "children").read_text().split())
    return found


def what_there_is():
    return descriptors(), set(threading.enumerate()), children()


@pytest.fixture(scope="module")
def pins(tmp_path_factory):
    """A pin server, as a process of its own: a guard needs pins."""
    path = tmp_path_factory.mktemp("pins") / "pins"
    with subprocess.Popen((sys.executable, "-m", "pinserver", str(path))) as server:
        while not path.exists():
            time.sleep(0.01)
        yield path
        server.kill()


@pytest.fixture
def place(tmp_path, mocker, monkeypatch, pins, capsys):
    monkeypatch.setenv(SERVER, str(pins))
    mocker.patch.object(starting, "PAUSES_S", (0.0,) * len(starting.PAUSES_S))
    mocker.patch.object(thinking, "AGAIN_S", (0.01,) * len(thinking.AGAIN_S))
    with Loop(RealClock()) as loop:
        yield Place(tmp_path, loop, mocker, monkeypatch, lambda: capsys.readouterr().err)


@pytest.mark.parametrize("times", [1, 2, ALWAYS], ids=["once", "twice", "always"])
@pytest.mark.parametrize(("start", "seam", "granted", "fault"), CASES)
def test_a_start_that_fails_is_tried_again_or_told_and_leaves_nothing_behind(
    start, seam, granted, fault, times, place
):
    before = what_there_is()
    refusing = Refusing(place.mocker, seam, granted, times, fault)
    told = ""
    try:
        start(place)
    except (TableError, GameError) as error:
        told = str(error)
        assert told[0].isupper() or told.startswith(str(place.folder)), "a sentence"
        assert told.endswith(".")
    finally:
        place.mocker.stopall()
    assert refusing.refused, "the start came by the seam"
    if times < ALWAYS and (start, seam, granted, fault) not in TOLD_AT_ONCE and seam != "watch":
        assert not told
        assert not place.done_without
    until_s = time.monotonic() + PATIENCE_S
    while what_there_is() != before and time.monotonic() < until_s:
        time.sleep(0.01)
    assert what_there_is() == before


# ---- nothing is left out -------------------------------------------------------------------------

STARTERS = {
    "controller/bots/thinking.py",
    "controller/commands/ownwifi.py",
    "controller/commands/play.py",
    "controller/commands/programs.py",
    "controller/commands/replay.py",
    "controller/commands/stick.py",
    "controller/commands/wifi.py",
    "controller/feed/sockets.py",
    "controller/record/journal/writer.py",
    "controller/record/recorder.py",
    "controller/table/doctor/page.py",
    "controller/views/systemd.py",
    "display/feed.py",
    "display/sounds.py",
    "hardware/carousel/watchdog.py",
    "hardware/loop.py",
    "hardware/starting.py",
    "hardware/stations/flashing.py",
    "hardware/stations/link.py",
}
"""Whatever of the product starts something while a table runs; each is among the STARTS."""

BESIDE = {
    "controller/commands/party.py",
    "controller/commands/telling.py",
    "controller/telling/commands.py",
    "controller/telling/jetstream.py",
    "display/web/__main__.py",
    "display/web/news.py",
    "display/web/parcels.py",
    "display/web/pictures.py",
    "display/web/portal.py",
    "display/web/server.py",
    "display/web/serving.py",
    "display/web/setup.py",
    "display/web/whereabouts.py",
}
"""The pages for phones and what tells a broker, programs of their own that no table waits for: they
say in a sentence that they cannot start (tests/display/web/test_program.py)."""

_STARTS_SOMETHING = re.compile(
    r"subprocess\.(Popen|run)\b(?!\[)|\bThread\(|PoolExecutor\(|\bos\.(pipe|fork|pidfd_open|openpty)\b"
    r"|socket\.(socket\(|socketpair)|select\.epoll|selectors\.Default|serial\.Serial\b(?!`)"
    r"|multiprocessing\.(?!connection)|asyncio"
)

ROOT = Path(__file__).resolve().parent.parent


def test_everything_in_the_product_that_starts_something_keeps_this_law():
    """The simulated chips aside: a twin without them is no table."""
    found = {
        str(path.relative_to(ROOT))
        for part in ("controller", "display", "hardware", "workshop")
        for path in (ROOT / part).rglob("*.py")
        if "sim" not in path.parts and _STARTS_SOMETHING.search(path.read_text())
    }
    assert found == STARTERS | BESIDE
