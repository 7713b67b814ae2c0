"""By which names the pages of a table may be asked for."""

import pytest

from display.web import serving
from display.web.serving import CALLED, own_hosts


@pytest.fixture(autouse=True)
def named(mocker, monkeypatch):
    """The kernel's name, and that of the owner's settings, which a router has heard."""
    mocker.patch.object(serving.socket, "gethostname", return_value="raspberrypi")
    monkeypatch.setenv(CALLED, "Gate-7")


@pytest.mark.parametrize(
    "asked",
    ["192.168.0.7", "localhost", "raspberrypi", "raspberrypi.local", "gate-7", "gate-7.lan",
     "gate-7.home.arpa"],
)  # fmt: skip
def test_a_table_is_what_its_computer_and_its_router_call_it(asked):
    assert f"{asked}:8080" in own_hosts("192.168.0.7", 8080)
    assert asked in own_hosts("192.168.0.7", 80)


@pytest.mark.parametrize("asked", ["gate-7.example.com", "gate-8.lan", "lan", "", "192.168.0.8"])
def test_any_other_name_was_made_to_lead_here(asked):
    assert f"{asked}:8080" not in own_hosts("192.168.0.7", 8080)


def test_without_a_name_in_the_settings_there_is_the_kernels_alone(monkeypatch):
    monkeypatch.delenv(CALLED)
    assert "raspberrypi.lan:8080" in own_hosts("192.168.0.7", 8080)
    assert not [one for one in own_hosts("192.168.0.7", 8080) if one.startswith((".", ":"))]
