"""The sheets of a box: which piece lies where, on the front and on the back.

Every sheet has two pages, so that a printer that prints on both sides keeps them together. A back
is its front seen through the paper: the sheet is turned over along its long edge.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from controller.views.box import Box, Piece, Side
from display import theme
from display.art.canvas import Drawing
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.paper import marks
from display.paper.board import board
from display.paper.cover import cover
from display.paper.faces import lettered
from display.paper.formats import (
    APART_MM,
    MARGIN_MM,
    TAG_MM,
    Format,
    Grid,
    Millimetres,
    Place,
    format_of,
)
from display.words import Words

CAPTION_MM = 4.0
"""From the lower edge of the paper to the middle of what a sheet says of itself."""


class Page(NamedTuple):
    """One side of a sheet; `inside` is what is glued between two others."""

    side: Literal["front", "back", "inside"]
    parts: tuple[Part, ...]


class Placed(NamedTuple):
    """A piece with its place on the front of a sheet."""

    piece: Piece
    tagged: bool
    number: int
    """Among the pieces of its format, from 1."""
    place: Place


class Block(NamedTuple):
    """Pieces of one format, in rows on one sheet."""

    format: Format
    placed: tuple[Placed, ...]

    @property
    def inside(self) -> bool:
        """Whether tags are glued between their sides."""
        return self.format.glued and any(one.tagged for one in self.placed)


Sheet = tuple[Block, ...]


def pages(box: Box, words: Words, paper: Millimetres) -> list[Picture]:
    """Every page of a box, in millimetres, fronts and backs in turn."""
    found = list(_pages(box, words, paper))
    return [
        Picture((*page.parts, _caption(box, words, paper, page.side, number, len(found))), paper)
        for number, page in enumerate(found, start=1)
    ]


def _pages(box: Box, words: Words, paper: Millimetres) -> Iterator[Page]:
    front, back = cover(box, words, paper)
    yield Page("front", front)
    yield Page("back", back)
    for sheet in sheets(box, paper):
        yield Page("front", _printed(sheet, words, paper, front=True))
        yield Page("back", _printed(sheet, words, paper, front=False))
        if any(block.inside for block in sheet):
            yield Page("inside", _inside(sheet, words))
            yield Page("back", ())
    if box.track is not None:
        yield Page("front", board(box.track, paper))
        yield Page("back", ())


class _Portion(NamedTuple):
    """Pieces for one sheet, or for a part of one: each with whether it is tagged."""

    grid: Grid
    first: int
    pieces: tuple[tuple[Piece, bool], ...]

    @property
    def height_mm(self) -> float:
        return self.grid.height_mm(len(self.pieces))


def sheets(box: Box, paper: Millimetres) -> list[Sheet]:
    """The pieces of each sheet, those with tags in the order in which they are enrolled. What does
    not fill a sheet shares one with others, unless it is glued."""
    room_mm = paper[1] - 2 * MARGIN_MM
    found: list[list[_Portion]] = []
    shared: list[_Portion] | None = None
    for some in _portions(box, paper):
        full = len(some.pieces) == some.grid.columns * some.grid.rows
        taken_mm = sum(one.height_mm + APART_MM for one in shared or ())
        if full or some.grid.format.glued:
            found.append([some])
        elif shared is not None and taken_mm + some.height_mm <= room_mm:
            shared.append(some)
        else:
            shared = [some]
            found.append(shared)
    return [tuple(_laid(one, paper)) for one in found]


def _portions(box: Box, paper: Millimetres) -> Iterator[_Portion]:
    """The pieces by their formats, as many as fit on a sheet."""
    pieces = [(piece, True) for piece in box.tagged] + [(piece, False) for piece in box.untagged]
    for format in dict.fromkeys(format_of(piece.face.kind) for piece, _ in pieces):
        own = [one for one in pieces if format_of(one[0].face.kind) == format]
        grid = Grid(format, paper)
        size = grid.columns * grid.rows
        for first in range(0, len(own), size):
            yield _Portion(grid, first, tuple(own[first : first + size]))


def _laid(portions: Sequence[_Portion], paper: Millimetres) -> Iterator[Block]:
    """Portions one below the other, in the middle of the paper."""
    height = sum(one.height_mm + APART_MM for one in portions) - APART_MM
    top = (paper[1] - height) / 2
    for one in portions:
        places = one.grid.places(len(one.pieces), top)
        numbered = enumerate(zip(one.pieces, places, strict=True), start=one.first + 1)
        placed = (Placed(*piece, number, place) for number, (piece, place) in numbered)
        yield Block(one.grid.format, tuple(placed))
        top += one.height_mm + APART_MM


def _printed(sheet: Sheet, words: Words, paper: Millimetres, front: bool) -> tuple[Part, ...]:
    """One side of all pieces of a sheet."""
    return tuple(part for block in sheet for part in _side(block, words, paper, front))


def _side(block: Block, words: Words, paper: Millimetres, front: bool) -> Iterator[Part]:
    """The pieces of a block with their ground around them and their marks."""
    format, faces = block.format, front != block.format.public_first
    places = [one.place if front else one.place.mirrored(paper) for one in block.placed]
    sides = (one.piece.face if faces else one.piece.back for one in block.placed)
    pictures = [lettered(side, words) for side in sides]
    grounds: Drawing = ()
    for place, picture in zip(places, pictures, strict=True):
        grounds += marks.ground(place, picture.ground, format.round)
    yield Layer(grounds)
    for place, picture in zip(places, pictures, strict=True):
        yield Inset(picture, *place)
    for one, place in zip(block.placed, places, strict=True):
        if one.tagged and not format.glued and not faces:
            yield marks.ring(place.middle)
    yield Layer(marks.cuts(places, format.round))


def _inside(sheet: Sheet, words: Words) -> tuple[Part, ...]:
    """Where the tags go, between the front and the back: with what is printed there, in words."""
    parts: list[Part] = []
    for block in sheet:
        format = block.format
        for one in block.placed:
            x, y = one.place.middle
            said = f"{one.number} {_named(one.piece.face, words)}".strip()
            above = (format.height_mm + TAG_MM) / 4 + 0.2
            parts.append(marks.ring((x, y), dark=True))
            parts.append(Word(said, x, y - above, 3.4, theme.INK, format.width_mm - 3))
        parts.append(Layer(marks.cuts([one.place for one in block.placed], format.round, True)))
    return tuple(parts)


def _named(side: Side, words: Words) -> str:
    """A passenger in words; nothing for what has no name, or none that may be told."""
    if side.kind != "tile" or side.name == "lost":
        return ""
    return words("luggage-passenger", passenger=side.name)


def _caption(box: Box, words: Words, paper: Millimetres, side: str, number: int, of: int) -> Word:
    said = words("screen-print-caption", game=box.game, side=side, number=number, of=of)
    return Word(said, paper[0] / 2, paper[1] - CAPTION_MM, 3.0, marks.GREY, 56, bold=False)
