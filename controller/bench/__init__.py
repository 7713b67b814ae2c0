"""`reclaim bench NAME`: figures beside a peer or a physical limit, taken in one run."""

import argparse
import importlib
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec


class Bench(Protocol):
    """What every module of a bench offers."""

    def run(self, *arguments: Any) -> dict[str, Any]:
        """Measure; returns the dictionary that `--json` prints."""

    def table(self, result: dict[str, Any]) -> str:
        """The same for people."""


BENCHES: dict[str, tuple[str, Callable[[argparse.Namespace], tuple[Any, ...]]]] = {
    "rules": ("rules", lambda o: (o.seed, o.quick, o.game)),
    "rfid": ("rfid", lambda o: (o.seed, o.quick)),
    "latency": ("latency", lambda o: (o.seed, o.tags, o.quick)),
    "grabs": ("grabs", lambda o: (o.seed, o.quick, o.rounds, o.players, o.profile, o.deep)),
    "twin": ("twin", lambda o: (o.seed, o.quick, o.deep)),
    "journal": ("journal", lambda o: (o.seed, o.quick)),
    "clumsy": ("clumsy", lambda o: (o.seed, o.quick, o.matches, o.game)),
    "matches": ("bot_matches", lambda o: (o.seed, o.quick, o.seeds, o.game)),
    "bots": ("bots", lambda o: (o.seed, o.quick, o.matches, o.game)),
    "abuse": ("abuse", lambda o: (o.seed, o.quick, o.seconds)),
    "storm": ("storm", lambda o: (o.seed, o.kills, o.quick, o.game)),
}
"""Name -> the module, imported when it is chosen, and what its `run` is handed."""

RANDOM_MATCHES = ("matches", lambda o: (o.seed, o.matches, o.game))
"""What `rules` does with `--matches` instead of measuring."""


def run(options: argparse.Namespace) -> int:
    """Run one bench and print it: one JSON object, or a table."""
    from controller.bench.machine import UNIT, in_units, machine

    module, arguments = RANDOM_MATCHES if _plays_matches(options) else BENCHES[options.name]
    bench = cast("Bench", importlib.import_module(f"{__name__}.{module}"))
    UNIT.sample()
    result = bench.run(*arguments(options))
    UNIT.sample()
    if options.json:
        head = {"bench": options.name, "seed": options.seed, "machine": machine()}
        print(msgspec.json.encode(head | in_units(result, UNIT.us)).decode())
    else:
        print(bench.table(result))
        print(f"The unit of this machine took {UNIT.us:.0f} us meanwhile.")
    return 0


def _plays_matches(options: argparse.Namespace) -> bool:
    return options.name == "rules" and options.matches is not None
