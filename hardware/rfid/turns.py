"""Turns in the air: readers whose fields reach one another never have them on together.

Two fields over one tag garble both. So a reader that has neighbours asks for its turn before it
switches its field on, and gives it back when it has switched it off; readers without neighbours
poll in parallel and know nothing of this. Pure: no I/O, no clock.
"""

from collections.abc import Iterable, Mapping


class Turn:
    """One reader's part: `ask` until it is granted, `give` it back. Both may be called again."""

    def __init__(self, turns: "Turns", name: str) -> None:
        self._turns = turns
        self._name = name

    def __repr__(self) -> str:
        return f"<Turn of {self._name!r}, {'on' if self._name in self._turns.on else 'off'}>"

    def ask(self) -> bool:
        """Whether the field may be on now; whoever is refused waits in line."""
        return self._turns.ask(self._name)

    def give(self) -> None:
        """The field is off: the turn is the next one's."""
        self._turns.give(self._name)


class Turns:
    """The turns of all readers of a table. *neighbours* need to be said of one side only.

    The line is in order of asking. *Urgent* readers (a moving belt's) go before all others, but
    none has two turns running while a neighbour waits: with its turn it gives the first of those
    in line a place among the urgent ones. So it has every second turn, and nobody starves.
    """

    def __init__(self, neighbours: Mapping[str, Iterable[str]], urgent: Iterable[str] = ()) -> None:
        self.on: set[str] = set()
        """The readers that have their fields on now."""
        self._neighbours: dict[str, set[str]] = {}
        for name, others in neighbours.items():
            for other in others:
                self._neighbours.setdefault(name, set()).add(other)
                self._neighbours.setdefault(other, set()).add(name)
        self._urgent = frozenset(urgent)
        self._line: list[str] = []
        self._promoted: set[str] = set()

    def __repr__(self) -> str:
        return f"<Turns, on: {sorted(self.on)}, waiting: {self._line}>"

    def of(self, name: str) -> Turn | None:
        """The reader's part in the turns; None for a reader that has no neighbours."""
        return Turn(self, name) if self._neighbours.get(name) else None

    def ask(self, name: str) -> bool:
        if name in self.on:
            return True
        if name not in self._line:
            self._line.append(name)
        others = self._neighbours[name]
        if not others.isdisjoint(self.on) or not others.isdisjoint(self._before(name)):
            return False
        self._leave_line(name)
        self.on.add(name)
        return True

    def give(self, name: str) -> None:
        """The field is off, and the reader no longer waits."""
        if name in self.on and name in self._urgent:
            waiting = self._neighbours[name] - self._urgent
            self._promoted.update([other for other in self._line if other in waiting][:1])
        self.on.discard(name)
        self._leave_line(name)

    def _leave_line(self, name: str) -> None:
        if name in self._line:
            self._line.remove(name)
        self._promoted.discard(name)

    def _before(self, name: str) -> list[str]:
        """Who goes before *name*: the urgent ones, then whoever asked earlier."""
        first = [other for other in self._line if other in self._urgent | self._promoted]
        line = first + [other for other in self._line if other not in first]
        return line[: line.index(name)]
