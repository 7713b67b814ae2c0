"""Names and faces: every seat chooses in the lobby with its own A and B, all at the same time.

B moves a seat's own row on and A takes what is there: first the name, then a face. Pure.
"""

from collections.abc import Callable, Collection, Mapping

from msgspec import Struct

from controller.match.menu import following
from controller.table.party import Party
from controller.table.people import People
from controller.views.people import Choosing, NamingStep, Person
from hardware.signals import Button

UPCOMING = 5
"""As many of the names that come next are told: a screen has no room for more."""


class Row(Struct, frozen=True):
    """How far a seat has come, and the name at which it stands; empty for nobody in particular."""

    name: str
    step: NamingStep = "name"
    goes_on: bool = False
    """Whether it has pressed A when it was ready: held, that waits for nobody."""


class Naming:
    """The people of a *party* choose from everybody whom the table knows (*people*)."""

    def __init__(self, party: Party, people: People) -> None:
        self._party = party
        self._people = people
        self._rows = {seat: Row(self._name_of(seat)) for seat in party.people}

    def __repr__(self) -> str:
        return f"<Naming of {', '.join(self._rows) or 'nobody'}>"

    # ---- what people do --------------------------------------------------------------------------

    def press(self, seat: str, button: Button) -> None:
        """Handle a button pressed at *seat*; others than the party's people have nothing to
        choose."""
        if seat in self._rows:
            _ACTIONS[self._rows[seat].step, button](self, seat)

    def call(self, seat: str, name: str) -> None:
        """The person at *seat* has said that name in another way, with a player card."""
        for other, row in self._rows.items():
            if other != seat and row.name == name:
                self._rows[other] = Row("")
        self._rows[seat] = Row(name, "ready")

    def over(self, holding: Collection[str] = ()) -> bool:
        """Return True if nobody chooses any more, or somebody who is ready and holds A does not
        want to wait; those who still choose keep the names they had."""
        rows = self._rows
        if any(rows[seat].goes_on for seat in holding if seat in rows):
            return True
        return all(row.step == "ready" for row in rows.values())

    def _next_name(self, seat: str) -> None:
        name = following(self._names(seat), self._rows[seat].name)
        self._rows[seat] = Row(name)

    def _take_name(self, seat: str) -> None:
        """Take the name at which the row stands: nobody else can have it now."""
        name = self._rows[seat].name
        if name:
            for other, row in self._rows.items():
                if other != seat and row.step == "name" and row.name == name:
                    self._next_name(other)
        if name != self._name_of(seat):
            self._party.name(seat, name)
        self._rows[seat] = Row(name, "face" if name else "ready")

    def _next_face(self, seat: str) -> None:
        self._party.next_face(seat)

    def _take_face(self, seat: str) -> None:
        self._rows[seat] = Row(self._rows[seat].name, "ready")

    def _choose_again(self, seat: str) -> None:
        self._rows[seat] = Row(self._rows[seat].name)

    def _go_on(self, seat: str) -> None:
        self._rows[seat] = Row(self._rows[seat].name, "ready", goes_on=True)

    # ---- what they choose from -------------------------------------------------------------------

    def _name_of(self, seat: str) -> str:
        person = self._party.person(seat)
        return "" if person is None else person.name

    def _names(self, seat: str) -> tuple[str, ...]:
        """What B leads to, in turn: nobody, the seat's present name, and all that nobody has
        taken."""
        rows = self._rows.items()
        taken = {row.name for one, row in rows if one != seat and row.step != "name"}
        people = (*self._people.known, *self._people.offered)
        names = dict.fromkeys((self._name_of(seat), *(one.name for one in people)))
        return ("", *(name for name in names if name and name not in taken))

    def shown(self) -> tuple[Choosing, ...]:
        """Return what everybody may see of it, in order of joining."""
        return tuple(self._shown(seat, row) for seat, row in self._rows.items())

    def _shown(self, seat: str, row: Row) -> Choosing:
        names = self._names(seat)
        at = names.index(row.name) if row.name in names else 0
        upcoming = (*names[at + 1 :], *names[:at])[:UPCOMING]
        return Choosing(seat, row.step, self._person(seat, row.name), upcoming)

    def _person(self, seat: str, name: str) -> Person | None:
        if name == self._name_of(seat):
            return self._party.person(seat)
        return self._people.named(name)


_ACTIONS: Mapping[tuple[NamingStep, Button], Callable[[Naming, str], None]] = {
    ("name", "A"): Naming._take_name,
    ("name", "B"): Naming._next_name,
    ("face", "A"): Naming._take_face,
    ("face", "B"): Naming._next_face,
    ("ready", "A"): Naming._go_on,
    ("ready", "B"): Naming._choose_again,
}
