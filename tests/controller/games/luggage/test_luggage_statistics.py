"""The figures of a match: what they count, what they time, and what they do not know."""

import random
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from controller.belt import Absence, Missing, Passes, Returned, Taken
from controller.games.luggage.pieces import Look, Mapped
from controller.games.luggage.rules import rules
from controller.games.luggage.statistics import _untapped, results
from controller.match.tablegame import BeltTold, Played
from controller.views.luggage import SECTORS, Points, RoundTimes

SEATS = ("red", "blue", "green", "yellow")


def figures(state, *timed, began_s=0.0, told=()):
    """The figures after moves in words, each with its time: `(3.5, "look red yeti")`, and where
    over the track its tile was, if that is known; *told*: what the belt has told, and when."""
    history, before = [], []
    for at_s, text, *turn in timed:
        move = rules.move_from_text(state, text)
        history.append(Played(at_s, move, "", turn[0] if turn else None))
        before.append(state)
        state = rules.play(state, move)
    return results(history, before, state, began_s, [BeltTold(*one) for one in told])


def of(seat, figured):
    return next(one for one in figured.players if one.seat == seat)


# ---- what is counted -------------------------------------------------------------------------


def test_every_look_is_a_match_lost_or_wrong(begin):
    red = of(
        "red",
        figures(
            begin(),
            (1, "flip red yeti"),
            (3, "look red punk"),
            (4, "flip red pirate"),
            (6, "look red lost-stripes"),
            (7, "flip red clown"),
            (9, "look red clown"),
        ),
    )
    assert (red.looks, red.matches, red.lost, red.wrong_looks) == (3, 1, 1, 1)


def test_a_streak_is_matches_in_a_row_and_ends_at_any_other_find(begin):
    timed = [
        (at_s, f"{act} red {piece}")
        for at_s, (act, piece) in enumerate(
            [
                ("flip", "yeti"), ("look", "yeti"),
                ("flip", "clown"), ("look", "clown"),
                ("flip", "pirate"), ("look", "lost-stripes"),
                ("flip", "cook"), ("look", "cook"),
            ]
        )
    ]  # fmt: skip
    assert of("red", figures(begin(), *timed)).longest_streak == 2


def test_who_never_looked_has_zeros_and_no_times(begin):
    blue = of("blue", figures(begin(), (1, "flip red yeti"), (2, "look red yeti")))
    assert (blue.looks, blue.matches, blue.longest_streak, blue.reactions_s) == (0, 0, 0, ())


# ---- what is timed ---------------------------------------------------------------------------


def test_a_time_runs_from_the_card_that_was_tapped_to_the_tile_that_fits(begin):
    figured = figures(begin(), (10.0, "flip red yeti"), (13.25, "look red yeti"))
    assert of("red", figured).reactions_s == (3.25,)


def test_a_look_at_anothers_tile_begins_the_time_anew(begin):
    figured = figures(
        begin(wrong_type="ignore"),  # so that the passenger stays, and no card is tapped between
        (10.0, "flip red yeti"),
        (14.0, "look red clown"),
        (17.0, "look red yeti"),
    )
    assert of("red", figured).reactions_s == (3.0,)


def test_lost_luggage_is_a_find_too(begin):
    figured = figures(begin(), (1.0, "flip red yeti"), (4.0, "look red lost-tartan"))
    assert of("red", figured).reactions_s == (3.0,)


def test_what_others_do_meanwhile_does_not_touch_a_time(begin):
    figured = figures(
        begin(),
        (1.0, "flip red yeti"),
        (2.0, "flip blue clown"),
        (3.0, "look blue cook"),
        (6.0, "look red yeti"),
    )
    assert of("red", figured).reactions_s == (5.0,)


# ---- where it was ----------------------------------------------------------------------------


def test_grabs_are_counted_where_their_tiles_were_last_known_to_be(begin):
    figured = figures(
        begin(),
        (1, "flip red yeti"),
        (2, "look red yeti", 0.0),
        (3, "flip blue clown"),
        (4, "look blue clown", 0.999),
    )
    red, blue = of("red", figured).grabs, of("blue", figured).grabs
    assert (red[0], sum(red)) == (1, 1)
    assert (blue[SECTORS - 1], sum(blue)) == (1, 1)
    assert figured.grabs == tuple(a + b for a, b in zip(red, blue, strict=True))


def test_a_grab_whose_place_is_not_known_is_left_out_of_the_places_only(begin):
    figured = figures(
        begin(),
        (1, "flip red yeti"),
        (2, "look red yeti"),
        (3, "flip blue clown"),
        (4, "look blue clown", 0.5),
    )
    assert of("red", figured).looks == 1
    assert sum(of("red", figured).grabs) == 0
    assert sum(figured.grabs) == 1


def test_without_any_place_there_are_no_grabs_at_all(begin):
    figured = figures(begin(), (1, "flip red yeti"), (2, "look red yeti"))
    assert figured.grabs == of("red", figured).grabs == ()


# ---- rounds and their course -----------------------------------------------------------------


def test_points_count_at_once_in_assisted_play(begin):
    figured = figures(
        begin(), (1.0, "flip red yeti"), (3.0, "look red yeti"), (4.0, "flip red clown")
    )
    assert figured.course == (Points(0.0, (0, 0)), Points(3.0, (1, 0)))


def test_times_count_from_the_beginning_of_the_match(begin):
    late = figures(begin(), (101.0, "flip red yeti"), (103.0, "look red yeti"), began_s=100.0)
    assert late.duration_s == 3.0
    assert late.course[-1].at_s == 3.0


def test_a_round_lasts_from_the_last_hand_on_a_deck_to_the_end_of_play():
    state = rules.initial(rules.options_from({"clock_min": 1}), SEATS[:2])
    figured = figures(
        state,
        (20.0, "mapped"),
        (21.0, "ready red"),
        (24.0, "ready blue"),
        (90.0, "time-up"),
    )
    assert figured.rounds == (RoundTimes(24.0, 90.0),)


def test_a_round_under_way_has_no_end():
    state = rules.initial(rules.options_from({}), SEATS[:2])
    figured = figures(state, (20.0, "mapped"), (21.0, "ready red"), (24.0, "ready blue"))
    assert figured.rounds == (RoundTimes(24.0, None),)


def test_a_match_without_moves_has_figures():
    figured = figures(rules.initial(rules.options_from({}), SEATS))
    assert figured.duration_s == 0.0
    assert figured.course == (Points(0.0, (0, 0, 0, 0)),)


# ---- whole matches -----------------------------------------------------------------------------


def played(options, players, seed):
    """A whole match of random legal moves, its times and its tiles' places drawn at random."""
    rng = random.Random(seed)
    state = rules.initial(rules.options_from(options), SEATS[:players])
    history, before, at_s = [], [], 0.0
    while (move := rules.random_move(state, rng.random)) is not None:
        at_s += rng.uniform(0.0, 5.0)
        turn = rng.random() if isinstance(move, Look) else None
        history.append(Played(at_s, move, "", turn))
        before.append(state)
        state = rules.apply(state, move)
    return history, before, state


OPTIONS = st.sampled_from(
    [{}, {"per_suitcase": 3}, {"variant": "memory"}, {"wrong_type": "ignore", "rounds": 1}]
)
ASSISTED = given(OPTIONS, st.integers(2, 4), st.integers(0, 999))


@ASSISTED
def test_the_counts_of_a_match_fit_together(options, players, seed):
    history, before, after = played(options, players, seed)
    figured = results(history, before, after)
    for one, player in zip(figured.players, after.players, strict=True):
        assert one.looks == one.matches + one.lost + one.wrong_looks
        assert one.matches == sum(player.scores)
        assert one.wrong_pairs == 0
        assert len(one.reactions_s) == one.matches + one.lost
        assert 0 <= one.longest_streak <= one.matches
        assert sum(one.grabs) == one.looks
        assert sum(one.reactions_s) <= figured.duration_s + 1e-6


@ASSISTED
def test_the_course_goes_up_step_by_step_to_the_final_points(options, players, seed):
    history, before, after = played(options, players, seed)
    figured = results(history, before, after)
    assert figured.course[-1].totals == tuple(sum(p.scores) for p in after.players)
    for one, then in pairwise(figured.course):
        assert one.at_s <= then.at_s <= figured.duration_s
        assert sum(then.totals) == sum(one.totals) + 1
    assert len(figured.rounds) == after.round
    ends = [at_s for times in figured.rounds for at_s in (times.began_s, times.ended_s)]
    assert ends == list(accumulate(ends, max))


@ASSISTED
def test_a_match_tells_the_same_at_any_time_of_the_clock(options, players, seed):
    history, before, after = played(options, players, seed)
    later = [replace(one, at_s=one.at_s + 1024.0) for one in history]
    moved, figured = results(later, before, after, 1024.0), results(history, before, after)
    assert moved.course == figured.course
    for one, other in zip(moved.players, figured.players, strict=True):
        assert one.reactions_s == pytest.approx(other.reactions_s, abs=0.002)


@given(st.integers(2, 4), st.integers(0, 999))
def test_rulebook_play_knows_the_pairs_of_the_check_and_nothing_else(players, seed):
    history, before, after = played({"play": "rulebook"}, players, seed)
    figured = results(history, before, after)
    for one, player in zip(figured.players, after.players, strict=True):
        assert one.matches == sum(player.scores)
        assert one.looks is one.wrong_looks is one.longest_streak is None
        assert one.reactions_s == one.grabs == ()
    # Points come when a round is scored: at most one step a round.
    assert len(figured.course) <= 1 + after.round


@given(st.integers(2, 4), st.integers(0, 999))
def test_in_the_memory_variant_no_time_counts_before_the_turn(players, seed):
    history, before, after = played({"variant": "memory"}, players, seed)
    figured = results(history, before, after)
    turns_s = {number: [] for number in range(players)}
    came_s, active = 0.0, before[0].active
    for move, then in zip(history, [*before[1:], after], strict=True):
        if then.active != active or then.phase == "over":
            turns_s[active].append(move.at_s - came_s)
            came_s, active = move.at_s, then.active
    for number, one in enumerate(figured.players):
        assert max(one.reactions_s, default=0.0) <= max(turns_s[number], default=0.0) + 0.001


# ---- what the belt alone has noticed -------------------------------------------------------------

YETI, PUNK = 3, 9


def gone(tile, over=UNSET, seen_s=1.0):
    return Missing(tile, Absence(seen_s, (Passes("belt-2", 2, 5.0, 9.0),), 0.001), (), over)


def back(tile, at_s):
    return Returned(tile, 0.4, at_s, "belt-1")


@pytest.mark.parametrize(
    ("told", "untapped"),
    [
        ([], 0),
        ([(9.0, gone(YETI))], 1),
        ([(9.0, gone(YETI)), (20.0, back(YETI, 20.0))], 1),
        ([(9.0, gone(YETI)), (12.0, Taken(YETI, "red", 12.0))], 0),
        ([(9.0, gone(YETI)), (12.0, back(YETI, 12.0)), (13.0, Taken(YETI, "red", 13.0))], 1),
        ([(9.0, gone(YETI)), (12.0, back(YETI, 12.0)), (30.0, gone(YETI))], 2),
        ([(9.0, gone(YETI)), (9.5, gone(PUNK))], 2),
        ([(0.5, gone(YETI, seen_s=None))], 0),
    ],
    ids=[
        *("nothing", "gone", "gone and back", "tapped late", "back before the tap", "twice"),
        *("two tiles", "not there when the round began"),
    ],
)
def test_a_tile_that_the_belt_misses_and_nobody_taps_was_grabbed_all_the_same(
    begin, told, untapped
):
    assert figures(begin(), (1, "flip red yeti"), told=told).untapped == untapped


def test_a_tile_of_the_last_round_is_not_tapped_by_a_look_of_the_next_one():
    told = [BeltTold(9.0, gone(YETI)), BeltTold(60.0, Taken(YETI, "red", 60.0))]
    history = [Played(at_s, Mapped(())) for at_s in (0.5, 50.0)]
    assert len(_untapped(history, told)) == 1
    assert _untapped(history[:1], told) == []


def test_where_it_went_between_two_readers_it_is_on_the_heat_map_spread_over_that_part(begin):
    told = [(9.0, gone(YETI, over=(0.75, 0.0))), (9.5, gone(PUNK))]
    looked = [(1, "flip red yeti"), (3, "look red yeti", 0.5)]
    figured = figures(begin(), *looked, told=told)
    assert (figured.untapped, len(figured.untapped_grabs)) == (2, SECTORS)
    assert figured.untapped_grabs[:18] == (0.0,) * 18
    assert sum(figured.untapped_grabs) == pytest.approx(1.0, abs=0.01)
    assert sum(figured.grabs) == pytest.approx(2.0, abs=0.01)
    assert figured.grabs[12] == 1.0
    assert of("red", figured).grabs[12] == 1, "of a player only what was tapped"


def test_in_rulebook_play_the_heat_map_is_what_the_belt_has_noticed(begin):
    figured = figures(begin(play="rulebook"), told=[(9.0, gone(YETI, over=(0.0, 0.25)))])
    assert sum(figured.grabs[:6]) == pytest.approx(1.0, abs=0.01)
    assert [one.looks for one in figured.players] == [None] * len(figured.players)
