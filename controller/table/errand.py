"""What the operator's page has done by the part of an appliance that takes orders: logs and backups
on a stick, a version to install, the screen's brightness, switching off.

An errand is asked for once and answered later, or never: then that is told.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from controller.table.appliance import (
    LOGS_S,
    RESTATE_S,
    SHUT_DOWN_S,
    Orders,
    Outcome,
    StickOffer,
)
from controller.table.updating import Updates
from controller.views import Notice
from controller.views.restated import OWN_TABLE, Restated

BRIGHTNESSES = (20, 40, 60, 80, 100)
"""In per cent."""


class SaveLogs(Struct, frozen=True):
    """Save the logs to a USB stick."""


class PackLogs(Struct, frozen=True):
    """Pack the logs into one file, for a phone."""


class SaveBackup(Struct, frozen=True):
    """Save pieces, people and matches to a USB stick."""


class TakeBackup(Struct, frozen=True):
    """Add what the latest backup on a USB stick has and this table has not."""


class TakeBrought(Struct, frozen=True):
    """Add what the backup at *path* has, which a phone has brought and calls *name*."""

    path: Path
    name: str


class TakeUpdate(Struct, frozen=True):
    """Keep what a phone has brought at *path*, a part of an update, by its *name*."""

    path: Path
    name: str


class ShutDown(Struct, frozen=True):
    """Switch the computer off."""


class ChangeSettings(Struct, frozen=True):
    """Change the owner's settings, by their keys."""

    settings: dict[str, Any]

    def __repr__(self) -> str:
        return f"ChangeSettings({', '.join(self.settings)})"


class ChangeTable(Struct, frozen=True):
    """Another table file, of that *text*, from the next start on."""

    text: str

    def __repr__(self) -> str:
        return f"ChangeTable({len(self.text)} letters)"


Errand = (
    SaveLogs | PackLogs | SaveBackup | TakeBackup | TakeBrought | TakeUpdate | ShutDown
    | ChangeSettings | ChangeTable
)  # fmt: skip

_TOLD = {
    SaveLogs: "table-saving-logs",
    PackLogs: "table-packing-logs",
    SaveBackup: "table-saving-backup",
    TakeBackup: "table-taking-backup",
    ShutDown: "table-shutting-down",
    ChangeSettings: "table-changing-settings",
    ChangeTable: "table-changing-settings",
}
"""What is told of an errand until it is answered."""

_PATIENCE_S: Mapping[type, float] = {
    ShutDown: SHUT_DOWN_S,
    ChangeSettings: RESTATE_S,
    ChangeTable: RESTATE_S,
}


class Keeper(Protocol):
    """Knows what a table keeps."""

    def save_backup(self, path: Path) -> None:
        """Write a backup to the file at *path*. Raises `JournalError`."""

    def take_backup(self, path: Path, name: str) -> Notice:
        """Add what is in the backup at *path*, which is called *name*; return what is told of
        it."""


class Errands:
    """Asks the part that takes *orders*; a backup has what *keeper* keeps. *updates* come from
    phones where there is who takes them."""

    def __init__(self, orders: Orders, keeper: Keeper, updates: Updates | None = None) -> None:
        self.updates = updates
        self.offer: StickOffer | None = None
        """The version that can be installed."""
        self.orders = orders
        self.packed = False
        """Whether the logs are packed, for a phone to fetch."""
        self.keeper = keeper
        self._asked: Errand | None = None
        """What is to be answered."""
        self._gives_up_s = 0.0

    def __repr__(self) -> str:
        return f"<Errands, {self._asked or 'idle'}>"

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def forget(self) -> None:
        """Wait for no answer any more."""
        self._asked = None

    def look(self) -> None:
        """Look for an `offer`: on a stick, of a phone, or from the owner's address."""
        self.offer = self.orders.offer()
        fetched = "" if self.offer or self.updates is None else self.updates.fetched()
        if fetched:
            self.offer = StickOffer(fetched)

    def order(self, errand: Errand, faults: tuple[str, ...], now_s: float) -> Notice:
        """Have it done; return what is told of it. Logs go with the last *faults*."""
        orders = self.orders
        try:
            match errand:
                case SaveLogs():
                    orders.save_logs(faults)
                case PackLogs():
                    self.packed = False
                    orders.pack_logs(faults)
                case SaveBackup():
                    self.keeper.save_backup(orders.backup)
                    orders.save_backup()
                case TakeBackup():
                    orders.take_backup()
                case TakeBrought(path, name):
                    return self.keeper.take_backup(path, name)
                case TakeUpdate(path, name) if self.updates is not None:
                    return self.updates.take(path, name)
                case ShutDown():
                    orders.shut_down()
                case ChangeSettings(settings):
                    orders.restate(settings)
                case ChangeTable(text):
                    orders.restate({"table": OWN_TABLE}, text)
        except OSError as error:
            return _failed(error)
        self._asked = errand
        self._gives_up_s = now_s + _PATIENCE_S.get(type(errand), LOGS_S)
        return Notice(_TOLD[type(errand)])

    def install(self) -> Notice | None:
        """Have the version installed that is offered, if it still is; return what is told."""
        if self.offer is None:
            return None
        try:
            if self.updates is None or self.updates.fetched() != self.offer.version:
                self.orders.install()
            elif (refused := self.updates.take_fetched()) is not None:
                return refused
        except OSError as error:
            return _failed(error)
        installs, self.offer = self.offer, None
        return Notice("table-installing", {"version": installs.version})

    def dim(self, percent: int | None) -> int | Notice:
        """Have the brightness after *percent*; return it, or why there is none."""
        if percent is None:
            return Notice("table-no-backlight")
        following = next((one for one in BRIGHTNESSES if one > percent), BRIGHTNESSES[0])
        try:
            self.orders.dim(following)
        except OSError as error:
            return _failed(error)
        return following

    def answer(self, now_s: float) -> Notice | None:
        """Return what is told once the errand has been answered, or never will be."""
        if self._asked is None:
            return None
        if isinstance(self._asked, ChangeSettings | ChangeTable):
            told = _restated(self.orders.restated())
        else:
            backup = isinstance(self._asked, SaveBackup | TakeBackup)
            told = self._answered(self.orders.outcome(), backup)
        if told is None and now_s >= self._gives_up_s:
            told = Notice("table-order-unanswered", kind="fault")
        if told is not None:
            self._asked = None
        return told

    def _answered(self, outcome: Outcome | None, backup: bool) -> Notice | None:
        """Return what is told of an answer; a *backup* that has come is taken in."""
        if outcome is None:
            return None
        match outcome.code:
            case "taken":
                told = self.keeper.take_backup(self.orders.backup, outcome.name)
                self.orders.backup.unlink(missing_ok=True)
                return told
            case "packed":
                self.packed = True
                return Notice("table-logs-packed")
            case "saved" if backup:
                return Notice("table-backup-saved", {"file": outcome.name})
            case "saved":
                return Notice("table-logs-saved", {"folder": outcome.name})
            case "none" | "failed" if backup:
                return Notice(f"table-backup-{outcome.code}", kind="fault")
        return Notice(f"table-logs-{outcome.code}", kind="fault")


def _restated(said: Restated | None) -> Notice | None:
    if said is None:
        return None
    if said.code == "done":
        return Notice("table-settings-changed")
    return Notice("table-settings-refused", {"system": said.what}, kind="fault")


def _failed(error: OSError) -> Notice:
    return Notice("table-order-failed", {"what": str(error)}, kind="fault")
