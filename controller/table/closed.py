"""A table that cannot be opened: what its screen shows until it can."""

from collections.abc import Callable, Mapping

from controller.errors import DiskError, GameError, JournalError, RegistryError
from controller.views import Notice, TableView
from controller.views.table import LOUDEST
from hardware.errors import PortBusy, TableError, TableFileError, WiringError
from hardware.loop import Loop

_CODES: Mapping[type[Exception], str] = {
    TableFileError: "file",
    WiringError: "wiring",
    PortBusy: "busy",
    RegistryError: "pieces",
    JournalError: "journal",
}


class ClosedTable:
    """What a feed (`Watched`) shows of a table that cannot be opened: the latest trouble."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.changed: list[Callable[[], None]] = []
        self.replay = None
        self.volume = LOUDEST
        self._language = "en"
        self._faults: tuple[Notice, ...] = ()

    def __repr__(self) -> str:
        return f"<ClosedTable, {', '.join(fault.id for fault in self._faults) or 'no trouble'}>"

    def tell(
        self, trouble: TableError | GameError, language: str, mistaken: tuple[Notice, ...]
    ) -> None:
        """Set why it cannot be opened, and which of its settings are *mistaken*."""
        faults = (told(trouble), *mistaken)
        if (faults, language) != (self._faults, self._language):
            self._faults, self._language = faults, language
            self.look()

    def view(self, observer: str | None = None) -> TableView:
        return TableView(
            at_s=self.loop.now_s(),
            table="",
            simulated=False,
            stage="closed",
            seats=(),
            faults=self._faults,
            language=self._language,
        )

    def take_sounds(self) -> tuple[str, ...]:
        return ()

    def look(self) -> None:
        for changed in self.changed:
            changed()


def told(trouble: TableError | GameError) -> Notice:
    """Return what a screen says of it, in its own words, with the log's sentence below."""
    if isinstance(trouble, DiskError):
        fault = {"fault": trouble.fault.code, "what": str(trouble)}
        return Notice("table-closed-disk", fault, kind="fault")
    codes = (code for kind, code in _CODES.items() if isinstance(trouble, kind))
    code = next(codes, "other")
    return Notice(f"table-closed-{code}", {"what": str(trouble)}, kind="fault")
