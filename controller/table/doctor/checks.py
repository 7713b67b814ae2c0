"""Single checks, the result of a self-test; and those of the computer under the table: warmth,
supply, disk, clock and screen.
"""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from controller.views import BAD_GRADES, Message
from hardware.computer import Computer, Throttling

Outcome = Literal["pass", "worse", "fail", "skipped"]
"""worse: within the limits, but not what it was in earlier tests (`past`)."""


class Figure(Struct, frozen=True):
    """What was measured, to be compared with the same device's earlier figures."""

    value: float
    unit: str
    """`V`, `%`: appended to the number when it is said."""
    matters: float
    """The least change for the worse that means something: positive if more is worse, negative if
    less is."""
    remedy: str = ""
    """What to do once it is worse than it was, if what was found is a text."""


class Check(Struct, frozen=True):
    """One line of the result: what was *found*, as a message whose part `remedy` says what to do if
    it is bad. What no screen shows is a text in English for a terminal, with its *remedy*."""

    name: str
    outcome: Outcome
    found: Message | str
    remedy: str = ""
    figure: Figure | None = None
    usual: Message | None = None
    """What it used to be, if it is worse than that."""

    @property
    def bad(self) -> bool:
        """Whether it is worse or failed, so that a remedy is shown."""
        return self.outcome in BAD_GRADES


WARM_C = 70.0
"""A Pi throttles itself at 80 degrees (Raspberry Pi documentation, frequency management)."""
WARMER_C = 12.0
"""More than the difference between a cool room and a warm one."""
LEAST_FREE_BYTES = 100 * 10**6
CLOCK_UNSET_S = 1_735_689_600.0
"""1 January 2025: a clock that shows an earlier time has never been set."""


def connectors() -> tuple[str, ...] | None:
    """Return the states of the video connectors, `connected` or not (drm-kms(7)); None if the
    kernel has no KMS driver."""
    states = []
    for path in sorted(Path("/sys/class/drm").glob("card*-*/status")):
        try:
            states.append(path.read_text().strip())
        except OSError:  # the card has vanished meanwhile
            continue
    return tuple(states) or None


def computer_checks(
    computer: Computer, clock_s: float, screens: tuple[str, ...] | None = ()
) -> Iterator[Check]:
    """Yield the checks of a computer whose clock shows *clock_s*; no check of *screens* if there
    is to be none."""
    yield _temperature(computer.temperature_c)
    yield _supply(computer.throttling)
    yield _disk(computer.free_bytes)
    yield _clock(clock_s)
    yield from _screen(screens)


def _temperature(warm: float | None) -> Check:
    if warm is None:
        return Check("temperature", "skipped", Message("table-doctor-untold"))
    found = Message("table-doctor-temperature", {"celsius": round(warm)})
    good = warm < WARM_C
    figure = Figure(warm, "°C", WARMER_C) if good else None
    return Check("temperature", "pass" if good else "fail", found, figure=figure)


def _supply(throttling: Throttling | None) -> Check:
    if throttling is None:
        # Only Raspberry Pi OS tells of it.
        return Check("supply", "skipped", Message("table-doctor-untold"))
    if "under-voltage" in (*throttling.now, *throttling.before):
        return Check("supply", "fail", Message("table-doctor-supply-weak"))
    return Check("supply", "pass", Message("table-doctor-supply"))


def _disk(free: int | None) -> Check:
    if free is None:
        return Check("disk", "fail", Message("table-doctor-disk-unknown"))
    found = Message("table-doctor-disk", {"free": round(free / 1e6)})
    return Check("disk", "fail" if free < LEAST_FREE_BYTES else "pass", found)


def _clock(clock_s: float) -> Check:
    if clock_s < CLOCK_UNSET_S:
        return Check("clock", "skipped", Message("table-doctor-clock-unset"))
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(clock_s))
    return Check("clock", "pass", Message("table-doctor-clock", {"found": now}))


def _screen(screens: tuple[str, ...] | None) -> Iterator[Check]:
    if screens is None:
        yield Check("screen", "fail", Message("table-doctor-no-kms"))
    elif "connected" in screens:
        yield Check("screen", "pass", Message("table-doctor-screen"))
    elif screens:
        yield Check("screen", "skipped", Message("table-doctor-screen-off"))
