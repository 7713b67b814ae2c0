"""What the rules refuse, each with a message for people and a ruling."""

from controller.games.captains_orders.rules import rules
from examples.captains_orders import HANDS

DEAD = ("? 4-1 5-1 6-1 7-1 10-1", *HANDS[1:])


def test_only_a_card_that_is_held_or_was_discarded_there_can_have_been_seen(dealt, after, refused):
    state = after(dealt(*HANDS), "pass red blue 4-1", "discard blue 4-1")
    assert refused(state, "exposed red 4-1").message.id == "captains-orders-not-in-hand"
    assert after(state, "exposed blue 4-1").history[-1].player == 1


def test_a_card_that_everybody_saw_is_read_by_that(dealt, after, hand):
    state = after(dealt(*DEAD), "exposed red 9-9")
    assert hand(state, "red") == "4-1 5-1 6-1 7-1 9-9 10-1"


def test_a_refusal_is_one_plain_line_for_a_log(dealt, refused):
    said = str(refused(dealt(*HANDS), "order blue 6-2"))
    assert said == "CO-2 captains-orders-not-your-turn: active=red"


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
