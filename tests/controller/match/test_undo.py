"""The Undo card is offered exactly where it would take the last move back: at the seat that made
it, while nobody has been shown anything (G-3)."""

from random import Random

import pytest

from controller.conformance.hands import begun
from controller.games.catalogue import CATALOGUE
from controller.match.acts import CONTROL_CARDS, UNDO, Tapped

SEATS = ("red", "blue", "green", "yellow")
MOVES = 300
REFUSALS = {"table-nothing-to-undo", "table-revealed", "table-move-of-another"}


def last_mover(match):
    return match.last and match.game.mover(*match.last)


@pytest.mark.parametrize("slug", CATALOGUE)
def test_what_cannot_be_taken_back_is_not_offered(slug):
    spec, luck = CATALOGUE[slug], Random(slug)
    hands = begun(spec, SEATS, others=CONTROL_CARDS)
    taken_back = refused = 0
    for _ in range(MOVES):
        if hands.match.over:
            hands = begun(spec, SEATS, others=CONTROL_CARDS)
        match = hands.match
        if luck.random() < 0.7:
            seat = luck.choice((last_mover(match) or "red", luck.choice(SEATS)))
            before = len(match.history)
            offered = UNDO in match.shown.cards(seat)
            hands.do(Tapped(seat, UNDO))
            told = REFUSALS & {notice.id for notice in match.shown.notices()}
            assert (len(match.history) < before, not told) == (offered, offered)
            hands.wait(60.0)
            taken_back += offered
            refused += not offered
        match._play(spec.rules.random_move(match.state, luck.random), hands.now_s)
        match.show()
    assert min(taken_back, refused) > 1


@pytest.mark.parametrize("slug", CATALOGUE)
def test_nobody_takes_back_what_another_has_done(slug):
    spec, luck = CATALOGUE[slug], Random(slug)
    hands = begun(spec, SEATS, others=CONTROL_CARDS)
    kept = 0
    for _ in range(MOVES):
        if hands.match.over:
            hands = begun(spec, SEATS, others=CONTROL_CARDS)
        match = hands.match
        made_by = last_mover(match)
        if made_by and UNDO in match.shown.cards(None):
            before = len(match.history)
            others = [seat for seat in SEATS if seat != made_by]
            assert not any(UNDO in match.shown.cards(seat) for seat in others)
            assert UNDO in match.shown.cards(made_by)
            hands.do(Tapped(luck.choice(others), UNDO))
            assert len(match.history) == before
            assert match.shown.notices()[-1].id == "table-move-of-another"
            hands.wait(60.0)
            kept += 1
        match._play(spec.rules.random_move(match.state, luck.random), hands.now_s)
        match.show()
    assert kept > 1
