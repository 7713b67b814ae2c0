"""The bot of Where's My Luggage? beside a person who does nothing: how soon it has found what."""

from statistics import median

import pytest

from controller.games.luggage.bot import _Player
from controller.games.luggage.pieces import Look
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Release

BEGINNER_S = 7 * 40.0
"""A careful beginner finds a suitcase in about 40 s; a round asks for seven."""


def searched_s(seed, play="assisted", at_most_s=1500.0):
    """How long an easy bot searches until it is done; *at_most_s* if it is not by then."""
    seating = Seating(2, 1, "easy", seed, "luggage", {"play": play}, speed="normal")
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
    ):
        opened.start()

        def until(phase):
            loop.run(until_s=2000.0, while_=lambda: opened.match.state.phase != phase)

        loop.run(while_=lambda: opened.match is None)
        until("ready")
        for act in (Press("A"), Release("A")):
            opened.world.act("red", act, loop.now_s())
            loop.run(until_s=loop.now_s() + 0.3)
        until("play")
        began_s = loop.now_s()
        loop.run(until_s=began_s + at_most_s, while_=lambda: opened.match.state.phase == "play")
        return loop.now_s() - began_s


@pytest.mark.parametrize("play", ["assisted", "rulebook"])
def test_an_easy_bot_is_about_as_quick_as_a_careful_beginner(play):
    assert median(searched_s(seed, play) for seed in range(1, 8)) == pytest.approx(
        BEGINNER_S, rel=0.25
    )


def test_a_look_that_the_table_did_not_take_changes_nothing_for_the_bot():
    """With this seed it takes the same suitcase twice in a row, which is one tap: going on to the
    next passenger it would look for the wrong ones for ever."""
    assert searched_s(2) < 1500.0


def looks_in_memory(seeds, level):
    """How many tiles four bots turn over in a match of the memory variant, in all."""
    looks = 0
    for seed in seeds:
        seating = Seating(4, 4, level, seed, "luggage", {"variant": "memory"})
        with (
            Loop(VirtualClock()) as loop,
            open_table(load_table_file("sim"), loop, seating, deep=False) as opened,
        ):
            opened.start()
            loop.run(until_s=7200.0, while_=lambda opened=opened: not opened.over)
            looks += sum(isinstance(played.move, Look) for played in opened.match.history)
    return looks


def test_sharp_bots_remember_what_others_turned_over_for_all_to_see(mocker):
    """L-18: in the memory variant every look is public."""
    watching = looks_in_memory(range(1, 9), "sharp")
    mocker.patch.object(_Player, "_watch")
    assert watching < 0.92 * looks_in_memory(range(1, 9), "sharp")
