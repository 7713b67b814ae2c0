"""What is drawn again while the rest stands looks exactly as if everything had been drawn."""

import gc
import math
import weakref
from itertools import cycle

import pygame
import pytest
from msgspec.structs import replace

import gallery
from controller.views import Update
from display import publicpane
from display.publicpane import PublicPane
from display.screens import PublicScreen
from display.screens.layout import Rect
from display.screens.living import Living
from display.sounds import Sounds
from display.window import FRAME_S
from gallery import SAMPLES
from goldens import A_MOMENT, worst_block

SIZES = ((1280, 720), (1280, 336))
"""A screen of its own, and the upper pane of a window."""

WHITE, RED = (255, 255, 255), (255, 0, 0)


@pytest.mark.parametrize(
    ("name", "size"),
    list(zip(SAMPLES, cycle(SIZES), strict=False)),
    ids=lambda part: part if isinstance(part, str) else "x".join(map(str, part)),
)
def test_a_refreshed_screen_is_the_same_as_a_new_one(name, size):
    screen, surface, fresh = PublicScreen(), pygame.Surface(size), pygame.Surface(size)
    gallery.draw(screen, surface, name, 2.0)
    new = PublicScreen()
    gallery.draw(new, fresh, name, 2.0)
    for now_s in (2.04, 2.5, 3.1, 9.0, 15.0):
        if now_s >= screen.due_s:
            screen.refresh(surface, SAMPLES[name], now_s)
        new.draw(fresh, SAMPLES[name], now_s)
        # Letters and edges are put on what is below them in another order; where all ships lie on
        # one square, each of them may be a moment older.
        most = A_MOMENT * (3 if name == "pirate-dealing" else 1)
        assert worst_block(surface, fresh) <= most, f"{now_s} s"


def test_a_view_that_only_says_what_time_it_is_draws_nothing():
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    view = SAMPLES["options"]
    screen.draw(surface, view, 50.0)
    assert screen.refresh(surface, replace(view, at_s=view.at_s + 2.0), 52.0) == []


def test_a_clock_that_was_set_is_drawn():
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    view = SAMPLES["play"]
    screen.draw(surface, view, 50.0)
    assert screen.refresh(surface, replace(view, at_s=view.at_s + 30.0), 50.01) != []


@pytest.mark.parametrize(
    "change", [{"language": "de"}, {"log_open": True}, {"corner_px": 40}]
)  # fmt: skip
def test_what_else_a_screen_depends_on_is_noticed(change):
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    screen.draw(surface, SAMPLES["play"], 50.0)
    for name, value in change.items():
        setattr(screen, name, value)
    assert screen.refresh(surface, SAMPLES["play"], 50.01) == [surface.get_rect()]


# ---- a page of one's own -------------------------------------------------------------------------


@pytest.fixture
def page():
    return Living(pygame.Surface((100, 100)), 10.0)


def test_what_never_reads_the_clock_stands_for_ever(page):
    page.live(Rect(0, 0, 10, 10), lambda: page.surface.fill(WHITE, (0, 0, 10, 10)))
    assert page.due_s == math.inf
    assert page.refresh(1e6) == []


def test_a_part_is_due_when_it_says_so(page):
    def draw():
        x = round(page.clock_s(2.0))
        page.surface.fill(RED, (x, 0, 1, 1))

    page.live(Rect(0, 0, 50, 10), draw)
    assert page.due_s == 12.0
    assert page.refresh(11.9) == []
    assert page.refresh(12.0) == [Rect(0, 0, 50, 10)]
    assert page.surface.get_at((12, 0))[:3] == RED
    assert page.surface.get_at((10, 0))[:3] == (0, 0, 0), "what was there before is gone"


def test_a_clock_that_is_read_outside_of_parts_is_everybodys(page):
    page.live(Rect(0, 0, 10, 10), lambda: page.clock_s(1.0))
    assert page.now_s == 10.0
    assert page.refresh(10.01) is None


def test_parts_that_overlap_are_drawn_with_the_page(page):
    page.live(Rect(0, 0, 10, 10), lambda: page.clock_s(1.0))
    page.live(Rect(5, 5, 10, 10), lambda: page.clock_s(0.5))
    assert page.refresh(10.4) == []
    assert page.refresh(10.5) is None


@pytest.mark.parametrize("speed", [3.0, 7.7, 120.0])
def test_what_moves_evenly_is_due_when_it_is_a_pixel_farther(speed):
    now_s = 10.0
    for _ in range(50):
        page = Living(pygame.Surface((10, 10)), now_s)
        at = page.moved_px(speed)
        due_s = page.due_s
        assert Living(page.surface, due_s - 1e-6).moved_px(speed) == at
        assert Living(page.surface, due_s + 1e-6).moved_px(speed) == at + 1
        now_s = due_s + 1e-6


def test_what_rests_by_turns_goes_on_where_it_stood():
    surface = pygame.Surface((10, 10))
    rides = [Living(surface, second).moved_px(10.0, 6.0, 9.0) for second in range(32)]
    assert rides[:7] == [0, 10, 20, 30, 40, 50, 60]
    assert rides[6:16] == [60] * 10
    assert rides[16:22] == [70, 80, 90, 100, 110, 120]
    assert rides[21:31] == [120] * 10
    resting = Living(surface, 8.0)
    resting.moved_px(10.0, 6.0, 9.0)
    assert resting.due_s == 15.0


# ---- the pane ------------------------------------------------------------------------------------


class Feed:
    connected = True

    def __init__(self):
        self.updates = [Update(SAMPLES["options"])]

    def poll(self):
        return self.updates.pop() if self.updates else None


def test_a_pane_that_gets_another_place_is_painted_completely():
    pane, surface = (
        PublicPane(Feed(), PublicScreen(), Sounds(), FRAME_S),
        pygame.Surface((800, 480)),
    )
    pane.place(pygame.Rect(0, 0, 800, 480))
    pane.poll(0.0)
    assert pane.refresh(surface, 0.0) == [(0, 0, 800, 480)]
    assert pane.refresh(surface, 0.1) == []
    assert pane.pause_s(0.1) > 60.0, "nothing moves there"
    pane.place(pygame.Rect(0, 240, 800, 240))
    assert pane.pause_s(0.2) == FRAME_S
    assert pane.refresh(surface, 0.2) == [(0, 240, 800, 240)]


def test_memory_is_given_back_after_the_first_picture_of_a_match_and_of_what_follows(monkeypatch):
    """That picture has driven those of what was before from the pool."""
    done = []
    monkeypatch.setattr(publicpane, "give_back_freed_pieces", lambda: done.append("given back"))
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    monkeypatch.setattr(screen, "refresh", lambda *args: done.append("painted") or [])
    feed = Feed()
    pane = PublicPane(feed, screen, Sounds(), FRAME_S)
    pane.place(surface.get_rect())
    pane.draw(surface, 0.0)
    for at_s, name in enumerate(["play", "play", "options", "options"], 1):
        feed.updates = [Update(SAMPLES[name])]
        pane.poll(float(at_s))
        pane.refresh(surface, float(at_s))
    assert done == ["painted", "given back", "painted", "painted", "given back", "painted"]


def test_the_pictures_of_a_page_go_with_it_and_wait_for_no_garbage_collector():
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    gc.disable()
    try:
        screen.draw(surface, SAMPLES["play"], 50.0)
        grounds = [weakref.ref(part.ground) for part in screen._page.parts]
        screen.draw(surface, SAMPLES["play"], 51.0)
        assert grounds
        assert [ground() for ground in grounds] == [None] * len(grounds)
    finally:
        gc.enable()
