"""The duel, a small variant of Bluff Pirate, is played by the product's rules."""

import random

import pytest

from controller.bots.mind import Mind
from controller.games.bluff_pirate.pieces import PENALTY, SMALLEST_SET
from research.duels import BELIEVED, DOUBTED, KEPT, PLACED, Dealt, End, decisions
from research.duels.bluff_pirate import HAS_SET, chosen, duel
from research.styles import player, styles


def follow(tree, *choices):
    for choice in choices:
        tree = getattr(tree, choice) if isinstance(tree, Dealt) else tree.after[choice]
    return tree


def end(tree, *choices):
    """What is left of the race for the players after these deals and choices: at the next deal."""
    return [one.to_go for one in follow(tree, *choices, "true").view.players]


START = 30
"""Squares to either island."""


@pytest.mark.parametrize(
    ("choices", "sailed"),
    [
        (("true", KEPT), (0, 0)),
        (("true", PLACED, BELIEVED), (SMALLEST_SET, 0)),
        (("false", PLACED, BELIEVED), (SMALLEST_SET, 0)),
        (("false", PLACED, DOUBTED), (0, SMALLEST_SET)),
        # Nobody goes back behind the start.
        (("true", PLACED, DOUBTED), (SMALLEST_SET, 0)),
        # Who has caught a bluff, keeps the next set and then doubts a true one goes back.
        (
            ("false", PLACED, DOUBTED, "true", KEPT, "true", PLACED, DOUBTED),
            (SMALLEST_SET, SMALLEST_SET - PENALTY),
        ),
    ],
)
def test_ships_sail_by_bp_8(choices, sailed):
    assert end(duel(4), *choices) == [START - squares for squares in sailed]


@pytest.mark.parametrize(
    ("choices", "won"),
    [(("true", PLACED, DOUBTED), 1.0), (("false", PLACED, DOUBTED), 0.0), (("false", KEPT), 0.5)],
)
def test_the_foremost_ship_wins_after_the_last_turn_bp_23(choices, won):
    assert follow(duel(1), *choices) == End((won, 1 - won))


def test_of_three_the_player_of_the_set_shows_one_vote_and_knows_none_bp_6():
    """Blue doubts and Green does not: whose vote is shown decides which ship sails."""
    voted = follow(duel(3, players=3), "false", PLACED, DOUBTED, BELIEVED)
    assert voted.knows == follow(duel(3, players=3), "false", PLACED, BELIEVED, DOUBTED).knows
    assert end(voted, "show blue") == [START, START - SMALLEST_SET, START]
    assert end(voted, "show green") == [START - SMALLEST_SET, START, START]


def test_a_vote_that_is_not_shown_only_its_voter_knows():
    """Green's is shown, and Blue's was one or the other."""
    blue, green = (
        [
            next(
                one
                for one in decisions(
                    follow(duel(3, players=3), "true", PLACED, vote, BELIEVED, "show green")
                )
                if one.player == player
            ).knows
            for vote in (DOUBTED, BELIEVED)
        ]
        for player in (1, 2)
    )
    assert blue[0] != blue[1]
    assert green[0] == green[1]


def test_a_voter_knows_no_more_of_a_set_than_of_a_bluff():
    tree = duel(3)
    true, false = (one.after[PLACED] for one in (tree.true, tree.false))
    assert true.knows == false.knows
    assert true.view == false.view
    assert tree.true.knows != tree.false.knows


def test_what_somebody_kept_only_that_player_knows():
    tree = duel(3)
    second = [one.after[KEPT].true for one in (tree.true, tree.false)]
    assert second[0].knows == second[1].knows
    third = [one.after[KEPT].true for one in second]
    assert third[0].player == 0
    assert third[0].knows != third[1].knows


def test_equal_knowledge_is_an_equal_view():
    """But for the cards that the player holds, which were dealt anew since."""
    for tree in (duel(3), duel(2, players=3)):
        views = {}
        for one in decisions(tree):
            assert views.setdefault((one.player, one.knows), one.view) == one.view


@pytest.mark.parametrize("style", styles("bluff-pirate"))
def test_everybody_who_can_be_measured_can_be_asked_in_a_duel(style):
    decide = player("bluff-pirate", style)
    for tree in (duel(2), duel(1, players=3)):
        for number, one in enumerate(decisions(tree)):
            move = decide(one.view, one.moves, Mind(random.Random(number)))
            assert chosen(move) in one.after


def test_a_set_comes_about_as_often_as_in_a_match():
    assert pytest.approx(225 / 669, abs=0.01) == HAS_SET
