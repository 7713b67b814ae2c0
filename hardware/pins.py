"""This computer's GPIO lines: gpiozero's lgpio pins, and how our devices open them.

Of gpiozero's pin factories only lgpio's lines have owners, through the kernel's GPIO character
device: nobody else can change a line while it is held, and the motor's guard can take it over once
the program is gone. Where lgpio cannot be imported gpiozero silently falls back. RPi.GPIO and
gpiozero's native pins write to the chip's registers, which every program may do, and keep driving
after their program has died (RPi.GPIO's edge detection also fails on kernels from 6.6 on); pigpio's
lines belong to its daemon.
"""

import os
import sys
from typing import Any

from gpiozero import Device

from hardware.errors import WiringError

CHOICE = "GPIOZERO_PIN_FACTORY"
"""The environment variable that selects gpiozero's pin factory."""

WITHOUT_OWNERS = ("gpiozero.pins.rpigpio", "gpiozero.pins.pigpio", "gpiozero.pins.native")


def board_pins() -> Any:
    """Return gpiozero's pin factory for this computer, one per process: lgpio's, or the one that a
    program has already put into `Device.pin_factory`.

    Raises `WiringError` when the lines cannot be reached, or only through a factory whose lines
    have no owner.
    """
    if Device.pin_factory is None:
        Device.pin_factory = _lgpio_pins()
    if type(Device.pin_factory).__module__ in WITHOUT_OWNERS:
        raise WiringError(
            f"The GPIO lines are driven by {type(Device.pin_factory).__name__}, which gives them "
            "no owner, so that the motor's guard could not take them; expected lgpio."
        )
    return Device.pin_factory


def release_board_pins() -> None:
    """Free every line that lgpio gave to `board_pins`; no device in this process may be open on
    them. A device that was closed still keeps its line."""
    pins = Device.pin_factory
    if type(pins).__module__ == "gpiozero.pins.lgpio":
        pins.close()
        Device.pin_factory = None


def _lgpio_pins() -> Any:
    asked = os.environ.get(CHOICE) or "lgpio"
    if asked != "lgpio":
        raise WiringError(
            f"{CHOICE} asks for {asked!r}, and the table runs on no pins but lgpio's: only their "
            "lines have an owner. Unset it."
        )
    try:
        from gpiozero.pins.lgpio import LGPIOFactory
    except FileNotFoundError as error:
        raise WiringError(
            f"lgpio makes a file in the folder in which it is started, and cannot in {os.getcwd()} "
            f"({error}); start the program where it may write, or name such a folder in LG_WD."
        ) from error
    except (ImportError, AttributeError) as error:
        # 0.0.0.2 is an empty module, which pip installs where it finds no wheel of a later version.
        raise WiringError(
            f"GPIO pins cannot be reached here: lgpio cannot be imported, or is the empty version "
            f"0.0.0.2 ({error}); expected lgpio 0.2.2.0, which "
            f"`{sys.prefix}/bin/pip install 'reclaim[pi]'` brings."
        ) from error
    try:
        return LGPIOFactory()
    except Exception as error:  # lgpio's and gpiozero's errors have no common base
        # Of that gpiozero says in which files it has looked.
        unknown = type(error).__name__ == "PinUnknownPi"
        why = "this computer does not say that it is a Raspberry Pi" if unknown else error
        raise WiringError(
            f"GPIO pins cannot be reached here ({why}); expected a Raspberry Pi whose "
            "/dev/gpiochip0 this user may open (group gpio), or simulated = true in the table file."
        ) from error


def open_pin(device: Any, key: str, pin: int, **how: Any) -> Any:
    """Return a gpiozero device on a pin. Raises `WiringError`, naming the table file's key."""
    try:
        return device(pin, **how)
    except Exception as error:  # gpiozero and the pin libraries under it have no common base
        raise WiringError(
            f"{key}: GPIO {pin} cannot be opened ({error}); expected a free pin of this "
            "computer. Is another program using it?"
        ) from error
