"""How strong the bots are at a table where nobody has said so: easy for newcomers."""

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
        return opened.console.level("blue")


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
