"""What is said to people, as data: which message, with which arguments.

The sentence itself is in the words of the display, in each of its languages.
"""

from collections.abc import Mapping

from msgspec import Struct

Arg = str | int | float | tuple[str, ...]
"""A slug (a seat, a card, a kind of thing), a number, or several slugs."""


class Message(Struct, frozen=True):
    """A message by its id, with its arguments by their names."""

    id: str
    args: Mapping[str, Arg] = {}

    def __str__(self) -> str:
        """As in a log: `table-others-choice: seat=blue`."""
        named = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}: {named}" if named else self.id
