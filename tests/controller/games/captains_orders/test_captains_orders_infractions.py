"""What the rules refuse, each with a message for people and a ruling."""

import re

import pytest

from controller.errors import IllegalMove
from controller.games.captains_orders.pieces import Ask, Deal, Exposed, Seen
from controller.games.captains_orders.rules import NOT_NOW, WRONG_PHASE, rules
from controller.games.captains_orders.state import RULINGS
from controller.views import Message
from display.words import words_in

HANDS = (
    "1-1 4-1 5-1 6-1 7-1 10-1",
    "2-1 4-2 5-2 6-2 7-2 10-2",
    "3-1 4-3 5-3 6-3 7-3 10-3",
    "3-2 8-1 8-2 9-1 9-2 10-4",
)
DEAD = ("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])

REFUSED = {
    # key: (hands, moves after the deal, the move that is refused)
    "already_dealt": (HANDS, (), "deal red 9-9"),
    "too_late_to_redeal": (HANDS, ("order red 6-1",), "redeal"),
    "not_your_turn": (HANDS, (), "order blue 6-2"),
    "own_order": (HANDS, ("order red 6-1",), "follow red 7-1"),
    "no_order": (HANDS, (), "belay red 4-1"),
    "order_stands": (HANDS, ("order red 6-1",), "order blue 4-2"),
    "give_first": (HANDS, ("ask red blue",), "order red 4-1"),
    "discard_first": (HANDS, ("pass red blue 4-1",), "order blue 4-2"),
    "nothing_to_give": (HANDS, (), "give red 4-1"),
    "nothing_to_discard": (HANDS, (), "discard red 4-1"),
    "reading": (DEAD, ("order red ?0",), "follow blue 10-2"),
    "nothing_to_accept": (HANDS, ("order red 6-1",), "accept red"),
    "revealing": (DEAD, ("order red 6-1", "discover blue red"), "next-round"),
    "between_rounds": (HANDS, ("discover red blue",), "order blue 4-2"),
    "round_goes_on": (HANDS, (), "next-round"),
    "not_in_hand": (HANDS, (), "order red 2-1"),
    "follow_too_low": (HANDS, ("order red 6-1",), "follow blue 5-2"),
    "belay_too_high": (HANDS, ("order red 6-1",), "belay blue 6-2"),
    "yourself": (HANDS, (), "pass red red 4-1"),
    "not_unread": (HANDS, (), "seen ?0 9-9"),
}


def id_of(key):
    return f"captains-orders-{key.replace('_', '-')}"


def test_only_a_card_that_is_held_or_was_discarded_there_can_have_been_seen(dealt, after, refused):
    state = after(dealt(*HANDS), "pass red blue 4-1", "discard blue 4-1")
    assert refused(state, "exposed red 4-1").message.id == "captains-orders-not-in-hand"
    assert after(state, "exposed blue 4-1").history[-1].player == 1


def test_a_card_that_everybody_saw_is_read_by_that(dealt, after, hand):
    state = after(dealt(*DEAD), "exposed red 9-9")
    assert hand(state, "red") == "4-1 5-1 6-1 7-1 9-9 10-1"


@pytest.mark.parametrize("key", REFUSED)
def test_the_refusal_names_the_rule_and_who_is_to_act(dealt, after, refused, key):
    hands, moves, words = REFUSED[key]
    state = after(dealt(*hands), *moves)
    refusal = refused(state, words)
    told = Message(id_of(key), {"active": state.seats[state.active]})
    assert (refusal.message, refusal.rule) == (told, RULINGS[key])


def test_a_refusal_is_one_plain_line_for_a_log(dealt, refused):
    said = str(refused(dealt(*HANDS), "order blue 6-2"))
    assert said == "CO-2 captains-orders-not-your-turn: active=red"


def test_the_match_is_over(dealt, after, refused):
    state = after(dealt(*HANDS, rounds=1), "discover red blue")
    assert refused(state, "next-round").message.id == "captains-orders-match-over"


def test_before_everybody_has_six_cards_nobody_acts(after, refused):
    state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    state = after(state, *(f"deal red {card}" for card in HANDS[0].split()))
    assert refused(state, "order red 4-1").message.id == "captains-orders-still-dealing"
    assert refused(state, "deal red 9-9").message.id == "captains-orders-hand-full"


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Ask(0, 7), "nobody_there"),
        (Ask(9, 0), "nobody_there"),
        (Deal(5, 3), "nobody_there"),
        (Deal(0, 55), "not_a_card"),
        (Seen(55, 99), "not_a_card"),
        (Exposed(5, 3), "nobody_there"),
        (Exposed(0, 99), "not_a_card"),
    ],
)
def test_moves_that_no_table_makes_are_refused_too(dealt, after, move, key):
    state = dealt(*DEAD)
    if isinstance(move, Deal):
        state = rules.initial(rules.options_from({}), state.seats)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, move)
    assert caught.value.message.id == id_of(key)


def test_every_infraction_is_tested_here():
    elsewhere = {"still_dealing", "hand_full", "read_each"}
    elsewhere |= {"match_over", "nobody_there", "not_a_card"}
    assert set(REFUSED) | elsewhere == set(RULINGS)
    assert {*WRONG_PHASE.values(), *NOT_NOW.values()} <= set(RULINGS)


@pytest.mark.parametrize("key", RULINGS)
def test_no_message_names_a_card(key):
    assert re.fullmatch(r"(?:CO|G)-\d+", RULINGS[key])
    message = Message(id_of(key), {"active": "red"})
    words = words_in("en")
    said = f"{words(message)} {words.part(message, 'remedy')}"
    assert not re.search(r"\d", re.sub(r"on spot \d|from 1 to 10", "", said))


def test_a_refused_move_leaves_the_state_as_it_was(dealt, refused):
    state = dealt(*HANDS)
    text = rules.state_to_text(state)
    refused(state, "order red 2-1")
    assert rules.state_to_text(state) == text


# -- what is healed instead of refused -----------------------------------------------------


def test_until_the_start_the_last_pad_wins(after, hand):
    state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    state = after(state, "deal red 7-3", "deal blue 7-3")
    assert (hand(state, "red"), hand(state, "blue")) == ("", "7-3")
    assert after(state, "deal blue 7-3") == state


def test_a_wrong_deal_is_dealt_again_before_anybody_has_acted(dealt, after):
    state = after(dealt(*HANDS), "redeal")
    assert state == rules.initial(state.options, state.seats)


def test_an_equal_card_that_was_laid_as_a_belay_stays_in_the_hand(dealt, after, refused, hand):
    state = after(dealt(*HANDS), "order red 6-1")
    refused(state, "belay blue 6-2")
    assert hand(state, "blue") == HANDS[1]
    assert after(state, "follow blue 6-2").active == 2
