"""What a release holds: a version that it says, and a source archive from which these tests run."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from harness.commandline import exit_code

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PROJECT = PYPROJECT["project"]


def test_it_says_its_version(capsys):
    assert exit_code("--version") == 0
    assert capsys.readouterr().out == f"reclaim {PROJECT['version']}\n"
    assert version("reclaim") == PROJECT["version"]


def test_the_changelog_begins_with_this_version():
    first = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert first is not None
    assert first[1].rstrip(",") == PROJECT["version"]


def kept_out():
    """The patterns of .gitignore that name a folder or file at the top."""
    lines = (ROOT / ".gitignore").read_text().split() if (ROOT / ".gitignore").exists() else []
    return {line.strip("/") for line in lines}


def test_the_source_archive_holds_every_folder():
    """What setuptools finds by itself, it packs; the others are named in MANIFEST.in."""
    packages = {"controller", "display", "hardware", "league", "workshop"}
    grafted = set(re.findall(r"^graft (\S+)$", (ROOT / "MANIFEST.in").read_text(), re.MULTILINE))
    folders = {path.name for path in ROOT.iterdir() if path.is_dir()}
    ours = {
        name for name in folders - kept_out() if not re.search(r"^\.(?!ci)|\.egg-info$|^_", name)
    }
    assert ours - packages <= grafted


def data_files(package):
    """What lies in a package beside its modules, but for what is made while it runs."""
    made = {"__pycache__", "painted"}
    for path in (ROOT / package).rglob("*"):
        if path.is_file() and path.suffix != ".py" and not made & set(path.parts):
            yield path.relative_to(ROOT / package)


@pytest.mark.parametrize("package", ["controller", "display", "hardware", "league", "workshop"])
def test_what_a_package_reads_is_installed_with_it(package):
    """Drawings, words, fonts, tables: every file is of a kind that the wheel holds."""
    data = PYPROJECT["tool"]["setuptools"]["package-data"]
    held = {
        path.relative_to(ROOT / package)
        for pattern in data.get(package, ())
        for path in (ROOT / package).glob(pattern)
    }
    everywhere = data["*"]
    assert [
        str(path)
        for path in data_files(package)
        if path not in held and not any(path.match(pattern) for pattern in everywhere)
    ] == []


@pytest.mark.parametrize("line", [line for line in PROJECT["classifiers"] if " 3." in line])
def test_the_pythons_that_it_names_are_those_that_it_asks_for(line):
    least = tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
    assert tuple(map(int, line.rpartition(" ")[2].split("."))) >= least
