"""What people set at the table itself: volume, language, the pace, how strong the bots are.

A setting is as the table was started until somebody changes it. Then it stays so, at the next start
too, until the table is started with something else than when it was changed: the latest word holds.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct

from controller.bots.player import LEVELS
from controller.match.menu import Choice, following
from controller.match.stage import PACES
from controller.views.message import FALLBACK, LANGUAGES
from controller.views.table import LOUDEST, VOLUME_STEP
from hardware.config import TableFile
from hardware.errors import TableFileError

LANGUAGE_LINE = "table-menu-language"


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
    return Choice(LANGUAGE_LINE, args={"language": language}, then=others)


SETTING = "adjusted"
"""The setting of the journal that keeps what was changed."""

Value = str | int

VALUES: Mapping[str, Sequence[Value]] = {
    "volume": tuple(range(0, LOUDEST + 1, VOLUME_STEP)),
    "speed": tuple(PACES),
    "level": tuple(LEVELS),
    "language": tuple(LANGUAGES),
}
"""What each can be, in cycling order."""


class Adjust(Struct, frozen=True):
    """The setting of that name takes its next value."""

    name: str


class AdjustedSetting(Struct, frozen=True):
    """A setting that was changed at the table, and what it was started with then."""

    value: Value
    instead_of: Value


class Adjusted:
    """The settings that were changed at a table that was *started* with these; *kept* is what the
    journal says of earlier changes."""

    def __init__(self, started: Mapping[str, Value] = {}, kept: str = "") -> None:
        self._started = dict(started)
        self._kept = {
            name: one
            for name, one in _read(kept).items()
            if name in started
            and one.instead_of == started[name]
            and one.value in VALUES.get(name, ())
        }
        self._now: dict[str, Value] = {}

    def __repr__(self) -> str:
        return f"<Adjusted: {', '.join(self._kept) or 'nothing'}>"

    def value(self, name: str, usual: Value) -> Value:
        """Return what was chosen at the table, or else the *usual* value."""
        return self._kept[name].value if name in self._kept else usual

    def changed(self, now: Mapping[str, Value]) -> bool:
        """Note the present settings; return True if one of them has changed since the last call,
        and must be kept."""
        before, self._now = self._now, dict(now)
        new = {
            name: AdjustedSetting(value, self._started[name])
            for name, value in now.items()
            if name in self._started and before.get(name, value) != value
        }
        self._kept |= new
        return bool(new)

    def text(self) -> str:
        """Return what the journal is to keep."""
        return msgspec.json.encode(self._kept, order="deterministic").decode()


def _read(text: str) -> dict[str, AdjustedSetting]:
    """Return what was kept; nothing if another version has kept it in another way."""
    try:
        return msgspec.json.decode(text or "{}", type=dict[str, AdjustedSetting])
    except (msgspec.MsgspecError, UnicodeError):
        return {}


def following_value(name: str, now: Value) -> Value:
    """Return the value of a setting after *now*, or the first after the last. Between two of them
    the next one follows."""
    values = VALUES[name]
    if isinstance(now, int) and now not in values:
        return next((one for one in values if isinstance(one, int) and one > now), values[0])
    return following(values, now)


_LINES = {
    "volume": "table-menu-volume",
    "speed": "table-menu-speed",
    "level": "table-menu-level",
}


def lines(now: Mapping[str, Value]) -> tuple[Choice, ...]:
    """Return a line of a menu for each of these settings that the menu has no other line for."""
    return tuple(
        Choice(_LINES[name], Adjust(name), {name: value})
        for name, value in now.items()
        if name in _LINES
    )
