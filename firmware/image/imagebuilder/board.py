"""What an architecture boots with: the files of the boot partition, and those of a slot."""

import shutil
import struct
import subprocess
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from imagebuilder import IMAGE, REPOSITORY, BuildError
from imagebuilder.lock import unpack
from imagebuilder.tree import run

# The boards of the arm64 image, by the names of Debian's device trees.
DEVICE_TREES = (
    "bcm2711-rpi-4-b",
    "bcm2711-rpi-400",
    "bcm2837-rpi-3-a-plus",
    "bcm2837-rpi-3-b",
    "bcm2837-rpi-3-b-plus",
    "bcm2837-rpi-zero-2-w",
)
CONFIG_TXT = """\
# Read by the Raspberry Pi's firmware. The table's own settings are in reclaim.toml.
arm_64bit=1
kernel=u-boot.bin
upstream_kernel=1
enable_uart=1
disable_splash=1
avoid_warnings=1
gpu_mem=64
# The official 7 inch touch display is found. Other overlays go into the folder overlays, and get a
# line dtoverlay=NAME here.
display_auto_detect=1
"""
OVERLAYS = {"vc4-kms-dsi-7inch": "dsi-7inch.dts"}
"""Those on the boot partition, by the names that people know, and what they are made of."""


# U-Boot's own environment would wait for a key, which noise on an open serial line can press, look
# for USB first, and write on the television. It is used when this file is damaged, and finds the
# script as well.
_ENVIRONMENT = {
    "bootcmd": (
        "setenv devtype mmc; setenv devnum 0; run boot_card; setenv devnum 1; run boot_card; "
        "usb start; setenv devtype usb; setenv devnum 0; run boot_card; reset"
    ),
    "boot_card": ("if load ${devtype} ${devnum}:1 0x02400000 boot.scr; then source 0x02400000; fi"),
    "bootdelay": "-2",  # at once, whatever is pressed
    "fdt_high": "ffffffffffffffff",  # as in U-Boot's own: nothing is moved
    "initrd_high": "ffffffffffffffff",
    **dict.fromkeys(("stdin", "stdout", "stderr"), "serial"),
}
_ENVIRONMENT_BYTES = 0x4000  # CONFIG_ENV_SIZE of rpi_arm64


def boot_files(arch: str, root: Path, cache: Path, folder: Path) -> None:
    """Fill *folder* with what is on the boot partition."""
    folder.mkdir()
    shutil.copyfile(REPOSITORY / "systemd/reclaim.toml", folder / "reclaim.toml")
    boot_script(arch, folder / "boot.scr")
    if arch == "arm64":
        _raspberry_pi(root, cache, folder)


def boot_script(arch: str, target: Path) -> None:
    """Write the script that U-Boot runs: what the architecture needs, then the choice of a slot."""
    source = target.with_suffix(".cmd")
    parts = (IMAGE / "boot" / name for name in (f"start-{arch}.cmd", "slots.cmd"))
    source.write_text("".join(part.read_text() for part in parts))
    machine = {"arm64": "arm64", "amd64": "x86"}[arch]
    run(["mkimage", "-A", machine, "-T", "script", "-d", source, target])
    source.unlink()


def environment() -> bytes:
    """uboot.env of a Raspberry Pi: the CRC-32 of the rest, then variables, as in the slot state."""
    text = "".join(f"{name}={value}\0" for name, value in _ENVIRONMENT.items()).encode()
    body = text.ljust(_ENVIRONMENT_BYTES - 4, b"\0")
    return struct.pack("<I", zlib.crc32(body)) + body


def slot_files(arch: str, root: Path, folder: Path) -> None:
    """Fill *folder* with kernel, initrd and device trees of a slot."""
    folder.mkdir()
    (kernel,) = root.glob("boot/vmlinuz-*")
    shutil.copyfile(kernel, folder / "vmlinuz")
    shutil.copyfile(root / "boot/initrd.img", folder / "initrd.img")
    if arch == "arm64":
        trees = folder / "dtb/broadcom"
        trees.mkdir(parents=True)
        for tree in _device_trees(root):
            device_tree_with_readers(tree, trees / tree.name)


def device_tree_with_readers(tree: Path, target: Path) -> None:
    """Write Debian's *tree* with the card readers' SPI switched on to *target*."""
    overlay = target.with_suffix(".dtbo")
    compile_overlay(IMAGE / "boot/spi0.dts", overlay)
    run(["fdtoverlay", "-i", tree, "-o", target, overlay])
    overlay.unlink()
    _see_spidev(target)


def overlays(folder: Path, trees: Iterable[Path]) -> None:
    """Write the overlays that U-Boot may apply to *folder*, each checked to fit all of *trees*."""
    folder.mkdir()
    for name, source in OVERLAYS.items():
        overlay = folder / f"{name}.dtbo"
        compile_overlay(IMAGE / "boot" / source, overlay)
        for tree in trees:
            run(["fdtoverlay", "-i", tree, "-o", "/dev/null", overlay])


def compile_overlay(source: Path, target: Path) -> None:
    run(["dtc", "-q", "-@", "-I", "dts", "-O", "dtb", "-o", target, source])


def _raspberry_pi(root: Path, cache: Path, folder: Path) -> None:
    scratch = folder.with_name("unpacked")
    unpack("arm64", "raspi-firmware", cache, scratch)
    unpack("arm64", "u-boot-rpi", cache, scratch)
    firmware = scratch / "usr/lib/raspi-firmware"
    wanted = ("bootcode.bin", "start.elf", "start4.elf", "fixup.dat", "fixup4.dat")
    missing = [name for name in wanted if not (firmware / name).exists()]
    if missing:
        raise BuildError(f"raspi-firmware has no {', '.join(missing)}; see what it has now.")
    for name in wanted:
        shutil.copyfile(firmware / name, folder / name)
    shutil.copyfile(scratch / "usr/share/doc/raspi-firmware/copyright", folder / "LICENCE.txt")
    shutil.copyfile(scratch / "usr/lib/u-boot/rpi_arm64/u-boot.bin", folder / "u-boot.bin")
    (folder / "config.txt").write_text(CONFIG_TXT)
    (folder / "uboot.env").write_bytes(environment())
    trees = tuple(_device_trees(root))
    for tree in trees:  # U-Boot itself runs with these
        shutil.copyfile(tree, folder / tree.name)
    overlays(folder / "overlays", trees)
    shutil.rmtree(scratch)


def _device_trees(root: Path) -> Iterator[Path]:
    for name in DEVICE_TREES:
        found = [*root.glob(f"usr/lib/linux-image-*/broadcom/{name}.dtb")]
        if len(found) != 1:
            raise BuildError(f"The kernel's package has {len(found)} device trees {name}, not one.")
        yield found[0]


def _see_spidev(tree: Path) -> None:
    """Check that the card readers' SPI is on in *tree*, with a device for spidev on it."""
    spi = "/soc/spi@7e204000"
    for node, key, expected in (
        (spi, "status", "okay"),
        (f"{spi}/spidev@0", "compatible", "lwn,bk4"),
    ):
        asked = ["fdtget", str(tree), node, key]
        found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
        if found != expected:
            raise BuildError(f"{tree.name}: {node} {key} is '{found}', not '{expected}'.")
