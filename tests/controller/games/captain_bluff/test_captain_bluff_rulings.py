"""The rulings CB-1 to CB-16, each by an example; CB-17 to CB-30 stand with calls and endings."""

import pytest

from controller.games.captain_bluff.pieces import AIRPORT_DEALT, DEFINED_AT_SETUP, LUGGAGE_DEALT
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import winners

LONDON = {1: "paris-9 red: london-3 london-4"}
"""A line up from 3 on belt 1, below a departure city that does not fit."""


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


# -- setup ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", rules.players)
def test_cb_1_departure_cities_are_laid_down_in_order_from_the_starter(dealt, legal, players):
    state = dealt(players, starter=1)
    order = []
    while state.phase == "setup":
        seat = state.seats[state.due[0]]
        order.append(seat)
        assert all(not legal(state, other) for other in state.seats if other != seat)
        state = rules.play(state, rules.legal(state, state.due[0])[0])
    seats = [state.seats[(1 + n) % players] for n in range(players)]
    assert order == [seat for seat in seats for _ in range(DEFINED_AT_SETUP[players])]
    assert state.active == 1
    dealt_each = LUGGAGE_DEALT[players] + AIRPORT_DEALT[players]
    assert {hand.bit_count() for hand in state.hands} == {dealt_each - DEFINED_AT_SETUP[players]}


def test_cb_1_any_card_may_be_a_departure_city_and_each_has_a_belt_of_its_own(
    dealt, after, refused
):
    state = after(dealt(3), "define red belt-2 round-trip-1")
    assert state.phase == "setup"
    taken = rules.legal(state, 1)[0]
    words = rules.move_to_text(state, taken).split()
    assert key(refused(state, f"define blue belt-2 {words[3]}")) == "has_destination"


def test_cb_2_the_turn_passes_clockwise(holding, after):
    state = holding("paris-1", "paris-2", "paris-3", belts=LONDON)
    turns = []
    for _ in range(4):
        seat = state.seats[state.active]
        turns.append(seat)
        state = after(state, f"check {seat} belt-1", f"done {seat}")
    assert turns == ["red", "blue", "green", "red"]


# -- a turn --------------------------------------------------------------------------------


def test_cb_3_one_action_and_one_airport_card_in_a_turn(holding, after, refused):
    state = holding("arrivals-board-1 delayed-flight-1 paris-1", "paris-2", belts=LONDON)
    state = after(state, "check red belt-1")
    assert key(refused(state, "define red belt-2 paris-1")) == "one_action"
    state = after(state, "play red delayed-flight-1", "draw blue paris-3")
    # Both have been had: the turn is over by itself.
    assert state.active == 1


def test_cb_3_the_airport_card_may_come_first(holding, after, refused):
    state = holding(
        "delayed-flight-1 arrivals-board-1 paris-1",
        "paris-2 paris-3 paris-4 paris-5 paris-6",
        belts=LONDON,
    )
    state = after(state, "play red delayed-flight-1")
    assert key(refused(state, "play red arrivals-board-1")) == "second_airport"
    assert after(state, "check red belt-1").active == 1


def test_cb_3_a_turn_has_an_action(holding, refused):
    assert key(refused(holding("paris-1", "paris-2"), "done red")) == "action_first"


def test_cb_4_no_second_departure_city_above_a_belt(holding, refused, legal):
    state = holding("paris-1", "paris-2", belts=LONDON)
    assert key(refused(state, "define red belt-1 paris-1")) == "has_destination"
    all_taken = {n: f"tokyo-{n} red:" for n in range(1, 7)}
    offered = legal(holding("paris-1", "paris-2", belts=all_taken), "red")
    assert not any(move.startswith("define") for move in offered)
    assert any(move.startswith("check") for move in offered)


def test_cb_5_a_card_is_drawn_for_a_departure_city(holding, after, hand):
    state = after(holding("paris-1 paris-2", "paris-3"), "define red belt-1 paris-1")
    assert (state.phase, state.due) == ("draw", (0,))
    assert hand(after(state, "draw red tokyo-5"), "red") == "paris-2 tokyo-5"


def test_cb_5_with_nothing_to_draw_the_last_card_wins(holding, after):
    state = holding("paris-1", "paris-3", pile="", discard="")
    state = after(state, "define red belt-1 paris-1")
    assert (state.phase, winners(state)) == ("over", (0,))


# -- luggage -------------------------------------------------------------------------------


def test_cb_6_cards_of_one_play_follow_directly_and_a_gap_is_fine_before_them(
    holding, after, refused, line
):
    state = holding("london-7 london-8 london-10", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 london-7 -", "place red belt-1 london-8 -")
    assert key(refused(state, "place red belt-1 london-10 -")) == "gap_in_run"
    assert line(state, 1) == ["london-3=3", "london-4=4", "london-7=7", "london-8=8"]


def test_cb_6_lines_without_gaps_by_agreement(holding, refused, after):
    state = holding("london-5 london-7", "paris-1", belts=LONDON, line="consecutive")
    assert key(refused(state, "place red belt-1 london-7 -")) == "gap_in_line"
    assert after(state, "place red belt-1 london-5 -").run == 1


@pytest.mark.parametrize(("second", "third", "fits"), [(8, 9, True), (8, 6, False), (6, 5, True)])
def test_cb_7_the_second_number_fixes_the_direction_no_matter_who_lays_it(
    holding, after, refused, second, third, fits
):
    state = holding(
        f"london-{second} paris-1",
        f"london-{third} paris-2",
        "paris-3",
        belts={1: "paris-9 green: london-7"},
    )
    state = after(state, f"place red belt-1 london-{second} -", "done red", "pass blue")
    state = after(state, "pass green", "done red")
    move = f"place blue belt-1 london-{third} -"
    if fits:
        assert after(state, move).run == 1
    else:
        assert key(refused(state, move)) == "wrong_direction"


def test_cb_8_one_line_for_each_city_and_three_at_most(holding, refused, after):
    belts = {**LONDON, 2: "paris-10 red:", 3: "paris-11 red: tokyo-2", 4: "paris-12 red: paris-5"}
    state = holding("london-9 tokyo-9 paris-16", "paris-1", belts=belts)
    assert key(refused(state, "place red belt-2 london-9 -")) == "fourth_line"
    assert key(refused(state, "place red belt-1 tokyo-9 -")) == "wrong_city"
    assert key(refused(state, "place red belt-5 paris-16 -")) == "no_destination"
    fewer = holding("london-9 tokyo-9", "paris-1", belts={**LONDON, 2: "paris-10 red:"})
    assert key(refused(fewer, "place red belt-2 london-9 -")) == "city_has_line"
    assert after(fewer, "place red belt-2 tokyo-9 -").run == 1


def test_cb_9_a_round_trip_has_the_number_of_the_place_it_fills(holding, after, refused, line):
    state = holding("london-6 round-trip-1 london-8", "paris-1", belts=LONDON)
    within = after(
        state,
        "place red belt-1 london-6 -",
        "place red belt-1 round-trip-1 -",
        "place red belt-1 london-8 -",
    )
    assert line(within, 1)[2:] == ["london-6=6", "round-trip=7", "london-8=8"]
    alone = after(state, "place red belt-1 round-trip-1 -")
    assert line(alone, 1)[2:] == ["round-trip=5"]
    # "3, R, 4" cannot be: what follows must be further than what the R stands for.
    tight = holding("round-trip-1 london-4", "paris-1", belts={1: "paris-9 red: london-2 london-3"})
    tight = after(tight, "place red belt-1 round-trip-1 -")
    assert key(refused(tight, "place red belt-1 london-4 -")) == "wrong_direction"


def test_cb_9_on_a_single_card_its_player_says_up_or_down(holding, after, refused, line):
    state = holding("round-trip-1", "paris-1", "paris-2", belts={1: "paris-9 red: london-7"})
    assert key(refused(state, "place red belt-1 round-trip-1 -")) == "say_which_way"
    assert line(after(state, "place red belt-1 round-trip-1 down"), 1)[-1] == "round-trip=6"


@pytest.mark.parametrize(
    ("line_so_far", "way"), [("london-16 london-17", "-"), ("london-1", "down")]
)
def test_cb_9_never_below_1_or_above_17(holding, refused, line_so_far, way):
    state = holding("round-trip-1 paris-3", "paris-1", belts={1: f"paris-9 red: {line_so_far}"})
    assert key(refused(state, f"place red belt-1 round-trip-1 {way}")) == "out_of_range"


def test_cb_10_a_round_trip_begins_a_line_only_with_luggage(holding, after, refused, line):
    state = holding("round-trip-1 london-5", "paris-1", belts={1: "paris-9 red:"})
    state = after(state, "place red belt-1 round-trip-1 -")
    assert key(refused(state, "done red")) == "round_trip_alone"
    state = after(state, "place red belt-1 london-5 down")
    assert line(state, 1) == ["round-trip=6", "london-5=5"]


def test_cb_10_or_never_by_agreement(holding, refused):
    state = holding(
        "round-trip-1 london-5", "paris-1", belts={1: "paris-9 red:"}, round_trip_first="never"
    )
    assert key(refused(state, "place red belt-1 round-trip-1 -")) == "round_trip_never_first"


def test_cb_11_a_round_trip_is_the_turns_airport_card(holding, after, refused):
    state = holding("round-trip-1 round-trip-2 london-6 arrivals-board-1", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 round-trip-1 -", "place red belt-1 london-6 -")
    assert key(refused(state, "place red belt-1 round-trip-2 -")) == "second_airport"


def test_cb_11_alone_it_is_laid_beside_another_action(holding, after):
    state = holding("round-trip-1 paris-5", "paris-1", belts=LONDON)
    state = after(state, "check red belt-1", "place red belt-1 round-trip-1 -", "done red")
    assert (state.phase, state.active) == ("window", 0)


def test_cb_12_a_change_of_direction_turns_a_line_round(holding, after, refused, line):
    state = holding("change-of-direction-1 london-2 london-6", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 change-of-direction-1 -")
    # No window: nothing that could be called was laid.
    assert state.phase == "turn"
    assert line(state, 1)[-1] == "change-of-direction=0"
    assert key(refused(state, "place red belt-1 london-6 -")) == "wrong_direction"
    assert after(state, "place red belt-1 london-2 -").run == 1


def test_cb_12_it_is_laid_on_lines_only_and_not_in_a_run(holding, after, refused):
    state = holding(
        "change-of-direction-1 london-6 london-7", "paris-1", belts={**LONDON, 2: "paris-8 red:"}
    )
    assert key(refused(state, "place red belt-2 change-of-direction-1 -")) == "no_line"
    running = after(state, "place red belt-1 london-6 -")
    assert key(refused(running, "place red belt-1 change-of-direction-1 -")) == "change_in_run"


def test_cb_12_on_a_single_card_it_changes_nothing(holding, after):
    state = holding(
        "change-of-direction-1 london-2 london-6", "paris-1", belts={1: "paris-9 red: london-4"}
    )
    state = after(state, "place red belt-1 change-of-direction-1 -")
    for card in ("london-2", "london-6"):
        assert after(state, f"place red belt-1 {card} -").run == 1


def test_cb_13_luggage_goes_on_the_same_belt_after_it(holding, after):
    state = holding("change-of-direction-1 london-2 paris-5", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 change-of-direction-1 -")
    state = after(state, "place red belt-1 london-2 -", "done red", "pass blue")
    assert state.active == 1


# -- Airport cards on the pad --------------------------------------------------------------


def test_cb_14_an_arrivals_board_shows_two_different_cities(holding, after, refused):
    belts = {**LONDON, 2: "paris-10 blue:", 3: "paris-11 blue:"}
    state = after(
        holding("arrivals-board-1 paris-1", "paris-2", belts=belts),
        "play red arrivals-board-1",
        "check red belt-2",
    )
    assert key(refused(state, "check red belt-2")) == "looked_already"
    state = after(state, "check red belt-3")
    assert state.phase == "turn"
    assert {"paris-10", "paris-11"} <= {k.name for k in rules.view(state, 0).secrets.known}


@pytest.mark.parametrize(("belts", "phase"), [({}, "turn"), ({1: "paris-9 red:"}, "looking")])
def test_cb_14_with_fewer_there_are_fewer_looks(holding, after, belts, phase):
    state = holding("arrivals-board-1 paris-1", "paris-2", belts=belts)
    state = after(state, "play red arrivals-board-1")
    assert state.phase == phase
    if belts:
        assert after(state, "check red belt-1").phase == "turn"


def test_cb_15_a_delayed_flight_gives_a_card_to_everybody_with_few(holding, after):
    four = "tokyo-1 tokyo-2 tokyo-3 round-trip-1"
    five = "tokyo-5 tokyo-6 tokyo-7 tokyo-8 round-trip-2"
    state = holding("delayed-flight-1 paris-1", five, four, "paris-5", turn="red")
    state = after(state, "play red delayed-flight-1")
    assert (state.phase, state.due) == ("draw", (2, 3))


def test_cb_16_the_discards_are_shuffled_as_soon_as_the_pile_is_empty(holding, after):
    state = holding("paris-1 paris-2", "paris-3", pile="tokyo-1", discard="tokyo-2 tokyo-3")
    state = after(state, "define red belt-1 paris-1", "draw red tokyo-1")
    assert state.phase == "reshuffle"
    state = after(state, "reshuffle")
    assert (rules.view(state, None).pile, rules.view(state, None).discard) == (2, 0)


def test_cb_16_or_when_the_next_card_is_needed(holding, after):
    state = holding("paris-1 paris-2", "paris-3", pile="", discard="tokyo-2 tokyo-3")
    assert after(state, "define red belt-1 paris-1").phase == "reshuffle"
    early = holding("paris-1 paris-2", "paris-3", pile="tokyo-1", discard="")
    assert after(early, "define red belt-1 paris-1", "draw red tokyo-1").phase == "turn"
