"""A backup: all that a table knows in one file, and how it joins what another table knows."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.errors import BackupRefused, JournalError
from controller.record import backup
from controller.record.journal import (
    Entry,
    Journal,
    MatchRecord,
    Standing,
    WritableJournal,
    Writer,
    rows,
)
from controller.record.journal.joining import beginning
from controller.record.journal.store import PEOPLE, QUALITY
from controller.record.recorder import Recorder
from controller.views import Notice
from hardware.loop import Loop, VirtualClock

EARLIER = sorted(Path(__file__).parent.glob("journal/versions/*.sql"))
HALT_S = 30.0
CLOWN, STAR = "luggage/tile/clown", "luggage/tile/star"


AT_FIRST = Standing()


def match(number, status="finished", **values):
    usual = {
        "game": "luggage",
        "options": {"rounds": 1},
        "seats": ("red", "blue"),
        "table": "table",
        "began_utc": f"2026-11-2{number}T18:00:00+00:00",
        "people": {"red": "Ada"},
        "status": status,
        "totals": {"red": 3, "blue": 5},
    }
    return MatchRecord(id=number, **usual | values)


def entry(number, body=b'{"type":"Done"}'):
    return Entry(number=number, at_s=float(number), body=Raw(body))


def statements(record, entries, standing=AT_FIRST):
    made = [*rows.begin(record)]
    for one in entries:
        made += rows.add(record.id, one)
    return [*made, *rows.stands(record.id, standing)]


@pytest.fixture
def journal(tmp_path):
    """`journal(NAME, STATEMENTS)` is the path of one that holds them."""

    def make(name, *groups):
        path = tmp_path / name / "journal.db"
        with WritableJournal(path) as made:
            for group in groups:
                assert made.writer.wait(made.writer.hand(list(group)), HALT_S)
        return path

    return make


@pytest.fixture
def full(journal):
    """The journal of a table that has been in use."""
    return journal(
        "full",
        rows.enrol("04AA", CLOWN),
        rows.enrol("04BB", STAR),
        rows.keep(PEOPLE, '[{"name":"Ada","face":"cat"},{"name":"Ben","face":"dog"}]'),
        rows.keep(QUALITY, '{"04AA":{"passes":9.0,"missed":1.0}}'),
        rows.keep("adjusted", "{}"),
        statements(match(1), [entry(1), entry(2)]),
        statements(match(2, "open"), [entry(1)], Standing(at_s=7.0, half={"red": "x"})),
    )


def saved(path, tmp_path, name="backup"):
    with Journal(path) as opened:
        backup.save(opened, tmp_path / name)
    return tmp_path / name


def take(path, file):
    """Let the table whose journal is at *path* take the backup *file* in."""
    with Loop(VirtualClock()) as loop:
        recorder = Recorder(path, loop, "table")
        try:
            return recorder.take(file)
        finally:
            recorder.close()


def told(path):
    """All that a journal knows."""
    with Journal(path) as opened:
        opened.check_all()
        return {
            "tags": opened.tags(),
            "people": opened.people(),
            "settings": opened.settings(),
            "matches": [
                (one, opened.entries(one.id), opened.standing(one.id)) for one in opened.matches()
            ],
        }


def test_a_new_card_knows_all_that_the_old_one_did(full, journal, tmp_path):
    new = journal("new")
    joined = take(new, saved(full, tmp_path))
    assert told(new) == told(full)
    assert joined.notice("reclaim-backup-1.db") == Notice(
        "table-backup-taken",
        {"file": "reclaim-backup-1.db", "matches": 2, "pieces": 2, "people": 2, "left": 0},
    )


def test_taking_it_again_adds_nothing(full, tmp_path):
    before = told(full)
    joined = take(full, saved(full, tmp_path))
    assert told(full) == before
    assert joined.notice("f").id == "table-backup-known"


def test_nothing_that_is_there_is_lost_or_overruled(full, journal, tmp_path):
    here = journal(
        "here",
        rows.enrol("04AA", STAR),
        rows.enrol("04CC", CLOWN),
        rows.keep(PEOPLE, '[{"name":"Cleo","face":"owl"},{"name":"Ben","face":"fox"}]'),
        rows.keep("adjusted", '{"volume":1}'),
        statements(match(3, game="bluff-pirate"), [entry(1)]),
    )
    before = told(here)
    joined = take(here, saved(full, tmp_path))
    after = told(here)
    assert after["tags"] == {"04AA": STAR, "04CC": CLOWN, "04BB": f"{STAR}#2"}
    assert joined.left == 1, "04AA is another piece here"
    assert [one.name for one in after["people"]] == ["Cleo", "Ben", "Ada"]
    assert after["people"][1].face == "fox"
    assert after["settings"]["adjusted"] == '{"volume":1}'
    assert after["matches"][-1] == before["matches"][0]
    assert [one.id for one, _, _ in after["matches"]] == [5, 4, 3]


def test_a_match_that_has_gone_on_here_stays_and_one_that_has_there_goes_on_here(journal, tmp_path):
    shorter = statements(match(1, "open"), [entry(1)])
    longer = statements(match(1), [entry(1), entry(2), entry(3)])
    short, long = journal("short", shorter), journal("long", longer)
    before = told(long)
    assert take(long, saved(short, tmp_path, "a")).matches == 0
    assert told(long) == before
    assert take(short, saved(long, tmp_path, "b")).matches == 1
    assert told(short) == before


def test_two_that_began_alike_and_went_different_ways_are_both_kept(journal, tmp_path):
    one = journal("one", statements(match(1), [entry(1), entry(2)]))
    other = journal("other", statements(match(1), [entry(1), entry(2, b'{"type":"Undo"}')]))
    take(one, saved(other, tmp_path))
    assert [len(entries) for _, entries, _ in told(one)["matches"]] == [2, 2]


def test_matches_that_began_without_a_clock_are_told_apart_by_their_moves(journal, tmp_path):
    clockless = {"began_utc": "1970-01-01T00:00:10+00:00"}
    one = journal("one", statements(match(1, **clockless), [entry(1)]))
    other = journal("other", statements(match(1, **clockless), [entry(1, b'{"type":"Undo"}')]))
    take(one, saved(other, tmp_path))
    assert len(told(one)["matches"]) == 2


def test_a_damaged_match_here_is_joined_by_the_sound_one(full, tmp_path):
    file = saved(full, tmp_path)
    with sqlite3.connect(full) as connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE match = 1 AND number = 1")
    connection.close()
    take(full, file)
    with Journal(full) as opened:
        assert [one.id for one in opened.matches()] == [3, 2, 1]
        assert len(opened.entries(3)) == 2


def test_a_match_that_begins_afterwards_has_a_number_of_its_own(full, journal, tmp_path):
    file = saved(full, tmp_path)
    with Loop(VirtualClock()) as loop:
        recorder = Recorder(journal("new"), loop, "table")
        recorder.take(file)
        log = recorder.begin("luggage", {}, ["red"], [])
        recorder.close()
    assert log.match == 3


# ---- what is refused -----------------------------------------------------------------------------


def refusal(file):
    with pytest.raises(BackupRefused) as refused:
        backup.opened(file)
    return refused.value.code


def test_every_torn_end_is_refused(full, journal, tmp_path):
    """A stick was pulled out while the file was copied by hand."""
    file = saved(full, tmp_path)
    whole, here = file.read_bytes(), journal("here", rows.enrol("04CC", CLOWN))
    before = told(here)
    for length in range(0, len(whole), 4096):
        file.write_bytes(whole[:length])
        with pytest.raises(BackupRefused):
            take(here, file)
    assert told(here) == before


def test_every_changed_page_is_refused_or_says_the_same(full, tmp_path):
    file, chance = saved(full, tmp_path), random.Random(37)
    whole, right = file.read_bytes(), told(full)
    refused = 0
    for at in range(0, len(whole), 512):
        spoilt = bytearray(whole)
        spoilt[at : at + 64] = chance.randbytes(64)
        file.write_bytes(spoilt)
        try:
            with backup.opened(file):
                pass
            assert told(file) == right
        except BackupRefused:
            refused += 1
    assert refused > 10


@pytest.mark.parametrize("content", [b"", b"a letter", b"\0" * 5000, b"SQLite format 3\0"])
def test_what_never_was_a_backup_is_refused(tmp_path, content):
    (tmp_path / "backup").write_bytes(content)
    assert refusal(tmp_path / "backup") in ("foreign", "damaged")


def test_the_database_of_another_program_is_foreign(tmp_path):
    connection = sqlite3.connect(tmp_path / "backup")
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    assert refusal(tmp_path / "backup") == "foreign"


def test_the_backup_of_a_newer_reclaim_is_refused_as_that(full, tmp_path):
    file = saved(full, tmp_path)
    connection = sqlite3.connect(file)
    connection.execute("ALTER TABLE matches ADD COLUMN weather TEXT")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert refusal(file) == "newer"


@pytest.mark.parametrize("earlier", EARLIER, ids=lambda path: path.stem)
def test_the_backup_of_an_earlier_one_is_taken(journal, tmp_path, earlier):
    file, here = tmp_path / "backup", journal("here")
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(earlier.read_text("utf-8"))
    assert take(here, file).matches > 0
    told(here)


def test_a_table_that_cannot_write_says_so_and_takes_nothing(full, journal, tmp_path, monkeypatch):
    file, here = saved(full, tmp_path), journal("here")
    monkeypatch.setattr(Writer, "wait", lambda *args: False)
    with pytest.raises(JournalError, match="cannot be written"):
        take(here, file)


def test_a_file_of_somebody_who_may_not_read_it_is_private(full, tmp_path):
    assert saved(full, tmp_path).stat().st_mode & 0o077 == 0


def test_a_record_is_the_same_whatever_became_of_it():
    one, other = match(1, "open"), replace(match(9), began_utc=match(1).began_utc)
    assert beginning(one) == beginning(other)
