"""What became of an appliance's data at this start, as the image's initramfs noted it
(firmware/image/initramfs/reclaim-data): one line for the referee and for the screen.
"""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from controller.views.table import Notice

PLACE = Path("/run/appliance/data")

DataState = Literal["kept", "new", "repaired", "read-only", "memory"]
"""kept: as usual. new: a card's first start. repaired: nothing was lost by it. read-only: it is
read and never written. memory: nothing of it can be read."""


class DataFact(Struct, frozen=True):
    """How the data is kept, and why not as usual."""

    state: DataState = "kept"
    why: str = ""

    @property
    def lasts(self) -> bool:
        """Whether what is written now is there after a power cut."""
        return self.state not in ("read-only", "memory")

    @property
    def notice(self) -> Notice | None:
        """What people are told of it; None as usual."""
        if self.lasts:
            return None
        rest = "nothing" if self.state == "memory" else "read"
        return Notice("table-unkept", {"why": self.why, "rest": rest}, kind="fault")


def data_fact(place: Path = PLACE) -> DataFact:
    """Return what the file at *place* says; as usual where there is none, or none that we know."""
    try:
        state, _, why = place.read_text("ascii").strip().partition(" ")
        return msgspec.convert({"state": state, "why": why}, DataFact)
    except (OSError, ValueError):
        return DataFact()
