"""A station that was swapped for a spare: on the operator's page it is asked whose it is, and a yes
is kept as an assignment."""

from types import SimpleNamespace

import pytest

from controller.making.overrides import assigned
from controller.table import spare
from controller.table.devices import Devices
from controller.table.operator import READ_S, Operator
from controller.table.spare import LOOK_S, Spares
from controller.table.upkeep import Made
from hardware.config import TableFile
from hardware.config.schema import SeatSettings
from hardware.inspection import Inspection, StationCondition
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Registers
from hardware.signals import SeatLost, SeatReady, Trouble
from hardware.sim.pico import PicoClock, SimulatedPico
from hardware.sim.rc522 import Rc522

FILE = TableFile(name="home", seats=tuple(SeatSettings(name=one) for one in ("red", "blue")))


@pytest.fixture
def pico():
    """A Pico with the station's own program, at a port that no seat has."""
    with Loop(VirtualClock()) as loop:
        # A pseudo-terminal is as slow as the kernel: the virtual clock must not run ahead of it.
        loop.before_waiting.append(lambda: loop.poll_files(0.002))
        clock = PicoClock(loop.clock)
        chip = Rc522(clock, lambda: ())
        with SimulatedPico(loop, Registers(chip.xfer2), "E66-SPARE", clock=clock) as pico:
            yield SimpleNamespace(loop=loop, port=pico.port_path, number="E66-SPARE")


@pytest.fixture
def spares(pico, tmp_path, monkeypatch):
    monkeypatch.setattr(spare.flashing, "ports", lambda: [pico.port])
    made = Made(FILE, None, tmp_path, restarts=True, loop=pico.loop)
    spares = Spares(made)
    yield spares
    spares.close()


def lost(seat, code="absent", **data):
    return SeatLost(at_s=1.0, seat=seat, trouble=Trouble(code, "", data=data))


READY = SeatReady(at_s=1.0, seat="blue")


def at(red):
    """The table's stations; red's does not answer at its port."""
    lacking = StationCondition("red", False, None, 0, red)
    return Inspection(stations=(lacking, StationCondition("blue", True, "1", 0, "/dev/blue")))


def looks(spares, pico, heard, now):
    """Look until a station could have said who it is."""
    spares.look(heard, now, pico.loop.now_s())
    pico.loop.run(until_s=pico.loop.now_s() + LOOK_S)
    spares.look(heard, now, pico.loop.now_s())
    return spares.found


def test_a_spare_at_another_port_is_asked_about_for_the_seat_that_is_lost(spares, pico):
    heard = {"red": lost("red"), "blue": READY}
    found = looks(spares, pico, heard, at("/dev/gone"))
    assert (found.seat, found.port, found.number) == ("red", pico.port, pico.number)
    (asked,) = spares.faults()
    assert (asked.id, asked.args) == ("table-spare", {"seat": "red", "number": pico.number})
    (line,) = spares.lines()
    assert line.means == found
    # The seat's own station is back.
    assert looks(spares, pico, {"red": SeatReady(at_s=9.0, seat="red")}, at("/dev/gone")) is None
    assert spares.wake_at_s({"red": READY}) is None


def test_a_spare_at_the_seats_own_port_is_heard_by_the_table_itself(spares, pico):
    stranger = lost("red", "stranger", port=pico.port, number="E66-OTHER")
    found = looks(spares, pico, {"red": stranger, "blue": READY}, at(pico.port))
    assert (found.seat, found.port, found.number) == ("red", pico.port, "E66-OTHER")


def test_a_pico_that_says_nothing_is_no_spare(spares, pico, tmp_path, monkeypatch):
    mute = tmp_path / "tty"
    mute.touch()
    monkeypatch.setattr(spare.flashing, "ports", lambda: [str(mute)])
    assert looks(spares, pico, {"red": lost("red")}, at("/dev/gone")) is None


@pytest.mark.parametrize(
    "heard",
    [{"blue": READY}, {"red": lost("red"), "blue": lost("blue")}],
    ids=["no seat is lost", "two are"],
)
def test_nothing_is_guessed(spares, pico, heard):
    assert looks(spares, pico, heard, at("/dev/gone")) is None


def test_two_that_answer_for_no_seat_are_told_apart_by_hand(spares, pico, monkeypatch):
    monkeypatch.setattr(spare.flashing, "ports", lambda: [pico.port, "/dev/another"])
    assert looks(spares, pico, {"red": lost("red")}, at("/dev/gone")) is None


def test_a_simulated_table_never_looks():
    simulated = Made(TableFile(name="sim", simulated=True), None, None)
    assert Spares(simulated).wake_at_s({"red": lost("red")}) is None


def test_one_press_says_yes_and_the_table_starts_again_with_it(
    pico, tmp_path, monkeypatch, open_fast
):
    monkeypatch.setattr(spare.flashing, "ports", lambda: [pico.port])
    console = open_fast().console
    seen = SimpleNamespace(seats=("red", "blue"), spots=(), inspect=lambda: at("/dev/gone"))
    made = Made(FILE, None, tmp_path, restarts=True, loop=pico.loop)
    settings, pieces = console.idle.settings, console.matches.pieces
    page = Operator(seen, Devices(seen), settings, lambda command: None, pieces, None, made)
    assert page.wake_at_s() is None
    page.devices.heard.hear(lost("red"))
    # Nobody has opened the page, and it looks.
    page.pass_time(page.wake_at_s())
    pico.loop.run(until_s=LOOK_S)
    page.pass_time(page.wake_at_s())
    assert [one.args["seat"] for one in page.spares.faults()] == ["red"]
    page.open(10.0)
    page.press("B", 11.0)
    page.press("A", 11.0)
    assert page.notice.id == "table-assigned"
    assert assigned(tmp_path, "home") == {"red": pico.port}
    assert page.restart_at_s == 11.0 + READ_S
    assert page.spares.faults() == ()
    page.close()
