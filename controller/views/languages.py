"""The languages that a table may speak. The display has words in each of them."""

from collections.abc import Mapping
from types import MappingProxyType

FALLBACK = "en"
"""What nobody has chosen otherwise, and what another language lacks, is said in this one."""

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
"""Each by its code (ISO 639-1), with what it calls itself, in the order in which they are chosen.
Plurals need no entry: Fluent has the rules of every language (Unicode CLDR)."""


def next_language(language: str) -> str:
    """The one that follows in the table, and after the last one the first."""
    codes = tuple(LANGUAGES)
    return codes[(codes.index(language) + 1) % len(codes)] if language in codes else FALLBACK
