"""`reclaim doctor --stage N`: a test on the bench after each stage of building, so that a fault is
found while little is built on it.

Each stage opens only what is there by then. No hand goes near a running belt in any of them: that
comes after `reclaim doctor push`. At the simulated table a fault can be planted (`--fault`), to see
what is said of it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from controller.commands.doctor import devices, motor
from controller.commands.doctor.person import LAID_S, WAITS_S, Person, opened
from controller.commands.doctor.planting import WEAK_MM, Plant, planted, without_belt
from controller.commands.doctor.push import NOT_MEASURED
from controller.errors import OptionError
from controller.making import pushing
from controller.table.doctor import past
from controller.table.doctor.checks import Check
from hardware.carousel import figures
from hardware.carousel.figures import tag_mm
from hardware.config import ReaderSettings, SeatSettings, TableFile
from hardware.errors import WiringError
from hardware.loop import Loop
from hardware.parts import Cells, catalogue
from hardware.signals import (
    AnySignal,
    BeltFault,
    ReaderLost,
    SeatLost,
    SetLight,
    TagEntered,
    TagLeft,
    pad_of,
)
from hardware.stations import flashing
from hardware.table import Table

SLOW_SHARE = 1 / 3
"""Of full speed: how fast a motor turns that is watched."""
TURNS_S = 3.0
"""How long it turns."""
WHEEL_TURNS = 5
"""How often the wheel is turned by hand: a slot that is missed once a turn counts five times."""
COUNTED_TURNS = 0.25
"""How far off five turns by hand may be, in turns of the wheel."""
TILE_TURNS = 2.2
"""Of the belt: so often a tile comes round twice, wherever it lay."""
SETTLES_S = 3.0
NEAR_V = 0.25
"""How near fresh cells are to what the catalogue says of their kind."""


class Bench(NamedTuple):
    """What is open while a stage is tested."""

    file: TableFile
    table: Table
    loop: Loop
    person: Person
    said: list[AnySignal]

    def wait(self, seconds: float) -> None:
        self.loop.run(until_s=self.loop.now_s() + seconds)


class BuildStage(NamedTuple):
    """What is on the bench by then, what of the table file that is, and how it is tested."""

    what: str
    of: Callable[[TableFile], TableFile]
    checks: Callable[[Bench], Iterator[Check]]


def examine(file: TableFile, number: int, journal: Path, fault: str | None = None) -> list[Check]:
    """Test stage *number* of *file*'s table. Raises `TableError` where it cannot be opened for it,
    `OptionError` for a *fault* of a real table."""
    if fault is not None and not file.simulated:
        raise OptionError(f"{file.name} has real lines: faults are planted at a simulated table")
    stage = STAGES[number]
    file, plant = planted(file, fault)
    if stage is ALL:
        belt = file.carousel.motor is not None
        return [*(_tested(file, BELT, plant) if belt else ()), *_all(file, journal, plant)]
    return _tested(file, stage, plant)


def _tested(file: TableFile, stage: BuildStage, plant: Plant) -> list[Check]:
    part = stage.of(file)
    plant = without_belt(plant) if stage is MOTOR else plant
    with opened(part, tile=stage is BELT, plant=plant) as (table, loop, person):
        said: list[AnySignal] = []
        table.listeners.append(said.append)
        table.start()
        return [*stage.checks(Bench(file, table, loop, person, said))]


# ---- 0: one reader, one sticker ------------------------------------------------------------------


def _one_reader(file: TableFile) -> TableFile:
    """A station that is plugged in, or else the first reader on the Pi."""
    seats = file.seats[:1] if file.simulated else _plugged_in(file.seats)[:1]
    readers = file.readers[:1]
    if seats and not (readers and file.simulated):
        return replace(_bare(file), seats=seats)
    if not readers:
        raise WiringError(
            f"{file.name} has no reader that is plugged in; plug a Pico in, or name one"
        )
    loose = replace(readers[0], role="spot", place_mm=0.0, neighbours=())
    return replace(_bare(file), readers=(loose,), seats=seats)


def _reader(bench: Bench) -> Iterator[Check]:
    reader = _reader_on(bench.table)
    bench.wait(SETTLES_S)
    yield from _lost(bench)
    far_mm = round(tag_mm(bench.file.carousel), 1)
    yield _sees(bench, reader, far_mm)


def _reader_on(table: Table) -> str:
    return table.spots[0] if table.spots else pad_of(table.seats[0])


def _sees(bench: Bench, reader: str, away_mm: float) -> Check:
    """Lay a sticker so far away, and see whether it is read all the time."""
    name = f"sticker at {away_mm:g} mm"
    before = len(bench.said)
    bench.person.lay(reader, away_mm)
    bench.wait(LAID_S - 2.0)
    entered = [one for one in bench.said[before:] if isinstance(one, TagEntered)]
    left = [one for one in bench.said[before:] if isinstance(one, TagLeft)]
    bench.wait(4.0)  # until it is gone, so that the next one is another
    if entered and not left:
        return Check(name, "pass", f"{reader} reads it all the time")
    found = "reads nothing" if not entered else f"lost it {len(left)} times in {LAID_S - 2:g} s"
    return Check(
        name,
        "fail",
        f"{reader} {found}; expected that it reads one sticker {away_mm:g} mm above its antenna",
        "This is a weak reader: boards with weak inductors read only the card that they came with. "
        "Try another sticker, keep metal 20 mm away, and then another make of board, before you "
        "buy the rest.",
    )


# ---- 1: motor and driver alone -------------------------------------------------------------------


def _motor_alone(file: TableFile) -> TableFile:
    _needs(file.carousel.motor, "motor")
    carousel = replace(file.carousel, encoder=None, battery=None, current=None)
    return replace(file, carousel=carousel, readers=(), seats=())


def _motor(bench: Bench) -> Iterator[Check]:
    before = list(_before_power(bench.file))
    yield from before
    if any(check.outcome == "fail" for check in before):
        return
    volts = bench.person.volts()
    if volts is None:
        yield Check("cells", "skipped", "nobody has measured them")
    else:
        yield cells(bench.file, volts)
    yield from _ways(bench)


def _before_power(file: TableFile) -> Iterator[Check]:
    """What must be true before the battery is put in."""
    if file.carousel.motor is None:
        return
    wrong = pushing.unlimited(file)
    if wrong is None:
        most_a, most_n = figures.limit_a(file), figures.push_n(file)
        found = f"a held motor gets {most_a:.2f} A, and so pushes with {most_n:.1f} N by arithmetic"
        yield Check("driver", "pass", found)
    else:
        yield Check(
            "driver",
            "fail",
            wrong,
            "Leave the battery out. Take a driver that limits (docs/build/parts.md), or wire a "
            "current sensor and write its limit_a.",
        )


def cells(file: TableFile, volts: float) -> Check:
    """Return whether fresh cells that rest at *volts* are those of the table file."""
    ours = file.bought.chosen().cells
    found = f"{volts:.2f} V at rest"
    if abs(volts - ours.full_v) <= NEAR_V:
        return Check("cells", "pass", f"{found}: {ours.name}")
    others = [kind for kind in catalogue().cells if abs(volts - kind.full_v) <= NEAR_V]
    expected = f"expected about {ours.full_v:g} V of {ours.name!r} that are fresh or full"
    if others and others[0] != ours:
        return Check(
            "cells",
            "fail",
            f"{found}, which is what {others[0].name!r} has; {expected}",
            _other_kind(others[0]),
        )
    if ours.empty_v <= volts < ours.full_v:
        return Check("cells", "fail", f"{found}; {expected}", "Put fresh or full cells in.")
    return Check(
        "cells",
        "fail",
        f"{found}; {expected}",
        "Count the cells, look at their contacts and at the holder's wires: which way round?",
    )


def _other_kind(kind: Cells) -> str:
    return (
        f"Put fresh or full cells in for this test. If these are, they are of another kind: "
        f"write cells = {kind.name!r} into [parts], and low_v = "
        f"{kind.low_v:g} with empty_v = {kind.empty_v:g} into [carousel.battery]."
    )


def _ways(bench: Bench) -> Iterator[Check]:
    """Run the motor each way for a moment, and ask how it turned."""
    motor_settings = bench.file.carousel.motor
    assert motor_settings is not None, "the stage needs it"
    rests = _asked_how(bench, 0.0)
    if rests is None:
        yield Check("rests", "skipped", "nobody is at a terminal to watch the motor")
        return
    yield _turn("rests", rests, "not at all", "Take the battery out, and look at the standby pin.")
    if rests != "not at all":
        return
    speed_rpm = bench.file.carousel.speed_rpm * SLOW_SHARE
    told = _asked_how(bench, speed_rpm)
    yield _turn("turns", told, "clockwise", _REVERSED)
    if motor_settings.backward is not None and told == "clockwise":
        told = _asked_how(bench, -speed_rpm)
        yield _turn("turns back", told, "anticlockwise", "Look at the wire of `backward`.")


_REVERSED = (
    "The motor is reversed: swap its two leads, or forward and backward in [carousel.motor]. If it "
    "did not turn at all, look at battery, switch, fuse and driver."
)


def _asked_how(bench: Bench, speed_rpm: float) -> str | None:
    carousel = bench.table.carousel
    bench.person.watch()
    if speed_rpm:
        carousel.run(speed_rpm)
    bench.wait(TURNS_S)
    carousel.stop()
    bench.wait(TURNS_S)
    return bench.person.turned()


def _turn(name: str, told: str | None, expected: str, remedy: str) -> Check:
    good = told == expected
    found = f"turned {told}" if good else f"turned {told}; expected {expected}, from above"
    return Check(name, "pass" if good else "fail", found, "" if good else remedy)


# ---- 2: sensor and wheel -------------------------------------------------------------------------


def _sensor_alone(file: TableFile) -> TableFile:
    _needs(file.carousel.encoder, "encoder")
    carousel = replace(file.carousel, motor=None, battery=None, current=None)
    return replace(file, carousel=carousel, readers=(), seats=())


def _sensor(bench: Bench) -> Iterator[Check]:
    encoder, carousel = bench.file.carousel.encoder, bench.table.carousel
    assert encoder is not None, "the stage needs it"
    started = carousel.turns or 0.0
    bench.wait(SETTLES_S)
    stray = round(((carousel.turns or 0.0) - started) * encoder.pulses_per_turn)
    yield Check(
        "at rest",
        "fail" if stray else "pass",
        f"{stray} slots while nothing turned",
        "Put 100 nF across the sensor, and shield it from light." if stray else "",
    )
    started = carousel.turns or 0.0
    bench.person.turn(WHEEL_TURNS)
    bench.wait(WAITS_S)
    counted = round(((carousel.turns or 0.0) - started) * encoder.pulses_per_turn)
    yield slots(counted, round(figures.slots(bench.file.carousel) or 0))


def slots(counted: int, on_the_drum: int) -> Check:
    """Return what a count of slots in `WHEEL_TURNS` turns of a drum means."""
    name, expected = "slots", WHEEL_TURNS * on_the_drum
    missing = expected - counted
    found = f"{counted} in {WHEEL_TURNS} turns; expected {expected}"
    if abs(missing) <= COUNTED_TURNS:
        return Check(name, "pass", found)
    if not counted:
        says, remedy = "", "Look at the sensor's wires, and whether the drum's ring is in its fork."
    elif missing % WHEEL_TURNS == 0 and 0 < missing // WHEEL_TURNS <= on_the_drum // 4:
        each = missing // WHEEL_TURNS
        says = f": {each} missing in every turn"
        remedy = (
            "A slot's edge is missing: clean the drum's slots of stringing, and set the fork so "
            "that the ring runs in its middle."
        )
    elif counted >= 1.5 * expected:
        says = ": slots count twice"
        remedy = "Put 100 nF across the sensor; see that the drum does not touch the fork."
    else:
        says = ""
        remedy = (
            f"Turn it exactly {WHEEL_TURNS} times. If the number is the same again, edges are "
            "missing: clean the slots, or correct `pulses_per_turn`."
        )
    return Check(name, "fail", found + says, remedy)


# ---- 3: one pad ----------------------------------------------------------------------------------


def _one_seat(file: TableFile) -> TableFile:
    seats = file.seats if file.simulated else _plugged_in(file.seats)
    if not seats:
        raise WiringError(
            f"no station of {file.name} is plugged in; plug one in, and name its port or assign it"
        )
    return replace(_bare(file), seats=seats[:1])


def _pad(bench: Bench) -> Iterator[Check]:
    (seat,) = bench.table.seats
    bench.table.send(SetLight(seat, "white", "pulse"))
    bench.wait(SETTLES_S)
    lit = bench.person.sees_light(seat)
    if lit is not None:
        yield Check(
            "light",
            "pass" if lit else "fail",
            "pulses white" if lit else "does not pulse white",
            "" if lit else "Look at the light's four legs and their resistors.",
        )
    yield from _lost(bench)
    if not any(isinstance(one, SeatLost) for one in bench.said):
        yield from devices.by_hand((seat,), bench.loop, bench.said, bench.person)
        yield _sees(bench, pad_of(seat), WEAK_MM)


# ---- 4: the belt ---------------------------------------------------------------------------------


def _the_belt(file: TableFile) -> TableFile:
    _needs(file.carousel.motor, "motor")
    return replace(file, seats=(), readers=tuple(_under_the_belt(file)))


def _under_the_belt(file: TableFile) -> Iterator[ReaderSettings]:
    for reader in file.readers:
        if reader.role == "belt":
            near = {other.name for other in file.readers if other.role == "belt"}
            yield replace(reader, neighbours=tuple(one for one in reader.neighbours if one in near))


def _belt(bench: Bench) -> Iterator[Check]:
    before = list(_before_power(bench.file))
    yield from before
    if any(check.outcome == "fail" for check in before):
        return
    bench.wait(SETTLES_S)
    yield from _lost(bench)
    volts = bench.table.carousel.battery_v
    if bench.file.carousel.battery is not None and volts is not None:
        yield cells(bench.file, volts)
    yield from _ways(bench)
    stand = motor.Stand(
        bench.file.carousel, bench.table.carousel, bench.loop, bench.said,
        hold=lambda: None, release=lambda: None, person=False,
        nobody="no hand goes near the belt in this stage: `reclaim doctor motor` comes later",
    )  # fmt: skip
    yield from motor.Examination(stand).run()
    yield from _tiles(bench)


def _tiles(bench: Bench) -> Iterator[Check]:
    """Let the belt turn, and see whether the tile that lies on it is read."""
    since, speed_rpm = len(bench.said), bench.file.carousel.speed_rpm
    bench.table.carousel.run(speed_rpm)
    bench.wait(TILE_TURNS * 60.0 / speed_rpm)
    bench.table.carousel.stop()
    bench.wait(SETTLES_S)
    for name in (reader.name for reader in _under_the_belt(bench.file)):
        if any(isinstance(one, BeltFault) for one in bench.said[since:]):
            yield Check(f"tile over {name}", "skipped", "the belt did not run")
            continue
        seen = sum(isinstance(one, TagEntered) and one.reader == name for one in bench.said[since:])
        yield Check(
            f"tile over {name}",
            "pass" if seen else "fail",
            f"read {seen} times while it came round",
            ""
            if seen
            else "This is a weak reader, or its cradle hangs too low: test it by `--stage 0`, and "
            "look for metal near it. Is the tile's sticker in its middle?",
        )


# ---- 5: all --------------------------------------------------------------------------------------


def _all(file: TableFile, journal: Path, plant: Plant) -> Iterator[Check]:
    found = devices.examine(file, journal, guided=True, plant=plant)
    yield from found
    pushes = file.carousel.motor is not None
    if pushes and not past.knows(past.path_beside(journal), file.name, past.PUSH):
        yield Check("push", "fail", NOT_MEASURED, "`reclaim doctor push`, before a hand goes near.")


# ---- what several do -----------------------------------------------------------------------------


def _bare(file: TableFile) -> TableFile:
    """The table without a carousel's devices and readers."""
    bare = replace(file.carousel, motor=None, encoder=None, battery=None, current=None)
    return replace(file, carousel=bare, readers=(), seats=())


def _plugged_in(seats: Sequence[SeatSettings]) -> tuple[SeatSettings, ...]:
    """The seats whose station is plugged in, or else the first one at any Pico that is: a maker's
    first Pico has no name in the table file yet."""
    there = tuple(seat for seat in seats if seat.station and Path(seat.station).exists())
    if there or not seats:
        return there
    return tuple(replace(seats[0], station=port, number="") for port in flashing.ports()[:1])


def _needs(found: object, section: str) -> None:
    if found is None:
        raise WiringError(f"the table file has no [carousel.{section}]; this stage tests it")


def _lost(bench: Bench) -> Iterator[Check]:
    for signal in bench.said:
        match signal:
            case ReaderLost(reader=name, trouble=trouble):
                yield Check(f"reader {name}", "fail", trouble.says, trouble.remedy)
            case SeatLost(seat=name, trouble=trouble):
                yield Check(f"station {name}", "fail", trouble.says, trouble.remedy)


BELT = BuildStage("the belt with all that drives it", _the_belt, _belt)
MOTOR = BuildStage("motor and driver alone", _motor_alone, _motor)
ALL = BuildStage("the whole table", lambda file: file, lambda bench: iter(()))

STAGES: Mapping[int, BuildStage] = {
    0: BuildStage("one reader and one sticker", _one_reader, _reader),
    1: MOTOR,
    2: BuildStage("the sensor and the wheel with its slotted drum", _sensor_alone, _sensor),
    3: BuildStage("one seat: its pad, buttons and light", _one_seat, _pad),
    4: BELT,
    5: ALL,
}
"""The stages of building, in their order (docs/build/README.md)."""
