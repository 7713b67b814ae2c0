"""A daemon that stays: a table that cannot be opened says so on its screen, and is retried.

For the appliance, where nobody reads a terminal. The screen keeps its connection through every
attempt, and a person who repairs a wire or a file sees the table open. From time to time the daemon
ends in order to be restarted: what systemd gives a service, its mounts and devices, is fixed when
it starts.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Literal

from controller.commands.programs import stopping_signals
from controller.commands.service import notified
from controller.errors import DiskError, GameError, JournalError, RegistryError
from controller.feed.feed import Feed
from controller.table.assembly import OpenedTable
from controller.views import Notice, TableView
from controller.views.paths import FEED_SOCKET
from controller.views.systemd import notify
from controller.views.table import LOUDEST
from hardware.errors import PortBusy, Rewired, TableError, TableFileError, WiringError
from hardware.loop import Loop, RealClock

_CODES: Mapping[type[Exception], str] = {
    TableFileError: "file",
    WiringError: "wiring",
    PortBusy: "busy",
    Rewired: "rewired",
    RegistryError: "pieces",
    JournalError: "journal",
}


class ClosedTable:
    """What a feed (`WatchedTable`) shows of a table that cannot be opened: the latest trouble."""

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

    def box(self, game: str) -> None:
        """Return nothing: it plays no game."""

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do nothing: it has no page."""

    def reseat(self, seat: str, to: str, done: Callable[[], None]) -> None:
        """Do nothing: nobody sits here."""

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


TRY_AGAIN_S = 5.0
"""An attempt takes two seconds of a Pi Zero; a person who has repaired something gladly waits this
long."""

TRIES = 12
"""A minute's worth."""

EXIT_ANEW = 75
"""EX_TEMPFAIL of sysexits.h: it may succeed if it is retried."""

_log = logging.getLogger(__name__)


class Waiting:
    """Waits on its own *loop* for a table, and says why in *folder*, where its feed will be.
    `language` and `mistaken` are those of its settings, as far as they have been read."""

    def __init__(self, loop: Loop, folder: Path) -> None:
        self.loop = loop
        self.language = "en"
        self.mistaken: tuple[Notice, ...] = ()
        self._table = ClosedTable(loop)
        self._path = folder / FEED_SOCKET
        self._feed: Feed | None = None
        self._said = ""

    def __repr__(self) -> str:
        return f"<Waiting, {self._table!r}>"

    def wait(self, trouble: TableError | GameError) -> bool:
        """Show the *trouble* for TRY_AGAIN_S; return True to try again. Raises `PortBusy` if
        nothing can be shown."""
        if str(trouble) != self._said:
            self._said = str(trouble)
            _log.warning("the table cannot be opened: %s", trouble)
            notify("STATUS=table closed")
        self._table.tell(trouble, self.language, self.mistaken)
        if self._feed is None:
            self._feed = Feed(self._table, self._path)
        until_s = self.loop.now_s() + TRY_AGAIN_S
        self.loop.run(until_s=until_s)
        return self.loop.now_s() >= until_s

    def leave(self) -> None:
        """Stop showing anything: the table itself takes over. Idempotent."""
        if self._feed is not None:
            self._feed.close()
            self._feed = None


@contextmanager
def waiting(folder: Path) -> Iterator[Waiting]:
    """Yield what waits for a table whose feed is in *folder*; signals end it."""
    with Loop(RealClock()) as loop, stopping_signals(loop), notified(loop):
        made = Waiting(loop, folder)
        try:
            yield made
        finally:
            made.leave()


Attempt = AbstractContextManager[tuple[Loop, OpenedTable]]


def stay(folder: Path, attempt: Callable[[Waiting], Attempt]) -> int:
    """Serve the table that *attempt* opens, as soon as it can, until a signal ends it; return the
    exit code, EXIT_ANEW after TRIES failed attempts, and of a table that was made otherwise: a
    motor has one guard for as long as its process lives, so nothing is opened twice in one.

    An attempt is given the `Waiting`, and must tell it to `leave` before it makes a feed of its
    own. Raises whatever ends a table that was open.
    """
    with waiting(folder) as waits:
        for _ in range(TRIES):
            with ExitStack() as stack:
                try:
                    loop, opened = stack.enter_context(attempt(waits))
                except (TableError, GameError) as error:
                    trouble = error
                else:
                    return _serve(loop, opened)
            if not waits.wait(trouble):
                return 0
    return EXIT_ANEW


def _serve(loop: Loop, opened: OpenedTable) -> int:
    """Run the table until it ends or must restart; return the exit code."""
    opened.start()
    loop.run(while_=lambda: not opened.outdated)
    return EXIT_ANEW if opened.outdated else 0
