"""`reclaim doctor`: check everything that the table file names, the computer and the journal.

The table is opened as for a game and watched for a few seconds; its motor stays off. With a person
present (`--guided`) both buttons and the pad of each seat are tried by hand. At a simulated table
its twin provides the hands.
"""

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from controller.commands.doctor import machine, tiles
from controller.commands.doctor.checks import Check, Figure, progress
from controller.errors import GameError
from controller.match.acts import CONTROL_SIDES, UNDO
from controller.record.journal import Journal
from hardware.computer import Computer, measure
from hardware.config import TableFile
from hardware.errors import TableError
from hardware.inspection import Inspection, ReaderCondition
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.scene import Press, Put, Release, Take, Tap
from hardware.signals import (
    AnySignal,
    BatteryMeasured,
    BeltFault,
    BeltWarning,
    Button,
    ButtonPressed,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    Trouble,
    pad_of,
    seat_of,
)
from hardware.sim.deep import DeepTwin
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import version
from hardware.table import PiIo, Table

SETTLES_S = 3.0
"""How long a device may take to report itself after opening."""
WATCHED_S = 5.0
PATIENCE_S = 20.0
"""How long a person has for each act."""

MOST_GARBLED = 0.05
"""A healthy reader garbles fewer polls: `reclaim bench rfid` gives 1 in 100 for a noisy one."""
NOISIER = 1.0
"""In per cent of the polls: five of the 450 polls of a test."""
MOST_BAD_LINES = 3
"""In `WATCHED_S`, which carries about 40 lines."""
MOST_STRAY_TURNS = 0.002
"""A resting belt counts no pulses: this is less than one of 240 in a turn."""


class Person(Protocol):
    """Somebody at the table who follows instructions."""

    def press(self, seat: str, button: Button) -> None: ...

    def tap(self, seat: str) -> None:
        """Hold any tag to the seat's pad."""


class Watched(Struct, frozen=True):
    """What a table and its computer reported while they were watched."""

    said: Sequence[AnySignal]
    before: Inspection
    """The state of its devices at the beginning, and `now` at the end, `WATCHED_S` later."""
    now: Inspection
    computer: Computer
    clock_s: float
    """The time on the computer's clock, in seconds since 1970."""
    pins: str = ""
    """The class of the pins; empty at a simulated table."""
    screens: tuple[str, ...] | None = ()
    """The states of the video connectors, None if the kernel knows none; empty at a simulated
    table."""


def examine(file: TableFile, journal: Path, *, guided: bool) -> list[Check]:
    """Examine the table of *file* and the *journal*. A table that cannot be opened is a failed
    check."""
    try:
        with opened(file) as (table, loop, person):
            said: list[AnySignal] = []
            table.listeners.append(said.append)
            table.start()
            progress(f"All devices are watched for {SETTLES_S + WATCHED_S:g} s.")
            loop.run(until_s=loop.now_s() + SETTLES_S)
            before = table.inspect()
            loop.run(until_s=loop.now_s() + WATCHED_S)
            pins = "" if file.simulated else type(PiIo(loop.clock).pin_factory).__name__
            watched = Watched(
                tuple(said),
                before,
                table.inspect(),
                measure(journal.parent),
                time.time(),
                pins,
                () if file.simulated else machine.connectors(),
            )
            by_hand = list(_by_hand(table.seats, loop, said, person)) if guided else []
    except TableError as error:
        return [Check("table", "fail", f"cannot be opened: {error}"), *_journal(journal)]
    return [*checks(file, watched), *by_hand, *_journal(journal)]


@contextmanager
def opened(file: TableFile, tile: bool = False) -> Iterator[tuple[Table, Loop, Person]]:
    """Open a table alone, without a referee. On a simulated belt may lie a *tile*."""
    with ExitStack() as opened:
        if file.simulated:
            loop = opened.enter_context(Loop(VirtualClock()))
            seats = [seat.name for seat in file.seats]
            world = World(BeltShape.of(file), seats, tagged(CONTROL_SIDES), file.spots)
            world.keep_at(tag_uid(UNDO), "belt/0" if tile else TwinsHands.PLACE)
            twin = opened.enter_context(closing(DeepTwin(file, world, loop)))
            yield twin.table, loop, TwinsHands(world, loop)
            return
        loop = opened.enter_context(Loop(RealClock()))
        table = opened.enter_context(Table(file, loop))
        opened.enter_context(table.watchdog())
        yield table, loop, Asked()


class Asked:
    """A person at the terminal."""

    def press(self, seat: str, button: Button) -> None:
        print(f"Press {button} at {seat}.", file=sys.stderr)

    def tap(self, seat: str) -> None:
        print(f"Hold any tag to the pad of {seat}.", file=sys.stderr)


class TwinsHands:
    """The hands of a simulated table, with a card that lies beside it."""

    PLACE = "beside/undo"

    def __init__(self, world: World, loop: Loop) -> None:
        self._world = world
        self._loop = loop

    def press(self, seat: str, button: Button) -> None:
        self._world.act(seat, Press(button), self._loop.now_s())
        self._loop.run(until_s=self._loop.now_s() + 0.2)
        self._world.act(seat, Release(button), self._loop.now_s())

    def tap(self, seat: str) -> None:
        self._world.act(seat, Take(self.PLACE), self._loop.now_s())
        self._world.act(seat, Tap(), self._loop.now_s())
        self._loop.run(until_s=self._loop.now_s() + 1.0)
        self._world.act(seat, Put(self.PLACE), self._loop.now_s())


# ---- the checks ----------------------------------------------------------------------------------


def checks(file: TableFile, watched: Watched) -> list[Check]:
    """Return the checks of a table that was watched."""
    return [
        *_pins(watched.pins),
        *_readers(file, watched),
        *_stations(file, watched),
        *_belt(file, watched),
        *_battery(file, watched.said),
        *machine.checks(watched.computer, watched.clock_s, watched.screens),
    ]


def _pins(pins: str) -> Iterator[Check]:
    if not pins:
        return
    if pins == "LGPIOFactory":
        yield Check("pins", "pass", "lgpio holds them for this program alone")
    else:
        yield Check(
            "pins",
            "fail",
            f"{pins} holds them, which keeps no other program away",
            "Install lgpio: `sudo make install-pi` compiles it.",
        )


def _latest(said: Sequence[AnySignal]) -> Mapping[str, AnySignal]:
    """Return by reader and seat the last signal that says whether it answers."""
    found: dict[str, AnySignal] = {}
    for signal in said:
        match signal:
            case ReaderReady(reader=name) | ReaderLost(reader=name):
                found[name] = signal
            case SeatReady(seat=name) | SeatLost(seat=name):
                found[name] = signal
    return found


def _readers(file: TableFile, watched: Watched) -> Iterator[Check]:
    conditions = {one.reader: one for one in watched.now.readers}
    earlier = {one.reader: one for one in watched.before.readers}
    latest = _latest(watched.said)
    for name in (*(one.name for one in file.readers), *(seat.pad for seat in file.seats)):
        last = latest.get(name)
        if isinstance(last, ReaderLost):
            yield _lost(f"reader {name}", last.trouble)
        elif last is None:
            if not seat_of(name):  # a lost station is reported by its own check
                yield Check(f"reader {name}", "fail", "has said nothing", "See its wiring.")
        elif name in conditions:
            yield _noise(name, conditions[name], earlier[name])
        else:
            yield Check(f"reader {name}", "pass", "answers its station")


def _lost(name: str, trouble: Trouble) -> Check:
    return Check(name, "fail", trouble.says, trouble.remedy)


def _noise(name: str, now: ReaderCondition, before: ReaderCondition) -> Check:
    polls = now.polls - before.polls
    if polls <= 0:
        return Check(f"reader {name}", "fail", "is not polled", "Report this, with the log.")
    garbled = (now.garbled_polls - before.garbled_polls) / polls
    found = f"answers {polls / WATCHED_S:.0f} polls a second, {garbled:.1%} not understood"
    remedy = (
        "Take every tag away from it and test again. If it stays: shorten its wires, keep it 20 mm "
        "from metal and from the motor, put 100 µF at its 3.3 V."
    )
    figure = Figure(100 * garbled, "%", NOISIER, remedy)
    if garbled <= MOST_GARBLED:
        return Check(f"reader {name}", "pass", found, "", figure)
    return Check(f"reader {name}", "fail", found, remedy, figure)


def _stations(file: TableFile, watched: Watched) -> Iterator[Check]:
    latest = _latest(watched.said)
    now = {one.seat: one for one in watched.now.stations}
    before = {one.seat: one for one in watched.before.stations}
    for seat in file.seats:
        name = f"station {seat.name}"
        last = latest.get(seat.name)
        if not isinstance(last, SeatReady):
            says = last.trouble.says if isinstance(last, SeatLost) else "has said nothing"
            yield Check(name, "fail", says, "`reclaim station list` says what is plugged in.")
            continue
        condition = now[seat.name]
        firmware = condition.firmware or "?"
        bad = condition.bad_lines - before[seat.name].bad_lines
        if version(firmware) != version(FIRMWARE):
            found = f"firmware {firmware}, and this release has {FIRMWARE}"
            yield Check(name, "fail", found, "Stop the table, then `reclaim station update`.")
        elif bad > MOST_BAD_LINES:
            found = f"{bad} damaged lines in {WATCHED_S:g} s"
            yield Check(name, "fail", found, _CABLE)
        else:
            found = f"firmware {firmware}, {bad} damaged lines"
            yield Check(name, "pass", found, "", Figure(bad, "", 1, _CABLE))


_CABLE = "Take another USB cable, away from the motor's wires."


def _belt(file: TableFile, watched: Watched) -> Iterator[Check]:
    for signal in watched.said:
        if isinstance(signal, BeltFault | BeltWarning):
            yield _lost("belt", signal.trouble)
    now, before = watched.now.belt, watched.before.belt
    if file.carousel.encoder is None or now is None or before is None:
        return
    moved = abs((now.turns or 0.0) - (before.turns or 0.0))
    if moved > MOST_STRAY_TURNS:
        yield Check(
            "belt sensor",
            "fail",
            f"counted {moved:.3f} turns while the belt stood",
            "Shield it from light, keep its wire away from the motor's, and put 100 nF across it.",
        )
    else:
        yield Check("belt sensor", "pass", "counts nothing while the belt stands")


def _battery(file: TableFile, said: Sequence[AnySignal]) -> Iterator[Check]:
    if file.carousel.battery is None:
        return
    measured = [signal for signal in said if isinstance(signal, BatteryMeasured)]
    last = measured[-1] if measured else None
    if last is None or last.volts is None:
        found, remedy = "its voltage is unknown", "See the wires of its ADC and its divider."
        yield Check("battery", "fail", found, remedy)
    elif last.level == "good":
        yield Check("battery", "pass", f"{last.volts:.2f} V at rest")
    else:
        yield Check("battery", "fail", f"{last.volts:.2f} V at rest: {last.level}", "New cells.")


def _journal(path: Path) -> Iterator[Check]:
    if not path.exists():
        yield Check("journal", "skipped", f"there is none yet at {path}")
        return
    try:
        with Journal(path) as journal:
            journal.check()
            weak = tiles.weak(journal)
    except GameError as error:
        yield Check("journal", "fail", str(error))
        return
    yield Check("journal", "pass", f"{path} is in order")
    if weak:
        names = ", ".join(one.described for one in weak)
        yield Check("stickers", "fail", f"read badly: {names}", "`reclaim doctor tiles`")
    else:
        yield Check("stickers", "pass", "none is known to read badly")


# ---- by hand -------------------------------------------------------------------------------------


def _by_hand(
    seats: Sequence[str], loop: Loop, said: list[AnySignal], person: Person
) -> Iterator[Check]:
    """Ask for every button to be pressed and every pad to be tapped."""
    for seat in seats:
        for button in ("A", "B"):
            begun = len(said)
            person.press(seat, button)
            yield _answered(
                f"button {button} of {seat}",
                _heard(loop, said, begun, ButtonPressed),
                (seat, button),
                "See the button's wires at its Pico.",
            )
        begun = len(said)
        person.tap(seat)
        yield _answered(
            f"pad of {seat}",
            _heard(loop, said, begun, TagEntered),
            (pad_of(seat),),
            "Hold the tag flat; see the reader's wires at its Pico.",
        )


def _heard(
    loop: Loop,
    said: list[AnySignal],
    begun: int,
    kind: type[ButtonPressed] | type[TagEntered],
) -> tuple[str, ...] | None:
    """Wait for the first signal of *kind* after the first *begun*; return where it came from."""

    def found() -> AnySignal | None:
        return next((signal for signal in said[begun:] if isinstance(signal, kind)), None)

    loop.run(until_s=loop.now_s() + PATIENCE_S, while_=lambda: found() is None)
    match found():
        case ButtonPressed(seat=seat, button=button):
            return (seat, button)
        case TagEntered(reader=reader):
            return (reader,)
    return None


def _answered(
    name: str, came: tuple[str, ...] | None, wanted: tuple[str, ...], remedy: str
) -> Check:
    if came is None:
        return Check(name, "fail", f"nothing came within {PATIENCE_S:g} s", remedy)
    if came != wanted:
        found = f"{' '.join(came)} answered instead"
        return Check(name, "fail", found, "Cables or buttons are swapped: change the table file.")
    return Check(name, "pass", "answers")
