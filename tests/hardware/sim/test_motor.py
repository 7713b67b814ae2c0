"""The simulated belt against the physics and the truth that it promises."""

import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bench.motor import TOY
from hardware.config import CarouselSettings, EncoderSettings, MotorSettings
from hardware.loop import Loop, VirtualClock
from hardware.sim.mechanics import BeltMotion, Circuit, Mechanics, rest_v, used_share
from hardware.sim.motor import SimulatedBelt
from hardware.sim.pins import SimulatedPins

SETTINGS = CarouselSettings(
    motor=MotorSettings(forward=13, backward=16, standby=12),
    encoder=EncoderSettings(pin=26, pulses_per_turn=240),
)
FULL, HALF = 1.0, 0.5
STEADY = replace(TOY, bounce_s=0.0)


class Bench:
    """A simulated belt whose pins the test drives itself; notes when the encoder's line falls.
    Its contacts do not bounce, unless other *mechanics* say so."""

    def __init__(self, seed: int = 0, mechanics: Mechanics = STEADY) -> None:
        self.loop = Loop(VirtualClock())
        self.pins = SimulatedPins(self.loop)
        self.belt = SimulatedBelt(self.loop, SETTINGS, self.pins, seed, mechanics=mechanics)
        for pin in (12, 13, 16):
            self.pins.pin(pin).function = "output"
        self.line = self.pins.pin(26)
        self.pulses_s: list[float] = []
        self.line.when_driven.append(self._note)

    def _note(self) -> None:
        if not self.line.state:
            self.pulses_s.append(self.loop.now_s())

    def drive(self, forward: float, backward: float, standby: bool = True) -> None:
        for pin, state in ((12, standby), (13, forward), (16, backward)):
            pin_on_bench = self.pins.pin(pin)
            pin_on_bench.frequency = pin_on_bench.frequency or (None if pin == 12 else 250)
            pin_on_bench.state = state

    def wait(self, seconds: float) -> None:
        self.loop.run(until_s=self.loop.now_s() + seconds)


@pytest.fixture
def bench() -> Bench:
    return Bench()


# ---- bridge ------------------------------------------------------------------------------------


def test_nothing_moves_while_standby_is_low(bench: Bench) -> None:
    bench.drive(FULL, 0, standby=False)
    bench.wait(10)
    assert bench.belt.turns == 0.0


@pytest.mark.parametrize(
    ("forward", "backward", "sign"),
    [(0, 0, 0), (FULL, 0, 1), (0, FULL, -1), (FULL, FULL, 0), (FULL, HALF, 1), (HALF, FULL, -1)],
    ids=["coast", "forwards", "backwards", "brake", "slow decay", "slow decay backwards"],
)
def test_the_bridge_does_what_the_drv8833s_table_says(
    bench: Bench, forward: float, backward: float, sign: int
) -> None:
    bench.drive(forward, backward)
    bench.wait(2)
    assert (bench.belt.speed_rpm > 0) - (bench.belt.speed_rpm < 0) == sign


def test_a_duty_too_small_for_the_friction_moves_nothing(bench: Bench) -> None:
    bench.drive(FULL, 0.9)
    bench.wait(5)
    assert bench.belt.turns == 0.0
    assert bench.belt.battery_v < 6.4


def test_braking_stops_the_belt_sooner_than_coasting() -> None:
    ways = []
    for forward, backward in ((0, 0), (FULL, FULL)):
        bench = Bench()
        bench.drive(FULL, 0)
        bench.wait(2)
        before = bench.belt.turns
        bench.drive(forward, backward)
        bench.wait(2)
        assert bench.belt.speed_rpm == 0.0
        ways.append(bench.belt.turns - before)
    assert 0 < ways[1] < ways[0]


def test_a_weaker_battery_turns_the_belt_more_slowly() -> None:
    speeds = []
    for volts in (6.4, 5.4, 4.4):
        loop = Loop(VirtualClock())
        pins = SimulatedPins(loop)
        belt = SimulatedBelt(loop, SETTINGS, pins, mechanics=TOY, rest_v=volts)
        for pin in (12, 13, 16):
            pins.pin(pin).function = "output"
        pins.pin(12).state = pins.pin(13).state = True
        loop.run(until_s=2)
        speeds.append(belt.speed_rpm)
    assert speeds == sorted(speeds, reverse=True)
    assert speeds[0] == pytest.approx(2 * SETTINGS.speed_rpm, rel=0.15)
    assert speeds[-1] > SETTINGS.speed_rpm


def test_the_battery_sags_under_load_and_runs_down() -> None:
    bench = Bench(mechanics=replace(STEADY, battery_as=100.0))
    bench.drive(FULL, 0)
    bench.wait(10)
    assert bench.belt.battery_v < rest_v(0.0) - 0.1
    first = bench.belt.battery_v
    bench.wait(100)
    assert bench.belt.battery_v < first - 0.2


@given(st.floats(3.2, 6.4))
def test_the_discharge_curve_reads_both_ways(volts: float) -> None:
    assert rest_v(used_share(volts)) == pytest.approx(volts)


# ---- jam and encoder ---------------------------------------------------------------------------


def test_a_jammed_belt_stands_at_once_draws_stall_current_and_goes_on_when_released(
    bench: Bench,
) -> None:
    bench.drive(FULL, 0)
    bench.wait(2)
    running_v = bench.belt.battery_v
    bench.belt.jam()
    stuck_at = bench.belt.turns
    bench.wait(5)
    assert bench.belt.turns == stuck_at
    assert bench.belt.battery_v < running_v
    bench.belt.release()
    bench.wait(1)
    assert bench.belt.turns > stuck_at


def test_the_encoder_pulses_once_for_each_of_its_slots(bench: Bench) -> None:
    bench.drive(FULL, HALF)
    bench.wait(60)
    assert len(bench.pulses_s) == pytest.approx(bench.belt.turns * 240, abs=0.85)


def test_a_belt_that_goes_back_passes_the_same_edges_again(bench: Bench) -> None:
    bench.drive(FULL, HALF)
    bench.wait(10)
    there = len(bench.pulses_s)
    bench.drive(HALF, FULL)
    while bench.belt.turns > 0.0:
        bench.wait(0.05)
    assert len(bench.pulses_s) - there == pytest.approx(there, abs=3)


def test_pulses_come_at_the_times_at_which_the_edges_pass() -> None:
    bench = Bench(mechanics=replace(STEADY, slot_jitter=0.0))
    bench.drive(FULL, HALF)
    turns = []
    bench.line.when_driven.append(lambda: turns.append(bench.belt.turns))
    bench.wait(5)
    steps = [b - a for a, b in pairwise(turns)]
    assert steps == pytest.approx([1 / 480] * len(steps), abs=1e-9)
    assert len(steps) > 50


def test_the_discs_unevenness_repeats_every_turn_and_follows_the_seed() -> None:
    def gaps(seed: int) -> list[float]:
        bench = Bench(seed, mechanics=replace(STEADY, battery_as=1e12, battery_ohm=0.0))
        bench.drive(FULL, HALF)
        bench.wait(60)
        return [b - a for a, b in pairwise(bench.pulses_s)]

    one = gaps(1)
    assert one == gaps(1)
    assert one != gaps(2)
    assert one[100:140] == pytest.approx(one[340:380], rel=1e-3)
    assert max(one[100:340]) > 1.02 * min(one[100:340])


def test_a_dead_encoder_leaves_its_line_alone_while_the_belt_turns(bench: Bench) -> None:
    bench.belt.encoder_dead = True
    bench.drive(FULL, 0)
    bench.wait(5)
    assert bench.belt.turns > 0.1
    assert not bench.pulses_s


def test_a_stuck_driver_ignores_its_inputs_but_not_standby(bench: Bench) -> None:
    bench.belt.driver_stuck = True
    bench.drive(FULL, FULL)
    bench.wait(2)
    assert bench.belt.speed_rpm > 5
    bench.drive(FULL, 0, standby=False)
    bench.wait(2)
    assert bench.belt.speed_rpm == 0.0


# ---- cost and order ----------------------------------------------------------------------------


def test_a_belt_that_stands_asks_for_no_time_at_all(bench: Bench) -> None:
    bench.drive(FULL, 0)
    bench.wait(2)
    bench.drive(0, 0, standby=False)
    bench.loop.run()
    assert bench.belt.speed_rpm == 0.0
    assert bench.loop.now_s() < 3.0


def test_looking_at_the_belt_changes_nothing() -> None:
    watched, unwatched = Bench(), Bench()
    for bench in (watched, unwatched):
        bench.drive(FULL, HALF)
    for _ in range(500):
        watched.wait(0.01)
        assert repr(watched.belt)
    unwatched.wait(5.0)
    assert watched.belt.turns == pytest.approx(unwatched.belt.turns, abs=1e-9)
    assert watched.pulses_s == pytest.approx(unwatched.pulses_s, abs=1e-9)


def test_work_that_holds_the_clock_up_loses_no_edge(bench: Bench) -> None:
    bench.drive(FULL, HALF)
    bench.wait(2)
    for _ in range(20):
        bench.loop.clock.spend(0.3)
        bench.drive(FULL, HALF + 0.01)
        bench.drive(FULL, HALF)
        bench.wait(0.1)
    assert len(bench.pulses_s) == pytest.approx(bench.belt.turns * 240, abs=0.85)


def test_reversing_while_edges_are_overdue_leaves_the_disc_where_the_belt_is() -> None:
    bench = Bench(mechanics=replace(STEADY, slot_jitter=0.0))
    for nth in range(40):
        bench.drive(*((FULL, HALF) if nth % 2 else (HALF, FULL)))
        bench.wait(0.05)
        bench.loop.clock.spend(0.1 + nth / 100)
        edges_passed = math.ceil(bench.belt.turns * 480 - 0.5)
        bench.drive(0, 0)
        assert bool(bench.line.state) == (edges_passed % 2 == 0)


def test_a_jam_comes_after_the_edges_that_are_overdue() -> None:
    bench = Bench(mechanics=replace(STEADY, slot_jitter=0.0))
    for nth in range(10):
        bench.drive(FULL, HALF)
        bench.wait(1.0)
        bench.loop.clock.spend(0.2 + nth / 100)
        reached = bench.belt.turns
        bench.belt.jam()
        # Not to the last digit: the battery's voltage is brought up to date at every edge.
        assert bench.belt.turns == pytest.approx(reached, abs=1e-6)
        assert bool(bench.line.state) == (math.ceil(reached * 480 - 0.5) % 2 == 0)
        bench.belt.release()


# ---- the solution of the equation of motion ----------------------------------------------------

DUTIES = st.floats(0.0, 1.0)
SPEEDS = st.integers(-100, 100).map(lambda thousandths: thousandths / 1000)


@settings(deadline=None)
@given(DUTIES, DUTIES, SPEEDS, st.floats(3.2, 6.4))
def test_the_solution_agrees_with_small_steps(
    input_1: float, input_2: float, speed: float, volts: float
) -> None:
    mechanics = TOY
    circuit = Circuit.of(mechanics, volts, input_1, input_2)
    motion = BeltMotion.begin(circuit, 0.0, 0.0, speed)
    turns, step_s = 0.0, 1e-4
    for _ in range(1000):
        direction = math.copysign(1.0, speed) if speed else math.copysign(1.0, circuit.stall_nm)
        if speed == 0.0 and abs(circuit.stall_nm) <= mechanics.breakaway_nm:
            break
        torque = (
            circuit.stall_nm
            - (circuit.damping_nm_s + mechanics.viscous_nm_s) * speed * math.tau
            - direction * mechanics.friction_nm
        )
        faster = speed + torque / mechanics.inertia_kg_m2 / math.tau * step_s
        if speed and faster * speed <= 0:
            break
        turns, speed = turns + (speed + faster) / 2 * step_s, faster
    until_s = min(0.1, motion.stops_s)
    assert motion.turns_at(until_s) == pytest.approx(turns, abs=2e-4)


@given(DUTIES, DUTIES, SPEEDS, st.floats(1e-6, 0.05))
def test_where_the_belt_gets_to_is_where_it_is_then(
    input_1: float, input_2: float, speed: float, ahead: float
) -> None:
    motion = BeltMotion.begin(Circuit.of(TOY, 6.4, input_1, input_2), 5.0, 1.0, speed)
    goal = 1.0 + motion.direction * ahead
    at_s = motion.reaches_s(goal)
    if at_s < math.inf:
        assert at_s >= 5.0
        assert motion.turns_at(at_s) == pytest.approx(goal, abs=1e-7)
    else:
        assert motion.direction == 0 or abs(motion.turns_at(motion.stops_s) - 1.0) < ahead


def test_friction_is_what_a_start_must_overcome_and_a_run_keeps_paying() -> None:
    easy = replace(TOY, friction_nm=0.7)
    speeds = []
    for mechanics in (TOY, easy):
        bench = Bench(mechanics=mechanics)
        bench.drive(FULL, HALF)
        bench.wait(2)
        speeds.append(bench.belt.speed_rpm)
    assert speeds[1] > speeds[0]
