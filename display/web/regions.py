"""Where a table can stand: a time zone, and the country whose laws its radio obeys."""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from msgspec import Struct

PLACE = Path("/usr/share/zoneinfo/zone.tab")


class Region(Struct, frozen=True):
    """A time zone of a country (the IANA Time Zone Database; ISO 3166-1 alpha-2)."""

    country: str
    timezone: str


@cache
def regions(place: Path = PLACE) -> tuple[Region, ...]:
    """Return all regions, by the names of their time zones; none where the computer has no list."""
    with suppress(OSError):
        rows = (line.split("\t") for line in place.read_text("utf-8").splitlines())
        known = {Region(row[0], row[2]) for row in rows if row[0][:1] != "#" and len(row) > 2}
        return tuple(sorted(known, key=lambda region: (region.timezone, region.country)))
    return ()


def likely(accepted: str, known: Sequence[Region]) -> Region | None:
    """Return the first region of the country that a browser's languages name (`de-AT`), or None."""
    for country in re.findall(r"\b[a-z]{2,3}-([A-Z]{2})\b", accepted):
        for one in known:
            if one.country == country:
                return one
    return None
