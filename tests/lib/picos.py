"""Picos that wait for a program, as Linux shows them, and programs for them."""

import struct

from hardware.stations.bootloader import RP2040

PICO, PICO_2 = "0003", "000f"


def plugged_in(system, name, product, disk="", vendor="2e8a"):
    """A USB device under /sys of *system*, with its *disk* under /dev if it has one."""
    device = system / "sys/bus/usb/devices" / name
    device.mkdir(parents=True)
    (device / "idVendor").write_text(f"{vendor}\n")
    (device / "idProduct").write_text(f"{product}\n")
    if disk:
        (device / f"{name}:1.0/host0/target0:0:0/0:0:0:0/block" / disk).mkdir(parents=True)
        (system / "dev").mkdir(exist_ok=True)
        (system / "dev" / disk).touch()
    return device


def uf2(blocks=20, chip=RP2040, fill=b"M"):
    """A whole .uf2 file for a chip, as microsoft/uf2 describes the format."""
    family = min(chip.families)
    return b"".join(
        struct.pack(
            "<8I", 0x0A324655, 0x9E5D5157, 0x2000, 0x10000000 + 256 * n, 256, n, blocks, family
        )
        + (fill * 256).ljust(476, b"\0")
        + struct.pack("<I", 0x0AB16F30)
        for n in range(blocks)
    )
