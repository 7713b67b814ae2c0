"""Laps: the mapping lap before a round, and the verification lap after it."""

import pytest

from controller import belt as tracker
from controller.belt import LAP_TURNS, Missing
from hardware.sim.noise import Profile, Reads

TURN_S = 20.0
ONE_READER = {"belt": (0.0, 40.0)}
TWO_READERS = {"near": (0.0, 40.0), "far": (630.0, 40.0)}


# ---- the mapping lap -----------------------------------------------------------------------------


def test_a_mapping_lap_finds_every_tile_within_a_turn(staged):
    belt = staged()
    belt.run()
    assert belt.lap(full=False) <= 1.05
    assert belt.track.where("belt") == belt.tiles
    assert belt.conclusions == []
    assert [belt.place_of(tile) for tile in range(1, 36)] == pytest.approx(range(1, 36), abs=0.6)


def test_a_mapping_lap_ends_when_all_are_found(staged):
    belt = staged(tiles=range(12))
    belt.run()
    assert belt.lap(full=False) < 0.4


def test_a_mapping_lap_names_what_is_not_there_when_it_can_be_sure(staged):
    belt = staged(tiles=[tile for tile in range(36) if tile not in (7, 30)])
    belt.run()
    turns = belt.lap(full=False, tiles=range(36))
    assert sorted(belt.missing) == [7, 30]
    assert belt.track.where("missing") == {7, 30}
    assert 2.0 <= turns <= 3.5, "one turn might have missed them by chance"
    assert belt.suspected == belt.returned == []


def test_a_tile_that_is_first_missed_by_chance_is_found_in_the_next_turn(staged):
    belt = staged()
    belt.run()
    with belt.overlooking(20):
        belt.turn(1.04)
        belt.track = tracker.begin_lap(belt.track, belt.tiles, 0.0)
    assert 0.4 < belt.lap(full=False) < 1.05
    assert belt.track.where("belt") == belt.tiles
    assert belt.missing == []


def test_a_lap_in_which_nothing_at_all_is_read_proves_nothing_and_ends_for_a_person_to_look(staged):
    belt = staged()
    belt.run()
    with belt.overlooking(*belt.tiles):
        assert 4.0 <= belt.lap(full=False) <= 4.5
    assert belt.conclusions == []
    assert belt.track.where("missing") == frozenset()


def test_a_lap_goes_by_what_a_reader_has_seen_not_by_what_it_has_slept_through(staged):
    belt = staged(tiles=range(35))
    belt.run()
    belt.track = tracker.begin_lap(belt.track, frozenset(range(36)), 0.0)
    belt.wait(1.0)
    belt.reset(2.5 * TURN_S)
    belt.turn(0.5)
    assert (belt.missing, belt.track.lap_complete) == ([], False)
    assert belt.track.lap.turned < 0.6


def test_turns_in_which_nothing_was_read_do_not_count_when_something_is_missing(mapped):
    belt = mapped(tiles=range(35))
    belt.turn(10)
    with belt.overlooking(*belt.tiles):
        belt.wait(1.0)
        belt.track = tracker.begin_lap(belt.track, frozenset(range(36)), 0.0)
        belt.turn(2.2)
    belt.turn(1.06)
    assert (belt.missing, belt.track.lap_complete) == ([], False)


def test_a_tile_that_was_given_up_may_still_be_found(staged):
    belt = staged(tiles=range(30))
    belt.run()
    belt.track = tracker.begin_lap(belt.track, belt.tiles | {33}, 0.0)
    belt.take(29)
    belt.turn(3.2)
    assert {29, 33} <= belt.track.lap.absent == belt.track.where("missing")
    belt.put(29)
    belt.turn(0.9)
    assert belt.returned == [29]
    assert 29 in belt.track.lap.found - belt.track.lap.absent


def test_a_tile_that_a_pad_reads_during_the_lap_is_taken_and_not_sought(staged):
    belt = staged()
    belt.run()
    belt.take(35)
    belt.track = tracker.begin_lap(belt.track, belt.tiles, 0.0)
    belt.turn(0.5)
    belt.show("red")
    belt.turn(3.5)
    assert belt.missing == []
    assert belt.taken == [(35, "red")]
    assert belt.track.lap_complete


# ---- the verification lap ------------------------------------------------------------------------


def test_a_verification_lap_takes_a_whole_turn_even_when_nothing_is_amiss(mapped):
    belt = mapped()
    assert LAP_TURNS <= belt.lap(full=True) <= LAP_TURNS + 0.1
    assert belt.conclusions == []


def test_a_verification_lap_gives_the_final_word_on_every_tile(mapped):
    belt = mapped(tiles=range(30))
    belt.until_over(2)
    belt.keep(10, "red")
    belt.take(11, "blue")
    belt.show("blue")
    belt.take(12, "green")
    belt.put(33, "green")
    belt.stop()
    belt.run()
    belt.lap()
    assert belt.track.where("missing") == {10}
    assert belt.track.where("taken") == {11}
    assert belt.track.where("belt") == belt.tiles - {10, 11}
    assert belt.place_of(12) == pytest.approx(33, abs=0.2)


def test_a_verification_lap_goes_on_until_a_suspicion_is_settled(mapped):
    belt = mapped()
    belt.until_over(2)
    belt.keep(30)
    assert 1.75 <= belt.lap() <= 1.9
    assert (belt.suspected, belt.missing) == ([30], [30])


def test_a_verification_lap_also_settles_what_was_not_asked_for(mapped):
    belt = mapped()
    belt.keep(30)
    belt.lap(tiles=belt.tiles - {30})
    assert belt.missing == [30]


def test_a_verification_lap_finds_what_ought_not_to_be_there(mapped):
    belt = mapped(tiles=range(30))
    belt.take(10)
    belt.show()
    belt.put(33)
    belt.lap(tiles=belt.tiles - {10})
    assert belt.returned == [10]
    assert belt.place_of(10) == pytest.approx(33, abs=0.2)


def test_no_lap_is_complete_before_it_has_begun_to_move(mapped):
    belt = mapped()
    belt.stop()
    track = tracker.begin_lap(belt.track, belt.tiles, belt.now_s, full=True)
    assert not track.lap_complete
    assert tracker.end_lap(track).lap_complete


def test_after_the_tiles_were_laid_out_anew_only_what_was_learnt_of_the_readers_is_left(mapped):
    belt = mapped(profile=Profile(reads=Reads(missed_passes=0.1)))
    belt.turn(5)
    belt.keep(20)
    belt.turn(4)
    before = belt.track
    belt.track = tracker.forgotten(before)
    assert [belt.track.where(where) for where in ("belt", "taken", "missing")] == [frozenset()] * 3
    for name, antenna in belt.track.antennas.items():
        assert antenna.miss_chance == before.antennas[name].miss_chance > 0.02
    belt.give_back(20)
    belt.conclusions.clear()
    belt.lap(full=False)
    assert belt.track.where("belt") == belt.tiles
    assert belt.missing == []


# ---- two readers ---------------------------------------------------------------------------------


def test_with_two_readers_a_mapping_lap_takes_half_a_turn(staged):
    belt = staged(readers=TWO_READERS)
    belt.run()
    assert belt.lap(full=False) <= 0.55
    assert belt.track.where("belt") == belt.tiles


def test_two_readers_need_half_the_turns(mapped):
    def turns(readers):
        belt = mapped(readers=readers)
        belt.until_over(12, next(iter(readers)))
        belt.keep(15)
        began = belt.world.belt_turns()
        while not belt.of(Missing):
            belt.wait(0.1)
        assert belt.of(Missing)[0].absence.unread == 2
        return belt.world.belt_turns() - began

    one, two = turns(ONE_READER), turns(TWO_READERS)
    assert one == pytest.approx(1.0 + 3 / 36, abs=0.06)
    assert two == pytest.approx(0.5 + 3 / 36, abs=0.06)


def test_a_reader_that_is_blind_does_not_gainsay_the_other(mapped):
    belt = mapped(readers=TWO_READERS)
    belt.reset(60.0, "far")
    belt.keep(20)
    belt.shadow(1.0, "far")
    belt.turn(3)
    assert belt.missing == [20]
    assert belt.track.where("belt") == belt.tiles - {20}
