"""The simulated carousel: belt, battery, encoder and ADC at the far end of the simulated pins.

Reads what the carousel's driver puts on its pins, moves the belt by `hardware.sim.mechanics`, and
switches the lines of the encoder and its index at the exact times at which the edges of their discs
pass; their contacts then bounce briefly. A belt at rest costs nothing.

Not simulated, besides what the mechanics leave out: noise on the encoder's and the ADC's lines (the
ADC's current is the mean over a PWM period, as behind a slow filter), a disc that slips on its
axle, and people who push the running belt.
"""

import math
import random
from collections.abc import Callable, Sequence
from functools import partial

from hardware.config import CarouselSettings
from hardware.loop import Loop, Timer
from hardware.sim.mechanics import BeltMotion, Circuit, Mechanics, rest_v, used_share
from hardware.sim.pins import SimulatedMcp3008, SimulatedPin, SimulatedPins

MOST_BOUNCES = 3

DOUBLED_S = 0.01
"""How long a doubled slot is felt, and how long the gap before its repetition is."""


class SimulatedBelt:
    """A belt driven by the pins of a table's carousel.

    `turns` and `speed_rpm` are the belt's true state at any moment, whatever the encoder says.
    `jam` holds the belt fast, `release` frees it. While `encoder_dead` the belt may turn but the
    encoder's line does not change; `index_dead` does the same to the index. While `driver_stuck`, a
    bridge that is awake gives the motor full power forwards, whatever its inputs are; while
    `motor_unplugged` it drives nothing. A share `doubled_slots` of the slots are felt twice, for
    longer than a contact bounces; those that `disc` misses are not felt at all. While
    `motor_reversed` its leads are the other way round. `rest_v` is the battery's voltage when
    inserted; `adcs` are the ADCs by chip select.

    Must be made before the carousel's driver opens the pins, so that the ADC is on its bus.
    """

    def __init__(
        self,
        loop: Loop,
        settings: CarouselSettings,
        pins: SimulatedPins,
        seed: int = 0,
        *,
        mechanics: Mechanics,
        rest_v: float = 6.4,
    ) -> None:
        self.jammed = False
        self.encoder_dead = False
        self.index_dead = False
        self.doubled_slots = 0.0
        self.adcs: dict[int, SimulatedMcp3008] = {}
        self.when_driven: list[Callable[[], None]] = []
        """Called when a pin was driven or the belt was touched."""
        self._driver_stuck = False
        self._motor_unplugged = False
        self.motor_reversed = False
        self._by_hand = 0.0
        """Turns a second that a hand gives the belt."""
        self._loop = loop
        self._mechanics = mechanics
        self._used_as = used_share(rest_v) * self._mechanics.battery_as
        self._inputs: list[SimulatedPin] = []
        self._standby: SimulatedPin | None = None
        self._wire_the_motor(settings, pins)
        self._wire_the_adcs(settings, pins)
        self._duties = self._read_pins()
        """The pins' state when the motion began: overdue edges passed under these duties."""
        self.disc, self._index = _discs(settings, pins, self._mechanics, seed)
        self._motion = BeltMotion(self._circuit(), at_s=loop.now_s(), turns=0.0)
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
        """The battery's voltage under its present load."""
        return self._motion.circuit.volts - self._mechanics.battery_ohm * self.battery_a

    @property
    def driver_stuck(self) -> bool:
        return self._driver_stuck

    @driver_stuck.setter
    def driver_stuck(self, stuck: bool) -> None:
        self._driver_stuck = stuck
        self._changed()

    @property
    def battery_a(self) -> float:
        """The current drawn from the battery."""
        if self.jammed:
            return self._motion.circuit.stall_a
        return self._motion.battery_a(self._loop.now_s())

    @property
    def push_n(self) -> float:
        """What a scale shows that holds the jammed belt; 0 if nothing holds it."""
        held_nm = abs(self._motion.circuit.stall_nm) - self._mechanics.friction_nm
        return max(0.0, held_nm) / self._mechanics.edge_m if self.jammed else 0.0

    @property
    def motor_unplugged(self) -> bool:
        return self._motor_unplugged

    @motor_unplugged.setter
    def motor_unplugged(self, unplugged: bool) -> None:
        self._motor_unplugged = unplugged
        self._changed()

    def put_in_battery(self, rest_v: float) -> None:
        """Replace the battery by one with *rest_v* volts at rest."""
        self._advance(self._loop.now_s())
        self._begin(self._loop.now_s())
        self._used_as = used_share(rest_v) * self._mechanics.battery_as
        self._changed()

    def take_off(self) -> None:
        """Take the belt off its wheel: the motor turns alone."""
        self._advance(self._loop.now_s())
        self._mechanics = self._mechanics.alone
        self._changed()

    def jam(self) -> None:
        """Hold the belt fast, at once."""
        self._advance(self._loop.now_s())
        self.jammed = True
        self._changed()

    def release(self) -> None:
        self.jammed = False
        self._changed()

    def turn_by_hand(self, turns: float, speed_rpm: float) -> None:
        """Let a hand turn the belt, whose motor must be off, so far at that speed."""
        self._advance(self._loop.now_s())
        self._by_hand = speed_rpm / 60.0
        self._changed()
        self._loop.call_later(turns * 60.0 / speed_rpm, self._let_go)

    def _let_go(self) -> None:
        self._advance(self._loop.now_s())
        self._by_hand = 0.0
        self._motion = BeltMotion(self._circuit(), self._loop.now_s(), self.turns)
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

    def _wire_the_adcs(self, settings: CarouselSettings, pins: SimulatedPins) -> None:
        battery, current = settings.battery, settings.current
        channels: dict[int, dict[int, Callable[[], float]]] = {}
        if battery is not None:
            volts_in = channels.setdefault(battery.spi_device, {})
            volts_in[battery.channel] = lambda: self.battery_v / battery.divider
        if current is not None:
            volts_in = channels.setdefault(current.spi_device, {})
            volts_in[current.channel] = lambda: self.battery_a * current.volts_per_ampere
        for device, inputs in channels.items():
            self.adcs[device] = SimulatedMcp3008(inputs)
            pins.attach_spi(0, device, self.adcs[device])

    def _read_pins(self) -> tuple[float, float]:
        asleep = self._standby is not None and not self._standby.state
        if asleep or self._motor_unplugged:
            return (0.0, 0.0)
        if self._driver_stuck:
            return (1.0, 0.0)
        input_1, input_2 = [*(float(pin.state) for pin in self._inputs), 0.0, 0.0][:2]
        return (input_2, input_1) if self.motor_reversed else (input_1, input_2)

    def _circuit(self) -> Circuit:
        volts = rest_v(self._used_as / self._mechanics.battery_as)
        return Circuit.of(self._mechanics, volts, *self._duties)

    # ---- the belt's motion -----------------------------------------------------------------------

    def _changed(self) -> None:
        """Start a new stretch of motion, after a pin was driven or the belt was touched."""
        now_s = self._loop.now_s()
        self._advance(now_s)
        self._duties = self._read_pins()
        self._begin(now_s)
        self._await_next_event()
        for driven in self.when_driven:
            driven()

    def _advance(self, to_s: float) -> None:
        """Pass every edge and stop before *to_s*."""
        while True:
            direction = self._motion.direction
            edge_s = self._next_edge_s(self.disc)
            index_s = self._next_edge_s(self._index)
            if min(edge_s, index_s, self._motion.stops_s) > to_s:
                return
            if min(edge_s, index_s) > self._motion.stops_s:
                self._begin(self._motion.stops_s)
            elif index_s < edge_s:
                self._begin(index_s)
                self._index.pass_edge(direction, index_s, not self.index_dead)
            else:
                self._begin(edge_s)
                self.disc.pass_edge(direction, edge_s, not self.encoder_dead, self.doubled_slots)

    def _next_edge_s(self, disc: "_Disc") -> float:
        return self._motion.reaches_s(disc.next_edge(self._motion.direction))

    def _begin(self, at_s: float) -> None:
        before = self._motion
        self._used_as += before.battery_as(at_s)
        turns, speed = before.turns_at(at_s), before.speed_at(at_s)
        if self.jammed:
            self._motion = BeltMotion(self._circuit(), at_s, turns)
        elif self._by_hand:
            way = 1 if self._by_hand > 0 else -1
            steady = self._by_hand
            self._motion = BeltMotion(self._circuit(), at_s, turns, steady, way, steady)
        else:
            self._motion = BeltMotion.begin(self._circuit(), at_s, turns, speed)

    def _await_next_event(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        edge_s = min(self._next_edge_s(self.disc), self._next_edge_s(self._index))
        event_s = min(edge_s, self._motion.stops_s)
        if event_s < math.inf:
            self._timer = self._loop.call_at(event_s, self._event)

    def _event(self) -> None:
        self._advance(self._loop.now_s())
        self._await_next_event()


class _Disc:
    """A slotted disc and its sensor, whose line is low while a slot passes.

    *edges* are their positions within a turn (0 to 1), rising; passing forwards, the first one
    begins a slot. Edges are numbered from power-on. Without a line there is no edge to wait for.
    The sensor's contact bounces after each edge, up to MOST_BOUNCES times within *bounce_s*.
    """

    def __init__(
        self, line: SimulatedPin | None, edges: Sequence[float], bounce_s: float, seed: str
    ) -> None:
        self._line = line
        self._bounce_s = bounce_s
        self._chance = random.Random(seed)
        self._bounces: list[Timer] = []
        self._edges = tuple(edges) if line is not None else ()
        self.misses: frozenset[int] = frozenset()
        """The numbers of the slots that its sensor does not feel."""
        self._next = 0
        """The next edge to pass when running forwards."""
        if line is not None:
            line.drive(high=True)

    def next_edge(self, direction: int) -> float:
        """Return where (in turns) the next edge passes; infinitely far away if there is none."""
        if not self._edges or direction == 0:
            return math.inf * (direction or 1)
        edge = self._next if direction > 0 else self._next - 1
        turn, nth = divmod(edge, len(self._edges))
        return turn + self._edges[nth]

    def pass_edge(self, direction: int, at_s: float, heard: bool, doubled: float = 0.0) -> None:
        passed = self._next if direction > 0 else self._next - 1
        self._next += direction
        while self._bounces:
            self._bounces.pop().cancel()
        missed = passed // 2 % max(1, len(self._edges) // 2) in self.misses
        if heard and not missed and self._line is not None:
            # An even edge is followed by a slot, in which the sensor pulls its line low.
            high = self._next % 2 == 0
            self._line.drive(high, at_s)
            self._drive_later(self._line, high, at_s, self._bounces_s(doubled if not high else 0.0))

    def _bounces_s(self, doubled: float) -> list[float]:
        """Return when the line bounces after an edge, each time there and back."""
        turns = 2 * self._chance.randint(0, MOST_BOUNCES) if self._bounce_s else 0
        bounces_s = sorted(self._chance.uniform(0.0, self._bounce_s) for _ in range(turns))
        if doubled and self._chance.random() < doubled:
            bounces_s += [self._bounce_s + DOUBLED_S, self._bounce_s + 2 * DOUBLED_S]
        return bounces_s

    def _drive_later(
        self, line: SimulatedPin, high: bool, at_s: float, turns_s: Sequence[float]
    ) -> None:
        for nth, after_s in enumerate(turns_s):
            drive = partial(line.drive, high == (nth % 2 == 1), at_s + after_s)
            self._bounces.append(line.factory.loop.call_at(at_s + after_s, drive))


def _discs(
    settings: CarouselSettings, pins: SimulatedPins, mechanics: Mechanics, seed: int
) -> tuple[_Disc, _Disc]:
    """Return the encoder's disc, and the index's, which has one slot."""
    encoder = settings.encoder
    bounce_s, jitter = mechanics.bounce_s, mechanics.slot_jitter
    if encoder is None:
        return _Disc(None, (), 0.0, ""), _Disc(None, (), 0.0, "")
    count = 2 * encoder.pulses_per_turn
    wobble = random.Random(f"{seed}/encoder")
    slots = [(edge + 0.5 + wobble.uniform(-jitter, jitter)) / count for edge in range(count)]
    index = None if encoder.index_pin is None else pins.pin(encoder.index_pin)
    # Away from the belt's starting position, and from the edges of the slots.
    return (
        _Disc(pins.pin(encoder.pin), slots, bounce_s, f"{seed}/bounces"),
        _Disc(index, (10.0 / count, 12.0 / count), bounce_s, f"{seed}/index bounces"),
    )
