"""The rulings of all games, G-1 to G-5, as they concern Captain Bluff."""

import random

import pytest

from controller.games.captain_bluff.pieces import Call, Deal, Define
from controller.games.captain_bluff.rules import rules
from controller.games.captain_bluff.turns import first_heard
from harness.matches import SEATS, begun

LONDON = {1: "paris-9 red: london-3 london-4", 2: "tokyo-9 blue:"}


def test_g_1_taps_of_the_deal_may_come_in_any_order():
    rng = random.Random(1)
    start = state = begun(rules, 3)
    deals = []
    while state.phase == "dealing":
        deals.append(rules.random_move(state, rng.random))
        state = rules.play(state, deals[-1])
    shuffled = start
    for move in rng.sample(deals, len(deals)):
        shuffled = rules.play(shuffled, move)
    assert shuffled == state


@pytest.mark.parametrize(
    ("placer", "callers", "heard"),
    [
        # Clockwise it is red, blue, green, and red again.
        ("red", ("blue", "green"), "blue"),
        ("blue", ("red", "green"), "green"),
        ("green", ("blue", "red"), "red"),
        ("blue", ("red",), "red"),
        ("green", ("blue",), "blue"),
    ],
)
def test_g_1_of_two_that_call_at_once_the_nearest_clockwise_from_the_placer_has_called(
    holding, after, placer, callers, heard
):
    own = ("paris-1 london-5", "paris-2 london-6", "paris-3 london-7")
    laid = dict(zip(SEATS, ("london-5", "london-6", "london-7"), strict=False))[placer]
    state = holding(*own, belts=LONDON, turn=placer)
    state = after(state, f"place {placer} belt-1 {laid} -", f"done {placer}")
    numbers = {state.seats.index(seat) for seat in callers}
    assert state.seats[first_heard(state, numbers)] == heard


@pytest.mark.parametrize(
    ("moves", "seat", "does"),
    [
        ((), "red", "check red belt-1"),
        (("check red belt-1",), "red", "done red"),
        (("place red belt-1 london-5 -",), "red", "done red"),
        (("place red belt-1 london-5 -", "done red"), "blue", "pass blue"),
        (("place red belt-2 round-trip-1 -",), "red", "take-back red"),
        (("play red arrivals-board-1",), "red", "done red"),
        (("recover blue belt-1 london-4",), "blue", "done blue"),
    ],
)
def test_g_2_a_frozen_hand_checks_closes_what_is_open_and_calls_nobody(
    holding, after, moves, seat, does
):
    hand = "london-5 tokyo-3 round-trip-1 arrivals-board-1 paris-1"
    state = after(holding(hand, "paris-2", belts=LONDON), *moves)
    player = state.seats.index(seat)
    assert rules.move_to_text(state, rules.default_move(state, player)) == does
    assert rules.default_move(state, 1 - player) is None


def test_g_2_where_there_is_no_departure_city_a_frozen_hand_lays_one_down(holding):
    state = holding("paris-1 paris-2", "paris-3")
    words = rules.move_to_text(state, rules.default_move(state, 0))
    assert words == "define red belt-1 paris-1"


@pytest.mark.parametrize("players", rules.players)
def test_g_2_frozen_hands_play_to_the_end_and_it_is_the_standstill_that_ends_it(players):
    rng = random.Random(players)
    state = begun(rules, players)
    while not rules.over(state):
        frozen = (rules.default_move(state, player) for player in range(players))
        move = next((move for move in frozen if move is not None), None)
        if move is None:
            move = rules.random_move(state, rng.random)
        assert not isinstance(move, Call)
        state = rules.play(state, move)
    assert state.standstill == 3 * players


@pytest.mark.parametrize(
    ("words", "undone"),
    [
        ("define red belt-3 paris-1", True),
        ("change red belt-1 paris-1", True),
        ("close red belt-1", True),
        ("recover red belt-1 london-4", True),
        ("check red belt-1", False),
        ("place red belt-1 london-5 -", False),
        ("play red arrivals-board-1", False),
    ],
)
def test_g_3_what_has_shown_nobody_anything_may_be_taken_back(holding, words, undone):
    before = holding("london-5 arrivals-board-1 paris-1", "paris-2", belts=LONDON)
    move = rules.move_from_text(before, words)
    assert rules.may_undo(before, move, rules.play(before, move)) is undone


def test_g_3_chance_a_call_and_what_ended_the_match_are_not_taken_back(holding, after):
    state = holding("london-5", "paris-2", belts={1: "london-9 red: london-3"})
    state = after(state, "place red belt-1 london-5 -", "done red")
    for words, undone in {"call blue": False, "pass blue": False}.items():
        move = rules.move_from_text(state, words)
        assert rules.may_undo(state, move, rules.play(state, move)) is undone
    state = holding("london-5 paris-1", "paris-2", belts=LONDON)
    state = after(state, "place red belt-1 london-5 -", "done red")
    move = rules.move_from_text(state, "pass blue")
    assert rules.may_undo(state, move, rules.play(state, move))
    drawing = after(holding("paris-1", "paris-2"), "define red belt-1 paris-1")
    move = rules.move_from_text(drawing, "draw red tokyo-1")
    assert not rules.may_undo(drawing, move, rules.play(drawing, move))


def test_g_4_two_readings_of_one_card_are_a_problem_that_names_no_card(dealt, after):
    state = begun(rules, 2)
    while state.phase == "dealing":
        move = rules.legal(state, None)[0]
        state = rules.play(state, Deal(move.receiver, None) if not state.unread else move)
    taken = state.hands[1] & -state.hands[1]
    name = rules.move_to_text(state, Define(1, 0, taken.bit_length() - 1)).split()[-1]
    state = after(state, f"seen ?0 {name}")
    assert [str(problem) for problem in rules.problems(state)] == [
        "captain-bluff-problem-card-elsewhere: place=hand of=red"
    ]


def test_g_5_what_lies_face_down_stays_secret_when_the_match_is_over(holding, after):
    state = holding("arrivals-board-1", "paris-2 paris-5", "paris-3", belts=LONDON)
    state = after(state, "play red arrivals-board-1")
    assert state.phase == "over"
    public = rules.view(state, None)
    assert [card.name for card in public.known] == ["arrivals-board"]
    assert not any(hasattr(player, "hand") for player in public.players)
    assert [card.name for card in rules.view(state, 2).secrets.known] == ["arrivals-board"]
    assert "paris-9" in {card.name for card in rules.view(state, 0).secrets.known}
