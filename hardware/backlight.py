"""The light behind a screen, where the kernel dims it: the official touch display, for one.

Linux lists such lights under /sys/class/backlight: `brightness` is written, from 0 to
`max_brightness` (Documentation/ABI/stable/sysfs-class-backlight).

`python -m hardware.backlight FILE` fulfils a request for a brightness in per cent
(systemd/reclaim-brightness.service), `... --while FILE` dims it for as long as that file is there
(systemd/reclaim-dim.service): referee and screen see /sys as read-only.
"""

import logging
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

LIGHTS = Path("/sys/class/backlight")

DARKEST_PERCENT = 10
"""Darker nobody could read how to make it brighter."""

LONGEST_BYTES = 64

LOOK_S = 0.1
"""Who touches a dark screen sees light at once."""

_log = logging.getLogger(__name__)


def brightness_percent(lights: Path = LIGHTS) -> int | None:
    """Return how bright the first of the *lights* is; None if there is none, or it does not say."""
    for light in _found(lights):
        try:
            now, most = (int((light / name).read_text()) for name in ("brightness", _MOST))
            return max(0, min(100, round(100 * now / most)))
        except (OSError, ValueError, ZeroDivisionError):
            continue
    return None


def dim(percent: int, lights: Path = LIGHTS) -> None:
    """Make every light that bright, but none darker than `DARKEST_PERCENT`. Raises OSError when
    there is none, or it cannot be set."""
    found = list(_found(lights))
    if not found:
        raise FileNotFoundError(f"no screen's light is in {lights}")
    for light in found:
        try:
            most = int((light / _MOST).read_text())
        except ValueError:
            raise OSError(f"{light} does not say how bright it can be") from None
        share = max(DARKEST_PERCENT, min(100, percent)) / 100
        (light / "brightness").write_text(f"{max(1, round(most * share))}\n")


def dim_while(path: Path, lights: Path = LIGHTS) -> None:
    """Make the lights as dark as may be while there is a file at *path*, then as bright as they
    were. What cannot be done is logged."""
    before = brightness_percent(lights)
    try:
        _try(DARKEST_PERCENT, lights)
        while path.exists():
            time.sleep(LOOK_S)
    finally:
        if before is not None:
            _try(before, lights)


def _try(percent: int, lights: Path) -> None:
    try:
        dim(percent, lights)
    except OSError as error:
        _log.error("the screen keeps its brightness: %s", error)


def main(arguments: Sequence[str]) -> int:
    """Dim as the file named by the last argument asks, and delete it; or while it is there."""
    *how, name = arguments
    path = Path(name)
    if how == ["--while"]:
        # So that the light comes back, too, when this service or the computer is stopped.
        signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
        dim_while(path)
        return 0
    try:
        with path.open("rb") as file:
            percent = int(file.read(LONGEST_BYTES))
        dim(percent)
    except (OSError, ValueError) as error:
        _log.error("the screen keeps its brightness: %s", error)
        return 1
    finally:
        # systemd would start this again as long as it is there.
        path.unlink(missing_ok=True)
    return 0


_MOST = "max_brightness"


def _found(lights: Path) -> Iterator[Path]:
    return (one for one in sorted(lights.glob("*")) if (one / _MOST).is_file())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
