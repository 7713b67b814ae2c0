"""The page of what has been played this evening, which takes turns with the title."""

import pygame
import pytest
from msgspec.structs import replace

from display.screens import PublicScreen
from display.screens.evening import EVENING_S
from display.words import words_in
from gallery import SAMPLES
from gallery.table import EVENING

say = words_in("en")
VIEW = SAMPLES["attract-after-an-evening"]
SIZES = ((1280, 720), (640, 180), (720, 1280))


def pages(*views, size=(1280, 720)):
    """What is written after each of *views* has stood for the time of a page."""
    surface, screen = pygame.Surface(size), PublicScreen()
    screen.draw(surface, VIEW, 0.0)
    told = []
    for turn, view in enumerate(views):
        screen.draw(surface, view, turn * EVENING_S)
        told.append(" ".join(line.text for line in screen.written))
    return told


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_the_title_and_the_evening_take_turns(size):
    title, evening, again = pages(VIEW, VIEW, VIEW, size=size)
    assert say("luggage-screen-attract") in title
    assert say("screen-evening") not in title
    assert say("screen-evening") in evening
    assert say("luggage-screen-attract") not in evening
    assert again == title


def test_each_match_is_told_with_its_time_its_winners_and_points_where_they_count():
    _, told = pages(VIEW, replace(VIEW, evening=EVENING[:3]))
    assert "Captain's Orders · 31 min" in told
    assert "Maximilian, Jo, Екатерина" in told, "who has won together"
    assert "Ada, Max, Wilhelmina, Pia, Black" in told, "somebody without a name is a colour"
    assert "Ada\N{NO-BREAK SPACE}134 Maximilian\N{NO-BREAK SPACE}125" in told
    assert say("screen-report-abandoned") in told


def test_the_latest_is_told_first_and_what_has_no_room_is_not():
    _, told = pages(VIEW, VIEW)
    assert told.index("31 min") < told.index("23 min") < told.index("112 min")
    assert "48 min" not in told


def test_before_the_first_match_of_an_evening_the_title_stands():
    title, later = pages(*[replace(VIEW, evening=())] * 2)
    assert title == later


def test_another_game_is_shown_at_once_by_its_title():
    _, shown = pages(VIEW, replace(VIEW, game="captain-bluff"))
    assert say("captain-bluff-screen-attract") in shown
