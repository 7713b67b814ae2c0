"""Sets of small numbers as bit masks: bit n stands for number n.

Cards, tiles and players are numbers in the rules; their sets are values that compare and hash as
what they contain, whatever the order in which they were made.
"""

from collections.abc import Iterable

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
