"""`python -m research NAME`: measure the bots, and print a table or one JSON object."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import cast

from bench import Bench, show
from controller.commands.arguments import number
from controller.commands.parser import USAGE_ERROR
from controller.errors import GameError
from controller.games.catalogue import GAMES


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m research", description=__doc__)
    whole.set_defaults(arguments=lambda o: (o.seed, o.quick))
    names = whole.add_subparsers(title="what", required=True, metavar="NAME", dest="name")
    bots = names.add_parser("bots", help="who wins against whom")
    exploit = names.add_parser(
        "exploit", help="what a player who knows a bot by heart would win, in small duels"
    )
    for one in (bots, exploit):
        one.add_argument("--json", action="store_true", help="print one JSON object")
        one.add_argument("--seed", type=int, default=1, metavar="N")
        one.add_argument("--quick", action="store_true", help="in under 20 seconds")
    bots.add_argument("--game", choices=list(GAMES), help="only this game")
    bots.add_argument("--matches", type=number, metavar="N", help="how many of each pairing")
    bots.add_argument("--players", type=int, choices=range(1, 9), default=4, metavar="P")
    bots.add_argument(
        "--tested",
        default="",
        metavar="STYLE,...",
        help="who plays against three of each other style: random, honest, always (accuses), "
        "never, easy, normal, sharp (default: all)",
    )
    bots.add_argument("--field", default="", metavar="STYLE,...", help="the styles of those three")
    bots.add_argument(
        "--into",
        default="",
        metavar="FILE.json",
        help="play what the file lacks, and add it to the file",
    )
    bots.set_defaults(
        arguments=lambda o: (
            *(o.seed, o.quick, o.matches, o.game, o.players, o.tested, o.field, o.into),
        )
    )
    return whole


def main(given: Sequence[str] | None = None) -> int:
    """Run one measurement; return the exit code."""
    options = parser().parse_args(given)
    measured = cast("Bench", importlib.import_module(f"{__package__}.{options.name}"))
    try:
        show("research", measured, options.arguments(options), options)
    except GameError as error:
        print(f"research {options.name}: {error}", file=sys.stderr)
        return USAGE_ERROR
    return 0


if __name__ == "__main__":
    sys.exit(main())
