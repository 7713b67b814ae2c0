"""The seam to a broker: where it is, what is sent, and what can go wrong."""

from pathlib import Path
from typing import Literal, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from controller.errors import BrokerError
from hardware.files import read_text

TOPIC = "reclaim"
"""What every topic begins with: `reclaim/TABLE/result`; NATS has dots for the slashes."""

PORTS = {"mqtt": 1883, "mqtts": 8883, "nats": 4222}
LONGEST_SECRET_BYTES = 4096
ANSWER_S = 10.0
"""How long a broker may take to answer."""
LONGEST_BYTES = 64 * 1024
"""Nothing that a broker has to say to a table is longer; most of it are acknowledgements."""


class Broker(Struct, frozen=True):
    """Where a broker is, and as whom a table comes to it."""

    kind: Literal["mqtt", "mqtts", "nats"]
    host: str
    port: int
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"<Broker {self.kind}://{self.host}:{self.port}>"


def broker_at(address: str, credentials: Path | None = None) -> Broker:
    """Return the broker at an *address* such as `mqtt://broker.lan`; the file *credentials* has a
    user's name in its first line, and the password in its second. Raises `BrokerError`."""
    try:
        split = urlsplit(address)
        port = split.port
    except ValueError:
        split, port = urlsplit(""), None
    if split.scheme not in PORTS or not split.hostname or split.path.strip("/"):
        raise BrokerError(
            "the address of the broker cannot be read; expected one such as mqtt://broker.lan, "
            "mqtts://broker.lan:8883 or nats://10.0.0.5"
        )
    if split.username or split.password:
        raise BrokerError(
            "the address of the broker has a name or a password in it, which others on this "
            "computer can see; write them into a file, and name that with --credentials"
        )
    user = password = ""
    if credentials is not None:
        text = read_text(credentials, LONGEST_SECRET_BYTES, "a user's name and password")
        user, password, *rest = (*text.splitlines(), "", "")
        if not user or any(rest):
            raise BrokerError(
                f"{credentials} has no user's name and password; expected the name in the first "
                "line, and the password in the second"
            )
    kind: Literal["mqtt", "mqtts", "nats"] = split.scheme  # type: ignore[assignment]
    return Broker(kind, split.hostname, port or PORTS[kind], user, password)


class Message(Struct, frozen=True):
    """Something to be told under the last word of a *topic*, or, if that begins with a slash, under
    that whole topic; *id* lets a broker drop a second one. What is *kept* is there for who asks
    later."""

    topic: str
    data: bytes
    id: str
    kept: bool = False


class BrokerLink(Protocol):
    """A connection to a broker, made when something is sent.

    Each method may raise `WireLost`, and then the next one tries to connect again.
    """

    def send(self, message: Message) -> None:
        """Send it, and wait for the broker to say that it has it. Raises `WireRefused` if it does
        not want it, or nobody is there to take it."""

    def wait(self, for_s: float) -> None:
        """Let time pass, and answer what the broker asks."""

    def asked_again(self) -> bool:
        """Return True if somebody has asked for everything once more since the last call."""

    def close(self) -> None: ...
