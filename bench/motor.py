"""A simulated belt with the carousel that drives it, alone on a clock of their own."""

import math
from collections.abc import Callable
from typing import TypeVar

from hardware.carousel.carousel import Carousel
from hardware.carousel.figures import DriveFigures
from hardware.config import CarouselSettings
from hardware.loop import Loop, VirtualClock
from hardware.signals import AnySignal, Signal
from hardware.sim.mechanics import Mechanics
from hardware.sim.motor import SimulatedBelt
from hardware.sim.pins import SimulatedPins

S = TypeVar("S", bound=Signal)

TOY = Mechanics(
    volt_s_per_rad=7.3,
    winding_ohm=5.0,
    inertia_kg_m2=0.25,
    edge_m=0.2,
    friction_nm=1.45,
    breakaway_nm=1.9,
    viscous_nm_s=0.5,
    battery_as=7200.0,
)
"""A gear motor of a toy's size that stalls at about 1 A from 6 V, under a heavy belt: weaker than
those in `hardware/parts`, so that the control of speed must not know its motor."""


class MotorBench:
    """`carousel` turns `belt`; `said` has every signal so far, unless `listener` is changed.

    Everything is closed in `close`, and on leaving a `with` block.
    """

    def __init__(
        self,
        settings: CarouselSettings,
        *,
        rest_v: float = 6.4,
        seed: int = 0,
        mechanics: Mechanics = TOY,
        drive: DriveFigures | None = None,
    ) -> None:
        self.settings = settings
        self.loop = Loop(VirtualClock())
        self.pins = SimulatedPins(self.loop)
        self.belt = SimulatedBelt(
            self.loop, settings, self.pins, seed, rest_v=rest_v, mechanics=mechanics
        )
        self.said: list[AnySignal] = []
        self.listener: Callable[[AnySignal], None] = self.said.append
        self.carousel = Carousel(
            settings,
            self.pins,
            lambda signal: self.listener(signal),
            self.loop,
            drive=drive or DriveFigures(limited=mechanics.limit_a < math.inf),
        )

    def __enter__(self) -> "MotorBench":
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def close(self) -> None:
        self.carousel.close()
        self.loop.close()

    def wait(self, seconds: float) -> None:
        self.loop.run(until_s=self.loop.now_s() + seconds)

    def wait_for(self, kind: type[Signal], at_most_s: float) -> float:
        """Wait for a signal of this kind; how long it took. Raises TimeoutError."""
        since_s, before = self.loop.now_s(), len(self.heard(kind))
        self.loop.run(until_s=since_s + at_most_s, while_=lambda: len(self.heard(kind)) == before)
        if len(self.heard(kind)) == before:
            raise TimeoutError(f"no {kind.__name__} within {at_most_s} s")
        return self.loop.now_s() - since_s

    def heard(self, kind: type[S]) -> list[S]:
        return [signal for signal in self.said if isinstance(signal, kind)]

    def outputs(self) -> dict[str, float]:
        """The motor's pins by their names, each with its level or its duty."""
        motor = self.settings.motor
        assert motor is not None, "this carousel has no motor"
        pins = {name: getattr(motor, name) for name in ("standby", "forward", "backward")}
        return {
            name: float(self.pins.pin(pin).state) for name, pin in pins.items() if pin is not None
        }
