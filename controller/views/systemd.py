"""What the programs of a table tell systemd: that they are ready, alive, or stopping."""

import os
import socket
from contextlib import suppress


def notify(state: str) -> None:
    """Send one datagram of sd_notify(3) to the socket named by NOTIFY_SOCKET, if systemd asked for
    it. Never waits: a slow systemd must not delay the table."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # the abstract namespace of unix(7)
        address = "\0" + address[1:]
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        sender.sendto(state.encode(), address)
