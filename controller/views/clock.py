"""What time it is at the table, and whether this computer knows: a Pi has no clock that goes on
without power, so until a network or a clock chip has told it the time its dates are of the last
time that it ran.
"""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

ENVIRONMENT = Path("/run/reclaim-settings/environment")
"""Has the time zone of the owner's settings (controller/commands/settings.py)."""


def clock_is_doubtful(root: Path = Path("/")) -> bool:
    """Return True while systemd-timesyncd waits for a network's time (systemd-timesyncd.service(8),
    its file `synchronized`), and the kernel has taken none from a clock chip (`hctosys` of rtc,
    Documentation/ABI/testing/sysfs-class-rtc)."""
    waits = root / "run/systemd/timesync"
    if not waits.is_dir() or (waits / "synchronized").exists():
        return False
    for chip in (root / "sys/class/rtc").glob("*/hctosys"):
        if chip.read_text().strip() == "1":
            return False
    return True


def local_hour(environment: Path = ENVIRONMENT) -> int | None:
    """Return the hour where the table stands; None where its time zone or the time is not known."""
    if clock_is_doubtful():
        return None
    try:
        said = dict(line.split("=", 1) for line in environment.read_text("utf-8").splitlines())
        return datetime.now(ZoneInfo(said["TZ"])).hour
    except (OSError, KeyError, ValueError):
        return None
