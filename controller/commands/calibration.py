"""`reclaim calibrate`: measures a table's belt, and writes what it found into the table file.

One tile lies on the belt, and the belt makes a few turns. The tile comes round once a turn, which
counts the encoder's pulses; how far the belt goes while a reader hears it is the reader's zone, and
the middle of that is the reader's place. The track's length cannot be measured so: it takes a ruler.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean, pstdev

from msgspec import Struct

from controller.commands.doctor.devices import opened
from controller.commands.exchange import write_whole
from hardware.config import TableFile, load_table_file
from hardware.errors import InputFileError, TableFileError, WiringError
from hardware.loop import Loop
from hardware.rfid.poller import CHECK_US, SILENCES
from hardware.signals import (
    AnySignal,
    BatteryMeasured,
    BeltFault,
    RunBelt,
    StopBelt,
    TagEntered,
    TagLeft,
)
from hardware.table import Table

TURNS = 4
"""Full ones, at full speed; and one more, slowly, for zones and places."""
SLOWLY = 0.25
"""The share of full speed at which a reader's zone is measured."""
PATIENCE = 3.0
"""How many times as long as it should a turn may take, before nothing is expected any more."""
UNEVEN = 0.02
"""Turns that differ more than this from one another prove nothing."""


class Passage(Struct, frozen=True):
    """The tile over a reader, in turns of the belt as the table file counts them."""

    reader: str
    entered: float
    left: float


class Measured(Struct, frozen=True):
    """What a calibration found. None: it could not be told."""

    pulses_per_turn: int | None
    full_speed_duty: float | None
    divider: float | None
    places_mm: Mapping[str, float]
    """Reader -> where its middle is along the track, from the first one on."""
    zones_mm: Mapping[str, float]
    missed: float
    """The share of its passages that the tile was not heard in."""


def main(options: argparse.Namespace) -> int:
    """Measure, print, and write what differs. Raises `TableError`."""
    file = load_table_file(options.table)
    path = Path(options.table)
    if options.write and not path.is_file():
        raise TableFileError(f"{options.table} is a shipped file; copy it, and calibrate the copy")
    if file.carousel.motor is None or file.carousel.encoder is None:
        raise WiringError(f"{file.name} has no motor, or no encoder: there is nothing to calibrate")
    belt = [reader.name for reader in file.readers if reader.role == "belt"]
    if not belt:
        raise WiringError(f"{file.name} has no reader under the belt to calibrate with")
    print("Lay one tile on the belt, and nothing else. The belt will run.", file=sys.stderr)
    if sys.stdin.isatty() and not file.simulated:
        input("Press Enter to begin. ")
    with opened(file, tile=True) as (table, loop, _):
        found = Calibration(file, table, loop, belt).run(options.battery_volts)
    changes = differing(file, found)
    for line in told(file, found):
        print(line)
    if not changes:
        print("The table file says so already.")
    elif options.write:
        _write(path, changes)
        print(f"{path} says so now.")
    else:
        print("Nothing was written: --write writes it into the table file.")
    return 0


class Calibration:
    """Runs the belt of *table* and listens to its *readers*, the first of which begins the track."""

    def __init__(self, file: TableFile, table: Table, loop: Loop, readers: Sequence[str]) -> None:
        self._file = file
        self._table = table
        self._loop = loop
        self._readers = readers
        self._entered: dict[str, float] = {}
        self._passages: list[Passage] = []
        self._begun: list[tuple[str, float]] = []
        self._fault: BeltFault | None = None
        self._volts: float | None = None
        table.listeners.append(self._hear)

    def run(self, battery_v: float | None = None) -> Measured:
        """Measure; *battery_v* is what a meter says of the battery at rest.

        Raises `WiringError` when the belt stops by itself, or no tile comes round.
        """
        carousel = self._file.carousel
        self._table.start()
        self._wait(3.0)
        rest_v = self._volts
        self._turn(carousel.speed_rpm, TURNS)
        duty = abs(self._table.carousel.duty)
        begun = list(self._begun)
        slow_rpm = carousel.speed_rpm * SLOWLY
        self._turn(slow_rpm, 2)
        slow = [passage for passage in self._passages if passage.entered > begun[-1][1]]
        self._table.send(StopBelt())
        self._wait(carousel.ramp_s + 1.0)
        turn = _turn_of(begun)
        late = self._late_turns(slow_rpm * turn)
        places, zones = _geometry(slow, turn, late, carousel.track_mm, self._readers)
        encoder, battery = carousel.encoder, carousel.battery
        return Measured(
            None if encoder is None else round(encoder.pulses_per_turn * turn),
            round(duty, 2) if duty else None,
            None
            if battery is None or rest_v is None or battery_v is None
            else round(battery.divider * battery_v / rest_v, 3),
            places,
            zones,
            _missed(begun, turn, self._readers),
        )

    def _hear(self, signal: AnySignal) -> None:
        turns = self._table.carousel.turns or 0.0
        match signal:
            case TagEntered(reader=reader) if reader in self._readers:
                self._entered[reader] = turns
                self._begun.append((reader, turns))
            case TagLeft(reader=reader) if reader in self._entered:
                self._passages.append(Passage(reader, self._entered.pop(reader), turns))
            case BeltFault():
                self._fault = signal
            case BatteryMeasured(volts=volts):
                self._volts = volts

    def _wait(self, seconds: float) -> None:
        self._loop.run(until_s=self._loop.now_s() + seconds)

    def _turn(self, speed_rpm: float, turns: int) -> None:
        """Run until the tile has been over the first reader once more than *turns* times."""
        self._fault = None
        first, before = self._readers[0], len(self._at_first())
        self._table.send(RunBelt(speed_rpm))
        self._loop.run(
            until_s=self._loop.now_s() + PATIENCE * (turns + 1) * 60.0 / speed_rpm,
            while_=lambda: self._fault is None and len(self._at_first()) < before + turns + 1,
        )
        # The tile is over the reader: let it leave.
        self._loop.run(
            until_s=self._loop.now_s() + 60.0 / speed_rpm,
            while_=lambda: self._fault is None and first in self._entered,
        )
        if self._fault is not None:
            self._table.send(StopBelt())
            raise WiringError(f"the belt stopped: {self._fault.trouble.says}")
        if len(self._at_first()) < before + turns + 1:
            self._table.send(StopBelt())
            raise WiringError(
                f"the tile came to the reader {first} only {len(self._at_first()) - before} times: "
                "is it on the belt, and does its sticker read well?"
            )

    def _at_first(self) -> list[float]:
        return [turns for reader, turns in self._begun if reader == self._readers[0]]

    def _late_turns(self, speed_rpm: float) -> tuple[float, float]:
        """How late a reader tells that a tag has come and that it has gone, in turns of the file:
        it comes with the second poll that sees it, and goes after some silent ones."""
        before = self._polls()
        self._wait(1.0)
        poll_s = 1.0 / max(1, self._polls() - before)
        per_s = speed_rpm / 60.0
        check_s = CHECK_US / 1e6
        return 1.5 * poll_s * per_s, ((SILENCES - 0.5) * poll_s + check_s / 2) * per_s

    def _polls(self) -> int:
        readers = self._table.inspect().readers
        return next(one.polls for one in readers if one.reader == self._readers[0])


def _turn_of(begun: Sequence[tuple[str, float]]) -> float:
    """Return one turn of the belt as the file counts it, from a tile's coming to each reader.

    Raises `WiringError` when the turns are too uneven to tell.
    """
    turns = []
    for reader in {reader for reader, _ in begun}:
        came = [at for name, at in begun if name == reader]
        turns += [after - before for before, after in pairwise(came)]
    usual = sorted(turns)[len(turns) // 2]
    # A passage that was missed makes two turns of one.
    single = [turn / round(turn / usual) for turn in turns if round(turn / usual)]
    if pstdev(single) > UNEVEN * fmean(single):
        raise WiringError(
            "the tile came round unevenly: does the belt slip, or the encoder miss pulses?"
        )
    return fmean(single)


def _geometry(
    passages: Sequence[Passage],
    turn: float,
    late: tuple[float, float],
    track_mm: float,
    readers: Sequence[str],
) -> tuple[dict[str, float], dict[str, float]]:
    """Return every reader's place and zone, in mm."""
    zones, middles = {}, {}
    for reader in readers:
        own = [one for one in passages if one.reader == reader]
        if not own:
            continue
        ends = [(one.entered - late[0], one.left - late[1]) for one in own]
        zones[reader] = round(fmean(left - entered for entered, left in ends) / turn * track_mm, 1)
        middles[reader] = fmean([sum(ends[0]) / 2])
    first = middles.get(readers[0])
    places = {}
    if first is not None:
        for reader, middle in middles.items():
            # A reader further along sees the tile later.
            places[reader] = round((middle - first) / turn % 1.0 * track_mm, 1)
    return places, zones


def _missed(begun: Sequence[tuple[str, float]], turn: float, readers: Sequence[str]) -> float:
    """Return the share of its passages that a tile was not heard in."""
    heard = expected = 0
    for reader in readers:
        came = [at for name, at in begun if name == reader]
        if came:
            heard += len(came)
            expected += round((came[-1] - came[0]) / turn) + 1
    return 0.0 if not expected else 1.0 - heard / expected


# ---- what comes of it ----------------------------------------------------------------------------

Key = tuple[str | int, ...]
"""The way to a value in the table file: `("carousel", "encoder", "pulses_per_turn")`."""


def differing(file: TableFile, found: Measured) -> dict[Key, float | int]:
    """Return what the table file should say instead, where that matters."""
    carousel = file.carousel
    changes: dict[Key, float | int] = {}
    if carousel.encoder is not None and found.pulses_per_turn not in (
        None,
        carousel.encoder.pulses_per_turn,
    ):
        changes["carousel", "encoder", "pulses_per_turn"] = found.pulses_per_turn or 0
    if (
        carousel.motor is not None
        and found.full_speed_duty is not None
        and abs(found.full_speed_duty - carousel.motor.full_speed_duty) > 0.02
    ):
        changes["carousel", "motor", "full_speed_duty"] = found.full_speed_duty
    if (
        carousel.battery is not None
        and found.divider is not None
        and abs(found.divider - carousel.battery.divider) > 0.01 * carousel.battery.divider
    ):
        changes["carousel", "battery", "divider"] = found.divider
    for index, reader in enumerate(file.readers):
        for key, measured, had, matters_mm in (
            ("place_mm", found.places_mm.get(reader.name), reader.place_mm, 1.0),
            ("zone_mm", found.zones_mm.get(reader.name), reader.zone_mm, 0.5),
        ):
            if measured is not None and abs(measured - had) > matters_mm:
                changes["readers", index, key] = measured
    return changes


def told(file: TableFile, found: Measured) -> Iterator[str]:
    """What was measured, beside what the table file says, a line each."""
    carousel = file.carousel
    if carousel.encoder is not None:
        yield _beside("pulses a turn", found.pulses_per_turn, carousel.encoder.pulses_per_turn)
    if carousel.motor is not None:
        yield _beside("duty at full speed", found.full_speed_duty, carousel.motor.full_speed_duty)
    if carousel.battery is not None:
        yield _beside("battery's divider", found.divider, carousel.battery.divider)
    for reader in file.readers:
        if reader.role == "belt":
            yield _beside(
                f"{reader.name}: place, mm", found.places_mm.get(reader.name), reader.place_mm
            )
            yield _beside(
                f"{reader.name}: zone, mm", found.zones_mm.get(reader.name), reader.zone_mm
            )
    yield f"{'passages missed':<24}{found.missed:>10.1%}"


def _beside(name: str, measured: float | None, said: float) -> str:
    shown = "unknown" if measured is None else f"{measured:g}"
    return f"{name:<24}{shown:>10}   the file says {said:g}"


def _write(path: Path, changes: Mapping[Key, float | int]) -> None:
    """Change values in the table file at *path*; its comments and its order stay."""
    try:
        import tomlkit
    except ImportError as error:
        raise InputFileError(
            f"{path}: writing needs the package tomlkit, which cannot be imported here ({error}); "
            "install it with `pip install reclaim[calibrate]`"
        ) from None
    document = tomlkit.parse(path.read_text("utf-8"))
    for key, value in changes.items():
        table: object = document
        for part in key[:-1]:
            table = table[part]  # type: ignore[index]  # tables and arrays of them alike
        table[key[-1]] = value  # type: ignore[index]
    text = tomlkit.dumps(document)
    try:
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        raise InputFileError(f"{path} cannot be written: {error.strerror}") from None
