"""Whether this computer's clock is right: a Pi has none that goes on without power, so until a
network or a clock chip has told it the time its dates are of the last time that it ran.
"""

from pathlib import Path


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
