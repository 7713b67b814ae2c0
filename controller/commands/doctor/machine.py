"""The computer under the table in `reclaim doctor`: warmth, supply, disk, clock and screen."""

import time
from collections.abc import Iterator
from pathlib import Path

from controller.commands.doctor.checks import Check, Figure
from hardware.computer import Computer

WARM_C, HOT_C = 70.0, 80.0
"""A Pi throttles itself at 80 degrees (Raspberry Pi documentation, frequency management)."""
WARMER_C = 12.0
"""More than the difference between a cool room and a warm one."""
LEAST_FREE_BYTES = 100 * 10**6
CLOCK_UNSET_S = 1_735_689_600.0
"""1 January 2025: a clock that shows an earlier time has never been set."""

_AIR = "Give it air or a heat sink."


def connectors(sysfs: Path = Path("/sys/class/drm")) -> tuple[str, ...] | None:
    """Return the states of the video connectors, `connected` or not (drm-kms(7)); None if the
    kernel has no KMS driver."""
    states = []
    for path in sorted(sysfs.glob("card*-*/status")):
        try:
            states.append(path.read_text().strip())
        except OSError:  # the card has vanished meanwhile
            continue
    return tuple(states) or None


def checks(
    computer: Computer, clock_s: float, screens: tuple[str, ...] | None = ()
) -> Iterator[Check]:
    """Yield the checks of a computer whose clock shows *clock_s*; no check of *screens* if there
    is to be none."""
    warm = computer.temperature_c
    if warm is None:
        yield Check("temperature", "skipped", "this computer does not tell")
    elif warm < WARM_C:
        figure = Figure(warm, "°C", WARMER_C, _AIR)
        yield Check("temperature", "pass", f"{warm:.0f} °C", "", figure)
    else:
        slow = ": it runs slower" if warm >= HOT_C else ""
        yield Check("temperature", "fail", f"{warm:.0f} °C{slow}", _AIR)
    throttling = computer.throttling
    if throttling is None:
        yield Check("supply", "skipped", "only Raspberry Pi OS tells of it")
    elif "under-voltage" in (*throttling.now, *throttling.before):
        yield Check(
            "supply", "fail", "was too weak since the start", "Use the Pi's own supply, 5.1 V 3 A."
        )
    else:
        yield Check("supply", "pass", "strong enough since the start")
    free = computer.free_bytes
    if free is None:
        yield Check("disk", "fail", "cannot be asked", "Is the journal's folder there?")
    elif free < LEAST_FREE_BYTES:
        yield Check(
            "disk", "fail", f"{free / 1e6:.0f} MB free", "Make room, or take a larger card."
        )
    else:
        yield Check("disk", "pass", f"{free / 1e6:,.0f} MB free")
    if clock_s < CLOCK_UNSET_S:
        found = "was never set: matches will have wrong dates, and nothing else suffers"
        yield Check("clock", "skipped", found)
    else:
        yield Check("clock", "pass", time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(clock_s)))
    if screens is None:
        yield Check(
            "screen",
            "fail",
            "the kernel has no KMS driver, so nothing can be shown",
            "Put dtoverlay=vc4-kms-v3d into /boot/firmware/config.txt, and restart.",
        )
    elif "connected" in screens:
        yield Check("screen", "pass", "is connected")
    elif screens:
        found = "is not connected, or off: the table plays without one"
        yield Check("screen", "skipped", found)
