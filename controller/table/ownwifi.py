"""When the table has a WiFi of its own, and what that is: rules and texts, without I/O.

It is up where no network is known a minute after the start and nobody has set the table up yet, and
where somebody asks for it at the screen. It goes for a network that was chosen on its page, and
comes back if that does not let the table in.
"""

import re
import secrets
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

KNOWN_S = 60.0
"""A network that is known is joined by then."""
JOINS_S = 60.0
"""One that was just chosen may take this long: wpa_supplicant needs ten seconds to find that a
password is wrong."""
READS_S = 10.0
"""The WiFi stays this long for the phone's last page, if no network was chosen."""

ADDRESS = "10.0.0.1"
"""The table's in its own WiFi (RFC 1918), short to type."""
CHANNEL_MHZ = 2437
"""The sixth, which every country allows (IEEE 802.11-2020, annex E)."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that looks like another."""
PASSWORD_LETTERS = 10
MOST_NETWORKS = 30


class WifiPhase(Enum):
    """What the table does about a network."""

    WAITS = "waits for a network that it knows"
    OPEN = "has a WiFi of its own"
    TRIES = "tries the network that was chosen"
    RESTS = "leaves it at that"


class WifiSeen(Struct, frozen=True):
    """What can be seen of networks at one time."""

    radio: bool = True
    cable: bool = False
    named: bool = False
    """reclaim-wifi.service runs: a network was chosen."""
    joined: bool = False
    why: str = ""
    """Why the network that is named is not joined, as the end of a message's name."""
    saved: str = ""
    """The number of the page that was saved last."""


class WifiState(Struct, frozen=True):
    """What the table does, and until when."""

    phase: WifiPhase
    until_s: float = float("inf")
    why: str = ""
    """Why the network that was chosen last is not joined."""
    saved: str = ""
    """The number of the page that had been saved last before the WiFi was up."""
    settled: bool = False
    """The table has been set up: at another start its own WiFi is up only if somebody asks."""


def begun(now_s: float, settled: bool, asked: bool) -> WifiState:
    """Return how it begins: with a computer's start, or because somebody *asked* at the screen."""
    if asked:
        return WifiState(WifiPhase.WAITS, now_s, settled=settled)
    if settled:
        return WifiState(WifiPhase.RESTS, settled=True)
    return WifiState(WifiPhase.WAITS, now_s + KNOWN_S)


def step(state: WifiState, seen: WifiSeen, now_s: float) -> WifiState:
    """Return the state after *seen* at *now_s*, on the clock of `begun`."""
    over = now_s >= state.until_s
    if state.phase is WifiPhase.RESTS:
        return state
    if (not seen.radio and over) or seen.cable:
        return replace(state, phase=WifiPhase.RESTS)
    match state.phase:
        case WifiPhase.WAITS if seen.joined and not state.settled:
            return replace(state, phase=WifiPhase.RESTS, settled=True)
        case WifiPhase.WAITS if over:
            return _opened(state, seen, seen.why)
        case WifiPhase.OPEN if seen.named:
            return replace(state, phase=WifiPhase.TRIES, until_s=now_s + JOINS_S)
        case WifiPhase.OPEN if over:
            return replace(state, phase=WifiPhase.RESTS, settled=True)
        case WifiPhase.OPEN if seen.saved != state.saved:
            return replace(state, until_s=min(state.until_s, now_s + READS_S))
        case WifiPhase.TRIES if seen.joined:
            return replace(state, phase=WifiPhase.RESTS, settled=True)
        case WifiPhase.TRIES if seen.why == "password" or over:
            return _opened(state, seen, seen.why or "absent")
    return state


def _opened(state: WifiState, seen: WifiSeen, why: str) -> WifiState:
    return WifiState(WifiPhase.OPEN, why=why, saved=seen.saved, settled=state.settled)


# ---- its texts -----------------------------------------------------------------------------------


def new_credentials() -> tuple[str, str]:
    """Return a name for the WiFi, other than that of a second table, and a password."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(4 + PASSWORD_LETTERS))
    return f"Reclaim-{letters[:4]}", letters[4:]


def qr_text(name: str, password: str) -> str:
    """Return what a phone's camera reads as how to join a WiFi; letters that mean something in it
    have a backslash before them (https://github.com/zxing/zxing/wiki/Barcode-Contents)."""
    quoted = (re.sub(r'([\\;,:"])', r"\\\1", one) for one in (name, password))
    return "WIFI:T:WPA;S:{};P:{};;".format(*quoted)


def access_point(name: str, password: str, control: str) -> str:
    """Return the WiFi for wpa_supplicant.conf(5), WPA2 alone; it begins when it is selected, for
    its radio looks for networks first. *control* is the folder of the control interface."""
    lines = (
        f"ssid={name.encode().hex()}",
        "mode=2",
        f"frequency={CHANNEL_MHZ}",
        *("key_mgmt=WPA-PSK", "proto=RSN", "pairwise=CCMP", "group=CCMP"),
        f'psk="{password}"',
        "disabled=1",
    )
    inside = "".join(f"\t{line}\n" for line in lines)
    return f"ctrl_interface={control}\nnetwork={{\n{inside}}}\n"


def network(radio: str) -> str:
    """Return the file for systemd-networkd (systemd.network(5)), which gives phones their
    addresses, and calls the table their server of names."""
    return f"""[Match]
Name={radio}

[Network]
Address={ADDRESS}/24
DHCPServer=yes
LinkLocalAddressing=no
IPv6AcceptRA=no
LLMNR=no
MulticastDNS=no

[DHCPServer]
PoolOffset=10
PoolSize=50
DefaultLeaseTimeSec=600
DNS={ADDRESS}
EmitNTP=no
EmitTimezone=no
PersistLeases=no

[Link]
RequiredForOnline=no
"""


_ESCAPES = {"n": b"\n", "r": b"\r", "t": b"\t", "e": b"\x1b"}


def networks_heard(results: str) -> tuple[str, ...]:
    """Return the names of the networks in wpa_supplicant's SCAN_RESULTS that have a password, the
    loudest first, each once. Names that no letters make are left out."""
    heard: dict[str, int] = {}
    for line in results.splitlines()[1:]:
        _, _, level, flags, *name = [*line.split("\t"), "", "", "", ""][:5]
        called = _unescaped(name[0])
        usable = re.search(r"PSK|SAE", flags) and re.fullmatch(r"-?\d+", level)
        if usable and called and called.isprintable():
            heard[called] = max(int(level), heard.get(called, -1000))
    return tuple(sorted(heard, key=lambda name: (-heard[name], name))[:MOST_NETWORKS])


def _unescaped(name: str) -> str:
    """Undo what printf_encode() of wpa_supplicant does with a name; empty if it is no UTF-8."""
    parts = re.findall(r'\\x([0-9a-f]{2})|\\([\\"nrte])|([^\\])', name)
    made = b"".join(
        bytes.fromhex(code) if code else _ESCAPES.get(one, one.encode()) if one else own.encode()
        for code, one, own in parts
    )
    try:
        return made.decode()
    except UnicodeDecodeError:
        return ""
