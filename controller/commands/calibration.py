"""`reclaim calibrate`: measures a table's belt, and writes what it found into the table file.

One tile lies on the belt, and the belt makes a few turns. The tile comes round once a turn, which
counts the encoder's pulses; how long a reader hears it is the reader's zone, and the middle of that
is the reader's place. The track's length cannot be measured this way: it takes a ruler.
"""

import argparse
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, median

from msgspec import Struct
from msgspec.structs import replace

from controller.commands.doctor.devices import opened
from controller.record.wholefile import write_whole
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

SETTLES_S = 3.0
"""How long the devices may take to report themselves."""
TURNS = 4
"""Full ones, at full speed; and one more, slowly, for zones and places."""
SLOWLY = 0.25
"""The share of full speed at which a reader's zone is measured."""
PATIENCE = 3.0
"""How many times as long as it should a turn may take, before nothing is expected any more."""
UNEVEN = 0.02
"""Turns that differ more than this from one another prove nothing."""


class Coming(Struct, frozen=True):
    """The tile comes to a reader: when, and after how many turns as the table file counts them."""

    reader: str
    at_s: float
    turns: float


class Passage(Struct, frozen=True):
    """The tile over a reader, from when to when."""

    reader: str
    came_s: float
    left_s: float


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
    say = partial(print, file=sys.stderr, flush=True)
    print("Lay one tile on the belt, and nothing else. The belt will run.", file=sys.stderr)
    if sys.stdin.isatty() and not file.simulated:
        input("Press Enter to begin. ")
    # Pads and buttons do not matter here, and a seat may have none yet.
    with opened(replace(file, seats=()), tile=True) as (table, loop, _):
        found = Calibration(file, table, loop, belt, say).run(options.battery_volts)
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
    """Runs the belt of *table* and listens to its *readers*; the first one begins the track."""

    def __init__(
        self,
        file: TableFile,
        table: Table,
        loop: Loop,
        readers: Sequence[str],
        progress: Callable[[str], None] = lambda sentence: None,
    ) -> None:
        self._file = file
        self._progress = progress
        self._passed = 0
        self._table = table
        self._loop = loop
        self._readers = readers
        self._over: dict[str, float] = {}
        self._passages: list[Passage] = []
        self._comings: list[Coming] = []
        self._faults: list[BeltFault] = []
        self._volts: float | None = None
        table.listeners.append(self._hear)

    def run(self, battery_v: float | None = None) -> Measured:
        """Measure; *battery_v* is what a meter says of the battery at rest.

        Raises `WiringError` when the belt stops by itself, or no tile comes round.
        """
        carousel = self._file.carousel
        self._table.start()
        self._wait(SETTLES_S)
        rest_v = self._volts
        # A tile that lies over a reader from the start does not come to it.
        self._over.clear()
        self._comings.clear()
        self._turn(carousel.speed_rpm, TURNS)
        duty = abs(self._table.carousel.duty)
        turn = _turn_of(self._comings)
        missed = _missed(self._comings, turn)
        self._comings.clear()
        self._turn(carousel.speed_rpm * SLOWLY, 2)
        late_s = self._late_s()
        self._table.send(StopBelt())
        self._wait(carousel.ramp_s + 1.0)
        places, zones = self._geometry(late_s)
        encoder, battery = carousel.encoder, carousel.battery
        divider = None
        if battery is not None and battery_v is not None and rest_v:
            divider = round(battery.divider * battery_v / rest_v, 3)
        return Measured(
            None if encoder is None else round(encoder.pulses_per_turn * turn),
            round(duty, 2) or None,
            divider,
            places,
            zones,
            missed,
        )

    def _hear(self, signal: AnySignal) -> None:
        match signal:
            case TagEntered(reader=reader) if reader in self._readers:
                turns = self._table.carousel.turns or 0.0
                self._over[reader] = signal.at_s
                self._comings.append(Coming(reader, signal.at_s, turns))
                if reader == self._readers[0]:
                    self._passed += 1
                    self._progress(f"The tile has come round {self._passed} times.")
            case TagLeft(reader=reader) if reader in self._over:
                self._passages.append(Passage(reader, self._over.pop(reader), signal.at_s))
            case BeltFault():
                self._faults.append(signal)
            case BatteryMeasured(volts=volts):
                self._volts = volts

    def _wait(self, seconds: float) -> None:
        self._loop.run(until_s=self._loop.now_s() + seconds)

    def _turn(self, speed_rpm: float, turns: int) -> None:
        """Run until the tile has come to the first reader, gone round *turns* times, and left it.

        Raises `WiringError` when that takes far too long, or the belt stops by itself.
        """
        first, came, left = self._readers[0], len(self._at_first()), len(self._passages)
        self._table.send(RunBelt(speed_rpm))
        self._loop.run(
            until_s=self._loop.now_s() + PATIENCE * (turns + 2) * 60.0 / speed_rpm,
            while_=lambda: (
                not self._faults
                and (len(self._at_first()) < came + turns + 1 or first in self._over)
            ),
        )
        if self._faults:
            self._table.send(StopBelt())
            raise WiringError(f"the belt stopped: {self._faults[0].trouble.says}")
        if len(self._at_first()) < came + turns + 1:
            self._table.send(StopBelt())
            raise WiringError(
                f"the tile came to the reader {first} only {len(self._at_first()) - came} times: "
                "is it on the belt, and does its sticker read well?"
            )
        # What a fast belt passed says little of a zone.
        del self._passages[:left]

    def _at_first(self) -> list[Coming]:
        return [one for one in self._comings if one.reader == self._readers[0]]

    def _late_s(self) -> tuple[float, float]:
        """Return how late a reader tells that a tag has come and that it has gone: it comes with
        the second poll that sees it, and goes after some silent ones."""
        before = self._polls()
        self._wait(1.0)
        poll_s = 1.0 / max(1, self._polls() - before)
        return 1.5 * poll_s, (SILENCES - 0.5) * poll_s + CHECK_US / 2e6

    def _polls(self) -> int:
        readers = self._table.inspect().readers
        return next(one.polls for one in readers if one.reader == self._readers[0])

    def _geometry(self, late_s: tuple[float, float]) -> tuple[dict[str, float], dict[str, float]]:
        """Return every reader's place and zone in mm, from the slow turns."""
        at_first = self._at_first()
        turn_s = (at_first[-1].at_s - at_first[0].at_s) / (len(at_first) - 1)
        mm_per_s = self._file.carousel.track_mm / turn_s
        zones_mm, middles_s = {}, {}
        for reader in self._readers:
            ends = [
                (one.came_s - late_s[0], one.left_s - late_s[1])
                for one in self._passages
                if one.reader == reader and one.came_s >= at_first[0].at_s
            ]
            if ends:
                zones_mm[reader] = round(fmean(left - came for came, left in ends) * mm_per_s, 1)
                middles_s[reader] = sum(ends[0]) / 2
        first_s = middles_s.get(self._readers[0], 0.0)
        # A reader further along sees the tile later.
        places_mm = {
            reader: round((middle_s - first_s) % turn_s * mm_per_s, 1)
            for reader, middle_s in middles_s.items()
        }
        return places_mm, zones_mm


def _turn_of(comings: Sequence[Coming]) -> float:
    """Return one turn of the belt as the file counts it, from a tile's coming to each reader.

    Raises `WiringError` when the turns are too uneven to tell.
    """
    found = []
    for came in _turns_by_reader(comings):
        steps = [after - before for before, after in pairwise(came)]
        if not steps:
            continue
        usual = median(steps)
        # A passage that was missed makes two turns of one.
        rounds = [max(1, round(step / usual)) for step in steps]
        off = max(abs(step / n - usual) for step, n in zip(steps, rounds, strict=True))
        if off > UNEVEN * usual:
            raise WiringError(
                "the tile came round unevenly: does the belt slip, or the encoder miss pulses?"
            )
        found.append(sum(steps) / sum(rounds))
    return fmean(found)


def _missed(comings: Sequence[Coming], turn: float) -> float:
    """Return the share of its passages in which the tile was not heard."""
    heard = expected = 0
    for came in _turns_by_reader(comings):
        heard += len(came)
        expected += round((came[-1] - came[0]) / turn) + 1
    return 1.0 - heard / expected


def _turns_by_reader(comings: Sequence[Coming]) -> Collection[Sequence[float]]:
    """Return how far the belt had turned at each coming, a list for each reader."""
    found: dict[str, list[float]] = {}
    for one in comings:
        found.setdefault(one.reader, []).append(one.turns)
    return found.values()


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
