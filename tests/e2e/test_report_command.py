"""`reclaim report` as a user types it, of a match that bots played."""

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from harness.commandline import exit_code


def reclaim(folder, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "controller", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        check=False,
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A folder with a journal of one match."""
    folder = tmp_path_factory.mktemp("played")
    ran = reclaim(
        folder, "play", "--fast", "--seed", "5", "--json", "--option", "rounds=1",
        "--journal", "j.db",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return folder


def test_a_match_of_the_journal_has_a_report_of_each_kind(played, tmp_path):
    ran = reclaim(played, "report", "1", "--journal", "j.db", "-o", str(tmp_path / "reports"))
    assert (ran.returncode, ran.stderr) == (0, "")
    svg, png = (tmp_path / "reports" / f"match-1.{kind}" for kind in ("svg", "png"))
    assert ran.stdout == f"The report is in {svg} and {png}.\n"
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert png.read_bytes().startswith(b"\x89PNG")


def test_an_exported_match_has_one_too(played, tmp_path):
    file, page = tmp_path / "one.jsonl", tmp_path / "one.svg"
    assert reclaim(played, "export", "1", "--journal", "j.db", "-o", str(file)).returncode == 0
    ran = reclaim(played, "report", str(file), "-o", str(page), "--lang", "de")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"The report is in {page}.\n"
    assert ElementTree.parse(page).getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["99", "--journal", "j.db"], "there is no match 99 in j.db; see reclaim history"),
        (["1", "--journal", "none.db"], "there is no journal at none.db"),
        (["none.jsonl"], "there is no file none.jsonl; expected a match file"),
        (["1", "--journal", "j.db", "-o", "page.pdf"], ".svg or .png, not as .pdf"),
        (["1", "--journal", "j.db", "-o", "none/page.svg"], "none/page.svg cannot be written"),
        (["1", "--journal", "j.db", "-o", "j.db/pages"], "j.db/pages cannot be made"),
        (["0"], "argument MATCH|FILE: found '0', expected a number from 1 on"),
        ([], "name the match, by its number or its file, or a person"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(
    played, arguments, sentence, monkeypatch, capfd
):
    monkeypatch.chdir(played)
    assert exit_code("report", *arguments) == 2
    printed, refused = capfd.readouterr()
    assert sentence in refused
    assert len(refused.strip().splitlines()) == 1
    assert printed == ""
