"""A table's devices as their Signals tell of them: which are lost, old or stuck, and what the
operator's page says of each.
"""

from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar, Protocol

from msgspec.structs import replace

from controller.views import Arg, Notice
from hardware.inspection import Inspection
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    BeltWarning,
    Button,
    ButtonPressed,
    ButtonReleased,
    ButtonStuck,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
    pad_of,
)
from hardware.stations.device import FIRMWARE
from hardware.stations.flashing import version


class AnyTable(Protocol):
    """The real table, the deep twin's or the fast twin: Signals go to its `listeners`, commands
    come in through `send`."""

    name: str
    simulated: bool
    seats: tuple[str, ...]
    spots: tuple[str, ...]
    """The readers of the spots, left to right."""
    listeners: list[Callable[[AnySignal], None]]

    def start(self) -> None:
        """Open every device; report each that is ready."""

    def send(self, command: AnyCommand) -> None: ...

    def inspect(self) -> Inspection:
        """Return the present condition of its devices."""

    def close(self) -> None: ...


Kinds = tuple[type, ...]
"""Kinds of Signals."""


class Hearer(Protocol):
    """Hears Signals of some kinds, and of no other."""

    hears: ClassVar[Kinds]

    def hear(self, signal: AnySignal) -> object: ...


def by_kind(*hearers: Hearer) -> Mapping[type, Sequence[Callable[[AnySignal], object]]]:
    """Return what is to be called for each kind of Signal that somebody hears."""
    kinds = dict.fromkeys(kind for hearer in hearers for kind in hearer.hears)
    return {
        kind: tuple(hearer.hear for hearer in hearers if kind in hearer.hears) for kind in kinds
    }


class LostDevices:
    """The readers and seats that were lost and have not come back."""

    hears: ClassVar[Kinds] = (ReaderLost, SeatLost, ReaderReady, SeatReady)

    def __init__(self) -> None:
        self.names: frozenset[str] = frozenset()
        """What each is called; a seat's station as `seat SEAT`."""
        self._lost: dict[str, Notice] = {}

    def __repr__(self) -> str:
        return f"<LostDevices: {', '.join(self._lost) or 'none'}>"

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case ReaderLost(reader=reader):
                self._lost[reader] = trouble_of(signal)
            case SeatLost(seat=seat):
                self._lost[f"seat {seat}"] = trouble_of(signal)
            case ReaderReady(reader=reader):
                self._lost.pop(reader, None)
            case SeatReady(seat=seat):
                self._lost.pop(f"seat {seat}", None)
        self.names = frozenset(self._lost)

    def faults(self) -> tuple[Notice, ...]:
        """Return their notices, in the order of loss."""
        return tuple(self._lost.values()) if self._lost else ()


def outdated(firmware: str | None) -> bool:
    """Return True if a station's firmware is known, and older than this release."""
    return bool(firmware) and version(firmware or "") < version(FIRMWARE)


def lacks(seat: str, lost: Collection[str]) -> bool:
    """Return True if *seat* cannot be played from: its station or its pad is *lost*."""
    return f"seat {seat}" in lost or pad_of(seat) in lost


class OldStations:
    """The seats whose stations have older firmware than this release, which must be updated."""

    hears: ClassVar[Kinds] = (SeatReady,)

    def __init__(self, inspect: Callable[[], Inspection]) -> None:
        self._inspect = inspect
        self._firmware: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"<OldStations: {', '.join(self._firmware) or 'none'}>"

    def hear(self, signal: AnySignal) -> None:
        if not isinstance(signal, SeatReady):
            return
        for station in self._inspect().stations:
            if station.seat == signal.seat:
                self._firmware.pop(station.seat, None)
                if station.firmware and outdated(station.firmware):
                    self._firmware[station.seat] = station.firmware

    def faults(self) -> tuple[Notice, ...]:
        """Return what people are told, in the order in which the stations came."""
        return tuple(
            Notice(
                "table-station-old",
                {"seat": seat, "found": firmware, "expected": FIRMWARE},
                kind="fault",
            )
            for seat, firmware in self._firmware.items()
        )


STUCK_S = 60.0
"""A button that has been down for this long is stuck: no player means that."""


class StuckButtons:
    """The buttons that are down, and those of them that are stuck: they are told to people, and
    count as if they were up."""

    hears: ClassVar[Kinds] = (ButtonPressed, ButtonReleased, ButtonStuck, SeatLost)

    def __init__(self) -> None:
        self.down: dict[tuple[str, Button], float] = {}
        """Since when each button is down that is not stuck."""
        self._stuck: dict[tuple[str, Button], ButtonStuck] = {}

    def __repr__(self) -> str:
        stuck = ", ".join(f"{button} of {seat}" for seat, button in self._stuck)
        return f"<StuckButtons: {stuck or 'none'}>"

    def hear(self, signal: AnySignal) -> None:
        if isinstance(signal, SeatLost):
            for one in [one for one in (*self.down, *self._stuck) if one[0] == signal.seat]:
                self._forget(one)
            return
        if isinstance(signal, ButtonPressed | ButtonReleased | ButtonStuck):
            one = signal.seat, signal.button
            self._forget(one)
            if isinstance(signal, ButtonPressed):
                self.down[one] = signal.at_s
            elif isinstance(signal, ButtonStuck):
                self._stuck[one] = signal

    def found(self, now_s: float) -> list[ButtonStuck]:
        """Return what must be heard of buttons that have been down for `STUCK_S` by now."""
        return [
            ButtonStuck(at_s=now_s, seat=seat, button=button)
            for (seat, button), since_s in self.down.items()
            if now_s >= since_s + STUCK_S
        ]

    def wake_at_s(self) -> float | None:
        """Return when to call `found`."""
        return min(self.down.values()) + STUCK_S if self.down else None

    @property
    def standing(self) -> tuple[ButtonStuck, ...]:
        """What was said of those that are stuck now, in that order."""
        return tuple(self._stuck.values())

    def faults(self) -> tuple[Notice, ...]:
        """Return what people are told."""
        if not self._stuck:
            return ()
        return tuple(stuck_notice(one) for one in self._stuck.values())

    def _forget(self, one: tuple[str, Button]) -> None:
        self.down.pop(one, None)
        self._stuck.pop(one, None)


def stuck_notice(signal: ButtonStuck) -> Notice:
    """Return what people are told of a button that is stuck."""
    args: dict[str, Arg] = {"seat": signal.seat, "button": signal.button}
    return Notice("table-button-stuck", args, kind="fault", at_s=signal.at_s)


TroubleSignal = ReaderLost | SeatLost | BeltFault | BeltWarning


def trouble_of(signal: TroubleSignal) -> Notice:
    """Return what people are told of a device in trouble."""
    code = signal.trouble.code
    match signal:
        case ReaderLost(reader=reader):
            said = Notice(f"table-reader-lost-{code}", {"reader": reader, **signal.trouble.data})
        case SeatLost(seat=seat):
            said = Notice(f"table-seat-lost-{code}", {"seat": seat, **signal.trouble.data})
        case BeltFault(retry_in_s=retry_in_s):
            retry: Arg = "none" if retry_in_s is None else round(retry_in_s, 1)
            said = Notice(f"table-belt-fault-{code}", {"retry": retry})
        case BeltWarning():
            return Notice(f"table-belt-warning-{code}", signal.trouble.data, at_s=signal.at_s)
    return replace(said, kind="fault", at_s=signal.at_s)


BOTH_S = 3.0
"""How long A and B of one seat are held to open the page: no game asks for that."""

FAULTS_KEPT = 20


class DeviceReports:
    """What Signals have told of every reader and seat, and the last faults."""

    hears: ClassVar[Kinds] = (
        *(ReaderReady, ReaderLost, SeatReady, SeatLost, TagEntered),
        *(BeltFault, BeltWarning, BeltMoved, BeltStopped, BatteryMeasured, ButtonStuck),
    )

    def __init__(self) -> None:
        self.latest: dict[str, ReaderReady | ReaderLost | SeatReady | SeatLost] = {}
        """Readers by name, stations by seat: what they said last of themselves."""
        self.tags: Counter[str] = Counter()
        self.losses: dict[str, int] = {}
        self.faults: deque[Notice] = deque(maxlen=FAULTS_KEPT)
        """The oldest first."""
        self.stuck = StuckButtons()
        """Hears its own Signals."""
        self.disk_fault_s: float | None = None
        self._belt_fault: BeltFault | None = None
        self._battery: BatteryMeasured | None = None

    def __repr__(self) -> str:
        lost = [name for name in self.latest if not self.answers(name)]
        return f"<Heard of {len(self.latest)} devices, lost: {', '.join(lost) or 'none'}>"

    def answers(self, name: str) -> bool | None:
        """Return whether a reader, or the station of a seat, answers; None if it has said
        nothing."""
        last = self.latest.get(name)
        return None if last is None else isinstance(last, ReaderReady | SeatReady)

    @property
    def standing(self) -> tuple[AnySignal, ...]:
        """What was said and still holds."""
        others = (one for one in (self._belt_fault, self._battery) if one is not None)
        return (*self.latest.values(), *self.stuck.standing, *others)

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case ReaderReady(reader=name) | SeatReady(seat=name):
                self.latest[name] = signal
            case ReaderLost(reader=name) | SeatLost(seat=name):
                self.latest[name] = signal
                self.losses[name] = self.losses.get(name, 0) + 1
            case ButtonStuck():
                self.faults.append(stuck_notice(signal))
            case TagEntered(reader=reader):
                self.tags[reader] += 1
            case BeltFault():
                self._belt_fault = signal
            case BeltMoved() | BeltStopped():
                self._belt_fault = None
            case BatteryMeasured():
                self._battery = signal
        match signal:
            case ReaderLost() | SeatLost() | BeltFault() | BeltWarning():
                self.faults.append(trouble_of(signal))

    def disk_failed(self, fault: Notice) -> None:
        """Note that the journal's disk has begun to fail, at the time of *fault*."""
        self.disk_fault_s = fault.at_s
        self.faults.append(fault)


class BothHeld:
    """The seats where A and B are held, and since when."""

    hears: ClassVar[Kinds] = (ButtonPressed, ButtonReleased, ButtonStuck, SeatLost)

    def __init__(self) -> None:
        self._down: dict[str, dict[Button, float]] = {}
        self._answered: set[str] = set()

    def __repr__(self) -> str:
        return f"<BothHeld at {', '.join(self.seats) or 'no seat'}>"

    @property
    def seats(self) -> Collection[str]:
        """The seats where both are down now."""
        return [seat for seat, down in self._down.items() if len(down) == 2]

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case ButtonPressed(seat=seat, button=button):
                self._down.setdefault(seat, {})[button] = signal.at_s
            case ButtonReleased(seat=seat, button=button) | ButtonStuck(seat=seat, button=button):
                self._down.get(seat, {}).pop(button, None)
                self._answered.discard(seat)
            case SeatLost(seat=seat):
                self._down.pop(seat, None)
                self._answered.discard(seat)

    def long_enough(self, now_s: float) -> str | None:
        """Return a seat where they have been held for `BOTH_S`, once each time."""
        for seat, at_s in self._due().items():
            if now_s >= at_s:
                self._answered.add(seat)
                return seat
        return None

    def wake_at_s(self) -> float | None:
        """Return when to call `long_enough`."""
        return min(self._due().values(), default=None)

    def _due(self) -> Mapping[str, float]:
        return {
            seat: max(self._down[seat].values()) + BOTH_S
            for seat in self.seats
            if seat not in self._answered
        }


class Devices:
    """What the Signals of *table* have told of its devices, part by part."""

    def __init__(self, table: AnyTable) -> None:
        self.lost = LostDevices()
        self.old = OldStations(table.inspect)
        self.heard = DeviceReports()
        self.both = BothHeld()
        parts = self.lost, self.old, self.heard, self.heard.stuck, self.both
        self.hearers = by_kind(*parts)
        """What is to be called for each kind of Signal."""

    def __repr__(self) -> str:
        return f"<Devices, {self.lost!r}, {self.heard!r}>"
