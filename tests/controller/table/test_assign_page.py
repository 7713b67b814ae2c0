"""Whose station is whose, on the operator's page: A at a Pico that has no seat answers for the seat
that is asked for."""

from types import SimpleNamespace

import pytest

from controller.making.overrides import assigned
from controller.table import assigning
from controller.table.assigning import AssignPage, SkipSeat, free_ports, unanswered
from controller.table.upkeep import Made
from hardware.config import TableFile
from hardware.config.schema import SeatSettings
from hardware.inspection import Inspection, StationCondition
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Registers
from hardware.sim.pico import PicoClock, SimulatedPico
from hardware.sim.rc522 import Rc522

FILE = TableFile(name="home", seats=tuple(SeatSettings(name=one) for one in ("red", "blue")))


@pytest.fixture
def desk(tmp_path):
    """A real table's file without ports, and two Picos as they were plugged in."""
    with Loop(VirtualClock()) as loop:
        # A pseudo-terminal is as slow as the kernel: the virtual clock must not run ahead of it.
        loop.before_waiting.append(lambda: loop.poll_files(0.002))
        picos = []
        for name in ("one", "two"):
            clock = PicoClock(loop.clock)
            chip = Rc522(clock, lambda: ())
            picos.append(SimulatedPico(loop, Registers(chip.xfer2), name, clock=clock))
        made = Made(FILE, None, tmp_path, restarts=True, loop=loop)
        ports = [pico.port_path for pico in picos]
        page = AssignPage(made, loop, ["red", "blue"], ports)
        yield SimpleNamespace(
            loop=loop, picos=picos, ports=ports, made=made, page=page, folder=tmp_path
        )
        page.close()
        for pico in picos:
            pico.close()


def presses(desk, which, button="A"):
    desk.loop.run(until_s=desk.loop.now_s() + 2.0)
    desk.picos[which].press(button)
    desk.loop.run(until_s=desk.loop.now_s() + 0.3)
    desk.picos[which].release(button)
    desk.loop.run(until_s=desk.loop.now_s() + 1.0)


def test_each_seat_is_asked_for_and_gets_the_pico_whose_a_is_pressed(desk):
    assert desk.page.view().hint.args == {"seat": "red"}
    presses(desk, 1)
    assert desk.page.view().hint.args == {"seat": "blue"}
    assert desk.picos[1].light[0] == "red"
    assert not desk.page.over
    presses(desk, 0)
    assert desk.page.over
    assert assigned(desk.folder, "home") == {"red": desk.ports[1], "blue": desk.ports[0]}
    assert desk.page.outdated
    assert (desk.page.notice.id, desk.page.notice.args) == ("table-assigned", {"count": 2})


def test_a_pico_has_one_seat(desk):
    presses(desk, 0)
    presses(desk, 0)
    assert assigned(desk.folder, "home") == {"red": desk.ports[0]}


def test_a_seat_may_be_skipped_and_nothing_is_kept_without_a_press(desk):
    desk.page.choose(SkipSeat(), 0.0)
    assert desk.page.view().hint.args == {"seat": "blue"}
    assert assigned(desk.folder, "home") == {}
    assert not desk.page.outdated
    presses(desk, 1)
    assert assigned(desk.folder, "home") == {"blue": desk.ports[1]}
    assert desk.page.over


def condition(seat, ready, port):
    return StationCondition(seat, ready, None, 0, port)


def test_only_seats_that_nobody_answers_for_are_asked(desk):
    now = Inspection(stations=(condition("red", True, "/dev/1"), condition("blue", False, "")))
    assert unanswered(desk.made, now) == ["blue"]
    assert unanswered(Made(FILE), now) == [], "nothing is kept there"


def test_a_simulated_table_assigns_nothing(desk):
    made = Made(TableFile(name="sim", simulated=True, seats=FILE.seats), None, desk.folder, False)
    assert unanswered(made, Inspection()) == []


def test_a_port_that_answers_for_a_seat_is_not_free(monkeypatch):
    monkeypatch.setattr(assigning.flashing, "ports", lambda: ["/dev/1", "/dev/2"])
    now = Inspection(
        stations=(condition("red", True, "/dev/1"), condition("blue", False, "/dev/9"))
    )
    assert free_ports(now) == ["/dev/2"]
