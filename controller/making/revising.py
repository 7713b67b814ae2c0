"""What a calibration found, beside what the table file says; and writing it into that file.

Values change, comments and order stay: that is what tomlkit is for.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from msgspec import Struct

from controller.making.calibrating import Measured
from hardware.config import ReaderSettings, TableFile
from hardware.errors import InputFileError
from hardware.files import LONGEST_TOML_BYTES, read_text, write_whole, writing

Key = tuple[str | int, ...]
"""The way to a value in the table file: `("carousel", "encoder", "pulses_per_turn")`."""

Changes = Mapping[Key, float | int]
"""What the table file is to say instead."""

What = Literal["pulses", "full-duty", "friction-duty", "divider", "limit", "place", "zone"]


class Finding(Struct, frozen=True):
    """What was measured (None: unknown), and what the file says (None: nothing)."""

    what: What
    key: Key
    measured: float | int | None
    said: float | int | None
    matters: float
    """How far they must be apart for the file to be changed."""
    reader: str = ""

    @property
    def differs(self) -> bool:
        if self.measured is None:
            return False
        return self.said is None or abs(self.measured - self.said) > self.matters


def findings(
    file: TableFile, found: Measured, battery_v: float | None = None
) -> tuple[Finding, ...]:
    """Return what was found, in the order of the file; *battery_v* is what a meter said of the
    battery at rest."""
    return tuple(_findings(file, found, battery_v))


def _findings(file: TableFile, found: Measured, battery_v: float | None) -> Iterator[Finding]:
    carousel = file.carousel
    if carousel.motor is not None:
        motor, key = carousel.motor, ("carousel", "motor")
        yield Finding(
            "full-duty",
            (*key, "full_speed_duty"),
            found.full_speed_duty,
            motor.full_speed_duty,
            0.02,
        )
        yield Finding(
            "friction-duty",
            (*key, "friction_duty"),
            found.friction_duty,
            motor.friction_duty,
            0.02,
        )
    if carousel.encoder is not None:
        said = carousel.encoder.pulses_per_turn
        at = ("carousel", "encoder", "pulses_per_turn")
        yield Finding("pulses", at, found.pulses_per_turn, said, 0)
    if carousel.battery is not None:
        divider = None
        if battery_v is not None and found.rest_v:
            divider = round(carousel.battery.divider * battery_v / found.rest_v, 3)
        said_divider = carousel.battery.divider
        at = ("carousel", "battery", "divider")
        yield Finding("divider", at, divider, said_divider, 0.01 * said_divider)
    if carousel.current is not None:
        at = ("carousel", "current", "limit_a")
        limit_a, volts = found.limit_a, battery_v or found.rest_v
        if limit_a is not None and volts:
            limit_a = round(limit_a * carousel.current.limit_v / volts, 2)
        yield Finding("limit", at, limit_a, carousel.current.limit_a, 0.03)
    for index, reader in enumerate(file.readers):
        if reader.role == "belt":
            yield from _of_reader(index, reader, found)


def _of_reader(index: int, reader: ReaderSettings, found: Measured) -> Iterator[Finding]:
    place, zone = found.places_mm.get(reader.name), found.zones_mm.get(reader.name)
    at: Key = ("readers", index)
    yield Finding("place", (*at, "place_mm"), place, reader.place_mm, 1.0, reader.name)
    yield Finding("zone", (*at, "zone_mm"), zone, reader.zone_mm, 0.5, reader.name)


def changes(found: tuple[Finding, ...]) -> dict[Key, float | int]:
    """Return what the table file should say instead, where that matters."""
    return {one.key: one.measured for one in found if one.differs and one.measured is not None}


# ---- writing -------------------------------------------------------------------------------------


def revise(path: Path, new: Changes) -> None:
    """Change values in the table file at *path*: all of them or, whatever goes wrong, none. Raises
    `InputFileError`."""
    text = revised(read_text(path, LONGEST_TOML_BYTES, "a table file"), new)
    with writing(path, InputFileError):
        write_whole(path, text.encode("utf-8"))


def revised(text: str, new: Changes) -> str:
    """Return a table file with other values; its comments and its order stay. Raises
    `InputFileError`."""
    tomlkit = writer()
    for key, value in new.items():
        document = tomlkit.parse(text)
        if key[-1] not in _table(document, key):
            # tomlkit would put a new key under the comment that belongs to the next section.
            room = _with_room(text, key)
            document = tomlkit.parse(room)
            if key[-1] not in _table(document, key):
                document = tomlkit.parse(text)
        _table(document, key)[key[-1]] = value
        text = tomlkit.dumps(document)
    return text


def writer() -> ModuleType:
    """Return tomlkit. Raises `InputFileError` where it is not installed."""
    try:
        import tomlkit
    except ImportError as error:
        raise InputFileError(
            f"writing needs the package tomlkit, which cannot be imported here ({error}); "
            f"install it with `{sys.prefix}/bin/pip install 'reclaim[calibrate]'`"
        ) from None
    return tomlkit


def _table(document: Any, key: Key) -> Any:
    """Return the table that a key is in, or would be."""
    for part in key[:-1]:
        document = document[part]
    return document


def _with_room(text: str, key: Key) -> str:
    """Return *text* with a line for a new key after the last one of its section."""
    header = f"[{'.'.join(map(str, key[:-1]))}]"
    lines = text.split("\n")
    at = next((n for n, line in enumerate(lines) if line.strip().startswith(header)), None)
    if at is None:
        return text
    at += 1
    while at < len(lines) and lines[at].strip() and not lines[at].startswith("["):
        at += 1
    return "\n".join([*lines[:at], f"{key[-1]} = 0", *lines[at:]])
