"""An appliance's WiFi: `python -m controller.commands.wifi SETTINGS FOLDER NETWORKS NEWS`.

Started as root by systemd/reclaim-wifi.service where a WiFi is set. Writes what wpa_supplicant and
systemd-networkd read, into folders that are gone after a reboot: only the owner's file is
permanent. Then it listens to wpa_supplicant until the network is joined, and says in the file NEWS,
which the screen reads, why it is not. Raspberry Pi OS has NetworkManager and its own way to set up
WiFi; this is not used there.
"""

import hashlib
import json
import os
import socket
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from controller.table.appliance import WifiSettings, read_settings
from controller.views.ownwifi import RADIO as INTERFACE
from controller.views.systemd import notify
from hardware.files import write_whole
from hardware.starting import persistently

NETWORK_FILE = "60-reclaim-wifi.network"
NETWORK = f"""[Match]
Name={INTERFACE}

[Network]
DHCP=yes
LLMNR=no
MulticastDNS=no

[Link]
RequiredForOnline=no
"""

CONTROL = Path("/run/wpa_supplicant")
"""Where wpa_supplicant listens; its control interface is at w1.fi/wpa_supplicant/devel."""

_KEY_DIGITS = 64
PATIENCE_S = 60.0
"""A radio that has not appeared by then is not there."""
_LOOK_S = 1.0


def supplicant(wifi: WifiSettings) -> str:
    """Return the network for wpa_supplicant.conf(5). Name and keys are written in hexadecimal
    digits, so that no character in them has a special meaning."""
    name = wifi.name.encode()
    head = (
        f"ctrl_interface={CONTROL}\n"
        f"country={wifi.country}\n"
        f"network={{\n\tssid={name.hex()}\n\tscan_ssid=1\n"
    )
    if len(wifi.password) == _KEY_DIGITS:
        # The key itself, which is no use for WPA3.
        return f"{head}\tpsk={wifi.password.lower()}\n}}\n"
    # The key that a passphrase is converted to (IEEE 802.11-2020, J.4.1). WPA3 (SAE) wants the
    # passphrase itself.
    key = hashlib.pbkdf2_hmac("sha1", wifi.password.encode(), name, 4096, 32)
    return (
        f"{head}\tkey_mgmt=WPA-PSK WPA-PSK-SHA256 SAE\n\tieee80211w=1\n"
        f"\tpsk={key.hex()}\n\tsae_password={wifi.password.encode().hex()}\n}}\n"
    )


# ---- whether it is joined ------------------------------------------------------------------------

JOINED = "joined"
MARK = "wifi-joined"
"""A file beside the news, which is there once the network has been joined."""

_HEARD = {
    "CTRL-EVENT-CONNECTED": JOINED,
    "wpa_state=COMPLETED": JOINED,
    "reason=WRONG_KEY": "password",
    # A Pi's radio compares the keys itself, and only says that it was turned away.
    "CTRL-EVENT-ASSOC-REJECT": "password",
    "CTRL-EVENT-AUTH-REJECT": "password",
    "reason=AUTH_FAILED": "password",
    "reason=CONN_FAILED": "password",
    "CTRL-EVENT-NETWORK-NOT-FOUND": "absent",
}


def heard(line: str) -> str | None:
    """Return what a line of wpa_supplicant's says of the network: joined, or why not, as the end of
    a message's name; None for any other line."""
    return next((means for word, means in _HEARD.items() if word in line), None)


class WifiNews:
    """What the screen says of the *network*, in the file at *path*."""

    def __init__(self, path: Path, network: str) -> None:
        self._path, self._network = path, network
        # What a program before this one has said is still there.
        self._told: str | None = ""

    def tell(self, why: str | None) -> None:
        """Say why it is not joined; None takes that back."""
        if why == self._told:
            return
        self._told = why
        if why is None:
            self._path.unlink(missing_ok=True)
            return
        said = {"id": f"table-wifi-{why}", "args": {"network": self._network}, "kind": "fault"}
        write_whole(self._path, json.dumps(said).encode())


def watch(
    control: Path, own: Path, news: WifiNews, clock: Callable[[], float] = time.monotonic
) -> None:
    """Listen at *control* until the network is joined, and tell *news*; *own* is the name of this
    end, for which it must be free. Raises `CannotStart`."""
    until_s = clock() + PATIENCE_S
    while True:
        own.unlink(missing_ok=True)
        ears = persistently("Who listens to the WiFi", _ears)
        with ears, suppress(OSError):
            ears.bind(str(own))
            ears.connect(str(control))
            until_s = float("inf")
            if _listen(ears, news):
                own.unlink(missing_ok=True)
                return
        if clock() >= until_s:
            news.tell("no-radio")
        time.sleep(_LOOK_S)


def _ears() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)


def _listen(ears: socket.socket, news: WifiNews) -> bool:
    """Tell what is heard; return True once the network is joined. Raises OSError when nobody speaks
    any more."""
    ears.send(b"ATTACH")
    ears.settimeout(10.0)
    while True:
        with suppress(TimeoutError):
            means = heard(ears.recv(4096).decode(errors="replace"))
            if means == JOINED:
                news.tell(None)
                return True
            if means is not None:
                news.tell(means)
            continue
        ears.send(b"STATUS")  # an event may have been missed, and this tells who has gone


def main(arguments: Sequence[str]) -> int:
    """Write both files, and watch; nothing if no WiFi is set, or a wrong one, which the screen
    reports."""
    settings, folder, networks, news = map(Path, arguments)
    mark = news.with_name(MARK)
    mark.unlink(missing_ok=True)
    wifi = read_settings(settings).settings.wifi
    if wifi is None:
        notify("READY=1")
        return 0
    write(supplicant(wifi), NETWORK, folder, networks)
    notify("READY=1")
    watch(CONTROL / INTERFACE, folder / "ears", WifiNews(news, wifi.name))
    mark.touch()
    return 0


def write(supplicant: str, network: str, folder: Path, networks: Path) -> None:
    """Write the files of the radio for wpa_supplicant and for systemd-networkd."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"wpa_supplicant-{INTERFACE}.conf"
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", encoding="utf-8") as file:
        file.write(supplicant)
    networks.mkdir(parents=True, exist_ok=True)
    (networks / NETWORK_FILE).write_text(network, "ascii")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
