"""What has been played this evening is public: which game, who won, how it ended, how long."""

from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from controller.record.journal import Entry, MatchRecord, rows
from controller.record.journal.store import make
from controller.record.recorder import Recorder
from controller.record.recording import Recording
from controller.table.assembly import Seating, open_table
from controller.table.evening import EVENING_S, MOST, Evening
from controller.views.evening import PastMatch, PastPlayer
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

ORDERS = Seating(4, 4, "sharp", 1, "captains-orders", {"rounds": 1})


def at(evening, now_s):
    """What everybody is told at that time."""
    evening.leave_out(now_s)
    return evening.told


@contextmanager
def table(journal, seating=ORDERS):
    file = load_table_file("sim-spots")
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, journal=journal) as opened,
    ):
        opened.start()
        yield opened, loop


def evening(opened):
    opened.console.look()
    return opened.console.view().evening


def test_a_match_is_told_once_its_result_has_been_left_and_after_a_power_cut(tmp_path):
    with table(tmp_path / "journal.db") as (opened, loop):
        loop.run(while_=lambda: not opened.match or not opened.match.over)
        loop.run(until_s=loop.now_s() + 30.0)
        assert evening(opened) == (), "everybody still sees its result"
        winners = opened.match.shown.standings.winners
        opened.console.matches.end()
        (match,) = evening(opened)
        assert match.game == "captains-orders"
        assert not match.given_up
        assert tuple(one.seat for one in match.players if one.won) == winners
        assert [one.name for one in match.players] == ["Anne", "Bart", "Clara", "Diego"]
    with table(tmp_path / "journal.db", Seating()) as (opened, _):
        assert evening(opened) == (match,)


def test_a_match_that_all_have_agreed_to_end_is_told_as_that_and_an_interrupted_one_not(tmp_path):
    with table(tmp_path / "journal.db") as (opened, loop):
        loop.run(while_=lambda: not opened.match or len(opened.match.history) < 5)
        opened.console.matches.give_up()
        (match,) = evening(opened)
        assert match.given_up
        assert not any(one.won for one in match.players)
    with table(tmp_path / "journal.db", Seating()) as (opened, _):
        assert evening(opened) == (match,)
    with table(tmp_path / "other.db") as (opened, loop):
        loop.run(while_=lambda: not opened.match or len(opened.match.history) < 5)
    with table(tmp_path / "other.db", Seating()) as (opened, _):
        assert evening(opened) == ()


@contextmanager
def kept(path, *hours_ago):
    """A journal of matches of half an hour, by how long ago they ended; None: no clock was set."""
    statements = []
    for number, hours in enumerate(hours_ago, start=1):
        began = datetime.now(UTC) - timedelta(hours=(hours or 0.0) + 0.5)
        record = MatchRecord(
            id=number,
            game="luggage",
            options={},
            seats=("red", "blue"),
            bots=("blue",),
            table="sim",
            began_utc="1970-01-01T00:00:00+00:00" if hours is None else began.isoformat(),
            people={"red": "Ada"},
        )
        statements += rows.begin(record)
        statements += rows.add(number, Entry(number=1, at_s=1800.0))
        statements += rows.scored(number, "finished", {"red": 4, "blue": 3}, ("red",))
    make(path, statements)
    with Loop(VirtualClock()) as loop, closing(Recorder(path, loop, "sim")) as recorder:
        yield Evening(Recording(recorder), now_s=500.0)


def test_what_was_played_on_another_evening_is_not_told(tmp_path):
    with kept(tmp_path / "journal.db", 13.0, 11.0, 1.0) as told:
        ada, bart = PastPlayer("red", 4, "Ada", True), PastPlayer("blue", 3, "Bart")
        assert at(told, 500.0) == (PastMatch("luggage", 30, (ada, bart)),) * 2
        assert len(at(told, 500.0 + 2 * 3600.0)) == 1
        assert at(told, 500.0 + EVENING_S) == ()


def test_without_a_clock_nobody_knows_when_a_match_was(tmp_path):
    with kept(tmp_path / "journal.db", None, 1.0, None) as told:
        assert len(at(told, 500.0)) == 1


@pytest.mark.parametrize("before", [0, MOST + 1])
def test_the_latest_come_first_and_no_more_than_some(before, tmp_path):
    with kept(tmp_path / "journal.db", *[1.0] * before) as told:
        latest = PastMatch("bluff-pirate", 5, ())
        told.add(latest, 600.0)
        assert at(told, 600.0)[0] == latest
        assert len(at(told, 600.0)) == min(MOST, before + 1)
