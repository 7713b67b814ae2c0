"""The notices of a match: what was found, how long it is said, and what heals it.

A mistake is told once, however often it is made, and until its seat does something right or
`NOTICE_S` is over.
"""

from collections.abc import Callable, Collection, Mapping

from msgspec.structs import replace

from controller.match.tablegame import Flash
from controller.views import Message, Notice
from hardware.signals import AnyCommand, Colour, Pattern, SetLight

NOTICE_S = 8.0
"""How long a notice stands when nothing heals it before."""

NOTICES_SHOWN = 4


def mistake(what: Message | str, seat: str, rule: str = "") -> Notice:
    """What is said of an act at *seat* that did not count."""
    said = Message(what) if isinstance(what, str) else what
    return Notice(said.id, said.args, rule, seat, "mistake")


class Noticeboard:
    """The notices that stand now, newest last."""

    def __init__(self) -> None:
        self._notices: list[Notice] = []

    def __repr__(self) -> str:
        return f"<Noticeboard: {', '.join(notice.id for notice in self._notices)}>"

    @property
    def newest(self) -> tuple[Notice, ...]:
        """Those that a screen has room for."""
        return tuple(self._notices[-NOTICES_SHOWN:])

    def tell(self, notice: Notice, now_s: float) -> bool:
        """Show a notice; the same one from the same seat is shown once, with its latest time.
        Whether it is new."""
        others = [n for n in self._notices if (n.id, n.seat) != (notice.id, notice.seat)]
        new = len(others) == len(self._notices)
        self._notices = [*others, replace(notice, at_s=now_s)]
        return new

    def heal(self, seats: Collection[str]) -> None:
        """These seats have done something right: their mistakes are past."""
        self._notices = [n for n in self._notices if n.seat not in seats or n.kind == "info"]

    def forget_old(self, now_s: float) -> None:
        self._notices = [n for n in self._notices if n.at_s + NOTICE_S > now_s]

    def wake_at_s(self) -> float | None:
        """When the next one ends."""
        return min((notice.at_s + NOTICE_S for notice in self._notices), default=None)


Light = tuple[Colour, Pattern]

OFF: Light = ("off", "steady")


class SeatLights:
    """Tells *send* of every light that changes, and of no other."""

    def __init__(self, send: Callable[[AnyCommand], None]) -> None:
        self._send = send
        self._flashes: dict[str, tuple[Flash, float]] = {}
        self._lights: dict[str, Light] = {}

    def __repr__(self) -> str:
        return f"<SeatLights {self._lights}>"

    def light(self, seat: str) -> Light:
        """What the seat's light shows."""
        return self._lights.get(seat, OFF)

    def flash(self, flash: Flash, now_s: float) -> None:
        """Answer an act; it is seen at the next `show`."""
        self._flashes[flash.seat] = (flash, now_s + flash.for_s)

    def end_flashes(self, now_s: float) -> None:
        """Let the flashes go whose time is over."""
        self._flashes = {
            seat: (flash, until_s)
            for seat, (flash, until_s) in self._flashes.items()
            if until_s > now_s
        }

    def show(self, wanted: Mapping[str, Light]) -> None:
        """What is *wanted* at each seat while nothing flashes there."""
        for seat, light in wanted.items():
            flash = self._flashes.get(seat)
            shown = light if flash is None else (flash[0].colour, flash[0].pattern)
            if self._lights.get(seat) != shown:
                self._lights[seat] = shown
                self._send(SetLight(seat, *shown))

    def wake_at_s(self) -> float | None:
        """When the next flash ends."""
        return min((until_s for _, until_s in self._flashes.values()), default=None)
