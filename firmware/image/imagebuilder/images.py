"""The images that were built here, and what a virtual machine needs beside them."""

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

from imagebuilder.errors import BuildError
from imagebuilder.lock import read_lock, unpack
from imagebuilder.paths import CACHE, OUT, REPOSITORY
from reclaim_update.bundle import image_in


@dataclass(frozen=True, slots=True)
class Built:
    """What `make image` leaves in out/image."""

    card: Path
    bundle: Path
    key: Path  # the secret key that the bundle is signed with

    @property
    def content(self) -> str:
        """The name of its content (content.py), by the signature of its bundle."""
        return image_in(self.bundle.with_name(f"{self.bundle.name}.minisig").read_text())

    @property
    def sha256(self) -> str:
        """Of the bundle."""
        with self.bundle.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()


def image_name(arch: str) -> str:
    version = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]["version"]
    return f"reclaim-{version}-{arch}"


def built_image(arch: str) -> Built:
    """The image of *arch*. Raises `BuildError` when it has not been built."""
    built = Built(
        card=OUT / f"{image_name(arch)}.img",
        bundle=OUT / f"{image_name(arch)}.slot",
        key=CACHE / "update.key",
    )
    if not built.card.exists():
        raise BuildError(f"There is no {built.card}: run make image ARCH={arch} first.")
    return built


def u_boot_of(arch: str) -> Path:
    """U-Boot for QEMU's PC or for the Raspberry Pi, from its locked package."""
    package, inside = {
        "amd64": ("u-boot-qemu", "qemu-x86_64/u-boot.rom"),
        "arm64": ("u-boot-rpi", "rpi_arm64/u-boot.bin"),
    }[arch]
    return unpacked(arch, package) / "usr/lib/u-boot" / inside


def unpacked(arch: str, name: str) -> Path:
    """The files of the locked package *name*, which may leave out the version at its end."""
    (package,) = (
        each.name
        for each in read_lock(arch)
        if each.name == name or (name[-1].isdigit() and each.name.startswith(f"{name}."))
    )
    folder = CACHE / "unpacked" / arch / package
    if not folder.exists():
        unpack(arch, package, CACHE, folder)
    return folder
