"""The one list of screws: the shopping list and the guide count them from it. That each sits in its
hole, test_solids.py tries."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from hardware.config import builtin_tables, load_table_file
from hardware.parts import Catalogue, catalogue, part
from workshop.mechanics import screws
from workshop.wiring.shopping import parts

FILE = load_table_file("pi4-carousel")
TABLES = [load_table_file(name) for name in sorted(builtin_tables())]
KINDS = {kind.what for kind in (*catalogue().screw, *catalogue().nut)}


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.name)
def test_the_shopping_list_has_every_screw_of_the_joints_and_no_other(file):
    listed = {line.what: line.count for line in parts(file) if line.what in KINDS}
    wanted = Counter()
    for joint in screws.joints(file):
        wanted[joint.screw.what] += joint.times * len(joint.places)
        if joint.holds == screws.NUT:
            wanted[screws.nut().what] += joint.times * len(joint.places)
    assert listed == wanted


@pytest.mark.parametrize("file", TABLES, ids=lambda file: file.name)
def test_the_guide_s_table_adds_up(file):
    rows = re.findall(r"^\| (.*?) \| (.*?) \| (\d+) \|$", screws.table(file), re.MULTILINE)
    sums = Counter({what: int(count) for where, what, count in rows if where == "**all**"})
    nuts = sum(int(count) for where, what, count in rows if "with nuts" in what)
    assert sums.pop("Nut M3") == nuts
    assert sums.total() == sum(int(count) for where, _, count in rows if where != "**all**")


def test_seats_spots_and_pieces_of_the_deck_bring_their_screws():
    """Four screws for the lid of each pad, of a seat or of a spot; a splice has twelve."""
    spots = load_table_file("sim-spots")
    of = {joint.where: joint.copies for joint in screws.joints(spots)}
    assert of["lids of the pads"] == 4 * (len(spots.seats) + len(spots.spots))
    assert of["lids of the boxes"] == 4 * len(spots.seats)
    small = {joint.where: joint.copies for joint in screws.joints(load_table_file("zero-small"))}
    assert small["deck to splices"] == 36  # a smaller printer: one joint more than at the large one
    assert {joint.where: joint.copies for joint in screws.joints(FILE)}["deck to splices"] == 24


def test_a_table_without_sensor_readers_or_seats_lists_nothing_for_them():
    bare = replace(FILE, seats=(), readers=(), carousel=replace(FILE.carousel, encoder=None))
    told = " ".join(joint.where for joint in screws.joints(bare))
    assert not re.search("sensor|drum|reader|pads|boxes", told)
    assert "legs" in told


def test_a_belt_that_cannot_be_has_no_screws_on_its_list():
    odd = replace(FILE, carousel=replace(FILE.carousel, places=35))
    assert not KINDS & {line.what for line in parts(odd)}


def test_the_motor_s_screws_end_before_its_gears_whatever_its_face_takes():
    for deep_mm, into_mm in ((3.0, 2.6), (2.2, 2.2)):
        motor = replace(part("motor", "pololu-1588", Catalogue()), screw_deep_mm=deep_mm)
        own = replace(FILE.parts, motor="ours", own=Catalogue(motor=(replace(motor, name="ours"),)))
        (joint,) = (j for j in screws.joints(replace(FILE, parts=own)) if j.holds == "motor")
        assert joint.screw.long_mm - joint.through == pytest.approx(into_mm)
        assert f"{into_mm:g} mm into its face, and must not reach {deep_mm:g}" in joint.remark
