"""Measurements of the bots that take hours: who wins against whom, and what could be exploited.

Neither the product nor CI needs them. `reclaim check-bots`, `python -m research bots` and
`python -m research exploit` run them in a checkout, `make test-research` their tests; README.md
here says what was found.
"""

import argparse
import importlib
import json
import sys

from controller.commands.arguments import number
from controller.errors import GameError
from controller.games.catalogue import GAMES

FOUND, USAGE_ERROR = 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `reclaim check-bots`."""
    option = parser.add_argument
    option("--game", choices=list(GAMES), help="only this game")
    option(
        "--players",
        type=int,
        nargs="+",
        choices=range(2, 9),
        default=(2, 3, 4),
        metavar="P",
        help="among how many (default: 2 3 4)",
    )
    option("--styles", type=number, metavar="N", help="how many are drawn (default: 200)")
    option("--matches", type=number, metavar="N", help="for the worst and known ones (400)")
    option("--seed", type=int, default=1, metavar="N", help="another seed, other styles and deals")
    option("--write", action="store_true", help="print what was found into docs/bots.md")
    option("--json", action="store_true", help="print one JSON object")
    option("--quick", action="store_true", help="in under 20 seconds, to see that it works")


def run(options: argparse.Namespace) -> int:
    """Check the bots; 1 if a style wins more than it may."""
    gate = importlib.import_module("research.gate")
    chosen = (options.game, options.players, options.styles, options.matches, options.write)
    try:
        result = gate.run(options.seed, options.quick, *chosen)
    except GameError as error:
        print(f"{options.prog}: {error}", file=sys.stderr)
        return USAGE_ERROR
    print(json.dumps(result, indent=1) if options.json else gate.table(result))
    return 0 if result["kept"] else FOUND
