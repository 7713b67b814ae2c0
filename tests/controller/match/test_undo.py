"""The Undo card is offered exactly when it would take the last move back (G-3)."""

from random import Random

import pytest

from controller.conformance.hands import begun
from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS, UNDO, Tapped

SEATS = ("red", "blue", "green", "yellow")
MOVES = 300
REFUSALS = {"table-nothing-to-undo", "table-revealed"}


@pytest.mark.parametrize("slug", CATALOGUE)
def test_what_cannot_be_taken_back_is_not_offered(slug):
    spec, luck = CATALOGUE[slug], Random(slug)
    hands = begun(spec, SEATS, others=CONTROL_CARDS)
    taken_back = refused = 0
    for _ in range(MOVES):
        match = hands.match
        if match.over:
            break
        if luck.random() < 0.4:
            offered, before = UNDO in match.shown.cards, len(match.history)
            hands.do(Tapped("red", UNDO))
            told = REFUSALS & {notice.id for notice in match.shown.notices()}
            assert (len(match.history) < before, not told) == (offered, offered)
            hands.wait(60.0)
            taken_back += offered
            refused += not offered
        match._play(spec.rules.random_move(match.state, luck.random), hands.now_s)
        match.show()
    assert min(taken_back, refused) > 2
