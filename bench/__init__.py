"""`reclaim bench NAME`: figures beside a peer or a physical limit, taken in one run.

The benches are no part of the product: they lie in a checkout and are not installed.
"""

import argparse
import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from controller.commands.arguments import number
from controller.games.catalogue import GAMES

# Before a bench imports pygame, whose greeting would stand before the JSON.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).resolve().parent.parent


class Bench(Protocol):
    """What every module of a bench offers."""

    def run(self, *arguments: Any) -> dict[str, Any]:
        """Measure; returns the dictionary that `--json` prints."""

    def table(self, result: dict[str, Any]) -> str:
        """Return the result as a table for people."""


BENCHES: dict[str, tuple[str, Callable[[argparse.Namespace], tuple[Any, ...]]]] = {
    "rules": ("rules", lambda o: (o.seed, o.quick, o.game)),
    "rfid": ("rfid", lambda o: (o.seed, o.quick)),
    "latency": ("latency", lambda o: (o.seed, o.tags, o.quick)),
    "grabs": (
        "grabs",
        lambda o: (
            *(o.seed, o.quick, o.rounds, o.players),
            *(o.profile, o.deep, o.readers, o.assume, o.speed),
        ),
    ),
    "acts": ("acts", lambda o: (o.seed, o.quick, o.game)),
    "twin": ("twin", lambda o: (o.seed, o.quick, o.deep)),
    "journal": ("journal", lambda o: (o.seed, o.quick)),
    "matches": ("bot_matches", lambda o: (o.seed, o.quick, o.seeds, o.game)),
    "abuse": ("abuse", lambda o: (o.seed, o.quick, o.seconds)),
    "busy": ("busy", lambda o: (o.seed, o.quick, o.load)),
    "display": ("display", lambda o: (o.seed, o.quick, o.size, o.hours)),
    "resume": ("resume", lambda o: (o.seed, o.quick, o.states, o.game)),
    "web": ("web", lambda o: (o.seed, o.quick)),
    "fleet": ("fleet", lambda o: (o.seed, o.quick, o.tables)),
}
"""Name -> the module, imported when it is chosen, and what its `run` is handed."""

RANDOM_MATCHES = ("matches", lambda o: (o.seed, o.matches, o.game))
"""What `rules` does with `--matches` instead of measuring."""

IN_PLAY = ("in_play", lambda o: (o.seed, o.quick, o.matches, o.profile, o.readers, o.play))
"""What `grabs` does with `--in-play`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `reclaim bench`."""
    parser.add_argument("name", choices=list(BENCHES), metavar="NAME", help=", ".join(BENCHES))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--quick", action="store_true", help="in under 20 seconds")
    parser.add_argument(
        "--game", choices=list(GAMES), help="only this game, where a bench plays several"
    )
    parser.add_argument(
        "--matches",
        type=number,
        metavar="N",
        help="grabs --in-play: how many; "
        "rules: play N of each game and number of players, to find mistakes",
    )
    parser.add_argument(
        "--states", type=number, metavar="N", help="resume: how many states (default: 10000)"
    )
    parser.add_argument(
        "--seeds",
        type=number,
        default=200,
        metavar="N",
        help="matches: how many of each game and number of players (default: 200)",
    )
    parser.add_argument(
        "--tables",
        type=number,
        metavar="N",
        help="fleet: how many tables tell a league (default: 10, 100 and 1000)",
    )
    parser.add_argument(
        "--tags", type=number, default=2000, metavar="N", help="latency: how many tags"
    )
    parser.add_argument(
        "--load", type=number, default=10, metavar="N", help="busy: how many busy processes"
    )
    parser.add_argument("--rounds", type=number, metavar="N", help="grabs: rounds of each profile")
    parser.add_argument(
        "--players",
        type=int,
        choices=range(1, 9),
        default=4,
        metavar="P",
        help="grabs: how many (default: 4)",
    )
    parser.add_argument(
        "--profile",
        default="clean,normal,rough,cruel",
        metavar="NAME,...|PATH.toml",
        help="grabs: what goes wrong (default: clean,normal,rough,cruel)",
    )
    parser.add_argument(
        "--readers",
        default="1",
        metavar="1,2,4",
        help="grabs: how many under the belt (default: 1)",
    )
    parser.add_argument(
        "--assume", metavar="NAME|PATH.toml", help="grabs: the profile that the trackers believe in"
    )
    parser.add_argument(
        "--speed",
        type=float,
        default=1.0,
        metavar="SHARE",
        help="grabs: of the table file's speed that the belt really has (default: 1)",
    )
    parser.add_argument(
        "--in-play", action="store_true", help="grabs: whole matches of hands that err"
    )
    parser.add_argument(
        "--play",
        default="assisted",
        metavar="assisted,rulebook",
        help="grabs --in-play: which play (default: assisted)",
    )
    parser.add_argument("--deep", action="store_true", help="grabs, twin: on the deep twin, too")
    parser.add_argument(
        "--size", default="", metavar="WxH,...", help="display: of the screen (default: five)"
    )
    parser.add_argument(
        "--hours",
        type=float,
        metavar="N",
        help="display: memory over that many hours of the screen",
    )
    parser.add_argument(
        "--seconds",
        type=number,
        metavar="N",
        help="abuse: how long a daemon bears hostile clients (default: 60)",
    )


def program(module: str) -> list[str]:
    """The command that starts a module of the benches as a process of its own."""
    found = f"import runpy, sys; sys.path.insert(0, {str(ROOT)!r})"
    return [
        *(sys.executable, "-c"),
        f"{found}; runpy.run_module('bench.{module}', run_name='__main__')",
    ]


def measured(name: str, *given: str) -> dict[str, Any]:
    """Run a bench in a process of its own, so that the unit is of its time; return what it
    prints."""
    command = [sys.executable, "-m", "controller", "bench", name, "--json", *given]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    result: dict[str, Any] = msgspec.json.decode(done.stdout)
    return result


def run(options: argparse.Namespace) -> int:
    """Run one bench and print it."""
    module, arguments = BENCHES[options.name]
    if _plays_matches(options):
        module, arguments = RANDOM_MATCHES
    elif options.name == "grabs" and options.in_play:
        module, arguments = IN_PLAY
    bench = cast("Bench", importlib.import_module(f"{__name__}.{module}"))
    show("bench", bench, arguments(options), options)
    return 0


def show(kind: str, bench: Bench, arguments: Sequence[Any], options: argparse.Namespace) -> None:
    """Run a *bench* between samples of the unit, and print it: one JSON object that says its *kind*
    and name, or a table."""
    from bench.machine import UNIT, in_units, machine

    UNIT.sample()
    result = bench.run(*arguments)
    UNIT.sample()
    if options.json:
        head = {kind: options.name, "seed": options.seed, "machine": machine()}
        print(msgspec.json.encode(head | in_units(result, UNIT.us)).decode())
    else:
        print(bench.table(result))
        print(f"The unit of this machine took {UNIT.us:.0f} us meanwhile.")


def _plays_matches(options: argparse.Namespace) -> bool:
    return options.name == "rules" and options.matches is not None
