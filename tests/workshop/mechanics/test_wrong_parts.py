"""Table files in which one bought part is wrong, each once: refused before anything is ordered, by
the key, what was found, what was expected and what to do. A maker mistypes, measures at the wrong
side, or buys what lies nearest."""

import json
import re

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from controller.cli import main
from hardware.config import builtin_tables, load_table_file
from hardware.errors import TableFileError
from hardware.parts import Catalogue, Chosen, part
from workshop.mechanics.checks import mistakes

SHIPPED = load_table_file("pi4-carousel")


def file_with(folder, kind, **values):
    """The shipped table file with an own part, like the one that it names but for *values*."""
    bought = getattr(SHIPPED.bought, kind)
    numbers = {**to_builtins(part(kind, bought, Catalogue())), **values, "name": "ours"}
    own = "\n".join(
        f"{key} = {json.dumps(value)}" for key, value in numbers.items() if value is not None
    )
    text = builtin_tables()["pi4-carousel"].read_text("utf-8")
    text = re.sub(rf'^{kind} = "{bought}"', f'{kind} = "ours"', text, flags=re.MULTILINE)
    path = folder / "ours.toml"
    path.write_text(f"{text}\n[[parts.own.{kind}]]\n{own}\n", "utf-8")
    return path


WRONG = [
    ("motor", {"body_mm": 140.0}, "parts.motor", "155.4 mm; expected 0 to 150 mm: a shorter motor"),
    ("motor", {"diameter_mm": 60.0}, "parts.motor", "the diameter is 60 mm"),
    ("motor", {"diameter_mm": 8.0}, "parts.motor", "the diameter is 8 mm"),
    ("motor", {"shaft_mm": 9.0, "flat_mm": 8.0}, "parts.motor", "the shaft is 9 mm"),
    ("motor", {"flat_mm": 4.5}, "parts.motor", "the flat of the shaft is 4.5 mm"),
    ("motor", {"flat_mm": 0.5}, "parts.motor", "expected 2 to 4 mm: measure it again"),
    ("motor", {"shaft_long_mm": 30.0}, "parts.motor", "ends 22.2 mm above the deck"),
    ("motor", {"shaft_long_mm": 6.0}, "parts.motor", "another motor"),
    ("motor", {"screws_mm": 10.0}, "parts.motor", "screws in the face is 10 mm"),
    ("motor", {"screws_mm": 31.0}, "parts.motor", "expected 15.4 to 22 mm"),
    ("motor", {"screw_deep_mm": 1.0}, "parts.motor", "2 mm of thread or more"),
    ("motor", {"volts": 12.0}, "parts.motor", "made for is 12 V; expected"),
    ("motor", {"volts": 3.0}, "parts.motor", "a motor for the cells"),
    ("motor", {"stall_nm": 0.1}, "parts", "a motor with more gear"),
    ("motor", {"stall_nm": 6.0}, "parts", "expected at most 10 N"),
    ("motor", {"free_rpm": 8.0}, "parts.motor", "expected 10.35 or more turns a minute"),
    ("motor", {"free_a": 1.5}, "parts.motor", "the current without load is 1.5 A"),
    ("driver", {"reference_v": None}, "parts", "'ours' limits nothing"),
    ("driver", {"reference_v": 5.0}, "parts.driver", "look it up in its data sheet"),
    ("driver", {"most_v": 5.0}, "parts.cells", "which the driver 'ours' bears: fewer cells"),
    ("driver", {"backward": ""}, "carousel.motor.backward", "has no terminal for backward"),
    ("driver", {"standby": ""}, "carousel.motor.standby", "has no terminal for standby"),
    ("driver", {"forward": ""}, "parts.driver", "names no terminal for forward"),
    ("belt_sensor", {"gap_mm": 2.0}, "parts.belt_sensor", "is open for 2 mm"),
    ("belt_sensor", {"fork_mm": 3.5}, "parts.belt_sensor", "the length over both arms"),
    ("belt_sensor", {"light_mm": 2.0}, "parts.belt_sensor", "the light well inside the fork"),
    ("belt_sensor", {"floor_mm": 10.0}, "parts.belt_sensor", "the bottom of its fork"),
    ("belt_sensor", {"screws_mm": 30.0}, "parts.belt_sensor", "the distance of its screws"),
    ("belt_sensor", {"screw_mm": 5.0}, "parts.belt_sensor", "a screw is 5 mm"),
    ("belt_sensor", {"size_mm": [40.0, 6.3, 10.8]}, "parts.belt_sensor", "at most 30 mm"),
    ("belt_sensor", {"led_ohm": 10.0}, "parts.belt_sensor", "210 mA; expected 4 to 35 mA"),
    ("belt_sensor", {"led_ohm": 4700.0}, "parts.belt_sensor", "another led_ohm"),
    ("reader", {"size_mm": [37.0, 27.0, 1.6], "coil_mm": [20.0, 20.0], "coil_off_mm": 5.0},
     "parts.reader", "the shorter side of its antenna is 20 mm"),
    ("reader", {"coil_off_mm": 30.0}, "parts.reader", "how far its antenna reaches"),
    ("reader", {"coil_mm": [40.0, 45.0]}, "parts.reader", "the width of its antenna"),
    ("reader", {"below_mm": 11.0}, "parts.reader", "leave its pin header off"),
    ("reader", {"size_mm": [100.0, 40.0, 1.6]}, "parts.reader", "expected 40 to 75 mm"),
    ("reader", {"size_mm": [60.0, 40.0, 6.0]}, "parts.reader", "the thickness is"),
    ("station", {"size_mm": [110.0, 21.0, 3.9]}, "parts.station", "the length is 110"),
    ("station", {"size_mm": [51.0, 70.0, 3.9]}, "parts.station", "the width is 70"),
    ("station", {"holes_mm": [60.0, 11.4]}, "parts.station", "the distance of its holes along"),
    ("station", {"hole_mm": 5.0}, "parts.station", "a hole is 5 mm"),
    ("station", {"below_mm": 11.0}, "parts.station", "leave its pin headers off"),
    ("computer", {"holes_mm": [95.0, 49.0]}, "parts.computer", "the distance of its holes along"),
    ("computer", {"ram_mb": 256}, "parts.computer", "expected 512 or more MB: one with more"),
    ("computer", {"supply_a": 1.0}, "parts.computer", "a stronger supply"),
    ("computer", {"usb_ports": 0}, "parts.computer", "one with USB"),
    ("cells", {"full_v": 12.8}, "parts.cells", "expected at most 10.8 V"),
    ("cells", {"half_v": 7.0}, "parts.cells", "the voltage when half full is 7 V"),
    ("cells", {"low_v": 4.2}, "carousel.battery.low_v", "expected low_v = 4.2"),
    ("cells", {"count": 1}, "parts.cells", "the voltage of each when full is 6.4 V"),
    ("cells", {"capacity_ah": 45.0}, "parts.cells", "cells, not coins or car batteries"),
]  # fmt: skip


def test_there_are_forty_of_them_and_every_kind_is_among_them():
    assert len(WRONG) >= 40
    assert {kind for kind, *_ in WRONG} == set(Chosen._fields)


@pytest.mark.parametrize(
    ("kind", "values", "key", "says"), WRONG, ids=lambda value: str(value)[:40].strip("{}")
)
def test_a_wrong_part_is_named_with_what_was_expected(tmp_path, kind, values, key, says):
    found = mistakes(load_table_file(file_with(tmp_path, kind, **values)))
    told = [mistake.says for mistake in found if mistake.key == key]
    assert any(says in sentence for sentence in told), found
    assert all("expected" in mistake.says for mistake in found)


@pytest.mark.parametrize("kind", Chosen._fields)
def test_a_part_like_the_shipped_one_is_accepted(tmp_path, kind):
    assert mistakes(load_table_file(file_with(tmp_path, kind))) == ()


@pytest.mark.parametrize("kind", Chosen._fields)
def test_a_part_that_nobody_knows_is_named_with_those_that_are_known(tmp_path, kind):
    path = file_with(tmp_path, kind)
    path.write_text(path.read_text().replace(f'{kind} = "ours"', f'{kind} = "thing"'))
    with pytest.raises(TableFileError, match=rf"parts\.{kind}: nothing is known of 'thing'"):
        load_table_file(path)


@pytest.mark.parametrize(
    ("key", "value"), [("body_mm", -3), ("shaft_mm", 0), ("volts", "six"), ("bodymm", 56)]
)
def test_what_is_no_number_or_no_key_is_refused_when_the_file_is_read(tmp_path, key, value):
    with pytest.raises(TableFileError, match=r"ours\.toml"):
        load_table_file(file_with(tmp_path, "motor", **{key: value}))


def test_the_command_says_it_and_makes_nothing(tmp_path, capsys):
    path = file_with(tmp_path, "reader", below_mm=11.0)
    assert main(["mechanics", str(path), str(tmp_path / "out")]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert f"{path}: parts.reader: 'ours': what is below it is 11 mm" in error
    assert not (tmp_path / "out").exists()


def test_names_of_the_catalogue_that_do_not_go_together_are_refused():
    """Each is sound; together they are not."""
    for values in ({"driver": "mosfet"}, {"cells": "aa-nimh-4"}, {"driver": "l9110"}):
        assert mistakes(replace(SHIPPED, parts=replace(SHIPPED.parts, **values)))
