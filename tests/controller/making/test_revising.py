"""What a calibration found, beside the table file, and written into it."""

import pytest
from msgspec.structs import replace

from controller.making.calibrating import Measured
from controller.making.overrides import CALIBRATION_FILE, calibrated, keep
from controller.making.revising import changes, findings, revise, revised
from hardware.config import builtin_tables, load_table_file
from hardware.errors import InputFileError, TableFileError

SHIPPED = load_table_file("sim-two-readers")
MOTOR = replace(SHIPPED.carousel.motor, full_speed_duty=0.6)
FILE = replace(SHIPPED, carousel=replace(SHIPPED.carousel, motor=MOTOR))
REAL = load_table_file("pi4-carousel")
FOUND = Measured(
    pulses_per_turn=240,
    curve=(),
    full_speed_duty=0.59,
    friction_duty=None,
    stall_a=None,
    limit_a=None,
    places_mm={"belt-1": 0.3, "belt-2": 629.5},
    zones_mm={"belt-1": 40.2, "belt-2": 39.6},
    missed={},
    rest_v=6.0,
)
PULSES = ("carousel", "encoder", "pulses_per_turn")
FRICTION = ("carousel", "motor", "friction_duty")
FULL_SPEED = ("carousel", "motor", "full_speed_duty")


def test_what_is_right_is_left_alone():
    assert changes(findings(FILE, FOUND)) == {}


def test_what_differs_is_changed():
    found = replace(FOUND, pulses_per_turn=239, friction_duty=0.2, zones_mm={"belt-2": 35.0})
    assert changes(findings(FILE, found)) == {
        PULSES: 239,
        FRICTION: 0.2,
        ("readers", 1, "zone_mm"): 35.0,
    }


def test_what_the_file_left_to_the_parts_is_written_once_it_is_measured():
    assert changes(findings(SHIPPED, FOUND)) == {FULL_SPEED: 0.59}


def test_a_voltmeter_gives_the_divider():
    divider = ("carousel", "battery", "divider")
    assert changes(findings(FILE, FOUND, battery_v=6.6)) == {divider: 3.3}
    assert changes(findings(FILE, FOUND, battery_v=6.02)) == {}
    assert changes(findings(FILE, replace(FOUND, rest_v=None), battery_v=6.6)) == {}


# ---- into the file -------------------------------------------------------------------------------


def test_comments_and_order_stay_and_a_new_key_comes_to_its_like():
    before = builtin_tables()["pi4-carousel"].read_text("utf-8")
    lines = revised(before, {PULSES: 236, FULL_SPEED: 0.58}).splitlines()
    changed = "pulses_per_turn = 236  # per turn of the belt: count them once, by hand"
    assert changed in lines
    new = lines.index("full_speed_duty = 0.58")
    assert lines[new - 1] == "pwm_hz = 250"
    assert lines[new + 1] == ""
    assert [line for line in before.splitlines() if line not in lines] == [
        changed.replace("236", "240")
    ]


def test_a_section_that_is_written_in_another_way_is_changed_as_well():
    text = "carousel.motor = { forward = 13 }\n"
    assert "friction_duty = 0.2" in revised(text, {FRICTION: 0.2})


def test_a_file_that_cannot_be_written_is_a_sentence(tmp_path):
    with pytest.raises(InputFileError, match="there is no file"):
        revise(tmp_path / "none.toml", {PULSES: 236})


# ---- beside the journal --------------------------------------------------------------------------


def test_what_is_kept_counts_as_long_as_the_table_file_says_what_it_said(tmp_path):
    keep(tmp_path, REAL, {PULSES: 236, FRICTION: 0.2})
    found = calibrated(REAL, tmp_path)
    assert found.carousel.encoder.pulses_per_turn == 236
    assert found.carousel.motor.friction_duty == 0.2
    carousel = REAL.carousel
    edited = replace(
        REAL, carousel=replace(carousel, encoder=replace(carousel.encoder, pulses_per_turn=300))
    )
    assert calibrated(edited, tmp_path).carousel.encoder.pulses_per_turn == 300
    assert calibrated(edited, tmp_path).carousel.motor.friction_duty == 0.2


def test_a_table_that_is_calibrated_again_keeps_the_newer_value(tmp_path):
    keep(tmp_path, REAL, {PULSES: 236})
    keep(tmp_path, calibrated(REAL, tmp_path), {PULSES: 238})
    assert calibrated(REAL, tmp_path).carousel.encoder.pulses_per_turn == 238


def test_another_table_and_a_simulated_one_have_none_of_it(tmp_path):
    keep(tmp_path, REAL, {PULSES: 236})
    other = replace(REAL, name="kitchen")
    assert calibrated(other, tmp_path) == other
    assert calibrated(replace(REAL, simulated=True), tmp_path).carousel == REAL.carousel


def test_values_that_contradict_a_changed_file_are_left_out(tmp_path):
    keep(tmp_path, REAL, {FRICTION: 0.5})
    carousel = REAL.carousel
    slow = replace(
        REAL, carousel=replace(carousel, motor=replace(carousel.motor, full_speed_duty=0.4))
    )
    assert calibrated(slow, tmp_path) == slow


def test_a_damaged_file_is_a_sentence(tmp_path):
    (tmp_path / CALIBRATION_FILE).write_text("{")
    with pytest.raises(TableFileError, match="delete it, and calibrate the table again"):
        calibrated(REAL, tmp_path)
