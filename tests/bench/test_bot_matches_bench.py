"""What the bench of the bots' matches says of matches that end, that do not, and that differ."""

import json

import pytest

from bench import bot_matches
from bench.bot_matches import Job, play
from controller.cli import main
from controller.games.catalogue import CATALOGUE


def test_every_number_of_players_ends_at_both_tables_and_again_the_same(capsys):
    """The quickest game; tests/e2e plays the others."""
    game = "luggage"
    assert main(["bench", "matches", "--game", game, "--seeds", "2", "--json"]) == 0
    of = json.loads(capsys.readouterr().out)["games"][game]
    assert of["problems"] == []
    played = {(one["players"], one["table"]) for one in of["matches"]}
    players = CATALOGUE[game].rules.players
    # The table without spots has four seats.
    assert {number for number, table in played if table == "spots"} == set(players)
    assert {number for number, table in played if table == "no_spots"} == set(players) & {2, 3, 4}
    for one in of["matches"]:
        assert one["matches"] == one["ended"] == (1 if one["players"] <= 4 else 2)
        assert one["played_again"] == one["same"] == 1
        assert one["moves"] > 20
        assert len(one["digest"]) == 64
    assert len({one["digest"] for one in of["matches"]}) == len(of["matches"])


def test_a_match_that_does_not_end_is_named(monkeypatch):
    monkeypatch.setattr(bot_matches, "LONGEST_S", 30.0)
    outcome = play(Job("captains-orders", 4, "spots", 1))
    assert outcome.problem.startswith("still runs after ")
    assert outcome.simulated_s == pytest.approx(30.0)


def test_a_match_that_is_another_one_the_second_time_is_counted():
    one, other = Job("luggage", 2, "spots", 1), Job("luggage", 2, "spots", 2)
    said = bot_matches.Outcome("a digest", 50, 1.0)
    figures = bot_matches._group_figures(
        [one, other], {one: said, other: said}, {one: bot_matches.Outcome("another", 50, 1.0)}
    )
    assert (figures["played_again"], figures["same"], figures["ended"]) == (1, 0, 2)
