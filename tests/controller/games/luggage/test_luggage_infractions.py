"""What the rules refuse, each with a message for people and a ruling."""

import pytest

from controller.games.luggage.rules import rules
from examples.luggage import CHECK, RED_FLIPPED_ALL


def id_of(key):
    return f"luggage-{key.replace('_', '-')}"


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
