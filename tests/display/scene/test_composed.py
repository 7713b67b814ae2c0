"""Every scene of a player's window is composed for its size: what was seen by looking at all of
them (`make contact-sheet`), and must not come again."""

import re
from functools import lru_cache

import pygame
import pytest
from msgspec.structs import replace

from controller.views import Notice
from display.scene import PlayerScreen
from display.screens.layout import Rect
from display.targets import LineAt, NextPage, SeatOf, TileAt
from gallery import scenes as gallery
from harness.legible import illegible

SIZES = gallery.SIZES
MATCHES = list(gallery.MATCHES)

looked_at = lru_cache(gallery.scenes)


IN_TURN = [
    ("luggage", (720, 1280)), ("luggage", (800, 480)),
    ("captain-bluff", (480, 800)), ("captain-bluff", (1280, 800)),
    ("bluff-pirate", (600, 1024)), ("bluff-pirate", (1024, 600)),
    ("captains-orders", (800, 1280)), ("captains-orders", (1920, 1080)),
    ("captains-orders-of-eight", (480, 800)), ("captains-orders-of-eight", (3840, 2160)),
]  # fmt: skip
"""The sizes take turns with the matches: an upright and a wide window each."""


@pytest.fixture(scope="module", params=IN_TURN, ids=lambda one: f"{one[0]} {one[1][0]}x{one[1][1]}")
def drawn(request):
    """Each scene of a match in a window of one size: its name, what was seen, and its screen."""
    name, size = request.param
    return [(kind, seen, *gallery.draw(seen, size)) for kind, seen in looked_at(name).items()]


def playing(drawn):
    """The scenes in which the player's own scene is shown."""
    for kind, seen, surface, screen in drawn:
        if isinstance(screen, PlayerScreen) and screen.plays(seen.view) and not seen.opens:
            yield kind, seen, surface, screen


def test_whatever_is_shown_can_be_read(drawn):
    """Climaxes, endings, the opening and the menu as well."""
    for kind, _, surface, screen in drawn:
        rules = kind == "rules"
        wrong = [
            one
            for one in illegible(screen.written, surface.get_height())
            # The six pictures of the rules say the goal as the opening does.
            if not rules or "said twice" not in one
        ]
        assert not wrong, (kind, wrong)


OF_THE_TABLE = re.compile(
    r"\b(pads?|spots?|rings?|stations?|shuffle|deal again|press (?!a key)|[tT]hen A|the green A)\b"
)
"""Words for what a simulated table has nothing of, or does by itself."""


def test_nobody_is_told_to_do_what_only_hands_at_a_real_table_can(drawn):
    for kind, _, _, screen in drawn:
        said = [one.text for one in screen.written if OF_THE_TABLE.search(one.text)]
        assert said == [], kind


def test_all_names_around_the_table_are_of_one_height(drawn):
    for kind, seen, _, screen in playing(drawn):
        words = seen.moment.words
        names = {words.person(one.seat) for one in seen.moment.sight.scene.seats}
        chips = [area for target, area in screen.targets.items() if isinstance(target, SeatOf)]
        heights = {
            one.area.height
            for one in screen.written
            if one.text in names and any(chip.contains(one.area) for chip in chips)
        }
        assert len(heights) <= 1, (kind, heights)


def test_nothing_that_flies_lies_on_a_name(drawn):
    """Where it comes from or goes to a hand, it is at the end of that player's chip."""
    for kind, seen, surface, screen in playing(drawn):
        if not seen.moment.flights:
            continue
        for late_s in (0.0, 0.2199):
            flights = tuple(
                replace(one, start_s=seen.now_s - late_s) for one in seen.moment.flights
            )
            moving = replace(seen.moment, flights=flights, now_s=seen.now_s)
            with_them, _ = gallery.draw(seen._replace(moment=moving), surface.get_size())
            without, _ = gallery.draw(
                seen._replace(moment=replace(moving, flights=())), surface.get_size()
            )
            names = {seen.moment.words.person(one.seat) for one in seen.moment.sight.scene.seats}
            for one in screen.written:
                if one.text in names and one.area.top < surface.get_height() // 4:
                    a, b = (pygame.image.tobytes(s.subsurface(one.area), "RGB")
                            for s in (with_them, without))  # fmt: skip
                    assert a == b, (kind, one)


def test_what_is_held_up_is_seen_whole(drawn):
    for kind, seen, surface, _ in playing(drawn):
        if not any(one.lifts is not None for one in seen.moment.sight.scene.seats):
            continue
        scene = seen.moment.sight.scene
        lowered = tuple(replace(one, lifts=None) for one in scene.seats)
        sight = replace(seen.moment.sight, scene=replace(scene, seats=lowered))
        moment = replace(seen.moment, sight=sight)
        without, _ = gallery.draw(seen._replace(moment=moment), surface.get_size())
        changed = difference(surface, without)
        inside = surface.get_rect().inflate(-2, -2)
        assert inside.contains(changed), (kind, changed)


def difference(one, other):
    """The box of what differs between two pictures."""
    size = one.get_size()
    found = pygame.mask.Mask(size)
    for first, second in ((one, other), (other, one)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        same = pygame.mask.from_threshold(rest, (0, 0, 0), (1, 1, 1, 255))
        same.invert()
        found.draw(same, (0, 0))
    boxes = found.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 0, 0)


def test_no_suitcase_sticks_out_of_the_stage(drawn):
    for kind, seen, surface, screen in playing(drawn):
        found = screen.found(seen.moment.sight, seen.moment.belt_turns)
        for target, area in found.items():
            if isinstance(target, TileAt):
                assert surface.get_rect().contains(area), (kind, target, area)


@pytest.mark.parametrize("language", ["fr", "de", "ru", "pt"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ending_of_eight_can_be_read_in_long_languages(size, language):
    seen = looked_at("captains-orders-of-eight")
    ended = next(one for kind, one in seen.items() if kind.startswith("over"))
    surface, screen = gallery.draw(ended, size, language)
    assert not gallery.too_small(screen, surface)


@pytest.mark.parametrize("game", ["luggage", "bluff-pirate"])
def test_a_page_stands_while_nothing_but_time_goes_on(game):
    for kind, seen in looked_at(game).items():
        _, screen = gallery.draw(seen, (800, 480))
        if isinstance(screen, PlayerScreen) and screen.plays(seen.view):
            sight = seen.moment.sight
            later = replace(
                sight,
                view=replace(sight.view, at_s=sight.view.at_s + 0.1),
                scene=replace(sight.scene, at_s=9.9, belt_turns=0.77),
            )
            screen.moment = replace(seen.moment, sight=later, now_s=seen.now_s + 0.1)
            assert not screen.differs(), kind


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_buttons_of_an_ending_fill_their_rows(size):
    _, screen = gallery.draw(over(size), size)
    rows = {}
    for target, area in screen.targets.items():
        if isinstance(target, LineAt | NextPage):
            rows.setdefault(area.y, []).append(area)
    edges = {(row[0].left, row[-1].right) for row in rows.values()}
    assert rows
    assert max(abs(one - other) for pair in zip(*edges, strict=True)
               for one in pair for other in pair) <= 2, edges  # fmt: skip


def over(size):
    """The end of a match; sizes and games take turns."""
    ended = ("luggage", "captain-bluff", "bluff-pirate", "captains-orders-of-eight")
    seen = looked_at(ended[SIZES.index(size) % len(ended)])
    return next(one for kind, one in seen.items() if kind.startswith("over"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ending_says_nothing_of_a_mistake_that_nobody_can_mend_any_more(size):
    seen = over(size)
    refused = Notice("table-too-few", {"game": "luggage", "count": 4}, kind="mistake", seat="blue")
    plain = replace(seen.view, notices=())
    late = replace(seen.view, notices=(refused,))
    said = [
        [one.text for one in gallery.draw(seen._replace(view=view), size)[1].written]
        for view in (plain, late)
    ]
    assert said[0] == said[1]
