"""The chip selects of a table's SPI devices, and the device tree overlay that makes them work.

A Pi's own SPI switch (`dtparam=spi=on`) gives bus 0 two chip selects. Any free GPIO will do for
further readers; an overlay tells the kernel about it (`cs-gpios` in its SPI bindings).
"""

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from hardware.config import TableFile
from hardware.config.header import CHIP_SELECTS, HEADER_PIN, RESERVED, SPI_PINS
from hardware.config.tablefile import used_gpios
from hardware.starting import run_through

Devices = Mapping[tuple[int, int], int]
"""(bus, device) -> the GPIO of its chip select."""

_SPI_HZ = 10_000_000  # MFRC522, 8.1.2.2
_ALTERNATE = {0: 4, 1: 3}
"""The value of `brcm,function` that connects a GPIO to the bus: alternate function 0 for bus 0, 4
for bus 1 (BCM2835 ARM Peripherals, table 6-31; brcm,bcm2835-gpio bindings)."""
_TARGET = {0: "/soc/spi@7e204000", 1: "/soc/spi@7e215080"}
_AUX = "/soc/aux@7e215000"
"""Paths rather than labels, which differ between Debian's device trees and Raspberry Pi's."""


def chip_selects(file: TableFile) -> Devices:
    """Return the chip select of every SPI device.

    A device without one of the Pi's own gets the first GPIO that nothing else at this table uses;
    `RESERVED` ones come last. Raises `ValueError` when no GPIO is left.
    """
    taken = set(used_gpios(file))
    free = iter(
        sorted((gpio for gpio in HEADER_PIN if gpio not in taken), key=lambda g: (g in RESERVED, g))
    )
    selects: dict[tuple[int, int], int] = {}
    for device in file.spi_devices:
        gpio = CHIP_SELECTS.get(device)
        if gpio is None:
            gpio = next(free, None)
        if gpio is None:
            raise ValueError("no GPIO is left for a chip select")
        selects[device] = gpio
    return selects


def needs_overlay(file: TableFile) -> bool:
    """Return True if `dtparam=spi=on` is not enough."""
    return any(bus != 0 or (bus, device) not in CHIP_SELECTS for bus, device in file.spi_devices)


def overlay(file: TableFile) -> str:
    """Return the overlay's source for `dtc`: each bus in use, with all its chip selects."""
    selects = chip_selects(file)
    fragments = []
    number = 0
    for bus in sorted({bus for bus, _ in selects}):
        highest = max(device for on, device in selects if on == bus)
        pins = [selects.get((bus, device)) for device in range(highest + 1)]
        fragments += [_pins_fragment(number, bus, pins), _bus_fragment(number + 1, bus, pins)]
        number += 2
        if bus == 1:
            fragments.append(_aux_fragment(number))
            number += 1
    return "\n".join(
        (
            f"/* The SPI devices of the table {_comment(file.name)}, by `reclaim wire`. */",
            "/dts-v1/;",
            "/plugin/;",
            "",
            "/ {",
            '\tcompatible = "brcm,bcm2835";',
            *fragments,
            "};",
            "",
        )
    )


def compiled(file: TableFile) -> bytes:
    """Return the overlay as U-Boot and the Pi's firmware take it: it goes into the folder overlays
    of the boot partition. Raises `ImportError` where there is no compiler, and `CannotStart`."""
    compiler = shutil.which("dtc")
    if compiler is None:
        raise ImportError("there is no dtc; sudo apt install device-tree-compiler")
    with tempfile.TemporaryDirectory(prefix="reclaim-") as folder:
        source, made = Path(folder) / "spi.dts", Path(folder) / "spi.dtbo"
        source.write_text(overlay(file))
        asked = (compiler, "-q", "-@", "-I", "dts", "-O", "dtb", "-o", str(made), str(source))
        done = run_through("The device tree compiler", *asked)
        assert done.returncode == 0, done.stderr
        return made.read_bytes()


def _comment(text: str) -> str:
    return text.replace("*/", "* /")


def _pins_fragment(number: int, bus: int, selects: list[int | None]) -> str:
    data = " ".join(str(gpio) for gpio in sorted(SPI_PINS[bus].values()))
    chosen = " ".join(str(gpio) for gpio in selects if gpio is not None)
    return f"""
	fragment@{number} {{
		target = <&gpio>;
		__overlay__ {{
			spi{bus}_lines: spi{bus}-lines {{
				brcm,pins = <{data}>;
				brcm,function = <{_ALTERNATE[bus]}>;
			}};
			spi{bus}_selects: spi{bus}-selects {{
				brcm,pins = <{chosen}>;
				brcm,function = <1>; /* output */
			}};
		}};
	}};"""


def _bus_fragment(number: int, bus: int, selects: list[int | None]) -> str:
    # <0> stands for a chip select of the controller's own: a gap that no device uses.
    lines = ", ".join("<0>" if gpio is None else f"<&gpio {gpio} 1>" for gpio in selects)
    devices = "\n".join(_device(n) for n, gpio in enumerate(selects) if gpio is not None)
    return f"""
	fragment@{number} {{
		target-path = "{_TARGET[bus]}";
		__overlay__ {{
			#address-cells = <1>;
			#size-cells = <0>;
			status = "okay";
			pinctrl-names = "default";
			pinctrl-0 = <&spi{bus}_lines &spi{bus}_selects>;
			cs-gpios = {lines}; /* active low */
{devices}
		}};
	}};"""


def _aux_fragment(number: int) -> str:
    # Bus 1 is a part of the auxiliary block, which Raspberry Pi's trees have switched off.
    return f"""
	fragment@{number} {{
		target-path = "{_AUX}";
		__overlay__ {{
			status = "okay";
		}};
	}};"""


def _device(number: int) -> str:
    # spidev rejects its own name; this is one that it accepts (drivers/spi/spidev.c).
    return f"""\t\t\tspidev@{number} {{
				compatible = "lwn,bk4";
				reg = <{number}>;
				spi-max-frequency = <{_SPI_HZ}>;
			}};"""


def chosen_selects(file: TableFile) -> Iterator[tuple[str, int]]:
    """Yield each reader whose chip select needs the overlay, with its GPIO."""
    selects = chip_selects(file)
    for reader in file.readers:
        device = (reader.spi_bus, reader.spi_device)
        if device not in CHIP_SELECTS:
            yield reader.name, selects[device]
