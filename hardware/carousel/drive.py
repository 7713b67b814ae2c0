"""The belt's drive: the motor's H-bridge on gpiozero pins, and the speed control.

Bridges are DRV8833, TB6612, L9110, or a single transistor. Two inputs drive with slow decay: one is
held high, the other is low for the duty and high for the rest, which brakes. A small motor's speed
is then proportional to the duty and hardly depends on its load; with fast decay (one input pulsed,
the other low) a light belt runs at nearly full speed at any duty (DRV8833 data sheet, table 2, and
the motor's own equations). A single input can only pulse.

gpiozero's Motor is not used: its `enable` pin is high from construction on, and `stop` never lowers
it.
"""

from contextlib import ExitStack
from typing import Any

from gpiozero import DigitalOutputDevice, InputDevice, PWMOutputDevice
from msgspec import Struct
from msgspec.structs import replace

from hardware.carousel.figures import DriveFigures
from hardware.carousel.guard import leave_pulled_down
from hardware.config import MotorSettings
from hardware.pins import open_pin


class Bridge:
    """The bridge's pins. The power is off from construction to the first `drive`, after `off`, and
    after `close` (idempotent), which leaves the lines as inputs with a pull-down.

    Raises `WiringError` when a pin is taken or absent.
    """

    def __init__(self, settings: MotorSettings, pin_factory: Any) -> None:
        self._pins = ExitStack()
        self._direction = 0
        with ExitStack() as opened:
            self._standby = None
            if settings.standby is not None:
                # First, so that nothing can turn the motor while the rest opens.
                self._standby = opened.enter_context(
                    _open_low(DigitalOutputDevice, "standby", settings.standby, pin_factory)
                )
            self._inputs = {
                direction: opened.enter_context(
                    _open_low(PWMOutputDevice, name, pin, pin_factory, frequency=settings.pwm_hz)
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

        Must not be called with the opposite direction before `off`.
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
        """Cut the power at once, standby first. May be called at any time.

        Tries every pin, even if another one fails.
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
        """The output pins, standby first if it is wired."""
        standby = [] if self._standby is None else [self._standby]
        return [*standby, *self._inputs.values()]


def _open_low(device: Any, name: str, pin: int, pin_factory: Any, **how: Any) -> Any:
    """Open an output that is low and also pulled down, so that the line stays low if this process
    dies and the kernel makes it an input."""
    key = f"carousel.motor.{name}"
    open_pin(InputDevice, key, pin, pull_up=False, pin_factory=pin_factory).close()
    return open_pin(device, key, pin, pin_factory=pin_factory, initial_value=0, **how)


# ---- speed ---------------------------------------------------------------------------------------

MOST_FRICTION = 0.95
"""The largest share of the full-speed duty that may only overcome friction."""

PROPORTIONAL = 0.15
"""Duty per speed error of one full speed."""

INTEGRAL_PER_S = 0.5
"""Duty per second, per speed error of one full speed."""

LONGEST_STEP_S = 0.1
"""The longest step that a delayed control learns from."""


class Control(Struct, frozen=True):
    """A PI controller that holds the belt at its set point while the battery sags: its state at
    `at_s`.

    Pure. Its integral term is the duty that turns the belt at full speed, from which the duty for
    any set point follows: a motor with friction needs some duty to move at all and then more in
    proportion to its speed, and both grow alike as the battery sags. It starts from what the table
    file says, or else from what the bought parts let expect; each run starts from what the last one
    has learned. Speeds are magnitudes.
    """

    full_speed_duty: float
    at_s: float
    friction_share: float
    """The share of the full-speed duty that only overcomes friction."""

    @classmethod
    def of(cls, motor: MotorSettings, now_s: float, expected: DriveFigures) -> "Control":
        """Return the control of a motor before its first run."""
        full, friction = motor.full_speed_duty, motor.friction_duty
        if full is None:
            full = expected.full_speed_duty
        if friction is None:
            friction = expected.friction_duty * full / expected.full_speed_duty
        return cls(full, now_s, min(friction / full, MOST_FRICTION))

    def step(
        self,
        setpoint_rpm: float,
        speed_rpm: float | None,
        full_speed_rpm: float,
        now_s: float,
        *,
        learn: bool = True,
    ) -> tuple["Control", float]:
        """Return the next state and the duty (0 to 1) at *now_s*.

        Without a measured speed (None) the duty follows from the set point alone. With *learn*
        false the integral term is frozen: while the set point moves, the speed always lags behind.
        """
        wanted = setpoint_rpm / full_speed_rpm
        least = self.friction_share
        share = least + (1.0 - least) * wanted if wanted > 0.0 else 0.0
        learned, error = self.full_speed_duty, 0.0
        if speed_rpm is not None:
            error = wanted - speed_rpm / full_speed_rpm
            if learn:
                elapsed_s = min(now_s - self.at_s, LONGEST_STEP_S)
                learned = min(max(learned + INTEGRAL_PER_S * error * elapsed_s, 0.05), 1.0)
        duty = share * learned + PROPORTIONAL * error
        return replace(self, full_speed_duty=learned, at_s=now_s), min(max(duty, 0.0), 1.0)
