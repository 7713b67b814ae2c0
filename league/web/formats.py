"""A page as HTML, CSV and JSON, and the seasons as a calendar."""

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import cache
from typing import Any
from urllib.parse import urlencode

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined

from controller.views.message import LANGUAGES
from league.settings import LeagueSettings, Season
from league.web.sheets import Cell, Id, LeaguePage, Link
from league.words import words_in

PAGES = {
    "standings": "/",
    "matches": "/matches",
    "records": "/records",
    "seasons": "/seasons",
    "tables": "/tables",
}
"""The pages that each page leads to, by the ids of their names."""

_FORMULA = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would run (OWASP, CSV Injection)."""


def address(path: str, query: Mapping[str, str]) -> str:
    """Return where a page is."""
    asked = urlencode({name: value for name, value in query.items() if value})
    return f"{path}?{asked}" if asked else path


@cache
def _environment() -> Environment:
    found = Environment(
        loader=PackageLoader("league.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals.update(address=address, is_link=_is_link, is_number=_is_number)
    return found


def _is_link(cell: Cell) -> bool:
    return isinstance(cell, Link)


def _is_number(cell: Cell) -> bool:
    return isinstance(cell, int | float)


def html(
    sheet: LeaguePage, settings: LeagueSettings, language: str, path: str, asked: Mapping[str, str]
) -> str:
    """Return a page; *path* and *asked* are its own address."""
    return (
        _environment()
        .get_template("sheet.html")
        .render(
            sheet=sheet,
            settings=settings,
            words=words_in(language),
            language=language,
            languages=LANGUAGES,
            pages=PAGES,
            path=path,
            asked=asked,
            file="/standings" if path == "/" else path,
            kept={name: value for name, value in asked.items() if name == "lang"},
        )
    )


def _plain(cell: Cell) -> str | int | float:
    return cell.text if isinstance(cell, Link | Id) else cell


def _harmless(cell: Cell) -> str | int | float:
    plain = _plain(cell)
    return f"'{plain}" if isinstance(plain, str) and plain.startswith(_FORMULA) else plain


def csv_of(sheet: LeaguePage) -> str:
    """Return the page's first table, as a spreadsheet takes it (RFC 4180)."""
    made = io.StringIO(newline="")
    writer = csv.writer(made)
    for grid in sheet.grids[:1]:
        writer.writerow([column.key for column in grid.columns])
        writer.writerows([_harmless(cell) for cell in row] for row in grid.rows)
    return made.getvalue()


def json_of(sheet: LeaguePage) -> bytes:
    """Return the page's tables: each row an object by the columns' names."""
    tables: list[dict[str, Any]] = []
    for grid in sheet.grids:
        names = [column.key for column in grid.columns]
        rows = [dict(zip(names, map(_plain, row), strict=True)) for row in grid.rows]
        tables.append({"heading": grid.heading, "rows": rows})
    return msgspec.json.encode({"title": sheet.title, "tables": tables, "faults": sheet.faults})


def calendar(name: str, seasons: Sequence[Season]) -> str:
    """Return the seasons as days of a calendar (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Reclaim//League//EN"]
    for one in seasons:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{urlencode({'season': one.name})}@reclaim-league",
            f"DTSTAMP:{one.begins:%Y%m%d}T000000Z",
            f"DTSTART;VALUE=DATE:{one.begins:%Y%m%d}",
            f"DTEND;VALUE=DATE:{one.ends + timedelta(days=1):%Y%m%d}",
            f"SUMMARY:{_escaped(f'{name}: {one.name}')}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Sequence[str]:
    """A line in parts of at most 75 bytes (RFC 5545, 3.1)."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > 75:
            parts.append(part)
            part = " "
        part += letter
    return [*parts, part]
