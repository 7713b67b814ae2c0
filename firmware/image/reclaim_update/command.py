"""What udev and systemd start: `update DEVICE` for a stick, `update --confirm` after each start. It
waits until the table stands and its screen is drawn: that makes a slot a good one.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from reclaim_update import news
from reclaim_update.bundle import Bundle, UpdateRefused, verify, write
from reclaim_update.card import Card, this_card
from reclaim_update.slots import SECTOR_BYTES, begin_trial, confirm, was_rolled_back

FEED = "/run/reclaim/feed.sock"
UNITS = ("reclaim-referee.service", "reclaim-display.service")
STEADY_S = 20.0
_ASK_AGAIN_S = 5.0
_WATCH = b'{"type":"Watch","seat":"","token":""}\n'  # controller/views/table.py: as the public


@dataclass(frozen=True, slots=True)
class Programs:
    """The process of each unit; 0 for one that does not run."""

    pids: tuple[int, ...]

    @property
    def run(self) -> bool:
        return all(self.pids)


def healthy_within(patience_s: float) -> bool:
    """Whether, within this time, all run for `STEADY_S` without a restart and the feed answers."""
    end = time.monotonic() + patience_s
    since = time.monotonic()
    before = Programs((0,))
    while time.monotonic() < end:
        now = _programs()
        if now != before or not now.run or not _feed_speaks():
            since, before = time.monotonic(), now
        elif time.monotonic() - since >= STEADY_S:
            return True
        time.sleep(_ASK_AGAIN_S)
    return False


def _programs() -> Programs:
    asked = ["systemctl", "show", "--property=MainPID", "--property=ActiveState", *UNITS]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    units = [
        dict(line.split("=", 1) for line in part.splitlines())
        for part in answer.strip().split("\n\n")
    ]
    return Programs(
        tuple(int(unit["MainPID"]) if unit["ActiveState"] == "active" else 0 for unit in units)
    )


def _feed_speaks() -> bool:
    """Whether the referee sends a screen what to draw."""
    try:
        with socket.socket(socket.AF_UNIX) as feed:
            feed.settimeout(10.0)
            feed.connect(FEED)
            feed.sendall(_WATCH)
            return bool(feed.recv(1))
    except OSError:
        return False


SETTINGS = Path("/etc/reclaim")
DATA = Path("/data")  # shared by both slots
STICK = Path("/run/appliance/stick")


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["--confirm"]:
            return confirm_slot(this_card())
        case [device]:
            return take_update(this_card(), device)
        case _:
            print("Expected the device of a USB stick, or --confirm.", file=sys.stderr)
            return 2


def take_update(card: Card, device: str) -> int:
    """Write the update that is on the stick, if there is a new one, and start it."""
    STICK.mkdir(exist_ok=True)
    if subprocess.run(
        ["mount", "-o", "ro,nodev,nosuid,noexec", device, STICK], check=False
    ).returncode:
        return 0  # a stick that cannot be read is no update
    try:
        for path in sorted(STICK.glob("*.slot")):
            bundle = verify(path, SETTINGS / "update.pub")
            if _is_new(bundle):
                news.taken(path.name, bundle.version).tell()
                install(card, bundle)
                news.written(bundle.version).tell()
                subprocess.run(["systemctl", "reboot"], check=True)
                return 0
            again = news.here if bundle.image == _running() else news.tried
            again(path.name, bundle.version).tell()
            print(f"{path.name} is already installed, or was tried before without success.")
    except UpdateRefused as refused:
        print(refused, file=sys.stderr)
        refused.news.tell()
        return 1
    finally:
        subprocess.run(["umount", STICK], check=False)
    return 0


def install(card: Card, bundle: Bundle) -> None:
    """Write *bundle* to the slot that does not run, and put that on trial.

    Until the last step nothing points at the new slot: a power cut before it changes nothing.
    """
    arch = (SETTINGS / "arch").read_text().strip()
    if bundle.arch != arch:
        raise UpdateRefused(
            f"{bundle.path.name} is for {bundle.arch}, this computer is {arch}.",
            "table-update-other",
            file=bundle.path.name,
        )
    target = card.slots[card.running.other]
    # From here on the system that was there can no longer boot, not even as a trial.
    card.change(confirm)
    with open(target, "r+b", buffering=0) as slot:
        slot.write(bytes(SECTOR_BYTES))
        os.fsync(slot.fileno())
    write(bundle, target)
    (DATA / "update-tried").write_text(f"{bundle.image} {bundle.version}\n")
    card.change(begin_trial)


def confirm_slot(card: Card) -> int:
    """Confirm this slot once its screen is there; give a slot on trial up when it is not."""
    state = card.state()
    if was_rolled_back(state, card.running):
        tried = DATA / "update-tried"
        if tried.exists():
            news.rolled_back(tried.read_text().split()[-1]).tell()
            tried.rename(DATA / "update-refused")
        print("The update did not reach a healthy screen; the previous version is back.")
    if not healthy_within(_patience_s()):
        if state and state.trial is card.running:
            subprocess.run(["systemctl", "reboot"], check=True)
        return 1
    if state is None or state.good is not card.running or state.trial:
        if state and state.trial is card.running:
            news.confirmed((SETTINGS / "version").read_text().strip()).tell()
        card.change(confirm)
        card.change(confirm)  # in both copies
    return 0


def _is_new(bundle: Bundle) -> bool:
    refused = DATA / "update-refused"
    failed = refused.read_text().split()[:1] if refused.exists() else []
    return bundle.image not in (_running(), *failed)


def _running() -> str:
    return (SETTINGS / "image").read_text().strip()


def _patience_s() -> float:
    """How long a start may take: four times what it has taken so far on this computer."""
    uptime_s = float(Path("/proc/uptime").read_text().split()[0])
    return max(180.0, 4 * uptime_s)
