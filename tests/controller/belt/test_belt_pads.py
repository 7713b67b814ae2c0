"""`Taken`: only with a pad's evidence, at once, and for the seat whose pad it was."""

import pytest

from controller.belt import Returned, Taken
from hardware.signals import ReaderLost, TagEntered, TagLeft, Trouble


def test_a_tile_that_a_pad_has_read_is_taken_at_once(mapped):
    belt = mapped()
    belt.take(20, "blue")
    belt.show("blue")
    [taken] = belt.conclusions
    assert (taken.tile, taken.seat) == (20, "blue")
    assert belt.now_s - 0.6 <= taken.at_s <= belt.now_s - 0.55
    assert belt.track.where("taken") == {20}
    assert belt.track.tile(20).seat == "blue"
    assert belt.track.place_turns(20) is None


def test_a_tile_that_was_taken_is_neither_suspected_nor_missing(mapped):
    belt = mapped()
    belt.take(20)
    belt.show()
    belt.turn(5)
    assert belt.taken == [(20, "red")]
    assert belt.suspected == belt.missing == []


def awaited(belt):
    """The tiles of which a place is passing, or has passed in a silence that is not over yet."""
    [antenna] = belt.track.antennas.values()
    return {p.tile for s in antenna.silences for p in s.passes} | antenna.passing.keys()


def test_nobody_waits_at_the_old_place_of_a_tile_that_was_taken(mapped):
    belt = mapped()
    belt.until_over(19.8)
    belt.take(20)
    assert 20 in awaited(belt)
    belt.show()
    assert 20 not in awaited(belt)


def test_nobody_waits_at_the_old_place_of_a_tile_that_is_missing(mapped):
    belt = mapped(tiles=[0, 12, 24])
    belt.until_over(2)
    belt.keep(12)
    belt.until_over(15)
    assert 12 in awaited(belt)
    while not belt.missing:
        belt.wait(0.1)
    assert 12 not in awaited(belt)


def test_a_tile_that_never_reaches_a_pad_is_missing_and_never_taken(mapped):
    belt = mapped()
    for place, seat in ((5, "red"), (15, "blue"), (25, "green")):
        belt.keep(place, seat)
    belt.turn(4)
    belt.lap(tiles=belt.tiles)
    assert belt.taken == []
    assert sorted(belt.missing) == [5, 15, 25]
    assert belt.track.where("taken") == frozenset()
    assert [belt.track.tile(tile).seat for tile in (5, 15, 25)] == ["", "", ""]


def test_a_seat_whose_hand_is_near_is_not_guessed(mapped):
    # Blue shows one tile at its pad the moment another one is taken by red, who shows nothing.
    belt = mapped()
    belt.take(20, "red")
    belt.take(21, "blue")
    belt.show("blue")
    belt.turn(3)
    assert belt.taken == [(21, "blue")]
    assert belt.missing == [20]


def test_each_reading_at_a_pad_is_said_and_the_last_one_has_the_tile(mapped):
    belt = mapped()
    belt.take(20, "red")
    belt.show("red")
    belt.show("red")
    belt.put(20, "red")
    belt.take(20, "green")
    belt.show("green")
    assert belt.taken == [(20, "red"), (20, "red"), (20, "green")]
    assert belt.track.tile(20).seat == "green"


def test_a_missing_tile_may_still_turn_up_at_a_pad(mapped):
    belt = mapped()
    belt.take(20, "yellow")
    belt.turn(3)
    assert belt.missing == [20]
    belt.show("yellow")
    assert belt.taken == [(20, "yellow")]
    assert (belt.track.where("missing"), belt.track.where("taken")) == (frozenset(), {20})


def test_a_tile_that_was_taken_and_comes_back_has_returned_and_belongs_to_nobody(mapped):
    belt = mapped()
    belt.take(20)
    belt.show()
    belt.put(20)
    belt.turn(1)
    assert [type(one) for one in belt.conclusions] == [Taken, Returned]
    assert belt.track.tile(20).seat == ""
    belt.take(20)
    belt.turn(2)
    assert belt.missing == [20]


def test_a_tile_that_is_snatched_from_the_field_and_shown_at_once_stays_taken(mapped):
    # The presence filter and a late poll may still tell of the belt when the pad has read the tile.
    belt = mapped()
    belt.until_over(20)
    belt.take(20)
    pad_s = belt.now_s + 0.02
    belt.tell(TagEntered(at_s=pad_s, reader="pad/red", uid="", present=1), tile=20)
    belt.tell(TagEntered(at_s=pad_s + 0.03, reader="belt", uid="", present=1), tile=20)
    belt.tell(TagLeft(at_s=pad_s + 0.07, reader="belt", uid=""), tile=20)
    assert belt.taken == [(20, "red")]
    assert belt.track.where("taken") == {20}


@pytest.mark.parametrize("reader", ["spot/3", "somewhere", "pad"])
def test_readers_that_are_neither_pads_nor_under_the_belt_take_nothing(mapped, reader):
    belt = mapped()
    before = belt.track
    for kind in (TagEntered, TagLeft):
        belt.tell(kind(at_s=belt.now_s, reader=reader, uid=""), tile=20)
    belt.tell(ReaderLost(at_s=belt.now_s, reader=reader, trouble=Trouble("reset", "")))
    assert belt.conclusions == []
    assert belt.track == before
