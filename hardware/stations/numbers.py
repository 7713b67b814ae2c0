"""Whose station is whose: a seat's station is the one that says its number, whatever port it has.

Ports such as /dev/ttyACM0 change places silently; the number, of the Pico's flash chip, does not.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hardware.stations.link import Refusal, StationLink


class SeatNumbers:
    """The numbers of a table's seats, as far as they are known, and the links to their stations.

    A seat whose number nobody has said yet takes the one that is heard first at its own port.
    """

    def __init__(self, known: Mapping[str, str] | None = None) -> None:
        self.known = dict(known or {})
        """Seat -> number."""
        self._links: list[StationLink] = []

    def __repr__(self) -> str:
        return f"<SeatNumbers {self.known}>"

    def join(self, link: "StationLink") -> None:
        self._links.append(link)

    def link_of(self, seat: str) -> "StationLink":
        """Return the link that speaks for *seat* now. Raises KeyError."""
        for link in self._links:
            if link.seat == seat:
                return link
        raise KeyError(seat)

    def claim(self, link: "StationLink", number: str) -> "Refusal | None":
        """Make *link*, where a station says *number*, speak for that station's seat.

        Returns why that cannot be: `stranger`, the number is nobody's and the seat has another
        station; `double`, that seat's station answers elsewhere.
        """
        owner = next((seat for seat, one in self.known.items() if one == number), None)
        if owner is None:
            if link.seat in self.known:
                return "stranger"
            self.known[link.seat] = number
        elif owner != link.seat:
            other = self.link_of(owner)
            if other.ready:
                return "double"
            link.trade(other)
        return None
