"""The console's Python packages, at /opt/reclaim of an image, without running a byte of them.

Those of requirements-pi.txt come by their hashes as wheels for the image's machine. Debian has what
is written in C and has no wheel (pygame, whose wheels cannot draw without a desktop, and spidev).
lgpio is in neither: it is compiled here from its locked source.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from imagebuilder import REPOSITORY, BuildError
from imagebuilder.base import EPOCH
from imagebuilder.lock import unpack

PYTHON = "3.13"  # trixie's
FROM_DEBIAN = {"pygame", "spidev"}
NOT_NEEDED = {
    "rpi-gpio",
    "setuptools",
}  # hardware/rfid/pi.py keeps mfrc522 from importing rpi-gpio
COMPILED = "lgpio"
CONSOLE = (
    *("controller", "display", "hardware", "workshop"),
    "firmware/station",  # what a new Pico gets
    *("pyproject.toml", "README.md", "LICENSE"),
)
_GLIBC = ("manylinux_2_34", "manylinux_2_28", "manylinux2014")  # trixie's 2.41 has them all
_WHEELS = (
    *("install", "--require-hashes", "--no-deps", "--no-compile", "--only-binary", ":all:"),
    *("--python-version", PYTHON, "--implementation", "cp"),
)
_SOURCE = ("download", "--require-hashes", "--no-deps", "--no-binary", ":all:")
_LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "build")
MACHINES = {"arm64": "aarch64", "amd64": "x86_64"}
# A bot's process reads it again, under another name (multiprocessing, spawn), and starts no table.
COMMAND = """\
#!/opt/reclaim/bin/python -I
import sys

from controller.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""


def install_packages(arch: str, root: Path, cache: Path) -> None:
    """Fill /opt/reclaim of *root*: a virtual environment that sees Debian's packages."""
    place = root / "opt/reclaim"
    packages = place / f"lib/python{PYTHON}/site-packages"
    packages.mkdir(parents=True)
    (place / "bin").mkdir()
    (place / "bin/python").symlink_to("/usr/bin/python3")
    (place / "pyvenv.cfg").write_text(
        "home = /usr/bin\ninclude-system-site-packages = true\n"
        f"version = {PYTHON}\nexecutable = /usr/bin/python{PYTHON}\n"
    )
    locked = _requirements()
    wheels = place / "wheels.txt"
    wheels.write_text("\n".join(text for name, text in locked.items() if name != COMPILED))
    platforms = (f"--platform={each}_{MACHINES[arch]}" for each in _GLIBC)
    _pip([*_WHEELS, *platforms, "--target", packages, "-r", wheels])
    wheels.unlink()
    _compile_lgpio(arch, locked[COMPILED], packages, cache)
    with TemporaryDirectory() as scratch:
        # A copy, because setuptools builds in its source and would include stray files there.
        source = Path(scratch)
        for name in CONSOLE:
            if (REPOSITORY / name).is_dir():
                shutil.copytree(REPOSITORY / name, source / name, ignore=_LEFTOVERS)
            else:
                (source / name).parent.mkdir(exist_ok=True)
                shutil.copy(REPOSITORY / name, source / name)
        _pip(["install", "--target", packages, "--no-deps", "--no-compile", "--upgrade", source])
    shutil.rmtree(packages / "bin", ignore_errors=True)
    for name in ("direct_url.json", "RECORD"):  # where the copy was, and a hash of that
        (note,) = packages.glob(f"reclaim-*.dist-info/{name}")
        note.unlink()
    command = place / "bin/reclaim"
    command.write_text(COMMAND)
    command.chmod(0o755)


def _requirements() -> dict[str, str]:
    """Name and text of each locked requirement that the image takes from PyPI."""
    text = (REPOSITORY / "requirements-pi.txt").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if re.match(r"\w", line)]
    named = {line.split("==")[0]: line for line in lines}
    return {name: line for name, line in named.items() if name not in FROM_DEBIAN | NOT_NEEDED}


def _compile_lgpio(arch: str, requirement: str, packages: Path, cache: Path) -> None:
    """Compile lgpio with its C library inside, as its setup.py does for PyPI (PYPI=1)."""
    machine = MACHINES[arch]
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "wanted.txt").write_text(requirement)
        _pip([*_SOURCE, "--no-build-isolation", "-r", folder / "wanted.txt", "-d", folder])
        (archive,) = folder.glob("lgpio-*.tar.gz")
        with tarfile.open(archive) as sources:
            sources.extractall(folder, filter="data")
        (source,) = (each for each in folder.glob("lgpio-*") if each.is_dir())
        headers = folder / "headers"
        unpack(arch, "libpython3.13-dev", cache, headers)
        _run(["swig", "-python", "-o", "lgpio_wrap.c", "lgpio.i"], source)
        suffix = f"cpython-{PYTHON.replace('.', '')}-{machine}-linux-gnu.so"
        files = sorted(f"src/{each.name}" for each in (source / "src").glob("lg*.c"))
        compiler = [
            f"{machine}-linux-gnu-gcc",
            *["-shared", "-fPIC", "-O3", "-pthread", "-w", "-s"],
        ]
        # A relative path, because assert() puts the file's name into the library.
        there = f"../{headers.name}/usr/include"
        include = ["-Isrc", f"-I{there}/python{PYTHON}", f"-I{there}"]
        made = ("-Wl,--build-id=none", "-o", packages / f"_lgpio.{suffix}")
        _run([*compiler, *include, "lgpio_wrap.c", "src/rgpiod.c", *files, *made], source)
        shutil.copy(source / "lgpio.py", packages)


def _pip(arguments: Sequence[str | Path]) -> None:
    _run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments])


def _run(command: Sequence[str | Path], folder: Path | None = None) -> None:
    settings = os.environ | {"SOURCE_DATE_EPOCH": str(EPOCH)}
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, env=settings, stdout=sys.stderr, check=False
    )
    if done.returncode:
        raise BuildError(f"{command[0]} failed; its reason stands above.")
