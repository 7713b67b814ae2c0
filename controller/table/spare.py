"""A station that was swapped for a spare: it says a number that no seat has, while the station of
one seat is lost. Whether it is that seat's now is asked, never guessed.
"""

import os.path
from collections.abc import Mapping

from msgspec import Struct

from controller.match.menu import Choice
from controller.table.assigning import has_stations
from controller.table.upkeep import Made
from controller.views import Notice
from hardware.inspection import Inspection
from hardware.signals import AnySignal, SeatLost
from hardware.stations import StationLink, flashing

LOOK_S = 2.0
"""Time between looks for one, while a station is lost and nobody plays."""


class TakeSpare(Struct, frozen=True):
    """The station that answers for no seat is this seat's from now on."""

    seat: str
    port: str
    number: str


class Spares:
    """Looks for a spare at a table that was *made* so; `found` is the one that is asked about.

    Nothing is asked while several stations are lost, or several answer for no seat: then A at each
    says whose it is (`controller.table.assigning`).
    """

    def __init__(self, made: Made | None) -> None:
        self.found: TakeSpare | None = None
        self._loop = None if made is None or not has_stations(made) else made.loop
        """None where there are no stations."""
        self._link: StationLink | None = None
        """Listens to a Pico at a port that no seat has."""
        self._look_at_s = 0.0

    def __repr__(self) -> str:
        return f"<Spares, {self.found}>"

    def wake_at_s(self, heard: Mapping[str, AnySignal]) -> float | None:
        """Return when to look, by what each device has *heard* said last of itself."""
        wanted = self.found or self._link or _lost(heard)
        return self._look_at_s if self._loop is not None and wanted else None

    def look(self, heard: Mapping[str, AnySignal], now: Inspection, now_s: float) -> None:
        """Look at the stations as they are *now*, and at the Picos beside them."""
        self._look_at_s, lost = now_s + LOOK_S, _lost(heard)
        plugged_in = {os.path.realpath(port): port for port in flashing.ports()}
        own = {os.path.realpath(one.port) for one in now.stations if one.port}
        free = [port for place, port in plugged_in.items() if place not in own]
        if len(lost) == 1 and lost[0].trouble.code == "stranger" and not free:
            # At the seat's own port, where the table itself hears it.
            said = lost[0].trouble.data
            self.close()
            self.found = TakeSpare(lost[0].seat, str(said["port"]), str(said["number"]))
        elif len(lost) == len(free) == 1:
            self._listen(lost[0].seat, free[0])
        else:
            self.close()

    def _listen(self, seat: str, port: str) -> None:
        """Hear whether it is a station that is plugged in at *port*."""
        assert self._loop is not None, "there is none to be heard"
        if self._link is None or self._link.port_path != port:
            self.close()
            self._link = StationLink(seat, port, lambda _: None, self._loop)
            self._link.start()
        number = self._link.inspect().number or ""
        self.found = TakeSpare(seat, port, number) if self._link.ready else None

    def close(self) -> None:
        """Listen to none, and ask nothing. Idempotent."""
        self.found = None
        if self._link is not None:
            self._link.close()
            self._link = None

    def lines(self) -> tuple[Choice, ...]:
        """Return the line by which somebody says yes, or none."""
        one = self.found
        return () if one is None else (Choice("table-menu-spare", one, {"seat": one.seat}),)

    def faults(self) -> tuple[Notice, ...]:
        """Return what people are asked."""
        one = self.found
        if one is None:
            return ()
        return (Notice("table-spare", {"seat": one.seat, "number": one.number}, kind="fault"),)


def _lost(heard: Mapping[str, AnySignal]) -> list[SeatLost]:
    return [one for one in heard.values() if isinstance(one, SeatLost)]
