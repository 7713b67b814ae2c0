"""What is printed: by parts and by groups, both of the same sum."""

import pytest

from workshop.mechanics.bill import GROUPS, INFILL, BillRow, markdown, summary, taken

ROWS = [BillRow("link", 36, 2.7, 40.0, "flat"), BillRow("deck-1", 1, 99.0, 840.0, "")]


def test_a_part_is_a_skin_around_a_little_infill():
    """A cube of 5 cm: 1 mm of its 150 cm2, and of what is inside a seventh."""
    cube = BillRow("cube", 1, 125.0, 150.0, "")
    assert cube.plastic_cm3 == pytest.approx(15.0 + INFILL * 110.0)


def test_a_thin_part_is_massive_and_never_more():
    plate = BillRow("plate", 1, 10.0, 210.0, "")
    assert plate.plastic_cm3 == 10.0
    assert taken([plate]).mass_g == pytest.approx(12.4)


def test_all_copies_are_counted():
    once, often = (taken([BillRow("a", count, 4.0, 30.0, "")]) for count in (1, 5))
    assert tuple(often) == pytest.approx([5 * value for value in once])


def test_groups_and_parts_have_the_same_sum():
    all_ = taken(ROWS)
    total = f"| **all** | 37 | {all_.mass_g:.0f} | {all_.filament_m:.0f} | {all_.hours:.0f} |"
    assert summary(ROWS).splitlines()[-1] == total
    page = markdown("one", ROWS)
    assert total in page
    assert f"| link | 36 | {taken(ROWS[:1]).mass_g / 36:.1f} |" in page


def test_no_kind_is_in_two_groups():
    kinds = [kind for _, some in GROUPS for kind in some]
    assert len(kinds) == len(set(kinds))
