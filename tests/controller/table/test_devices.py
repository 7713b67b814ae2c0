"""The devices of a table as the console hears of them: who hears what."""

from copy import deepcopy

import pytest

from controller.table.devices import (
    BothHeld,
    DeviceReports,
    LostDevices,
    OldStations,
    StuckButtons,
    by_kind,
)
from controller.table.outlet import Drive
from hardware.inspection import Inspection, StationCondition
from hardware.signals import (
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    BeltWarning,
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    TagLeft,
    Trouble,
)

TROUBLE = Trouble("reset", "")
SIGNALS = (
    TagEntered(at_s=1.0, reader="pad/red", uid="04A1"),
    TagLeft(at_s=2.0, reader="pad/red", uid="04A1"),
    ReaderLost(at_s=3.0, reader="pad/red", trouble=TROUBLE),
    ReaderReady(at_s=4.0, reader="pad/red"),
    SeatLost(at_s=5.0, seat="red", trouble=TROUBLE),
    SeatReady(at_s=6.0, seat="red"),
    ButtonPressed(at_s=7.0, seat="red", button="A"),
    ButtonReleased(at_s=8.0, seat="red", button="A"),
    ButtonStuck(at_s=8.5, seat="red", button="A"),
    BeltFault(at_s=9.0, trouble=TROUBLE, retry_in_s=1.0),
    BeltMoved(at_s=11.0, turns=0.0, speed_rpm=3.0),
    BeltWarning(at_s=12.0, trouble=TROUBLE),
    BeltStopped(at_s=13.0, turns=0.0),
    BatteryMeasured(at_s=14.0, volts=5.0, level="low"),
)
OLD = Inspection(stations=(StationCondition("red", True, "0.0.1", 0),))


def hearers():
    return (
        LostDevices(),
        OldStations(lambda: OLD),
        Drive(),
        DeviceReports(),
        BothHeld(),
        StuckButtons(),
    )


def inside(one):
    """What it has noted; of what hears for itself, too."""
    return {
        name: inside(value) if hasattr(value, "hears") else deepcopy(value)
        for name, value in vars(one).items()
    }


@pytest.mark.parametrize("number", range(len(hearers())))
def test_what_nobody_is_said_to_hear_tells_them_nothing(number):
    """Whatever was heard before: so it need not be passed to them."""
    one, told = hearers()[number], 0
    for heard in (None, *SIGNALS):
        if heard is not None:
            one.hear(heard)
        for signal in SIGNALS:
            if type(signal) not in one.hears:
                before = inside(one)
                assert not one.hear(signal)
                assert inside(one) == before, signal
                told += 1
    assert told > 0


def test_what_somebody_hears_is_passed_to_them_alone_and_in_order():
    lost, old, both = LostDevices(), OldStations(lambda: OLD), BothHeld()
    by = by_kind(lost, old, both)
    assert by[SeatReady] == (lost.hear, old.hear)
    assert by[SeatLost] == (lost.hear, both.hear)
    assert by[ButtonPressed] == (both.hear,)
    assert TagEntered not in by
