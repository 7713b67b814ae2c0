"""The rulings L-1 to L-21, each by its name."""

import pytest
from msgspec.structs import replace

from controller.errors import OptionError
from controller.games.luggage.pieces import PASSENGERS, TILES
from controller.games.luggage.rules import rules
from controller.games.luggage.state import State, stuck
from controller.games.luggage.viewing import prompt
from controller.views.luggage import SeenTile


def queue(state: State, player: int = 0) -> list[str]:
    """The open passengers of a player, the current one first."""
    return [PASSENGERS[passenger] for passenger in state.players[player].open]


RED_SEVEN = {
    "highlander": "punk",
    "pirate": "beekeeper",
    "clown": "ladybird",
    "astronaut": "wizard",
    "caveman": "vampire",
    "pharaoh": "dragon",
    "detective": "punk",
}
"""Seven passengers, each with a tile of the right pattern that belongs to somebody else."""


@pytest.fixture
def red_failed_seven(begin, after):
    """Red's draw deck is exhausted, and all seven passengers wait."""
    return fail_seven(after, begin())


def fail_seven(after, state):
    for passenger, wrong in RED_SEVEN.items():
        state = after(state, f"flip red {passenger}", f"look red {wrong}", f"return red {wrong}")
    return state


def find_all_but(after, state, *keep):
    """Let red, whose draw deck is exhausted, find everybody except those to *keep*."""
    while len(queue(state)) > len(keep):
        passenger = queue(state)[0]
        if passenger in keep:
            wrong = RED_SEVEN[passenger]
            state = after(state, f"look red {wrong}", f"return red {wrong}")
        else:
            state = after(state, f"look red {passenger}")
    return state


# -- the queue -----------------------------------------------------------------------------


def test_l_1_flipping_the_action_deck_keeps_the_order(red_failed_seven):
    assert queue(red_failed_seven) == list(RED_SEVEN)


def test_l_1_the_passenger_just_failed_is_last(red_failed_seven, after):
    state = after(red_failed_seven, "look red punk")
    assert queue(state) == [*list(RED_SEVEN)[1:], "highlander"]


def test_l_1_a_passenger_tapped_again_comes_to_the_front_and_the_order_stays(
    red_failed_seven, after
):
    state = after(red_failed_seven, "flip red astronaut")
    names = list(RED_SEVEN)
    assert queue(state) == names[3:] + names[:3]


def test_l_2_two_passengers_alternate(red_failed_seven, after):
    state = find_all_but(after, red_failed_seven, "pirate", "caveman")
    first, second = queue(state)
    state = after(state, f"look red {RED_SEVEN[first]}", f"return red {RED_SEVEN[first]}")
    assert queue(state) == [second, first]
    state = after(state, f"look red {RED_SEVEN[second]}")
    assert queue(state) == [first, second]


def test_l_2_the_last_passenger_may_be_searched_for_again_at_once(red_failed_seven, after):
    state = find_all_but(after, red_failed_seven, "pirate")
    state = after(state, "look red beekeeper", "return red beekeeper")
    assert queue(state) == ["pirate"]
    state = after(state, "look red mime", "return red mime", "look red pirate")
    assert state.players[0].finished


def test_l_3_the_next_card_is_flipped_when_the_passenger_is_resolved(begin, after):
    state = after(begin(), "flip red highlander")
    assert after(state, "look red punk", "flip red pirate").players[0].unseen == 5


def test_l_3_a_look_needs_a_flipped_passenger(begin, after, refused):
    assert refused(begin(), "look red punk").message.id == "luggage-flip-first"
    state = after(begin(), "flip red highlander", "look red highlander")
    assert refused(state, "look red punk").message.id == "luggage-flip-first"


def test_l_3_the_action_deck_is_not_flipped_before_the_last_card_is_resolved(begin, after):
    state = begin()
    for passenger, wrong in list(RED_SEVEN.items())[:6]:
        state = after(state, f"flip red {passenger}", f"look red {wrong}")
    state = after(state, "flip red detective")
    assert queue(state)[0] == "detective"
    assert queue(after(state, "look red detective"))[0] == "highlander"


def test_l_3_waiting_passengers_come_up_after_the_draw_deck(begin, after):
    state = after(begin(), "flip red highlander", "look red punk", "flip red yeti")
    assert queue(state) == ["yeti", "highlander"]


def test_l_1_a_passenger_whose_tile_was_looked_at_and_not_tapped_goes_to_the_end(begin, after):
    state = after(begin(), "flip red highlander", "flip red yeti", "flip red punk")
    assert queue(state) == ["punk", "highlander", "yeti"]


def test_l_1_the_table_takes_the_open_passenger_that_is_really_shown(begin, after):
    """Also while it knows of cards in the draw deck: one may have been flipped and not tapped."""
    state = after(begin(), "flip red highlander", "flip red yeti", "flip red punk")
    state = after(state, "flip red highlander")
    assert queue(state) == ["highlander", "yeti", "punk"]
    assert queue(after(state, "flip red detective"))[0] == "detective"


# -- tiles ---------------------------------------------------------------------------------


def test_l_4_a_hand_holds_one_tile(red_failed_seven, after):
    state = after(red_failed_seven, "look red punk", "look red mime")
    assert state.players[0].held == rules.move_from_text(state, "look red mime").tile
    assert rules.problems(state) == ()


def test_l_5_a_tile_of_another_pattern_rotates_and_is_never_a_match(begin, after):
    state = after(begin(), "flip red highlander", "look red pirate")
    assert rules.view(state, None).players[0].must_flip
    assert queue(state) == ["highlander"]
    assert state.players[0].aside == ()


def test_l_5_a_look_at_another_pattern_may_be_ignored(begin, after):
    state = after(begin(wrong_type="ignore"), "flip red highlander", "look red pirate")
    assert state.players[0].current == PASSENGERS.index("highlander")
    assert not rules.view(state, None).players[0].must_flip
    assert rules.view(state, None).players[0].holds == "stripes"


def test_l_5_the_lost_tile_of_another_pattern_resolves_nobody(begin, after):
    state = after(begin(), "flip red highlander", "look red lost-stripes")
    assert state.players[0].aside == ()


@pytest.mark.parametrize("wrong_type", ["rotate", "ignore"])
def test_l_5_when_no_tile_of_the_pattern_is_left_any_other_leads_on(begin, after, wrong_type):
    """Otherwise a passenger without tiles would hold the whole queue up for ever."""
    tartan = "highlander detective lumberjack yeti punk lost-tartan"
    state = begin(missing=tartan, wrong_type=wrong_type)
    state = after(state, "flip red highlander")
    assert len(rules.legal(state, 0)) == 30
    assert rules.view(after(state, "look red mime"), None).players[0].must_flip


def test_l_5_while_a_tile_of_the_pattern_is_in_a_hand_one_waits_for_it(begin, after):
    state = begin(missing="detective lumberjack yeti punk lost-tartan")
    state = after(state, "flip red yeti", "flip blue detective", "look blue highlander")
    assert rules.legal(state, 0) == []


def test_l_6_who_sets_a_tile_aside_first_has_it(begin, after, refused):
    state = after(begin(), "flip red highlander", "flip blue detective")
    state = after(state, "look red lost-tartan")
    refusal = refused(state, "look blue lost-tartan")
    assert (refusal.message.id, refusal.rule) == ("luggage-others-tile-aside", "L-6")


def test_l_7_a_returned_tile_is_the_same_tile(begin, after):
    state = after(begin(), "flip red highlander", "look red detective", "return red detective")
    state = after(state, "flip blue detective", "look blue detective")
    assert [pair.verdict for pair in rules.view(state, None).players[1].pairs] == ["match"]


# -- wrong pairs ---------------------------------------------------------------------------


@pytest.fixture
def check(begin, after):
    """`check("yeti punk")`: the check of a rulebook round in which red called "Done!", and
    these tiles were not on the belt afterwards. Red has its seven, blue two of its passengers."""

    def check(off_belt: str, **options: object) -> State:
        state = begin(play="rulebook", **options)
        for passenger in RED_SEVEN:
            state = after(state, f"flip red {passenger}")
        state = after(state, "flip blue robot", "flip blue yeti", "done red")
        on_belt = [tile for tile in TILES if tile not in off_belt.split()]
        return after(state, f"verified on_belt {' '.join(on_belt)}")

    return check


def scores(state: State) -> list[tuple[int, ...]]:
    return [player.scores for player in state.players]


def verdicts(state: State, player: int) -> list[str]:
    return [pair.verdict for pair in rules.view(state, None).players[player].pairs]


def test_l_8_a_wrong_pair_scores_nothing_and_its_tile_is_out_of_play(check, after, refused):
    state = check("highlander yeti")
    state = after(state, "show red highlander yeti", "show red pirate highlander")
    assert verdicts(state, 0) == ["wrong", "wrong"]
    assert refused(state, "show blue yeti yeti").message.id == "luggage-tile-shown"
    assert scores(after(state, "checked red", "checked blue")) == [(0,), (0,)]


def test_l_8_right_and_lost_pairs_count_as_what_they_are(check, after):
    state = check("highlander lost-stripes robot")
    state = after(state, "show red highlander highlander", "show red pirate lost-stripes")
    state = after(state, "show blue robot robot")
    assert verdicts(state, 0) == ["match", "lost"]
    assert scores(after(state, "checked red", "checked blue")) == [(1,), (1,)]


def test_l_9_assisted_play_sets_no_wrong_pair_aside(begin, after):
    state = after(begin(), "flip red highlander", "look red punk")
    assert state.players[0].aside == ()


def test_l_9_a_wrong_pair_may_cost_a_point_but_no_pawn_moves_behind_0(check, after):
    state = check("highlander clown yeti punk", deliberate_penalty=-1)
    state = after(state, "show red highlander highlander", "show red clown clown")
    state = after(state, "show red pirate yeti", "show blue yeti punk")
    state = after(state, "checked red", "checked blue")
    assert scores(state) == [(1,), (0,)]


# -- the end of a round --------------------------------------------------------------------


def test_l_10_done_with_passengers_left_is_a_false_alarm(red_failed_seven, refused):
    refusal = refused(red_failed_seven, "done red")
    assert (refusal.message.id, refusal.rule) == ("luggage-false-alarm", "L-10")


def test_l_10_lost_passengers_are_gone_too(red_failed_seven, after):
    state = find_all_but(after, red_failed_seven, "caveman")
    state = after(state, "look red lost-leather", "done red")
    assert state.phase == "verifying"
    assert rules.view(state, None).players[0].lost == 1


def test_l_10_in_rulebook_play_done_needs_all_cards_flipped(begin, after, refused):
    state = begin(play="rulebook")
    for passenger in list(RED_SEVEN)[:6]:
        state = after(state, f"flip red {passenger}")
    assert refused(state, "done red").message.id == "luggage-false-alarm"
    assert after(state, "flip red detective", "done red").phase == "verifying"


@pytest.fixture
def red_is_done(red_failed_seven, after):
    """Red has found all seven and called "Done!"; blue holds a tile just then."""
    state = after(red_failed_seven, "flip blue robot", "look blue alien")
    return after(find_all_but(after, state), "done red")


def all_back(state: State) -> str:
    return rules.move_to_text(state, rules.legal(state, None)[0])


def test_l_11_after_done_nothing_more_is_set_aside(red_is_done, refused):
    for move in ("look blue robot", "flip blue yeti"):
        assert refused(red_is_done, move).rule == "L-11"


def test_l_11_a_tile_in_a_hand_does_not_count_and_goes_back(red_is_done, after):
    state = after(red_is_done, "return blue alien")
    assert after(state, all_back(state)) == after(red_is_done, all_back(red_is_done))
    assert scores(after(state, all_back(state))) == [(7,), (0,)]


def test_l_11_a_tile_that_lay_on_the_belt_after_the_round_makes_no_pair(check, refused):
    assert refused(check("punk"), "show red highlander highlander").rule == "L-11"


def test_l_12_two_who_are_done_at_once_are_both_done(red_failed_seven, after, refused):
    state = find_all_but(after, red_failed_seven)
    for passenger in ("robot", "yeti", "mime", "cook", "viking", "mermaid", "sailor"):
        state = after(state, f"flip blue {passenger}", f"look blue {passenger}")
    state = after(state, "done red", "done blue")
    assert rules.view(state, None).done_by == ("red", "blue")
    assert refused(state, "done blue").message.id == "luggage-already-done"
    assert scores(after(state, all_back(state))) == [(7,), (7,)]


def test_l_12_who_has_passengers_left_is_not_done_too(red_is_done, refused):
    assert refused(red_is_done, "done blue").message.id == "luggage-false-alarm"


def test_l_12_when_the_clock_ended_the_round_nobody_is_done(begin, after, refused):
    state = find_all_but(after, fail_seven(after, begin(clock_min=5)))
    assert refused(after(state, "time-up"), "done red").message.id == "luggage-after-done"


def test_l_13_a_lost_tile_resolves_any_passenger_of_its_pattern(begin, after):
    for passenger in ("highlander", "detective", "lumberjack", "yeti", "punk"):
        state = after(begin(), f"flip red {passenger}", "look red lost-tartan")
        assert verdicts(state, 0) == ["lost"]
        assert state.players[0].must_flip


def test_l_13_a_lost_tile_is_used_up_for_the_round(begin, after, refused):
    state = after(begin(), "flip red highlander", "look red lost-tartan", "flip red yeti")
    assert refused(state, "look red lost-tartan").message.id == "luggage-own-tile-aside"


def test_l_14_the_check_is_public(check, after):
    state = after(check("highlander"), "show red highlander highlander")
    assert rules.view(state, None).players[0].pairs == rules.view(state, 1).players[0].pairs
    assert verdicts(state, 0) == ["match"]


def test_l_14_the_pair_shown_last_may_be_taken_back(check, after):
    state = check("highlander punk")
    shown = after(state, "show red highlander punk", "take-back red")
    assert verdicts(shown, 0) == []
    assert verdicts(after(shown, "show red highlander highlander"), 0) == ["match"]


def test_l_14_a_passenger_whose_flip_was_not_tapped_may_still_be_shown(check, after):
    state = after(check("viking"), "show blue viking viking")
    assert verdicts(state, 1) == ["match"]
    assert rules.view(state, None).players[1].unseen == 4


def test_l_15_all_who_lead_win(begin, after):
    state = begin(rounds=1, clock_min=5)
    state = after(state, "flip red highlander", "look red highlander")
    state = after(state, "flip blue yeti", "look blue yeti", "time-up")
    state = after(state, all_back(state))
    assert state.phase == "over"
    assert rules.view(state, None).winners == ("red", "blue")


def test_l_15_the_player_with_most_points_wins(begin, after):
    state = after(begin(rounds=1, clock_min=5), "flip blue yeti", "look blue yeti", "time-up")
    assert rules.view(after(state, all_back(state)), None).winners == ("blue",)


def test_l_16_a_new_round_begins_with_everything_back_and_nothing_known(red_is_done, after):
    state = after(red_is_done, all_back(red_is_done), "next-round")
    fresh = rules.initial(state.options, state.seats)
    view = rules.view(state, 0)
    assert view.round == 2
    assert view.secrets.seen == ()
    assert (state.belt, state.flipped, state.looks) == (fresh.belt, fresh.flipped, fresh.looks)
    assert [player.unseen for player in state.players] == [7, 7]
    assert scores(state) == [(7,), (0,)]


# -- rounds that do not end by themselves --------------------------------------------------


def test_l_17_the_clock_ends_a_round_where_one_was_agreed_on(begin, after, refused):
    assert after(begin(clock_min=5), "time-up").phase == "verifying"
    assert refused(begin(), "time-up").message.id == "luggage-no-clock"


BLUE_SEVEN = ("robot", "yeti", "mime", "cook", "viking", "mermaid", "sailor")


def nobody_can_finish(begin, after, missing, yeti_gets="yeti"):
    """Red and blue have one passenger each left, highlander and robot."""
    state = fail_seven(after, begin(missing=missing))
    state = after(state, "flip blue robot", "look blue alien", "return blue alien")
    state = after(state, "flip blue yeti", f"look blue {yeti_gets}")
    for passenger in BLUE_SEVEN[2:]:
        state = after(state, f"flip blue {passenger}", f"look blue {passenger}")
    return find_all_but(after, state, "highlander")


MISSING_FOUR = "highlander robot lost-tartan lost-stars"


def test_l_17_the_referee_ends_a_round_that_nobody_can_finish(begin, after):
    state = nobody_can_finish(begin, after, MISSING_FOUR)
    assert stuck(state)
    state = after(state, "stuck")
    assert rules.view(state, None).ended_by == "stuck"
    assert scores(after(state, all_back(state))) == [(6,), (6,)]


def test_l_17_a_tile_that_was_set_aside_helps_nobody(begin, after):
    missing = "highlander robot lost-stars"
    assert not stuck(nobody_can_finish(begin, after, missing))
    assert stuck(nobody_can_finish(begin, after, missing, yeti_gets="lost-tartan"))


def test_l_17_who_has_finished_can_still_end_the_round(begin, after, refused):
    state = nobody_can_finish(begin, after, "robot lost-stars lost-tartan")
    state = after(state, "look red highlander")
    assert refused(state, "stuck").rule == "L-17"
    assert after(state, "done red").phase == "verifying"


@pytest.mark.parametrize("there", MISSING_FOUR.split())
def test_l_17_one_tile_that_can_be_found_keeps_the_round_going(begin, after, refused, there):
    missing = MISSING_FOUR.replace(there, "")
    state = nobody_can_finish(begin, after, missing)
    assert not stuck(state)
    assert refused(state, "stuck").rule == "L-17"


def test_l_17_below_a_passenger_that_stays_on_top_no_card_can_be_flipped(begin, after):
    """In the memory variant (L-18)."""
    state = begin(variant="memory", missing="highlander sailor")
    state = after(state, "flip red highlander", "look red detective")
    assert not stuck(state)
    state = after(state, "flip blue sailor", "look blue detective")
    assert stuck(state)
    assert rules.view(after(state, "stuck"), None).ended_by == "stuck"


def test_l_17_without_any_tile_nobody_can_finish(begin):
    assert stuck(begin(missing=" ".join(TILES)))


def test_l_17_a_card_that_was_never_flipped_may_be_resolved(begin, refused):
    assert refused(begin(missing=MISSING_FOUR), "stuck").rule == "L-17"


def test_l_17_in_rulebook_play_the_belt_tells_which_tiles_are_gone(begin, after, refused):
    state = begin(play="rulebook")
    for passenger in RED_SEVEN:
        state = after(state, f"flip red {passenger}")
    for passenger in BLUE_SEVEN:
        state = after(state, f"flip blue {passenger}")
    gone = [*RED_SEVEN, *BLUE_SEVEN, *(tile for tile in TILES if tile.startswith("lost-"))]
    assert refused(state, "stuck").rule == "L-17"
    assert refused(state, f"stuck gone {' '.join(gone[1:])}").rule == "L-17"
    assert after(state, f"stuck gone {' '.join(gone)}").phase == "verifying"


# -- younger players, the start, and what else there is -------------------------------------


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 6), (4, 4)])
def test_l_18_the_reduced_set_is_dealt_as_far_as_it_goes(begin, players, cards):
    state = begin(players, per_suitcase=3)
    assert [player.unseen for player in state.players] == [cards] * players
    assert state.belt.bit_count() == 18


def test_l_18_the_lost_tiles_and_two_of_each_five_stay_in_the_box(begin, after, refused):
    state = begin(per_suitcase=3)
    assert refused(state, "flip red yeti").message.id == "luggage-not-in-play"
    state = after(state, "flip red highlander")
    assert refused(state, "look red lost-tartan").message.id == "luggage-not-in-play"


def test_l_18_who_has_no_passenger_to_search_for_is_asked_to_flip_one_first(begin, after):
    state = begin(variant="memory")
    asked = [prompt(state).id]
    for move in ("flip red highlander", "look red detective"):
        state = after(state, move)
        asked.append(prompt(state).id)
    assert asked == [
        "luggage-play-memory-flip",
        "luggage-play-memory",
        "luggage-play-memory-turned-flip",
    ]


def test_l_18_in_the_memory_variant_players_turn_one_tile_each(begin, after, refused):
    state = begin(3, variant="memory")
    assert refused(state, "flip blue pirate").message.id == "luggage-not-your-turn"
    state = after(state, "flip red highlander", "look red detective")
    assert rules.view(state, None).active == "blue"
    assert refused(state, "look red highlander").message.id == "luggage-not-your-turn"
    state = after(state, "flip blue pirate", "look blue pirate")
    assert rules.view(state, None).active == "green"


def test_l_18_a_tile_that_is_not_the_top_passengers_is_turned_back(begin, after):
    state = after(begin(variant="memory"), "flip red highlander", "look red detective")
    player = state.players[0]
    assert (queue(state), player.held, player.aside) == (["highlander"], None, ())
    assert state.belt == state.options.tiles


def test_l_18_everybody_sees_a_tile_that_is_turned_over(begin, after):
    state = after(begin(variant="memory"), "flip red highlander", "look red detective")
    assert rules.view(state, None).turned == SeenTile("tartan", "detective")
    assert rules.view(state, 1).secrets.seen == (SeenTile("tartan", "detective"),)


def test_l_18_the_first_to_empty_the_queue_ends_the_game_and_most_matches_win(begin, after):
    state = begin(4, variant="memory")
    for passenger in ("highlander", "pirate", "clown", "astronaut"):
        state = after(state, f"flip red {passenger}", f"look red {passenger}")
        if state.phase == "play":
            others = {"blue": "caveman", "green": "pharaoh", "yellow": "sailor"}
            for seat, other in others.items():
                if passenger == "highlander":
                    state = after(state, f"flip {seat} {other}")
                state = after(state, f"look {seat} referee")
    assert (state.phase, state.ended_by) == ("verifying", "done")
    state = after(state, "verified")
    assert rules.view(state, None).winners == ("red",)
    assert scores(state) == [(4,), (0,), (0,), (0,)]


def test_l_27_the_first_player_begins_each_round_of_the_memory_variant(begin, after, refused):
    state = begin(2, variant="memory", rounds=2, first_player=1)
    assert rules.view(state, None).active == "blue"
    assert refused(state, "flip red pirate").message.id == "luggage-not-your-turn"
    state = after(replace(state, phase="round_over", active=0), "next-round")
    assert (state.round, state.active) == (2, 1)


def test_l_27_the_first_player_plays():
    with pytest.raises(OptionError, match="first_player is 2; with 2 players it may be 0 to 1"):
        rules.initial(rules.options_from({"first_player": 2}), ("red", "blue"))


def test_l_19_the_round_starts_when_everybody_is_ready(after, refused):
    state = rules.initial(rules.options_from({}), ("red", "blue", "green"))
    state = after(state, "mapped", "ready red", "ready green")
    assert state.phase == "ready"
    assert refused(state, "flip red yeti").rule == "L-19"
    assert after(state, "ready blue").phase == "play"


def test_l_19_who_is_ready_stays_ready_when_the_table_starts_again(after):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, "mapped", "ready red")
    again = rules.state_from_text(rules.state_to_text(state))
    assert [rules.awaited(again, player) for player in (0, 1)] == [False, True]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l_20_two_players_play_as_four_do(begin, players):
    state = begin(players)
    assert [player.unseen for player in state.players] == [7] * players
    assert state.belt.bit_count() == 36


def test_l_20_tiles_of_passengers_that_nobody_was_dealt_match_nobody(red_failed_seven, after):
    state = after(red_failed_seven, "look red yeti")
    assert verdicts(state, 0) == []


def test_l_21_nobody_else_is_shown_what_a_player_looked_at(begin, after):
    state = after(begin(), "flip red highlander", "look red detective")
    assert rules.view(state, None).players[0].holds == "tartan"
    assert rules.view(state, 1) == rules.view(after_other(begin, after), 1)
    assert rules.view(state, 0) != rules.view(after_other(begin, after), 0)


def after_other(begin, after):
    """The same as seen from outside: red held another tile of the same pattern."""
    return after(begin(), "flip red highlander", "look red punk")
