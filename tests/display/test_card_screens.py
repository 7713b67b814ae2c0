"""The screens of the card games: whatever a match comes to fits, and says what everybody knows."""

import math
import random
from itertools import combinations
from typing import get_args

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from controller.games.catalogue import GAMES as RULES
from controller.views import (
    Cursor,
    Message,
    Notice,
    bluff_pirate,
    captain_bluff,
    captains_orders,
    luggage,
)
from controller.views.box import PathView
from display.screens import PublicScreen
from display.screens.catalogue import catalogue
from display.screens.chrome import shown
from display.screens.layout import Rect
from display.screens.page import Page
from display.screens.sea import Sailing, sea
from display.tracks import chart
from display.words import languages, names_of, words_in
from gallery import SAMPLES, draw
from gallery.table import TABLE, status
from harness.matches import begun, random_steps

SIZES = [(640, 180), (640, 360), (800, 480), (1280, 720), (1920, 1080)]
LONG = "Whatever the referee has to say about this at length, it stands here in full."


def said(text):
    """A message that says just that, in quotation marks."""
    return Message("hands-the-place", {"place": text})


def drawn(view, size=(1280, 720), language="en", now_s=2.0):
    surface, screen = pygame.Surface(size), PublicScreen(language)
    screen.draw(surface, view, now_s)
    return surface, screen.written


def words(view, size=(1280, 720), language="en"):
    return " / ".join(line.text for line in drawn(view, size, language)[1])


def sample(name, size=(1280, 720), language="en"):
    surface, screen = pygame.Surface(size), PublicScreen(language)
    draw(screen, surface, name)
    return " / ".join(line.text for line in screen.written)


def fits(view, size, language):
    surface, written = drawn(view, size, language)
    assert written
    for line in written:
        assert surface.get_rect().contains(line.area), f"{line.text!r} is cut"
    for one, other in combinations(written, 2):
        assert not one.area.colliderect(other.area), f"{one.text!r} lies on {other.text!r}"


def table_view(slug, match, **changes):
    return replace(
        TABLE,
        stage="match",
        game=slug,
        match=match,
        seats=tuple(status(one.seat) for one in match.players),
        **changes,
    )


# ---- every phase, every match --------------------------------------------------------------------


@pytest.mark.parametrize("views", [luggage, captain_bluff, captains_orders, bluff_pirate])
def test_every_phase_of_every_game_has_a_screen(views):
    (game,) = [one for one in catalogue().values() if one.view.__module__ == views.__name__]
    assert {"over", *game.others} <= set(get_args(views.Phase))


@pytest.mark.parametrize("slug", [slug for slug, rules in RULES.items() if rules.zones])
@given(data=st.data())
@settings(max_examples=8, deadline=None)
def test_whatever_happens_in_a_match_fits_on_the_screen(slug, data):
    rules = RULES[slug]
    players = data.draw(st.sampled_from(list(rules.players)))
    rng = random.Random(data.draw(st.integers(0, 10**6)))
    size, language = data.draw(st.sampled_from(SIZES)), data.draw(st.sampled_from(languages()))
    lines = data.draw(st.integers(0, 11))
    seen = set()
    for number, (_, _, after) in enumerate(random_steps(rules, begun(rules, players), rng)):
        match = rules.view(after, None)
        # The first of every phase, and now and then one from the middle of it.
        if match.phase in seen and number % 97:
            continue
        seen.add(match.phase)
        cursor = Cursor("", said(LONG), (said(LONG),) * lines, lines // 2) if lines else None
        prompt = Notice("table-belt-fault-miscount", {"retry": "none"})
        fits(table_view(slug, match, prompt=prompt, cursor=cursor), size, language)
        if number > 2_000:
            break


# ---- the choice ----------------------------------------------------------------------------------


@given(
    widths=st.lists(st.integers(1, 400), min_size=1, max_size=11),
    room=st.integers(400, 900),
    gap=st.integers(0, 20),
    data=st.data(),
)
def test_the_options_shown_fit_and_the_lit_one_is_among_them(widths, room, gap, data):
    at = data.draw(st.integers(0, len(widths) - 1))
    first, last = shown(widths, at, room, gap)
    assert 0 <= first <= at <= last < len(widths)
    taken = sum(widths[first : last + 1]) + gap * (last - first)
    assert taken <= room
    # No neighbour would have fitted, too.
    for beside in (first - 1, last + 1):
        if 0 <= beside < len(widths):
            assert taken + gap + widths[beside] > room


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("at", range(11))
def test_of_a_long_menu_the_lit_line_is_always_seen(at, size):
    options = tuple(said(f"Do number {number} of these things") for number in range(11))
    view = replace(SAMPLES["orders-play"], cursor=Cursor("red", said("Red"), options, at))
    assert f"number {at}" in words(view, size).replace(" / ", " ")
    fits(view, size, "en")


def test_the_choice_leaves_the_prompt_on_the_screen():
    view = SAMPLES["orders-play"]
    shown = words(view)
    say = words_in("en", names_of(view))
    assert say(view.prompt) in shown
    assert say(view.cursor.options[1]) in shown


# ---- Captain's Orders ----------------------------------------------------------------------------


def test_the_standing_order_is_shown_with_its_owner_and_who_has_followed():
    shown = words(SAMPLES["orders-play"])
    assert "Red's Order" in shown
    assert shown.count("Followed") == 2
    assert shown.count("Follow or belay") == 1  # on the panel
    assert "give Red a 7 or higher, play a lower card to take over" in shown


def test_the_end_of_a_round_names_the_captain_and_the_winner():
    shown = words(SAMPLES["orders-round-over"])
    assert "Red was the / Captain" in shown
    assert "Bart wins the / round" in shown
    assert "43 points" in shown


def test_the_end_of_a_round_names_who_has_run_out_and_who_wins_by_points():
    shown = sample("orders-last-hands").replace(" / ", " ")
    assert "Diego has laid the last card" in shown
    assert "Bart was the Captain" in shown
    assert "Red has most points of the Mutineers" in shown


def test_a_round_that_nobody_wins_says_so():
    view = SAMPLES["orders-round-over"]
    view = replace(view, match=replace(view.match, round_winners=()))
    assert "Nobody wins / the round" in words(view)


def test_a_card_that_was_not_read_is_never_given_a_rank():
    for name in ("orders-reading", "orders-reveal"):
        assert "None" not in sample(name)
    assert "A card was not read" in sample("orders-reading")


# ---- Bluff Pirate --------------------------------------------------------------------------------


def test_while_all_vote_the_screen_asks_and_shows_only_that_a_seat_has_voted():
    view = SAMPLES["pirate-voting"]
    assert "Bluff or not?" in words(view)
    shown = drawn(view)[0]
    voted = replace(view.match.players[2], voted=True)
    players = (*view.match.players[:2], voted, *view.match.players[3:])
    other = drawn(replace(view, match=replace(view.match, players=players)))[0]
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(other, "RGB")


def test_how_a_bluff_went_is_told_by_what_was_true_and_what_was_believed():
    shown = words(replace(SAMPLES["pirate-turn"], cursor=None)).replace(" / ", " ")
    assert "Edda lays 3 true cards, Red doubts" in shown
    assert "Diego bluffs with 4 cards, Clara trusts" in shown


def test_cards_of_a_set_that_lie_face_down_are_never_named():
    view = SAMPLES["pirate-voting"]
    assert view.match.set.down == 3
    assert not any(kind in words(view) for kind in ("bottle", "hook", "pirate"))


FORKED = (
    PathView("start", "reef", 5),
    PathView("reef", "east", 4),
    PathView("reef", "west", 9),
    PathView("east", "island-1", 3),
    PathView("west", "island-1", 2),
    PathView("west", "island-2", 1),
    PathView("island-1", "island-2", 4),
)


@pytest.mark.parametrize(
    "board",
    [
        SAMPLES["pirate-turn"].match.board,
        FORKED,
        (PathView("start", "island-1", 1), PathView("start", "island-2", 30)),
    ],
)
def test_every_square_of_any_board_has_a_place_of_its_own_on_the_chart(board):
    charted = chart(board, ("island-1", "island-2"))
    squares = {"start"} | {path.end for path in board}
    for path in board:
        squares |= {f"{path.start}.{path.end}.{at}" for at in range(1, path.squares)}
    assert set(charted.places) == squares
    assert len(set(charted.places.values())) == len(squares)
    for x, y in charted.places.values():
        assert 0 <= x <= 1
        assert 0 <= y <= 1


# ---- Captain Bluff -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("size", [(1220, 168), (430, 120), (300, 400)])
def test_ships_and_islands_lie_wholly_on_the_sea(players, size, mocker):
    """However many lie on one square, on any swell, and with the shine around who is to act."""
    match = SAMPLES["pirate-start"].match
    seats = ("red", "blue", "green", "yellow", "orange")[:players]
    area, lie = Rect(30, 40, *size), []
    mocker.patch.object(Page, "ship", lambda page, seat, place: lie.append(pygame.Rect(place)))
    mocker.patch.object(
        Page, "put", lambda page, picture, at: lie.append(picture.get_rect(center=at.center))
    )
    courses = mocker.patch("display.screens.sea._courses")
    courses.return_value = pygame.Surface((1, 1))
    for now_s in (0.0, 1.0, 2.0, 3.0):
        page = Page(pygame.Surface((1280, 800)), words_in("en"), now_s)
        ships = tuple((seat, match.players[0].square) for seat in seats)
        sea(page, Sailing(match.board, match.islands, ships, seats), area)
        # No ship hides half of another.
        at = lie[-2 * players :][1::2]
        assert all(math.dist(a.center, b.center) > a.width / 2 for a, b in combinations(at, 2))
    above_and_below = area.inflate(1280, 2)
    assert [one for one in lie if not above_and_below.contains(one)] == []


def test_a_belt_shows_its_city_and_the_numbers_of_its_luggage():
    shown = words(SAMPLES["bluff-turn"])
    assert "Paris" in shown
    for number in (3, 4, 5, 8, 9, 11, 12, 16, 15, 14, 17):
        assert f" {number} " in shown.replace("/", " ")


def test_the_time_to_call_a_bluff_is_a_bar_that_shrinks():
    view = SAMPLES["bluff-window"]
    assert "0:0" not in words(view)
    amber = []
    for ends_at_s in (view.at_s + 5, view.at_s + 2.5, view.at_s):
        surface, _ = drawn(replace(view, clock_ends_at_s=ends_at_s))
        bar = surface.subsurface(pygame.Rect(300, 400, 980, 120))
        colour = pygame.mask.from_threshold(bar, (252, 224, 150), (12, 36, 70))
        amber.append(colour.count())
    assert amber[0] > 1.5 * amber[1] > 2 * amber[2]


def test_how_a_call_went_is_told_with_the_city_and_who_takes_the_cards():
    shown = words(SAMPLES["bluff-turn"])
    assert "Tokyo 8! Red bluffed, and Diego knew: Red takes the cards." in shown
    called = replace(SAMPLES["bluff-turn"].match.called, loser="yellow")
    view = SAMPLES["bluff-turn"]
    shown = words(replace(view, match=replace(view.match, called=called)))
    assert "Tokyo 8! Red was honest: Diego takes the cards." in shown


def test_a_departure_city_is_shown_only_where_everybody_has_seen_it():
    view = SAMPLES["bluff-turn"]
    hidden = replace(view, match=replace(view.match, known=()))
    one, other = drawn(view)[0], drawn(hidden)[0]
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")
    # Where a card may be in several places, or lies in a hand, no belt shows it.
    unsure = tuple(replace(k, places=(*k.places, "discard")) for k in view.match.known)
    unsure = replace(view, match=replace(view.match, known=unsure))
    assert pygame.image.tobytes(drawn(unsure)[0], "RGB") == pygame.image.tobytes(other, "RGB")
