"""U-Boot of the Raspberry Pi on QEMU's raspi3b: it reads and writes the slot state.

The card is made as an image's is, with Debian's kernel and device tree, but the system in a slot
only says which slot it is. A boot ends by pulling the plug.
"""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from imagebuilder.board import boot_script, device_tree_with_readers, environment
from imagebuilder.disk import BOOT_AT, BOOT_BYTES, MIB, make_card, make_fat
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, begin_trial, confirm
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
/proc/device-tree/system/linux,revision)." >/dev/console ;; esac
done
/bin/busybox sleep 1000
"""


def initrd(folder: Path) -> Path:
    """An initrd of busybox, its libraries, and a script for /init."""
    root = folder / "initrd"
    for name in ("bin", "lib", "proc", "sys", "dev"):
        (root / name).mkdir(parents=True)
    shutil.copy(unpacked("arm64", "busybox") / "usr/bin/busybox", root / "bin")
    libraries = unpacked("arm64", "libc6") / "usr/lib/aarch64-linux-gnu"
    for name in ("libc.so.6", "libresolv.so.2", "ld-linux-aarch64.so.1"):
        shutil.copy(libraries / name, root / "lib")
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
    shutil.copy(initrd(folder), files / "initrd.img")
    (tree,) = kernel.glob(f"usr/lib/linux-image-*/broadcom/{TREE}")
    device_tree_with_readers(tree, files / "dtb/broadcom" / TREE)
    made = folder / "slot.fat"
    make_fat(files, made, 96 * MIB, "SLOT", 1)
    return made


@pytest.fixture(scope="module")
def image(slot: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("image")
    (folder / "boot").mkdir()
    boot_script("arm64", folder / "boot/boot.scr")
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
