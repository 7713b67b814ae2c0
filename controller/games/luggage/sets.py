"""Sets of passengers and of tiles as bit masks: bit n stands for number n."""

from collections.abc import Iterable

from controller.games.luggage.pieces import (
    SUITCASES,
    TILE_COUNT,
    tile_suitcase,
)

EMPTY = 0


def only(number: int) -> int:
    """The set of one."""
    return 1 << number


def set_of(numbers: Iterable[int]) -> int:
    """The set of *numbers*."""
    mask = EMPTY
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """The numbers in a set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


OF_SUITCASE = tuple(
    set_of(tile for tile in range(TILE_COUNT) if tile_suitcase(tile) == suitcase)
    for suitcase in range(len(SUITCASES))
)
"""The six tiles of each pattern."""
