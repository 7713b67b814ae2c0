"""The way to the chip on a Raspberry Pi: the mfrc522 package's MFRC522 object.

Only its construction and its SPI handle are used. What it does beside its work is undone or kept
away here: it adds a log handler for every reader, it takes pin numbers in whatever numbering was
set before (GPIO15, the serial port's RXD, where nobody chose one), it never resets the chip, and
its `Close_MFRC522` gives back the pins of the whole process.

On a Raspberry Pi 5, rpi-lgpio takes the place of RPi.GPIO under the same name.
"""

import errno
import logging
from collections.abc import Callable, Sequence
from typing import Any

from hardware.errors import PortBusy, WiringError
from hardware.loop import Clock
from hardware.rfid.registers import Registers

SPI_HZ = 4_000_000  # 8.1.2.2 allows 10 Mbit/s; loose wires do not
VERSION_REQUEST = [0x37 << 1 | 0x80, 0]


def open_mfrc522(
    bus: int,
    device: int,
    reset_pin: int,
    speed_hz: int = SPI_HZ,
    clock: Clock | None = None,
) -> Registers:
    """Open the chip at /dev/spidev`bus`.`device` whose NRSTPD is wired to BCM pin *reset_pin*.

    The chip is reset by its pin. With a *clock*, the time that a transfer takes is measured and
    counts towards the guard times on air, instead of coming on top of them. An SPI transfer that
    fails later reads as zeros, as a loose wire does, so that one path finds both. Raises
    `WiringError` when the mfrc522 package, the SPI device or the pin is not there, and `PortBusy`
    when somebody else has it.
    """
    where = f"/dev/spidev{bus}.{device}"
    try:
        import mfrc522
        import RPi.GPIO as GPIO
    except (ImportError, RuntimeError) as error:
        raise WiringError(
            f"The reader at {where} needs the mfrc522 package, which cannot be imported here "
            f"({error}). On a Raspberry Pi, `pip install reclaim[pi]`; on a Pi 5 put rpi-lgpio in "
            "the place of RPi.GPIO."
        ) from error
    if GPIO.getmode() not in (None, GPIO.BCM):
        raise WiringError(
            f"The reader at {where} has its reset at BCM pin {reset_pin}, but this process numbers "
            "its pins otherwise: call GPIO.setmode(GPIO.BCM), or leave the mode alone."
        )
    log = logging.getLogger("mfrc522Logger")
    handlers = log.handlers[:]
    try:
        chip: Any = mfrc522.MFRC522(
            bus=bus, device=device, spd=speed_hz, pin_mode=GPIO.BCM, pin_rst=reset_pin
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise _explained(error, where, reset_pin) from error
    finally:
        log.handlers[:] = handlers

    def xfer2(values: list[int]) -> Sequence[int]:
        try:
            answer: Sequence[int] = chip.spi.xfer2(values)
        except OSError:
            return [0] * len(values)
        return answer

    def reset() -> None:
        # 8.8.1 asks for 100 ns; two calls of Python are a hundred times as long.
        GPIO.output(reset_pin, GPIO.LOW)
        GPIO.output(reset_pin, GPIO.HIGH)

    def release() -> None:
        chip.spi.close()
        GPIO.cleanup(reset_pin)

    registers = Registers(xfer2, reset, release, 0 if clock is None else _transfer_us(xfer2, clock))
    registers.reset()
    return registers


def _transfer_us(xfer2: Callable[[list[int]], Sequence[int]], clock: Clock) -> int:
    """The shortest of a few transfers."""
    shortest_s = 1.0
    for _ in range(8):
        start_s = clock.now_s()
        xfer2(VERSION_REQUEST)
        shortest_s = min(shortest_s, clock.now_s() - start_s)
    return int(shortest_s * 1e6)


def _explained(error: Exception, where: str, reset_pin: int) -> WiringError | PortBusy:
    number = getattr(error, "errno", None)
    if number in (errno.EBUSY, errno.EACCES, errno.EPERM):
        return PortBusy(
            f"{where} cannot be opened ({error}): is another program using the reader, and is "
            "this user in the groups spi and gpio?"
        )
    if isinstance(error, OSError):
        return WiringError(
            f"{where} cannot be opened ({error}): switch SPI on with `raspi-config` or "
            "`dtparam=spi=on`, and check bus and device in the table file."
        )
    return WiringError(f"BCM pin {reset_pin}, the reset of {where}, cannot be used: {error}.")
