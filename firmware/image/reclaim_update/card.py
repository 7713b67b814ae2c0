"""The card under the running system: its slots, and the two copies of the slot state on it."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, SlotState, encode, newest, older

_PARTITIONS = Path("/dev/disk/by-partuuid")
_NAMES = {Slot.A: "52434c4d-02", Slot.B: "52434c4d-03"}  # initramfs/reclaim, imagebuilder/disk.py


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its device, or a file that stands for one. *running* is the slot we run from."""

    disk: Path
    slots: dict[Slot, Path]
    running: Slot

    def state(self) -> SlotState | None:
        """The state that holds; None when both copies are damaged or missing."""
        return newest(self._copies())

    def change(self, change: Callable[[SlotState | None, Slot], SlotState]) -> None:
        """Write the state that *change* makes of the old one and the running slot.

        It overwrites the older copy, and is on the card when this returns.
        """
        copies = self._copies()
        sector = encode(change(newest(copies), self.running))
        with open(self.disk, "r+b", buffering=0) as disk:
            disk.seek(COPIES_AT[older(copies)] * SECTOR_BYTES)
            disk.write(sector)
            os.fsync(disk.fileno())

    def _copies(self) -> tuple[bytes, bytes]:
        with open(self.disk, "rb", buffering=0) as disk:
            first, second = (self._sector(disk.fileno(), at) for at in COPIES_AT)
        return first, second

    @staticmethod
    def _sector(descriptor: int, at: int) -> bytes:
        try:
            return os.pread(descriptor, SECTOR_BYTES, at * SECTOR_BYTES)
        except OSError:  # a sector that cannot be read is a copy that is damaged
            return b""


def this_card() -> Card:
    """The card that this system was started from, as the initramfs noted it."""
    slots = {slot: (_PARTITIONS / name).resolve() for slot, name in _NAMES.items()}
    running = Slot(Path("/run/appliance/slot-name").read_text().strip())
    disk = (Path("/sys/class/block") / slots[running].name).resolve().parent.name
    return Card(disk=Path("/dev") / disk, slots=slots, running=running)
