"""`reclaim history`: the matches, newest first, for people and for programs."""

import json
import sqlite3
import time
from contextlib import closing

import pytest
from msgspec import Raw

from controller.cli import main
from controller.record.journal import Entry, MatchRecord, WritableJournal, rows


@pytest.fixture(autouse=True)
def in_berlin(monkeypatch):
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def journal(tmp_path):
    """A journal with a finished match of people and bots, and one that goes on."""
    path = tmp_path / "journal.db"
    first = MatchRecord(
        id=1,
        game="luggage",
        options={},
        seats=("red", "blue", "green"),
        bots=("green",),
        table="sim",
        began_utc="2026-05-01T18:04:59+00:00",
        status="finished",
        totals={"red": 9, "blue": 12, "green": 12},
        winners=("blue", "green"),
    )
    second = MatchRecord(
        id=2,
        game="chess",
        options={},
        seats=("red", "blue"),
        table="sim",
        began_utc="some day",
    )
    moves = [Entry(number=n, at_s=n * 1834.0, body=Raw(b"{}")) for n in (1, 2)]
    undo = Entry(number=3, at_s=3670.4, kind="undo")
    with WritableJournal(path) as opened:
        statements = [*rows.begin(first), *rows.begin(second)]
        for entry in (*moves, undo):
            statements += rows.add(1, entry)
        assert opened.writer.wait(opened.writer.hand(statements))
    return path


def test_it_lists_number_time_game_players_points_status_moves_and_length(journal, capsys):
    assert main(["history", "--journal", str(journal)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "match  began             game                 status    moves   length  players",
        "    2  some day          chess                open          0     0:00  red 0, blue 0",
        "    1  2026-05-01 20:04  Where's My Luggage?  finished      1  1:01:10  "
        "blue 12 won, green (bot) 12 won, red 9",
    ]


def test_people_are_listed_by_name(journal, capsys):
    with WritableJournal(journal) as opened:
        third = MatchRecord(
            id=3,
            game="luggage",
            options={},
            seats=("red", "blue"),
            bots=("blue",),
            table="sim",
            began_utc="some day",
            people={"red": "Ada"},
        )
        assert opened.writer.wait(opened.writer.hand([*rows.begin(third)]))
    assert main(["history", "--journal", str(journal), "--last", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[1].endswith("Ada (red) 0, blue (bot) 0")
    assert main(["history", "--journal", str(journal), "--last", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["people"] == {"red": "Ada"}


def test_only_the_last_ones(journal, capsys):
    assert main(["history", "--journal", str(journal), "--last", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "matches": [
            {
                "number": 2,
                "game": "chess",
                "began": "some day",
                "status": "open",
                "players": ["red", "blue"],
                "bots": [],
                "totals": {},
                "winners": [],
                "moves": 0,
                "duration_s": 0.0,
            }
        ]
    }


def test_a_match_that_is_damaged_is_listed_with_the_reason(journal, capsys):
    with closing(sqlite3.connect(journal, isolation_level=None)) as connection:
        connection.execute("UPDATE entries SET kind = 'undo' WHERE number = 1")
        connection.execute("DELETE FROM matches WHERE id = 2")
    assert main(["history", "--journal", str(journal)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "match  began  game  status   moves  length  players",
        "    2               damaged                 the row of match 2 is lost",
        "    1               damaged                 entry 1 of match 1 does not fit its checksum",
    ]
    assert main(["history", "--journal", str(journal), "--json", "--last", "1"]) == 0
    (line,) = json.loads(capsys.readouterr().out)["matches"]
    assert (line["number"], line["status"]) == (2, "damaged")
    assert line["damage"] == "the row of match 2 is lost"


def test_a_journal_without_a_match_says_so(tmp_path, capsys):
    path = tmp_path / "journal.db"
    WritableJournal(path).close()
    assert main(["history", "--journal", str(path)]) == 0
    assert capsys.readouterr().out == f"No match has been played yet that {path} knows of.\n"
