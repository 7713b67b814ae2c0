"""What the rules refuse, each with a message for people and a ruling."""

import pytest

from controller.errors import IllegalMove
from controller.games.luggage.pieces import PASSENGERS, SUITCASES, Flip
from controller.games.luggage.rules import WRONG_PHASE, rules
from controller.games.luggage.state import RULINGS
from controller.views import Message
from display.words import words_in

SEVEN = ("highlander", "pirate", "clown", "astronaut", "caveman", "pharaoh", "detective")
RED_FOUND_ALL = tuple(
    move for passenger in SEVEN for move in (f"flip red {passenger}", f"look red {passenger}")
)
RED_FLIPPED_ALL = tuple(f"flip red {passenger}" for passenger in SEVEN)
CHECK = (*RED_FLIPPED_ALL, "done red", "verified on_belt yeti lost-dots")

REFUSED = {
    # key: (options, moves after the start, the move that is refused)
    "already_done": ({}, (*RED_FOUND_ALL, "done red"), "done red"),
    "after_done": ({}, (*RED_FOUND_ALL, "done red"), "look blue yeti"),
    "not_now": ({}, (), "ready red"),
    "match_over": (
        {"rounds": 1},
        (*RED_FOUND_ALL, "done red", "verified on_belt yeti"),
        "next-round",
    ),
    "between_rounds": ({}, (*RED_FOUND_ALL, "done red", "verified on_belt yeti"), "done blue"),
    "no_clock": ({}, (), "time-up"),
    "not_on_belt": ({}, ("flip red yeti", "look red yeti"), "recounted missing yeti"),
    "not_stuck": ({}, (), "stuck"),
    "not_your_turn": ({"variant": "memory"}, (), "flip blue highlander"),
    "not_in_play": ({"per_suitcase": 3}, (), "flip red yeti"),
    "flip_first": ({}, (), "look red yeti"),
    "not_resolved": (
        {"variant": "memory"},
        ("flip red highlander",),
        "flip red detective",
    ),
    "others_passenger": ({}, ("flip red yeti",), "flip blue yeti"),
    "passenger_is_aside": ({}, ("flip red yeti", "look red yeti"), "flip red yeti"),
    "too_many_cards": ({"play": "rulebook"}, RED_FLIPPED_ALL, "flip red yeti"),
    "nothing_left": ({}, RED_FOUND_ALL, "look red yeti"),
    "tapped_in_rulebook_play": ({"play": "rulebook"}, ("flip red yeti",), "look red yeti"),
    "own_tile_aside": ({}, ("flip red yeti", "look red yeti"), "look red yeti"),
    "others_tile_aside": (
        {},
        ("flip red yeti", "look red yeti", "flip blue punk"),
        "look blue yeti",
    ),
    "not_held": ({}, ("flip red yeti", "look red punk"), "return red yeti"),
    "false_alarm": ({}, ("flip red yeti",), "done red"),
    "already_checked": ({"play": "rulebook"}, (*CHECK, "checked red"), "checked red"),
    "passenger_shown": (
        {"play": "rulebook"},
        (*CHECK, "show red clown clown"),
        "show red clown cook",
    ),
    "tile_shown": (
        {"play": "rulebook"},
        (*CHECK, "show red clown clown"),
        "show red pirate clown",
    ),
    "tile_was_on_belt": ({"play": "rulebook"}, CHECK, "show red highlander yeti"),
    "nothing_shown": ({"play": "rulebook"}, CHECK, "take-back red"),
}


def id_of(key):
    return f"luggage-{key.replace('_', '-')}"


@pytest.mark.parametrize("key", REFUSED)
def test_the_refusal_names_the_rule(begin, after, refused, key):
    options, moves, move = REFUSED[key]
    state = after(begin(**options), *moves)
    refusal = refused(state, move)
    assert (refusal.message, refusal.rule) == (Message(id_of(key)), RULINGS[key])


@pytest.mark.parametrize(
    ("moves", "move", "key"),
    [
        ((), "ready red", "lap_running"),
        ((), "look red yeti", "lap_running"),
        (("mapped",), "flip red yeti", "not_started"),
        (("mapped", "ready red"), "ready red", "already_ready"),
    ],
)
def test_before_the_round_starts(after, refused, moves, move, key):
    state = after(rules.initial(rules.options_from({}), ("red", "blue")), *moves)
    assert refused(state, move).message.id == id_of(key)


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ("show red yeti yeti", "passenger_shown"),
        ("show red clown clown", "others_passenger"),
        ("show blue clown punk", "passenger_shown"),
        ("show blue highlander punk", "others_passenger"),
    ],
)
def test_at_the_check_everybody_shows_their_own_passengers(begin, after, refused, move, key):
    state = after(
        begin(play="rulebook"),
        "flip blue clown",
        "flip red yeti",
        *RED_FLIPPED_ALL[:2],
        *RED_FLIPPED_ALL[3:],
        "done red",
        "verified on_belt lost-dots",
        "show blue clown clown",
        "show red yeti yeti",
    )
    assert refused(state, move).message.id == id_of(key)


def test_at_the_check_nobody_shows_more_passengers_than_were_dealt(begin, after, refused):
    state = after(begin(play="rulebook"), *CHECK)
    assert refused(state, "show red mime mime").message.id == "luggage-too-many-cards"


@pytest.mark.parametrize("player", [-1, 2, 2**64])
def test_nobody_plays_where_there_is_no_seat(begin, player):
    with pytest.raises(IllegalMove) as caught:
        rules.play(begin(), Flip(player, 3))
    assert (caught.value.message.id, caught.value.rule) == ("luggage-nobody-there", "L-20")


def test_every_infraction_is_tested_here():
    elsewhere = {"lap_running", "not_started", "already_ready", "nobody_there"}
    assert set(REFUSED) | elsewhere == set(RULINGS)
    assert set(WRONG_PHASE.values()) <= set(RULINGS)


@pytest.mark.parametrize("key", RULINGS)
def test_no_message_names_a_piece(key):
    assert RULINGS[key].startswith(("L-", "G-"))
    words, id = words_in("en"), id_of(key)
    said = f"{words(id)} {words.part(id, 'remedy')}".lower().replace(".", " ").replace(",", " ")
    assert not set(said.split()) & {*PASSENGERS, *SUITCASES}


def test_a_refused_move_leaves_the_state_as_it_was(begin, after):
    state = after(begin(), "flip red yeti")
    text = rules.state_to_text(state)
    with pytest.raises(IllegalMove):
        after(state, "done red")
    assert rules.state_to_text(state) == text


# -- what is healed instead of refused -----------------------------------------------------


def test_a_tile_that_was_called_missing_and_turns_up_counts(begin, after):
    state = after(begin(missing="yeti"), "flip red yeti", "look red yeti")
    assert rules.view(state, None).players[0].matches == 1
    assert rules.view(state, None).missing == ()


def test_a_tile_that_was_called_missing_and_is_shown_at_the_check_counts(begin, after):
    state = begin(play="rulebook", missing="clown", clock_min=1)
    state = after(state, "flip red clown", "time-up", "verified", "show red clown clown")
    assert rules.view(state, None).players[0].matches == 1
    assert rules.view(state, None).missing == ()


def test_a_tile_that_was_called_missing_and_lies_on_the_belt_after_the_round_is_found(begin, after):
    state = begin(play="rulebook", missing="clown", clock_min=1)
    state = after(state, "time-up", "verified on_belt clown")
    assert rules.view(state, None).missing == ()


def test_a_tile_that_another_player_was_thought_to_hold_was_put_back(begin, after):
    state = after(begin(), "flip red yeti", "look red punk", "flip blue punk", "look blue punk")
    assert rules.view(state, None).players[0].holds is None
    assert rules.view(state, None).players[1].matches == 1
    assert rules.problems(state) == ()


def test_a_tile_may_be_looked_at_again_before_the_belt_has_seen_it(begin, after):
    state = after(begin(), "flip red yeti", "look red punk", "flip red punk", "look red punk")
    assert rules.view(state, None).players[0].matches == 1
    assert rules.problems(state) == ()


def test_tapping_the_current_passenger_again_changes_nothing(begin, after):
    state = after(begin(), "flip red yeti")
    assert after(state, "flip red yeti") == state
