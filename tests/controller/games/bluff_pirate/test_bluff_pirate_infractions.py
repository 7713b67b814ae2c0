"""What the rules refuse, each with a message for people and a ruling."""

import re

import pytest

from controller.errors import IllegalMove
from controller.games.bluff_pirate.pieces import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    Deal,
    Drawn,
    Exposed,
    Named,
    Pick,
    Seen,
    Stolen,
    Target,
    Vote,
)
from controller.games.bluff_pirate.rules import NOT_NOW, WRONG_PHASE, rules
from controller.games.bluff_pirate.state import RULINGS
from controller.views import Message
from controller.views.bluff_pirate import Happened
from display.words import words_in

RED = "pink-1 pink-2 pink-3 black-1 purple-pirate"
BLUE = "turquoise-1 turquoise-4 black-2 black-3 brown-9"
GREEN = "purple-1 purple-2 purple-3 turquoise-2 turquoise-3"
HANDS = (RED, BLUE, GREEN)
DEAD = ("? pink-2 pink-3 black-1 purple-pirate", BLUE, GREEN)
AHEAD = {"blue": "fork"}

DRAWN = ("draw red", "drawn red brown-1", "drawn red brown-2")
SET = (*DRAWN, "lay red pink-1 up")
PLACED = (*SET, "lay red pink-2 down", "lay red black-1 down", "end-set red")
VOTED = (*PLACED, "vote blue bluff", "vote green no-bluff")
BOARDED = ("board red purple-pirate",)

REFUSED = {
    # key: (hands, ships, moves, the move that is refused)
    "already_dealt": (HANDS, {}, (), "deal red orange-1"),
    "too_late_to_redeal": (HANDS, {}, (*DRAWN, "discard red pink-1"), "redeal"),
    "not_your_turn": (HANDS, {}, (), "draw blue"),
    "draw_or_board": (HANDS, {}, (), "discard red pink-1"),
    "draw_first": (HANDS, {}, ("draw red",), "discard red pink-1"),
    "already_drawn": (HANDS, AHEAD, DRAWN, "board red purple-pirate"),
    "drew_after_boarding": (HANDS, AHEAD, BOARDED, "drawn red brown-1"),
    "nothing_to_reshuffle": (HANDS, {}, (), "reshuffle"),
    "act_first": (HANDS, {}, DRAWN, "reshuffle"),
    "set_first": (HANDS, {}, SET, "discard red pink-2"),
    "voting": (HANDS, {}, PLACED, "pick red blue"),
    "pick_first": (HANDS, {}, VOTED, "reveal red pink-2"),
    "picked_already": (HANDS, {}, (*VOTED, "pick red blue"), "pick red green"),
    "reveal_first": (HANDS, {}, (*VOTED, "pick red blue"), "draw blue"),
    "target_first": (HANDS, AHEAD, BOARDED, "keep red"),
    "steal_first": (HANDS, AHEAD, (*BOARDED, "target red blue"), "keep red"),
    "reading": (DEAD, {}, (*DRAWN, "discard red ?0"), "draw blue"),
    "not_voting": (HANDS, {}, DRAWN, "vote blue bluff"),
    "nothing_placed": (HANDS, {}, DRAWN, "pick red blue"),
    "not_boarding": (HANDS, {}, DRAWN, "stolen red black-2"),
    "not_at_fork": (HANDS, {}, DRAWN, "steer red fork.island-1"),
    "not_at_island": (HANDS, {}, DRAWN, "opened empty"),
    "nothing_to_end": (HANDS, {}, DRAWN, "end-set red"),
    "not_in_hand": (HANDS, {}, DRAWN, "discard red black-2"),
    "not_from_pile": (HANDS, {}, (), "drawn red black-2"),
    "not_of_target": (HANDS, AHEAD, (*BOARDED, "target red blue"), "stolen red purple-1"),
    "not_hidden": (HANDS, {}, (*VOTED, "pick red blue"), "reveal red pink-1"),
    "two_colours": (HANDS, {}, SET, "lay red black-1 up"),
    "too_many_up": (HANDS, {}, (*SET, "lay red pink-2 up"), "lay red pink-3 up"),
    "set_full": (
        *(HANDS, {}),
        (*SET, *(f"lay red {card} down" for card in ("pink-2", "pink-3", "black-1", "brown-1"))),
        "lay red brown-2 down",
    ),
    "set_too_small": (HANDS, {}, (*SET, "lay red pink-2 down"), "end-set red"),
    "must_discard": (HANDS, {}, DRAWN, "keep red"),
    "nothing_to_discard": (("pink-1", BLUE, GREEN), {}, DRAWN, "discard red pink-1"),
    "needs_face_up": (
        *(("pink-1", BLUE, GREEN), {}),
        (*DRAWN, "lay red pink-1 down", "lay red brown-1 down"),
        "lay red brown-2 down",
    ),
    "voted_already": (HANDS, {}, (*PLACED, "vote blue bluff"), "vote blue no-bluff"),
    "own_set": (HANDS, {}, PLACED, "vote red bluff"),
    "not_a_pirate": (HANDS, AHEAD, (), "board red pink-1"),
    "nobody_ahead": (HANDS, {}, (), "board red purple-pirate"),
    "not_ahead": (HANDS, AHEAD, BOARDED, "target red green"),
    "not_unread": (HANDS, {}, (), "seen ?0 orange-1"),
}


def id_of(key):
    return f"bluff-pirate-{key.replace('_', '-')}"


def begin(dealt, holding, hands, ships):
    """Dealt hands where a card was not read, as others are made up in the middle of a match."""
    return dealt(*hands) if hands == DEAD else holding(*hands, ships=ships)


@pytest.mark.parametrize("key", REFUSED)
def test_the_refusal_names_the_rule_and_who_is_to_act(dealt, holding, after, refused, key):
    hands, ships, moves, words = REFUSED[key]
    state = after(begin(dealt, holding, hands, ships), *moves)
    refusal = refused(state, words)
    told = Message(id_of(key), {"active": state.seats[state.active]})
    assert (refusal.message, refusal.rule) == (told, RULINGS[key])


ELSEWHERE = {
    *(
        "read_each",
        "still_dealing",
        "hand_full",
        "reshuffle_first",
        "hand_too_small",
        "steer_first",
    ),
    *("open_first", "match_over", "no_such_course", "nobody_there", "not_a_card"),
}


def test_every_infraction_is_tested_here():
    assert set(REFUSED) | ELSEWHERE == set(RULINGS)
    assert {*WRONG_PHASE.values(), *NOT_NOW.values()} <= set(RULINGS)


def test_before_everybody_has_five_cards_nobody_acts(after, refused):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    state = after(state, *(f"deal red {card}" for card in RED.split()))
    assert refused(state, "draw red").message.id == "bluff-pirate-still-dealing"
    refusal = refused(state, "deal red black-2")
    assert refusal.message.id == "bluff-pirate-hand-full"


def test_nobody_draws_from_an_empty_pile(holding, after, refused):
    state = after(holding(*HANDS, pile="brown-1"), "drawn red brown-1")
    refusal = refused(state, "drawn red brown-2")
    assert (refusal.message.id, refusal.rule) == ("bluff-pirate-reshuffle-first", "BP-16")


def test_two_cards_are_no_set(holding, after, refused):
    """Where cards are so few that a hand of two is left after drawing."""
    hands = (CARDS[0], " ".join(CARDS[1:99]))
    state = after(holding(*hands), f"drawn red {CARDS[99]}")
    assert refused(state, f"lay red {CARDS[0]} up").message.id == "bluff-pirate-hand-too-small"
    assert after(state, "keep red").turn == 1


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


@pytest.mark.parametrize(
    ("moves", "move", "key"),
    [
        ((), Seen(CARD_COUNT, 100), "not_a_card"),
        ((), Named(CARD_COUNT, 20), "not_a_card"),
        ((), Named(CARD_COUNT + 1, 2), "not_unread"),
        ((), Exposed(5, 3), "nobody_there"),
        ((), Exposed(0, 100), "not_a_card"),
        ((), Drawn(5, 3), "nobody_there"),
        ((), Drawn(0, 100), "not_a_card"),
        ((), Drawn(1, 3), "not_your_turn"),
        (PLACED, Vote(7, True), "nobody_there"),
        (VOTED, Pick(0, 7), "nobody_there"),
        (VOTED, Pick(0, 0), "own_set"),
        (VOTED, Pick(1, 2), "not_your_turn"),
        (BOARDED, Target(0, 7), "nobody_there"),
        ((*BOARDED, "target red blue"), Stolen(7, 3), "nobody_there"),
        ((*BOARDED, "target red blue"), Stolen(1, 3), "not_your_turn"),
    ],
)
def test_moves_that_no_table_makes_are_refused_too(holding, dealt, after, moves, move, key):
    state = dealt(*DEAD) if not moves else after(holding(*HANDS, ships=AHEAD), *moves)
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, move)
    assert caught.value.message.id == id_of(key)


@pytest.mark.parametrize("move", [Deal(5, 3), Deal(0, 100)])
def test_deals_that_no_table_makes_are_refused_too(move):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, move)
    assert caught.value.message.id in ("bluff-pirate-nobody-there", "bluff-pirate-not-a-card")


@pytest.mark.parametrize("key", RULINGS)
def test_no_message_names_a_card(key):
    assert re.fullmatch(r"(?:BP|G)-\d+", RULINGS[key])
    message, words = Message(id_of(key), {"active": "white"}), words_in("en")
    said = f"{words(message)} {words.part(message, 'remedy')}".lower()
    assert not any(re.search(rf"\b{colour}\b", said) for colour in COLOURS)
    assert not re.search(r"\d", re.sub(r"spots? \d( and \d)?", "", said))


def test_a_refused_move_leaves_the_state_as_it_was(dealt, refused):
    state = dealt(*HANDS)
    text = rules.state_to_text(state)
    refused(state, "discard red pink-1")
    assert rules.state_to_text(state) == text


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
