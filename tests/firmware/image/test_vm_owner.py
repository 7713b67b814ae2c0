"""The amd64 image in the hands of its owner: a keyboard, a network, a wrong password, Imager.

What is started beside it here (names, a clock, a WiFi) runs inside the machine.
"""

import json
from pathlib import Path

import pytest

from imagevm import (
    BOOT_S,
    AtAttract,
    keep_picture,
    put_onto,
    reaches_the_attract_screen,
    shows_a_notice,
    shows_the_attract_screen,
    start,
)
from vm import Machine, wait_until

pytestmark = [pytest.mark.vm, pytest.mark.timeout(6000)]

LOOK = (
    "python3 -c 'import json, socket; f = socket.socket(socket.AF_UNIX); "
    'f.connect("/run/reclaim/feed.sock"); f.sendall(b"{\\"type\\":\\"Watch\\"}\\n"); '
    'print(json.loads(f.makefile().readline())["view"].get("WHAT", ""))\''
)


def seen(machine: Machine, what: str) -> str:
    """That field of what everybody sees."""
    return machine.run(LOOK.replace("WHAT", what))


def test_nothing_in_it_gives_rights_or_listens_to_three_fingers(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        assert machine.run("find / -xdev -type f -perm /6000") == ""
        assert machine.run("cat /proc/sys/kernel/sysrq") == "0"
        before = machine.run("cat /proc/sys/kernel/random/boot_id")
        for _ in range(9):
            machine.say("send-key", keys=keys("ctrl", "alt", "delete"))
        assert machine.run("sleep 5; systemctl list-jobs --no-legend") == ""
        assert machine.run("cat /proc/sys/kernel/random/boot_id") == before
        for user in ("reclaim", "reclaim-display", "nobody"):
            told = f"runuser -u {user} -- cat /boot/firmware/reclaim.toml 2>&1 || true"
            assert "Permission denied" in machine.run(told)
        units = "cd /etc/systemd/system; ls -d reclaim-*.service | sed s/@/@sda1/"
        for unit in machine.run(units).split():
            told = f"systemd-analyze security --no-pager {unit} | tail -n 1"
            exposure = machine.run(told, 120).split(": ")[1].split()[0]
            assert float(exposure) <= 1.5, unit


def keys(*names: str) -> list[dict[str, str]]:
    return [{"type": "qcode", "data": name} for name in names]


def test_a_key_at_its_screen_plays(at_attract: AtAttract, tmp_path: Path) -> None:
    with at_attract.go_on(tmp_path) as machine:
        machine.say("send-key", keys=keys("spc"))
        wait_until(lambda: not shows_the_attract_screen(machine.screen()), BOOT_S, "the hands")
        keep_picture(machine, "hands")

        def joined() -> bool:
            machine.say("send-key", keys=keys("a"), **{"hold-time": 500})
            return seen(machine, "stage") == "joining"

        wait_until(joined, BOOT_S, "somebody who has joined")
        keep_picture(machine, "joined")


FINGER = """
import fcntl, os, struct, time
KEYS, PLACES, ON = 1, 3, 0x14A  # EV_KEY, EV_ABS, BTN_TOUCH (linux/input-event-codes.h)
SLOT, X, Y, WHICH = 0x2F, 0x35, 0x36, 0x39  # ABS_MT_SLOT, _POSITION_X, _POSITION_Y, _TRACKING_ID
glass = os.open("/dev/uinput", os.O_WRONLY)
asks = ((0x40045564, KEYS), (0x40045564, PLACES), (0x40045565, ON), (0x4004556E, 1))
for request, what in asks:  # UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_PROPBIT: INPUT_PROP_DIRECT
    fcntl.ioctl(glass, request, what)
for code, most in ((0, 1279), (1, 719), (SLOT, 9), (X, 1279), (Y, 719), (WHICH, 65535)):
    fcntl.ioctl(glass, 0x401C5504, struct.pack("HHiiiiii", code, 0, 0, 0, most, 0, 0, 0))
fcntl.ioctl(glass, 0x405C5503, struct.pack("HHHH80sI", 3, 1, 1, 1, b"glass", 0))  # UI_DEV_SETUP
fcntl.ioctl(glass, 0x5501)  # UI_DEV_CREATE
def tell(*events):
    for kind, code, value in (*events, (0, 0, 0)):
        os.write(glass, struct.pack("llHHi", 0, 0, kind, code, value))
os.mkfifo("/run/finger")
for number in range(1, 65535):
    x, y = map(int, open("/run/finger").readline().split())
    at = ((PLACES, X, x), (PLACES, Y, y), (PLACES, 0, x), (PLACES, 1, y))
    tell((PLACES, SLOT, 0), (PLACES, WHICH, number), *at, (KEYS, ON, 1))
    time.sleep(0.2)
    tell((PLACES, WHICH, -1), (KEYS, ON, 0))
"""
"""A pane of glass of 1280 x 720 that a finger touches where /run/finger says "x y"."""


def gets_a_touch_screen(machine: Machine) -> None:
    machine.run(
        f"modprobe uinput; cat >/run/finger.py <<'END'\n{FINGER}\nEND\n"
        "systemd-run --quiet python3 /run/finger.py; until [ -p /run/finger ]; do sleep 1; done"
    )


def touch(machine: Machine, x: int, y: int) -> None:
    machine.run(f"echo {x} {y} >/run/finger")


PLAY, BLUFF = (1160, 660), (475, 200)
"""Where the lobby has its yellow button, and the box of Captain Bluff."""


def test_a_finger_at_its_screen_plays(at_attract: AtAttract, tmp_path: Path) -> None:
    """A touch screen is plugged in: touches take a seat, join, and choose a game."""
    with at_attract.go_on(tmp_path) as machine:
        gets_a_touch_screen(machine)

        def joined() -> bool:
            touch(machine, *PLAY)
            return seen(machine, "stage") == "joining"

        def chosen() -> bool:
            touch(machine, *BLUFF)
            return seen(machine, "game") == "captain-bluff"

        wait_until(joined, BOOT_S, "somebody who has joined")
        wait_until(chosen, BOOT_S, "the game that was touched")
        keep_picture(machine, "touched")


SERVES = """
import socket, struct, threading, time
import fcntl
address = struct.pack("16sH2x4s8x", b"lo:1", socket.AF_INET, bytes([10, 0, 2, 3]))
fcntl.ioctl(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), 0x8916, address)  # SIOCSIFADDR
def names():
    s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); s.bind(("10.0.2.3", 53))
    while True:
        q, who = s.recvfrom(512)
        end = q.index(b"\\0", 12) + 5
        is_a = q[end - 4 : end - 2] == b"\\0\\1"
        a = b"\\xc0\\x0c\\0\\1\\0\\1\\0\\0\\0\\x3c\\0\\4" + bytes([10, 0, 2, 3]) if is_a else b""
        s.sendto(q[:2] + b"\\x81\\x80\\0\\1" + (b"\\0\\1" if is_a else b"\\0\\0") + bytes(4)
                 + q[12:end] + a, who)
def clock():
    s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM); s.bind(("10.0.2.3", 123))
    while True:
        q, who = s.recvfrom(512)
        now = struct.pack(">II", 2208988800 + 1893456000, 0)  # 2030-01-01
        s.sendto(bytes([0x24, 1, 6, 0xEC]) + bytes(8) + b"LOCL" + now + q[40:48] + now + now, who)
threading.Thread(target=names).start()
clock()
"""


def test_a_cable_brings_names_and_a_clock(at_attract: AtAttract, tmp_path: Path) -> None:
    """QEMU answers DHCP, and calls 10.0.2.3 the server of names."""
    with at_attract.go_on(tmp_path) as machine:
        machine.run(
            f"cat >/run/serves.py <<'END'\n{SERVES}\nEND\n"
            "systemd-run --quiet python3 /run/serves.py"
        )
        assert machine.run("getent hosts table.example || echo none") == "none"
        machine.say("netdev_add", type="user", id="net")
        machine.say("device_add", driver="usb-net", id="cable", netdev="net", bus="usb.0")
        servers = "cat /etc/resolv.conf || true"
        wait_until(lambda: "nameserver 10.0.2.3" in machine.run(servers), BOOT_S, "a resolv.conf")
        assert "10.0.2.3" in machine.run("getent hosts table.example")
        wait_until(lambda: machine.run("date +%Y") == "2030", BOOT_S, "the clock of the network")
        assert machine.run("systemctl list-units --failed --plain --no-legend") == ""


AIR = """
modprobe mac80211_hwsim radios=2
until [ -e /sys/class/net/wlan1 ]; do sleep 1; done
cat >/run/ap.conf <<END
country=DE
network={
 ssid="home"
 mode=2
 frequency=2412
 key_mgmt=WPA-PSK
 psk="the right one"
}
END
wpa_supplicant -B -i wlan1 -c /run/ap.conf
"""
WIFI = '\n [wifi]\n country = "DE"\n name = "home"\n password = "the {} one"\n'


def set_to(machine: Machine, password: str) -> None:
    """The owner writes a WiFi into the settings, and restarts the table."""
    machine.run(
        "mount -o remount,rw /boot/firmware\n"
        "sed -i '/^ *.wifi/,$d' /boot/firmware/reclaim.toml\n"
        f"cat >>/boot/firmware/reclaim.toml <<'END'{WIFI.format(password)}END\n"
        "mount -o remount,ro /boot/firmware\n"
        "systemctl stop reclaim-wifi wpa_supplicant@wlan0\n"
        "systemctl restart reclaim-referee; systemctl --no-block start reclaim-wifi",
        BOOT_S,
    )


def test_a_wrong_password_is_said_and_the_right_one_joins(
    at_attract: AtAttract, tmp_path: Path
) -> None:
    with at_attract.go_on(tmp_path) as machine:
        machine.run(AIR, BOOT_S)
        set_to(machine, "wrong")
        news = "cat /run/reclaim-settings/wifi-news 2>/dev/null || true"
        wait_until(lambda: "wifi-password" in machine.run(news), BOOT_S, "what is wrong")
        wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "a word on the screen")
        keep_picture(machine, "wifi-password")
        readable = "grep -rl 'wrong one' /run/reclaim-settings /run/reclaim 2>/dev/null || true"
        assert machine.run(readable) == ""
        set_to(machine, "right")
        joined = "wpa_cli -i wlan0 status | grep wpa_state || true"
        wait_until(lambda: "COMPLETED" in machine.run(joined), BOOT_S, "the WiFi")
        wait_until(lambda: machine.run(news) == "", BOOT_S, "nothing to be said")


def test_what_imager_was_told_is_taken_in_at_the_first_start(card: Path, tmp_path: Path) -> None:
    tool = "/usr/lib/raspberrypi-sys-mods/imager_custom"
    script = (
        f"#!/bin/sh\n{tool} set_hostname gate-7\n{tool} enable_ssh\n"
        f"{tool} set_keymap 'de'\n{tool} set_timezone 'Europe/Berlin'\n"
    )
    put_onto(card, tmp_path, "firstrun.sh", script)
    with start(card, tmp_path, shell=True) as machine:
        reaches_the_attract_screen(machine)
        files = machine.run("ls /boot/firmware").split()
        assert "firstrun.sh" not in files
        said = machine.run("cat /boot/firmware/reclaim.toml")
        assert 'hostname = "gate-7"' in said
        assert 'language = "de"' in said
        asked = "tr '\\0' '\\n' </proc/$(systemctl show -P MainPID reclaim-referee)/environ"
        assert "TZ=Europe/Berlin" in machine.run(asked).splitlines()
        told = json.loads(machine.run("cat /run/reclaim-settings/imager-news"))
        assert told["id"] == "table-imager-left"
        wait_until(lambda: shows_a_notice(machine.screen()), BOOT_S, "a word on the screen")
        keep_picture(machine, "imager")
        options = machine.run("findmnt -no OPTIONS /boot/firmware || cat /proc/mounts")
        assert "rw" not in options.split(",")
