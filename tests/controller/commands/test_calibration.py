"""`reclaim calibrate`: finds the true values that a twin hides from its table file."""

import shutil
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.commands import calibration
from controller.commands.calibration import Coming, differing
from hardware.config import builtin_tables, load_table_file
from hardware.errors import WiringError
from hardware.sim import deep
from hardware.sim.places import BeltShape
from hardware.table import Table

TRUE = load_table_file("sim-two-readers")
BARE = replace(TRUE, seats=())
"""Calibration needs no pads."""


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A table file that is wrong about the twin: the twin is made by another one."""
    path = tmp_path / "table.toml"
    shutil.copyfile(builtin_tables()["sim-two-readers"], path)
    text = path.read_text("utf-8")
    for right, wrong in (
        ("pulses_per_turn = 240", "pulses_per_turn = 228   # counted badly"),
        ("place_mm = 630", "place_mm = 600"),
        ("zone_mm = 40", "zone_mm = 55"),
    ):
        assert right in text
        text = text.replace(right, wrong)
    path.write_text(text, "utf-8")
    believed = load_table_file(path)
    # The devices are those of the file that is right, and the table reads the one that is wrong.
    twin = deep.DeepTwin
    believed = replace(believed, seats=())
    monkeypatch.setattr(deep, "Table", lambda file, loop, io: Table(believed, loop, io))
    monkeypatch.setattr(
        "controller.commands.doctor.devices.DeepTwin",
        lambda file, world, loop: twin(BARE, world, loop),
    )
    shape = BeltShape.of(TRUE)
    monkeypatch.setattr(
        "controller.commands.doctor.devices.BeltShape", SimpleNamespace(of=lambda file: shape)
    )
    monkeypatch.setattr(calibration, "TURNS", 2)
    return path


def test_hidden_values_are_found_within_2_percent_and_comments_stay(table, capsys):
    assert main(["calibrate", "--table", str(table), "--write"]) == 0
    assert f"{table} says so now." in capsys.readouterr().out
    found = load_table_file(table)
    assert found.carousel.encoder.pulses_per_turn == pytest.approx(240, rel=0.005)
    assert [reader.place_mm for reader in found.readers] == pytest.approx([0, 630], abs=2)
    assert [reader.zone_mm for reader in found.readers] == pytest.approx([40, 40], rel=0.02)
    assert "# counted badly" in table.read_text("utf-8")
    assert found.seats == TRUE.seats


def test_what_is_right_is_left_alone():
    file = load_table_file("sim-two-readers")
    places, zones = {"belt-1": 0.3, "belt-2": 629.5}, {"belt-1": 40.2, "belt-2": 39.6}
    assert differing(file, calibration.Measured(240, 0.59, 3.02, places, zones, 0.0)) == {}


def test_a_voltmeter_gives_the_divider():
    file = load_table_file("sim")
    found = calibration.Measured(240, 0.6, 3.3, {}, {}, 0.0)
    assert differing(file, found) == {("carousel", "battery", "divider"): 3.3}
    nearly = replace(found, divider=3.01)
    assert differing(file, nearly) == {}


@pytest.mark.parametrize(
    ("table", "says"),
    [("sim", "sim is a shipped file; copy it"), ("kitchen", "there is no file kitchen")],
)
def test_a_mistake_is_one_sentence(capsys, table, says):
    assert main(["calibrate", "--table", table, "--write"]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_a_table_without_a_motor_has_nothing_to_calibrate(tmp_path, capsys):
    path = tmp_path / "table.toml"
    path.write_text('name = "hand"\n')
    assert main(["calibrate", "--table", str(path)]) == 2
    assert "there is nothing to calibrate" in capsys.readouterr().err


def test_a_tile_that_never_comes_is_told(monkeypatch, capsys):
    monkeypatch.setattr(calibration, "PATIENCE", 0.1)
    assert main(["calibrate"]) == 2
    assert "is it on the belt, and does its sticker read well?" in capsys.readouterr().err


# ---- the arithmetic ------------------------------------------------------------------------------


def came(*turns):
    return [Coming("belt", turn * 20.0, turn) for turn in turns]


def test_a_passage_that_was_missed_makes_no_longer_turn():
    assert calibration._turn_of(came(0.0, 1.01, 2.02, 4.04, 5.05)) == pytest.approx(1.01)
    assert calibration._missed(came(0.0, 1.01, 2.02, 4.04, 5.05), 1.01) == pytest.approx(1 / 6)


def test_uneven_turns_prove_nothing():
    with pytest.raises(WiringError, match="unevenly"):
        calibration._turn_of(came(0.0, 1.0, 2.1, 3.0))
