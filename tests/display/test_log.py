"""The log of a match on the public screen: a key, a click or a touch opens and closes it."""

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Update
from display.publicpane import LOG_KEY, PublicPane
from display.screens import PublicScreen
from display.screens.layout import FINGER_PX
from display.sounds import Sounds
from display.targets import LineAt
from display.words import words_in
from gallery import SAMPLES

TITLE = words_in("en")("table-log")


class Feed:
    """A feed that has one view."""

    connected = True

    def __init__(self, view):
        self.view = view

    def poll(self):
        return Update(self.view)


@pytest.fixture
def pane():
    def pane(name):
        screen = PublicScreen()
        found = PublicPane(Feed(SAMPLES[name]), screen, Sounds(), 0.1)
        found.place(pygame.Rect(0, 0, 800, 480))
        found.poll(0.0)
        return found, screen

    return pane


def texts(pane, screen):
    pane.draw(pygame.Surface((800, 600)), 1.0)
    return [line.text for line in screen.written]


KEY = pygame.event.Event(pygame.KEYDOWN, key=LOG_KEY)
CLICK = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 200), button=1)
BESIDE = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 500), button=1)


@pytest.mark.parametrize("event", [KEY, CLICK])
def test_it_opens_and_closes(pane, event):
    shown, screen = pane("bluff-turn")
    assert TITLE not in texts(shown, screen)
    shown.handle(event, 0.0)
    assert TITLE in texts(shown, screen)
    assert shown.pause_s(1.0) >= 0.1
    shown.handle(event, 0.0)
    assert TITLE not in texts(shown, screen)


def test_a_click_elsewhere_opens_nothing(pane):
    shown, screen = pane("bluff-turn")
    shown.handle(BESIDE, 0.0)
    assert TITLE not in texts(shown, screen)


@pytest.mark.parametrize(
    "act", [BESIDE, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)], ids=["a click", "a key"]
)
def test_what_the_hands_in_the_window_do_closes_it(act):
    """The table waits for who reads: the act must be no part of that."""
    told = []
    screen = PublicScreen()
    shown = PublicPane(
        Feed(SAMPLES["bluff-turn"]),
        screen,
        Sounds(),
        0.1,
        seen=lambda view: told.append(screen.log_open),
        clicked=lambda target, now_s: None,
    )
    shown.place(pygame.Rect(0, 0, 800, 480))
    shown.poll(0.0)
    shown.handle(KEY, 0.0)
    assert told == [False, True]
    shown.handle(act, 0.0)
    assert told == [False, True, False]
    shown.handle(act, 0.0)
    assert told == [False, True, False]


def test_a_climax_goes_before_it(pane):
    shown, screen = pane("stage-call")
    shown.handle(KEY, 0.0)
    assert TITLE not in texts(shown, screen)


def test_while_a_match_rests_it_is_open(pane):
    assert TITLE in texts(*pane("log-bluff"))


def test_who_reads_it_sees_that_play_waits(pane):
    shown, screen = pane("bluff-turn")
    shown._view = replace(shown._view, reads=("red",))
    assert words_in("en")("table-reads", seat="red") in texts(shown, screen)
    shown.handle(KEY, 0.0)
    assert words_in("en")("table-log-waits") in texts(shown, screen)


def test_without_a_match_there_is_none(pane):
    shown, screen = pane("attract")
    shown.handle(KEY, 0.0)
    assert not screen.log_open


def test_a_finger_beside_a_small_line_chooses_it():
    clicked = []
    screen = PublicScreen()
    shown = PublicPane(
        Feed(SAMPLES["bluff-turn"]), screen, Sounds(), 0.1, clicked=lambda to, _: clicked.append(to)
    )
    shown.place(pygame.Rect(0, 0, 800, 202))
    shown.poll(0.0)
    shown.draw(pygame.Surface((800, 480)), 1.0)
    line = screen.targets[LineAt(0)]
    assert line.height < FINGER_PX
    below = {"pos": (line.centerx, line.bottom + 4), "button": 1}
    shown.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, {**below, "touch": True}), 0.0)
    assert clicked == [LineAt(0)]
    assert not screen.log_open
    shown.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, below), 0.0)
    assert clicked == [LineAt(0)]
    assert screen.log_open


def test_how_it_closes_is_not_written_below_the_button_in_the_corner(pane):
    shown, screen = pane("play")
    shown.handle(KEY, 0.0)
    screen.corner_px = 60
    pane_px = 800
    texts(shown, screen)
    how = next(line for line in screen.written if line.text == words_in("en")("table-log-close"))
    assert how.area.right <= pane_px - screen.corner_px
