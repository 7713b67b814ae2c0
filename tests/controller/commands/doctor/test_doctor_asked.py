"""A person at the terminal of a real table: each question waits for an answer that it understands,
the table's loop runs on meanwhile, and where there is no terminal nothing is asked."""

import os
import sys
from types import SimpleNamespace

import pytest

from controller.commands.doctor.person import WAITS_S, Asked
from controller.making.pushing import ScaleReading
from hardware.carousel.protection import Phase
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.signals import ButtonPressed, ButtonReleased


class Belt:
    """A carousel that notes what it is told. Where nobody stops it, it pushes for ever."""

    pushing = Phase.PUSHING

    def __init__(self):
        self.told = []
        self.state = Phase.OFF

    def push(self, duty):
        self.told.append(duty)
        self.state = self.pushing

    def stop(self):
        self.told.append("stop")
        self.state = Phase.OFF


def table(seats=("red",)):
    return SimpleNamespace(links=dict.fromkeys(seats), carousel=Belt(), listeners=[])


@pytest.fixture
def terminal(monkeypatch):
    """`terminal.type(TEXT)` types into the terminal of this process."""
    master, slave = os.openpty()
    with os.fdopen(slave, "r") as stdin, Loop(RealClock()) as loop:
        monkeypatch.setattr(sys, "stdin", stdin)
        made = table()
        yield SimpleNamespace(
            type=lambda text: os.write(master, text.encode()),
            loop=loop,
            table=made,
            person=Asked(made, loop),
        )
    os.close(master)


def test_an_answer_is_waited_for_while_the_loop_runs_on(terminal, capsys):
    """A watchdog is fed by that loop."""
    ticks = []

    def tick():
        ticks.append(1)
        if len(ticks) == 5:
            terminal.type("c\n")
        terminal.loop.call_later(0.01, tick)

    terminal.loop.call_later(0.01, tick)
    assert terminal.person.turned() == "clockwise"
    assert len(ticks) >= 5
    assert "Did it turn?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "expected"), [("c", "clockwise"), ("A", "anticlockwise"), (" n ", "not at all")]
)
def test_each_way_of_turning_has_its_letter(terminal, typed, expected):
    terminal.type(f"{typed}\n")
    assert terminal.person.turned() == expected


def test_what_is_not_understood_is_asked_again(terminal, capsys):
    terminal.type("left\n\nyes\ny\n")
    assert terminal.person.sees_light("red") is True
    said = capsys.readouterr().err
    assert "Found 'left'; expected y or n." in said
    assert "Found ''; expected y or n." in said
    assert said.count("Does the light of red pulse white?") == 4


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("6.12", 6.12), ("6,12", 6.12), ("6.1V", 6.1), ("", None), ("full", None), ("6 volts", None)],
)
def test_a_voltage_is_read_as_people_write_it_or_left_out(terminal, typed, expected):
    terminal.type(f"{typed}\n")
    assert terminal.person.volts() == expected


def test_the_sticker_is_tested_once_somebody_says_that_it_lies_there(terminal, capsys):
    terminal.type("\n")
    terminal.person.lay("spot/1", 12.3)
    said = capsys.readouterr().err
    assert "12.3 mm above the middle of the antenna of spot/1" in said
    assert said.endswith("Press Enter when it lies there. ")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("4.2 N\n", ScaleReading(4.2, "N")),
        ("much\n0.43 kg\n", ScaleReading(4.2183, "N")),
        ("0,41 A\n", ScaleReading(0.41, "A")),
    ],
)
def test_a_scale_is_read_after_the_belt_has_pushed(terminal, typed, expected, capsys):
    terminal.table.links.clear()  # nobody has a button: Enter begins
    terminal.table.carousel.pushing = Phase.OFF  # three seconds later
    terminal.type(f"\n{typed}")
    assert terminal.person.pulls(0.3) == expected
    assert terminal.table.carousel.told == [0.3]
    assert "No hand holds it" in capsys.readouterr().err


@pytest.mark.parametrize("ask", ["turned", "volts"])
def test_the_end_of_what_is_typed_is_no_answer(terminal, ask):
    terminal.type("\x04")
    assert getattr(terminal.person, ask)() is None


# ---- the belt pushes while A is held -------------------------------------------------------------


@pytest.fixture
def held(monkeypatch):
    """A table whose buttons are pressed by the loop: `held.signal(SIGNAL)`."""
    with Loop(VirtualClock()) as loop:
        made = table()
        person = Asked(made, loop)
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
        monkeypatch.setattr(person, "_ask", lambda question, *answers: "4.2 N")

        def signal(one):
            loop.call_later(one.at_s, lambda: [listener(one) for listener in made.listeners])

        yield SimpleNamespace(loop=loop, table=made, person=person, signal=signal)


def test_the_belt_has_power_while_a_is_held_and_no_longer(held):
    belt = held.table.carousel
    held.signal(ButtonPressed(at_s=1.0, seat="red", button="B"))
    held.signal(ButtonPressed(at_s=2.0, seat="red", button="A"))
    held.signal(ButtonReleased(at_s=4.0, seat="red", button="A"))
    assert held.person.pulls(0.25) == ScaleReading(4.2, "N")
    assert belt.told == [0.25, "stop"]
    assert held.table.listeners == [], "nobody listens any more"


def test_nobody_at_the_button_is_told_and_nothing_has_moved(held):
    with pytest.raises(WiringError, match=f"nobody pressed A within {WAITS_S:g} s"):
        held.person.pulls(0.25)
    assert held.table.carousel.told == []
    assert held.table.listeners == []


# ---- no terminal ---------------------------------------------------------------------------------


def test_without_a_terminal_nothing_is_asked_and_nothing_moves(monkeypatch, tmp_path, capsys):
    with Loop(VirtualClock()) as loop, (tmp_path / "stdin").open("w+") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        made = table()
        person = Asked(made, loop)
        person.lay("spot/1", 12.3)
        answers = [person.turned(), person.volts(), person.sees_light("red"), person.pulls(0.3)]
    assert answers == [None] * 4
    assert made.carousel.told == []
    assert "?" not in capsys.readouterr().err
