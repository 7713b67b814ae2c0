"""The window of a player as a pane: what its events are for while no scene is shown."""

import pygame
import pytest

from display.scene import PlayerScreen, ScenePane
from display.sounds import Sounds
from display.tabletop import VirtualTable


@pytest.fixture
def hands(mocker):
    """A table at which nothing is seen yet."""
    table = mocker.Mock(spec=VirtualTable)
    table.sight.return_value = mocker.Mock(view=None)
    return table


@pytest.fixture
def pane(mocker, hands):
    pane = ScenePane(mocker.Mock(), PlayerScreen(), Sounds(), hands)
    pane.place(pygame.Rect(0, 0, 1280, 800))
    return pane


def test_a_button_that_went_down_in_a_scene_comes_up_whatever_is_shown_then(pane, hands):
    """Otherwise a call would hold A down through its climax, and for ever."""
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(600, 500))
    pane.handle(up, 0.0)
    hands.handle.assert_called_once_with(up, 0.0)


def test_keys_are_the_hands_own_outside_a_scene_too(pane, hands):
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a)
    pane.handle(down, 0.0)
    hands.handle.assert_called_once_with(down, 0.0)


def test_a_click_where_nothing_is_to_be_clicked_does_nothing(pane, hands):
    pane.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(600, 500)), 0.0)
    hands.handle.assert_not_called()
    hands.click.assert_not_called()
