"""Whether the table stands and its screen is drawn: what makes a slot a good one."""

import socket
import subprocess
import time
from dataclasses import dataclass

FEED = "/run/reclaim/feed.sock"
UNITS = ("reclaim-referee.service", "reclaim-display.service")
STEADY_S = 20.0
_ASK_AGAIN_S = 5.0
_WATCH = b'{"type":"Watch","seat":"","token":""}\n'  # controller/views/table.py: as the public


@dataclass(frozen=True, slots=True)
class Programs:
    """The process of each unit; 0 for one that does not run."""

    pids: tuple[int, ...]

    @property
    def run(self) -> bool:
        return all(self.pids)


def healthy_within(patience_s: float) -> bool:
    """Whether, within this time, all run for `STEADY_S` without a restart and the feed answers."""
    end = time.monotonic() + patience_s
    since = time.monotonic()
    before = Programs((0,))
    while time.monotonic() < end:
        now = _programs()
        if now != before or not now.run or not _feed_speaks():
            since, before = time.monotonic(), now
        elif time.monotonic() - since >= STEADY_S:
            return True
        time.sleep(_ASK_AGAIN_S)
    return False


def _programs() -> Programs:
    asked = ["systemctl", "show", "--property=MainPID", "--property=ActiveState", *UNITS]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    units = [
        dict(line.split("=", 1) for line in part.splitlines())
        for part in answer.strip().split("\n\n")
    ]
    return Programs(
        tuple(int(unit["MainPID"]) if unit["ActiveState"] == "active" else 0 for unit in units)
    )


def _feed_speaks() -> bool:
    """Whether the referee sends a screen what to draw."""
    try:
        with socket.socket(socket.AF_UNIX) as feed:
            feed.settimeout(10.0)
            feed.connect(FEED)
            feed.sendall(_WATCH)
            return bool(feed.recv(1))
    except OSError:
        return False
