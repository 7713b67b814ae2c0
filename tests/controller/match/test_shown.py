"""What may be seen of a match: everyone's view follows what was let out, and is made again only
when something of it has changed."""

import pytest
from msgspec.structs import replace

from controller.belt import new_track
from controller.games.luggage.rules import rules
from controller.games.luggage.table import LuggageTable, RefereeState
from controller.games.luggage.watching import Watch
from controller.match.pause import StandIns
from controller.match.shown import Menus, Shown, Snapshot
from controller.match.tablegame import TableShape

SEATS = ("red", "blue")
STATE = rules.initial(rules.options_from({}), SEATS)
REFEREE = RefereeState(new_track(1260.0, {"belt": (0.0, 40.0)}))


@pytest.fixture
def shown():
    game = LuggageTable(TableShape(3.0, REFEREE.track))
    stand_ins = StandIns(game, lambda seat: False, lambda seat: None)
    return Shown(SEATS, Menus(game, SEATS), stand_ins, Snapshot(STATE, REFEREE), lambda: None)


def test_the_belts_motion_alone_makes_no_new_view(shown):
    before = shown.view("red"), shown.view(None)
    shown.take(Snapshot(STATE, replace(REFEREE, track=replace(REFEREE.track, watched=0.5))))
    assert shown.view("red") is before[0]
    assert shown.view(None) is before[1]


def test_a_players_view_follows_what_everybody_sees_of_the_belt(shown):
    assert shown.view("red").belt.weak == {}
    shown.take(Snapshot(STATE, replace(REFEREE, watch=Watch(weak=frozenset({0})))))
    assert shown.view("red").belt.weak == shown.view(None).belt.weak == {"tartan": 1}


def test_who_does_not_play_sees_what_everybody_sees(shown):
    assert shown.view("red").secrets is not None
    assert shown.view("green") is shown.view(None)
    assert shown.view(None).secrets is None
