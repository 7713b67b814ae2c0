"""The appliance's units as text, and where they are installed to."""

import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

SYSTEMD = Path(__file__).resolve().parents[2] / "systemd"


def unit(path):
    """The sections of a unit; of a key that stands there several times the last one."""
    found = ConfigParser(strict=False, interpolation=None)
    found.optionxform = str
    found.read(path)
    return found


@pytest.fixture
def parsed():
    """The sections of one of our units, by its file."""
    return lambda name: unit(SYSTEMD / name)


@pytest.fixture
def service():
    """The [Service] section of one of our units."""
    return lambda name: unit(SYSTEMD / f"reclaim-{name}.service")["Service"]


@pytest.fixture
def install(tmp_path):
    """`install(ARGUMENT...)` runs the installer; with nothing said into an empty root."""
    if shutil.which("systemd-sysusers") is None:
        pytest.skip("there is no systemd here, whose programs the installer calls")

    def run(*arguments):
        return subprocess.run(
            [SYSTEMD / "install", *map(str, arguments)], capture_output=True, text=True, check=False
        )

    return run
