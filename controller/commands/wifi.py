"""An appliance's WiFi: `python -m controller.commands.wifi SETTINGS FOLDER NETWORKS`.

Started as root by systemd/reclaim-wifi.service, before the network. Writes what wpa_supplicant and
systemd-networkd read, into folders that are gone after a reboot: only the owner's file is
permanent. Raspberry Pi OS has NetworkManager and its own way to set up WiFi; this is not used
there.
"""

import hashlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from controller.table.appliance import WifiSettings, read_settings

INTERFACE = "wlan0"
"""What the kernel calls a Pi's own radio: it is on SDIO, for which udev has no better name."""

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
    """Return the network for wpa_supplicant.conf(5). Name and key are written in hexadecimal
    digits, so that no character in them has a special meaning."""
    name = wifi.name.encode()
    # The key that a passphrase is converted to (IEEE 802.11-2020, J.4.1), so it is not stored
    # again.
    key = hashlib.pbkdf2_hmac("sha1", wifi.password.encode(), name, 4096, 32)
    return (
        f"country={wifi.country}\n"
        f"network={{\n\tssid={name.hex()}\n\tscan_ssid=1\n\tpsk={key.hex()}\n}}\n"
    )


def main(arguments: Sequence[str]) -> int:
    """Write both files; nothing if no WiFi is set, or a wrong one, which the screen reports."""
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
