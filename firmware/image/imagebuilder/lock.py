"""The lock of an image's Debian packages: which file of which version, by its hash.

`make image-lock` asks apt, isolated from this machine, which packages the lists of packages.toml
need, and writes packages-ARCH.lock. A build takes exactly those files: from the cache, or from the
mirror while that still has them. Keep the cache, because mirrors delete old versions.
"""

import hashlib
import re
import subprocess
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from imagebuilder import IMAGE, BuildError

ARCHES = ("arm64", "amd64")  # of images; i386 has a lock too
# apt counts itself as essential, but nothing can be installed on a read-only root.
_ESSENTIAL = "?and(?essential, ?not(?exact-name(apt)))"
_INSTALLED = re.compile(r"^Inst (?P<name>\S+) \((?P<version>\S+) ", re.MULTILINE)
_URI = re.compile(r"'(?P<url>[^']+)' (?P<file>\S+) (?P<size>\d+) SHA256:(?P<sha256>[0-9a-f]{64})")


@dataclass(frozen=True, slots=True)
class Package:
    """One .deb: its name, version and architecture are those of its file name."""

    file: str
    sha256: str
    url: str

    @property
    def name(self) -> str:
        return self.file.split("_")[0]

    @property
    def version(self) -> str:
        return self.file.split("_")[1].replace("%3a", ":")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The lists of packages.toml for one architecture."""

    keyring: str
    sources: tuple[str, ...]
    install: tuple[str, ...]
    unpack: tuple[str, ...]


def wanted(arch: str) -> Wanted:
    lists = tomllib.loads((IMAGE / "packages.toml").read_text())
    own = lists[arch]
    if own.get("alone"):
        lists["install"], lists["unpack"] = [], []
    return Wanted(
        keyring=lists["keyring"],
        sources=tuple(own.get("sources", lists["sources"])),
        install=(*lists["install"], *own["install"]),
        unpack=(*lists["unpack"], *own["unpack"]),
    )


def lock_path(arch: str) -> Path:
    return IMAGE / f"packages-{arch}.lock"


def read_lock(arch: str) -> tuple[Package, ...]:
    """The packages of one architecture. Raises `BuildError` for a line that is none."""
    packages = []
    for number, line in enumerate(lock_path(arch).read_text().splitlines(), 1):
        if line.startswith("#"):
            continue
        match line.split():
            case [file, sha256, url]:
                packages.append(Package(file, sha256, url))
            case _:
                raise BuildError(
                    f"Line {number} of {lock_path(arch).name} is not 'file hash address'; "
                    "run make image-lock to write the lock again."
                )
    return tuple(packages)


def write_lock(arch: str, scratch: Path) -> tuple[Package, ...]:
    """Resolve packages.toml against today's mirror and write the lock; return its packages."""
    lists = wanted(arch)
    apt = _apt(arch, lists, scratch)
    _run([*apt, "update"])
    names = []
    if lists.install:
        chosen = _run([*apt, "install", "--simulate", _ESSENTIAL, *lists.install])
        names = [f"{each['name']}={each['version']}" for each in _INSTALLED.finditer(chosen)]
    addresses = _run([*apt, "download", "--print-uris", *names, *lists.unpack])
    found = {
        each["file"]: Package(each["file"], each["sha256"], each["url"])
        for each in _URI.finditer(addresses)
    }
    if len(found) != len(names) + len(lists.unpack):
        raise BuildError(
            f"apt chose {len(names)} packages and named a file with a SHA-256 for "
            f"{len(found)} of them; it should for every one. See what its mirror offers."
        )
    packages = tuple(found[file] for file in sorted(found))
    lines = [f"{each.file} {each.sha256} {each.url}" for each in packages]
    head = "# Made by `make image-lock` from packages.toml: file, SHA-256, where it was found."
    lock_path(arch).write_text("\n".join([head, *lines]) + "\n")
    return packages


def fetch(packages: Sequence[Package], cache: Path) -> None:
    """Put every package into *cache*, each checked by its hash.

    Raises `BuildError` when a file is neither there nor at the mirror, or has another hash.
    """
    cache.mkdir(parents=True, exist_ok=True)
    for package in packages:
        kept = cache / package.file
        if kept.exists() and _sha256(kept) == package.sha256:
            continue
        part = kept.with_suffix(".part")
        try:
            with urlopen(package.url) as answer, part.open("wb") as file:
                while chunk := answer.read(1 << 20):
                    file.write(chunk)
        except OSError as error:
            raise BuildError(
                f"{package.file} is locked, but it is neither in {cache} nor at its mirror "
                f"({error}). Copy it there, or take up new releases with make image-lock."
            ) from error
        if (found := _sha256(part)) != package.sha256:
            raise BuildError(
                f"{package.url} has the hash {found}; the lock expects {package.sha256}. "
                "Do not build with it: find out why it differs."
            )
        part.rename(kept)


def unpack(arch: str, name: str, cache: Path, folder: Path) -> None:
    """Put the files of the locked package *name* into *folder*, without installing it."""
    (package,) = (each for each in read_lock(arch) if each.name == name)
    fetch([package], cache / "debs" / arch)
    folder.mkdir(parents=True, exist_ok=True)
    _run(["dpkg-deb", "--extract", str(cache / "debs" / arch / package.file), str(folder)])


def _apt(arch: str, lists: Wanted, scratch: Path) -> list[str]:
    """An apt-get that ignores this machine: its installed packages and its sources."""
    for folder in ("lists/partial", "cache/archives/partial", "etc"):
        (scratch / folder).mkdir(parents=True, exist_ok=True)
    (scratch / "status").write_text("")
    sources = scratch / "etc/sources.list"
    sources.write_text(
        "".join(f"deb [arch={arch} signed-by={lists.keyring}] {each}\n" for each in lists.sources)
    )
    options = {
        "Dir::Etc::sourcelist": sources,
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::Etc::preferencesparts": "/dev/null",
        "Dir::State::lists": scratch / "lists",
        "Dir::State::status": scratch / "status",
        "Dir::Cache": scratch / "cache",
        "APT::Architecture": arch,
        "APT::Architectures": arch,
        "APT::Install-Recommends": "false",
        "APT::Sandbox::User": "root",
        "Acquire::Languages": "none",
    }
    return ["apt-get", "-qq", *(f"-o{key}={value}" for key, value in options.items())]


def _run(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
