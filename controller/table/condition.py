"""The condition of a table's devices and of its computer, as the operator's page shows it. Pure."""

import platform
from collections.abc import Sequence
from importlib.metadata import version

from controller import views
from controller.table.devices import DeviceReports, outdated
from hardware import signals
from hardware.computer import Computer
from hardware.inspection import BeltCondition, Inspection, ReaderCondition


def page_of(
    heard: DeviceReports,
    seats: Sequence[str],
    spots: Sequence[str],
    now: Inspection,
    before: Inspection,
    computer: Computer,
    disk_fault: str,
    belt_fault: bool,
) -> views.OperatorView:
    """Return the page of a table with these *seats* and *spots*, from the condition of its devices
    *now* and some time *before*."""
    on_the_pi = {one.reader: one for one in now.readers}
    earlier = {one.reader: one for one in before.readers}
    stations = {station.seat: station for station in now.stations}
    pads = [signals.pad_of(seat) for seat in seats]
    others = (*on_the_pi, *spots, *(name for name in heard.latest if name not in seats))
    names = dict.fromkeys([name for name in others if name not in pads] + pads)
    return views.OperatorView(
        tuple(
            views.ReaderLine(
                name,
                heard.answers(name),
                heard.tags.get(name, 0),
                heard.losses.get(name, 0),
                _noise(on_the_pi.get(name), earlier.get(name)),
            )
            for name in names
        ),
        tuple(
            views.StationLine(
                seat,
                heard.answers(seat),
                heard.losses.get(seat, 0),
                (stations[seat].firmware or "") if seat in stations else "",
                stations[seat].bad_lines if seat in stations else None,
                outdated(stations[seat].firmware if seat in stations else None),
            )
            for seat in seats
        ),
        None if now.belt is None else _belt(now.belt, belt_fault),
        _computer(computer, disk_fault, heard.disk_fault_s),
        views.Versions(
            version("reclaim"), platform.python_version(), computer.kernel, computer.image or ""
        ),
    )


def _noise(now: ReaderCondition | None, before: ReaderCondition | None) -> float | None:
    """Return the share of the polls since then that were garbled."""
    if now is None or before is None or now.polls <= before.polls:
        return None
    return (now.garbled_polls - before.garbled_polls) / (now.polls - before.polls)


def _belt(belt: BeltCondition, fault: bool) -> views.BeltLine:
    state: views.BeltState = "turns" if belt.powered else "stands"
    if not belt.motor:
        state = "no-motor"
    return views.BeltLine(
        "fault" if fault else state, belt.speed_rpm, belt.turns, belt.battery_hours
    )


def _computer(
    computer: Computer, disk_fault: str, last_disk_fault_s: float | None
) -> views.ComputerLine:
    throttling, free = computer.throttling, computer.free_bytes
    return views.ComputerLine(
        computer.temperature_c,
        None if throttling is None else throttling.now,
        () if throttling is None else throttling.before,
        None if free is None else free // 10**6,
        disk_fault,
        last_disk_fault_s,
    )
