"""What is said to people, as an id and its arguments, and in which languages: only the display has
sentences."""

from collections.abc import Mapping
from types import MappingProxyType

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


FALLBACK = "en"
"""The language used until somebody chooses, and for words that another language lacks."""

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {
        "en": "English",
        "da": "Dansk",
        "de": "Deutsch",
        "es": "Español",
        "fr": "Français",
        "it": "Italiano",
        "nl": "Nederlands",
        "pt": "Português",
        "ru": "Русский",
        "sv": "Svenska",
    }
)
"""Each language's own name by its code (ISO 639-1), in menu order. Plurals need no entry: Fluent
has the rules of every language (Unicode CLDR)."""
