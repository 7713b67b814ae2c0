"""`reclaim bench latency`: from a tag in a reader's field to the View that is published.

Whole matches of bots on the deep twin, on its virtual clock, with the carousel's reader and every
seat's reader at work. A tag's time runs from the moment at which a hand holds it to a pad until
the views are made that `reclaim play` publishes (the screen's and one seat's); so it goes through
the chip's registers, the driver, the presence filter, the serial line, interpretation and rules.
Beside it stands what the air itself takes at least.

What a commit adds can only be measured on the wall clock: that is `field_to_light`.

A tap's calls are counted beside its processor time: they are the same on every machine. Time is
not, even in units. Between two taps the radio is simulated for milliseconds, and the processor's
caches are lost, above all where other machines share them; a unit that is hot does not cancel that.
So two more figures stand beside it: the same taps on the fast twin, which follow each other so
quickly that caches stay warm, and a peer, the standard library's TOML reader on a file of a few
lines, which is timed at the removals between the taps and finds the same cold caches.
"""

import statistics
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

from bench import field_to_light
from bench.machine import UNIT
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.signals import AnySignal, TagEntered, TagLeft, Uid

ANSWERED = 500
QUICK_ANSWERED = 60
"""Taps that are measured with their commits; they take real time."""

COUNTED, QUICK_COUNTED = 300, 60
"""Taps whose calls are counted: their times are not measured, for counting takes time."""

PEER_FILE = "".join(f'name{i} = "value {i}"\nnumber{i} = {i * 7}\n' for i in range(7))
"""What the peer reads: about as many calls as a tap."""

AIR_MS = 4.40
"""One full selection of a 7-byte UID on the air (ISO/IEC 14443-3 frame lengths and delays)."""


def run(seed: int, tags: int, quick: bool) -> dict[str, Any]:
    """Measure at least *tags* taps; the dictionary that `--json` prints."""
    wanted = min(tags, 150) if quick else tags
    watch = _watched(seed, wanted, _cpu_us)
    warm = _watched(seed, wanted, _cpu_us, deep=False)
    calls = calls_of_taps(seed, QUICK_COUNTED if quick else COUNTED)
    answered_ms, medium = field_to_light.measure(seed, QUICK_ANSWERED if quick else ANSWERED)
    return {
        "field_to_view_ms": _spread(watch.field_to_view_ms),
        "removal_ms": _spread(watch.removal_ms),
        "field_to_light_with_commit_ms": _spread(answered_ms),
        "signal_to_view_cpu_us": _spread(watch.costs),
        "signal_to_view_warm_cpu_us": _spread(warm.costs),
        "peer_cpu_us": _spread(watch.peer),
        "signal_to_view_calls": _spread(calls),
        "peer_calls": _calls(_read_toml),
        "air_ms": AIR_MS,
        "tags": len(watch.field_to_view_ms),
        "readers": watch.readers,
        "medium": medium,
    }


def table(result: dict[str, Any]) -> str:
    """Return the result as a table for people."""
    rows = [
        f"{result['tags']} tags at {result['readers']} readers, deep twin, virtual clock",
        f"{'':<36}{'median':>10}{'p99':>10}",
    ]
    for key, name in (
        ("field_to_view_ms", "field to view, ms"),
        ("removal_ms", "removal to signal, ms"),
        ("signal_to_view_cpu_us", "signal to view, CPU us"),
        ("signal_to_view_warm_cpu_us", "the same on the fast twin, CPU us"),
        ("peer_cpu_us", "a TOML file is read, CPU us"),
        ("signal_to_view_calls", "signal to view, calls"),
        ("field_to_light_with_commit_ms", "signal to light, committed, ms"),
    ):
        rows.append(f"{name:<36}{result[key]['median']:>10.1f}{result[key]['p99']:>10.1f}")
    rows.append(f"{'a TOML file is read, calls':<36}{result['peer_calls']:>10.1f}")
    rows.append(f"{'one selection on the air, ms':<36}{result['air_ms']:>10.1f}")
    rows.append(f"the journal is on {result['medium']}")
    return "\n".join(rows)


def calls_of_taps(seed: int, taps: int) -> list[float]:
    """Return how many calls each of *taps* taps costs, from the Signal to the views: of functions
    in Python, and of built-in ones."""
    return _watched(seed, taps, _calls).costs


Meter = Callable[[Callable[[], None]], float]
"""Does some work, and returns what that has cost."""


def _cpu_us(work: Callable[[], None]) -> float:
    began_ns = time.thread_time_ns()
    work()
    return (time.thread_time_ns() - began_ns) / 1e3


def _calls(work: Callable[[], None]) -> float:
    calls = 0

    def count(frame: object, event: str, told: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    # The work itself, and the end of counting.
    return calls - 2


def _read_toml() -> None:
    tomllib.loads(PEER_FILE)


class _Watch:
    """Collects the times of one run after another, and by its *meter* what each tap costs."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.field_to_view_ms: list[float] = []
        self.removal_ms: list[float] = []
        self.costs: list[float] = []
        self.peer: list[float] = []
        self.readers = 0


def _watched(seed: int, wanted: int, meter: Meter, *, deep: bool = True) -> _Watch:
    """Watch matches until there were as many taps as are *wanted*."""
    watch = _Watch(meter)
    while len(watch.costs) < wanted:
        _play_one_match(seed, wanted, watch, deep)
        seed += 1
        UNIT.sample()
    return watch


def _play_one_match(seed: int, wanted: int, watch: _Watch, deep: bool) -> None:
    file = load_table_file("sim")
    seating = Seating(seats=len(file.seats), bots=len(file.seats), level="sharp", seed=seed)
    watch.readers = len(file.readers) + len(file.seats)
    with (
        Loop(VirtualClock()) as loop,
        open_table(file, loop, seating, deep=deep) as opened,
    ):
        console, world = opened.console, opened.world
        assert world is not None, "the shipped table sim is simulated"
        tapped: dict[tuple[str, Uid], float] = {}
        removed: dict[tuple[str, Uid], float] = {}
        observers = (None, console.table.seats[0])

        def on_tap(seat: str, uid: Uid, until_s: float) -> None:
            tapped[f"pad/{seat}", uid] = loop.now_s()
            removed[f"pad/{seat}", uid] = until_s

        def measured(signal: AnySignal) -> None:
            def answer() -> None:
                console.signal(signal)
                for observer in observers:
                    console.view(observer)

            if isinstance(signal, TagLeft):
                watch.peer.append(watch.meter(_read_toml))
            cost = watch.meter(answer)
            if isinstance(signal, TagEntered):
                since_s = tapped.pop((signal.reader, signal.uid), None)
                if since_s is not None:
                    watch.field_to_view_ms.append((loop.now_s() - since_s) * 1e3)
                    watch.costs.append(cost)
            elif isinstance(signal, TagLeft):
                since_s = removed.pop((signal.reader, signal.uid), None)
                if since_s is not None:
                    watch.removal_ms.append((loop.now_s() - since_s) * 1e3)

        world.on_tap.append(on_tap)
        console.table.listeners.remove(console.signal)
        console.table.listeners.append(measured)
        opened.start()
        loop.run(while_=lambda: len(watch.field_to_view_ms) < wanted and not opened.match.over)


def _spread(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    at_99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {"median": round(statistics.median(ordered), 3), "p99": round(at_99, 3)}
