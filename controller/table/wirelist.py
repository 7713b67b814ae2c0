"""The wiring of the table file on the operator's page: which wire goes where, a board after the
other, and what is soldered in between. It follows from the table file alone, as the pictures of
`reclaim wire` do.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from controller.match.menu import Choice, Menu
from controller.table.upkeep import BACK
from controller.views import Message, Notice, WireEnd, WireLine, WiringView
from hardware.config import TableFile
from hardware.harness import (
    STATION,
    WiredBoard,
    boards,
    divider_for,
    printed,
    sense_ohm,
)
from hardware.signals import AnySignal


class ShowWiring(Struct, frozen=True):
    """Open the page."""


class NextBoard(Struct, frozen=True):
    """Show the next board."""


LINE = Choice("table-menu-wiring", ShowWiring())

MENU = Menu("", Message("table-menu-wiring"), (Choice("table-menu-wiring-next", NextBoard()), BACK))

_NAMED: Mapping[str, tuple[str, str]] = {
    "light red, 330 Ω": ("light-red", "330 Ω"),
    "light green, 150 Ω": ("light-green", "150 Ω"),
    "light blue, 150 Ω": ("light-blue", "150 Ω"),
    "button A (green)": ("button", "A"),
    "button B (red)": ("button", "B"),
    "GND: RC522, buttons, light": ("all-grounds", "GND"),
    "GND (motor side)": ("", "GND"),
    "switch and fuse, to battery +": ("battery-plus", ""),
    "battery -": ("battery-minus", ""),
    "collector": ("collector", ""),
    "light +": ("light-plus", ""),
    "light -, emitter": ("light-minus", ""),
    "motor": ("motor", ""),
    "divider": ("divider", ""),
    "current sensor": ("current", ""),
}
"""What a wire ends at that has no name printed on a board: a slug for the display's words, and what
stays of the name."""


_MICRO = "\N{GREEK SMALL LETTER MU}"
"""As Unicode prefers it to the micro sign, which some typefaces leave blank."""


def wirings(file: TableFile) -> tuple[WiringView, ...]:
    """Return a leaf for each board, and one for the stations of all seats. Raises `ValueError` when
    no GPIO is left for a chip select."""
    wired = (*boards(file), *((STATION,) if file.seats else ()))
    return tuple(
        WiringView(
            _kind(board),
            board.name.partition(": ")[2],
            _reader(board),
            (*_wires(board), *_soldered(file, board)),
            number,
            len(wired),
        )
        for number, board in enumerate(wired, 1)
    )


def _kind(board: WiredBoard) -> str:
    """The board's kind, by the section of the table file that asks for it."""
    section = board.key.partition("[")[0]
    kinds = {
        "carousel.motor": "motor",
        "carousel.encoder.pin": "belt-sensor",
        "carousel.encoder.index_pin": "turn-sensor",
        "readers": "reader",
        "seats": "station",
    }
    return kinds.get(section, "adc")


def _reader(board: WiredBoard) -> str:
    return board.name.partition(":")[0].removeprefix("Reader ") if "readers" in board.key else ""


def _wires(board: WiredBoard) -> Iterator[WireLine]:
    for wire in board.wires:
        yield WireLine(end(wire.terminal), end(wire.to), wire.pin, wire.colour)


def end(said: str) -> WireEnd:
    """Return an end of a wire, by what the wiring calls it."""
    what, name = _NAMED.get(said, ("", said.partition(" (")[0].removeprefix("RC522 ")))
    return WireEnd(what, name)


def _soldered(file: TableFile, board: WiredBoard) -> Iterator[WireLine]:
    """Yield what is soldered between two ends."""
    battery, driver = file.carousel.battery, file.bought.chosen().driver
    kind = _kind(board)
    if kind == "motor" and file.carousel.motor is not None:
        held = driver.forward if file.carousel.motor.standby is None else driver.standby
        yield _between(held, f"{printed(file.bought.chosen().driver.pull_down_ohm)}, GND")
        ohm = sense_ohm(file)
        if ohm is not None:
            yield WireLine(WireEnd("limit", ""), WireEnd("", printed(ohm)))
        yield WireLine(WireEnd("battery-plus", ""), WireEnd("", f"100 {_MICRO}F, GND"))
        yield WireLine(WireEnd("motor", ""), WireEnd("", "100 nF"))
    if kind == "belt-sensor":
        ohm = file.bought.chosen().belt_sensor.led_ohm
        if ohm:
            yield WireLine(WireEnd("light", ""), WireEnd("", f"{printed(ohm)}, 3V3"))
    if kind == "adc" and battery is not None and "battery" in board.key:
        both, channel = divider_for(battery.divider), f"CH{battery.channel}"
        if both.upper_ohm:
            upper = f"{printed(both.upper_ohm)}, {channel}"
            yield WireLine(WireEnd("battery-plus", ""), WireEnd("", upper))
        yield _between(channel, f"{printed(both.lower_ohm)}, GND")


def _between(one: str, other: str) -> WireLine:
    return WireLine(end(one), WireEnd("", other))


class WiringPage:
    """Leafs through the wiring of a table file."""

    shows = "wiring"
    notice: Notice | None = None
    busy = over = False

    def __init__(self, file: TableFile) -> None:
        self._leaves = wirings(file)
        self._leaf = 0

    def __repr__(self) -> str:
        return f"<WiringPage, {self._leaf + 1} of {len(self._leaves)}>"

    def hear(self, signal: AnySignal) -> None: ...

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        return None

    def choose(self, asked: NextBoard, now_s: float) -> bool:
        self._leaf = (self._leaf + 1) % len(self._leaves)
        return True

    def close(self) -> None: ...

    def menu(self) -> Menu:
        return MENU

    def view(self) -> WiringView:
        return self._leaves[self._leaf]


def has_wiring(file: TableFile) -> bool:
    """Return whether there is anything to wire: at a real table."""
    return not file.simulated and bool(file.seats or file.readers or file.carousel.wired)
