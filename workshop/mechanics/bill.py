"""The parts list: how many of each, their mass, the filament, and roughly how long they print.

Pure: volumes and surfaces go in.
"""

import math
from collections.abc import Iterable
from typing import NamedTuple

PLA_G_PER_CM3 = 1.24
"""Usual for PLA by its makers' data sheets."""
FILAMENT_MM = 1.75
SKIN_MM, INFILL = 1.0, 0.15
"""What is printed massive below a surface: three walls, floors and roofs; and how much of the rest
is filled. PrusaSlicer 2.5 takes as much within 15 % for each part of ours."""
MM3_PER_S = 3.3
"""What a printer lays down on average, travel and slow corners included, at walls of 45 mm/s, 35
outside, and an infill of 80 mm/s (PrusaSlicer 2.5, all parts of the shipped table: 104 hours)."""


class BillRow(NamedTuple):
    """A row: volume and surface of one."""

    name: str
    copies: int
    volume_cm3: float
    area_cm2: float
    notes: str

    @property
    def plastic_cm3(self) -> float:
        """What of its volume is plastic: the skin, and a part of what is inside."""
        skin = min(self.volume_cm3, self.area_cm2 * SKIN_MM / 10)
        return skin + INFILL * (self.volume_cm3 - skin)

    @property
    def kind(self) -> str:
        """Its name without the number of a piece."""
        return self.name.rstrip("-0123456789")


class PrintLoad(NamedTuple):
    """What some rows take of filament and time."""

    pieces: int
    mass_g: float
    filament_m: float
    hours: float


def taken(rows: Iterable[BillRow]) -> PrintLoad:
    """Return what all copies of *rows* take."""
    several = list(rows)
    cm3 = sum(row.copies * row.plastic_cm3 for row in several)
    return PrintLoad(
        sum(row.copies for row in several),
        cm3 * PLA_G_PER_CM3,
        cm3 / (math.pi / 4 * FILAMENT_MM**2),
        cm3 * 1000 / MM3_PER_S / 3600,
    )


GROUPS = (
    ("links and trays", {"link", "tray"}),
    ("wheels and slotted drum", {"drive-wheel", "idler-wheel", "slotted-drum"}),
    ("deck and lid", {"deck", "lid"}),
    (
        "splices, legs, motor mount, can, cradles",
        {"splice", "splice-tension", "leg", "motor-mount", "encoder-can", "cradle"},
    ),
    ("pads and boxes", {"pad", "pad-lid", "box", "box-lid"}),
    ("the case and its lid", {"case", "case-lid"}),
)


def summary(lines: Iterable[BillRow]) -> str:
    """Return the list by groups, as the guide has it."""
    rows = list(lines)
    told = [(name, taken(row for row in rows if row.kind in kinds)) for name, kinds in GROUPS]
    told.append(("**all**", taken(rows)))
    return "\n".join(
        (
            "| | pieces | g | m of filament | hours, estimated |",
            "|---|--:|--:|--:|--:|",
            *(
                f"| {name} | {all_.pieces} | {all_.mass_g:.0f} | {all_.filament_m:.0f} "
                f"| {all_.hours:.0f} |"
                for name, all_ in told
                if all_.pieces
            ),
        )
    )


def markdown(table: str, lines: Iterable[BillRow]) -> str:
    """Return the list as a page: by groups, then each part."""
    rows = list(lines)
    text = [
        f"# What to print for {table}",
        "",
        f"PLA, {FILAMENT_MM} mm, layers of 0.2 mm, three walls, an infill of "
        f"{INFILL * 100:.0f} %. Mass and filament follow from volume and surface, hours from "
        f"{MM3_PER_S:g} mm3 a second: a printer with walls of 45 mm/s. A fast one takes half of "
        "that; your slicer knows yours.",
        "",
        summary(rows),
        "",
        "| done | part | count | g each | g | m of filament | hours, estimated | how |",
        "|---|---|--:|--:|--:|--:|--:|---|",
    ]
    for row in rows:
        of = taken([row])
        text.append(
            f"| | {row.name} | {row.copies} | {of.mass_g / row.copies:.1f} | {of.mass_g:.0f} "
            f"| {of.filament_m:.1f} | {of.hours:.1f} | {row.notes} |"
        )
    return "\n".join(text) + "\n"
