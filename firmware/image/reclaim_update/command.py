"""What udev and systemd start: `update DEVICE` for a stick, `update --gone DEVICE` when it is out
again, `update --brought FOLDER` for what a phone has brought, `update --start` when an update was
written, which restarts the table once nobody plays, and `update --confirm` after each start, which
makes a slot a good one or gives it up.
"""

import fcntl
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

from reclaim_update import memory, news
from reclaim_update.bundle import Bundle, CardFails, NotSigned, UpdateRefused, verify, write
from reclaim_update.card import Card, this_card
from reclaim_update.health import WANTED, condition, healthy_within
from reclaim_update.memory import Tried
from reclaim_update.news import PHONE, SLOT, tell
from reclaim_update.slots import (
    SECTOR_BYTES,
    TRIALS,
    begin_trial,
    confirm,
    give_up,
    was_rolled_back,
)
from reclaim_update.stick import Apply, Here, Propose, Verify, Wait, Why, decide, survey

SETTINGS = Path("/etc/reclaim")
RUN = Path("/run")
MOUNTED = "appliance/stick"
ON_TRIAL, OFFER, LOCK = "appliance/on-trial", "appliance/update-offer", "appliance/update-lock"
STARTER = "reclaim-start.service"
BROUGHT = "brought"
"""In a phone's folder the file that says that all is there (controller/table/updating.py)."""
ASKED = "reclaim/install-update"
"""The answer to an offer, which the referee writes (controller/table/appliance.py)."""

_FILE_SYSTEMS = ("vfat", "exfat", "ext2", "ext3", "ext4")
"""What the image's kernel reads, and sticks have."""

_SMALL_BYTES = 64 << 20
"""A partition without a file system of this size or less is no place for updates, but a boot
loader's."""

LOOK_AGAIN_S = 5.0
PATIENCE_S = 300.0


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["--confirm"]:
            return confirm_slot(this_card())
        case ["--start"]:
            return start_trial()
        case ["--brought", folder]:
            return take_brought(this_card(), Path(folder))
        case ["--gone", device]:
            return stick_gone(Path(device))
        case [device]:
            return take_update(this_card(), Path(device))
        case _:
            expected = (
                "the device of a USB stick, --gone DEVICE, --brought FOLDER, --start, or --confirm"
            )
            print(f"Expected {expected}.", file=sys.stderr)
            return 2


# ---- a stick -------------------------------------------------------------------------------------


def take_update(card: Card, device: Path) -> int:
    """Do what is right about the stick in *device*, and say what that is; it may take as long as
    the stick is in."""
    system = _file_system(device)
    if system not in _FILE_SYSTEMS:
        if system or _bytes_of(device) > _SMALL_BYTES:
            tell(device.name, [news.unknown_files(system)])
        return 0
    try:
        _take(card, device.name, lambda: _mounted(device))
    except OSError as error:
        print(f"The stick in {device} cannot be read: {error}", file=sys.stderr)
        tell(device.name, [news.no_stick()])
    return 0


def take_brought(card: Card, folder: Path) -> int:
    """Do what is right about the update that a phone has brought into *folder*, which is empty
    afterwards; an offer stands for a while. A power cut leaves it to the next start."""
    waits = itertools.count()

    @contextmanager
    def there() -> Iterator[Path]:
        with _alone():
            yield folder

    def over() -> bool:
        return next(waits) * LOOK_AGAIN_S >= PATIENCE_S

    try:
        _take(card, PHONE, there, over)
    except OSError as error:
        print(f"What a phone has brought cannot be read: {error}", file=sys.stderr)
        tell(PHONE, [news.card_fails()])
    finally:
        (RUN / OFFER).unlink(missing_ok=True)
        # The mark last: a power cut before it begins again, and finds nothing to do.
        for one in sorted(folder.iterdir(), key=lambda one: one.name == BROUGHT):
            one.unlink()
    return 0


def _take(
    card: Card,
    about: str,
    mounted: Callable[[], AbstractContextManager[Path]],
    over: Callable[[], bool] = lambda: False,
) -> None:
    """Do so, with the stick *mounted* only as long as it is read: logs may be saved on it. An offer
    stands until it is *over*."""
    with mounted() as folder:
        found = survey(folder)
    checked: dict[str, Bundle | Why] = {}
    asked = set[str]()
    while True:
        decision = decide(found, checked, _here(card, frozenset(asked)))
        tell(about, decision.told)
        match decision.act:
            case Verify(name):
                with mounted() as folder:
                    checked[name] = _verified(folder / name)
            case Wait():
                time.sleep(LOOK_AGAIN_S)
            case Propose(bundle):
                if _is_asked_for(bundle):
                    asked.add(bundle.image)
                elif over():
                    return
            case Apply(bundle):
                try:
                    with mounted():
                        install(card, bundle)
                except CardFails as error:
                    print(error, file=sys.stderr)
                    tell(about, [news.card_fails()])
                    return
                except UpdateRefused as error:
                    print(error, file=sys.stderr)
                    checked[bundle.path.name] = "unreadable"
                    continue
                # What is told of the others on the stick stands; the rest is about the slot.
                tell(about, decision.told[:-1])
                subprocess.run(["systemctl", "--no-block", "start", STARTER], check=True)
                return
            case _:
                return


def _here(card: Card, asked: frozenset[str]) -> Here:
    """How things stand now."""
    state, tried = card.state(), memory.tried()
    refused = memory.refused()
    pending = state is not None and state.trial is card.running.other and state.left == TRIALS
    if was_rolled_back(state, card.running) and tried is not None and not pending:
        refused |= {tried.image}  # and `confirm_slot` will soon note that
    return Here(
        version=_setting("version"),
        image=_setting("image"),
        arch=_setting("arch"),
        journal=int(_setting("journal") or 0) or None,
        slot_bytes=_bytes_of(card.slots[card.running.other]),
        refused=refused,
        trial=state is not None and state.trial is card.running,
        pending=pending,
        playing=condition().somebody_plays,
        asked=asked,
    )


def _verified(path: Path) -> Bundle | Why:
    try:
        return verify(path, SETTINGS / "update.pub")
    except NotSigned as error:
        print(error, file=sys.stderr)
        return "unsigned"
    except (UpdateRefused, OSError) as error:
        print(error, file=sys.stderr)
        return "unreadable"


def install(card: Card, bundle: Bundle) -> None:
    """Write *bundle* to the slot that does not run, and put that on trial.

    Until the last step nothing points at the new slot: a power cut before it changes nothing.
    Raises `UpdateRefused`.
    """
    target = card.slots[card.running.other]
    before = condition().words
    try:
        # From here on the system that was there can no longer boot, not even as a trial.
        card.change(confirm)
        with open(target, "r+b", buffering=0) as slot:
            slot.write(bytes(SECTOR_BYTES))
            os.fsync(slot.fileno())
        write(bundle, target)
        memory.remember(Tried(bundle.image, bundle.version, WANTED & (before | condition().words)))
        card.change(begin_trial)
    except OSError as error:
        raise CardFails(f"The card cannot be written: {error}") from None


def start_trial() -> int:
    """Restart as soon as nobody plays, whether the stick is still in or not."""
    tried = memory.tried()
    version = "" if tried is None else tried.version
    while condition().somebody_plays:
        tell(SLOT, [news.written(version, waits=True)])
        time.sleep(LOOK_AGAIN_S)
    tell(SLOT, [news.written(version, waits=False)])
    _reboot()
    return 0


def _is_asked_for(bundle: Bundle) -> bool:
    """Offer it; return whether somebody has asked for it by now, after a while."""
    offer, request = RUN / OFFER, RUN / ASKED
    if not offer.exists():
        # Nobody can have asked for what was not offered.
        request.unlink(missing_ok=True)
        offer.write_text(json.dumps({"version": bundle.version}))
    time.sleep(LOOK_AGAIN_S)
    if not request.exists():
        return False
    request.unlink()
    offer.unlink(missing_ok=True)
    return True


def stick_gone(device: Path) -> int:
    """Say so if the stick was needed, and otherwise no more about it."""
    if device.exists():
        return 0  # the system is shut down
    (RUN / OFFER).unlink(missing_ok=True)
    tell(device.name, [news.pulled_out()] if news.needs_stick(device.name) else [])
    return 0


@contextmanager
def _alone() -> Iterator[None]:
    """Look at no other stick meanwhile."""
    with (RUN / LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def _mounted(device: Path) -> Iterator[Path]:
    """Mount the stick, read-only; no other one is looked at meanwhile. Raises OSError."""
    folder = RUN / MOUNTED
    folder.mkdir(exist_ok=True)
    with _alone():
        options = "ro,nodev,nosuid,noexec"
        done = subprocess.run(["mount", "-o", options, device, folder], check=False)
        if done.returncode:
            raise OSError(f"mount ended with {done.returncode}")
        try:
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", folder], check=False)


def _file_system(device: Path) -> str:
    """What blkid calls the file system in *device*; empty if it finds none."""
    asked = ["blkid", "--probe", "--output", "value", "--match-tag", "TYPE", str(device)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _bytes_of(device: Path) -> int:
    with suppress(OSError), device.open("rb") as file:
        return file.seek(0, os.SEEK_END)
    return 0


# ---- a start -------------------------------------------------------------------------------------


def confirm_slot(card: Card) -> int:
    """Confirm this slot once its table is what it should be; give a slot on trial up if it is not.

    A trial must be as good as the version before it was: no less open, with a screen, a journal and
    signals if that had them.
    """
    state, tried = card.state(), memory.tried()
    if was_rolled_back(state, card.running):
        _tell_roll_back(tried)
    trial = state is not None and state.trial is card.running
    wanted = frozenset[str]()
    if trial:
        wanted = WANTED if tried is None or tried.image != _setting("image") else tried.before
    if not healthy_within(_patience_s(), wanted):
        if trial:
            card.change(give_up)
            _reboot()
        return 1
    if state is None or state.good is not card.running or state.trial:
        card.change(confirm)
        card.change(confirm)  # in both copies
        if trial:
            tell(SLOT, [news.confirmed(_setting("version"))])
    (RUN / ON_TRIAL).unlink(missing_ok=True)
    return 0


def _tell_roll_back(tried: Tried | None) -> None:
    print("The update was not what it should be; the previous version is back.")
    if tried is not None:
        tell(SLOT, [news.rolled_back(tried.version)])
        try:
            memory.refuse(tried.image)
        except OSError as error:
            print(f"It is not noted, and may be tried again: {error}", file=sys.stderr)


def _reboot() -> None:
    subprocess.run(["systemctl", "reboot"], check=True)


def _setting(name: str) -> str:
    """What this image says of itself; empty if it does not."""
    try:
        return (SETTINGS / name).read_text().strip()
    except FileNotFoundError:
        return ""


def _patience_s() -> float:
    """How long a start may take: four times what it has taken so far on this computer."""
    uptime_s = float(Path("/proc/uptime").read_text().split()[0])
    return max(PATIENCE_S, 4 * uptime_s)
