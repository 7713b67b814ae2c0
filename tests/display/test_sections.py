"""Of another view only those sections are drawn that it changes, and the page looks exactly as if
it had been drawn as a whole."""

import pygame
import pytest
from msgspec import Struct
from msgspec.structs import replace

from bench.display import played
from controller.games.catalogue import GAMES
from display.screens import PublicScreen
from display.screens.layout import Rect
from display.screens.living import Living
from gallery import SAMPLES
from goldens import A_MOMENT, pixels, worst_block

WHITE, RED, BLUE = (255, 255, 255), (255, 0, 0), (0, 0, 255)
LEFT, RIGHT = Rect(0, 0, 40, 20), Rect(50, 0, 40, 20)


class Thing(Struct, frozen=True):
    colour: tuple[int, int, int] = RED
    name: str = "one"
    at_s: float = 0.0


class Drawn(Living):
    """A page on black, which counts how often what was drawn."""

    def __init__(self):
        super().__init__(pygame.Surface((100, 100)), 10.0)
        self.drawn = []

    def paint_ground(self, area):
        self.surface.fill((0, 0, 0), area)

    def again(self, declare, now_s=11.0):
        self.drawn.clear()
        return self.turn(now_s, 0.0, 0.0, declare)


def fill(page, thing, area):
    page.drawn.append("fill")
    page.surface.fill(thing.colour, area)


def named(page, name, area):
    page.drawn.append(name)
    page.wrote(name, area, area)
    page.clickable(name, area)


def both(page, thing, name):
    page.section(LEFT, fill, thing)
    page.section(RIGHT, named, None, name)


@pytest.fixture
def page():
    page = Drawn()
    both(page, Thing(), "hello")
    return page


def test_what_is_equal_is_not_drawn(page):
    assert page.again(lambda: both(page, Thing(), "hello")) == []
    assert page.drawn == []


def test_only_what_a_section_has_read_of_its_subject_matters(page):
    assert page.again(lambda: both(page, Thing(name="other", at_s=5.0), "hello")) == []
    assert page.again(lambda: both(page, Thing(BLUE), "hello")) == [LEFT]
    assert page.drawn == ["fill"]
    assert page.surface.get_at((3, 3))[:3] == BLUE


def test_an_input_that_is_different_is_drawn_and_its_text_and_targets_are_new(page):
    assert page.again(lambda: both(page, Thing(), "bye")) == [RIGHT]
    assert [line.text for line in page.written] == ["bye"]
    assert page.targets == {"bye": RIGHT}


def test_what_is_no_longer_there_leaves_the_ground(page):
    assert page.again(lambda: page.section(RIGHT, named, None, "hello")) == [LEFT]
    assert page.surface.get_at((3, 3))[:3] == (0, 0, 0)
    assert page.drawn == []


def test_what_lies_on_something_that_changes_is_drawn_again():
    page, over = Drawn(), Rect(30, 10, 30, 30)

    def declare(thing):
        page.section(LEFT, fill, thing)
        page.section(over, named, None, "over")

    declare(Thing())
    assert page.again(lambda: declare(Thing(BLUE))) == [LEFT, over]
    assert page.drawn == ["fill", "over"]


def test_a_section_cuts_off_what_is_outside_of_it(page):
    page.section(
        Rect(0, 50, 10, 10), lambda page, area: page.surface.fill(WHITE, area.inflate(8, 8))
    )
    assert page.surface.get_at((5, 55))[:3] == WHITE
    assert page.surface.get_at((12, 55))[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    "outside",
    [
        lambda page: page.surface.fill(WHITE),
        lambda page: page.now_s,
        lambda page: page.live(LEFT, lambda: None),
    ],
)
def test_a_page_that_is_drawn_outside_of_sections_is_drawn_as_a_whole(page, outside):
    def declare():
        both(page, Thing(), "hello")
        outside(page)

    assert page.again(declare) is None


def test_what_was_drawn_outside_of_sections_is_not_left_there(page):
    page.surface.fill(WHITE, (0, 60, 5, 5))
    assert page.again(lambda: both(page, Thing(), "hello")) is None


def test_a_part_of_a_section_that_stands_goes_on_with_the_new_subject():
    page, seen = Drawn(), []

    def moving(page, thing, area):
        latest = page.latest(thing)
        page.live(area, lambda: seen.append((latest().name, page.clock_s(1.0))))

    page.section(LEFT, moving, Thing())
    page.again(lambda: page.section(LEFT, moving, Thing(name="two")), 10.5)
    assert seen == [("one", 10.0), ("two", 10.5)]
    assert page.refresh(11.0) == []
    assert page.refresh(11.5) == [LEFT]
    assert seen[-1] == ("two", 11.5)


def test_a_section_that_reads_the_clock_is_drawn_again_by_itself():
    page = Drawn()
    page.section(LEFT, lambda page, area: page.drawn.append(page.clock_s(2.0)))
    page.section(RIGHT, named, None, "hello")
    assert page.refresh(11.0) == []
    assert page.refresh(12.0) == [LEFT]
    assert page.drawn == [10.0, "hello", 12.0]


# ---- screens -------------------------------------------------------------------------------------


def drawn_whole(screen, surface, now_s):
    """What *screen* shows, drawn by another one that has shown it for as long."""
    anew, fresh = PublicScreen(), pygame.Surface(surface.get_size())
    anew._view, anew._came_s = screen._view, screen._came_s
    anew._kind, anew._kind_came_s = screen._kind, screen._kind_came_s
    anew.draw(fresh, screen._view, now_s)
    return anew, fresh


def check(screen, surface, view, now_s):
    screen.refresh(surface, view, now_s)
    anew, fresh = drawn_whole(screen, surface, now_s)
    assert screen.written == anew.written
    assert screen.targets == anew.targets
    if pixels(surface) != pixels(fresh):
        assert worst_block(surface, fresh) <= A_MOMENT, f"{now_s} s"


@pytest.mark.parametrize("size", [(640, 360), (640, 180)])
def test_every_screen_after_every_other_is_as_if_it_were_the_first(size):
    screen, surface = PublicScreen(), pygame.Surface(size)
    by_game = sorted(SAMPLES, key=lambda name: (SAMPLES[name].game if SAMPLES[name] else "", name))
    for now_s, name in enumerate(by_game, 100):
        check(screen, surface, SAMPLES[name], float(now_s))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_drawn_in_sections_looks_as_if_each_view_were_drawn_whole(game):
    screen, surface = PublicScreen(), pygame.Surface((640, 360))
    for at_s, view in played(3, game, 24.0):
        check(screen, surface, view, at_s)


def test_a_cursor_that_moves_changes_nothing_but_the_choice():
    view = SAMPLES["orders-turn"]
    cursor = next(v.cursor for v in SAMPLES.values() if v is not None and v.cursor is not None)
    screen, surface = PublicScreen(), pygame.Surface((1280, 720))
    screen.draw(surface, replace(view, cursor=replace(cursor, at=0)), 5.0)
    (area,) = screen.refresh(surface, replace(view, cursor=replace(cursor, at=1)), 5.0)
    assert area.height < 90
    assert area.top > 600
