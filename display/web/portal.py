"""The program of the page of the table's own WiFi: `python -m display.web.portal RUN`.

systemd starts it with the first packet that comes for one of its two sockets, which only listen in
that WiFi and only while it is up (systemd/reclaim-portal.socket): one for the page, at port 80, and
one for names, at port 53. So it needs no right of root's.
"""

import asyncio
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import uvicorn

from controller.views.ownwifi import PLACE
from display.web.captive import named
from display.web.serving import STOP_S
from display.web.setup import portal

FIRST_DESCRIPTOR = 3
"""SD_LISTEN_FDS_START of sd_listen_fds(3)."""
PORT = 80
CANNOT = 2


class Names(asyncio.DatagramProtocol):
    """Answers who asks for a name with the table's *address*."""

    def __init__(self, address: str) -> None:
        self._address = address

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # asyncio's own is no subclass of it before 3.12.
        self._transport = cast("asyncio.DatagramTransport", transport)

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        answer = named(data, self._address)
        if answer is not None:
            self._transport.sendto(answer, addr)


async def serve(web: socket.socket, names: socket.socket, run: Path) -> None:
    """Serve the page of the table whose programs meet in *run* at *web*, and names at *names*,
    until a signal comes."""
    address, port = web.getsockname()
    host = address if port == PORT else f"{address}:{port}"
    loop = asyncio.get_running_loop()
    answers, _ = await loop.create_datagram_endpoint(lambda: Names(address), sock=names)
    config = uvicorn.Config(
        portal(host, run, run / PLACE.relative_to("/run")),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="none",
        limit_concurrency=64,
        timeout_graceful_shutdown=STOP_S,
    )
    try:
        await uvicorn.Server(config).serve([web])
    finally:
        answers.close()


def main(arguments: Sequence[str]) -> int:
    (run,) = map(Path, arguments)
    given = os.environ.get("LISTEN_PID") == str(os.getpid()) and os.environ.get("LISTEN_FDS") == "2"
    if not given:
        print("systemd starts this with two sockets: see reclaim-portal.socket.", file=sys.stderr)
        return CANNOT
    found = [socket.socket(fileno=FIRST_DESCRIPTOR + number) for number in (0, 1)]
    web, names = sorted(found, key=lambda one: one.type)  # SOCK_STREAM is 1, SOCK_DGRAM 2
    names.setblocking(False)
    asyncio.run(serve(web, names, run))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
