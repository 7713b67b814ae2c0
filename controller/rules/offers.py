"""Which moves of a kind there are, and who makes them: listed as values that are made once, and
drawn uniformly.

A row defines them by the sets of numbers that its fields may have, as bit masks
(`controller.rules.sets`): `each(card=hand, receiver=others)`.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, TypeVar

from msgspec import Struct

from controller.rules.sets import listed, members, only

KeyT = TypeVar("KeyT")

Mover = int | None
"""A player, or None for the referee."""
Random = Callable[[], float]
"""Returns floats in [0, 1)."""
Movers = Callable[[Any], Sequence[Mover]]
"""`movers(state)`: returns everyone who may now make a kind of move."""
Lister = Callable[[Any, Any], Sequence[Any]]
"""`lister(state, mover)`: returns the moves of a kind that the mover may make; *must* depend on
nothing that the mover does not know."""


class Each(Struct, frozen=True, eq=False):
    """The moves of a kind with independent fields: for each field the set of its numbers, by state
    and mover. A field that is not named is the moving player; if no field is named, those with a
    default keep it."""

    fields: Mapping[str, Callable[[Any, Any], int]]

    def of(self, kind: type[Any]) -> tuple[Lister, Callable[[Any, Any, Random], Any]]:
        """Return functions that list all moves of the *kind*, and that draw one of them
        uniformly."""
        sets = [self.fields.get(name, _the_mover) for name in kind.__struct_fields__]
        *first, last = sets or [_the_mover]

        def groups(state: Any, mover: Any) -> list[tuple[tuple[int, ...], int]]:
            numbers = last(state, mover)
            firsts = product(*[members(one(state, mover)) for one in first])
            return [(of, numbers) for of in firsts]

        def drawn(state: Any, mover: Any, random: Random) -> Any:
            return kind(*[draw_member(one(state, mover), random) for one in sets])

        if not self.fields:
            return _one_for_each_mover(kind)
        return _of_two(kind, *sets) if len(sets) == 2 else (Grouped(groups).of(kind)[0], drawn)


class Grouped(Struct, frozen=True, eq=False):
    """The moves of a kind in groups, by state and mover: for each group the first fields, or what
    makes its moves, and the set of numbers for the next field."""

    groups: Callable[[Any, Any], Sequence[tuple["tuple[int, ...] | MadeOnce[int]", int]]]

    def of(self, kind: type[Any]) -> tuple[Lister, Callable[[Any, Any, Random], Any]]:
        """Return functions that list all moves of the *kind*, and that draw one of them uniformly.
        Listed moves are made only once."""
        groups = self.groups
        made: MadeOnce[tuple[int, ...]] = MadeOnce(
            lambda first: MadeOnce(lambda one: kind(*first, one))
        )

        def made_of(first: tuple[int, ...] | MadeOnce[int]) -> MadeOnce[int]:
            of: MadeOnce[int] = first if isinstance(first, MadeOnce) else made[first]
            return of

        def all_listed(state: Any, mover: Any) -> list[Any]:
            found: list[Any] = []
            for first, numbers in groups(state, mover):
                found += map(made_of(first).__getitem__, listed(numbers))
            return found

        def drawn(state: Any, mover: Any, random: Random) -> Any:
            of = groups(state, mover)
            if len(of) == 1:
                ((first, numbers),) = of
                return made_of(first)[draw_member(numbers, random)]
            left = int(random() * sum(numbers.bit_count() for _, numbers in of))
            for first, numbers in of:
                left -= numbers.bit_count()
                if left < 0:
                    return made_of(first)[draw_member(numbers, random)]
            raise NothingToDraw

        return all_listed, drawn


def each(**fields: Callable[[Any, Any], int]) -> Each:
    """Return the moves with every number of these sets: `each(card=hand, receiver=others)`."""
    return Each(fields)


def _the_mover(state: Any, mover: Any) -> int:
    return only(mover)


def _one_for_each_mover(kind: type[Any]) -> tuple[Lister, Callable[[Any, Any, Random], Any]]:
    if len(kind.__struct_defaults__) == len(kind.__struct_fields__):
        made = (kind(),)
        return lambda state, mover: made, lambda state, mover, random: made[0]
    for_each: MadeOnce[int] = MadeOnce(kind)
    return lambda state, mover: (for_each[mover],), lambda state, mover, random: for_each[mover]


def _of_two(
    kind: type[Any], first: Callable[[Any, Any], int], second: Callable[[Any, Any], int]
) -> tuple[Lister, Callable[[Any, Any, Random], Any]]:
    """Return the same functions, but quicker: most moves are a player and a card. Listed moves are
    made only once."""
    made: MadeOnce[int] = MadeOnce(lambda one: MadeOnce(lambda other: kind(one, other)))

    def of_both(state: Any, mover: Any) -> list[Any]:
        others = listed(second(state, mover))
        found: list[Any] = []
        for one in listed(first(state, mover)):
            found += map(made[one].__getitem__, others)
        return found

    def of_mover(state: Any, mover: Any) -> list[Any]:
        return [*map(made[mover].__getitem__, listed(second(state, mover)))]

    def drawn(state: Any, mover: Any, random: Random) -> Any:
        one = draw_member(first(state, mover), random)
        return made[one][draw_member(second(state, mover), random)]

    def drawn_for_mover(state: Any, mover: Any, random: Random) -> Any:
        return made[mover][draw_member(second(state, mover), random)]

    return (of_mover, drawn_for_mover) if first is _the_mover else (of_both, drawn)


class MadeOnce(dict[KeyT, Any]):
    """Caches what *make* returns for each key: moves that are values need be made only once."""

    def __init__(self, make: Callable[[KeyT], Any]) -> None:
        self._make = make

    def __missing__(self, key: KeyT) -> Any:
        made = self[key] = self._make(key)
        return made


class NothingToDraw(LookupError):
    """There is no move of a kind."""


def draw_member(numbers: int, random: Random) -> int:
    """Draw a member of a set uniformly."""
    # Rejection sampling: quicker than listing them, unless they are few among many.
    width = numbers.bit_length()
    number = int(random() * width)
    if numbers >> number & 1:
        return number
    count = numbers.bit_count()
    if not count:
        raise NothingToDraw
    if count <= _FEW:
        for _ in range(int(random() * count)):
            numbers &= numbers - 1
        return (numbers & -numbers).bit_length() - 1
    while True:
        number = int(random() * width)
        if numbers >> number & 1:
            return number


_FEW = 12


Listing = Lister | Each | Grouped
"""Something that lists the moves of a kind."""


class Kind(Struct, frozen=True):
    """Some of the moves of one type, and whether anyone may make one of them now."""

    lists: Listing
    when: Callable[[Any], bool] | None


def listed_and_drawn(
    kind: type[Any], lists: Listing
) -> tuple[Lister, Callable[[Any, Any, Random], Any]]:
    """Return functions that list the moves of a *kind*, and that draw one of them uniformly."""
    if isinstance(lists, Each | Grouped):
        return lists.of(kind)

    def drawn(state: Any, mover: Any, random: Random) -> Any:
        moves = lists(state, mover)
        if not moves:
            raise NothingToDraw
        return moves[int(random() * len(moves))]

    return lists, drawn


# -- who makes them --------------------------------------------------------------------------


def referee(state: Any) -> Sequence[Mover]:
    """Movers of an observed move: the referee."""
    return _REFEREE


def active(state: Any) -> Sequence[Mover]:
    """Movers of a move by the one player who is to act."""
    return _ONLY[state.active]


_REFEREE: tuple[Mover, ...] = (None,)
_ONLY: tuple[tuple[Mover, ...], ...] = tuple((player,) for player in range(16))
