"""The league's process: it takes what tables tell in one thread, and shows pages in another."""

import signal
import socket
import threading
from contextlib import closing
from types import FrameType

from league import brokers
from league.consuming import consume
from league.errors import SettingsError
from league.settings import LeagueSettings
from league.store import Store
from league.web.server import PagesServer

WAITING = 128
"""How many connections may wait to be accepted."""


def serve(store: Store, settings: LeagueSettings, address: str, port: int) -> int:
    """Serve until SIGINT or SIGTERM; return the exit code. Without a broker it only shows pages.

    Raises `SettingsError` for a broker or an address that cannot be used.
    """
    stopping = threading.Event()

    def stop(_: int, __: FrameType | None) -> None:
        stopping.set()

    with _listening(address, port) as listener:
        server = PagesServer(store, settings, listener)
        stream = brokers.opened(settings) if settings.broker else None
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, stop)
        server.begin()
        shown, at = listener.getsockname()[:2]
        print(f"The league's pages are at http://{shown}:{at}", flush=True)
        try:
            if stream is None:
                stopping.wait()
            else:
                with closing(stream):
                    consume(store, settings, stream, stopping)
        finally:
            server.end()
    return 0


def _listening(address: str, port: int) -> socket.socket:
    """Raises `SettingsError`."""
    try:
        listener = socket.create_server((address, port), backlog=WAITING)
    except (OSError, OverflowError) as error:
        raise SettingsError(
            f"{address}:{port} cannot be opened: {error}; choose another with --port"
        ) from None
    return listener
