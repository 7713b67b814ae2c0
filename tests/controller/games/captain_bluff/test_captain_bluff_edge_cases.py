"""What is easily got wrong: the corners of lines, piles and last cards."""

import pytest

from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import winners
from harness.bluff_steps import interrupts

LONDON = {1: "paris-9 red: london-3 london-4"}


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


# -- lines ---------------------------------------------------------------------------------


def test_a_run_on_a_single_card_takes_its_direction_from_the_first_of_it(
    holding, after, refused, line
):
    state = holding("london-5 london-4 london-6 paris-1", "paris-2",
                    belts={1: "paris-9 red: london-9"})  # fmt: skip
    state = after(state, "place red belt-1 london-5 -")
    assert key(refused(state, "place red belt-1 london-6 -")) == "wrong_direction"
    state = after(state, "place red belt-1 london-4 -")
    assert line(state, 1) == ["london-9=9", "london-5=5", "london-4=4"]


def test_a_falling_run_ends_at_1(holding, after, refused, line):
    state = holding("london-2 london-1 round-trip-1", "paris-2",
                    belts={1: "paris-9 red: london-9 london-5"})  # fmt: skip
    state = after(state, "place red belt-1 london-2 -", "place red belt-1 london-1 -")
    assert line(state, 1)[-1] == "london-1=1"
    assert key(refused(state, "place red belt-1 round-trip-1 -")) == "out_of_range"


def test_two_changes_of_direction_cancel_out(holding, after, refused):
    state = holding("change-of-direction-1 paris-1", "change-of-direction-2 london-6 london-2",
                    belts=LONDON)  # fmt: skip
    state = after(state, "check red belt-1", "place red belt-1 change-of-direction-1 -")
    state = after(state, "place blue belt-1 change-of-direction-2 -")
    assert rules.view(state, None).belts[0].direction == 1
    assert key(refused(state, "place blue belt-1 london-2 -")) == "wrong_direction"
    assert after(state, "place blue belt-1 london-6 -").run == 1


@pytest.mark.parametrize(
    ("so_far", "counts"), [("london-16 london-17", 16), ("london-2 london-1", 2)]
)
def test_cb_9_after_a_change_a_round_trip_comes_back_from_the_end(
    holding, after, line, so_far, counts
):
    state = holding("round-trip-1 paris-1", "change-of-direction-1 paris-2",
                    belts={1: f"paris-9 red: {so_far}"}, turn="blue")  # fmt: skip
    state = after(state, "check blue belt-1", "place blue belt-1 change-of-direction-1 -")
    state = after(state, "place red belt-1 round-trip-1 -")
    assert line(state, 1)[-1] == f"round-trip={counts}"


def test_cb_9_the_direction_that_a_round_trip_was_given_binds_the_next_card(
    holding, after, refused
):
    state = holding("round-trip-1 london-4 london-6", "paris-2",
                    belts={1: "paris-9 red: london-5"})  # fmt: skip
    state = after(state, "place red belt-1 round-trip-1 up")
    assert key(refused(state, "place red belt-1 london-4 -")) == "wrong_direction"
    # The round trip counts as 6 itself.
    assert key(refused(state, "place red belt-1 london-6 -")) == "wrong_direction"


def test_cb_9_in_a_run_a_round_trip_stands_for_the_number_that_is_missing(holding, after, line):
    state = holding("london-9 round-trip-1 london-7 paris-1", "paris-2",
                    belts={1: "paris-9 red:"})  # fmt: skip
    state = after(state, "place red belt-1 london-9 -", "place red belt-1 round-trip-1 down")
    state = after(state, "place red belt-1 london-7 -")
    assert line(state, 1) == ["london-9=9", "round-trip=8", "london-7=7"]


def test_cb_26_after_a_recovery_the_line_may_run_the_other_way(holding, after, line):
    state = holding("london-2 paris-1", "paris-2", belts=LONDON)
    state = after(state, "recover red belt-1 london-4", "done red", "place red belt-1 london-2 -")
    assert line(state, 1) == ["london-3=3", "london-2=2"]
    assert rules.view(state, None).belts[0].direction == -1


def test_cb_26_a_round_trip_that_begins_a_line_keeps_its_luggage(holding, refused):
    belts = {1: "paris-9 red: round-trip-1=2 london-3"}
    state = holding("london-4", "paris-2", belts=belts)
    assert key(refused(state, "recover blue belt-1 london-3")) == "last_luggage"


def test_cb_26_a_round_trip_keeps_the_direction_when_luggage_is_recovered(holding, after):
    belts = {1: "paris-9 red: round-trip-1=2 london-3 london-4"}
    state = after(holding("paris-1", "paris-2", belts=belts), "recover blue belt-1 london-4")
    assert rules.view(state, None).belts[0].direction == 1


def test_what_was_taken_back_of_a_run_is_as_if_it_had_not_been_laid(holding, after, line):
    start = holding("round-trip-1 london-5 london-6", "paris-2", belts={1: "paris-9 red:"})
    laid = after(start, "place red belt-1 round-trip-1 -", "place red belt-1 london-5 up")
    assert line(after(laid, "take-back red"), 1) == ["round-trip=0"]
    back = after(laid, "take-back red", "take-back red")
    assert (back.phase, back.airport, back.belts, back.hands) == (
        "turn", False, start.belts, start.hands,
    )  # fmt: skip
    assert {card.name for card in rules.view(back, 1).known} == {"round-trip", "london-5"}


def test_cb_8_when_a_line_is_gone_its_city_may_begin_another_one(holding, after, refused):
    state = holding("london-9 paris-1", "london-10", belts={**LONDON, 2: "paris-10 red:"})
    assert key(refused(state, "place red belt-2 london-9 -")) == "city_has_line"
    state = after(state, "close red belt-1", "done red")
    assert after(state, "place blue belt-2 london-10 -").run == 1


# -- calls ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("destination", "loser"), [("london-9", "blue"), ("paris-9", "red")])
def test_cb_18_a_round_trip_alone_may_be_called_for_the_whole_line(
    holding, after, hand, destination, loser
):
    state = holding("round-trip-1 paris-1", "paris-2",
                    belts={1: f"{destination} red: london-3 london-4"})  # fmt: skip
    state = after(state, "place red belt-1 round-trip-1 -", "done red", "call blue")
    assert rules.view(state, None).called.loser == loser
    assert "london-3" in hand(state, loser)
    # It was no action: the turn goes on.
    assert (state.phase, state.active, state.acted) == ("turn", 0, False)


def test_cb_21_an_airport_card_that_is_left_keeps_the_placer_from_winning(holding, after):
    state = holding("london-5 arrivals-board-1", "paris-1", belts={1: "london-9 red: london-3"})
    state = after(state, "place red belt-1 london-5 -", "done red", "pass blue")
    assert state.phase == "turn"
    assert winners(after(state, "play red arrivals-board-1")) == (0,)


def test_cb_17_a_change_of_direction_closes_the_window_of_its_player(holding, after):
    state = holding("london-5 change-of-direction-1 paris-1", "paris-2", belts=LONDON)
    state = after(state, "place red belt-1 london-5 -", "done red")
    state = after(state, "place red belt-1 change-of-direction-1 -")
    assert (state.phase, state.active) == ("turn", 1)


def test_cb_17_nobody_closes_the_window_of_a_last_card_by_acting(holding, after, refused):
    """Else a bluff with the last cards could not be punished (CB-21)."""
    state = holding("london-5", "paris-1", "paris-2", belts=LONDON)
    state = after(state, "place red belt-1 london-5 -", "done red")
    assert key(refused(state, "check blue belt-1")) == "window_open"
    assert interrupts(state, 1) == []
    assert after(state, "call green").phase == "turn"


def test_cb_17_the_next_player_may_begin_before_the_turn_was_ended(holding, after, refused):
    state = after(holding("paris-1", "paris-2", "paris-3", belts=LONDON), "check red belt-1")
    assert key(refused(state, "check green belt-1")) == "not_your_turn"
    state = after(state, "check blue belt-1")
    assert (state.active, state.turn) == (1, 11)


# -- the piles -----------------------------------------------------------------------------


def test_cb_5_the_last_card_may_be_laid_down_and_another_one_drawn(holding, after, hand):
    state = after(holding("paris-1", "paris-2"), "define red belt-1 paris-1")
    assert state.phase == "draw"
    state = after(state, "draw red tokyo-1")
    assert (state.phase, hand(state, "red")) == ("turn", "tokyo-1")


def test_cb_15_with_too_few_cards_some_draw_nothing(holding, after):
    state = holding("delayed-flight-1 paris-1", "paris-2", "paris-3", "paris-4",
                    pile="tokyo-1 tokyo-2", discard="", belts=LONDON)  # fmt: skip
    state = after(state, "check red belt-1", "play red delayed-flight-1")
    state = after(state, "draw blue tokyo-1", "draw green tokyo-2")
    # The Delayed flight itself was discarded: it is shuffled for the last one to draw.
    assert (state.phase, state.due) == ("reshuffle", (3,))
    state = after(state, "reshuffle", "draw yellow delayed-flight-1")
    assert (state.phase, state.active) == ("turn", 1)


def test_cb_15_nobody_draws_from_nothing(holding, after):
    state = holding("delayed-flight-1 paris-1", "paris-2", "paris-3", pile="tokyo-1", discard="",
                    belts=LONDON)  # fmt: skip
    state = after(state, "play red delayed-flight-1", "draw blue tokyo-1", "reshuffle")
    state = after(state, "draw green delayed-flight-1")
    assert (state.phase, state.due, state.in_pile) == ("turn", (), 0)


def test_cb_15_after_a_reshuffle_airport_cards_are_drawn_and_known_to_nobody_else(holding, after):
    state = holding("paris-1 paris-4", "paris-2", pile="tokyo-1", discard="arrivals-board-1")
    state = after(state, "define red belt-1 paris-1", "draw red tokyo-1", "reshuffle", "done red")
    state = after(state, "define blue belt-2 paris-2", "draw blue arrivals-board-1")
    assert "arrivals-board" in rules.view(state, 1).secrets.hand
    assert rules.view(state, 0).secrets.known[0].name == "paris-1"


def test_cb_16_a_card_that_was_just_discarded_may_be_drawn_at_once(holding, after, hand):
    state = holding("delayed-flight-1 paris-1", "paris-2", pile="", discard="", belts=LONDON)
    state = after(state, "play red delayed-flight-1", "reshuffle", "draw blue delayed-flight-1")
    assert hand(state, "blue") == "paris-2 delayed-flight-1"


def test_cb_25_who_knew_a_closed_city_knows_that_it_may_be_drawn(holding, after):
    state = holding("paris-1 paris-4", "paris-2 paris-3", pile="tokyo-1", discard="", belts=LONDON)
    state = after(state, "close red belt-1", "done red", "define blue belt-2 paris-2")
    state = after(state, "draw blue tokyo-1", "reshuffle", "done blue")
    state = after(state, "define red belt-1 paris-1", "draw red london-3", "done red")
    state = after(state, "define blue belt-3 paris-3", "draw blue paris-9")
    known = {card.name: card.places for card in rules.view(state, 0).secrets.known}
    assert known["paris-9"] == ("pile", "blue")
    assert "paris-9" in rules.view(state, 1).secrets.hand
    assert rules.view(state, None).known[0].name == "london-3"


# -- exchanging ----------------------------------------------------------------------------


def test_cb_24_after_an_exchange_only_its_player_knows_the_new_city(holding, after):
    state = holding("paris-1 paris-4", "paris-2", "paris-3",
                    belts={1: "paris-9 red green: london-3"})  # fmt: skip
    state = after(state, "change red belt-1 paris-4", "take red paris-9")
    assert rules.view(state, None).belts[0].known_to == ("red",)
    known = {card.name: card.places for card in rules.view(state, 2).secrets.known}
    # Green had seen the old one, and saw red take it.
    assert known == {"paris-9": ("red",)}


def test_cb_24_an_exchange_with_the_last_card_wins_nothing(holding, after, hand):
    state = after(holding("paris-1", "paris-2", belts=LONDON), "change red belt-1 paris-1")
    assert (state.phase, hand(state, "red")) == ("taking", "")
    assert rules.problems(state)[1:] == ()
    assert after(state, "take red paris-9").phase == "turn"
