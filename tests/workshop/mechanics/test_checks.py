"""A carousel that could hurt or would not work is refused: the key, the figure, the way out."""

import pytest
from msgspec.structs import replace

from controller.cli import main
from hardware.config import load_table_file
from hardware.config.schema import BodySettings
from workshop.mechanics.checks import mistakes, push_n
from workshop.mechanics.dimensions import Dimensions

FILE = load_table_file("pi4-carousel")


def changed(**values):
    """The shipped table with other values: of its carousel, its body, its encoder or its reader."""
    carousel, readers = FILE.carousel, FILE.readers
    for key, value in values.items():
        if key in BodySettings.__struct_fields__:
            carousel = replace(carousel, body=replace(carousel.body, **{key: value}))
        elif key == "pulses_per_turn":
            carousel = replace(carousel, encoder=replace(carousel.encoder, pulses_per_turn=value))
        elif key == "place_mm":
            readers = (replace(readers[0], place_mm=value),)
        else:
            carousel = replace(carousel, **{key: value})
    return replace(FILE, carousel=carousel, readers=readers)


@pytest.mark.parametrize("table", ["pi4-carousel", "sim", "sim-two-readers"])
def test_the_shipped_tables_can_be_built(table):
    assert mistakes(load_table_file(table)) == ()


@pytest.mark.parametrize(
    ("values", "key", "says"),
    [
        ({"gap_mm": 1.8}, "carousel.body.gap_mm", "1.8 to 4.1 mm wide, and a finger"),
        ({"gap_mm": 6.0}, "carousel.body.gap_mm", "6.0 to 8.3 mm wide"),
        ({"current_limit_a": 1.0}, "carousel.body.current_limit_a", "pushes with 10.2 N"),
        ({"motor_nm_per_a": 5.0}, "carousel.body.current_limit_a", "expected at most 10 N"),
        ({"motor_nm_per_a": 0.2}, "carousel.body.motor_nm_per_a", "a motor with more gear"),
        ({"places": 35}, "carousel.places", "expected an even number from 16 on"),
        ({"places": 14, "track_mm": 490.0}, "carousel.places", "14 places"),
        ({"tile_mm": 34.0}, "carousel.tile_mm", "expected tiles of at most 33.0 mm"),
        ({"tile_mm": 20.0}, "carousel.tile_mm", "no room for hinges"),
        ({"tile_thickness_mm": 9.0}, "carousel.body.tile_thickness_mm", "15.3 mm above"),
        ({"pulses_per_turn": 250}, "carousel.encoder.pulses_per_turn", "249 pulses"),
        ({"pulses_per_turn": 360}, "carousel.encoder.pulses_per_turn", "1.10 mm wide"),
        ({"place_mm": 300.0}, "readers[0].place_mm", "in a curve, over a wheel"),
        ({"place_mm": 80.0}, "readers[0].place_mm", "the screws of a joint or a leg"),
        ({"bed_mm": 180.0}, "carousel.body.bed_mm", "a larger bed"),
        (
            {"places": 28, "track_mm": 980.0, "pulses_per_turn": 238},
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
    assert [mistake.key for mistake in found][:1] == [key]
    assert says in found[0].says


def test_a_larger_gap_than_a_finger_is_no_way_out():
    """The gap would have to let every finger out, and trays would fall into it."""
    assert mistakes(changed(gap_mm=11.0))


def test_a_stalled_belt_pushes_with_torque_by_radius():
    """0.69 N m/A x 0.43 A = 0.297 N m, at 67.6 mm."""
    assert push_n(FILE, Dimensions.of(FILE)) == pytest.approx(4.39, abs=0.01)


def test_a_table_without_a_body_is_built_from_the_defaults():
    bare = replace(FILE, carousel=replace(FILE.carousel, body=None))
    assert Dimensions.of(bare) == Dimensions.of(FILE)


def test_the_command_says_every_mistake_and_ends_with_2(tmp_path, capsys):
    from hardware.config import builtin_tables

    text = builtin_tables()["pi4-carousel"].read_text("utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(
        text.replace("gap_mm = 0.8", "gap_mm = 6").replace("limit_a = 0.43", "limit_a = 2")
    )
    assert main(["mechanics", str(bad), str(tmp_path / "out")]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3  # outer wall, lid, push
    assert all(line.startswith(f"reclaim mechanics: {bad}: carousel.body.") for line in lines)
    assert not (tmp_path / "out").exists()


def test_without_a_folder_the_figures_are_said(capsys):
    assert main(["mechanics", "pi4-carousel"]) == 0
    assert "36 links of 35 mm around two wheels of 12 teeth" in capsys.readouterr().out
