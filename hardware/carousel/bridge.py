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

from gpiozero import DigitalOutputDevice, PWMOutputDevice

from hardware.config import MotorSettings
from hardware.pins import open_pin


class Bridge:
    """The bridge's pins. No power from construction to the first `drive`, after `off`, and after
    `close` (idempotent).

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
                    open_pin(
                        DigitalOutputDevice,
                        "carousel.motor.standby",
                        settings.standby,
                        initial_value=False,
                        pin_factory=pin_factory,
                    )
                )
            self._inputs = {
                direction: opened.enter_context(
                    open_pin(
                        PWMOutputDevice,
                        f"carousel.motor.{name}",
                        pin,
                        initial_value=0,
                        frequency=settings.pwm_hz,
                        pin_factory=pin_factory,
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
            for pin in (*self._inputs.values(), self._standby):
                if pin is not None and not pin.closed:
                    last_first.callback(pin.off)

    def close(self) -> None:
        self.off()
        self._pins.close()
