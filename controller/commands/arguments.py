"""What an argument of the command line may be.

Each function parses one and raises `argparse.ArgumentTypeError` with what was found and expected.
"""

import argparse
import re
from pathlib import Path

from controller.bots.player import LEVELS

FAULTS = ("weak-reader", "reversed-motor", "missing-edge", "driver-without-limit", "other-cells")
"""What `reclaim doctor --fault` plants into a simulated table (`doctor.stages`)."""


def number(text: str) -> int:
    """Parse the number of a match or move, or a number of matches: within SQLite's range."""
    if not text.isdecimal() or not 1 <= (found := int(text)) < 2**63:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number from 1 on")
    return found


def port(text: str) -> int:
    """Parse the port of a server: 1 to 65535."""
    if not text.isdecimal() or not 1 <= (found := int(text)) <= 65535:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a port, such as 8080")
    return found


def volts(text: str) -> float:
    """Parse a battery's voltage: above 0 V, up to 60 V, where touching it becomes dangerous."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.0 < found <= 60.0:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected volts, such as 6.15")
    return found


def levels(text: str) -> tuple[str, ...]:
    """Parse the levels of bots, with commas between them."""
    found = tuple(text.split(","))
    for level in found:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(
                f"found {level!r}, expected one of {', '.join(LEVELS)}, or several with commas"
            )
    return found


def match_or_file(text: str) -> int | Path:
    """Parse a match of the journal, or the path of an exported one."""
    return number(text) if text.isdecimal() else Path(text)


def size(text: str) -> str:
    """Parse a size in pixels, such as 1280x720."""
    if re.fullmatch(r"\d{2,5}x\d{2,5}", text) is None:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected something like 1280x720")
    return text


def speed(text: str) -> float:
    """Parse how many times as fast: 0.01 to 1000."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.01 <= found <= 1000.0:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a number such as 2 or 0.5")
    return found
