"""The `reclaim` command.

A user's mistake gets one sentence on standard error and exit code 2, never a traceback.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, get_args

from controller.bench import BENCHES
from controller.bots.player import LEVELS
from controller.errors import GameError
from controller.views.table import LANGUAGES
from hardware.config import SeatName
from hardware.errors import TableError

USAGE_ERROR = 2

Command = Callable[[argparse.Namespace], int]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the whole usage above it."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}. See {self.prog} --help.", file=sys.stderr)
        sys.exit(USAGE_ERROR)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    options = parser().parse_args(arguments)
    command: Command = options.command
    try:
        return command(options)
    except (TableError, GameError) as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return 130


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
    _add_bench(commands)
    return whole


def _add(commands: "argparse._SubParsersAction[_Parser]", name: str, text: str) -> _Parser:
    added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    added.set_defaults(prog=f"reclaim {name}")
    return added


def _add_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    play = _add(commands, "play", "open the table and play, against bots where nobody sits")
    play.add_argument("--game", choices=["luggage"], default="luggage", help="which game")
    play.add_argument("--players", type=int, metavar="N", help="players in all (default: 4)")
    play.add_argument(
        "--bots", type=int, metavar="N", help="how many of them are bots (default: all but you)"
    )
    play.add_argument(
        "--level", choices=list(LEVELS), default="normal", help="how strong the bots are"
    )
    play.add_argument(
        "--table", default="sim", metavar="sim|PATH.toml", help="which table (default: sim)"
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
        default="belt",
        help="memory: turn by turn, with the tiles in rows",
    )
    rules.add_argument(
        "--reduced", action="store_true", help="three passengers of each suitcase, none lost"
    )
    rules.add_argument(
        "--clock", type=int, metavar="MIN", help="end a round after 1 to 10 minutes"
    )
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
    daemon.add_argument(
        "--table", required=True, metavar="sim|PATH.toml", help="the table file"
    )
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
    _add_journal(enrol, "where the list of pieces is kept")
    enrol.set_defaults(command=_enrol)


def _add_bench(commands: "argparse._SubParsersAction[_Parser]") -> None:
    bench = _add(commands, "bench", "measure, beside a peer or a physical limit")
    bench.add_argument("name", choices=list(BENCHES), metavar="NAME", help=", ".join(BENCHES))
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--seed", type=int, default=1, metavar="N")
    bench.add_argument("--quick", action="store_true", help="in under 20 seconds")
    bench.add_argument("--game", choices=["luggage"], help="rules: only this game")
    bench.add_argument("--tags", type=int, default=2000, metavar="N", help="latency: how many tags")
    bench.set_defaults(command=_bench)


def _play(options: argparse.Namespace) -> int:
    from controller import play

    return play.run(options)


def _daemon(options: argparse.Namespace) -> int:
    from controller import daemon

    return daemon.main(options)


def _display(options: argparse.Namespace) -> int:
    from controller import screens

    return screens.show(options)


def _table(options: argparse.Namespace) -> int:
    from controller import screens

    return screens.sit_down(options)


def _enrol(options: argparse.Namespace) -> int:
    from controller import enrolment

    return enrolment.main(options)


def _bench(options: argparse.Namespace) -> int:
    from controller.bench import run

    return run(options)


if __name__ == "__main__":
    sys.exit(main())
