"""A seat's station is the one that says its number, whatever port it answers at."""

import random
import time
from itertools import permutations

import pytest

from hardware.loop import Loop, VirtualClock
from hardware.signals import (
    ButtonPressed,
    ButtonReleased,
    SeatLost,
    SeatReady,
    TagEntered,
    TagLeft,
)
from hardware.sim.pico import SimulatedPico
from hardware.stations import StationLink
from hardware.stations.numbers import SeatNumbers
from scriptedpad import ScriptedPad

SEATS = ("red", "blue", "green")
UID = "04A1B2C3D4E5F6"


class Cables:
    """A link for each seat's port, and the stations of three seats and a spare, whose cables can
    be put into any port."""

    def __init__(self, known=None):
        self.loop = Loop(VirtualClock())
        self.signals = []
        self.pads = {name: ScriptedPad(10_000) for name in (*SEATS, "spare")}
        self.picos = {name: self._pico(name) for name in self.pads}
        self.ports = {seat: self.picos[seat].port_path for seat in SEATS}
        self.numbers = SeatNumbers(known)
        self.links = {
            seat: StationLink(seat, port, self.signals.append, self.loop, numbers=self.numbers)
            for seat, port in self.ports.items()
        }
        self.loop.before_waiting.append(self._finish_exchanges)

    def _pico(self, name):
        return SimulatedPico(
            self.loop,
            None,
            f"{name}-1",
            rng=random.Random(name),
            make_poller=lambda registers: self.pads[name],
        )

    def plug(self, **stations):
        """Pull all cables, and put those of *stations* into the ports of these seats."""
        for pico in self.picos.values():
            pico.unplug()
        self.run(1.0)
        for seat, name in stations.items():
            self.picos[name].port_path = self.ports[seat]
            self.picos[name].plug()
        self.run(4.0)

    def start(self):
        self.picos["spare"].unplug()
        for link in self.links.values():
            link.start()
        self.run(1.0)

    def run(self, seconds):
        before = len(self.signals)
        self.loop.run(until_s=self.loop.now_s() + seconds)
        return self.signals[before:]

    def lost(self):
        """Seat -> why it is lost, of those that are."""
        lost = {}
        for signal in self.signals:
            match signal:
                case SeatLost(seat=seat, trouble=trouble):
                    lost[seat] = trouble.code
                case SeatReady(seat=seat):
                    lost.pop(seat, None)
        return lost

    def press(self, name):
        """Press and release A at a station; what is told."""
        self.picos[name].press("A")
        said = self.run(0.1)
        self.picos[name].release("A")
        return [(type(s), s.seat) for s in said + self.run(0.1)]

    def _finish_exchanges(self):
        give_up_s = time.monotonic() + 30.0
        while any(
            pico.plugged and pico.in_flight(link)
            for pico in self.picos.values()
            for link in self.links.values()
            if link.port_path == pico.port_path
        ):
            assert time.monotonic() < give_up_s, "bytes got stuck in a pseudo-terminal"
            self.loop.poll_files(0.01)

    def close(self):
        for link in self.links.values():
            link.close()
        for pico in self.picos.values():
            pico.unplug()
        for pico in self.picos.values():
            pico.close()
        self.loop.close()


@pytest.fixture
def cables():
    opened = []

    def open_cables(known=None):
        opened.append(Cables(known))
        opened[-1].start()
        return opened[-1]

    yield open_cables
    for one in opened:
        one.close()


def pressed(seat):
    return [(ButtonPressed, seat), (ButtonReleased, seat)]


@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_signals_carry_the_stations_seat_whatever_port_its_cable_is_in(cables, order):
    table = cables()
    table.plug(**dict(zip(SEATS, order, strict=True)))
    assert table.lost() == {}
    for seat in SEATS:
        assert table.press(seat) == pressed(seat)


def test_a_light_follows_its_station(cables):
    table = cables()
    table.numbers.link_of("red").set_light("red", "blink")
    table.plug(red="blue", blue="red", green="green")
    assert table.picos["red"].light == ("red", "blink")
    table.numbers.link_of("red").set_light("green")
    table.run(0.5)
    assert table.picos["red"].light == ("green", "steady")
    assert table.picos["blue"].light == ("off", "steady")


def test_stations_that_changed_places_while_the_table_was_off_are_told_apart(cables):
    table = cables({"red": "blue-1", "blue": "red-1"})
    assert table.lost() == {}
    assert table.press("red") == pressed("blue")
    assert table.press("blue") == pressed("red")


def test_a_tag_that_lay_on_a_pad_left_it_before_another_lies_there(cables):
    table = cables()
    table.pads["red"].events = [("entered", UID, 1)]
    table.run(0.1)
    table.pads["red"].present = ()
    before = len(table.signals)
    table.plug(red="blue", blue="red", green="green")
    table.pads["red"].events = [("entered", UID, 1)]
    table.run(0.1)
    of_pad = [
        (type(signal), signal.reader)
        for signal in table.signals[before:]
        if isinstance(signal, TagEntered | TagLeft)
    ]
    assert of_pad == [(TagLeft, "pad/red"), (TagEntered, "pad/red")]


def test_a_spare_is_told_and_never_taken_for_the_seats_station(cables):
    table = cables()
    table.plug(red="spare", blue="blue", green="green")
    assert table.lost() == {"red": "stranger"}
    (trouble,) = [s.trouble for s in table.signals[-20:] if isinstance(s, SeatLost)][-1:]
    assert trouble.data["number"] == "spare-1"
    assert "reclaim station assign" in trouble.says
    assert table.press("spare") == []
    assert table.press("blue") == pressed("blue")
    table.plug(red="red", blue="blue", green="green")
    assert table.lost() == {}


def test_a_spare_in_anothers_port_leaves_the_seat_that_has_no_station_lost(cables):
    table = cables()
    table.plug(red="spare", blue="red", green="green")
    assert table.lost() == {"blue": "stranger"}
    assert table.press("red") == pressed("red")


def test_two_that_say_the_same_number_are_told(cables):
    table = cables()
    table.picos["spare"].station_id = "red-1"
    table.plug(red="red", blue="spare", green="green")
    assert table.lost() == {"blue": "double"}
    assert table.press("red") == pressed("red")
    assert table.press("spare") == []
    table.plug(red="red", blue="blue", green="green")
    assert table.lost() == {}


def test_a_missing_station_is_told_at_its_own_seat(cables):
    table = cables()
    table.plug(red="blue", green="green")
    assert table.lost() == {"red": "absent"}
    assert table.press("blue") == pressed("blue")
