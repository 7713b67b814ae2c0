"""`make image`: builds a card's image and the update of the same content, or locks packages."""

import argparse
import hashlib
import os
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from controller.record.journal.schema import MIGRATIONS
from imagebuilder import CACHE, IMAGE, OUT, REPOSITORY, BuildError
from imagebuilder.base import base_tar
from imagebuilder.board import boot_files, slot_files
from imagebuilder.disk import BOOT_BYTES, SLOT_BYTES, make_card, make_fat, slot_end
from imagebuilder.images import built_image, content_name, image_name, public_key, sign, write_bom
from imagebuilder.lock import ARCHES, fetch, write_lock
from imagebuilder.release import check_public, release
from imagebuilder.tree import Identity, make_root, squash
from reclaim_update.bundle import comment, image_of

TESTED = IMAGE / "tested.txt"
"""Which image `make test-image` has booted last: CI does it again only for another one."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="imagebuilder", description=__doc__)
    parser.add_argument("what", choices=("image", "release", "lock", "note-tested", "is-tested"))
    parser.add_argument("--arch", choices=(*ARCHES, "i386"), action="append")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--cache", type=Path, default=CACHE, help="of .debs and Debian trees")
    parser.add_argument("--key", type=Path, help="minisign's secret key; without, one of the cache")
    parser.add_argument(
        "--public", type=Path, help="the public key of the updates; they are signed by release"
    )
    parser.add_argument("--next", type=Path, help="the public key that may replace it")
    parser.add_argument("--url", default="", help="of the folder that a release is put to")
    parser.add_argument("--draft", action="store_true", help="of a version that has no date yet")
    arguments = parser.parse_args()
    keys = None if arguments.public is None else (arguments.public, arguments.next)
    try:
        if arguments.what == "release":
            release(arguments.out, arguments.key, arguments.url, arguments.draft)
            return 0
        if keys is not None:
            check_public(*keys)
        for arch in arguments.arch or _all_of(arguments.what):
            match arguments.what:
                case "lock":
                    with tempfile.TemporaryDirectory() as scratch:
                        fetch(write_lock(arch, Path(scratch)), arguments.cache / "debs" / arch)
                case "image":
                    build(arch, arguments.out, arguments.cache, arguments.key, keys)
                case "note-tested":
                    # Not today's files: one may have changed since the image was built.
                    TESTED.write_text(f"{arch} {built_image(arch).content}\n")
                case _:
                    noted = TESTED.read_text() if TESTED.exists() else ""
                    return 0 if noted == f"{arch} {content_name(arch)}\n" else 1
    except BuildError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _all_of(what: str) -> tuple[str, ...]:
    return (*ARCHES, "i386") if what == "lock" else ARCHES


def build(
    arch: str,
    out: Path,
    cache: Path,
    key: Path | None,
    public: tuple[Path, Path] | None = None,
) -> None:
    """Write the card's image, the update with its signature, and the list of parts to *out*. With
    the two *public* keys of a release the update is not signed yet: what its signature is to say is
    written beside it."""
    if os.geteuid():
        raise BuildError("An image has files of root: run make image as root (sudo make image).")
    version = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["project"]["version"]
    name = image_name(arch)
    # Before anything is built, in case that a file changes meanwhile.
    journal = len(MIGRATIONS)
    image = image_of(content_name(arch), journal)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out) as scratch:
        work = Path(scratch)
        root = work / "root"
        root.mkdir()
        own, *others = public or (None,)
        first = public_key(key, cache) if own is None else own.read_text()
        following = "".join(each.read_text() for each in others if each)
        identity = Identity(arch, version, image, journal, first, following)
        make_root(identity, base_tar(arch, cache), root, cache)
        slot_files(arch, root, work / "slot")
        squash(root, work / "slot/root.squashfs")
        boot_files(arch, root, cache, work / "boot")
        make_fat(work / "boot", work / "boot.fat", BOOT_BYTES, "RECLAIM", 0x52434C31)
        make_fat(work / "slot", work / "slot.fat", SLOT_BYTES, "SLOT", 0x52434C32)
        make_card(work / "boot.fat", work / "slot.fat", out / f"{name}.img")
        bundle = out / f"{name}.slot"
        os.truncate(work / "slot.fat", slot_end(work / "slot.fat"))
        shutil.move(work / "slot.fat", bundle)
        write_bom(arch, root, version, out / f"{name}.spdx.json")
    with bundle.open("rb") as file:
        sha256 = hashlib.file_digest(file, "sha256").hexdigest()
    said = comment(version, arch, image, bundle.stat().st_size, sha256)
    if public is None:
        sign(bundle, said, key, cache)
    else:
        bundle.with_name(f"{bundle.name}.comment").write_text(said)
    for path in (out / f"{name}.img", bundle):
        with path.open("rb") as file:
            print(hashlib.file_digest(file, "sha256").hexdigest(), path)


if __name__ == "__main__":
    sys.exit(main())
