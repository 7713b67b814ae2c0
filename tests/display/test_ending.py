"""The end of a match: who has won, everybody in order, what comes next, the facts; the confetti."""

import math
import os

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Logged, Message
from display.scene import PlayerScreen
from display.screens import PublicScreen
from display.screens.ending import TURN_S, Placing, confetti, ordered
from display.screens.layout import FINGER_PX, Rect
from display.screens.page import Page
from display.targets import ButtonAt, LineAt, NextPage
from display.words import words_in
from gallery import SAMPLES
from gallery.scenes import scenes
from harness.legible import illegible

NOTHING = (0, 0, 0)


def after(seconds):
    """A page on which nothing but confetti falls, *seconds* after the match was over."""
    surface = pygame.Surface((320, 180))
    page = Page(surface, words_in("en"), 1000.0, shown_s=seconds)
    confetti(page, ("red",), Rect(surface.get_rect()))
    return page


def papers(page):
    width, height = page.surface.get_size()
    return sum(
        page.surface.get_at((x, y))[:3] != NOTHING for x in range(width) for y in range(height)
    )


@pytest.mark.parametrize("seconds", [0.0, 3.0])
def test_confetti_falls_in_every_frame(seconds):
    page = after(seconds)
    assert papers(page) > 0
    assert page.due_s == 1000.0


def test_all_of_it_has_fallen_when_it_ends():
    assert papers(after(7.9)) == 0


def test_when_it_has_fallen_nothing_moves_any_longer():
    page = after(8.1)
    assert papers(page) == 0
    assert page.due_s == math.inf


# ---- places ----------------------------------------------------------------------------------


def places(merits, winners):
    ranks = [Placing(seat, str(merit), merit) for seat, merit in merits.items()]
    return [(place, rank.seat) for place, rank in ordered(ranks, winners)]


def test_equal_merits_share_a_place_and_the_next_is_left_out():
    merits = {"red": 3, "blue": 5, "green": 3, "yellow": 1}
    assert places(merits, ("blue",)) == [(1, "blue"), (2, "red"), (2, "green"), (4, "yellow")]


def test_winners_share_the_first_place():
    merits = {"red": 5, "blue": 5, "green": 1}
    assert places(merits, ("red", "blue")) == [(1, "red"), (1, "blue"), (3, "green")]


def test_who_has_won_a_tie_stands_before_the_others_of_the_same_merit():
    merits = {"red": 5, "blue": 5}
    assert places(merits, ("blue",)) == [(1, "blue"), (2, "red")]


# ---- pages -----------------------------------------------------------------------------------

ENDED = {name: view for name, view in SAMPLES.items() if view and view.match is not None
         and view.match.phase == "over" and view.staged is None}  # fmt: skip
SIZES = [
    (480, 800), (600, 1024), (720, 1280), (800, 1280), (800, 480), (1024, 600), (1280, 800),
    (1920, 1080), (3840, 2160),
]  # fmt: skip
LANGUAGES = ("en", "de", "ru", "fr")


def ending(name, size, language=None, leaf=0, screen=None):
    """A screen with the ending of a sample, when its confetti has fallen."""
    view = ENDED[name]
    seats = [player.seat for player in view.match.players]
    told = [Logged(seat, Message("table-story-quickest", {"seat": seat, "seconds": 2.5}))
            for seat in seats]  # fmt: skip
    screen = screen or PlayerScreen(language)
    surface = pygame.Surface(size)
    view = replace(view, story=tuple(told), notices=())
    screen.draw(surface, view, 0.0)
    screen.leaf = leaf
    screen.draw(surface, view, 10.0)
    return screen


def wrong(screen, size):
    yield from illegible(screen.written, size[1])
    for target, area in screen.targets.items():
        if not pygame.Rect((0, 0), size).contains(area):
            yield f"{target} lies beyond the window"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ENDED)
def test_every_page_can_be_read_in_every_window(name, size):
    """The languages take turns; with RECLAIM_LONG in the environment all are drawn."""
    turn = [*ENDED].index(name) + SIZES.index(size)
    for language in LANGUAGES if os.environ.get("RECLAIM_LONG") else [LANGUAGES[turn % 4]]:
        for leaf in (0, 1):
            found = list(wrong(ending(name, size, language, leaf), size))
            assert not found, (language, leaf, found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ENDED)
def test_everybody_has_a_place_and_every_choice_a_button(name, size):
    screen, view = ending(name, size), ENDED[name]
    written = " ".join(one.text for one in screen.written)
    for player in view.match.players:
        assert screen._page.words.person(player.seat) in written
    count = 0 if view.cursor is None else len(view.cursor.options)
    assert {LineAt(at) for at in range(count)} <= set(screen.targets)
    tall = [target for target, area in screen.targets.items() if area.height < FINGER_PX * 0.9]
    assert not tall or size[1] <= 600


def test_the_facts_come_in_turns_on_a_screen_for_all_and_by_a_button_in_a_window():
    for screen, wanted in ((PublicScreen(), 1), (PlayerScreen(), 0)):
        surface, view = pygame.Surface((1280, 720)), ENDED["result"]
        screen.draw(surface, view, 0.0)
        first = [one.text for one in screen.written]
        screen.draw(surface, view, TURN_S + 1.0)
        then = [one.text for one in screen.written]
        assert (first != then) == wanted


def test_another_match_begins_on_the_first_page_again():
    screen, surface = PlayerScreen(), pygame.Surface((1280, 720))
    screen.draw(surface, ENDED["result"], 0.0)
    first = [one.text for one in screen.written]
    screen.turn_page()
    screen.draw(surface, ENDED["result"], 9.0)
    assert [one.text for one in screen.written] != first
    screen.draw(surface, SAMPLES["attract"], 10.0)
    screen.draw(surface, ENDED["result"], 20.0)
    assert [one.text for one in screen.written] == first


def test_only_a_window_has_a_button_for_the_facts():
    screen = PublicScreen()
    screen.draw(pygame.Surface((1280, 720)), ENDED["result"], 0.0)
    assert NextPage() not in screen.targets


def test_a_click_beside_the_buttons_of_an_ending_begins_no_other_match():
    seen = next(one for kind, one in scenes("captains-orders-of-eight").items() if "over" in kind)
    screen = PlayerScreen()
    screen.moment = seen.moment
    screen.draw(pygame.Surface((1280, 800)), seen.view, seen.now_s)
    assert ButtonAt("A") in seen.moment.hint.at
    assert {type(target) for target in screen.targets} == {LineAt, NextPage}
