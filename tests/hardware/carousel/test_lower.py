"""Taking the motor's power away by hand; on lines, see tests/e2e/test_motor_safety.py."""

import subprocess
import sys
import threading
import time
from contextlib import suppress

import pytest

import remotelgpio
from hardware.carousel.lower import NOTE, leave_note, lower, main, read_note
from pinserver import Owner
from remotepins import SERVER


def test_a_note_says_which_lines_of_which_board(tmp_path):
    leave_note(tmp_path, "/dev/gpiochip4", [12, 13, 16])
    assert read_note(tmp_path / NOTE) == (4, [12, 13, 16])


def test_without_a_note_no_motor_was_opened(tmp_path):
    assert read_note(tmp_path / NOTE) == (0, [])


@pytest.mark.parametrize("text", ["", "/dev/gpiochip0", "/dev/gpiochip0 x", "/dev/mem 12"])
def test_what_is_no_note_is_told(tmp_path, text, capsys):
    (tmp_path / NOTE).write_text(text)
    assert main([str(tmp_path / NOTE)]) == 1
    assert "not known which lines the motor has" in capsys.readouterr().err


@pytest.fixture
def lines(server, monkeypatch):
    """A pin server's lines, by way of what stands in for lgpio."""
    monkeypatch.setitem(sys.modules, "lgpio", remotelgpio)
    return server


OTHER = Owner(1, 0)


def claim_as_soon_as_it_is_free(lines, line):
    """The server hears a moment later that a program has closed its lines."""
    while True:
        with suppress(OSError):
            return lines.claim(line, OTHER)
        time.sleep(0.001)


def test_lines_are_low_inputs_with_a_pull_down_afterwards(lines):
    for line in (12, 13):
        lines.claim(line, OTHER)
        lines.listen(line, "floating", OTHER, 0.0)
        lines.drive(line, 1.0, OTHER, 0.0)
    lines.bury(OTHER, 0.0)
    assert lower(0, [12, 13]) == ""
    for line in (12, 13):
        claim_as_soon_as_it_is_free(lines, line)
    assert [lines.levels()[line] for line in (12, 13)] == [0.0, 0.0]


def test_a_line_that_somebody_holds_is_waited_for(lines):
    lines.claim(12, OTHER)
    threading.Timer(0.1, lines.bury, (OTHER, 0.0)).start()
    assert lower(0, [12, 13]) == ""
    assert lines.levels()[12] == 0.0


def test_a_line_that_stays_held_keeps_no_other_high_and_is_named(lines):
    lines.claim(12, OTHER)
    assert lower(0, [12, 13], give_up_s=0.05).startswith("GPIO 12: ")
    assert lines.levels()[13] == 0.0


def test_a_board_that_cannot_be_opened_is_named(lines, monkeypatch, tmp_path):
    monkeypatch.setenv(SERVER, str(tmp_path / "nobody"))
    assert lower(0, [12]).startswith("/dev/gpiochip0: ")


def test_it_imports_little_of_the_table_and_not_gpiozero():
    """A Pi Zero would need two seconds for that alone."""
    program = (
        "import sys, hardware.carousel.lower; "
        "print(*sorted(name for name in sys.modules if name.split('.')[0] in "
        "('hardware', 'controller', 'gpiozero', 'msgspec', 'serial', 'pygame', 'tomllib')))"
    )
    imported = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout.split()
    assert imported == ["hardware", "hardware.carousel", "hardware.carousel.lower"]
