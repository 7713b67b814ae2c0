"""How far a long bench has come, on the terminal of the person who watches; never in its result."""

import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

WIDTH = 30


def progress(items: Sequence[Item], name: str) -> Iterator[Item]:
    """Hand on *items* one by one, with a bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    for done, item in enumerate(items):
        filled = WIDTH * done // len(items)
        bar = "#" * filled + "." * (WIDTH - filled)
        print(f"\r\x1b[K{name:<24} [{bar}]", end="", file=sys.stderr, flush=True)
        yield item
    print("\r\x1b[K", end="", file=sys.stderr, flush=True)
