"""The journal: what is written is read again, by one writer and any number of readers."""

import itertools

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.errors import DamagedJournal, JournalError
from controller.record.journal import (
    Entry,
    Journal,
    MatchRecord,
    Standing,
    WritableJournal,
    default_path,
    rows,
)
from controller.record.journal.rows import standing_moves
from controller.views import Person

RECORD = MatchRecord(
    id=1,
    game="luggage",
    options={"rounds": 1},
    seats=("red", "blue"),
    bots=("blue",),
    table="sim",
    simulated=True,
    began_utc="2026-11-21T10:00:00+00:00",
)


def entry(number, kind="move", body=b'{"type":"ready","player":0}'):
    return Entry(number=number, at_s=number * 1.5, kind=kind, body=Raw(body), source="red@1.500")


@pytest.fixture
def journal(tmp_path):
    with WritableJournal(tmp_path / "journal.db") as journal:
        yield journal


def write(journal, *several):
    statements = list(itertools.chain.from_iterable(several))
    assert journal.writer.wait(journal.writer.hand(statements), 30.0), journal.writer.fault


def test_a_match_and_its_entries_come_back_as_they_were_written(journal):
    half, taps = {"red": "luggage/card/highlander"}, {"blue": "luggage/tile/yeti"}
    standing = Standing(at_s=4.0, half=half, taps=taps, clock_left_s=17.5)
    write(journal, rows.begin(RECORD), rows.add(1, entry(1)), rows.stands(1, standing))
    assert journal.open_match() == RECORD
    assert journal.match(1) == RECORD
    assert journal.entries(1) == (entry(1),)
    assert journal.standing(1) == standing


def test_a_match_that_ended_is_open_no_more_and_keeps_its_points(journal):
    write(journal, rows.begin(RECORD))
    write(journal, rows.scored(1, "finished", {"red": 3, "blue": 4}, ("blue",)))
    assert journal.open_match() is None
    ended = journal.match(1)
    assert (ended.status, ended.totals, ended.winners) == (
        "finished",
        {"red": 3, "blue": 4},
        ("blue",),
    )


def test_writing_the_same_twice_changes_nothing(journal):
    twice = (rows.begin(RECORD), rows.add(1, entry(1)))
    write(journal, *twice)
    write(journal, *twice)
    assert journal.entries(1) == (entry(1),)
    assert len(journal.matches()) == 1


def test_matches_that_are_kept_for_later_stay_open_beside_the_one_that_is_played(journal):
    kept, played = RECORD, replace(RECORD, id=2)
    write(journal, rows.begin(kept), rows.begin(played))
    assert [match.id for match in journal.open_matches()] == [2, 1]
    assert journal.open_match().id == 2
    write(journal, rows.scored(2, "finished", {}, ()))
    assert [match.id for match in journal.open_matches()] == [1]


def test_history_lists_the_latest_match_first(journal):
    for number in (1, 2, 3):
        one = MatchRecord(
            id=number, game="luggage", options={}, seats=("red",), table="sim", began_utc=""
        )
        write(journal, rows.begin(one), rows.scored(number, "finished", {}, ()))
    assert [record.id for record in journal.matches()] == [3, 2, 1]
    assert [record.id for record in journal.matches(most=2)] == [3, 2]
    assert journal.last_number() == 3


def test_a_match_that_is_not_there_is_named(journal):
    with pytest.raises(JournalError, match="there is no match 7"):
        journal.match(7)


def test_a_new_tag_takes_the_place_of_a_dead_one(journal):
    write(journal, rows.enrol("04AABBCC", "luggage/tile/yeti"))
    write(journal, rows.enrol("04112233", "luggage/tile/yeti"))
    assert journal.tags() == {"04112233": "luggage/tile/yeti"}
    write(journal, rows.forget("04112233"))
    assert journal.tags() == {}


def test_settings_keep_their_last_value(journal):
    write(journal, rows.keep("language", "de"), rows.keep("language", "fr"))
    assert journal.settings() == {"language": "fr"}


def test_only_one_program_writes(journal):
    with pytest.raises(JournalError, match="another reclaim writes to"):
        WritableJournal(journal.path)


def test_others_read_while_it_is_written(journal):
    write(journal, rows.begin(RECORD))
    with Journal(journal.path) as reader:
        assert reader.open_match() == RECORD
        write(journal, rows.add(1, entry(1)))
        assert reader.entries(1) == (entry(1),)


def test_a_closed_journal_can_be_opened_again(tmp_path):
    for _ in range(2):
        with WritableJournal(tmp_path / "journal.db"):
            pass


def test_an_undone_move_does_not_stand():
    entries = (entry(1), entry(2), entry(3, kind="undo"), entry(4))
    assert [e.number for e in standing_moves(entries)] == [1, 4]


def test_a_user_without_a_home_is_asked_for_a_place(monkeypatch, mocker):
    monkeypatch.delenv("XDG_STATE_HOME")
    mocker.patch("pathlib.Path.home", side_effect=RuntimeError("no home"))
    with pytest.raises(JournalError, match=r"no home folder .*; say where with --journal"):
        default_path()


def test_names_of_people_come_back_with_their_match_and_with_their_faces(journal):
    match = replace(RECORD, people={"red": "Ada"})
    people = (Person("Ada", "crown"), Person("Ben", "cap"))
    kept = rows.keep("people", msgspec.json.encode(people).decode())
    write(journal, rows.begin(match), kept)
    assert journal.match(1) == match
    assert journal.people() == people


def test_a_list_of_people_that_is_none_is_damage(journal):
    write(journal, rows.keep("people", '["Ada"]'))
    with pytest.raises(DamagedJournal, match="who has played is no list of people"):
        journal.people()
