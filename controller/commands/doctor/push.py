"""`reclaim doctor push`: measures how hard the belt pushes, before a hand goes near it.

A scale or a stick holds the belt, and no hand. The belt has power for as long as A of any seat is
held, or Enter was pressed where no station is plugged in, and for three seconds at most; the first
pull is gentle (`controller.making.pushing`). What was read is typed in, and judged in newtons.
"""

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from controller.commands.doctor.person import Person, opened
from controller.making import pushing
from controller.table.doctor.checks import Check, Figure
from controller.table.doctor.past import PUSH
from hardware.config import SeatSettings, TableFile
from hardware.errors import WiringError

NOT_MEASURED = "nobody has measured yet how hard this belt pushes"


def examine(file: TableFile) -> list[Check]:
    """Measure the push of *file*'s belt. Raises `TableError` where there is no motor, or its pins
    are taken."""
    if file.carousel.motor is None:
        raise WiringError(f"{file.name} has no [carousel.motor]; there is nothing that pushes")
    wrong = pushing.unlimited(file)
    if wrong is not None:
        remedy = "Take a driver that limits, or wire a current sensor: docs/build/parts.md."
        return [Check("driver", "fail", wrong, remedy)]
    with opened(_alone(file)) as (_, _, person):
        return [*_pulled(file, person)]


def _alone(file: TableFile) -> TableFile:
    """The table with nothing but its motor, and the stations that are plugged in."""
    seats = file.seats if file.simulated else tuple(filter(_is_there, file.seats))
    return replace(file, readers=(), seats=seats)


def _is_there(seat: SeatSettings) -> bool:
    return bool(seat.station) and Path(seat.station).exists()


def _pulled(file: TableFile, person: Person) -> Iterator[Check]:
    for pull in pushing.pulls(file):
        seen = person.pulls(pull.duty)
        if seen is None:
            yield Check(PUSH, "skipped", "nobody is at a terminal to read a scale")
            return
        verdict = pushing.judged(file, pull, seen)
        name = PUSH if pull.last else "push, gently"
        figure = Figure(verdict.push_n, "N", pushing.HARDER_N, "Look at the driver's resistor.")
        if not verdict.good:
            yield Check(name, "fail", verdict.found, verdict.remedy)
            return
        yield Check(name, "pass", verdict.found, figure=figure if pull.last else None)
