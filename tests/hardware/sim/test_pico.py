"""The simulated Pico: its own time, its cable, and a tag's way from chip to Signal."""

import os
import random
import time

import pytest

from bench.tags import Field
from hardware.loop import Loop, VirtualClock
from hardware.rfid.pcd import Registers
from hardware.rfid.poller import Poller
from hardware.signals import SeatReady, TagEntered, TagLeft
from hardware.sim.pico import BOOT_S, DARK, PicoClock, SimulatedPico
from hardware.sim.rc522 import Rc522
from hardware.sim.tags import ntag213
from hardware.stations import StationLink

UID = "04A1B2C3D4E5F6"

# ---- time --------------------------------------------------------------------------------------


def test_a_pico_that_is_busy_is_ahead_of_the_tables_clock_and_does_not_move_it():
    table = VirtualClock()
    pico = PicoClock(table)
    pico.spend(0.002)
    pico.spend(0.003)
    assert pico.now_s() == pytest.approx(0.005)
    assert pico.ahead_s == pytest.approx(0.005)
    assert table.now_s() == 0.0


def test_the_table_catches_up_with_a_busy_pico():
    table = VirtualClock()
    pico = PicoClock(table)
    pico.spend(0.005)
    table.jump_to(0.004)
    assert pico.now_s() == pytest.approx(0.005)
    table.jump_to(1.0)
    assert pico.now_s() == 1.0
    assert pico.ahead_s == 0.0
    pico.spend(0.001)
    assert pico.now_s() == pytest.approx(1.001)


def test_a_picos_time_never_goes_back():
    with pytest.raises(ValueError, match="cannot go back"):
        PicoClock(VirtualClock()).spend(-1.0)


# ---- one station on the bench --------------------------------------------------------------------


class Bench:
    """Stations with simulated chips, each with a link, on one virtual clock."""

    def __init__(self, *seats):
        self.loop = Loop(VirtualClock())
        self.signals = []
        self.fields = {}
        self.pollers = {}
        self.picos = {seat: self._pico(seat) for seat in seats}
        self.links = {
            seat: StationLink(seat, pico.port_path, self.signals.append, self.loop)
            for seat, pico in self.picos.items()
        }
        self.loop.before_waiting.append(self._finish_exchanges)

    def _pico(self, seat):
        clock = PicoClock(self.loop.clock)
        self.fields[seat] = Field(clock)
        chip = Rc522(clock, self.fields[seat], transfer_s=60e-6)
        return SimulatedPico(
            self.loop,
            Registers(chip.xfer2),
            f"{seat}-1",
            clock=clock,
            rng=random.Random(f"7/{seat}"),
            make_poller=lambda registers: self.pollers.setdefault(seat, Poller(registers)),
        )

    def _finish_exchanges(self):
        give_up_s = time.monotonic() + 30.0
        while any(pico.in_flight(self.links[seat]) for seat, pico in self.picos.items()):
            assert time.monotonic() < give_up_s, "bytes got stuck in a pseudo-terminal"
            self.loop.poll_files(0.01)

    def start(self):
        for link in self.links.values():
            link.start()
        self.run(1.0)

    def run(self, seconds):
        before = len(self.signals)
        self.loop.run(until_s=self.loop.now_s() + seconds)
        return self.signals[before:]

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        for link in self.links.values():
            link.close()
        for pico in self.picos.values():
            pico.close()
        self.loop.close()


@pytest.fixture
def bench():
    with Bench("red") as bench:
        yield bench


@pytest.fixture
def pico(bench):
    return bench.picos["red"]


def test_a_tag_on_the_simulated_chip_becomes_a_signal_of_its_seats_pad(bench):
    bench.start()
    at_s = bench.loop.now_s()
    tag = ntag213(UID)
    bench.fields["red"].put(tag)
    [entered] = bench.run(0.5)
    assert entered == TagEntered(at_s=entered.at_s, reader="pad/red", uid=UID, present=1)
    assert at_s < entered.at_s < at_s + 0.1
    bench.fields["red"].take(tag)
    [left] = bench.run(0.5)
    assert left == TagLeft(at_s=left.at_s, reader="pad/red", uid=UID)


def test_four_stations_poll_side_by_side_and_do_so_the_same_way_every_time():
    def evening():
        with Bench("red", "blue", "green", "yellow") as bench:
            bench.start()
            for place, (seat, field) in enumerate(bench.fields.items()):
                field.put(ntag213(f"04A1B2C3D4E50{place}"))
                bench.picos[seat].press("A")
            bench.run(0.5)
            return bench.signals

    first = evening()
    # No two stations ever act at the same instant, which would leave their order to chance.
    ready_s = [signal.at_s for signal in first if isinstance(signal, SeatReady)]
    assert len(set(ready_s)) == 4
    entered = {signal.reader: signal.uid for signal in first if isinstance(signal, TagEntered)}
    assert entered == {
        "pad/red": "04A1B2C3D4E500",
        "pad/blue": "04A1B2C3D4E501",
        "pad/green": "04A1B2C3D4E502",
        "pad/yellow": "04A1B2C3D4E503",
    }
    assert evening() == first


def test_three_busy_stations_more_do_not_slow_a_station_down():
    def polls_of_red(*seats):
        with Bench(*seats) as bench:
            bench.start()
            bench.run(5.0)
            return bench.pollers["red"].polls

    alone = polls_of_red("red")
    assert alone > 100
    assert polls_of_red("red", "blue", "green", "yellow") == alone


def test_bytes_do_not_wake_a_pico_that_is_busy():
    class BusyPad:
        """Takes a tenth of a second for each poll."""

        ready, fault, present, polls = True, None, (), 0

        def run(self):
            while True:
                clock.spend(0.1)
                self.polls += 1
                yield 0, ()

    pad = BusyPad()
    loop = Loop(VirtualClock())
    clock = PicoClock(loop.clock)
    make_poller = lambda registers: pad  # noqa: E731
    with SimulatedPico(loop, None, "red-1", clock=clock, make_poller=make_poller) as pico:
        fd = os.open(pico.port_path, os.O_RDWR | os.O_NOCTTY)
        loop.run(until_s=BOOT_S + 0.1)
        before = pad.polls
        for _ in range(100):
            os.write(fd, b"hello\n")
            loop.poll_files(0.1)
            loop.run(until_s=loop.now_s() + 0.01)
        assert 9 <= pad.polls - before <= 11
        os.close(fd)
    loop.close()


def test_the_light_is_dark_without_power_and_waits_in_white_for_a_table(bench, pico):
    assert pico.light == ("off", "steady")
    bench.run(BOOT_S + 1.0)
    assert pico.light == ("white", "pulse")
    assert pico.rgb != DARK
    pico.unplug()
    assert (pico.light, pico.rgb) == (("off", "steady"), DARK)


def test_the_port_is_there_while_the_cable_is(pico):
    assert os.path.realpath(pico.port_path).startswith("/dev/pts/")
    pico.unplug()
    pico.unplug()
    assert not os.path.lexists(pico.port_path)
    pico.plug()
    pico.plug()
    assert os.path.lexists(pico.port_path)


def test_nothing_is_in_flight_while_nobody_has_the_port_open(bench, pico):
    bench.run(2.0)
    assert pico.in_flight(bench.links["red"]) == 0
    assert pico.bytes_out == 0


def test_both_ends_have_counted_the_same_bytes_whenever_the_clock_moves(bench, pico):
    bench.start()
    link = bench.links["red"]
    link.set_light("red", "blink")
    bench.run(1.0)
    assert pico.bytes_out == link.bytes_in > 0
    assert pico.bytes_in == link.bytes_out > 0


def test_bytes_are_counted_as_in_flight_from_the_write_to_the_read(bench, pico):
    bench.start()
    os.write(pico._master, b"noise")
    pico.bytes_out += 5
    assert pico.in_flight(bench.links["red"]) == 5
    bench.run(0.0)
    assert pico.in_flight(bench.links["red"]) == 0


def test_close_is_idempotent_and_leaves_nothing_behind(bench, pico):
    folder = os.path.dirname(pico.port_path)
    pico.close()
    pico.close()
    assert not os.path.exists(folder)
    bench.run(1.0)


def test_a_pico_says_how_it_is(bench, pico):
    bench.start()
    pico.press("A")
    assert repr(pico) == "<SimulatedPico red-1 open, off steady, pressed: ['A']>"
    pico.unplug()
    assert repr(pico) == "<SimulatedPico red-1 unplugged, off steady, pressed: ['A']>"
