"""Which phones may look after a table: paired by a PIN on its screen, then known by a token.

The PIN is the table's, random, and seen only by who stands before its screen. It is good for a few
tries and a few minutes; a PIN by which nobody was paired makes the next phone wait, longer each
time. Somebody at the table need not wait: the operator's page shows one at once. Of a token only a
digest is kept, in a file beside the journal that no backup has, so that a token of one table is
worth nothing at another. Time is an argument.
"""

import hashlib
import hmac
import logging
import math
import secrets
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from controller.match.menu import Choice, surely
from controller.views import Notice
from controller.views.people import is_name
from hardware.files import make_folder, write_whole
from hardware.times import soonest

FILE_NAME = "pairings.json"

PIN_DIGITS = 6
TRIES = 5
"""How many wrong PINs end it."""
PIN_S = 180.0
"""How long a PIN is shown: time to find a phone, and to type."""
WAIT_S, LONGEST_WAIT_S = 60.0, 3600.0
"""How long phones wait after a PIN that paired nobody; twice as long after each further one."""
TOKEN_BYTES = 32
MOST_PHONES = 8
"""Of more, the one that was used longest ago is forgotten."""

_log = logging.getLogger(__name__)


class PairedPhone(Struct, frozen=True, forbid_unknown_fields=True):
    """A phone that may look after the table; `used_on` is the day of its last use."""

    name: str
    digest: str
    used_on: str


class ShowPin(Struct, frozen=True):
    """Show a PIN for another phone."""


class Revoke(Struct, frozen=True):
    """The phone with that digest is not known any more."""

    digest: str


class Pairing:
    """The phones that are paired with a table; what is kept of them is in *folder*, or nowhere."""

    def __init__(
        self,
        folder: Path | None,
        today: Callable[[], str] = lambda: date.today().isoformat(),
    ) -> None:
        self.pin = ""
        """What the public screen shows; empty while no phone is awaited."""
        self._path = None if folder is None else folder / FILE_NAME
        self._today = today
        self._phones = self._read()
        self._tries = 0
        self._ends_s = 0.0
        self._unpaired = 0
        """How many PINs in a row have paired nobody."""
        self._again_s = -math.inf
        """When a phone may ask again."""

    def __repr__(self) -> str:
        return f"<Pairing of {len(self.phones)} phones>"

    @property
    def phones(self) -> tuple[PairedPhone, ...]:
        """Those that are paired, the one that was used last first."""
        return self._phones

    # ---- by the PIN ------------------------------------------------------------------------------

    def ask(self, now_s: float) -> Notice | None:
        """A phone asks for a PIN; return why it gets none yet, or None: then one is shown."""
        self.pass_time(now_s)
        if self.pin:
            return None
        if now_s < self._again_s:
            return Notice("web-desk-wait", {"seconds": math.ceil(self._again_s - now_s)})
        self.show(now_s)
        return None

    def show(self, now_s: float) -> None:
        """Show a new PIN, as somebody at the table wants it."""
        self.pin = f"{secrets.randbelow(10**PIN_DIGITS):0{PIN_DIGITS}}"
        self._tries, self._ends_s = TRIES, now_s + PIN_S

    def pair(self, pin: str, name: str, now_s: float) -> str | Notice:
        """Return the token of a phone whose owner knows the *pin*, or what was wrong."""
        self.pass_time(now_s)
        if not self.pin:
            return Notice("web-desk-no-pin")
        if not is_name(name):
            return Notice("web-name-refused")
        if not hmac.compare_digest(pin.strip().encode(), self.pin.encode()):
            self._tries -= 1
            if not self._tries:
                self._paired_nobody(now_s)
                return Notice("web-desk-no-pin")
            return Notice("web-desk-wrong-pin", {"count": self._tries})
        self.withdraw()
        self._unpaired, self._again_s = 0, -math.inf
        token = secrets.token_urlsafe(TOKEN_BYTES)
        phone = PairedPhone(name, _digest(token), self._today())
        self._keep((phone, *self._phones)[:MOST_PHONES])
        return token

    def withdraw(self) -> None:
        """Show no PIN any more: nobody has failed."""
        self.pin = ""

    def pass_time(self, now_s: float) -> None:
        """Withdraw a PIN that nobody has typed in time."""
        if self.pin and now_s >= self._ends_s:
            self._paired_nobody(now_s)

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        return soonest(self._ends_s) if self.pin else None

    def _paired_nobody(self, now_s: float) -> None:
        self.withdraw()
        wait_s = min(WAIT_S * 2.0**self._unpaired, LONGEST_WAIT_S)
        self._unpaired = min(self._unpaired + 1, 10)
        self._again_s = now_s + wait_s

    # ---- by the token ----------------------------------------------------------------------------

    def knows(self, token: str) -> bool:
        """Return True for the token of a phone that is paired, and note that it is used."""
        digest, today = _digest(token), self._today()
        found = [one for one in self._phones if hmac.compare_digest(one.digest, digest)]
        if not found:
            return False
        if found[0].used_on != today:
            others = tuple(one for one in self._phones if one is not found[0])
            self._keep((replace(found[0], used_on=today), *others))
        return True

    def revoke(self, digest: str) -> None:
        """Forget a phone."""
        self._keep(tuple(one for one in self._phones if one.digest != digest))

    def lines(self) -> tuple[Choice, ...]:
        """Return the lines of the operator's menu about phones."""
        phones = tuple(
            surely(
                "table-menu-phone",
                Revoke(one.digest),
                "table-menu-phone-revoke",
                {"name": one.name, "day": one.used_on},
            )
            for one in self._phones
        )
        pair = Choice("table-menu-pair", ShowPin())
        return (pair, Choice("table-menu-phones", then=phones)) if phones else (pair,)

    # ---- what is kept ----------------------------------------------------------------------------

    def _read(self) -> tuple[PairedPhone, ...]:
        """Return the phones that were paired before; none if that cannot be read."""
        try:
            data = b"[]" if self._path is None else self._path.read_bytes()
            return msgspec.json.decode(data, type=tuple[PairedPhone, ...])
        except FileNotFoundError:
            return ()
        except (OSError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            _log.warning("%s cannot be read, so all phones must be paired again: %s",
                         self._path, error)  # fmt: skip
            return ()

    def _keep(self, phones: tuple[PairedPhone, ...]) -> None:
        """Know these phones from now on, also after a restart if the disk takes it."""
        self._phones = phones
        if self._path is None:
            return
        try:
            make_folder(self._path.parent)
            write_whole(self._path, msgspec.json.encode(phones))
            self._path.chmod(0o600)
        except OSError as error:
            _log.warning("%s cannot be written, so the paired phones are known until the next "
                         "start: %s", self._path, error.strerror)  # fmt: skip


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
