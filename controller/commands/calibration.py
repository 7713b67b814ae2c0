"""`reclaim calibrate`: measures a table's belt at a terminal, and writes what it found into the
table file.

The procedure is `controller.making.calibrating`; on the screen the operator's page runs the same.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec.structs import replace

from controller.commands.doctor.person import opened
from controller.commands.doctor.terminal import lines_under_test
from controller.making import revising
from controller.making.calibrating import Calibration, Measured, lacks
from controller.making.revising import Finding, What, findings
from hardware.config import TableFile, load_table_file
from hardware.errors import TableFileError, WiringError
from hardware.loop import Loop, Timer
from hardware.signals import AnySignal
from hardware.table import Table


def main(options: argparse.Namespace) -> int:
    """Measure, print, and write what differs. Raises `TableError`."""
    file = load_table_file(options.table)
    path = Path(options.table)
    if options.write and not path.is_file():
        raise TableFileError(f"{options.table} is a shipped file; copy it, and calibrate the copy")
    if options.write:
        # Before the belt runs for minutes.
        revising.writer()
    lacking = lacks(file)
    if lacking:
        raise WiringError(lacking)
    print(lines_under_test(file), flush=True)
    print("Lay one tile on the belt, and nothing else. The belt will run.", file=sys.stderr)
    if sys.stdin.isatty() and not file.simulated:
        input("Press Enter to begin. ")
    # Pads and buttons do not matter here, and a seat may have none yet.
    with opened(replace(file, seats=()), tile=True) as (table, loop, _):
        found = measured(file, table, loop)
    beside = findings(file, found, options.battery_volts)
    for line in told(beside, found):
        print(line)
    changes = revising.changes(beside)
    if not changes:
        print("The table file says so already.")
    elif options.write:
        revising.revise(path, changes)
        print(f"{path} says so now.")
    else:
        print("Nothing was written: --write writes it into the table file.")
    return 0


def measured(file: TableFile, table: Table, loop: Loop) -> Measured:
    """Calibrate at a *table* on its *loop*, and say how far it is. Raises `Uncalibrated`."""
    calibration = Calibration(file, table.inspect, table.send)
    timer: Timer | None = None
    said = 0

    def go_on() -> None:
        nonlocal timer, said
        if calibration.progress.rounds > said:
            said = calibration.progress.rounds
            share = calibration.progress.share
            print(f"The tile has come round: {said} ({share:.0%}).", file=sys.stderr, flush=True)
        wake_s = calibration.wake_at_s()
        if timer is not None:
            timer.cancel()
        timer = None if wake_s is None else loop.call_at(wake_s, due)

    def due() -> None:
        calibration.pass_time(loop.now_s())
        go_on()

    def heard(signal: AnySignal) -> None:
        calibration.hear(signal)
        go_on()

    table.listeners.append(heard)
    table.start()
    calibration.begin(loop.now_s())
    go_on()
    try:
        loop.run(while_=lambda: not calibration.over)
    finally:
        table.listeners.remove(heard)
        calibration.stop()
    if calibration.failed is not None:
        raise calibration.failed
    assert calibration.found is not None, "it is over"
    return calibration.found


# ---- what is printed -----------------------------------------------------------------------------

_NAMES: dict[What, str] = {
    "full-duty": "duty at full speed",
    "friction-duty": "duty against friction",
    "pulses": "pulses a turn",
    "divider": "battery's divider",
    "limit": "limit of the current, A",
    "place": "place, mm",
    "zone": "zone, mm",
}


def told(beside: Iterable[Finding], found: Measured) -> Iterator[str]:
    """What was measured, beside what the table file says, a line each."""
    for one in beside:
        name = f"{one.reader}: {_NAMES[one.what]}" if one.reader else _NAMES[one.what]
        shown = "unknown" if one.measured is None else f"{one.measured:g}"
        said = "nothing" if one.said is None else f"{one.said:g}"
        yield f"{name:<24}{shown:>10}   the file says {said}"
    for reader, share in found.missed.items():
        yield f"{f'{reader}: missed':<24}{share:>10.1%}"
    yield f"{'turns a minute':>24}{'duty':>10}{'A':>10}"
    for point in found.curve:
        amperes = "?" if point.amperes is None else f"{point.amperes:.3f}"
        yield f"{point.speed_rpm:>24.2f}{point.duty:>10.3f}{amperes:>10}"
    if found.stall_a is not None:
        yield f"Held fast at full speed's duty the motor would draw {found.stall_a:.2f} A."
