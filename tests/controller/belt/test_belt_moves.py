"""What the belt tracker says of tiles that are taken, come back, lie on one another; of a belt that
stops, turns round and changes its speed; and of many hands."""

from itertools import pairwise

import pytest

from controller.belt import Missing, Returned, Suspected
from hardware.signals import BeltFault, Trouble

TURN_S = 20.0
FULL_RPM = 60.0 / TURN_S
SEATS = ("red", "blue", "green", "yellow")

# ---- a tile that was taken, and one that was not -------------------------------------------------


def test_a_belt_that_nobody_touches_gives_no_cause_for_any_conclusion(mapped):
    belt = mapped()
    belt.turn(5)
    assert belt.conclusions == []
    assert [belt.place_of(tile) for tile in range(1, 36)] == pytest.approx(range(1, 36), abs=0.2)


def test_a_tile_that_was_taken_is_suspected_after_one_pass_and_missing_after_two(mapped):
    belt = mapped()
    belt.until_over(12)
    taken_s = belt.now_s
    belt.keep(20)
    belt.until_over(22)
    assert (belt.suspected, belt.missing) == ([20], [])
    assert belt.track.where("belt") == belt.tiles
    belt.turn(1)
    assert (belt.suspected, belt.missing) == ([20], [20])
    assert belt.track.where("missing") == {20}
    [missing] = belt.of(Missing)
    assert missing.absence.unread == 2
    assert missing.absence.seen_s < taken_s < missing.absence.first_s < belt.now_s - 19.0


def test_a_suspicion_grows_more_certain_and_says_so(mapped):
    belt = mapped(readers={"belt": (0.0, 40.0)})
    belt.keep(20)
    belt.turn(2)
    certainties = [one.certainty for one in belt.of(Suspected)]
    assert 0.5 < certainties[0] <= certainties[-1] < 1.0
    assert all(less < more for less, more in pairwise(certainties))
    assert belt.track.certainty(20) > 0.99 > 0.25 > belt.track.certainty(21)


def test_neighbours_that_went_together_are_hands_and_no_blindness(mapped):
    belt = mapped()
    belt.turn(5)
    belt.until_over(12)
    for place in (20, 21, 22):
        belt.keep(place)
    belt.turn(1)
    assert belt.missing == []
    belt.turn(1)
    assert belt.missing == [20, 21, 22], "two passes prove as much of three as of one"


def test_a_suspicion_that_has_not_grown_is_not_said_again(mapped):
    belt = mapped(tiles=[0, 10, 20, 21, 22, 30])
    for place in (20, 21, 22):
        belt.keep(place)
    belt.until_over(24)
    # The more of them pass unread, the likelier it is that the reader is blind.
    assert belt.track.certainty(20) < belt.of(Suspected, 20)[0].certainty
    assert len(belt.of(Suspected, 20)) == 1


def test_what_an_unread_pass_proves_is_known_better_when_the_reader_was_seen_to_work_again(mapped):
    belt = mapped(tiles=[0, 12, 24])
    belt.keep(12)
    belt.until_over(14)
    before = belt.track.certainty(12)
    belt.until_over(25)
    assert before < belt.track.certainty(12) < 0.99


def test_a_missing_tile_is_not_called_missing_twice(mapped):
    belt = mapped()
    belt.keep(20)
    belt.turn(6)
    assert belt.missing == [20]


# ---- tiles that come back ------------------------------------------------------------------------


def test_a_tile_that_comes_back_to_another_place_returns_there(mapped):
    belt = mapped(tiles=range(30))
    belt.keep(20)
    belt.turn(2.5)
    assert belt.missing == [20]
    belt.give_back(33)
    belt.turn(1)
    [returned] = belt.of(Returned)
    assert (returned.tile, returned.place_turns) == (20, pytest.approx(3 / 36, abs=1 / 36))
    assert belt.place_of(20) == pytest.approx(33, abs=0.2)
    belt.turn(3)
    assert (belt.missing, belt.returned) == ([20], [20])
    assert belt.track.where("belt") == belt.tiles


@pytest.mark.parametrize("place", [31, 23, 18])
def test_a_tile_that_is_put_back_elsewhere_at_once_is_only_somewhere_else(mapped, place):
    belt = mapped(tiles=[*range(18), 20, 25])
    belt.until_over(2)
    belt.take(20)
    belt.wait(1.5)
    belt.put(place)
    belt.turn(3)
    assert belt.returned in ([20], [20, 20]), "found there, once or again after a suspicion"
    assert belt.missing == []
    assert belt.place_of(20) == pytest.approx(place, abs=0.2)


def test_a_tile_that_is_put_back_where_it_lay_was_never_gone(mapped):
    belt = mapped()
    belt.until_over(2)
    belt.take(20)
    belt.wait(1.5)
    belt.put(20, off_mm=5.0)
    belt.turn(3)
    assert belt.conclusions == []
    assert belt.place_of(20) == pytest.approx(20, abs=0.3)


def test_a_tile_that_changes_its_place_in_the_field_is_found_there_again(mapped):
    belt = mapped(tiles=range(30))
    belt.until_over(15)
    belt.take(15)
    belt.wait(1.0)
    belt.put(32)
    belt.turn(2)
    assert belt.missing == []
    assert belt.place_of(15) == pytest.approx(32, abs=0.2)


def test_a_tile_that_was_moved_a_little_is_known_there_when_it_has_passed_whole(mapped):
    belt = mapped(tiles=set(range(36)) - {21})
    belt.until_over(2)
    belt.take(20)
    belt.put(21, off_mm=-5.0)
    belt.until_over(23)
    assert belt.returned == [20]
    assert belt.place_of(20) == pytest.approx(20.9, abs=0.2)
    belt.turn(2)
    assert belt.missing == []


def test_two_tiles_that_swap_their_places_are_each_found_at_the_others(mapped):
    belt = mapped()
    belt.until_over(2)
    belt.take(20, "red")
    belt.take(28, "blue")
    belt.wait(1.0)
    belt.put(28, "red")
    belt.put(20, "blue")
    belt.turn(2)
    assert [belt.place_of(20), belt.place_of(28)] == pytest.approx([28, 20], abs=0.2)
    assert belt.missing == []


# ---- stacked tiles -------------------------------------------------------------------------------


def test_a_covered_tile_may_be_missing_never_taken_and_is_back_when_they_part(mapped):
    belt = mapped()
    belt.until_over(2)
    belt.take(21)
    belt.put(21, stacked=True)  # it comes to lie on tile 20
    belt.turn(3)
    assert (belt.missing, belt.taken) == ([20], [])
    assert belt.place_of(21) == pytest.approx(20, abs=0.2)
    belt.take(20)
    belt.put(21)
    belt.turn(2)
    assert belt.returned.count(20) == 1
    assert belt.track.where("belt") == belt.tiles
    assert [belt.place_of(20), belt.place_of(21)] == pytest.approx([20, 21], abs=0.3)


def test_a_tile_that_is_covered_for_less_than_a_turn_is_at_most_suspected(mapped):
    belt = mapped()
    belt.until_over(18)
    belt.take(21)
    belt.put(21, stacked=True)
    belt.until_over(24)
    assert belt.suspected == [20]
    belt.take(20)
    belt.put(21)
    belt.turn(2)
    assert belt.missing == []
    assert belt.track.where("belt") == belt.tiles


# ---- the belt stops, reverses, changes speed -----------------------------------------------------


@pytest.mark.parametrize("place", [10.0, 10.4, 10.5, 10.6])
def test_a_belt_that_stops_wherever_it_is_loses_nothing(mapped, place):
    belt = mapped()
    belt.until_over(place)
    belt.stop()
    belt.wait(30.0)
    belt.run()
    belt.turn(2)
    assert belt.conclusions == []


def test_no_tile_is_called_missing_while_the_belt_stands(mapped):
    belt = mapped()
    belt.until_over(16)
    belt.stop()
    belt.keep(20)
    belt.wait(300.0)
    assert belt.conclusions == []


@pytest.mark.parametrize("place", [10.0, 10.3, 10.5, 10.7])
def test_a_belt_that_turns_round_wherever_it_is_loses_nothing(mapped, place):
    belt = mapped()
    for _ in range(4):
        belt.until_over(place)
        belt.run(-FULL_RPM)
        belt.wait(3.0)
        belt.run()
    belt.turn(1)
    assert belt.conclusions == []


def test_a_belt_that_runs_backwards_finds_out_as_well(mapped):
    belt = mapped()
    belt.until_over(20)
    belt.run(-FULL_RPM)
    belt.turn(0.5)
    belt.keep(8)
    belt.turn(2)
    assert belt.missing == [8]
    assert belt.track.where("belt") == belt.tiles - {8}


def test_a_place_that_comes_back_over_the_reader_has_passed_twice(mapped):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(22)
    belt.run(-FULL_RPM)
    belt.wait(4 * TURN_S / 36)
    assert belt.missing == [20], "within a tenth of a turn"


def test_a_place_that_has_been_at_the_centre_has_passed_whichever_way_it_goes_out(mapped):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(20.3)
    belt.run(-FULL_RPM)
    belt.wait(3 * TURN_S / 36)
    assert (belt.suspected, belt.missing) == ([20], [])


def test_a_place_that_turns_round_just_beyond_the_field_has_passed_once(mapped):
    """What hid a tile on the way out, a bent tag or a hand, hides it on the way back."""
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    belt.until_over(20.8)
    belt.run(-FULL_RPM)
    belt.wait(3 * TURN_S / 36)
    assert (belt.suspected, belt.missing) == ([20], [])
    [suspected] = belt.of(Suspected, 20)
    assert suspected.absence.unread == 1


@pytest.mark.parametrize("place", [10.3, 10.5])
def test_a_tile_that_turns_round_in_the_field_keeps_its_place(mapped, place):
    belt = mapped()
    belt.until_over(place)
    belt.run(-FULL_RPM)
    belt.wait(2.0)
    assert belt.place_of(10) == pytest.approx(10, abs=0.2)
    assert belt.track.antennas["belt"].blinks < 0.05


@pytest.mark.parametrize("rpm", [0.6, 1.8, 4.5])
def test_a_belt_that_changes_its_speed_is_judged_the_same(mapped, rpm):
    belt = mapped()
    belt.run(rpm)
    belt.turn(FULL_RPM / rpm)
    assert belt.conclusions == []
    belt.keep(20)
    belt.turn(2.2 * FULL_RPM / rpm)
    assert belt.missing == [20]
    assert belt.of(Missing)[0].absence.unread == 2


def test_a_belt_whose_speed_changes_all_the_time_loses_nothing(mapped):
    belt = mapped()
    for rpm in (1.0, 4.0, 2.0, 3.5, 0.7, 3.0) * 4:
        belt.run(rpm)
        belt.wait(3.1)
    belt.run()
    belt.turn(1)
    assert belt.conclusions == []


def test_after_a_fault_the_belt_stands_and_nothing_passes(mapped):
    belt = mapped()
    belt.until_over(17)
    belt.keep(20)
    where = belt.world.belt_turns()
    belt.tell(BeltFault(at_s=belt.now_s, trouble=Trouble("jam", "It is jammed.", "Free it.")))
    assert belt.track.speed == 0.0
    assert belt.track.turns_at(belt.now_s + 60.0) == pytest.approx(where, abs=0.001)
    assert belt.conclusions == []


# ---- several hands, and none ---------------------------------------------------------------------


def test_several_hands_at_once_leave_what_each_has_taken(mapped):
    belt = mapped()
    belt.until_over(2)
    for seat, place in zip(SEATS, (10, 11, 12, 13), strict=True):
        belt.take(place, seat)
    belt.wait(1.0)
    belt.put(10, "blue")
    belt.show("green")
    belt.turn(3)
    assert belt.taken == [(12, "green")]
    assert sorted(belt.missing) == [10, 13]
    assert belt.place_of(11) == pytest.approx(10, abs=0.2)
    assert belt.track.where("belt") == belt.tiles - {10, 12, 13}


def test_a_whole_row_that_is_cleared_at_once_is_no_shadow_for_long(mapped):
    belt = mapped()
    belt.until_over(2)
    for place in range(10, 16):
        belt.keep(place)
    belt.turn(4)
    assert sorted(belt.missing) == [10, 11, 12, 13, 14, 15]


def test_a_tile_that_falls_off_is_missing_and_belongs_to_nobody(mapped):
    belt = mapped()
    belt.until_over(2)
    belt.fall(20)
    belt.turn(2)
    assert (belt.missing, belt.taken) == ([20], [])
    assert belt.track.tile(20).seat == ""
