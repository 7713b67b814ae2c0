"""The recorder: what it writes of a match, when it says that this is done, and when it gives up."""

import logging
import sqlite3
import time

import msgspec
import pytest
from msgspec import Raw, Struct

from controller.belt import (
    Absence,
    Conclusion,
    Missing,
    Passes,
    Quality,
    Returned,
    Suspected,
    Taken,
    Weak,
)
from controller.errors import DiskError, DiskFault, JournalError
from controller.record import recorder as recorder_module
from controller.record.journal import Entry, Journal, Standing
from controller.record.recorder import CLOCK_S, LATELY, Recorder
from hardware.loop import Loop, RealClock, VirtualClock

SEATS = ("red", "blue")


class Wave(Struct, frozen=True, tag="wave"):
    """A move of a game that nobody has to know."""

    player: int


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.db"


@pytest.fixture
def loop():
    with Loop(VirtualClock()) as loop:
        yield loop


@pytest.fixture
def recorder(path, loop):
    recorder = Recorder(path, loop, "sim", simulated=True)
    yield recorder
    recorder.close()


@pytest.fixture
def real_recorder(disk, path):
    """On a real clock, over a disk that can fail; it has a loop of its own."""
    with Loop(RealClock()) as loop:
        recorder = Recorder(path, loop, "sim")
        recorder.loop = loop
        yield recorder
        recorder.close()


def begin(recorder):
    return recorder.begin("luggage", {"rounds": 1}, SEATS, ["blue"])


def run_until(recorder, condition):
    """Run the loop until *condition*; what is called meanwhile is called on it."""
    loop, ends_s = recorder.loop, time.monotonic() + 20.0
    while not condition():
        assert time.monotonic() < ends_s, "waited too long"
        loop.run(until_s=loop.now_s() + 0.01)


# ---- what is written -----------------------------------------------------------------------------


def test_a_match_is_written_with_everything_that_it_takes_to_begin_it_anew(recorder):
    log = begin(recorder)
    recorder.commit()
    match = recorder.journal.open_match()
    assert (match.id, log.match) == (1, 1)
    assert (match.game, match.options, match.seats) == ("luggage", {"rounds": 1}, SEATS)
    assert (match.bots, match.table, match.simulated) == (("blue",), "sim", True)
    assert match.began_utc.endswith("+00:00")


def test_numbers_go_on_where_the_journal_ends(path, loop):
    for number in (1, 2):
        recorder = Recorder(path, loop, "sim")
        log = begin(recorder)
        assert log.match == number
        log.abandoned({})
        recorder.close()


def test_entries_are_numbered_and_timed_on_the_matchs_clock(recorder, loop):
    loop.run(until_s=100.0)
    log = begin(recorder)
    log.played(101.5, Wave(0), "pad/red@101.500", 0.25)
    log.undone(103.0, "pad/blue@103.000")
    recorder.commit()
    assert recorder.journal.entries(1) == (
        Entry(
            number=1,
            at_s=1.5,
            body=Raw(b'{"type":"wave","player":0}'),
            source="pad/red@101.500",
            track_turn=0.25,
        ),
        Entry(number=2, at_s=3.0, kind="undo", source="pad/blue@103.000"),
    )


def missing(tile, seen_s, first_s):
    return Missing(tile, Absence(seen_s, (Passes("belt", 2, first_s, first_s + 20.0),), 0.0004))


def test_what_the_belt_told_is_written_before_the_move_with_times_on_the_matchs_clock(
    recorder, loop
):
    loop.run(until_s=100.0)
    log = begin(recorder)
    told = (Taken(7, "red", 101.4), Returned(8, 0.25, 101.45, "belt"))
    log.told(101.4, told[:1])
    log.told(101.45, told[1:])
    log.played(101.5, Wave(0), "pad/red@101.500", None)
    recorder.commit()
    belt, move = recorder.journal.entries(1)
    assert (belt.number, belt.kind, belt.at_s, move.kind) == (1, "belt", 1.5, "move")
    written = msgspec.json.decode(belt.body, type=tuple[Conclusion, ...])
    assert written == (Taken(7, "red", 1.4), Returned(8, 0.25, 1.45, "belt"))


def test_what_the_table_may_ask_for_is_written_at_once_with_its_evidence(recorder, loop):
    loop.run(until_s=100.0)
    log = begin(recorder)
    log.told(101.0, (Suspected(7, missing(7, 80.0, 101.0).absence),))
    recorder.commit()
    assert recorder.journal.entries(1) == ()
    log.told(142.0, (missing(7, 101.0, 121.0),))
    recorder.commit()
    (entry,) = recorder.journal.entries(1)
    assert entry.kind == "belt"
    _, gone = msgspec.json.decode(entry.body, type=tuple[Conclusion, ...])
    assert gone == missing(7, 1.0, 21.0)


def test_a_sticker_that_reads_badly_is_written_at_once(recorder, loop):
    loop.run(until_s=100.0)
    log = begin(recorder)
    log.told(101.0, (Weak(7, Quality(30.0, 20.0)),))
    recorder.commit()
    (entry,) = recorder.journal.entries(1)
    written = msgspec.json.decode(entry.body, type=tuple[Conclusion, ...])
    assert written == (Weak(7, Quality(30.0, 20.0)),)


def test_how_well_tags_read_is_known_to_the_next_match_and_tags_of_other_sets_stay_known(recorder):
    recorder.learn({"04AA": Quality(30.0, 1.0), "04BB": Quality(30.0, 20.0)})
    recorder.commit()
    log = begin(recorder)
    log.learnt({"04AA": Quality(40.0, 2.0)})
    recorder.commit()
    assert recorder.journal.quality() == {"04AA": Quality(40.0, 2.0), "04BB": Quality(30.0, 20.0)}


def test_a_tag_that_has_read_well_for_years_and_wears_is_found_out(recorder):
    recorder.learn({"04AA": Quality(10_000.0, 100.0)})
    recorder.commit()
    assert recorder.journal.quality() == {"04AA": Quality(LATELY, LATELY / 100.0)}


def test_points_are_written_and_the_end_closes_the_match(recorder):
    log = begin(recorder)
    log.scored({"red": 2, "blue": 1}, (), over=False)
    recorder.commit()
    assert recorder.journal.open_match().totals == {"red": 2, "blue": 1}
    log.scored({"red": 2, "blue": 3}, ("blue",), over=True)
    recorder.commit()
    match = recorder.journal.match(1)
    assert (match.status, match.winners) == ("finished", ("blue",))
    assert recorder.journal.open_match() is None


def test_an_end_that_is_taken_back_opens_the_match_again(recorder):
    log = begin(recorder)
    log.scored({"red": 2}, ("red",), over=True)
    recorder.commit()
    log.undone(3.0, "")
    log.scored({}, (), over=False)
    recorder.commit()
    assert recorder.journal.open_match().id == 1


def test_nothing_is_written_before_the_commit_and_then_all_together(recorder, path):
    log = begin(recorder)
    log.played(1.0, Wave(0), "", None)
    with Journal(path) as reader:
        assert reader.matches() == ()
    recorder.commit()
    assert len(recorder.journal.entries(1)) == 1


def test_a_commit_of_nothing_waits_for_nothing(recorder):
    recorder.commit()
    assert not recorder.waiting


# ---- what stands beside the moves ----------------------------------------------------------------


def test_what_is_half_done_and_what_was_tapped_last_are_written_when_they_change(recorder):
    log = begin(recorder)
    half, taps = {"red": "luggage/card/highlander"}, {"blue": "luggage/tile/yeti"}
    for at_s, standing in ((2.0, ({}, {})), (3.0, (half, {})), (4.0, (half, taps))):
        log.stands(at_s, *standing, None)
        recorder.commit()
    assert recorder.journal.standing(1) == Standing(at_s=4.0, half=half, taps=taps)
    log.stands(9.0, half, taps, None)
    assert log.standing.at_s == 4.0, "nothing has changed"


def test_a_clock_that_runs_is_written_now_and_then(recorder):
    log = begin(recorder)
    written = []
    for second in range(20):
        log.stands(second, {}, {}, 60.0 - second)
        written.append(log.standing.at_s)
    assert sorted(set(written)) == [0.0, CLOCK_S, 2 * CLOCK_S, 3 * CLOCK_S]


def test_a_clock_is_written_with_every_entry(recorder):
    log = begin(recorder)
    log.stands(0.0, {}, {}, 60.0)
    log.played(1.0, Wave(0), "", None)
    log.stands(1.0, {}, {}, 59.0)
    assert log.standing == Standing(at_s=1.0, clock_left_s=59.0)


def test_a_clock_that_rests_is_written_once(recorder):
    log = begin(recorder)
    for second in range(20):
        log.stands(second, {}, {}, 60.0)
    assert log.standing == Standing(at_s=0.0, clock_left_s=60.0)


def test_a_match_that_is_resumed_goes_on_in_its_numbers_and_on_its_clock(path, loop):
    first = Recorder(path, loop, "sim")
    log = begin(first)
    log.played(4.0, Wave(0), "", None)
    log.stands(6.0, {"red": "luggage/card/highlander"}, {}, 30.0)
    first.close()
    loop.run(until_s=1000.0)
    again = Recorder(path, loop, "sim")
    log = again.resume(again.journal.open_match())
    assert (log.entries, log.began_s) == (1, 994.0), "the time without power does not count"
    assert log.standing.clock_left_s == 30.0
    log.played(1001.0, Wave(1), "", None)
    again.commit()
    assert [(entry.number, entry.at_s) for entry in again.journal.entries(1)] == [
        (1, 4.0),
        (2, 7.0),
    ]
    again.close()


def test_the_clock_of_a_match_that_is_resumed_never_runs_back_before_its_last_entry(path, loop):
    first = Recorder(path, loop, "sim")
    log = begin(first)
    log.stands(4.0, {"red": "luggage/card/highlander"}, {}, None)
    log.played(9.0, Wave(0), "", None)
    first.close()
    loop.run(until_s=1000.0)
    again = Recorder(path, loop, "sim")
    assert again.resume(again.journal.open_match()).began_s == 991.0
    again.close()


def test_a_match_that_is_abandoned_keeps_its_points(recorder):
    log = begin(recorder)
    log.scored({"red": 2}, (), over=False)
    recorder.commit()
    recorder.abandon(recorder.journal.open_match())
    recorder.commit()
    assert recorder.journal.open_match() is None
    assert (recorder.journal.match(1).status, recorder.journal.match(1).totals) == (
        "abandoned",
        {"red": 2},
    )


# ---- when it is durable --------------------------------------------------------------------------


def test_a_virtual_clock_stands_still_until_it_is_written(recorder, loop):
    begin(recorder)
    recorder.commit()
    assert not recorder.waiting
    assert loop.now_s() == 0.0


def test_on_a_real_clock_it_is_waited_for_and_then_released_on_the_loop(real_recorder, disk):
    released = []
    real_recorder.released.append(lambda: released.append(real_recorder.waiting))
    disk.answers.clear()
    begin(real_recorder)
    real_recorder.commit()
    assert real_recorder.waiting
    real_recorder.loop.run(until_s=real_recorder.loop.now_s() + 0.02)
    assert (real_recorder.waiting, released) == (True, [])
    disk.answers.set()
    run_until(real_recorder, lambda: released)
    assert released == [False]


def test_closing_writes_what_was_noted_and_may_be_done_twice(path, loop):
    recorder = Recorder(path, loop, "sim")
    begin(recorder)
    recorder.close()
    recorder.close()
    with Journal(path) as journal:
        assert journal.open_match().id == 1


# ---- a disk that fails ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (sqlite3.SQLITE_FULL, "the disk is full"),
        (sqlite3.SQLITE_READONLY, "the disk can only be read"),
        (sqlite3.SQLITE_IOERR_FSYNC, "the disk reports errors"),
        (sqlite3.SQLITE_CORRUPT, "the file is damaged"),
    ],
)
def test_a_disk_that_fails_is_a_fault_and_caught_up_with_when_it_is_well(
    real_recorder, disk, error, fault
):
    told = []
    real_recorder.released.append(
        lambda: told.append(real_recorder.fault and real_recorder.fault.says)
    )
    disk.error = error
    log = begin(real_recorder)
    real_recorder.commit()
    run_until(real_recorder, lambda: told)
    assert (told, real_recorder.waiting) == ([fault], False), "nobody waits for a disk that fails"
    log.played(1.0, Wave(0), "", None)
    real_recorder.commit()
    disk.error = None
    run_until(real_recorder, lambda: told[-1] is None)
    assert len(real_recorder.journal.entries(1)) == 1


def test_a_disk_that_does_not_answer_is_a_fault_until_it_does(real_recorder, disk, monkeypatch):
    monkeypatch.setattr(recorder_module, "PATIENCE_S", 0.05)
    told = []
    real_recorder.released.append(
        lambda: told.append(real_recorder.fault and real_recorder.fault.says)
    )
    disk.answers.clear()
    begin(real_recorder)
    real_recorder.commit()
    run_until(real_recorder, lambda: told)
    assert told == ["the disk has not answered for 0.05 s"]
    disk.answers.set()
    run_until(real_recorder, lambda: told[-1] is None)
    assert real_recorder.journal.open_match().id == 1


def test_closing_on_a_disk_that_fails_says_what_is_not_in_the_journal(disk, path, loop, caplog):
    recorder = Recorder(path, loop, "sim")
    disk.error = sqlite3.SQLITE_FULL
    begin(recorder)
    with caplog.at_level(logging.WARNING):
        recorder.close()
    assert caplog.messages == [f"what happened last is not in {path}: the disk is full"]


def test_a_journal_that_cannot_be_opened_leaves_nothing_open(path, loop, recorder):
    with pytest.raises(JournalError, match="another reclaim writes to"):
        Recorder(path, loop, "sim")


def test_a_disk_error_is_told_from_a_mistake(tmp_path, loop, monkeypatch):
    def full(path):
        raise DiskError(f"{path} cannot be opened", DiskFault("full", "the disk is full"))

    monkeypatch.setattr("controller.record.journal.schema.open_for_writing", full)
    with pytest.raises(DiskError, match="cannot be opened: the disk is full") as refused:
        Recorder(tmp_path / "journal.db", loop, "sim")
    assert refused.value.fault.code == "full"


def test_repr_says_what_it_waits_for(real_recorder, disk):
    disk.answers.clear()
    begin(real_recorder)
    real_recorder.commit()
    assert repr(real_recorder).endswith(", waiting>")
    disk.answers.set()
