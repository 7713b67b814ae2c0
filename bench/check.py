"""`make bench-check`: the quick benches beside the figures of the last release.

bench/baseline.json has those, in units of the machine (`bench.machine`), with the commit that they
were taken at; `make bench-check KEEP=1` writes them again, for a release. A figure that is worse
than the baseline by more than `ALLOWED` is taken again; one that stays worse three times fails the
check. A figure is the best of its tries: what else a machine does only makes it worse.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bench import ROOT, measured
from controller.games.catalogue import GAMES

BASELINE = ROOT / "bench/baseline.json"

ALLOWED = 0.15
"""By how much of the baseline a figure may be worse."""

TRIES = 3

Better = Literal["less", "more"]

Measure = Callable[[str], Mapping[str, Any]]
"""Runs a bench; returns what `--json` prints."""


class Figure(Struct, frozen=True):
    """A figure of a quick bench: its place in what `--json` prints, and what is better."""

    bench: str
    at: tuple[str, ...]
    better: Better

    @property
    def name(self) -> str:
        return " ".join((self.bench, *self.at))

    def of(self, result: Mapping[str, Any]) -> float:
        found: Any = result
        for key in self.at:
            found = found[key]
        return float(found)

    def worse_by(self, before: float, now: float) -> float:
        """By how much of *before* the figure is worse *now*; negative if it is better."""
        return now / before - 1.0 if self.better == "less" else 1.0 - now / before

    def best(self, tries: list[float]) -> float:
        return min(tries) if self.better == "less" else max(tries)


FIGURES = (
    Figure("latency", ("signal_to_view_calls", "median"), "less"),
    Figure("latency", ("signal_to_view_warm_cpu_units", "median"), "less"),
    Figure("latency", ("field_to_view_ms", "median"), "less"),
    Figure("twin", ("fast_sim_s_per_s_at_unit",), "more"),
    Figure("twin", ("deep_sim_s_per_s_at_unit",), "more"),
    *(Figure("rules", ("games", game, "moves_per_s_at_unit"), "more") for game in GAMES),
    *(Figure("rules", ("games", game, "full_enumeration_per_s_at_unit"), "more") for game in GAMES),
    Figure("display", ("sizes", "1280x720", "all_matches", "ratio_median"), "less"),
)


class Baseline(Struct, frozen=True):
    """The figures of a release, by their names."""

    commit: str
    machine: Mapping[str, Any]
    figures: Mapping[str, float]


class Line(Struct, frozen=True):
    """A figure beside its baseline."""

    figure: Figure
    before: float
    now: float

    @property
    def worse_by(self) -> float:
        return self.figure.worse_by(self.before, self.now)

    def __str__(self) -> str:
        verdict = "WORSE" if self.worse_by > ALLOWED else ""
        return (
            f"{self.figure.name:<58}{self.before:>12,.2f}{self.now:>12,.2f}"
            f"{-self.worse_by:>+8.0%} {verdict}"
        ).rstrip()


def compared(baseline: Baseline, measure: Measure) -> Iterator[Line]:
    """Measure each bench, and again up to `TRIES` times while one of its figures is worse; yield
    every figure beside its baseline."""
    for bench in dict.fromkeys(figure.bench for figure in FIGURES):
        figures = [figure for figure in FIGURES if figure.bench == bench]
        tries: dict[Figure, list[float]] = {figure: [] for figure in figures}
        for _ in range(TRIES):
            result = measure(bench)
            for figure in figures:
                tries[figure].append(figure.of(result))
            lines = [
                Line(figure, baseline.figures[figure.name], figure.best(tries[figure]))
                for figure in figures
            ]
            if all(line.worse_by <= ALLOWED for line in lines):
                break
        yield from lines


def quick(bench: str) -> Mapping[str, Any]:
    """Run a quick bench; return what `--json` prints."""
    return measured(bench, "--quick")


def main() -> int:
    """Compare, or keep; return the exit code: 1 when a figure is worse."""
    parser = argparse.ArgumentParser(prog="python -m bench.check", description=__doc__)
    parser.add_argument("--keep", action="store_true", help="make these figures the baseline")
    if parser.parse_args().keep:
        return keep()
    baseline = msgspec.json.decode(BASELINE.read_bytes(), type=Baseline)
    print(f"{'':<58}{baseline.commit[:10]:>12}{'now':>12}{'better':>8}")
    worse = 0
    for line in compared(baseline, quick):
        print(line, flush=True)
        worse += line.worse_by > ALLOWED
    return 1 if worse else 0


def keep() -> int:
    """Measure everything `TRIES` times and write the best figures into the baseline."""
    commit = subprocess.run(
        ("git", "rev-parse", "HEAD"), cwd=ROOT, capture_output=True, text=True, check=True
    )
    figures, machine = {}, {}
    for bench in dict.fromkeys(figure.bench for figure in FIGURES):
        results = [quick(bench) for _ in range(TRIES)]
        machine = results[-1]["machine"]
        for figure in FIGURES:
            if figure.bench == bench:
                figures[figure.name] = figure.best([figure.of(result) for result in results])
    kept = Baseline(commit.stdout.strip(), machine, figures)
    BASELINE.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=2) + b"\n")
    print(f"kept in {BASELINE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
