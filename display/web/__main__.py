"""The program of the pages for phones: `python -m display.web`.

    python -m display.web --connect FEED_SOCKET --port 8080

Ends with 143 or 130, as in shells, when SIGTERM or SIGINT ended it; 2, with one sentence, when it
could not do what was asked. The table goes on without it.
"""

import argparse
import fcntl
import re
import signal
import socket
import struct
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from controller.views.paths import ForeignFolder, feed_socket_path

PORT, HIGHEST_PORT = 8080, 65535
CANNOT = 2
SIOCGIFADDR = 0x8915
WAITING = 512
"""How many connections may wait to be accepted."""


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    # What started this has them blocked until it can end in order.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM, signal.SIGINT))
    try:
        from display.web.serving import serve
    except ImportError as error:
        return _cannot(
            f"Pages for phones need packages that cannot be imported here ({error}). Install them "
            f"with `{sys.prefix}/bin/pip install 'reclaim[web]'`."
        )
    folder = options.connect.parent
    try:
        with _listening(options.port) as listener:
            keeps, given = options.keeps or folder, options.address
            serve(listener, folder, lambda: given or own_address(), keeps, claims=not given)
    except ForeignFolder as error:
        return _cannot(f"{error}.")
    except OSError as error:
        return _cannot(
            f"Port {options.port} cannot be opened: {error.strerror}. Choose another with --port."
        )
    except KeyboardInterrupt:
        return 130
    return 0


def _cannot(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return CANNOT


def own_address() -> str:
    """Return this computer's address in its network, or the one that only itself can reach. Nothing
    is sent for it: connecting a datagram socket only chooses the way (connect(2))."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples (RFC 5737): nobody's
        except OSError:
            return _any_address(probe)
        found: str = probe.getsockname()[0]
        return found


def _any_address(probe: socket.socket) -> str:
    """Return the address of an interface, in a network from which no way leads out, as that of a
    phone's hotspot: SIOCGIFADDR of netdevice(7)."""
    with suppress(OSError):
        for interface in sorted(Path("/sys/class/net").iterdir()):
            with suppress(OSError):
                asked = struct.pack("256s", interface.name.encode()[:15])
                address = socket.inet_ntoa(fcntl.ioctl(probe, SIOCGIFADDR, asked)[20:24])
                if not address.startswith("127."):
                    return address
    return "127.0.0.1"


def _listening(port: int) -> socket.socket:
    """Return a socket at which browsers in the network can connect. Raises OSError."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("0.0.0.0", port))
        listener.listen(WAITING)
    except OSError:
        listener.close()
        raise
    return listener


def _port(text: str) -> int:
    """Return a port; 0 is any that is free."""
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: use one from 1 to {HIGHEST_PORT}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m display.web")
    parser.add_argument("--connect", type=Path, default=feed_socket_path(), help="feed's socket")
    parser.add_argument("--port", type=_port, default=PORT)
    parser.add_argument("--address", default="", help="how phones reach this computer")
    parser.add_argument("--keeps", type=Path, help="the folder of what outlasts this process")
    return parser


if __name__ == "__main__":
    sys.exit(main())
