"""Sets of small numbers as bit masks: bit n stands for number n.

Cards, tiles and players are numbers in the rules; their sets are values that compare and hash by
content, in whatever order they were made.
"""

from collections.abc import Iterable
from functools import lru_cache

EMPTY = 0


def only(number: int) -> int:
    """Return the set of one number."""
    return 1 << number


def set_of(numbers: Iterable[int]) -> int:
    """Return the set of *numbers*."""
    mask = EMPTY
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """Return the numbers in a set, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


@lru_cache(maxsize=4096)
def listed(mask: int) -> tuple[int, ...]:
    """Return the numbers in a set, in order; cached, because the same few sets recur."""
    return tuple(members(mask))
