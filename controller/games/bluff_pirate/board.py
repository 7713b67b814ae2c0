"""The board of Bluff Pirate: squares in a small graph, from the start to two treasure islands.

Nothing of it is printed in the rules, so it is data (`board.toml`), which an owner of the real
game can correct. A square is a number, 0 for the start; everywhere else it goes by its name:
that of its point (`fork`), or `fork.island-1.3` for the third square of that path.
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
from controller.games.fields import whole

NOWHERE = -1
"""Where there is no such square, and no distance."""
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_LONGEST = 200
"""Squares of a path: more is a slip of the hand."""


class Path(
    Struct, frozen=True, forbid_unknown_fields=True, gc=False, rename={"start": "from", "end": "to"}
):
    """Squares in a row, from a point to another one, whose square is the last of them."""

    start: str
    end: str
    squares: int


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as `board.toml` describes it: what the options of a match hold."""

    start: str
    islands: tuple[str, str]
    paths: tuple[Path, ...]


class Towards(NamedTuple):
    """How far a square is from a place, and the next square on the shortest way there."""

    distance: tuple[int, ...]
    step: tuple[int, ...]


class Board(Struct, frozen=True):
    """What follows from a drawing; made by `board_of`."""

    squares: tuple[str, ...]
    """The name of every square."""
    islands: tuple[int, int]
    """The two squares with a treasure token."""
    exits: tuple[tuple[int, ...], ...]
    """For every square the paths, as numbers in the drawing, that a ship may take there: several
    at a fork, none within a path."""
    ahead: tuple[int, ...]
    """For every square the next one, where there is no choice; else `NOWHERE`."""
    entry: tuple[int, ...]
    """The first square of every path."""
    to_go: tuple[int, ...]
    """How far every square is from the nearest island, sailing on ahead."""
    back: tuple[int, ...]
    """The next square towards the start; the start itself stays where it is (BP-8)."""
    towards: tuple[Towards, Towards]
    """The shortest ways to either island, once the other one has been opened."""

    def other_island(self, square: int) -> int:
        """Which island (0 or 1) is the one that *square* is not."""
        return 1 if square == self.islands[0] else 0


@cache
def default_drawing() -> Drawing:
    """What `board.toml` says. Raises `OptionError` where somebody has corrected it wrongly."""
    return drawing_from_toml(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))


def drawing_from_toml(text: str) -> Drawing:
    """The drawing that *text* describes; raises `OptionError`, which says what does not fit."""
    try:
        drawn = msgspec.toml.decode(text, type=Drawing)
    except msgspec.DecodeError as error:
        raise OptionError(f"The board does not fit: {error}") from None
    board_of(drawn)
    return drawn


def drawing_to_words(state: object, drawn: Drawing) -> Iterator[list[str]]:
    """The start with the islands in a line, and each path in another one: `path start fork 24`."""
    yield ["from", drawn.start, "to", *drawn.islands]
    for path in drawn.paths:
        yield ["path", path.start, path.end, str(path.squares)]


def drawing_from_words(state: object, lines: Sequence[list[str]]) -> Drawing:
    """The drawing that these lines describe. Raises `NotationError`."""
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
    """The board of a drawing; raises `OptionError`, which says what does not fit."""
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
    """The board with its distances; raises `OptionError` where a ship would sail for ever."""
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
    """How many steps every square is away from the nearest source; breadth first."""
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
    """For every square a neighbour that is nearer, the first described; a source is its own."""
    return tuple(
        next((n for n in neighbours[square] if 0 <= distance[n] < distance[square]), square)
        for square in range(len(distance))
    )


def _ring(onward: Sequence[Sequence[int]]) -> int | None:
    """A square from which a ship would come back to itself; None where there is none."""
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
