"""The parts list: how many of each, their mass, the filament, and roughly how long they print."""

import math
from collections.abc import Iterable
from typing import NamedTuple

PLA_G_PER_CM3 = 1.24
"""Usual for PLA by its makers' data sheets."""
FILAMENT_MM = 1.75
MM3_PER_S = 6.0
"""What a printer of 2015 lays down on average, travel and slow corners included: an estimate, and
off by a factor of two for yours."""


class BillRow(NamedTuple):
    """A row: *volume_cm3* of one, as if it were printed without hollows."""

    name: str
    copies: int
    volume_cm3: float
    notes: str

    @property
    def mass_g(self) -> float:
        return self.volume_cm3 * PLA_G_PER_CM3

    @property
    def filament_m(self) -> float:
        return self.volume_cm3 / (math.pi / 4 * FILAMENT_MM**2)

    @property
    def hours(self) -> float:
        return self.volume_cm3 * 1000 / MM3_PER_S / 3600


def markdown(table: str, lines: Iterable[BillRow]) -> str:
    """Return the list as a page; the last row is the sum."""
    rows = list(lines)
    text = [
        f"# What to print for {table}",
        "",
        f"PLA, {FILAMENT_MM} mm, layers of 0.2 mm. Mass and filament are those of solid parts: a "
        f"slicer's own figures are a little lower. Hours are an estimate at {MM3_PER_S:g} mm3 a "
        "second; your slicer knows better.",
        "",
        "| part | count | g each | g | m of filament | hours, estimated | how |",
        "|---|--:|--:|--:|--:|--:|---|",
    ]
    text += [
        f"| {row.name} | {row.copies} | {row.mass_g:.1f} | {row.copies * row.mass_g:.0f} "
        f"| {row.copies * row.filament_m:.1f} | {row.copies * row.hours:.1f} | {row.notes} |"
        for row in rows
    ]
    total_cm3 = sum(row.copies * row.volume_cm3 for row in rows)
    whole = BillRow("all", sum(row.copies for row in rows), total_cm3, "")
    text.append(
        f"| **all** | {whole.copies} | | {whole.mass_g:.0f} | {whole.filament_m:.0f} "
        f"| {whole.hours:.0f} | |"
    )
    return "\n".join(text) + "\n"
