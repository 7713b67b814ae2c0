"""What the rules refuse, each with a message for people and a ruling."""

from controller.games.bluff_pirate.rules import rules
from controller.views.bluff_pirate import Happened
from display.words import words_in
from examples.bluff_pirate import BOARDED, DRAWN, HANDS, PLACED, SET

AHEAD = {"blue": "fork"}


def test_at_the_fork_and_at_an_island_nobody_else_does_anything(
    holding, placed, decided, after, refused
):
    state = placed(holding(*HANDS, ships={"red": "fork"}), up="pink-1", down="pink-2 pink-3")
    state = decided(state, "blue no-bluff", "green no-bluff", picked="blue")
    assert refused(state, "draw blue").message.id == "bluff-pirate-steer-first"
    assert refused(state, "steer red start.fork").message.id == "bluff-pirate-no-such-course"
    assert refused(state, "steer blue fork.island-1").message.id == "bluff-pirate-not-your-turn"
    state = placed(
        holding(*HANDS, ships={"red": "fork.island-1.5"}), up="pink-1", down="pink-2 pink-3"
    )
    state = decided(state, "blue no-bluff", "green no-bluff", picked="blue")
    assert refused(state, "draw blue").message.id == "bluff-pirate-open-first"
    state = after(state, "opened treasure")
    for words in ("draw blue", "redeal", "vote blue bluff", "seen ?0 orange-1"):
        assert refused(state, words).message.id == "bluff-pirate-match-over"


# -- what is healed instead of refused -----------------------------------------------------


def test_until_the_start_the_last_pad_wins(after, hand):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, "deal red pink-1", "deal blue pink-1")
    assert (hand(state, "red"), hand(state, "blue")) == ("", "pink-1")
    assert after(state, "deal blue pink-1") == state


def test_a_wrong_deal_is_dealt_again_before_anybody_has_acted(dealt, after):
    state = after(dealt(*HANDS), "redeal")
    assert state == rules.initial(state.options, state.seats)
    state = after(state, "deal red pink-1", "redeal")
    assert state == rules.initial(state.options, state.seats)


def test_who_forgot_to_draw_draws_now(holding, after, refused):
    """Nothing else has happened: the discard was refused."""
    state = holding(*HANDS)
    refused(state, "discard red pink-1")
    state = after(state, *DRAWN, "discard red pink-1")
    assert state.turn == 1


def test_who_drew_after_boarding_gives_the_card_back(holding, after, refused, hand):
    state = after(holding(*HANDS, ships=AHEAD), *BOARDED)
    refusal = refused(state, "drawn red brown-1")
    assert "shuffle it in if anybody has seen it" in words_in("en").part(refusal.message, "remedy")
    assert "brown-1" not in hand(state, "red")


def test_a_card_that_was_shown_by_mistake_is_taken_back_and_known(holding, after, refused, hand):
    """Two colours face up; or a discard from a small hand."""
    state = after(holding(*HANDS), *SET)
    refused(state, "lay red black-1 up")
    state = after(state, "exposed red black-1", "lay red pink-2 up", "lay red black-1 down")
    assert rules.view(state, None).history[-1] == Happened("shown", "red", ("black",))
    assert after(state, "end-set red").phase == "voting"


def test_a_card_that_was_stolen_face_up_is_known_to_all(holding, after, hand):
    state = after(holding(*HANDS, ships=AHEAD), *BOARDED, "target red blue", "stolen red black-2")
    state = after(state, "exposed red black-2")
    assert rules.view(state, 2).history == (Happened("shown", "red", ("black",)),)
    assert "black-2" in hand(state, "red")


def test_a_hidden_card_of_a_set_that_was_shown_early_stays_where_it_is(holding, after):
    state = after(holding(*HANDS), *PLACED, "exposed red black-1")
    assert rules.view(state, 1).history == (Happened("shown", "red", ("black",)),)
    assert rules.view(state, None).set.down == 2


def test_only_a_card_that_is_out_of_sight_there_can_be_shown_by_mistake(holding, after, refused):
    state = after(holding(*HANDS), *PLACED)
    for card in ("pink-1", "turquoise-1", "orange-1"):
        assert refused(state, f"exposed red {card}").message.id == "bluff-pirate-not-in-hand"
