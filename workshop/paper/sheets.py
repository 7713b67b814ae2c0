"""The sheets of a box: which piece lies where, on the front and on the back; the words on its
sides; and the first sheet, on how to print, cut and glue the others.

Every sheet has two pages, so that a printer that prints on both sides keeps them together. A back
is its front seen through the paper: the sheet is turned over along its long edge.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from controller.views.box import Box, Piece, Side
from display import theme
from display.art.canvas import Colour, Drawing, oval, rounded
from display.art.lettering import extent, unbroken
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.sides import side_picture
from display.words import Words
from workshop.paper import marks
from workshop.paper.board import boards, piles
from workshop.paper.formats import (
    APART_MM,
    CARD,
    MARGIN_MM,
    TAG_MM,
    Format,
    Grid,
    Millimetres,
    SheetPlace,
    format_of,
)

_MEASURED_PX = 400


@lru_cache(maxsize=4096)
def width(text: str, height: float, bold: bool = True) -> float:
    """How wide a line is in letters whose lines are *height* high, in the same unit."""
    across, down = extent(text, _MEASURED_PX, bold)
    return height * across / down


def wrapped(text: str, height: float, widest: float, bold: bool = True) -> Sequence[str]:
    """The text in lines that are at most *widest*, if no single word is wider."""
    lines: list[str] = []
    for word in unbroken(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, height, bold) <= widest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# ---- the sides with their words ------------------------------------------------------------------

_BUTTONS: tuple[tuple[str, Colour], ...] = (("a", (42, 176, 92)), ("b", (216, 62, 56)))


@lru_cache(maxsize=1024)
def lettered(side: Side, words: Words) -> Picture:
    """What is printed on a side. The same picture for the same side and words."""
    picture = side_picture(side)
    if not side.face:
        return picture
    match side.kind:
        case "game-card":
            parts = _title(words("table-game", game=side.name))
        case "control-card":
            parts = (Word(words(f"hands-card-{side.name}"), 50, 116, 17, theme.INK),)
        case "player-card":
            parts = _player(words, side.name)
        case _:
            return picture
    return Picture((*picture.parts, *parts), picture.extent, picture.ground)


def _title(title: str) -> tuple[Part, ...]:
    """The name of a game on a sign across its card."""
    lines = wrapped(title, 13, 66)
    height = 13 * len(lines) + 6
    sign = rounded(theme.INK, 7, 114 - height, 86, height, 4) + rounded(
        theme.AMBER, 8.5, 115.5 - height, 83, height - 3, 3
    )
    top = 114 - height / 2 - 6.5 * (len(lines) - 1)
    words = (Word(line, 50, top + 13 * k, 13, theme.INK, 78) for k, line in enumerate(lines))
    return (Layer(sign), *words)


def _player(words: Words, seat: str) -> tuple[Part, ...]:
    """Whose card it is, and what the two buttons say."""
    parts: list[Part] = [Word(words("table-seat", seat=seat), 50, 84, 17, theme.INK, 70)]
    for row, (letter, colour) in enumerate(_BUTTONS):
        y = 101 + 15 * row
        said = words(f"hands-button-{letter}")
        parts += [
            Layer(oval(theme.INK, 22, y, 6.4) + oval(colour, 22, y, 5.4)),
            Word(letter.upper(), 22, y, 9, theme.PAPER),
            Word(said, 32, y, 9.5, theme.INK, 54, align="left", bold=False),
        ]
    return tuple(parts)


# ---- the first sheet -----------------------------------------------------------------------------

_LEFT = 20.0
_TEXT_MM = 5.6
"""The height of a line."""
_COLUMN_MM = 142.0
_CORNER_MM = 12.0
_INDENT_MM = 11.0

Parts = tuple[Part, ...]


def cover(box: Box, words: Words, paper: Millimetres) -> tuple[Parts, Parts]:
    """Front and back."""
    crosses = Layer(_crosses(paper))
    front: list[Part] = [crosses, *_head(box, words, paper)]
    y, x = 63.0, _LEFT
    for number, (id, shown) in enumerate(_steps(box, words), start=1):
        lines = wrapped(words(id), _TEXT_MM, _COLUMN_MM, bold=False)
        front += _numbered(number, lines, y)
        y += _TEXT_MM * len(lines) + 3.6
        if shown is not None:
            width, height = shown.extent
            top = paper[1] - 40 - height
            front += _numbered(number, (), top + 4, x)
            front += [Inset(shown, x + _INDENT_MM, top, width, height)]
            x += width + 2 * _INDENT_MM
    front += marks.ruler(_LEFT + _INDENT_MM, paper[1] - 32)
    front += marks.ruler(paper[0] - _LEFT - 10, paper[1] - 129, upright=True)
    return tuple(front), (crosses,)


def _numbered(number: int, lines: Sequence[str], y: float, x: float = _LEFT) -> Parts:
    return (
        Layer(oval(theme.NIGHT, x + 4, y, 3.8)),
        Word(str(number), x + 4, y, 5.6, theme.AMBER),
        *(
            Word(line, x + _INDENT_MM, y + _TEXT_MM * k, _TEXT_MM, theme.INK, 200, "left", False)
            for k, line in enumerate(lines)
        ),
    )


def _crosses(paper: Millimetres) -> Drawing:
    """A cross in each corner, at the same places on both sides."""
    drawing: Drawing = ()
    for x in (_CORNER_MM, paper[0] - _CORNER_MM):
        for y in (_CORNER_MM, paper[1] - _CORNER_MM):
            drawing += oval(theme.INK, x, y, 3) + oval((255, 255, 255), x, y, 2.8)
            drawing += marks.cross(theme.INK, (x, y), 10, 0.2)
    return drawing


def _head(box: Box, words: Words, paper: Millimetres) -> Parts:
    x, width = _LEFT + 8, paper[0] - 2 * _LEFT
    return (
        Layer(rounded(theme.NIGHT, _LEFT, 20, width, 32, 4)),
        Word(words("table-game", game=box.game), x, 32, 15, theme.AMBER, width - 16, "left"),
        Word(_contents(box, words), x, 44, 6, theme.PAPER, width - 16, "left", bold=False),
    )


def _contents(box: Box, words: Words) -> str:
    """What is on the sheets: `39 cards · 36 tiles`."""
    kinds = [format_of(piece.face.kind).name for piece in (*box.tagged, *box.untagged)]
    said = [
        words("screen-print-count", format=name, count=kinds.count(name))
        for name in dict.fromkeys(kinds)
    ]
    boards = [words("screen-print-count", format="board", count=1)] if box.track else []
    return " · ".join([*said, *boards])


def _steps(box: Box, words: Words) -> Iterator[tuple[str, Picture | None]]:
    """What to do, and a picture of it."""
    yield "screen-print-scale", None
    yield "screen-print-register", None
    yield "screen-print-cut", None
    for piece in reversed(box.tagged):
        if format_of(piece.face.kind) == CARD:
            yield "screen-print-tag-cards", _card_with_tag(lettered(piece.back, words))
            break
    for piece in box.tagged:
        if format_of(piece.face.kind).glued:
            yield "screen-print-tag-tiles", _layers(piece, words)
            break
    yield "screen-print-enrol", None


def _card_with_tag(back: Picture) -> Picture:
    """The back of a card at half its size, with its tag."""
    card = SheetPlace(0, 0, CARD.width_mm, CARD.height_mm)
    whole = Picture((Inset(back, *card), marks.sticker(card.middle)), (card.width, card.height))
    width, height = card.width / 2, card.height / 2
    return Picture((Inset(whole, 0, 0, width, height),), (width, height))


def _layers(piece: Piece, words: Words) -> Picture:
    """A tile from above to below: its front, the board with the tag, its back."""
    side, apart = 24.0, 6.0
    cardboard = rounded(marks.GREY, 0, 0, 32, 32, 4) + rounded(theme.PAPER, 0.4, 0.4, 31.2, 31.2, 4)
    board = Picture((Layer(cardboard), marks.sticker((16, 16))), (32, 32))
    layers = (lettered(piece.back, words), board, lettered(piece.face, words))
    parts: list[Part] = [
        Inset(one, (side + apart) * k, 0, side, side) for k, one in enumerate(layers)
    ]
    parts += [Word("+", (side + apart) * k - apart / 2, side / 2, 10, theme.INK) for k in (1, 2)]
    return Picture(tuple(parts), (3 * side + 2 * apart, side))


# ---- all sheets ----------------------------------------------------------------------------------

CAPTION_MM = 4.0
"""From the lower edge of the paper to the middle of what a sheet says of itself."""


class SheetSide(NamedTuple):
    """One side of a sheet; `inside` is what is glued between two others."""

    side: Literal["front", "back", "inside"]
    parts: tuple[Part, ...]


class PlacedPiece(NamedTuple):
    """A piece with its place on the front of a sheet."""

    piece: Piece
    tagged: bool
    number: int
    """Among the pieces of its format, from 1."""
    place: SheetPlace


class Block(NamedTuple):
    """Pieces of one format, in rows on one sheet."""

    format: Format
    placed: tuple[PlacedPiece, ...]

    @property
    def inside(self) -> bool:
        """Whether tags are glued between their sides."""
        return self.format.glued and any(placed.tagged for placed in self.placed)


Sheet = tuple[Block, ...]


def pages(box: Box, words: Words, paper: Millimetres) -> list[Picture]:
    """Every page of a box, in millimetres, fronts and backs in turn."""
    found = list(_pages(box, words, paper))
    return [
        Picture((*page.parts, _caption(box, words, paper, page.side, number, len(found))), paper)
        for number, page in enumerate(found, start=1)
    ]


def _pages(box: Box, words: Words, paper: Millimetres) -> Iterator[SheetSide]:
    front, back = cover(box, words, paper)
    yield SheetSide("front", front)
    yield SheetSide("back", back)
    for sheet in sheets(box, paper):
        yield SheetSide("front", _printed(sheet, words, paper, front=True))
        yield SheetSide("back", _printed(sheet, words, paper, front=False))
        if any(block.inside for block in sheet):
            yield SheetSide("inside", _inside(sheet, words, paper))
            yield SheetSide("back", ())
    if box.track is not None:
        cards = [piece for piece in box.tagged if _is_drawn_from_a_pile(piece)]
        if cards and not box.track.numbered:
            drawn, discarded = (lettered(side, words) for side in (cards[0].back, cards[0].face))
            yield SheetSide("front", piles(CARD, drawn, discarded, paper))
            yield SheetSide("back", ())
        for sheet_of_board in boards(box.track, paper):
            yield SheetSide("front", sheet_of_board)
            yield SheetSide("back", ())


def _is_drawn_from_a_pile(piece: Piece) -> bool:
    kind = piece.face.kind
    return format_of(kind) == CARD and kind not in ("game-card", "control-card")


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
    height = sum(portion.height_mm + APART_MM for portion in portions) - APART_MM
    top = (paper[1] - height) / 2
    for one in portions:
        places = one.grid.places(len(one.pieces), top)
        numbered = enumerate(zip(one.pieces, places, strict=True), start=one.first + 1)
        placed = (PlacedPiece(*piece, number, place) for number, (piece, place) in numbered)
        yield Block(one.grid.format, tuple(placed))
        top += one.height_mm + APART_MM


def _printed(sheet: Sheet, words: Words, paper: Millimetres, front: bool) -> tuple[Part, ...]:
    """One side of all pieces of a sheet."""
    return tuple(part for block in sheet for part in _side(block, words, paper, front))


def _side(block: Block, words: Words, paper: Millimetres, front: bool) -> Iterator[Part]:
    """The pieces of a block with their ground around them and their marks."""
    format, faces = block.format, front != block.format.public_first
    places = [placed.place if front else placed.place.mirrored(paper) for placed in block.placed]
    sides = (placed.piece.face if faces else placed.piece.back for placed in block.placed)
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
    yield Layer(marks.cuts(places, format.round, paper))


def _inside(sheet: Sheet, words: Words, paper: Millimetres) -> tuple[Part, ...]:
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
        parts.append(
            Layer(marks.cuts([placed.place for placed in block.placed], format.round, paper, True))
        )
    return tuple(parts)


def _named(side: Side, words: Words) -> str:
    """A passenger in words; nothing for what has no name, or none that may be told."""
    if side.kind != "tile" or side.name == "lost":
        return ""
    return words("luggage-passenger", passenger=side.name)


def _caption(box: Box, words: Words, paper: Millimetres, side: str, number: int, of: int) -> Word:
    said = words("screen-print-caption", game=box.game, side=side, number=number, of=of)
    return Word(said, paper[0] / 2, paper[1] - CAPTION_MM, 3.0, marks.GREY, 56, bold=False)
