"""`reclaim export` and `reclaim import`: from one journal into another."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from controller import matchfile
from controller.cli import main
from controller.journal import Journal

RECORDINGS = Path(__file__).resolve().parent.parent / "recordings"
UNDO = RECORDINGS / "luggage-undo-2.jsonl"
MEMORY = RECORDINGS / "luggage-memory-3.jsonl"


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
    again.write_bytes(UNDO.read_bytes())
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
