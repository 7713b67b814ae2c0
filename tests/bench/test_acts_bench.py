"""The bench of acts: what the games cost their players, performed at a table."""

import pytest

from bench import acts, newcomers, windowed
from controller.games.catalogue import CATALOGUE

GOALS = {
    ("captains-orders", "deal"): 0,
    ("captains-orders", "asking"): 2,
    ("captains-orders", "discovering"): 5,
    ("captain-bluff", "deal"): 0,
    ("captain-bluff", "placement_of_three"): 5,
    ("bluff-pirate", "deal"): 0,
    ("bluff-pirate", "set_of_three"): 7,
    ("bluff-pirate", "set_of_five"): 10,
    ("bluff-pirate", "discard_turn"): 2,
    ("bluff-pirate", "boarding"): 5,
}


@pytest.fixture(scope="module")
def games():
    return acts.turns([*acts.KINDS])


def most(count):
    return count if isinstance(count, int) else max(count.values())


@pytest.mark.parametrize(("game", "kind"), GOALS)
def test_no_chore_costs_more_than_its_goal(games, game, kind):
    assert most(games[game]["acts"][kind]["spots"]["active"]) <= GOALS[game, kind]


def test_a_deal_is_one_press_of_one_player_and_many_where_every_card_is_read(games):
    for game in games.values():
        deal = game["acts"]["deal"]["spots"]
        assert deal == {"active": 0, "other": 0, "anybody": 1}
        assert most(game["every"]["deal"]["spots"]["active"]) >= 5


def test_the_acts_are_those_that_were_performed(mocker):
    """A table at which one more press is needed costs one more."""
    way = acts.Way("bluff-pirate", 3, spots=True, reading="late")
    press = acts.Sitting.press

    def again(self, who, buttons, seat=None):
        press(self, who, buttons, seat)
        self.done[who] += 1

    plain = acts.discard_turn(way).done
    mocker.patch.object(acts.Sitting, "press", again)
    assert acts.discard_turn(way).done[0] == plain[0] + 1


def test_people_get_a_table():
    result = acts.run(1, quick=True, game="captains-orders")
    assert "discovering" in acts.table(result)
    assert list(result["games"]) == ["captains-orders"]


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_first_act_comes_within_ten_seconds_of_the_command(game):
    """Three of them start the programs."""
    assert 0.0 < acts.first_act_s(game) <= 7.0


def test_a_newcomer_clicks_nothing_in_vain():
    found = newcomers.in_vain("captains-orders", 1)
    assert found["clicks"] > 5
    assert (found["refused"], found["useless"]) == (0, 0)


def test_a_click_that_is_lit_and_does_nothing_is_counted(mocker):
    """A test of the test: a hand that forgets every third act."""
    acts_done = []
    act = windowed.SeatHands.act

    def forgets(self, what):
        acts_done.append(what)
        return act(self, what) if len(acts_done) % 3 else True

    mocker.patch.object(windowed.SeatHands, "act", forgets)
    mocker.patch.object(newcomers, "LONGEST_S", 300.0)
    assert newcomers.in_vain("captains-orders", 1)["useless"] > 0
