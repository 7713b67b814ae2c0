"""The initramfs writes the slot state as slots.py does: with a shell, dd and gzip alone."""

import subprocess
from pathlib import Path

import pytest

from imagebuilder import IMAGE
from reclaim_update.card import Card
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, SlotState, decode, encode

SCRIPT = IMAGE / "initramfs/reclaim-pass-over"
DAMAGED = b"\x5a" * SECTOR_BYTES

COPIES = {
    "an empty card": (b"", b""),
    "two damaged copies": (DAMAGED, DAMAGED),
    "the first is newer": (encode(SlotState(18, Slot.A)), encode(SlotState(17, Slot.B))),
    "the second is newer": (encode(SlotState(9, Slot.A)), encode(SlotState(255, Slot.A))),
    "the first has counted a boot": (
        encode(SlotState(5, Slot.A, Slot.B, 1)),
        encode(SlotState(5, Slot.A, Slot.B, 2)),
    ),
    "the first is damaged": (DAMAGED, encode(SlotState(4095, Slot.A, Slot.B, 2))),
    "the second is damaged": (encode(SlotState(7, Slot.B)), DAMAGED),
}


@pytest.mark.parametrize("copies", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("broken", Slot)
def test_a_broken_slot_is_passed_over(
    copies: tuple[bytes, bytes], broken: Slot, tmp_path: Path
) -> None:
    disk = tmp_path / "disk"
    with disk.open("wb") as file:
        for at, copy in zip(COPIES_AT, copies, strict=True):
            file.seek(at * SECTOR_BYTES)
            file.write(copy)
        file.truncate((COPIES_AT[1] + 1) * SECTOR_BYTES)
    before = Card(disk, {}, broken).state()

    script = SCRIPT.read_text().replace("/run/slot-state", str(tmp_path / "slot-state"))
    subprocess.run(["sh", "-c", script, SCRIPT.name, disk, broken.value], check=True)

    state = Card(disk, {}, broken).state()
    assert state == SlotState((before.generation if before else 0) + 1, good=broken.other)
    after = disk.read_bytes()
    kept = [decode(after[at * SECTOR_BYTES : (at + 1) * SECTOR_BYTES]) for at in COPIES_AT]
    assert before is None or before in kept
