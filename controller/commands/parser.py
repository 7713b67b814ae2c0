"""argparse as this command line uses it, and the arguments that several commands take."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NoReturn, TypeAlias, get_args

from controller.commands import arguments
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from controller.match.stage import PACES
from controller.views.message import FALLBACK, LANGUAGES
from hardware.config import SeatName

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

USAGE_ERROR = 2

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Help(argparse.HelpFormatter):
    """Puts each command on one line with its help: argparse ignores how far commands are
    indented."""

    def add_argument(self, action: argparse.Action) -> None:
        super().add_argument(action)
        names = action.choices if isinstance(action, argparse._SubParsersAction) else ()
        longest = max(map(len, names or ()), default=0)
        self._action_max_length = max(self._action_max_length, longest + 4)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage above it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(USAGE_ERROR)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> tuple[Any, list[str]]:
        """Leave nothing over: a command itself says what it does not know, and not `reclaim`."""
        known, left = super().parse_known_args(args, namespace)
        if left:
            games = [one for one in left if one in CATALOGUE and hasattr(known, "game")]
            typed = f"; a game is chosen by --game {games[0]}" if games else ""
            self.error(f"unrecognized arguments: {' '.join(left)}{typed}")
        return known, left

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        # argparse's own version ignores a failing output.
        (file or sys.stdout).write(self.format_help())


def take_journal(command: Parser, kept: str = "where matches are recorded") -> None:
    command.add_argument("--journal", type=Path, metavar="FILE", help=kept)


def take_sockets(command: Parser) -> None:
    command.add_argument(
        "--connect", type=Path, metavar="FOLDER", help="where the daemon's sockets are"
    )


def take_language(command: Parser, of: str = "screen") -> None:
    command.add_argument(
        "--lang", choices=tuple(LANGUAGES), default=FALLBACK, help=f"the {of}'s language"
    )


def take_table_language(command: Parser) -> None:
    command.add_argument(
        "--lang",
        choices=tuple(LANGUAGES),
        default="",
        help="the table's language (default: what the table file says, or else en)",
    )


def take_window_language(command: Parser) -> None:
    command.add_argument(
        "--lang", choices=tuple(LANGUAGES), help="of this window (default: the table's)"
    )


def take_match(command: Parser, nargs: Literal["?"] | None = None) -> None:
    command.add_argument(
        "match",
        type=arguments.match_or_file,
        nargs=nargs,
        metavar="MATCH|FILE",
        help="its number, or an exported file",
    )


def flag(command: "argparse._ActionsContainer", name: str, what: str) -> None:
    command.add_argument(name, action="store_true", help=what)


JSON = "--json", "print one JSON object"
RESUME = "--resume", "go on with an interrupted match without asking"
REFEREE = "--referee", "of a match that is not over, too: for somebody who may see every hand"


def take_speed(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--speed",
        choices=list(PACES),
        default="normal",
        help="how quickly the table goes on by itself: climaxes, and bots, who get no stronger",
    )


def take_parts(command: Parser) -> None:
    command.add_argument(
        "--parts",
        action="store_true",
        help="show pads, spots and buttons in the window, to practise for a real table",
    )


def take_address(command: Parser) -> None:
    command.add_argument("--port", type=arguments.port, help="of the pages (default: 8080)")
    command.add_argument(
        "--address", metavar="NAME", help="how phones reach this computer, if it is not seen"
    )


def take_broker(tell: Parser) -> None:
    option = tell.add_argument
    option(
        "broker",
        nargs="?",
        metavar="ADDRESS",
        help="such as mqtt://broker.lan or nats://10.0.0.5 (default: what --settings says)",
    )
    option("--settings", type=Path, metavar="FILE", help="an owner's reclaim.toml")
    option(
        "--credentials",
        type=Path,
        metavar="FILE",
        help="a user's name in its first line, and the password in the second",
    )
    option("--name", default="", help="what its owner calls this table")
    option("--connect", type=Path, metavar="FOLDER", help="where the daemon's sockets are")
    option("--keeps", type=Path, metavar="FILE", help="what was told (default: by the journal)")
    flag(tell, "--home-assistant", "let Home Assistant find the table")
    flag(
        tell,
        "--commands",
        "let the broker pause the match, set language and volume, and pass on what a league says",
    )
    flag(tell, "--again", "tell every result once more")
    take_journal(tell)


def take_board(station: Parser) -> None:
    """Add what can be done with a station's board, each with its own arguments."""
    kinds = station.add_subparsers(dest="what", required=True, metavar="WHAT")
    for name, does in (
        ("list", "which boards are plugged in, and what runs on them"),
        ("assign", "say which seat each board has, by pressing its A; replace a dead one"),
        ("flash", "put the station's program onto a Pico that has MicroPython"),
        ("update", "flash every station whose firmware is older than this release"),
        ("identify", "let a station's light blink for five seconds"),
        ("monitor", "print what a station's pad and buttons say, until Ctrl-C"),
    ):
        kind = kinds.add_parser(name, help=does, description=does[0].upper() + does[1:] + ".")
        kind.add_argument(
            "port", nargs="*", metavar="PORT", help="its serial port (default: the Picos here)"
        )
        if name == "list":
            kind.add_argument("--table", metavar="TABLE", help="a table file, for the seats' names")
            flag(kind, *JSON)
        if name == "assign":
            kind.add_argument(
                "--table", metavar="TABLE", help="the table file (default: the service's)"
            )
            kind.add_argument(
                "--seat",
                action="append",
                default=[],
                choices=get_args(SeatName),
                help="only this seat (repeat for more); the others keep their boards",
            )
            take_journal(kind, "beside which the assignment is kept")
        if name == "flash":
            flag(kind, "--all", "every Pico that is plugged in, or every PORT")


def take_anything(command: Parser) -> None:
    """Let a command take whatever it is given, options too: it is for somebody else to read."""
    command.prefix_chars = ""
    command.add_argument("rest", nargs="*", help=argparse.SUPPRESS)


def take_table(command: Parser) -> None:
    command.add_argument(
        "table", metavar="TABLE", help="a table file, or the name of a shipped one: pi4-carousel"
    )


class Untold:
    """Arguments that help does not mention: those of another game."""

    def __init__(self, told: "argparse._ActionsContainer") -> None:
        self.told = told

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        return self.told.add_argument(*names, **{**settings, "help": argparse.SUPPRESS})


def options_told(spec: GameSpec) -> str:
    """Describe a game's options with their defaults, and the values that the lobby offers."""
    offered = {line.name: line.values for line in spec.lines}
    usual = spec.rules.options_from({})
    told = []
    for name in usual.__struct_fields__:
        value = getattr(usual, name)
        if isinstance(value, str | int | None):
            others = [_in_help(one) for one in offered.get(name, ()) if one != value]
            told.append(f"{name}={_in_help(value)}{' or ' * bool(others)}{' or '.join(others)}")
    return f"an option of the game: {', '.join(told)}"


def _in_help(value: str | int | None) -> str:
    return "none" if value is None else str(value).lower()
