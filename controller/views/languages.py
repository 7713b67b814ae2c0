"""The languages that a table may speak. The display has words in each."""

from collections.abc import Mapping
from types import MappingProxyType

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
