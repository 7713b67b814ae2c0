"""The first sheet: how to print, cut and glue the others, with rulers and crosses to check by."""

from collections.abc import Iterator, Sequence

from controller.views.box import Box, Piece
from display import theme
from display.art.canvas import Drawing, oval, rounded
from display.art.picture import Inset, Layer, Part, Picture, Word
from display.paper import marks
from display.paper.faces import lettered
from display.paper.formats import CARD, Millimetres, Place, format_of
from display.paper.text import wrapped
from display.words import Words

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
    card = Place(0, 0, CARD.width_mm, CARD.height_mm)
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
