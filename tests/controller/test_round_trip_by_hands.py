"""The round-trip law at the twins: whatever move a hand carries out, that move is made.

With pads and spots, and with pads and the cursor alone; on the fast twin whole matches, on the deep
one, where every tap passes through chips, drivers and serial lines, the beginning of one.
"""

import pytest

from harness.cardgames import MANNERS, WITH_SPOTS, WITHOUT, everywhere, name_of
from harness.randombots import random_match


def kinds(moves):
    return {type(move).__name__ for _, move in moves}


def assert_made_as_meant(manner, bots):
    """Every move that a seat made it had meant, in that order; and all that was meant was made,
    unless it was overtaken."""
    made, meant = bots.played(), bots.meant
    assert made
    at = dict.fromkeys(bots.seats, 0)
    for seat, move in made:
        own = [wanted for who, wanted in meant if who == seat]
        while at[seat] < len(own) and not is_meant(manner.cards, own[at[seat]], move):
            at[seat] += 1
        assert at[seat] < len(own), f"{seat} made {move} and never meant it"
        at[seat] += 1
    lost = counted(meant, manner.overtaken) - counted(made, manner.overtaken)
    assert lost <= 1, "more than the last one was meant, and not made"


def counted(moves, overtaken):
    """How many of them cannot come too late."""
    return sum(1 for _, move in moves if not isinstance(move, overtaken))


def is_meant(cards, meant, made):
    """Whether they are the same but for cards that nobody can tell apart."""
    if type(meant) is not type(made):
        return False
    card, other_card = getattr(meant, "card", None), getattr(made, "card", None)
    if card is None or other_card is None:
        return meant == made
    return cards.alike(card, other_card) and cards.renamed(meant, {card: other_card}) == made


@pytest.mark.parametrize(("manner", "seats"), everywhere(), ids=name_of)
def test_whole_matches_by_hands_with_spots(manner, seats, matches):
    seen = set()
    for seed in range(matches(1)):
        with random_match(manner, seats, WITH_SPOTS, seed) as bots:
            assert_made_as_meant(manner, bots)
            seen |= kinds(bots.played())
    assert len(seen) > 4


@pytest.mark.parametrize("manner", MANNERS, ids=name_of)
def test_whole_matches_by_hands_without_spots(manner, matches):
    seen = set()
    for seed in range(matches(1)):
        with random_match(manner, ("red", "blue", "green", "yellow"), WITHOUT, seed) as bots:
            assert_made_as_meant(manner, bots)
            seen |= kinds(bots.played())
    assert len(seen) > 5


@pytest.mark.parametrize(
    ("manner", "file"),
    [*((manner, WITH_SPOTS) for manner in MANNERS), (MANNERS[0], WITHOUT)],
    ids=name_of,
)
def test_a_match_by_hands_through_chips_and_serial_lines(manner, file):
    with random_match(
        manner, ("red", "blue", "green", "yellow"), file, 1, deep=True, moves=16
    ) as bots:
        assert_made_as_meant(manner, bots)
