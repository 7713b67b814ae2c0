"""A virtual table in a window of its own: `python -m display.tabletop --feed ... --hands ...`."""

import sys
from collections.abc import Sequence

from display.feed import FeedClient
from display.tabletop import HandsClient, VirtualTable
from display.window import Arguments, show


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit code."""
    parser = Arguments("display.tabletop", "One seat's hands at a simulated table.")
    options = parser.parse_args(arguments)
    with (
        FeedClient(options.feed, options.seat) as feed,
        HandsClient(options.hands, options.seat) as hands,
    ):
        return show("Reclaim table", options, ((VirtualTable(feed, hands, options.lang), 1.0),))


if __name__ == "__main__":
    sys.exit(main())
