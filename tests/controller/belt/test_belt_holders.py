"""Who has a tile: pads, chairs, readers between them, and habits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.belt import BeltTrack, Missing, Returned, evidence, hear, holders, new_track
from controller.belt.known import Antenna, Known
from controller.belt.track import HandHabits
from hardware.signals import TagEntered

GREEN_MM = 0.625 * 1260.0
SEATS = {"red": 0.125, "blue": 0.375, "green": 0.625, "yellow": 0.875}
FOUR_READERS = {f"belt-{n}": (n * 315.0, 40.0) for n in range(4)}
ONE, FOUR = (0.0,), (0.0, 0.25, 0.5, 0.75)


# ---- between two readers -------------------------------------------------------------------------


def test_between_two_readers_with_one_chair_it_is_likeliest_who_sits_there():
    chances = dict(holders.between(SEATS, FOUR, 0.5, way=1))
    assert max(chances, key=chances.get) == "blue"
    assert chances["red"] == pytest.approx(chances["green"])
    assert chances["yellow"] < 0.1 < chances["red"] < chances["blue"]


def test_a_belt_that_runs_the_other_way_comes_from_the_other_side():
    assert holders.between(SEATS, FOUR, 0.5, way=-1)[0][0] == "green"


def test_with_one_reader_nobody_can_know():
    chances = [chance for _, chance in holders.between(SEATS, ONE, 0.0, way=1)]
    assert chances == pytest.approx([chances[0]] * 4, rel=0.1)


@given(st.sampled_from([ONE, FOUR, (0.1, 0.2)]), st.sampled_from([1, -1]), st.data())
def test_chances_leave_room_for_those_who_reach_across(readers, way, data):
    last = data.draw(st.sampled_from(readers))
    chances = [chance for _, chance in holders.between(SEATS, readers, last, way)]
    assert sum(chances) == pytest.approx(1.0 - holders.STRAY)
    assert chances == sorted(chances, reverse=True)


def test_a_missing_tile_names_the_seats_by_which_it_was(mapped):
    belt = mapped(readers=FOUR_READERS)
    belt.turn(2)
    # The world numbers places the other way round: place 0 is over the first reader by now.
    belt.until_over(9, "belt-1")
    belt.wait(1.0)
    belt.keep(9)
    belt.turn(2)
    [missing] = belt.of(Missing)
    assert missing.tile == 9
    assert missing.holders[0].seat == "blue", missing
    assert sum(one.chance for one in missing.holders) < 1.0
    assert missing.over == (0.25, 0.5), "it went between the second reader and the third"


def test_a_table_whose_chairs_are_unknown_names_nobody():
    assert holders.between({}, ONE, 0.0, way=1) == []


# ---- a pad has read it ---------------------------------------------------------------------------


def test_at_once_after_the_reading_the_seat_has_it(mapped):
    belt = mapped()
    belt.take(20, "blue")
    belt.show("blue")
    assert belt.track.holder(20) == "blue"
    holder = belt.track.last_holder(20)
    assert holder.chance > 0.975


def test_what_the_belt_has_read_since_is_with_nobody(mapped):
    belt = mapped()
    belt.take(20, "blue")
    belt.show("blue")
    belt.put(20, "blue")
    belt.turn(1.1)
    [returned] = belt.of(Returned)
    assert (returned.tile, returned.seat) == (20, "blue")
    assert belt.track.last_holder(20) is None
    assert belt.track.holder(20) == ""


def test_the_further_the_next_reader_the_likelier_another_hand_was_first():
    def elsewhere(seat, readers, gone_on=1.5):
        points = holders.unwatched(seat, tuple(SEATS.items()), readers, 1)
        return holders.elsewhere(points, 0.4, gone_on, 0.01, 0.3)

    assert elsewhere("yellow", ONE) < elsewhere("green", ONE) < elsewhere("red", ONE)
    assert elsewhere("red", FOUR) < elsewhere("red", ONE) / 2
    assert elsewhere("red", ONE, gone_on=0.0) == 0.0


def test_hands_that_are_busy_while_a_tile_lies_there_hide_it_not():
    def elsewhere(**busy):
        points = holders.unwatched("red", tuple(SEATS.items()), FOUR, 1)
        return holders.elsewhere(points, 0.4, 1.5, 0.01, 0.3, 4, busy, free=0.6)

    others = {seat: [(0.0, 0.5)] for seat in SEATS if seat != "red"}
    assert elsewhere(**others) == 0.0
    assert elsewhere(red=[(0.0, 0.5)]) == elsewhere(), "red would not hide it from itself"
    assert 0.0 < elsewhere(blue=[(0.0, 0.5)]) < elsewhere(blue=[(0.0, 0.1)]) < elsewhere()


def test_hands_are_busy_before_and_after_they_show_a_tile_and_no_second_counts_twice():
    shown = [("blue", 1.0), ("green", 10.0), ("blue", 4.0)]
    assert holders.stretches(shown, pace=0.05) == {
        "blue": [pytest.approx((0.0, 0.15)), pytest.approx((0.15, 0.3))],
        "green": [pytest.approx((0.3, 0.6))],
    }


def test_who_shows_other_tiles_just_then_has_not_taken_this_one(mapped):
    def chance(others_first):
        belt = mapped(readers=FOUR_READERS)
        if others_first:
            others_show(belt)
            belt.wait(8.0)
        belt.take(20, "blue")
        belt.show("blue")
        if not others_first:
            others_show(belt)
        belt.wait(8.0)
        holder = belt.track.last_holder(20)
        return holder.chance

    def others_show(belt):
        for place, seat in ((2, "red"), (6, "green"), (10, "yellow")):
            belt.take(place, seat)
            belt.show(seat)
            belt.lay_aside(seat)

    assert chance(others_first=False) > chance(others_first=True)


def test_how_long_hands_are_free_is_learnt_from_how_often_they_show_tiles(mapped):
    def free(pause_s):
        belt = mapped()
        for place in range(4, 24, 2):
            belt.take(place, "red")
            belt.show("red")
            belt.lay_aside("red")
            belt.wait(pause_s)
        return belt.track.habits.free

    assert free(pause_s=1.0) < 0.45 < 0.55 < free(pause_s=15.0)
    assert HandHabits().free == 0.5


@given(st.floats(0.0, 3.0), st.floats(0.0, 3.0), st.floats(0.0, 1.0), st.floats(0.0, 0.9))
def test_that_another_hand_has_it_is_a_chance(takes, gone_on, hides, overlooked):
    points = holders.unwatched("red", tuple(SEATS.items()), ONE, 1)
    assert 0.0 <= holders.elsewhere(points, takes, gone_on, overlooked, hides) <= 1.0


def test_hands_that_put_back_what_they_have_shown_make_it_less_certain_who_has_it(mapped):
    def certainty(put_back):
        belt = mapped()
        for place in range(4, 34, 3):
            belt.take(place, "red")
            belt.show("red")
            if put_back:
                belt.put(place, "red")
            else:
                belt.lay_aside("red")
            belt.turn(1.2)
        belt.take(2, "red")
        belt.show("red")
        belt.turn(1.2)
        holder = belt.track.last_holder(2)
        return holder.chance

    assert certainty(put_back=True) < certainty(put_back=False)


def test_who_showed_a_tile_long_ago_is_not_named_while_the_belt_runs_back(mapped):
    """A table ran back for a moment: the reader was thought to be near, on the wrong side."""
    belt = mapped(readers={"belt": (GREEN_MM, 40.0)})
    belt.take(20, "blue")
    belt.show("blue")
    belt.turn(0.8)
    before = belt.track.last_holder(20)
    belt.run(-3.0)
    belt.wait(1.0)
    meanwhile = belt.track.last_holder(20)
    assert meanwhile.chance == pytest.approx(before.chance, abs=0.002)


def test_a_belt_that_is_back_where_it_was_has_given_hands_their_time(mapped):
    def chance(way):
        belt = mapped()
        belt.take(20, "red")
        belt.show("red")
        for rpm in (3.0, way * 3.0):
            belt.run(rpm)
            belt.wait(4.0)
        holder = belt.track.last_holder(20)
        return holder.chance

    assert chance(way=-1) < evidence.NAMED
    assert chance(way=-1) == pytest.approx(chance(way=1), abs=0.03)


def test_a_tile_that_was_moved_and_shown_to_no_pad_says_how_busy_hands_are(mapped):
    belt = mapped(tiles=range(30))
    for place, other in ((8, 31), (12, 34)):
        belt.take(place)
        belt.put(other)
    belt.turn(1.1)
    habits = belt.track.habits
    assert len(belt.returned) == habits.moved == 2.0
    assert habits.takes(1) > replace(habits, moved=0.0).takes(1)


def test_a_lap_with_hands_off_does_not_make_a_table_look_quiet(mapped):
    belt = mapped()
    before = belt.track.habits
    belt.lap()
    assert belt.track.habits == before
    belt.turn(1.1)
    assert belt.track.habits.takes(1) < before.takes(1)


def test_where_hands_are_busy_a_tile_is_the_sooner_taken_to_be_gone():
    def taken_chance(**habits):
        track = BeltTrack({"belt": Antenna(0.0, 0.02)}, habits=HandHabits(**habits))
        return track.taken_chance(Known(where="belt"))

    usual = taken_chance()
    assert taken_chance(passes=60.0, shown=40.0, unseen=15.0) > 1.5 * usual
    assert taken_chance(passes=600.0, shown=2.0) == usual, "a quiet table is trusted no less"


# ---- hands that show other tiles -----------------------------------------------------------------


def test_only_what_other_seats_show_later_and_soon_tells_that_their_hands_are_busy():
    track = new_track(1260.0, FOUR_READERS, {seat: at * 1260.0 for seat, at in SEATS.items()})
    for tile, (at_s, seat) in enumerate(
        [(10.0, "blue"), (11.0, "red"), (12.0, "green"), (13.0, "red"), (50.0, "yellow")]
    ):
        shown = TagEntered(at_s=at_s, reader=f"pad/{seat}", uid=f"04{tile:02}")
        track, _ = hear(track, shown, tile)
    busy = [track._others_shown(track.tile(tile)) for tile in range(5)]
    assert busy[0] == [("red", 1.0), ("green", 2.0), ("red", 3.0)]
    assert busy[1] == [("green", 1.0)]
    assert busy[2] == [("red", 1.0)]
    assert busy[3] == busy[4] == []
