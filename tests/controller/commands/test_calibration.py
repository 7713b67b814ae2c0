"""`reclaim calibrate`: finds the true values that a twin hides from its table file."""

import re
import shutil
import sys
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.making import calibrating
from hardware.config import CurrentSettings, builtin_tables, load_table_file
from hardware.sim import deep
from hardware.sim.places import BeltShape
from hardware.table import Table
from twinmotor import BARE_DRIVER, amperes_at, duty_at

SHIPPED = load_table_file("sim-two-readers")
CURRENT = CurrentSettings(channel=1, volts_per_ampere=1.0)
TRUE = replace(
    SHIPPED,
    carousel=replace(SHIPPED.carousel, current=CURRENT),
    parts=replace(SHIPPED.bought, driver=BARE_DRIVER),
)
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
        (
            "pwm_hz = 250\n",
            "pwm_hz = 250\nfull_speed_duty = 0.35   # a guess\n\n# The sensor.\n",
        ),
        (
            "[[readers]]",
            f'[parts]\ndriver = "{BARE_DRIVER}"\n\n'
            "[carousel.current]\nchannel = 1\nvolts_per_ampere = 1.0\n\n# Readers.\n[[readers]]",
        ),
    ):
        assert right in text
        text = text.replace(right, wrong, -1 if right.startswith("zone") else 1)
    path.write_text(text, "utf-8")
    believed = load_table_file(path)
    # The devices are those of the file that is right, and the table reads the one that is wrong.
    twin = deep.DeepTwin
    believed = replace(believed, seats=())
    monkeypatch.setattr(deep, "Table", lambda file, loop, io: Table(believed, loop, io))
    monkeypatch.setattr(
        "controller.commands.doctor.person.DeepTwin",
        lambda file, world, loop, **_: twin(BARE, world, loop),
    )
    shape = BeltShape.of(TRUE)
    monkeypatch.setattr(
        "controller.commands.doctor.person.BeltShape", SimpleNamespace(of=lambda file: shape)
    )
    monkeypatch.setattr(calibrating, "TURNS", 2)
    return path


def test_hidden_values_are_found_within_2_percent_and_comments_stay(table, capsys):
    assert main(["calibrate", "--table", str(table), "--write"]) == 0
    said = capsys.readouterr().out
    assert f"{table} says so now." in said
    # The speeds are true ones, of a belt with 240 pulses.
    rows = [line.split()[0] for line in said.splitlines() if line.startswith(" " * 18)]
    assert rows == ["0.71", "1.43", "2.14", "2.85"]
    found = load_table_file(table)
    assert found.carousel.encoder.pulses_per_turn == pytest.approx(240, rel=0.005)
    assert [reader.place_mm for reader in found.readers] == pytest.approx([0, 630], abs=2)
    assert [reader.zone_mm for reader in found.readers] == pytest.approx([40, 40], rel=0.03)

    at_full = duty_at(3.0)
    running_a, stall_a = amperes_at(3.0, at_full), amperes_at(0.0, at_full)
    motor, current = found.carousel.motor, found.carousel.current
    assert motor.full_speed_duty == pytest.approx(at_full, rel=0.02)
    assert motor.friction_duty == pytest.approx(duty_at(0.0), abs=0.005)
    # Friction takes most of this motor's current: held, it draws too little more to be told.
    assert stall_a < 1.35 * running_a
    assert current.limit_a is None
    (told_a,) = re.findall(r"the motor would draw ([\d.]+) A", said)
    assert float(told_a) == pytest.approx(stall_a, rel=0.02)

    text = table.read_text("utf-8")
    assert "# counted badly" in text
    # A key that was not there comes to its like, not under the next section's comment.
    assert "# a guess\nfriction_duty = " in text
    assert found.seats == TRUE.seats


@pytest.mark.parametrize(
    ("table", "says"),
    [("sim", "sim is a shipped file; copy it"), ("kitchen", "there is no file kitchen")],
)
def test_a_mistake_is_one_sentence(capsys, table, says):
    assert main(["calibrate", "--table", table, "--write"]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_what_is_no_voltage_is_refused(capsys):
    for volts in ("-3", "0", "nan", "x"):
        with pytest.raises(SystemExit, match="2"):
            main(["calibrate", f"--battery-volts={volts}"])
        assert f"found {volts!r}, expected volts, such as 6.15" in capsys.readouterr().err


def test_without_tomlkit_the_belt_does_not_run_to_be_written(table, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "tomlkit", None)
    assert main(["calibrate", "--table", str(table), "--write"]) == 2
    error = capsys.readouterr().err
    assert "bin/pip install 'reclaim[calibrate]'" in error
    assert "Lay one tile on the belt" not in error


def test_a_table_without_a_motor_has_nothing_to_calibrate(tmp_path, capsys):
    path = tmp_path / "table.toml"
    path.write_text('name = "hand"\n')
    assert main(["calibrate", "--table", str(path)]) == 2
    assert "there is nothing to calibrate" in capsys.readouterr().err


def test_a_tile_that_never_comes_is_told(monkeypatch, capsys):
    monkeypatch.setattr(calibrating, "PATIENCE", 0.1)
    assert main(["calibrate"]) == 2
    assert "is it on the belt, and does its sticker read well?" in capsys.readouterr().err
