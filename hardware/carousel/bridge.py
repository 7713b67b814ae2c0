"""The motor's H-bridge on gpiozero pins: DRV8833, TB6612, L9110, or one transistor.

Two inputs drive with slow decay: one is held high, the other is low for the duty and high for the
rest, which brakes. A small motor's speed then falls in proportion to the duty and hardly with its
load; with fast decay (one input pulsed, the other low) a light belt runs nearly full speed at any
duty (DRV8833 data sheet, table 2, and the motor's own equations). A single input can only pulse.

gpiozero's Motor is not used: its `enable` pin is high from construction on, and `stop` never
lowers it.
"""

from contextlib import ExitStack
from typing import Any

from gpiozero import DigitalOutputDevice, InputDevice, PWMOutputDevice

from hardware.carousel.guard import leave_pulled_down
from hardware.config import MotorSettings
from hardware.pins import open_pin


class Bridge:
    """The bridge's pins. No power from construction to the first `drive`, after `off`, and after
    `close` (idempotent), which leaves the lines as inputs that are pulled down.

    Raises `WiringError` when a pin is taken or absent.
    """

    def __init__(self, settings: MotorSettings, pin_factory: Any) -> None:
        self._pins = ExitStack()
        self._direction = 0
        with ExitStack() as opened:
            self._standby = None
            if settings.standby is not None:
                # First of all, so that nothing else can turn the motor while it opens.
                self._standby = opened.enter_context(
                    _open_low(
                        DigitalOutputDevice,
                        "carousel.motor.standby",
                        settings.standby,
                        pin_factory,
                        initial_value=False,
                    )
                )
            self._inputs = {
                direction: opened.enter_context(
                    _open_low(
                        PWMOutputDevice,
                        f"carousel.motor.{name}",
                        pin,
                        pin_factory,
                        initial_value=0,
                        frequency=settings.pwm_hz,
                    )
                )
                for direction, name, pin in (
                    (1, "forward", settings.forward),
                    (-1, "backward", settings.backward),
                )
                if pin is not None
            }
            self._pins = opened.pop_all()

    def __repr__(self) -> str:
        return f"<Bridge {'on' if self.powered else 'off'}, {self.duty:+.0%}>"

    @property
    def reversible(self) -> bool:
        return -1 in self._inputs

    @property
    def powered(self) -> bool:
        return self._direction != 0

    @property
    def duty(self) -> float:
        """The share of full power, negative backwards."""
        if self._direction == 0:
            return 0.0
        if not self.reversible:
            return float(self._inputs[1].value)
        return self._direction * (1.0 - float(self._inputs[-self._direction].value))

    def drive(self, direction: int, duty: float) -> None:
        """Drive forwards (1) or backwards (-1) with *duty* (0 to 1).

        Must not be called with the other direction before `off`.
        """
        assert direction == (self._direction or direction), "never reversed under power"
        if not self.reversible:
            self._inputs[1].value = duty
        else:
            self._inputs[direction].value = 1
            self._inputs[-direction].value = 1.0 - duty
        if self._direction == 0 and self._standby is not None:
            self._standby.on()
        self._direction = direction

    def off(self) -> None:
        """Take the power away, at once; standby first. May be called at any time.

        Every pin is tried, also when another one fails.
        """
        self._direction = 0
        with ExitStack() as last_first:
            for pin in reversed(self._outputs):
                if not pin.closed:
                    last_first.callback(pin.off)

    def close(self) -> None:
        self.off()
        try:
            leave_pulled_down([pin for pin in self._outputs if not pin.closed])
        finally:
            self._pins.close()

    @property
    def _outputs(self) -> list[Any]:
        """Standby first, where it is wired."""
        standby = [] if self._standby is None else [self._standby]
        return [*standby, *self._inputs.values()]


def _open_low(device: Any, key: str, pin: int, pin_factory: Any, **how: Any) -> Any:
    """An output that is pulled down besides, so that its line is low where a kernel makes an input
    of it when this process dies."""
    open_pin(InputDevice, key, pin, pull_up=False, pin_factory=pin_factory).close()
    return open_pin(device, key, pin, pin_factory=pin_factory, **how)
