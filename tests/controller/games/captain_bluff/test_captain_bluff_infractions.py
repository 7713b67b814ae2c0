"""What the rules refuse, each with a sentence for people and a remedy."""

from controller.games.captain_bluff.pieces import (
    CARD_COUNT,
)
from controller.games.captain_bluff.rules import rules
from examples.captain_bluff import BELTS, HANDS, WINDOW

"""Infractions of other options, of cards that were not read, and of moves that no table makes."""


def key(refusal):
    return refusal.message.id.removeprefix("captain-bluff-").replace("-", "_")


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


def test_nothing_of_a_run_is_taken_back_that_was_not_laid(holding, after):
    state = after(holding(*HANDS, belts=BELTS), "place red belt-1 london-5 -")
    assert after(state, "take-back red") != state
    assert after(state, "take-back red").run == 0


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
