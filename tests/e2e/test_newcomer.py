"""Somebody who has never seen a game, and clicks what glows, plays it to its end (the clicks are
drawn at random; one in ten may be made anywhere): the hints of the virtual table never lead to
where nothing helps any more."""

import pytest

from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from harness.newcomer import Newcomer

LONGEST_S = 7200.0

GAMES = {
    "luggage": ("luggage", 3, {"rounds": 1}),
    "rulebook play": ("luggage", 2, {"rounds": 1, "play": "rulebook"}),
    "memory": ("luggage", 3, {"variant": "memory"}),
    "captains-orders": ("captains-orders", 4, {"wins": 2}),
    "bluff-pirate": ("bluff-pirate", 3, {"turns": 40}),
    "captain-bluff": ("captain-bluff", 3, {"turns": 40}),
}


@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize(
    ("table", "astray"),
    [("sim", 0.0), ("sim-spots", 0.1)],
    ids=["what glows, sim", "anything at times, sim-spots"],
)
def test_a_player_who_clicks_what_glows_comes_to_the_end(kind, table, astray, matches):
    game, players, options = GAMES[kind]
    for seed in range(matches(1)):
        seating = Seating(players, players - 1, "normal", seed, game, options, speed="normal")
        with (
            Loop(VirtualClock()) as loop,
            open_table(load_table_file(table), loop, seating, deep=False) as opened,
        ):
            opened.start()
            loop.run(while_=lambda: opened.match is None)
            person = Newcomer(opened, loop, opened.match.seats[0], seed, astray)
            loop.start(person.play())
            loop.run(until_s=LONGEST_S, while_=lambda: not opened.match.over)
            assert opened.match.over, (seed, person.clicks[-12:], person.words)
            assert len(person.clicks) > 10


def test_where_nothing_glows_nobody_gets_anywhere(mocker):
    """The test above would see it: without hints the person waits, and so does everybody."""
    mocker.patch("display.tabletop.VirtualTable.meant", return_value=())
    seating = Seating(4, 3, "normal", 1, "captains-orders", {"wins": 2})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        person = Newcomer(opened, loop, opened.match.seats[0], 1)
        loop.start(person.play())
        loop.run(until_s=600.0, while_=lambda: not opened.match.over)
        assert not opened.match.over
        assert person.clicks == []
