"""The devices of a table that was watched for a few seconds while its belt stood: what is sound,
and what to do if it is not.

Pure, so that it is the same at a table that was opened for it and at one that people use.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from controller.table.devices import StuckButtons, TroubleSignal, trouble_of
from controller.table.doctor.checks import Check, Figure, computer_checks
from controller.views import Arg, Message
from hardware import signals
from hardware.computer import Computer
from hardware.config import TableFile
from hardware.inspection import Inspection, ReaderCondition, StationCondition
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


class Observed(Struct, frozen=True):
    """What a table and its computer reported while they were watched."""

    said: Sequence[signals.AnySignal]
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


def checks(file: TableFile, watched: Observed) -> list[Check]:
    """Return the checks of a table that was watched."""
    return [
        *_pins(watched.pins),
        *_readers(file, watched),
        *_stations(file, watched),
        *_belt(file, watched),
        *_current(file, watched.now),
        *_battery(file, watched.said),
        *computer_checks(watched.computer, watched.clock_s, watched.screens),
    ]


def _pins(pins: str) -> Iterator[Check]:
    if pins == "LGPIOFactory":
        yield Check("pins", "pass", Message("table-doctor-pins"))
    elif pins:
        yield Check("pins", "fail", Message("table-doctor-pins-shared", {"found": pins}))


def _latest(said: Sequence[signals.AnySignal]) -> Mapping[str, signals.AnySignal]:
    """Return by reader and seat the last signal that says whether it answers."""
    found: dict[str, signals.AnySignal] = {}
    for signal in said:
        match signal:
            case signals.ReaderReady(reader=name) | signals.ReaderLost(reader=name):
                found[name] = signal
            case signals.SeatReady(seat=name) | signals.SeatLost(seat=name):
                found[name] = signal
    return found


def _readers(file: TableFile, watched: Observed) -> Iterator[Check]:
    conditions = {one.reader: one for one in watched.now.readers}
    earlier = {one.reader: one for one in watched.before.readers}
    latest = _latest(watched.said)
    for name in (*(one.name for one in file.readers), *(seat.pad for seat in file.seats)):
        last = latest.get(name)
        if isinstance(last, signals.ReaderLost):
            yield _lost(f"reader {name}", last)
        elif last is None:
            if not signals.seat_of(name):  # a lost station is reported by its own check
                yield Check(f"reader {name}", "fail", Message("table-doctor-silent"))
        elif name in conditions:
            yield _noise(name, conditions[name], earlier[name])
        else:
            yield Check(f"reader {name}", "pass", Message("table-doctor-answers"))


def _lost(name: str, signal: TroubleSignal) -> Check:
    told = trouble_of(signal)
    return Check(name, "fail", Message(told.id, told.args))


def _noise(name: str, now: ReaderCondition, before: ReaderCondition) -> Check:
    polls = now.polls - before.polls
    if polls <= 0:
        return Check(f"reader {name}", "fail", Message("table-doctor-unpolled"))
    garbled = (now.garbled_polls - before.garbled_polls) / polls
    args: dict[str, Arg] = {
        "count": round(polls / WATCHED_S),
        "percent": round(100 * garbled, 1),
        "version": "?" if now.version is None else f"{now.version:02X}",
    }
    return Check(
        f"reader {name}",
        "pass" if garbled <= MOST_GARBLED else "fail",
        Message("table-doctor-noise", args),
        figure=Figure(100 * garbled, "%", NOISIER),
    )


def _stations(file: TableFile, watched: Observed) -> Iterator[Check]:
    latest = _latest(watched.said)
    now = {station.seat: station for station in watched.now.stations}
    before = {station.seat: station for station in watched.before.stations}
    for seat in file.seats:
        name = f"station {seat.name}"
        last = latest.get(seat.name)
        if isinstance(last, signals.SeatLost):
            yield _lost(name, last)
        elif last is None:
            yield Check(name, "fail", Message("table-doctor-station-silent"))
        elif seat.name not in now:  # a simulated table without chips
            yield Check(name, "pass", Message("table-doctor-answers"))
        else:
            yield _station(name, now[seat.name], before[seat.name])
        yield from _stuck_buttons(name, seat.name, watched.said)


def _stuck_buttons(name: str, seat: str, said: Sequence[signals.AnySignal]) -> Iterator[Check]:
    buttons = StuckButtons()
    for signal in said:
        buttons.hear(signal)
    for told in buttons.faults():
        if told.args["seat"] == seat:
            yield Check(name, "fail", Message(told.id, told.args))


def _station(name: str, now: StationCondition, before: StationCondition) -> Check:
    firmware, bad = now.firmware or "?", now.bad_lines - before.bad_lines
    if version(firmware) != version(FIRMWARE):
        args: dict[str, Arg] = {"found": firmware, "expected": FIRMWARE}
        return Check(name, "fail", Message("table-doctor-firmware", args))
    found = Message("table-doctor-station", {"version": firmware, "count": bad})
    if bad > MOST_BAD_LINES:
        return Check(name, "fail", found)
    return Check(name, "pass", found, figure=Figure(bad, "", 1))


def _belt(file: TableFile, watched: Observed) -> Iterator[Check]:
    for signal in watched.said:
        if isinstance(signal, signals.BeltFault | signals.BeltWarning):
            yield _lost("belt", signal)
    now, before = watched.now.belt, watched.before.belt
    if file.carousel.encoder is None or now is None or before is None:
        return
    moved = abs((now.turns or 0.0) - (before.turns or 0.0))
    if moved > MOST_STRAY_TURNS:
        found = Message("table-doctor-stray", {"value": round(moved, 3)})
        yield Check("belt sensor", "fail", found)
    else:
        yield Check("belt sensor", "pass", Message("table-doctor-no-stray"))


def _current(file: TableFile, now: Inspection) -> Iterator[Check]:
    if file.carousel.current is None or now.belt is None or now.belt.powered:
        return
    drawn = now.belt.amperes
    if drawn is None:
        yield Check("current", "fail", Message("table-doctor-current-unknown"))
    else:
        found = Message("table-doctor-current", {"value": round(drawn, 2)})
        yield Check("current", "pass" if abs(drawn) <= MOST_REST_A else "fail", found)


def _battery(file: TableFile, said: Sequence[signals.AnySignal]) -> Iterator[Check]:
    if file.carousel.battery is None:
        return
    measured = [signal for signal in said if isinstance(signal, signals.BatteryMeasured)]
    last = measured[-1] if measured else None
    if last is None or last.volts is None:
        yield Check("battery", "fail", Message("table-doctor-battery-unknown"))
    else:
        found = Message(
            "table-doctor-battery", {"volts": round(last.volts, 2), "level": last.level}
        )
        yield Check("battery", "pass" if last.level == "good" else "fail", found)
