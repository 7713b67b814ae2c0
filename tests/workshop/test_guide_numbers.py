"""The numbers of the guide (docs/build) are those of the table file, the catalogue and the checks:
what is reckoned there is what the guide says, so that neither drifts."""

import re
from pathlib import Path

import pytest

from controller.commands.doctor import stages
from hardware.carousel import figures
from hardware.carousel.motion import PUSH_S
from hardware.config import load_table_file
from hardware.config.schema import BatterySettings
from hardware.harness import boards, parts, printed, sense_ohm
from hardware.parts import catalogue
from workshop.mechanics import checks
from workshop.mechanics.dimensions import CAN_ROOM, FINGER, PASSES, SPLICE_HALF, Dimensions
from workshop.wiring.checklist import STAGES
from workshop.wiring.shopping import total_eur

ROOT = Path(__file__).resolve().parents[2]
FILE = load_table_file("pi4-carousel")
SIZE = Dimensions.of(FILE)


def page(name):
    return " ".join((ROOT / "docs/build" / f"{name}.md").read_text("utf-8").split())


def lid_pillars():
    return 4 * (len(SIZE.lid_joints) - 1)


LOW_EUR, HIGH_EUR = total_eur(FILE)

NUMBERS = {
    "carousel": {
        "the push": f"{figures.push_n(FILE):.1f} N for the shipped table",
        "the limit of the push": f"| {figures.PUSH_LIMIT_N:g} N, from the motor's torque",
        "how much more than the drag": f"| {figures.ENOUGH:g} times as much or more |",
        "a gap that lets no finger in": f"at its widest under {PASSES:g} mm",
        "a gap that lets a finger out": f"at its narrowest over {FINGER:g} mm",
        "antenna to tag": "{:g} to {:g} mm |".format(*checks.ANTENNA_MM),
        "the wedge": f"{PASSES / 2:g} mm deep",
        "a slot": f"{checks.LEAST_SLOT:g} mm wide or more",
        "the fork": f"open for {1.4 + 2 * checks.LEAST_BESIDE:g} mm or more",
        "a hand on the lid": f"| {checks.HAND_N:g} N before it rubs",
        "the lid": f"{checks.lid_carries_n(SIZE):.0f} N by arithmetic",
        "links": f"an even number, {checks.LEAST_PLACES} or more",
        "a tile": f"at least {checks.LEAST_OUT + 2:.0f} mm, and 2 mm less",
        "the other links": f"print the other {SIZE.places - 2}",
        "three seconds": "three seconds at most" if PUSH_S == 3.0 else "?",
    },
    "parts": {
        "price": f"{LOW_EUR:.0f} to {HIGH_EUR:.0f} EUR",
        "screws of the splices": f"countersunk, with nuts | {12 * len(SIZE.joints)} |",
        "screws of legs and lid": f"M3 x 12, countersunk | {6 + lid_pillars()} |",
        "screws of lids": f"boxes and case | M3 x 8, countersunk | {8 * len(FILE.seats) + 4} |",
        "screws of the Picos": f"M2 x 5, self-cutting | {4 * len(FILE.seats)} |",
        "links and trays": f"| links and trays | {2 * SIZE.places} |",
        "pads and boxes": f"for four seats | {4 * len(FILE.seats)} |",
        "the bed": f"a bed of {SIZE.bed[0]:g} x {SIZE.bed[1]:g} mm",
        "the screws' depth": "they reach 2.6 mm into its face",
    },
    "README": {
        "price": f"{LOW_EUR // 10 * 10:.0f} to {HIGH_EUR // 10 * 10:.0f} EUR",
        "the sticker's distance": f"a sticker {figures.tag_mm(FILE.carousel):.0f} mm away",
        "turns by hand": f"{['', '', '', '', '', 'five'][stages.WHEEL_TURNS]} turns by hand",
        "the limit of the push": f"less than {figures.PUSH_LIMIT_N:g} N (1 kg)",
    },
    "electronics": {
        "the sticker's distance": f"cardboard {figures.tag_mm(FILE.carousel):.0f} mm",
    },
}


@pytest.mark.parametrize(
    ("name", "what"), [(name, what) for name, told in NUMBERS.items() for what in told]
)
def test_a_number_of_the_guide_is_what_is_reckoned(name, what):
    assert NUMBERS[name][what] in page(name)


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
