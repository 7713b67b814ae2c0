"""What the rules refuse, each with a sentence for people and a remedy."""

import re

import pytest

from controller.errors import IllegalMove
from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
    CITIES,
    Call,
    Check,
    Deal,
    Draw,
    Seen,
    Shown,
)
from controller.games.captain_bluff.rules import NOT_NOW, WRONG_PHASE, rules
from controller.games.captain_bluff.state import RULINGS
from controller.views import Message
from display.words import words_in

BELTS = {1: "paris-9 red: london-3 london-4", 2: "paris-10 blue:"}
RED = "london-5 london-9 tokyo-3 round-trip-1 round-trip-2 change-of-direction-1 arrivals-board-1"
HANDS = (f"{RED} delayed-flight-1", "paris-2", "paris-3")
WINDOW = ("place red belt-1 london-5 -", "done red")
THREE = {
    **BELTS,
    3: "paris-11 red: tokyo-5",
    4: "paris-12 red: paris-5",
    5: "paris-13 red:",
}

REFUSED = {
    # key: (belts, moves before, the move that is refused)
    "already_dealt": (BELTS, (), "deal red paris-1"),
    "too_late_to_redeal": (BELTS, (), "redeal"),
    "not_your_turn": (BELTS, (), "check blue belt-1"),
    "one_action": (BELTS, ("check red belt-1",), "check red belt-2"),
    "action_first": (BELTS, (), "done red"),
    "second_airport": (
        BELTS,
        ("place red belt-1 change-of-direction-1 -",),
        "play red arrivals-board-1",
    ),
    "run_open": (THREE, ("place red belt-1 london-5 -",), "place red belt-3 tokyo-3 -"),
    "draw_first": (BELTS, ("define red belt-3 tokyo-3",), "check red belt-1"),
    "nothing_to_draw": (BELTS, (), "draw red tokyo-9"),
    "take_first": (BELTS, ("change red belt-1 tokyo-3",), "done red"),
    "nothing_to_take": (BELTS, (), "take red paris-9"),
    "nothing_to_reshuffle": (BELTS, (), "reshuffle"),
    "looks_first": (BELTS, ("play red arrivals-board-1",), "define red belt-3 tokyo-3"),
    "recovery_open": (BELTS, ("recover red belt-1 london-4",), "check red belt-1"),
    "nothing_laid": (BELTS, (), "take-back red"),
    "has_destination": (BELTS, (), "define red belt-1 tokyo-3"),
    "no_destination": (BELTS, (), "check red belt-6"),
    "no_luggage": (BELTS, (), "close red belt-2"),
    "looked_already": (
        BELTS,
        ("play red arrivals-board-1", "check red belt-1"),
        "check red belt-1",
    ),
    "city_has_line": (BELTS, (), "place red belt-2 london-9 -"),
    "fourth_line": (THREE, (), "place red belt-5 london-9 -"),
    "wrong_city": (BELTS, (), "place red belt-1 tokyo-3 -"),
    "wrong_direction": (
        BELTS,
        ("place red belt-1 change-of-direction-1 -",),
        "place red belt-1 london-5 -",
    ),
    "gap_in_run": (BELTS, ("place red belt-1 london-5 -",), "place red belt-1 london-9 -"),
    "say_which_way": (THREE, (), "place red belt-3 round-trip-1 -"),
    "way_is_clear": (BELTS, (), "place red belt-1 round-trip-1 up"),
    "round_trip_alone": (THREE, (), "place red belt-5 round-trip-1 -"),
    "change_in_run": (
        BELTS,
        ("place red belt-1 london-5 -",),
        "place red belt-1 change-of-direction-1 -",
    ),
    "no_line": (BELTS, (), "place red belt-2 change-of-direction-1 -"),
    "not_on_belt": (BELTS, (), "place red belt-1 arrivals-board-1 -"),
    "not_on_pad": (BELTS, (), "play red london-5"),
    "call_too_late": (BELTS, (), "call blue"),
    "own_placement": (BELTS, WINDOW, "call red"),
    "already_passed": (BELTS, (*WINDOW, "pass blue"), "call blue"),
    "covered": (BELTS, (), "recover red belt-1 london-3"),
    "behind_airport": (
        BELTS,
        ("place red belt-1 change-of-direction-1 -",),
        "recover red belt-1 change-of-direction-1",
    ),
    "last_luggage": (
        BELTS,
        ("recover red belt-1 london-4",),
        "recover red belt-1 london-3",
    ),
    "other_belt": (
        {**BELTS, 3: "paris-11 red: tokyo-5 tokyo-6"},
        ("recover red belt-1 london-4",),
        "recover red belt-3 tokyo-6",
    ),
    "too_early_to_recover": (BELTS, WINDOW, "recover blue belt-1 london-5"),
    "not_in_hand": (BELTS, (), "define red belt-3 paris-2"),
    "not_from_pile": (BELTS, ("define red belt-3 tokyo-3",), "draw red paris-2"),
    "not_unread": (BELTS, (), "seen ?0 paris-1"),
}

ELSEWHERE = {
    "still_dealing",
    "hand_full",
    "read_each",
    "luggage_full",
    "airport_full",
    "define_first",
    "reshuffle_first",
    "reading",
    "revealing",
    "match_over",
    "gap_in_line",
    "out_of_range",
    "round_trip_never_first",
    "window_open",
    "no_time",
    "nobody_there",
    "no_belt",
    "not_a_card",
}
"""Infractions of other options, of cards that were not read, and of moves that no table makes."""


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


@pytest.mark.parametrize("name", REFUSED)
def test_the_refusal_names_the_rule_and_who_is_to_act(holding, after, refused, name):
    belts, moves, words = REFUSED[name]
    state = after(holding(*HANDS, belts=belts), *moves)
    refusal = refused(state, words)
    assert (key(refusal), refusal.rule) == (name, RULINGS[name])
    assert refusal.message.args == {"active": state.seats[state.active]}


def test_before_the_hands_are_dealt_nobody_acts(dealt, after, refused):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    assert key(refused(state, "check red belt-1")) == "still_dealing"
    luggage = [f"deal red paris-{n}" for n in range(1, 13)]
    state = after(state, *luggage)
    assert key(refused(state, "deal red paris-13")) == "luggage_full"
    state = after(state, *(f"deal red round-trip-{n}" for n in (1, 2, 3)))
    assert key(refused(state, "deal red round-trip-4")) == "airport_full"
    assert key(refused(state, "deal red ?")) == "hand_full"


def test_before_the_departure_cities_are_laid_down_nobody_acts(dealt, refused):
    assert key(refused(dealt(2), "check red belt-1")) == "define_first"


def test_an_empty_pile_is_shuffled_first(holding, after, refused):
    state = holding("paris-1 paris-4", "paris-2", pile="tokyo-1", discard="tokyo-2")
    state = after(state, "define red belt-1 paris-1", "draw red tokyo-1")
    assert key(refused(state, "done red")) == "reshuffle_first"


def test_while_a_bluff_may_be_called_the_placer_waits(holding, after, refused):
    state = after(holding(*HANDS, belts=BELTS), *WINDOW)
    assert key(refused(state, "done red")) == "window_open"


def test_a_card_that_was_not_read_is_waited_for(holding, after, refused):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, "deal red ?")
    while state.phase == "dealing":
        state = rules.play(state, rules.legal(state, None)[0])
    while state.phase == "setup":
        state = rules.play(state, rules.legal(state, state.due[0])[0])
    while (state.phase, state.active) != ("turn", 0):
        state = after(state, "check blue belt-1", "done blue")
    unread = next(move for move in rules.undecided(state, 0) if move.card >= CARD_COUNT)
    state = rules.play(state, unread)
    assert key(refused(state, "check red belt-1")) == "reading"


def test_a_departure_city_that_was_not_read_and_is_called_is_waited_for(holding, after, refused):
    text = rules.state_to_text(after(holding(*HANDS, belts=BELTS), *WINDOW))
    text = text.replace("belt belt-1 paris-9", "belt belt-1 ?0") + "unread ?0 any\n"
    state = after(rules.state_from_text(text), "call blue")
    assert state.phase == "revealing"
    assert key(refused(state, "check red belt-2")) == "revealing"
    assert rules.view(after(state, "seen ?0 paris-9"), None).called.loser == "red"


def test_the_match_is_over(holding, after, refused):
    state = after(holding("arrivals-board-1", "paris-2", belts=BELTS), "play red arrivals-board-1")
    assert key(refused(state, "check blue belt-1")) == "match_over"


@pytest.mark.parametrize(
    ("move", "name"),
    [
        (Check(0, 6), "no_belt"),
        (Check(7, 0), "nobody_there"),
        (Shown(6, None), "no_belt"),
        (Shown(0, 99), "not_a_card"),
        (Seen(70, 3), "not_unread"),
        (Call(-1), "nobody_there"),
    ],
)
def test_moves_that_no_table_makes_are_refused_too(holding, move, name):
    with pytest.raises(IllegalMove) as caught:
        rules.play(holding(*HANDS, belts=BELTS), move)
    assert key(caught.value) == name


@pytest.mark.parametrize(
    ("move", "name"), [(Deal(5, 3), "nobody_there"), (Deal(0, 99), "not_a_card")]
)
def test_nor_are_such_deals(move, name):
    with pytest.raises(IllegalMove) as caught:
        rules.play(rules.initial(rules.options_from({}), ("red", "blue")), move)
    assert key(caught.value) == name


def test_nor_such_draws(holding, after):
    state = after(holding(*HANDS, belts=BELTS), "define red belt-3 tokyo-3")
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, Draw(0, 99))
    assert key(caught.value) == "not_a_card"


def test_nothing_of_a_run_is_taken_back_that_was_not_laid(holding, after):
    state = after(holding(*HANDS, belts=BELTS), "place red belt-1 london-5 -")
    assert after(state, "take-back red") != state
    assert after(state, "take-back red").run == 0


def test_every_infraction_is_tested_or_belongs_to_an_option():
    assert set(REFUSED) | ELSEWHERE == set(RULINGS)
    assert {*WRONG_PHASE.values(), *NOT_NOW.values()} <= set(RULINGS)


@pytest.mark.parametrize("name", RULINGS)
def test_no_message_names_a_card(name):
    assert re.fullmatch(r"(CB|G)-\d+", RULINGS[name])
    message = Message(f"captain-bluff-{name.replace('_', '-')}", {"active": "red"})
    words = words_in("en")
    said = f"{words(message)} {words.part(message, 'remedy')}".lower()
    assert not re.search("|".join(CITIES), said)


def test_a_refused_move_leaves_the_state_as_it_was(holding, refused):
    state = holding(*HANDS, belts=BELTS)
    text = rules.state_to_text(state)
    refused(state, "define red belt-1 tokyo-3")
    assert rules.state_to_text(state) == text


# -- what is healed instead of refused -----------------------------------------------------


def test_until_the_start_the_last_pad_wins(after, hand):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, "deal red paris-7", "deal blue paris-7")
    assert (hand(state, "red"), hand(state, "blue")) == ("", "paris-7")


def test_a_wrong_deal_is_dealt_again_before_anybody_has_acted(dealt, after):
    state = after(dealt(3), "redeal")
    assert state == rules.initial(state.options, state.seats)


def test_a_city_that_was_shown_by_accident_stays_and_is_public(holding, after):
    state = after(holding(*HANDS, belts=BELTS), "shown belt-2 paris-10")
    assert [known.name for known in rules.view(state, None).known] == ["paris-10"]
    assert rules.view(state, None).belts[1].destination
