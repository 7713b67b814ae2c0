"""A station with older firmware than this release is told while nobody plays."""

import pytest

from controller.table.devices import OldStations
from hardware.inspection import Inspection, StationCondition
from hardware.signals import SeatReady
from hardware.stations.device import FIRMWARE


def ready(seat="red"):
    return SeatReady(at_s=1.0, seat=seat)


def told(firmware):
    conditions = Inspection(stations=(StationCondition("red", True, firmware, 0),))
    old = OldStations(lambda: conditions)
    old.hear(ready())
    return [(notice.id, notice.args) for notice in old.faults()]


@pytest.mark.parametrize("firmware", ["0.9.0", "1.1.9", "mine"])
def test_older_firmware_is_told(firmware):
    args = {"seat": "red", "found": firmware, "expected": FIRMWARE}
    assert told(firmware) == [("table-station-old", args)]


@pytest.mark.parametrize("firmware", [FIRMWARE, "99.0.0", None])
def test_what_is_of_this_release_newer_or_unknown_is_not(firmware):
    assert told(firmware) == []


def test_a_station_that_was_updated_is_told_no_more():
    firmware = "1.0.0"
    old = OldStations(lambda: Inspection(stations=(StationCondition("red", True, firmware, 0),)))
    old.hear(ready())
    assert len(old.faults()) == 1
    firmware = FIRMWARE
    old.hear(ready())
    assert old.faults() == ()


def test_it_is_on_the_screen_until_a_match_begins(open_fast, monkeypatch):
    table = open_fast()
    conditions = Inspection(stations=(StationCondition("red", True, "1.0.0", 0),))
    monkeypatch.setattr(table.console.idle.operator.devices.old, "_inspect", lambda: conditions)
    table.console.signal(ready())
    assert [fault.id for fault in table.console.view().faults] == ["table-station-old"]
    table.console.start_match(("red", "blue"))
    assert table.console.view().faults == ()
