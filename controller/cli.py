"""The command line of `reclaim`: its commands and their arguments.

A user's mistake gets one sentence on standard error and exit code 2, never a traceback.
`controller.__main__` has what else may end a command.
"""

import argparse
import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NoReturn, get_args

from controller.bots.player import LEVELS
from controller.errors import GameError
from controller.games.catalogue import CATALOGUE
from controller.views.table import LANGUAGES
from hardware.config import SeatName
from hardware.errors import TableError

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

USAGE_ERROR = 2

CHECKOUT = Path(__file__).resolve().parent.parent

Command = Callable[[argparse.Namespace], int]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage above it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(USAGE_ERROR)

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        # argparse's own passes over an output that takes nothing.
        (file or sys.stdout).write(self.format_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    options = parser().parse_args(arguments)
    command: Command = options.command
    try:
        return command(options)
    except (TableError, GameError) as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return USAGE_ERROR


def parser() -> argparse.ArgumentParser:
    whole = _Parser(
        prog="reclaim",
        description="A luggage carousel that referees tabletop games, real or simulated.",
    )
    commands = whole.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_play(commands)
    _add_daemon(commands)
    _add_display(commands)
    _add_table(commands)
    _add_enrol(commands)
    _add_history(commands)
    _add_replay(commands)
    _add_export(commands)
    _add_import(commands)
    _add_report(commands)
    _add_doctor(commands)
    _add_check_game(commands)
    _add_bench(commands)
    return whole


def _add(commands: "argparse._SubParsersAction[_Parser]", name: str, text: str) -> _Parser:
    added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    added.set_defaults(prog=f"reclaim {name}")
    return added


def _add_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    play = _add(commands, "play", "open the table and play, against bots where nobody sits")
    play.add_argument("--game", choices=list(CATALOGUE), default="luggage", help="which game")
    play.add_argument("--players", type=int, metavar="N", help="players in all (default: 4)")
    play.add_argument(
        "--bots", type=int, metavar="N", help="how many of them are bots (default: all but you)"
    )
    play.add_argument(
        "--people",
        type=int,
        metavar="N",
        help="how many people take turns at this window, each behind a curtain (default: 1)",
    )
    play.add_argument(
        "--level", choices=list(LEVELS), default="normal", help="how strong the bots are"
    )
    play.add_argument(
        "--table", metavar="NAME|PATH.toml", help="which table (default: a simulated one)"
    )
    play.add_argument("--headless", action="store_true", help="without a window; bots only")
    speed = play.add_mutually_exclusive_group()
    speed.add_argument(
        "--fast", action="store_true", help="headless on the fast twin, as fast as it can"
    )
    speed.add_argument(
        "--deep", action="store_true", help="headless on the deep twin, on a virtual clock"
    )
    play.add_argument("--seed", type=int, metavar="N", help="the same seed, the same match")
    play.add_argument("--lang", choices=LANGUAGES, default="en", help="the screen's language")
    play.add_argument("--json", action="store_true", help="print the result as one JSON object")
    _add_journal(play)
    play.add_argument(
        "--resume", action="store_true", help="go on with an interrupted match without asking"
    )
    rules = play.add_argument_group("rules")
    rules.add_argument(
        "--play",
        dest="manner",
        choices=["assisted", "rulebook"],
        help="assisted (the default): the pad says at once whose a tile is; "
        "rulebook: only the check does",
    )
    rules.add_argument(
        "--variant",
        choices=["belt", "memory"],
        help="memory: turn by turn, with the tiles in rows",
    )
    rules.add_argument(
        "--reduced", action="store_true", help="three passengers of each suitcase, none lost"
    )
    rules.add_argument("--clock", type=int, metavar="MIN", help="end a round after 1 to 10 minutes")
    rules.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other option of the game, such as rounds=1 or deliberate_penalty=-1",
    )
    play.set_defaults(command=_play)


def _add_journal(command: _Parser, kept: str = "where matches are recorded") -> None:
    command.add_argument("--journal", type=Path, metavar="FILE", help=kept)


def _add_daemon(commands: "argparse._SubParsersAction[_Parser]") -> None:
    daemon = _add(commands, "daemon", "run a table's referee without a window")
    daemon.add_argument("--table", required=True, metavar="sim|PATH.toml", help="the table file")
    daemon.add_argument(
        "--socket", type=Path, metavar="FOLDER", help="where the sockets for screens are made"
    )
    daemon.add_argument("--lang", choices=LANGUAGES, default="en", help="the screen's language")
    _add_journal(daemon)
    daemon.add_argument(
        "--resume", action="store_true", help="go on with an interrupted match without asking"
    )
    daemon.add_argument("--seating", default="{}", help=argparse.SUPPRESS)
    daemon.add_argument("--lifeline", type=int, help=argparse.SUPPRESS)
    daemon.set_defaults(command=_daemon)


def _add_display(commands: "argparse._SubParsersAction[_Parser]") -> None:
    display = _add(commands, "display", "show the public screen of a running table")
    display.add_argument("--connect", metavar="SOCKET", help="the daemon's feed")
    display.add_argument("--fullscreen", action="store_true")
    display.add_argument("--size", metavar="WxH", help="of the window")
    display.add_argument("--png", metavar="FILE", help="write one picture of it and end")
    display.set_defaults(command=_display)


def _add_table(commands: "argparse._SubParsersAction[_Parser]") -> None:
    table = _add(commands, "table", "sit down at a simulated table that runs")
    table.add_argument(
        "--seat", choices=get_args(SeatName), default="red", help="which seat (default: red)"
    )
    table.add_argument(
        "--connect", type=Path, metavar="FOLDER", help="where the daemon's sockets are"
    )
    table.add_argument("--size", metavar="WxH", help="of the window")
    table.set_defaults(command=_table)


def _add_enrol(commands: "argparse._SubParsersAction[_Parser]") -> None:
    enrol = _add(commands, "enrol", "tell a real table which tag is which piece")
    enrol.add_argument("--table", required=True, metavar="PATH.toml", help="the table file")
    enrol.add_argument("--game", choices=list(CATALOGUE), help="only the pieces of this game")
    enrol.add_argument(
        "--spare",
        action="append",
        default=[],
        metavar="PIECE",
        help="a copy of a piece whose tag has died, such as luggage/tile/clown",
    )
    _add_journal(enrol, "where the list of pieces is kept")
    enrol.set_defaults(command=_enrol)


def _add_history(commands: "argparse._SubParsersAction[_Parser]") -> None:
    history = _add(commands, "history", "list the matches that were played, newest first")
    history.add_argument(
        "--last", type=number, default=20, metavar="N", help="how many (default: 20)"
    )
    history.add_argument("--json", action="store_true", help="print one JSON object")
    _add_journal(history)
    history.set_defaults(command=_history)


def _add_replay(commands: "argparse._SubParsersAction[_Parser]") -> None:
    replay = _add(commands, "replay", "show a match that was played")
    replay.add_argument(
        "match", type=_match, metavar="MATCH|FILE", help="its number, or an exported file"
    )
    how = replay.add_mutually_exclusive_group()
    how.add_argument(
        "--speed",
        type=_speed,
        metavar="X",
        help="how many times as fast as it was played (default: 4, and long waits are cut short)",
    )
    how.add_argument(
        "--png", type=Path, metavar="FOLDER", help="draw a picture after every move instead"
    )
    how.add_argument(
        "--json", action="store_true", help="print the view after every move, one on a line"
    )
    replay.add_argument(
        "--to", type=number, metavar="MOVE", help="only up to this move, counted from 1"
    )
    replay.add_argument(
        "--seat", metavar="SEAT", help="with --json: as this seat saw it (default: the public)"
    )
    _add_referee(replay)
    replay.add_argument("--lang", choices=LANGUAGES, default="en", help="the screen's language")
    _add_journal(replay)
    replay.set_defaults(command=_replay)


def _add_export(commands: "argparse._SubParsersAction[_Parser]") -> None:
    export = _add(commands, "export", "write a match into a file that can be kept and given away")
    export.add_argument("match", type=number, metavar="MATCH", help="its number")
    export.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help="where to (default: match-NUMBER.jsonl); - is standard output",
    )
    export.add_argument(
        "--without-secrets",
        action="store_true",
        help="leave out what the rules keep secret for ever; such a file cannot be replayed",
    )
    _add_referee(export)
    _add_journal(export)
    export.set_defaults(command=_export)


def _add_referee(command: _Parser) -> None:
    command.add_argument(
        "--referee",
        action="store_true",
        help="of a match that is not over, too: for somebody who may see every hand",
    )


def _add_import(commands: "argparse._SubParsersAction[_Parser]") -> None:
    import_ = _add(commands, "import", "take a match from a file into the journal")
    import_.add_argument("file", type=Path, metavar="FILE", help="an exported match")
    _add_journal(import_)
    import_.set_defaults(command=_import)


def _add_report(commands: "argparse._SubParsersAction[_Parser]") -> None:
    report = _add(commands, "report", "write a page of figures of a match, to print or to send")
    report.add_argument(
        "match", type=_match, metavar="MATCH|FILE", help="its number, or an exported file"
    )
    report.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FOLDER|FILE",
        help="a file that ends in .svg or .png, or a folder for both (default: this one)",
    )
    report.add_argument("--lang", choices=LANGUAGES, default="en", help="the page's language")
    _add_journal(report)
    report.set_defaults(command=_report)


def number(text: str) -> int:
    """A number of a match, of a move, or of matches: what SQLite can count to."""
    if not text.isdecimal() or not 1 <= (number := int(text)) < 2**63:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number from 1 on")
    return number


def _match(text: str) -> int | Path:
    return number(text) if text.isdecimal() else Path(text)


def _speed(text: str) -> float:
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0.01 <= speed <= 1000.0:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number such as 2 or 0.5")
    return speed


def _add_doctor(commands: "argparse._SubParsersAction[_Parser]") -> None:
    doctor = _add(commands, "doctor", "test a part of the table and say what to do about it")
    doctor.add_argument("part", choices=["motor"], metavar="motor", help="the belt's motor")
    doctor.add_argument(
        "--table", default="sim", metavar="sim|PATH.toml", help="which table (default: sim)"
    )
    doctor.add_argument("--json", action="store_true", help="print one JSON object")
    doctor.set_defaults(command=_doctor)


def _add_check_game(commands: "argparse._SubParsersAction[_Parser]") -> None:
    check = _add(commands, "check-game", "put a game through the laws that every game keeps")
    check.add_argument("game", metavar="GAME", help=f"such as {next(iter(CATALOGUE), 'luggage')}")
    check.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other luck")
    check.set_defaults(command=_check_game)


def _check_game(options: argparse.Namespace) -> int:
    from controller.commands import checkgame

    return checkgame.run(options)


def _add_bench(commands: "argparse._SubParsersAction[_Parser]") -> None:
    bench = _add(commands, "bench", "measure, beside a peer or a physical limit (in a checkout)")
    benches = _benches()
    if benches is None:
        bench.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
        bench.set_defaults(command=_no_benches)
    else:
        benches.add_arguments(bench)
        bench.set_defaults(command=benches.run)


def _benches() -> ModuleType | None:
    """The benches, which are not installed: they lie beside the product in a checkout."""
    if not (CHECKOUT / "bench" / "__init__.py").is_file():
        return None
    if str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    return importlib.import_module("bench")


def _no_benches(options: argparse.Namespace) -> int:
    print(
        f"{options.prog}: the benches are not installed, and {CHECKOUT} is no checkout of the "
        "project; get one, and run .venv/bin/reclaim bench there after `make test`.",
        file=sys.stderr,
    )
    return USAGE_ERROR


def _play(options: argparse.Namespace) -> int:
    from controller.commands import play

    return play.run(options)


def _daemon(options: argparse.Namespace) -> int:
    from controller.commands import daemon

    return daemon.main(options)


def _display(options: argparse.Namespace) -> int:
    from controller.commands import screens

    return screens.show(options)


def _table(options: argparse.Namespace) -> int:
    from controller.commands import screens

    return screens.sit_down(options)


def _enrol(options: argparse.Namespace) -> int:
    from controller.commands import enrolment

    return enrolment.main(options)


def _history(options: argparse.Namespace) -> int:
    from controller.commands import history

    return history.main(options)


def _replay(options: argparse.Namespace) -> int:
    from controller.commands import replay

    return replay.main(options)


def _export(options: argparse.Namespace) -> int:
    from controller.commands import exchange

    return exchange.export(options)


def _import(options: argparse.Namespace) -> int:
    from controller.commands import exchange

    return exchange.import_(options)


def _report(options: argparse.Namespace) -> int:
    from controller.commands import report

    return report.main(options)


def _doctor(options: argparse.Namespace) -> int:
    from controller.commands import doctor

    return doctor.main(options)
