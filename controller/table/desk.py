"""Where somebody looks after a table from afar: the operator's page, by its lines instead of by a
cursor. What is added there is here by itself."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from controller.table.console import Console
from controller.table.restating import check
from controller.views import Desk, Notice
from hardware.errors import InputFileError
from hardware.loop import Loop
from hardware.signals import ButtonPressed


class TableDesk:
    """The desk of the table of *console*. All but `pin` and `knows` must be called by `do`."""

    def __init__(self, console: Console) -> None:
        self.loop: Loop = console.loop
        self.changed = console.changed
        self._console = console
        self._operator = console.idle.operator

    def __repr__(self) -> str:
        return f"<TableDesk of {self._console!r}>"

    def do(self, work: Callable[[], object]) -> None:
        """Do *work* as soon as whatever it changes may be seen."""
        self._console.do(work)

    def pin(self) -> str:
        """Return what the public screen shows for a phone that is to be paired; empty for none."""
        return self._operator.pairing.pin

    def ask(self) -> Notice | None:
        """Show a PIN; return why that is not done, or None. During a match the screen is for the
        players."""
        if self._console.match is not None:
            return LATER
        return self._operator.pairing.ask(self.loop.now_s())

    def pair(self, pin: str, name: str) -> str | Notice:
        """Return the token of a phone whose owner knows the PIN, or what was wrong."""
        return self._operator.pairing.pair(pin, name, self.loop.now_s())

    def knows(self, token: str) -> bool:
        """Return True for the token of a phone that is paired."""
        return self._operator.pairing.knows(token)

    def take(self, key: str) -> Notice | None:
        """Take a line, or open the page if *key* is empty; return why that is not done, or
        None."""
        console, now_s = self._console, self.loop.now_s()
        if console.match is not None:
            return LATER
        console.absence.hear(ButtonPressed(at_s=now_s, seat="", button="A"))
        return console.idle.operate(key, now_s)

    def restate(self, settings: Mapping[str, Any]) -> Notice | None:
        """Change the owner's settings; return why that is not done, or None."""
        refused = self.take("")
        if refused is not None:
            return refused
        for key, value in settings.items():
            try:
                check({key: value})
            except InputFileError:
                return Notice("web-desk-setting-wrong", {"key": key})
        return self._operator.restate(settings, self.loop.now_s())

    def shown(self) -> Desk:
        """Return what is seen at the desk now."""
        view, operator = replace(self._console.view(), match=None, demo=None), self._operator
        return Desk(view, operator.lines(), operator.runs, operator.waits, operator.takes_orders)


LATER = Notice("table-operator-later")
