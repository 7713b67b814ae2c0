"""What the screen says about an update: a message of the display's words, in a file.

`display/appliance.py` reads it. It does not outlive a restart.
"""

import json
from dataclasses import dataclass
from pathlib import Path

PLACE = Path("/run/appliance/update-news")


@dataclass(frozen=True, slots=True)
class News:
    """A message by its id (display/words, `table-update-...`), with its arguments."""

    id: str
    args: dict[str, str]
    kind: str = "info"  # or "fault", as of a Notice

    def tell(self) -> None:
        """Replace the previous news; a reader sees either one or the other, whole."""
        new = PLACE.with_suffix(".new")
        new.write_text(json.dumps({"id": self.id, "args": self.args, "kind": self.kind}))
        new.rename(PLACE)


def taken(file: str, version: str) -> News:
    """The update is signed, and being written; the slot that runs is not touched."""
    return News("table-update-taken", {"file": file, "version": version})


def written(version: str) -> News:
    return News("table-update-written", {"version": version})


def confirmed(version: str) -> News:
    return News("table-update-confirmed", {"version": version})


def rolled_back(version: str) -> News:
    return News("table-update-rolled-back", {"version": version}, "fault")


def here(file: str, version: str) -> News:
    return News("table-update-here", {"file": file, "version": version})


def tried(file: str, version: str) -> News:
    return News("table-update-tried", {"file": file, "version": version}, "fault")
