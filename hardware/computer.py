"""The computer under the table: temperature, power supply, free disk space, and what runs on it.

Read from Linux's files. None means unknown.
"""

import contextlib
import os
import platform
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from hardware.backlight import brightness_percent

Throttle = Literal["under-voltage", "capped", "throttled", "warm"]
"""under-voltage: the supply is too weak. capped, throttled: the processor runs slower than it
could. warm: the soft temperature limit is exceeded."""

_NOW: Mapping[int, Throttle] = {0: "under-voltage", 1: "capped", 2: "throttled", 3: "warm"}
_SINCE_START_BITS = 16
"""Raspberry Pi's documentation of `vcgencmd get_throttled`: bits 0 to 3 are the present state, bits
16 to 19 what has occurred since the computer started."""


class Throttling(Struct, frozen=True):
    """What slows down the computer."""

    now: tuple[Throttle, ...] = ()
    before: tuple[Throttle, ...] = ()
    """What is over, but has occurred since the computer started."""


class Computer(Struct, frozen=True):
    temperature_c: float | None
    throttling: Throttling | None
    """Reported by Raspberry Pi's own kernels only."""
    free_bytes: int | None
    """Space that a user may still write on the disk that was asked about."""
    kernel: str
    image: str | None
    """The version of the appliance's image and the name of its content; None on any other
    computer."""
    brightness_percent: int | None = None
    """Of the screen, where the kernel dims it."""


def measure(disk: Path | None, root: Path = Path("/")) -> Computer:
    """Return the computer's present state; *disk* is any file or folder on the disk in question.
    Raises nothing."""
    return Computer(
        temperature_c=_temperature_c(root / "sys/class/thermal"),
        throttling=_throttling(root / "sys"),
        free_bytes=None if disk is None else _free_bytes(disk),
        kernel=platform.release(),
        image=_image(root / "etc/reclaim"),
        brightness_percent=brightness_percent(root / "sys/class/backlight"),
    )


def _temperature_c(folder: Path) -> float | None:
    """The warmest thermal zone, which the kernel reports in thousandths of a degree
    (sysfs-class-thermal)."""
    found = []
    for path in sorted(folder.glob("thermal_zone*/temp")):
        with contextlib.suppress(TypeError, ValueError):
            found.append(int(_text(path) or "") / 1000)
    return max(found, default=None)


def _throttling(folder: Path) -> Throttling | None:
    """What the firmware says, whose name is `soc:firmware` up to the Raspberry Pi 4 and
    `soc@107c000000:firmware` on 5; and the supply's alarm, which both have where the firmware says
    nothing (the kernel's raspberrypi-hwmon)."""
    said = [
        *folder.glob("devices/platform/*:firmware/get_throttled"),
        *folder.glob("devices/platform/soc*/*:firmware/get_throttled"),
    ]
    found = [bits for bits in map(_bits, sorted(said)) if bits is not None]
    for chip in sorted(folder.glob("class/hwmon/hwmon*")):
        alarm = _bits(chip / "in0_lcrit_alarm") if _text(chip / "name") == "rpi_volt" else None
        if alarm is not None:
            found.append(1 if alarm else 0)  # under-voltage, now
    if not found:
        return None
    bits = 0
    for more in found:
        bits |= more
    now = tuple(what for bit, what in _NOW.items() if bits >> bit & 1)
    seen = (what for bit, what in _NOW.items() if bits >> (bit + _SINCE_START_BITS) & 1)
    return Throttling(now, tuple(what for what in seen if what not in now))


def _bits(path: Path) -> int | None:
    try:
        return int(_text(path) or "", 16)
    except ValueError:
        return None


def _free_bytes(disk: Path) -> int | None:
    try:
        found = os.statvfs(disk)
    except OSError:
        return None
    return found.f_bavail * found.f_frsize


def _image(folder: Path) -> str | None:
    said = (_text(folder / name) for name in ("version", "image"))
    return " ".join(text for text in said if text) or None


def _text(path: Path) -> str | None:
    """The content of a file; None if it is missing or unreadable."""
    try:
        return path.read_text("ascii").strip()
    except (OSError, ValueError):
        return None
