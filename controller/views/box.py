"""A game's box: everything that is printed for it, as the display is told of it."""

from msgspec import Struct

PAPERS = ("a4", "letter")
"""What it can be printed on; the display knows their sizes."""


class Side(Struct, frozen=True):
    """One printed side of a piece, as a label on a table has it (`hardware.scene.Label`)."""

    kind: str
    face: bool
    name: str
    suitcase: str = ""


class Piece(Struct, frozen=True):
    """Both sides of a piece."""

    back: Side
    face: Side


class PathView(Struct, frozen=True):
    """Squares in a row; the last one is that of the point `end`."""

    start: str
    end: str
    squares: int


class Track(Struct, frozen=True):
    """A board: paths of squares, told from the start on, and the points to which they lead."""

    paths: tuple[PathView, ...]
    ends: tuple[str, ...]
    numbered: bool = False
    """Whether the squares have their numbers, from 0 on: a score board. Otherwise something lies
    on every end: an island."""


class Box(Struct, frozen=True):
    """What is printed for a game."""

    game: str
    tagged: tuple[Piece, ...]
    """The pieces that get a tag, in the order in which `reclaim enrol` asks for them."""
    untagged: tuple[Piece, ...]
    track: Track | None = None
