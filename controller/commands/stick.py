"""Saves logs and backups on a USB stick, takes a backup from one, or writes MicroPython onto a
Pico, which looks like such a stick, for an appliance: `python -m controller.commands.stick RUN`.

Started as root by systemd/reclaim-stick.service when the referee asks
(controller.table.appliance). The request file belongs to the referee's user: a link there is not
followed, because root can read more.
"""

import contextlib
import errno
import os
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec

from controller.table.appliance import (
    ANSWERS,
    ASKS,
    BACKUP,
    LONGEST_BYTES,
    OUTCOME,
    USE_STICK,
    Code,
    Outcome,
    Wish,
    taken_request,
)
from controller.table.appliance import (
    LOGS as PACKED_LOGS,
)
from hardware.errors import CannotStart, InputFileError, StationLost
from hardware.starting import run_through
from hardware.stations.bootloader import PicoChip, Uf2, read_uf2, waiting_boards, write_uf2

UNITS = (
    *("reclaim-referee.service", "reclaim-display.service", "reclaim-stick.service"),
    *(
        "reclaim-web.service",
        "reclaim-tell.service",
        "reclaim-wifi.service",
        "reclaim-restate.service",
        "wpa_supplicant@*.service",
    ),
    "systemd-networkd.service",
    *("reclaim-update@*.service", "reclaim-start.service"),
    *("reclaim-confirm.service", "reclaim-trial.service"),
)
FAULTS = "faults.txt"
LOGS: Mapping[str, Sequence[str]] = {
    "reclaim.log": [f"--unit={unit}" for unit in UNITS],
    "kernel.log": ["--dmesg", "--boot=0"],
    "kernel-before.log": ["--dmesg", "--boot=-1"],
}
"""The files of a folder of logs, and what journalctl is asked for: this start's kernel and the last
one's apart."""

SLOTS, NOTES = "data/slot-*/var/log/journal", "run/appliance"
"""Of the image: the logs of each slot, and what its initramfs and its updater have noted."""

MOST_LINES = 20_000
"""Of the other slot's logs the last: 3 MB."""

NOTED = ("slot-name", "data", "notes", "fsck", "news/slot")
FOLDER = "reclaim-logs"
BACKUP_NAME = "reclaim-backup"
LONGEST_BACKUP_BYTES = 256_000_000
"""A year of matches is 10 MB; it is on its way in memory."""

_OPTIONS = "rw,nosuid,nodev,noexec"


class NotDone(Exception):
    """What was asked for cannot be done; *code* is one of `Outcome`'s."""

    def __init__(self, code: Code, why: str, name: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.name = name


def taken_wish(path: Path) -> Wish:
    """Read and delete the request at *path*. Raises `NotDone` if it is not one."""
    try:
        return taken_request(path, Wish)
    except (OSError, ValueError) as error:
        raise NotDone("failed", f"{path} is no wish: {error}") from None


def found_stick(system: Path = Path("/")) -> Path | None:
    """Return the first partition of the first unmounted USB disk, or that disk if it has no
    partitions, as a path under /dev; None if there is none. A Pico is no stick."""
    picos = {board.disk for board in waiting_boards(system)}
    mounted = {
        line.split()[2]
        for line in (system / "proc/self/mountinfo").read_text("utf-8", "replace").splitlines()
    }
    for disk in sorted((system / "sys/block").glob("sd*")):
        parts = sorted(disk.glob(f"{disk.name}*")) or [disk]
        numbers = {(part / "dev").read_text("ascii").strip() for part in (disk, *parts)}
        stick = "/usb" in str(disk.resolve()) and disk.name not in picos
        if stick and not numbers & mounted:
            return Path("/dev") / parts[0].name
    return None


@contextlib.contextmanager
def mounted(device: Path, place: Path) -> Iterator[None]:
    """Mount *device* at *place*; on leaving, everything is written to it. Raises `NotDone`."""
    place.mkdir(exist_ok=True)
    done = _ran("mount", "-o", _OPTIONS, device, place)
    if done.returncode:
        raise NotDone("unreadable", f"{device} cannot be mounted: {done.stderr.strip()}")
    try:
        yield
    finally:
        done = _ran("umount", place)
    if done.returncode:
        raise NotDone("failed", f"{device} cannot be unmounted: {done.stderr.strip()}")


def _ran(*command: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a *command* to its end. Raises `NotDone`."""
    try:
        return run_through(f"The program {command[0]}", *command)
    except CannotStart as error:
        raise NotDone("failed", str(error)) from None


def written(wish: Wish, place: Path, system: Path = Path("/")) -> str:
    """Write logs and faults into a new folder in *place*; return its name. Raises `NotDone`."""
    with _writing(place):
        folder = _new_folder(place)
        (folder / FAULTS).write_text("".join(f"{line}\n" for line in wish.faults), "utf-8")
        for name, asked in LOGS.items():
            # There need not have been a start before.
            _journal(folder / name, asked, place, must=not name.endswith("-before.log"))
        notes = {name: _noted(system / NOTES / name) for name in NOTED}
        for name, noted in notes.items():
            if noted:
                (folder / f"start-{name.replace('/', '-')}.txt").write_bytes(noted)
        own = f"slot-{notes['slot-name'].decode(errors='replace').strip()}"
        for slot in sorted(system.glob(SLOTS)):
            name = slot.parents[2].name
            if name != own:
                asked = [f"--directory={slot}", f"--lines={MOST_LINES}"]
                _journal(folder / f"{name}.log", asked, place, must=False)
    return folder.name


def packed(wish: Wish, into: Path, system: Path = Path("/")) -> str:
    """Pack what `written` writes into the file *into*, which must be there; return the name that it
    has in there. Raises `NotDone`."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / written(wish, Path(place), system)
        with (
            _writing(Path(place)),
            _regular(into, os.O_WRONLY | os.O_TRUNC) as target,
            zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made,
        ):
            for one in sorted(folder.iterdir()):
                made.write(one, f"{FOLDER}/{one.name}")
    return FOLDER


def _noted(file: Path) -> bytes:
    try:
        return file.read_bytes()[-LONGEST_BYTES:]
    except OSError:
        return b""


@contextlib.contextmanager
def _writing(place: Path) -> Iterator[None]:
    """Raise `NotDone` where what is done meanwhile cannot write to the stick at *place*."""
    try:
        yield
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise NotDone(
            "full" if full else "failed", f"the stick cannot be written: {error}"
        ) from None


def _journal(file: Path, asked: Sequence[str], place: Path, *, must: bool) -> None:
    """Write what journalctl says into a *file*; raises `NotDone` if it *must* say something."""
    with file.open("wb") as target:
        command = ["journalctl", "--no-pager", "--quiet", "--output=short-iso", *asked]
        done = subprocess.run(command, stdout=target, stderr=subprocess.PIPE, check=False)
        target.flush()
        os.fsync(target.fileno())
    full = os.statvfs(place).f_bavail == 0
    if done.returncode and (must or full):
        why = done.stderr.decode(errors="replace").strip()
        raise NotDone("full" if full else "failed", f"journalctl: {why}")


# ---- backups -------------------------------------------------------------------------------------


def saved(backup: Path, place: Path) -> str:
    """Copy the *backup* to the stick at *place*, whole or not at all; return its name there. Raises
    `NotDone`."""
    with _writing(place), _regular(backup, os.O_RDONLY) as source:
        name = f"{BACKUP_NAME}-{_last_number(place) + 1}.db"
        begun = place / f"{name}.part"
        try:
            with begun.open("wb") as target:
                shutil.copyfileobj(source, target, 1 << 20)
                target.flush()
                os.fsync(target.fileno())
            begun.rename(place / name)
        except OSError:
            begun.unlink(missing_ok=True)
            raise
    return name


def taken(place: Path, backup: Path) -> str:
    """Copy the latest backup on the stick at *place* into the file *backup*, which must be there;
    return its name on the stick. Raises `NotDone`."""
    name = f"{BACKUP_NAME}-{_last_number(place)}.db"
    try:
        with _regular(place / name, os.O_RDONLY) as source:
            if os.fstat(source.fileno()).st_size > LONGEST_BACKUP_BYTES:
                raise NotDone("failed", f"{name} is longer than any backup")
            with _regular(backup, os.O_WRONLY | os.O_TRUNC) as target:
                shutil.copyfileobj(source, target, 1 << 20)
    except FileNotFoundError:
        raise NotDone("none", "there is no backup on the stick") from None
    except OSError as error:
        raise NotDone("unreadable", f"{name} cannot be read: {error}") from None
    return name


def _regular(path: Path, flags: int) -> BinaryIO:
    """Open a file that is no link. Raises `NotDone` for anything else, and OSError."""
    descriptor = os.open(path, flags | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise NotDone("failed", f"{path} is no file")
    return open(descriptor, "wb" if flags & os.O_WRONLY else "rb")


def _last_number(place: Path) -> int:
    """Return the highest number of a backup on the stick; 0 for none."""
    found = (re.fullmatch(rf"{BACKUP_NAME}-(\d{{1,5}})\.db", one.name) for one in place.iterdir())
    return max((int(one[1]) for one in found if one), default=0)


# ---- a Pico without a program --------------------------------------------------------------------

CARD = Path("boot/firmware")
"""Where .uf2 files lie: on the partition that every computer can write."""


def loaded(progress: Callable[[float], None], system: Path = Path("/")) -> str:
    """Write MicroPython onto the one Pico that waits for it; return the file's name. *progress*
    receives the share that is written. Raises `NotDone`."""
    boards = waiting_boards(system)
    if len(boards) != 1:
        raise NotDone("several" if boards else "none", f"{len(boards)} Picos wait for MicroPython")
    (board,) = boards
    uf2 = _micropython(board.chip, system / CARD)
    if board.disk is None:
        raise NotDone("none", f"Linux has no disk of the {board.chip.board} yet")
    try:
        write_uf2(uf2, system / "dev" / board.disk, progress)
    except StationLost as error:
        raise NotDone("broke-off", str(error)) from None
    return uf2.name


def _micropython(chip: PicoChip, place: Path) -> Uf2:
    """Return the .uf2 file in *place* that runs on *chip*, the last by name. Raises `NotDone`."""
    files = sorted(
        (one for one in place.glob("*") if one.suffix.lower() == ".uf2" and one.name[0] != "."),
        reverse=True,
    )
    damaged: InputFileError | None = None
    others = ""
    for path in files:
        try:
            uf2 = read_uf2(path)
        except InputFileError as error:
            damaged, others = error, path.name
            continue
        if uf2.runs_on(chip):
            return uf2
        others = path.name
    if damaged is not None:
        raise NotDone("bad-uf2", str(damaged), others)
    if files:
        raise NotDone("other-chip", f"{others} does not run on {chip.name}", others)
    raise NotDone("no-uf2", f"there is no .uf2 file in {place}")


# ---- folders of logs -----------------------------------------------------------------------------


def _new_folder(place: Path) -> Path:
    """Make a numbered folder, as the clock of a Pi without a network knows no date."""
    for number in range(1, 10_000):
        with contextlib.suppress(FileExistsError):
            folder = place / f"{FOLDER}-{number}"
            folder.mkdir()
            return folder
    raise NotDone("full", f"there are 10,000 folders {FOLDER}-N on the stick")


def main(arguments: Sequence[str]) -> int:
    """Fulfil the request, and answer."""
    (run,) = map(Path, arguments)
    number, name = "", ""
    code: Code
    try:
        wish = taken_wish(run / ASKS / USE_STICK)
        number = wish.number
        if wish.what == "load-pico":
            code, name = "loaded", loaded(partial(_tell_share, run, number))
        elif wish.what == "pack-logs":
            code, name = "packed", packed(wish, run / ASKS / PACKED_LOGS)
        else:
            code, name = _with_a_stick(wish, run)
    except NotDone as error:
        print(f"This was not done: {error}", file=sys.stderr)
        code, name = error.code, error.name
    _answer(run, Outcome(number, code, name))
    return 0


def _with_a_stick(wish: Wish, run: Path) -> tuple[Code, str]:
    """Return what became of a *wish*, and the name of what was written or taken. Raises
    `NotDone`."""
    device = found_stick()
    if device is None:
        raise NotDone("no-stick", "there is no USB stick")
    place, backup = run / ANSWERS / "stick", run / ASKS / BACKUP
    with mounted(device, place):
        match wish.what:
            case "save-backup":
                return "saved", saved(backup, place)
            case "take-backup":
                return "taken", taken(place, backup)
        return "saved", written(wish, place)


def _tell_share(run: Path, number: str, share: float) -> None:
    _answer(run, Outcome(number, "working", share=share))


def _answer(run: Path, outcome: Outcome) -> None:
    """Write an answer that is complete as soon as it is visible."""
    answer = run / ANSWERS / OUTCOME
    made = answer.with_suffix(".new")
    made.write_bytes(msgspec.json.encode(outcome))
    made.chmod(0o644)
    made.replace(answer)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
