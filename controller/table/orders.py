"""A table's requests to its computer: to save the logs on a USB stick, to dim the screen, and to
switch off.

A referee's service may do neither (systemd/reclaim-referee.service). So it writes a request file in
its own folder, and a systemd path unit starts the service that fulfils it: reclaim-shutdown,
reclaim-brightness, or reclaim-logs, which answers with a file in a folder of its own.
"""

import logging
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

VARIABLE = "RECLAIM_ORDERS"
"""The environment variable that names the parent of both folders, if anyone serves requests."""

ASKS, ANSWERS = "reclaim", "reclaim-logs"
SAVE_LOGS, SHUT_DOWN, BRIGHTNESS, OUTCOME = "save-logs", "shut-down", "brightness", "outcome"
"""Three request files, and one that answers."""

LONGEST_BYTES = 65536
"""No file here is longer."""

LOGS_S = 120.0
"""An appliance's logs are 32 MB at most, and the slowest sticks write 1 MB a second."""

SHUT_DOWN_S = 60.0
"""A computer that has not begun to switch off by then will not."""

_log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """Asks for the logs; `number` is what the answer must repeat, `faults` are saved with them."""

    number: str
    faults: tuple[str, ...] = ()


Code = Literal["saved", "no-stick", "unreadable", "full", "failed"]


class Outcome(Struct, frozen=True):
    """The outcome, and in which `folder` of the stick the logs are."""

    number: str
    code: Code
    folder: str = ""


class Orders:
    """Writes requests in a folder of *run*, which is /run on an appliance."""

    def __init__(self, run: Path) -> None:
        self._asks, self._answers = run / ASKS, run / ANSWERS
        self._number = ""

    def __repr__(self) -> str:
        return f"<Orders in {self._asks}>"

    @classmethod
    def here(cls) -> "Orders | None":
        """Return this service's, or None if nobody serves requests."""
        run = os.environ.get(VARIABLE)
        return cls(Path(run)) if run else None

    def save_logs(self, faults: Sequence[str]) -> None:
        """Ask for the logs to be saved. Raises OSError when that is impossible."""
        self._number = secrets.token_hex(8)
        self._ask(SAVE_LOGS, msgspec.json.encode(Wish(self._number, tuple(faults))))

    def shut_down(self) -> None:
        """Ask to switch off. Raises OSError when that is impossible."""
        self._number = ""
        self._ask(SHUT_DOWN, b"")

    def dim(self, percent: int) -> None:
        """Ask for that brightness of the screen. Raises OSError when that is impossible."""
        self._ask(BRIGHTNESS, str(percent).encode())

    def outcome(self) -> Outcome | None:
        """Return the outcome of the last request for logs, or None while nobody has answered."""
        try:
            with (self._answers / OUTCOME).open("rb") as file:
                said = msgspec.json.decode(file.read(LONGEST_BYTES), type=Outcome)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError, UnicodeError) as error:
            _log.warning("the answer to a wish cannot be read: %s", error)
            return None
        return said if said.number == self._number else None

    def _ask(self, name: str, text: bytes) -> None:
        """Write a file that is complete as soon as it is visible."""
        made = self._asks / f"{name}.new"
        made.write_bytes(text)
        made.replace(self._asks / name)
