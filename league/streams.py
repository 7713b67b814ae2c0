"""Where messages come from: one small seam, which MQTT and JetStream fit.

What is fetched is told again until it is `done`, which is said only after it was kept.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from league.errors import SettingsError
from league.settings import LeagueSettings

WANTED = ("result", "state")
"""The kinds of messages that the league takes, as the topics' last words."""


class Delivery(Struct, frozen=True):
    """A message as it came, with what is needed to acknowledge it."""

    payload: bytes
    receipt: Any
    sender: str
    """The table of which its topic speaks."""


class Stream(Protocol):
    """A connection that comes back by itself."""

    def fetch(self, most: int, wait_s: float) -> Sequence[Delivery]:
        """Return what there is, *most* messages; wait for the first one, but not longer."""

    def done(self, deliveries: Sequence[Delivery]) -> None:
        """Say that these are kept. One that cannot be said comes once more."""

    def say(self, topic: str, payload: bytes) -> bool:
        """Send something, to a topic that is written with slashes; return False where that cannot
        be now."""

    def close(self) -> None:
        """Go away; what comes meanwhile is kept by the broker."""


class BrokerAddress(Struct, frozen=True):
    """Where a broker is, taken from a URL."""

    kind: str
    host: str
    port: int
    user: str = ""
    password: str = ""
    tls: bool = False


_PORTS = {"mqtt": 1883, "mqtts": 8883, "nats": 4222}


def broker_of(settings: LeagueSettings) -> BrokerAddress:
    """Return where the settings' broker is. Raises `SettingsError`."""
    expected = "expected mqtt://HOST, mqtts://HOST or nats://HOST, with USER@ and :PORT if needed"
    try:
        url = urlsplit(settings.broker)
        port = url.port
    except ValueError as error:
        raise SettingsError(f"the broker {settings.broker!r}: {error}; {expected}") from None
    if url.scheme not in _PORTS or not url.hostname:
        raise SettingsError(f"the broker {settings.broker!r} cannot be used; {expected}")
    if url.password is not None:
        raise SettingsError(
            "the broker's password stands in the league's file; put it into a file of its own, "
            "which only the league can read, and name that as password_file"
        )
    password = ""
    if settings.password_file:
        try:
            password = Path(settings.password_file).read_text("utf-8").partition("\n")[0]
        except (OSError, UnicodeDecodeError) as error:
            raise SettingsError(f"{settings.password_file} cannot be read: {error}") from None
    kind = "nats" if url.scheme == "nats" else "mqtt"
    return BrokerAddress(
        kind,
        url.hostname,
        port or _PORTS[url.scheme],
        url.username or "",
        password,
        url.scheme == "mqtts",
    )
