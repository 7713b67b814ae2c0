"""The sequential test: what an unread pass proves, and what silence takes from it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.belt import evidence
from controller.belt.evidence import Silent
from controller.belt.known import Antenna, Known, Unread
from controller.belt.track import certainty, is_gone

RATE = 0.02
MISS = 0.01
MEAN_S = (1.0 - evidence.LONG) * evidence.BLIND_S + evidence.LONG * evidence.LONG_S
chances = st.floats(0.001, 0.5)
durations = st.floats(0.01, 30.0)


# ---- how often readers and tags fail -------------------------------------------------------------


def test_a_reader_that_nobody_has_watched_is_believed_to_miss_one_pass_in_fifty():
    assert evidence.miss_chance(0, 0) == pytest.approx(0.02)


def test_a_readers_own_record_outweighs_what_was_believed_of_it():
    assert evidence.miss_chance(0, 1000) < 0.001
    assert evidence.miss_chance(200, 1000) == pytest.approx(0.2, abs=0.01)


def test_a_tag_without_a_record_is_nearly_as_good_as_its_reader():
    assert evidence.tile_miss_chance(0.02, 0, 0) == pytest.approx(0.02, abs=0.005)
    assert evidence.tile_miss_chance(0.02, 0, 100) == pytest.approx(0.02 * 100 / 200, rel=0.05)


def test_a_tag_that_misses_half_of_its_passes_is_soon_known_to_be_weak():
    weak = [evidence.weak_chance(0.02, missed, 2 * missed) for missed in range(7)]
    assert weak == sorted(weak)
    assert weak[0] == pytest.approx(evidence.WEAK)
    assert weak[6] > evidence.PLAIN
    assert evidence.tile_miss_chance(0.02, 10, 20) == pytest.approx(0.5, abs=0.05)


def test_a_tag_that_misses_what_all_others_miss_is_not_weak():
    assert evidence.weak_chance(0.2, 20, 100) < evidence.WEAK
    assert evidence.weak_chance(0.01, 1, 100) < evidence.WEAK


@given(chances, st.floats(0.0, 50.0), st.floats(0.0, 200.0))
def test_a_tag_misses_no_more_and_no_less_than_its_two_kinds_would(reader, missed, read):
    passes = missed + read
    sound = evidence.sound_miss_chance(reader, missed, passes)
    weak = (1.0 + missed) / (2.0 + passes)
    chance = evidence.tile_miss_chance(reader, missed, passes)
    assert min(sound, weak) - 1e-9 <= chance <= max(sound, weak) + 1e-9
    assert 0.0 <= evidence.weak_chance(reader, missed, passes) <= 1.0


@given(chances, st.floats(0.0, 50.0), st.floats(0.0, 200.0))
def test_every_pass_that_a_tag_misses_makes_it_likelier_to_miss_the_next(reader, missed, read):
    passes = missed + read
    before = evidence.tile_miss_chance(reader, missed, passes)
    assert evidence.tile_miss_chance(reader, missed + 1.0, passes + 1.0) >= before - 1e-9


def test_a_reader_that_has_often_been_blind_is_thought_likely_to_be_so_again():
    assert evidence.blink_rate(0, 0) == pytest.approx(1 / 60)
    assert evidence.blink_rate(30, 300) == pytest.approx(0.1, rel=0.1)
    assert evidence.blink_rate(0, 3000) < 0.001


# ---- blindness -----------------------------------------------------------------------------------


def test_a_pass_that_a_proof_reaches_into_was_not_blind():
    assert evidence.blind_chance(RATE, 10.0, 10.5, proven_s=10.2, proven_again_s=11.0) == 0.0
    assert evidence.blind_chance(RATE, 10.0, 10.5, proven_s=9.0, proven_again_s=10.4) == 0.0
    assert evidence.blind_chance(RATE, 10.0, 10.5, proven_s=12.0, proven_again_s=13.0) == 0.0


def test_between_neighbours_that_were_read_to_the_end_there_is_no_room_for_blindness():
    tight = evidence.blind_chance(RATE, 10.0, 10.5, proven_s=10.0, proven_again_s=10.5)
    assert tight == pytest.approx(0.0)


def a_blindness_s(draw):
    """How long one lasts: as a hand, which is the sum of some waits, or now and then longer."""
    if draw.random() < evidence.LONG:
        return evidence.LONG_S * (draw.random() ** -0.5 - 1.0)
    waits = (draw.expovariate(1.0) for _ in range(evidence.STAGES))
    return evidence.BLIND_S / evidence.STAGES * sum(waits)


@pytest.mark.parametrize(("proven_s", "proven_again_s"), [(9.8, 10.8), (9.5, 11.5), (8.0, 10.6)])
def test_blindness_is_as_likely_as_it_comes_and_goes_between_two_proofs(proven_s, proven_again_s):
    draw, many, covered = random.Random(3), 200_000, 0
    for _ in range(many):
        begins_s = draw.uniform(proven_s, 10.0)
        covered += 10.5 <= begins_s + a_blindness_s(draw) <= proven_again_s
    blind = evidence.blind_chance(RATE, 10.0, 10.5, proven_s, proven_again_s)
    assert blind == pytest.approx(RATE * (10.0 - proven_s) * covered / many, rel=0.05)


def test_where_nothing_lies_near_blindness_is_as_likely_as_its_rate_says():
    alone = evidence.blind_chance(RATE, 10.0, 10.5, -1e9, 1e9)
    assert 0.5 * RATE * MEAN_S < alone < RATE * MEAN_S


def test_a_hand_hides_a_tile_for_about_a_second_so_a_gap_of_that_length_may_be_one():
    """Shadows of a second between neighbours that leave a gap of 1.2 s were held for one in 100."""
    gap = evidence.blind_chance(RATE, 10.0, 10.48, proven_s=9.6, proven_again_s=10.9)
    tight = evidence.blind_chance(RATE, 10.0, 10.48, proven_s=9.95, proven_again_s=10.55)
    assert gap > 0.1 * RATE
    assert tight < 0.01 * RATE


@given(chances, durations, durations, durations, durations)
def test_the_longer_the_silence_the_likelier_is_blindness(rate, passing, before, after, more):
    past_s = 100.0 + passing

    def blind(before, after):
        return evidence.blind_chance(rate, 100.0, past_s, 100.0 - before, past_s + after)

    assert 0.0 <= blind(before, after) <= rate * MEAN_S
    assert blind(before, after) <= blind(before + more, after) + 1e-12
    assert blind(before, after) <= blind(before, after + more) + 1e-12
    assert blind(before, after) == pytest.approx(blind(after, before), abs=1e-12)


def row(*times):
    return [Silent(at_s, at_s + 0.4, unread=0.26) for at_s in times]


def test_one_unread_pass_between_proofs_was_seen():
    [blind] = evidence.blindness(RATE, row(10.0), proven_s=9.9, proven_again_s=10.5)
    assert blind < 0.02


def test_many_tiles_unread_in_one_silence_are_a_shadow_and_not_many_hands():
    blind = evidence.blindness(RATE, row(*(10.0 + 0.6 * n for n in range(9))), 9.2, 16.0)
    assert min(blind) > 0.5
    assert blind[4] > 0.7


def test_every_further_tile_that_stays_unread_makes_blindness_likelier():
    blind = [evidence.blindness(RATE, row(*times), 9.0, 12.0)[0] for times in ([10], [10, 10.6])]
    assert blind[0] < blind[1]


def test_tiles_that_may_well_have_been_taken_explain_a_silence_by_themselves():
    sure = [Silent(at_s, at_s + 0.4, unread=0.01) for at_s in (10.0, 10.6)]
    unsure = [Silent(at_s, at_s + 0.4, unread=0.9) for at_s in (10.0, 10.6)]
    assert evidence.blindness(RATE, sure, 9.0, 12.0)[0] > 0.1
    assert evidence.blindness(RATE, unsure, 9.0, 12.0)[0] < 0.02


def test_a_reader_that_was_never_seen_to_work_again_may_be_blind_for_good():
    [blind] = evidence.blindness(RATE, row(10.0), proven_s=9.9, proven_again_s=float("inf"))
    assert 0.0 < blind < 0.05
    assert evidence.blindness(RATE, [], 9.0, 10.0) == []


def test_the_more_a_reading_was_cut_short_the_less_it_was_the_edge_of_a_field():
    chances = [evidence.cut_chance(short_s, 0.15) for short_s in (0.0, 0.05, 0.15, 0.3, 0.6)]
    assert chances == sorted(chances, reverse=True)
    assert (chances[0], chances[-1]) == (1.0, evidence.CUT)
    assert 0.05 < chances[2] < 0.2, "as far as its place is known: rare, but no proof"


def test_hundreds_of_unread_passes_in_one_silence_are_certainly_blind():
    blind = evidence.blindness(RATE, row(*(10.0 + 0.6 * n for n in range(600))), 9.9, 400.0)
    assert blind == pytest.approx([1.0] * 600)


def test_a_pass_of_which_nothing_is_known_may_have_been_blind_at_the_rate_of_the_reader():
    assert evidence.alone(0.0) == 0.0
    assert 0.05 < evidence.alone(0.1) < 0.1


@pytest.mark.parametrize(
    ("blind", "miss", "blamed"), [(0.0, 0.01, 0.0), (0.5, 0.01, 0.99), (0.01, 0.01, 0.5), (1, 1, 1)]
)
def test_that_a_tile_lay_there_after_all_is_blamed_on_the_likelier_of_two_faults(
    blind, miss, blamed
):
    assert evidence.blamed(blind, miss) == pytest.approx(blamed, abs=0.01)


def test_a_tile_that_is_read_for_much_too_short_a_time_tells_of_blindness():
    def blinked(cuts):
        silent = [Silent(*cut, evidence.CUT) for cut in cuts]
        return evidence.blinked(silent, evidence.blindness(RATE, silent, 10.0, 11.0))

    assert blinked([]) == 0.0
    assert blinked([(10.0, 10.4)]) > 0.05, "it left early"
    assert blinked([(10.6, 11.0)]) > 0.05, "it came late"
    assert blinked([(10.0, 10.4), (10.6, 11.0)]) > 0.5


# ---- what passes come to -------------------------------------------------------------------------


def unread(*chances, taken=evidence.TAKEN):
    return [evidence.Chance(chance, taken) for chance in chances]


def test_no_pass_no_evidence():
    assert evidence.certainty([], 1.0) == 0.0


def test_one_pass_makes_a_suspicion_and_two_make_certainty_for_a_good_reader():
    one = evidence.certainty(unread(MISS), MISS)
    two = evidence.certainty(unread(MISS, MISS), MISS)
    assert evidence.SUSPICION < one < 1.0 - evidence.DOUBT < two


def test_a_pass_over_a_reader_that_could_not_see_says_only_that_time_has_passed():
    seen, blind = unread(MISS), unread(1.0, taken=0.0)
    assert evidence.certainty(seen + blind, 1.0) == pytest.approx(evidence.certainty(seen, 1.0))


def test_where_no_hand_can_have_been_a_tile_is_not_gone():
    assert evidence.certainty(unread(MISS, MISS, MISS, taken=0.0), MISS) == 0.0
    assert evidence.certainty(unread(MISS) + unread(MISS, MISS, taken=0.0), MISS) > 0.999


def test_the_longer_it_lay_where_hands_are_the_likelier_it_was_taken_meanwhile():
    poor = 0.9
    certain = [evidence.certainty(unread(*[poor] * passes), poor) for passes in range(1, 9)]
    assert certain == sorted(certain)


def test_a_poor_reader_needs_more_passes():
    def passes(miss):
        return next(
            n
            for n in range(50)
            if evidence.certainty(unread(*[miss] * n), miss) > 1 - evidence.DOUBT
        )

    assert [passes(miss) for miss in (0.001, 0.01, 0.1, 0.3)] == sorted(
        passes(miss) for miss in (0.001, 0.01, 0.1, 0.3)
    )
    assert passes(0.01) == 2 < passes(0.1) < passes(0.3)


def said_gone(antennas, known):
    return is_gone(antennas, known, certainty(antennas, known))


def test_where_only_blindness_could_hide_a_tile_a_larger_doubt_will_do():
    """Who waits longer is wrong more often: tiles are put back meanwhile."""

    def passed(passes, blind, known, missed=20.0):
        unread = tuple(
            Unread("belt", float(turn), blind, evidence.TAKEN if turn == 0 else 0.05)
            for turn in range(passes)
        )
        antennas = {"belt": Antenna(0.0, 0.02, passes=1000.0, missed=missed)}
        return antennas, replace(known, where="belt", unread=unread)

    sound = Known(passes=100.0, missed=2.0)
    doubt = 1.0 - certainty(*passed(3, 0.08, sound))
    assert evidence.DOUBT < doubt < evidence.LATE_DOUBT
    assert said_gone(*passed(3, 0.08, sound))
    assert not said_gone(*passed(2, 0.0, Known())), "missed twice by chance, or its tag is weak"
    assert said_gone(*passed(3, 0.0, sound))

    poor = passed(3, 0.0, Known(passes=100.0, missed=10.0), missed=100.0)
    assert evidence.DOUBT < 1.0 - certainty(*poor) < evidence.LATE_DOUBT
    assert not said_gone(*poor), "missed three times by chance: nothing was blind"


@pytest.mark.parametrize(("miss", "passes"), [(0.001, 2), (0.02, 3), (0.1, 4), (0.12, 4)])
def test_so_many_unread_passes_say_that_a_tile_is_missing(miss, passes):
    """The table of research/belt.md; how often hands take a tile is as assumed."""

    def doubt(passes):
        later = unread(*[miss] * (passes - 1), taken=evidence.TAKEN_LATER)
        return 1.0 - evidence.certainty(unread(miss) + later, miss)

    assert doubt(passes) < evidence.DOUBT < doubt(passes - 1)


@given(st.lists(chances, max_size=6), chances)
def test_certainty_is_a_probability_and_every_pass_adds_to_it(passes, miss):
    less = evidence.certainty(unread(*passes), miss)
    assert 0.0 <= less <= evidence.certainty(unread(*passes, 0.5), miss) + 1e-12 <= 1.0 + 1e-12


@given(st.lists(st.floats(0.0, 1.0), min_size=2, max_size=5), st.floats(0.0, 1.0), st.data())
def test_the_likelier_a_reader_was_blind_the_less_all_passes_prove(blind, more, data):
    def certain(blind):
        unread = tuple(Unread("belt", float(at), one) for at, one in enumerate(blind))
        known = Known(where="belt", passes=15.0, unread=unread)
        return certainty({"belt": Antenna(0.0, 0.02, passes=1000.0)}, known)

    before = certain(blind)
    at = data.draw(st.integers(0, len(blind) - 1))
    blind[at] = max(blind[at], more)
    # The next pass counts in full after one that was blind: that was no fault of the tag.
    assert certain(blind) <= before + 1e-12


def test_a_tile_of_unknown_place_needs_two_turns_of_a_good_reader():
    assert 1.0 - evidence.absence([]) == pytest.approx(1.0 - evidence.LOST)
    assert 1.0 - evidence.absence([0.01]) > evidence.DOUBT
    assert 1.0 - evidence.absence([0.01, 0.01, 0.01]) < evidence.DOUBT
