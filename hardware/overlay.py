"""The chip selects of a table's SPI devices, and the device tree overlay that makes them work.

A Pi's own SPI switch (`dtparam=spi=on`) gives bus 0 two chip selects. Any free GPIO will do for
further readers; an overlay tells the kernel about it (`cs-gpios` in its SPI bindings). It names
itself in the tree (`MARK`), so that a running system knows which one was applied.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from msgspec.structs import replace

from hardware.config import TableFile
from hardware.config.header import CHIP_SELECTS, HEADER_PIN, RESERVED, SPI_PINS
from hardware.config.tablefile import mistakes, used_gpios
from hardware.devicetree import Node, Property, Ref, blob, source

Devices = Mapping[tuple[int, int], int]
"""(bus, device) -> the GPIO of its chip select."""

_SPI_HZ = 10_000_000  # MFRC522, 8.1.2.2
_ALTERNATE = {0: 4, 1: 3}
"""The value of `brcm,function` that connects a GPIO to the bus: alternate function 0 for bus 0, 4
for bus 1 (BCM2835 ARM Peripherals, table 6-31; brcm,bcm2835-gpio bindings)."""
_OUTPUT, _ACTIVE_LOW = 1, 1
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


NAME = "reclaim-spi"
"""What it is called among the overlays of a boot partition."""
MARK = "reclaim-overlay"
"""The node that it adds to the tree, and in it the property `digest`."""


def overlay(file: TableFile) -> str:
    """Return the overlay's source for `dtc`: each bus in use, with all its chip selects. Raises
    `ValueError` when no GPIO is left for one."""
    about = f"The SPI devices of the table {file.name}, by Reclaim."
    return source(_tree(file), about)


def compiled(file: TableFile) -> bytes:
    """Return the overlay as U-Boot and the Pi's firmware take it: it goes into the folder overlays
    of the boot partition. Raises as `overlay`."""
    return blob(_tree(file))


def digest(file: TableFile) -> str:
    """Return what the overlay of a table says of itself; empty for a table that needs none, as a
    simulated one does. Raises as `overlay`."""
    if file.simulated or not needs_overlay(file):
        return ""
    return sha256(blob(Node("", children=tuple(_fragments(file))))).hexdigest()[:16]


def _tree(file: TableFile) -> Node:
    mark = Node(MARK, {"digest": digest(file)})
    at = Node("fragment@9", {"target-path": "/"}, (Node("__overlay__", children=(mark,)),))
    return Node("", {"compatible": "brcm,bcm2835"}, (*_fragments(file), at))


def _fragments(file: TableFile) -> Iterator[Node]:
    selects = chip_selects(file)
    for number, bus in enumerate(sorted({bus for bus, _ in selects})):
        highest = max(device for on, device in selects if on == bus)
        pins = [selects.get((bus, device)) for device in range(highest + 1)]
        yield _fragment(2 * number, {"target": (Ref("gpio"),)}, _pins(bus, pins))
        yield _fragment(2 * number + 1, {"target-path": _TARGET[bus]}, _bus(bus, pins))
        if bus == 1:
            # It is a part of the auxiliary block, which Raspberry Pi's trees have switched off.
            switched_on = Node("__overlay__", {"status": "okay"})
            yield _fragment(2 * number + 2, {"target-path": _AUX}, switched_on)


def _fragment(number: int, target: Mapping[str, Property], node: Node) -> Node:
    return Node(f"fragment@{number}", target, (node,))


def _pins(bus: int, selects: Sequence[int | None]) -> Node:
    data = sorted(SPI_PINS[bus].values())
    chosen = [gpio for gpio in selects if gpio is not None]
    return Node(
        "__overlay__",
        children=(
            _group(f"spi{bus}-lines", data, _ALTERNATE[bus]),
            _group(f"spi{bus}-selects", chosen, _OUTPUT),
        ),
    )


def _group(name: str, pins: Sequence[int], function: int) -> Node:
    said = {"brcm,pins": pins, "brcm,function": (function,)}
    return Node(name, said, label=name.replace("-", "_"))


def _bus(bus: int, selects: Sequence[int | None]) -> Node:
    lines: list[int | Ref] = []
    for gpio in selects:
        # 0 stands for a chip select of the controller's own: a gap that no device uses.
        lines += [0] if gpio is None else [Ref("gpio"), gpio, _ACTIVE_LOW]
    return Node(
        "__overlay__",
        {
            "#address-cells": (1,),
            "#size-cells": (0,),
            "status": "okay",
            "pinctrl-names": "default",
            "pinctrl-0": (Ref(f"spi{bus}_lines"), Ref(f"spi{bus}_selects")),
            "cs-gpios": lines,
        },
        tuple(_device(number) for number, gpio in enumerate(selects) if gpio is not None),
    )


def _device(number: int) -> Node:
    # spidev rejects its own name; this is one that it accepts (drivers/spi/spidev.c).
    said: Mapping[str, Property] = {
        "compatible": "lwn,bk4",
        "reg": (number,),
        "spi-max-frequency": (_SPI_HZ,),
    }
    return Node(f"spidev@{number}", said)


def chosen_selects(file: TableFile) -> Iterator[tuple[str, int]]:
    """Yield each reader whose chip select needs the overlay, with its GPIO."""
    selects = chip_selects(file)
    for reader in file.readers:
        device = (reader.spi_bus, reader.spi_device)
        if device not in CHIP_SELECTS:
            yield reader.name, selects[device]


# ---- a running system ----------------------------------------------------------------------------


def applied(system: Path = Path("/")) -> str:
    """Return the digest of the overlay that the kernel was started with; empty for none of ours."""
    try:
        said = (system / "proc/device-tree" / MARK / "digest").read_bytes()
    except OSError:
        return ""
    return said.rstrip(b"\0").decode("ascii", "replace")


def absent(file: TableFile, system: Path = Path("/")) -> tuple[str, ...]:
    """Return the readers whose SPI device an overlay has to bring, and the kernel has not."""
    return tuple(
        reader.name
        for reader in file.readers
        if (reader.spi_bus, reader.spi_device) not in _OF_EVERY_SLOT
        and not (system / f"dev/spidev{reader.spi_bus}.{reader.spi_device}").exists()
    )


_OF_EVERY_SLOT = ((0, 0), (0, 1))
"""On in the device trees of the image's slots, and with `dtparam=spi=on`."""


def without(file: TableFile, names: Sequence[str]) -> TableFile | None:
    """Return the table without these readers; None if it cannot be a table then."""
    kept = tuple(
        replace(reader, neighbours=tuple(one for one in reader.neighbours if one not in names))
        for reader in file.readers
        if reader.name not in names
    )
    made = replace(file, readers=kept)
    return None if any(mistakes(made)) else made
