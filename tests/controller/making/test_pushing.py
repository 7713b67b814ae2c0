"""How hard a belt pushes, by what a scale or a meter showed: passed and failed in newtons."""

import pytest
from msgspec.structs import replace

from controller.making.pushing import Pull, ScaleReading, judged, pulls, reading, unlimited
from hardware.carousel import figures
from hardware.config import CurrentSettings, load_table_file

FILE = load_table_file("pi4-carousel")
BARE = replace(FILE, parts=replace(FILE.parts, driver="drv8833-bare"))
SENSED = replace(
    BARE,
    carousel=replace(
        BARE.carousel, current=CurrentSettings(channel=1, volts_per_ampere=1.0, limit_a=0.5)
    ),
)
FULL = Pull(1.0, last=True)


@pytest.mark.parametrize(
    ("typed", "value", "unit"),
    [
        *(("4.2 N", 4.2, "N"), ("430g", 4.218, "N"), ("0,43 kg", 4.218, "N"), ("1 lb", 4.448, "N")),
        *(("0.41 A", 0.41, "A"), (" 410 mA ", 0.41, "A"), ("12n", 12.0, "N")),
    ],
)
def test_a_scale_and_a_meter_are_read_in_their_units(typed, value, unit):
    found = reading(typed)
    assert (found.value, found.unit) == (pytest.approx(value, abs=0.001), unit)


@pytest.mark.parametrize(
    "typed", ["", "4.2", "N", "4 V", "-3 N", "1e3 N", "nan N", "4.2.1 N", "4 N m"]
)
def test_what_is_no_reading_is_refused_with_an_example(typed):
    with pytest.raises(
        ValueError, match=r"expected a number with N, kg, g or lb .* such as 4\.2 N"
    ):
        reading(typed)


def test_the_first_pull_is_so_gentle_that_no_driver_can_exceed_the_limit():
    for file in (FILE, SENSED):
        duty = pulls(file)[0].duty
        whole_n = figures.newtons_per_ampere(file) * figures.stall_a(file)
        assert whole_n > figures.PUSH_LIMIT_N
        assert duty * whole_n == pytest.approx(figures.PUSH_LIMIT_N)


def test_full_power_decides_where_the_driver_limits_and_is_never_given_elsewhere():
    assert [(pull.duty == 1.0, pull.last) for pull in pulls(FILE)] == [(False, False), (True, True)]
    assert [(pull.duty < 1.0, pull.last) for pull in pulls(SENSED)] == [(True, True)]
    assert pulls(BARE) == ()


def test_a_motor_that_nothing_limits_is_named_with_its_force():
    assert "'drv8833-bare' limits no current" in unlimited(BARE)
    assert "would push with 21.7 N; expected at most 10 N" in unlimited(BARE)
    assert unlimited(FILE) is None
    assert unlimited(SENSED) is None


@pytest.mark.parametrize(
    ("seen", "good"),
    [
        (ScaleReading(4.0, "N"), True),
        (ScaleReading(9.9, "N"), True),
        (ScaleReading(10.1, "N"), False),
        (ScaleReading(0.5, "N"), False),  # the scale was slack
        (ScaleReading(0.43, "A"), True),  # 4.4 N
        (ScaleReading(1.1, "A"), False),  # 11.2 N
    ],
)
def test_at_full_power_what_is_read_counts(seen, good):
    verdict = judged(FILE, FULL, seen)
    assert verdict.good is good
    assert (verdict.remedy == "") is good
    per_unit = 1.0 if seen.unit == "N" else figures.newtons_per_ampere(FILE)
    assert verdict.push_n == pytest.approx(seen.value * per_unit)


def test_a_gentle_pull_is_reckoned_up_with_the_belt_s_own_drag():
    """A scale shows 46 % of the push less the drag: 0.4 N of 4.4, and 8.4 N of 21.7."""
    gentle = pulls(FILE)[0]
    drag_n = figures.drag_n(FILE.carousel)
    for push_n, good in ((figures.push_n(FILE), True), (21.7, False)):
        seen = ScaleReading(push_n * gentle.duty - drag_n, "N")
        verdict = judged(FILE, gentle, seen)
        assert (verdict.good, verdict.push_n) == (good, pytest.approx(push_n))


def test_a_meter_s_gentle_reading_is_reckoned_up_too():
    gentle = pulls(FILE)[0]
    verdict = judged(FILE, gentle, ScaleReading(0.43 * gentle.duty, "A"))
    assert verdict.push_n == pytest.approx(figures.push_n(FILE))


def test_where_a_sensor_stops_a_held_belt_its_limit_counts():
    (gentle,) = pulls(SENSED)
    whole_n = figures.newtons_per_ampere(SENSED) * figures.stall_a(SENSED)
    seen = ScaleReading(whole_n * gentle.duty - figures.drag_n(SENSED.carousel), "N")
    assert judged(SENSED, gentle, seen).push_n == pytest.approx(figures.push_n(SENSED))


def test_a_driver_that_limits_less_than_was_said_is_a_resistor_to_change():
    remedy = judged(FILE, FULL, ScaleReading(15.0, "N")).remedy
    assert "AISEN" in remedy
    assert "never the software" in remedy
    assert "limit_a" in judged(SENSED, pulls(SENSED)[0], ScaleReading(40.0, "N")).remedy
