"""The command line of `reclaim`: its commands and their arguments.

A user's mistake gets one sentence on standard error and exit code 2, never a traceback.
`controller.__main__` handles the other ways in which a command may end.
"""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import get_args

from controller.bots.player import LEVELS
from controller.commands import arguments
from controller.commands.parser import (
    JSON,
    REFEREE,
    RESUME,
    USAGE_ERROR,
    Commands,
    Help,
    Parser,
    Untold,
    flag,
    options_told,
    take_address,
    take_anything,
    take_board,
    take_broker,
    take_journal,
    take_language,
    take_match,
    take_parts,
    take_sockets,
    take_speed,
    take_table,
    take_table_language,
    take_window_language,
)
from controller.errors import GameError
from controller.games.catalogue import CATALOGUE
from controller.views.box import PAPERS
from hardware.config import SeatName
from hardware.errors import TableError

_USUAL_GAME = "luggage"

CHECKOUT = Path(__file__).resolve().parent.parent

Command = Callable[[argparse.Namespace], int]


def main(given: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    given = sys.argv[1:] if given is None else given
    options = parser(_game_in(given)).parse_args(given)
    command: Command = options.command
    try:
        return command(options)
    except (TableError, GameError) as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return USAGE_ERROR


def _game_in(given: Sequence[str]) -> str:
    """Return the game that is asked for: help describes its options."""
    for at, argument in enumerate(given):
        name, _, game = argument.partition("=")
        if name == "--game":
            game = game or "".join(given[at + 1 : at + 2])
            return game if game in CATALOGUE else _USUAL_GAME
    return _USUAL_GAME


def parser(game: str = _USUAL_GAME) -> argparse.ArgumentParser:
    """Return the whole command line; help describes the options of that *game*."""
    whole = Parser(
        prog="reclaim",
        formatter_class=Help,
        description="A luggage carousel that referees tabletop games, real or simulated.",
    )
    whole.add_argument("--version", action="version", version=f"%(prog)s {version('reclaim')}")
    commands = whole.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_play(commands, game)
    for add in (
        *(_add_party, _add_web, _add_tell),
        *(_add_daemon, _add_display, _add_table, _add_enrol, _add_history, _add_replay),
        *(_add_export, _add_import, _add_report, _add_print, _add_wire, _add_mechanics),
        *(_add_station, _add_doctor, _add_calibrate, _add_check_game, _add_check_bots),
        *(_add_bench, _add_league),
    ):
        add(commands)
    return whole


def _add(commands: Commands, name: str, text: str, runs: str) -> Parser:
    """Add a command that is run by what *runs* names in `controller.commands`."""
    added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
    added.set_defaults(prog=f"reclaim {name}", command=partial(_run, runs))
    return added


def _run(name: str, options: argparse.Namespace) -> int:
    """Run a command; its modules are imported only then."""
    from controller import commands

    command: Command = pkgutil.resolve_name(f"{commands.__name__}.{name}")
    return command(options)


# ---- the commands --------------------------------------------------------------------------------


def _add_play(commands: Commands, game: str) -> None:
    play = _add(
        commands, "play", "open the table and play, against bots where nobody sits", "play:run"
    )
    option = play.add_argument
    option("--game", choices=list(CATALOGUE), help="which game (default: luggage)")
    for name, said in (
        ("--players", "players in all (default: 4)"),
        ("--bots", "how many of them are bots; others share this window (default: all but you)"),
        ("--people", "how many take turns at this window, each behind a curtain (default: 1)"),
    ):
        option(name, type=int, metavar="N", help=said)
    option(
        "--level",
        type=arguments.levels,
        default=(),
        metavar="LEVEL[,LEVEL...]",
        help=f"how strong the bots are, or each of them in turn: {', '.join(LEVELS)} "
        "(default: normal; easy until a match has been played to its end)",
    )
    option(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="what you are called; once for each of you who take turns",
    )
    take_speed(play)
    option("--table", metavar="NAME|PATH.toml", help="which table (default: a simulated one)")
    flag(play, "--headless", "without a window; bots only")
    speed = play.add_mutually_exclusive_group()
    flag(speed, "--fast", "headless on the fast twin, as fast as it can")
    flag(speed, "--deep", "headless on the deep twin, on a virtual clock")
    option("--seed", type=int, metavar="N", help="the same seed, the same match")
    take_table_language(play)
    take_parts(play)
    flag(play, "--json", "print the result as one JSON object")
    take_journal(play)
    flag(play, *RESUME)
    spec = CATALOGUE.get(game)
    named = play.add_argument_group(
        f"rules of {spec.title if spec else 'a game'} (of another game: --help --game NAME)"
    )
    named.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=options_told(spec) if spec else "an option of the game",
    )
    rules = named if game == _USUAL_GAME else Untold(named)
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


def _add_daemon(commands: Commands) -> None:
    daemon = _add(commands, "daemon", "run a table's referee without a window", "daemon:main")
    option = daemon.add_argument
    which = daemon.add_mutually_exclusive_group(required=True)
    which.add_argument("--table", metavar="sim|PATH.toml", help="the table file")
    which.add_argument(
        "--settings",
        type=Path,
        metavar="FILE",
        help="an appliance's reclaim.toml, which names table and language; a table that cannot be "
        "opened says so on its screen, and is tried again",
    )
    option("--socket", type=Path, metavar="FOLDER", help="where the sockets for screens are made")
    take_speed(daemon)
    take_table_language(daemon)
    take_journal(daemon)
    flag(daemon, *RESUME)
    option("--seating", default="{}", help=argparse.SUPPRESS)
    option("--lifeline", type=int, help=argparse.SUPPRESS)


def _add_display(commands: Commands) -> None:
    display = _add(
        commands, "display", "show the public screen of a running table", "programs:show"
    )
    display.add_argument("--connect", metavar="SOCKET", help="the daemon's feed")
    display.add_argument("--fullscreen", action="store_true")
    display.add_argument("--size", type=arguments.size, metavar="WxH", help="of the window")
    display.add_argument("--png", metavar="FILE", help="write one picture of it and end")
    take_window_language(display)


def _add_table(commands: Commands) -> None:
    table = _add(commands, "table", "sit down at a simulated table that runs", "programs:sit_down")
    option = table.add_argument
    option("--seat", choices=get_args(SeatName), default="red", help="which seat (default: red)")
    take_parts(table)
    take_sockets(table)
    option("--size", type=arguments.size, metavar="WxH", help="of the window")
    take_window_language(table)


def _add_party(commands: Commands) -> None:
    party = _add(commands, "party", "play from phones, at a simulated table", "party:run")
    party.add_argument("--table", metavar="TABLE", help="a simulated table (default: sim-spots)")
    take_address(party)
    flag(party, "--fullscreen", "let the public screen fill the television")
    take_table_language(party)
    take_journal(party)


def _add_web(commands: Commands) -> None:
    web = _add(commands, "web", "let phones take part in a table that runs", "party:serve")
    take_sockets(web)
    take_address(web)


def _add_tell(commands: Commands) -> None:
    take_broker(_add(commands, "tell", "tell a broker what is played here", "telling:run"))


def _add_enrol(commands: Commands) -> None:
    enrol = _add(commands, "enrol", "tell a real table which tag is which piece", "enrolment:main")
    enrol.add_argument(
        "--table", metavar="PATH.toml", help="the table file (default: the service's)"
    )
    enrol.add_argument("--game", choices=list(CATALOGUE), help="only the pieces of this game")
    enrol.add_argument(
        "--spare",
        action="append",
        default=[],
        metavar="PIECE",
        help="a copy of a piece whose tag has died, such as luggage/tile/clown",
    )
    enrol.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME",
        help="a card that says who plays, for somebody of that name",
    )
    box = enrol.add_mutually_exclusive_group()
    box.add_argument(
        "--export", type=Path, metavar="BOX", help="write the list of pieces into a file instead"
    )
    box.add_argument(
        "--import",
        dest="import_",
        type=Path,
        metavar="BOX",
        help="add the pieces in such a file instead: another table's box",
    )
    box.add_argument(
        "--tags",
        choices=("write", "read"),
        help="write what each piece is onto its tag, or add the pieces whose tags say it, at a "
        "reader of the Pi (belt or spot) instead",
    )
    take_journal(enrol, "where the list of pieces is kept")


def _add_history(commands: Commands) -> None:
    history = _add(
        commands, "history", "list the matches that were played, newest first", "matches:history"
    )
    history.add_argument(
        "--last", type=arguments.number, default=20, metavar="N", help="how many (default: 20)"
    )
    flag(history, *JSON)
    take_journal(history)


def _add_replay(commands: Commands) -> None:
    replay = _add(commands, "replay", "show a match that was played", "replay:main")
    take_match(replay)
    how = replay.add_mutually_exclusive_group()
    how.add_argument(
        "--speed",
        type=arguments.speed,
        metavar="X",
        help="how many times as fast as it was played (default: 4, and long waits are cut short)",
    )
    how.add_argument(
        "--png", type=Path, metavar="FOLDER", help="draw a picture after every move instead"
    )
    flag(how, "--json", "print the view after every move, one on a line")
    how.add_argument(
        "--why",
        type=arguments.number,
        nargs="?",
        const=0,
        metavar="MOVE",
        help="print in sentences what the belt told and why the table said so; with MOVE what held "
        "at that move",
    )
    replay.add_argument(
        "--to", type=arguments.number, metavar="MOVE", help="only up to this move, counted from 1"
    )
    replay.add_argument(
        "--seat", metavar="SEAT", help="with --json: as this seat saw it (default: the public)"
    )
    flag(replay, *REFEREE)
    take_language(replay)
    take_journal(replay)


def _add_export(commands: Commands) -> None:
    text = "write a match into a file that can be kept and given away"
    export = _add(commands, "export", text, "matches:export")
    export.add_argument("match", type=arguments.number, metavar="MATCH", help="its number")
    export.add_argument(
        *("-o", "--output"),
        metavar="FILE",
        help="where to (default: match-NUMBER.jsonl); - is standard output",
    )
    flag(
        export,
        "--without-secrets",
        "leave out what the rules keep secret for ever; such a file cannot be replayed",
    )
    flag(export, *REFEREE)
    take_journal(export)


def _add_import(commands: Commands) -> None:
    import_ = _add(
        commands, "import", "take a match from a file into the journal", "matches:import_"
    )
    import_.add_argument("file", type=Path, metavar="FILE", help="an exported match")
    take_journal(import_)


def _add_report(commands: Commands) -> None:
    text = "write a page of figures of a match or a person"
    report = _add(commands, "report", text, "report:main")
    take_match(report, nargs="?")
    report.add_argument("--player", metavar="NAME", help="the page about that person instead")
    report.add_argument(
        *("-o", "--output"),
        type=Path,
        metavar="FOLDER|FILE",
        help="a file that ends in .svg or .png, or a folder for both (default: this one)",
    )
    take_language(report, "page")
    take_journal(report)


def _add_print(commands: Commands) -> None:
    text = "write the pieces of a game as a PDF, to print and cut"
    print_ = _add(commands, "print", text, "plans:print_pieces")
    print_.add_argument("--game", choices=list(CATALOGUE), required=True, help="which game")
    print_.add_argument("--paper", choices=PAPERS, default="a4", help="its size (default: a4)")
    print_.add_argument("out", type=Path, metavar="OUT.pdf", help="the file to write")
    take_language(print_, "sheet")


def _add_wire(commands: Commands) -> None:
    text = "draw how a table is wired, from its table file"
    wire = _add(commands, "wire", text, "plans:wire")
    take_table(wire)
    wire.add_argument(
        "output",
        type=Path,
        metavar="OUT",
        help="OUT.html: picture, warnings, pin tables and parts; OUT.svg: the picture; OUT.dts: "
        "the overlay for its chip selects",
    )


def _add_mechanics(commands: Commands) -> None:
    text = "make the carousel's parts for a 3D printer, from a table file"
    mechanics = _add(commands, "mechanics", text, "plans:mechanics")
    take_table(mechanics)
    mechanics.add_argument(
        "folder",
        type=Path,
        nargs="?",
        metavar="FOLDER",
        help="where STL, STEP, drawings and the parts list go; without it the table file is only "
        "checked: gaps, pushes, readers, sizes",
    )


def _add_station(commands: Commands) -> None:
    text = "look after the seat stations' boards; stop the table first"
    station = _add(commands, "station", text, "stations:main")
    take_board(station)


def _add_doctor(commands: Commands) -> None:
    text = "test a part of the table and say what to do about it"
    doctor = _add(commands, "doctor", text, "doctor:main")
    doctor.add_argument(
        "part",
        nargs="?",
        choices=["devices", "push", "motor", "tiles"],
        default="devices",
        metavar="devices|push|motor|tiles",
        help="all devices, the computer and the journal (the default); how hard the belt pushes; "
        "its motor, which runs; the tiles' stickers, as the journal knows them",
    )
    option = doctor.add_argument
    what = "while building: test stage N, from 0 (one reader) to 5 (all)"
    option("--stage", type=int, choices=range(6), metavar="N", help=what)
    option("--fault", choices=arguments.FAULTS, help="with --stage: plant a fault into the twin")
    flag(doctor, "--guided", "with devices: press and tap at every seat when you are told to")
    take_journal(doctor)
    doctor.add_argument(
        "--table", metavar="sim|PATH.toml", help="which table (default: the service's, or else sim)"
    )
    flag(doctor, "--forget", "forget what this table was in earlier tests, after a repair")
    take_table_language(doctor)
    flag(doctor, *JSON)


def _add_calibrate(commands: Commands) -> None:
    text = "measure the belt with one tile on it"
    calibrate = _add(commands, "calibrate", text, "calibration:main")
    option = calibrate.add_argument
    option("--table", default="sim", metavar="sim|PATH.toml", help="which table (default: sim)")
    option(
        "--battery-volts",
        type=arguments.volts,
        metavar="V",
        help="what a meter says of the battery at rest, for the divider",
    )
    flag(calibrate, "--write", "write it into the table file (needs reclaim[calibrate])")


def _add_league(commands: Commands) -> None:
    take_anything(_add(commands, "league", "keep many tables' standings", "programs:keep_league"))


def _add_check_game(commands: Commands) -> None:
    text = "put a game through the laws that every game keeps"
    check = _add(commands, "check-game", text, "checkgame:run")
    check.add_argument("game", metavar="GAME", help=f"such as {next(iter(CATALOGUE), 'luggage')}")
    check.add_argument("--seed", type=int, default=1, metavar="N", help="another seed, other luck")


def _add_check_bots(commands: Commands) -> None:
    text = "look for simple play that beats sharp bots (in a checkout)"
    _add_from_checkout(commands, "check-bots", text, "research")


def _add_bench(commands: Commands) -> None:
    text = "measure, beside a peer or a physical limit (in a checkout)"
    _add_from_checkout(commands, "bench", text, "bench")


def _add_from_checkout(commands: Commands, name: str, text: str, folder: str) -> None:
    """Add a command of a *folder* that is not installed: it lies beside the product in a checkout,
    says its own arguments and runs itself."""
    command = _add(commands, name, text, "")
    if not (CHECKOUT / folder / "__init__.py").is_file():
        take_anything(command)  # for the sentence that says what is missing
        command.set_defaults(command=_no_checkout)
        return
    if str(CHECKOUT) not in sys.path:
        sys.path.append(str(CHECKOUT))
    found = importlib.import_module(folder)
    found.add_arguments(command)
    command.set_defaults(command=found.run)


def _no_checkout(options: argparse.Namespace) -> int:
    print(
        f"{options.prog} is not installed, and {CHECKOUT} is no checkout of the project; get one, "
        f"and run .venv/bin/{options.prog} there after `make test`.",
        file=sys.stderr,
    )
    return USAGE_ERROR
