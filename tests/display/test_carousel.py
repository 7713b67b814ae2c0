"""The carousel on the luggage screen: tiles lie where the table knows them, and move as it says."""

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.views.luggage import BeltTile, Passenger
from display import art
from display.art import picture
from display.art.keeping import POOL
from display.art.passengers import portrait_picture
from display.screens import PublicScreen
from display.screens.luggage import carousel, tiles
from display.screens.luggage import turning as drawing
from display.tracks import BeltPath
from gallery import SAMPLES
from goldens import pixels

SIZE = (1280, 720)
SIZES = [(800, 480), (1280, 720), (1920, 1080), (1024, 768)]
VIEW = SAMPLES["play-belt"]
BELT = VIEW.match.belt


COLOURS = [(255, 40 + 5 * n, 7) for n in range(36)]


@pytest.fixture
def drawn(mocker):
    """Where tiles are seen: the middles of those that lie there, in their order on the belt, each
    made a square of one colour; and how large their sides are."""

    def seen(belt, now_s=0.0, size=SIZE, screen=None, surface=None, phase="play"):
        colours = iter(COLOURS)
        squares = {tile: square(next(colours)) for tile in belt.tiles}
        mocker.patch.object(drawing, "picture_of", lambda tile, side: squares[tile](side))
        drawing._rolling.cache_clear()
        match = replace(VIEW.match, belt=belt, phase=phase, tiles_expected=36)
        surface = surface or pygame.Surface(size)
        (screen or PublicScreen()).draw(surface, replace(VIEW, match=match), now_s)
        return list(found(surface, len(squares)))

    def square(colour):
        def picture(side):
            made = pygame.Surface((side, side))
            made.fill(colour)
            return made

        return picture

    yield seen
    drawing._rolling.cache_clear()


def found(surface, count):
    for colour in COLOURS[:count]:
        mask = pygame.mask.from_threshold(surface, colour, (1, 1, 1))
        boxes = [box for box in mask.get_bounding_rects() if box.width > 8]
        if boxes:
            whole = boxes[0].unionall(boxes[1:])
            yield whole.center, whole.width


def one(place=0.25, **changes):
    return replace(BELT, tiles=(BeltTile(place, "dots"),), at_s=VIEW.at_s, turns=0.0, **changes)


def test_between_two_views_the_belt_goes_on_as_the_last_one_says(drawn):
    """In 5 s at 3 turns a minute a tile goes a quarter of the way."""
    screen, surface = PublicScreen(), pygame.Surface(SIZE)
    ((before, _),) = drawn(one(rpm=3.0), 100.0, screen=screen, surface=surface)
    view = screen._view
    screen.refresh(surface, view, 105.0)
    ((after, _),) = found(surface, 1)
    ((there, _),) = drawn(one(place=0.5, rpm=0.0))
    assert before != after
    assert math.dist(after, there) <= 2


@pytest.mark.parametrize("size", SIZES)
def test_tiles_are_seen_where_the_track_leads_on_straights_and_bends(drawn, mocker, size):
    turning = mocker.spy(carousel, "turning")
    belt = replace(
        BELT, tiles=tuple(BeltTile(n / 36, "stars") for n in range(36)), turns=2.4567, rpm=0.0
    )
    put = drawn(belt, size=size)
    track = turning.call_args.args[2]
    for n, ((x, y), _) in enumerate(put):
        assert math.dist((x, y), track.point(n / 36 + belt.turns)) <= 2


@pytest.mark.parametrize("size", SIZES)
def test_a_belt_that_moved_looks_as_if_all_of_it_had_been_drawn_anew(size):
    """On the straights as on the bends, for a turn; 'back' lights up meanwhile."""
    states = ("lying", "back", "uncertain", "gone", "lying", "lying")
    tiles = tuple(BeltTile(n / 30, "stars", states[n % 6]) for n in range(30))
    belt = replace(BELT, tiles=tiles, rpm=3.0, turns=0.3, at_s=VIEW.at_s)
    view = replace(VIEW, match=replace(VIEW.match, belt=belt))
    screen, surface = PublicScreen(), pygame.Surface(size)
    screen.draw(surface, view, 100.0)
    for now_s in range(101, 121):
        screen.refresh(surface, view, float(now_s))
        drawing._rolling.cache_clear()
        fresh, anew = pygame.Surface(size), PublicScreen()
        anew.draw(fresh, view, 100.0)
        anew.draw(fresh, view, float(now_s))
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_only_what_changed_is_painted_on_a_straight_and_it_looks_the_same():
    tiles = tuple(BeltTile(n / 20, "stars") for n in range(20))
    others = (*tiles[:3], BeltTile(0.16, "dots", "gone"), *tiles[5:], BeltTile(0.999, "dots"))
    screen, surface, fresh = PublicScreen(), pygame.Surface(SIZE), pygame.Surface(SIZE)
    for shown in (tiles, others):
        match = replace(VIEW.match, belt=replace(BELT, tiles=shown))
        screen.draw(surface, replace(VIEW, match=match), 100.0)
    drawing._rolling.cache_clear()
    PublicScreen().draw(fresh, replace(VIEW, match=match), 100.0)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_while_the_belt_is_counted_the_passengers_are_drawn_unseen_and_are_there_in_play(mocker):
    """The first sight of a passenger would else be some milliseconds late."""
    POOL.empty()
    screen, surface = PublicScreen(), pygame.Surface((1280, 720))
    screen.draw(surface, replace(VIEW, match=replace(VIEW.match, phase="mapping")), 0.0)
    before = pixels(surface)
    made = mocker.spy(picture, "_made")
    for _ in art.PASSENGERS:
        screen.rehearse(0.0)
    screen.rehearse(1.0)
    assert pixels(surface) == before
    assert surface.get_clip() == surface.get_rect()
    assert made.call_count >= len(art.PASSENGERS)
    made.reset_mock()
    for name in art.PASSENGERS:
        one = replace(VIEW.match.players[0], passenger=Passenger(name, "dots"), holds=None)
        match = replace(VIEW.match, players=(one, *VIEW.match.players[1:]))
        screen.draw(surface, replace(VIEW, match=match), 1.0)
        portraits = {portrait_picture(one) for one in art.PASSENGERS}
        assert not [call for call in made.call_args_list if call.args[1] in portraits]


def test_a_belt_that_stands_does_not_move(drawn):
    screen = PublicScreen()
    here, there = (drawn(one(rpm=0.0), now_s, screen=screen) for now_s in (100.0, 160.0))
    assert here == there


@pytest.mark.parametrize("size", SIZES)
def test_all_tiles_lie_on_the_page_and_a_full_belt_has_room_for_them(drawn, size):
    full = replace(BELT, tiles=tuple(BeltTile(n / 36, "stars") for n in range(36)))
    put = drawn(full, size=size)
    assert len(put) == 36
    side = max(side for _, side in put)
    for (x, y), _ in put:
        assert side // 2 <= x <= size[0] - side // 2
        assert side // 2 <= y <= size[1] - side // 2
    middles = [at for at, _ in put]
    nearest = min(math.dist(a, b) for n, a in enumerate(middles) for b in middles[n + 1 :])
    assert nearest >= side * 0.97


@pytest.mark.parametrize("place", [0.1, 0.3, 0.6, 0.8])
def test_what_is_gone_is_drawn_below_what_has_come_to_lie_there(drawn, place):
    """On a straight as on a bend."""
    tiles = (BeltTile(place, "dots"), BeltTile(place, "stars", "gone"))
    belt = replace(BELT, tiles=tiles, turns=0.0, rpm=0.0)
    assert len(drawn(belt)) == 1
    assert drawn(belt) == drawn(replace(belt, tiles=tiles[:1]))


def test_every_state_looks_otherwise():
    pictures = [
        pygame.image.tobytes(picture, "RGBA")
        for picture in (
            art.tile_back((64, 64), "dots"),
            tiles.gap(64, "dots"),
            tiles.veiled(64, "dots"),
        )
    ]
    assert len(set(pictures)) == 3


@pytest.mark.parametrize("phase", ["mapping", "verifying"])
@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_a_lap_shows_the_tiles_that_the_table_knows_of(drawn, phase, size):
    tiles = (BeltTile(0.1, "dots"), BeltTile(0.6, "stars", "gone"))
    assert len(drawn(replace(BELT, tiles=tiles), size=size, phase=phase)) == 2


@pytest.mark.parametrize(("phase", "said"), [("mapping", False), ("verifying", True)])
def test_only_a_belt_that_was_counted_is_said_to_be_complete(mocker, phase, said):
    hall = mocker.patch.object(carousel, "_hall")
    match = replace(VIEW.match, phase=phase)
    PublicScreen().draw(pygame.Surface(SIZE), replace(VIEW, match=match), 0.0)
    assert hall.called == said


def test_without_a_belt_that_is_watched_the_players_have_the_whole_screen(mocker):
    turning = mocker.patch.object(carousel, "turning")
    match = replace(VIEW.match, belt=None)
    PublicScreen().draw(pygame.Surface(SIZE), replace(VIEW, match=match), 0.0)
    assert not turning.called


@given(st.floats(-3, 3), st.floats(0.01, 400), st.floats(10, 200))
def test_a_position_is_on_the_line_and_a_turn_later_at_the_same_point(position, straight, radius):
    track = BeltPath((300.0, 200.0), straight, radius, 0.25)
    x, y = track.point(position)
    beyond = max(0.0, abs(x - 300.0) - straight / 2)
    assert math.hypot(beyond, y - 200.0) == pytest.approx(radius, rel=1e-6, abs=1e-6)
    assert track.point(position + 1.0) == pytest.approx((x, y), abs=1e-3)
