"""A release goes round by rings, and stops where a table is ill."""

import pytest

from league.rings import SILENT_S, SOAK_S, Plan, Rolled, health, plan

OLD, NEW = "1.0", "1.1"
RINGS = (("a",), ("b", "c"), ("d",))

WAITS = Rolled(software=OLD)
UPDATING = Rolled(software=OLD, given_s=60.0)
SOAKING = Rolled(software=NEW, given_s=600.0, since_s=500.0)
WELL = Rolled(software=NEW, given_s=2 * SOAK_S, since_s=SOAK_S)
FAULTY = Rolled(software=NEW, given_s=600.0, since_s=500.0, faults=1)
SILENT = Rolled(software=OLD, given_s=SILENT_S + 1, silent_s=SILENT_S + 1)
WENT_BACK = Rolled(software=OLD, given_s=SILENT_S + 1)


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (WAITS, "waits"),
        (UPDATING, "updating"),
        (SOAKING, "soaking"),
        (WELL, "well"),
        (FAULTY, "ill"),
        (SILENT, "ill"),
        (WENT_BACK, "ill"),
        (Rolled(software=NEW, since_s=SOAK_S), "well"),
        (Rolled(software=OLD, silent_s=1e9, faults=3), "waits"),
    ],
)
def test_how_a_table_does(table, expected):
    assert health(table, NEW) == expected


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ((WAITS, WAITS, WAITS, WAITS), Plan(("a",), 1)),
        ((UPDATING, WAITS, WAITS, WAITS), Plan((), 1)),
        ((SOAKING, WAITS, WAITS, WAITS), Plan((), 1)),
        ((WELL, WAITS, WAITS, WAITS), Plan(("b", "c"), 2)),
        ((WELL, UPDATING, WAITS, WAITS), Plan(("c",), 2)),
        ((WELL, FAULTY, WAITS, WAITS), Plan((), 2, ("b",))),
        ((WELL, WELL, WELL, WAITS), Plan(("d",), 3)),
        ((FAULTY, WELL, WELL, WAITS), Plan((), 1, ("a",))),
        ((WELL, WELL, WELL, WELL), Plan((), 0)),
    ],
)
def test_the_next_ring_begins_when_the_one_before_is_well(tables, expected):
    assert plan(RINGS, dict(zip("abcd", tables, strict=True)), NEW) == expected


def test_a_table_that_nobody_knows_holds_up_nobody():
    assert plan(RINGS, {"a": WELL, "b": WELL, "d": WAITS}, NEW) == Plan(("d",), 3)
