"""`reclaim doctor motor`: a guided self-test of the belt's motor, real or simulated.

The simulated table's motor is tested alone, on a clock of its own; what a person does at a real
table (hold the belt fast) its twin does by itself.
"""

import argparse
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager

import msgspec

from controller.commands.doctor.motor import Check, Examination
from controller.commands.doctor.stands import RealStand, SimulatedStand, ask_for_a_person
from hardware.carousel.watchdog import Guard, Watchdog
from hardware.config import TableFile, load_table_file
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock
from hardware.sim.motor import MotorBench
from hardware.table import PiIo

FAILED = 1


def examine(file: TableFile, seed: int = 0) -> list[Check]:
    """Test the motor of *file*. Raises `WiringError` when there is none, or when its pins are
    taken."""
    if file.carousel.motor is None:
        raise WiringError(f"{file.name} has no [carousel.motor]; there is nothing to test")
    if file.simulated:
        with MotorBench(file.carousel, seed=seed) as bench:
            return Examination(SimulatedStand(bench)).run()
    with _killed_in_order(), Loop(RealClock()) as loop, ExitStack() as opened:
        try:
            pins = PiIo(loop.clock).pin_factory_name
            guard = opened.enter_context(closing(Guard(loop, pins, file.carousel.motor.lines)))
            stand = RealStand(file.carousel, loop, person=ask_for_a_person())
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


def main(options: argparse.Namespace) -> int:
    """Run the self-test and print it; 0 when nothing failed, 1 when something did."""
    file = load_table_file(options.table)
    checks = examine(file)
    passed = all(check.outcome != "fail" for check in checks)
    if options.json:
        result = {"table": file.name, "simulated": file.simulated, "passed": passed,
                  "checks": checks}  # fmt: skip
        print(msgspec.json.encode(result).decode())
    else:
        print(report(checks))
    return 0 if passed else FAILED


def report(checks: list[Check]) -> str:
    """The checks as a table for people."""
    width = max(len(check.name) for check in checks)
    lines = []
    for check in checks:
        lines.append(f"{check.name:<{width}}  {check.outcome:<7}  {check.found}")
        if check.remedy:
            lines.append(f"{'':<{width}}           {check.remedy}")
    return "\n".join(lines)
