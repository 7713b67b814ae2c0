"""A seat's link: a real pyserial port on a real pseudo-terminal, whatever hangs at its far end."""

import errno
import fcntl
import os
import random
import select
import subprocess
import sys
import time
import tty
import zlib

import pytest
import serial

from hardware.loop import Loop, RealClock, VirtualClock
from hardware.signals import (
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    TagLeft,
    Trouble,
)
from hardware.sim.pico import SimulatedPico
from hardware.stations import StationLink
from hardware.stations.device import FIRMWARE
from hardware.stations.protocol import format_line
from scriptedpad import ScriptedPad

UID = "04A1B2C3D4E5F6"
V2 = b"2 00000000 0 hello red-1 9.0.0 00000001"


class Bench:
    """One seat: a link, and a simulated Pico with a scripted pad at the far end."""

    def __init__(self, clock):
        self.loop = Loop(clock)
        self.signals = []
        self.openings = []
        self.pad = ScriptedPad(10_000)
        self.pico = SimulatedPico(
            self.loop,
            None,
            "red-1",
            rng=random.Random("bench"),
            make_poller=lambda registers: self.pad,
        )
        self.link = self.new_link()
        self.loop.before_waiting.append(self.finish_exchanges)

    def new_link(self, path=None):
        def opener(path, **settings):
            self.openings.append(self.loop.now_s())
            return serial.Serial(path, **settings)

        path = path or self.pico.port_path
        return StationLink("red", path, self.signals.append, self.loop, opener=opener)

    def finish_exchanges(self):
        give_up_s = time.monotonic() + 30.0
        while self.loop.clock.virtual and self.pico.in_flight(self.link):
            assert time.monotonic() < give_up_s, "bytes got stuck in the pseudo-terminal"
            self.loop.poll_files(0.01)

    def run(self, seconds):
        """Run on; return the signals of that time."""
        before = len(self.signals)
        self.loop.run(until_s=self.loop.now_s() + seconds)
        return self.signals[before:]

    def close(self):
        self.link.close()
        self.pico.close()
        self.loop.close()


@pytest.fixture
def bench():
    bench = Bench(VirtualClock())
    yield bench
    bench.close()


@pytest.fixture
def ready(bench):
    bench.link.start()
    bench.run(1.0)
    assert bench.link.ready
    return bench


def names(signals):
    return [type(signal).__name__ for signal in signals]


# ---- what the station sees and shows -------------------------------------------------------------


def test_a_seat_is_ready_before_its_pad_is(bench):
    bench.link.start()
    assert names(bench.run(1.0)) == ["SeatReady", "ReaderReady"]
    assert bench.signals[1].reader == "pad/red"


def test_nothing_is_opened_before_start(bench):
    bench.run(1.0)
    assert bench.openings == []
    assert not bench.link.is_open


def test_tags_on_the_pad_become_signals(ready):
    at_s = ready.loop.now_s()
    ready.pad.events = [("entered", UID, 1), ("left", UID)]
    entered, left = ready.run(0.1)
    assert entered == TagEntered(at_s=entered.at_s, reader="pad/red", uid=UID, present=1)
    assert left == TagLeft(at_s=left.at_s, reader="pad/red", uid=UID)
    assert at_s <= entered.at_s <= at_s + 0.013


def test_buttons_become_signals_with_the_time_of_their_first_edge(ready):
    pressed_s = ready.loop.now_s()
    ready.pico.press("A")
    ready.run(0.2)
    ready.pico.release("A")
    ready.run(0.2)
    pressed, released = ready.signals[2:]
    assert pressed == ButtonPressed(at_s=pressed.at_s, seat="red", button="A")
    assert released == ButtonReleased(at_s=released.at_s, seat="red", button="A")
    # 5 ms between two looks at the button, up to 1.5 ms on the wire, 1 ms of rounding.
    assert pressed_s <= pressed.at_s <= pressed_s + 0.008
    assert pressed_s + 0.2 <= released.at_s <= pressed_s + 0.208


@pytest.mark.parametrize(
    ("fault", "code", "data"),
    [
        ("chip 5A", "chip", {"value": "5A"}),
        ("reset", "reset", {}),
        ("The version register reads 0xFF.", "other", {}),  # as another firmware said it
    ],
)
def test_the_pads_reader_is_lost_and_ready_again(ready, fault, code, data):
    ready.pad.events = [("lost", fault)]
    ready.run(0.1)
    ready.pad.events = [("ready",)]
    ready.run(0.1)
    lost, again = ready.signals[2:]
    assert isinstance(lost, ReaderLost)
    assert (lost.trouble.code, lost.trouble.data) == (code, data)
    assert code != "other" or lost.trouble.says == fault
    assert isinstance(again, ReaderReady)


def test_the_light_shows_what_was_asked(ready):
    assert ready.pico.light == ("off", "steady")
    ready.link.set_light("purple", "blink")
    ready.run(0.01)
    assert ready.pico.light == ("purple", "blink")


def test_a_light_that_was_asked_of_a_lost_seat_is_shown_when_it_is_back(bench):
    bench.link.set_light("green")
    bench.link.start()
    bench.run(1.0)
    assert bench.pico.light == ("green", "steady")


# ---- the cable -----------------------------------------------------------------------------------


def test_a_pulled_cable_is_reported_once_and_heals_by_itself(ready):
    ready.link.set_light("red", "blink")
    ready.run(0.1)
    ready.pico.unplug()
    assert ready.run(30.0) == [
        SeatLost(
            at_s=1.1,
            seat="red",
            trouble=Trouble(
                "unplugged",
                f"The station on {ready.pico.port_path} was pulled out: plug it in again.",
                data={"port": ready.pico.port_path},
            ),
        )
    ]
    assert not ready.link.ready
    ready.pico.plug()
    assert names(ready.run(3.0)) == ["SeatReady", "ReaderReady"]
    assert ready.pico.light == ("red", "blink")


def test_a_port_that_is_not_there_asks_for_the_station(bench):
    bench.pico.unplug()
    bench.link.start()
    [lost] = bench.run(10.0)
    assert lost.trouble.says == f"{bench.pico.port_path} is not there: plug the station in."
    assert (lost.trouble.code, lost.trouble.data) == ("absent", {"port": bench.pico.port_path})
    bench.pico.plug()
    assert names(bench.run(3.0)) == ["SeatReady", "ReaderReady"]


def test_another_reason_why_a_port_cannot_be_opened_is_told():
    """Who has plugged a board in must hear that it is kept from us, and not what was so before."""
    why = [errno.ENOENT, errno.ENOENT, errno.EPERM, errno.EPERM, errno.EACCES, errno.EBUSY]
    refusals = iter(why)

    def opener(path, **settings):
        number = next(refusals, errno.EBUSY)
        raise OSError(number, os.strerror(number))

    signals = []
    with Loop(VirtualClock()) as loop:
        StationLink("red", "/dev/ttyACM0", signals.append, loop, opener=opener).start()
        loop.run(until_s=60.0)
    told = [signal.trouble.code for signal in signals]
    assert told == ["absent", "forbidden", "denied", "held"]


def test_a_station_that_was_unplugged_is_not_absent_as_well(ready):
    ready.pico.unplug()
    assert [signal.trouble.code for signal in ready.run(10.0)] == ["unplugged"]


def test_a_port_that_stays_away_is_tried_ever_more_gently(bench):
    bench.pico.unplug()
    bench.link.start()
    bench.run(8.0)
    assert bench.openings == [0.0, 0.25, 0.75, 1.75, 3.75, 5.75, 7.75]


def test_a_port_that_this_process_holds_elsewhere_is_reported_as_busy(bench):
    with serial.Serial(bench.pico.port_path, exclusive=True):
        bench.link.start()
        [lost] = bench.run(2.0)
    assert isinstance(lost, SeatLost)
    assert lost.trouble.says.startswith(f"{bench.pico.port_path} is held by another process:")
    assert (lost.trouble.code, lost.trouble.data) == ("held", {"port": bench.pico.port_path})
    assert names(bench.run(3.0)) == ["SeatReady", "ReaderReady"]


def test_a_port_that_another_process_holds_is_reported_as_busy(bench):
    hold = (
        "import serial, sys; port = serial.Serial(sys.argv[1], exclusive=True); "
        "print('held', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", hold, bench.pico.port_path]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout.readline() == b"held\n"
        bench.link.start()
        [lost] = bench.run(1.0)
        other.stdin.close()
    assert "is held by another process" in lost.trouble.says


def test_a_path_that_is_no_serial_port_is_reported(bench, tmp_path):
    path = tmp_path / "notes.txt"
    path.touch()
    with bench.new_link(str(path)) as link:
        link.start()
        [lost] = bench.run(1.0)
    assert lost.trouble.says.startswith(f"{path} cannot be opened as a serial port: ")
    assert lost.trouble.code == "unopened"
    assert lost.trouble.data == {"port": str(path)}


def test_a_station_that_restarts_gives_back_what_it_held_before_it_reports_anew(ready):
    ready.pad.events = [("entered", UID, 1)]
    ready.pico.press("B")
    ready.run(0.1)
    ready.pico.release("B")
    ready.pico.unplug()
    ready.pico.plug()
    assert names(ready.run(3.0)) == [
        "SeatLost",
        "ButtonReleased",
        "TagLeft",
        "SeatReady",
        "ReaderReady",
    ]


def test_a_table_that_restarts_is_told_what_lies_on_the_pad(ready):
    ready.pad.present = (UID,)
    ready.link.close()
    ready.link = ready.new_link()
    ready.link.start()
    assert names(ready.run(1.0)) == ["SeatReady", "ReaderReady", "TagEntered"]


@pytest.mark.parametrize("button", ["A", "B"])
def test_a_button_that_is_down_when_the_table_comes_is_stuck_until_it_is_released(bench, button):
    bench.pico.press(button)
    bench.run(1.0)
    bench.link.start()
    ready, *_, stuck = bench.run(1.0)
    assert isinstance(ready, SeatReady)
    assert stuck == ButtonStuck(at_s=stuck.at_s, seat="red", button=button)
    assert bench.run(90.0) == [], "it is said once"
    bench.pico.release(button)
    assert names(bench.run(1.0)) == ["ButtonReleased"]
    bench.pico.press(button)
    assert names(bench.run(1.0)) == ["ButtonPressed"]


@pytest.mark.parametrize("restarts", [False, True])
def test_a_button_that_is_down_when_its_station_is_back_is_stuck(ready, restarts):
    """What was pressed before the seat was lost is no act of this moment."""
    ready.pico.press("A")
    assert names(ready.run(1.0)) == ["ButtonPressed"]
    if restarts:
        ready.pico.unplug()
    else:
        ready.pico.noise = 1.0
    assert names(ready.run(5.0)) == ["SeatLost"]
    ready.pico.noise = 0.0
    ready.pico.plug()
    told = names(ready.run(5.0))
    assert told.count("ButtonStuck") == 1
    assert told.index("SeatReady") < told.index("ButtonStuck")
    assert "ButtonPressed" not in told
    ready.pico.release("A")
    assert names(ready.run(1.0)) == ["ButtonReleased"]


def test_a_stuck_button_is_named_again_after_its_seat_was_lost(bench):
    bench.pico.press("A")
    bench.link.start()
    bench.run(1.0)
    for _ in range(3):
        bench.pico.noise = 1.0
        assert names(bench.run(5.0)) == ["SeatLost"]
        bench.pico.noise = 0.0
        assert names(bench.run(5.0)) == ["SeatReady", "ButtonStuck"]


# ---- a bad wire ----------------------------------------------------------------------------------


def test_an_event_whose_line_is_truncated_comes_a_little_later_with_its_own_time(ready):
    at_s = ready.loop.now_s()
    ready.pico.truncate_next_line()
    ready.pad.events = [("entered", UID, 1)]
    [entered] = ready.run(0.5)
    assert entered.at_s <= at_s + 0.013
    assert ready.link.bad_lines == 1


def test_a_noisy_wire_loses_and_doubles_nothing(ready):
    ready.pico.noise = 0.005
    for number in range(60):
        ready.pad.events = [("entered", UID, number)]
        ready.run(0.2)
    ready.pico.noise = 0.0
    ready.run(1.0)
    entered = [signal for signal in ready.signals if isinstance(signal, TagEntered)]
    assert [signal.present for signal in entered] == list(range(60))
    assert [signal.at_s for signal in entered] == sorted(signal.at_s for signal in entered)
    assert ready.link.bad_lines > 0


def test_a_wire_of_noise_only_loses_the_seat_and_then_nothing_else(ready):
    ready.pico.noise = 0.9
    ready.pico.press("A")
    assert names(ready.run(5.0)) == ["SeatLost"]
    ready.pico.noise = 0.0
    assert names(ready.run(3.0)) == ["SeatReady", "ButtonPressed"]


# ---- strange devices -----------------------------------------------------------------------------


class Stranger:
    """A bare pseudo-terminal that says what a test writes into it."""

    def __init__(self, bench):
        self.master, slave = os.openpty()
        tty.setraw(slave)
        self._slave = slave
        os.set_blocking(self.master, False)
        self.path = os.ttyname(slave)
        self._loop = bench.loop

    def say(self, data):
        os.write(self.master, data)
        # The kernel hands bytes across in a thread of its own, which takes a moment.
        self._loop.poll_files(0.1)

    def hear(self):
        select.select([self.master], [], [], 5.0)
        return os.read(self.master, 4096)

    def say_every(self, period_s, data):
        self.say(data)
        self._loop.call_later(period_s, lambda: self.say_every(period_s, data))

    def close(self):
        os.close(self.master)
        os.close(self._slave)


@pytest.fixture
def stranger(bench):
    stranger = Stranger(bench)
    bench.link = bench.new_link(stranger.path)
    yield stranger
    bench.link.close()
    stranger.close()


def test_a_silent_device_is_reported_once(bench, stranger):
    bench.link.start()
    [lost] = bench.run(10.0)
    assert lost.trouble.says.startswith(f"The station on {stranger.path} has not answered for 1 s:")
    assert lost.trouble.code == "silent"
    assert lost.trouble.data == {"port": stranger.path, "seconds": 1.0}


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        (b"$GPGGA,123519,4807.038,N*47\r\n", "truncated"),
        (b"hello\n", "no start"),
        (b"$%b*%08X\n" % (V2, zlib.crc32(V2)), "version 2 of the protocol"),
    ],
)
def test_a_device_that_speaks_something_else_is_reported_as_that(bench, stranger, said, complaint):
    stranger.say_every(0.3, said)
    bench.link.start()
    [lost] = bench.run(3.0)
    found = f"What comes from {stranger.path} is not understood ({complaint}"
    assert lost.trouble.says.startswith(found)
    assert (lost.trouble.code, lost.trouble.data) == ("garbled", {"port": stranger.path})


def test_a_station_that_takes_nothing_is_lost_instead_of_stopping_the_table(bench, stranger):
    bench.link.start()
    bench.run(0.1)
    stranger.say(format_line("00000000", 0, "hello", "red-1", "1.0.0", "00000001"))
    stream = stranger.hear().split()[1].decode()
    heartbeat = format_line(stream, 0, "alive", "0")
    for _ in range(4_000):
        stranger.say(heartbeat)
        if not bench.link.ready and bench.signals:
            break
    assert names(bench.signals) == ["SeatReady", "SeatLost"]
    lost = bench.signals[-1].trouble
    assert "takes nothing that is sent to it" in lost.says
    assert (lost.code, lost.data) == ("deaf", {"port": stranger.path})


# ---- the link itself -----------------------------------------------------------------------------


def test_close_is_idempotent_releases_the_port_and_is_final(ready):
    ready.link.close()
    ready.link.close()
    assert ready.run(5.0) == []
    with serial.Serial(ready.pico.port_path, exclusive=True) as port:
        fcntl.flock(port.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize("last", [SeatReady, TagEntered, SeatLost, ButtonReleased])
def test_a_listener_may_close_the_link_and_hears_no_more(bench, last):
    def hear(signal):
        bench.signals.append(signal)
        if isinstance(signal, last):
            bench.link.close()

    bench.link = StationLink("red", bench.pico.port_path, hear, bench.loop)
    bench.link.start()
    bench.run(1.0)
    bench.pad.events = [("entered", UID, 1), ("left", UID)]
    bench.pico.press("A")
    bench.run(0.5)
    bench.pico.unplug()
    bench.pico.plug()
    bench.run(3.0)
    assert [type(signal) for signal in bench.signals].index(last) == len(bench.signals) - 1
    assert not bench.link.is_open
    assert not bench.link.ready


def test_a_link_says_how_it_is(bench):
    path = bench.pico.port_path
    assert repr(bench.link) == f"<StationLink red on {path}, not heard yet, 0 bad lines>"
    bench.link.start()
    bench.run(1.0)
    ready = f"<StationLink red on {path}, ready, station red-1, firmware {FIRMWARE}, 0 bad lines>"
    assert repr(bench.link) == ready
    bench.pico.unplug()
    bench.run(0.1)
    assert "lost: The station on" in repr(bench.link)


def test_it_all_works_on_a_real_clock():
    bench = Bench(RealClock())
    try:
        bench.link.start()
        heard = lambda kind: any(isinstance(signal, kind) for signal in bench.signals)  # noqa: E731
        bench.loop.run(until_s=10.0, while_=lambda: not heard(SeatReady))
        bench.pad.events = [("entered", UID, 1)]
        bench.loop.run(until_s=10.0, while_=lambda: not heard(TagEntered))
        assert names(bench.signals) == ["SeatReady", "ReaderReady", "TagEntered"]
    finally:
        bench.close()


def test_a_seat_without_a_station_says_so_once():
    said = []
    with Loop(VirtualClock()) as loop, StationLink("red", "", said.append, loop) as link:
        link.start()
        loop.run(until_s=10.0)
    assert [(signal.seat, signal.trouble.code) for signal in said] == [("red", "unassigned")]
    assert "reclaim station assign" in said[0].trouble.says
