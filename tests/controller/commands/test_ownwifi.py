"""The service of the table's own WiFi: what it starts and stops, writes and tells."""

import json
import socket
import stat
import threading
from types import SimpleNamespace

import pytest

from controller.commands import ownwifi
from controller.commands.ownwifi import Airspace, Files, main, run, start_again
from controller.table.ownwifi import WifiPhase, WifiState, begun
from controller.views.ownwifi import can_be_asked_for, has_cable, own_wifi
from hardware.config import builtin_tables

SCANNED = (
    "bssid / frequency / signal level / flags / ssid\n"
    "02:00:00:00:01:00\t2412\t-30\t[WPA2-PSK-CCMP][ESS]\thome\n"
)
ANSWERS = {"SCAN_RESULTS": SCANNED}
TELLS = ("<3>CTRL-EVENT-SCAN-STARTED ", "<3>WPS-AP-AVAILABLE ", "<3>CTRL-EVENT-SCAN-RESULTS ")


@pytest.fixture
def net(tmp_path):
    """`net(NAME, TYPE, CARRIER, phy80211=...)` plugs a network in, as /sys/class/net has it."""
    folder = tmp_path / "net"

    def plugged(name, carrier="1", radio=False):
        (folder / name / "device").mkdir(parents=True)
        (folder / name / "type").write_text("1\n")
        (folder / name / "carrier").write_text(f"{carrier}\n")
        if radio:
            (folder / name / "phy80211").mkdir()

    return SimpleNamespace(folder=folder, plug=plugged)


@pytest.fixture
def table(tmp_path, monkeypatch, net):
    """A table with a radio: `asked` is what systemd was told, `seconds` passes time, and
    `happens[SECOND]` is done then."""
    places = [tmp_path / name for name in ("boot", "wifi", "network", "told", "keeps")]
    for place in places:
        place.mkdir()
    places[0] = places[0] / "reclaim.toml"
    (places[0].parent / "my-table.toml").touch()
    monkeypatch.setattr(ownwifi, "RUN", tmp_path / "run")
    monkeypatch.setattr(ownwifi, "CONTROL", tmp_path / "control")
    (tmp_path / "control").mkdir()
    (tmp_path / "run" / "reclaim-set-up").mkdir(parents=True)
    net.plug("wlan0", "0", radio=True)
    table = SimpleNamespace(
        files=Files(*places), asked=[], happens={}, now_s=0.0, station="inactive"
    )
    table.places = places
    table.air = Airspace(table.files, net.folder)

    def ran(what, *command):
        if command[1] == "show":
            return SimpleNamespace(stdout=f"ActiveState={table.station}\nStatusText=\n")
        table.asked.append(" ".join(command[1:]))
        return SimpleNamespace(stdout="")

    def sleep(seconds):
        table.now_s += seconds
        for due_s in [due_s for due_s in table.happens if due_s <= table.now_s]:
            table.happens.pop(due_s)()

    monkeypatch.setattr(ownwifi, "run_through", ran)
    monkeypatch.setattr(ownwifi.time, "sleep", sleep)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as supplicant:
        supplicant.bind(str(tmp_path / "control" / "wlan0"))
        table.said = []

        def answer():
            while True:
                asked, who = supplicant.recvfrom(100)
                if asked == b"END":
                    return
                table.said.append(asked.decode())
                supplicant.sendto(ANSWERS.get(asked.decode(), "OK\n").encode(), who)
                if asked == b"SCAN":
                    for told in TELLS:
                        supplicant.sendto(told.encode(), who)

        thread = threading.Thread(target=answer)
        thread.start()
        yield table
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ends:
            ends.sendto(b"END", str(tmp_path / "control" / "wlan0"))
        thread.join()


def saves(table, number="1"):
    answer = table.files.answer
    answer.write_text(json.dumps({"number": number, "code": "done"}))


def goes(table, state=None):
    return run(table.files, table.air, state or begun(0.0, False, False), lambda: table.now_s)


def test_it_is_told_to_the_screen_with_the_networks_that_were_heard_before_it_was_up(table):
    seen = []
    table.happens[65] = lambda: (seen.append(own_wifi(table.files.shown)), saves(table))
    assert goes(table).settled
    (own,) = seen
    assert own.networks == ("home",)
    assert own.tables[0] == "my-table.toml"
    assert set(own.tables[1:]) == set(builtin_tables())
    assert len(own.picture) == len(own.picture[0]) >= 21
    assert table.said == ["ATTACH", "SCAN", "SCAN_RESULTS", "SELECT_NETWORK 0"]
    said = (table.files.folder / "wpa_supplicant-wlan0.conf").read_text()
    assert f'psk="{own.password}"' in said


def test_what_is_started_is_stopped_in_turn(table):
    table.happens[65] = lambda: saves(table)
    goes(table)
    radio, portal = "wpa_supplicant@wlan0.service", "reclaim-portal.socket"
    assert table.asked == [
        "stop reclaim-wifi.service",
        f"restart {radio} systemd-networkd.service",
        f"start {portal}",
        f"stop {portal} reclaim-portal.service",
        f"stop {radio}",
        "restart systemd-networkd.service reclaim-wifi.service",
    ]
    assert own_wifi(table.files.shown) is None
    assert list(table.files.networks.iterdir()) == []


def test_name_and_password_are_made_once_and_for_root_alone(table):
    first = table.files.credentials()
    assert table.files.credentials() == first
    place = table.files.keeps / "credentials"
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


def test_a_card_that_keeps_nothing_has_a_password_all_the_same(table):
    table.files.keeps.rmdir()
    assert len(table.files.credentials()[1]) == 10


def test_a_wrong_password_is_told_and_another_try_is_not_judged_by_it(table):
    def chosen():
        saves(table, number="1")
        table.station = "active"

    def refused():
        told = {"id": "table-wifi-password", "args": {"network": "home"}, "kind": "fault"}
        table.files.news.write_text(json.dumps(told))

    seen = []

    def chosen_again():
        seen.append(own_wifi(table.files.shown))
        saves(table, number="2")
        table.station = "active"

    def joined():
        assert not table.files.news.exists()
        assert own_wifi(table.files.shown) is None
        table.files.joined.touch()

    def stopped():
        table.station = "inactive"

    table.happens |= {65: chosen, 75: refused, 76: stopped, 90: chosen_again, 95: joined}
    done = goes(table)
    assert (done.phase, done.settled) == (WifiPhase.RESTS, True)
    assert seen[0].why.id == "table-wifi-password"
    assert seen[0].why.args == {"network": "home"}
    assert table.now_s < 100


def test_a_table_that_is_set_up_does_nothing(table, monkeypatch):
    monkeypatch.delenv("TRIGGER_PATH", raising=False)
    (table.files.keeps / "set-up").touch()
    assert main([str(place) for place in table.places]) == 0
    assert table.asked == []


def test_the_table_starts_again_as_soon_as_nobody_plays(monkeypatch):
    texts = ["table open", "table open, signal seen", "table open, nobody plays"]
    asked, slept = [], []

    def ran(what, *command):
        if command[1] == "show":
            return SimpleNamespace(stdout=f"StatusText={texts.pop(0)}\n")
        asked.append(command)
        return None

    monkeypatch.setattr(ownwifi, "run_through", ran)
    start_again(slept.append)
    assert (len(slept), asked) == (2, [("systemctl", "restart", "reclaim.target")])


def test_a_cable_is_a_plug_with_something_at_its_other_end(net):
    net.plug("wlan0", radio=True)
    assert not has_cable(net.folder)
    net.plug("eth0", carrier="0")
    assert not has_cable(net.folder)
    net.plug("usb0")
    assert has_cable(net.folder)


def test_it_can_be_asked_for_with_a_radio_and_no_cable_where_nobody_else_sets_it_up(net, tmp_path):
    manager = tmp_path / "NetworkManager"
    assert not can_be_asked_for(net.folder, manager)
    net.plug("wlan0", radio=True)
    assert can_be_asked_for(net.folder, manager)
    manager.touch()
    assert not can_be_asked_for(net.folder, manager)


def test_with_a_cable_nothing_is_started(table, net):
    net.plug("eth0")
    assert goes(table) == WifiState(WifiPhase.RESTS, 60.0)
    assert table.asked == []
