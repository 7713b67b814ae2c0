"""The belt's speed control: which duty keeps it at its set point as the battery sags.

Pure: measurements go in with their times, a duty comes out. Speeds are magnitudes here; the
direction is the bridge's business.

A PI control whose integral part is the duty that turns the belt at full speed, from which the
duty for any set point follows: a motor with friction needs some duty to move at all and then more
in proportion to its speed, and both grow alike as the battery sags. It starts from the table
file's guess, and what one run has learned is where the next one starts from.
"""

from msgspec import Struct
from msgspec.structs import replace

FRICTION_SHARE = 0.3
"""The share of the full-speed duty that only overcomes friction; assumed, and not critical."""

PROPORTIONAL = 0.15
"""Duty per speed error of one full speed."""

INTEGRAL_PER_S = 0.5
"""Duty a second per speed error of one full speed."""

LONGEST_STEP_S = 0.1
"""A control that was held up learns from no more than this."""


class Control(Struct, frozen=True):
    """What the control knows at `at_s`."""

    full_speed_duty: float
    at_s: float


def needed_duty(control: Control, setpoint_rpm: float, full_speed_rpm: float) -> float:
    """The duty for *setpoint_rpm* by what the control has learned."""
    if setpoint_rpm <= 0.0:
        return 0.0
    share = FRICTION_SHARE + (1.0 - FRICTION_SHARE) * setpoint_rpm / full_speed_rpm
    return share * control.full_speed_duty


def step(
    control: Control,
    setpoint_rpm: float,
    speed_rpm: float | None,
    full_speed_rpm: float,
    now_s: float,
    *,
    learn: bool = True,
) -> tuple[Control, float]:
    """The control and its duty (0 to 1) at *now_s*.

    Without a measured speed (None) the duty follows from the set point alone. With *learn*
    false the integral part rests: while the set point moves, the speed always lags behind it.
    """
    wanted = setpoint_rpm / full_speed_rpm
    share = FRICTION_SHARE + (1.0 - FRICTION_SHARE) * wanted if wanted > 0.0 else 0.0
    if speed_rpm is None:
        duty = share * control.full_speed_duty
        return replace(control, at_s=now_s), min(max(duty, 0.0), 1.0)
    error = wanted - speed_rpm / full_speed_rpm
    learned = control.full_speed_duty
    if learn:
        elapsed_s = min(now_s - control.at_s, LONGEST_STEP_S)
        learned = min(max(learned + INTEGRAL_PER_S * error * elapsed_s, 0.05), 1.0)
    duty = share * learned + PROPORTIONAL * error
    return Control(learned, now_s), min(max(duty, 0.0), 1.0)
