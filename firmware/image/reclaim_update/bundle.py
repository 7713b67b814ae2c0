"""An update: a file with a slot's content, and minisign's signature of it beside it.

`reclaim-VERSION-ARCH.slot` is written to a slot, byte by byte. The signature's trusted
comment, which is signed too, says what it is: `reclaim VERSION ARCH IMAGE BYTES SHA256`, where
IMAGE is the name of its content (imagebuilder/images.py).

minisign, because a signature is one line, a key is one line, there is nothing to configure, and
Debian packages it for both sides. gpgv needs dated key rings, openssl a format of our own.
"""

import hashlib
import os
import re
import subprocess
from dataclasses import dataclass
from io import RawIOBase
from pathlib import Path
from typing import BinaryIO

from reclaim_update.news import News

_CHUNK_BYTES = 1 << 20
_COMMENT = re.compile(
    r"reclaim (?P<version>\S+) (?P<arch>\S+) (?P<image>\S+) "
    r"(?P<size>[0-9]+) (?P<sha256>[0-9a-f]{64})"
)


class UpdateRefused(Exception):
    """The update is not taken: a sentence that says why, and the same as *news* for the screen."""

    def __init__(self, sentence: str, id: str, **args: str) -> None:
        super().__init__(sentence)
        self.news = News(id, args, "fault")


@dataclass(frozen=True, slots=True)
class Bundle:
    """An update whose signature is ours. Its *path* is on a stick, which may lie about it later."""

    path: Path
    version: str
    arch: str
    image: str
    size: int
    sha256: str


def comment(version: str, arch: str, image: str, size: int, sha256: str) -> str:
    """The trusted comment that the builder signs, and that `verify` reads."""
    return f"reclaim {version} {arch} {image} {size} {sha256}"


def image_in(signature: str) -> str:
    """The name of the image in the trusted comment of a *signature*, which this does not verify."""
    (said,) = _COMMENT.finditer(signature)
    return said["image"]


NEXT = "update-next.pub"
"""Beside the public key: one that may replace it (docs/release.md)."""


def verify(path: Path, public_key: Path) -> Bundle:
    """The bundle at *path*. Raises `UpdateRefused` unless the key's owner has signed it, or the
    owner of the next key beside it."""
    keys = [key for key in (public_key, public_key.with_name(NEXT)) if key.exists()]
    tried = (_verified(path, key) for key in keys)
    done = next((one for one in tried if one.returncode == 0), None)
    if done is None:
        raise UpdateRefused(
            f"{path.name} has no signature of ours beside it, or is damaged.",
            "table-update-unsigned",
            file=path.name,
        )
    said = _COMMENT.fullmatch(done.stdout.strip())
    if said is None:
        raise UpdateRefused(
            f"{path.name} is signed, but its signature does not say what it is.",
            "table-update-unsigned",
            file=path.name,
        )
    return Bundle(
        path, said["version"], said["arch"], said["image"], int(said["size"]), said["sha256"]
    )


def _verified(path: Path, key: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["minisign", "-V", "-Q", "-p", key, "-m", path], capture_output=True, text=True, check=False
    )


def write(bundle: Bundle, slot: Path) -> None:
    """Write the bundle over *slot* and read it back.

    The bytes written are checked, not only those verified before: a stick may return others the
    second time. Raises `UpdateRefused`; *slot* must then not boot.
    """
    with bundle.path.open("rb") as source, open(slot, "r+b", buffering=0) as target:
        written = _copy(source, target, bundle.size)
        os.fsync(target.fileno())
        if written != bundle.sha256:
            raise UpdateRefused(
                f"{bundle.path.name} could not be read from the stick completely.",
                "table-update-unreadable",
                file=bundle.path.name,
            )
        # From the card, not from memory.
        os.posix_fadvise(target.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        if _hash(target.fileno(), bundle.size) != bundle.sha256:
            raise UpdateRefused(
                "The card does not keep what is written to it: replace it.",
                "table-update-card",
            )


def _copy(source: BinaryIO, target: RawIOBase, size: int) -> str:
    digest = hashlib.sha256()
    left = size
    while left and (chunk := source.read(min(_CHUNK_BYTES, left))):
        digest.update(chunk)
        left -= len(chunk)
        while chunk:
            chunk = chunk[target.write(chunk) or 0 :]
    return digest.hexdigest()


def _hash(descriptor: int, size: int) -> str:
    digest = hashlib.sha256()
    for at in range(0, size, _CHUNK_BYTES):
        digest.update(os.pread(descriptor, min(_CHUNK_BYTES, size - at), at))
    return digest.hexdigest()
