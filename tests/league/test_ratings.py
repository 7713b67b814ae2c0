"""What a match changes for those who have played it."""

import pytest
from openskill.models import PlackettLuce

from league.ratings import MU, SIGMA, Finish, Form, after, rated


def seated(*names, places=None):
    places = places or range(1, len(names) + 1)
    return [
        Finish(seat=str(at), player=name, name=name, place=place, points=10)
        for at, (name, place) in enumerate(zip(names, places, strict=True))
    ]


def test_ratings_are_those_of_plackett_luce_with_teams_of_one():
    model = PlackettLuce()
    expected = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 1, 3])
    found = rated({}, seated("a", "b", "c", places=(1, 1, 3)))
    assert found == {
        name: (team[0].mu, team[0].sigma) for name, team in zip("abc", expected, strict=True)
    }


def test_who_ties_with_an_equal_stays_its_equal():
    forms = after({}, seated("a", "b", places=(1, 1)))
    assert forms["a"].mu == forms["b"].mu
    assert forms["a"].sigma < SIGMA


def test_a_match_makes_a_rating_more_certain_and_the_winner_better():
    forms = after({}, seated("a", "b"))
    assert forms["a"].mu > MU > forms["b"].mu
    assert max(forms["a"].sigma, forms["b"].sigma) < SIGMA


@pytest.mark.parametrize("names", [("a", ""), ("a",), ("bot/easy", "bot/easy")])
def test_nobody_gains_against_nobody_known(names):
    """A guest, an empty table, a bot against itself."""
    assert rated({}, seated(*names)) == {names[0]: (MU, SIGMA)}


def test_a_guest_between_two_changes_nothing_for_them():
    with_guest = rated({}, seated("a", "", "b"))
    assert with_guest == rated({}, seated("a", "b"))


def test_a_bot_that_sits_there_twice_has_the_mean_of_both():
    first, between, last = rated({}, seated("x", "y", "z")).values()
    forms = after({}, seated("bot/easy", "a", "bot/easy"))
    assert forms["bot/easy"].mu == (first[0] + last[0]) / 2
    assert forms["a"].mu == between[0]
    assert forms["bot/easy"].played == 2


def test_counts_follow():
    forms = {"a": Form(played=4, won=2, streak=2, best=40)}
    won = after(forms, seated("a", "b"))["a"]
    lost = after(forms, seated("b", "a"))["a"]
    assert (won.played, won.won, won.streak, won.best) == (5, 3, 3, 40)
    assert (lost.played, lost.won, lost.streak) == (5, 2, 0)


def test_only_facts_that_somebody_counts_are_summed():
    one = Finish(seat="red", player="a", place=1, points=3, facts={"saw-through": 2.0, "x": 1.0})
    form = after({"a": Form(totals={"saw-through": 3.0})}, [one], {"saw-through"})["a"]
    assert form.totals == {"saw-through": 5.0}


def test_somebody_alone_wins_nothing():
    assert after({}, seated("a"))["a"].won == 0
