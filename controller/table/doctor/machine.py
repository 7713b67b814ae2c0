"""The computer under the table: warmth, supply, disk, clock and screen."""

import time
from collections.abc import Iterator
from pathlib import Path

from controller.table.doctor.checks import Check, Figure
from controller.views import Message
from hardware.computer import Computer, Throttling

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
    yield _temperature(computer.temperature_c)
    yield _supply(computer.throttling)
    yield _disk(computer.free_bytes)
    yield _clock(clock_s)
    yield from _screen(screens)


def _temperature(warm: float | None) -> Check:
    if warm is None:
        found, said = "this computer does not tell", Message("table-doctor-untold")
        return Check("temperature", "skipped", found, said=said)
    said = Message("table-doctor-temperature", {"celsius": round(warm)})
    if warm < WARM_C:
        figure = Figure(warm, "°C", WARMER_C, _AIR)
        return Check("temperature", "pass", f"{warm:.0f} °C", "", figure, said)
    slow = ": it runs slower" if warm >= HOT_C else ""
    return Check("temperature", "fail", f"{warm:.0f} °C{slow}", _AIR, said=said)


def _supply(throttling: Throttling | None) -> Check:
    if throttling is None:
        found, said = "only Raspberry Pi OS tells of it", Message("table-doctor-untold")
        return Check("supply", "skipped", found, said=said)
    if "under-voltage" in (*throttling.now, *throttling.before):
        found, remedy = "was too weak since the start", "Use the Pi's own supply, 5.1 V 3 A."
        return Check("supply", "fail", found, remedy, said=Message("table-doctor-supply-weak"))
    found, said = "strong enough since the start", Message("table-doctor-supply")
    return Check("supply", "pass", found, said=said)


def _disk(free: int | None) -> Check:
    if free is None:
        found, remedy = "cannot be asked", "Is the journal's folder there?"
        return Check("disk", "fail", found, remedy, said=Message("table-doctor-disk-unknown"))
    said = Message("table-doctor-disk", {"free": round(free / 1e6)})
    if free < LEAST_FREE_BYTES:
        remedy = "Make room, or take a larger card."
        return Check("disk", "fail", f"{free / 1e6:.0f} MB free", remedy, said=said)
    return Check("disk", "pass", f"{free / 1e6:,.0f} MB free", said=said)


def _clock(clock_s: float) -> Check:
    if clock_s < CLOCK_UNSET_S:
        found = "was never set: matches will have wrong dates, and nothing else suffers"
        return Check("clock", "skipped", found, said=Message("table-doctor-clock-unset"))
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(clock_s))
    return Check("clock", "pass", now, said=Message("table-doctor-clock", {"found": now}))


def _screen(screens: tuple[str, ...] | None) -> Iterator[Check]:
    if screens is None:
        yield Check(
            "screen",
            "fail",
            "the kernel has no KMS driver, so nothing can be shown",
            "Put dtoverlay=vc4-kms-v3d into /boot/firmware/config.txt, and restart.",
            said=Message("table-doctor-no-kms"),
        )
    elif "connected" in screens:
        yield Check("screen", "pass", "is connected", said=Message("table-doctor-screen"))
    elif screens:
        found = "is not connected, or off: the table plays without one"
        yield Check("screen", "skipped", found, said=Message("table-doctor-screen-off"))
