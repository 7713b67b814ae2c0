"""What the units of the appliance promise about who may read and watch what."""

from configparser import ConfigParser
from pathlib import Path

import pytest

UNITS = Path(__file__).resolve().parents[2] / "systemd"


@pytest.fixture
def service():
    def read(name):
        unit = ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str
        unit.read(UNITS / f"reclaim-{name}.service")
        return unit["Service"]

    return read


def test_only_the_daemons_user_reads_what_it_writes(service):
    daemon = service("daemon")
    assert (daemon["User"], daemon["Group"]) == ("reclaim", "reclaim")
    assert daemon["UMask"] == "0077"
    assert daemon["StateDirectoryMode"] == "0700"


def test_the_screen_watches_as_another_user_in_the_daemons_group(service):
    daemon, display = service("daemon"), service("display")
    assert daemon["RuntimeDirectoryMode"] == "0710"
    assert display["User"] == "reclaim-display" != daemon["User"]
    assert daemon["Group"] in display["SupplementaryGroups"].split()
    assert "reclaim" not in daemon["SupplementaryGroups"].split()


def test_a_screen_that_systemd_has_stopped_has_not_failed(service):
    """It ends with 128 and the number of SIGTERM."""
    assert service("display")["SuccessExitStatus"] == "143"


def test_the_readme_makes_the_users_that_the_units_name(service):
    made = [line for line in (UNITS / "README.md").read_text().splitlines() if "useradd" in line]
    for name, line in zip(("daemon", "display"), made, strict=True):
        unit = service(name)
        assert line.split()[-1] == unit["User"]
        groups = line.split("--groups ")[1].split()[0].split(",")
        assert set(unit["SupplementaryGroups"].split()) == set(groups)
