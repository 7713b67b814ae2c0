"""An update: a file with a slot's content, and minisign's signature of it beside it.

`reclaim-VERSION-ARCH.slot` is written to a slot, byte by byte. The signature's trusted
comment, which is signed too, says what it is: `reclaim VERSION ARCH IMAGE BYTES SHA256`, where
IMAGE is the name of its content (imagebuilder/images.py) and the version of its journal's tables.

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

_CHUNK_BYTES = 1 << 20
_SIGNATURE_BYTES = 4096
"""A signature of ours has some 400."""
_COMMENT = re.compile(
    r"reclaim (?P<version>\S+) (?P<arch>\S+) (?P<image>\S+) "
    r"(?P<size>[0-9]+) (?P<sha256>[0-9a-f]{64})"
)
_JOURNAL = re.compile(r"-j(?P<version>[0-9]+)\Z")


class UpdateRefused(Exception):
    """The update is not taken, as it is no good: a sentence that says why, for the log."""


class NotSigned(UpdateRefused):
    """It has no signature of ours, or is damaged."""


class Unreadable(UpdateRefused):
    """The stick does not give all of it."""


class CardFails(UpdateRefused):
    """The card does not keep what is written to it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a signature says of its update, until that is verified."""

    version: str
    arch: str
    image: str
    size: int
    sha256: str

    @property
    def journal(self) -> int | None:
        """The version of the journal's tables that it writes; None if it does not say."""
        said = _JOURNAL.search(self.image)
        return None if said is None else int(said["version"])


@dataclass(frozen=True, slots=True)
class Bundle(Claim):
    """An update whose signature is ours. Its *path* is on a stick, which may lie about it later."""

    path: Path


def image_of(content: str, journal: int) -> str:
    """The name of an image with that *content* whose journal has tables of that version."""
    return f"{content}-j{journal}"


def content_of(image: str) -> str:
    """The name of the content of an *image*."""
    return _JOURNAL.sub("", image)


def comment(version: str, arch: str, image: str, size: int, sha256: str) -> str:
    """The trusted comment that the builder signs, and that `verify` reads."""
    return f"reclaim {version} {arch} {image} {size} {sha256}"


def image_in(signature: str) -> str:
    """The name of the image in the trusted comment of a *signature*, which this does not verify."""
    (said,) = _COMMENT.finditer(signature)
    return said["image"]


def claimed(path: Path) -> Claim | None:
    """What the signature beside *path* says of it; None if there is none, or none of this kind."""
    try:
        with path.with_name(f"{path.name}.minisig").open("rb") as file:
            signature = file.read(_SIGNATURE_BYTES).decode("utf-8", "replace")
    except OSError:
        return None
    said = _COMMENT.search(signature)
    return None if said is None else Claim(*_fields(said))


def _fields(said: re.Match[str]) -> tuple[str, str, str, int, str]:
    return said["version"], said["arch"], said["image"], int(said["size"]), said["sha256"]


NEXT = "update-next.pub"
"""Beside the public key: one that may replace it (docs/release.md)."""


def verify(path: Path, public_key: Path) -> Bundle:
    """The bundle at *path*. Raises `UpdateRefused` unless the key's owner has signed it, or the
    owner of the next key beside it."""
    keys = [key for key in (public_key, public_key.with_name(NEXT)) if key.exists()]
    tried = (_verified(path, key) for key in keys)
    done = next((one for one in tried if one.returncode == 0), None)
    if done is None:
        _read_through(path)
        raise NotSigned(f"{path.name} has no signature of ours beside it, or is damaged.")
    said = _COMMENT.fullmatch(done.stdout.strip())
    if said is None:
        raise NotSigned(f"{path.name} is signed, but its signature does not say what it is.")
    return Bundle(*_fields(said), path)


def _read_through(path: Path) -> None:
    """Raise `Unreadable` if it is the stick's fault: minisign does not tell the two apart."""
    try:
        with path.open("rb") as file:
            while file.read(_CHUNK_BYTES):
                pass
    except OSError as error:
        raise Unreadable(f"{path.name} cannot be read: {error.strerror}.") from None


def _verified(path: Path, key: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["minisign", "-V", "-Q", "-p", key, "-m", path], capture_output=True, text=True, check=False
    )


def write(bundle: Bundle, slot: Path) -> None:
    """Write the bundle over *slot* and read it back.

    The bytes written are checked, not only those verified before: a stick may return others the
    second time. Raises `Unreadable` or `CardFails`; *slot* must then not boot.
    """
    try:
        with open(slot, "r+b", buffering=0) as target:
            written = _copy(bundle, target)
            os.fsync(target.fileno())
            if written != bundle.sha256:
                raise Unreadable(f"{bundle.path.name} could not be read completely.")
            # From the card, not from memory.
            os.posix_fadvise(target.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            if _hash(target.fileno(), bundle.size) != bundle.sha256:
                raise CardFails("The card does not keep what is written to it: replace it.")
    except OSError as error:
        raise CardFails(f"The card cannot be written: {error.strerror}; replace it.") from None


def _copy(bundle: Bundle, target: RawIOBase) -> str:
    """Copy what the stick gives, at most the bundle's size; return the hash of it."""
    digest = hashlib.sha256()
    left = bundle.size
    source: BinaryIO | None = None
    try:
        while left:
            try:
                source = source or bundle.path.open("rb")
                chunk = source.read(min(_CHUNK_BYTES, left))
            except OSError as error:
                raise Unreadable(f"{bundle.path.name} cannot be read: {error.strerror}.") from None
            if not chunk:
                break
            digest.update(chunk)
            left -= len(chunk)
            while chunk:
                chunk = chunk[target.write(chunk) or 0 :]
    finally:
        if source is not None:
            source.close()
    return digest.hexdigest()


def _hash(descriptor: int, size: int) -> str:
    digest = hashlib.sha256()
    for at in range(0, size, _CHUNK_BYTES):
        digest.update(os.pread(descriptor, min(_CHUNK_BYTES, size - at), at))
    return digest.hexdigest()
