"""Says when a declared range of a library has a release that breaks us: `make ranges`.

pyproject.toml declares ranges, requirements-test.txt locks what everybody tests with. Here each
library that the product runs on is tried by itself at both ends of its range, the lowest and the
newest release that there is, laid over the locked ones; the tests are those of the rooms that build
on it. Exit code 1 when one breaks us: then the range or the code has to be mended.

    python tests/ranges.py [LIBRARY...]
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec
from packaging.markers import Marker
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent

ROOMS = {
    "gpiozero": ("tests/hardware/carousel", "tests/hardware/sim/test_deep.py"),
    "pyserial": ("tests/hardware/stations",),
    "pygame": ("tests/display/test_screens.py", "tests/display/tabletop/test_window.py"),
    "pygame-ce": ("tests/display/test_screens.py", "tests/display/tabletop/test_window.py"),
    "msgspec": (
        *("tests/hardware/test_config.py", "tests/bench/test_profiles.py"),
        *("tests/controller/record/test_matchfile.py", "tests/controller/feed/test_feed.py"),
        *(
            "tests/controller/record/journal/test_store.py",
            "tests/controller/games/test_every_game.py",
        ),
    ),
    "matplotlib": ("tests/workshop/report",),
    "reportlab": ("tests/workshop/paper",),
    "fluent-runtime": ("tests/display/test_words.py",),
}
"""Library -> the tests of what is built on it. One that is pinned to a release has no range."""


class Range(msgspec.Struct, frozen=True):
    """A library as pyproject.toml declares it: *name* and *lowest* (`pygame>=2.6`)."""

    name: str
    lowest: str


class Verdict(msgspec.Struct, frozen=True):
    library: str
    release: str
    end: str
    """`lowest` or `newest`."""
    said: str
    """`as locked`, `works`, or `BREAKS US`."""


def declared(text: str) -> Iterator[Range]:
    """The ranges that the product's own dependencies have in a pyproject.toml.

    One that is for other Pythons than this is left out. Raises ValueError for a library whose tests
    `ROOMS` does not name.
    """
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    optional = (*extras["pi"], *extras["report"], *extras["print"])
    for line in (*project["dependencies"], *optional):
        line, _, marker = line.partition("; ")
        if marker and not Marker(marker).evaluate():
            continue
        found = re.fullmatch(r"([\w.-]+)>=([\w.]+)", line)
        if found is not None:
            if found[1] not in ROOMS:
                raise ValueError(f"ROOMS does not say which tests are those of {found[1]}")
            yield Range(found[1], found[2])
        elif "==" not in line:
            raise ValueError(f"found {line!r}; expected NAME>=RELEASE or NAME==RELEASE")


def judge(one: Range, newest: str) -> Iterator[Verdict]:
    """Try both ends of a range."""
    for end, release in (("lowest", one.lowest), ("newest", newest)):
        if Version(release) == Version(version(one.name)):
            said = "as locked"
        else:
            with tempfile.TemporaryDirectory(prefix="range-") as folder:
                pip_install("--target", folder, f"{one.name}=={release}")
                said = "works" if passes(ROOMS[one.name], folder) else "BREAKS US"
        yield Verdict(one.name, release, end, said)


def newest_of(libraries: Iterable[str]) -> dict[str, str]:
    """The newest release of each library, as pip chooses it."""
    with tempfile.TemporaryDirectory(prefix="range-") as folder:
        report = Path(folder, "report.json")
        pip_install("--dry-run", "--ignore-installed", "--report", str(report), *libraries)
        chosen = [one["metadata"] for one in json.loads(report.read_bytes())["install"]]
    return {canonicalize_name(one["name"]): one["version"] for one in chosen}


def pip_install(*arguments: str) -> None:
    """Run pip for some libraries, without what they need in turn.

    Raises `subprocess.CalledProcessError` when there is no such release.
    """
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    subprocess.run([*pip, "--no-deps", *arguments], check=True)


def passes(tests: Sequence[str], folder: str) -> bool:
    """Whether *tests* pass with what lies in *folder* before what is installed.

    An old release that warns of what will change does not break us yet.
    """
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-x", "-n", "auto"),
            *("-W", "ignore::DeprecationWarning", *tests),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": folder},
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode != 0:
        print(ended.stdout[-3000:], file=sys.stderr)
    return ended.returncode == 0


def main(libraries: Sequence[str]) -> int:
    broken = False
    ranges = [
        one
        for one in declared((ROOT / "pyproject.toml").read_text("utf-8"))
        if not libraries or one.name in libraries
    ]
    newest = newest_of(one.name for one in ranges)
    for one in ranges:
        for verdict in judge(one, newest[one.name]):
            broken |= verdict.said == "BREAKS US"
            print(
                f"{verdict.library:<16}{verdict.end:<8}{verdict.release:<14}{verdict.said}",
                flush=True,
            )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
