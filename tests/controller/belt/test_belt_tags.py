"""Weak and dead tags: named instead of called taken, and known from match to match."""

import pytest

from controller import belt as tracker
from controller.belt import Quality, Weak

FRESH: dict[int, Quality] = {}
TURN_S = 20.0


def weaken(belt, tile, share):
    """Let a tile miss so large a share of its passes."""
    belt.noise.missed[f"04{tile:012X}"] = share


def named(belt):
    return {one.tile for one in belt.of(Weak)}


# ---- weak tags -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("share", [0.5, 0.7])
def test_a_weak_tag_is_named_and_not_called_missing(staged, share, seed):
    belt = staged(seed=seed, quality={10: Quality(20.0, 20.0 * share)})
    weaken(belt, 10, share)
    belt.run()
    belt.turn(30)
    assert named(belt) == {10}
    assert belt.missing == []
    assert belt.track.where("belt") == belt.tiles


def test_a_weak_tag_is_named_once_and_again_when_it_has_become_much_worse(staged):
    belt = staged(seed=2, quality={10: Quality(20.0, 8.0)})
    belt.run()
    belt.lap(full=False)
    weaken(belt, 10, 0.4)
    belt.turn(20)
    first = [one.quality for one in belt.of(Weak)]
    weaken(belt, 10, 0.9)
    belt.turn(120)
    worse = [one.quality for one in belt.of(Weak)][1:]
    assert len(first) == len(worse) == 1
    assert worse[0].missed / worse[0].passes > first[0].missed / first[0].passes + 0.2


def test_readers_that_miss_every_tenth_pass_do_not_make_any_tag_weak(staged):
    belt = staged(seed=1, quality=FRESH)
    for tile in belt.tiles:
        weaken(belt, tile, 0.1)
    belt.run()
    belt.lap(full=False)
    belt.turn(20)
    assert named(belt) == set()
    assert belt.track.where("belt") == belt.tiles


def test_a_tile_with_a_weak_tag_that_is_taken_takes_longer_to_be_missing(staged):
    def passes(quality):
        belt = staged(quality={10: quality, 20: Quality(30.0, 0.0)})
        belt.run()
        belt.lap(full=False)
        belt.keep(10)
        belt.turn(15)
        [missing] = belt.of(tracker.Missing, 10)
        return missing.absence.unread

    assert passes(Quality(30.0, 0.0)) == 2
    assert passes(Quality(20.0, 10.0)) > 5


# ---- dead tags -----------------------------------------------------------------------------------


def test_a_tile_that_nothing_has_ever_read_may_have_a_dead_tag_and_is_not_called_missing(staged):
    belt = staged(quality=FRESH)
    weaken(belt, 10, 1.0)
    belt.run()
    assert belt.lap(full=False) <= 3.03, "three turns, and a report of the encoder"
    [weak] = belt.of(Weak)
    assert (weak.tile, weak.dead, weak.quality.missed) == (10, True, weak.quality.passes)
    assert belt.missing == []
    assert belt.track.where("unread") == {10}
    assert belt.track.lap is None


def test_a_tag_that_was_dead_in_the_last_match_is_not_waited_for(staged):
    belt = staged(quality={10: Quality(5.0, 5.0)})
    weaken(belt, 10, 1.0)
    belt.run()
    assert belt.lap(full=False) <= 1.1
    assert named(belt) == {10}


def test_a_tag_that_has_read_well_is_missing_when_nothing_reads_it(staged):
    belt = staged(tiles=range(35), quality={35: Quality(30.0, 0.0)})
    belt.run()
    belt.lap(full=False, tiles=range(36))
    assert belt.missing == [35]
    assert named(belt) == set()


def test_a_tile_that_was_unread_and_is_read_after_all_has_returned(staged):
    belt = staged(quality=FRESH)
    belt.run()
    with belt.overlooking(10):
        belt.lap(full=False)
        assert named(belt) == {10}
    belt.turn(1)
    assert belt.returned == [10]
    assert belt.track.where("belt") == belt.tiles


# ---- from match to match -------------------------------------------------------------------------


def test_what_was_learnt_of_a_tag_is_told_and_can_be_begun_with(staged):
    belt = staged(seed=2, quality=FRESH)
    belt.run()
    belt.lap(full=False)
    weaken(belt, 10, 0.6)
    belt.turn(30)
    learnt = belt.track.quality
    assert learnt[10].missed / learnt[10].passes == pytest.approx(0.6, abs=0.2)
    assert learnt[11].missed == 0.0
    again = tracker.new_track(1260.0, {"belt": (0.0, 40.0)}, quality=learnt)
    antenna = again.antennas["belt"]
    assert antenna.weak_chance(again.tile(10)) > 0.9
    assert antenna.weak_chance(again.tile(11)) < 0.001


def test_old_records_fade(staged):
    track = tracker.new_track(
        1260.0, {"belt": (0.0, 40.0)}, quality={1: Quality(9000.0, 900.0), 2: Quality(5.0, 1.0)}
    )
    assert track.quality[1] == Quality(pytest.approx(60.0), pytest.approx(6.0))
    assert track.quality[2] == Quality(5.0, 1.0)


def test_weak_tags_do_not_spoil_what_is_believed_of_a_reader():
    def miss_chance(quality):
        [antenna] = tracker.new_track(1260.0, {"b": (0.0, 40.0)}, quality=quality).antennas.values()
        return antenna.miss_chance

    sound = {tile: Quality(50.0, 0.0) for tile in range(30)}
    assert miss_chance(sound | {31: Quality(50.0, 40.0)}) == miss_chance(sound) < miss_chance({})


def test_tiles_that_are_laid_out_anew_keep_what_is_known_of_their_tags(staged):
    belt = staged(seed=1, quality=FRESH)
    belt.run()
    belt.lap(full=False)
    weaken(belt, 10, 0.7)
    belt.turn(30)
    anew = tracker.forgotten(belt.track)
    assert anew.quality == belt.track.quality
    assert anew.tile(10).named > 0.0


def test_a_pass_in_which_a_tile_was_found_where_nobody_knew_of_it_does_not_count(staged):
    """Had it been missed, nobody would know: counted, it would make readers seem too good."""
    belt = staged(tiles=range(18))
    belt.map()
    belt.until_over(15)
    before = belt.track.tile(10).passes
    belt.take(10)
    belt.put(24)
    belt.turn(1.1)
    assert belt.track.tile(10).passes == before
    belt.turn(1)
    assert belt.track.tile(10).passes == before + 1.0
