"""What a motor is examined on: the simulated table's by itself, or the real one with a person."""

import sys
from typing import Protocol, TypeVar

from hardware.carousel.carousel import Carousel
from hardware.config import CarouselSettings
from hardware.loop import Loop
from hardware.signals import AnySignal, Signal
from hardware.sim.motor import MotorBench

S = TypeVar("S", bound=Signal)


class Stand(Protocol):
    """A carousel under test, with everything that it says."""

    settings: CarouselSettings
    carousel: Carousel

    def wait(self, seconds: float) -> None: ...

    def heard(self, kind: type[S]) -> list[S]: ...

    def now_s(self) -> float: ...

    person: bool
    """Whether somebody, or something, is there to hold the belt fast."""

    def hold(self) -> float | None:
        """The belt runs and is to be held; when it was, where that is known."""

    def release(self) -> None: ...


class SimulatedStand:
    """The twin's motor, on a virtual clock. It holds its own belt."""

    def __init__(self, bench: MotorBench) -> None:
        self.settings = bench.settings
        self.carousel = bench.carousel
        self.wait = bench.wait
        self.heard = bench.heard
        self.now_s = bench.loop.now_s
        self.release = bench.belt.release
        self.person = True
        self._belt = bench.belt

    def hold(self) -> float | None:
        self.wait(3.0)
        self._belt.jam()
        return self.now_s()


class RealStand:
    """The motor on this computer's pins. A *person* at the terminal holds the belt."""

    def __init__(self, settings: CarouselSettings, loop: Loop, *, person: bool) -> None:
        self.settings = settings
        self.person = person
        self.now_s = loop.now_s
        self._loop = loop
        self._said: list[AnySignal] = []
        self.carousel = Carousel(settings, None, self._said.append, loop)

    def wait(self, seconds: float) -> None:
        self._loop.run(until_s=self._loop.now_s() + seconds)

    def heard(self, kind: type[S]) -> list[S]:
        return [signal for signal in self._said if isinstance(signal, kind)]

    def hold(self) -> float | None:
        print("Hold the belt now.", file=sys.stderr)
        return None

    def release(self) -> None:
        print("Let go. It tries again by itself.", file=sys.stderr)


def ask_for_a_person() -> bool:
    """Whether somebody at the terminal is ready to hold the belt when asked.

    Must be asked before the motor may run: a program that waits for a key feeds no watchdog.
    """
    if not sys.stdin.isatty():
        return False
    print(
        "The belt will run. When you are told to, hold it fast with a flat hand until it stops, "
        "then let go. Press Enter to begin.",
        file=sys.stderr,
    )
    return bool(sys.stdin.readline())
