"""What a report says of a recorded match, before it is drawn, and of a person, over all matches."""

import os
import random

import pytest
from msgspec import Raw, json
from msgspec.structs import replace

from controller.bots.company import character_at
from controller.cli import main
from controller.commands.report import files_for, of_matches, sheet_of
from controller.errors import JournalError, MatchFileError, OptionError
from controller.games.catalogue import CATALOGUE
from controller.match.tablegame import TableShape
from controller.record.journal import Entry, WritableJournal, rows
from controller.table.people import People
from controller.views.people import GameTotals
from harness.recorded import SEATS, recorded


@pytest.mark.parametrize("options", [{}, {"play": "rulebook"}, {"variant": "memory"}], ids=str)
def test_it_has_the_facts_the_points_and_the_figures(options):
    record, entries, state = recorded(**options)
    sheet = sheet_of(record, entries)
    assert (sheet.number, sheet.table, sheet.bots) == (3, "sim", ("green",))
    assert [one.total for one in sheet.match.players] == [sum(p.scores) for p in state.players]
    assert sheet.match.results.duration_s == entries[-1].at_s


def test_a_match_that_was_interrupted_is_told_as_far_as_it_went():
    record, entries, _ = recorded()
    half = len(entries) // 2
    sheet = sheet_of(replace(record, status="open"), entries[:half])
    assert sheet.status == "open"
    assert sheet.match.winners == ()
    assert sheet.match.results.duration_s == 2.0 * half
    whole = sheet_of(record, entries).match.results
    assert sheet.match.results.course == whole.course[: len(sheet.match.results.course)]


def test_what_was_taken_back_is_in_no_figure():
    record, entries, _ = recorded()
    ready = next(n for n, e in enumerate(entries) if b"ready" in bytes(e.body))
    undone = [
        *entries[: ready + 1],
        Entry(number=0, at_s=entries[ready].at_s, kind="undo"),
        *entries[ready:],
    ]
    renumbered = tuple(replace(e, number=n) for n, e in enumerate(undone, 1))
    assert sheet_of(record, renumbered) == sheet_of(record, entries)


def test_where_a_tile_was_comes_from_the_record():
    record, entries, _ = recorded()
    placed = tuple(replace(entry, track_turn=0.5) for entry in entries)
    results = sheet_of(record, placed).match.results
    assert results.grabs[12] == sum(results.grabs) == sum(one.looks for one in results.players)
    assert sheet_of(record, entries).match.results.grabs == ()


def test_the_chairs_are_those_of_the_table_where_it_is_known():
    record, entries, _ = recorded()
    assert sheet_of(record, entries).chairs == ("red", "blue", "green", "yellow")
    assert sheet_of(replace(record, table="at home"), entries).chairs == SEATS


def test_a_match_that_does_not_replay_is_refused():
    record, entries, _ = recorded()
    with pytest.raises(JournalError, match="does not replay: its entry 2"):
        sheet_of(record, entries[1:])


@pytest.mark.parametrize(
    "game", [game for slug, game in CATALOGUE.items() if slug != "luggage"], ids=lambda g: g.slug
)
def test_a_match_of_cards_has_points_times_and_a_course(game):
    chance = random.Random("report")
    seats = ("red", "blue", "green", "yellow", "orange")[: max(4, game.rules.players[0])]
    state = game.rules.initial(game.rules.options_from({}), seats)
    entries = []
    while (move := game.rules.random_move(state, chance.random)) is not None:
        state = game.rules.apply(state, move)
        number = len(entries) + 1
        entries.append(Entry(number=number, at_s=2.0 * number, body=Raw(json.encode(move))))
    record = replace(recorded()[0], game=game.slug, seats=seats, options={})
    sheet = sheet_of(record, tuple(entries))
    figures = sheet.match
    assert (sheet.game, figures.moves, figures.duration_s) == (
        game.slug, len(entries), 2.0 * len(entries),
    )  # fmt: skip
    assert figures.winners == game.rules.view(state, None).winners
    totals = game.table(TableShape()).standings(state).totals
    assert {one.seat: one.total for one in figures.players} == dict(totals)
    # Points that can also fall are one number, the last.
    gains = [one.scores for one in figures.players if len(one.scores) > 1]
    assert all(score >= 0 for scores in gains for score in scores)
    assert figures.course[0].at_s == 0.0
    assert figures.course[-1].totals == tuple(totals[seat] for seat in seats)
    assert {time_s for one in figures.players for time_s in one.reactions_s} == {2.0}
    moved = sum(len(one.reactions_s) for one in figures.players)
    assert 0 < moved < len(entries), "draws take no time to think"
    nothing = sheet_of(replace(record, status="open"), ()).match
    assert (nothing.moves, nothing.winners) == (0, ())


def test_bots_and_people_go_by_their_names():
    record, entries, _ = recorded()
    first, second, *_ = record.seats
    record = replace(record, bots=(second,), people={first: "Ada"})
    assert sheet_of(record, entries).names == {first: "Ada", second: character_at(second).name}


def test_an_unknown_game_is_refused():
    record, entries, _ = recorded()
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        sheet_of(replace(record, game="chess"), entries)


# ---- where it goes -----------------------------------------------------------------------------


def test_a_folder_gets_a_file_of_each_kind(tmp_path):
    wanted = tmp_path / "new" / "folder"
    assert files_for(wanted, "match-3") == [wanted / "match-3.svg", wanted / "match-3.png"]
    assert wanted.is_dir()


def test_the_present_folder_is_used_when_none_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert [str(file) for file in files_for(None, "match-3")] == ["match-3.svg", "match-3.png"]


@pytest.mark.parametrize("name", ["page.svg", "page.PNG"])
def test_a_file_is_written_as_its_name_ends(tmp_path, name):
    assert files_for(tmp_path / name, "match-3") == [tmp_path / name]
    assert os.listdir(tmp_path) == []


def test_a_folder_whose_name_looks_like_a_file_is_a_folder(tmp_path):
    (tmp_path / "may.svg").mkdir()
    assert files_for(tmp_path / "may.svg", "a")[0] == tmp_path / "may.svg" / "a.svg"


def test_another_kind_of_file_is_refused(tmp_path):
    with pytest.raises(MatchFileError, match=r"as \.svg or \.png, not as \.pdf"):
        files_for(tmp_path / "page.pdf", "match-3")


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
