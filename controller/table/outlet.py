"""What a table is told: the belt as its drive allows, the lights under the belt's warning.

Commands leave through the gate, when what they answer is durable. Only what has to do with the
belt's faults leaves at once: it answers no move, and hands may be near.
"""

from collections.abc import Callable

from controller.table.anytable import AnyTable
from controller.table.drive import Drive
from controller.table.lights import Lights
from hardware.signals import AnyCommand, RunBelt, SetLight, StopBelt


class Outlet:
    """The way to *table*, through the gate's *send*; `drive` is the belt's state, `lights` the
    seats'."""

    def __init__(self, table: AnyTable, send: Callable[[AnyCommand], None]) -> None:
        self.drive = Drive()
        self.lights = Lights()
        self._table = table
        self._send = send

    def __repr__(self) -> str:
        return f"<Outlet to {self._table.name!r}, {self.drive!r}, {self.lights!r}>"

    def send(self, command: AnyCommand) -> None:
        """Have the table do what a match wants, unless the belt's state forbids it now."""
        told: AnyCommand | None = command
        if isinstance(command, RunBelt | StopBelt):
            told = self.drive.tell(command)
        elif isinstance(command, SetLight):
            told = self.lights.want(command)
        if told is not None:
            self._send(told)

    def confirm_belt(self) -> None:
        """Somebody pressed A while the belt is in fault, and means the belt."""
        told = self.drive.confirm()
        if told is not None:
            self._table.send(told)

    def show_belt(self) -> None:
        """Warn at every seat while the belt is in fault, and show again what was there before."""
        for light in self.lights.warn(self.drive.fault is not None, self._table.seats):
            self._table.send(light)
