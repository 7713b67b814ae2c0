"""Cards that were not read: what the table does and says then, one case each (G-4)."""

import random

import pytest
from msgspec.structs import replace

from controller.games.bluff_pirate.pieces import CARD_COUNT, CARDS, DECK
from controller.games.bluff_pirate.rules import rules
from controller.games.bluff_pirate.state import ZONES, kind_of
from controller.rules.rows import Legality
from controller.rules.sets import members, only
from examples.bluff_pirate import BLUE, GREEN, HANDS

DEAD = ("? pink-2 pink-3 black-1 purple-pirate", BLUE, GREEN)
DRAWN = ("drawn red brown-1", "drawn red brown-2")


def test_a_dead_tag_is_a_card_like_others_until_it_lies_face_up(dealt, after, hand):
    state = after(dealt(*DEAD), *DRAWN, "lay red pink-2 up", "lay red ?0 down")
    assert hand(state, "red") == "purple-pirate pink-3 brown-1 brown-2 black-1"
    assert rules.view(state, 0).secrets.hidden == ()
    assert state.phase == "set"


def test_a_face_up_card_that_was_not_read_waits_for_that(dealt, after, refused):
    state = after(dealt(*DEAD), *DRAWN, "lay red ?0 up")
    assert (state.phase, rules.view(state, None).waits) == ("reading", "lay")
    assert refused(state, "lay red pink-2 down").message.id == "bluff-pirate-reading"
    read = after(state, "seen ?0 pink-7")
    named = after(state, "named ?0 pink")
    for after_it in (read, named):
        assert rules.view(after_it, None).set.up == ("pink",)
        assert after_it.phase == "set"


@pytest.mark.parametrize(
    ("words", "waits"), [("discard red ?0", "discard"), ("board red ?0", "board")]
)
def test_discards_and_pirates_wait_too(dealt, after, words, waits):
    state = dealt(*DEAD)
    state = replace(state, ships=(0, 9, 0)) if waits == "board" else after(state, *DRAWN)
    state = after(state, words)
    assert rules.view(state, None).waits == waits
    state = after(state, "named ?0 orange-pirate")
    assert ("orange-pirate", 1) in rules.view(state, None).discards
    assert state.phase == ("boarding" if waits == "board" else "turn")


def test_what_can_be_read_or_named_is_offered_to_the_referee(dealt, after, legal):
    state = after(dealt(*DEAD), *DRAWN, "discard red ?0")
    offered = legal(state, None)
    assert {"seen ?0 pink-1", "named ?0 pink"} <= offered
    assert "seen ?0 black-2" not in offered
    assert not any(legal(state, seat) for seat in state.seats)


def test_a_second_visible_card_of_another_colour_is_taken_back_and_known(dealt, after, hand):
    state = after(dealt(*DEAD), *DRAWN, "lay red pink-2 up", "lay red ?0 up", "seen ?0 orange-1")
    assert (state.phase, state.up.bit_count()) == ("set", 1)
    assert "orange-1" in hand(state, "red")
    assert rules.view(state, None).history[-1].act == "taken-back"
    assert rules.view(state, None).history[-1].up == ("orange",)


def test_a_card_that_is_no_pirate_does_not_board(dealt, after):
    state = replace(dealt(*DEAD), ships=(0, 9, 0))
    state = after(state, "board red ?0", "named ?0 orange")
    assert (state.phase, state.active) == ("turn", 0)
    assert rules.view(state, 0).secrets.hand.count("orange") == 1
    assert not rules.undecided(state, 0)


def test_a_hidden_card_that_was_not_read_is_turned_and_named(dealt, after):
    state = after(dealt(*DEAD), *DRAWN, "lay red pink-2 up", "lay red pink-3 down")
    state = after(state, "lay red ?0 down", "end-set red", "vote blue bluff", "vote green bluff")
    state = after(state, "pick red blue", "reveal red ?0")
    assert (state.phase, rules.view(state, None).waits) == ("reading", "reveal")
    state = after(state, "named ?0 orange", "reveal red pink-3")
    assert rules.view(state, None).history[-1].bluff
    # It is in the hand again, and everybody knows its kind.
    assert rules.view(state, 0).secrets.hand.count("orange") == 1


def test_a_forgotten_tap_leaves_every_card_of_the_hand_open(dealt, after, hand):
    state = after(dealt(*HANDS), *DRAWN, "lay red pink-1 up", "lay red ? down")
    assert hand(state, "red") == "?0 ?1 ?2 ?3 ?4"
    assert rules.problems(state) == ()
    # The next tap of one of them tells where it is.
    state = after(state, "lay red pink-2 down", "end-set red")
    assert "pink" in rules.view(state, 0).secrets.hidden
    assert {CARDS[card] for card in members(ZONES.could_be(state, CARD_COUNT))} == {
        *("pink-3", "black-1", "purple-pirate", "brown-1", "brown-2"),
    }


def test_of_two_cards_one_of_which_was_named_neither_is_told_any_more(dealt, after):
    """Both may be the card that is laid now."""
    state = dealt("? ? pink-3 black-1 purple-pirate", BLUE, GREEN)
    state = replace(state, ships=(0, 9, 0))
    state = after(state, "board red ?0", "named ?0 orange", *DRAWN, "lay red orange-4 down")
    assert [kind_of(state, number) for number in DECK.unread_in(state.hands[0])] == [None]
    assert rules.problems(state) == ()


def test_a_card_that_was_stolen_unread_is_not_recalled_when_it_is_read_later(dealt, after):
    """Else the victim would see when the thief plays it."""
    state = dealt("pink-1 pink-2 pink-3 black-1 purple-pirate", "? ? ? ? ?", GREEN)
    state = replace(state, ships=(0, 9, 0))
    state = after(state, "board red purple-pirate", "target red blue")
    state = after(
        state, "stolen red orange-1", "stolen red ?0", "stolen red ?1", "seen ?0 orange-2"
    )
    for seat in (0, 1):
        (theft,) = rules.view(state, seat).secrets.thefts
        assert theft.cards == ("orange", None, None)
    assert rules.view(state, 0).secrets.hand.count("orange") == 2


def test_a_card_that_lies_elsewhere_is_not_in_the_hand(dealt, after, refused):
    state = after(dealt(*DEAD), *DRAWN)
    assert refused(state, "discard red black-2").message.id == "bluff-pirate-not-in-hand"
    assert after(state, "discard red orange-2").turn == 1


def test_what_was_named_limits_what_can_be_read(dealt, after):
    state = replace(dealt(*DEAD), ships=(0, 9, 0))
    state = after(state, "board red ?0", "named ?0 pink")
    problems = rules.problems(after(state, "seen ?0 orange-1"))
    assert [str(problem) for problem in problems] == [
        "bluff-pirate-problem-card-elsewhere: place=hand seat=red"
    ]
    assert rules.problems(after(state, "seen ?0 pink-9")) == ()
    assert rules.problems(after(state, "named ?0 orange"))


def test_a_pile_that_is_made_up_of_cards_that_were_only_named(holding, after, hand):
    state = holding("pink-1 pink-2 pink-3", "black-1", pile="orange-1 orange-2")
    state = after(state, "drawn red ?", "drawn red orange-2", "reshuffle", "discard red ?0")
    state = after(state, "named ?0 orange")
    assert rules.view(state, None).discards == (("orange", 1),)
    assert ZONES.could_be(state, CARD_COUNT) == only(CARDS.index("orange-1"))


def test_keeping_for_a_set_is_undecided_where_a_card_was_not_read(dealt, after):
    """The Danish rule of BP-2."""
    hands = ("? pink-2 pink-3 black-1 purple-pirate", BLUE)
    state = after(dealt(*hands, discard_without="having"), *DRAWN)
    keep = rules.move_from_text(state, "keep red")
    assert rules.legality(state, keep) is Legality.UNDECIDED
    assert rules.undecided(state, 0) == [keep]
    assert rules.play(state, keep).turn == 1
    state = after(dealt(*hands, discard_without="having"), *DRAWN, "discard red pink-2")
    hands = ("orange-1 pink-2 green-3 black-1 purple-pirate", BLUE)
    state = after(dealt(*hands, discard_without="having"), "drawn red brown-1", "drawn red red-2")
    assert rules.legality(state, keep) is Legality.ILLEGAL


def test_where_readings_contradict_each_other_no_reading_is_drawn(dealt, after):
    state = after(dealt("? pink-2 pink-3 black-1 purple-pirate", BLUE), "draw red")
    state = after(state, "drawn red brown-1", "drawn red brown-2", "discard red ?0")
    state = replace(state, unread=(only(CARDS.index("turquoise-1")),))
    assert rules.random_move(state, random.Random(1).random) is None
    assert rules.legal_moves(state) == []


def test_where_readings_contradict_each_other_no_card_of_the_pile_is_drawn(dealt, after):
    state = after(dealt("? pink-2 pink-3 black-1 purple-pirate", BLUE), "draw red")
    state = replace(state, unread=(only(CARDS.index("turquoise-1")),))
    assert rules.random_move(state, random.Random(1).random) is None
    assert rules.legal_moves(state) == []
