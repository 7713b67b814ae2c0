"""States and moves as texts: what they look like, and what is said of mistakes in them."""

from controller.games.bluff_pirate.rules import rules
from examples.bluff_pirate import BLUE


def test_everything_that_can_stand_in_a_state_is_read_back(holding, after):
    def check(state, *lines):
        text = rules.state_to_text(state)
        for line in lines:
            assert f"\n{line}\n" in text
        assert rules.state_from_text(text) == state
        return state

    hands = ("pink-1 pink-2 pink-pirate", BLUE, "orange-1")
    state = holding(*hands, ships={"blue": "start.fork.4"}, turns=7)
    state = after(state, "board red pink-pirate", "target red blue", "stolen red black-2")
    state = check(state, "target blue", "stolen black", "pirate pink-pirate", "turns 7")
    state = after(state, "stolen red ?", "stolen red brown-9")
    state = check(state, "event boarded red pink-pirate blue stolen black ? brown")
    state = after(state, "drawn blue ?", "drawn blue yellow-1", "keep blue", "draw green")
    state = after(state, "drawn green purple-1", "drawn green purple-pirate")
    state = check(state, "event kept blue", "idle 2")
    state = after(state, "lay green purple-1 up", "lay green orange-1 down")
    state = after(state, "lay green purple-pirate up", "exposed green orange-1", "end-set green")
    state = after(state, "vote red bluff", "vote blue no-bluff", "revote", "vote blue bluff")
    state = check(state, "voted blue", "doubting blue", "event revoted", "event shown green orange")
    state = check(state, "ballot turn 9 voted red blue doubting red")
    state = after(state, "vote red no-bluff", "pick green red")
    state = check(state, "picked red", "doubting")
    state = after(state, "reveal green orange-1")
    state = check(state, "event placed green red trusted bluff up purple purple-pirate down orange")


def test_a_conflict_and_a_name_stand_in_a_state(dealt, after):
    state = after(dealt("? ? pink-3 black-1 purple-pirate", BLUE), "draw red")
    state = after(state, "drawn red brown-1", "drawn red brown-2", "discard red ?0")
    state = after(state, "named ?0 pink", "seen ?1 black-2")
    text = rules.state_to_text(state)
    assert "unread ?0 pink-1 pink-2 pink-3 pink-4" in text
    assert "told named ?0 pink\n" in text
    assert "conflict seen ?1 black-2" in text
    assert "event discarded red pink" in text
    assert rules.state_from_text(text) == state
