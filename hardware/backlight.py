"""The light behind a screen, where the kernel dims it: the official touch display, for one.

Linux lists such lights under /sys/class/backlight: `brightness` is written, from 0 to
`max_brightness` (Documentation/ABI/stable/sysfs-class-backlight).

`python -m hardware.backlight FILE` fulfils a request for a brightness in per cent
(systemd/reclaim-brightness.service): the referee's service sees /sys as read-only.
"""

import logging
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

LIGHTS = Path("/sys/class/backlight")

DARKEST_PERCENT = 10
"""Darker nobody could read how to make it brighter."""

LONGEST_BYTES = 64

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


def main(arguments: Sequence[str]) -> int:
    """Dim as the file named by the only argument asks, and delete it."""
    (name,) = arguments
    path = Path(name)
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
