"""A daemon's notifications to systemd (sd_notify(3))."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from controller.views.paths import notify
from hardware.loop import Loop


@contextmanager
def notified(loop: Loop) -> Iterator[None]:
    """Send READY as soon as *loop* runs, then keep-alives in time for WatchdogSec."""
    keep_alive_s = float(os.environ.get("WATCHDOG_USEC", 0)) / 1e6 / 4

    def alive() -> None:
        notify("WATCHDOG=1")
        loop.call_later(keep_alive_s, alive)

    def ready() -> None:
        notify("READY=1")
        if keep_alive_s:
            alive()

    loop.call_later(0.0, ready)
    try:
        yield
    finally:
        notify("STOPPING=1")
