"""How the table is, by what its two programs tell systemd of it: whether a new version is as good
as the one before, and whether somebody plays.

The words are those of controller/commands/service.py and display/appliance.py.
"""

import subprocess
import time
from dataclasses import dataclass

UNITS = ("reclaim-referee.service", "reclaim-display.service")

OPEN, NOBODY_PLAYS = "table open", "nobody plays"
WANTED = frozenset((OPEN, "nothing lost", "journal read", "signal seen", "screen painted"))
"""What a new version is judged by: as much of it as the version before had."""

STEADY_S = 20.0
_ASK_AGAIN_S = 5.0


@dataclass(frozen=True, slots=True)
class Condition:
    """The process of each unit, 0 for one that does not run; and what all of them say."""

    processes: tuple[int, ...]
    words: frozenset[str] = frozenset()

    @property
    def runs(self) -> bool:
        return all(self.processes)

    @property
    def somebody_plays(self) -> bool:
        """Whether a restart would interrupt somebody."""
        return OPEN in self.words and NOBODY_PLAYS not in self.words


def condition() -> Condition:
    """How the table is now."""
    asked = ["systemctl", "show", "--property=MainPID,ActiveState,StatusText", *UNITS]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return read(answer)


def read(answer: str) -> Condition:
    """The condition that systemctl's *answer* tells."""
    units = [
        dict(line.split("=", 1) for line in part.splitlines() if "=" in line)
        for part in answer.strip().split("\n\n")
    ]
    active = [unit if unit.get("ActiveState") == "active" else {} for unit in units]
    texts = (unit.get("StatusText", "") for unit in active)
    return Condition(
        tuple(int(unit.get("MainPID", "0")) for unit in active),
        frozenset(word for text in texts for word in text.split(", ") if word),
    )


def healthy_within(patience_s: float, wanted: frozenset[str]) -> bool:
    """Whether, within this time, both run for `STEADY_S` without a restart and say what is
    *wanted* all the while."""
    end = time.monotonic() + patience_s
    since_s, before = time.monotonic(), Condition((0,))
    while time.monotonic() < end:
        now = condition()
        if now.processes != before.processes or not now.runs or wanted - now.words:
            since_s, before = time.monotonic(), now
        elif time.monotonic() - since_s >= STEADY_S:
            return True
        time.sleep(_ASK_AGAIN_S)
    lacks = sorted(wanted - before.words) or ["two programs that run"]
    print(f"Not healthy within {patience_s:.0f} s; missing: {', '.join(lacks)}.")
    return False
