"""One RFID reader of the table: poller events become Signals on the table's clock."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hardware.loop import Clock, Task
from hardware.rfid.poller import Poller
from hardware.rfid.registers import Registers
from hardware.rfid.turns import Turn
from hardware.signals import AnySignal, ReaderLost, ReaderReady, TagEntered, TagLeft

if TYPE_CHECKING:
    from hardware.rfid.poller import Event  # the types of portable files live in their .pyi


class Reader:
    """A reader that watches its field and tells `emit` what enters and leaves it.

    Takes over *registers* and closes them. Start `run` on the table's loop: it opens the chip, and
    reopens it for as long as it has to, emitting `ReaderReady` and `ReaderLost`. Nothing is known
    of a field whose reader is not ready. A reader with neighbours has its field on only in its
    *turn*. `close` switches the antenna off; idempotent.
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
                self._emit(self._signal(event))

    def close(self) -> None:
        """Switch the antenna off and release the bus. Idempotent."""
        if not self._closed:
            self._closed = True
            self._poller.close()
            self._registers.close()

    def _signal(self, event: "Event") -> AnySignal:
        at_s = self._clock.now_s()
        match event:
            case ("entered", uid, present):
                return TagEntered(at_s=at_s, reader=self.name, uid=uid, present=present)
            case ("left", uid):
                return TagLeft(at_s=at_s, reader=self.name, uid=uid)
            case ("lost", reason):
                return ReaderLost(at_s=at_s, reader=self.name, reason=reason)
            case _:
                return ReaderReady(at_s=at_s, reader=self.name)
