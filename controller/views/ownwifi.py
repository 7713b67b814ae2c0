"""The table's own WiFi, by which somebody sets the table up with a phone: what its screen and its
page know of it.

While it is up, `PLACE` says how it is joined (controller/commands/ownwifi.py). It is up where no
network is known, or where somebody asks for it at the screen.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from controller.views.message import Message

PLACE = Path("/run/reclaim-settings/own-wifi")
NET = Path("/sys/class/net")
RADIO = "wlan0"
"""What the kernel calls a Pi's own radio: it is on SDIO, for which udev has no better name."""
MANAGER = Path("/usr/sbin/NetworkManager")
"""Raspberry Pi OS sets its WiFi up by itself."""
ETHERNET = "1"
"""ARPHRD_ETHER of if_arp.h."""


class OwnWifi(Struct, frozen=True):
    """How a phone joins, and what it finds there."""

    name: str
    password: str
    address: str
    """The table's, in numbers: of its page, too."""
    picture: tuple[str, ...] = ()
    """How to join as a QR code: a row of `0` and `1` for each of its lines, without a margin."""
    networks: tuple[str, ...] = ()
    """The names of the networks with a password that the table's radio hears, the loudest first."""
    tables: tuple[str, ...] = ()
    """The table files that can be named: those that we ship, and those beside the settings."""
    why: Message | None = None
    """Why the network that was chosen last is not joined."""


def own_wifi(place: Path = PLACE) -> OwnWifi | None:
    """Return the table's own WiFi, or None while it is not up."""
    try:
        return msgspec.json.decode(place.read_bytes(), type=OwnWifi)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None


def has_radio(net: Path = NET) -> bool:
    """Return True if this computer has a radio for WiFi."""
    return (net / RADIO).exists()


def has_cable(net: Path = NET) -> bool:
    """Return True if a cable is plugged in, with something at its other end."""
    return "1" in _carriers(net)


def _carriers(net: Path) -> Iterator[str]:
    for one in net.glob("*"):
        # An interface that is down answers no question (EINVAL); one without a device is no socket.
        with suppress(OSError):
            wired = (one / "type").read_text().strip() == ETHERNET and (one / "device").exists()
            if wired and not (one / "phy80211").exists():
                yield (one / "carrier").read_text().strip()


def can_be_asked_for(net: Path = NET, manager: Path = MANAGER) -> bool:
    """Return True if the table can have a WiFi of its own: a radio, no cable, and nobody else who
    sets the radio up."""
    return has_radio(net) and not has_cable(net) and not manager.exists()
