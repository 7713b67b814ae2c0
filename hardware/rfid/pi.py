"""Access to the chip on a Raspberry Pi: the SPI handle of the mfrc522 package's MFRC522 object.

Only its construction and that handle are used. mfrc522 0.0.7 also wants RPi.GPIO, for the chip's
reset pin. That library needs /dev/gpiomem, fails on a Raspberry Pi 5, and where mfrc522 frees its
own pins it frees those of the whole process; so it is never imported. `_NoPins` replaces it while
mfrc522 is imported, and the reset pin is gpiozero's like every other pin of the table. The log
handler that mfrc522 adds for every reader is removed again.
"""

import errno
import logging
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import ModuleType
from typing import Any

from gpiozero import DigitalOutputDevice

from hardware.errors import PortBusy, WiringError
from hardware.loop import Clock
from hardware.pins import open_pin
from hardware.rfid.pcd import Registers

SPI_HZ = 4_000_000  # 8.1.2.2 allows 10 Mbit/s; loose wires do not
VERSION_REQUEST = [0x37 << 1 | 0x80, 0]


def open_mfrc522(
    bus: int,
    device: int,
    reset_pin: int,
    pin_factory: Any,
    clock: Clock | None = None,
) -> Registers:
    """Open the chip at /dev/spidev`bus`.`device` whose NRSTPD is wired to GPIO *reset_pin*, a pin
    of the gpiozero *pin_factory*.

    Resets the chip through that pin. With a *clock*, the time that a transfer takes is measured and
    counted towards the guard times on air instead of being added to them. An SPI transfer that
    fails later reads as zeros, like a loose wire, so both take the same path. Raises `WiringError`
    when the mfrc522 package, the SPI device or the pin is missing, and `PortBusy` when another
    program has it.
    """
    where = f"/dev/spidev{bus}.{device}"
    with ExitStack() as opened:
        # High before anything else: the chip must be awake when mfrc522 writes to it.
        nrstpd = opened.enter_context(
            open_pin(
                DigitalOutputDevice,
                f"The reset of the reader at {where}",
                reset_pin,
                initial_value=True,
                pin_factory=pin_factory,
            )
        )
        spi = _open_spi(bus, device, where)
        opened.callback(spi.close)
        release = opened.pop_all().close

    def xfer2(values: list[int]) -> Sequence[int]:
        try:
            answer: Sequence[int] = spi.xfer2(values)
        except OSError:
            return [0] * len(values)
        return answer

    def reset() -> None:
        # 8.8.1 asks for 100 ns; two Python calls take a hundred times as long.
        nrstpd.off()
        nrstpd.on()

    registers = Registers(xfer2, reset, release, 0 if clock is None else _transfer_us(xfer2, clock))
    registers.reset()
    return registers


def _open_spi(bus: int, device: int, where: str) -> Any:
    """Return the spidev handle of an MFRC522 object, which has already written to its chip."""
    log = logging.getLogger("mfrc522Logger")
    handlers = log.handlers[:]
    try:
        rpi, gpio = ModuleType("RPi"), _NoPins("RPi.GPIO")
        vars(rpi)["GPIO"] = gpio
        with modules_replaced({"mfrc522": None, "RPi": rpi, "RPi.GPIO": gpio}):
            from mfrc522 import MFRC522

            return MFRC522(bus=bus, device=device, spd=SPI_HZ).spi
    except ImportError as error:
        raise WiringError(
            f"The reader at {where} needs the mfrc522 package, which cannot be imported here "
            f"({error}). On a Raspberry Pi: `{sys.prefix}/bin/pip install 'reclaim[pi]'`."
        ) from error
    except OSError as error:
        raise _explained(error, where) from error
    finally:
        log.handlers[:] = handlers


class _NoPins(ModuleType):
    """What mfrc522 0.0.7 needs of RPi.GPIO when constructed; changes no pin."""

    BCM, BOARD = 11, 10
    OUT = 0

    def getmode(self) -> int:
        return self.BCM

    def setup(self, pin: int, direction: int) -> None:
        pass

    def output(self, pin: int, level: int) -> None:
        pass


@contextmanager
def modules_replaced(replacements: Mapping[str, ModuleType | None]) -> Iterator[None]:
    """Make these modules importable under their names; None: the real one, imported afresh.

    Afterwards `sys.modules` is as before, without what was imported meanwhile.
    """
    families = {name.partition(".")[0] for name in replacements}
    before = _modules_of(families)
    for name, module in before.items():
        if module is not None:  # None means that there is no such module
            del sys.modules[name]
    sys.modules.update({name: new for name, new in replacements.items() if new is not None})
    try:
        yield
    finally:
        for name in _modules_of(families):
            del sys.modules[name]
        sys.modules.update(before)


def _modules_of(families: set[str]) -> dict[str, ModuleType]:
    return {n: module for n, module in sys.modules.items() if n.partition(".")[0] in families}


def _transfer_us(xfer2: Callable[[list[int]], Sequence[int]], clock: Clock) -> int:
    """Return the shortest time of a few transfers."""
    shortest_s = 1.0
    for _ in range(8):
        start_s = clock.now_s()
        xfer2(VERSION_REQUEST)
        shortest_s = min(shortest_s, clock.now_s() - start_s)
    return int(shortest_s * 1e6)


def _explained(error: OSError, where: str) -> WiringError | PortBusy:
    if error.errno in (errno.EBUSY, errno.EACCES, errno.EPERM):
        return PortBusy(
            f"{where} cannot be opened ({error}): is another program using the reader, is this "
            "user in the group spi, and does the service's DeviceAllow name it?"
        )
    return WiringError(
        f"{where} cannot be opened ({error}): is SPI switched on for it, and are bus and device in "
        "the table file right?"
    )
