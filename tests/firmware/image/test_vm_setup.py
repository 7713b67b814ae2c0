"""The amd64 image with a radio is set up from a phone, from its first start to the chosen network.

Three radios of the kernel's own simulation: the table's, a phone's and a house's. The phone has a
network of its own inside the machine, so that nothing but the air joins it to the table; it is
wpa_supplicant, a DHCP client, and what the systems of phones ask.
"""

import json
import os
import random
import shutil
import subprocess
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from imagevm import (
    BOOT_S,
    add_kernel_words,
    keep_picture,
    put_onto,
    reaches_the_attract_screen,
    read_by_a_camera,
    shows_a_notice,
    start,
    text_on,
)
from probes import PROBES
from vm import Machine, pc, u_boot_of, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(12_000)]

CUTS = 20 if os.environ.get("RECLAIM_LONG") == "1" else 3

SETTINGS = '# mine\nlanguage = "en"\ntable = "two-seats.toml"\nvolume = 0\n'
RADIOS = ("modules_load=mac80211_hwsim", "mac80211_hwsim.radios=3")
TOLD = "/run/reclaim-settings/own-wifi"

HOUSE = """
until [ -e /sys/class/net/wlan2 ]; do sleep 1; done
cat >/run/house.conf <<END
network={
 ssid="home"
 mode=2
 frequency=2412
 key_mgmt=WPA-PSK
 proto=RSN
 psk="the right one"
}
END
wpa_supplicant -B -i wlan2 -c /run/house.conf
"""

# A radio is moved by what iw calls `phy set netns`: NL80211_CMD_SET_WIPHY_NETNS of linux/nl80211.h,
# whose family has its number from the kernel (linux/genetlink.h).
MOVES = """
import socket, struct, sys
def attribute(kind, data):
    return struct.pack("HH", 4 + len(data), kind) + data + bytes(-len(data) % 4)
def ask(family, command, data):
    body = struct.pack("BBH", command, 1, 0) + data
    s.send(struct.pack("IHHII", 16 + len(body), family, 5, 1, 0) + body)  # REQUEST, ACK
    return s.recv(65536)
s = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 16)
s.bind((0, 0))
found = ask(16, 3, attribute(2, b"nl80211\\0"))
at = 20
while True:
    size, kind = struct.unpack_from("HH", found, at)
    if kind == 1:
        family, = struct.unpack_from("H", found, at + 4)
        break
    at += size + -size % 4
s.recv(65536)
said = ask(family, 49, attribute(1, struct.pack("I", int(sys.argv[1])))
           + attribute(82, struct.pack("I", int(sys.argv[2]))))
error, = struct.unpack_from("i", said, 16)
sys.exit(-error)
"""

PHONE = """
cat >/run/moves.py <<'END'
{moves}
END
# /run takes no programs.
cat >/var/lib/lease.sh <<'END'
#!/bin/sh
case $1 in bound|renew)
 busybox ip addr flush dev $interface
 busybox ip addr add $ip/24 dev $interface
 echo "$ip $dns" >/run/lease ;;
esac
END
chmod +x /var/lib/lease.sh
cat >/run/phone.conf <<END
ctrl_interface=/run/phone
network={{
 ssid="{name}"
 psk="{password}"
}}
END
unshare --net sleep 100000 &
echo $! >/run/phone.pid
sleep 1
python3 /run/moves.py $(cat /sys/class/net/wlan1/phy80211/index) $(cat /run/phone.pid)
nsenter -t $(cat /run/phone.pid) -n busybox ip link set lo up
nsenter -t $(cat /run/phone.pid) -n wpa_supplicant -B -i wlan1 -c /run/phone.conf
"""

INSIDE = "nsenter -t $(cat /run/phone.pid) -n "
LEASE = (
    f">/run/lease; {INSIDE} busybox udhcpc -i wlan1 -f -n -q -t 5 -s /var/lib/lease.sh "
    ">/dev/null 2>&1; cat /run/lease || true"
)

ASKS = """
import http.client, json, socket, struct, sys
def name(host):
    labels = b"".join(bytes([len(one)]) + one.encode() for one in host.split("."))
    s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    s.settimeout(20)
    head = struct.pack("!6H", 7, 0x100, 1, 0, 0, 0)
    s.sendto(head + labels + b"\\0\\0\\1\\0\\1", ("10.0.0.1", 53))
    return socket.inet_ntoa(s.recv(512)[-4:])
def ask(host, path, body=None):
    c = http.client.HTTPConnection(name(host) if host[-1].isalpha() else host, 80, timeout=120)
    own = {"Host": host}
    if body is not None:
        own |= {"Origin": "http://" + host, "Content-Type": "application/x-www-form-urlencoded"}
    c.request("GET" if body is None else "POST", path, body, own)
    a = c.getresponse()
    return a.status, a.headers.get("Location"), a.read().decode()
def ports():
    found = []
    for port in [*range(1, 1025), 5353, 5355, 8080]:
        with socket.socket() as s:
            s.settimeout(20)
            if s.connect_ex(("10.0.0.1", port)) == 0:
                found.append(port)
    return found
print(json.dumps(eval(sys.argv[1])))
"""


JOINED = "wpa_cli -i wlan0 status | grep -E 'wpa_state|^ssid' || true"


def form(password: str) -> str:
    return f"language=de&region=DE+Europe%2FBerlin&network=home&password={password}&phones=on"


class Phone:
    """What somebody's phone does in the table's own WiFi."""

    def __init__(self, machine: Machine, name: str, password: str) -> None:
        self._machine = machine
        machine.run(PHONE.format(moves=MOVES, name=name, password=password), BOOT_S)
        machine.run(f"cat >/run/asks.py <<'END'\n{ASKS}\nEND\n")

    def joins(self) -> None:
        """Wait until the table has given it an address, and called itself the server of names."""
        wait_until(
            lambda: self._machine.run(LEASE, BOOT_S).endswith(" 10.0.0.1"), BOOT_S, "a lease"
        )

    def does(self, what: str) -> object:
        return json.loads(self._machine.run(f"{INSIDE} python3 /run/asks.py '{what}'", BOOT_S))

    def saves(self, password: str) -> str:
        status, _, body = self.does(f'ask("10.0.0.1", "/set-up", "{form(password)}")')
        assert status == 200, body
        return body


@pytest.fixture
def machine(card: Path, tmp_path: Path) -> Iterator[Machine]:
    put_onto(card, tmp_path, "reclaim.toml", SETTINGS)
    add_kernel_words(card, tmp_path, "x86", RADIOS)
    with start(card, tmp_path, shell=True) as machine:
        yield machine


def told(machine: Machine) -> dict[str, str]:
    """How the screen says that a phone joins; nothing while the WiFi is not up."""
    said = machine.run(f"cat {TOLD} 2>/dev/null || true")
    return json.loads(said) if said else {}


def test_a_phone_sets_the_table_up_from_its_first_start_to_the_chosen_network(
    machine: Machine, tmp_path: Path
) -> None:
    machine.run(HOUSE, BOOT_S)
    reaches_the_attract_screen(machine)
    wait_until(lambda: bool(told(machine)), BOOT_S, "the table's own WiFi")
    own = told(machine)
    assert own["networks"] == ["home"]
    if shutil.which("zbarimg"):
        join = f"WIFI:T:WPA;S:{own['name']};P:{own['password']};;"
        wait_until(lambda: read_by_a_camera(machine) == join, BOOT_S, "the code")
    keep_picture(machine, "own-wifi")

    phone = Phone(machine, own["name"], own["password"])
    phone.joins()
    for probe in PROBES:
        led = phone.does(f'ask("{probe.host}", "{probe.path}")')
        assert led[:2] == [302, "http://10.0.0.1/"], probe
    assert '<option value="home">' in phone.does('ask("10.0.0.1", "/")')[2]
    assert phone.does("ports()") == [80]

    assert "home" in phone.saves("the+wrong+one")
    wait_until(lambda: not told(machine), BOOT_S, "the end of the table's own WiFi")
    wait_until(lambda: bool(told(machine)), BOOT_S, "its return")
    assert told(machine)["why"]["id"] == "table-wifi-password"
    wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "a word on the screen")
    keep_picture(machine, "own-wifi-again")
    phone.joins()
    assert 'role="alert"' in phone.does('ask("10.0.0.1", "/")')[2]

    phone.saves("the+right+one")
    wait_until(lambda: has_joined(machine), BOOT_S, "the network of the house")
    wait_until(lambda: not told(machine), BOOT_S, "the end of the table's own WiFi")
    settings = machine.run("cat /boot/firmware/reclaim.toml")
    assert settings.startswith('# mine\nlanguage = "de"\ntable = "two-seats.toml"\n')
    assert 'timezone = "Europe/Berlin"' in settings
    asked = "tr '\\0' '\\n' </proc/$(systemctl show -P MainPID reclaim-referee)/environ"
    wait_until(lambda: "TZ=Europe/Berlin" in machine.run(asked), BOOT_S, "another start of it")
    reaches_the_attract_screen(machine)
    keep_picture(machine, "set-up")
    assert machine.run("ls /data/own-wifi").split() == ["credentials", "set-up"]
    assert machine.run("systemctl list-units --failed --plain --no-legend") == ""
    # At another start it is left out.
    machine.run("systemctl start reclaim-own-wifi", BOOT_S)
    state = "systemctl show -P ActiveState reclaim-own-wifi"
    wait_until(lambda: machine.run(state) == "inactive", BOOT_S, "the end of its program")
    assert told(machine) == {}


def test_whenever_the_power_is_cut_while_a_phone_sets_it_up_its_file_is_whole(
    machine: Machine, tmp_path: Path
) -> None:
    """Cut from the moment at which a phone saves until the table has joined the house's network:
    the file says all of what was chosen, or what it said before, and the last of them plays."""
    chance = random.Random(20261129)
    machine.run(HOUSE, BOOT_S)
    reaches_the_attract_screen(machine)
    wait_until(lambda: bool(told(machine)), BOOT_S, "the table's own WiFi")
    own = told(machine)
    Phone(machine, own["name"], own["password"]).joins()
    machine.run(f"cat >/run/saves.sh <<'END'\n{SAVES}\nEND\nsync", BOOT_S)
    state, card = tmp_path / "state", tmp_path / "cut"
    machine.keep(state)
    before, took_s, chosen = tomllib.loads(SETTINGS), 0.0, []
    for cut in range(1 + CUTS):
        subprocess.run(["cp", "--sparse=always", machine.disk, card], check=True)
        model = pc(u_boot_of("amd64"))
        with Machine(model, card, tmp_path, shell=True, kept=state) as again:
            began_s = time.monotonic()
            again.run("sh /run/saves.sh >/run/saved 2>&1 &")
            if not cut:
                wait_until(lambda: has_joined(again), BOOT_S, "the network of the house")
                took_s = time.monotonic() - began_s
                continue
            time.sleep(chance.uniform(0.0, took_s))
        settings = tomllib.loads(text_on(card, tmp_path, "reclaim.toml"))
        chosen.append(settings.pop("wifi", {}).get("name", ""))
        assert settings == (before | CHOSEN if chosen[-1] else before)
    print(f"in {took_s:.0f} s, and of {CUTS} cuts the network was chosen after: {chosen}")
    with start(card, tmp_path, shell=True) as again:
        reaches_the_attract_screen(again)
        assert again.run("systemctl list-units --failed --plain --no-legend") == ""


CHOSEN = {"language": "de", "timezone": "Europe/Berlin", "phones": True}
SAVES = f"""{INSIDE} python3 /run/asks.py 'ask("10.0.0.1", "/set-up", "{form("the+right+one")}")'"""


def has_joined(machine: Machine) -> bool:
    return machine.run(JOINED) == "ssid=home\nwpa_state=COMPLETED"
