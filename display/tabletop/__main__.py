"""A virtual table in a window of its own: `python -m display.tabletop --feed ... --hands ...`."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack

from display.stopping import Stop
from display.window import Arguments, show, sit_down


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit code."""
    parser = Arguments("display.tabletop", "One seat's hands at a simulated table.")
    options = parser.parse_args(arguments)
    with Stop() as stop, ExitStack() as stack:
        return show("Reclaim table", options, ((sit_down(options, stack), 1.0),), stop)


if __name__ == "__main__":
    sys.exit(main())
