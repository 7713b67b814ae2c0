"""Changing the owner's settings: `reclaim.toml` says something else, and its remarks, its order,
its other settings and its other mistakes stay as they are.

Pure. Values are changed by tomlkit; where a new line goes is decided here, because an example in
the file (`#volume = 80`) is the place that its owner would have chosen.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from controller.making.revising import writer
from controller.table.appliance import OwnerSettings
from controller.table.secrets import WIFI, parsed
from hardware.errors import InputFileError

New = Mapping[str, Any]
"""What the file is to say, by key; None: nothing any more. Only what stands here is changed."""

_KEPT = "#\ue000"
"""Before a line that is not TOML, while the others are changed; a letter that nobody types."""

_NOT_LIKE_THIS = "reclaim.toml cannot be changed as it is written; edit it by hand"


def check(new: New) -> None:
    """Raise `InputFileError` for the first value that `OwnerSettings` would not take."""
    fields = {field.name: field for field in msgspec.structs.fields(OwnerSettings)}
    for key, value in new.items():
        if key not in fields:
            raise InputFileError(f"{key!r} is no setting; expected one of {', '.join(fields)}")
        if value is None:
            continue
        try:
            msgspec.convert(value, fields[key].type)
        except msgspec.ValidationError:
            # Never the value: it may be a password.
            raise InputFileError(
                f"the value of {key} cannot be used; expected what reclaim.toml explains"
            ) from None


def restated(text: str, new: New) -> str:
    """Return the owner's file *text* with what is *new*, which may be a mistake, too (`check`).
    Twice is once. Raises `InputFileError` for a text so damaged that nothing can be put into it."""
    ends = "\r\n" if "\r\n" in text else "\n"
    lines = text.replace("\r\n", "\n").split("\n")
    settings, wrong = parsed("\n".join(lines))
    for number in wrong:
        lines[number] = _set_aside(lines, number, new)
    text = "\n".join(lines)
    if _read(text) != settings:
        raise InputFileError("reclaim.toml is damaged; nothing in it can be relied on")
    try:
        for key, value in new.items():
            text = _section(text, value) if key == WIFI else _value(text, key, value)
    except ValueError:  # tomlkit's, too, which may quote what stands there
        raise InputFileError(_NOT_LIKE_THIS) from None
    expected = {key: value for key, value in {**settings, **new}.items() if value is not None}
    found = _read(text)
    if found is None or msgspec.to_builtins(expected) != found:
        raise InputFileError(_NOT_LIKE_THIS)
    return text.replace(_KEPT, "").replace("\n", ends)


def _set_aside(lines: list[str], number: int, new: New) -> str:
    """Return a line that is not TOML as a remark; one that was to say what is *new* as the
    place for it."""
    header = _HEADER.match(_last_header(lines[:number]))
    section = header[1].strip() if header else ""
    key = re.split(r"[ \t=.\]]", lines[number].lstrip(" \t["), maxsplit=1)[0]
    said = section or key
    if said not in new:
        return f"{_KEPT}{lines[number]}"
    return "" if said == WIFI else f"#{said} = 0"


_HEADER = re.compile(r"[ \t]*\[([^\]]*)\]")


def _last_header(lines: list[str]) -> str:
    return next((line for line in reversed(lines) if _HEADER.match(line)), "")


def _read(text: str) -> dict[str, Any] | None:
    with suppress(ValueError, RecursionError):
        return tomllib.loads(text)
    return None


# ---- one setting ---------------------------------------------------------------------------------


def _value(text: str, key: str, value: Any) -> str:
    if value is None:
        return _without(text, key)
    if key not in tomllib.loads(text):
        text = _with_room(text, key)
    document = writer().parse(text)
    document[key] = msgspec.to_builtins(value)
    return str(writer().dumps(document))


def _without(text: str, key: str) -> str:
    document = writer().parse(text)
    if key in document:
        document.remove(key)
    return str(writer().dumps(document))


def _with_room(text: str, key: str) -> str:
    """Return *text* in which *key* has a value: in the line of its example, or in a new one."""
    for tried in _rooms(text.split("\n"), key):
        found = _read(tried)
        # A line that looks like an example may be within a text.
        if found is not None and key in found:
            return tried
    raise AssertionError("a setting can always stand in the first line")


def _rooms(lines: list[str], key: str) -> Iterator[str]:
    example = re.compile(rf"[ \t]*#[ \t]*(?={key}[ \t]*=)")
    for number, line in enumerate(lines):
        if example.match(line):
            yield "\n".join([*lines[:number], example.sub("", line, count=1), *lines[number + 1 :]])
    first = next((n for n, line in enumerate(lines) if line.lstrip().startswith("[")), len(lines))
    said = [n for n in range(first) if lines[n].strip() and not lines[n].lstrip().startswith("#")]
    for at in (said[-1] + 1 if said else 0, 0):
        yield "\n".join([*lines[:at], f"{key} = 0", *lines[at:]])


# ---- the WiFi ------------------------------------------------------------------------------------


def _section(text: str, wifi: Mapping[str, str] | None) -> str:
    """Return *text* with another network, or with none: then nothing is left of its password."""
    if wifi is None:
        return _without(text, WIFI)
    there = tomllib.loads(text).get(WIFI)
    if not isinstance(there, dict) or set(there) != set(wifi):
        text = _with_network(_without(text, WIFI) if there is not None else text, wifi)
    document = writer().parse(text)
    for key, value in wifi.items():
        document[WIFI][key] = value
    return str(writer().dumps(document))


def _with_network(text: str, wifi: Mapping[str, str]) -> str:
    """Return *text* with a section that has these keys: that of the example, or a new one."""
    tried = re.sub(
        r"^#[ \t]*(?=\[wifi\][ \t]*\n)((?:.*\n)(?:#[ \t]*[a-z]+[ \t]*=.*(?:\n|\Z))*)",
        lambda found: re.sub(r"^#[ \t]*", "", found[1], flags=re.MULTILINE),
        text,
        count=1,
        flags=re.MULTILINE,
    )
    found = _read(tried)
    if found is not None and set(found.get(WIFI, ())) == set(wifi):
        return tried
    lines = [f'{key} = ""' for key in wifi]
    return "\n".join([*([text.rstrip("\n"), ""] if text.strip() else []), "[wifi]", *lines, ""])
