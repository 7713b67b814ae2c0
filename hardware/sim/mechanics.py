"""The belt's physics: battery, H-bridge, DC motor and friction, solved exactly.

    J dw/dt = k I - Coulomb friction - viscous friction
    I       = (E - k w) / R while driving, -k w / R while braking, 0 while coasting;
              averaged over the PWM, whose period is far shorter than the belt's reaction

Between two changes this is linear, so a `BeltMotion` is an exponential: nothing is integrated in
steps. All figures are referred to the belt's axis, gears and rollers included. What was bought is
in `hardware/parts`; the figures below are assumed where they name no source.

Not simulated: the motor's inductance (its time constant is about 0.2 ms, PWM periods are 2 to 10
ms) and the speed ripple within a period, gear backlash, a slipping belt, load that varies with the
number of tiles, heat, the bridge's under-voltage lock-out, and a battery that recovers at rest.
Pure: time is an argument.
"""

import math
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from hardware.carousel import figures
from hardware.config import TableFile

_DISCHARGE = ((0.0, 6.4), (0.1, 5.9), (0.3, 5.5), (0.6, 5.0), (0.85, 4.6), (0.95, 4.2), (1.0, 3.2))
"""Used share of the charge of four alkaline AA cells, and their volts at rest: 6.4 V fresh, about 4
V when flat. The shape in between is assumed."""


class Mechanics(Struct, frozen=True, kw_only=True):
    """The figures of one belt."""

    volt_s_per_rad: float
    """The motor constant k, which is also the torque per ampere (N m / A)."""
    winding_ohm: float
    inertia_kg_m2: float
    """Belt and tiles, and the rotor through its gears."""
    edge_m: float
    """From the belt's axis to where it pushes."""
    friction_nm: float
    breakaway_nm: float
    viscous_nm_s: float
    battery_as: float
    """The charge of the cells."""
    bridge_ohm: float = figures.BRIDGE_OHM
    battery_ohm: float = figures.CELLS_OHM
    limit_a: float = math.inf
    """What the bridge lets through at standstill. As the motor turns, the current falls to nothing
    at its free speed: in a straight line here, while a chopper keeps the limit for most of it."""
    slot_jitter: float = 0.05
    """How far an edge of the encoder's disc is displaced at most, in half slots; the same on every
    turn."""
    bounce_s: float = 0.002
    """How long the contacts of the encoder and its index may bounce after an edge."""

    @classmethod
    def of(cls, file: TableFile) -> "Mechanics":
        """Return the belt of the parts that the table file names: torque, winding, limit and cells
        by the catalogue, friction by its links and tiles. The inertia stays an estimate."""
        bought, edge_m = file.bought.chosen(), file.carousel.track_mm / 1000 / math.tau
        friction_nm = figures.drag_n(file.carousel) * edge_m
        limited = figures.is_limited(file) and file.bought.current_limit_a
        return cls(
            volt_s_per_rad=figures.newtons_per_ampere(file) * edge_m,
            winding_ohm=bought.motor.winding_ohm,
            inertia_kg_m2=0.06,
            edge_m=edge_m,
            friction_nm=friction_nm,
            breakaway_nm=1.3 * friction_nm,
            viscous_nm_s=0.05,
            battery_as=3600 * bought.cells.capacity_ah,
            limit_a=limited or math.inf,
        )

    @property
    def alone(self) -> "Mechanics":
        """The motor with its gears and no belt; what their friction and inertia are is assumed."""
        return replace(
            self,
            inertia_kg_m2=0.2 * self.inertia_kg_m2,
            friction_nm=0.2 * self.friction_nm,
            breakaway_nm=0.2 * self.breakaway_nm,
        )


def rest_v(used_share: float) -> float:
    """Return the battery's voltage without load after a share (0 to 1) of its charge was used."""
    for (share0, v0), (share1, v1) in pairwise(_DISCHARGE):
        if used_share <= share1:
            return v0 + (v1 - v0) * (used_share - share0) / (share1 - share0)
    return _DISCHARGE[-1][1]


def used_share(volts: float) -> float:
    """Return the share of its charge used by a battery with *volts* at rest."""
    for (share0, v0), (share1, v1) in pairwise(_DISCHARGE):
        if volts >= v1:
            return share0 + (share1 - share0) * (volts - v0) / (v1 - v0)
    return 1.0


class Circuit(Struct, frozen=True):
    """Battery, bridge and motor under constant duties: the effect of the pins on the motor.

    The bridge follows the DRV8833's table: one high input drives, both brake, none coasts. Each
    share of a PWM period counts by its length; the two inputs' pulses are taken as independent.
    """

    mechanics: Mechanics
    volts: float
    forward: float
    backward: float
    """Shares of time in which the battery drives the motor in either direction."""
    brake: float

    @classmethod
    def of(cls, mechanics: Mechanics, volts: float, input_1: float, input_2: float) -> "Circuit":
        return cls(
            mechanics=mechanics,
            volts=volts,
            forward=input_1 * (1.0 - input_2),
            backward=input_2 * (1.0 - input_1),
            brake=input_1 * input_2,
        )

    @property
    def _drive_ohm(self) -> float:
        return self._brake_ohm + self.mechanics.battery_ohm

    @property
    def _brake_ohm(self) -> float:
        return self.mechanics.winding_ohm + self.mechanics.bridge_ohm

    @property
    def _conducts(self) -> float:
        """What flows for each volt while a winding is driven (A / V)."""
        limited = math.inf if self.volts <= 0.0 else self.mechanics.limit_a / self.volts
        return min(1.0 / self._drive_ohm, limited)

    @property
    def stall_nm(self) -> float:
        """The mean torque at standstill."""
        share = self.forward - self.backward
        return self.mechanics.volt_s_per_rad * share * self.volts * self._conducts

    @property
    def stall_a(self) -> float:
        """The mean current at standstill."""
        return abs(self.stall_nm) / self.mechanics.volt_s_per_rad

    @property
    def damping_nm_s(self) -> float:
        """How much the mean torque falls per rad/s of speed."""
        conducts = (self.forward + self.backward) * self._conducts + self.brake / self._brake_ohm
        return self.mechanics.volt_s_per_rad**2 * conducts

    def battery_as(self, seconds: float, radians: float) -> float:
        """Return the charge drawn from the battery while the belt turned by *radians*."""
        volt_s = self.mechanics.volt_s_per_rad * radians
        forward = self.forward * (self.volts * seconds - volt_s)
        backward = self.backward * (self.volts * seconds + volt_s)
        return (forward + backward) * self._conducts


class BeltMotion(Struct, frozen=True):
    """The belt's motion from `at_s` on, until something changes. Speeds are in turns per second.

    A belt at rest has direction 0. One that slows down stops at `stops_s` and stays there.
    """

    circuit: Circuit
    at_s: float
    turns: float
    speed: float = 0.0
    direction: int = 0
    final_speed: float = 0.0
    """The speed it tends to; of the opposite sign if friction stops the belt first."""
    rate: float = 1.0
    """How fast it tends there, per second."""
    stops_s: float = math.inf

    @classmethod
    def begin(cls, circuit: Circuit, at_s: float, turns: float, speed: float) -> "BeltMotion":
        mechanics = circuit.mechanics
        if speed == 0.0 and abs(circuit.stall_nm) <= mechanics.breakaway_nm:
            return cls(circuit, at_s, turns)
        direction = 1 if (speed or circuit.stall_nm) > 0 else -1
        damping = circuit.damping_nm_s + mechanics.viscous_nm_s
        final_speed = (circuit.stall_nm - direction * mechanics.friction_nm) / damping / math.tau
        rate = damping / mechanics.inertia_kg_m2
        stops_s = math.inf
        if final_speed * direction < 0:
            stops_s = at_s + math.log1p(speed / -final_speed) / rate
        return cls(circuit, at_s, turns, speed, direction, final_speed, rate, stops_s)

    def speed_at(self, at_s: float) -> float:
        if self.direction == 0 or at_s >= self.stops_s:
            return 0.0
        decay = math.exp(-self.rate * (at_s - self.at_s))
        return self.final_speed + (self.speed - self.final_speed) * decay

    def turns_at(self, at_s: float) -> float:
        if self.direction == 0:
            return self.turns
        seconds = min(at_s, self.stops_s) - self.at_s
        gone = -math.expm1(-self.rate * seconds) / self.rate
        return self.turns + self.final_speed * seconds + (self.speed - self.final_speed) * gone

    def reaches_s(self, turns: float) -> float:
        """Return when the belt reaches *turns*, which must lie ahead; infinity if it never does."""
        ahead = (turns - self.turns) * self.direction
        if self.direction == 0 or ahead == math.inf:
            return math.inf
        if ahead <= 0.0:
            return self.at_s
        if self.stops_s < math.inf and (turns - self.turns_at(self.stops_s)) * self.direction > 0:
            return math.inf
        # Newton's method converges from one side: from the left while the belt slows down, from the
        # right, where it has surely passed, while it speeds up.
        at_s = self.at_s
        if abs(self.speed) < abs(self.final_speed) and self.final_speed * self.direction > 0:
            at_s += ahead / abs(self.final_speed) + 1.0 / self.rate
        for _ in range(50):
            speed = self.speed_at(at_s)
            if speed == 0.0:
                break
            step_s = (turns - self.turns_at(at_s)) / speed
            at_s += step_s
            if abs(step_s) < 1e-9:
                break
        return max(at_s, self.at_s)

    def battery_a(self, at_s: float) -> float:
        """Return the battery's current."""
        return self.circuit.battery_as(1.0, self.speed_at(at_s) * math.tau)

    def battery_as(self, until_s: float) -> float:
        """Return the charge drawn from the battery since `at_s`."""
        radians = (self.turns_at(until_s) - self.turns) * math.tau
        return self.circuit.battery_as(until_s - self.at_s, radians)
