"""The rulings CB-17 to CB-30, each by an example: calling, the quiet actions, and the end."""

import pytest

from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.state import winners
from controller.games.captain_bluff.turns import first_heard

LONDON = {1: "paris-9 red: london-3 london-4"}
"""A line up from 3 on belt 1, below a departure city that does not fit."""


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


# -- calling a bluff -----------------------------------------------------------------------


@pytest.fixture
def placed(holding, after):
    """Red has laid luggage on belt 1, and the others may call."""

    def placed(destination="paris-9", hand="london-5 paris-1", **options):
        state = holding(
            hand,
            "paris-2",
            "paris-3",
            **options,
            belts={1: f"{destination} red: london-3 london-4"},
        )
        return after(state, "place red belt-1 london-5 -", "done red")

    return placed


def test_cb_17_the_window_closes_when_all_others_have_passed(placed, after, legal):
    state = placed()
    assert legal(state, "red") == set()
    assert {"call blue", "pass blue"} <= legal(state, "blue")
    state = after(state, "pass blue")
    assert legal(state, "blue") == set()
    assert after(state, "pass green").phase == "turn"


def test_cb_17_or_when_its_time_is_over(placed, after, refused):
    assert after(placed(), "time-up").phase == "turn"
    assert key(refused(placed(call_s=None), "time-up")) == "no_time"


def test_cb_17_or_when_the_next_player_acts(placed, after, refused):
    state = after(placed(), "check blue belt-1")
    assert (state.active, state.acted) == (1, True)
    assert key(refused(state, "call green")) == "call_too_late"


def test_cb_17_of_two_calls_at_once_the_nearest_clockwise_counts(placed):
    assert first_heard(placed(), {1, 2}) == 1
    assert first_heard(placed(), {2}) == 2


def test_cb_17_nobody_calls_the_own_bluff(placed, refused):
    assert key(refused(placed(), "call red")) == "own_placement"


def habits(state, seat):
    """How often that player let luggage pass, doubted it, was caught and was found honest."""
    player = next(one for one in rules.view(state, None).players if one.seat == seat)
    return player.habits.let_pass, player.habits.doubted, player.habits.caught, player.habits.honest


def test_a_window_tells_everyone_who_doubts_and_who_does_not(placed, after):
    passed = after(placed(), "pass blue", "call green")
    assert [habits(passed, seat) for seat in ("blue", "green")] == [(1, 0, 0, 0), (0, 1, 0, 0)]


@pytest.mark.parametrize("closes", ["time-up", "check blue belt-1"])
def test_who_is_silent_until_the_window_closes_lets_it_pass(placed, after, closes):
    state = after(placed(), "pass blue", closes)
    assert [habits(state, seat) for seat in ("blue", "green")] == [(1, 0, 0, 0), (1, 0, 0, 0)]
    assert habits(state, "red") == (0, 0, 0, 0)


def test_a_call_shows_whether_a_player_who_knew_the_city_had_bluffed(placed, after):
    assert habits(after(placed(), "call green"), "red") == (0, 0, 1, 0)
    assert habits(after(placed("london-9"), "call green"), "red") == (0, 0, 0, 1)


def test_who_knows_the_city_does_not_doubt_and_who_does_not_know_it_does_not_bluff(holding, after):
    state = holding(
        "london-5 paris-1", "paris-2", "paris-3", belts={1: "paris-9 blue: london-3 london-4"}
    )
    state = after(state, "place red belt-1 london-5 -", "done red")
    called, passed = after(state, "pass green", "call blue"), after(state, "pass blue")
    assert habits(called, "blue") == habits(passed, "blue") == habits(called, "red") == (0, 0, 0, 0)
    assert habits(called, "green") == (1, 0, 0, 0)


def test_cb_18_the_whole_line_is_judged_by_the_departure_city(placed, after, hand):
    bluffed = after(placed(), "call green")
    assert hand(bluffed, "red") == "paris-1 paris-9 london-3 london-4 london-5"
    honest = after(placed("london-9"), "call green")
    assert hand(honest, "green") == "paris-3 london-3 london-4 london-5 london-9"


def test_cb_18_an_airport_card_as_departure_city_always_loses(placed, after):
    state = after(placed("delayed-flight-1"), "call green")
    assert rules.view(state, None).called.loser == "red"


@pytest.mark.parametrize(("goes", "gets"), [("to-loser", True), ("to-discard", False)])
def test_cb_19_everything_on_the_belt_goes_to_the_loser(holding, after, hand, goes, gets):
    line = "london-3 round-trip-1=4 change-of-direction-1"
    state = holding(
        "london-2 paris-1", "paris-2", belts={1: f"paris-9 red: {line}"}, changes_go=goes
    )
    state = after(state, "place red belt-1 london-2 -", "done red", "call blue")
    assert "round-trip-1" in hand(state, "red")
    assert ("change-of-direction-1" in hand(state, "red")) is gets
    assert rules.view(state, None).discard == (0 if gets else 1)


def test_cb_20_the_belt_is_empty_and_the_turn_goes_on(placed, after):
    state = after(placed(hand="london-5 paris-1 arrivals-board-1"), "call green")
    view = rules.view(state, None)
    assert (view.belts[0].destination, view.belts[0].line) == (False, ())
    assert (state.phase, state.active) == ("turn", 0)
    assert after(state, "play red arrivals-board-1").active == 1


def test_cb_21_the_last_luggage_wins_when_nobody_may_call_any_more(placed, after):
    state = placed("london-9", hand="london-5")
    assert state.phase == "window"
    assert winners(after(state, "pass blue", "pass green")) == (0,)
    assert winners(after(state, "call blue")) == (0,)
    assert after(placed(hand="london-5"), "call blue").phase == "turn"


@pytest.mark.parametrize("card", ["arrivals-board-1", "delayed-flight-1"])
def test_cb_21_another_last_card_wins_at_once(holding, after, card):
    state = holding(card, "paris-1", belts=LONDON)
    assert winners(after(state, f"play red {card}")) == (0,)


def test_cb_21_so_does_a_last_change_of_direction(holding, after):
    state = holding("change-of-direction-1", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 change-of-direction-1 -")
    assert winners(state) == (0,)


def test_cb_22_only_the_active_player_can_run_out_of_cards(holding, after):
    state = holding("london-5", "paris-1", belts=LONDON)
    state = after(state, "place red belt-1 london-5 -", "done red", "pass blue")
    assert winners(state) == (0,)
    assert rules.problems(state)[1:] == ()


# -- the other actions ---------------------------------------------------------------------


def test_cb_23_a_known_city_may_be_checked(holding, after):
    state = holding("paris-1", "paris-2", belts=LONDON)
    assert after(state, "check red belt-1").acted


def test_cb_24_changing_needs_luggage_and_the_new_card_lies_first(holding, after, refused, hand):
    state = holding("delayed-flight-1 paris-1", "paris-2", belts={**LONDON, 2: "paris-10 red:"})
    assert key(refused(state, "change red belt-2 paris-1")) == "no_luggage"
    state = after(state, "change red belt-1 delayed-flight-1")
    assert (state.phase, hand(state, "red")) == ("taking", "paris-1")
    assert hand(after(state, "take red paris-9"), "red") == "paris-1 paris-9"


def test_cb_25_a_belt_is_closed_unseen_and_a_player_who_knew_the_city_still_does(
    holding, after, refused
):
    state = holding(
        "paris-1",
        "paris-2",
        "paris-3",
        discard="",
        belts={1: "paris-9 red: london-3", 2: "paris-10 red:"},
    )
    assert key(refused(state, "close red belt-2")) == "no_luggage"
    state = after(state, "close red belt-1")
    assert rules.view(state, None).discard == 2
    known = {
        seat: {k.name: k.places for k in rules.view(state, n).secrets.known}
        for n, seat in enumerate(state.seats)
    }
    assert known["red"]["paris-9"] == ("discard",)
    assert "paris-9" not in known["blue"]
    assert known["blue"]["london-3"] == ("discard",)


# -- recovery ------------------------------------------------------------------------------


def test_cb_26_luggage_is_recovered_from_the_end_down_to_an_airport_card(holding, after, refused):
    line = "london-3 change-of-direction-1 london-2 london-1"
    state = holding("paris-1", "paris-2", belts={1: f"paris-9 red: {line}"})
    assert key(refused(state, "recover red belt-1 london-2")) == "covered"
    state = after(state, "recover red belt-1 london-1", "recover red belt-1 london-2")
    assert key(refused(state, "recover red belt-1 change-of-direction-1")) == "behind_airport"
    state = after(state, "done red")
    assert rules.view(state, 1).known == rules.view(state, None).known
    assert {k.name for k in rules.view(state, None).known} == {"london-1", "london-2"}


def test_cb_26_one_number_stays_and_the_direction_is_found_anew(holding, after, refused):
    state = holding("paris-1", "paris-2", belts=LONDON)
    state = after(state, "recover blue belt-1 london-4")
    assert key(refused(state, "recover blue belt-1 london-3")) == "last_luggage"
    assert rules.view(after(state, "done blue"), None).belts[0].direction == 0


def test_cb_26_nobody_else_recovers_meanwhile(holding, after, refused):
    belts = {**LONDON, 2: "paris-10 red: tokyo-1 tokyo-2"}
    state = after(holding("paris-1", "paris-2", belts=belts), "recover blue belt-1 london-4")
    assert key(refused(state, "recover red belt-2 tokyo-2")) == "recovery_open"
    assert key(refused(state, "recover blue belt-2 tokyo-2")) == "other_belt"


def test_cb_27_anybody_may_recover_when_nothing_else_goes_on(holding, after, refused, legal):
    state = holding("paris-1 london-9", "paris-2", "paris-3", belts=LONDON)
    assert "recover green belt-1 london-4" not in legal(state, "green")
    recovered = after(state, "recover green belt-1 london-4", "done green")
    assert (recovered.phase, recovered.active) == ("turn", 0)
    open_window = after(state, "place red belt-1 london-9 -", "done red")
    assert key(refused(open_window, "recover green belt-1 london-9")) == "too_early_to_recover"


# -- the end -------------------------------------------------------------------------------


def test_cb_28_after_the_last_turn_fewest_cards_win(holding, after):
    state = holding("paris-1 paris-4", "paris-2", "paris-3", belts=LONDON, turns=10)
    assert rules.view(state, None).turns_left == 1
    state = after(state, "check red belt-1", "done red")
    assert winners(state) == (1, 2)


def test_cb_28_so_it_is_when_no_card_has_left_a_hand_for_some_rounds(holding, after):
    state = holding("paris-1", "paris-2", belts=LONDON, standstill_rounds=2)
    left = []
    while not rules.over(state):
        left.append(rules.view(state, None).standstill_left)
        seat = state.seats[state.active]
        state = after(state, f"check {seat} belt-1", f"done {seat}")
    assert left == [4, 3, 2, 1]
    assert winners(state) == (0, 1)


def test_cb_28_a_card_that_leaves_a_hand_begins_the_count_anew(holding, after):
    state = holding("paris-1 paris-4", "paris-2", belts=LONDON, standstill_rounds=2)
    state = after(state, "check red belt-1", "done red", "define blue belt-2 paris-2")
    assert rules.view(state, None).standstill_left is None
    state = after(state, "draw blue paris-5", "done blue")
    assert rules.view(state, None).standstill_left == 4


def test_cb_29_a_player_who_laid_a_city_down_is_not_shown_it_again_but_knows_it(holding, after):
    state = after(holding("paris-1 paris-4", "paris-2"), "define red belt-3 paris-1")
    known = {k.name: k.places for k in rules.view(state, 0).secrets.known}
    assert known["paris-1"] == ("belt-3",)
    assert rules.view(state, 1).secrets.known == ()


def test_cb_30_a_hand_may_hold_any_number_of_cards(holding, after, hand):
    many = " ".join(f"tokyo-{n}" for n in range(1, 18)) + " london-5"
    state = holding(many, "paris-2", belts=LONDON)
    state = after(state, "place red belt-1 london-5 -", "done red", "call blue")
    assert len(hand(state, "red").split()) == 21
    assert rules.legal(state, 0)
