"""`reclaim bench resume`: what it counts, and that a table that is laid out wrongly shows."""

import pytest
from msgspec.structs import replace

from bench import resume
from controller.games.catalogue import CATALOGUE


@pytest.fixture(autouse=True)
def short(mocker):
    """One match, in this process, so that what is broken here is broken there."""
    mocker.patch.object(resume, "BATCH", 1)


def test_every_cut_is_a_state_and_nothing_is_wrong():
    found = resume.run(3, False, 1, "captains-orders")
    assert found["states"] > 1
    assert found["states"] == found["laid_out"] == found["equal"] == found["played_on"]
    assert found["wrong"] == 0
    assert sum(found["games"]["captains-orders"]["phases"].values()) == found["states"]
    assert "wrong" in resume.table(found)


def test_a_setting_that_forgets_a_pile_counts_as_wrong(mocker):
    game = CATALOGUE["captains-orders"]

    def forgetful(state):
        setting = game.setting(state)
        return replace(setting, stacks=tuple(s for s in setting.stacks if "spot" not in s.place))

    mocker.patch.dict(CATALOGUE, {game.slug: replace(game, setting=forgetful)})
    found = resume.run(3, False, 1, "captains-orders")
    assert 0 < found["wrong"] == found["states"]
    assert found["laid_out"] < found["states"]
    assert found["played_on"] == 0
    assert "lie" in found["games"]["captains-orders"]["faults"][0]
