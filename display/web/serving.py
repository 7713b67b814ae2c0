"""The web server's process: one socket, the table's pages, and an end in order."""

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

import segno
import uvicorn

from controller.views import Invite
from display.web.desk import DeskPages
from display.web.guard import LONGEST_BODY
from display.web.mdns import PORT as MULTICAST_PORT
from display.web.phones import Phones
from display.web.server import House, application
from display.web.whereabouts import Whereabouts

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


def serve(
    listener: socket.socket, folder: Path, find: Callable[[], str], keeps: Path, *, claims: bool
) -> None:
    """Serve the pages of the table in *folder* at a socket that listens, until a signal comes;
    *find* returns how phones reach it, and where it *claims* a name in the network, that leads to
    it, too.

    Raises `ForeignFolder` when what is found in place of the table must not be trusted.
    """
    asyncio.run(_serve(listener, folder, find, keeps, claims))


async def _serve(
    listener: socket.socket, folder: Path, find: Callable[[], str], keeps: Path, claims: bool
) -> None:
    house = House(lambda changed: Phones(folder, keeps, changed))
    code = house.phones.code

    def moved() -> None:
        house.places = where.places
        house.phones.invite(invitation(where.places, code))
        print(f"Phones join at http://{where.places[-1]} with the code {code}.", flush=True)

    port = listener.getsockname()[1]
    where = Whereabouts(find, port, own_names(), moved, MULTICAST_PORT if claims else None)
    moved()
    config = uvicorn.Config(
        application(house, where, DeskPages(folder).routes()),
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
    follows = asyncio.ensure_future(where.follow())
    try:
        await server.serve([listener])
    finally:
        house.news.stop()
        follows.cancel()
        try:
            await asyncio.gather(follows, return_exceptions=True)
            await looks
        finally:
            house.phones.close()


def invitation(places: Sequence[str], code: str) -> Invite:
    """Return what the public screen shows of the *places* where the pages are, in numbers first. In
    its QR code the code to type stands behind a hash, which a browser keeps to itself: no request
    and no log has it."""
    address, *names = places
    made = segno.make_qr(f"http://{address}/#{code}", error="m")
    rows = tuple("".join("1" if dark else "0" for dark in row) for row in made.matrix)
    return Invite(address, code, rows, names[0] if names else "")


CALLED = "RECLAIM_CALLED"
"""The environment variable with that name (controller/commands/settings.py)."""


def own_names() -> tuple[str, ...]:
    """Return what this computer is called: by the name in its owner's settings first, which a
    router has heard, too."""
    names = os.environ.get(CALLED, ""), socket.gethostname()
    return tuple(dict.fromkeys(name.lower() for name in names if name))
