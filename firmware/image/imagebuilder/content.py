"""A name for what goes into an image, by which two images are told apart.

It is a hash of every file here that an image is made of. A slot knows its own, an update states its
own, and CI builds and boots an image only when it has changed.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from imagebuilder.lock import ARCHES, lock_path
from imagebuilder.paths import REPOSITORY

_PARTS = (
    "controller",
    "display",
    "hardware",
    "systemd",
    "firmware/image",
    "pyproject.toml",
    "requirements-pi.txt",
)
_NOT_IN_IT = {"README.md", "tested.txt"}


def content_name(arch: str) -> str:
    """The name of the image that is built from here for *arch*: 16 hexadecimal digits."""
    others = {lock_path(other) for other in ARCHES if other != arch}
    digest = hashlib.sha256()
    for path in _files():
        if path not in others:
            digest.update(f"{path.relative_to(REPOSITORY)}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _files() -> Iterator[Path]:
    for part in _PARTS:
        place = REPOSITORY / part
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        for path in found:
            if path.is_file() and "__pycache__" not in path.parts and path.name not in _NOT_IN_IT:
                yield path
