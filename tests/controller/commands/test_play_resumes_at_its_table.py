"""`reclaim play` without `--table` opens the table at which the match that is offered again stood:
with spots or without."""

import pytest
from msgspec.structs import replace

from controller import cli
from controller.commands import play, programs
from controller.conformance.cuts import CutMatch, Job
from controller.games.catalogue import CATALOGUE
from controller.record.journal import rows
from controller.record.journal.store import FILE_NAME
from harness.brokers import OVER, written


@pytest.fixture
def interrupted(tmp_path):
    """`interrupted(game, table)`: the journal of a match of bots that was cut short there."""

    def made(game, table):
        match = CutMatch(Job(game, CATALOGUE[game].rules.players[0], table, 1), tmp_path)
        match._live(20.0)
        match.close()
        return tmp_path / "0" / FILE_NAME

    return made


@pytest.fixture
def opened(mocker):
    """The table files that a window was opened at, and who sat there."""
    mocker.patch.object(programs, "visible", return_value=True)
    window = mocker.patch.object(play, "_play_in_window", return_value=0)
    return lambda: [
        (call.args[0].table, call.args[1].name, call.args[2].seats)
        for call in window.call_args_list
    ]


@pytest.mark.parametrize("table", ["sim", "sim-spots"])
def test_it_goes_on_at_the_table_where_it_stood(table, interrupted, opened):
    journal = interrupted("captain-bluff", table)
    arguments = ["play", "--people", "0", "--bots", "2", "--journal", str(journal)]
    assert cli.main([*arguments, "--game", "captain-bluff"]) == 0
    # Of a game that is offered at another table otherwise, too.
    assert cli.main(arguments) == 0
    assert opened() == [(table, table, 2)] * 2


def test_who_sat_on_another_chair_sits_there_again(tmp_path, mocker):
    mocker.patch.object(programs, "visible", return_value=True)
    window = mocker.patch.object(play, "_play_in_window", return_value=0)
    seats, path = ("red", "blue", "green"), tmp_path / "journal.db"
    with_two = replace(OVER, id=1, seats=seats, bots=("red",), status="open", simulated=True)
    alone = replace(with_two, id=2, bots=("red", "green"))
    written(path, *(rows.begin(one) for one in (alone, with_two)))
    cli.main(["play", "--people", "1", "--bots", "2", "--journal", str(path)])
    seating = window.call_args.args[2]
    assert seating.people_and_bots(seats) == (("blue",), ("red", "green"))


def test_who_asks_for_a_table_gets_it(interrupted, opened):
    journal = interrupted("captain-bluff", "sim")
    asked = ["--table", "sim-spots", "--journal", str(journal)]
    cli.main(["play", "--people", "0", "--bots", "2", *asked])
    assert opened() == [("sim-spots", "sim-spots", 2)]


def test_who_does_not_fit_there_plays_where_they_fit(interrupted, opened):
    journal = interrupted("captains-orders", "sim")
    asked = ["--game", "captains-orders", "--journal", str(journal)]
    cli.main(["play", "--people", "0", "--bots", "8", *asked])
    assert opened() == [("sim-spots", "sim-spots", 8)]


def test_several_people_at_one_window_are_offered_a_game_that_has_turns(tmp_path, mocker):
    mocker.patch.object(programs, "visible", return_value=True)
    window = mocker.patch.object(play, "_play_in_window", return_value=0)
    journal = ["--journal", str(tmp_path / "none.db")]
    for asked, first in (((), "captain-bluff"), (("--variant", "memory"), "luggage")):
        assert cli.main(["play", "--people", "2", *asked, *journal]) == 0
        seating = window.call_args.args[2]
        assert (seating.game, seating.lobby) == (first, True)


def test_without_a_journal_the_game_says_which_table(tmp_path, opened):
    cli.main(["play", "--game", "bluff-pirate", "--journal", str(tmp_path / "none.db")])
    assert [table for table, _, _ in opened()] == ["sim-spots"]
