"""The table's own WiFi: `python -m controller.commands.ownwifi SETTINGS FOLDER NETWORKS TOLD
KEEPS`.

Started as root by systemd/reclaim-own-wifi.service: with the computer, and when somebody asks for
it at the screen (reclaim-own-wifi.path). When it is up, and what it is, says
controller/table/ownwifi.py. Here wpa_supplicant is told to be an access point, systemd-networkd to
give addresses, systemd to listen for phones (reclaim-portal.socket), and the screen, by a file in
*TOLD*, how a phone joins. The network that is chosen there reclaim-wifi.service joins, as any other
(controller/commands/wifi.py). *KEEPS* has the name, the password, and whether the table is set up.

It ends when the table has a network, or needs none; if something was saved, not before the table
has started again with it, which waits until nobody plays.
"""

import os
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import segno

from controller.commands.wifi import CONTROL, MARK, NETWORK_FILE, write
from controller.table.ownwifi import (
    ADDRESS,
    WifiPhase,
    WifiSeen,
    WifiState,
    access_point,
    begun,
    network,
    networks_heard,
    new_credentials,
    qr_text,
    step,
)
from controller.views.message import Message
from controller.views.ownwifi import NET, PLACE, RADIO, OwnWifi, has_cable, has_radio
from controller.views.restated import RESTATED, SETS_UP, Restated
from controller.views.systemd import notify
from hardware.config import builtin_tables
from hardware.files import write_whole
from hardware.starting import persistently, run_through

STATION, SUPPLICANT = "reclaim-wifi.service", f"wpa_supplicant@{RADIO}.service"
PORTAL_UNITS = ("reclaim-portal.socket", "reclaim-portal.service")
TABLE = ("reclaim-referee.service", "reclaim.target")
OPEN, NOBODY_PLAYS = "table open", "nobody plays"
"""What the referee tells systemd (controller/commands/service.py)."""
SETTLED, CREDENTIALS = "set-up", "credentials"
WIFI_NEWS = "wifi-news"
"""What reclaim-wifi.service tells (systemd/reclaim-wifi.service)."""
LOOK_S = 1.0
SCAN_S = 15.0
"""A radio with two bands needs five."""
TELLS = "<"
"""So begins what wpa_supplicant tells by itself."""
_SCANNED = re.compile("CTRL-EVENT-SCAN-(RESULTS|FAILED)")
RUN = Path("/run")


class Files:
    """Where things lie: what wpa_supplicant reads in *folder*, networkd's in *networks*, what the
    screen is told in *told*, and what is kept in *keeps*."""

    def __init__(
        self, settings: Path, folder: Path, networks: Path, told: Path, keeps: Path
    ) -> None:
        self.settings, self.folder, self.networks = settings, folder, networks
        self.told, self.keeps = told, keeps
        self.shown = told / PLACE.name
        self.news, self.joined = told / WIFI_NEWS, told / MARK
        self.answer = RUN / SETS_UP / RESTATED

    @property
    def settled(self) -> bool:
        return (self.keeps / SETTLED).exists()

    def settle(self) -> None:
        """Keep that the table is set up, if the card keeps anything."""
        with suppress(OSError):
            (self.keeps / SETTLED).touch()

    def credentials(self) -> tuple[str, str]:
        """Return the name and the password of this table, which are made once."""
        place = self.keeps / CREDENTIALS
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            return msgspec.json.decode(place.read_bytes(), type=tuple[str, str])
        made = new_credentials()
        with suppress(OSError):
            write_whole(place, msgspec.json.encode(made))
            place.chmod(0o600)
        return made


class Airspace:
    """This computer's networks, by what the kernel and systemd say of them."""

    def __init__(self, files: Files, net: Path = NET) -> None:
        self._files, self._net = files, net

    def seen(self) -> WifiSeen:
        """Return what there is now."""
        return WifiSeen(
            radio=has_radio(self._net),
            cable=has_cable(self._net),
            named=_told_of(STATION).get("ActiveState") in ("activating", "active"),
            joined=self._files.joined.exists(),
            why=self._why(),
            saved=self.saved(),
        )

    def _why(self) -> str:
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            told = msgspec.json.decode(self._files.news.read_bytes(), type=Message)
            return told.id.rpartition("-")[2]
        return ""

    def saved(self) -> str:
        """Return the number of the page that was saved last; empty if none was."""
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            said = msgspec.json.decode(self._files.answer.read_bytes(), type=Restated)
            return said.number if said.code == "done" else ""
        return ""


def _told_of(unit: str) -> dict[str, str]:
    """Return what systemd says of a unit. Raises `CannotStart`."""
    asked = ("systemctl", "show", "--property=ActiveState,StatusText", unit)
    said = run_through("systemctl", *asked).stdout
    return dict(line.split("=", 1) for line in said.splitlines() if "=" in line)


# ---- up and down ---------------------------------------------------------------------------------


def open_it(files: Files, why: str) -> None:
    """Have the WiFi up, and tell the screen. Raises `CannotStart`, and OSError where the radio's
    program does not answer."""
    name, password = files.credentials()
    # Its program would take the table's own WiFi for the network that it waits for.
    _systemctl("stop", STATION)
    files.joined.unlink(missing_ok=True)
    write(access_point(name, password, str(CONTROL)), network(RADIO), files.folder, files.networks)
    _systemctl("restart", SUPPLICANT, "systemd-networkd.service")
    with talk(CONTROL / RADIO, files.folder / "mouth") as mouth:
        heard = networks_heard(_scanned(mouth))
        _ask(mouth, "SELECT_NETWORK 0")
    _systemctl("start", PORTAL_UNITS[0])
    made = segno.make_qr(qr_text(name, password), error="m")
    picture = tuple("".join("1" if dark else "0" for dark in row) for row in made.matrix)
    told = _reason(files, why) if why else None
    shown = OwnWifi(name, password, ADDRESS, picture, heard, _tables(files.settings), told)
    write_whole(files.shown, msgspec.json.encode(shown))


def _reason(files: Files, why: str) -> Message:
    with suppress(OSError, msgspec.MsgspecError, UnicodeError):
        return msgspec.json.decode(files.news.read_bytes(), type=Message)
    return Message(f"table-wifi-{why}", {"network": "…"})


def _tables(settings: Path) -> tuple[str, ...]:
    """Return the table files that can be named: those beside the settings first."""
    beside = sorted(one.name for one in settings.parent.glob("*.toml") if one != settings)
    return (*(name for name in beside if name[0] not in "._"), *sorted(builtin_tables()))


def close_it(files: Files) -> None:
    """Have the screen and phones told no more. Raises `CannotStart`."""
    files.shown.unlink(missing_ok=True)
    _systemctl("stop", *PORTAL_UNITS)


def give_back(files: Files) -> None:
    """Leave the radio to the network of the settings, if there is one. Raises `CannotStart`."""
    _systemctl("stop", SUPPLICANT)
    (files.networks / NETWORK_FILE).unlink(missing_ok=True)
    _systemctl("restart", "systemd-networkd.service", STATION)


def _systemctl(act: str, *units: str) -> None:
    run_through("systemctl", "systemctl", act, *units)


@contextmanager
def talk(control: Path, own: Path) -> Iterator[socket.socket]:
    """Talk with the wpa_supplicant at *control*, which has just been started; *own* is the name of
    this end. Raises OSError where it does not answer, and `CannotStart`."""
    own.unlink(missing_ok=True)
    with persistently("Who talks to the WiFi", _mouth) as mouth:
        mouth.bind(str(own))
        mouth.settimeout(SCAN_S)
        _connect(mouth, control)
        try:
            yield mouth
        finally:
            own.unlink(missing_ok=True)


def _mouth() -> socket.socket:
    return socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)


def _connect(mouth: socket.socket, control: Path) -> None:
    """Connect as soon as there is somebody. Raises OSError."""
    ends_s = time.monotonic() + SCAN_S
    while True:
        try:
            mouth.connect(str(control))
        except OSError:
            if time.monotonic() >= ends_s:
                raise
            time.sleep(LOOK_S / 4)
        else:
            return


def _ask(mouth: socket.socket, command: str) -> str:
    """Return the answer to a command, behind what is told meanwhile. Raises OSError."""
    mouth.send(command.encode())
    while (answer := mouth.recv(8192).decode(errors="replace")).startswith(TELLS):
        pass
    return answer


def _scanned(mouth: socket.socket) -> str:
    """Have the radio look for networks; return what it has found. Raises OSError."""
    _ask(mouth, "ATTACH")
    _ask(mouth, "SCAN")
    with suppress(TimeoutError):
        while not _SCANNED.search(mouth.recv(8192).decode(errors="replace")):
            pass
    return _ask(mouth, "SCAN_RESULTS")


# ---- the service ---------------------------------------------------------------------------------


def run(files: Files, air: Airspace, state: WifiState, clock: Callable[[], float]) -> WifiState:
    """Do what the rules say until the table leaves it at that; return how it is then. Raises
    `CannotStart`."""
    while state.phase is not WifiPhase.RESTS:
        before, state = state, step(state, air.seen(), clock())
        match before.phase, state.phase:
            case ((WifiPhase.WAITS | WifiPhase.TRIES), WifiPhase.OPEN):
                open_it(files, state.why)
            case WifiPhase.OPEN, WifiPhase.TRIES:
                close_it(files)
                files.news.unlink(missing_ok=True)
            case WifiPhase.OPEN, WifiPhase.RESTS:
                close_it(files)
                give_back(files)
        if state.phase is not WifiPhase.RESTS:
            time.sleep(LOOK_S)
    return state


def start_again(sleep: Callable[[float], None] = time.sleep) -> None:
    """Start the table again as soon as nobody plays. Raises `CannotStart`."""
    referee, table = TABLE
    while OPEN in (words := _told_of(referee).get("StatusText", "").split(", ")) and (
        NOBODY_PLAYS not in words
    ):
        sleep(LOOK_S)
    _systemctl("restart", table)


def main(arguments: Sequence[str]) -> int:
    """Have it up while it is needed."""
    files = Files(*map(Path, arguments))
    with suppress(OSError):
        files.keeps.mkdir(mode=0o700, parents=True, exist_ok=True)
    notify("READY=1")
    # systemd says which path has started a service (systemd.exec(5)).
    state = begun(time.monotonic(), files.settled, asked="TRIGGER_PATH" in os.environ)
    air = Airspace(files)
    saved = air.saved()
    state = run(files, air, state, time.monotonic)
    if state.settled:
        files.settle()
    if air.saved() != saved:
        start_again()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
