"""The carousel on the luggage screen: tiles lie where the table knows them, and move as it says."""

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.views.luggage import BeltTile
from display import art
from display.racetrack import Track
from display.screens import PublicScreen
from display.screens.luggage import carousel as drawing
from gallery import SAMPLES

SIZE = (1280, 720)
VIEW = SAMPLES["play-belt"]
BELT = VIEW.match.belt


def drawn(mocker, belt, now_s=0.0, size=SIZE, screen=None):
    """Where the carousel puts which tile, by state, as (x, y) of their middles."""
    put = []
    mocker.patch.object(drawing, "_tile", lambda page, tile, at, side: put.append((tile, at, side)))
    view = replace(VIEW, match=replace(VIEW.match, belt=belt))
    (screen or PublicScreen()).draw(pygame.Surface(size), view, now_s)
    return put


def one(place=0.25, **changes):
    return replace(BELT, tiles=(BeltTile(place, "dots"),), at_s=VIEW.at_s, turns=0.0, **changes)


def test_between_two_views_the_belt_goes_on_as_the_last_one_says(mocker):
    """In 5 s at 3 turns a minute a tile goes a quarter of the way."""
    screen, view = PublicScreen(), replace(VIEW, match=replace(VIEW.match, belt=one(rpm=3.0)))
    put = []
    mocker.patch.object(drawing, "_tile", lambda page, tile, at, side: put.append(at))
    for now_s in (100.0, 105.0):
        screen.draw(pygame.Surface(SIZE), view, now_s)
    ((_, there, _),) = drawn(mocker, one(place=0.5, rpm=0.0))
    assert put[0] != put[1]
    assert put[1] == pytest.approx(there)


def test_a_belt_that_stands_does_not_move(mocker):
    screen = PublicScreen()
    here, there = (
        drawn(mocker, one(rpm=0.0), now_s, screen=screen)[0][1] for now_s in (100.0, 160.0)
    )
    assert here == there


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080), (1024, 768)])
def test_all_tiles_lie_on_the_page_and_a_full_belt_has_room_for_them(mocker, size):
    full = replace(BELT, tiles=tuple(BeltTile(n / 36, "stars") for n in range(36)))
    put = drawn(mocker, full, size=size)
    assert len(put) == 36
    for _, (x, y), side in put:
        assert side / 2 <= x <= size[0] - side / 2
        assert side / 2 <= y <= size[1] - side / 2
    middles = [at for _, at, _ in put]
    nearest = min(math.dist(a, b) for n, a in enumerate(middles) for b in middles[n + 1 :])
    assert nearest >= put[0][2] * 0.97


def test_what_is_gone_is_drawn_below_what_has_come_to_lie_there(mocker):
    tiles = (BeltTile(0.1, "dots"), BeltTile(0.1, "stars", "gone"))
    assert [tile.state for tile, _, _ in drawn(mocker, replace(BELT, tiles=tiles))] == [
        "gone", "lying"
    ]  # fmt: skip


def test_every_state_looks_otherwise():
    pictures = [
        pygame.image.tobytes(picture, "RGBA")
        for picture in (
            art.tile_back((64, 64), "dots"),
            drawing._gap(64, "dots"),
            drawing._veiled(64, "dots"),
        )
    ]
    assert len(set(pictures)) == 3


@pytest.mark.parametrize("phase", ["mapping", "verifying"])
@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_a_lap_shows_the_tiles_that_the_table_knows_of(mocker, phase, size):
    put = []
    mocker.patch.object(drawing, "_tile", lambda page, tile, at, side: put.append(tile))
    tiles = (BeltTile(0.1, "dots"), BeltTile(0.6, "stars", "gone"))
    match = replace(VIEW.match, phase=phase, belt=replace(BELT, tiles=tiles), tiles_expected=36)
    PublicScreen().draw(pygame.Surface(size), replace(VIEW, match=match), 0.0)
    assert set(put) == set(tiles)


@pytest.mark.parametrize(("phase", "said"), [("mapping", False), ("verifying", True)])
def test_only_a_belt_that_was_counted_is_said_to_be_complete(mocker, phase, said):
    hall = mocker.patch.object(drawing, "_hall")
    match = replace(VIEW.match, phase=phase)
    PublicScreen().draw(pygame.Surface(SIZE), replace(VIEW, match=match), 0.0)
    assert hall.called == said


def test_without_a_belt_that_is_watched_the_players_have_the_whole_screen(mocker):
    assert drawn(mocker, None) == []


@given(st.floats(-3, 3), st.floats(0.01, 400), st.floats(10, 200))
def test_a_position_is_on_the_line_and_a_turn_later_at_the_same_point(position, straight, radius):
    track = Track((300.0, 200.0), straight, radius, 0.25)
    x, y = track.point(position)
    beyond = max(0.0, abs(x - 300.0) - straight / 2)
    assert math.hypot(beyond, y - 200.0) == pytest.approx(radius, rel=1e-6, abs=1e-6)
    assert track.point(position + 1.0) == pytest.approx((x, y), abs=1e-3)
