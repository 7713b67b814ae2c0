"""Ctrl-C in the middle of every command for making a table: no traceback, and nothing is
half-written."""

import os
import select
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing

import pytest

from boards import Desk
from controller.record.journal import Journal
from controller.table.doctor import past
from hardware.config import builtin_tables

PATIENCE_S = 60.0


def interrupted(folder, *arguments, after, number=signal.SIGINT):
    """Start a command, interrupt it once it has said *after*; return all that it said."""
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    said, until_s = b"", time.monotonic() + PATIENCE_S
    while after.encode() not in said:
        assert process.poll() is None, said.decode()
        assert time.monotonic() < until_s, said.decode()
        if select.select([process.stdout], [], [], 0.1)[0]:
            said += os.read(process.stdout.fileno(), 4096)
    process.send_signal(number)
    said += process.communicate(timeout=PATIENCE_S)[0]
    text = said.decode()
    assert "Traceback" not in text
    assert process.returncode == 128 + number, text
    return text


@pytest.fixture
def desk_table(tmp_path):
    """A real table that has only one seat, whose station is not plugged in."""
    path = tmp_path / "desk.toml"
    path.write_text('name = "desk"\n[[seats]]\nname = "red"\nstation = "/dev/not-there"\n')
    return path


def names(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_enrol(tmp_path, desk_table, number):
    journal = tmp_path / "journal.db"
    asked = "Tap now, at any pad: the game card of"
    for _ in range(2):  # and it goes on where it was
        interrupted(
            tmp_path, "enrol", "--game", "luggage", "--table", desk_table, "--journal", journal,
            after=asked, number=number,
        )  # fmt: skip
    with Journal(journal) as opened:
        opened.check()
        assert opened.tags() == {}


def test_calibrate_leaves_the_table_file(tmp_path):
    path = tmp_path / "home.toml"
    shutil.copyfile(builtin_tables()["sim"], path)
    text = path.read_text("utf-8").replace("pulses_per_turn = 240", "pulses_per_turn = 228")
    path.write_text(text, "utf-8")
    interrupted(
        tmp_path, "calibrate", "--table", path, "--write", after="The tile has come round: 2"
    )
    assert path.read_text("utf-8") == text
    assert names(tmp_path) == ["home.toml"]


def test_station_assign_changes_nothing(tmp_path, desk_table):
    journal = tmp_path / "journal.db"
    with closing(Desk(tmp_path)) as desk:
        port = desk.plug("1.2.0", breaks="")
        # This board's A is down from the start, so a table with two seats waits for another one.
        desk_table.write_text('name = "desk"\n[[seats]]\nname = "red"\n[[seats]]\nname = "blue"\n')
        other = desk.plug()
        said = interrupted(
            tmp_path, "station", "assign", "--table", desk_table, "--journal", journal, port, other,
            after="Press A at the station of blue",
        )  # fmt: skip
    assert "red" in said
    assert "stations.json" not in names(tmp_path)


def test_station_flash_leaves_a_board_that_is_flashed_again(tmp_path):
    with closing(Desk(tmp_path)) as desk:
        port = desk.plug("1.2.0")
        process = subprocess.Popen([sys.executable, "-m", "controller", "station", "flash", port])
        main = desk.files / "main.py"
        until_s = time.monotonic() + PATIENCE_S
        while main.exists() and time.monotonic() < until_s:
            time.sleep(0.005)
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE_S) in (128 + signal.SIGINT, 0)
        # The program goes first and comes last: half of it never runs.
        if process.returncode:
            assert not main.exists()
        again = subprocess.run(
            [sys.executable, "-m", "controller", "station", "flash", port],
            capture_output=True, text=True, timeout=PATIENCE_S, check=False,
        )  # fmt: skip
        assert again.returncode == 0, again.stderr
        assert main.exists()


def test_station_monitor(tmp_path):
    with closing(Desk(tmp_path)) as desk:
        port = desk.plug("1.2.0")
        interrupted(tmp_path, "station", "monitor", port, after="firmware 1.2.0")


@pytest.mark.parametrize("arguments", [("doctor", "--guided"), ("doctor", "motor")])
def test_doctor_keeps_no_half_test(tmp_path, arguments):
    """It says nothing before its end, so it is interrupted at some moment of it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", *arguments, "--table", "sim",
         "--journal", str(tmp_path / "journal.db")],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    time.sleep(1.0)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=PATIENCE_S)[0].decode()
    assert "Traceback" not in said
    # It may have been over by then, or not begun, or have kept its figures at that very moment.
    assert process.returncode in (128 + signal.SIGINT, -signal.SIGINT, 0)
    assert set(names(tmp_path)) <= {past.FILE_NAME}
    if names(tmp_path):
        (kept,) = past.read(tmp_path / past.FILE_NAME, "sim")
        assert kept.figures


def test_wire_leaves_the_older_picture(tmp_path):
    out = tmp_path / "wiring.html"
    out.write_text("<svg>of last year")
    process = subprocess.Popen(
        [sys.executable, "-m", "controller", "wire", "pi4-carousel", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    time.sleep(0.6)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=PATIENCE_S)[0].decode()
    assert "Traceback" not in said
    text = out.read_text("utf-8")
    assert text == "<svg>of last year" or text.rstrip().endswith("</html>")
    assert names(tmp_path) == ["wiring.html"]
