"""What a bench ran on, and how fast that was just then.

The same code on the same kind of machine takes twice as long in another hour, so each run also
times one fixed piece of pure Python, the unit. What is compared from version to version is a figure
in units.
"""

import os
import platform
import statistics
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

USUAL_UNIT_US = 100.0
"""What the unit took on the machine on which version 0.1.0 was measured."""

REPEATS = 50
"""How often the unit is timed in one sample: 5 ms together."""

CPU_TIMES = (
    "signal_to_view_cpu_us",
    "signal_to_view_warm_cpu_us",
    "peer_cpu_us",
    "successor_us",
)
"""Times in microseconds of processor time, by their names in any bench's result."""

CPU_RATES = ("moves_per_s", "full_enumeration_per_s", "fast_sim_s_per_s", "deep_sim_s_per_s")
"""Rates that depend on the processor alone."""


class Unit:
    """Times the unit: *must* be sampled before, in the middle of and after what is measured."""

    def __init__(self) -> None:
        self._samples_us: list[float] = []

    def __repr__(self) -> str:
        return f"<Unit {self.us:.1f} us, {len(self._samples_us)} samples>"

    def sample(self) -> None:
        times_us = []
        for _ in range(REPEATS):
            began_ns = time.perf_counter_ns()
            _one_unit()
            times_us.append((time.perf_counter_ns() - began_ns) / 1e3)
        self._samples_us.append(statistics.median(times_us))

    @property
    def us(self) -> float:
        """The median of the samples; nan without any."""
        return statistics.median(self._samples_us) if self._samples_us else float("nan")


UNIT = Unit()
"""Of this run."""


def machine() -> dict[str, Any]:
    """What the figures were taken on."""
    return {
        "python": platform.python_version(),
        "cpu": _cpu_model() or platform.machine(),
        "cores": os.cpu_count(),
        "unit_us": round(UNIT.us, 1),
    }


def in_units(result: Mapping[str, Any], unit_us: float) -> dict[str, Any]:
    """*result* with every figure of processor time beside itself in units: a time as a multiple of
    the unit (`..._units`), a rate as it would be with the usual unit (`..._at_unit`)."""
    told: dict[str, Any] = {}
    for key, value in result.items():
        told[key] = in_units(value, unit_us) if isinstance(value, Mapping) else value
        if key in CPU_RATES:
            told[f"{key}_at_unit"] = round(value * unit_us / USUAL_UNIT_US, 1)
        elif key in CPU_TIMES:
            told[f"{key.removesuffix('_us')}_units"] = _divided(value, unit_us)
    return told


def _divided(value: Any, unit_us: float) -> Any:
    if isinstance(value, Mapping):
        return {name: _divided(part, unit_us) for name, part in value.items()}
    return round(value / unit_us, 4)


class _Card(Struct, frozen=True):
    rank: int
    suit: str


def _one_unit() -> int:
    """Small frozen structs made and compared, look-ups, calls: what our rules are made of."""
    by_name = {name: number for number, name in enumerate("abcdefghij")}
    found = 0
    for number in range(360):
        card = _Card(number % 13, "abcdefghij"[number % 10])
        found += _rank(card, by_name) if card != _Card(7, "h") else 1
    return found


def _rank(card: _Card, by_name: Mapping[str, int]) -> int:
    return card.rank + by_name[card.suit]


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return ""
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else ""
