"""Laps of tags against the encoder's count."""

import math
import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.motor import MotorBench
from hardware.carousel.encoder import Laps
from hardware.carousel.protection import WATCHES, Fault
from hardware.config import load_table_file
from hardware.signals import BeltFault

PLACES = 36
FIELD_TURNS = 0.03


def read(
    laps: Laps,
    turns: float,
    *,
    counted: float = 1.0,
    since: float = 0.0,
    tags: int = PLACES,
    missed: Callable[[int, float], bool] = lambda tag, at: False,
    seed: int = 0,
) -> None:
    """Tags in even places come by for *turns* turns of the belt, each anywhere in the reader's
    field, while the encoder counts *counted* for a turn."""
    chance = random.Random(seed)
    for nth in range(round(since * tags), round((since + turns) * tags)):
        at = nth / tags
        if not missed(nth % tags, at):
            off = chance.uniform(0.0, FIELD_TURNS)
            laps.saw("belt", f"tag {nth % tags}", (at + off) * counted)


def test_before_the_tags_have_come_round_nothing_is_known() -> None:
    laps = Laps()
    read(laps, 1.0)
    assert laps.counted is None


@pytest.mark.parametrize("counted", [0.5, 0.9, 0.95, 1.0, 1.05, 1.1, 1.5, 2.0])
@pytest.mark.parametrize("direction", [1, -1])
def test_within_two_turns_the_tags_tell_what_the_encoder_counts(
    counted: float, direction: int
) -> None:
    laps = Laps()
    read(laps, 1.6, counted=counted * direction)
    assert laps.counted == pytest.approx(counted, abs=0.03)


@given(st.integers(0, 10**6))
def test_tags_that_are_missed_now_and_then_change_nothing(seed: int) -> None:
    laps = Laps()
    chance = random.Random(seed)
    read(laps, 4.0, missed=lambda tag, at: chance.random() < 0.1)
    assert laps.counted is None or laps.counted == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize("shadow_turns", [0.1, 0.14, 0.2, 0.5, 0.9, 1.0, 1.5])
@pytest.mark.parametrize("begins", [1.0, 1.3, 2.0])
def test_a_shadow_over_the_reader_of_any_length_is_no_miscount(
    shadow_turns: float, begins: float
) -> None:
    laps = Laps()
    told = []
    for tenth in range(50):
        read(
            laps,
            0.1,
            since=tenth / 10,
            missed=lambda tag, at: begins <= at < begins + shadow_turns,
            seed=tenth,
        )
        told.append(laps.counted)
    assert all(lap is None or abs(lap - 1.0) < 0.03 for lap in told)
    assert told[-1] is not None


@given(st.integers(0, 10**6))
def test_tiles_that_hands_put_elsewhere_are_no_miscount(seed: int) -> None:
    """In each turn a third of the tiles are taken, and put back anywhere."""
    chance = random.Random(seed)
    laps = Laps()
    places = [nth / PLACES for nth in range(PLACES)]
    for turn in range(5):
        for at, tag in sorted((place, tag) for tag, place in enumerate(places)):
            laps.saw("belt", f"tag {tag}", turn + at)
            assert laps.counted is None or laps.counted == pytest.approx(1.0, abs=0.04)
        for tag in chance.sample(range(PLACES), PLACES // 3):
            places[tag] = chance.random()


def test_a_tag_that_flickers_over_the_reader_makes_no_laps() -> None:
    laps = Laps()
    for nth in range(1000):
        laps.saw("belt", f"tag {nth % 7}", nth / 40_000)
    assert laps.counted is None


def test_each_reader_has_laps_of_its_own() -> None:
    laps = Laps()
    for nth in range(round(1.6 * PLACES)):
        for reader, place in (("belt", 0.0), ("belt-2", 0.5)):
            laps.saw(reader, f"tag {(nth - round(place * PLACES)) % PLACES}", 1.1 * nth / PLACES)
    assert laps.counted == pytest.approx(1.1)


def test_a_belt_with_few_tags_is_not_judged() -> None:
    laps = Laps()
    read(laps, 10.0, counted=1.1, tags=4)
    assert laps.counted is None


def test_what_was_before_a_new_run_counts_no_more() -> None:
    laps = Laps()
    read(laps, 1.0)
    laps.begin()
    read(laps, 0.6, since=1.4)
    assert laps.counted is None


# ---- on the simulated belt ----------------------------------------------------------------------


@pytest.fixture
def bench() -> Iterator[MotorBench]:
    with MotorBench(load_table_file("sim").carousel) as bench:
        yield bench


def turn_with_tags(bench: MotorBench, turns: float, pushed: int = 0) -> None:
    """Wait until the belt has made that many *turns* either way, or is in fault, with a tag in
    every place; it was *pushed* by that many places while nobody looked."""
    since = bench.belt.turns
    passed = math.floor(since * PLACES)
    while abs(bench.belt.turns - since) < turns and not bench.heard(BeltFault):
        bench.wait(0.02)
        while passed != math.floor(bench.belt.turns * PLACES):
            passed += 1 if bench.belt.speed_rpm > 0 else -1
            bench.carousel.saw_tag("belt", f"tag {(passed + pushed) % PLACES}")


def test_an_encoder_whose_edges_double_is_a_fault_within_two_turns(bench: MotorBench) -> None:
    bench.belt.doubled_slots = 0.1
    bench.carousel.run(3.0)
    turn_with_tags(bench, 2.0)
    (fault,) = bench.heard(BeltFault)
    assert fault.trouble.says == WATCHES[Fault.MISCOUNT].trouble.says
    assert fault.retry_in_s is None
    assert bench.outputs() == {"standby": 0.0, "forward": 0.0, "backward": 0.0}
    assert bench.belt.turns < 2.0


def test_an_encoder_that_counts_well_is_none(bench: MotorBench) -> None:
    bench.carousel.run(3.0)
    turn_with_tags(bench, 4.0)
    bench.carousel.run(-3.0)
    turn_with_tags(bench, 3.0)
    assert not bench.heard(BeltFault)
    assert bench.belt.turns == pytest.approx(1.0, abs=0.1)


def test_a_belt_that_was_pushed_while_it_stood_is_none(bench: MotorBench) -> None:
    bench.carousel.run(3.0)
    turn_with_tags(bench, 1.2)
    bench.carousel.stop()
    bench.wait(3)
    bench.carousel.run(3.0)
    turn_with_tags(bench, 2.2, pushed=7)
    assert not bench.heard(BeltFault)
