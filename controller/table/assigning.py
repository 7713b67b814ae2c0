"""Which Pico is whose, on the operator's page: each seat whose station does not answer is asked
for, and A at a Pico that no other seat has answers (`reclaim station assign` in a terminal).
"""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import get_args

from msgspec import Struct

from controller.making.overrides import Ports, assign
from controller.match.menu import Choice, Menu
from controller.table.upkeep import BACK, Made
from controller.views import DoctorView, Message, Notice
from hardware.errors import TableFileError
from hardware.inspection import Inspection
from hardware.loop import Loop
from hardware.signals import AnySignal, ButtonPressed, Colour
from hardware.stations import StationLink, flashing

LIGHTS: dict[str, Colour] = {colour: colour for colour in get_args(Colour) if colour != "off"}


class AssignStations(Struct, frozen=True):
    """Open the page."""


class SkipSeat(Struct, frozen=True):
    """Leave the seat that is asked for as it is."""


LINE = Choice("table-menu-assign", AssignStations())


def has_stations(made: Made) -> bool:
    """Return whether Picos of a table that was *made* so can be given to seats: of a real one."""
    return made.loop is not None and made.folder is not None and not made.file.simulated


def unanswered(made: Made, now: Inspection) -> list[str]:
    """Return the seats of a real table whose station does not answer."""
    if not has_stations(made):
        return []
    answer = {station.seat for station in now.stations if station.ready}
    return [seat.name for seat in made.file.seats if seat.name not in answer]


def free_ports(now: Inspection) -> list[str]:
    """Return the ports of the Picos that are plugged in and answer for no seat."""
    taken = {station.port for station in now.stations if station.ready}
    return [port for port in flashing.ports() if port not in taken]


def kept(made: Made, ports: Ports) -> Notice:
    """Keep which seat of a table that was *made* so has which port; return what is told of it."""
    assert made.folder is not None, "it is offered only where there is one"
    try:
        assign(made.folder, made.file.name, ports)
    except TableFileError as error:
        return Notice("table-calibrate-unwritten", {"text": str(error)}, kind="fault")
    return Notice("table-assigned", {"count": len(ports)}, kind="info")


class AssignPage:
    """Asks for the stations of *seats*, at a table that was *made* so: A at one of *ports*."""

    shows = "doctor"
    busy = False

    def __init__(self, made: Made, loop: Loop, seats: Sequence[str], ports: Sequence[str]) -> None:
        self.notice: Notice | None = None
        self.outdated = False
        """Whether the table is made otherwise than it was opened."""
        self._made = made
        self._waiting = list(seats)
        self._chosen: dict[str, str] = {}
        self._opened = ExitStack()
        self._links = {
            port: self._opened.enter_context(StationLink(port, port, self._heard, loop))
            for port in ports
        }
        for link in self._links.values():
            link.start()

    def __repr__(self) -> str:
        return f"<AssignPage, {len(self._waiting)} seats to go>"

    @property
    def over(self) -> bool:
        return not self._waiting or len(self._chosen) == len(self._links)

    def hear(self, signal: AnySignal) -> None: ...

    def _heard(self, signal: AnySignal) -> None:
        match signal:
            case ButtonPressed(seat=port, button="A") if (
                self._waiting and port not in self._chosen.values()
            ):
                seat = self._waiting.pop(0)
                self._chosen[seat] = port
                self._links[port].set_light(LIGHTS.get(seat, "white"))
                self.notice = kept(self._made, self._chosen)
                self.outdated |= self.notice.kind != "fault"

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        return None

    def choose(self, asked: SkipSeat, now_s: float) -> bool:
        del self._waiting[0]
        return True

    def close(self) -> None:
        self._opened.close()

    def menu(self) -> Menu:
        lines = (BACK, Choice("table-menu-assign-skip", SkipSeat()))
        return Menu("", Message("table-menu-assign"), lines)

    def view(self) -> DoctorView:
        seat = self._waiting[0] if self._waiting else next(iter(self._chosen), "")
        return DoctorView(0.0, hint=Message("screen-assign-hint", {"seat": seat}))
