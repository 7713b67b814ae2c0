"""The table's RFID readers: poller events become Signals, and neighbours take turns on air."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from hardware.inspection import ReaderCondition
from hardware.loop import Clock, Task
from hardware.rfid.pcd import Registers
from hardware.rfid.poller import Poller
from hardware.signals import (
    AnySignal,
    ReaderLost,
    ReaderReady,
    ReaderTrouble,
    TagEntered,
    TagLeft,
    Trouble,
)

if TYPE_CHECKING:
    from hardware.rfid.identity import Request

Outcome = TypeVar("Outcome")


class Turn:
    """One reader's share of the turns: `ask` until granted, then `give` it back. Both may be
    repeated."""

    def __init__(self, turns: "Turns", name: str) -> None:
        self._turns = turns
        self._name = name

    def ask(self) -> bool:
        """Return True if the field may be on now; if not, the reader waits in line."""
        return self._turns.ask(self._name)

    def give(self) -> None:
        """Pass the turn on; the field is off."""
        self._turns.give(self._name)


class Turns:
    """Turns on air: readers whose fields reach one another never have them on together, because two
    fields over one tag garble both. *neighbours* need to be named on one side only.

    A reader with neighbours asks before it switches its field on, and gives its turn back after
    switching it off; the others poll in parallel. The line is first come, first served. *Urgent*
    readers (a moving belt's) go before all others, but none has two consecutive turns while a
    neighbour waits: with its turn it promotes the first of those in line to urgent. So it has every
    second turn, and nobody starves.
    """

    def __init__(self, neighbours: Mapping[str, Iterable[str]], urgent: Iterable[str] = ()) -> None:
        self.on: set[str] = set()
        """The readers whose fields are on."""
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
        """Return the reader's share of the turns, or None if it has no neighbours."""
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
        """Pass the turn on: the field is off, and the reader no longer waits."""
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
        """Return the readers before *name*: the urgent ones, then those that asked earlier."""
        first = [other for other in self._line if other in self._urgent | self._promoted]
        line = first + [other for other in self._line if other not in first]
        return line[: line.index(name)]


class Reader:
    """A reader that watches its field and tells `emit` what enters and leaves it.

    Owns *registers* and closes them. Start `run` on the table's loop: it opens the chip, and
    reopens it as often as needed, emitting `ReaderReady` and `ReaderLost`. While a reader is not
    ready, its field is unknown. A reader with neighbours has its field on only during its *turn*.
    `close` switches the antenna off; idempotent.
    """

    def __init__(
        self,
        name: str,
        registers: Registers,
        emit: Callable[[AnySignal], None],
        clock: Clock,
        *,
        poll_ms: float = 10,
        turn: Turn | None = None,
    ) -> None:
        self.name = name
        self._registers = registers
        self._emit = emit
        self._clock = clock
        self._poller = Poller(registers, poll_us=round(poll_ms * 1000), turn=turn)
        self._closed = False

    def __enter__(self) -> "Reader":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def __repr__(self) -> str:
        poller = self._poller
        if self._closed:
            state = "closed"
        elif poller.ready:
            state = f"ready, tags {', '.join(poller.present) or 'none'}"
        else:
            state = "lost" if poller.fault else "not yet ready"
        return f"<Reader {self.name!r} {state}, {poller.polls} polls>"

    @property
    def ready(self) -> bool:
        """Whether the chip answers; if not, the field's content is unknown."""
        return self._poller.ready and not self._closed

    @property
    def present(self) -> tuple[str, ...]:
        """The UIDs that have entered and not left."""
        return self._poller.present

    def inspect(self) -> ReaderCondition:
        poller = self._poller
        return ReaderCondition(
            self.name, self.ready, poller.polls, poller.garbled_polls, poller.version
        )

    def ask(
        self, protocol: "Generator[Request, Any, Outcome]", answer: Callable[[Outcome], None]
    ) -> None:
        """Run a protocol with the tags in the field (`hardware.rfid.identity`), as soon as the
        chip answers; *answer* is called with what it returns."""
        self._poller.ask(protocol, answer)

    def run(self) -> Task:
        """Watch the field until `close`."""
        clock = self._clock
        work = self._poller.run()
        wait_us, events = next(work)
        while True:
            yield clock.now_s() + wait_us * 1e-6
            if self._closed:
                return
            wait_us, events = work.send(round(clock.now_s() * 1e6))
            for event in events:
                self._emit(reader_signal(self.name, clock.now_s(), *event))

    def close(self) -> None:
        """Switch the antenna off and release the bus. Idempotent."""
        if not self._closed:
            self._closed = True
            self._poller.close()
            self._registers.close()


def reader_signal(reader: str, at_s: float, kind: str, *values: Any) -> AnySignal:
    """Return the Signal of a poller's event."""
    match kind, values:
        case "entered", (uid, present):
            return TagEntered(at_s=at_s, reader=reader, uid=uid, present=present)
        case "left", (uid,):
            return TagLeft(at_s=at_s, reader=reader, uid=uid)
        case "lost", (fault,):
            return ReaderLost(at_s=at_s, reader=reader, trouble=trouble(fault))
        case _:
            return ReaderReady(at_s=at_s, reader=reader)


_SAYS: dict[ReaderTrouble, str] = {
    "bus": "The bus reads only {}h: check the module's power, ground and MISO.",
    "chip": "What answers is no MFRC522: {}h was read where something else was written.",
    "reset": "The chip lost its settings: its supply may have dropped. It is being set up again.",
    "antenna": "Something else switched the antenna. The chip is being set up again.",
    "encrypting": "The chip encrypts without being asked to. It is being set up again.",
}


def trouble(fault: str) -> Trouble:
    """Explain what `Pcd.health` reports. Unknown faults come from stations with different
    firmware."""
    word, _, value = fault.partition(" ")
    for code, says in _SAYS.items():
        if code == word:
            return Trouble(code, says.format(value), data={"value": value} if value else {})
    return Trouble("other", fault)
