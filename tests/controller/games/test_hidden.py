"""Which card an unread one may be: agreed with every assignment, written out."""

from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from controller.cards.deck import (
    Legality,
    assignable,
    candidates,
    decided,
    may_be,
    mixed,
    settled,
    suspects,
)
from controller.rules.sets import EMPTY, members, only, set_of

SLOTS = st.lists(st.integers(0, 63), min_size=1, max_size=5)


def assignments(slots):
    """Every way in which each slot is a card of its own."""
    return [cards for cards in product(*map(members, slots)) if len(set(cards)) == len(cards)]


@given(SLOTS)
def test_slots_are_assignable_when_there_is_an_assignment(slots):
    assert assignable(slots) == bool(assignments(slots))


@given(SLOTS, st.data())
def test_candidates_are_what_a_slot_is_in_some_assignment(slots, data):
    at = data.draw(st.integers(0, len(slots) - 1))
    assert candidates(at, slots) == set_of({cards[at] for cards in assignments(slots)})


def test_no_slots_are_assignable():
    assert assignable([])


def test_a_card_that_was_read_may_be_itself_only():
    assert may_be(3, (), deck=10) == only(3)
    assert may_be(11, (EMPTY, only(2) | only(4)), deck=10) == set_of([2, 4])


def test_mixed_cards_may_each_be_any_of_them():
    numbers, unread = mixed(set_of([1, 2, 10]), (set_of([5, 6]),), deck=10)
    assert numbers == [11, 12, 13]
    assert unread == (set_of([5, 6]), *(set_of([1, 2, 5, 6]),) * 3)


@given(st.permutations(range(6)), st.integers(1, 5))
def test_mixing_keeps_the_truth_possible(cards, taken):
    """Whichever card was taken, and in whatever order the others lie: it is an assignment."""
    _, unread = mixed(set_of(cards[: taken + 1]), (), deck=10)
    for order in permutations(cards[: taken + 1]):
        assert all(mask >> card & 1 for mask, card in zip(unread, order, strict=True))


ANY = set_of(range(10))


def test_a_card_that_is_known_to_be_there_is_meant_itself():
    assert settled(set_of([1, 2, 10]), 2, (ANY,), deck=10) == (set_of([1, 2, 10]), (ANY,), 2)


def test_of_one_card_nobody_need_see_which_it_is():
    assert settled(only(2), None, (), deck=10) == (only(2), (), 2)


def test_a_card_that_nobody_saw_is_any_of_them():
    cards, unread, number = settled(set_of([1, 2]), None, (), deck=10)
    assert (cards, unread, number) == (set_of([10, 11]), (set_of([1, 2]),) * 2, 11)


def test_the_only_unread_card_that_may_be_it_is_it():
    unread = (set_of([3, 4]), set_of([5]))
    assert suspects(set_of([1, 10, 11]), 4, unread, deck=10) == [10]
    cards, unread, number = settled(set_of([1, 10, 11]), 4, unread, deck=10)
    assert cards == set_of([1, 10, 11])
    # The last number stands for it, and the other one goes on with what remains.
    assert (number, unread) == (11, (set_of([5]), only(4)))


def test_of_several_that_may_be_it_none_is_told_from_the_others():
    cards, unread, number = settled(set_of([1, 10, 11]), 4, (ANY, set_of([4, 5])), deck=10)
    assert cards == set_of([1, 10, 11])
    assert (number, unread) == (11, (ANY & ~only(4), only(4)))


def test_nor_by_what_it_was_known_to_be_before():
    """The other one goes on with what either might have been."""
    _, unread, number = settled(set_of([10, 11]), 4, (set_of([4, 5]), ANY), deck=10)
    assert (number, unread) == (11, (ANY & ~only(4), only(4)))


def test_what_may_be_only_fitting_or_only_others_is_decided():
    assert decided(set_of([1, 2]), set_of([1, 2, 3])) is Legality.LEGAL
    assert decided(set_of([1, 2]), set_of([2, 3])) is Legality.UNDECIDED
    assert decided(set_of([1, 2]), set_of([3])) is Legality.ILLEGAL
