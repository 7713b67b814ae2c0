"""U-Boot of the Raspberry Pi on QEMU's raspi3b: it reads and writes the slot state.

The card is made as an image's is, with Debian's kernel and device tree, but the system in a slot
only says which slot it is. A boot ends by pulling the plug.
"""

import lzma
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from controller.commands.overlaying import put
from hardware.config import load_table_file
from hardware.overlay import compiled, digest, overlay
from imagebuilder import IMAGE
from imagebuilder.board import (
    CONFIG_TXT,
    boot_script,
    compile_overlay,
    device_tree_with_readers,
    environment,
    overlays,
)
from imagebuilder.disk import BOOT_AT, BOOT_BYTES, MIB, make_card, make_fat
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, begin_trial, confirm
from thirddevice import SECOND_BUS
from vm import Machine, card_of, new_card, raspi3b, u_boot_of, unpacked, wait_until, write_slot

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

BOOT_S = 200
TREE = "bcm2837-rpi-3-b.dtb"
SAYS_ITS_SLOT = """\
#!/bin/busybox sh
/bin/busybox mount -t proc proc /proc
/bin/busybox mount -t sysfs sys /sys
/bin/busybox mount -t devtmpfs dev /dev
for word in $(/bin/busybox cat /proc/cmdline); do
    case $word in reclaim.slot=*) echo "This is $word, revision $(/bin/busybox od -An -tx1 \
/proc/device-tree/system/linux,revision)." >/dev/console ;;
    reclaim.overlays-lost=*) echo "There is $word." >/dev/console ;; esac
done
/bin/busybox insmod /lib/spi-bcm2835.ko
/bin/busybox insmod /lib/spi-bcm2835aux.ko
echo "SPI: $(/bin/busybox ls /sys/bus/spi/devices | /bin/busybox tr '\\n' ' ')" >/dev/console
echo "Overlay: $(/bin/busybox cat /proc/device-tree/reclaim-overlay/digest)" >/dev/console
cd /proc/device-tree/soc/i2c@7e205000
echo "Display: $(/bin/busybox cat lcd@45/compatible)" >/dev/console
echo "That is all." >/dev/console
/bin/busybox sleep 1000
"""


def initrd(folder: Path, kernel: Path) -> Path:
    """An initrd of busybox, its libraries, the driver of SPI, and a script for /init."""
    root = folder / "initrd"
    for name in ("bin", "lib", "proc", "sys", "dev"):
        (root / name).mkdir(parents=True)
    shutil.copy(unpacked("arm64", "busybox") / "usr/bin/busybox", root / "bin")
    libraries = unpacked("arm64", "libc6") / "usr/lib/aarch64-linux-gnu"
    for name in ("libc.so.6", "libresolv.so.2", "ld-linux-aarch64.so.1"):
        shutil.copy(libraries / name, root / "lib")
    for name in ("spi-bcm2835.ko", "spi-bcm2835aux.ko"):
        (driver,) = kernel.glob(f"usr/lib/modules/*/kernel/drivers/spi/{name}.xz")
        (root / "lib" / name).write_bytes(lzma.decompress(driver.read_bytes()))
    (root / "init").write_text(SAYS_ITS_SLOT)
    (root / "init").chmod(0o755)
    made = folder / "initrd.img"
    subprocess.run(f"find . | cpio -o -H newc --quiet > {made}", shell=True, cwd=root, check=True)
    return made


@pytest.fixture(scope="module")
def kernel() -> Path:
    return unpacked("arm64", "linux-image-6")


@pytest.fixture(scope="module")
def slot(kernel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A slot's file system."""
    folder = tmp_path_factory.mktemp("slot")
    files = folder / "files"
    (files / "dtb/broadcom").mkdir(parents=True)
    (vmlinuz,) = kernel.glob("boot/vmlinuz-*")
    shutil.copy(vmlinuz, files / "vmlinuz")
    shutil.copy(initrd(folder, kernel), files / "initrd.img")
    (tree,) = kernel.glob(f"usr/lib/linux-image-*/broadcom/{TREE}")
    device_tree_with_readers(tree, files / "dtb/broadcom" / TREE)
    made = folder / "slot.fat"
    make_fat(files, made, 96 * MIB, "SLOT", 1)
    return made


@pytest.fixture(scope="module")
def image(slot: Path, kernel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    (folder / "boot").mkdir()
    boot_script("arm64", folder / "boot/boot.scr")
    (folder / "boot/config.txt").write_text(CONFIG_TXT)
    overlays(folder / "boot/overlays", kernel.glob(f"usr/lib/linux-image-*/broadcom/{TREE}"))
    (folder / "boot/uboot.env").write_bytes(environment())
    make_fat(folder / "boot", folder / "boot.fat", BOOT_BYTES, "RECLAIM", 2)
    make_card(folder / "boot.fat", slot, folder / "card.img")
    return folder / "card.img"


@pytest.fixture
def card(image: Path, slot: Path, tmp_path: Path) -> Path:
    """A card with a system in both slots."""
    made = new_card(image, tmp_path)
    write_slot(made, Slot.B, slot)
    return made


def test_a_damaged_environment_of_u_boot_does_not_matter(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    damaged = tmp_path / "uboot.env"
    damaged.write_bytes(b"\xff" * len(environment()))
    where = f"{card}@@{BOOT_AT}"
    subprocess.run(["mcopy", "-o", "-i", where, damaged, "::/uboot.env"], check=True)
    assert booted(card, kernel, tmp_path) == "a"


def booted(card: Path, kernel: Path, folder: Path) -> str:
    """Boot once; the slot that came up."""
    (tree,) = kernel.glob(f"usr/lib/linux-image-*/broadcom/{TREE}")
    with Machine(raspi3b(u_boot_of("arm64"), tree), card, folder) as pi:
        wait_until(lambda: "This is reclaim.slot=" in pi.serial(), BOOT_S, "a system in a slot")
        wait_until(lambda: "revision  00 a0 20 82" in pi.serial(), 5, "the board's revision")
        return pi.serial().split("This is reclaim.slot=")[1][0]


# ---- overlays ------------------------------------------------------------------------------------


def told(card: Path, tree: Path, folder: Path) -> str:
    """All that U-Boot and Linux say in one boot."""
    with Machine(raspi3b(u_boot_of("arm64"), tree), card, folder) as pi:
        wait_until(lambda: "That is all." in pi.serial(), BOOT_S, "a system in a slot")
        return pi.serial()


def add(card: Path, folder: Path, name: str, source: str) -> None:
    """Put an overlay onto the boot partition, as its owner does."""
    (folder / f"{name}.dts").write_text(source)
    compile_overlay(folder / f"{name}.dts", folder / f"{name}.dtbo")
    where = f"{card}@@{BOOT_AT}"
    subprocess.run(
        ["mcopy", "-o", "-i", where, folder / f"{name}.dtbo", "::/overlays/"], check=True
    )


def configure(card: Path, folder: Path, lines: str) -> None:
    file = folder / "config.txt"
    file.write_text(CONFIG_TXT + lines, newline="")
    subprocess.run(["mcopy", "-o", "-i", f"{card}@@{BOOT_AT}", file, "::/config.txt"], check=True)


def tree_of(kernel: Path) -> Path:
    (tree,) = kernel.glob(f"usr/lib/linux-image-*/broadcom/{TREE}")
    return tree


CONFIG = """
# dtoverlay=remarked, and a remark # dtoverlay=remarked-too
#dtoverlay=remarked
dtoverlay=vc4-kms-v3d
[pi4]
dtoverlay=of-another-board
[all]
dtoverlay=reclaim-spi  # the one that `reclaim wire` makes
dtoverlay=not-there
dtoverlay=does-not-fit
dtoverlay=i2c-rtc,ds3231
[pi3]
dtoverlay=ours
"""
UNFIT = """/dts-v1/; /plugin/;
/ { fragment@0 { target = <&no_such_label>; __overlay__ { status = "okay"; }; }; };"""
OURS = """/dts-v1/; /plugin/;
/ { fragment@0 { target-path = "/"; __overlay__ { ours { compatible = "ours"; }; }; }; };"""


def test_the_overlays_that_config_txt_names_are_there_and_lost_ones_are_named(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    """A third reader at the table, with the line that everybody knows."""
    add(card, tmp_path, "reclaim-spi", overlay(load_table_file("sim-four-readers")))
    add(card, tmp_path, "does-not-fit", UNFIT)
    add(card, tmp_path, "ours", OURS)
    configure(card, tmp_path, CONFIG.replace("\n", "\r\n"))  # as an editor of Windows saves it
    said = told(card, tree_of(kernel), tmp_path)
    applied = [
        line.split()[-1] for line in said.splitlines() if line.startswith("Reclaim: overlay")
    ]
    assert applied == ["reclaim-spi", "ours"]
    assert "There is reclaim.overlays-lost=none,i2c-rtc,not-there,does-not-fit." in said
    assert "SPI: spi0.0 spi0.1 spi0.2" in said
    assert "revision  00 a0 20 82" in said, "what U-Boot had added is there"


@pytest.mark.parametrize("slot_name", ["a", "b"])
def test_the_overlay_that_the_appliance_puts_there_is_applied_in_whichever_slot(
    slot_name: str, card: Path, kernel: Path, tmp_path: Path
) -> None:
    """As the table asks for it (controller/commands/overlaying.py), and after an update."""
    (tmp_path / "mine.toml").write_text(SECOND_BUS)
    file = load_table_file(tmp_path / "mine.toml")
    boot = tmp_path / "boot"
    boot.mkdir()
    (boot / "config.txt").write_text(CONFIG_TXT)
    assert put(boot, compiled(file))
    where = ["-i", f"{card}@@{BOOT_AT}"]
    for name, place in (
        ("config.txt", "::/config.txt"),
        ("overlays/reclaim-spi.dtbo", "::/overlays/"),
    ):
        subprocess.run(["mcopy", "-o", *where, boot / name, place], check=True)
    if slot_name == "b":
        card_of(card).change(begin_trial)
    said = told(card, tree_of(kernel), tmp_path)
    assert f"This is reclaim.slot={slot_name}" in said
    assert "SPI: spi0.0 spi0.1 spi0.2 spi1.0" in said
    assert f"Overlay: {digest(file)}" in said
    assert "overlays-lost" not in said


def test_the_official_display_is_on_where_the_firmware_has_found_it(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    """The firmware, which QEMU does not run, puts the overlay of a display that it has found into
    the device tree that it gives to U-Boot."""
    compile_overlay(IMAGE / "boot/dsi-7inch.dts", tmp_path / "dsi.dtbo")
    with_it = tmp_path / TREE
    make = ["fdtoverlay", "-i", tree_of(kernel), "-o", with_it, tmp_path / "dsi.dtbo"]
    subprocess.run(make, check=True)
    said = told(card, with_it, tmp_path)
    assert "Display: raspberrypi,7inch-touchscreen-panel" in said
    assert "SPI: spi0.0 spi0.1 " in said
    assert "overlays-lost" not in said


def test_without_overlays_there_is_neither(card: Path, kernel: Path, tmp_path: Path) -> None:
    said = told(card, tree_of(kernel), tmp_path)
    assert "Display: \n" in said.replace("\r", "")
    assert "SPI: spi0.0 spi0.1 \n" in said.replace("\r", "")
    assert "overlays-lost" not in said


# ---- slots ---------------------------------------------------------------------------------------


def test_a_new_card_boots_slot_a_and_counts_nothing(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    before = card_of(card).state()
    assert booted(card, kernel, tmp_path) == "a"
    assert card_of(card).state() == before


def test_a_trial_is_counted_on_the_card_and_ends_at_the_good_slot(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    card_of(card).change(lambda state, running: replace(begin_trial(state, running), left=1))
    assert booted(card, kernel, tmp_path) == "b"
    state = card_of(card).state()
    assert state is not None
    assert (state.good, state.trial, state.left) == (Slot.A, Slot.B, 0)
    assert booted(card, kernel, tmp_path) == "a"
    assert card_of(card).state() == state


def test_a_slot_that_cannot_be_loaded_is_passed_over(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    card_of(card).change(begin_trial)
    empty = tmp_path / "empty"
    empty.write_bytes(bytes(MIB))
    write_slot(card, Slot.B, empty)
    assert booted(card, kernel, tmp_path) == "a"


def test_without_a_readable_state_a_slot_boots(card: Path, kernel: Path, tmp_path: Path) -> None:
    with card.open("r+b") as disk:
        for at in COPIES_AT:
            disk.seek(at * SECTOR_BYTES)
            disk.write(b"\xff" * SECTOR_BYTES)
    assert booted(card, kernel, tmp_path) == "a"


def test_the_older_copy_holds_when_the_newer_is_torn_and_its_slot_b_boots(
    card: Path, kernel: Path, tmp_path: Path
) -> None:
    card_of(card, running=Slot.B).change(confirm)  # goes to the first copy
    card_of(card, running=Slot.A).change(confirm)  # goes to the second, and is torn
    with card.open("r+b") as disk:
        disk.seek(COPIES_AT[1] * SECTOR_BYTES + 40)
        disk.write(bytes(SECTOR_BYTES - 40))
    assert booted(card, kernel, tmp_path) == "b"
