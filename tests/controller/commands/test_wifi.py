"""What becomes of the WiFi in an owner's settings."""

import json
import socket
import stat
import threading

import pytest

from controller.commands import wifi as module
from controller.commands.wifi import WifiNews, heard, main, supplicant, watch
from controller.table.appliance import WifiSettings


def test_a_passphrase_becomes_the_key_of_the_standards_own_example():
    """IEEE 802.11-2020, J.4.2: the passphrase `password` and the network `IEEE`."""
    said = supplicant(WifiSettings(country="DE", name="IEEE", password="password"))
    assert "psk=f42c6fc52df0ebef9ebb4b90b38a5f902e83fe1b135a70e23aed762e9710a12e\n" in said
    assert "ssid=49454545\n" in said
    assert "country=DE\n" in said
    assert "password" not in said.replace("sae_password=", "")


@pytest.mark.parametrize("name", ['"quoted"', "a}\nb", "Zuhause für alle"])
def test_no_letter_of_a_name_means_anything(name):
    said = supplicant(WifiSettings(country="DE", name=name, password="12345678"))
    assert said.count("\n") == 10
    assert f"ssid={name.encode().hex()}\n" in said


@pytest.fixture(autouse=True)
def _nobody_listens(monkeypatch):
    monkeypatch.setattr(module, "watch", lambda *given: None)


def written(tmp_path, text):
    (tmp_path / "reclaim.toml").write_text(text)
    places = [str(tmp_path / name) for name in ("reclaim.toml", "wifi", "network", "news")]
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


# ---- whether it is joined ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "means"),
    [
        (
            '<3>CTRL-EVENT-SSID-TEMP-DISABLED id=0 ssid="home" auth_failures=1 duration=10 '
            "reason=WRONG_KEY",
            "password",
        ),
        ("<3>CTRL-EVENT-ASSOC-REJECT bssid=02:00:00:00:01:00 status_code=16", "password"),
        ("<3>CTRL-EVENT-NETWORK-NOT-FOUND ", "absent"),
        ("<3>CTRL-EVENT-CONNECTED - Connection to 02:00:00:00:01:00 completed", "joined"),
        ("bssid=02:00:00:00:01:00\nssid=home\nwpa_state=COMPLETED\n", "joined"),
        ("wpa_state=SCANNING\n", None),
        ("<3>CTRL-EVENT-SCAN-STARTED ", None),
        ("OK\n", None),
    ],
)
def test_what_wpa_supplicant_says_is_understood(line, means):
    assert heard(line) == means


@pytest.fixture
def speaks(tmp_path):
    """`speaks(LINE...)`: a wpa_supplicant that says these to who attaches, and its socket."""
    control = tmp_path / "wlan0"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as server:
        server.bind(str(control))
        server.settimeout(10)

        def say(lines, seen):
            asked, who = server.recvfrom(100)
            assert asked == b"ATTACH"
            server.sendto(b"OK\n", who)
            for line in lines:
                server.sendto(line.encode(), who)
                seen(line)

        def speaks(*lines, seen=lambda line: None):
            thread = threading.Thread(target=say, args=(lines, seen))
            thread.start()
            return control, thread

        yield speaks


def test_a_wrong_password_is_told_until_the_network_is_joined(tmp_path, speaks):
    news, told = tmp_path / "wifi-news", []

    def seen(line):
        if "WRONG_KEY" in line:
            for _ in range(500):
                if news.exists():
                    break
                threading.Event().wait(0.01)
            told.append(json.loads(news.read_text()))

    control, thread = speaks(
        "<3>CTRL-EVENT-SSID-TEMP-DISABLED reason=WRONG_KEY", "<3>CTRL-EVENT-CONNECTED", seen=seen
    )
    watch(control, tmp_path / "ears", WifiNews(news, "home"))
    thread.join()
    assert told == [{"id": "table-wifi-password", "args": {"network": "home"}, "kind": "fault"}]
    assert not news.exists()


def test_what_was_said_before_the_password_was_mended_is_taken_back(tmp_path, speaks):
    """By another run of the program: each setting starts it once more."""
    news = tmp_path / "wifi-news"
    WifiNews(news, "home").tell("password")
    control, thread = speaks("<3>CTRL-EVENT-CONNECTED")
    watch(control, tmp_path / "ears", WifiNews(news, "home"))
    thread.join()
    assert not news.exists()


def test_a_computer_without_a_radio_is_told(tmp_path, monkeypatch):
    class Enough(Exception):
        pass

    waited = iter([None, None])

    def sleep(seconds):
        if next(waited, "end") == "end":
            raise Enough

    monkeypatch.setattr(module.time, "sleep", sleep)
    news, clock = tmp_path / "wifi-news", iter([0.0, 1.0, 59.0, 61.0])
    with pytest.raises(Enough):
        watch(tmp_path / "none", tmp_path / "ears", WifiNews(news, "home"), lambda: next(clock))
    assert json.loads(news.read_text())["id"] == "table-wifi-no-radio"


def test_wpa3_gets_the_passphrase_itself():
    """SAE knows no key made of it; the table of wpa_supplicant's keys takes digits for any text."""
    said = supplicant(WifiSettings(country="DE", name="home", password="12345678"))
    assert f"sae_password={b'12345678'.hex()}\n" in said
    assert "key_mgmt=WPA-PSK WPA-PSK-SHA256 SAE\n" in said


def test_a_key_that_somebody_else_has_made_of_it_is_taken_as_it_is():
    """Raspberry Pi Imager hands out no passphrase."""
    key = "F42C6FC52DF0EBEF9EBB4B90B38A5F902E83FE1B135A70E23AED762E9710A12E"
    said = supplicant(WifiSettings(country="DE", name="IEEE", password=key))
    assert f"psk={key.lower()}\n" in said
    assert "sae" not in said
