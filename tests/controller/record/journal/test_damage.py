"""A damaged journal is found when a table opens it, kept, and a new one begun."""

import itertools
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.errors import DamagedJournal, JournalError
from controller.record.journal import (
    DamagedMatch,
    Entry,
    Journal,
    MatchRecord,
    Standing,
    WritableJournal,
    rows,
    store,
)
from controller.record.journal.renewal import open_sound
from controller.record.journal.schema import PAGE_BYTES as PAGE

HALT_S = 30.0


@pytest.fixture
def path(tmp_path):
    """A journal with pieces, settings, and a match of some pages that was interrupted."""
    path = tmp_path / "journal.db"
    record = MatchRecord(
        id=1, game="luggage", options={}, seats=("red", "blue"), table="sim", began_utc=""
    )
    body = Raw(b'{"type":"ready","player":0}')
    entries = [Entry(number=number, at_s=1.0, body=body) for number in range(1, 1001)]
    with WritableJournal(path) as journal:
        journal.writer.hand(
            together(rows.enrol(f"{n:08X}", f"luggage/tile/{n}") for n in range(40))
        )
        journal.writer.hand([*rows.keep("language", "de"), *rows.begin(record)])
        ticket = journal.writer.hand(together(rows.add(1, entry) for entry in entries))
        assert journal.writer.wait(ticket, HALT_S)
    return path


def together(several):
    return list(itertools.chain.from_iterable(several))


def pages_of(path, table):
    """The numbers of a table's pages, from 0."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)
        ).fetchone()
    return root - 1


def overwrite(path, page, data):
    with path.open("r+b") as file:
        file.seek(page * PAGE)
        file.write(data)


def noise(length=PAGE):
    return random.Random("noise").randbytes(length)


def opened(path):
    """What `open_sound` makes of the file, closed again: its list of pieces, settings, matches, and
    where a damaged one was put."""
    journal, aside = open_sound(path)
    with journal:
        return journal.tags(), journal.settings(), journal.matches(), aside


def test_a_sound_journal_stays_where_it_is(path):
    tags, settings, (match,), aside = opened(path)
    assert (len(tags), settings, match.status, aside) == (40, {"language": "de"}, "open", None)


def test_one_whose_match_is_damaged_is_kept_and_begun_anew_with_pieces_and_settings(path):
    overwrite(path, pages_of(path, "entries"), noise())
    before = path.read_bytes()
    tags, settings, matches, aside = opened(path)
    assert aside == path.with_name("journal-damaged-1.db")
    assert aside.read_bytes() == before, "nothing of it is lost"
    assert (len(tags), settings, matches) == (40, {"language": "de"}, ())
    assert opened(path)[-1] is None, "the new one is sound"


def test_of_a_list_of_pieces_that_is_damaged_itself_nothing_is_invented(path):
    overwrite(path, pages_of(path, "tags"), noise())
    tags, settings, _, aside = opened(path)
    assert aside is not None
    assert (tags, settings) == ({}, {"language": "de"})


@pytest.mark.parametrize("head", [bytes(512), b"SQLite format 3\0" + noise(496)])
def test_one_whose_beginning_is_gone_is_damaged(path, head):
    overwrite(path, 0, head)
    assert opened(path)[-1] is not None


@pytest.mark.parametrize("length", [100, PAGE, 5 * PAGE + 100])
def test_one_whose_end_is_gone_is_damaged(path, length):
    with path.open("r+b") as file:
        file.truncate(length)
    assert opened(path)[-1] is not None


def test_a_second_one_is_kept_beside_the_first(path):
    for number in (1, 2):
        overwrite(path, pages_of(path, "entries"), noise())
        assert opened(path)[-1] == path.with_name(f"journal-damaged-{number}.db")


def test_its_log_goes_with_it_before_another_file_comes_in_its_place(path, monkeypatch):
    """Beside that it would be taken for its own."""
    path.with_name("journal.db-wal").write_bytes(b"frames of the damaged one" * 9)
    found = []

    def replaced(begun, real, replace=Path.replace):
        found.append(sorted(file.name for file in path.parent.iterdir() if file != begun))
        return replace(begun, real)

    monkeypatch.setattr(Path, "replace", replaced)
    opened(path)
    assert found == [["journal-damaged-1.db", "journal-damaged-1.db-wal", "journal.db"]]
    kept = path.with_name("journal-damaged-1.db-wal")
    assert kept.read_bytes() == b"frames of the damaged one" * 9


def test_a_file_that_never_was_a_journal_is_left_alone(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(JournalError, match="the file is no database"):
        open_sound(path)
    assert path.read_text().startswith("Dear diary")


def test_another_programs_database_is_left_alone(tmp_path):
    path = tmp_path / "songs.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    with pytest.raises(JournalError, match="of another program"):
        open_sound(path)
    assert path.exists()


def test_who_only_reads_says_that_it_is_damaged_and_moves_nothing(path):
    overwrite(path, pages_of(path, "entries"), noise())
    with (
        Journal(path) as journal,
        pytest.raises(DamagedJournal, match="is damaged: it cannot be read"),
    ):
        journal.entries(1)
    assert path.exists()


@pytest.fixture
def long(path, monkeypatch):
    """A journal that is too long to be looked through, with a match before the last."""
    monkeypatch.setattr(store, "CHECKED_BYTES", 0)
    with WritableJournal(path) as journal:
        record, entries = journal.match(1), journal.entries(1)
        ticket = journal.writer.hand(
            [
                *rows.scored(1, "finished", {}, ()),
                *rows.begin(replace(record, id=2)),
                *together(rows.add(2, entry) for entry in entries[:10]),
            ]
        )
        assert journal.writer.wait(ticket, HALT_S)
    return path


LEAF = 0x0A
"""The first byte of a page that is a leaf of an index's tree, as a table without row numbers is."""


def page_of_early_moves(path):
    """The number of a page, from 0, that holds some of the first moves and nothing else: a leaf of
    its tree (SQLite, "Database File Format", 1.6)."""
    whole = path.read_bytes()
    pages = range(len(whole) // PAGE)
    with_moves = [
        page
        for page in pages
        if b'{"type"' in whole[page * PAGE : (page + 1) * PAGE] and whole[page * PAGE] == LEAF
    ]
    assert len(with_moves) > 5
    return with_moves[1]


def test_in_a_long_journal_a_table_finds_what_it_needs_itself(long):
    overwrite(long, pages_of(long, "entries"), noise())
    assert opened(long)[-1] is not None


def test_and_leaves_damage_further_back_to_a_reader_there(long):
    overwrite(long, page_of_early_moves(long), noise())
    *_, matches, aside = opened(long)
    assert (len(matches), aside) == (2, None)
    with Journal(long) as journal, pytest.raises(DamagedJournal):
        journal.entries(1)


def test_trying_to_write_leaves_nothing_behind(path):
    before = path.read_bytes()
    assert opened(path)[-1] is None
    assert path.read_bytes() == before


def test_it_is_damaged_wherever_a_page_is_lost(path):
    """Every page but those that nothing needs; what is found depends on no luck."""
    whole = path.read_bytes()
    found = []
    for page in range(len(whole) // PAGE):
        path.write_bytes(whole)
        overwrite(path, page, noise())
        *_, aside = opened(path)
        found.append(aside is not None)
        if aside is not None:
            aside.unlink()
    assert all(found), found


# ---- rows that are not as they were written ------------------------------------------------------


@pytest.fixture
def several(path):
    """The same, the match finished, with another that was abandoned, and one that is open."""
    with WritableJournal(path) as journal:
        record, entries = journal.match(1), journal.entries(1)
        ticket = journal.writer.hand(
            [
                *rows.scored(1, "finished", {"red": 3}, ("red",)),
                *rows.begin(replace(record, id=2, status="abandoned")),
                *together(rows.add(2, entry) for entry in entries[:10]),
                *rows.begin(replace(record, id=3)),
                *together(rows.add(3, entry) for entry in entries[:10]),
                *rows.stands(3, Standing(at_s=9.0, half={"red": "a card"})),
            ]
        )
        assert journal.writer.wait(ticket, HALT_S)
    return path


def edit(path, *sql):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for one in sql:
            connection.execute(one)


def read_all(path):
    with Journal(path) as journal:
        for match in journal.matches():
            journal.match(match.id)
            journal.entries(match.id)
            journal.standing(match.id)
        journal.open_match()
        journal.tags()
        journal.settings()


NO_SUM = "does not fit its checksum"

EDITS = [
    ("UPDATE matches SET options = '{ }' WHERE id = 2", f"match 2 {NO_SUM}"),
    ("UPDATE matches SET table_name = 'Sim' WHERE id = 1", f"match 1 {NO_SUM}"),
    ("UPDATE matches SET winners = '[]' WHERE id = 1", f"match 1 {NO_SUM}"),
    ('UPDATE matches SET people = \'{"red": "Eve"}\' WHERE id = 1', f"match 1 {NO_SUM}"),
    ("UPDATE matches SET status = 'finished' WHERE id = 2", f"match 2 {NO_SUM}"),
    ("UPDATE matches SET id = 7 WHERE id = 2", "match 7"),
    (
        "UPDATE entries SET at_s = 1.5 WHERE match = 1 AND number = 7",
        f"entry 7 of match 1 {NO_SUM}",
    ),
    ("UPDATE entries SET kind = 'undo' WHERE match = 2 AND number = 10", f"match 2 {NO_SUM}"),
    ("UPDATE entries SET source = 'x' WHERE match = 2 AND number = 1", f"match 2 {NO_SUM}"),
    ("UPDATE entries SET track_turn = 0.5 WHERE match = 2 AND number = 1", f"match 2 {NO_SUM}"),
    ("UPDATE standing SET half = '{}' WHERE match = 3", f"where match 3 stands {NO_SUM}"),
    ("UPDATE standing SET entries = 9 WHERE match = 3", "match 3 has 10 entries, and its sum is"),
    ("UPDATE standing SET entries_sum = 9 WHERE match = 3", "the entries of match 3 do not fit"),
    ("UPDATE tags SET piece = 'luggage/tile/70' WHERE rowid = 7", f"the list of pieces {NO_SUM}"),
    ("UPDATE settings SET value = 'fr'", f"the list of settings {NO_SUM}"),
    ("UPDATE summary SET tags_sum = 1", "the list of pieces does not fit its sum"),
    ("UPDATE summary SET open_match = 1", "match 1 is finished, and is said to be open"),
    ("UPDATE summary SET last_match = 4", "the row of match 4 is lost"),
    ("UPDATE summary SET last_match = 2", "its summary does not name match 3 as the last one"),
    ("DELETE FROM entries WHERE match = 2 AND number = 10", "match 2 has 9 entries, and its sum"),
    ("DELETE FROM entries WHERE match = 2 AND number = 4", "entry 4 of match 2 is lost"),
    ("DELETE FROM entries WHERE match = 2", "match 2 has 0 entries"),
    ("DELETE FROM matches WHERE id = 1", "the row of match 1 is lost"),
    ("DELETE FROM matches WHERE id = 2", "the row of match 2 is lost"),
    ("DELETE FROM matches WHERE id = 3", "the row of match 3 is lost"),
    ("DELETE FROM standing WHERE match = 2", "where match 2 stands is lost"),
    ("DELETE FROM tags WHERE rowid = 7", "the list of pieces does not fit its sum"),
    ("DELETE FROM settings", "the list of settings does not fit its sum"),
    ("DELETE FROM summary", "its summary is lost"),
]


@pytest.mark.parametrize(("sql", "what"), EDITS, ids=[sql for sql, _ in EDITS])
def test_a_row_that_was_changed_or_lost_is_named(several, sql, what):
    read_all(several)
    edit(several, sql)
    with pytest.raises(DamagedJournal, match=r"journal\.db is damaged: .*" + re.escape(what)):
        read_all(several)


def test_a_match_that_does_not_name_the_one_before_it_is_listed_as_damaged(several):
    edit(several, "UPDATE matches SET before = 1 WHERE id = 3")
    with Journal(several) as journal:
        last, *others = journal.matches()
    why = "match 3 does not name match 2 as the one before it"
    assert last == DamagedMatch(3, why)
    assert [match.status for match in others] == ["abandoned", "finished"]


def test_a_table_never_gives_a_number_twice(several):
    edit(several, "UPDATE summary SET last_match = 2")
    journal, aside = open_sound(several)
    with journal:
        assert (journal.last_number(), aside is not None) == (3, True)


def test_entries_that_were_exchanged_or_doubled_are_named(several):
    whole = several.read_bytes()
    edit(
        several,
        "UPDATE entries SET number = 99 WHERE match = 2 AND number = 4",
        "UPDATE entries SET number = 4 WHERE match = 2 AND number = 5",
        "UPDATE entries SET number = 5 WHERE match = 2 AND number = 99",
    )
    with pytest.raises(DamagedJournal, match="entry 4 of match 2 does not fit its checksum"):
        read_all(several)
    several.write_bytes(whole)
    edit(several, "INSERT INTO entries SELECT 2, 11, at_s, kind, body, source, track_turn, sum "
         "FROM entries WHERE match = 2 AND number = 10")  # fmt: skip
    with pytest.raises(DamagedJournal, match="entry 11 of match 2 does not fit its checksum"):
        read_all(several)


def test_a_finished_match_that_is_damaged_stays_where_it_is_and_hides_no_other(several):
    edit(several, "UPDATE entries SET body = '{}' WHERE match = 1 AND number = 500")
    edit(several, "UPDATE matches SET totals = 'null' WHERE id = 2")
    _, _, matches, aside = opened(several)
    assert aside is None
    assert matches[1] == DamagedMatch(2, f"match 2 {NO_SUM}")
    assert [match.id for match in matches] == [3, 2, 1]


def test_an_open_match_that_is_damaged_is_put_aside_and_all_others_are_taken_over(several, caplog):
    with Journal(several) as journal:
        before = journal.matches(), journal.entries(1), journal.entries(2)
    edit(several, "UPDATE entries SET body = '{}' WHERE match = 3 AND number = 5")
    damaged = several.read_bytes()
    tags, settings, matches, aside = opened(several)
    assert aside.read_bytes() == damaged
    assert matches == before[0][1:]
    with Journal(several) as journal:
        assert (journal.entries(1), journal.entries(2)) == before[1:]
        assert journal.open_match() is None
    assert (len(tags), settings) == (40, {"language": "de"})
    assert "not taken over: entry 5 of match 3 does not fit its checksum" in caplog.messages


def test_an_open_match_that_is_sound_goes_over_with_all_that_stands_of_it(several):
    edit(several, "DELETE FROM tags WHERE rowid = 7")
    tags, _, (match, *_), aside = opened(several)
    assert aside is not None
    assert (len(tags), match.id, match.status) == (39, 3, "open")
    with Journal(several) as journal:
        assert journal.standing(3) == Standing(at_s=9.0, half={"red": "a card"})
        assert len(journal.entries(3)) == 10


UNDECODABLE = [
    "UPDATE matches SET options = '{\"a\":' WHERE id = 2",
    "UPDATE matches SET seats = '[1]' WHERE id = 2",
    "UPDATE matches SET bots = '\"red\"' WHERE id = 2",
    "UPDATE matches SET totals = '{\"red\":null}' WHERE id = 2",
    "UPDATE matches SET totals = 'null' WHERE id = 2",
    "UPDATE matches SET began_utc = CAST(x'ff' AS TEXT) WHERE id = 2",
    "UPDATE matches SET game = CAST(x'c328' AS TEXT) WHERE id = 2",
    "UPDATE entries SET body = '{' WHERE match = 2 AND number = 3",
    "UPDATE entries SET body = CAST(x'22ff22' AS TEXT) WHERE match = 2 AND number = 3",
    "UPDATE entries SET at_s = -1.0 WHERE match = 2 AND number = 3",
    "UPDATE entries SET at_s = 9e999 WHERE match = 2 AND number = 3",
    "UPDATE entries SET track_turn = 2.0 WHERE match = 2 AND number = 3",
    "UPDATE entries SET kind = 'undo', body = 'null' WHERE match = 2 AND number = 1",
    "UPDATE standing SET half = '[]' WHERE match = 2",
    "UPDATE standing SET half = '{\"red\":7}' WHERE match = 2",
    f"UPDATE standing SET half = '{'[' * 3000}' WHERE match = 2",
]


@pytest.mark.parametrize("sql", UNDECODABLE, ids=[sql[:60] for sql in UNDECODABLE])
def test_what_means_nothing_is_damage_with_a_name_where_no_checksum_was_there_to_tell(
    tmp_path, sql
):
    """A journal of an earlier version gets its checksums when it is brought forward. Its second
    match is open."""
    path = tmp_path / "journal.db"
    edit(path, *statements_of(VERSIONS / "2.sql"), sql)
    before = path.read_bytes()
    with pytest.raises(DamagedJournal, match="match 2"):
        read_all(path)
    _, _, matches, aside = opened(path)
    assert aside.read_bytes() == before
    assert [match.id for match in matches] == [1]


VERSIONS = Path(__file__).with_name("versions")


def statements_of(file):
    """The statements of a dump, which end with a line's."""
    return [one for one in file.read_text().split(";\n") if one.strip()]


# ---- what tells a journal from other files -------------------------------------------------------


def test_nothing_is_made_or_changed_beside_another_programs_database(tmp_path):
    path = tmp_path / "songs.db"
    edit(path, "CREATE TABLE songs (title)", "INSERT INTO songs VALUES ('Yesterday')")
    before = path.read_bytes()
    for look in (open_sound, WritableJournal, Journal):
        with pytest.raises(JournalError, match="of another program"):
            look(path)
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (before, [path])


HEADER = {
    "the version it is of": 60,
    "whose file it is": 68,
    "how it is written": 18,
    "how it is read": 19,
    "whether it is vacuumed": 52,
}


@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("at", HEADER.values(), ids=HEADER)
def test_a_bit_in_the_header_keeps_no_table_from_starting(several, at, bit):
    """A version that is not known, or another program's file, would be refused."""
    with Journal(several) as journal:
        matches = journal.matches()
    whole = bytearray(several.read_bytes())
    whole[at + 3 * (at > 19)] ^= 1 << bit
    several.write_bytes(whole)
    *_, found, aside = opened(several)
    assert aside.read_bytes() == whole
    assert found in (matches, ()), "all of them, unless nothing of it can be read"


def test_a_table_whose_name_or_columns_are_others_is_damage(several):
    edit(several, "ALTER TABLE standing RENAME COLUMN half TO halm")
    *_, aside = opened(several)
    assert aside is not None


def test_a_journal_without_a_byte_was_one(path):
    path.write_bytes(b"")
    with pytest.raises(DamagedJournal, match="it has no byte, and a journal always has some"):
        Journal(path)
    *_, matches, aside = opened(path)
    assert (matches, aside.read_bytes()) == ((), b"")


def test_a_log_whose_file_is_gone_is_kept(tmp_path):
    path = tmp_path / "journal.db"
    path.with_name("journal.db-wal").write_bytes(b"\x37" * 5000)
    *_, aside = opened(path)
    assert not aside.exists()
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == b"\x37" * 5000


def test_a_disk_that_takes_no_match_is_found_out_before_one_is_begun(path, monkeypatch):
    """What can be read, and not be written: SQLite finds that out where it writes."""

    class Unwritable(sqlite3.Connection):
        def execute(self, sql, *values):
            if sql.startswith("INSERT INTO entries"):
                error = sqlite3.DatabaseError("database disk image is malformed")
                error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
                raise error
            return super().execute(sql, *values)

    def unwritable(path, *arguments, really=sqlite3.connect, **named):
        return really(path, *arguments, **named, factory=Unwritable)

    monkeypatch.setattr(sqlite3, "connect", unwritable)
    with pytest.raises(DamagedJournal, match="it cannot be written"):
        WritableJournal(path)


def test_what_sqlite_quotes_of_damaged_tables_is_one_sentence(several):
    whole = several.read_bytes()
    for good, bad in (
        (b"NOT NULL,    -- the highest", b'"OT NULL,'),
        (b"DEFAULT 0", b"DEFAULT\xa00"),
    ):
        several.write_bytes(whole.replace(good, bad.ljust(len(good))[: len(good)]))
        with pytest.raises(DamagedJournal) as damaged:
            Journal(several)
        assert "\n" not in str(damaged.value)
        assert opened(several)[-1] is not None
