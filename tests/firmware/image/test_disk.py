"""The card's map is the same for the builder, U-Boot and the initramfs, and its bytes each time."""

import re
import shutil
from pathlib import Path

import pytest

from imagebuilder import IMAGE, BuildError
from imagebuilder.board import DEVICE_TREES
from imagebuilder.disk import (
    BOOT_AT,
    BOOT_BYTES,
    CARD_BYTES,
    DATA_AT,
    DISK_ID,
    MIB,
    SLOT_A_AT,
    SLOT_B_AT,
    SLOT_BYTES,
    make_card,
    make_fat,
    slot_end,
)
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, SlotState, decode

TOOLS = ("mkfs.vfat", "mcopy", "sfdisk")
needs_tools = pytest.mark.skipif(
    any(shutil.which(tool, path="/usr/sbin:/sbin:/usr/bin:/bin") is None for tool in TOOLS),
    reason="cards are made by dosfstools, mtools and sfdisk: apt install dosfstools mtools fdisk",
)


def test_nothing_on_the_card_lies_over_something_else() -> None:
    first_erase_block = 4 * MIB
    copies = [at * SECTOR_BYTES for at in COPIES_AT]
    places = [(0, SECTOR_BYTES), *((at, first_erase_block) for at in copies)]
    places += [(BOOT_AT, BOOT_BYTES), (SLOT_A_AT, SLOT_BYTES), (SLOT_B_AT, SLOT_BYTES)]
    places += [(DATA_AT, CARD_BYTES - DATA_AT)]
    ends = [at + size for at, size in places]
    assert all(end <= at for end, (at, _) in zip(ends, places[1:], strict=False))
    assert CARD_BYTES < 7_500_000_000  # the smallest cards that are sold as 8 GB


def test_u_boot_reads_the_copies_where_we_write_them() -> None:
    script = (IMAGE / "boot/slots.cmd").read_text()
    named = {int(at, 16) for at in re.findall(r"setenv (?:copy|older) (0x\w+)", script)}
    assert named == set(COPIES_AT)


def test_so_does_the_initramfs() -> None:
    script = (IMAGE / "initramfs/reclaim-pass-over").read_text()
    assert {int(at) for at in re.findall(r"variable generation (\d+)\)", script)} == set(COPIES_AT)
    assert f"{DISK_ID:08x}" in (IMAGE / "initramfs/reclaim").read_text()
    assert f"{DISK_ID:08x}" in (IMAGE / "reclaim_update/card.py").read_text()


def test_the_boards_are_those_that_the_readme_names() -> None:
    names = {"3B": "bcm2837-rpi-3-b", "3B+": "bcm2837-rpi-3-b-plus", "4": "bcm2711-rpi-4-b"}
    names["Zero 2 W"] = "bcm2837-rpi-zero-2-w"
    said = " ".join((IMAGE / "README.md").read_text().split())
    assert "Raspberry Pi 3B, 3B+, Zero 2 W and 4." in said
    assert set(names.values()) <= set(DEVICE_TREES)


def some_files(folder: Path) -> Path:
    (folder / "dtb").mkdir(parents=True)
    (folder / "vmlinuz").write_bytes(b"kernel" * 1000)
    (folder / "dtb/a.dtb").write_bytes(b"tree")
    return folder


@needs_tools
def test_the_same_files_give_the_same_bytes(tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        files = some_files(tmp_path / name)
        make_fat(files, tmp_path / f"{name}.fat", BOOT_BYTES, "SLOT", 1)
        make_card(tmp_path / f"{name}.fat", tmp_path / f"{name}.fat", tmp_path / f"{name}.img")
        made.append((tmp_path / f"{name}.img").read_bytes())
    assert made[0] == made[1]


@needs_tools
def test_a_new_card_says_in_both_copies_that_slot_a_is_good(tmp_path: Path) -> None:
    make_fat(some_files(tmp_path / "files"), tmp_path / "fat", BOOT_BYTES, "SLOT", 1)
    make_card(tmp_path / "fat", tmp_path / "fat", tmp_path / "card")
    card = (tmp_path / "card").read_bytes()
    for at in COPIES_AT:
        sector = card[at * SECTOR_BYTES : (at + 1) * SECTOR_BYTES]
        assert decode(sector) == SlotState(generation=1, good=Slot.A)
    assert len(card) == SLOT_A_AT + slot_end(tmp_path / "fat")


@needs_tools
def test_files_that_do_not_fit_are_told_with_their_size(tmp_path: Path) -> None:
    files = tmp_path / "files"
    files.mkdir()
    (files / "root.squashfs").write_bytes(bytes(9 * MIB))
    with pytest.raises(BuildError, match="SLOT take 9 MiB, more than its 8 MiB can hold"):
        make_fat(files, tmp_path / "fat", 8 * MIB, "SLOT", 1)
