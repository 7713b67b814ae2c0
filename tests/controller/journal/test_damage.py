"""A damaged journal is found when a table opens it, kept, and begun anew."""

import itertools
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.errors import DamagedJournal, JournalError
from controller.journal import Entry, Journal, MatchRecord, WritableJournal, rows, store
from controller.journal.damage import open_sound
from controller.journal.schema import PAGE_BYTES as PAGE

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


def page_of_early_moves(path):
    """The number of a page, from 0, that holds some of the first moves and nothing else."""
    whole = path.read_bytes()
    pages = range(len(whole) // PAGE)
    with_moves = [page for page in pages if b'{"type"' in whole[page * PAGE : (page + 1) * PAGE]]
    assert len(with_moves) > 5
    return with_moves[1]


def test_in_a_long_journal_a_table_finds_what_it_needs_itself(long):
    overwrite(long, pages_of(long, "entries"), noise())
    assert opened(long)[-1] is not None


def test_and_leaves_damage_further_back_to_whoever_reads_there(long):
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
