"""Warnings about a table's wiring: pins with another function, currents, what needs an overlay.

The table file itself was checked when it was read (`hardware.config.tablefile`). These warnings do
not stop a table from starting.
"""

from collections.abc import Iterator

from msgspec import Struct

from hardware.carousel.battery import RUNNING_A
from hardware.config import TableFile
from hardware.config.header import FIRST_PULLED_DOWN, RESERVED
from hardware.config.tablefile import single_pins
from hardware.harness import divider_for
from hardware.overlay import chosen_selects, needs_overlay

READER_A = 0.12
"""An RC522 with its field on: up to 100 mA for the antenna, typically 60 (data sheet, section 12),
and about 20 mA for the chip and the board's LED."""
PICO_A = 0.03
"""RP2040 at 125 MHz with its USB port in use (Pico data sheet, section 3)."""
LIGHT_A = 0.015
"""Three colours through 330 and 150 Ohm at 3.3 V: about 4 mA, 2 mA and 2 mA, with a margin for
bright LEDs."""
SENSOR_A = 0.02
ADC_A = 0.001

SCREEN_A = 0.5
"""An allowance for a small screen on a USB port."""
RAIL_A = 0.5
"""The usual limit for the header's 3.3 V; no figure is published for a Pi 4."""

MOST_ON_A_BUS = 3
"""Some boards drive MISO while not selected; more than this many disturb each other."""


class Warning(Struct, frozen=True):
    """A sentence of advice; *key* is the section of the table file that it is about."""

    key: str
    says: str


class Budget(Struct, frozen=True):
    """What is drawn from a supply and what it can deliver, in amperes."""

    supply: str
    drawn_a: float
    has_a: float
    made_of: str
    remedy: str

    @property
    def exceeded(self) -> bool:
        return self.drawn_a > self.has_a


def warnings(file: TableFile) -> tuple[Warning, ...]:
    """Return all warnings, in the order of the table file."""
    return (
        *_simulated(file),
        *_motor(file),
        *_pins(file),
        *_battery(file),
        *_spi(file),
        *_usb(file),
    )


def budgets(file: TableFile) -> tuple[Budget, ...]:
    """Return the budgets of the USB ports, the 3.3 V rail and the Pi's supply, with all that they
    feed."""
    seats, carousel = len(file.seats), file.carousel
    station_a = PICO_A + LIGHT_A + READER_A
    usb_a = seats * station_a
    sensors = 0
    if carousel.encoder is not None:
        sensors = 1 if carousel.encoder.index_pin is None else 2
    adcs = len(carousel.adc_devices)
    rail_a = len(file.readers) * READER_A + sensors * SENSOR_A + adcs * ADC_A
    stations = f"{seats} stations of {station_a * 1e3:.0f} mA"
    readers = f"{len(file.readers)} readers of {READER_A * 1e3:.0f} mA"
    computer = file.bought.chosen().computer
    return (
        Budget(
            "USB ports",
            usb_a,
            computer.usb_a,
            stations,
            "put the stations on a powered USB hub",
        ),
        Budget(
            "3.3 V of the header",
            rail_a,
            RAIL_A,
            f"{readers}, sensors and ADC",
            "feed the readers from a 3.3 V regulator of their own, grounds joined",
        ),
        Budget(
            "supply of the Pi",
            computer.draws_a + SCREEN_A + usb_a + rail_a,
            computer.supply_a,
            f"the Pi {computer.draws_a:g} A, a USB screen {SCREEN_A:g} A, {stations}, {readers}",
            "put stations or screen on a supply of their own",
        ),
    )


def running_hours(file: TableFile) -> float | None:
    """Return how long fresh cells turn the belt; None without a motor or a battery of known
    capacity."""
    battery = file.carousel.battery
    if battery is None or file.carousel.motor is None:
        return None
    return battery.capacity_ah / RUNNING_A


def _simulated(file: TableFile) -> Iterator[Warning]:
    if file.simulated:
        yield Warning(
            "simulated",
            "This table file is simulated: copy it, take that line away, and name the ports of "
            "your stations.",
        )


def _motor(file: TableFile) -> Iterator[Warning]:
    motor, driver = file.carousel.motor, file.bought.chosen().driver
    if motor is None:
        return
    if motor.backward is not None and not driver.backward:
        yield Warning("carousel.motor.backward", f"{driver.chip} turns the motor forwards only.")
    if motor.standby is not None and not driver.standby:
        yield Warning("carousel.motor.standby", f"{driver.chip} has no standby.")
    if motor.standby is None:
        yield Warning(
            "carousel.motor",
            "No standby pin: a driver whose input sticks cannot be switched off. Wire SLEEP or "
            "STBY to a pin and name it.",
        )
    held = f"GPIO {motor.forward if motor.standby is None else motor.standby}"
    yield Warning(
        "carousel.motor",
        f"The resistor from {held} to GND must be soldered: the Pi's own pull-down is weak "
        "(33 to 73 kOhm), and a crash can leave it off.",
    )
    if file.carousel.encoder is None:
        yield Warning(
            "carousel", "No belt sensor: nobody notices a jam, and the belt's speed is a guess."
        )


def _pins(file: TableFile) -> Iterator[Warning]:
    chosen = ((f"chip select of {name}", gpio) for name, gpio in chosen_selects(file))
    for key, gpio in (*single_pins(file), *chosen):
        if gpio in RESERVED:
            yield Warning(
                key, f"Take another pin than GPIO {gpio} if one is free: {RESERVED[gpio]}."
            )
        elif gpio < FIRST_PULLED_DOWN and key.endswith("reset_pin"):
            yield Warning(
                key,
                f"GPIO {gpio} is pulled up while the Pi starts, so this reader's chip is awake "
                "before Reclaim is. That does no harm.",
            )


def _battery(file: TableFile) -> Iterator[Warning]:
    battery = file.carousel.battery
    if battery is None:
        return
    ratio = divider_for(battery.divider).ratio
    if abs(ratio - battery.divider) > 0.02 * battery.divider:
        yield Warning(
            "carousel.battery.divider",
            f"The nearest divider of common resistors has {ratio:.3g}; write that into the file.",
        )


def _spi(file: TableFile) -> Iterator[Warning]:
    if needs_overlay(file):
        chosen = ", ".join(f"{name} GPIO {gpio}" for name, gpio in chosen_selects(file))
        yield Warning(
            "readers",
            "SPI needs an overlay of its own here (reclaim wire TABLE OUT.dts). "
            + (f"It gives chip selects to {chosen}: keep these pins free." if chosen else ""),
        )
    for bus in (0, 1):
        count = sum(on == bus for on, _ in file.spi_devices)
        other = sum(on != bus for on, _ in file.spi_devices)
        room = other < count - 1
        if count > MOST_ON_A_BUS:
            yield Warning(
                "readers",
                f"{count} devices on SPI bus {bus}: if readers disturb one another, put a buffer "
                "(74AHC125) into each board's MISO; keep the wires below 30 cm"
                + (f", or give some of them spi_bus = {1 - bus}." if room else "."),
            )


def _usb(file: TableFile) -> Iterator[Warning]:
    ports = file.bought.chosen().computer.usb_ports
    if len(file.seats) > ports:
        yield Warning(
            "seats",
            f"{len(file.seats)} stations and {ports} USB port{'s' if ports > 1 else ''}: use a "
            "powered USB 2.0 hub with a transaction translator for each port (Multi TT).",
        )
    for budget in budgets(file):
        if budget.exceeded:
            yield Warning(
                "",
                f"{budget.drawn_a:.2f} A from the {budget.supply} ({budget.made_of}), which has "
                f"{budget.has_a:g} A: {budget.remedy}.",
            )
