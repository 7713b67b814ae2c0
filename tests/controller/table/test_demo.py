"""What a table shows while nobody plays: the title, and by turns a match of bots with captions."""

import pytest

from controller.games.catalogue import CATALOGUE
from controller.table.assembly import Seating, open_table
from controller.table.demo import SCENE_S, SCENES, TITLE_S, Demo, Reel
from display.words import words_in
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import Press, Release

SEATS = ("red", "blue", "green", "yellow")


def scenes(slug, count=40, seed=1):
    demo = Demo(CATALOGUE[slug], SEATS, seed)
    return [demo.forward() for _ in range(count)]


@pytest.mark.parametrize("slug", CATALOGUE)
def test_every_game_shows_a_match_of_its_own_with_captions_that_are_said(slug):
    shown = [scene for scene in scenes(slug) if scene is not None]
    assert len(shown) > 30
    captions = {scene.caption.what.id for scene in shown}
    assert len(captions) >= 2, "more than one rule is shown"
    words = words_in("en")
    for scene in shown:
        assert words.has(scene.caption.what.id)
        assert scene.event is None or words(scene.event.what) != scene.event.what.id


@pytest.mark.parametrize("slug", CATALOGUE)
def test_it_shows_only_what_everyone_may_see(slug):
    assert all(scene is None or scene.match.secrets is None for scene in scenes(slug))


@pytest.mark.parametrize("slug", CATALOGUE)
def test_the_same_seed_shows_the_same_match(slug):
    assert scenes(slug, 12) == scenes(slug, 12)
    assert scenes(slug, 12) != scenes(slug, 12, seed=2)


def test_a_match_comes_to_its_end():
    demo, count = Demo(CATALOGUE["captains-orders"], SEATS, 1), 0
    while demo.forward() is not None:
        count += 1
        assert count < 5000
    assert count > 20


class Scenes:
    """A match of three acts."""

    def __init__(self):
        self.left = ["one", "two", "three"]

    def forward(self):
        return self.left.pop(0) if self.left else None


def test_title_and_match_take_turns_and_a_match_that_is_over_is_followed_by_another():
    reel = Reel(lambda game, number: Scenes())
    found = []
    reel.look("luggage", 0.0)
    for _ in range(6):
        found.append(reel.shown)
        assert reel.look("luggage", reel.wake_at_s())
    assert found == [None, "one", "two", "three", None, "one"]
    assert reel.wake_at_s() == pytest.approx(2 * TITLE_S + 5 * SCENE_S)


def test_the_title_comes_again_after_some_acts():
    class Endless:
        forward = staticmethod(lambda: "act")

    reel = Reel(lambda game, number: Endless())
    reel.look("luggage", 0.0)
    acts = 0
    while not acts or reel.shown is not None:
        reel.look("luggage", reel.wake_at_s())
        acts += reel.shown is not None
    assert acts == SCENES


def test_another_game_begins_with_its_title_and_nothing_is_shown_while_somebody_plays():
    reel = Reel(lambda game, number: Scenes())
    reel.look("luggage", 0.0)
    reel.look("luggage", TITLE_S)
    assert reel.shown == "one"
    assert reel.look("captain-bluff", TITLE_S + 1.0)
    assert reel.shown is None
    reel.look("captain-bluff", 2 * TITLE_S + 1.0)
    assert reel.look("", 2 * TITLE_S + 2.0)
    assert (reel.shown, reel.wake_at_s()) == (None, None)


def test_a_table_that_nobody_plays_at_shows_it_until_somebody_presses_a():
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file("sim-spots"), loop, Seating(speed="normal"), deep=False
        ) as opened,
    ):
        opened.start()
        loop.run(until_s=loop.now_s() + TITLE_S + 1.0)
        shown = opened.console.view()
        assert (shown.stage, shown.match) == ("attract", None)
        assert shown.demo is not None
        for act in (Press("A"), Release("A")):
            opened.world.act("red", act, loop.now_s())
            loop.run(until_s=loop.now_s() + 1.0)
        assert (opened.console.view().stage, opened.console.view().demo) == ("joining", None)


def test_a_table_with_too_few_seats_for_a_match_keeps_its_title(tmp_path):
    table = tmp_path / "one-seat.toml"
    seat = '[[seats]]\nname = "red"\nstation = "sim:red"'
    table.write_text(f'name = "one-seat"\nsimulated = true\n{seat}\n')
    with (
        Loop(VirtualClock()) as loop,
        open_table(
            load_table_file(str(table)), loop, Seating(speed="normal"), deep=False
        ) as opened,
    ):
        opened.start()
        loop.run(until_s=loop.now_s() + TITLE_S + 1.0)
        assert (opened.console.view().stage, opened.console.view().demo) == ("attract", None)
