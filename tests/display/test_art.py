"""The pictures of the game: all there, unmistakable, smooth at every size."""

import math
import tracemalloc
from itertools import combinations, pairwise

import pygame
import pytest

from controller.games.bluff_pirate import pieces as bluff_pirate
from controller.games.captain_bluff import pieces as captain_bluff
from controller.games.luggage import pieces
from display import art, theme
from display.art import faces
from display.art.canvas import Packed, oval, oversampled, polygon
from display.art.decks.airport import city_badge
from display.art.icons import icon_drawing
from display.art.passengers import portrait_picture
from display.art.picture import Inset, Layer, Picture, paint
from display.art.svg import names
from gallery.table import SEATS

SIDE = 24


def pixels(picture, grey=False):
    """A picture on mid-grey ground, as a list of its channels."""
    ground = pygame.Surface((SIDE, SIDE))
    ground.fill((128, 128, 128))
    ground.blit(pygame.transform.smoothscale(picture, (SIDE, SIDE)), (0, 0))
    if grey:
        ground = pygame.transform.grayscale(ground)
    return pygame.image.tobytes(ground, "RGB")


def difference(one, other):
    """Mean difference of two pictures' channels, of 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_every_passenger_and_every_suitcase_has_a_drawing_of_its_own():
    assert art.PASSENGERS == pieces.PASSENGERS
    assert art.SUITCASES == pieces.SUITCASES
    assert {*art.PASSENGERS, "stranger"} == set(names("passengers"))
    assert {*art.SUITCASES, "plain"} == set(names("suitcase/patterns"))


@pytest.mark.parametrize("side", [24, 48, 400])
@pytest.mark.parametrize("passenger", pieces.PASSENGERS)
def test_a_portrait_fills_its_size_and_leaves_the_corners_free(passenger, side):
    picture = art.portrait((side, side), passenger)
    assert picture.get_size() == (side, side)
    assert picture.get_at((side // 2, side // 2)).a == 255
    assert all(picture.get_at((x, side - 1)).a == 0 for x in (0, side - 1))


def test_no_two_passengers_can_be_mistaken_for_each_other_even_when_small():
    small = {name: pixels(art.portrait((SIDE, SIDE), name)) for name in art.PASSENGERS}
    nearest = min(difference(small[a], small[b]) for a, b in combinations(small, 2))
    assert nearest > 20


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
def test_suitcases_are_told_apart_in_colour_and_in_grey(grey):
    small = {name: pixels(art.suitcase((48, 48), name), grey) for name in art.SUITCASES}
    nearest = min(difference(small[a], small[b]) for a, b in combinations(small, 2))
    assert nearest > 12


def test_a_tile_shows_its_passenger_on_the_face_only():
    backs = {pixels(art.tile_back((60, 60), "dots")) for _ in ("clown", "cook")}
    faces = {pixels(art.tile_face((60, 60), name, "dots")) for name in ("clown", "cook")}
    assert len(backs) == 1
    assert len(faces) == 2


def test_a_lost_tile_keeps_its_pattern_and_looks_like_no_passenger():
    lost = {name: pixels(art.tile_lost((60, 60), name)) for name in art.SUITCASES}
    assert len(set(lost.values())) == len(art.SUITCASES)
    faces = [pixels(art.tile_face((60, 60), name, "stars")) for name in art.PASSENGERS]
    assert min(difference(lost["stars"], face) for face in faces) > 15


def test_cards_differ_by_passenger_and_share_one_back():
    assert art.card_back((50, 70)) is art.card_back((50, 70))
    fronts = {
        pixels(art.card_face((50, 70), name, art.SUITCASES[index // 5]))
        for index, name in enumerate(art.PASSENGERS)
    }
    assert len(fronts) == len(art.PASSENGERS)


def test_a_picture_is_drawn_once_and_kept():
    assert art.suitcase((40, 32), "stars") is art.suitcase((40, 32), "stars")


def test_a_packed_drawing_has_the_same_shapes_every_time():
    shapes = icon_drawing("check") + polygon((1, 2, 3, 128), (0, 0), (5, 0), (5, 5))
    packed = Packed(shapes)
    assert tuple(packed) == shapes
    assert tuple(packed) == shapes


@pytest.mark.parametrize(("radius", "most"), [(1.0, 20), (4.0, 40), (50.0, 70)])
def test_a_circle_has_no_more_corners_than_make_it_round(radius, most):
    ((_, points),) = oval((1, 2, 3), 0, 0, radius)
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(points)]
    assert min(math.hypot(*middle) for middle in middles) > radius - max(0.02, radius / 800)
    assert len(points) <= most


def test_pictures_that_are_kept_take_little_more_than_their_coordinates():
    """Two numbers of 8 bytes a point; as tuples of tuples the passengers alone took 28 MB."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [portrait_picture.__wrapped__(name) for name in art.PASSENGERS[:5]]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    layers = [layer for picture in kept for layer in picture.parts]
    points = sum(len(shape.points) for layer in layers for shape in layer.drawing)
    assert points > 10_000
    assert after - before < 40 * points


def test_an_unknown_name_gets_a_plain_drawing_instead_of_an_error():
    assert art.portrait((30, 30), "somebody-new").get_at((15, 15)).a == 255
    assert art.suitcase((30, 30), "pattern-of-tomorrow").get_at((15, 18)).a == 255


@pytest.mark.parametrize("name", art.ICONS)
def test_every_icon_can_be_drawn(name):
    picture = art.icon((32, 32), name)
    assert pygame.mask.from_surface(picture).count() > 100


def test_the_marks_of_seats_are_told_apart_without_colour():
    white = (255, 255, 255)
    shapes = {name: pixels(art.mark((48, 48), name, white)) for name in art.MARKS}
    nearest = min(difference(shapes[a], shapes[b]) for a, b in combinations(shapes, 2))
    assert nearest > 4


FACES = {
    "captains-orders": tuple(str(rank) for rank in range(1, 11)),
    "bluff-pirate": bluff_pirate.KINDS,
    "captain-bluff": tuple(dict.fromkeys(captain_bluff.FACES)),
}


@pytest.mark.parametrize("game", FACES)
def test_every_card_that_players_can_tell_apart_is_told_apart_without_colours(game):
    pictures = [art.playing_card((120, 168), game, face) for face in (*FACES[game], art.UNREAD)]
    greys = [pixels(picture, grey=True) for picture in pictures]
    for one, other in combinations(greys, 2):
        assert difference(one, other) > 1.2


def test_the_backs_of_the_games_differ_and_a_new_game_gets_one():
    backs = {
        pygame.image.tobytes(art.playing_card_back((60, 84), game), "RGBA")
        for game in (*FACES, "game-of-tomorrow")
    }
    assert len(backs) == 4


def test_a_city_without_a_landmark_shows_its_letter():
    pictures = {
        pygame.image.tobytes(city_badge((40, 40), city), "RGBA")
        for city in ("paris", "london", "tokyo", "rome", "oslo")
    }
    assert len(pictures) == 5


def test_eight_seats_are_told_apart_by_shape_as_well_as_by_colour():
    styles = [theme.seat_style(seat) for seat in SEATS]
    assert len({style.mark for style in styles}) == len({style.colour for style in styles}) == 8
    assert theme.seat_style("corner").mark not in {style.mark for style in styles}


def test_there_is_a_face_for_each_that_can_be_chosen_and_a_plain_one_for_any_other():
    assert {*faces.FACES, "plain"} == set(names("faces"))
    assert art.face((48, 48), "of tomorrow").get_size() == (48, 48)


def test_no_two_faces_can_be_mistaken_for_each_other_without_colour_when_small():
    small = {name: pixels(art.face((SIDE, SIDE), name), grey=True) for name in faces.FACES}
    nearest = min(difference(small[a], small[b]) for a, b in combinations(small, 2))
    assert nearest > 10


def test_a_picture_that_is_put_down_by_runs_looks_as_if_it_were_blended():
    by_runs = art.tile_back((49, 49), "tartan")
    blended = by_runs.copy()
    blended.set_alpha(255, 0)
    grounds = [pygame.Surface((60, 60)) for _ in range(2)]
    for ground, picture in zip(grounds, (by_runs, blended), strict=True):
        ground.fill((40, 80, 120))
        ground.blit(picture, (4, 5))
        ground.blit(picture, (40, 40))
    one, other = (pygame.image.tobytes(ground, "RGB") for ground in grounds)
    rounded = 1
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= rounded


def test_a_gradient_is_what_a_smooth_picture_of_its_colours_would_be():
    colours = (theme.NIGHT, theme.AMBER, theme.DUSK)
    few = pygame.Surface((1, 3))
    for y, colour in enumerate(colours):
        few.set_at((0, y), colour)
    smooth, painted = pygame.transform.smoothscale(few, (20, 333)), pygame.Surface((20, 343))
    theme.put_gradient(painted, pygame.Rect(0, 10, 20, 333), *colours)
    below = painted.subsurface((0, 10, 20, 333))
    assert pygame.image.tobytes(below, "RGB") == pygame.image.tobytes(smooth, "RGB")
    assert painted.get_at((5, 9))[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    ("size", "edge"), [((300, 7), None), ((260, 26), theme.PAPER), ((90, 35), theme.AMBER)], ids=str
)
def test_a_low_panel_is_what_a_picture_of_all_of_it_would_be(size, edge):
    in_parts, at_once = (pygame.Surface(size) for _ in range(2))
    theme.put_panel(in_parts, in_parts.get_rect(), theme.PANEL, edge)
    radius, width = 12, 2
    at_once.blit(theme._panel(size, theme.PANEL, edge, radius, width, oversampled(size)), (0, 0))
    one, other = (pygame.image.tobytes(surface, "RGB") for surface in (in_parts, at_once))
    assert one == other


def test_what_is_put_into_a_picture_is_smoothed_once_with_it():
    """Twice takes four times as long, and blurs."""
    inner = Picture((Layer(oval((250, 10, 10), 50, 50, 37) + oval((10, 10, 250), 40, 45, 17)),))
    whole = Picture((Inset(inner, 0, 0, 100, 100),))
    alone, put = (pygame.image.tobytes(paint((60, 60), one), "RGBA") for one in (inner, whole))
    assert alone == put
