"""What the units of the appliance promise: who may read and watch what, what they may reach, and
that nobody is ever needed to start them again."""

import os
import re
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest

from controller.commands.settings import BROKER_SETTING, PHONES
from controller.table.appliance import (
    ANSWERS,
    ASKS,
    BRIGHTNESS,
    LOGS_S,
    OPEN_PLACE,
    RESTATE,
    RESTATE_S,
    RESTATES,
    SHUT_DOWN,
    USE_STICK,
    VARIABLE,
)
from controller.table.ownwifi import ADDRESS
from controller.views.ownwifi import RADIO
from controller.views.restated import PORTAL, SET_UP, SETS_UP
from display.appliance import ASKS_FOR_WIFI
from display.dimming import DIMS
from display.web import mdns
from display.web.__main__ import PORT

REPOSITORY = Path(__file__).resolve().parents[2]
SYSTEMD = REPOSITORY / "systemd"
IMAGE = REPOSITORY / "firmware/image/root"

UNITS = ("referee", "display")
ORDERS = ("stick", "shutdown", "brightness", "restate", "dim")
SERVICES = (*UNITS, "web", "tell", "wifi", "settings", "own-wifi", "portal", *ORDERS)
FILES = (
    "reclaim.target",
    *(f"reclaim-{name}.service" for name in SERVICES),
    *(f"reclaim-{name}.path" for name in (*ORDERS, "settings", "own-wifi")),
    "reclaim-portal.socket",
)

DEVICES = {
    "referee": {"char-gpiochip": "rw", "char-153": "rw", "char-166": "rw"},
    "display": {"char-226": "rw", "char-29": "rw", "char-13": "r", "char-116": "rw"},
    "web": {},
    "tell": {},
}
"""Numbers of the kernel's devices.txt: 153 spidev, 166 ttyACM, 226 DRM, 29 frame buffers, 13
input, 116 sound. A name is looked up in /proc/devices when a unit starts, before a driver is loaded
with the first station that is plugged in."""

WORST_EXPOSURE = 1.5

DEPENDS = ("Requires", "Requisite", "BindsTo", "Wants", "After", "PartOf", "Upholds")
"""How a unit waits for another one, or needs it (systemd.unit(5))."""


def lines(name):
    return (SYSTEMD / f"reclaim-{name}.service").read_text().splitlines()


def test_only_the_referees_user_reads_what_it_writes(service):
    referee = service("referee")
    assert (referee["User"], referee["Group"]) == ("reclaim", "reclaim")
    assert referee["UMask"] == "0077"
    assert referee["StateDirectoryMode"] == "0700"


def test_the_screen_watches_as_another_user_in_the_referees_group(service):
    referee, display = service("referee"), service("display")
    assert referee["RuntimeDirectoryMode"] == "0710"
    assert display["User"] == "reclaim-display" != referee["User"]
    groups = memberships()
    assert referee["Group"] in groups[display["User"]]
    assert groups[referee["User"]] == {"gpio", "spi", "dialout"}


def test_phones_are_let_in_as_the_public_and_with_no_device(service):
    web = service("web")
    assert web["User"] == "reclaim-web"
    assert memberships()[web["User"]] == {"reclaim"}
    assert "/run/reclaim/feed.sock" in web["ExecStart"]


def test_phones_are_let_in_only_where_the_owner_says_so(parsed):
    """The condition is looked at each time that the unit is to start, after the settings were
    copied."""
    web = parsed("reclaim-web.service")["Unit"]
    assert web["ConditionPathExists"] == f"{OPEN_PLACE.parent}/{PHONES}"
    assert "reclaim-settings.service" in web["After"].split()
    assert web["PartOf"] == "reclaim.target"


@pytest.mark.parametrize("unit", ["web", "tell"])
@pytest.mark.parametrize("file", sorted(SYSTEMD.glob("*.*")), ids=lambda path: path.name)
def test_nothing_of_the_table_waits_for_phones_and_brokers(file, unit):
    named = [line for line in file.read_text().splitlines() if f"reclaim-{unit}.service" in line]
    assert not [line for line in named if line.partition("=")[0] in DEPENDS]


HOUSES = "localhost 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16"


def test_pages_and_a_name_are_open_and_only_to_the_network_around_them(service):
    allows = [line for line in lines("web") if line.startswith("SocketBindAllow=")]
    assert allows == [
        f"SocketBindAllow=ipv4:tcp:{PORT}",
        f"SocketBindAllow=ipv4:udp:{mdns.PORT}",
    ]
    assert service("web")["SocketBindDeny"] == service("web")["IPAddressDeny"] == "any"
    assert service("web")["IPAddressAllow"] == f"{HOUSES} {mdns.GROUP}"
    assert service("web")["RestrictAddressFamilies"] == "AF_UNIX AF_INET"


def test_others_hear_of_a_table_only_where_its_owner_names_a_broker(parsed):
    tell = parsed("reclaim-tell.service")["Unit"]
    assert tell["ConditionPathExists"] == f"{OPEN_PLACE.parent}/{BROKER_SETTING}"
    assert "reclaim-settings.service" in tell["After"].split()
    assert tell["PartOf"] == "reclaim.target"


def test_what_tells_others_reads_the_journal_and_writes_a_folder_of_its_own(service):
    tell = service("tell")
    assert (tell["User"], tell["ProtectSystem"]) == ("reclaim", "strict")
    assert (tell["StateDirectory"], tell["StateDirectoryMode"]) == ("reclaim-tell", "0700")
    assert "ReadWritePaths" not in tell
    assert tell["SocketBindDeny"] == tell["IPAddressDeny"] == "any"
    assert tell["IPAddressAllow"] == HOUSES


def test_the_code_for_phones_stands_in_no_log(service):
    """The program prints it, for those who start it in a terminal."""
    assert service("web")["StandardOutput"] == "null"


def test_seats_outlast_the_pages_for_phones(service):
    web = service("web")
    assert web["ExecStart"].endswith(f"--keeps /run/{web['RuntimeDirectory']}")
    assert (web["RuntimeDirectoryMode"], web["RuntimeDirectoryPreserve"]) == ("0700", "yes")


def memberships():
    """Who is in which groups, by the file for systemd-sysusers."""
    found = {}
    for line in (SYSTEMD / "reclaim.sysusers").read_text().splitlines():
        if line.startswith("m "):
            _, user, group = line.split()
            found.setdefault(user, set()).add(group)
    return found


def test_a_screen_that_systemd_has_stopped_has_not_failed(service):
    """It ends with 128 and the number of SIGTERM."""
    assert service("display")["SuccessExitStatus"] == "143"


@pytest.mark.parametrize("name", [*UNITS, "web", "tell"])
def test_a_unit_is_started_again_for_ever(name, service):
    assert service(name)["Restart"] == "always"
    assert "StartLimitIntervalSec=0" in lines(name)
    assert float(service(name)["RestartMaxDelaySec"]) <= 10


@pytest.mark.parametrize("name", [*UNITS, "web", "tell"])
def test_a_unit_may_open_the_devices_that_it_needs_and_no_others(name, service):
    assert service(name)["DevicePolicy"] == "closed"
    allowed = (line.partition("=")[2] for line in lines(name) if line.startswith("DeviceAllow="))
    assert dict(line.split() for line in allowed) == DEVICES[name]


def test_the_screen_is_drawn_with_what_draws_on_kms():
    """SDL's own choice of a renderer scanned out zeros."""
    assert "SDL_RENDER_DRIVER=opengles2" in "\n".join(lines("display"))


def test_a_guard_outlives_the_referee_but_not_for_long(service):
    """It ignores the SIGTERM that comes with control-group."""
    assert service("referee")["KillMode"] == "control-group"
    assert float(service("referee")["TimeoutStopSec"]) >= 20, "an emulated Pi takes that long"


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("stick", USE_STICK),
        ("shutdown", SHUT_DOWN),
        ("brightness", BRIGHTNESS),
        ("restate", RESTATE),
    ],
)
def test_systemd_watches_for_the_files_with_which_a_table_asks(name, file, parsed):
    watched = parsed(f"reclaim-{name}.path")
    lines_of = (SYSTEMD / f"reclaim-{name}.path").read_text().splitlines()
    assert f"PathExists=/run/{ASKS}/{file}" in lines_of
    assert watched["Path"]["Unit"] == f"reclaim-{name}.service"
    assert watched["Install"]["WantedBy"] == "reclaim.target"


def test_the_page_of_the_tables_own_wifi_asks_where_systemd_watches(service):
    watched = (SYSTEMD / "reclaim-restate.path").read_text().splitlines()
    assert f"PathExists=/run/{PORTAL}/{SET_UP}" in watched
    assert service("portal")["RuntimeDirectory"] == PORTAL
    assert SETS_UP in service("restate")["RuntimeDirectory"].split()
    assert f"-/run/{PORTAL}" in service("restate")["ReadWritePaths"].split()


def test_a_screen_asks_for_the_tables_own_wifi_where_systemd_watches(parsed, service):
    watched = parsed("reclaim-own-wifi.path")
    folder = service("display")["RuntimeDirectory"]
    assert watched["Path"]["PathExists"] == f"/run/{folder}/{ASKS_FOR_WIFI}"


def test_a_screen_that_is_dark_says_so_where_systemd_watches(parsed, service):
    says = f"/run/{service('display')['RuntimeDirectory']}/{DIMS}"
    assert parsed("reclaim-dim.path")["Path"]["PathExists"] == says
    assert service("dim")["ExecStart"].endswith(f"hardware.backlight --while {says}")
    # The folder is for that user alone, the light for that group.
    assert (service("dim")["User"], service("dim")["Group"]) == ("reclaim-display", "reclaim")
    assert "ProtectKernelTunables" not in service("dim")


def test_the_page_is_there_only_in_the_tables_own_wifi(parsed, service):
    """Its sockets are systemd's, bound to the radio, and started with that WiFi alone."""
    sockets = parsed("reclaim-portal.socket")
    assert sockets["Socket"]["ListenStream"] == f"{ADDRESS}:80"
    assert sockets["Socket"]["ListenDatagram"] == f"{ADDRESS}:53"
    assert sockets["Socket"]["BindToDevice"] == RADIO
    assert "Install" not in sockets
    assert "portal" not in (SYSTEMD / "50-reclaim.preset").read_text()
    for unit in (sockets["Socket"], service("portal")):
        assert unit["IPAddressDeny"] == "any"
        assert ip_address(ADDRESS) in ip_network(unit["IPAddressAllow"])
    assert service("portal")["SocketBindDeny"] == "any"


def test_the_image_keeps_the_password_beside_what_was_played():
    """/var belongs to a slot."""
    drop_in = IMAGE / "etc/systemd/system/reclaim-own-wifi.service.d/image.conf"
    said = drop_in.read_text().splitlines()
    assert "Environment=KEEPS=/data/own-wifi" in said
    assert "${KEEPS}" in "\n".join(lines("own-wifi"))


def test_a_table_knows_that_it_may_ask_and_where_it_is_answered(service):
    assert f"Environment={VARIABLE}=%t" in lines("referee")
    assert service("referee")["RuntimeDirectory"] == ASKS
    assert service("stick")["RuntimeDirectory"] == ANSWERS
    assert RESTATES in service("restate")["RuntimeDirectory"].split()
    assert all(service(name)["RuntimeDirectoryPreserve"] == "yes" for name in ("stick", "restate"))


def test_who_awaits_the_logs_waits_for_longer_than_they_may_take(service):
    assert float(service("stick")["TimeoutStartSec"]) < LOGS_S
    assert float(service("restate")["TimeoutStartSec"]) < RESTATE_S


def test_a_computer_is_switched_off_by_systemd_and_by_no_program_of_roots(parsed):
    shutdown = parsed("reclaim-shutdown.service")
    assert shutdown["Service"]["User"] == "reclaim"
    assert shutdown["Unit"]["SuccessAction"] == "poweroff"


def test_a_screen_is_dimmed_by_the_referees_user_who_may_write_nothing_else_in_sys(service):
    dims = service("brightness")
    assert (dims["User"], dims["Group"]) == ("reclaim", "reclaim")
    # That would make /sys read-only.
    assert "ProtectKernelTunables" not in dims
    assert "ProtectKernelTunables" in service("referee")
    (rule,) = (
        line
        for line in (SYSTEMD / "60-reclaim.rules").read_text().splitlines()
        if "backlight" in line
    )
    assert 'RUN+="/bin/chgrp reclaim /sys%p/brightness"' in rule


@pytest.fixture
def installed(install, tmp_path):
    """The folder of the units, which start programs that are there, and empty."""
    place = tmp_path / "opt" / "bin"
    place.mkdir(parents=True)
    for name in ("python", "reclaim"):
        (place / name).touch(0o755)
    done = install("--root", tmp_path, "--venv", place.parent)
    assert done.returncode == 0, done.stderr
    return tmp_path / "etc" / "systemd" / "system"


def analyze(*arguments):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    return subprocess.run(
        ["systemd-analyze", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"SYSTEMD_LOG_LEVEL": "warning"},
    )


def test_systemd_finds_nothing_to_complain_of(installed):
    said = analyze("verify", *(installed / name for name in FILES))
    # To version 252, bookworm's: it starts them again after a second each time.
    of_later_versions = re.compile(r".*Unknown key 'Restart(Steps|MaxDelaySec)'.*")
    ours = [line for line in said.stderr.splitlines() if "reclaim" in line]
    assert [line for line in ours if not of_later_versions.match(line)] == []


OF_THE_IMAGE = sorted((IMAGE / "etc/systemd/system").glob("reclaim-*.service"))


@pytest.mark.parametrize("name", [*SERVICES, *(path.name for path in OF_THE_IMAGE)])
def test_a_unit_is_exposed_to_little(name, installed):
    """`systemd-analyze security`: 0 is the best, 10 the worst."""
    for path in OF_THE_IMAGE:
        shutil.copy(path, installed)
    path = installed / (name if "." in name else f"reclaim-{name}.service")
    said = analyze("security", "--offline=yes", "--no-pager", path)
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", said.stdout)
    assert exposure is not None, said.stderr
    assert float(exposure[1]) <= WORST_EXPOSURE
