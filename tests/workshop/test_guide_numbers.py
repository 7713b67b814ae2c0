"""The numbers of the guide (docs/build) are those of the table file, the catalogue and the checks:
what is reckoned there is what the guide says, so that neither drifts, and none is without a source
(tests/lib/guide.py)."""

import re
from pathlib import Path

import pytest

import guide
from controller.commands.doctor import stages
from hardware.carousel.motion import PUSH_S
from hardware.config import load_table_file
from hardware.config.schema import BatterySettings
from hardware.harness import boards, printed, sense_ohm
from hardware.parts import catalogue
from workshop.mechanics import checks, screws
from workshop.mechanics.dimensions import CAN_ROOM, SPLICE_HALF, Dimensions
from workshop.wiring.checklist import STAGES
from workshop.wiring.shopping import parts

ROOT = Path(__file__).resolve().parents[2]
FILE = load_table_file("pi4-carousel")
SIZE = Dimensions.of(FILE)


def page(name):
    return " ".join((ROOT / "docs/build" / f"{name}.md").read_text("utf-8").split())


EVERY = list(guide.numbers())


@pytest.mark.parametrize("number", EVERY, ids=lambda number: f"{number.page}: {number.says[:40]}")
def test_a_number_of_the_guide_is_what_is_reckoned(number):
    """The words with the number that the table file, the catalogue and the checks give today."""
    assert number.says in guide.told(guide.text_of(number.page))
    assert len(number.source) >= len("examples")


@pytest.mark.parametrize("name", guide.PAGES)
def test_every_number_of_a_page_has_a_source(name):
    mine = [number for number in EVERY if number.page == name]
    assert guide.unaccounted(guide.text_of(name), mine) == []


def test_every_page_of_the_guide_is_looked_through():
    pages = {path.stem for path in guide.GUIDE.glob("*.md")}
    assert pages == {*guide.PAGES, "numbers"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The legs are 71 mm long.", ["The legs are 71 mm long."]),
        ("| 3 | It weighs 2.5 kg |", ["| It weighs 2.5 kg |"]),
        ("1. Wait for 4 s.", ["Wait for 4 s."]),
        ("It is **99** and 1,000.", ["It is 99 and 1,000.", "It is 99 and 1,000."]),
        ("A DRV8833, an M3, `pi-4` and `--stage 2` on [a page](four-4.md#1).", []),
        ("It gives 10 N.", []),
    ],
)
def test_a_number_without_a_source_would_be_seen(text, found):
    known = [guide.Number("page", "gives 10 N", "a rule")]
    assert guide.unaccounted(text, known) == found


def test_the_tables_and_the_list_are_made_again_as_they_stand():
    """`make docs-guide`; that of the prints is made from the solids (test_solids.py)."""
    assert guide.made(guide.text_of("parts"), "screws") == screws.table(FILE)
    assert guide.text_of("numbers") == guide.listed()


def test_a_table_is_put_between_its_marks_and_nowhere_else():
    page = "before\n" + guide.BEGINS.format("screws") + "old" + guide.ENDS + "\nafter\n"
    new = guide.with_made(page, "screws", "new")
    assert guide.made(new, "screws") == "new"
    assert new.replace("new", "old") == page


def test_words_that_count_are_those_of_the_code():
    assert stages.WHEEL_TURNS == 5
    assert "five turns by hand" in page("README")
    assert PUSH_S == 3.0
    assert "three seconds at most" in page("carousel")
    assert len(FILE.seats) == 4
    assert "four seats" in page("parts")


def test_the_filament_on_the_shopping_list_is_enough():
    """With a fifth for what fails."""
    all_ = guide.made(guide.text_of("parts"), "prints").splitlines()[-1]
    mass_g = all_.split("|")[3]
    (roll,) = (small for small in catalogue().small if small.name == "filament")
    kg = float(roll.what.split()[0])
    assert kg * 1000 >= 1.2 * float(mass_g)


def test_every_part_of_the_guide_s_table_is_in_the_catalogue():
    named = set(re.findall(r"`([a-z0-9]+-[a-z0-9-]+|l9110|mosfet|tb6612|pico)`", page("parts")))
    known = {one.name for kind in ("motor", "driver", "belt_sensor", "reader", "computer", "cells",
             "station") for one in getattr(catalogue(), kind)}  # fmt: skip
    assert named & known >= {"pi-3", "pololu-4828", "drv8833-bare", "tb6612", "aa-nimh-4"}
    assert {name for name in named if name not in known} <= {"parts-csv"}


def test_the_voltage_of_other_cells_is_that_of_the_catalogue():
    nimh = next(kind for kind in catalogue().cells if kind.name == "aa-nimh-4")
    assert f"`low_v = {nimh.low_v:g}`" in page("parts")
    assert BatterySettings(channel=0, divider=3.0).low_v != nimh.low_v


def test_the_resistor_of_the_shipped_table_is_in_its_wiring():
    told = " ".join(remark for board in boards(FILE) for remark in board.remarks)
    assert printed(sense_ohm(FILE)) in told
    assert printed(sense_ohm(FILE)) in " ".join(part.what for part in parts(FILE))


def test_every_stage_of_the_guide_is_a_command():
    text = page("README")
    for number in stages.STAGES:
        assert f"--stage {number}" in text
    assert text.index("doctor push") < text.index("doctor motor")
    assert [name for name, *_ in STAGES if name.isdigit()] == [str(n) for n in stages.STAGES]


def test_the_can_and_its_joint_are_as_far_apart_as_the_refusal_says():
    assert f"within {checks.WHEEL_CLEAR:g} mm of a wheel's axle" in page("parts") + page("carousel")
    assert SIZE.drum_r + CAN_ROOM + 2 + SPLICE_HALF <= checks.WHEEL_CLEAR


EVERY_PICTURE = sorted((ROOT / "docs/images/mechanics").glob("*.svg"))


def test_every_picture_is_in_the_guide_and_none_is_missing():
    guide = "".join(path.read_text("utf-8") for path in (ROOT / "docs/build").glob("*.md"))
    shown = set(re.findall(r"images/mechanics/([a-z]+)\.svg", guide))
    assert shown == {path.stem for path in EVERY_PICTURE}


@pytest.mark.parametrize("path", EVERY_PICTURE, ids=lambda path: path.stem)
def test_a_picture_says_what_is_in_it(path):
    svg = path.read_text("utf-8")
    assert len(re.findall(r"<text ", svg)) >= 3
    assert 'fill="#fff"' in svg
