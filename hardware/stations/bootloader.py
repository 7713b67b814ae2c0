"""A Pico without a program: its boot ROM shows a USB disk that takes MicroPython as a .uf2 file.

The ROM takes each block of 512 bytes by what stands in it, wherever on the disk it is written
(vd_write_block in virtual_disk.c of raspberrypi/pico-bootrom-rp2040). So the disk need not be
mounted, and it is known how far it is. Blocks for another chip are passed over without a word:
therefore the chip is compared first.
"""

import os
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from hardware.errors import InputFileError, StationLost

RASPBERRY_PI = 0x2E8A
"""The USB vendor ID."""


class PicoChip(Struct, frozen=True):
    """What a board has for a processor."""

    name: str
    board: str
    families: frozenset[int]
    """In a .uf2 file, the programs that it runs (uf2families.json of microsoft/uf2)."""


RP2040 = PicoChip("RP2040", "Pico", frozenset({0xE48BFF56}))
RP2350 = PicoChip("RP2350", "Pico 2", frozenset({0xE48BFF59, 0xE48BFF5A, 0xE48BFF5B}))

PRODUCTS: Mapping[str, PicoChip] = {"0003": RP2040, "000f": RP2350}
"""USB product ID of a board that waits for a program -> its chip."""


class WaitingBoard(Struct, frozen=True):
    """A board that waits for a program, and its disk, such as `sda`; None until Linux has it."""

    chip: PicoChip
    disk: str | None = None


def waiting_boards(system: Path = Path("/")) -> list[WaitingBoard]:
    """Return the boards that wait for a program."""
    found = []
    for vendor in sorted((system / "sys/bus/usb/devices").glob("*/idVendor")):
        with suppress(OSError, ValueError):
            chip = PRODUCTS.get((vendor.parent / "idProduct").read_text("ascii").strip())
            if chip is not None and int(vendor.read_text("ascii"), 16) == RASPBERRY_PI:
                disks = sorted(vendor.parent.glob("*:*/host*/target*/*/block/sd*"))
                found.append(WaitingBoard(chip, disks[0].name if disks else None))
    return found


# ---- the file ------------------------------------------------------------------------------------

BLOCK_BYTES = 512
_HEAD = struct.Struct("<8I")
_BEGINS, _GOES_ON, _ENDS = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000
LONGEST_BYTES = 32_000_000
"""Twice the largest flash chip of a Pico."""


class Uf2(Struct, frozen=True):
    """A program for boards with one chip."""

    name: str
    families: frozenset[int]
    blocks: bytes

    def runs_on(self, chip: PicoChip) -> bool:
        return bool(self.families & chip.families)


def read_uf2(path: Path) -> Uf2:
    """Return the .uf2 file at *path*. Raises `InputFileError` for anything else, and for one that
    is not whole."""
    expected = "expected a .uf2 file as it comes from micropython.org"
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_BYTES + 1)
    except OSError as error:
        raise InputFileError(f"{path} cannot be read: {error.strerror}; {expected}") from None
    if not content or len(content) % BLOCK_BYTES or len(content) > LONGEST_BYTES:
        raise InputFileError(f"{path} has {len(content)} bytes; {expected}")
    families, numbers, of = set[int](), set[tuple[int, int]](), dict[int, int]()
    for at in range(0, len(content), BLOCK_BYTES):
        begins, goes_on, flags, _, _, number, count, family = _HEAD.unpack_from(content, at)
        (ends,) = struct.unpack_from("<I", content, at + BLOCK_BYTES - 4)
        if (begins, goes_on, ends) != (_BEGINS, _GOES_ON, _ENDS) or not flags & _HAS_FAMILY:
            raise InputFileError(f"{path}: block {at // BLOCK_BYTES} is damaged; {expected}")
        families.add(family)
        numbers.add((family, number))
        of[family] = count
    missing = sum(of.values()) - len(numbers)
    if missing:
        raise InputFileError(f"{path} lacks {missing} of its blocks; {expected}")
    return Uf2(path.name, frozenset(families), content)


# ---- onto the disk -------------------------------------------------------------------------------

CHUNK_BYTES = 4096
"""A page of Linux: what is written of one in part is read from the disk before."""
_FIRST_BYTE = 1 << 20
"""Behind the tables of the disk's file system."""


def write_uf2(uf2: Uf2, disk: Path, progress: Callable[[float], None]) -> None:
    """Write a program onto the *disk* of a board, which restarts with it; *progress* receives the
    share that is written. Raises `StationLost` for a board that was pulled out meanwhile."""
    padded = uf2.blocks + bytes(-len(uf2.blocks) % CHUNK_BYTES)
    try:
        descriptor = os.open(disk, os.O_WRONLY | os.O_SYNC | os.O_CLOEXEC)
        try:
            for at in range(0, len(padded), CHUNK_BYTES):
                os.pwrite(descriptor, padded[at : at + CHUNK_BYTES], _FIRST_BYTE + at)
                progress((at + CHUNK_BYTES) / len(padded))
        finally:
            os.close(descriptor)
    except OSError as error:
        raise StationLost(
            f"The Pico at {disk} broke off while it was written ({error.strerror}): hold BOOTSEL "
            "while you plug it in again."
        ) from None
