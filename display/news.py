"""What the updater of the image tells, in files of its own (firmware/image/reclaim_update/news.py):
for the public screen, and for a phone that looks after the table."""

from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from controller.views import Notice

NEWS_FOLDER = Path("/run/appliance/news")
FETCHED_PLACE = Path("/run/reclaim-fetch/news")
"""What came from the owner's address, as the program says that has fetched it."""

NEWS = frozenset(
    f"table-update-{what}"
    for what in (
        *("checking", "taken", "written", "waits", "on-trial", "older", "none", "files", "stick"),
        *("pulled", "passed", "confirmed", "rolled-back", "card", "fetched"),
    )
)
NO_UPDATE = "table-update-none"
"""Said of one part of a stick, it only counts where nothing is said of any other."""


PHONE = "phone"
"""The file about what a phone has brought; all others are about sticks, or the slot that runs."""


def read_news(folder: Path = NEWS_FOLDER, fetched: Path = FETCHED_PLACE) -> tuple[Notice, ...]:
    """What the updater tells just now, the most important last; nothing where there is none, or
    none that says what we have words for."""
    news: list[Notice] = []
    with suppress(OSError, msgspec.MsgspecError):
        news.append(msgspec.json.decode(fetched.read_bytes(), type=Notice))
    for place in sorted(folder.glob("[!.]*"), key=lambda place: (place.name != "slot", place.name)):
        with suppress(OSError, msgspec.MsgspecError):
            # What is to be done with a stick is not to be done with a phone.
            by = "phone" if place.name == PHONE else "stick"
            said = msgspec.json.decode(place.read_bytes(), type=list[Notice])
            news += [replace(one, args={**one.args, "by": by}) for one in said]
    known = [one for one in news if one.id in NEWS]
    return tuple([one for one in known if one.id != NO_UPDATE] or known[:1])
