"""`reclaim doctor motor`: a guided self-test of the belt's motor, real or simulated.

A simulated table's motor is tested alone, on its own clock; its twin does by itself what a person
does at a real table (hold the belt fast). Each check says what it measured, and what to do if that
is not right.
"""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from typing import TypeVar

from controller.commands.doctor.terminal import progress
from controller.table.doctor.checks import Check, Figure, Outcome
from hardware.carousel import figures
from hardware.carousel.battery import RUNNING_A, hours_left
from hardware.carousel.carousel import Carousel
from hardware.carousel.protection import Phase
from hardware.carousel.watchdog import Guard, Watchdog
from hardware.config import BatterySettings, CarouselSettings, TableFile
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.signals import AnySignal, BeltFault, BeltStopped, BeltWarning, Signal
from hardware.sim.mechanics import Mechanics
from hardware.sim.motor import SimulatedBelt
from hardware.sim.pins import SimulatedPins
from hardware.table import PiIo

# ---- what is examined ----------------------------------------------------------------------------

S = TypeVar("S", bound=Signal)


@dataclass
class Stand:
    """A carousel under test on its `loop`, and all that it has `said`.

    `hold` gets the running belt held fast, and returns when, if known; `release` lets it go.
    Without a `person` nobody can do either.
    """

    settings: CarouselSettings
    carousel: Carousel
    loop: Loop
    said: list[AnySignal]
    hold: Callable[[], float | None]
    release: Callable[[], None]
    person: bool = True
    nobody: str = "nobody is at a terminal to hold the belt"
    """Why there is no person."""

    def now_s(self) -> float:
        return self.loop.now_s()

    def wait(self, seconds: float) -> None:
        self.loop.run(until_s=self.loop.now_s() + seconds)

    def heard(self, kind: type[S]) -> list[S]:
        return [signal for signal in self.said if isinstance(signal, kind)]


def simulated_stand(file: TableFile, loop: Loop, pins: SimulatedPins, belt: SimulatedBelt) -> Stand:
    """Return the twin's motor, on a virtual clock, which holds its own *belt*."""
    settings = file.carousel

    def hold() -> float:
        loop.run(until_s=loop.now_s() + 3.0)
        belt.jam()
        return loop.now_s()

    said: list[AnySignal] = []
    carousel = Carousel(settings, pins, said.append, loop, drive=figures.drive_of(file))
    return Stand(settings, carousel, loop, said, hold, belt.release)


def real_stand(file: TableFile, loop: Loop, *, person: bool) -> Stand:
    """Return the motor on this computer's pins, whose belt a *person* at the terminal holds."""
    settings = file.carousel

    def hold() -> None:
        print("Hold the belt now.", file=sys.stderr)

    def release() -> None:
        print("Let go. It tries again by itself.", file=sys.stderr)

    said: list[AnySignal] = []
    carousel = Carousel(settings, None, said.append, loop, drive=figures.drive_of(file))
    return Stand(settings, carousel, loop, said, hold, release, person)


def ask_for_a_person() -> bool:
    """Return True if somebody at the terminal is ready to hold the belt when asked.

    Must be called before the motor may run: a program that waits for a key feeds no watchdog.
    """
    if not sys.stdin.isatty():
        return False
    print(
        "The belt will run. When you are told to, hold it fast with a flat hand until it stops, "
        "then let go. Press Enter to begin.",
        file=sys.stderr,
    )
    return bool(sys.stdin.readline())


# ---- the checks ----------------------------------------------------------------------------------

SPEED_TOLERANCE = 0.05
"""The share by which the measured speed may be off."""

BACK_S = 2.0
"""How long its speed backwards is measured."""

MEASURED_S = 10.0
"""How long speed, pulses and voltage are measured."""

SETTLES_S = 5.0
"""How long a belt has to reach its speed, besides its ramp."""

MOST_SAG_V = 0.6
"""Good cells drop less under a running belt."""

MORE_DUTY, MORE_SAG_V, MORE_A = 15.0, 0.15, 0.08
"""Per cent of full power, volts and amperes beyond what they used to be: the belt has become stiff,
or the battery weak. A discharge of four AA cells takes 10 % more power."""

MOST_HASTY = 2
"""Pulses closer together than physics allows: a spark or two at the motor's start prove nothing."""

UNMEASURED = (
    "no hand holds a belt whose push nobody has measured: first `reclaim doctor push`, by a scale"
)

HOLD_S = 20.0
"""How long a person has to get hold of the running belt."""

JAM_S = 0.3
"""How soon a belt that is held fast must have lost power."""


class Examination:
    """The checks, in order; `checks` has the results so far."""

    def __init__(self, stand: Stand) -> None:
        self.checks: list[Check] = []
        self._stand = stand
        self._settings = stand.settings
        self._rest_v: float | None = None

    def run(self) -> list[Check]:
        """Run every check. Afterwards the belt is at rest."""
        self._off()
        self._battery()
        if self._spin_up():
            self._measure_running()
            self._stop("stop")
            self._reverse()
            self._jam()
        else:
            for name in ("encoder", "encoder's line", "speed", "index", "battery under load",
                         "current", "stop", "reverse", "jam"):  # fmt: skip
                self._note(name, "skipped", "the belt does not run")
        return self.checks

    def _note(
        self,
        name: str,
        outcome: Outcome,
        found: str,
        remedy: str = "",
        figure: Figure | None = None,
    ) -> None:
        self.checks.append(Check(name, outcome, found, remedy, figure))
        progress(f"{name}: {outcome}")

    def _judge(
        self,
        name: str,
        good: bool,
        found: str,
        remedy: str,
        measured: tuple[float, str, float] | None = None,
    ) -> None:
        """Note a check that is *good* or has a *remedy*; *measured* is its figure, with its unit
        and what matters."""
        figure = None if measured is None else Figure(*measured, remedy)
        self._note(name, "pass" if good else "fail", found, "" if good else remedy, figure)

    def _off(self) -> None:
        carousel = self._stand.carousel
        self._stand.wait(1.0)
        self._judge(
            "off at first",
            carousel.duty == 0.0 and not carousel.speed_rpm,
            f"{carousel.duty:.0%} of full power, and the belt {_at(carousel.speed_rpm)}",
            "Look at the driver's wiring: nobody has asked for motion yet.",
        )

    def _battery(self) -> None:
        if self._settings.battery is None:
            self._note("battery", "skipped", "the table file has no [carousel.battery]")
            return
        supply = self._stand.carousel.supply
        self._stand.wait(5.0)
        self._rest_v = supply.rest_v
        if self._rest_v is None:
            self._note(
                "battery",
                "fail",
                "its voltage is unknown",
                "Look at the battery, at the ADC and its cables, and at `divider`.",
            )
            return
        self._judge(
            "battery",
            supply.level == "good",
            f"{self._rest_v:.2f} V at rest, {supply.level}",
            "Put fresh cells in.",
        )

    def _spin_up(self) -> bool:
        since_s = self._stand.now_s()
        fault = self._start(self._settings.speed_rpm)
        if fault is not None:
            self._note("spin up", "fail", fault.trouble.says, fault.trouble.remedy)
            self._give_up()
            return False
        took_s = self._stand.now_s() - since_s
        self._note("spin up", "pass", f"runs without a fault after {took_s:.1f} s")
        return True

    def _start(self, speed_rpm: float) -> BeltFault | None:
        """Let the belt reach this speed; return the fault that occurred, if any."""
        before = len(self._stand.heard(BeltFault))
        self._stand.carousel.run(speed_rpm)
        self._stand.wait(self._settings.ramp_s + SETTLES_S)
        faults = self._stand.heard(BeltFault)[before:]
        return faults[0] if faults else None

    def _give_up(self) -> None:
        self._stand.carousel.stop()
        self._stand.wait(self._settings.ramp_s + 3.0)

    def _mean_rpm(self, seconds: float) -> float:
        """Return the belt's mean speed from now on: the slots of a disc are not all alike."""
        speeds = []
        for _ in range(round(seconds / 0.1)):
            self._stand.wait(0.1)
            speeds.append(self._stand.carousel.speed_rpm)
        known = [speed for speed in speeds if speed is not None]
        return sum(known) / max(1, len(known))

    def _measure_running(self) -> None:
        carousel = self._stand.carousel
        before_turns, since_s = carousel.turns, self._stand.now_s()
        mean = self._mean_rpm(MEASURED_S)
        seconds = self._stand.now_s() - since_s
        encoder = self._settings.encoder
        if encoder is None or before_turns is None or carousel.turns is None:
            for name in ("encoder", "encoder's line", "speed", "index"):
                self._note(name, "skipped", "the table file has no [carousel.encoder]")
        else:
            asked = self._settings.speed_rpm
            pulses = (carousel.turns - before_turns) * encoder.pulses_per_turn
            expected = asked / 60.0 * seconds * encoder.pulses_per_turn
            self._judge(
                "encoder",
                abs(pulses / expected - 1.0) <= 2 * SPEED_TOLERANCE,
                f"{pulses:.0f} pulses in {seconds:.0f} s, expected about {expected:.0f}",
                "Look at the encoder, its disc and its cable, and at `pulses_per_turn`.",
            )
            hasty = carousel.inspect().hasty_pulses
            self._judge(
                "encoder's line",
                hasty <= MOST_HASTY,
                f"{hasty} pulses came closer together than the belt can turn",
                "Keep the sensor's wire away from the motor's, put 100 nF across the sensor, and "
                "shield it from light.",
            )
            self._judge(
                "speed",
                abs(mean / asked - 1.0) <= SPEED_TOLERANCE,
                f"{mean:.2f} turns a minute, asked for {asked:g}, at {abs(carousel.duty):.0%} of "
                "full power",
                "Put fresh cells in, and see that the belt runs freely.",
                (100 * abs(carousel.duty), "% of full power", MORE_DUTY),
            )
            self._index()
        self._under_load()

    def _index(self) -> None:
        encoder = self._settings.encoder
        assert encoder is not None
        if encoder.index_pin is None:
            self._note("index", "skipped", "the table file has no `index_pin`")
            return
        before = len(self._stand.heard(BeltWarning))
        self._stand.wait(4.2 * 60.0 / self._settings.speed_rpm)
        warnings = self._stand.heard(BeltWarning)[before:]
        if warnings:
            self._note("index", "fail", warnings[0].trouble.says, warnings[0].trouble.remedy)
        else:
            self._note("index", "pass", f"agrees with {encoder.pulses_per_turn} pulses a turn")

    def _under_load(self) -> None:
        supply, battery = self._stand.carousel.supply, self._settings.battery
        if battery is None:
            self._note("battery under load", "skipped", "no [carousel.battery]")
        elif supply.loaded_v is None or self._rest_v is None:
            self._note("battery under load", "fail", "its voltage is unknown", "See above.")
        else:
            sag_v = self._rest_v - supply.loaded_v
            self._judge(
                "battery under load",
                sag_v <= MOST_SAG_V and supply.level in ("good", "low"),
                f"{supply.loaded_v:.2f} V, {sag_v:.2f} V less than at rest",
                "Put fresh cells in, and look at the contacts of their holder.",
                (sag_v, "V less than at rest", MORE_SAG_V),
            )
        amperes = supply.amperes
        if self._settings.current is None:
            lasts = _lasts(battery, supply.rest_v, RUNNING_A)
            self._note(
                "current", "skipped", f"no [carousel.current]; assumed: {RUNNING_A:g} A{lasts}"
            )
        else:
            self._judge(
                "current",
                amperes is not None and amperes > 0.02,
                "unknown"
                if amperes is None
                else f"{amperes:.2f} A{_lasts(battery, supply.rest_v, amperes)}",
                "Look at the current sensor, its cable and `volts_per_ampere`; see that the belt "
                "runs freely.",
                None if amperes is None else (amperes, "A", MORE_A),
            )

    def _stop(self, name: str) -> None:
        before = len(self._stand.heard(BeltStopped))
        self._stand.carousel.stop()
        self._stand.wait(self._settings.ramp_s + 3.0)
        carousel = self._stand.carousel
        self._judge(
            name,
            len(self._stand.heard(BeltStopped)) > before
            and carousel.duty == 0.0
            and not carousel.speed_rpm,
            f"{carousel.duty:.0%} of full power, and the belt {_at(carousel.speed_rpm)}",
            "Take the battery out, and look at the driver and at its standby pin.",
        )

    def _reverse(self) -> None:
        motor, carousel = self._settings.motor, self._stand.carousel
        if motor is None or motor.backward is None:
            self._note("reverse", "skipped", "the table file has no `backward`")
            return
        fault = self._start(-self._settings.speed_rpm)
        if fault is not None:
            self._note("reverse", "fail", fault.trouble.says, fault.trouble.remedy)
        elif carousel.speed_rpm is None:
            self._note("reverse", "pass", "no fault; nothing measures the speed")
        else:
            # A single channel does not tell the direction: a person must see that it has reversed.
            asked, mean = -self._settings.speed_rpm, self._mean_rpm(BACK_S)
            self._judge(
                "reverse",
                abs(mean / asked - 1.0) <= 2 * SPEED_TOLERANCE,
                f"{mean:.2f} turns a minute, asked for {asked:g}",
                "Look at the pin and the cable of `backward`.",
            )
        self._give_up()

    def _jam(self) -> None:
        carousel = self._stand.carousel
        if self._settings.encoder is None:
            self._note("jam", "skipped", "without an encoder no jam is noticed")
            return
        if not self._stand.person:
            self._note("jam", "skipped", self._stand.nobody)
            return
        before = len(self._stand.heard(BeltFault))
        carousel.run(self._settings.speed_rpm)
        held_s = self._stand.hold()
        until_s = self._stand.now_s() + HOLD_S
        while len(self._stand.heard(BeltFault)) == before and self._stand.now_s() < until_s:
            self._stand.wait(0.02)
        faults = self._stand.heard(BeltFault)[before:]
        off = carousel.duty == 0.0
        if not faults:
            self._note(
                "jam", "fail", f"no jam was noticed in {HOLD_S:g} s",
                "Hold the belt fast. If it was held, look at the encoder: it pulses by itself.",
            )  # fmt: skip
            self._give_up()
            return
        took_s = None if held_s is None else faults[0].at_s - held_s
        after = "" if took_s is None else f" after {took_s * 1000:.0f} ms"
        self._judge(
            "jam",
            off and (took_s is None or took_s <= JAM_S),
            f"power off{after}",
            "Take the battery out, and look at the driver and at the encoder.",
        )
        self._retry(faults[0])
        self._give_up()

    def _retry(self, fault: BeltFault) -> None:
        if fault.retry_in_s is None:
            self._note("retry", "fail", fault.trouble.says, fault.trouble.remedy)
            return
        self._stand.release()
        self._stand.wait(fault.retry_in_s + self._settings.ramp_s + 2 * SETTLES_S)
        state = self._stand.carousel.state
        self._judge(
            "retry",
            state is Phase.RUNNING,
            "runs again by itself" if state is Phase.RUNNING else "does not run again",
            "Free the belt, and see that it turns easily by hand.",
        )


def _at(speed_rpm: float | None) -> str:
    if speed_rpm is None:
        return "has not been heard"
    return "stands" if speed_rpm == 0.0 else f"turns {speed_rpm:.2f} times a minute"


def _lasts(battery: BatterySettings | None, rest_v: float | None, amperes: float) -> str:
    """Say how long the battery turns the belt."""
    if battery is None or rest_v is None or amperes <= 0.0:
        return ""
    return f", for about {hours_left(battery, rest_v, amperes):.1f} h of running"


# ---- the command ---------------------------------------------------------------------------------


def examine(file: TableFile, hands: bool = True) -> list[Check]:
    """Test the motor of *file*; without *hands* nobody is asked to hold its belt. Raises
    `WiringError` when there is none, or its pins are taken."""
    if file.carousel.motor is None:
        raise WiringError(f"{file.name} has no [carousel.motor]; there is nothing to test")
    if file.simulated:
        with Loop(VirtualClock()) as loop:
            pins = SimulatedPins(loop)
            belt = SimulatedBelt(loop, file.carousel, pins, mechanics=Mechanics.of(file))
            stand = simulated_stand(file, loop, pins, belt)
            with stand.carousel:
                return Examination(stand).run()
    with _killed_in_order(), Loop(RealClock()) as loop, ExitStack() as opened:
        try:
            factory = PiIo(loop.clock).pin_factory_name
            guard = Guard(loop, factory, file.carousel.motor.lines)
            opened.enter_context(closing(guard))
            stand = real_stand(file, loop, person=hands and ask_for_a_person())
            if not hands:
                stand.nobody = UNMEASURED
        except WiringError as error:
            raise WiringError(f"{error} The table's daemon must not run meanwhile.") from error
        opened.enter_context(stand.carousel)
        with Watchdog(loop, stand.carousel.cut_power, guard):
            return Examination(stand).run()


@contextmanager
def _killed_in_order() -> Iterator[None]:
    """Let SIGTERM take the same way out as Ctrl-C, which closes the carousel."""

    def leave(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
