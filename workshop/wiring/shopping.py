"""What to order for a table, as a list that a spreadsheet opens: amounts, prices, alternatives, a
total, and what is known not to work."""

import csv
import io
from collections.abc import Iterator

from hardware import harness
from hardware.config import TableFile
from hardware.harness import ListedPart
from hardware.parts import catalogue
from workshop.mechanics.checks import belt_mistakes
from workshop.mechanics.dimensions import Dimensions
from workshop.mechanics.screws import counted

PASSIVE_EUR = (0.05, 0.2)
"""Of a resistor or a capacitor."""

HEAD = ("done", "amount", "what", "euros from", "euros to", "remark", "instead")


def parts(file: TableFile) -> tuple[ListedPart, ...]:
    """Return all that is bought for a table but the screen. Screws are in it if the belt can be
    built."""
    return (*harness.parts(file), *_screws(file))


def _screws(file: TableFile) -> Iterator[ListedPart]:
    if not tuple(belt_mistakes(Dimensions.of(file))):
        for kind, count in counted(file).items():
            yield ListedPart(count, kind.what, "", kind.price_eur)


def shopping(file: TableFile) -> str:
    """Return the list as comma-separated values."""
    text = io.StringIO()
    written = csv.writer(text, lineterminator="\n")
    written.writerow(HEAD)
    written.writerows(_rows(file))
    return text.getvalue()


def total_eur(file: TableFile) -> tuple[float, float]:
    """Return what everything costs, from and to, without shipping and screen."""
    costs = [cost(part) for part in parts(file)]
    return sum(low for low, _ in costs), sum(high for _, high in costs)


def _rows(file: TableFile) -> Iterator[tuple[object, ...]]:
    for part in parts(file):
        low, high = cost(part)
        yield "", part.count, part.what, f"{low:.2f}", f"{high:.2f}", part.remark, part.instead
    low, high = total_eur(file)
    yield "", "", "all, without shipping and screen", f"{low:.0f}", f"{high:.0f}", "", ""
    for fails in catalogue().fails:
        yield "", "", f"Does not work: {fails}", "", "", "", ""


def cost(part: ListedPart) -> tuple[float, float]:
    """Return what a line of the list costs, from and to."""
    low, high = part.price_eur or PASSIVE_EUR
    return part.count * low, part.count * high
