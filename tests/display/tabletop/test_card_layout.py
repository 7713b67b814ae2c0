"""Where things lie in a game of cards, and what is under the mouse."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from controller.views import Message
from display.tabletop.areas import at, menu_lines
from display.tabletop.layout import (
    SHOWN,
    Mat,
    arrange,
    bare_spots,
    caption,
    in_hand,
    mats,
    spread,
)
from display.tabletop.sight import arranged, orders_of
from display.targets import OwnCard
from hardware.scene import Layout, Scene

SEATS = ("red", "blue", "green", "yellow", "orange", "purple", "white", "black")
SPOTS = tuple(f"spot-{number}" for number in range(1, 7))

# What the games of cards are likely to mark: two piles at spots, belts with lines, a sea of rows.
GAMES = [
    ((Mat(0, ("middle/deck",)), Mat(1, ("middle/spot-1",)), Mat(2, ("middle/spot-2",))), ()),
    (
        (
            Mat(0, ("middle/deck",)),
            *(Mat(n, (f"middle/city-{n}", f"middle/line-{n}")) for n in range(1, 7)),
            Mat(0, ("middle/discards",)),
        ),
        tuple(f"middle/line-{n}" for n in range(1, 7)),
    ),
    ((Mat(0, ("middle/deck",)), Mat(0, ("middle/row",))), ("middle/row", "red/set")),
]


@given(
    st.integers(640, 2560),
    st.integers(232, 1400),
    st.integers(1, 8),
    st.sampled_from(GAMES),
    st.data(),
)
def test_nothing_lies_on_something_else_or_outside(width, height, count, game, data):
    seats = SEATS[:count]
    own = data.draw(st.sampled_from(seats))
    marked, rows = game
    own_places = data.draw(st.sampled_from([(), (f"{own}/set",), (f"{own}/set", f"{own}/won")]))
    bare = data.draw(st.sampled_from([(), (3, 4, 5, 6)]))
    layout = arrange((width, height), seats, own, marked, bare, own_places, rows)
    pane = Rect(0, 0, width, height)
    blocks = [layout.strip, layout.hint, *(p.area for p in layout.others.values())]
    blocks += [*(mat.area for mat in layout.mats), *layout.bare.values()]
    own_areas = [*layout.own.values(), *layout.own_places.values()]
    for area in [*blocks, *own_areas]:
        assert pane.contains(area), area
    for areas in (blocks, own_areas):
        for one, other in itertools.combinations(areas, 2):
            assert not one.colliderect(other), (one, other)
    for mat in layout.mats:
        inside = [mat.caption, *mat.places.values()]
        for area in inside:
            assert mat.area.contains(area), (mat, area)
            assert area.height > 0
        for one, other in itertools.combinations(inside, 2):
            assert not one.colliderect(other), (one, other)
    assert set(layout.others) == set(seats) - {own}


def test_the_other_seats_follow_clockwise():
    layout = arrange((1280, 464), SEATS, "green", GAMES[0][0])
    centres = [layout.others[seat].area.center for seat in (*SEATS[3:], *SEATS[:2])]
    left, top, right = centres[:2], centres[2:5], centres[5:]
    assert left[0][1] > left[1][1]
    assert top[0][0] < top[1][0] < top[2][0]
    assert right[0][1] < right[1][1]
    assert max(x for x, _ in left) < min(x for x, _ in top)
    assert max(x for x, _ in top) < min(x for x, _ in right)


# ---- rows and fans -------------------------------------------------------------------------------


@given(st.integers(30, 900), st.integers(24, 400), st.integers(1, 60))
def test_cards_stay_in_their_area_and_each_shows_an_edge(width, height, count):
    area = Rect(10, 20, width, height)
    cards = spread(area, count)
    assert len(cards) == count
    assert all(area.inflate(2, 2).contains(card) for card in cards)
    steps = [(b.x - a.x) + (b.y - a.y) for a, b in itertools.pairwise(cards)]
    assert all(step >= 0 for step in steps)
    if count <= 12 and min(width, height) >= 60:
        assert all(step >= 2 for step in steps)


@given(st.integers(1, 12))
def test_every_card_of_a_fan_can_be_hit(count):
    cards = {OwnCard(n): card for n, card in enumerate(spread(Rect(0, 0, 430, 140), count))}
    for target, card in cards.items():
        assert at(cards, (card.left + 2, card.centery)) == target
    assert at(cards, (-5, 5)) is None


@pytest.mark.parametrize("count", range(1, 16))
@pytest.mark.parametrize("menu", [True, False], ids=["menu", "no menu"])
@pytest.mark.parametrize("size", [(800, 278), (1280, 464), (1920, 626)], ids=str)
def test_each_card_of_a_hand_shows_its_number_and_its_emblem(size, menu, count):
    area = arrange(size, SEATS[:4], "red", GAMES[0][0]).own_cards(menu)
    cards = in_hand(area, count)
    assert len(cards) == count
    assert all(area.contains(card) for card in cards)
    assert cards[0].height >= 60
    for one, other in itertools.pairwise(cards):
        assert other.left - one.left >= max(13, SHOWN * one.width - 1)


def test_names_of_cards_are_sorted_by_emblem_by_number_or_not_at_all():
    names = ("paris-10", "round-trip", "london-2", "paris-9", "arrivals-board")
    assert arranged(names, "emblem") == (2, 3, 0, 4, 1)
    assert arranged(names, "number") == (2, 3, 0, 4, 1)
    assert arranged(("b-2", "a-9", "b-1"), "emblem") == (1, 2, 0)
    assert arranged(("b-2", "a-9", "b-1"), "number") == (2, 0, 1)
    assert arranged(("10", "9", "2"), "emblem") == (2, 1, 0)
    assert arranged(("red-pirate", "blue", "red"), "emblem") == (1, 2, 0)
    assert arranged(names, "dealt") == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("names", "orders"),
    [
        (("paris-10", "round-trip"), ("emblem", "number", "dealt")),
        (("10", "9"), ("number", "dealt")),
        (("red-pirate", "blue"), ("emblem", "dealt")),
        ((), ("emblem", "dealt")),
    ],
)
def test_cards_are_sorted_only_by_what_is_printed_on_them(names, orders):
    assert orders_of(names) == orders


def test_no_cards_lie_nowhere():
    assert spread(Rect(0, 0, 100, 100), 0) == ()


@given(st.integers(1, 14), st.integers(90, 400), st.integers(60, 300))
def test_the_lines_of_a_menu_are_inside_it_and_apart(count, width, height):
    area = Rect(5, 7, width, height)
    lines = menu_lines(area, count)
    assert len(lines) == count
    assert all(area.inflate(2, 2).contains(line) for line in lines)
    for one, other in itertools.combinations(lines, 2):
        assert not one.colliderect(other)


# ---- what lies in the middle ---------------------------------------------------------------------


def scene(layout, spots=SPOTS):
    return Scene(0.0, "red", 36, 0.0, 0.0, (), (), spots, layout)


def test_places_lie_beside_the_spot_of_their_number_decks_first():
    layout = Layout(
        piles=("middle/discards", "middle/city-2", "middle/spot-1", "middle/deck"),
        rows=("middle/line-2", "red/set"),
        decks=("middle/deck",),
    )
    assert mats(scene(layout)) == (
        Mat(0, ("middle/deck",)),
        Mat(1, ("middle/spot-1",)),
        Mat(2, ("middle/city-2", "middle/line-2")),
        Mat(0, ("middle/discards",)),
    )
    assert bare_spots(scene(layout)) == (3, 4, 5, 6)


def test_without_spots_every_place_lies_alone():
    layout = Layout(piles=("middle/spot-1", "middle/spot-2"))
    assert mats(scene(layout, ())) == (Mat(0, ("middle/spot-1",)), Mat(0, ("middle/spot-2",)))
    assert bare_spots(scene(layout, ())) == ()


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("middle/spot-1", Message("captains-orders-place-orders", {"number": 1})),
        ("middle/spot-2", Message("table-place", {"place": "spot-2"})),
        ("middle/big_pile", Message("table-place", {"place": "big-pile"})),
        ("red/set", Message("table-place", {"place": "set"})),
    ],
)
def test_a_place_is_called_what_is_printed_there(place, said):
    captions = {"middle/spot-1": "captains-orders-place-orders"}
    assert caption(place, Layout(piles=("middle/spot-1",), captions=captions)) == said


@pytest.mark.parametrize("size", [(800, 278), (1280, 418), (1920, 626)], ids=str)
def test_where_nobody_has_cards_the_menu_has_their_room(size):
    """Before a match, whose menu is long."""
    layout = arrange(size, SEATS[:4], "red", GAMES[0][0])
    menu = layout.own_menu(cards=False)
    assert menu == layout.own["fan"].union(layout.own["menu"])
    assert layout.own_menu(cards=True) == layout.own["menu"]
    assert not menu.colliderect(layout.own["hand"])
    assert len({line.left for line in menu_lines(menu, 5)}) == 2
