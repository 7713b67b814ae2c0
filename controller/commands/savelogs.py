"""Saves an appliance's logs on a USB stick: `python -m controller.commands.savelogs RUN`.

Started as root by systemd/reclaim-logs.service when the referee asks
(controller.table.appliance). The request file belongs to the referee's user: a link there is not
followed, because root can read more.
"""

import contextlib
import errno
import os
import stat
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from controller.table.appliance import (
    ANSWERS,
    ASKS,
    LONGEST_BYTES,
    OUTCOME,
    SAVE_LOGS,
    Code,
    Outcome,
    Wish,
)
from hardware.errors import CannotStart
from hardware.starting import run_through

UNITS = ("reclaim-referee.service", "reclaim-display.service", "reclaim-wifi.service")
LOG, FAULTS = "reclaim.log", "faults.txt"
FOLDER = "reclaim-logs"
_OPTIONS = "rw,nosuid,nodev,noexec"


class NoLogs(Exception):
    """The logs cannot be saved; *code* is one of `Outcome`'s."""

    def __init__(self, code: Code, why: str) -> None:
        super().__init__(why)
        self.code = code


def taken_wish(path: Path) -> Wish:
    """Read and delete the request at *path*. Raises `NoLogs` if it is not one."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
        with open(descriptor, "rb") as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise NoLogs("failed", f"{path} is no file")
            return msgspec.json.decode(file.read(LONGEST_BYTES), type=Wish)
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise NoLogs("failed", f"{path} is no wish: {error}") from None
    finally:
        # systemd would start this again as long as it is there.
        path.unlink(missing_ok=True)


def stick(system: Path = Path("/")) -> Path | None:
    """Return the first partition of the first unmounted USB disk, or that disk if it has no
    partitions, as a path under /dev; None if there is none."""
    mounted = {
        line.split()[2]
        for line in (system / "proc/self/mountinfo").read_text("utf-8", "replace").splitlines()
    }
    for disk in sorted((system / "sys/block").glob("sd*")):
        parts = sorted(disk.glob(f"{disk.name}*")) or [disk]
        numbers = {(part / "dev").read_text("ascii").strip() for part in (disk, *parts)}
        if "/usb" in str(disk.resolve()) and not numbers & mounted:
            return Path("/dev") / parts[0].name
    return None


@contextlib.contextmanager
def mounted(device: Path, place: Path) -> Iterator[None]:
    """Mount *device* at *place*; on leaving, everything is written to it. Raises `NoLogs`."""
    place.mkdir(exist_ok=True)
    done = _ran("mount", "-o", _OPTIONS, device, place)
    if done.returncode:
        raise NoLogs("unreadable", f"{device} cannot be mounted: {done.stderr.strip()}")
    try:
        yield
    finally:
        done = _ran("umount", place)
    if done.returncode:
        raise NoLogs("failed", f"{device} cannot be unmounted: {done.stderr.strip()}")


def _ran(*command: str | Path) -> "subprocess.CompletedProcess[str]":
    """Run a *command* to its end. Raises `NoLogs`."""
    try:
        return run_through(f"The program {command[0]}", *command)
    except CannotStart as error:
        raise NoLogs("failed", str(error)) from None


def written(wish: Wish, place: Path) -> str:
    """Write logs and faults into a new folder in *place*; return its name. Raises `NoLogs`."""
    try:
        folder = _new_folder(place)
        (folder / FAULTS).write_text("".join(f"{line}\n" for line in wish.faults), "utf-8")
        with (folder / LOG).open("wb") as file:
            asked = ["journalctl", "--no-pager", "--output=short-iso"]
            asked += [f"--unit={unit}" for unit in UNITS]
            done = subprocess.run(asked, stdout=file, stderr=subprocess.PIPE, check=False)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise NoLogs(
            "full" if full else "failed", f"the stick cannot be written: {error}"
        ) from None
    if done.returncode:
        full = os.statvfs(place).f_bavail == 0
        why = done.stderr.decode(errors="replace").strip()
        raise NoLogs("full" if full else "failed", f"journalctl: {why}")
    return folder.name


def _new_folder(place: Path) -> Path:
    """Make a numbered folder, as the clock of a Pi without a network knows no date."""
    for number in range(1, 10_000):
        with contextlib.suppress(FileExistsError):
            folder = place / f"{FOLDER}-{number}"
            folder.mkdir()
            return folder
    raise NoLogs("full", f"there are 10,000 folders {FOLDER}-N on the stick")


def main(arguments: Sequence[str]) -> int:
    """Fulfil the request, and answer."""
    (run,) = map(Path, arguments)
    number, folder = "", ""
    code: Code = "saved"
    try:
        wish = taken_wish(run / ASKS / SAVE_LOGS)
        number = wish.number
        device = stick()
        if device is None:
            raise NoLogs("no-stick", "there is no USB stick")
        place = run / ANSWERS / "stick"
        with mounted(device, place):
            folder = written(wish, place)
    except NoLogs as error:
        print(f"The logs were not saved: {error}", file=sys.stderr)
        code, folder = error.code, ""
    answer = run / ANSWERS / OUTCOME
    made = answer.with_suffix(".new")
    made.write_bytes(msgspec.json.encode(Outcome(number, code, folder)))
    made.chmod(0o644)
    made.replace(answer)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
