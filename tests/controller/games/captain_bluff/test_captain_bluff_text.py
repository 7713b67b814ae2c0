"""States and moves as texts: what they look like, and what is said of mistakes in them."""

from msgspec.structs import replace

from controller.games.captain_bluff.rules import rules


def test_a_belt_says_who_knows_its_city_and_who_let_luggage_lie_there(holding):
    state = holding("tokyo-1", "tokyo-2", belts={1: "paris-9 red blue: paris-3 paris-4"})
    state = replace(state, belts=(replace(state.belts[0], let_lie=0b10), *state.belts[1:]))
    text = rules.state_to_text(state)
    told = "belt belt-1 paris-9 known red blue let-lie blue line paris-3=3 paris-4=4"
    assert told in text.splitlines()
    assert rules.state_from_text(text) == state
