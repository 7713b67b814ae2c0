"""`reclaim station assign`: a station is a seat's once its A was pressed."""

from contextlib import ExitStack
from types import SimpleNamespace

import pytest

from controller.cli import main
from controller.commands import stations
from controller.commands.stations import ask
from controller.making.overrides import assign, assigned
from hardware.errors import PortBusy
from hardware.loop import Loop, VirtualClock
from hardware.rfid import Registers
from hardware.sim.pico import PicoClock, SimulatedPico
from hardware.sim.rc522 import Rc522

SEATS = ("red", "blue", "green")


@pytest.fixture
def desk():
    """A loop, and three Picos that nobody has assigned, as they were plugged in."""
    with ExitStack() as stack:
        loop = stack.enter_context(Loop(VirtualClock()))
        picos = []
        for name in ("one", "two", "three"):
            clock = PicoClock(loop.clock)
            chip = Rc522(clock, lambda: ())
            picos.append(
                stack.enter_context(SimulatedPico(loop, Registers(chip.xfer2), name, clock=clock))
            )
        yield SimpleNamespace(loop=loop, picos=picos, ports=[pico.port_path for pico in picos])


def person(desk, *presses):
    """Somebody presses buttons, each (which Pico, button), two seconds apart."""
    # A pseudo-terminal is as slow as the kernel: the virtual clock must not run ahead of it.
    desk.loop.before_waiting.append(lambda: desk.loop.poll_files(0.0005))
    for number, (which, button) in enumerate(presses):
        pico, at_s = desk.picos[which], 2.0 + 2.0 * number
        desk.loop.call_at(at_s, lambda p=pico, b=button: p.press(b))
        desk.loop.call_at(at_s + 0.3, lambda p=pico, b=button: p.release(b))
    desk.loop.call_at(60.0, desk.loop.stop)


def test_each_seat_gets_the_station_whose_a_is_pressed(desk, capsys):
    person(desk, (2, "A"), (2, "A"), (0, "A"), (1, "A"))
    found = ask(desk.loop, SEATS, desk.ports)
    one, two, three = desk.ports
    assert found == {"red": three, "blue": one, "green": two}
    assert desk.loop.now_s() < 20.0
    # Its light says so.
    assert [pico.light[0] for pico in desk.picos] == ["blue", "green", "red"]
    said = capsys.readouterr().out.splitlines()
    assert said[:3] == [
        "Press A at the station of red, or B anywhere to skip it.",
        "Press A at the station of blue, or B anywhere to skip it.",
        "This station is red's already.",
    ]


def test_b_leaves_a_seat_as_it_was(desk):
    person(desk, (0, "B"), (0, "A"), (1, "A"))
    assert ask(desk.loop, SEATS, desk.ports) == {"blue": desk.ports[0], "green": desk.ports[1]}


def test_a_port_that_the_table_holds_is_told(desk, monkeypatch):
    def held(*_, **__):
        raise OSError(16, "Device or resource busy")

    monkeypatch.setattr(stations, "StationLink", lambda *what: stations_link(*what, opener=held))
    with pytest.raises(PortBusy, match=r"held by another process.*must not run meanwhile"):
        ask(desk.loop, SEATS, desk.ports)


stations_link = stations.StationLink


# ---- the command ---------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A table file without ports, three Picos, and somebody who presses their buttons."""
    path = tmp_path / "home.toml"
    path.write_text('name = "home"\n' + "".join(f'[[seats]]\nname = "{one}"\n' for one in SEATS))
    asked = []

    def answers(loop, seats, ports):
        asked.append((tuple(seats), tuple(ports)))
        return dict(zip(seats, ports, strict=False))

    monkeypatch.setattr(stations, "ask", answers)
    monkeypatch.setattr(stations.flashing, "ports", lambda: ["/dev/1", "/dev/2", "/dev/3"])

    def run(*more):
        journal = str(tmp_path / "journal.db")
        return main(["station", "assign", "--table", str(path), "--journal", journal, *more])

    return SimpleNamespace(run=run, asked=asked, folder=tmp_path)


def test_all_are_kept_beside_the_journal(home, capsys):
    assert home.run() == 0
    assert capsys.readouterr().out == "red: /dev/1\nblue: /dev/2\ngreen: /dev/3\n"
    assert assigned(home.folder, "home") == {"red": "/dev/1", "blue": "/dev/2", "green": "/dev/3"}


def test_a_dead_one_is_replaced_by_one_that_has_no_seat(home):
    assign(home.folder, "home", {"red": "/dev/1", "blue": "/dev/9", "green": "/dev/3"})
    assert home.run("--seat", "blue") == 0
    assert home.asked == [(("blue",), ("/dev/2",))]
    assert assigned(home.folder, "home")["blue"] == "/dev/2"


def test_nothing_is_kept_when_it_is_interrupted(home, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(stations, "ask", interrupted)
    with pytest.raises(KeyboardInterrupt):
        home.run()
    assert assigned(home.folder, "home") == {}


def test_mistakes_are_one_sentence(home, capsys):
    assert home.run("--seat", "white") == 2
    assert "home has no seat white; expected one of red, blue, green" in capsys.readouterr().err
    assert main(["station", "assign", "--table", "sim"]) == 2
    assert "is a simulated table" in capsys.readouterr().err
    assign(home.folder, "home", {"red": "/dev/1", "blue": "/dev/2", "green": "/dev/3"})
    assert home.run("/dev/1", "--seat", "blue") == 2
    assert "No Pico is plugged in that has no seat yet" in capsys.readouterr().err
