"""A bot's eyes: what it asks to see, and when."""

import pytest

from controller.bots.player import BotPlayer
from controller.views import TableView
from hardware.loop import Loop, VirtualClock


class CountedTable:
    """A table where it is counted how often somebody looks at it; nothing lies there."""

    def __init__(self):
        self.looks = 0

    def scene(self, observer, now_s):
        self.looks += 1
        return f"what {observer} sees at {now_s} s"

    def act(self, seat, act, now_s):
        pass


@pytest.fixture
def table():
    return CountedTable()


def play(table, brain, until_s):
    """Let a bot with that *brain* sit at red until the clock shows *until_s*."""
    with Loop(VirtualClock()) as loop:
        view = TableView(0.0, "sim", True, "match", (), game="luggage", match="a match")
        loop.start(BotPlayer("red", lambda game: brain(), table, lambda: view, loop).run())
        loop.run(until_s=until_s)


def test_a_brain_that_only_waits_does_not_look_at_the_table(table):
    percepts = []

    def waiting():
        while True:
            percepts.append((yield 1.0, None))

    play(table, waiting, until_s=5.5)
    assert len(percepts) >= 5
    assert table.looks == 0


def test_a_brain_that_looks_twice_sees_one_scene_of_the_present_moment(table):
    seen = []

    def looking():
        percept = yield 1.0, None
        while True:
            seen.append((percept.scene, percept.scene))
            percept = yield 1.0, None

    play(table, looking, until_s=2.0)
    assert seen[-1] == ("what red sees at 1.25 s",) * 2
    assert table.looks == len(seen)


def test_what_was_not_looked_at_in_time_cannot_be_seen_any_more(table):
    late = []

    def too_late():
        missed = yield 1.0, None
        yield 1.0, None
        with pytest.raises(AssertionError, match="while it is there"):
            missed.scene  # noqa: B018
        late.append(missed)

    play(table, too_late, until_s=5.0)
    assert late
    assert table.looks == 0
