"""The devices of a table that was watched for a few seconds while its belt stood: what is sound,
and what to do if it is not.

Pure, so that it is the same at a table that was opened for it and at one that people use.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from controller.table.devices import TroubleSignal, trouble_of
from controller.table.doctor import machine
from controller.table.doctor.checks import Check, Figure
from controller.views import Arg, Message
from hardware.computer import Computer
from hardware.config import TableFile
from hardware.inspection import Inspection, ReaderCondition
from hardware.signals import (
    AnySignal,
    BatteryMeasured,
    BeltFault,
    BeltWarning,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    seat_of,
)
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import version

WATCHED_S = 5.0

MOST_GARBLED = 0.05
"""A healthy reader garbles fewer polls: `reclaim bench rfid` gives 1 in 100 for a noisy one."""
NOISIER = 1.0
"""In per cent of the polls: five of the 450 polls of a test."""
MOST_BAD_LINES = 3
"""In `WATCHED_S`, which carries about 40 lines."""
MOST_STRAY_TURNS = 0.002
"""A resting belt counts no pulses: this is less than one of 240 in a turn."""
MOST_REST_A = 0.05
"""A motor without power draws nothing: this is more than an ADC's noise, and less than half of what
a turning belt draws (`hardware.carousel.battery.RUNNING_A`)."""


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


def checks(file: TableFile, watched: Watched) -> list[Check]:
    """Return the checks of a table that was watched."""
    return [
        *_pins(watched.pins),
        *_readers(file, watched),
        *_stations(file, watched),
        *_belt(file, watched),
        *_current(file, watched.now),
        *_battery(file, watched.said),
        *machine.checks(watched.computer, watched.clock_s, watched.screens),
    ]


def _pins(pins: str) -> Iterator[Check]:
    if not pins:
        return
    if pins == "LGPIOFactory":
        found, said = "lgpio holds them for this program alone", Message("table-doctor-pins")
        yield Check("pins", "pass", found, said=said)
    else:
        yield Check(
            "pins",
            "fail",
            f"{pins} holds them, which keeps no other program away",
            "Install lgpio: `sudo make install-pi` compiles it.",
            said=Message("table-doctor-pins-shared", {"found": pins}),
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
            yield _lost(f"reader {name}", last)
        elif last is None:
            if not seat_of(name):  # a lost station is reported by its own check
                found, said = "has said nothing", Message("table-doctor-silent")
                yield Check(f"reader {name}", "fail", found, "See its wiring.", said=said)
        elif name in conditions:
            yield _noise(name, conditions[name], earlier[name])
        else:
            said = Message("table-doctor-answers")
            yield Check(f"reader {name}", "pass", "answers its station", said=said)


def _lost(name: str, signal: TroubleSignal) -> Check:
    told, trouble = trouble_of(signal), signal.trouble
    return Check(name, "fail", trouble.says, trouble.remedy, said=Message(told.id, told.args))


def _noise(name: str, now: ReaderCondition, before: ReaderCondition) -> Check:
    polls = now.polls - before.polls
    if polls <= 0:
        found, said = "is not polled", Message("table-doctor-unpolled")
        return Check(f"reader {name}", "fail", found, "Report this, with the log.", said=said)
    garbled = (now.garbled_polls - before.garbled_polls) / polls
    found = f"answers {polls / WATCHED_S:.0f} polls a second, {garbled:.1%} not understood"
    remedy = (
        "Take every tag away from it and test again. If it stays: shorten its wires, keep it 20 mm "
        "from metal and from the motor, put 100 µF at its 3.3 V."
    )
    figure = Figure(100 * garbled, "%", NOISIER, remedy)
    args = {"count": round(polls / WATCHED_S), "percent": round(100 * garbled, 1)}
    said = Message("table-doctor-noise", args)
    if garbled <= MOST_GARBLED:
        return Check(f"reader {name}", "pass", found, "", figure, said)
    return Check(f"reader {name}", "fail", found, remedy, figure, said)


def _stations(file: TableFile, watched: Watched) -> Iterator[Check]:
    latest = _latest(watched.said)
    now = {one.seat: one for one in watched.now.stations}
    before = {one.seat: one for one in watched.before.stations}
    for seat in file.seats:
        name = f"station {seat.name}"
        last = latest.get(seat.name)
        remedy = "`reclaim station list` says what is plugged in."
        if isinstance(last, SeatLost):
            yield replace(_lost(name, last), remedy=remedy)
            continue
        if last is None:
            said = Message("table-doctor-station-silent")
            yield Check(name, "fail", "has said nothing", remedy, said=said)
            continue
        if seat.name not in now:  # a simulated table without chips
            yield Check(name, "pass", "answers", said=Message("table-doctor-answers"))
            continue
        condition = now[seat.name]
        firmware = condition.firmware or "?"
        bad = condition.bad_lines - before[seat.name].bad_lines
        args: dict[str, Arg] = {"version": firmware, "count": bad}
        if version(firmware) != version(FIRMWARE):
            found = f"firmware {firmware}, and this release has {FIRMWARE}"
            remedy = "Stop the table, then `reclaim station update`."
            args = {"found": firmware, "expected": FIRMWARE}
            yield Check(name, "fail", found, remedy, said=Message("table-doctor-firmware", args))
        elif bad > MOST_BAD_LINES:
            found = f"{bad} damaged lines in {WATCHED_S:g} s"
            yield Check(name, "fail", found, _CABLE, said=Message("table-doctor-station", args))
        else:
            found = f"firmware {firmware}, {bad} damaged lines"
            figure = Figure(bad, "", 1, _CABLE)
            said = Message("table-doctor-station", args)
            yield Check(name, "pass", found, "", figure, said)


_CABLE = "Take another USB cable, away from the motor's wires."


def _belt(file: TableFile, watched: Watched) -> Iterator[Check]:
    for signal in watched.said:
        if isinstance(signal, BeltFault | BeltWarning):
            yield _lost("belt", signal)
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
            said=Message("table-doctor-stray", {"value": round(moved, 3)}),
        )
    else:
        found, said = "counts nothing while the belt stands", Message("table-doctor-no-stray")
        yield Check("belt sensor", "pass", found, said=said)


def _current(file: TableFile, now: Inspection) -> Iterator[Check]:
    if file.carousel.current is None or now.belt is None or now.belt.powered:
        return
    drawn = now.belt.amperes
    if drawn is None:
        found, remedy = "its sensor says nothing sensible", "See the wires of its sensor and ADC."
        yield Check("current", "fail", found, remedy, said=Message("table-doctor-current-unknown"))
        return
    found = f"{drawn:.2f} A while the belt stands"
    said = Message("table-doctor-current", {"value": round(drawn, 2)})
    if abs(drawn) <= MOST_REST_A:
        yield Check("current", "pass", found, said=said)
    else:
        remedy = "Look at the driver's wiring, and at the sensor's: a resting motor draws nothing."
        yield Check("current", "fail", found, remedy, said=said)


def _battery(file: TableFile, said: Sequence[AnySignal]) -> Iterator[Check]:
    if file.carousel.battery is None:
        return
    measured = [signal for signal in said if isinstance(signal, BatteryMeasured)]
    last = measured[-1] if measured else None
    if last is None or last.volts is None:
        found, remedy = "its voltage is unknown", "See the wires of its ADC and its divider."
        yield Check("battery", "fail", found, remedy, said=Message("table-doctor-battery-unknown"))
        return
    told = Message("table-doctor-battery", {"volts": round(last.volts, 2), "level": last.level})
    if last.level == "good":
        yield Check("battery", "pass", f"{last.volts:.2f} V at rest", said=told)
    else:
        found = f"{last.volts:.2f} V at rest: {last.level}"
        yield Check("battery", "fail", found, "New cells.", said=told)
