"""The window with the public screen above and the virtual table below, as programs of their own."""

import os
import signal
import subprocess
import sys
import threading
import time

import pygame
import pytest

from controller.views import Update
from display.__main__ import CANNOT
from display.feed import FeedClient
from display.menu import corner_side
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.sounds import Sounds
from display.tabletop import HandsClient, VirtualTable
from display.targets import ButtonAt, LineAt
from display.video import PLAIN_WINDOW, open_video
from display.window import FRAME_S, PATIENCE_S, Window
from gallery import SAMPLES
from goldens import pixels
from hardware.scene import Press, Release


@pytest.fixture
def start(serve, world, new_view, new_match):
    """Start the program at a scripted table: `start("--size", "800x600")`."""
    running = []

    def run(*arguments, **environment):
        served = serve(world, new_view(new_match()))
        process = subprocess.Popen(
            [
                sys.executable, "-m", "display",
                "--connect", str(served.feed_path), "--hands", str(served.hands_path), *arguments,
            ],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        running.append(process)
        process.served = served
        return process

    yield run
    for process in running:
        process.kill()
        process.communicate()


def wait_for(condition):
    deadline_s = time.monotonic() + 20.0
    while not condition():
        assert time.monotonic() < deadline_s, "it did not happen"
        time.sleep(0.01)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(start, number):
    process = start()
    wait_for(lambda: "red" in process.served.watched)
    process.send_signal(number)
    _, errors = process.communicate(timeout=20)
    assert process.returncode == 128 + number
    assert "Traceback" not in errors


def test_the_upper_pane_watches_as_the_public_and_the_lower_as_the_seat(start):
    process = start()
    wait_for(lambda: len(process.served.watched) == 2)
    assert sorted(process.served.watched) == ["", "red"]


def test_every_person_at_one_window_has_eyes_of_the_own(start):
    process = start("--seat", "red,blue")
    wait_for(lambda: len(process.served.watched) == 3)
    assert sorted(process.served.watched) == ["", "blue", "red"]


def test_without_a_screen_it_says_so_in_one_sentence(start):
    process = start(SDL_VIDEODRIVER="no-such-driver")
    _, errors = process.communicate(timeout=20)
    assert process.returncode == CANNOT == 2
    said = [line for line in errors.splitlines() if "window" in line]
    assert len(said) == 1
    assert "Traceback" not in errors


# ---- in this process -----------------------------------------------------------------------------


class After:
    """True after a while: what ends a window."""

    def __init__(self, seconds):
        self._end_s = time.monotonic() + seconds

    def __bool__(self):
        return time.monotonic() >= self._end_s


class QuietPane:
    """A pane that counts what is asked of it."""

    def __init__(self, pause_s):
        self._pause_s = pause_s
        self.area = None
        self.events = []
        self.drawn = self.polled = 0
        self.awaits = ()

    def place(self, pane):
        self.area = pygame.Rect(pane)

    def poll(self, now_s):
        self.polled += 1

    def handle(self, event, now_s):
        self.events.append(event.type)

    def refresh(self, surface, now_s):
        self.draw(surface, now_s)
        return [self.area]

    def draw(self, surface, now_s):
        self.drawn += 1

    def pause_s(self, now_s):
        return self._pause_s

    def descriptors(self):
        return self.awaits


@pytest.fixture
def panes():
    return QuietPane(pause_s=1000.0), QuietPane(pause_s=0.0)


@pytest.fixture
def window(panes):
    with Window((640, 400), ((panes[0], 0.42), (panes[1], 0.58))) as window:
        yield window


def test_the_panes_share_the_window_without_a_gap(window, panes):
    upper, lower = panes
    assert (upper.area.top, upper.area.bottom) == (0, 168)
    assert (lower.area.top, lower.area.bottom) == (168, 400)
    assert upper.area.width == lower.area.width == 640


def test_the_panes_follow_the_size_of_the_window(window, panes):
    pygame.display.set_mode((900, 600), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(900, 600), w=900, h=600))
    window.run(After(0.1))
    assert panes[0].area.size == (900, 252)
    assert panes[1].area.size == (900, 348)


class TableThatSays:
    """A feed with one view."""

    connected = True

    def __init__(self, view):
        self._news = [Update(view)]

    def poll(self):
        return self._news.pop() if self._news else None

    def descriptors(self):
        return ()


@pytest.mark.parametrize(
    "size", [(800, 480), (1024, 600), (1280, 720), (1920, 1080), (3840, 2160)], ids=str
)
def test_a_resized_window_shows_the_public_screen_and_hears_a_finger_there(size):
    view, clicked = SAMPLES["orders-turn"], []
    expected, screen = pygame.Surface(size), PublicScreen()
    screen.corner_px = corner_side(size) + 10
    screen.draw(pygame.Surface((640, 400)), view, 0.0)
    screen.draw(expected, view, 1.0)
    pane = PublicPane(
        TableThatSays(view), PublicScreen(), Sounds(), FRAME_S,
        clicked=lambda target, now_s: clicked.append(target),
    )  # fmt: skip
    with Window((640, 400), ((pane, 1.0),)) as window:
        window.tick(0.0)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        window.tick(1.0)
        assert pixels(pygame.display.get_surface()) == pixels(expected)
        x, y = screen.targets[LineAt(1)].center
        where = {"finger_id": 7, "touch_id": 1, "x": x / size[0], "y": y / size[1]}
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, where))
        window.tick(1.1)
    assert clicked == [LineAt(1)]


def test_closing_the_window_ends_it(window):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.run()  # returns


def test_a_pane_without_news_is_not_painted_again(window, panes):
    upper, lower = panes
    window.run(After(0.3))
    assert lower.drawn > 2
    # Once, and once more for each time that the window was exposed or resized.
    assert upper.drawn < lower.drawn
    drawn = upper.drawn
    window.run(After(0.1))
    assert upper.drawn <= drawn + 1


@pytest.fixture
def pipes():
    """An X server's end of a connection and a table's, each with the end that is read."""
    ends = [*os.pipe(), *os.pipe()]
    yield ends
    for end in ends:
        os.close(end)


@pytest.mark.parametrize("speaks", ["the X server", "the table"])
def test_a_window_in_which_nothing_moves_sleeps_until_somebody_speaks(mocker, pipes, speaks):
    screen, screens_end, table, tables_end = pipes
    mocker.patch("display.window.event_descriptor", return_value=screen)
    pane = QuietPane(pause_s=1000.0)
    pane.awaits = (table,)
    with Window((640, 400), ((pane, 1.0),)) as window:
        window.run(After(1.0))
        assert pane.polled <= 1.0 / PATIENCE_S + 3
        os.write(screens_end if speaks == "the X server" else tables_end, b"!")
        before = pane.polled
        window.run(After(0.2))
        # It is not read here, so it goes on to wake.
        assert pane.polled > before + 20


def test_a_pane_that_cannot_be_woken_is_polled_each_frame(mocker, pipes):
    mocker.patch("display.window.event_descriptor", return_value=pipes[0])
    waits = mocker.spy(Window, "_wait")
    pane = QuietPane(pause_s=1000.0)
    with Window((640, 400), ((pane, 1.0),)) as window:
        window.run(After(0.2))
    assert waits.call_args_list
    assert all(call.args[1] <= FRAME_S for call in waits.call_args_list)


def test_a_tick_that_comes_a_moment_early_shows_the_next_frame_all_the_same():
    """SDL's clock for events has whole milliseconds, and a frame has 33 and a third."""
    pane = QuietPane(pause_s=FRAME_S)
    with Window((64, 40), ((pane, 1.0),)) as window:
        window.tick(0.0)
        drawn = pane.drawn
        window.tick(FRAME_S - 0.001)
        assert pane.drawn == drawn + 1
        window.tick(FRAME_S + 0.010)
        assert pane.drawn == drawn + 1, "an event that wakes the window shows no frame between"


def test_the_first_finger_is_a_mouse_that_says_so(window, panes, mocker):
    """KMSDRM, where an appliance's panel of glass is, makes no mouse of it (SDL 2)."""
    handled = mocker.spy(panes[0], "handle")
    pygame.event.clear()
    kinds = [pygame.FINGERDOWN, pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP]
    fingers = [(7, 0.5, 0.25), (8, 0.1, 0.1), (7, 0.75, 0.25), (7, 1.0, 1.0)]
    for kind, (finger, x, y) in zip(kinds, fingers, strict=True):
        where = {"touch_id": 1, "finger_id": finger, "x": x, "y": y}
        pygame.event.post(pygame.event.Event(kind, where))
    window.tick(0.0)
    told = [call.args[0] for call in handled.call_args_list]
    mouse = [one for one in told if getattr(one, "touch", False) is True]
    assert [(one.type, one.pos) for one in mouse] == [
        (pygame.MOUSEBUTTONDOWN, (319, 99)),
        (pygame.MOUSEMOTION, (479, 99)),
        (pygame.MOUSEBUTTONUP, (639, 399)),
    ]
    assert [one.button for one in mouse if one.type != pygame.MOUSEMOTION] == [1, 1]


def test_events_come_to_every_pane_in_their_order(window, panes):
    pygame.event.clear()

    def type_keys():
        time.sleep(0.1)
        for _ in range(3):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_a))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    typist = threading.Thread(target=type_keys)
    typist.start()
    window.run()
    typist.join()
    for pane in panes:
        keys = [kind for kind in pane.events if kind in (pygame.KEYDOWN, pygame.KEYUP)]
        assert keys == [pygame.KEYDOWN, pygame.KEYUP] * 3


def test_a_click_in_the_window_arrives_at_the_table(serve, world, new_view, new_match):
    served = serve(world, new_view(new_match()))
    with (
        HandsClient(served.hands_path, "red") as hands,
        FeedClient(served.feed_path, "red", lambda: hands.token) as feed,
    ):
        upper, lower = QuietPane(1000.0), VirtualTable(feed, hands)
        with Window((1280, 800), ((upper, 0.42), (lower, 0.58))) as window:
            wait_for(lambda: window.run(After(0.1)) or lower.sight().view is not None)
            x, y = lower.top().targets(lower.sight())[ButtonAt("A")].center
            where = {"pos": (x, 336 + y), "button": 1}
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, where))
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, where))
            wait_for(lambda: window.run(After(0.1)) or len(served.acts) == 2)
    assert served.acts == [Press("A"), Release("A")]


@pytest.mark.parametrize(("driver", "plain"), [("x11", "0"), ("KMSDRM", None), ("wayland", None)])
def test_only_an_x11_window_does_without_textures(mocker, monkeypatch, driver, plain):
    """The other drivers of SDL have nothing else."""
    monkeypatch.delenv(PLAIN_WINDOW[0], raising=False)
    mocker.patch("pygame.display.init")
    mocker.patch("pygame.display.get_driver", return_value=driver)
    open_video()
    assert os.environ.pop(PLAIN_WINDOW[0], None) == plain


@pytest.mark.parametrize(
    ("driver", "size"), [("x11", (800, 480)), ("wayland", (800, 480)), ("dummy", (1280, 800))]
)
def test_a_window_is_not_larger_than_the_screen(mocker, driver, size):
    """Without a window manager nobody could see the rest; a driver that shows nothing has none."""
    mocker.patch("display.window.open_video")
    mocker.patch("display.window.event_descriptor", return_value=None)
    mocker.patch("pygame.display.get_driver", return_value=driver)
    mocker.patch("pygame.display.get_desktop_sizes", return_value=[(800, 480)])
    opened = mocker.patch("pygame.display.set_mode", return_value=pygame.Surface(size))
    with Window((1280, 800), ()):
        assert opened.call_args.args[0] == size
