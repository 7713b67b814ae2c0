"""The Raspberry Pi's 40-pin header: what each pin is, and which pins the SPI buses use.

Pins have two numbers. A table file and gpiozero use GPIO numbers (Broadcom's); header numbers count
the pins themselves, odd ones on the left, pin 1 nearest the SD card.
"""

from collections.abc import Mapping

HEADER: tuple[int | str, ...] = (
    *("3V3", "5V", 2, "5V", 3, "GND", 4, 14, "GND", 15),
    *(17, 18, 27, "GND", 22, 23, "3V3", 24, 10, "GND"),
    *(9, 25, 11, 8, "GND", 7, 0, 1, 5, "GND"),
    *(6, 12, 13, "GND", 19, 16, 26, 20, "GND", 21),
)
"""Each pin, from header pin 1 on: its GPIO number, or the name of its supply."""

HEADER_PIN: Mapping[int, int] = {
    what: number for number, what in enumerate(HEADER, 1) if isinstance(what, int)
}
"""GPIO number -> header pin."""

FIRST_PULLED_DOWN = 9
"""GPIO 0 to 8 are pulled up from power-on until a program sets them, 9 to 27 are pulled down
(BCM2835 ARM Peripherals, table 6-31)."""

RESERVED: Mapping[int, str] = {
    0: "the firmware looks for a HAT's memory there at every start",
    1: "the firmware looks for a HAT's memory there at every start",
    2: "the board pulls it up through 1.8 kOhm",
    3: "the board pulls it up through 1.8 kOhm",
    14: "it is the serial console's output, which the firmware may switch on",
    15: "it is the serial console's input, which the firmware may switch on",
}
"""GPIOs that a table can use, but should avoid while another is free."""

SPI_PINS: Mapping[int, Mapping[str, int]] = {
    0: {"MISO": 9, "MOSI": 10, "clock": 11},
    1: {"MISO": 19, "MOSI": 20, "clock": 21},
}
"""Data and clock lines by bus."""

CHIP_SELECTS: Mapping[tuple[int, int], int] = {
    (0, 0): 8,
    (0, 1): 7,
    (1, 0): 18,
    (1, 1): 17,
    (1, 2): 16,
}
"""The Pi's own chip selects by (bus, device). For others any free GPIO will do."""
