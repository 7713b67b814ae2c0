"""The sheets of a box: which piece lies where, on the front and on the back.

Every sheet has two pages, so that a printer that prints on both sides keeps them together. A back
is its front seen through the paper: the sheet is turned over along its long edge.
"""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from controller.views.box import Box, Piece, Side
from display import theme
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.paper import marks
from display.paper.board import board
from display.paper.cover import cover
from display.paper.faces import lettered
from display.paper.formats import TAG_MM, Format, Grid, Millimetres, Place, format_of
from display.words import Words

CAPTION_MM = 5.0
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
        if any(_glued(one) for one in sheet):
            yield Page("inside", _inside(sheet, words))
            yield Page("back", ())
    if box.track is not None:
        yield Page("front", board(box.track, paper))
        yield Page("back", ())


def sheets(box: Box, paper: Millimetres) -> Iterator[tuple[Placed, ...]]:
    """The pieces of each sheet, those with tags in the order in which they are enrolled."""
    pieces = [(piece, True) for piece in box.tagged] + [(piece, False) for piece in box.untagged]
    formats = dict.fromkeys(format_of(piece.face.kind) for piece, _ in pieces)
    for format in formats:
        own = [one for one in pieces if format_of(one[0].face.kind) == format]
        grid = Grid(format, paper)
        size = grid.columns * grid.rows
        for first in range(0, len(own), size):
            some = own[first : first + size]
            numbers = range(first + 1, first + len(some) + 1)
            yield tuple(
                Placed(*one, number, place)
                for one, number, place in zip(some, numbers, grid.places(len(some)), strict=True)
            )


def _format(sheet: Sequence[Placed]) -> Format:
    return format_of(sheet[0].piece.face.kind)


def _glued(one: Placed) -> bool:
    return one.tagged and format_of(one.piece.face.kind).glued


def _printed(
    sheet: Sequence[Placed], words: Words, paper: Millimetres, front: bool
) -> tuple[Part, ...]:
    """One side of all pieces of a sheet, with their ground around them and their marks."""
    format = _format(sheet)
    shows_faces = front != format.public_first
    places = [one.place if front else one.place.mirrored(paper) for one in sheet]
    sides = [one.piece.face if shows_faces else one.piece.back for one in sheet]
    pictures = [lettered(side, words) for side in sides]
    grounds = tuple(
        shape
        for place, picture in zip(places, pictures, strict=True)
        for shape in marks.ground(place, picture.ground, format.round)
    )
    rings = [
        marks.ring(place.middle)
        for one, place in zip(sheet, places, strict=True)
        if one.tagged and not format.glued and not shows_faces
    ]
    return (
        Layer(grounds),
        *(Inset(one, *place) for one, place in zip(pictures, places, strict=True)),
        *rings,
        Layer(marks.cuts(places, format.round)),
    )


def _inside(sheet: Sequence[Placed], words: Words) -> tuple[Part, ...]:
    """Where the tags go, between the front and the back: with what is printed there, in words."""
    format = _format(sheet)
    parts: list[Part] = []
    for one in sheet:
        x, y = one.place.middle
        parts.append(marks.ring((x, y)))
        said = f"{one.number} {_named(one.piece.face, words)}".strip()
        above = 0.0 if format.round else (format.height_mm + TAG_MM) / 4 + 0.2
        widest = TAG_MM - 4 if format.round else format.width_mm - 3
        parts.append(Word(said, x, y - above, 3.4, theme.INK, widest))
    return (*parts, Layer(marks.cuts([one.place for one in sheet], format.round, dark=True)))


def _named(side: Side, words: Words) -> str:
    """A passenger in words; nothing for what has no name, or none that may be told."""
    if side.kind != "tile" or side.name == "lost":
        return ""
    return words("luggage-passenger", passenger=side.name)


def _caption(box: Box, words: Words, paper: Millimetres, side: str, number: int, of: int) -> Word:
    said = words("screen-print-caption", game=box.game, side=side, number=number, of=of)
    return Word(said, paper[0] / 2, paper[1] - CAPTION_MM, 3.0, marks.GREY, 56, bold=False)
