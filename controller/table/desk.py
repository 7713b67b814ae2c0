"""Where somebody looks after a table from afar: the operator's page, by its lines instead of by a
cursor. What is added there is here by itself."""

from collections.abc import Callable, Mapping
from typing import Any, BinaryIO

from msgspec.structs import replace

from controller.feed.parcel import Parcel
from controller.match.acts import PLAYER
from controller.record.recording import renamed
from controller.table.console import Console
from controller.table.errand import ChangeSettings, ChangeTable, PackLogs, TakeBrought, TakeUpdate
from controller.table.restating import check
from controller.views import Desk, Notice, Wanted
from controller.views.operating import Brings, Fetches
from controller.views.people import is_name
from controller.views.restated import OWN_TABLE
from hardware.config import load_table_file
from hardware.errors import InputFileError, TableFileError
from hardware.loop import Loop
from hardware.signals import ButtonPressed


class TableDesk:
    """The desk of the table of *console*. All but `pin` and `knows` must be called by `do`."""

    def __init__(self, console: Console) -> None:
        self.loop: Loop = console.loop
        self.changed = console.changed
        self._console = console
        self._operator = console.idle.operator
        self._people = console.lobby.people

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
        return self._operator.order(ChangeSettings(dict(settings)), self.loop.now_s())

    def rename(self, name: str, new: str) -> Notice | None:
        """Call somebody otherwise, or forget them if *new* is empty; return why that is not done,
        or None."""
        refused = self.take("")
        if refused is not None:
            return refused
        known = [person.name for person in self._people.known]
        if name not in known:
            return NOT_HERE
        if new and not is_name(new):
            return Notice("web-name-refused")
        if new in known:
            return Notice("web-desk-name-taken", {"name": new})
        lobby, recording = self._console.lobby, self._console.matches.recording
        self._people.rename(name, new)
        lobby.party.rename(name, new)
        recording.rename(name, new)
        recording.remember(self._people.known)
        interruption = self._console.idle.interruption
        if interruption is not None:
            interruption.record = renamed(interruption.record, name, new)
        pieces, card = self._operator.pieces, f"{PLAYER}{name}"
        pieces.entries = {
            uid: f"{PLAYER}{new}" if piece == card else piece
            for uid, piece in pieces.entries.items()
            if piece != card or new
        }
        return None

    def obey(self, wanted: Wanted) -> Notice | None:
        """Do what a broker asks for that is let in; return why that is not done, or None."""
        match, idle = self._console.match, self._console.idle
        if idle.trial.on:
            return idle.trial.prompt
        if wanted.match and not self._console.matches.praise(wanted.match, wanted.reached):
            return NOT_HERE
        if wanted.rests is not None:
            if match is None or match.over:
                return NOT_HERE
            match.wait_for(match.pause.readers, self.loop.now_s(), wanted.rests)
        if wanted.language and match is not None:
            return LATER
        if wanted.language:
            idle.settings.put("language", wanted.language)
        if wanted.volume is not None:
            idle.settings.put("volume", wanted.volume)
        idle.settings.keep_changes()
        return None

    # ---- files -----------------------------------------------------------------------------------

    def bring(self, what: Brings) -> Parcel | Notice:
        """Return where a phone may put a file, or why it is not taken."""
        refused, errands = self.take(""), self._operator.errands
        if refused is not None:
            return refused
        if errands is None:
            return NOT_HERE
        if what == "update":
            return NOT_HERE if errands.updates is None else errands.updates.parcel()
        return Parcel(errands.orders.parcel, MOST_BYTES[what])

    def brought(self, what: Brings, parcel: Parcel, name: str) -> Notice | None:
        """Take a file that is whole, and that the phone calls *name*; return why it is not taken,
        or None."""
        refused = self.take("")
        if refused is not None:
            return refused
        if what != "table":
            take = TakeBrought if what == "backup" else TakeUpdate
            return self._operator.order(take(parcel.path, name), self.loop.now_s())
        try:
            load_table_file(parcel.path)
            text = parcel.path.read_text("utf-8-sig")
        except TableFileError as error:
            said = str(error).replace(str(parcel.path), name or OWN_TABLE)
            return Notice("web-desk-table-wrong", {"system": said}, kind="fault")
        return self._operator.order(ChangeTable(text), self.loop.now_s())

    def fetch(self, what: Fetches) -> BinaryIO | Notice:
        """Return a file for a phone, or why it gets none."""
        refused, errands = self.take(""), self._operator.errands
        if refused is not None:
            return refused
        if errands is None or (what == "logs" and not errands.packed):
            return NOT_HERE
        try:
            if what == "logs":
                return errands.orders.logs.open("rb")
            errands.keeper.save_backup(errands.orders.parcel)
            opened = errands.orders.parcel.open("rb")
            errands.orders.parcel.unlink()
        except OSError as error:
            return Notice("table-order-failed", {"what": str(error)}, kind="fault")
        return opened

    def pack_logs(self) -> Notice | None:
        """Have the logs packed; return why that is not done, or None."""
        return self.take("") or self._operator.order(PackLogs(), self.loop.now_s())

    def shown(self) -> Desk:
        """Return what is seen at the desk now."""
        view, operator = replace(self._console.view(), match=None, demo=None), self._operator
        errands, trial = operator.errands, self._console.idle.trial.prompt
        if trial is not None:
            view = replace(view, notices=(*view.notices, trial))
        return Desk(
            view,
            operator.lines(),
            operator.runs,
            operator.waits or trial is not None,
            settings=errands is not None,
            people=tuple(person.name for person in self._people.known),
            updates=errands is not None and errands.updates is not None,
            logs=errands is not None and errands.packed,
        )


LATER = Notice("table-operator-later")
NOT_HERE = Notice("web-desk-changed")
MOST_BYTES: Mapping[Brings, int] = {"table": 48 * 1024, "backup": 32_000_000}
"""A table file has 2 KB; a year of matches is 10 MB, and it is on its way in memory."""
