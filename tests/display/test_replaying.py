"""A match that is replayed does not look live: it says so, how far it is, and how to stop it."""

import os
from itertools import combinations

import pygame
import pytest

import gallery
from controller.views import Replay, Update
from controller.views.table import JUMP
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.sounds import Sounds
from display.window import FRAME_S
from display.words import languages
from gallery import SAMPLES

SIZES = [(800, 480), (1280, 360), (1920, 1080)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["play", "pirate-turn"])
def test_the_strip_leaves_the_match_its_place(name, language):
    for size in gallery.sizes_in_turn(language, len(name), SIZES):
        screen, surface = PublicScreen(language), pygame.Surface(size)
        screen.replay = Replay(12, 140)
        gallery.draw(screen, surface, name)
        for line in screen.written:
            assert surface.get_rect().contains(line.area), f"{line.text!r} is cut"
        for one, other in combinations(screen.written, 2):
            assert not one.area.colliderect(other.area), f"{one.text!r} lies on {other.text!r}"


def test_it_says_how_far_it_is_and_whether_it_stands():
    screen, surface = PublicScreen(), pygame.Surface((1280, 720))
    screen.steered = True

    def said(replay):
        screen.replay = replay
        gallery.draw(screen, surface, "play")
        return {line.text for line in screen.written}

    assert said(Replay(12, 140)) >= {"Replay: 12 of 140", "Space: pause"}
    assert said(Replay(12, 140, paused=True)) >= {"Replay: 12 of 140", "Space: go on"}
    assert not any("Replay" in text for text in said(None))


def test_where_no_key_steers_it_none_is_named():
    screen, surface = PublicScreen(), pygame.Surface((1280, 720))
    screen.replay = Replay(12, 140)
    gallery.draw(screen, surface, "play")
    assert not any("Space" in line.text for line in screen.written)


@pytest.mark.parametrize("size", [*SIZES, (480, 800), (720, 1280)])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_the_hands_lie_open_below_the_match_and_on_nothing_of_it(players, size):
    """Each card is seen: what is painted where the hands lie changes with every card."""
    seats = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")[:players]

    def shown(names):
        screen, surface = PublicScreen(), pygame.Surface(size)
        screen.replay = Replay(12, 140, hands=tuple((seat, names) for seat in seats))
        gallery.draw(screen, surface, "bluff-turn")
        return screen, surface

    screen, one = shown(("paris-1", "paris-2", "tokyo-3"))
    _, other = shown(("paris-1", "paris-5", "tokyo-3"))
    lowest = max(line.area.bottom for line in screen.written if "Replay" not in line.text)
    rows = [y for y in range(size[1]) if any(
        one.get_at((x, y)) != other.get_at((x, y)) for x in range(0, size[0], 3))]  # fmt: skip
    assert rows
    assert min(rows) >= lowest


class Told:
    """A feed with one update."""

    connected = True

    def __init__(self, update):
        self.update = update

    def poll(self):
        return self.update


def test_the_space_bar_and_a_click_ask_for_a_pause():
    steered, wheel = os.pipe()
    screen = PublicScreen()
    view = SAMPLES["play"]
    pane = PublicPane(Told(Update(view, (), Replay(3, 9))), screen, Sounds(), FRAME_S, steer=wheel)
    pane.place(pygame.Rect(0, 0, 1280, 720))
    pane.poll(0.0)
    assert screen.replay == Replay(3, 9)
    for event in (
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5)),
    ):
        pane.handle(event, 0.0)
    assert len(os.read(steered, 9)) == 2
    os.close(steered)
    pane.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE), 0.0)
    os.close(wheel)


def test_arrow_keys_step_and_change_the_speed_and_a_click_on_the_bar_goes_there():
    steered, wheel = os.pipe()
    screen = PublicScreen()
    view = SAMPLES["play"]
    pane = PublicPane(Told(Update(view, (), Replay(3, 9))), screen, Sounds(), FRAME_S, steer=wheel)
    pane.place(pygame.Rect(0, 0, 1280, 720))
    pane.poll(0.0)
    pane.draw(pygame.Surface((1280, 720)), 0.0)
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
        pane.handle(pygame.event.Event(pygame.KEYDOWN, key=key), 0.0)
    assert os.read(steered, 9) == b"><+-"
    places = []
    for x in range(0, 1280, 4):
        pane.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, 702)), 0.0)
        (asked,) = os.read(steered, 9)
        places += [asked - JUMP] if asked >= JUMP else []
    assert places == sorted(places)
    assert places[0] <= 1
    assert places[-1] >= 99
    os.close(steered)
    os.close(wheel)
