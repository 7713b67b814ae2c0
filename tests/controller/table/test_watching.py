"""A match that is over is watched once more at its table, as everybody chooses after it."""

import pytest

from controller.table.assembly import Seating, open_table
from controller.table.idle import IDLE_S
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Release, Seek

SHORT = {"luggage": {"rounds": 1, "clock_min": 1}, "captain-bluff": {"turns": 10}}
AGAIN = "table-menu-watch-again"


def test_what_comes_next_is_asked_once_the_last_climax_is_over():
    """A press that ends it would be an answer."""
    seating = Seating(4, 4, "sharp", 1, "captains-orders", {"rounds": 1}, speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        seen = []
        for _ in range(4000):
            loop.run(until_s=loop.now_s() + 0.25)
            view = opened.console.view()
            if view.match is not None and view.match.phase == "over":
                seen.append((view.staged is not None, view.cursor is not None))
            if seen and not seen[-1][0]:
                break
        assert dict.fromkeys(seen) == {(True, False): None, (False, True): None}


class Table:
    """A simulated table with a match of bots that has just come to its end."""

    def __init__(self, opened, loop):
        self.opened, self.loop = opened, loop
        opened.start()
        loop.run(while_=lambda: not opened.match or not opened.match.over)
        loop.run(while_=lambda: opened.match.shown.now.staged is not None)
        self.wait(5.0)

    @property
    def console(self):
        return self.opened.console

    def wait(self, seconds):
        self.loop.run(until_s=self.loop.now_s() + seconds)

    def press(self, button):
        self.opened.world.act("red", Press(button), self.loop.now_s())
        self.wait(0.2)
        self.opened.world.act("red", Release(button), self.loop.now_s())
        self.wait(0.2)

    def lines(self):
        cursor = self.console.view().cursor
        return [] if cursor is None else [line.id for line in cursor.options]

    def choose(self, line):
        """Take a line of what is asked, with the buttons of one seat."""
        for _ in self.lines():
            cursor = self.console.view().cursor
            if cursor.options[cursor.at].id == line:
                break
            self.press("B")
        self.press("A")


@pytest.fixture(params=SHORT)
def ended(request, tmp_path):
    seating = Seating(2, 2, "sharp", 1, request.param, SHORT[request.param])
    file = load_table_file("sim" if request.param == "luggage" else "sim-spots")
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=False, journal=tmp_path / "journal.db") as opened,
    ):
        yield Table(opened, loop)


def test_everybody_sees_it_from_its_beginning_to_its_end(ended):
    before = ended.console.view()
    ended.choose(AGAIN)
    assert ended.console.replay.last >= len(ended.console.match.history)
    phases = []
    for _ in range(4000):
        ended.wait(1.0)
        phases.append(ended.console.view("red").match.phase)
        if ended.console.replay.shown == ended.console.replay.last:
            break
    assert phases[0] != "over"
    assert ended.console.view().match.phase == "over"
    assert ended.console.view().match.winners == before.match.winners


def test_who_has_seen_enough_is_back_at_the_result(ended):
    before = ended.console.view()
    ended.choose(AGAIN)
    ended.wait(3.0)
    ended.choose("table-menu-watch-stop")
    after = ended.console.view()
    assert ended.console.replay is None
    assert (after.match, after.story) == (before.match, before.story)
    assert AGAIN in ended.lines()


def test_it_stands_still_goes_a_step_and_runs_faster(ended):
    ended.choose(AGAIN)
    ended.choose("table-menu-watch-pause")
    replay = ended.console.replay
    ended.wait(60.0)
    assert ended.console.replay == replay
    assert replay.paused
    ended.choose("table-menu-watch-on")
    assert ended.console.replay.shown == replay.shown + 1
    ended.choose("table-menu-watch-faster")
    assert ended.console.replay.speed == 2 * replay.speed


@pytest.mark.parametrize("share", [0.5, 0.1, 1.0, 0.0])
def test_who_points_at_its_bar_goes_there(ended, share):
    ended.choose(AGAIN)
    ended.choose("table-menu-watch-pause")
    ended.opened.world.act("red", Seek(share), ended.loop.now_s())
    replay = ended.console.replay
    assert replay.shown == round(share * replay.last)


def test_who_points_where_nothing_is_watched_changes_nothing(ended):
    before = ended.console.view()
    ended.opened.world.act("red", Seek(0.5), ended.loop.now_s())
    assert ended.console.replay is None
    assert ended.console.view().match == before.match


def test_no_bot_plays_what_is_only_watched(ended):
    before = ended.opened.world.places
    ended.choose(AGAIN)
    ended.wait(30.0)
    assert ended.opened.world.places == before
    assert ended.console.match.over


def test_a_table_that_is_left_alone_meanwhile_goes_back_to_its_title(ended):
    ended.choose(AGAIN)
    ended.wait(1.0)
    ended.choose("table-menu-watch-pause")
    ended.wait(2 * IDLE_S)
    assert ended.console.stage == "attract"
    assert ended.console.replay is None


def test_another_match_begins_after_it(ended):
    ended.choose(AGAIN)
    ended.choose("table-menu-watch-stop")
    ended.choose("table-menu-again")
    ended.wait(1.0)
    assert ended.console.view().match.phase != "over"
    assert AGAIN not in ended.lines()


def test_what_was_not_recorded_cannot_be_watched():
    seating = Seating(2, 2, "sharp", 1, "captain-bluff", SHORT["captain-bluff"])
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        table = Table(opened, loop)
        assert "table-menu-again" in table.lines()
        assert AGAIN not in table.lines()
