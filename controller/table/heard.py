"""What Signals tell the operator's page: how each device is, the last faults, and who holds both
buttons to open it. Pure."""

from collections import deque
from collections.abc import Collection, Mapping

from controller.table.devices import TroubleSignal, trouble_of
from controller.views import Notice
from hardware.signals import (
    AnySignal,
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    Button,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
)

BOTH_S = 3.0
"""How long A and B of one seat are held to open the page: no game asks for that."""

FAULTS_KEPT = 20


class Heard:
    """What Signals have told of every reader and seat, and the last faults."""

    def __init__(self) -> None:
        self.latest: dict[str, ReaderReady | ReaderLost | SeatReady | SeatLost] = {}
        """Readers by name, stations by seat: what they said last of themselves."""
        self.tags: dict[str, int] = {}
        self.losses: dict[str, int] = {}
        self.faults: deque[Notice] = deque(maxlen=FAULTS_KEPT)
        """The oldest first."""
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
        return (*self.latest.values(), *others)

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case ReaderReady(reader=name) | SeatReady(seat=name):
                self.latest[name] = signal
            case ReaderLost(reader=name) | SeatLost(seat=name):
                self.latest[name] = signal
                self.losses[name] = self.losses.get(name, 0) + 1
            case TagEntered(reader=reader):
                self.tags[reader] = self.tags.get(reader, 0) + 1
            case BeltFault():
                self._belt_fault = signal
            case BeltMoved() | BeltStopped():
                self._belt_fault = None
            case BatteryMeasured():
                self._battery = signal
        if isinstance(signal, TroubleSignal):
            self.faults.append(trouble_of(signal))

    def disk_failed(self, fault: Notice) -> None:
        """Note that the journal's disk has begun to fail, at the time of *fault*."""
        self.disk_fault_s = fault.at_s
        self.faults.append(fault)


class BothHeld:
    """The seats where A and B are held, and since when."""

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
            case ButtonReleased(seat=seat, button=button):
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
