"""The daemon opens its table as it was made: with what was assigned and calibrated at it."""

import shutil

import pytest

from controller.cli import main
from controller.commands import daemon
from controller.making.overrides import assign, keep
from hardware.config import builtin_tables, load_table_file

PULSES = ("carousel", "encoder", "pulses_per_turn")


@pytest.fixture
def opened(monkeypatch):
    """What the daemon would have served: the table file, and where a calibration is written."""
    found = {}

    def run(file, seating, folder, journal, lifeline=None, *, path=None):
        found.update(file=file, path=path)

    monkeypatch.setattr(daemon, "run", run)
    return found


def test_what_was_found_at_the_table_counts(tmp_path, opened):
    real = load_table_file("pi4-carousel")
    keep(tmp_path, real, {PULSES: 236})
    assign(tmp_path, real.name, {"red": "/dev/1"})
    journal = str(tmp_path / "journal.db")
    assert main(["daemon", "--table", "pi4-carousel", "--journal", journal]) == 0
    assert opened["file"].carousel.encoder.pulses_per_turn == 236
    assert opened["file"].seats[0].station == "/dev/1"
    assert opened["path"] is None, "a shipped file is not written"


def test_a_table_file_of_ones_own_is_written(tmp_path, opened):
    path = tmp_path / "home.toml"
    shutil.copyfile(builtin_tables()["pi4-carousel"], path)
    assert main(["daemon", "--table", str(path), "--journal", str(tmp_path / "journal.db")]) == 0
    assert opened["path"] == path
