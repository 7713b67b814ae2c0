"""`reclaim league`: each command does what it says, and a mistake is one sentence and 2."""

import os
import signal
import subprocess
import sys
import urllib.request

import pytest

from league import cli
from leaguetold import TABLE, encoded, evening, result

SETTINGS = f"""name = "Koffer"
[places]
"Café" = ["{TABLE}"]
[[seasons]]
name = "Autumn"
begins = 2026-11-01
ends = 2026-11-30
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with a league's file, as somebody works in."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "league.toml").write_text(SETTINGS, "utf-8")
    return tmp_path


def lines(folder, *messages):
    (folder / "told.jsonl").write_bytes(b"\n".join(messages) + b"\n")


@pytest.fixture
def told(folder, capsys):
    """A match that was imported; its id."""
    lines(folder, encoded(result(1, "Ada", "Bo")))
    assert cli.run(["import", "told.jsonl"]) == 0
    capsys.readouterr()
    return f"{1:08x}"


def test_a_file_of_lines_is_taken_and_what_is_wrong_is_said(folder, capsys):
    lines(folder, encoded(result(1)), b"{}", encoded(result(1)), b"", encoded(result(2)))
    assert cli.run(["import", "told.jsonl"]) == 0
    out, err = capsys.readouterr()
    assert out == "2 results are new, 1 were known, 0 states of tables, 1 lines refused.\n"
    assert "told.jsonl, line 2: this is no message of a table" in err


def test_a_replay_says_that_the_numbers_are_the_same(folder, capsys):
    lines(folder, *(encoded(one) for one in evening(30)))
    cli.run(["import", "told.jsonl"])
    assert cli.run(["replay"]) == 0
    assert "30 matches replayed from zero: the same numbers as before" in capsys.readouterr().out


def shown(capsys, *asked):
    assert cli.run(["show", *asked]) == 0
    return capsys.readouterr().out


def test_rulings_are_taken_and_taken_back(told, capsys):
    assert cli.run(["correct", TABLE, told, "red:points=3,place=2", "--reason", "miscounted"]) == 0
    assert cli.run(["strike", TABLE, told, "--reason", "no match"]) == 0
    assert "is struck" in capsys.readouterr().out
    assert "Ada" not in shown(capsys, "standings")
    assert cli.run(["restore", TABLE, told, "--reason", "it was one"]) == 0
    capsys.readouterr()
    assert "1,Ada" in shown(capsys, "standings", "season=Autumn")


def test_somebody_is_forgotten(told, capsys):
    assert cli.run(["forget", "ada"]) == 0
    assert "1 matches have a player without a name now" in capsys.readouterr().out
    page = shown(capsys, "standings", "--json")
    assert "Ada" not in page
    assert "Somebody" in page


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--settings", "nowhere.toml", "replay"], "nowhere.toml cannot be read"),
        (["import", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["strike", TABLE, "ffff", "--reason", "x"], "there is no match ffff"),
        (["strike", TABLE, "00000001", "--reason", " "], "a ruling needs a reason"),
        (["forget", "Zoe"], "nobody called 'Zoe' has played at Café"),
        (["forget", "Ada", "--place", "Moon"], "there is no place 'Moon'"),
        (["show", "standings", "season=Spring"], "there is no season 'Spring'"),
        (["serve", "--address", "192.0.2.1"], "cannot be opened"),
    ],
)
def test_a_mistake_is_one_sentence(told, capsys, given, says):
    assert cli.run(given) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


@pytest.mark.parametrize(
    "given",
    [
        ["serve", "--port", "99999"],
        ["correct", TABLE, "1", "red", "--reason", "x"],
        ["correct", TABLE, "1", "red:luck=1", "--reason", "x"],
        ["show", "moon"],
        ["show", "standings", "season"],
        [],
    ],
)
def test_an_argument_that_cannot_be_is_one_sentence(folder, capsys, given):
    with pytest.raises(SystemExit) as ended:
        cli.run(given)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("colour = 1", "unknown field"),
        ("[[seasons]]\nname = 'x'\nbegins = 2026-02-01\nends = 2026-01-01", "ends before"),
        ("[places]\na = ['11111111']\nb = ['11111111']", "11111111"),
        ("database = 'mysql://x'", "neither SQLite nor PostgreSQL"),
        ("name = ", "Invalid"),
    ],
)
def test_a_file_that_asks_for_what_cannot_be_is_refused(folder, capsys, text, says):
    (folder / "league.toml").write_text(text)
    assert cli.run(["replay"]) == 2
    assert says in capsys.readouterr().err


def test_it_serves_until_somebody_ends_it(folder):
    """As a process of its own, which `reclaim league` becomes."""
    command = [sys.executable, "-m", "controller", "league", "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline()
        address = line.rpartition(" ")[2].strip()
        with urllib.request.urlopen(f"{address}/tables") as answer:
            assert b"Koffer" in answer.read()
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(30) == 0
