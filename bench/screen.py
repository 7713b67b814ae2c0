"""A well-behaved screen for benches: comes to a feed, and is shown the table, or is not."""

import select
import socket
import time
from pathlib import Path

import msgspec

from controller.views import Watch
from display.feed import FeedClient

WATCH = msgspec.json.encode(Watch()) + b"\n"
RETRY_S = 0.1
LOOK_S = 0.002


def seconds_until_shown(feed: Path, at_most_s: float) -> float | None:
    """How long a screen that comes to *feed* now waits for its first view, coming again when it is
    let go; None where it was shown nothing in time."""
    began_s = time.monotonic()
    while (left_s := began_s + at_most_s - time.monotonic()) > 0:
        if _shown(feed, left_s):
            return time.monotonic() - began_s
        time.sleep(RETRY_S)
    return None


def pace(feed: Path, seconds: float) -> float:
    """How many seconds of the table at *feed* pass in a real one, for at least *seconds*, as a
    screen there sees it."""
    began: tuple[float, float] | None = None
    with FeedClient(feed) as screen:
        while True:
            update = screen.poll()
            now_s = time.monotonic()
            if update is None:
                time.sleep(LOOK_S)
            elif began is None:
                began = now_s, update.view.at_s
            elif now_s - began[0] >= seconds:
                return (update.view.at_s - began[1]) / (now_s - began[0])


def _shown(feed: Path, at_most_s: float) -> bool:
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(at_most_s)
        try:
            connection.connect(str(feed))
            connection.sendall(WATCH)
            readable, _, _ = select.select([connection], [], [], at_most_s)
            return bool(readable and connection.recv(1 << 16))
        except OSError:
            return False
