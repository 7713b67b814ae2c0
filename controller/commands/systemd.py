"""What systemd is told of a daemon (sd_notify(3))."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from hardware.loop import Loop


def notify(state: str) -> None:
    """Send one datagram of sd_notify(3) to the socket that NOTIFY_SOCKET names, if systemd asked.
    Never waits: a systemd that is late is none of the table's business."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # the abstract namespace of unix(7)
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender, suppress(OSError):
        sender.setblocking(False)
        sender.sendto(state.encode(), address)


@contextmanager
def notified(loop: Loop) -> Iterator[None]:
    """Say READY as soon as *loop* runs, and from then on that it does, in time for WatchdogSec."""
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
