"""A carousel that could hurt or would not work is refused: the key, the figure, the way out."""

import math

import pytest
from msgspec.structs import replace

from controller.cli import main
from hardware.carousel import figures
from hardware.carousel.figures import push_n
from hardware.config import builtin_tables, load_table_file
from hardware.config.schema import BodySettings, CurrentSettings, PartsSettings
from hardware.errors import TableFileError
from hardware.parts import Catalogue, part
from workshop.mechanics.checks import lid_carries_n, mistakes
from workshop.mechanics.dimensions import CAN_ROOM, CAN_WALL, LEG_R, Dimensions

FILE = load_table_file("pi4-carousel")


def changed(**values):
    """The shipped table with other values: of its carousel, its body, its encoder or its reader."""
    carousel, readers, parts = FILE.carousel, FILE.readers, FILE.parts
    for key, value in values.items():
        if key in PartsSettings.__struct_fields__:
            parts = replace(parts, **{key: value})
        elif key in BodySettings.__struct_fields__:
            carousel = replace(carousel, body=replace(carousel.body, **{key: value}))
        elif key == "pulses_per_turn":
            carousel = replace(carousel, encoder=replace(carousel.encoder, pulses_per_turn=value))
        elif key == "place_mm":
            readers = (replace(readers[0], place_mm=value),)
        else:
            carousel = replace(carousel, **{key: value})
    return replace(FILE, carousel=carousel, readers=readers, parts=parts)


@pytest.mark.parametrize("table", ["pi4-carousel", "zero-small", "sim", "sim-two-readers"])
def test_the_shipped_tables_can_be_built(table):
    assert mistakes(load_table_file(table)) == ()


@pytest.mark.parametrize(
    ("values", "key", "says"),
    [
        ({"gap_mm": 1.8}, "carousel.body.gap_mm", "1.8 to 4.1 mm wide, and a finger"),
        ({"gap_mm": 6.0}, "carousel.body.gap_mm", "6.0 to 8.3 mm wide"),
        ({"current_limit_a": 1.0}, "parts", "pushes with 10.2 N; expected at most 10 N"),
        ({"current_limit_a": None}, "parts", "pushes with 21.7 N"),
        ({"driver": "tb6612"}, "parts", "the driver 'tb6612' limits nothing: take one that does"),
        ({"driver": "l9110"}, "parts", "pushes with 21.7 N"),
        ({"current_limit_a": 0.2}, "parts", "a motor with more gear"),
        ({"cells": "aa-nimh-4"}, "carousel.battery.low_v", "expected low_v = 4.7"),
        ({"places": 35}, "carousel.places", "expected an even number from 20 on"),
        ({"places": 14, "track_mm": 490.0}, "carousel.places", "14 links"),
        ({"places": 18, "track_mm": 630.0}, "carousel.places", "18 links"),
        ({"tile_mm": 34.0}, "carousel.tile_mm", "expected tiles of at most 33.0 mm"),
        ({"tile_mm": 20.0}, "carousel.tile_mm", "no room for hinges"),
        ({"tile_thickness_mm": 9.0}, "carousel.body.tile_thickness_mm", "15.3 mm above"),
        ({"pulses_per_turn": 250}, "carousel.encoder.pulses_per_turn", "249 pulses"),
        ({"pulses_per_turn": 363}, "carousel.encoder.pulses_per_turn", "1.19 mm wide"),
        ({"place_mm": 300.0}, "readers[0].place_mm", "in a curve, over a wheel"),
        ({"place_mm": 80.0}, "readers[0].place_mm", "mm from a leg or a joint's splice"),
        (
            {"bed_mm": 180.0},
            "carousel.body.bed_mm",
            "expected a larger bed, or track_mm = 1062 with tile_mm = 27.5, which fits",
        ),
        ({"bed_mm": 250.0, "bed_y_mm": 190.0}, "carousel.body.bed_mm", "has room for 245 x 185"),
        (
            {"places": 20, "track_mm": 700.0, "pulses_per_turn": 100},
            "carousel.body.bed_mm",
            "from a wheel's axle",
        ),
        (
            {"places": 28, "track_mm": 980.0},
            "carousel.encoder.pulses_per_turn",
            "expected a whole number of slots: 238 pulses",
        ),
    ],
)
def test_what_must_not_be_built_is_refused(values, key, says):
    found = mistakes(changed(**values))
    assert any(mistake.key == key and says in mistake.says for mistake in found), found


def test_a_larger_gap_than_a_finger_is_no_way_out():
    """The gap would have to let every finger out, and trays would fall into it."""
    assert mistakes(changed(gap_mm=11.0))


def test_a_stalled_belt_pushes_with_torque_by_radius():
    """1.373 N m / 2.0 A x 0.43 A = 0.295 N m, at 67.6 mm."""
    assert push_n(FILE) == pytest.approx(4.37, abs=0.01)


def test_a_table_without_a_body_is_built_from_the_defaults():
    bare = replace(FILE, carousel=replace(FILE.carousel, body=None))
    assert Dimensions.of(bare) == Dimensions.of(FILE)


def test_the_command_says_every_mistake_and_ends_with_2(tmp_path, capsys):
    text = builtin_tables()["pi4-carousel"].read_text("utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(
        text.replace("gap_mm = 0.8", "gap_mm = 6").replace("limit_a = 0.43", "limit_a = 2")
    )
    assert main(["mechanics", str(bad), str(tmp_path / "out")]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3  # outer wall, lid, push
    assert all(line.startswith(f"reclaim mechanics: {bad}: ") for line in lines)
    assert not (tmp_path / "out").exists()


def test_without_a_folder_the_figures_are_said(capsys):
    assert main(["mechanics", "pi4-carousel"]) == 0
    assert "36 links of 35 mm around two wheels of 12 teeth" in capsys.readouterr().out


# ---- what was bought -----------------------------------------------------------------------------


def own(kind, like, **values):
    """The shipped table with a part of its own: as one of the catalogue, but for some values."""
    made = replace(part(kind, like, Catalogue()), name="ours", **values)
    return replace(
        FILE, parts=replace(FILE.parts, **{kind: "ours", "own": Catalogue(**{kind: (made,)})})
    )


@pytest.mark.parametrize(
    ("kind", "like", "values", "key", "says"),
    [
        ("motor", "pololu-4828", {"stall_nm": 0.3}, "parts", "a motor with more gear"),
        ("motor", "pololu-4828", {"stall_nm": 5.0}, "parts", "pushes with 15.9 N"),
        ("motor", "pololu-4828", {"shaft_long_mm": 20.0}, "parts.motor", "ends 12.2 mm above"),
        ("motor", "pololu-4828", {"shaft_long_mm": 9.0}, "parts.motor", "expected 3.0 to 9.0 mm"),
        ("motor", "pololu-4828", {"screw_deep_mm": 1.0}, "parts.motor", "2 mm of thread or more"),
        ("belt_sensor", "tcst2103", {"gap_mm": 2.0}, "parts.belt_sensor", "is open for 2 mm"),
        ("belt_sensor", "tcst2103", {"light_mm": 2.0}, "parts.belt_sensor", "measure it again"),
        (
            "belt_sensor",
            "tcst2103",
            {"size_mm": (40.0, 6.3, 10.8)},
            "parts.belt_sensor",
            "expected at most 30 mm",
        ),
        ("cells", "aa-alkaline-4", {"full_v": 12.8}, "parts.cells", "expected at most 10.8 V"),
        ("driver", "drv8833-sense", {"reference_v": None}, "parts", "'ours' limits nothing"),
    ],
)
def test_a_part_that_does_not_do_is_refused_before_it_is_bought(kind, like, values, key, says):
    found = mistakes(own(kind, like, **values))
    assert [says in mistake.says for mistake in found if mistake.key == key] == [True], found


def test_a_longer_motor_gets_longer_legs():
    legs = [Dimensions.of(changed(motor=name)).leg for name in ("pololu-1588", "pololu-4828")]
    assert legs == pytest.approx([71.4, 88.4])
    for name, leg in zip(("pololu-1588", "pololu-4828"), legs, strict=True):
        motor = part("motor", name, Catalogue())
        assert leg > motor.body_mm + motor.cable_mm + Dimensions.of(FILE).mount


def test_a_current_sensor_makes_up_for_a_driver_without_a_limit():
    bare = changed(driver="tb6612")
    current = CurrentSettings(channel=1, volts_per_ampere=1.0, limit_a=0.6)
    limited = replace(bare, carousel=replace(bare.carousel, current=current))
    assert mistakes(bare)
    assert mistakes(limited) == ()


def test_the_lid_carries_a_hand_that_rests_on_its_end():
    """A bar of 4.7 cm4 x 2,300 N/mm2, 77 mm between pillar and hub and 59 mm beyond: 0.06 mm/N."""
    assert lid_carries_n(Dimensions.of(FILE)) == pytest.approx(9.3, abs=0.1)


@pytest.mark.parametrize(
    "bed", [{"bed_mm": 210.0}, {"bed_mm": 250.0, "bed_y_mm": 210.0}, {"bed_mm": 300.0}]
)
def test_every_piece_lies_on_the_bed_and_no_joint_is_below_a_wheel(bed):
    assert mistakes(changed(**bed)) == ()


def test_what_a_refusal_says_fits_does_fit():
    assert mistakes(changed(bed_mm=180.0, track_mm=1062.0, tile_mm=27.5)) == ()


def test_a_belt_may_have_a_tile_on_every_second_link_only():
    """18 places of 59 mm on 36 links of 29.5: what a printer of 180 mm makes."""
    small = load_table_file("zero-small")
    size = Dimensions.of(small)
    assert (small.carousel.places, size.places, size.pitch) == (18, 36, 29.5)
    assert figures.slots(small.carousel) == size.slots == 80
    assert figures.wheel_m(small.carousel) == pytest.approx(size.pitch_r / 1000)
    assert max(size.bed) == 180
    assert figures.drag_n(small.carousel) < figures.drag_n(FILE.carousel)


@pytest.mark.parametrize("pitch", [27.0, 29.5, 35.0, 41.0])
def test_the_can_around_the_drum_has_room_between_the_legs(pitch):
    size = replace(Dimensions.of(FILE), track=36 * pitch, tile=min(32.0, pitch - 2))
    can_r = size.drum_r + CAN_ROOM + CAN_WALL
    for leg in ((size.leg_x, size.track_y), (size.axles / 2 + size.track_y, 0.0)):
        assert math.dist(leg, (size.axles / 2, 0.0)) >= can_r + LEG_R


def test_a_part_that_nobody_knows_is_named(tmp_path):
    file = tmp_path / "ours.toml"
    text = builtin_tables()["pi4-carousel"].read_text("utf-8")
    file.write_text(text.replace('motor = "pololu-1588"', 'motor = "n20"'))
    with pytest.raises(TableFileError) as caught:
        load_table_file(file)
    assert "parts.motor: nothing is known of 'n20'; expected one of pololu-1588" in str(
        caught.value
    )
