"""The bench of the rules measures what it says; how much depends on the machine."""

import random

import pytest

from bench import matches
from bench import rules as bench
from controller.games.catalogue import GAMES
from controller.games.luggage.rules import rules as luggage


@pytest.fixture(scope="module")
def result():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "QUICK_MEASURE_S", 0.05)
        patch.setattr(bench, "SAMPLE", 200)
        patch.setattr(bench, "_PEERS", {**bench._PEERS, "rlcard_uno_moves_per_s": not_installed})
        return bench.run(seed=1, quick=True, game=None)


def not_installed(seed, measure_s):
    raise ImportError("No module named 'rlcard'")


def test_every_game_and_every_peer_has_its_figures(result):
    assert set(result) == {"games", "peers"}
    assert set(result["games"]) == set(GAMES)
    assert set(result["games"]["luggage"]) == {
        "moves_per_s",
        "full_enumeration_per_s",
        "successor_us",
        "matches",
    }
    assert set(result["peers"]) == {"rlcard_uno_moves_per_s", "pettingzoo_texas_moves_per_s"}
    assert all(figure > 0 for figure in result["games"]["luggage"].values())


def test_a_peer_that_is_not_installed_has_no_figure(result):
    assert result["peers"]["rlcard_uno_moves_per_s"] is None
    assert "not installed" in bench.table(result)


def test_one_game_can_be_asked_for(monkeypatch):
    monkeypatch.setattr(bench, "QUICK_MEASURE_S", 0.01)
    monkeypatch.setattr(bench, "SAMPLE", 10)
    monkeypatch.setattr(bench, "_PEERS", {})
    assert list(bench.run(seed=1, quick=True, game="luggage")["games"]) == ["luggage"]


def test_the_moves_that_are_counted_are_legal_and_end_the_match():
    state = None
    for before, move in bench.random_match(GAMES["luggage"], random.Random(3).random):
        assert move in luggage.legal(before, luggage.mover(move))
        state = luggage.play(before, move)
    assert state is not None
    assert luggage.over(state)


def test_the_table_for_people_names_game_and_figures(result):
    games = result["games"]
    quick = {**games, "luggage": {**games["luggage"], "moves_per_s": 234567}}
    table = bench.table({**result, "games": quick})
    assert "luggage" in table
    assert "234,567" in table


def test_random_matches_are_played_by_every_number_of_players():
    played = matches.run(seed=1, matches=3, game=None)["random_matches"]
    assert {name: list(by_players) for name, by_players in played.items()} == {
        name: [str(players) for players in game.players] for name, game in GAMES.items()
    }
    four = played["captains-orders"]["4"]
    assert four["matches"] == 3
    assert 0 < four["longest_moves"] <= four["moves"]
    assert "captains-orders" in matches.table({"random_matches": played})


def test_random_matches_find_what_is_wrong(monkeypatch):
    def wrong(state):
        return ("Something is nowhere.",)

    monkeypatch.setattr(luggage, "problems", wrong)
    with pytest.raises(AssertionError, match=r"1/luggage/2/0 ended with: Something is nowhere\."):
        matches.run(seed=1, matches=1, game="luggage")
