"""The sheets of a box: every piece once, in its size, its back behind its front."""

import math
from itertools import combinations
from typing import get_args

import pytest

from controller.games.catalogue import CATALOGUE
from controller.games.printed import box_of
from controller.making.enrolling import wanted
from controller.match.acts import CONTROL_CARDS
from controller.views import box
from controller.views.box import Box, Piece, Side
from display.art.picture import Inset, Layer
from display.sides import side_picture
from display.words import words_in
from hardware.config import SeatName
from workshop.paper.board import SQUARE_R_MM, board
from workshop.paper.formats import MARGIN_MM, PAPERS, PRINTABLE_MM, TAG_MM, format_of
from workshop.paper.sheets import pages, sheets

BOXES = {slug: box_of(game, get_args(SeatName)) for slug, game in CATALOGUE.items()}
WORDS = words_in("en")

IN_THE_BOX = {
    "luggage": {"card": 30, "tile": 36, "pawn": 4},
    "captain-bluff": {"bluff-card": 51 + 14, "belt-card": 6},
    "bluff-pirate": {"pirate-card": 90 + 10, "treasure-token": 2, "bluff-token": 5, "ship": 5},
    "captains-orders": {"rank-card": 55},
}
"""What the rulebooks list (rulings, components)."""

PLAYERS = {"luggage": 4, "captain-bluff": 5, "bluff-pirate": 5, "captains-orders": 8}

SIZES_MM = {"tile": (32, 32), "treasure-token": (32, 32), "bluff-token": (28, 28)}
SIZES_MM |= {"pawn": (18, 18), "ship": (18, 18)}
CARD_MM = (63, 88)

every_game = pytest.mark.parametrize("slug", CATALOGUE)
every_paper = pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)


def placed(slug, paper):
    """The pieces of every sheet of a game."""
    found = sheets(BOXES[slug], paper)
    return [[one for block in sheet for one in block.placed] for sheet in found]


def insets(page):
    """The pictures of pieces on a page, with their places."""
    return [part for part in page.parts if isinstance(part, Inset) and part.width != TAG_MM + 2]


def test_every_paper_that_may_be_asked_for_has_a_size():
    assert tuple(PAPERS) == box.PAPERS


@every_paper
@every_game
def test_everything_that_the_box_holds_is_printed_once(slug, paper):
    kinds = [one.piece.face.kind for sheet in placed(slug, paper) for one in sheet]
    wants = IN_THE_BOX[slug] | {
        "game-card": 1,
        "control-card": len(CONTROL_CARDS),
        "player-card": PLAYERS[slug],
    }
    assert {kind: kinds.count(kind) for kind in kinds} == wants


@pytest.mark.parametrize(("slug", "sheets_more"), [("luggage", 1), ("bluff-pirate", 3)])
def test_a_score_board_is_a_sheet_and_a_sea_two_with_one_for_its_piles(slug, sheets_more):
    assert BOXES[slug].track is not None
    without = Box(slug, BOXES[slug].tagged, BOXES[slug].untagged)
    paper = PAPERS["a4"]
    assert (
        len(pages(BOXES[slug], WORDS, paper)) == len(pages(without, WORDS, paper)) + 2 * sheets_more
    )


def squares(paper):
    """The middles of a sea's squares, on its two sheets as one."""
    width, height = paper
    whole = board(BOXES["bluff-pirate"].track, (2 * width - 2 * MARGIN_MM, height))
    found = []
    for part in whole:
        if isinstance(part, Layer):
            rings = [shape for shape in part.drawing if len(shape.points) > 12]
            boxes = [bounds(shape.points) for shape in rings]
            found += [
                middle for middle, wide in boxes if wide == pytest.approx(2 * SQUARE_R_MM, abs=0.2)
            ]
    return found


def bounds(points):
    xs, ys = zip(*points, strict=True)
    return ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), max(xs) - min(xs)


@every_paper
def test_ships_fit_the_squares_of_a_sea(paper):
    """Three within a square: circles in a circle take 2.155 of their radius. No square leaves the
    paper, or lies on another."""
    ship_r = SIZES_MM["ship"][0] / 2
    middles = squares(paper)
    width, height = 2 * paper[0] - 2 * MARGIN_MM, paper[1]
    assert len(middles) >= 30
    assert 2.155 * ship_r <= SQUARE_R_MM
    for one, other in combinations(middles, 2):
        assert math.dist(one, other) >= 2 * SQUARE_R_MM
    for x, y in middles:
        assert x - SQUARE_R_MM >= MARGIN_MM
        assert x + SQUARE_R_MM <= width - MARGIN_MM
        assert y - SQUARE_R_MM >= MARGIN_MM
        assert y + SQUARE_R_MM <= height - MARGIN_MM


@every_paper
@every_game
def test_no_cut_mark_is_nearer_to_the_edge_than_an_inkjet_prints(slug, paper):
    width, height = paper
    for page in pages(BOXES[slug], WORDS, paper)[2:]:
        for part in page.parts:
            if not isinstance(part, Layer):
                continue
            for shape in part.drawing:
                xs, ys = zip(*shape.points, strict=True)
                assert min(*xs, *ys) >= PRINTABLE_MM - 0.01
                assert max(xs) <= width - PRINTABLE_MM + 0.01
                assert max(ys) <= height - PRINTABLE_MM + 0.01


@every_paper
@every_game
def test_pieces_with_tags_lie_in_the_order_in_which_they_are_enrolled(slug, paper):
    game = CATALOGUE[slug]
    faces = {name: face for name, (_, face) in game.sides.items()}
    printed = [one.piece.face for sheet in placed(slug, paper) for one in sheet if one.tagged]
    asked = [name for name in wanted(slug, (), {}) if name in faces]
    labels = [(faces[name].kind, faces[name].name) for name in asked]
    assert [(face.kind, face.name) for face in printed][-len(labels) :] == labels
    assert {face.kind for face in printed[: -len(labels)]} == {"game-card", "control-card"}


@every_paper
@every_game
def test_every_piece_has_its_size_and_stays_off_the_edges(slug, paper):
    for sheet in placed(slug, paper):
        for one in sheet:
            x, y, width, height = one.place
            assert (width, height) == SIZES_MM.get(one.piece.face.kind, CARD_MM)
            assert MARGIN_MM <= x <= paper[0] - MARGIN_MM - width
            assert MARGIN_MM <= y <= paper[1] - MARGIN_MM - height


@every_paper
@every_game
def test_no_two_pieces_overlap(slug, paper):
    for sheet in placed(slug, paper):
        for one, other in combinations([piece.place for piece in sheet], 2):
            beside = abs(one.x - other.x) > one.width - 0.001
            below = abs(one.y - other.y) > min(one.height, other.height) - 0.001
            assert beside or below


@every_paper
@every_game
def test_behind_every_front_lies_the_back_of_the_same_piece(slug, paper):
    """Turned over along the long edge: what was on the left is on the right."""
    printed = pages(BOXES[slug], WORDS, paper)
    front, pairs = 2, 0
    for sheet in sheets(BOXES[slug], paper):
        fronts, backs = insets(printed[front]), insets(printed[front + 1])
        for block in sheet:
            for one in block.placed:
                behind = paper[0] - one.place.x - one.place.width
                (shown,) = [i for i in fronts if i[1:3] == one.place[:2]]
                (hidden,) = [i for i in backs if i.y == one.place.y and abs(i.x - behind) < 0.001]
                public = hidden if not block.format.public_first else shown
                assert public.picture is side_picture(one.piece.back)
                pairs += 1
        front += 4 if any(block.inside for block in sheet) else 2
    assert pairs == len(BOXES[slug].tagged) + len(BOXES[slug].untagged)


def test_the_patterns_of_the_tiles_come_first_and_their_secrets_behind():
    paper = PAPERS["a4"]
    printed = pages(BOXES["luggage"], WORDS, paper)
    tiles = [piece for piece in BOXES["luggage"].tagged if piece.face.kind == "tile"]
    patterns = {side_picture(piece.back) for piece in tiles}
    secrets = {side_picture(piece.face) for piece in tiles}
    at = next(n for n, page in enumerate(printed) if {i.picture for i in insets(page)} == patterns)
    assert {inset.picture for inset in insets(printed[at + 1])} == secrets
    assert len(insets(printed[at])) == len(insets(printed[at + 1])) == 36


@every_paper
@every_game
def test_every_piece_with_a_tag_says_where_it_goes_and_no_other_does(slug, paper):
    """On the back of cards and tokens, and on a page of its own for the inside of tiles."""
    rings = [
        (part.x + part.width / 2, part.y + part.height / 2)
        for page in pages(BOXES[slug], WORDS, paper)
        for part in page.parts
        if isinstance(part, Inset) and part.width == TAG_MM + 2
    ]
    assert len(rings) == len(BOXES[slug].tagged)
    middles = {
        (round(place.middle[0], 3), round(place.middle[1], 3))
        for sheet in placed(slug, paper)
        for one in sheet
        for place in (one.place, one.place.mirrored(paper))
    }
    assert {(round(x, 3), round(y, 3)) for x, y in rings} <= middles


def test_what_does_not_fill_a_sheet_shares_one():
    """Player cards, tokens, ships and votes of Bluff Pirate: one sheet for all."""
    last = sheets(BOXES["bluff-pirate"], PAPERS["a4"])[-1]
    assert [block.format.name for block in last] == ["card", "token", "pawn", "vote"]


@every_paper
@every_game
def test_every_sheet_has_two_pages(slug, paper):
    assert len(pages(BOXES[slug], WORDS, paper)) % 2 == 0


def test_pieces_of_a_game_that_nobody_has_drawn_are_printed_as_plain_cards():
    side = Side("old-maid-card", True, "knave-3")
    cards = (Piece(Side("old-maid-card", False, "old-maid"), side),) * 12
    printed = pages(Box("old-maid", cards, ()), WORDS, PAPERS["a4"])
    assert format_of(side.kind).name == "card"
    assert len(printed) == 6
    assert all(isinstance(part, Layer | Inset) for part in printed[2].parts[:-1])
