"""What a table asks of its computer: to save the logs on a USB stick, and to switch off.

The service of a referee may do neither (systemd/reclaim-referee.service). So it asks by a file in
its own folder, and a path unit of systemd starts what does it: reclaim-shutdown, and reclaim-logs,
which answers by a file in a folder of its own.
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
"""The environment of a service for which somebody listens has the folder of both folders here."""

ASKS, ANSWERS = "reclaim", "reclaim-logs"
SAVE_LOGS, SHUT_DOWN, OUTCOME = "save-logs", "shut-down", "outcome"
"""Two files that ask, and one that answers."""

LONGEST_BYTES = 65536
"""No file here is longer."""

LOGS_S = 120.0
"""The logs of an appliance are 32 MB at most, and the slowest sticks write 1 MB a second."""

SHUT_DOWN_S = 60.0
"""A computer that has not begun to switch off by then will not."""

_log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """Save the logs; `number` is what the answer must repeat, `faults` belongs to them."""

    number: str
    faults: tuple[str, ...] = ()


Code = Literal["saved", "no-stick", "unreadable", "full", "failed"]


class Outcome(Struct, frozen=True):
    """What became of it, and in which `folder` of the stick the logs are."""

    number: str
    code: Code
    folder: str = ""


class Orders:
    """Asks in a folder of *run*, which is /run on a computer of ours."""

    def __init__(self, run: Path) -> None:
        self._asks, self._answers = run / ASKS, run / ANSWERS
        self._number = ""

    def __repr__(self) -> str:
        return f"<Orders in {self._asks}>"

    @classmethod
    def here(cls) -> "Orders | None":
        """Those of this service; None where nobody listens."""
        run = os.environ.get(VARIABLE)
        return cls(Path(run)) if run else None

    def save_logs(self, faults: Sequence[str]) -> None:
        """Raises OSError where that cannot be asked for."""
        self._number = secrets.token_hex(8)
        self._ask(SAVE_LOGS, msgspec.json.encode(Wish(self._number, tuple(faults))))

    def shut_down(self) -> None:
        """Raises OSError where that cannot be asked for."""
        self._number = ""
        self._ask(SHUT_DOWN, b"")

    def outcome(self) -> Outcome | None:
        """What became of the logs that were asked for last; None while nobody has answered."""
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
        """Put a file there that is whole as soon as it is seen."""
        made = self._asks / f"{name}.new"
        made.write_bytes(text)
        made.replace(self._asks / name)
