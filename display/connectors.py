"""Detects a TV that is plugged in and on: the kernel's list of video connectors (drm-kms(7),
sysfs)."""

from pathlib import Path

SYSFS = Path("/sys/class/drm")


def connected(sysfs: Path = SYSFS) -> bool | None:
    """Return True if a connector has a screen that answers; None if the kernel knows no connectors,
    as on a desktop in a container."""
    states = [_state(path) for path in sysfs.glob("card*-*/status")]
    return "connected" in states if states else None


def _state(path: Path) -> str:
    try:
        return path.read_text().strip()
    except OSError:  # the card has vanished meanwhile
        return ""
