"""The pages of enrolment and calibration, opened from the operator's while nobody plays.

Enrolment is the dialogue of `controller.making.enrolling` with pictures, at the pads; calibration
the procedure of `controller.making.calibrating`, on the table's own loop. A page stands in the
place of the operator's until it is left.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec import Struct

from controller.games.catalogue import CATALOGUE, game_of
from controller.making import overrides, revising
from controller.making.calibrating import Calibration, Measured, lacks
from controller.making.enrolling import Code, Enrolment, Understood, wanted
from controller.making.revising import Changes, findings
from controller.match.acts import CONTROL_SIDES
from controller.match.menu import Choice, Menu
from controller.match.registry import Registry, original
from controller.record.recording import Recording
from controller.table.people import BOT_SIDES
from controller.views import (
    Arg,
    CalibrateView,
    DoctorView,
    EnrolView,
    FoundLine,
    Message,
    Notice,
    WiringView,
)
from controller.views.box import Piece, Side
from hardware.config import TableFile
from hardware.errors import InputFileError, TableFileError
from hardware.inspection import Inspection
from hardware.loop import Loop
from hardware.signals import AnySignal, RunBelt, StopBelt, TagEntered, TagLeft, Uid, seat_of


class Back(Struct, frozen=True):
    """Return to the operator's page."""


BACK = Choice("table-menu-back", Back())


class UpkeepPage(Protocol):
    """Signals, time and choices go in; what is to be shown comes out."""

    shows: str
    """The field of the operator's view that is its own."""
    notice: Notice | None
    """What was understood last."""

    @property
    def busy(self) -> bool:
        """Whether it does something that nobody need watch: then any button stops that."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do on it."""

    def hear(self, signal: AnySignal) -> None: ...

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""

    def choose(self, asked: Any, now_s: float) -> bool:
        """Do what a line of its menu means; return True if the cursor stays at that line."""

    def close(self) -> None:
        """Stop what it does. Idempotent."""

    def menu(self) -> Menu: ...

    def view(self) -> EnrolView | CalibrateView | DoctorView | WiringView | None: ...


# ---- enrolment -----------------------------------------------------------------------------------


class Enrol(Struct, frozen=True):
    """Ask for the missing pieces of a game, and the control cards."""

    game: str


class Skip(Struct, frozen=True):
    """Ask for the wanted piece later."""


class ForgetTag(Struct, frozen=True):
    """Forget the last tag."""


MENU = Menu(
    "",
    Message("table-menu-enrolling"),
    (
        Choice("table-menu-enrol-skip", Skip()),
        Choice("table-menu-enrol-undo", ForgetTag()),
        BACK,
    ),
)

_GOOD: frozenset[Code] = frozenset({"enrolled", "skipped", "back"})


def enrol_line(missing: Mapping[str, int]) -> tuple[Choice, ...]:
    """Return the line that leads to the games with *missing* pieces, or none if all is there."""
    games = tuple(
        Choice("table-menu-enrol-game", Enrol(game), {"game": game, "count": count})
        for game, count in missing.items()
        if count
    )
    return (Choice("table-menu-enrol", then=games),) if games else ()


def missing_pieces(entries: Mapping[Uid, str]) -> dict[str, int]:
    """Return how many pieces of each game have no tag."""
    known = set(entries.values())
    return {slug: len(set(wanted(slug, (), {})) - known) for slug in CATALOGUE}


class PieceList:
    """Which tag is which piece at a table; *recording* keeps what changes. `registry` is replaced
    by another, never altered."""

    def __init__(self, registry: Registry, recording: Recording) -> None:
        self.registry = registry
        self._recording = recording

    def __repr__(self) -> str:
        return f"<PieceList of {len(self.entries)} tags>"

    @property
    def entries(self) -> Mapping[Uid, str]:
        """UID -> piece, or a spare of it; another list holds from the next act on."""
        return self.registry.entries

    @entries.setter
    def entries(self, entries: Mapping[Uid, str]) -> None:
        self._recording.enrol(self.entries, entries)
        self.registry = Registry(entries)


class EnrolPage:
    """The pieces of *game* are asked for, and what is understood is in the list of *pieces*."""

    shows = "enrolling"
    busy = False

    def __init__(self, game: str, pieces: PieceList) -> None:
        self._pieces = pieces
        self._enrolment = Enrolment(wanted(game, (), pieces.entries), pieces.entries)
        self.notice: Notice | None = None

    def __repr__(self) -> str:
        return f"<EnrolPage, {self._enrolment!r}>"

    @property
    def over(self) -> bool:
        return self._enrolment.wanted is None

    def hear(self, signal: AnySignal) -> None:
        match signal:
            case TagEntered(reader=reader, uid=uid, present=present) if seat_of(reader):
                self._tell(self._enrolment.tapped(uid, present, signal.at_s))
            case TagLeft(reader=reader, uid=uid) if seat_of(reader):
                self._tell(self._enrolment.left(uid, signal.at_s))

    def pass_time(self, now_s: float) -> None:
        self._tell(self._enrolment.pass_time(now_s))

    def wake_at_s(self) -> float | None:
        return self._enrolment.wake_at_s()

    def choose(self, asked: Skip | ForgetTag, now_s: float) -> bool:
        skips = isinstance(asked, Skip)
        self._tell(self._enrolment.skip() if skips else self._enrolment.back())
        return False

    def close(self) -> None: ...

    def menu(self) -> Menu:
        return MENU

    def view(self) -> EnrolView | None:
        """Return the piece that is wanted, or None if none is."""
        progress = self._enrolment.progress
        if progress is None:
            return None
        game, _, kind = progress.kind.partition("/")
        return EnrolView(
            game=game if kind else "",
            kind=kind or game,
            number=progress.number,
            of=progress.of,
            piece=printed(progress.piece),
            missing=self._enrolment.missing,
        )

    def _tell(self, answer: Understood | None) -> None:
        if answer is not None:
            kind: Literal["info", "mistake"] = "info" if answer.code in _GOOD else "mistake"
            self.notice = Notice(f"table-enrol-{answer.code}", kind=kind)
        if self._enrolment.entries != self._pieces.entries:
            self._pieces.entries = self._enrolment.entries
        if self.over:
            self.notice = Notice("table-enrol-done")


@lru_cache(maxsize=4)
def printed(name: str) -> Piece:
    """Return what is printed on both sides of a piece."""
    piece = original(name)
    game = game_of(piece)
    control = {**CONTROL_SIDES, **BOT_SIDES}
    sides = control[piece] if game is None else game.sides.get(piece, game.card_sides)
    return Piece(*(Side(one.kind, one.face, one.name, one.suitcase) for one in sides))


# ---- calibration ---------------------------------------------------------------------------------


class Made(Struct, frozen=True):
    """How a table was made: its *file*, as it was loaded from *path*, None for a shipped one; and
    the *folder* beside the journal, None if nothing is kept. Whether it *restarts* by itself once
    it was made otherwise. On its *loop* stations that have no seat yet can be heard."""

    file: TableFile
    path: Path | None = None
    folder: Path | None = None
    restarts: bool = False
    loop: Loop | None = None

    def calibratable(self, now: Inspection) -> bool:
        """Whether the belt can be measured: a twin without chips has no motor's power to tell."""
        return not lacks(self.file) and now.belt is not None and now.belt.duty is not None

    def drivable(self, now: Inspection) -> bool:
        """Whether its motor can be tested: a twin without chips has none whose power is told."""
        belt = now.belt
        return self.file.carousel.motor is not None and belt is not None and belt.duty is not None

    def revise(self, changes: Changes) -> Literal["file", "table"]:
        """Write into the table file, or else keep the values at the table; return where they are.
        Raises `InputFileError` or `TableFileError`."""
        if self.path is not None:
            try:
                revising.revise(self.path, changes)
            except InputFileError:
                if self.folder is None or self.file.simulated:
                    raise
            else:
                return "file"
        if self.folder is None or self.file.simulated:
            raise TableFileError(f"{self.file.name} is a shipped file, and nothing is kept here")
        overrides.keep(self.folder, self.file, changes)
        return "table"


class Calibrate(Struct, frozen=True):
    """Open the page."""


class Begin(Struct, frozen=True):
    """Run the belt; `metered` says that the voltage on the screen is a meter's."""

    metered: bool


class Meter(Struct, frozen=True):
    """The meter says so much more than what is on the screen."""

    centivolts: int


class Halt(Struct, frozen=True):
    """Stop the belt."""


class Write(Struct, frozen=True):
    """Keep what was found."""


Asked = Begin | Meter | Halt | Write

CALIBRATE_LINE = Choice("table-menu-calibrate", Calibrate())

_METERS = (10, -10, 1, -1)
"""Steps of the meter's voltage, in hundredths of a volt."""


class CalibratePage:
    """The page of a table that was *made* so; *send* runs its belt."""

    shows = "calibrating"
    over = False

    def __init__(
        self,
        made: Made,
        inspect: Callable[[], Inspection],
        send: Callable[[RunBelt | StopBelt], None],
    ) -> None:
        self.notice: Notice | None = None
        self.outdated = False
        """Whether the table is made otherwise than it was opened."""
        self._made = made
        self._inspect = inspect
        self._send = send
        self._running: Calibration | None = None
        self._found: Measured | None = None
        self._centivolts: int | None = None
        """What the meter says, as far as it was set; None: what the table measures."""
        self._battery_v: float | None = None
        """What the meter said when the belt began."""

    def __repr__(self) -> str:
        return f"<CalibratePage, {self._running or self._found}>"

    @property
    def busy(self) -> bool:
        """Whether the belt is run by it."""
        return self._running is not None

    # ---- what happens --------------------------------------------------------------------------

    def hear(self, signal: AnySignal) -> None:
        if self._running is not None:
            self._running.hear(signal)
            self._look()

    def pass_time(self, now_s: float) -> None:
        if self._running is not None:
            self._running.pass_time(now_s)
            self._look()

    def wake_at_s(self) -> float | None:
        return None if self._running is None else self._running.wake_at_s()

    def choose(self, asked: Asked, now_s: float) -> bool:
        self.notice = None
        match asked:
            case Meter(centivolts):
                self._centivolts = max(0, (self._volts() or 0) + centivolts)
            case Begin(metered):
                volts = self._volts()
                self._battery_v = volts / 100 if metered and volts else None
                self._found = None
                self._running = Calibration(self._made.file, self._inspect, self._send)
                self._running.begin(now_s)
            case Halt():
                self.close()
                self.notice = Notice("table-calibrate-halted")
            case Write():
                self._write()
        return isinstance(asked, Meter)

    def close(self) -> None:
        if self._running is not None:
            self._running.stop()
            self._running = None

    def _look(self) -> None:
        """See whether it is over."""
        running = self._running
        if running is None or not running.over:
            return
        self._running, self._found = None, running.found
        if running.failed is not None:
            self.notice = Notice(f"table-calibrate-{running.failed.why}", kind="mistake")
        elif not self._changes():
            self.notice = Notice("table-calibrate-same")

    def _write(self) -> None:
        try:
            where = self._made.revise(self._changes())
        except (InputFileError, TableFileError) as error:
            self.notice = Notice("table-calibrate-unwritten", {"text": str(error)}, kind="fault")
            return
        self._found, self.outdated = None, True
        when = "now" if self._made.restarts else "later"
        self.notice = Notice(f"table-calibrate-in-{where}", {"when": when})

    def _changes(self) -> Changes:
        if self._found is None:
            return {}
        return revising.changes(findings(self._made.file, self._found, self._battery_v))

    def _volts(self) -> int | None:
        """Return the battery's voltage as set, or else as measured, in hundredths of a volt."""
        if self._centivolts is not None:
            return self._centivolts
        belt = self._inspect().belt
        if belt is None or belt.battery_v is None:
            return None
        return round(belt.battery_v * 100)

    # ---- what is shown -------------------------------------------------------------------------

    def menu(self) -> Menu:
        return Menu("", Message("table-menu-calibrate"), self._lines())

    def _lines(self) -> tuple[Choice, ...]:
        if self._running is not None:
            return (Choice("table-menu-calibrate-stop", Halt()),)
        if self._found is not None:
            writes = Choice("table-menu-calibrate-write", Write())
            return (writes, BACK) if self._changes() else (BACK,)
        begins = Choice("table-menu-calibrate-begin", Begin(metered=False))
        volts = self._volts()
        if volts is None:
            return (BACK, begins)
        args: dict[str, Arg] = {"volts": volts / 100}
        return (
            BACK,
            begins,
            Choice("table-menu-calibrate-metered", Begin(metered=True), args),
            *(
                Choice(
                    "table-menu-calibrate-meter",
                    Meter(step),
                    {"volts": abs(step) / 100, "way": "more" if step > 0 else "less"},
                )
                for step in _METERS
            ),
        )

    def view(self) -> CalibrateView:
        running = self._running
        if running is not None:
            progress = running.progress
            return CalibrateView(progress.step, progress.share, progress.rounds)
        if self._found is None:
            return CalibrateView("begin", meter=self._volts() is not None)
        found = findings(self._made.file, self._found, self._battery_v)
        lines = (
            FoundLine(one.what, one.reader, float(one.measured), one.said, one.differs)
            for one in found
            if one.measured is not None
        )
        missed = (
            FoundLine("missed", reader, round(100 * share, 1), None, False)
            for reader, share in self._found.missed.items()
        )
        return CalibrateView("found", found=(*lines, *missed))
