"""How large the pieces are, and how many of them a sheet of paper takes, where. All lengths are in
millimetres.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

Millimetres = tuple[float, float]

PAPERS: Mapping[str, Millimetres] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height, upright (ISO 216; ANSI/ASME Y14.1, size A)."""

TAG_MM = 25.0
"""The diameter of a usual NTAG213 sticker."""

MARGIN_MM = 7.5
"""What is left free around the pieces: for cut marks, and because printers need some of it."""

PRINTABLE_MM = 5.0
"""Nearer to the edge of the paper many inkjets print nothing."""

APART_MM = 12.0
"""Between blocks of different formats on one sheet: room for the marks of both."""


class Format(NamedTuple):
    """Pieces of one shape. Round ones stand apart, the others side by side: one cut for two."""

    name: str
    width_mm: float
    height_mm: float
    round: bool = False
    public_first: bool = False
    """Whether the side that everybody may see is the front: a tile's pattern."""
    glued: bool = False
    """Whether front and back are glued around a board that holds the tag."""

    @property
    def gap_mm(self) -> float:
        return 6.0 if self.round else 0.0


CARD = Format("card", 63.0, 88.0)
"""A poker card: sleeves for it are sold everywhere."""
TILE = Format("tile", 32.0, 32.0, public_first=True, glued=True)
"""The places of a belt of 1260 mm for 36 tiles are 35 mm long (hardware/tables)."""
TOKEN = Format("token", 32.0, 32.0, round=True)
VOTE = Format("vote", 28.0, 28.0, round=True)
PAWN = Format("pawn", 18.0, 18.0, round=True)

_FORMATS: Mapping[str, Format] = {
    "tile": TILE,
    "treasure-token": TOKEN,
    "bluff-token": VOTE,
    "pawn": PAWN,
    "ship": PAWN,
}


def format_of(kind: str) -> Format:
    """The format of a kind of piece: a card, unless it is known to be something else."""
    return _FORMATS.get(kind, CARD)


class SheetPlace(NamedTuple):
    """Where a piece lies on a sheet, in millimetres from the upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def mirrored(self, paper: Millimetres) -> "SheetPlace":
        """Where its other side lies when the sheet is turned over along its long edge."""
        return self._replace(x=paper[0] - self.x - self.width)


class Grid(NamedTuple):
    """The places of a format on a paper."""

    format: Format
    paper: Millimetres

    @property
    def columns(self) -> int:
        return self._fitting(self.paper[0], self.format.width_mm)

    @property
    def rows(self) -> int:
        return self._fitting(self.paper[1], self.format.height_mm)

    def _fitting(self, room_mm: float, side_mm: float) -> int:
        gap_mm = self.format.gap_mm
        return max(1, int((room_mm - 2 * MARGIN_MM + gap_mm) / (side_mm + gap_mm)))

    def height_mm(self, count: int) -> float:
        """How high *count* pieces are in their rows."""
        gap_mm = self.format.gap_mm
        return -(-count // self.columns) * (self.format.height_mm + gap_mm) - gap_mm

    def places(self, count: int, top: float) -> Iterator[SheetPlace]:
        """The first *count* places, row by row from *top* on; whole rows stand in the middle."""
        width, height, gap = self.format.width_mm, self.format.height_mm, self.format.gap_mm
        left = (self.paper[0] - self.columns * (width + gap) + gap) / 2
        for index in range(count):
            row, column = divmod(index, self.columns)
            yield SheetPlace(
                left + column * (width + gap), top + row * (height + gap), width, height
            )
