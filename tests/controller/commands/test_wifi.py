"""What becomes of the WiFi in an owner's settings."""

import stat

import pytest

from controller.commands.wifi import main, supplicant
from controller.table.appliance import WifiSettings


def test_a_passphrase_becomes_the_key_of_the_standards_own_example():
    """IEEE 802.11-2020, J.4.2: the passphrase `password` and the network `IEEE`."""
    said = supplicant(WifiSettings(country="DE", name="IEEE", password="password"))
    assert "psk=f42c6fc52df0ebef9ebb4b90b38a5f902e83fe1b135a70e23aed762e9710a12e\n" in said
    assert "ssid=49454545\n" in said
    assert "country=DE\n" in said
    assert "password" not in said


@pytest.mark.parametrize("name", ['"quoted"', "a}\nb", "Zuhause für alle"])
def test_no_letter_of_a_name_means_anything(name):
    said = supplicant(WifiSettings(country="DE", name=name, password="12345678"))
    assert said.count("\n") == 6
    assert f"ssid={name.encode().hex()}\n" in said


def written(tmp_path, text):
    (tmp_path / "reclaim.toml").write_text(text)
    places = [str(tmp_path / name) for name in ("reclaim.toml", "wifi", "network")]
    assert main(places) == 0
    return sorted(str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*.[cn]*"))


WIFI = '[wifi]\ncountry = "DE"\nname = "home"\npassword = "12345678"\n'


def test_what_is_set_is_written_and_nobody_else_reads_it(tmp_path):
    assert "wifi/wpa_supplicant-wlan0.conf" in written(tmp_path, WIFI)
    assert (tmp_path / "network" / "60-reclaim-wifi.network").is_file()
    path = tmp_path / "wifi" / "wpa_supplicant-wlan0.conf"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "volume = 3\n", WIFI.replace("DE", "Germany")])
def test_no_wifi_and_a_wrong_one_write_nothing(tmp_path, text):
    assert [name for name in written(tmp_path, text) if "wlan0" in name] == []
