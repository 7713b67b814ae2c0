"""The journal's file: made, brought forward, refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from controller.errors import JournalError
from controller.games.catalogue import CATALOGUE
from controller.record.journal import (
    DamagedMatch,
    Journal,
    Standing,
    WritableJournal,
    schema,
)
from controller.record.playback import replay

EARLIER = sorted(Path(__file__).with_name("versions").glob("*.sql"))
"""A journal of each earlier version, by its number, that was written then."""


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def test_a_new_file_is_made_in_the_present_version(tmp_path):
    path = tmp_path / "journal.db"
    schema.open_for_writing(path).close()
    assert version(path) == len(schema.MIGRATIONS)


def test_every_commit_is_synced_to_the_disk(tmp_path):
    connection = schema.open_for_writing(tmp_path / "journal.db")
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_there_is_a_journal_of_every_earlier_version():
    assert [file.stem for file in EARLIER] == [str(n) for n in range(1, len(schema.MIGRATIONS))]


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: f"version {file.stem}")
def test_a_journal_of_each_earlier_version_comes_forward_with_everything_in_it(tmp_path, file):
    path = tmp_path / "journal.db"
    with closing(sqlite3.connect(path)) as older:
        older.executescript(file.read_text())
    assert version(path) == int(file.stem)
    with WritableJournal(path) as journal:
        assert version(path) == len(schema.MIGRATIONS)
        assert journal.tags() == {"04A1B2C3D4E5F6": "luggage/tile/yeti"}
        assert journal.settings() == {"language": "de"}
        interrupted, abandoned = journal.matches()
        assert journal.open_match() == interrupted
        assert (abandoned.simulated, interrupted.simulated) == (False, True)
        assert journal.standing(1) == Standing(at_s=19.668399553413785, clock_left_s=120.0)
        assert journal.standing(2).half == {"red": "luggage/card/aviator"}
        game = CATALOGUE["luggage"]
        for match, phase in ((abandoned, "play"), (interrupted, "check")):
            entries = journal.entries(match.id)
            assert replay(game.rules, game.rules.move_type, match, entries).state.phase == phase


@pytest.mark.parametrize("earlier", range(len(schema.MIGRATIONS)))
def test_a_file_of_each_earlier_version_comes_forward_and_is_like_a_new_one(
    tmp_path, monkeypatch, earlier
):
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with monkeypatch.context() as before:
        before.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:earlier])
        schema.open_for_writing(old).close()
    assert version(old) == earlier
    shapes = []
    for path in (old, new):
        connection = schema.open_for_writing(path)
        shapes.append(connection.execute("SELECT sql FROM sqlite_schema ORDER BY name").fetchall())
        connection.close()
    assert shapes[0] == shapes[1]
    assert version(old) == len(schema.MIGRATIONS)


def test_what_was_written_before_a_migration_is_there_after_it(tmp_path, monkeypatch):
    path = tmp_path / "journal.db"
    connection = schema.open_for_writing(path)
    connection.execute("INSERT INTO settings VALUES ('language', 'fr', 0)")
    connection.close()
    planted = (*schema.MIGRATIONS, ("ALTER TABLE settings ADD COLUMN since TEXT DEFAULT ''",))
    monkeypatch.setattr(schema, "MIGRATIONS", planted)
    connection = schema.open_for_writing(path)
    assert connection.execute("SELECT * FROM settings").fetchall() == [("language", "fr", 0, "")]
    connection.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "journal.db"
    schema.open_for_writing(path).close()
    broken = ("ALTER TABLE settings ADD COLUMN since TEXT", "ALTER TABLE nowhere ADD COLUMN x")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
    with pytest.raises(JournalError, match="nowhere"):
        schema.open_for_writing(path)
    monkeypatch.undo()
    connection = schema.open_for_writing(path)
    assert len(connection.execute("SELECT * FROM pragma_table_info('settings')").fetchall()) == 3
    connection.close()


def test_a_file_of_a_newer_reclaim_is_refused_and_kept(tmp_path):
    path = tmp_path / "journal.db"
    connection = schema.open_for_writing(path)
    connection.execute("CREATE TABLE dreams (night INTEGER)")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(JournalError, match=r"newer Reclaim \(version 99"):
        schema.open_for_writing(path)
    assert version(path) == 99


def test_another_programs_database_is_refused(tmp_path):
    path = tmp_path / "songs.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    with pytest.raises(JournalError, match="of another program"):
        schema.open_for_writing(path)


def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "journal.db"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(JournalError, match="the file is no database"):
        schema.open_for_writing(path)


def test_reading_needs_a_file(tmp_path):
    with pytest.raises(JournalError, match="there is no journal at"):
        schema.open_for_reading(tmp_path / "journal.db")
    with pytest.raises(JournalError, match="is a folder; expected a journal"):
        schema.open_for_reading(tmp_path)


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path):
    (tmp_path / "state").write_text("a file, not a folder")
    with pytest.raises(JournalError, match="cannot be opened"):
        WritableJournal(tmp_path / "state" / "journal.db")


def test_a_match_that_was_damaged_before_is_still_damaged_after_the_migration(tmp_path):
    path = tmp_path / "journal.db"
    with closing(sqlite3.connect(path)) as older:
        older.executescript(EARLIER[-1].read_text())
        older.execute("UPDATE matches SET table_name = 'Sim' WHERE id = 1")
        older.commit()
    with Journal(path) as journal:
        interrupted, damaged = journal.matches()
        assert damaged == DamagedMatch(1, "match 1 does not fit its checksum")
        assert interrupted.people == {}
