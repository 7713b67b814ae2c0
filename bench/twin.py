"""`reclaim bench twin`: how much faster than life the twins are.

A four-player round of bots with everything that belongs to it: world, hands, readers, belt,
interpretation, rules and views. The fast twin speaks Signals; the deep one runs chips register by
register, firmware and serial lines. Each is driven from the start of a match to its end, or for
as long as is said below. Simulated seconds per second of processor time, of which other programs
take little.
"""

import time
from typing import Any

from bench.machine import UNIT
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock

FAST_ROUNDS, QUICK_FAST_ROUNDS = 10, 3
DEEP_S, QUICK_DEEP_S = 60.0, 15.0
"""How much of a round is played on the deep twin, unless the whole of one is asked for."""
PLAYERS = 4


def run(seed: int, quick: bool, deep: bool) -> dict[str, Any]:
    """Measure both twins, the deep one over a whole round if *deep*; what `--json` prints."""
    rounds = QUICK_FAST_ROUNDS if quick else FAST_ROUNDS
    deep_s = None if deep else QUICK_DEEP_S if quick else DEEP_S
    fast = [_play_a_round(seed + index, deep=False) for index in range(rounds)]
    UNIT.sample()
    deep_simulated_s, deep_cpu_s = _play_a_round(seed, deep=True, at_most_s=deep_s)
    return {
        "fast_sim_s_per_s": round(sum(s for s, _ in fast) / sum(cpu_s for _, cpu_s in fast), 1),
        "deep_sim_s_per_s": round(deep_simulated_s / deep_cpu_s, 1),
        "players": PLAYERS,
        "fast_sim_s": round(sum(s for s, _ in fast), 1),
        "deep_sim_s": round(deep_simulated_s, 1),
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    title = f"a round of {result['players']} bots"
    rows = [f"{title:<18}{'simulated s':>14}{'per s':>10}"]
    rows += [
        f"{name + ' twin':<18}{result[name + '_sim_s']:>14,.1f}"
        f"{result[name + '_sim_s_per_s']:>10,.1f}"
        for name in ("fast", "deep")
    ]
    return "\n".join(rows)


def _play_a_round(seed: int, *, deep: bool, at_most_s: float | None = None) -> tuple[float, float]:
    """Play a round; its simulated seconds, and the processor time that took."""
    seating = Seating(PLAYERS, PLAYERS, "normal", seed, "luggage", {"rounds": 1})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim"), loop, seating, deep=deep) as opened,
    ):
        opened.start()
        opened.console.changed.append(lambda: loop.stop() if opened.match.over else None)
        began_s = time.process_time()
        loop.run(until_s=at_most_s)
        return loop.now_s(), time.process_time() - began_s
