"""What `reclaim check-bots` tries, and that it finds a style that wins too much."""

import json
import random

import pytest

from controller import cli
from controller.bots.mind import Mind
from controller.errors import OptionError
from controller.games.bluff_pirate.pieces import BoardShip, Vote
from controller.games.captains_orders.pieces import Discover
from controller.games.catalogue import CATALOGUE
from harness.matches import begun, random_steps
from research import gate, grammar
from research.bots import Job, Outcome, play
from research.gate import Checked, Score, passes
from research.grammar import ACTS, NAMED, drawn, player


def views(game, offers, number=20):
    """Seats that are to act and their moves, where *offers* says that these will do."""
    rules, luck, found = CATALOGUE[game].rules, random.Random(3), []
    while len(found) < number:
        for state, _, _ in random_steps(rules, begun(rules, 4, reading="every"), luck):
            for seat in range(4):
                moves = rules.legal(state, seat)
                if offers(moves) and len(found) < number:
                    found.append((rules.view(state, seat), moves))
    return found


def boards(move):
    return isinstance(move, BoardShip)


def accuses(move):
    return isinstance(move, Discover)


@pytest.mark.parametrize(
    ("game", "act", "of"),
    [("bluff-pirate", "boards", boards), ("captains-orders", "accuses", accuses)],
)
def test_a_rule_from_nothing_on_always_acts_and_one_beyond_one_never_does(game, act, of):
    for view, moves in views(game, lambda moves: any(map(of, moves)) and not all(map(of, moves))):
        chosen = [
            player(game, f"normal {act}={start}")(view, moves, Mind(random.Random(1)))
            for start in ("0", "1.01")
        ]
        assert [of(move) for move in chosen] == [True, False]


def test_a_rule_acts_from_its_reason_on():
    suspicious = {}
    votes = views("bluff-pirate", lambda moves: any(isinstance(m, Vote) for m in moves), 60)
    for view, moves in votes:
        doubts = player("bluff-pirate", "normal doubts=0.5")(view, moves, Mind(random.Random(1)))
        suspicious.setdefault(doubts.bluff, []).append(grammar.piracy.suspicion(view))
    assert min(suspicious[True]) >= 0.5 > max(suspicious[False])


def test_the_first_rule_that_holds_counts():
    """In the first lap of a round the second one does."""
    decide = player("captains-orders", "normal accuses=0@late accuses=1.01")
    early, late = set(), set()
    for view, moves in views("captains-orders", lambda moves: any(map(accuses, moves)), 60):
        laps = grammar.turns_had(view).total() // len(view.players)
        acted = accuses(decide(view, moves, Mind(random.Random(1))))
        (late if laps else early).add(acted)
    assert (early, late) == ({False}, {True})


@pytest.mark.parametrize("style", ["sharp flies=0", "sharp boards=much", "sharp boards=0@noon"])
def test_a_style_that_cannot_be_read_is_refused(style):
    with pytest.raises(OptionError, match="expected ACT=FROM"):
        player("bluff-pirate", style)


@pytest.mark.parametrize("game", ACTS)
def test_styles_that_are_drawn_can_be_read_and_play_to_the_end(game):
    luck = random.Random(7)
    styles = [drawn(game, luck) for _ in range(30)]
    assert len(set(styles)) > 25
    for style in (*styles, *NAMED[game]):
        player(game, style)
    assert play(Job(game, 4, 1, "drawn", styles[0], "normal")).winners > 0


def test_every_act_of_the_grammar_is_drawn_and_changes_what_is_decided():
    """Otherwise a hole there would never be found."""
    for game, acts in ACTS.items():
        luck, moves = random.Random(5), views(game, lambda moves: len(moves) > 1, 400)
        together = " ".join(drawn(game, luck) for _ in range(40))
        for act in acts:
            assert f"{act}=" in together
            ruled = [player(game, f"normal {act}={start}") for start in ("0", "1.01")]
            assert any(
                one(view, offered, Mind(random.Random(2)))
                != other(view, offered, Mind(random.Random(2)))
                for view, offered in moves
                for one, other in [ruled]
            ), f"{game}: {act} changes nothing"


def test_the_search_finds_the_style_that_wins_most(monkeypatch):
    """Among forty styles one wins twice as often as the others do."""
    styles = [f"sharp boards={n}" for n in range(40)]

    def played(job):
        chance = 0.6 if job.tested == styles[17] else 0.3
        luck = random.Random(f"{job.deal}/{job.place}/{job.tested}")
        return Outcome(float(luck.random() < chance), 1)

    monkeypatch.setattr(gate, "play", played)
    monkeypatch.setattr(gate, "spread", lambda work, jobs, name, at_once: map(work, jobs))
    assert gate._search("bluff-pirate", 2, 1, styles) == styles[17]


def test_a_hole_does_not_pass():
    fair = Score("sharp boards=1.01", 100.0, 400)
    hole = Score("sharp boards=0", 168.0, 400)
    assert passes(Checked("bluff-pirate", 4, 1, "", 0, fair, (fair,)))
    assert not passes(Checked("bluff-pirate", 4, 1, "", 0, hole, (fair,)))
    assert not passes(Checked("bluff-pirate", 4, 1, "", 0, fair, (hole,)))


def test_bots_that_play_at_random_do_not_pass(monkeypatch, capsys):
    """The control: the command says which style beats them, and returns 1."""
    monkeypatch.setattr(gate, "FIELD", "random")
    given = ["--game", "captain-bluff", "--players", "2", "--styles", "2", "--matches", "40"]
    assert cli.main(["check-bots", *given, "--json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)["checked"]
    assert found["worst"]["won"] > 35
    assert [one["matches"] for one in (found["worst"], *found["named"])] == [40] * 3


def test_what_cannot_be_checked_is_one_sentence(capsys):
    assert cli.main(["check-bots", "--game", "luggage"]) == 2
    assert "there is no grammar of styles for luggage" in capsys.readouterr().err
    assert cli.main(["check-bots", "--game", "captain-bluff", "--players", "8"]) == 2
    assert "captain-bluff is for 2 to 5 players" in capsys.readouterr().err
