"""The true values of the twin's motor, which a calibration must find."""

import math

from msgspec.structs import replace

from hardware.config import load_table_file
from hardware.sim.mechanics import BeltMotion, Circuit, Mechanics, rest_v, used_share

BARE_DRIVER = "drv8833-bare"
"""One that limits nothing: then the current tells a held belt from one that turns."""

_FILE = load_table_file("sim")
_MOTOR = Mechanics.of(replace(_FILE, parts=replace(_FILE.bought, driver=BARE_DRIVER)))
_OHM = _MOTOR.winding_ohm + _MOTOR.bridge_ohm + _MOTOR.battery_ohm

USED_AS = 130.0
"""About what a calibration draws from the battery until the belt is at full speed."""

VOLTS = rest_v(used_share(6.4) + USED_AS / _MOTOR.battery_as)
"""What fresh cells have by then."""


def duty_at(rpm, volts=VOLTS):
    """The duty that turns the belt at a speed: one input high, the other braking in the pauses."""
    low, high = 0.0, 1.0
    for _ in range(50):
        duty = (low + high) / 2
        circuit = Circuit.of(_MOTOR, volts, 1.0, 1.0 - duty)
        slow = BeltMotion.begin(circuit, 0.0, 0.0, 0.01).final_speed * 60.0 < rpm
        low, high = (duty, high) if slow else (low, duty)
    return low


def amperes_at(rpm, duty, volts=VOLTS):
    """The battery's current at a duty, when the belt turns at a speed or is held fast at 0."""
    back_v = _MOTOR.volt_s_per_rad * rpm / 60.0 * math.tau
    return duty * (volts - back_v) / _OHM
