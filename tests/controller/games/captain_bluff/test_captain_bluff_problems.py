"""`problems` finds every invariant of the rulings (4.2, G-4) that is broken, all at once."""

import re

import pytest
from msgspec.structs import replace

from controller.games.captain_bluff.lines import belt_with
from controller.games.captain_bluff.moves import Seen
from controller.games.captain_bluff.pieces import CARD_COUNT, CARDS, CITIES
from controller.games.captain_bluff.rules import rules
from controller.games.sets import only
from harness.problems import said_of


def card(name):
    return CARDS.index(name)


@pytest.fixture
def state(dealt, after):
    """Two players in their first turn: red has begun a line of the first city on belt 1."""
    state = dealt(2)
    while state.phase == "setup":
        state = rules.play(state, rules.legal(state, state.due[0])[0])
    luggage = next(
        move
        for move in rules.legal(state, 0)
        if rules.move_to_text(state, move).startswith("place red belt-1")
        and CITIES[0] in rules.move_to_text(state, move)
    )
    state = rules.play(state, luggage)
    return after(state, "done red", "pass blue")


def test_a_state_of_play_has_none(state):
    assert rules.problems(state) == ()


def a_card_of(hand):
    return (hand & -hand).bit_length() - 1


def with_belt(state, at, belt):
    return replace(state, belts=(*state.belts[:at], belt, *state.belts[at + 1 :]))


def line_of(*laid):
    return lambda s: with_belt(s, 0, belt_with(s.belts[0].destination, 0, laid))


BROKEN = {
    "A card is both in the hand of the seat red and in the discard pile.": lambda s: replace(
        s, discard=only(a_card_of(s.hands[0]))
    ),
    "A card was seen above belt 1 that cannot be there.": lambda s: replace(
        s, conflicts=(Seen(s.belts[0].destination, 3),)
    ),
    "There are 56 cards in play; there should be 57.": lambda s: replace(
        s, in_pile=s.in_pile - 1, pile=s.pile & ~only(a_card_of(s.pile))
    ),
    "The draw pile has 27 cards, but 26 are known.": lambda s: replace(
        s, pile=s.pile & ~only(a_card_of(s.pile))
    ),
    "Luggage lies on belt 1 without a departure city above it.": lambda s: with_belt(
        s, 0, belt_with(None, 0, s.belts[0].line)
    ),
    "On belt 1 lies no luggage, but other cards do (CB-10).": line_of((card("round-trip-4"), 3)),
    "The line on belt 2 is the second one of its city (CB-8).": lambda s: with_belt(
        s, 1, belt_with(s.belts[1].destination, 0, ((card("paris-17"), 17),))
    ),
    "Luggage of two cities lies on belt 1 (CB-8).": line_of(
        (card("paris-3"), 3), (card("tokyo-4"), 4)
    ),
    "Luggage on belt 1 counts as another number than it has.": line_of((card("paris-3"), 4)),
    "A card on belt 1 counts as 18 (CB-9).": line_of(
        (card("paris-17"), 17), (card("round-trip-4"), 18)
    ),
    "The numbers on belt 1 do not run one way (CB-6).": line_of(
        (card("paris-3"), 3), (card("paris-5"), 5), (card("paris-4"), 4)
    ),
    "What is kept of the line on belt 1 does not follow from its cards.": lambda s: with_belt(
        s, 0, replace(s.belts[0], last=9)
    ),
    "The seat blue has no cards, which ends the match, but it goes on.": lambda s: replace(
        s, hands=(s.hands[0], 0)
    ),
    "There is no player 7 (active).": lambda s: replace(s, active=7),
    "There is no player 9 (due).": lambda s: replace(s, due=(9,)),
    "The phase is reading, which does not fit what waits for being read.": lambda s: replace(
        s, phase="reading"
    ),
    "The phase is taking, which does not fit the card that was exchanged.": lambda s: replace(
        s, phase="taking"
    ),
    "The phase is draw, but it is nobody's turn to act.": lambda s: replace(s, phase="draw"),
    "The phase is window, but no luggage lies on belt 3.": lambda s: replace(
        s, phase="window", at=2
    ),
    "A run is being laid, but the phase is turn.": lambda s: replace(s, run=2),
    "Players have passed, but the phase is turn.": lambda s: replace(s, passed=2),
    "A turn goes on in which all has been done (CB-3).": lambda s: replace(
        s, acted=True, airport=True
    ),
    "The turns are counted wrongly.": lambda s: replace(s, turn=0),
}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("seen ?0 paris-13", "The seat red has more luggage than the 12 cards that are dealt."),
        (None, "The seat red has 16 cards; 15 are dealt."),
        (
            "seen ?0 round-trip-4",
            "The seat red has more Airport cards than the 3 that are dealt.",
        ),
    ],
)
def test_a_wrong_deal_is_told(after, words, sentence):
    state = rules.initial(rules.options_from({}), ("red", "blue"))
    luggage = [f"deal red paris-{n}" for n in range(1, 12)]
    airport = [f"deal red {card}" for card in ("round-trip-1", "round-trip-2", "round-trip-3")]
    state = after(state, "deal red ?", *luggage, *airport)
    state = replace(state, hands=(state.hands[0] | only(card("paris-12")), 0))
    if words is not None:
        state = after(replace(state, hands=(state.hands[0], 0)), words)
    assert sentence in said_of(rules, state)


@pytest.mark.parametrize("sentence", BROKEN)
def test_what_is_broken_is_told(state, sentence):
    assert sentence in said_of(rules, BROKEN[sentence](state))


def test_cards_that_were_not_read_must_be_cards_of_their_own(state):
    broken = replace(
        state,
        hands=(
            state.hands[0] & ~only(a_card_of(state.hands[0])) | only(CARD_COUNT),
            state.hands[1],
        ),
        unread=(state.hands[1],),
    )
    assert "The cards that were not read cannot all be cards of their own." in said_of(
        rules, broken
    )


def test_everything_is_told_at_once(state):
    broken = replace(state, run=2, passed=2, turn=0)
    assert len(rules.problems(broken)) == 3


def test_no_sentence_names_a_card(state):
    for broken in BROKEN.values():
        for sentence in said_of(rules, broken(state)):
            assert not re.search("|".join(CITIES), sentence)
