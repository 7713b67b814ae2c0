"""The faults that can be planted into a simulated table, to see what a stage's test says of them
(`reclaim doctor --stage N --fault NAME`)."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from hardware.carousel import figures
from hardware.config import TableFile
from hardware.parts import catalogue
from hardware.sim.deep import DeepTwin

Plant = Callable[[DeepTwin], None]
"""Does something to a twin before anything is tested."""

WEAK_MM = 5.0
"""Where even a weak coil reads a sticker."""


def _weak(twin: DeepTwin) -> None:
    twin.reach_mm = dict.fromkeys(twin.chips, WEAK_MM)


def _reversed(twin: DeepTwin) -> None:
    twin.belt.motor_reversed = True


def _missing(twin: DeepTwin) -> None:
    carousel = twin.file.carousel
    if carousel.encoder is not None:
        count = carousel.encoder.pulses_per_turn
        on_the_drum = round(figures.slots(carousel) or count)
        twin.belt.disc.misses = frozenset(range(0, count, on_the_drum))


def _other_cells(twin: DeepTwin) -> None:
    ours = twin.file.bought.chosen().cells
    (other, *_) = (kind for kind in catalogue().cells if kind.name != ours.name)
    twin.belt.put_in_battery(other.full_v)


def sound(twin: DeepTwin) -> None: ...


FAULTS: Mapping[str, Plant] = {
    "weak-reader": _weak,
    "reversed-motor": _reversed,
    "missing-edge": _missing,
    "driver-without-limit": sound,
    "other-cells": _other_cells,
}
"""What `--fault` plants into a simulated table."""


def without_belt(plant: Plant) -> Plant:
    """Return a fault as it is planted where the motor still stands alone on the bench."""

    def done(twin: DeepTwin) -> None:
        twin.belt.take_off()
        plant(twin)

    return done


def planted(file: TableFile, fault: str | None) -> tuple[TableFile, Plant]:
    """Return the table and what is done to its twin, for that fault to be there."""
    if fault == "driver-without-limit":
        return replace(file, parts=replace(file.bought, driver="drv8833-bare")), sound
    return file, FAULTS[fault] if fault else sound
