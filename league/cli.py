"""The command line of a league."""

import argparse
import logging
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NoReturn

from league import folding, serving, taking
from league.errors import LeagueError, SettingsError
from league.messages import LONGEST
from league.rulings import Corrected
from league.settings import LeagueSettings, read
from league.store import Store
from league.web import formats
from league.web.server import PAGES
from league.web.sheets import Sheets
from league.words import words_in

PROGRAM = "reclaim league"
CANNOT = 2
SETTINGS = Path("league.toml")
PORT, HIGHEST_PORT = 8090, 65535
BATCH = 200


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage above it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(CANNOT)


def run(given: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    options = _parser().parse_args(given)
    logging.basicConfig(format="%(asctime)s %(message)s", stream=sys.stderr)
    try:
        return int(options.command(_settings(options), options))
    except LeagueError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return CANNOT


def _settings(options: argparse.Namespace) -> LeagueSettings:
    """Raises `SettingsError`."""
    path: Path | None = options.settings
    if path is None:
        return read(SETTINGS) if SETTINGS.exists() else LeagueSettings()
    return read(path)


def _opened(settings: LeagueSettings) -> Store:
    """Return the database, with the tables of this release. Raises `LeagueError`."""
    store = Store(settings.database)
    try:
        store.migrate()
    except BaseException:
        store.close()
        raise
    return store


# ---- commands ------------------------------------------------------------------------------------


def _serve(settings: LeagueSettings, options: argparse.Namespace) -> int:
    with closing(_opened(settings)) as store:
        return serving.serve(store, settings, options.address, options.port)


def _import(settings: LeagueSettings, options: argparse.Namespace) -> int:
    done = taking.Intake()
    with closing(_opened(settings)) as store:
        for numbers, lines in _batches(options.file):
            taken = taking.take(store, settings, lines)
            done += taken
            for at, why in taken.refused:
                print(f"{options.file}, line {numbers[at]}: {why}", file=sys.stderr)
    print(
        f"{done.results} results are new, {done.again} were known, {done.states} states of tables, "
        f"{len(done.refused)} lines refused."
    )
    return 0


def _batches(path: Path) -> Iterator[tuple[list[int], list[bytes]]]:
    """The lines of a file that are not empty, some at a time, with their numbers. Raises
    `SettingsError`."""
    try:
        with path.open("rb") as file:
            numbers: list[int] = []
            lines: list[bytes] = []
            number = 0
            while line := file.readline(2 * LONGEST):
                number += 1
                if line.strip():
                    numbers.append(number)
                    lines.append(line.strip())
                if len(lines) == BATCH:
                    yield numbers, lines
                    numbers, lines = [], []
            if lines:
                yield numbers, lines
    except OSError as error:
        raise SettingsError(f"{path} cannot be read: {error.strerror}") from None


def _replay(settings: LeagueSettings, _: argparse.Namespace) -> int:
    with closing(_opened(settings)) as store, store.writing() as connection:
        before = folding.digest(connection)
        count = folding.replay(connection, settings)
        after = folding.digest(connection)
    same = "the same numbers as before" if before == after else "other numbers than before"
    print(f"{count} matches replayed from zero: {same} ({after[:16]}).")
    return 0


def _rule(settings: LeagueSettings, options: argparse.Namespace) -> int:
    seats = dict(options.seats) if options.kind == "correct" else None
    if options.kind == "correct" and not seats:
        raise SettingsError("nothing to correct; say what, such as red:points=12")
    with closing(_opened(settings)) as store:
        key = (options.table, options.match)
        taking.rule(store, settings, key, options.kind, options.reason, seats)
    done = {"strike": "is struck", "correct": "is corrected", "restore": "is restored"}
    print(f"Match {options.match} {done[options.kind]}.")
    return 0


def _forget(settings: LeagueSettings, options: argparse.Namespace) -> int:
    places = tuple(settings.places)
    place = options.place
    if place is None:
        if len(places) > 1:
            raise SettingsError(f"say where with --place: one of {', '.join(places)}")
        place = places[0] if places else ""
    if place and place not in places:
        known = ", ".join(places) or "none"
        raise SettingsError(f"there is no place {place!r}; the league's file has {known}")
    with closing(_opened(settings)) as store:
        count = taking.forget(store, settings, place, options.name)
    print(
        f"Forgotten: {count} matches have a player without a name now. Old backups have it still."
    )
    return 0


def _show(settings: LeagueSettings, options: argparse.Namespace) -> int:
    asked = dict(options.asked)
    with closing(_opened(settings)) as store, store.reading() as connection:
        sheets = Sheets(connection, settings, words_in(options.lang or settings.language))
        sheet = PAGES[options.page](sheets, asked)
    if options.json:
        print(formats.json_of(sheet).decode())
    else:
        print(formats.csv_of(sheet), end="")
    return 0


# ---- arguments -----------------------------------------------------------------------------------


def _parser() -> _Parser:
    whole = _Parser(prog=PROGRAM, description="The league of many tables.")
    whole.add_argument(
        "--settings", type=Path, metavar="FILE", help="the league's file (default: league.toml)"
    )
    commands = whole.add_subparsers(required=True, metavar="COMMAND", title="commands")

    def add(name: str, text: str, command: object) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        made.set_defaults(command=command)
        return made

    serve = add("serve", "take what tables tell, and show the pages", _serve)
    serve.add_argument("--port", type=_port, default=PORT, help=f"of the pages (default: {PORT})")
    serve.add_argument(
        "--address",
        default="127.0.0.1",
        help="where the pages are: 0.0.0.0 for the whole network (default: this computer only)",
    )
    imports = add("import", "take messages from a file of JSON lines", _import)
    imports.add_argument("file", type=Path, metavar="FILE")
    add("replay", "compute everything from zero", _replay)
    for kind, text in (
        ("strike", "let a match not count"),
        ("correct", "let a match count otherwise"),
        ("restore", "let a match count as its table told it"),
    ):
        rule = add(kind, text, _rule)
        rule.set_defaults(kind=kind)
        rule.add_argument("table", metavar="TABLE")
        rule.add_argument("match", metavar="MATCH")
        if kind == "correct":
            rule.add_argument(
                "seats",
                nargs="+",
                type=_correction,
                metavar="SEAT:WHAT=VALUE",
                help="red:points=12,place=1 or blue:person=Ada",
            )
        rule.add_argument("--reason", required=True, help="shown beside the match")
    forget = add("forget", "forget a person: their matches stay, without a name", _forget)
    forget.add_argument("name", metavar="NAME")
    forget.add_argument("--place", metavar="PLACE", help="where, if there are several")
    show = add("show", "print a page as CSV", _show)
    show.add_argument("page", choices=list(PAGES), metavar="PAGE", help=", ".join(PAGES))
    show.add_argument(
        "asked", nargs="*", type=_pair, metavar="WHAT=VALUE", help="season=…, game=…, key=…"
    )
    show.add_argument("--json", action="store_true", help="print one JSON object")
    show.add_argument("--lang", default="", help="in which language")
    return whole


def _port(text: str) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: use one from 1 to {HIGHEST_PORT}")
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text!r}: expected such as season=Autumn")
    return name, value


def _correction(text: str) -> tuple[str, Corrected]:
    expected = f"{text!r} is no correction: use SEAT:points=12,place=1 or SEAT:person=Ada"
    seat, sign, said = text.partition(":")
    fields: dict[str, int | str] = {}
    for part in said.split(","):
        name, _, value = part.partition("=")
        if name == "person":
            fields[name] = value
        elif name in ("points", "place") and re.fullmatch("-?[0-9]{1,10}", value):
            fields[name] = int(value)
        else:
            raise argparse.ArgumentTypeError(expected)
    if not seat or not sign:
        raise argparse.ArgumentTypeError(expected)
    return seat, Corrected(**fields)  # type: ignore[arg-type]
