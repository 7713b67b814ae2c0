"""A release: what people flash, and by what they know that it is ours (docs/release.md).

Of two images that were built with the public keys of a release: each is checked, its update is
signed, its card compressed; with hashes, a list for Raspberry Pi Imager, and notes. The secret key
has a password and is on no computer that builds: it is wanted only here, for a moment.
"""

import base64
import getpass
import hashlib
import json
import os
import re
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame

from display import art
from imagebuilder import CACHE, REPOSITORY, BuildError
from imagebuilder.base import EPOCH
from imagebuilder.disk import BOOT_AT, SLOT_A_AT
from imagebuilder.images import content_name, image_name
from imagebuilder.lock import ARCHES
from imagebuilder.tree import run
from reclaim_update.bundle import NEXT, image_in, verify
from reclaim_update.slots import COPIES_AT, SECTOR_BYTES, Slot, SlotState, decode

WEBSITE = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"].get("urls", {})
DEVICES = ("pi4-64bit", "pi3-64bit")
"""The boards of the arm64 image, by the tags of Raspberry Pi's own list: a Zero 2 W is a Pi 3."""


# ---- keys ----------------------------------------------------------------------------------------


def check_key(key: Path | None) -> Path:
    """Return the secret *key* of a release. Raises `BuildError` for one that anybody can take: in a
    cache, in this repository, or without a password."""
    if key is None or not key.is_file():
        raise BuildError(
            "A release is signed with a key that you keep: name it with --key (minisign -G makes "
            "one, docs/release.md)."
        )
    for place in (CACHE, REPOSITORY, Path.home() / ".cache"):
        if key.resolve().is_relative_to(place.resolve()):
            raise BuildError(
                f"{key} lies in {place}, which is copied and cleared; keep a release's key on a "
                "medium of its own."
            )
    # "Ed", then how it is encrypted: "Sc" is scrypt, zeros are not at all (minisign's format).
    algorithm = base64.b64decode(key.read_text().splitlines()[1])[2:4]
    if algorithm != b"Sc":
        raise BuildError(
            f"{key} has no password, so anybody who finds it can sign. minisign -C gives it one."
        )
    return key


def check_public(key: Path | None, following: Path | None) -> None:
    """Raise `BuildError` unless these are two different public keys: an image that knows one alone
    takes no update any more once its secret half is lost."""
    texts = []
    for name, path in (("--public", key), ("--next", following)):
        if path is None or not path.is_file():
            raise BuildError(f"An image of a release knows two public keys: {name} names none.")
        texts.append(path.read_text().splitlines()[1:2])
    if texts[0] == texts[1]:
        raise BuildError(f"{key} and {following} are the same key; the next one must be another.")


# ---- checks --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Files:
    """What was built for an architecture."""

    arch: str
    out: Path

    @property
    def name(self) -> str:
        return image_name(self.arch)

    @property
    def card(self) -> Path:
        return self.out / f"{self.name}.img"

    @property
    def bundle(self) -> Path:
        return self.out / f"{self.name}.slot"

    @property
    def comment(self) -> str:
        return self.bundle.with_name(f"{self.bundle.name}.comment").read_text()

    @property
    def packed(self) -> Path:
        return self.card.with_name(f"{self.card.name}.xz")


BOOTS = {
    "amd64": ("boot.scr", "reclaim.toml"),
    "arm64": (
        *("boot.scr", "reclaim.toml", "bootcode.bin", "start.elf", "start4.elf", "config.txt"),
        *("u-boot.bin", "uboot.env", "overlays/vc4-kms-dsi-7inch.dtbo"),
    ),
}
"""What must be on the boot partition."""


def check(files: Files, public: str) -> None:
    """Raise `BuildError` for an image that is not what was to be built, or that anybody can enter.
    *public* is the key that signs."""
    for problem in problems(files, public):
        raise BuildError(f"{files.card.name}: {problem}.")


def problems(files: Files, public: str) -> Iterator[str]:
    """Yield what is wrong with an image, as the ends of sentences."""
    with files.card.open("rb") as card:
        for at in COPIES_AT:
            card.seek(at * SECTOR_BYTES)
            if decode(card.read(SECTOR_BYTES)) != SlotState(generation=1, good=Slot.A):
                yield "a copy of its slot state does not say that A is good"
        card.seek(SLOT_A_AT)
        with files.bundle.open("rb") as bundle:
            while chunk := bundle.read(1 << 20):
                if card.read(len(chunk)) != chunk:
                    yield "slot A is not what the update has"
                    break
    for name in BOOTS[files.arch]:
        asked = ["mtype", "-i", f"{files.card}@@{BOOT_AT}", f"::/{name}"]
        if subprocess.run(asked, capture_output=True, check=False).returncode:
            yield f"its boot partition has no {name}"
    image = image_in(f"trusted comment: {files.comment}")
    if not image.startswith(content_name(files.arch)):
        yield "it was built from other files than these; build it again"
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "root.squashfs"
        asked = ["mcopy", "-n", "-i", str(files.bundle), "::/root.squashfs", str(root)]
        if subprocess.run(asked, capture_output=True, check=False).returncode:
            yield "its slot has no root"
            return
        yield from _of_root(root, image, public)


def _of_root(root: Path, image: str, public: str) -> Iterator[str]:
    if _inside(root, "etc/reclaim/update.pub") != public:
        yield "it takes no update that this key signs"
    if not _inside(root, f"etc/reclaim/{NEXT}"):
        yield "it knows no next key"
    if _inside(root, "etc/reclaim/image").strip() != image:
        yield "it does not know what it is"
    for line in _inside(root, "etc/shadow").splitlines():
        user, password, *_ = line.split(":")
        if password[:1] not in ("*", "!"):
            yield f"{user} can log in"
    listed = subprocess.run(
        ["unsquashfs", "-lls", str(root)], capture_output=True, text=True, check=True
    ).stdout
    for line in listed.splitlines():
        if line[:1] == "-" and {"s", "S"} & {line[3:4], line[6:7]}:
            yield f"{line.split()[-1]} gives other rights than those of who starts it"


def _inside(root: Path, name: str) -> str:
    """The text of a file in a root; "" where there is none."""
    asked = ["unsquashfs", "-cat", str(root), name]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout


# ---- what is written -----------------------------------------------------------------------------


def release(out: Path, key: Path | None, url: str, draft: bool) -> None:
    """Check what was built in *out* and make a release of it, which will be at *url*."""
    secret = check_key(key)
    if not url.startswith("https://"):
        raise BuildError("Name with --url the folder that the release is put to, https://...")
    version = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]["version"]
    changes, date = notes_of((REPOSITORY / "CHANGELOG.md").read_text(), version, draft)
    built = [Files(arch, out) for arch in ARCHES]
    for files in built:
        if not files.card.exists() or not files.bundle.exists():
            raise BuildError(f"There is no {files.card}; make release builds both images first.")
    public = secret.with_suffix(".pub").read_text()
    for files in built:
        check(files, public)
    password = getpass.getpass(f"The password of {secret}: ") if os.isatty(0) else input()
    for files in built:
        sign(files.bundle, files.comment, secret, password)
        _verify(files.bundle, secret.with_suffix(".pub"))
        run(["xz", "--keep", "--force", "--threads=0", "-6", files.card])
    write_icon(out / "reclaim.png")
    manifest = out / f"reclaim-{version}.rpi-imager-manifest"
    arm64 = next(files for files in built if files.arch == "arm64")
    listed = {"os_list": [entry(arm64, version, date, url.rstrip("/"))]}
    manifest.write_text(json.dumps(listed, indent=1) + "\n")
    handed_out = [
        *(
            path
            for files in built
            for path in (files.packed, files.bundle, signature(files.bundle), parts(files))
        ),
        manifest,
        out / "reclaim.png",
    ]
    sums = "".join(f"{sha256(path)}  {path.name}\n" for path in handed_out)
    (out / "SHA256SUMS").write_text(sums)
    sign(out / "SHA256SUMS", f"reclaim {version}", secret, password)
    (out / f"reclaim-{version}.md").write_text(notes(version, date, changes, sums, public))


def signature(path: Path) -> Path:
    return path.with_name(f"{path.name}.minisig")


def parts(files: Files) -> Path:
    return files.out / f"{files.name}.spdx.json"


def sign(path: Path, comment: str, key: Path, password: str) -> None:
    """Sign a file. Raises `BuildError` where the password is another."""
    done = subprocess.run(
        ["minisign", "-S", "-s", key, "-t", comment, "-m", path],
        input=f"{password}\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"minisign did not sign {path.name}: {done.stderr.strip()[-200:]}")


def _verify(bundle: Path, public: Path) -> None:
    """Check as a table does that it would take the update."""
    found = verify(bundle, public)
    if found.size != bundle.stat().st_size or found.sha256 != sha256(bundle):
        raise BuildError(f"{bundle.name} is not what its signature says; build it again.")


def notes_of(changelog: str, version: str, draft: bool = False) -> tuple[str, str]:
    """Return the changes of *version*, and its date. Raises `BuildError` while it has none."""
    found = re.search(
        rf"^## {re.escape(version)}, (\S+)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise BuildError(f"CHANGELOG.md has no section '## {version}, DATE'.")
    date = found[1]
    if re.fullmatch(r"\d{4}-\d\d-\d\d", date) is None:
        if not draft:
            raise BuildError(
                f"CHANGELOG.md calls {version} '{date}'; put the date there, or make a --draft."
            )
        date = datetime.fromtimestamp(EPOCH, UTC).strftime("%Y-%m-%d")
    return found[2].strip(), date


def entry(files: Files, version: str, date: str, url: str) -> dict[str, Any]:
    """Return what Raspberry Pi Imager wants to know of a card
    (doc/json-schema/os-list-schema.json of rpi-imager).

    `init_format` is "systemd", which Imager 1 and 2 know: what it writes then,
    controller/commands/imager.py reads.
    """
    return {
        "name": f"Reclaim {version}",
        "description": "A luggage carousel that referees tabletop games; boots into the table.",
        "icon": f"{url}/reclaim.png",
        "website": next(iter(WEBSITE.values()), url),
        "url": f"{url}/{files.packed.name}",
        "extract_size": files.card.stat().st_size,
        "extract_sha256": sha256(files.card),
        "image_download_size": files.packed.stat().st_size,
        "image_download_sha256": sha256(files.packed),
        "release_date": date,
        "init_format": "systemd",
        "architecture": "armv8",
        "devices": list(DEVICES),
        "capabilities": [],
    }


def notes(version: str, date: str, changes: str, sums: str, public: str) -> str:
    """Return the notes of a release."""
    return f"""# Reclaim {version}, {date}

To flash it, open `reclaim-{version}.rpi-imager-manifest` with Raspberry Pi Imager, or write
`reclaim-{version}-arm64.img.xz` to a card of 8 GB or more. To bring a table up to date, copy
`reclaim-{version}-arm64.slot` and the `.minisig` beside it onto a USB stick, and plug that in.

Whether the files are ours: `minisign -Vm SHA256SUMS -P {public.splitlines()[1]}`, then
`sha256sum --check SHA256SUMS`.

## Changes

{changes}

## Files

```
{sums}```
"""


def write_icon(path: Path) -> None:
    """Write a suitcase of 40 pixels, as Imager shows them."""
    pygame.image.save(art.suitcase((40, 40), "stripes"), path)


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
