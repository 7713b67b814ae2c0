"""Cards in words: every card, set and line of unread cards is read back as it was written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from controller.errors import NotationError
from controller.games.cardwords import CardWords, check_unread
from controller.games.sets import set_of

NAMES = ("ace", "king", "queen", "jack")
WORDS = CardWords(NAMES)

cards = st.integers(0, 20)


@given(st.none() | cards)
def test_a_card_is_read_back(card):
    assert WORDS.from_word(WORDS.to_word(card)) == card


@given(st.sets(cards).map(set_of))
def test_a_set_of_cards_is_read_back(some):
    assert WORDS.from_words(WORDS.to_words(some)) == some


@given(st.lists(st.sets(st.integers(0, 3), min_size=1).map(set_of)))
def test_what_unread_cards_may_be_is_read_back(unread):
    lines = [
        [WORDS.to_word(len(NAMES) + at), *WORDS.may_be_to_words(may)]
        for at, may in enumerate(unread)
    ]
    assert WORDS.unread_from_lines(lines) == tuple(unread)


def test_cards_go_by_these_words():
    assert [WORDS.to_word(card) for card in (0, 3, 4, 5, None)] == ["ace", "jack", "?0", "?1", "?"]
    assert WORDS.may_be_to_words(0b1111) == ["any"]
    assert WORDS.hands([["red", "ace", "?1"], ["blue"]]) == {"red": 0b100001, "blue": 0}


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: WORDS.from_word("joker"), "There is no card 'joker'; there are ace, king,"),
        (lambda: WORDS.from_word("?-1"), "Cards that were not read are counted from \\?0"),
        (lambda: WORDS.from_word("?x"), "'x' is not a whole number"),
        (lambda: WORDS.from_words(["ace", "?"]), "In `ace \\?` every card has a name or a number"),
        (lambda: WORDS.hands([["red"], []]), "The line `hand` should have a seat"),
        (lambda: WORDS.unread_from_lines([["?1", "ace"]]), "The line `unread \\?0` is missing"),
        (lambda: WORDS.unread_from_lines([["?0"]], between=1), "`unread \\?0` is missing, incom"),
        (lambda: WORDS.unread_from_lines([["?0", "?1"]]), "There is no card '\\?1'"),
        (lambda: check_unread("hand red ?0 ?1", 1), "no line `unread \\?1`"),
        (lambda: check_unread("line london-1=2 ?3=1", 3), "no line `unread \\?3`"),
    ],
)
def test_a_mistake_is_named_in_a_sentence(read, said):
    with pytest.raises(NotationError, match=said):
        read()


def test_every_unread_card_with_a_line_passes_the_check():
    check_unread("hand red ?0 ?1\nline ?2=4\nstolen ?\n", 3)
