"""What the bench of the bots counts as won, and how sure it is of that."""

import json

import pytest

from bench import bots
from bench.bots import Job, Outcome, play, wilson
from controller.cli import main
from controller.games.catalogue import CATALOGUE

ABLE = [slug for slug, game in CATALOGUE.items() if game.decide is not None]


@pytest.mark.parametrize("game", ABLE)
def test_every_number_of_players_is_played_and_the_share_lies_in_its_interval(game, capsys):
    assert main(["bench", "bots", "--game", game, "--matches", "6", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [one["seats"] for one in result["pairings"]] == list(CATALOGUE[game].rules.players)
    for one in result["pairings"]:
        low, high = one["ci95"]
        assert 0 <= low <= one["win_rate"] <= high <= 1
        assert 0 < one["fair_share"] <= 1 / one["seats"] + 1e-4
    assert result["decision_ms"][game]["median"] > 0


def test_a_game_whose_bots_need_to_see_the_table_is_refused(capsys):
    assert main(["bench", "bots", "--game", "luggage"]) == 2
    assert "act on what they see of the table" in capsys.readouterr().err


@pytest.mark.parametrize("game", ABLE)
def test_the_same_seed_is_the_same_match(game):
    players = CATALOGUE[game].rules.players[0]
    first, again = (play(Job(game, players, 1, "same")) for _ in range(2))
    assert (first.won, first.winners) == (again.won, again.winners)
    assert len(first.decided_ms) == len(again.decided_ms) > 0


def test_who_shares_a_match_has_a_share_of_it():
    shared = [Outcome(0.5, 2), Outcome(1.0, 1), Outcome(0.0, 1), Outcome(0.0, 0)]
    pairing = bots._pairing("captains-orders", 4, shared)
    # One of the four matches had no winner at all.
    assert (pairing["win_rate"], pairing["fair_share"]) == (0.375, 0.1875)


def test_the_interval_is_wilsons():
    # Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
