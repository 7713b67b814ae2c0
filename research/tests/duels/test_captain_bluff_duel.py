"""The duel of Captain Bluff is played by the product's rules."""

import random

import pytest

from controller.bots.mind import Mind
from research.duels import BELIEVED, DOUBTED, KEPT, PLACED, Dealt, End, decisions
from research.duels.captain_bluff import CARDS, HAS_PAIR, PLACES, chosen, duel
from research.styles import player, styles


def follow(tree, *choices):
    for choice in choices:
        tree = getattr(tree, choice) if isinstance(tree, Dealt) else tree.after[choice]
    return tree


RUN, LINE = len(PLACES), len(PLACES) + 1
"""What is placed, and what the loser of a call takes: the city, too."""


@pytest.mark.parametrize(
    ("choices", "gained"),
    [
        (("true", KEPT), (0, 0)),
        (("true", PLACED, BELIEVED), (-RUN, 0)),
        (("false", PLACED, BELIEVED), (-RUN, 0)),
        (("true", PLACED, DOUBTED), (-RUN, LINE)),
        (("false", PLACED, DOUBTED), (-RUN + LINE, 0)),
        (("false", PLACED, BELIEVED, "true", PLACED, DOUBTED), (-RUN + LINE, -RUN)),
    ],
)
def test_who_was_wrong_takes_the_line_cb_18(choices, gained):
    view = follow(duel(4), *choices, "true").view
    assert [one.cards for one in view.players] == [CARDS + more for more in gained]


@pytest.mark.parametrize(
    ("choices", "won"),
    [(("true", PLACED, DOUBTED), 1.0), (("false", PLACED, DOUBTED), 0.0), (("false", KEPT), 0.5)],
)
def test_fewer_cards_win_after_the_last_turn_cb_28(choices, won):
    assert follow(duel(1), *choices) == End((won, 1 - won))


def test_of_three_the_second_may_call_what_the_first_let_lie_cb_17():
    second = follow(duel(3, players=3), "false", PLACED, BELIEVED)
    assert second.player == 2
    called = follow(second, DOUBTED, "true").view
    assert [one.cards for one in called.players] == [CARDS - RUN + LINE, CARDS, CARDS]
    lies = follow(second, BELIEVED, "true").view
    assert [one.cards for one in lies.players] == [CARDS - RUN, CARDS, CARDS]


def test_who_may_call_sees_no_difference_between_a_bluff_and_honest_luggage():
    true, false = (follow(duel(3), dealt, PLACED) for dealt in ("true", "false"))
    assert (true.knows, true.view) == (false.knows, false.view)


def test_who_let_luggage_lie_does_not_learn_what_it_was():
    for first in (BELIEVED, DOUBTED):
        true, false = (follow(duel(3), dealt, PLACED, first, "true") for dealt in ("true", "false"))
        assert (true.knows == false.knows) == (first == BELIEVED)


def test_equal_knowledge_is_an_equal_view():
    for tree in (duel(3), duel(3, players=3)):
        views = {}
        for one in decisions(tree):
            assert views.setdefault((one.player, one.knows), one.view) == one.view


@pytest.mark.parametrize("style", styles("captain-bluff"))
def test_everybody_who_can_be_measured_can_be_asked_in_a_duel(style):
    decide = player("captain-bluff", style)
    for number, one in enumerate(decisions(duel(2))):
        assert chosen(decide(one.view, one.moves, Mind(random.Random(number)))) in one.after


def test_cards_that_fit_come_about_as_often_as_in_a_match():
    assert pytest.approx(155 / 474, abs=0.01) == HAS_PAIR
