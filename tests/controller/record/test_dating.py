"""When matches began that were played while nobody knew the time."""

import os
from datetime import UTC, datetime, timedelta

import pytest

from controller.record import dating
from controller.record.dating import DATES, LOOK_S, Dates, Dating, dates
from controller.record.journal import Journal
from controller.record.recorder import Recorder
from hardware.loop import Loop, VirtualClock

SAVED = datetime(2026, 6, 1, 12, 0, tzinfo=UTC)
"""What a Pi believes: when it ran last."""
TRUE = datetime(2026, 6, 9, 20, 0, tzinfo=UTC)


class Pi:
    """A computer whose clock is set by a network, or not yet."""

    def __init__(self, folder):
        self.known, self.uptime_s, self._boot_id = False, 100.0, folder / "boot_id"
        self.boots()

    def boots(self):
        self._boot_id.write_text(f"{os.urandom(4).hex()}\n")

    def passes(self, seconds):
        self.uptime_s += seconds

    def now(self):
        return (TRUE if self.known else SAVED) + timedelta(seconds=self.uptime_s)

    def dating(self, kept=""):
        return Dating(
            kept,
            doubtful=lambda: not self.known,
            now=self.now,
            uptime_s=lambda: self.uptime_s,
            boot_id=self._boot_id,
        )


@pytest.fixture
def pi(tmp_path):
    return Pi(tmp_path)


def test_while_the_time_is_known_a_date_is_one(pi):
    pi.known = True
    dating = pi.dating()
    assert dating.begins() == "2026-06-09T20:01:40+00:00"
    assert not dating.waits


def test_a_date_that_nobody_knows_is_marked_and_mended_once_the_clock_is_set(pi):
    dating = pi.dating()
    said = dating.begins()
    assert said == "2026-06-01T12:01:40-00:00"
    assert datetime.fromisoformat(said).utcoffset() == timedelta(0), "older programs read it"
    pi.passes(600.0)
    assert not dating.mend()
    pi.known = True
    assert dating.mend()
    assert dates(dating.kept).began == {said: "2026-06-09T20:01:40+00:00"}
    assert not dating.waits


@pytest.mark.parametrize("boots", [False, True])
def test_a_restart_of_the_table_loses_nothing_and_one_of_the_computer_does(pi, boots):
    first = pi.dating()
    said = first.begins()
    if boots:
        pi.boots()
    pi.known = True
    second = pi.dating(first.kept)
    assert second.mend() is not boots
    assert (said in dates(second.kept).began) is not boots


@pytest.mark.parametrize("kept", ["", "[]", '{"began": 3}', "\ud800"])
def test_what_another_version_has_kept_is_nothing(kept):
    assert dates(kept) == Dates()


# ---- the journal ---------------------------------------------------------------------------------


@pytest.fixture
def unsure(pi, monkeypatch):
    monkeypatch.setattr("controller.record.recorder.Dating", pi.dating)
    return pi


def begin(recorder):
    recorder.begin("captain-bluff", {}, ("red", "blue"), ())
    recorder.commit()


def test_the_journal_keeps_what_was_recorded_and_the_date_beside_it(unsure, tmp_path):
    """What a match is does not change: a league and backups know it by how it began."""
    path = tmp_path / "journal.db"
    with Loop(VirtualClock()) as loop:
        recorder = Recorder(path, loop, "home")
        begin(recorder)
        unsure.passes(LOOK_S)
        unsure.known = True
        loop.run(until_s=LOOK_S + 1.0)
        recorder.close()
    with Journal(path) as journal:
        (match,) = journal.matches()
        dated = dates(journal.settings()[DATES])
    assert match.date == "2026-06-01T12:01:40-00:00"
    assert match.began is None
    assert dated.mended(match).began == "2026-06-09T20:01:40+00:00"


def test_where_the_time_is_known_nothing_is_kept_of_it(pi, monkeypatch, tmp_path):
    pi.known = True
    monkeypatch.setattr("controller.record.recorder.Dating", pi.dating)
    with Loop(VirtualClock()) as loop:
        recorder = Recorder(tmp_path / "journal.db", loop, "home")
        begin(recorder)
        recorder.close()
    with Journal(tmp_path / "journal.db") as journal:
        assert DATES not in journal.settings()


def test_a_backup_brings_its_dates(unsure, tmp_path):
    here, there = tmp_path / "here.db", tmp_path / "there.db"
    with Loop(VirtualClock()) as loop:
        recorder = Recorder(there, loop, "home")
        begin(recorder)
        unsure.known = True
        loop.run(until_s=LOOK_S + 1.0)
        recorder.save(tmp_path / "backup.db")
        recorder.close()
        recorder = Recorder(here, loop, "home")
        recorder.take(tmp_path / "backup.db")
        recorder.close()
    with Journal(here) as journal:
        (match,) = journal.matches()
        assert dates(journal.settings()[DATES]).mended(match).began is not None


def test_this_computers_own_clocks_are_read():
    assert dating.Dating("").begins()[:4] >= "2026"
