"""Which language a table speaks: as it was started, or as its file says; then whoever chooses one.

The line of a menu that chooses is the same in the lobby and on the operator's page.
"""

from msgspec import Struct

from controller.match.menu import Choice
from controller.views.languages import FALLBACK, LANGUAGES
from hardware.config import TableFile
from hardware.errors import TableFileError

LINE = "table-menu-language"


class Speak(Struct, frozen=True):
    """The table speaks that language from now on."""

    language: str


def language_of(asked: str, file: TableFile) -> str:
    """The language that somebody has *asked* for, or else that of the table *file*, or English.

    Raises `TableFileError` where nobody has words in the file's.
    """
    if file.language and file.language not in LANGUAGES:
        raise TableFileError(
            f"the table file of {file.name!r}, language: found {file.language!r}; expected one of "
            f"{', '.join(LANGUAGES)}"
        )
    return asked or file.language or FALLBACK


def language_line(language: str) -> Choice:
    """The line that says what is spoken and leads to all languages, by what each calls itself."""
    others = tuple(Choice("table-language", Speak(code), {"language": code}) for code in LANGUAGES)
    return Choice(LINE, args={"language": language}, then=others)
