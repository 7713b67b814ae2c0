"""What is said to people, as an id and its arguments: only the display has sentences."""

from collections.abc import Mapping

from msgspec import Struct

Arg = str | int | float | tuple[str, ...]
"""A slug (a seat, a card, a kind of thing), a number, or several slugs."""


class Message(Struct, frozen=True):
    """Something said to people: the id of a message in the display's words, with named
    arguments."""

    id: str
    args: Mapping[str, Arg] = {}

    def __str__(self) -> str:
        """Return it as in a log: `table-others-choice: seat=blue`."""
        named = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id}: {named}" if named else self.id
