"""A table's wires and parts list, with the resistors of the E24 series: their colour rings, and
dividers made of them (IEC 60062, 60063).

Pure functions of a table file.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import cycle

from msgspec import Struct

from hardware.config import BatterySettings, CarouselSettings, ReaderSettings, TableFile
from hardware.config.header import CHIP_SELECTS, HEADER, HEADER_PIN, SPI_PINS
from hardware.overlay import Devices, chip_selects
from hardware.parts import catalogue

E24 = (
    *(1.0, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2.0, 2.2, 2.4, 2.7, 3.0),
    *(3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1),
)

COLOURS = (
    *("black", "brown", "red", "orange", "yellow"),
    *("green", "blue", "violet", "gray", "white"),
)
_SMALLER = {-1: "gold", -2: "silver"}
TOLERANCE = "gold"
"""5 %, which E24 is made for."""


class Divider(Struct, frozen=True):
    """Two resistors: *upper* from the voltage to the tap, *lower* from the tap to ground."""

    upper_ohm: float
    lower_ohm: float

    @property
    def ratio(self) -> float:
        """Volts at the top per volt at the tap."""
        return (self.upper_ohm + self.lower_ohm) / self.lower_ohm


def rings(ohm: float) -> tuple[str, str, str, str]:
    """Return the colour rings of a resistor of the series, from 0.1 Ohm to 9.1 GOhm.

    >>> rings(10_000)
    ('brown', 'black', 'orange', 'gold')
    >>> rings(0.47)
    ('yellow', 'violet', 'silver', 'gold')
    """
    power = -2
    while round(ohm / 10.0**power) > 99:
        power += 1
    first, second = divmod(round(ohm / 10.0**power), 10)
    return COLOURS[first], COLOURS[second], _SMALLER.get(power) or COLOURS[power], TOLERANCE


def printed(ohm: float) -> str:
    """Return a resistance as written in a parts list: `4.7 kΩ`."""
    for size, unit in ((1e6, "MΩ"), (1e3, "kΩ")):
        if ohm >= size:
            return f"{ohm / size:g} {unit}"
    return f"{ohm:g} Ω"


def divider_for(ratio: float) -> Divider:
    """Return the E24 divider nearest to *ratio*, volts at the top per volt at the tap.

    Its tap has about 7 kOhm, low enough for an MCP3008 (data sheet, 4.1). The upper resistor is 0
    when the ratio is 1.
    """
    lowers = [10_000.0, 11_000.0, 12_000.0, 13_000.0, 15_000.0]
    uppers = [0.0, *(value * 10.0**power for power in range(3, 6) for value in E24)]
    pairs = (Divider(upper, lower) for lower in lowers for upper in uppers)
    return min(pairs, key=lambda pair: (round(abs(pair.ratio - ratio), 6), pair.lower_ohm))


LIGHT_OHM = {"red": 330, "green": 150, "blue": 150}
"""From a Pico to each colour: green and blue take 3 V of its 3.3, red 2: 4, 2 and 2 mA, which look
alike, as green and blue give more light for it."""
GATE_OHM = 100


def sense_ohm(file: TableFile) -> float | None:
    """Return the resistor of the series that limits the driver's current to the table file's limit
    or a little less; None where the driver limits nothing."""
    reference_v, limit_a = file.bought.chosen().driver.reference_v, file.bought.current_limit_a
    if reference_v is None or limit_a is None:
        return None
    series = (round(value * 10.0**power, 2) for power in range(-2, 2) for value in E24)
    return next(ohm for ohm in series if reference_v / ohm <= limit_a * WITHIN)


WITHIN = 1.02
"""Resistors of the series are true to 5 %: 0.47 Ohm is what 0.43 A was said for."""


class Wire(Struct, frozen=True):
    """One wire from a *terminal* of a board to *to*: a header pin or something else."""

    terminal: str
    to: str
    colour: str
    pin: int | None = None
    """The pin's number on the Pi's header (for a station: on the Pico); None for anything else."""


class WiredBoard(Struct, frozen=True):
    """A board, or another thing with terminals, and its wires."""

    name: str
    key: str
    """The section of the table file that asks for it."""
    wires: tuple[Wire, ...]
    remarks: tuple[str, ...] = ()


class ListedPart(Struct, frozen=True):
    """A line of the parts list."""

    count: int
    what: str
    remark: str = ""
    price_eur: tuple[float, float] | None = None
    """Of one, from and to; None for what costs some cents."""
    instead: str = ""
    """Other parts that the table file may name."""


STATION = WiredBoard(
    "Seat station: Pico",
    "seats",
    (
        Wire(f"light red, {LIGHT_OHM['red']} Ω", "GP10", "orangered", 14),
        Wire(f"light green, {LIGHT_OHM['green']} Ω", "GP11", "seagreen", 15),
        Wire(f"light blue, {LIGHT_OHM['blue']} Ω", "GP12", "royalblue", 16),
        Wire("button A (green)", "GP14", "limegreen", 19),
        Wire("button B (red)", "GP15", "brown", 20),
        Wire("RC522 MISO", "GP16", "blue", 21),
        Wire("RC522 SDA (chip select)", "GP17", "gray", 22),
        Wire("RC522 SCK", "GP18", "gold", 24),
        Wire("RC522 MOSI", "GP19", "green", 25),
        Wire("RC522 RST", "GP20", "purple", 26),
        Wire("RC522 3.3V", "3V3(OUT)", "red", 36),
        Wire("GND: RC522, buttons, light", "GND", "black", 38),
    ),
    ("Each seat has one, wired alike, on a USB cable to the Pi.",),
)
"""A station's wires to its Pico's pins (firmware/station/main.py)."""


class _Supplies:
    """Hands out the header's supply pins in rotation, to spread the wires over them."""

    def __init__(self) -> None:
        self._pins = {
            name: cycle([number for number, what in enumerate(HEADER, 1) if what == name])
            for name in ("3V3", "GND")
        }

    def wire(self, terminal: str, name: str) -> Wire:
        colour = "red" if name == "3V3" else "black"
        return Wire(terminal, name, colour, next(self._pins[name]))


def boards(file: TableFile) -> tuple[WiredBoard, ...]:
    """Return everything that is wired to the Pi's header: the belt first, then the readers in the
    table file's order. Raises `ValueError` when no GPIO is left for a reader's chip select."""
    supplies, selects = _Supplies(), chip_selects(file)
    return (
        *_motor(file, supplies),
        *_sensors(file, supplies),
        *_adcs(file.carousel, supplies),
        *(_reader(reader, index, selects, supplies) for index, reader in enumerate(file.readers)),
    )


def _gpio(terminal: str, gpio: int, colour: str) -> Wire:
    return Wire(terminal, f"GPIO {gpio}", colour, HEADER_PIN[gpio])


def _motor(file: TableFile, supplies: _Supplies) -> Iterator[WiredBoard]:
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    if motor is None:
        return
    wires = [_gpio(f"{driver.forward} (forward)", motor.forward, "orange")]
    if motor.backward is not None:
        wires.append(_gpio(f"{driver.backward or '?'} (backward)", motor.backward, "brown"))
    if motor.standby is not None:
        wires.append(_gpio(driver.standby or "?", motor.standby, "purple"))
    held = driver.forward if motor.standby is None else driver.standby
    single = not driver.backward
    yield WiredBoard(
        f"Motor: {driver.chip}",
        "carousel.motor",
        (
            *wires,
            supplies.wire("source" if single else "GND", "GND"),
            *(() if single else (Wire("VM", "switch and fuse, to battery +", "crimson"),)),
            Wire("source" if single else "GND (motor side)", "battery -", "black"),
            Wire("drain" if single else "OUT1, OUT2", "motor", "teal"),
            *((Wire("motor", "switch and fuse, to battery +", "crimson"),) if single else ()),
        ),
        (*_told_of(file, held), *driver.remarks),
    )


def _told_of(file: TableFile, held: str) -> Iterator[str]:
    """Yield what is soldered beside the driver, and why."""
    driver, ohm = file.bought.chosen().driver, sense_ohm(file)
    yield (
        f"{printed(driver.pull_down_ohm)} from {held} to GND: the motor stays off while no "
        "program drives the pin."
    )
    if ohm is not None and driver.reference_v is not None:
        most_a = driver.reference_v / ohm
        yield f"{printed(ohm)} at {driver.sense}: a held motor gets {most_a:.2f} A and no more."
    else:
        yield (
            f"{driver.chip} limits no current: a held motor takes all that the cells give, until "
            "[carousel.current] stops it."
        )
    if not driver.backward:
        yield f"{printed(GATE_OHM)} into the gate; a diode 1N5819 across the motor, ring to +."
    yield f"Motor: {file.bought.chosen().motor.leads}."
    yield "100 µF from battery + to GND at the driver, 100 nF across the motor."


def _sensors(file: TableFile, supplies: _Supplies) -> Iterator[WiredBoard]:
    encoder, sensor = file.carousel.encoder, file.bought.chosen().belt_sensor
    if encoder is None:
        return
    sensors = [("Belt sensor", "pin", encoder.pin)]
    if encoder.index_pin is not None:
        sensors.append(("Turn sensor", "index_pin", encoder.index_pin))
    for name, key, gpio in sensors:
        yield WiredBoard(
            name,
            f"carousel.encoder.{key}",
            (
                _gpio("collector", gpio, "green"),
                supplies.wire("light +", "3V3"),
                supplies.wire("light -, emitter", "GND"),
            ),
            (f"{printed(sensor.led_ohm)} between 3V3 and light +.", *sensor.remarks),
        )


def _adcs(carousel: CarouselSettings, supplies: _Supplies) -> Iterator[WiredBoard]:
    """Yield the ADCs; battery and current may be channels of the same one."""
    battery, current = carousel.battery, carousel.current
    for device in carousel.adc_devices:
        channels: list[Wire] = []
        keys: list[str] = []
        remarks: list[str] = []
        if battery is not None and battery.spi_device == device:
            channels.append(Wire(f"CH{battery.channel}", "divider", "orange"))
            keys.append("carousel.battery")
            remarks.append(_divider_told(battery))
        if current is not None and current.spi_device == device:
            channels.append(Wire(f"CH{current.channel}", "current sensor", "brown"))
            keys.append("carousel.current")
            remarks.append(f"10 kΩ and 1 µF smooth the current at CH{current.channel}.")
        yield WiredBoard(
            "ADC: MCP3008",
            ", ".join(keys),
            (
                *_bus(0, CHIP_SELECTS[0, device], ("DOUT", "DIN", "CLK", "CS")),
                supplies.wire("VDD, VREF", "3V3"),
                supplies.wire("AGND, DGND", "GND"),
                *channels,
            ),
            tuple(remarks),
        )


def _divider_told(battery: BatterySettings) -> str:
    divider, channel = divider_for(battery.divider), f"CH{battery.channel}"
    upper, lower = printed(divider.upper_ohm), printed(divider.lower_ohm)
    return f"Divider: battery + to {upper} to {channel}, and {channel} to {lower} to GND."


def _reader(
    reader: ReaderSettings, index: int, selects: Devices, supplies: _Supplies
) -> WiredBoard:
    device = (reader.spi_bus, reader.spi_device)
    select = selects[device]
    return WiredBoard(
        f"Reader {reader.name}: RC522",
        f"readers[{index}]",
        (
            *_bus(reader.spi_bus, select, ("MISO", "MOSI", "SCK", "SDA")),
            _gpio("RST", reader.reset_pin, "purple"),
            supplies.wire("3.3V", "3V3"),
            supplies.wire("GND", "GND"),
        ),
        () if device in CHIP_SELECTS else (f"GPIO {select} selects it by the overlay.",),
    )


def _bus(bus: int, select: int, terminals: tuple[str, str, str, str]) -> Iterator[Wire]:
    """Yield the wires for data out, data in, clock and chip select, as the board names them."""
    pins = SPI_PINS[bus]
    gpios = (pins["MISO"], pins["MOSI"], pins["clock"], select)
    for wire in zip(terminals, gpios, ("blue", "green", "gold", "gray"), strict=True):
        yield _gpio(*wire)


# ---- parts list ----------------------------------------------------------------------------------


def parts(file: TableFile) -> tuple[ListedPart, ...]:
    """Return what is wired: all that is bought for a table but its screws and the screen."""
    return tuple(part for part in (*_devices(file), *_resistors(file)) if part.count)


def _devices(file: TableFile) -> Iterator[ListedPart]:
    carousel, seats = file.carousel, len(file.seats)
    bought = file.bought.chosen()
    yield _bought(file, 1, "computer")
    if carousel.motor is not None:
        yield from (_bought(file, 1, kind) for kind in ("driver", "motor", "cells"))
        yield ListedPart(1, "Capacitor 100 µF, 16 V")
        yield ListedPart(1, "Capacitor 100 nF, ceramic")
    encoder = carousel.encoder
    if encoder is not None:
        count = 1 if encoder.index_pin is None else 2
        yield _bought(file, count, "belt_sensor")
    if carousel.current is not None:
        volts = carousel.current.volts_per_ampere
        yield ListedPart(1, "Current sense amplifier", f"{volts:g} V per ampere", (6.0, 12.0))
        yield ListedPart(1, "Capacitor 1 µF", "smooths the current's signal")
    yield _bought(file, len(file.readers) + seats, "reader")
    yield _bought(file, seats, "station")
    hub = int(seats > bought.computer.usb_ports)
    for small in catalogue().small:
        counts = {"hub": hub, "adc": len(carousel.adc_devices)}
        count = counts.get(small.name, small.count + small.per_seat * seats)
        if carousel.motor is not None or small.name not in ("switch", "fuse", "plug"):
            yield ListedPart(count, small.what, "", small.price_eur)


def _bought(file: TableFile, count: int, kind: str) -> ListedPart:
    part = getattr(file.bought.chosen(), kind)
    others = (other.name for other in getattr(catalogue(), kind) if other.name != part.name)
    return ListedPart(count, part.what, " ".join(part.remarks), part.price_eur, ", ".join(others))


def _resistors(file: TableFile) -> Iterator[ListedPart]:
    """Yield one line for each value, with its colour rings."""
    counts: defaultdict[float, int] = defaultdict(int)
    uses: defaultdict[float, list[str]] = defaultdict(list)

    def take(ohm: float, use: str, count: int = 1) -> None:
        if count and ohm:
            counts[ohm] += count
            uses[ohm].append(use)

    carousel = file.carousel
    if carousel.motor is not None:
        take(sense_ohm(file) or 0, "current limit")
        take(file.bought.chosen().driver.pull_down_ohm, "holds the motor off")
        take(GATE_OHM, "gate", int(not file.bought.chosen().driver.backward))
    if carousel.encoder is not None:
        count = 1 if carousel.encoder.index_pin is None else 2
        take(file.bought.chosen().belt_sensor.led_ohm, "light of the belt's sensor", count)
    if carousel.battery is not None:
        divider = divider_for(carousel.battery.divider)
        take(divider.upper_ohm, "divider, upper")
        take(divider.lower_ohm, "divider, lower")
    if carousel.current is not None:
        take(10_000, "smooths the current's signal")
    for colour, each in LIGHT_OHM.items():
        take(each, f"{colour} of the lights", len(file.seats))
    for ohm in sorted(counts):
        remark = f"{', '.join(rings(ohm))}: {', '.join(uses[ohm])}"
        yield ListedPart(counts[ohm], f"Resistor {printed(ohm)}", remark)
