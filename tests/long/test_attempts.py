"""Moves and texts that nobody could mean are refused; the attempts would notice if not."""

import pytest

from controller.games.catalogue import GAMES
from controller.games.luggage.rules import rules as luggage
from harness.attempts import attempt, misread


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_no_move_is_refused_and_changes_nothing(game, matches):
    counts = attempt(game, 1, matches(6) * 1000)
    assert (counts.errors, counts.tracebacks, counts.changed) == ({}, 0, 0)
    # Moves that are accepted lead on to states that no match of bots comes to.
    assert counts.refused > 5 * counts.accepted > counts.attempts / 12
    assert counts.attempts == counts.refused + counts.accepted


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_no_text_is_refused_in_a_sentence(game, matches):
    counts = misread(game, 1, matches(2) * 1000)
    assert (counts.errors, counts.tracebacks) == ({}, 0)
    assert counts.refused > 2 * counts.accepted > counts.attempts / 10
    assert counts.attempts == counts.refused + counts.accepted


def test_attempts_are_the_same_every_time():
    assert attempt("luggage", 3, 500) == attempt("luggage", 3, 500)
    assert attempt("luggage", 3, 500) != attempt("luggage", 4, 500)


def test_rules_that_ask_nothing_are_caught(mocker):
    """`apply` trusts what it is told, as `play` must not."""
    mocker.patch.object(luggage, "play", luggage.apply)
    counts = attempt("luggage", 1, 300)
    assert counts.tracebacks > 100
    assert {"KeyError", "IndexError", "TypeError"} <= set(counts.errors)
