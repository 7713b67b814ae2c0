"""The window of a player as a pane: what its events are for while no scene is shown."""

import pygame
import pytest
from msgspec.structs import replace

from controller.views import SEAT, SOMETHING_WRONG, Cursor, Message, Replay
from display.scene import PlayerScreen, ScenePane
from display.sounds import Sounds
from display.tabletop import HotSeat, VirtualTable
from display.targets import ButtonAt, LineAt
from display.words import words_in
from gallery import SAMPLES
from hardware.scene import Seek


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


def watching(pane, mocker):
    """Let the pane show a match that is watched once more."""
    lines = ("table-menu-watch-stop", "table-menu-watch-pause", "table-menu-watch-on")
    cursor = Cursor("", Message("table-menu-watching"), tuple(map(Message, lines)), 0)
    view = replace(SAMPLES["play"], cursor=cursor)
    mocker.patch.object(ScenePane, "_shown", property(lambda self: view))
    pane._screen.replay = Replay(3, 20)


@pytest.mark.parametrize(("key", "line"), [(pygame.K_SPACE, 1), (pygame.K_RIGHT, 2),
                                           (pygame.K_ESCAPE, 0)])  # fmt: skip
def test_keys_steer_a_match_that_is_watched_once_more(pane, hands, mocker, key, line):
    watching(pane, mocker)
    pane.handle(pygame.event.Event(pygame.KEYDOWN, key=key), 1.0)
    hands.click.assert_called_once_with(LineAt(line), 1.0)
    hands.handle.assert_not_called()


def test_a_click_on_its_bar_goes_there(pane, hands, mocker):
    watching(pane, mocker)
    hands.moment.return_value = None
    pane.draw(pygame.Surface((1280, 800)), 0.0)
    shares = {
        (x, y): pane._screen.replay_share((x, y))
        for x in range(0, 1280, 2)
        for y in range(0, 800, 4)
    }
    bar = {at: share for at, share in shares.items() if share}
    at = min(bar, key=lambda at: abs(bar[at] - 0.5))
    pane.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1), 0.0)
    hands.act.assert_called_once_with(Seek(bar[at]))
    assert bar[at] == pytest.approx(0.5, abs=0.01)
    hands.click.assert_not_called()


def test_esc_ends_what_is_watched_before_it_opens_the_menu(pane, hands, mocker):
    hands.holds.return_value = False
    assert not pane.holds()
    watching(pane, mocker)
    assert pane.holds()


@pytest.mark.parametrize(("seat", "shown"), [("red", False), ("", True)])
def test_above_the_curtain_stands_no_choice_of_one_player(mocker, seat, shown):
    """Who has not sat down yet, or anybody else, could make it."""
    hands = mocker.Mock(spec=HotSeat, curtain=True)
    hands.table = mocker.Mock(spec=VirtualTable, companions=())
    hands.table.sight.return_value = mocker.Mock(view=None)
    screen = PlayerScreen("en")
    pane = ScenePane(mocker.Mock(), screen, Sounds(), hands)
    surface = pygame.Surface((1280, 800))
    pane.place(surface.get_rect())
    lines = (Message("table-menu-go-on"), Message(SOMETHING_WRONG))
    cursor = Cursor(seat, Message(SEAT, {"seat": "red"}), lines, 0)
    pane._view = replace(SAMPLES["pirate-turn"], cursor=cursor)
    pane.draw(surface, 0.0)
    assert [one for one in screen.targets if isinstance(one, LineAt)] == [LineAt(0)] * shown
    written = {one.text for one in screen.written}
    assert [words_in("en")(line) in written for line in lines] == [shown, False]


@pytest.mark.parametrize("plays", [False, True])
def test_a_click_on_a_picture_that_is_past_is_for_nothing_that_has_come_since(
    pane, hands, mocker, plays
):
    """A climax is over, and its picture there for some hundredths of a second: A would be refused,
    or call a bluff."""
    shown = mocker.patch.object(PlayerScreen, "plays", return_value=plays)
    mocker.patch.object(PlayerScreen, "draw")
    mocker.patch.object(ScenePane, "_look", return_value=None)
    mocker.patch.object(ScenePane, "_target", return_value=ButtonAt("A"))
    pane.draw(pygame.Surface((1280, 800)), 0.0)
    click = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(600, 500))
    shown.return_value = not plays
    pane.handle(click, 0.0)
    hands.handle.assert_not_called()
    hands.click.assert_not_called()
    shown.return_value = plays
    pane.handle(click, 0.0)
    assert hands.handle.called or hands.click.called


def test_a_click_where_nothing_is_to_be_clicked_does_nothing(pane, hands):
    pane.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(600, 500)), 0.0)
    hands.handle.assert_not_called()
    hands.click.assert_not_called()
