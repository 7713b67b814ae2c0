"""`problems` finds every invariant of the rulings (4.4, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.moves import Belay, Follow, PlayOrder, Seen
from controller.games.captains_orders.pieces import CARD_COUNT, CARDS
from controller.games.captains_orders.rules import rules
from controller.games.sets import only

HANDS = (
    "1-1 4-1 5-1 6-1 7-1 10-1",
    "2-1 4-2 5-2 6-2 7-2 10-2",
    "3-1 4-3 5-3 6-3 7-3 10-3",
    "? 8-1 8-2 9-1 9-2 10-4",
)


def card(name):
    return CARDS.index(name)


@pytest.fixture
def state(dealt, after):
    """Red's Order stands, blue has followed; one of yellow's cards was not read."""
    return after(dealt(*HANDS), "order red 6-1", "follow blue 6-2")


def with_hand(state, player, hand):
    return replace(state, hands=(*state.hands[:player], hand, *state.hands[player + 1 :]))


def test_a_state_of_play_has_none(state):
    assert rules.problems(state) == ()


BROKEN = {
    "A card is both in the hand of the seat red and in the hand of the seat green.": lambda s: (
        with_hand(s, 2, s.hands[2] & ~only(card("3-1")) | only(card("4-1")))
    ),
    "A card is both in the hand of the seat blue and among the discards.": lambda s: replace(
        s, discards=only(card("2-1"))
    ),
    "A card is both among the discards and the Order.": lambda s: replace(
        s, discards=only(card("6-1"))
    ),
    "A card was seen in the hand of the seat yellow that lies somewhere else already.": lambda s: (
        replace(s, conflicts=(Seen(CARD_COUNT, card("2-1")),))
    ),
    "The cards that were not read cannot all be cards of their own.": lambda s: replace(
        s, unread=(only(card("2-1")),)
    ),
    "The seat blue has no cards, which ends the round, but it goes on.": lambda s: with_hand(
        s, 1, 0
    ),
    "There are 25 cards in the hands, more than were dealt.": lambda s: with_hand(
        s, 1, s.hands[1] | only(card("9-9")) | only(card("9-8"))
    ),
    "All hands are dealt, but the round has not begun.": lambda s: replace(
        s, phase="dealing", hands=(0b111111,) * 4
    ),
    "Cards have been played before all were dealt.": lambda s: replace(s, phase="dealing"),
    "The seat blue has followed with a card that cannot follow (CO-5).": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Follow(1, card("5-2")))
    ),
    "The seat blue has belayed with a card that is not lower (CO-6).": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Belay(1, card("6-2")))
    ),
    "The seat red has answered its own Order (CO-7).": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Follow(0, card("7-1")))
    ),
    "There is no player 4 (turn).": lambda s: replace(s, turn=4),
    "The phase is order, but no Order stands.": lambda s: replace(s, order=None),
    "The phase is turn, but an Order stands.": lambda s: replace(s, phase="turn"),
    "The Order has not been read.": lambda s: replace(s, order=CARD_COUNT),
    "The owner of the Order is to answer it (CO-7).": lambda s: replace(s, active=0, turn=0),
    "The phase is order, which does not fit what waits for being read.": lambda s: replace(
        s, pending=Follow(2, CARD_COUNT)
    ),
    "Somebody is to act out of turn.": lambda s: replace(s, turn=1),
    "The phase is order, but 1 Captains are known.": lambda s: replace(s, captains=1),
    "Somebody has won a round who does not play.": lambda s: replace(s, won=(16,)),
    "The phase is order, after 3 rounds and 3 wins.": lambda s: replace(s, won=(1, 1, 1)),
}


@pytest.mark.parametrize("sentence", BROKEN)
def test_a_broken_invariant_is_named(state, sentence):
    assert sentence in rules.problems(BROKEN[sentence](state))


def test_all_are_named_at_once(state):
    broken = replace(state, won=(16,), turn=1, order=None)
    assert len(rules.problems(broken)) == 3


def test_no_sentence_names_a_card(state):
    for broken in BROKEN.values():
        for sentence in rules.problems(broken(state)):
            assert not re.search(r"\b\d+-\d+\b", sentence.replace("CO-", ""))


def test_too_many_cards_are_counted(dealt):
    everything = tuple((1 << CARD_COUNT) - 1 for _ in range(4))
    sentences = rules.problems(replace(dealt(*HANDS), hands=everything))
    assert "There are 165 cards too many." in sentences


def test_a_hand_that_was_dealt_too_many_cards_is_counted():
    state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    assert rules.problems(with_hand(state, 0, 0b1111111)) == (
        "The seat red has 7 cards; 6 are dealt.",
    )
