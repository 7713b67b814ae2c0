"""What a table does for newcomers where nobody has said so: the bots are easy, and the first match
of each game is a taught one."""

import pytest

from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press


def level_at(journal, level=""):
    """How strong bots are at the table with that journal when people first sit down."""
    seating = Seating(2, 1, level)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False, journal=journal) as opened,
    ):
        return opened.console.lobby.party.level_of("blue")


def play(journal, bots, minutes):
    """Two seats play the shortest match there is, the last *bots* of them bots."""
    options = {"rounds": 1, "clock_min": 1}
    seating = Seating(2, bots, "sharp", 1, "luggage", options)
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False, journal=journal) as opened,
    ):
        opened.start()
        if bots < 2:
            # The other one is there, and does nothing but say to be ready.
            loop.run(until_s=30.0)
            opened.world.act("red", Press("A"), loop.now_s())
        loop.run(until_s=60.0 * minutes, while_=lambda: not opened.over)


def test_the_first_match_is_against_easy_bots(tmp_path):
    assert level_at(tmp_path / "journal.db") == "easy"


@pytest.mark.parametrize("level", ["easy", "normal", "sharp"])
def test_who_says_how_strong_they_are_gets_that(tmp_path, level):
    assert level_at(tmp_path / "journal.db", level) == level


def test_a_match_among_bots_teaches_nobody(tmp_path):
    play(tmp_path / "journal.db", bots=2, minutes=20)
    assert level_at(tmp_path / "journal.db") == "easy"


def test_after_a_match_that_somebody_has_played_to_its_end_they_play_as_usual(tmp_path):
    play(tmp_path / "journal.db", bots=1, minutes=20)
    assert level_at(tmp_path / "journal.db") == "normal"


def test_a_match_that_was_cut_short_does_not_count(tmp_path):
    play(tmp_path / "journal.db", bots=1, minutes=1)
    assert level_at(tmp_path / "journal.db") == "easy"


def new_at(journal, game):
    """Whether people are to learn that game at the table with that journal."""
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, Seating(), deep=False, journal=journal) as opened,
    ):
        return opened.console.matches.recording.new(game)


def test_a_game_is_new_until_people_have_played_it_to_its_end(tmp_path):
    journal = tmp_path / "journal.db"
    assert new_at(journal, "luggage")
    play(journal, bots=1, minutes=1)
    assert new_at(journal, "luggage")
    play(journal, bots=1, minutes=20)
    assert not new_at(journal, "luggage")
    assert new_at(journal, "captain-bluff")


def test_a_table_without_a_journal_teaches_nobody():
    assert not new_at(None, "luggage")


def test_a_first_match_explains_itself_and_says_the_same_after_a_power_cut(tmp_path):
    """What was on the screen is not shown again."""
    journal, found = tmp_path / "journal.db", []
    for resume in (False, True):
        seating = Seating(2, 1, "sharp", 1, "luggage", {"rounds": 1}, resume=resume)
        with (
            Loop(VirtualClock()) as loop,
            open_table(
                load_table_file("sim"), loop, seating, deep=False, journal=journal
            ) as opened,
        ):
            opened.start()
            loop.run(until_s=loop.now_s() + 15.0)
            shown = opened.console.view().explained
            found.append(None if shown is None else shown.what.id)
    assert found == ["luggage-lesson-ready", None]
