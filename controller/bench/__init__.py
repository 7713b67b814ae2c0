"""`reclaim bench NAME`: figures beside a peer or a physical limit, taken in one run."""

import argparse
import importlib
import os
import platform
from collections.abc import Callable
from pathlib import Path
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
    "storm": ("storm", lambda o: (o.seed, o.kills, o.quick, o.game)),
}
"""Name -> the module, imported when it is chosen, and what its `run` is handed."""

RANDOM_MATCHES = ("matches", lambda o: (o.seed, o.matches, o.game))
"""What `rules` does with `--matches` instead of measuring."""


def run(options: argparse.Namespace) -> int:
    """Run one bench and print it: one JSON object, or a table."""
    module, arguments = RANDOM_MATCHES if _plays_matches(options) else BENCHES[options.name]
    bench = cast("Bench", importlib.import_module(f"{__name__}.{module}"))
    result = bench.run(*arguments(options))
    if options.json:
        head = {"bench": options.name, "seed": options.seed, "machine": machine()}
        print(msgspec.json.encode(head | result).decode())
    else:
        print(bench.table(result))
    return 0


def _plays_matches(options: argparse.Namespace) -> bool:
    return options.name == "rules" and options.matches is not None


def machine() -> dict[str, Any]:
    """What the figures were taken on."""
    return {
        "python": platform.python_version(),
        "cpu": _cpu_model() or platform.machine(),
        "cores": os.cpu_count(),
    }


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return ""
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else ""
