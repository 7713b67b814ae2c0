"""The WiFi of an appliance: `python -m controller.commands.wifi SETTINGS FOLDER NETWORKS`.

Started as root by systemd/reclaim-wifi.service, before the network is. Writes what wpa_supplicant
and systemd-networkd read, into folders that are gone with the next boot: the owner's file says what
holds. Raspberry Pi OS has NetworkManager, and a way of its own to set a WiFi; there it is not used.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from controller.table.settings import WifiSettings, read_settings

INTERFACE = "wlan0"
"""What the kernel calls a Pi's own radio: it sits on SDIO, for which udev has no better name."""

NETWORK = f"""[Match]
Name={INTERFACE}

[Network]
DHCP=yes
LLMNR=no
MulticastDNS=no

[Link]
RequiredForOnline=no
"""


def supplicant(wifi: WifiSettings) -> str:
    """The network for wpa_supplicant.conf(5). Name and key are written in hexadecimal digits, so
    that no letter in them means anything to its reader."""
    name = wifi.name.encode()
    # IEEE 802.11-2020, J.4.1: what becomes of a passphrase, so that it is not written down again.
    key = hashlib.pbkdf2_hmac("sha1", wifi.password.encode(), name, 4096, 32)
    return (
        f"country={wifi.country}\n"
        f"network={{\n\tssid={name.hex()}\n\tscan_ssid=1\n\tpsk={key.hex()}\n}}\n"
    )


def main(arguments: Sequence[str]) -> int:
    """Write both files; nothing where no WiFi is set, or a wrong one, which the screen tells."""
    settings, folder, networks = map(Path, arguments)
    wifi = read_settings(settings).settings.wifi
    if wifi is None:
        return 0
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / f"wpa_supplicant-{INTERFACE}.conf"
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(descriptor, "w", encoding="ascii") as file:
        file.write(supplicant(wifi))
    networks.mkdir(parents=True, exist_ok=True)
    (networks / "60-reclaim-wifi.network").write_text(NETWORK, "ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
