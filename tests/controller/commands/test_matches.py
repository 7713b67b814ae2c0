"""The matches of the journal: listed for people and for programs (`reclaim history`), and from one
journal into another (`reclaim export`, `reclaim import`)."""

import json
import os
import sqlite3
import time
from codecs import BOM_UTF8
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from controller.cli import main
from controller.commands.matches import recorded
from controller.record import matchfile
from controller.record.dating import DATES, Dates
from controller.record.journal import Entry, Journal, MatchRecord, WritableJournal, rows


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
        "blue 12 won, Clara (green, bot) 12 won, red 9",
    ]


def test_a_match_that_began_before_the_clock_was_set_has_no_date(
    reclaim, journal, tmp_path, capsys
):
    """Not in the list, not in a file, not on its page; and from a file it is the same match."""
    with WritableJournal(journal) as opened:
        before = replace(opened.match(1), id=3, people={}, began_utc="1970-01-01T00:00:17+00:00")
        statements = rows.begin(before)
        assert opened.writer.wait(opened.writer.hand(statements))
    assert main(["history", "--journal", str(journal)]) == 0
    (listed,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("    3")]
    assert "unknown date" in listed
    assert "1970" not in listed
    assert main(["history", "--json", "--journal", str(journal)]) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["began"] is None
    exported = matchfile.write(before, ())
    assert json.loads(exported.splitlines()[0])["began"] is None
    assert before.began is None


@pytest.mark.parametrize("mended", [False, True])
def test_a_date_that_is_not_certain_says_so_until_it_is_mended(journal, tmp_path, capsys, mended):
    said = "2026-05-02T18:00:00-00:00"
    with WritableJournal(journal) as opened:
        statements = [*rows.begin(replace(opened.match(1), id=3, people={}, began_utc=said))]
        if mended:
            kept = msgspec.json.encode(Dates({said: "2026-06-09T18:00:00+00:00"})).decode()
            statements += rows.keep(DATES, kept)
        assert opened.writer.wait(opened.writer.hand(statements))
    assert main(["history", "--journal", str(journal)]) == 0
    (listed,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("    3")]
    assert ("2026-06-09 20:00" if mended else "about 2026-05-02 20:00") in listed
    assert ("about" in listed) is not mended
    record, _ = recorded(3, journal)
    # Only a certain date leaves the table.
    assert record.began == ("2026-06-09T18:00:00+00:00" if mended else None)


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
    assert capsys.readouterr().out.splitlines()[1].endswith("Ada (red) 0, Bart (blue, bot) 0")
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


RECORDINGS = Path(__file__).resolve().parents[2] / "recordings"
UNDO = RECORDINGS / "luggage-undo-2.jsonl"
MEMORY = RECORDINGS / "luggage-memory-3.jsonl"
HALT_S = 30.0


@pytest.fixture
def reclaim(tmp_path, monkeypatch, capsys):
    """Run a command in a folder of its own: exit code, output, error."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments):
        code = main([*map(str, arguments), "--journal", "journal.db"])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_matches_that_are_imported_get_numbers_of_their_own(reclaim):
    assert reclaim("import", UNDO) == (0, f"{UNDO} is now match 1.\n", "")
    assert reclaim("import", MEMORY) == (0, f"{MEMORY} is now match 2.\n", "")


def test_what_was_imported_is_exported_the_same(reclaim):
    reclaim("import", UNDO)
    assert reclaim("export", 1) == (0, "Match 1 is in match-1.jsonl.\n", "")
    assert Path("match-1.jsonl").read_bytes() == UNDO.read_bytes()


def test_without_secrets_a_match_that_has_none_is_exported_the_same(reclaim):
    reclaim("import", MEMORY)
    reclaim("export", 1, "-o", "elsewhere.jsonl", "--without-secrets")
    assert Path("elsewhere.jsonl").read_bytes() == MEMORY.read_bytes()


def test_standard_output_gets_the_file_and_nothing_else(tmp_path, capfdbinary):
    journal = str(tmp_path / "journal.db")
    main(["import", str(UNDO), "--journal", journal])
    capfdbinary.readouterr()
    assert main(["export", "1", "-o", "-", "--journal", journal]) == 0
    assert capfdbinary.readouterr().out == UNDO.read_bytes()


def test_the_same_file_twice_is_one_match(reclaim):
    reclaim("import", MEMORY)
    reclaim("import", UNDO)
    again = Path("again.jsonl")
    again.write_bytes(BOM_UTF8 + UNDO.read_bytes())
    assert reclaim("import", again) == (0, f"{again} is in the journal already: match 2.\n", "")
    with Journal(Path("journal.db")) as journal:
        assert len(journal.matches()) == 2


def test_a_match_that_was_broken_off_is_abandoned_and_never_open(reclaim):
    record, moves = matchfile.read(MEMORY.read_bytes())
    broken_off = replace(record, status="open", totals={}, winners=())
    Path("broken.jsonl").write_bytes(matchfile.write(broken_off, moves[:10]))
    assert reclaim("import", "broken.jsonl")[0] == 0
    with Journal(Path("journal.db")) as journal:
        assert journal.match(1).status == "abandoned"
        assert journal.open_match() is None
        assert journal.entries(1) == moves[:10]


# ---- what a running match still hides ------------------------------------------------------------


@pytest.fixture
def running(reclaim):
    """A journal whose match 1 is over, and whose match 2 goes on."""
    record, moves = matchfile.read(UNDO.read_bytes())
    begun = replace(record, id=2, status="open", totals={}, winners=())
    statements = []
    for match, entries in ((replace(record, id=1), moves), (begun, moves[:20])):
        statements += rows.begin(match)
        for entry in entries:
            statements += rows.add(match.id, entry)
    with WritableJournal(Path("journal.db")) as journal:
        assert journal.writer.wait(journal.writer.hand(statements), HALT_S)


HIDDEN = (
    "match 2 is not over, and its moves tell what its players hide from one another; "
    "add --referee to see them all the same\n"
)


@pytest.mark.parametrize(
    "arguments",
    [
        ("export", 2),
        ("export", 2, "-o", "-"),
        ("export", 2, "--without-secrets"),
        ("replay", 2, "--json", "--seat", "blue"),
    ],
)
def test_a_match_that_is_not_over_tells_its_secrets_to_a_referee_alone(reclaim, running, arguments):
    assert reclaim(*arguments) == (2, "", f"reclaim {arguments[0]}: {HIDDEN}")
    assert not Path("match-2.jsonl").exists()


def test_a_referee_sees_them(reclaim, running):
    assert reclaim("export", 2, "--referee")[0] == 0
    assert len(matchfile.read(Path("match-2.jsonl").read_bytes())[1]) == 20
    code, seen, _ = reclaim("replay", 2, "--json", "--seat", "blue", "--referee")
    assert code == 0
    assert '"secrets":{' in seen


def test_what_everybody_may_see_of_it_needs_no_referee(reclaim, running):
    code, seen, _ = reclaim("replay", 2, "--json")
    assert code == 0
    assert '"secrets":{' not in seen


def test_of_a_match_that_is_over_everything_is_told(reclaim, running):
    assert reclaim("export", 1)[0] == 0
    assert reclaim("replay", 1, "--json", "--seat", "blue")[0] == 0


# ---- whole or nothing ----------------------------------------------------------------------------


def test_an_export_that_is_broken_off_leaves_the_older_file_and_nothing_else(reclaim, monkeypatch):
    reclaim("import", UNDO)
    reclaim("export", 1)
    before = sorted(Path().iterdir())

    def power_cut(descriptor):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", power_cut)
    code, _, err = reclaim("export", 1)
    assert code == 2
    assert err == "reclaim export: match-1.jsonl cannot be written: Input/output error\n"
    assert Path("match-1.jsonl").read_bytes() == UNDO.read_bytes()
    assert sorted(Path().iterdir()) == before


def test_it_is_synced_before_it_takes_the_older_ones_place(reclaim, monkeypatch):
    reclaim("import", UNDO)
    done = []
    real_sync, real_replace = os.fsync, Path.replace

    def sync(descriptor):
        done.append(os.readlink(f"/proc/self/fd/{descriptor}"))
        real_sync(descriptor)

    def replaced(begun, path):
        done.append("replaced")
        assert begun.read_bytes() == UNDO.read_bytes()
        return real_replace(begun, path)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "replace", replaced)
    reclaim("export", 1)
    here = str(Path.cwd())
    assert [one if one == "replaced" else Path(one).parent == Path(here) for one in done] == [
        True,
        "replaced",
        False,
    ]
    assert done[-1] == here


def test_an_exported_file_may_be_read_by_all_whom_the_user_lets(reclaim):
    reclaim("import", UNDO)
    before = os.umask(0o027)
    reclaim("export", 1)
    os.umask(before)
    assert Path("match-1.jsonl").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("name", ["journal.db", "linked.db", "diary.txt"])
def test_no_other_file_is_overwritten(reclaim, name):
    reclaim("import", UNDO)
    Path("linked.db").symlink_to("journal.db")
    Path("diary.txt").write_text("Dear diary")
    before = Path(name).read_bytes()
    code, _, err = reclaim("export", 1, "-o", name)
    assert code == 2
    assert err == (
        f"reclaim export: {name} is no match file, so it is not overwritten; name another one\n"
    )
    assert Path(name).read_bytes() == before


def test_an_older_export_and_an_empty_file_are(reclaim):
    reclaim("import", UNDO)
    Path("empty.jsonl").touch()
    for name in ("match-1.jsonl", "match-1.jsonl", "empty.jsonl"):
        assert reclaim("export", 1, "-o", name)[0] == 0
        assert Path(name).read_bytes() == UNDO.read_bytes()


# ---- damage --------------------------------------------------------------------------------------


def damage(sql):
    with closing(sqlite3.connect("journal.db", isolation_level=None)) as connection:
        connection.execute(sql)


def test_a_damaged_match_is_named_by_all_who_need_it_and_hides_no_other(reclaim):
    reclaim("import", UNDO)
    reclaim("import", MEMORY)
    damage("UPDATE entries SET body = '{}' WHERE match = 1 AND number = 5")
    said = "journal.db is damaged: entry 5 of match 1 does not fit its checksum\n"
    for command in ("export", "replay", "report"):
        assert reclaim(command, 1) == (2, "", f"reclaim {command}: {said}")
        assert not list(Path().glob("match-1*"))
    assert reclaim("export", 2)[0] == 0
    code, spec, _ = reclaim("history")
    assert code == 0
    assert spec.splitlines()[1].split()[:1] == ["2"]
    assert spec.splitlines()[2].split() == (
        ["1", "damaged", "entry", "5", "of", "match", "1", "does", "not", "fit", "its", "checksum"]
    )


def test_it_may_be_imported_once_more(reclaim):
    reclaim("import", UNDO)
    damage("UPDATE entries SET body = '{}' WHERE match = 1 AND number = 5")
    assert reclaim("import", UNDO) == (0, f"{UNDO} is now match 2.\n", "")


def test_a_file_that_is_refused_leaves_no_trace(reclaim):
    torn = Path("torn.jsonl")
    torn.write_bytes(UNDO.read_bytes()[:500])
    code, out, err = reclaim("import", torn)
    assert (code, out) == (2, "")
    assert err.startswith("reclaim import: torn.jsonl, line 3: the file is torn: ")
    assert not Path("journal.db").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("import", "nowhere.jsonl"), "there is no file nowhere.jsonl; expected a match file"),
        (("import", "."), ". is a folder; expected a match file"),
        (("import", "/dev/zero"), "/dev/zero is a device; expected a match file"),
        (("export", 3), "there is no journal at journal.db"),
        (("replay", 3), "there is no journal at journal.db"),
        (("history",), "there is no journal at journal.db"),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(reclaim, arguments, sentence):
    code, out, err = reclaim(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"reclaim {arguments[0]}: {sentence}")
    assert err.count("\n") == 1


def test_a_number_that_is_not_there_is_said_in_a_sentence(reclaim):
    reclaim("import", UNDO)
    for command in ("export", "replay"):
        code, _, err = reclaim(command, 9)
        assert code == 2
        assert err == f"reclaim {command}: there is no match 9 in journal.db; see reclaim history\n"


def test_a_file_that_cannot_be_written_is_said_in_a_sentence(reclaim):
    reclaim("import", UNDO)
    code, _, err = reclaim("export", 1, "-o", "nowhere/match.jsonl")
    assert code == 2
    assert err == (
        "reclaim export: nowhere/match.jsonl cannot be written: No such file or directory\n"
    )


def test_a_file_that_is_no_journal_is_said_in_a_sentence(reclaim):
    Path("journal.db").write_bytes(b"A shopping list: bread, tags, batteries. " * 40)
    for arguments in (("history",), ("export", 1), ("import", UNDO), ("replay", 1)):
        code, _, err = reclaim(*arguments)
        assert code == 2
        assert "the file is no database" in err
        assert err.count("\n") == 1
