"""News of an update of the appliance, which its updater writes and its screen tells.

It stands in a file, for the updater has to work where nothing else of Reclaim does.
"""

from pathlib import Path

import msgspec

from controller.views import Notice

PLACE = Path("/run/appliance/update-news")

NEWS = frozenset(
    {
        "table-update-taken",
        "table-update-written",
        "table-update-confirmed",
        "table-update-rolled-back",
        "table-update-here",
        "table-update-tried",
        "table-update-unsigned",
        "table-update-unreadable",
        "table-update-other",
        "table-update-card",
    }
)


def read_news(place: Path = PLACE) -> tuple[Notice, ...]:
    """What is to be told just now; nothing where there is no updater, or none that says what we
    have words for."""
    try:
        notice = msgspec.json.decode(place.read_bytes(), type=Notice)
    except (OSError, msgspec.MsgspecError):
        return ()
    return (notice,) if notice.id in NEWS else ()
