"""An image as it is handed out: the name of its content, its list of parts, the signature of its
update; and the images that were built here.

The name is a hash of every file here that an image is made of. A slot knows its own, an update
states its own, and CI builds and boots an image only when it has changed. The list of parts is an
SPDX 2.3 document (https://spdx.github.io/spdx-spec/v2.3/). minisign signs: who distributes images
keeps one secret key and names it with --key. Without it a key with no password is made in the
cache: images built from that cache then accept only its updates.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from imagebuilder import CACHE, OUT, REPOSITORY, BuildError
from imagebuilder.base import EPOCH
from imagebuilder.lock import ARCHES, lock_path, read_lock
from imagebuilder.tree import run
from imagebuilder.wheels import CONSOLE
from reclaim_update.bundle import content_of, image_in

_PARTS = (*CONSOLE, "systemd", "firmware/image", "requirements-pi.txt")
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


def write_bom(arch: str, root: Path, version: str, target: Path) -> None:
    """Name every Debian and Python package in *root*, and where its source is found."""
    parts = [
        _part("Debian", each.name, each.version, f"pkg:deb/debian/{each.name}", each.url)
        | {"checksums": [{"algorithm": "SHA256", "checksumValue": each.sha256}]}
        for each in read_lock(arch)
    ]
    for about in sorted((root / "opt/reclaim").glob("lib/*/site-packages/*.dist-info")):
        name, found = about.name.removesuffix(".dist-info").split("-", 1)
        address = f"https://pypi.org/project/{name}/{found}/"
        parts.append(_part("Python", name, found, f"pkg:pypi/{name.lower()}", address))
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"reclaim-{version}-{arch}",
        "documentNamespace": f"https://spdx.org/spdxdocs/reclaim-{version}-{arch}",
        "creationInfo": {
            "created": datetime.fromtimestamp(EPOCH, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: reclaim-imagebuilder"],
        },
        "packages": parts,
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": part["SPDXID"],
            }
            for part in parts
        ],
    }
    target.write_text(json.dumps(document, indent=1) + "\n")


def _part(origin: str, name: str, version: str, purl: str, address: str) -> dict[str, object]:
    identity = "".join(letter if letter.isalnum() else "-" for letter in f"{origin}-{name}")
    return {
        "SPDXID": f"SPDXRef-{identity}",
        "name": name,
        "versionInfo": version,
        "downloadLocation": address,
        "filesAnalyzed": False,
        "licenseConcluded": "NOASSERTION",
        "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION",
        "externalRefs": [
            {
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": f"{purl}@{quote(version)}",
            }
        ],
    }


def public_key(key: Path | None, cache: Path) -> str:
    """The text of the public key that belongs to *key*, or to the cache's own."""
    secret = key or _own_key(cache)
    public = secret.with_suffix(".pub")
    if not public.exists():
        raise BuildError(f"Beside {secret} there is no {public.name}; minisign -G writes both.")
    return public.read_text()


def sign(bundle: Path, trusted_comment: str, key: Path | None, cache: Path) -> None:
    """Write the signature beside *bundle*. minisign asks for the key's password if it has one."""
    run(["minisign", "-S", "-s", key or _own_key(cache), "-t", trusted_comment, "-m", bundle])


def _own_key(cache: Path) -> Path:
    secret = cache / "update.key"
    if not secret.exists():
        cache.mkdir(parents=True, exist_ok=True)
        run(["minisign", "-G", "-W", "-p", secret.with_suffix(".pub"), "-s", secret])
        secret.chmod(0o600)
    return secret


@dataclass(frozen=True, slots=True)
class Built:
    """What `make image` leaves in out/image."""

    card: Path
    bundle: Path
    key: Path  # the secret key that the bundle is signed with

    @property
    def content(self) -> str:
        """The name of its content (`content_name`), by the signature of its bundle."""
        signature = self.bundle.with_name(f"{self.bundle.name}.minisig")
        return content_of(image_in(signature.read_text()))

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
