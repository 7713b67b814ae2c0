"""The locks name one release of everything that is declared, each file by its hash."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
OF_DEBIAN = "pygame"
"""On a Pi, and `pygame-ce` with it: PyPI's cannot draw on KMS."""

LOCKS = {
    "requirements-pi.txt": (
        *(line for line in PROJECT["dependencies"] if not line.startswith(OF_DEBIAN)),
        *EXTRAS["pi"],
        # The Pi itself calibrates, and makes stations of Picos.
        *EXTRAS["calibrate"],
        *EXTRAS["stations"],
    ),
    "requirements-test.txt": (
        *(*PROJECT["dependencies"], *EXTRAS["pi"], *EXTRAS["report"], *EXTRAS["print"]),
        *EXTRAS["league"],
        *(line for line in EXTRAS["test"] if not line.startswith("reclaim")),
    ),
}


def locked(name):
    """The entries of a lock: library -> (release, hashes)."""
    text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
    found = {}
    for line in text.splitlines():
        entry = re.match(r"([\w.-]+)==(\S+)", line)
        if entry:
            found[entry[1].lower()] = (
                entry[2],
                re.findall(r"--hash=sha256:([0-9a-f]{64})\b", line),
            )
    return found


def numbers(release):
    return tuple(int(number) for number in re.findall(r"\d+", release))


@pytest.mark.parametrize("name", LOCKS)
def test_every_release_is_locked_by_the_hashes_of_its_files(name):
    assert len(locked(name)) > 5
    assert [library for library, (_, hashes) in locked(name).items() if not hashes] == []


@pytest.mark.parametrize("name", LOCKS)
def test_what_is_declared_is_locked_within_its_range(name):
    for line in LOCKS[name]:
        declared = re.match(r"([\w.-]+)(?:(>=|==)([\w.]+))?", line)
        library, how, bound = declared.groups()
        release, _ = locked(name)[library.lower()]
        if how == "==":
            assert release == bound
        elif how == ">=":
            assert numbers(release) >= numbers(bound), line


def test_the_appliance_gets_the_releases_that_are_tested():
    tested = locked("requirements-test.txt")
    assert {name: tested[name] for name in locked("requirements-pi.txt")} == locked(
        "requirements-pi.txt"
    )


def test_the_appliance_has_debians_pygame_and_one_owner_of_its_pins():
    """RPi.GPIO, which mfrc522 names, writes to the chip's registers (hardware/rfid/pi.py)."""
    assert not {OF_DEBIAN, "pygame-ce", "rpi-gpio"} & set(locked("requirements-pi.txt"))
    packages = (ROOT / "systemd" / "debian-packages").read_text("utf-8").split("\n")
    assert "python3-pygame" in packages


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14", "3.15"])
def test_each_python_gets_one_module_pygame_and_that_as_a_wheel(version):
    """Both are called `pygame`; pygame has no wheels from Python 3.14 on, and pygame-ce has."""
    wanted = "pygame-ce" if Version(version) >= Version("3.14") else "pygame"
    python = {"python_version": version, "python_full_version": f"{version}.0"}
    declared = map(Requirement, PROJECT["dependencies"])
    text = (ROOT / "requirements-test.txt").read_text("utf-8").replace("\\\n", " ")
    pinned = (
        Requirement(line.partition("--hash")[0].strip())
        for line in text.splitlines()
        if re.match(r"[\w.-]+==", line)
    )
    for requirements in (declared, pinned):
        taken = [
            one.name
            for one in requirements
            if one.name.startswith("pygame") and (one.marker is None or one.marker.evaluate(python))
        ]
        assert taken == [wanted]


def test_the_appliances_lgpio_is_no_stub():
    release, _ = locked("requirements-pi.txt")["lgpio"]
    assert numbers(release) >= (0, 2, 2)
