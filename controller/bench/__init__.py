"""`reclaim bench NAME`: figures beside a peer or a physical limit, taken in one run."""

import argparse
import os
import platform
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from controller.bench import (
    bot_matches,
    bots,
    clumsy,
    grabs,
    journal,
    latency,
    matches,
    rfid,
    rules,
    storm,
    twin,
)

Bench = tuple[Callable[[argparse.Namespace], dict[str, Any]], Callable[[dict[str, Any]], str]]

BENCHES: dict[str, Bench] = {
    "rules": (lambda o: rules.run(o.seed, o.quick, o.game), rules.table),
    "rfid": (lambda o: rfid.run(o.seed, o.quick), rfid.table),
    "latency": (lambda o: latency.run(o.seed, o.tags, o.quick), latency.table),
    "grabs": (
        lambda o: grabs.run(o.seed, o.quick, o.rounds, o.players, o.profile, o.deep),
        grabs.table,
    ),
    "twin": (lambda o: twin.run(o.seed, o.quick, o.deep), twin.table),
    "journal": (lambda o: journal.run(o.seed, o.quick), journal.table),
    "clumsy": (lambda o: clumsy.run(o.seed, o.quick, o.matches, o.game), clumsy.table),
    "matches": (lambda o: bot_matches.run(o.seed, o.quick, o.seeds, o.game), bot_matches.table),
    "bots": (lambda o: bots.run(o.seed, o.quick, o.matches, o.game), bots.table),
    "storm": (lambda o: storm.run(o.seed, o.kills, o.quick, o.game), storm.table),
}
"""Name -> how it is run, and its result as a table for people."""

RANDOM_MATCHES: Bench = (lambda o: matches.run(o.seed, o.matches, o.game), matches.table)
"""What `rules` does with `--matches` instead of measuring."""


def run(options: argparse.Namespace) -> int:
    """Run one bench and print it: one JSON object, or a table."""
    measure, table = RANDOM_MATCHES if _plays_matches(options) else BENCHES[options.name]
    result = measure(options)
    if options.json:
        head = {"bench": options.name, "seed": options.seed, "machine": machine()}
        print(msgspec.json.encode(head | result).decode())
    else:
        print(table(result))
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
