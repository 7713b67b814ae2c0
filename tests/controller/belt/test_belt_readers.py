"""What the belt tracker bears of its readers: missed polls and passes, shadows, resets, edges."""

from itertools import product
from random import Random

import pytest

from controller.belt import Missing, Returned, Suspected, begin_lap
from hardware.signals import TagEntered
from hardware.sim.noise import Detuning, Profile, Reads

TURN_S = 20.0
FULL_RPM = 60.0 / TURN_S
PLACES = 36


def assert_calm(belt):
    """Nothing was concluded of any tile, beyond a passing doubt."""
    assert [one for one in belt.conclusions if not isinstance(one, Suspected | Returned)] == []
    assert set(belt.returned) == set(belt.suspected), "every doubt was taken back"
    assert belt.track.where("belt") == belt.tiles


# ---- missed polls, and passes missed by chance ---------------------------------------------------


def test_missed_polls_make_tiles_late_and_flicker_and_are_no_absence(mapped):
    belt = mapped(profile=Profile(reads=Reads(missed_polls=0.3)))
    belt.turn(5)
    assert_calm(belt)


def test_one_pass_missed_by_chance_is_no_more_than_a_suspicion(mapped):
    belt = mapped()
    belt.until_over(8)
    with belt.overlooking(10):
        belt.until_over(12)
    assert (belt.suspected, belt.returned) == ([10], [])
    belt.turn(1)
    assert (belt.suspected, belt.returned) == ([10], [10])
    assert_calm(belt)


def test_passes_missed_now_and_then_never_add_up(mapped):
    belt = mapped()
    for tile in (10, 3, 10, 30, 10):
        belt.until_over(tile - 2)
        with belt.overlooking(tile):
            belt.until_over(tile + 2)
        belt.turn(1)
    assert_calm(belt)


def test_readers_that_miss_more_are_trusted_less(mapped):
    def passes_to_missing(missed_passes):
        reads = Reads(missed_passes=missed_passes)
        belt = mapped(profile=Profile(reads=reads), seed=3, quality={})
        belt.turn(10)
        belt.conclusions.clear()
        belt.keep(20)
        belt.turn(8)
        return belt.of(Missing, 20)[0].absence.unread

    assert passes_to_missing(0.0) == 2
    assert passes_to_missing(0.1) > 2


@pytest.mark.parametrize(("held_s", "missed"), [(1.0, 0.0), (10.0, 0.15), (60.0, 0.35)])
def test_a_tile_that_is_shown_long_after_it_passed_unread_may_have_been_missed(
    staged, held_s, missed
):
    belt = staged(tiles=[10], quality={})
    belt.map()
    belt.until_over(8)
    with belt.overlooking(10):
        belt.until_over(12)
    belt.stop()
    belt.wait(held_s)
    belt.take(10)
    belt.show()
    assert belt.taken == [(10, "red")]
    assert belt.track.tile(10).missed == pytest.approx(missed, abs=0.06)


def test_a_pass_counts_for_its_reader_once_the_tile_is_read_at_its_place_again(mapped):
    belt = mapped(tiles=[10], quality={})
    belt.until_over(8)

    def record():
        antenna = belt.track.antennas["belt"]
        return antenna.passes, antenna.missed

    assert record() == (0.0, 0.0)
    belt.turn(1)
    assert record() == (1.0, 0.0)
    with belt.overlooking(10):
        belt.turn(1)
    assert record() == (1.0, 0.0), "it may have been taken"
    belt.turn(1)
    assert record() == pytest.approx((3.0, 1.0), abs=0.4)


def test_readers_do_not_seem_better_because_tiles_are_taken_that_they_have_missed(staged):
    """Whether a pass counts must not depend on whether it was read."""
    belt = staged(
        tiles=range(18), profile=Profile(reads=Reads(missed_passes=0.1)), seed=1, quality={}
    )
    belt.run()
    belt.lap(full=False)
    draw = Random(1)
    at = {tile: tile for tile in belt.tiles}
    for _ in range(80):
        belt.turn(1)
        for tile in draw.sample(sorted(at), 9):
            belt.take(at[tile])
            at[tile] = draw.choice(sorted(set(range(PLACES)) - set(at.values())))
            belt.put(at[tile])
    assert belt.track.antennas["belt"].miss_chance == pytest.approx(0.1, abs=0.02)


def test_what_a_lap_misses_is_held_against_its_reader(staged):
    belt = staged(tiles=[3, 10, 20], quality={})
    belt.run()
    with belt.overlooking(10):
        belt.track = begin_lap(belt.track, belt.tiles, belt.now_s)
        belt.turn(1.1)
    belt.turn(1)
    assert belt.track.antennas["belt"].missed == pytest.approx(1.0, abs=0.6)


def test_a_tag_that_is_weaker_than_the_others_is_trusted_less_by_and_by(mapped):
    belt = mapped()
    for _ in range(12):
        belt.until_over(8)
        with belt.overlooking(10):
            belt.until_over(12)
        belt.turn(1)
    certainties = [one.certainty for one in belt.of(Suspected, 10)]
    assert certainties[-1] < certainties[0] - 0.1
    assert belt.missing == []


# ---- a hand that shadows the reader --------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "good_turns"), [*product((1.0, 3.0, 10.0, 60.0), (0, 10)), (300.0, 0)]
)
def test_when_nothing_at_all_is_read_absence_proves_nothing(mapped, seconds, good_turns):
    belt = mapped()
    belt.turn(good_turns)
    belt.until_over(9.5)
    belt.shadow(seconds)
    belt.turn(1.5)
    assert_calm(belt)


def test_a_hand_that_shadows_the_reader_again_and_again_takes_nothing(mapped):
    belt = mapped()
    for _ in range(15):
        belt.shadow(1.0)
        belt.wait(6.3)
    belt.turn(1)
    assert_calm(belt)


def test_a_pass_in_the_shadow_tells_nothing_of_a_tile_that_was_taken(mapped):
    belt = mapped()
    belt.until_over(10)
    belt.keep(20)
    belt.until_over(19)
    belt.shadow(1.0)
    belt.wait(1.0)
    assert belt.suspected == []
    belt.turn(1)
    assert (belt.suspected, belt.missing) == ([20], [])
    belt.turn(1)
    assert belt.missing == [20]


def test_a_reader_that_is_often_shadowed_is_trusted_less_where_nothing_lies_near(mapped):
    def learnt(shadows):
        belt = mapped(tiles=range(0, 36, 4))
        for place in shadows:
            belt.until_over(place)
            belt.shadow(1.0)
            belt.turn(0.5)
        belt.turn(1)
        antenna = belt.track.antennas["belt"]
        return antenna.blinks, antenna.overlook_chance(belt.track.tile(20))

    calm_blinks, calm_chance = learnt([])
    shadowed_blinks, shadowed_chance = learnt([4, 28, 12, 0, 16, 32])
    assert (calm_blinks, shadowed_blinks) == (pytest.approx(0, abs=0.1), pytest.approx(6, abs=0.2))
    assert shadowed_chance > 1.5 * calm_chance


def test_a_reader_that_stays_dark_does_not_fill_the_memory(mapped):
    belt = mapped()
    belt.until_over(9.5)
    belt.shadow(120.0)
    [silence] = belt.track.antennas["belt"].silences
    assert len(silence.passes) == 32


def test_a_tile_that_is_lost_early_and_found_late_tells_at_once_that_the_reader_was_blind(mapped):
    belt = mapped()
    belt.until_over(9.5)
    belt.shadow(1.0)
    belt.wait(1.0)
    assert belt.track.antennas["belt"].blinks > 0.3
    belt.turn(1)
    assert belt.track.antennas["belt"].blinks == pytest.approx(1.0, abs=0.05)


# ---- several tiles in the field ------------------------------------------------------------------


@pytest.mark.parametrize(("zone_mm", "tags"), [(40.0, 2), (80.0, 3)])
def test_two_and_three_tiles_in_the_field_at_once_are_told_apart(mapped, zone_mm, tags):
    belt = mapped(
        readers={"belt": (0.0, zone_mm)}, profile=Profile(reads=Reads(tags_per_field=tags))
    )
    belt.turn(1)
    fullest = max(s.present for s, _ in belt.signals if isinstance(s, TagEntered))
    assert fullest == tags
    belt.keep(20)
    belt.turn(3)
    assert belt.missing == [20]
    assert belt.track.where("belt") == belt.tiles - {20}


def test_a_field_that_has_power_for_two_of_three_tiles_loses_none(mapped):
    belt = mapped(readers={"belt": (0.0, 80.0)}, profile=Profile(reads=Reads(tags_per_field=2)))
    belt.turn(4)
    assert_calm(belt)
    belt.keep(20)
    belt.turn(3)
    assert belt.missing == [20]


def test_tiles_that_are_pushed_closer_detune_each_other_and_stay(mapped):
    detuning = Detuning(below_mm=25.0, zone_share=0.5)
    belt = mapped(profile=Profile(reads=Reads(tags_per_field=2), detuning=detuning))
    belt.until_over(0)
    belt.push(10, off_mm=8.0)
    belt.push(11, off_mm=-8.0)
    belt.turn(4)
    assert [belt.place_of(10), belt.place_of(11)] == pytest.approx([10.2, 10.8], abs=0.3)
    belt.keep(11)
    belt.turn(2)
    assert belt.missing == [11]
    assert set(belt.returned) <= {10, 11}
    assert belt.track.where("belt") == belt.tiles - {11}


def test_a_tile_that_lies_alone_in_the_field_is_missed_like_any_other(mapped):
    belt = mapped(tiles=[0, 12, 24])
    belt.keep(12)
    belt.turn(3)
    assert belt.missing == [12]


# ---- a reader that resets ------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [0.05, 0.3, 5.0, 60.0])
def test_a_reader_that_resets_takes_nothing_away(mapped, seconds):
    belt = mapped()
    belt.until_over(9.8)
    belt.reset(seconds)
    belt.turn(2)
    assert belt.conclusions == []


@pytest.mark.parametrize("place", [18.0, 19.4])
def test_passes_over_a_lost_reader_tell_nothing(mapped, place):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(place)
    belt.reset(1.5)
    belt.wait(1.0)
    assert belt.suspected == []
    belt.turn(2)
    assert belt.missing == [20]
    assert belt.of(Missing)[0].absence.unread == 2


def test_a_place_that_has_been_at_the_centre_has_passed_when_the_reader_is_lost(mapped):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(20.2)
    belt.reset(0.3)
    assert belt.suspected == [20]


def test_a_place_that_was_at_the_centre_and_turned_round_passes_once_when_the_reader_is_lost(
    mapped,
):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(20.3)
    belt.run(-FULL_RPM)
    belt.wait(0.4)
    belt.reset(0.3)
    belt.wait(1.0)
    assert (belt.suspected, belt.missing) == ([20], [])


def test_a_place_that_comes_to_the_centre_after_the_reader_is_back_passes(mapped):
    belt = mapped()
    belt.until_over(16)
    belt.keep(20)
    belt.until_over(18.8)
    belt.reset(0.45)
    assert belt.track.antennas["belt"].ready is False
    belt.until_over(22)
    assert belt.suspected == [20]


@pytest.mark.parametrize("turns", [1, 2])
def test_a_tile_that_comes_round_while_its_reader_is_lost_need_not_enter_again(mapped, turns):
    # What lay in the field when the reader was lost has never left it, as far as that knows.
    belt = mapped()
    belt.until_over(10)
    belt.reset(turns * TURN_S - 0.3)
    belt.turn(0.9)
    assert belt.conclusions == []


def test_a_tile_in_the_field_when_the_reader_comes_back_lies_where_it_lay(mapped):
    belt = mapped()
    belt.until_over(10)
    belt.stop()
    belt.reset(0.3)
    belt.wait(2.0)
    belt.run()
    belt.turn(1)
    assert belt.conclusions == []
    assert belt.place_of(10) == pytest.approx(10, abs=0.2)


# ---- tags at the edge of the field ---------------------------------------------------------------


def test_a_field_whose_edges_move_from_pass_to_pass_neither_moves_nor_loses_tiles(mapped):
    belt = mapped(profile=Profile(reads=Reads(edge_mm=6.0)))
    belt.turn(8)
    assert belt.conclusions == []
    assert [belt.place_of(tile) for tile in range(1, 36)] == pytest.approx(range(1, 36), abs=0.3)


@pytest.mark.parametrize("seconds", [0.3, 2.0])
@pytest.mark.parametrize("off_places", [0.4, 0.55, 0.7])
def test_a_tile_that_only_touches_the_edge_of_the_field_has_not_passed(mapped, off_places, seconds):
    belt = mapped()
    belt.until_over(16)
    belt.keep(20)
    for _ in range(5):  # up to its place's edge, and away again
        belt.until_over(20 - off_places)
        belt.run(-FULL_RPM)
        belt.wait(seconds)
        belt.run()
    assert belt.suspected == belt.missing == []


def test_a_tile_that_stands_at_the_edge_of_the_field_comes_and_goes_and_stays(mapped):
    belt = mapped(tiles=range(0, 36, 2), profile=Profile(reads=Reads(edge_mm=6.0)))
    for _ in range(3):
        belt.until_over(9.45)
        belt.stop()
        for _ in range(5):
            belt.wait(1.0)
            with belt.overlooking(10):
                belt.wait(1.0)
        belt.run()
    belt.turn(2)
    assert_calm(belt)


# ---- all at once ---------------------------------------------------------------------------------


def test_what_a_table_in_daily_use_does_to_its_belt_is_all_borne_at_once(mapped):
    reads = Reads(missed_polls=0.1, missed_passes=0.005, edge_mm=4.0, tags_per_field=2)
    belt = mapped(profile=Profile(reads=reads), seed=5)
    for place in (4, 9, 14, 19, 24):
        belt.until_over(place - 3)
        belt.keep(place)
        belt.shadow(1.0)
        belt.turn(0.3)
        belt.run(-FULL_RPM)
        belt.wait(2.0)
        belt.run()
        belt.reset(0.3)
    belt.turn(4)
    assert sorted(belt.missing) == [4, 9, 14, 19, 24]
    assert belt.track.where("belt") == belt.tiles - {4, 9, 14, 19, 24}
