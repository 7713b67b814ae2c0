"""A table's language: as it was started or as its file says, until somebody chooses another.

The lobby and the operator's page share the menu line that chooses it.
"""

from msgspec import Struct

from controller.match.menu import Choice
from controller.views.languages import FALLBACK, LANGUAGES
from hardware.config import TableFile
from hardware.errors import TableFileError

LINE = "table-menu-language"


class Speak(Struct, frozen=True):
    """Let the table speak that language from now on."""

    language: str


def language_of(asked: str, file: TableFile) -> str:
    """Return the language that somebody has *asked* for, else that of the table *file*, else
    English.

    Raises `TableFileError` if nobody has words in the file's.
    """
    if file.language and file.language not in LANGUAGES:
        raise TableFileError(
            f"the table file of {file.name!r}, language: found {file.language!r}; expected one of "
            f"{', '.join(LANGUAGES)}"
        )
    return asked or file.language or FALLBACK


def language_line(language: str) -> Choice:
    """Return the line that shows the language and leads to all, by the name that each has for
    itself."""
    others = tuple(Choice("table-language", Speak(code), {"language": code}) for code in LANGUAGES)
    return Choice(LINE, args={"language": language}, then=others)
