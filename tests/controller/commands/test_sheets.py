"""What a report says of a person, over all matches."""

import pytest
from msgspec.structs import replace

from controller.cli import main
from controller.commands.report import of_matches
from controller.record.journal import WritableJournal, rows
from controller.table.people import People
from controller.views.people import GameTotals
from harness.recorded import recorded


def played(number, people, winners=("red",), **options):
    """A match of random moves, between people."""
    record, entries, state = recorded(**options)
    totals = {seat: sum(one.scores) for seat, one in zip(record.seats, state.players, strict=True)}
    return replace(record, id=number, people=people, totals=totals, winners=winners), entries


@pytest.fixture
def matches():
    return [
        played(1, {"red": "Ada", "green": "Ben"}),
        played(2, {"green": "Ada"}, play="rulebook"),
    ]


def test_figures_of_all_matches_are_joined_whatever_the_seat(matches):
    sheet = of_matches(People(), "Ada", matches)
    best = max(matches[0][0].totals["red"], matches[1][0].totals["green"])
    assert sheet.totals.games == (GameTotals("luggage", 2, 1, best),)
    one, other = (of_matches(People(), "Ada", [match]).figures["luggage"] for match in matches)
    joined = sheet.figures["luggage"]
    assert joined.found == one.found + other.found > 0
    assert joined.wrong == one.wrong + other.wrong
    assert joined.lost == one.lost + other.lost
    assert joined.times_s == one.times_s + other.times_s
    # Rulebook play does not tell who looked where.
    assert (joined.streak, other.streak) == (one.streak, None)


def test_a_match_that_does_not_replay_counts_and_has_no_figures(matches):
    (first, entries), second = matches
    sheet = of_matches(People(), "Ada", [(first, entries[5:]), second])
    assert sheet.totals.matches == 2
    assert (
        sheet.figures["luggage"].found
        == of_matches(People(), "Ada", [second]).figures["luggage"].found
    )


@pytest.fixture
def journal(tmp_path, matches):
    path = tmp_path / "journal.db"
    with WritableJournal(path) as opened:
        statements = []
        for record, entries in matches:
            statements += rows.begin(record)
            for entry in entries:
                statements += rows.add(record.id, entry)
        assert opened.writer.wait(opened.writer.hand(statements), 30.0)
    return str(path)


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["--player", "Zoe"], "nobody called 'Zoe' has played"),
        (["--player", "Zoe"], "expected one of Ada, Ben"),
        (["--player", "a/b"], "'a/b' cannot be a player's name"),
        (["1", "--player", "Ada"], "name one"),
        ([], "name the match, by its number or its file, or a person with --player"),
    ],
)
def test_a_mistake_is_one_sentence(journal, capsys, asked, says):
    assert main(["report", *asked, "--journal", journal]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_the_page_is_written_in_both_kinds(journal, tmp_path, capsys):
    folder = tmp_path / "pages"
    assert main(["report", "--player", "Ada", "--journal", journal, "-o", str(folder)]) == 0
    assert sorted(one.name for one in folder.iterdir()) == ["player-Ada.png", "player-Ada.svg"]
