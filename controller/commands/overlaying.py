"""Puts the overlay of the table's readers onto the boot partition, or takes it away: `python -m
controller.commands.overlaying BOOT SETTINGS RUN`.

Started as root by reclaim-overlay.service of the image when the referee asks, because the table
file names readers for which the kernel has no device, or needs none any more. The table file is
read here, not handed over: what root writes follows from the owner's own files. U-Boot applies the
overlays that config.txt names to the tree of whichever slot starts; so it survives an update. If
anything was changed, the computer restarts, once: a second time nothing is changed.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from controller.table.appliance import (
    ASKS,
    OVERLAID,
    OVERLAY,
    OVERLAYS,
    RESTARTS_S,
    Overlaid,
    is_new,
    read_settings,
    table_of,
)
from controller.views.data import data_fact
from hardware.config import load_table_file
from hardware.errors import TableError
from hardware.files import write_whole
from hardware.overlay import NAME, compiled, digest
from hardware.starting import run_through

CONFIG = "config.txt"
LONGEST_BYTES = 65536
"""Of config.txt: U-Boot's script reads it into one variable."""
_REMARK = b"# Written by the table, from its table file; it takes this away again."
_LINE = f"dtoverlay={NAME}".encode()


class NotPut(Exception):
    """The overlay cannot be put there: says why."""


def put(boot: Path, overlay: bytes | None) -> bool:
    """Have the partition at *boot* name that *overlay* in its config.txt, or none; return whether
    anything was changed. The power may fail at any moment: config.txt never names a file that is
    not there. Raises `NotPut`, and `OSError`."""
    config, file = boot / CONFIG, boot / "overlays" / f"{NAME}.dtbo"
    before = _config(config)
    after = configured(before, overlay is not None)
    changed = after != before
    if overlay is None:
        if changed:
            write_whole(config, after)
        if file.exists():
            file.unlink()
        return changed
    if not file.is_file() or file.read_bytes() != overlay:
        file.parent.mkdir(exist_ok=True)
        write_whole(file, overlay)
        changed = True
    if after != before:
        write_whole(config, after)
    return changed


def configured(config: bytes, named: bool) -> bytes:
    """Return a config.txt that names the overlay once, on every board, or not at all. Every other
    line stays as it is."""
    kept = list(_others(config.splitlines(keepends=True)))
    if not named:
        return b"".join(kept)
    ends = b"\r\n" if b"\r\n" in config else b"\n"
    if kept and not kept[-1].endswith(b"\n"):
        kept[-1] += ends
    return b"".join(kept) + ends.join((_REMARK, b"[all]", _LINE, b""))


def _others(lines: Sequence[bytes]) -> Iterator[bytes]:
    """Yield the lines that are not ours, nor the overlay's as somebody has written it by hand."""
    ours = False
    for line in lines:
        said = line.partition(b"#")[0].strip()
        after_remark, ours = ours, line.strip() == _REMARK
        if ours or said == _LINE or (after_remark and said == b"[all]"):
            continue
        yield line


def _config(path: Path) -> bytes:
    """Return the config.txt at *path*. Raises `NotPut` for one that no Pi starts with."""
    if not path.is_file():
        raise NotPut(f"there is no {CONFIG} on the card's first partition")
    content = path.read_bytes()
    if len(content) > LONGEST_BYTES or b"\0" in content:
        raise NotPut(f"{CONFIG} on the card's first partition is damaged")
    return content


# ---- the service ---------------------------------------------------------------------------------


def main(arguments: Sequence[str], restart: Callable[[], None] | None = None) -> int:
    """Do it, answer, and restart the computer if anything was changed."""
    boot, settings, run = map(Path, arguments)
    # systemd would start this again as long as it is there.
    (run / ASKS / OVERLAY).unlink(missing_ok=True)
    wanted = ""
    try:
        wanted, overlay = _wanted(settings)
        if not data_fact().lasts:
            raise NotPut("the card keeps nothing of what is written")
        answer = Overlaid("changed" if _put_writable(boot, overlay) else "unchanged", wanted)
    except (NotPut, TableError, ValueError) as error:
        answer = Overlaid("failed", wanted, str(error))
    except OSError as error:
        answer = Overlaid("failed", wanted, f"the card cannot be written: {error.strerror}")
    if answer.code == "failed":
        print(f"The overlay was not put onto the card: {answer.what}", file=sys.stderr)
    place = run / OVERLAYS
    place.mkdir(exist_ok=True)
    write_whole(place / OVERLAID, msgspec.json.encode(answer))
    (place / OVERLAID).chmod(0o644)
    if answer.code == "changed":
        (restart or _restart)()
    return 0


def _wanted(settings: Path) -> tuple[str, bytes | None]:
    """Return the digest of the overlay of the owner's table, and the overlay, if there is to be
    one."""
    read = read_settings(settings)
    if is_new(read):
        return "", None
    file = load_table_file(table_of(read, settings))
    wanted = digest(file)
    return wanted, compiled(file) if wanted else None


def _put_writable(boot: Path, overlay: bytes | None) -> bool:
    """Put it onto a partition that is mounted read-only."""
    run_through("The card", "mount", "-o", "remount,rw", boot)
    try:
        return put(boot, overlay)
    finally:
        os.sync()
        run_through("The card", "mount", "-o", "remount,ro", boot)


def _restart() -> None:
    # Long enough for the screen to say so.
    time.sleep(RESTARTS_S)
    run_through("The computer", "systemctl", "--no-block", "reboot")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
