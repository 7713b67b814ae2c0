"""Pictures of the motor for the docs: `python -m bench.plots OUT_DIR`, or `make docs-plots`.

The real carousel turns a simulated belt; what is drawn is the belt's true course beside what the
carousel believes. Needs matplotlib (the `report` extra) to draw, and nothing to compute.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bench.motor import TOY, MotorBench
from hardware.carousel.protection import Phase
from hardware.config import CarouselSettings, CurrentSettings, load_table_file
from hardware.sim.mechanics import Circuit

EDGE_M = 0.2
"""From the belt's axis to its edge; assumed, as in the twin's inertia."""


class Sample(Struct, frozen=True):
    """One instant of a belt: the truth, and what the carousel has of it."""

    at_s: float
    speed_rpm: float
    measured_rpm: float
    asked_rpm: float
    duty: float
    battery_v: float
    believed_v: float
    phase: Phase
    push_n: float
    """With how much force the belt's edge pushes against something that holds it fast."""


class Recorder:
    """A motor bench that keeps a sample every *every_s*."""

    def __init__(self, bench: MotorBench, every_s: float) -> None:
        self.samples: list[Sample] = []
        self.bench = bench
        self._every_s = every_s

    def wait(self, seconds: float, asked_rpm: float) -> None:
        for _ in range(round(seconds / self._every_s)):
            self.bench.wait(self._every_s)
            self.samples.append(self._look(asked_rpm))

    def _look(self, asked_rpm: float) -> Sample:
        carousel, belt = self.bench.carousel, self.bench.belt
        duty = carousel.duty
        # Held fast, the battery's own resistance is in the way of the current as well.
        volts = belt.battery_v + belt.battery_a * TOY.battery_ohm
        held = Circuit.of(TOY, volts, 1.0, 1.0 - abs(duty)) if duty else None
        free_nm = 0.0 if held is None else held.stall_nm - TOY.friction_nm
        return Sample(
            at_s=self.bench.loop.now_s(),
            speed_rpm=belt.speed_rpm,
            measured_rpm=carousel.speed_rpm or 0.0,
            asked_rpm=asked_rpm,
            duty=duty,
            battery_v=belt.battery_v,
            believed_v=carousel.supply.rest_v or 0.0,
            phase=carousel.state,
            push_n=max(0.0, free_nm) / EDGE_M,
        )


# ---- what is drawn -------------------------------------------------------------------------------


def settings() -> CarouselSettings:
    """The simulated table's carousel, with its current sensed."""
    current = CurrentSettings(channel=1, volts_per_ampere=1.0)
    return replace(load_table_file("sim").carousel, current=current)


def steps() -> list[Sample]:
    """Start, half speed, full speed, reverse, stop."""
    with MotorBench(settings(), rest_v=5.6) as bench:
        recorder = Recorder(bench, 0.02)
        for asked_rpm in (3.0, 1.5, 3.0, -3.0, 0.0):
            bench.carousel.run(asked_rpm)
            recorder.wait(5.0, asked_rpm)
        return recorder.samples


def sag() -> list[Sample]:
    """A run in which the battery goes from fresh to empty, in minutes instead of hours."""
    quick = replace(TOY, battery_as=200.0)
    with MotorBench(settings(), mechanics=quick) as bench:
        recorder = Recorder(bench, 1.0)
        bench.carousel.run(3.0)
        while bench.carousel.supply.level != "empty":
            recorder.wait(1.0, 3.0)
        return recorder.samples


def jam(freed_after_s: float = 7.0) -> list[Sample]:
    """A belt that is held fast at 2 s, and let go during its second retry."""
    with MotorBench(settings(), rest_v=5.6) as bench:
        bench.carousel.run(3.0)
        bench.wait(10.0)
        recorder = Recorder(bench, 0.02)
        recorder.wait(2.0, 3.0)
        bench.belt.jam()
        recorder.wait(freed_after_s, 3.0)
        bench.belt.release()
        recorder.wait(12.0 - freed_after_s, 3.0)
        return recorder.samples


# ---- drawing -------------------------------------------------------------------------------------

_TRUTH, _BELIEF, _POWER = "#1f5fa8", "#e08214", "#4d4d4d"


def draw_steps(pyplot: Any) -> Any:
    samples = steps()
    figure, (speed, duty) = _panels(pyplot, 2)
    times = [s.at_s for s in samples]
    speed.step(times, [s.asked_rpm for s in samples], where="post", color="#999999", lw=1.0,
               label="asked for")  # fmt: skip
    speed.plot(times, [s.measured_rpm for s in samples], color=_BELIEF, lw=1.0, label="measured")
    speed.plot(times, [s.speed_rpm for s in samples], color=_TRUTH, lw=1.4, label="the belt")
    speed.set_ylabel("turns a minute")
    speed.legend(loc="lower left")
    duty.plot(times, [100 * s.duty for s in samples], color=_POWER, lw=1.0)
    duty.set_ylabel("duty (%)")
    duty.set_xlabel("seconds")
    speed.set_title("Start, half speed, full speed, reverse, stop (battery: 5.6 V)")
    return figure


def draw_sag(pyplot: Any) -> Any:
    samples = sag()
    figure, (speed, volts, duty) = _panels(pyplot, 3)
    times = [s.at_s for s in samples]
    full_rpm = samples[0].asked_rpm
    speed.axhspan(0.95 * full_rpm, 1.05 * full_rpm, color=_TRUTH, alpha=0.12, lw=0,
                  label="within 5 %")  # fmt: skip
    speed.plot(times, [s.speed_rpm for s in samples], color=_TRUTH, lw=1.0, label="the belt")
    speed.set_ylim(0.85 * full_rpm, 1.15 * full_rpm)
    speed.set_ylabel("turns a minute")
    speed.legend(loc="lower left", ncols=2)
    volts.plot(times, [s.battery_v for s in samples], color=_TRUTH, lw=1.0, label="under load")
    volts.plot(times, [s.believed_v for s in samples], color=_BELIEF, lw=1.2,
               label="judged: as it would be at rest")  # fmt: skip
    volts.set_ylabel("volts")
    volts.legend(loc="upper right")
    duty.plot(times, [100 * s.duty for s in samples], color=_POWER, lw=0.8)
    duty.set_ylim(0, 105)
    duty.set_ylabel("duty (%)")
    duty.set_xlabel("seconds (cells of a small fraction of their real capacity)")
    speed.set_title("Four AA cells from fresh to empty")
    return figure


def draw_jam(pyplot: Any) -> Any:
    samples = jam()
    figure, (speed, push) = _panels(pyplot, 2)
    start_s = samples[0].at_s
    times = [s.at_s - start_s for s in samples]
    for panel in (speed, push):
        panel.axvspan(2.0, 9.0, color="#d7301f", alpha=0.08, lw=0)
    speed.plot(times, [s.speed_rpm for s in samples], color=_TRUTH, lw=1.4)
    speed.set_ylim(-0.3, 4.0)
    speed.set_ylabel("turns a minute")
    speed.text(5.5, 3.6, "held fast", ha="center", color="#d7301f")
    push.plot(times, [s.push_n for s in samples], color=_POWER, lw=1.2)
    push.set_ylim(0, 25)
    push.set_ylabel("push if held (N)")
    push.set_xlabel("seconds")
    push.text(4.98, 9, "gentle", ha="center", color="#666666")
    push.text(8.5, 9, "gentle", ha="center", color="#666666")
    for begins_s, ends_s in _spells(samples, start_s):
        for panel in (speed, push):
            panel.axvspan(begins_s, ends_s, color="#999999", alpha=0.15, lw=0)
        push.text((begins_s + ends_s) / 2, 22, "off", ha="center", color="#666666")
    speed.set_title("A jam: off at once, then gentle retries")
    return figure


def _spells(samples: Sequence[Sample], start_s: float) -> list[tuple[float, float]]:
    """When the belt had no power, each from when to when."""
    spells: list[tuple[float, float]] = []
    began_s: float | None = None
    for sample in samples:
        off = sample.phase is Phase.FAULT
        if off and began_s is None:
            began_s = sample.at_s - start_s
        if not off and began_s is not None:
            spells.append((began_s, sample.at_s - start_s))
            began_s = None
    return spells


def _panels(pyplot: Any, count: int) -> tuple[Any, Any]:
    figure, panels = pyplot.subplots(
        count, 1, sharex=True, figsize=(8.0, 1.2 + 1.7 * count), layout="constrained"
    )
    for panel in panels:
        panel.grid(alpha=0.25)
        panel.margins(x=0)
        for side in ("top", "right"):
            panel.spines[side].set_visible(False)
    return figure, panels


DRAWINGS: dict[str, Callable[[Any], Any]] = {
    "motor-steps": draw_steps,
    "motor-sag": draw_sag,
    "motor-jam": draw_jam,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw every picture into a folder."""
    parser = argparse.ArgumentParser(prog="python -m bench.plots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="OUT_DIR")
    folder: Path = parser.parse_args(arguments).folder
    try:
        matplotlib = import_module("matplotlib")
    except ImportError:
        print("matplotlib is not installed; expected the extra `docs`", file=sys.stderr)
        return 2
    matplotlib.use("svg")
    # The same picture is the same file.
    matplotlib.rcParams.update({"svg.hashsalt": "reclaim", "font.size": 9, "axes.titlesize": 10})
    pyplot = import_module("matplotlib.pyplot")
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in DRAWINGS.items():
        figure = draw(pyplot)
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
        pyplot.close(figure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
