"""The board of Bluff Pirate: squares in a small graph, from the start to two treasure islands.

The rulebook does not print it, so it is data (`board.toml`), which an owner of the real game can
correct. A square is a number, 0 for the start; everywhere else it goes by its name: that of its
point (`fork`), or `fork.island-1.3` for the third square of that path.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

import msgspec
from msgspec import Struct

from controller.errors import NotationError, OptionError
from controller.rules.fields import whole

NOWHERE = -1
"""No such square, or no distance."""
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_LONGEST = 200
"""The most squares of a path: a higher number is a typo."""


class Path(
    Struct, frozen=True, forbid_unknown_fields=True, gc=False, rename={"start": "from", "end": "to"}
):
    """A row of squares between two points; the square of the second is its last."""

    start: str
    end: str
    squares: int


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as described in `board.toml`: part of a match's options."""

    start: str
    islands: tuple[str, str]
    paths: tuple[Path, ...]


class Towards(NamedTuple):
    """Distances from every square to a place, and the next square on the shortest way."""

    distance: tuple[int, ...]
    step: tuple[int, ...]


class Board(Struct, frozen=True):
    """Everything derived from a drawing, by `board_of`."""

    squares: tuple[str, ...]
    """The name of every square."""
    islands: tuple[int, int]
    """The two squares with a treasure token."""
    exits: tuple[tuple[int, ...], ...]
    """For every square the paths, as numbers in the drawing, that a ship may take there: several at
    a fork, none within a path."""
    ahead: tuple[int, ...]
    """For every square the next one, if there is no choice; otherwise `NOWHERE`."""
    entry: tuple[int, ...]
    """The first square of every path."""
    to_go: tuple[int, ...]
    """The distance from every square to the nearest island, sailing ahead."""
    back: tuple[int, ...]
    """The next square towards the start; the start is its own (BP-8)."""
    towards: tuple[Towards, Towards]
    """The shortest ways to either island, once the other one has been opened."""

    def other_island(self, square: int) -> int:
        """Return the island (0 or 1) that *square* is not."""
        return 1 if square == self.islands[0] else 0


@cache
def default_drawing() -> Drawing:
    """Return the drawing in `board.toml`. Raises `OptionError` if somebody's correction is
    wrong."""
    return drawing_from_toml(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))


def drawing_from_toml(text: str) -> Drawing:
    """Parse a drawing. Raises `OptionError`, which says what does not fit."""
    try:
        drawn = msgspec.toml.decode(text, type=Drawing)
    except msgspec.DecodeError as error:
        raise OptionError(f"The board does not fit: {error}") from None
    board_of(drawn)
    return drawn


def drawing_to_words(state: object, drawn: Drawing) -> Iterator[list[str]]:
    """Yield a line for the start and the islands, and one for each path: `path start fork 24`."""
    yield ["from", drawn.start, "to", *drawn.islands]
    for path in drawn.paths:
        yield ["path", path.start, path.end, str(path.squares)]


def drawing_from_words(state: object, lines: Sequence[list[str]]) -> Drawing:
    """Return the drawing that these lines describe. Raises `NotationError`."""
    match lines:
        case [["from", start, "to", first, second], *paths] if all(map(_is_path, paths)):
            drawn = (Path(a, b, whole(squares)) for _, a, b, squares in paths)
            return Drawing(start, (first, second), tuple(drawn))
    raise NotationError(
        "The first line `board` should be `board from START to ISLAND ISLAND`, "
        "and each other one `board path FROM TO SQUARES`."
    )


def _is_path(words: list[str]) -> bool:
    return len(words) == 4 and words[0] == "path"


@lru_cache(maxsize=64)
def board_of(drawn: Drawing) -> Board:
    """Return the board of a drawing. Raises `OptionError`, which says what does not fit."""
    points = list(dict.fromkeys([drawn.start, *(path.end for path in drawn.paths)]))
    _check(drawn, points)
    squares, number, entry = [drawn.start], {drawn.start: 0}, []
    ways: list[list[int]] = []
    for path in drawn.paths:
        if path.start not in number:
            raise OptionError(
                f"The path from {path.start!r} stands before any path to {path.start!r}; "
                "describe the board from its start on."
            )
        way = [number[path.start]]
        for at in range(1, path.squares):
            way.append(len(squares))
            squares.append(f"{path.start}.{path.end}.{at}")
        if path.end not in number:
            number[path.end] = len(squares)
            squares.append(path.end)
        way.append(number[path.end])
        entry.append(way[1])
        ways.append(way)
    islands = (number[drawn.islands[0]], number[drawn.islands[1]])
    return _measured(tuple(squares), islands, tuple(entry), ways)


def _check(drawn: Drawing, points: Sequence[str]) -> None:
    for name in (*points, *(path.start for path in drawn.paths)):
        if not _NAME.fullmatch(name):
            raise OptionError(f"A point of the board is called {name!r}; use a-z, 0-9 and hyphens.")
    first, second = drawn.islands
    if first == second or drawn.start in drawn.islands:
        raise OptionError("The start and the two islands should be three points.")
    for path in drawn.paths:
        if path.end == drawn.start:
            raise OptionError(f"The path from {path.start!r} leads back to the start; none does.")
    pairs = [(path.start, path.end) for path in drawn.paths]
    for path, pair in zip(drawn.paths, pairs, strict=True):
        between = f"The path from {path.start!r} to {path.end!r}"
        if not 1 <= path.squares <= _LONGEST:
            raise OptionError(f"{between} has {path.squares} squares; 1 to {_LONGEST} can be.")
        if pairs.count(pair) > 1 or pair[::-1] in pairs or path.start == path.end:
            raise OptionError(f"{between} is not the only one between these two points.")
    for island in drawn.islands:
        if island not in points:
            raise OptionError(f"No path leads to {island!r}.")
    for point in points:
        if point not in drawn.islands and point not in [start for start, _ in pairs]:
            raise OptionError(f"No path leads on from {point!r}, and it is no island.")


def _measured(
    squares: tuple[str, ...],
    islands: tuple[int, int],
    entry: tuple[int, ...],
    ways: Sequence[Sequence[int]],
) -> Board:
    """Return the board with its distances. Raises `OptionError` if a ship would sail for ever."""
    first, second = islands
    onward: list[list[int]] = [[] for _ in squares]
    exits: list[list[int]] = [[] for _ in squares]
    neighbours: list[list[int]] = [[] for _ in squares]
    for path, way in enumerate(ways):
        if way[0] not in (first, second):
            exits[way[0]].append(path)
        for here, there in pairwise(way):
            neighbours[here].append(there)
            neighbours[there].append(here)
            if way[0] not in (first, second):
                onward[here].append(there)
    ring = _ring(onward)
    if ring is not None:
        raise OptionError(f"From {squares[ring]!r} one can sail for ever without an island.")
    backwards: list[list[int]] = [[] for _ in squares]
    for here, nexts in enumerate(onward):
        for there in nexts:
            backwards[there].append(here)
    from_start = _distances([0], onward)
    for island in islands:
        if from_start[island] == NOWHERE:
            raise OptionError(f"No way leads from the start to {squares[island]!r}.")
    home = _distances([0], neighbours)
    return Board(
        squares=squares,
        islands=islands,
        exits=tuple(map(tuple, exits)),
        ahead=tuple(nexts[0] if len(nexts) == 1 else NOWHERE for nexts in onward),
        entry=entry,
        to_go=_distances([first, second], backwards),
        back=_steps(home, neighbours),
        towards=(_towards(first, neighbours), _towards(second, neighbours)),
    )


def _towards(square: int, neighbours: Sequence[Sequence[int]]) -> Towards:
    distance = _distances([square], neighbours)
    return Towards(distance, _steps(distance, neighbours))


def _distances(sources: Sequence[int], edges: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return every square's distance to the nearest source; breadth-first search."""
    distance = [NOWHERE] * len(edges)
    queue = list(sources)
    for square in queue:
        distance[square] = 0
    for square in queue:
        for there in edges[square]:
            if distance[there] == NOWHERE:
                distance[there] = distance[square] + 1
                queue.append(there)
    return tuple(distance)


def _steps(distance: Sequence[int], neighbours: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return for every square its first neighbour that is nearer; a source is its own."""
    return tuple(
        next((n for n in neighbours[square] if 0 <= distance[n] < distance[square]), square)
        for square in range(len(distance))
    )


def _ring(onward: Sequence[Sequence[int]]) -> int | None:
    """Return a square from which a ship would come back to itself, or None."""
    entered = [0] * len(onward)
    for nexts in onward:
        for there in nexts:
            entered[there] += 1
    queue = [square for square, count in enumerate(entered) if not count]
    for square in queue:
        for there in onward[square]:
            entered[there] -= 1
            if not entered[there]:
                queue.append(there)
    return next((square for square, count in enumerate(entered) if count), None)
