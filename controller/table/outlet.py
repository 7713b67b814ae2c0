"""Commands for a table's belt and lights leave here, unless the belt's state forbids them."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from controller.table.devices import AnyTable, Kinds, trouble_of
from controller.views import BatteryStatus, Notice
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BatteryMeasured,
    BeltFault,
    BeltMoved,
    BeltStopped,
    BeltWarning,
    Colour,
    Pattern,
    RunBelt,
    SetLight,
    StopBelt,
)

SHOWN_S = 60.0
"""How long a warning stays: long enough for somebody to look up from the game."""


class Drive:
    """The belt's state: `fault` is what it waits for, `battery` the latest report; None for
    neither."""

    hears: ClassVar[Kinds] = (BeltFault, BeltWarning, BatteryMeasured, BeltMoved, BeltStopped)

    def __init__(self) -> None:
        self.fault: Notice | None = None
        self.battery: BatteryStatus | None = None
        self._warnings: dict[str, Notice] = {}
        self._wanted: RunBelt | StopBelt = StopBelt()
        self._retry_at_s: float | None = None

    def __repr__(self) -> str:
        return f"<Drive, wanted {self._wanted}, {'faulty' if self.fault else 'well'}>"

    @property
    def waits_for_person(self) -> bool:
        """Whether the belt stands until somebody presses A."""
        return self.fault is not None and self._retry_at_s is None

    def hear(self, signal: AnySignal) -> bool:
        """Take in a signal; return True if a screen may want to show it."""
        match signal:
            case BeltFault(retry_in_s=retry_in_s):
                self._retry_at_s = None if retry_in_s is None else signal.at_s + retry_in_s
                self.fault = trouble_of(signal)
            case BeltWarning():
                self._warn(trouble_of(signal))
            case BatteryMeasured():
                return self._hear_battery(signal)
            case BeltMoved() if self._retry_at_s is not None and signal.at_s >= self._retry_at_s:
                # It has retried and it turns. Any earlier, a hand moved it.
                self._forget_fault()
            case BeltStopped() if self._retry_at_s is not None:
                # It will not retry: nobody wants it to run any more.
                self._forget_fault()
            case _:
                return False
        return True

    def tell(self, command: RunBelt | StopBelt) -> RunBelt | StopBelt | None:
        """Return what to send to the table when a game gives *command*; None while a person must
        act first. A stop always goes through."""
        self._wanted = command
        if self.waits_for_person and isinstance(command, RunBelt):
            return None
        return command

    def confirm(self) -> RunBelt | StopBelt | None:
        """Return what to send after a person pressed A to say that the belt is free. None while the
        belt retries by itself."""
        if not self.waits_for_person:
            return None
        self._forget_fault()
        return self._wanted

    def notices(self) -> tuple[Notice, ...]:
        """Return the warnings, oldest first."""
        return tuple(self._warnings.values()) if self._warnings else ()

    def wake_at_s(self) -> float | None:
        """Return when to call `forget_warnings`."""
        if not self._warnings:
            return None
        return min(notice.at_s for notice in self._warnings.values()) + SHOWN_S

    def forget_warnings(self, now_s: float) -> None:
        self._warnings = {key: n for key, n in self._warnings.items() if n.at_s + SHOWN_S > now_s}

    def _forget_fault(self) -> None:
        self.fault = None
        self._retry_at_s = None

    def _hear_battery(self, signal: BatteryMeasured) -> bool:
        before, self.battery = (
            self.battery,
            BatteryStatus(
                level=signal.level,
                volts=signal.volts,
                round_j=signal.round_j,
                rounds_left=None if signal.rounds_left is None else int(signal.rounds_left),
            ),
        )
        level_before = "good" if before is None else before.level
        if signal.level != level_before:
            for key in [key for key in self._warnings if key.startswith("table-battery-")]:
                del self._warnings[key]
            if signal.level == "low":
                self._warn(_low(self.battery, signal.at_s))
            elif signal.level == "empty":
                self._warn(Notice("table-battery-empty", at_s=signal.at_s))
        return self.battery != before

    def _warn(self, notice: Notice) -> None:
        self._warnings.pop(notice.id, None)
        self._warnings[notice.id] = notice


def _low(battery: BatteryStatus, at_s: float) -> Notice:
    if battery.rounds_left is None:
        return Notice("table-battery-low", at_s=at_s)
    return Notice("table-battery-low-rounds", {"rounds": battery.rounds_left}, at_s=at_s)


WARNING: tuple[Colour, Pattern] = ("orange", "blink")
"""Shown at every seat while the belt is in fault: hands off, and look at it."""

_OFF: tuple[Colour, Pattern] = ("off", "steady")


class Lights:
    """The lights of the *seats*: what is wanted at each; a warning overrides that."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.shown: Mapping[str, tuple[Colour, Pattern]] = dict.fromkeys(seats, _OFF)
        """What the light of each seat shows now: replaced by another, never altered."""
        self._wanted = self.shown

    def __repr__(self) -> str:
        return f"<Lights{', warning' if self._warning else ''}>"

    @property
    def _warning(self) -> bool:
        return self.shown is not self._wanted

    def want(self, light: SetLight) -> SetLight | None:
        """Store what is wanted; return the command for the table if it may be seen now."""
        before, self._wanted = (
            self._wanted,
            {
                **self._wanted,
                light.seat: (light.colour, light.pattern),
            },
        )
        if self.shown is not before:
            return None
        self.shown = self._wanted
        return light

    def warn(self, warning: bool) -> tuple[SetLight, ...]:
        """Start or end the warning; return the commands for the table if that is a change."""
        if warning == self._warning:
            return ()
        self.shown = dict.fromkeys(self._wanted, WARNING) if warning else self._wanted
        return tuple(SetLight(seat, *light) for seat, light in self.shown.items())


class Outlet:
    """Sends commands to *table*, through the gate's *send*; `drive` is the belt's state, `lights`
    the seats'."""

    def __init__(self, table: AnyTable, send: Callable[[AnyCommand], None]) -> None:
        self.drive = Drive()
        self.lights = Lights(table.seats)
        self._table = table
        self._send = send

    def __repr__(self) -> str:
        return f"<Outlet to {self._table.name!r}, {self.drive!r}, {self.lights!r}>"

    def send(self, command: AnyCommand) -> None:
        """Send a match's command to the table, unless the belt's state forbids it now."""
        told: AnyCommand | None = command
        if isinstance(command, SetLight):
            told = self.lights.want(command)
        elif isinstance(command, RunBelt | StopBelt):
            told = self.drive.tell(command)
        if told is not None:
            self._send(told)

    def confirm_belt(self) -> None:
        """Clear the belt's fault after a press of A."""
        told = self.drive.confirm()
        if told is not None:
            self._table.send(told)

    def show_belt(self) -> None:
        """Warn at every seat while the belt is in fault, then restore the lights."""
        for light in self.lights.warn(self.drive.fault is not None):
            self._table.send(light)
