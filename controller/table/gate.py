"""The gate between the table and its referee: nothing is seen before it is on disk.

Signals and timers come in as work; the resulting commands leave, and the result is shown, once
everything that the work recorded is durable. During a commit, new work waits in line; all of it is
done together when the gate opens, so a slow disk makes bigger groups rather than a longer line.
Without a recorder the gate is always open.
"""

from collections import deque
from collections.abc import Callable

from controller.record.recorder import Recorder
from controller.table.devices import AnyTable
from hardware.signals import AnyCommand, RunBelt, StopBelt

Work = Callable[[], None]


class Gate:
    """Commands go to *table*; `listeners` are called when what has happened may be seen."""

    def __init__(self, recorder: Recorder | None, table: AnyTable) -> None:
        self.listeners: list[Callable[[], None]] = []
        self._recorder = recorder
        self._table = table
        self._work: deque[Work] = deque()
        self._commands: list[AnyCommand] = []
        self._busy = False
        self._showing = False
        self._held = False
        """Whether something has happened that was not released yet."""
        if recorder is not None:
            recorder.released.append(self._released)

    def __repr__(self) -> str:
        return f"<Gate, {'shut' if self.shut else 'open'}, {len(self._work)} waiting>"

    @property
    def shut(self) -> bool:
        """Whether something is being written that must not be seen yet."""
        return self._recorder is not None and self._recorder.waiting

    def enter(self, work: Work) -> None:
        """Do *work* now or when the gate opens, always in order of arrival."""
        self._work.append(work)
        self._open()

    def send(self, command: AnyCommand) -> None:
        """Send a command once the present work is durable; a stop, and what a listener sends, at
        once."""
        if type(command) is StopBelt:
            self._commands = [c for c in self._commands if not isinstance(c, RunBelt)]
            self._table.send(command)
        elif self._showing:
            self._table.send(command)
        else:
            self._commands.append(command)

    def _released(self) -> None:
        """The recorder is no longer waited for, or it is recording again."""
        self._held = True
        self._open()

    def _open(self) -> None:
        """Show what is durable, then do the waiting work; repeat until the gate shuts."""
        recorder = self._recorder
        if self._busy or (recorder is not None and recorder.waiting):
            return
        self._busy = True
        try:
            if self._held:
                self._let_out()
            while self._work and (recorder is None or not recorder.waiting):
                while self._work:
                    self._work.popleft()()
                self._held = True
                if recorder is not None:
                    recorder.commit()
                if recorder is None or not recorder.waiting:
                    self._let_out()
        finally:
            self._busy = False

    def _let_out(self) -> None:
        self._held = False
        commands, self._commands = self._commands, []
        self._showing = True
        try:
            for command in commands:
                self._table.send(command)
            for show in self.listeners:
                show()
        finally:
            self._showing = False
