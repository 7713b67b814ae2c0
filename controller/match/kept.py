"""What follows from values that never change is made once, and kept until one of them is another.

Views, lights and menus follow from a match's state, and most signals leave that as it is.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Memo(Generic[Made]):
    """Calls *make*, and returns the same again until an argument is another value.

    *make* *must* depend on nothing that can change but its arguments, and these *must* be values:
    frozen structs, tuples, mappings that are replaced by others and never altered.
    """

    __slots__ = ("_made", "_make", "_of")

    def __init__(self, make: Callable[..., Made]) -> None:
        self._make = make
        self._of: tuple[object, ...] | None = None
        self._made: Made

    def __call__(self, *of: object) -> Made:
        # Of tuples the same objects are compared first, and at no cost.
        if of != self._of:
            self._made = self._make(*of)
            self._of = of
        return self._made

    def __repr__(self) -> str:
        return f"<Kept {'nothing' if self._of is None else repr(self._made)}>"
