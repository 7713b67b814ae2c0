"""States and moves as texts: what they look like, and what is said of mistakes in them."""

from controller.games.captains_orders.rules import rules
from examples.captains_orders import playing


def test_everything_that_can_stand_in_a_state_is_read_back(after):
    state = after(playing(), "order red 6-1", "follow blue ?0", "accept red")
    state = after(state, "seen ?0 10-1", "discover green red")
    text = rules.state_to_text(state)
    assert "unread ?0 6-1 6-2" in text
    assert "conflict seen ?0 10-1" in text
    assert rules.state_from_text(text) == state
    state = after(state, "seen ?0 10-5", "next-round")
    assert "won green" in rules.state_to_text(state)
    assert rules.state_from_text(rules.state_to_text(state)) == state


def test_a_card_that_was_taken_back_is_told_with_its_face(after):
    state = after(playing(), "order red 6-1", "follow blue ?0", "seen ?0 2-1")
    state = after(state, "follow blue 6-2")
    assert "event taken-back blue 2-1 down" in rules.state_to_text(state)
    assert rules.state_from_text(rules.state_to_text(state)) == state
