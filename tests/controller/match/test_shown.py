"""What may be seen of a match: everyone's view follows what was let out, and is made again only
when something of it has changed."""

import pytest
from msgspec.structs import replace

from controller.belt import new_track
from controller.games.luggage.rules import rules
from controller.games.luggage.table import LuggageReferee, LuggageTable
from controller.games.luggage.watching import BeltWatch
from controller.match.halfdone import HalfDone
from controller.match.pause import StandIns
from controller.match.shown import Menus, ShownMatch, Snapshot
from controller.match.tablegame import TableShape
from controller.views import Climax, Explained, Logged, Message, Notice, Staged, TapAnswer

SEATS = ("red", "blue")
STATE = rules.initial(rules.options_from({}), SEATS)
REFEREE = LuggageReferee(new_track(1260.0, {"belt": (0.0, 40.0)}))


@pytest.fixture
def shown():
    game = LuggageTable(TableShape(3.0, REFEREE.track))
    stand_ins = StandIns(game, lambda seat: False, lambda seat: None)
    return ShownMatch(SEATS, Menus(game, SEATS), stand_ins, Snapshot(STATE, REFEREE), lambda: None)


def test_the_belts_motion_alone_makes_no_new_view(shown):
    before = shown.view("red"), shown.view(None)
    shown.take(Snapshot(STATE, replace(REFEREE, track=replace(REFEREE.track, watched=0.5))))
    assert shown.view("red") is before[0]
    assert shown.view(None) is before[1]


def test_a_players_view_follows_what_everybody_sees_of_the_belt(shown):
    assert shown.view("red").belt.weak == {}
    shown.take(Snapshot(STATE, replace(REFEREE, watch=BeltWatch(weak=frozenset({0})))))
    assert shown.view("red").belt.weak == shown.view(None).belt.weak == {"tartan": 1}


def test_who_does_not_play_sees_what_everybody_sees(shown):
    assert shown.view("red").secrets is not None
    assert shown.view("green") is shown.view(None)
    assert shown.view(None).secrets is None


DONE, HANDS_OFF = Message("luggage-stage-done"), Message("luggage-stage-hands-off")
CLIMAX = Staged(Climax(DONE, HANDS_OFF), 0.0, 1.0, 2.0)
TOLD = Notice("luggage-other-game", kind="mistake")


@pytest.mark.parametrize(
    "changes",
    [
        {"notices": (TOLD,)},
        {"half": HalfDone(rests=True)},
        {"answers": (TapAnswer("pad/red", 1, True),)},
        {"staged": CLIMAX},
        {"log": (Logged("red", Message("luggage-log-done", {"seat": "red"})),)},
        {"explained": Explained(Message("luggage-lesson-flip"))},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_whatever_comes_or_goes_is_told_though_only_the_belt_has_moved(shown, changes):
    """A belt that moves may end a climax as well as a timer does: the screens are told."""
    moved = replace(REFEREE, track=replace(REFEREE.track, watched=0.5))
    assert shown.take(Snapshot(STATE, moved, **changes))
    assert not shown.take(Snapshot(STATE, REFEREE, **changes))
    assert shown.take(Snapshot(STATE, REFEREE))


def test_a_clock_that_goes_on_is_told(shown):
    assert shown.take(Snapshot(STATE, replace(REFEREE, clock_ends_at_s=9.0)))
    assert shown.clock_ends_at_s() == 9.0
