"""Who plays at an appliance's own screen, and who looks after it there, at a table that runs."""

import os
import subprocess
import sys
import time
from contextlib import ExitStack, closing

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Tend
from controller.views.message import LANGUAGES
from display import appliance
from display.appliance import AppliancePane
from display.feed import FeedClient
from display.screens import PublicScreen
from display.seats import keys_of, tend
from display.sounds import Sounds
from display.tabletop import HandsClient, VirtualTable
from display.targets import LineAt, SeatOf
from display.window import Window
from display.words import words_in
from gallery import SAMPLES

SIZE = (1280, 720)

REAL = """
name = "ours"
description = "A table of which nothing is plugged in"
[[seats]]
name = "red"
station = "/dev/no-such-port"
[[seats]]
name = "blue"
station = "/dev/no-such-port-either"
"""


class Screen:
    """The window of an appliance, at the table in *folder*; who sits in front of it."""

    def __init__(self, folder, stack):
        self.now_s = 0.0

        def sits(seat, connections, top):
            hands = connections.enter_context(HandsClient(folder / "hands.sock", seat, folder))
            feed = connections.enter_context(
                FeedClient(folder / "feed.sock", seat, lambda: hands.token)
            )
            return VirtualTable(feed, hands, None, top)

        feed = stack.enter_context(FeedClient(folder / "feed.sock"))
        sounds = stack.enter_context(closing(Sounds()))
        self.public = PublicScreen()
        self.pane = stack.enter_context(closing(AppliancePane(feed, self.public, sounds, sits)))
        self.window = stack.enter_context(Window(SIZE, [(self.pane, 1.0)]))
        self.pane.appear(self.window)

    def until(self, holds, within_s=20.0):
        end_s = time.monotonic() + within_s
        while not holds():
            assert time.monotonic() < end_s, "it did not happen"
            self.tick()

    def tick(self):
        self.now_s = time.monotonic()
        self.window.tick(self.now_s)
        time.sleep(0.01)

    def key(self, key, letter=""):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, unicode=letter))
            self.tick()

    def hold(self, key, until):
        """Hold a key down, again and again, as who waits for the table's answer does: its simulated
        stations need a moment after it has come up."""
        end_s = time.monotonic() + 20.0
        while not until():
            assert time.monotonic() < end_s, "it did not happen"
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=""))
            for _ in range(15):
                self.tick()
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode=""))
            for _ in range(30):
                self.tick()

    def touch(self, point):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=point, button=1, touch=True))
            self.tick()

    @property
    def view(self):
        return self.pane._told

    def says(self, text):
        return text in " ".join(word.text for word in self.public.written)


@pytest.fixture
def at_the_table(tmp_path, monkeypatch):
    """`at_the_table(SETTINGS)`: the screen of an appliance with these settings."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(appliance, "connected", lambda: True)
    (tmp_path / "ours.toml").write_text(REAL)
    run = tmp_path / "run"
    with ExitStack() as stack:

        def start(settings):
            (tmp_path / "reclaim.toml").write_text(settings)
            daemon = subprocess.Popen(
                [
                    *(sys.executable, "-m", "controller", "daemon"),
                    *("--settings", str(tmp_path / "reclaim.toml"), "--socket", str(run)),
                    *("--journal", str(tmp_path / "journal.db")),
                ],
                env={**os.environ, "GPIOZERO_PIN_FACTORY": "mock"},
                stderr=subprocess.DEVNULL,
            )
            stack.callback(daemon.wait)
            stack.callback(daemon.terminate)
            screen = Screen(run, stack)
            screen.until(lambda: screen.view is not None and screen.view.stage != "closed")
            return screen

        yield start


def hands_are_there(screen):
    return screen.pane._scene is not None


def sees(table):
    """Whether a seat's table has heard of everything."""
    return table._player.hands.scene is not None and table.sight().view is not None


WAKES = {
    "a key": lambda screen: screen.key(pygame.K_x, "x"),
    "a finger": lambda screen: screen.touch((640, 360)),
}


@pytest.mark.parametrize("wakes", WAKES.values(), ids=WAKES)
def test_a_simulated_table_is_played_at_its_own_screen(at_the_table, wakes):
    screen = at_the_table('table = "sim"\n')
    screen.until(lambda: screen.says("Touch the screen, or press a key"))
    assert not hands_are_there(screen), "the whole screen invites"
    wakes(screen)
    screen.until(lambda: hands_are_there(screen))
    screen.until(lambda: sees(screen.pane._seats.hands))
    screen.hold(pygame.K_a, lambda: screen.view.stage == "joining")
    assert [seat.seat for seat in screen.view.seats if seat.joined] == ["red"]


def test_what_the_table_says_instead_of_an_invitation_stays(at_the_table, tmp_path, monkeypatch):
    """While a version is on trial nobody plays, and the screen says why."""
    on_trial = tmp_path / "appliance/on-trial"
    on_trial.parent.mkdir()
    on_trial.touch()
    monkeypatch.setenv("RECLAIM_ORDERS", str(tmp_path))
    screen = at_the_table('table = "sim"\n')
    trial = words_in("en")(screen.view.prompt)
    assert screen.view.prompt.id == "table-trial"
    screen.until(lambda: screen.says(trial))
    assert not screen.says("Touch the screen")


def test_what_is_shown_leaves_the_corner_to_the_button_of_the_menu(at_the_table):
    """It is there for a moment after each touch, also while nobody sits at the screen."""
    screen = at_the_table('table = "sim"\n')
    screen.until(lambda: screen.public.written != [])
    for wakes in (lambda: None, lambda: screen.key(pygame.K_x, "x")):
        wakes()
        screen.tick()
        left_px = SIZE[0] - screen.public.corner_px
        assert left_px <= screen.window._menu.corner.left


def test_several_people_take_turns_at_it(at_the_table):
    screen = at_the_table('table = "sim"\n')
    screen.key(pygame.K_x, "x")
    screen.until(lambda: hands_are_there(screen))
    menu = screen.window._menu
    words = words_in("en")
    for expected in (2, 3):
        screen.key(pygame.K_ESCAPE)
        assert menu.open
        (line,) = (line for line in menu.lines() if line.message.id == "screen-menu-people")
        line.does(screen.now_s)
        assert screen.pane._seats.people == expected
        shown = {words(line.message) for line in menu.lines()}
        assert f"People at this screen: {expected}" in shown
        assert words("screen-menu-quit") not in shown, "there is nothing under this window"
        screen.key(pygame.K_ESCAPE)
    tables = screen.pane._seats._tables
    assert list(tables) == [seat.seat for seat in screen.view.seats[:3]]
    screen.until(lambda: all(map(sees, tables.values())))
    screen.hold(pygame.K_a, lambda: sum(seat.joined for seat in screen.view.seats) == 3)


def test_when_they_have_gone_it_invites_again(at_the_table, monkeypatch):
    monkeypatch.setattr(appliance, "LEFT_S", 0.5)
    screen = at_the_table('table = "sim"\n')
    screen.key(pygame.K_x, "x")
    screen.until(lambda: hands_are_there(screen))
    screen.until(lambda: not hands_are_there(screen))
    screen.until(lambda: screen.says("Touch the screen, or press a key"))
    screen.key(pygame.K_x, "x")
    screen.until(lambda: hands_are_there(screen) and sees(screen.pane._seats.hands))


def test_the_tables_own_wifi_is_asked_for_in_the_menu(at_the_table, tmp_path, monkeypatch):
    """By a file for which systemd watches, and only for a moment: it would go on asking."""
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(tmp_path))
    monkeypatch.setattr(appliance, "can_be_asked_for", lambda: True)
    screen = at_the_table('table = "sim"\n')
    asks = tmp_path / appliance.ASKS_FOR_WIFI
    screen.touch(screen.window._menu.corner.center)
    (line,) = (one for one in screen.window._menu.lines() if one.message.id == "screen-own-wifi")
    line.does(screen.now_s)
    assert asks.exists()
    screen.until(lambda: not asks.exists())
    monkeypatch.setattr(appliance, "can_be_asked_for", lambda: False)
    screen.touch(screen.window._menu.corner.center)
    assert "screen-own-wifi" not in [one.message.id for one in screen.window._menu.lines()]


def test_the_operators_page_needs_no_seat(at_the_table):
    """Nothing is plugged in, so no button and no card can open it."""
    screen = at_the_table('table = "ours.toml"\n')
    screen.touch((300, 300))
    assert not hands_are_there(screen)
    assert screen.view.stage == "attract"
    screen.touch(screen.window._menu.corner.center)
    assert screen.window._menu.open
    (line,) = (
        line for line in screen.window._menu.lines() if line.message.id == "screen-menu-operator"
    )
    line.does(screen.now_s)
    screen.until(lambda: screen.view.stage == "operator")
    before = screen.view.cursor.at
    screen.key(pygame.K_DOWN)
    screen.until(lambda: screen.view.cursor.at == before + 1)
    # A finger takes a line at once: here the one that leads back.
    (back,) = (
        number
        for number, option in enumerate(screen.view.cursor.options)
        if option.id == "table-menu-back"
    )
    screen.until(lambda: LineAt(back) in screen.public.targets)
    screen.touch(screen.public.targets[LineAt(back)].center)
    screen.until(lambda: screen.view.stage == "attract")
    screen.key(pygame.K_F1)
    assert screen.window._menu.open, "and with a keyboard alone"


def test_a_new_card_is_welcome_and_plays(at_the_table):
    """Without a table in its settings it said that no table was named, and where in /boot."""
    screen = at_the_table('language = "en"\n#table = "pi4-carousel"\n')
    assert screen.view.stage == "attract"
    assert screen.view.simulated
    assert screen.view.faults == ()
    screen.until(lambda: screen.says("Welcome!"))
    screen.until(lambda: screen.says("reclaim.toml on the card"))
    screen.key(pygame.K_x, "x")
    screen.until(lambda: hands_are_there(screen))
    screen.hold(pygame.K_a, lambda: screen.view.stage == "joining")
    assert screen.view.notices == (), "it is not in the way of who plays"


@pytest.mark.parametrize(("at", "number", "presses"), [(0, 0, 0), (0, 2, 2), (2, 1, 2)])
def test_a_click_on_a_line_of_the_page_moves_there_and_takes_it(at, number, presses):
    view = SAMPLES["operator"]
    view = replace(view, cursor=replace(view.cursor, at=at, options=view.cursor.options[:3]))
    shown = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)
    assert tend(shown, view, LineAt(number)) == (*(Tend("B"),) * presses, Tend("A"))
    for elsewhere in (None, LineAt(3), SeatOf("red")):
        assert tend(shown, view, elsewhere) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_invitation_is_in_every_language(language):
    assert words_in(language)(appliance.TOUCH_TO_PLAY)


@pytest.mark.parametrize(
    ("layout", "pressed", "meant"),
    [
        ("fr", pygame.K_q, pygame.K_a),
        ("fr", pygame.K_a, pygame.K_q),
        ("de", pygame.K_z, pygame.K_y),
        ("de", pygame.K_a, pygame.K_a),
        ("us", pygame.K_q, pygame.K_q),
        ("", pygame.K_q, pygame.K_q),
    ],
)
def test_a_key_means_what_stands_on_it(layout, pressed, meant, tmp_path):
    (tmp_path / "keyboard").write_text(f"{layout}\n")
    assert keys_of(tmp_path / "keyboard").get(pressed, pressed) == meant
    assert keys_of(tmp_path / "none") == {}


def test_the_window_hears_what_a_key_means(at_the_table):
    screen = at_the_table('table = "sim"\n')
    screen.key(pygame.K_x, "x")
    screen.until(lambda: hands_are_there(screen) and sees(screen.pane._seats.hands))
    screen.window.keys = {pygame.K_q: pygame.K_a}
    screen.hold(pygame.K_q, lambda: screen.view.stage == "joining")
