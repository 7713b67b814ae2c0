"""What the bench of the clumsy players counts, and that it sees a table that forgives nothing."""

import json

import pytest

from bench import clumsy
from bench.clumsy import Job, play
from bench.clumsy_player import SLIPS
from controller.cli import main
from controller.games.catalogue import CATALOGUE
from controller.match import acts
from controller.match.signs import Noticeboard

CARD_GAMES = clumsy.playable()


@pytest.mark.parametrize("game", CARD_GAMES)
def test_slips_of_every_kind_are_healed_or_counted_and_every_match_ends(game, capsys):
    assert main(["bench", "clumsy", "--game", game, "--matches", "2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    of = result["games"][game]
    assert (of["dead_ends"], of["otherwise_wrong"], of["faults"]) == (0, 0, [])
    assert of["same_result_share"] == 1.0
    assert set(of["slips"]) == set(SLIPS)
    for kind, made in of["slips"].items():
        assert made["slips"] > 0, kind
        assert made["healed"] > 0, kind
        assert made["healed"] + made["counted"] <= made["slips"], kind
    assert of["moves"] > 300
    assert of["sim_s_per_s"] > 0


def test_a_game_with_a_belt_is_refused_in_a_sentence(capsys):
    assert main(["bench", "clumsy", "--game", "luggage"]) == 2
    assert "these hands cannot play luggage" in capsys.readouterr().err


def test_the_same_seed_is_the_same_match_with_the_same_slips():
    game = "captains-orders"
    job = Job(game, CATALOGUE[game].rules.players[0], 6, "late", "again")
    assert play(job) == play(job)


def jobs(game):
    return [
        Job(game, 4, spots, "every", f"broken/{number}") for spots in (6, 0) for number in range(2)
    ]


def unforgiving(monkeypatch):
    """A piece whose tap did not count is for ever where it was."""
    left = acts._left

    def never_left(pending, signal):
        tag = pending.tags.get(signal.reader)
        return left(pending, signal) if tag is None or tag.counted else pending

    monkeypatch.setattr(acts, "_left", never_left)


def never_hushed(monkeypatch):
    """A player who has put a mistake right is still blamed."""
    monkeypatch.setattr(Noticeboard, "heal", lambda board, seats: None)


def silent(monkeypatch):
    """The table says nothing of mistakes."""
    monkeypatch.setattr(Noticeboard, "tell", lambda board, notice, now_s: False)


@pytest.mark.parametrize("game", CARD_GAMES)
@pytest.mark.parametrize(
    ("breakage", "fault"),
    [(unforgiving, "DeadEnd"), (never_hushed, "NotHealed"), (silent, "Unnamed")],
)
def test_it_sees_a_table_that_is(breakage, fault, game, monkeypatch):
    breakage(monkeypatch)
    assert any(play(job).fault.startswith(fault) for job in jobs(game))
