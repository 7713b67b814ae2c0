"""The whole arm64 image: on QEMU's raspi3b behind the Pi's U-Boot, and on `virt` without either.

`make release` runs these; they need the image (`make image ARCH=arm64`).
"""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from imagebuilder import BuildError
from imagebuilder.board import DEVICE_TREES
from imagebuilder.disk import SLOT_A_AT
from imagebuilder.images import Built, built_image
from imagevm import SETTINGS, TABLE, add_kernel_words, put_onto
from reclaim_update.slots import Slot
from vm import Machine, Model, log_of, new_card, raspi3b, u_boot_of, unpacked, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

BOOT_S = 1200
PI3 = "bcm2837-rpi-3-b"
assert PI3 in DEVICE_TREES


@pytest.fixture(scope="module")
def image() -> Built:
    try:
        return built_image("arm64")
    except BuildError as error:
        pytest.skip(str(error))


@pytest.fixture
def card(image: Built, tmp_path: Path) -> Iterator[Path]:
    made = new_card(image.card, tmp_path)
    put_onto(made, tmp_path, "two-seats.toml", TABLE)
    put_onto(made, tmp_path, "reclaim.toml", SETTINGS)
    yield made
    made.unlink()


def is_painted(screen: pygame.Surface) -> bool:
    """Whether there is the title's row of flaps, in amber or, where red and blue are swapped as on
    raspi3b, in its blue: no text console has a tenth of that."""
    above = screen.subsurface((0, 0, screen.get_width(), screen.get_height() // 4))
    masks = (
        pygame.mask.from_threshold(above, colour, (28, 28, 28))
        for colour in ((255, 190, 60), (60, 190, 255))
    )
    return any(mask.count() > above.get_width() for mask in masks)


def test_the_image_starts_on_a_pi_3_behind_its_u_boot(card: Path, tmp_path: Path) -> None:
    """Without the watchdog, which resets that machine as soon as it is set."""
    add_kernel_words(card, tmp_path, "arm64", ["systemd.watchdog_sec=0"])
    kernel = unpacked("arm64", "linux-image-6")
    (tree,) = kernel.glob(f"usr/lib/linux-image-*/broadcom/{PI3}.dtb")
    with Machine(raspi3b(u_boot_of("arm64"), tree), card, tmp_path) as pi:
        wait_until(lambda: is_painted(pi.screen()), BOOT_S, "the attract screen")
        said = lambda: log_of(card, Slot.A, tmp_path)  # noqa: E731 -- asked again and again
        confirmed = "reclaim-confirm.service: Deactivated successfully."
        wait_until(lambda: confirmed in said(), BOOT_S, "the confirmation of the slot")
        assert not [
            line for line in said() if "ordering cycle" in line or "Failed to start" in line
        ]


def virt(vmlinuz: Path, initrd: Path) -> Model:
    """QEMU's own machine, of which Linux knows everything by itself."""
    words = "boot=reclaim reclaim.slot=a reclaim.trial=none ro quiet console=ttyAMA0"
    return Model(
        "qemu-system-aarch64",
        (
            *("-accel", "tcg,thread=single", "-icount", "shift=1,sleep=on", "-M", "virt"),
            *("-cpu", "cortex-a72", "-m", "1024", "-kernel", str(vmlinuz)),
            *("-initrd", str(initrd), "-append", words),
            *("-drive", "if=none,id=card,file={disk},format=raw,cache=writethrough"),
            *("-device", "virtio-blk-pci,drive=card", "-nic", "none"),
            *("-device", "virtio-gpu-pci,xres=1280,yres=720"),
        ),
    )


def test_the_image_starts_on_any_machine_of_its_kind(card: Path, tmp_path: Path) -> None:
    for name in ("vmlinuz", "initrd.img"):
        take = ["mcopy", "-n", "-i", f"{card}@@{SLOT_A_AT}", f"::/{name}", tmp_path / name]
        subprocess.run(take, check=True)
    with Machine(virt(tmp_path / "vmlinuz", tmp_path / "initrd.img"), card, tmp_path) as machine:
        wait_until(lambda: is_painted(machine.screen()), BOOT_S, "the attract screen")
