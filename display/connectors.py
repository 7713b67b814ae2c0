"""Whether a TV is plugged in and on: the kernel's list of video connectors (drm-kms(7), sysfs)."""

from pathlib import Path

SYSFS = Path("/sys/class/drm")


def connected(sysfs: Path = SYSFS) -> bool | None:
    """Whether a connector has a screen that answers; None where the kernel knows of no connector,
    as on a desktop in a container."""
    states = [_state(path) for path in sysfs.glob("card*-*/status")]
    return "connected" in states if states else None


def _state(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:  # the card has gone meanwhile
        return ""
