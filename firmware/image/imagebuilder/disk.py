"""The card: boot record, partitions and FAT file systems, each byte of them decided here.

    sector 0        master boot record, the disk's name `DISK_ID`
    4 MiB, 8 MiB    the two copies of the slot state (reclaim_update/slots.py), one sector each
    12 MiB          a mark, once the data's file system is made (initramfs/reclaim-data)
    16 MiB          1: FAT, what the firmware and U-Boot read, and reclaim.toml
    80 MiB          2: FAT, slot A
    592 MiB         3: FAT, slot B
    1104 MiB        4: ext4, data; made at the first boot

A slot is a file system with four things in it: vmlinuz, initrd.img, dtb/ and root.squashfs. The
image ends where slot A's files end, because the rest of a new card is empty. FAT, because firmware
and U-Boot read it and because every byte of it can be decided: no inode, no journal, no date of its
own.
"""

import os
from pathlib import Path
from typing import BinaryIO

from imagebuilder import BuildError
from imagebuilder.base import EPOCH
from imagebuilder.tree import run
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, SlotState, encode

MIB = 1 << 20
DISK_ID = 0x52434C4D  # "RCLM"; initramfs and fstab find the partitions by it
BOOT_AT, BOOT_BYTES = 16 * MIB, 64 * MIB
SLOT_BYTES = 512 * MIB
SLOT_A_AT = BOOT_AT + BOOT_BYTES
SLOT_B_AT = SLOT_A_AT + SLOT_BYTES
DATA_AT = SLOT_B_AT + SLOT_BYTES
DATA_BYTES = 4096 * MIB
CARD_BYTES = DATA_AT + DATA_BYTES  # a card of 8 GB has room for it


def make_fat(files: Path, target: Path, size: int, label: str, serial: int) -> None:
    """Make a FAT file system of *size* bytes with what the folder *files* holds."""
    used = sum(path.stat().st_size for path in files.rglob("*") if path.is_file())
    if used > size * 0.97:
        raise BuildError(
            f"The files for {label} take {used / MIB:.0f} MiB, more than its {size // MIB} MiB "
            "can hold. Leave packages out, or make the partition larger in disk.py."
        )
    target.unlink(missing_ok=True)
    kind = ["-F", "32", "-s", "8"] if size > 256 * MIB else ["-F", "16"]
    name = ["-n", label, "-i", f"{serial:08x}"]
    run(["mkfs.vfat", "--invariant", *kind, *name, "-C", target, size // 1024])
    for path in sorted(files.rglob("*")):
        os.utime(path, (EPOCH, EPOCH))
        inside = f"::/{path.relative_to(files)}"
        run(
            ["mmd", "-i", target, inside]
            if path.is_dir()
            else ["mcopy", "-m", "-i", target, path, inside]
        )


def make_card(boot: Path, slot: Path, target: Path) -> None:
    """Write the image of a card: *boot* and *slot* are its FAT file systems."""
    target.unlink(missing_ok=True)
    with target.open("wb") as card:
        card.truncate(CARD_BYTES)
        _copy(boot, card, BOOT_AT)
        end = _copy(slot, card, SLOT_A_AT)
        for at in COPIES_AT:
            card.seek(at * SECTOR_BYTES)
            card.write(encode(SlotState(generation=1, good=Slot.A)))
    script = target.with_suffix(".sfdisk")
    script.write_text(_partitions())
    run(["sh", "-c", 'sfdisk --quiet "$0" < "$1"', target, script])
    script.unlink()
    os.truncate(target, end)


def slot_end(slot: Path) -> int:
    """Where the last byte of *slot* is that is not zero, in whole MiB: the rest is free space."""
    size = slot.stat().st_size
    with slot.open("rb") as file:
        for end in range(size, 0, -MIB):
            file.seek(end - MIB)
            if file.read(MIB).strip(b"\0"):
                return end
    return 0


def _copy(source: Path, card: BinaryIO, at: int) -> int:
    """Copy *source* up to its last used byte to *at*; return where that ended."""
    left = slot_end(source)
    card.seek(at)
    with source.open("rb") as file:
        while left and (chunk := file.read(min(MIB, left))):
            card.write(chunk)
            left -= len(chunk)
    return card.tell()


def _partitions() -> str:
    rows = (
        (BOOT_AT, BOOT_BYTES, "c", ", bootable"),
        (SLOT_A_AT, SLOT_BYTES, "1c", ""),
        (SLOT_B_AT, SLOT_BYTES, "1c", ""),
        (DATA_AT, DATA_BYTES, "83", ""),
    )
    return f"label: dos\nlabel-id: {DISK_ID:#x}\nunit: sectors\n\n" + "".join(
        f"start={at // SECTOR_BYTES}, size={size // SECTOR_BYTES}, type={kind}{flag}\n"
        for at, size, kind, flag in rows
    )
