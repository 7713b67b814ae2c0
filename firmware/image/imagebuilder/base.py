"""The Debian part of an image: a tree of exactly the locked packages, made once per lock.

mmdebstrap installs from the cache alone. Byte code is not made here (`py3compile` is left out):
under emulation that takes most of half an hour, and files compiled by date differ from build to
build. What the console imports is compiled later (`tree.py`).
"""

import hashlib
import os
import subprocess
from pathlib import Path

from imagebuilder import BuildError
from imagebuilder.lock import Package, fetch, read_lock, wanted

# 2026-11-22, the day of the first lock; every date in an image is this one or earlier.
EPOCH = 1795305600

# Nobody reads manuals or changes the language of tools on a console.
LEFT_OUT = (
    "/usr/bin/py3compile",
    "/usr/share/doc/*",
    "/usr/share/info/*",
    "/usr/share/locale/*",
    "/usr/share/man/*",
    "/usr/share/lintian/*",
    "/usr/lib/python3/dist-packages/pygame/examples/*",
    "/usr/lib/python3/dist-packages/pygame/docs/*",
    "/usr/lib/python3/dist-packages/pygame/tests/*",
    "/usr/lib/python3/dist-packages/numpy/*",  # pygame imports it for arrays of pixels only
    "/usr/lib/python3/dist-packages/numpy-*",
    "/usr/include/*",
)


def base_tar(arch: str, cache: Path) -> Path:
    """The tar of the Debian tree for *arch*, made again only when what is installed has changed."""
    debs = cache / "debs" / arch
    packages = read_lock(arch)
    fetch(packages, debs)
    installed = tuple(each for each in packages if each.name not in wanted(arch).unpack)
    made_of = hashlib.sha256(repr([each.sha256 for each in installed] + [*LEFT_OUT]).encode())
    tar = cache / f"base-{arch}-{made_of.hexdigest()[:16]}.tar"
    if not tar.exists():
        _make(arch, installed, debs, tar)
    return tar


def _make(arch: str, installed: tuple[Package, ...], debs: Path, tar: Path) -> None:
    _index(debs, installed)
    part = tar.with_suffix(".part.tar")
    command = [
        "mmdebstrap",
        "--mode=root",
        "--variant=essential",
        f"--architectures={arch}",
        f"--include={','.join(each.name for each in installed)}",
        *(f"--dpkgopt=path-exclude={each}" for each in LEFT_OUT),
        "--aptopt=APT::Install-Recommends false",
        "--setup-hook=mkdir -p $1/etc && echo 'do_initrd = no' > $1/etc/kernel-img.conf",
        "trixie",
        str(part),
        f"deb [trusted=yes] copy://{debs} ./",  # each file was checked by the lock's hash
    ]
    settings = {"SOURCE_DATE_EPOCH": str(EPOCH), "INITRD": "No", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(command, env=os.environ | settings, check=False)
    if done.returncode:
        raise BuildError(
            f"mmdebstrap could not install the packages for {arch}; its reason stands above. For "
            "another architecture it needs qemu-user-static, and binfmt_misc mounted."
        )
    part.rename(tar)


def _index(debs: Path, installed: tuple[Package, ...]) -> None:
    """Make the folder of .debs a source for apt, of which only *installed* are offered."""
    files = {f"./{each.file}" for each in installed}
    stanzas = [
        stanza
        for stanza in _apt_ftparchive(debs, "packages", ".").strip().split("\n\n")
        if next(line[10:] for line in stanza.splitlines() if line.startswith("Filename: ")) in files
    ]
    (debs / "Release").unlink(missing_ok=True)
    (debs / "Packages").write_text("\n\n".join(stanzas) + "\n")
    # mmdebstrap takes the essential packages of a suite of this name.
    name = ("-oAPT::FTPArchive::Release::Codename=trixie", "release", ".")
    (debs / "Release").write_text(_apt_ftparchive(debs, *name))


def _apt_ftparchive(debs: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["apt-ftparchive", *arguments], cwd=debs, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"apt-ftparchive could not read {debs}: {done.stderr.strip()}")
    return done.stdout
