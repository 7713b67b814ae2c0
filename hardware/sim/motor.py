"""The simulated carousel: belt, battery and encoder at the far end of the simulated pins.

Reads what the carousel's driver puts on its pins, moves the belt by `hardware.sim.mechanics`, and
turns the encoder's line at the exact times at which the edges of its disc pass. A belt that stands
costs nothing.

Not simulated, beside what the mechanics leave out: noise on the encoder's line, a disc that slips
on its axle, people who push the belt.
"""

import math
import random

from hardware.config import CarouselSettings
from hardware.loop import Loop, Timer
from hardware.sim.adc import SimulatedMcp3008
from hardware.sim.mechanics import Circuit, Mechanics, Motion, rest_v, used_share
from hardware.sim.pins import SimulatedPin, SimulatedPins


class SimulatedBelt:
    """A belt that the pins of a table's carousel drive.

    `turns` and `speed_rpm` are the truth about the belt at any moment, whatever the encoder says.
    `jam` holds the belt fast, `release` frees it; while `encoder_dead` the belt may turn, but the
    encoder's line stays as it is; while `driver_stuck` a bridge that is awake gives the motor full
    power forwards, whatever its inputs say. `rest_v` is the battery's voltage when it is put in.

    Must be made before the carousel's driver opens the pins, for the ADC to be on its bus.
    """

    def __init__(
        self,
        loop: Loop,
        settings: CarouselSettings,
        pins: SimulatedPins,
        seed: int = 0,
        *,
        rest_v: float = 6.4,
        mechanics: Mechanics | None = None,
    ) -> None:
        self.jammed = False
        self.encoder_dead = False
        self._driver_stuck = False
        self._loop = loop
        self._mechanics = mechanics or Mechanics()
        self._used_as = used_share(rest_v) * self._mechanics.battery_as
        self._inputs: list[SimulatedPin] = []
        self._standby: SimulatedPin | None = None
        self._wire_the_motor(settings, pins)
        self._wire_the_battery(settings, pins)
        self._duties = self._read_pins()
        """What the pins said when the motion began: overdue edges passed under these."""
        self._disc = _Disc(settings, pins, self._mechanics.slot_jitter, seed)
        self._motion = Motion(self._circuit(), at_s=loop.now_s(), turns=0.0)
        self._timer: Timer | None = None

    def __repr__(self) -> str:
        jam = ", jammed" if self.jammed else ""
        return (
            f"<SimulatedBelt {self.turns:.3f} turns, {self.speed_rpm:.2f} rpm, "
            f"battery {self.battery_v:.2f} V{jam}>"
        )

    @property
    def turns(self) -> float:
        return self._motion.turns_at(self._loop.now_s())

    @property
    def speed_rpm(self) -> float:
        return self._motion.speed_at(self._loop.now_s()) * 60.0

    @property
    def battery_v(self) -> float:
        """The battery's voltage under its load of this moment."""
        load_a = self._motion.battery_a(self._loop.now_s())
        return self._motion.circuit.volts - self._mechanics.battery_ohm * load_a

    @property
    def driver_stuck(self) -> bool:
        return self._driver_stuck

    @driver_stuck.setter
    def driver_stuck(self, stuck: bool) -> None:
        self._driver_stuck = stuck
        self._changed()

    def jam(self) -> None:
        """Hold the belt fast, at once."""
        self._hold(True)

    def release(self) -> None:
        self._hold(False)

    def _hold(self, jammed: bool) -> None:
        self._advance(self._loop.now_s())
        self.jammed = jammed
        self._changed()

    # ---- wiring ------------------------------------------------------------------------------

    def _wire_the_motor(self, settings: CarouselSettings, pins: SimulatedPins) -> None:
        motor = settings.motor
        if motor is None:
            return
        self._inputs = [pins.pin(pin) for pin in (motor.forward, motor.backward) if pin is not None]
        if motor.standby is not None:
            self._standby = pins.pin(motor.standby)
            self._standby.when_driven.append(self._changed)
        for pin in self._inputs:
            pin.when_driven.append(self._changed)

    def _wire_the_battery(self, settings: CarouselSettings, pins: SimulatedPins) -> None:
        battery = settings.battery
        if battery is not None:
            chip = SimulatedMcp3008({battery.channel: lambda: self.battery_v / battery.divider})
            pins.attach_spi(0, battery.spi_device, chip)

    def _read_pins(self) -> tuple[float, float]:
        if self._standby is not None and not self._standby.state:
            return (0.0, 0.0)
        if self._driver_stuck:
            return (1.0, 0.0)
        input_1, input_2 = [*(float(pin.state) for pin in self._inputs), 0.0, 0.0][:2]
        return (input_1, input_2)

    def _circuit(self) -> Circuit:
        volts = rest_v(self._used_as / self._mechanics.battery_as)
        return Circuit.of(self._mechanics, volts, *self._duties)

    # ---- the course of the belt --------------------------------------------------------------

    def _changed(self) -> None:
        """Somebody drove a pin or touched the belt: a new stretch of motion begins now."""
        now_s = self._loop.now_s()
        self._advance(now_s)
        self._duties = self._read_pins()
        self._begin(now_s)
        self._await_next_event()

    def _advance(self, to_s: float) -> None:
        """Pass every edge and stop that lies before *to_s*."""
        while True:
            edge_s = self._motion.reaches_s(self._disc.next_edge(self._motion.direction))
            if min(edge_s, self._motion.stops_s) > to_s:
                return
            if edge_s <= self._motion.stops_s:
                self._begin(edge_s)
                self._disc.pass_edge(self._motion.direction, heard=not self.encoder_dead)
            else:
                self._begin(self._motion.stops_s)

    def _begin(self, at_s: float) -> None:
        before = self._motion
        self._used_as += before.battery_as(at_s)
        turns, speed = before.turns_at(at_s), before.speed_at(at_s)
        if self.jammed:
            self._motion = Motion(self._circuit(), at_s, turns)
        else:
            self._motion = Motion.begin(self._circuit(), at_s, turns, speed)

    def _await_next_event(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        edge_s = self._motion.reaches_s(self._disc.next_edge(self._motion.direction))
        event_s = min(edge_s, self._motion.stops_s)
        if event_s < math.inf:
            self._timer = self._loop.call_at(event_s, self._event)

    def _event(self) -> None:
        self._advance(self._loop.now_s())
        self._await_next_event()


class _Disc:
    """The encoder's slotted disc and its sensor, whose line is low while a slot passes.

    Its edges are numbered from power-on; an edge with an even number begins a slot when it passes
    forwards. Without an encoder there is no edge to wait for.
    """

    def __init__(
        self, settings: CarouselSettings, pins: SimulatedPins, jitter: float, seed: int
    ) -> None:
        encoder = settings.encoder
        self._line: SimulatedPin | None = None
        if encoder is not None:
            self._line = pins.pin(encoder.pin)
            self._line.drive(high=True)
        self._edges = 0 if encoder is None else 2 * encoder.pulses_per_turn
        wobble = random.Random(f"{seed}/encoder")
        self._offsets = [0.5 + wobble.uniform(-jitter, jitter) for _ in range(self._edges)]
        self._next = 0
        """The edge that passes next while the belt runs forwards."""

    def next_edge(self, direction: int) -> float:
        """Where (in turns) the next edge passes; infinitely far away where there is none."""
        if self._edges == 0 or direction == 0:
            return math.inf * (direction or 1)
        edge = self._next if direction > 0 else self._next - 1
        return (edge + self._offsets[edge % self._edges]) / self._edges

    def pass_edge(self, direction: int, heard: bool) -> None:
        self._next += direction
        if heard and self._line is not None:
            # Behind an even edge lies a slot, in which the sensor pulls its line low.
            self._line.drive(high=self._next % 2 == 0)
