"""Settings without their secrets: what a table may know of `reclaim.toml`, whose WiFi password is
for root alone.

Pure, and imports little, because a table waits for it (controller/commands/settings.py).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

WIFI = "wifi"
PUBLIC = {"country", "name"}
"""All else that stands there may be a password, whatever its key is called."""
MOST_MISTAKES = 8
"""A file with more is something else."""
_LONGEST, _MOST_TOKENS = 16384, 200
"""In letters, and in values and keys: 60 players and everything else need half of that."""

_TOKEN = re.compile(
    r'"{3}(?:\\.|[^\\])*?"{3,5}|' + r"'{3}.*?'{3,5}|"
    r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|"
    r"#[^\n]*|"
    r"\d{4}-\d\d-\d\d \d\d:[\d:.]+|"
    r"[^\s,=\[\]{}#\"']+",
    re.DOTALL,
)
"""A text in quotes, a remark, a date with a time, or another value or key (TOML 1.0.0)."""
_KEY = re.compile(r"\s*(?:\[[^\]=]*\]?|[\w.\"'-]*)\s*[=:]?")
_HEADER = re.compile(r"\s*\[\[?([^\]]*)")
_SECRET = re.compile(r"wi-?fi|pass|psk|key|secret|pw", re.IGNORECASE)


_GOOD = re.compile(r"[^\n]{8,63}|[0-9A-Fa-f]{64}")
"""A password as WifiSettings wants it."""


def parsed(text: str) -> tuple[dict[str, Any], list[int]]:
    """Return the settings in *text*, and the numbers of the lines that are not TOML and left out,
    the first being 0; {} where too many are."""
    lines, wrong = text.split("\n"), list[int]()
    while len(wrong) < MOST_MISTAKES:
        try:
            return tomllib.loads("\n".join(lines)), wrong
        except (ValueError, RecursionError) as error:
            where = re.search(r"\(at line (\d+),", str(error))
            number = int(where[1]) - 1 if where else len(lines) - 1
            wrong.append(number)
            if where is None or not lines[number]:
                break
            lines[number] = ""
    return {}, wrong


def without_secrets(text: str) -> str:
    """Return *text* with as many lines, the same settings and the same mistakes, but no password
    and no remark. Where it cannot be told what is a password, nothing of the text is left."""
    settings, wrong = parsed(text)
    lines = text.split("\n")
    kept = {number: without_value(lines, number) for number in wrong}
    if not settings and wrong:
        # What is wrong stays wrong; of the rest nothing holds.
        return "\n".join(
            kept.get(number, line if without_value(lines, number) == line else "#")
            for number, line in enumerate(lines)
        )
    for number in wrong:
        lines[number] = ""
    clean = _without_secrets("\n".join(lines), settings)
    if not clean:
        return ""
    lines = clean.split("\n")
    for number, line in kept.items():
        lines[number] = line
    return "\n".join(lines)


def without_value(lines: Sequence[str], number: int) -> str:
    """Return a line that is not TOML, without its value where that may be a password."""
    line = lines[number]
    above = (_HEADER.match(one) for one in reversed(lines[:number]))
    section = next((header[1] for header in above if header), "")
    if not _SECRET.search(section) and not _SECRET.search(line):
        return line
    key = _KEY.match(line)
    known = key[0] if key else ""
    return known if known == line.rstrip() else f"{known} …"


def _without_secrets(text: str, settings: Mapping[str, Any]) -> str:
    """The same for valid *text*. A value is replaced where nothing but a secret changes by it: so
    it is TOML's reader that says what a password is, however it is written."""
    if WIFI in settings and len(text) > _LONGEST:
        return ""
    expected, at, tries = _public(settings), 0, 0
    while token := _TOKEN.search(text, at):
        at = token.end()
        if token[0].startswith("#"):
            text, at = text[: token.start()] + "#" + text[at:], token.start() + 1
            continue
        tries += 1
        if WIFI not in settings or tries > _MOST_TOKENS:
            continue
        blank = _blank(token[0])
        tried = text[: token.start()] + blank + text[at:]
        with suppress(ValueError, RecursionError):
            found = tomllib.loads(tried)
            if found != settings and _public(found) == expected:
                text, settings, at = tried, found, token.start() + len(blank)
    return text if all(map(_is_blank, _values(_secrets(settings)))) else ""


def _is_blank(value: object) -> bool:
    return value == 0 if not isinstance(value, str) else not value.strip("*\n")


def _blank(token: str) -> str:
    """Return a value of the same kind, on as many lines, that is as good or as bad a password."""
    if token[0] not in "\"'":
        return "0"
    lines = token.count("\n")
    with suppress(ValueError):
        good = _GOOD.fullmatch(tomllib.loads(f"it = {token}")["it"]) is not None
        if not lines:
            return '"********"' if good else '""'
        # A newline behind the quotes is none of the text; as bad as before, another makes it.
        return "'''" + "\n" * lines + ("********" if good else "") + "'''"
    return token


def _public(settings: Mapping[str, Any]) -> str:
    """Return all that is no secret: the rest, and which keys the section of the WiFi has. As text,
    because not-a-number equals nothing."""
    wifi = settings.get(WIFI)
    if not isinstance(wifi, dict):
        return repr({**settings, WIFI: type(wifi)})
    shown = {key: value if key in PUBLIC else _shape(value) for key, value in wifi.items()}
    return repr({**settings, WIFI: shown})


def _shape(value: object) -> object:
    match value:
        case dict():
            return {key: _shape(one) for key, one in value.items()}
        case list():
            return [_shape(one) for one in value]
        case _:
            return None


def _secrets(settings: Mapping[str, Any]) -> object:
    wifi = settings.get(WIFI)
    if not isinstance(wifi, dict):
        return wifi
    return [value for key, value in wifi.items() if key not in PUBLIC]


def _values(found: object) -> Iterator[object]:
    match found:
        case dict():
            for one in found.values():
                yield from _values(one)
        case list():
            for one in found:
                yield from _values(one)
        case None:
            pass
        case _:
            yield found
