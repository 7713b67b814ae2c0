"""The web server's process: one socket, the table's pages, and an end in order."""

import asyncio
import os
import socket
from pathlib import Path
from types import FrameType

import segno
import uvicorn

from controller.views import Invite
from display.web.desk import DeskPages
from display.web.guard import LONGEST_BODY
from display.web.phones import Phones
from display.web.server import House, application

STOP_S = 1
"""Who has not gone by then is let go."""
PING_S = 20.0
"""How often a connection is asked whether anybody is there."""


class Server(uvicorn.Server):
    """Tells the pages at once that it stops: they would be waited for."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.news.stop()
        super().handle_exit(sig, frame)

    def end(self, looked: "asyncio.Future[None]") -> None:
        """End, as nobody looks after the phones any more."""
        self.should_exit = True


def serve(listener: socket.socket, folder: Path, host: str, keeps: Path) -> None:
    """Serve the pages of the table in *folder* at a socket that listens, until a signal comes;
    *host* is how phones reach it.

    Raises `ForeignFolder` when what is found in place of the table must not be trusted.
    """
    asyncio.run(_serve(listener, folder, host, keeps))


async def _serve(listener: socket.socket, folder: Path, host: str, keeps: Path) -> None:
    port = listener.getsockname()[1]
    address = host if port == 80 else f"{host}:{port}"
    house = House(lambda changed: Phones(folder, keeps, changed))
    house.phones.invite(invitation(address, house.phones.code))
    print(f"Phones join at http://{address} with the code {house.phones.code}.", flush=True)
    config = uvicorn.Config(
        application(house, own_hosts(host, port), DeskPages(folder).routes()),
        log_level="warning",
        access_log=False,  # who in a house has opened which page is nobody's business
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_BODY,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        timeout_graceful_shutdown=STOP_S,
    )
    server = Server(config, house)
    looks = asyncio.ensure_future(house.look_after())
    looks.add_done_callback(server.end)
    try:
        await server.serve([listener])
    finally:
        house.news.stop()
        try:
            await looks
        finally:
            house.phones.close()


def invitation(address: str, code: str) -> Invite:
    """Return what the public screen shows. In its QR code the code to type stands behind a hash,
    which a browser keeps to itself: no request and no log has it."""
    made = segno.make_qr(f"http://{address}/#{code}", error="m")
    rows = tuple("".join("1" if dark else "0" for dark in row) for row in made.matrix)
    return Invite(address, code, rows)


CALLED = "RECLAIM_CALLED"
"""The environment variable with that name (controller/commands/settings.py)."""
HOUSES = ("local", "lan", "home.arpa", "internal")
"""Domains of houses, which no registry gives away (RFC 6762; RFC 8375; ICANN, July 2024, for the
last; routers use `lan` without being told to): a name in any other leads where its owner likes."""


def own_hosts(host: str, port: int) -> frozenset[str]:
    """Return what a browser may call this table: any other name was made to lead here. A router
    knows it by the name in its owner's settings, and in a domain of the house's."""
    names = {host.lower(), "localhost", "127.0.0.1"}
    for name in filter(None, (socket.gethostname().lower(), os.environ.get(CALLED, "").lower())):
        names |= {name, *(f"{name.partition('.')[0]}.{domain}" for domain in HOUSES)}
    with_port = {f"{one}:{port}" for one in names}
    return frozenset(names | with_port if port == 80 else with_port)
