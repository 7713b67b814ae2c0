"""`problems` finds every invariant of the rulings (4.4, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.captains_orders.pieces import (
    CARD_COUNT,
    CARDS,
    Belay,
    Follow,
    PlayOrder,
    Seen,
)
from controller.games.captains_orders.rules import rules
from controller.rules.sets import only
from controller.views.message import LANGUAGES
from display.words import words_in

HANDS = (
    "1-1 4-1 5-1 6-1 7-1 10-1",
    "2-1 4-2 5-2 6-2 7-2 10-2",
    "3-1 4-3 5-3 6-3 7-3 10-3",
    "? 8-1 8-2 9-1 9-2 10-4",
)


def named(problems):
    return [str(problem).removeprefix("captains-orders-problem-") for problem in problems]


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
    "card-twice: place=hand seat=red other=hand holder=green": lambda s: with_hand(
        s, 2, s.hands[2] & ~only(card("3-1")) | only(card("4-1"))
    ),
    "card-twice: place=hand seat=blue other=discards holder=": lambda s: replace(
        s, discards=only(card("2-1"))
    ),
    "card-twice: place=order seat= other=discards holder=": lambda s: replace(
        s, discards=only(card("6-1"))
    ),
    "card-elsewhere: place=hand seat=yellow": lambda s: replace(
        s, conflicts=(Seen(CARD_COUNT, card("2-1")),)
    ),
    "unread-inconsistent": lambda s: replace(s, unread=(only(card("2-1")),)),
    "empty-hand: seat=blue": lambda s: with_hand(s, 1, 0),
    "more-than-dealt: count=25": lambda s: with_hand(
        s, 1, s.hands[1] | only(card("9-9")) | only(card("9-8"))
    ),
    "dealt-not-begun": lambda s: replace(s, phase="dealing", hands=(0b111111,) * 4),
    "played-before-dealt": lambda s: replace(s, phase="dealing"),
    "followed-too-low: seat=blue": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Follow(1, card("5-2")))
    ),
    "belayed-too-high: seat=blue": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Belay(1, card("6-2")))
    ),
    "answered-own-order: seat=red": lambda s: replace(
        s, history=(PlayOrder(0, card("6-1")), Follow(0, card("7-1")))
    ),
    "no-such-player: player=4 role=turn": lambda s: replace(s, turn=4),
    "no-order-stands": lambda s: replace(s, order=None),
    "order-stands: phase=turn": lambda s: replace(s, phase="turn"),
    "order-unread": lambda s: replace(s, order=CARD_COUNT),
    "owner-answers": lambda s: replace(s, active=0, turn=0),
    "reading: phase=order": lambda s: replace(s, pending=Follow(2, CARD_COUNT)),
    "out-of-turn": lambda s: replace(s, turn=1),
    "captains: phase=order count=1": lambda s: replace(s, captains=1),
    "winner-does-not-play": lambda s: replace(s, won=(16,)),
    "end: phase=order rounds=3 wins=3": lambda s: replace(s, won=(1, 1, 1)),
}


@pytest.mark.parametrize("problem", BROKEN)
def test_a_broken_invariant_is_named(state, problem):
    assert problem in named(rules.problems(BROKEN[problem](state)))


def test_all_are_named_at_once(state):
    broken = replace(state, won=(16,), turn=1, order=None)
    assert len(rules.problems(broken)) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_said_and_names_no_card(state, language):
    words = words_in(language)
    for broken in BROKEN.values():
        for problem in rules.problems(broken(state)):
            assert words(problem) != problem.id
            assert words.part(problem, "remedy")
            assert not re.search(r"\b\d+-\d+\b", words(problem).replace("CO-", ""))


def test_too_many_cards_are_counted(dealt):
    everything = tuple((1 << CARD_COUNT) - 1 for _ in range(4))
    problems = rules.problems(replace(dealt(*HANDS), hands=everything))
    assert "too-many-cards: count=165" in named(problems)


def test_a_hand_that_was_dealt_too_many_cards_is_counted():
    state = rules.initial(rules.options_from({}), ("red", "blue", "green", "yellow"))
    problems = rules.problems(with_hand(state, 0, 0b1111111))
    assert named(problems) == ["hand-too-large: seat=red count=7 dealt=6"]
