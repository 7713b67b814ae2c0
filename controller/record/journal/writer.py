"""The journal's writer: a thread that commits in groups, so that nothing else waits for a disk.

A caller hands it statements and gets a ticket; `done` is the last ticket whose statements are
durably on disk. During a commit, new statements gather for the next one.

A disk that is full, read-only or failing becomes a `fault`; nothing is dropped: the statements are
kept, retried every `RETRY_S`, and written in order once the disk accepts them again.
"""

import sqlite3
import threading
from collections.abc import Callable, Sequence

from controller.errors import DiskFault
from controller.record.journal.rows import Statement
from controller.record.journal.schema import explain, show_identity
from hardware.starting import persistently

RETRY_S = 5.0


class Writer:
    """Commits on its own thread, through a *connection* that it alone uses from now on.

    *progressed* is called on that thread after every commit and every change of the fault. Must be
    closed; `close` is idempotent and commits what is still waiting, if the disk accepts it. Raises
    `CannotStart`; the connection is then still the caller's.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        progressed: Callable[[], None] = lambda: None,
        retry_s: float = RETRY_S,
    ) -> None:
        self._connection = connection
        self._progressed = progressed
        self._retry_s = retry_s
        self._changed = threading.Condition()
        self._waiting: list[Statement] = []
        self._handed = 0
        self._done = 0
        self._fault: DiskFault | None = None
        self._closing = False
        persistently("The journal's writer", self._start)

    def __repr__(self) -> str:
        fault = f", {self._fault}" if self._fault else ""
        return f"<Writer, {self._done} of {self._handed} done{fault}>"

    @property
    def done(self) -> int:
        """The last ticket that is on disk."""
        return self._done

    @property
    def fault(self) -> DiskFault | None:
        """Why nothing is being written at present; None while all is well."""
        return self._fault

    def hand(self, statements: Sequence[Statement]) -> int:
        """Queue *statements* to be committed, all together or not at all; return their ticket."""
        with self._changed:
            self._waiting += statements
            self._handed += 1
            self._changed.notify_all()
            return self._handed

    def wait(self, ticket: int, timeout_s: float | None = None) -> bool:
        """Wait until *ticket* is on disk; return False if there is a fault or the time is up."""
        with self._changed:
            self._changed.wait_for(lambda: self._done >= ticket or self._fault, timeout_s)
            return self._done >= ticket

    def _start(self) -> None:
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def close(self) -> None:
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        self._connection.close()

    # ---- on the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._done < self._handed or self._closing)
                if self._done == self._handed:
                    return
                group, ticket = list(self._waiting), self._handed
            fault = self._commit(group)
            with self._changed:
                said, self._fault = self._fault, fault
                if fault is None:
                    del self._waiting[: len(group)]
                    self._done = ticket
                self._changed.notify_all()
            if fault != said or fault is None:
                self._progressed()
            if fault is not None and not self._rest():
                return

    def _rest(self) -> bool:
        """Wait before the next attempt; return False if there is to be none."""
        with self._changed:
            if self._closing:
                return False
            self._changed.wait_for(lambda: self._closing, self._retry_s)
            return True

    def _commit(self, group: Sequence[Statement]) -> DiskFault | None:
        """Commit *group*; return what went wrong, or None."""
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            show_identity(self._connection)
            for sql, values in group:
                execute(sql, values)
            execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._roll_back()
            return explain(error)
        return None

    def _roll_back(self) -> None:
        try:
            self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            # SQLite has rolled back by itself, as it does on a full disk.
            return
