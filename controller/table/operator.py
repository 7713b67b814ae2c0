"""The operator's page, for the people who look after a table: the condition of its devices and its
computer, recent faults, and what can be done about them.

`page_of` is pure; `Operator` joins it with what was heard, and looks at the computer once a second
while its page is open.
"""

import platform
from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from controller.match.menu import Choice, Menu, pressed, shown, surely
from controller.table.adjusting import Adjust, Speak, Value, language_line
from controller.table.adjusting import lines as lines_of
from controller.table.appliance import LOGS_S, SHUT_DOWN_S, Offer, Orders, Outcome
from controller.table.devices import AnyTable, BothHeld, Heard, outdated
from controller.table.doctor import page as doctorpage
from controller.table.doctor.page import DoctorPage, Examine
from controller.table.upkeep import (
    CALIBRATE_LINE,
    Back,
    Calibrate,
    CalibratePage,
    Enrol,
    EnrolPage,
    Made,
    Page,
    PieceList,
    enrol_line,
    missing_pieces,
)
from controller.views import (
    Arg,
    BeltLine,
    BeltState,
    ComputerLine,
    Cursor,
    Message,
    Notice,
    OperatorView,
    ReaderLine,
    StationLine,
    Versions,
)
from controller.views.message import FALLBACK
from hardware.computer import Computer, measure
from hardware.inspection import BeltCondition, Inspection, ReaderCondition
from hardware.signals import (
    AnySignal,
    Button,
    RunBelt,
    StopBelt,
    pad_of,
)
from hardware.times import soonest

LOOK_S = 1.0
"""Time between updates of an open page."""

NOISE_S = 10.0
"""The time over which a reader's noise is counted."""

IDLE_S = 120.0
"""A page, a lobby or a result is left when nobody has done anything for this long."""

READ_S, LONG_READ_S = 4.0, 10.0
"""How long somebody has to read that the table restarts, and what came from a backup."""

PROMPT = Notice("table-operator")


# ---- the page ------------------------------------------------------------------------------------


def page_of(
    heard: Heard,
    seats: Sequence[str],
    spots: Sequence[str],
    now: Inspection,
    before: Inspection,
    computer: Computer,
    disk_fault: str,
    belt_fault: bool,
) -> OperatorView:
    """Return the page of a table with these *seats* and *spots*, from the condition of its devices
    *now* and some time *before*."""
    on_the_pi = {one.reader: one for one in now.readers}
    earlier = {one.reader: one for one in before.readers}
    stations = {one.seat: one for one in now.stations}
    pads = [pad_of(seat) for seat in seats]
    others = (*on_the_pi, *spots, *(name for name in heard.latest if name not in seats))
    names = dict.fromkeys([name for name in others if name not in pads] + pads)
    return OperatorView(
        tuple(
            ReaderLine(
                name,
                heard.answers(name),
                heard.tags.get(name, 0),
                heard.losses.get(name, 0),
                _noise(on_the_pi.get(name), earlier.get(name)),
            )
            for name in names
        ),
        tuple(
            StationLine(
                seat,
                heard.answers(seat),
                heard.losses.get(seat, 0),
                (stations[seat].firmware or "") if seat in stations else "",
                stations[seat].bad_lines if seat in stations else None,
                outdated(stations[seat].firmware if seat in stations else None),
            )
            for seat in seats
        ),
        None if now.belt is None else _belt(now.belt, belt_fault),
        _computer(computer, disk_fault, heard.disk_fault_s),
        Versions(
            version("reclaim"), platform.python_version(), computer.kernel, computer.image or ""
        ),
    )


def _noise(now: ReaderCondition | None, before: ReaderCondition | None) -> float | None:
    """Return the share of the polls since then that were garbled."""
    if now is None or before is None or now.polls <= before.polls:
        return None
    return (now.garbled_polls - before.garbled_polls) / (now.polls - before.polls)


def _belt(belt: BeltCondition, fault: bool) -> BeltLine:
    state: BeltState = "turns" if belt.powered else "stands"
    if not belt.motor:
        state = "no-motor"
    return BeltLine("fault" if fault else state, belt.speed_rpm, belt.turns, belt.battery_hours)


def _computer(computer: Computer, disk_fault: str, last_disk_fault_s: float | None) -> ComputerLine:
    throttling, free = computer.throttling, computer.free_bytes
    return ComputerLine(
        computer.temperature_c,
        None if throttling is None else throttling.now,
        () if throttling is None else throttling.before,
        None if free is None else free // 10**6,
        disk_fault,
        last_disk_fault_s,
    )


# ---- what can be done ----------------------------------------------------------------------------


class Leave(Struct, frozen=True):
    """Return to where the table was."""


class SaveLogs(Struct, frozen=True):
    """Save the logs to a USB stick."""


class SaveBackup(Struct, frozen=True):
    """Save pieces, people and matches to a USB stick."""


class TakeBackup(Struct, frozen=True):
    """Add what the latest backup on a USB stick has and this table has not."""


class ShutDown(Struct, frozen=True):
    """Switch the computer off."""


class Install(Struct, frozen=True):
    """Install the version that is offered, although it is no newer than this one."""


Ordered = SaveLogs | SaveBackup | TakeBackup | ShutDown

_TOLD = {
    SaveLogs: "table-saving-logs",
    SaveBackup: "table-saving-backup",
    TakeBackup: "table-taking-backup",
    ShutDown: "table-shutting-down",
}
"""What is told of an order until it is answered."""


class Keeper(Protocol):
    """Knows what a table keeps."""

    def save_backup(self, path: Path) -> None:
        """Write a backup to the file at *path*. Raises `JournalError`."""

    def take_backup(self, path: Path, name: str) -> Notice:
        """Add what is in the backup at *path*, which is called *name*; return what is told of
        it."""


Settings = tuple[tuple[str, Value], ...]
"""Present settings of the table, by name."""


class Dim(Struct, frozen=True):
    """The screen takes the next brightness."""


BRIGHTNESSES = (20, 40, 60, 80, 100)
"""In per cent."""


@lru_cache(maxsize=2)
def menu(
    orders: bool,
    language: str,
    missing: tuple[tuple[str, int], ...] = (),
    settings: Settings = (),
    brightness: int | None = None,
    calibrates: bool = False,
    checks: bool = False,
    offer: Offer | None = None,
) -> Menu:
    """Return what can be chosen at a table that speaks *language* and has these other *settings*;
    some of it only if somebody takes *orders*, pieces of some games are *missing* in its list,
    its belt *calibrates*, or the doctor *checks* it.
    *brightness* is that of the screen, in per cent; None if nobody can tell. A version on *offer*
    can be installed."""
    lines = [Choice("table-menu-back", Leave())]
    if orders:
        lines.append(Choice("table-menu-save-logs", SaveLogs()))
        if offer is not None:
            args: dict[str, Arg] = {"version": offer.version}
            lines.append(surely("table-menu-install", Install(), "table-menu-yes-install", args))
        lines.append(surely("table-menu-shut-down", ShutDown(), "table-menu-yes-shut-down"))
        known: Arg = "unknown" if brightness is None else brightness
        lines.append(Choice("table-menu-brightness", Dim(), {"percent": known}))
        lines.append(Choice("table-menu-save-backup", SaveBackup()))
        lines.append(Choice("table-menu-take-backup", TakeBackup()))
    lines += enrol_line(dict(missing))
    lines += [doctorpage.LINE] * checks + [CALIBRATE_LINE] * calibrates
    lines += [*lines_of(dict(settings)), language_line(language)]
    return Menu("", Message("table-menu-operator"), tuple(lines))


class Operator:
    """The operator's page of *table*, whose journal is on the *disk* of that folder; *orders* go to
    the part that may save logs and switch off, None if there is none. A table of which is known how
    it was *made* can be checked and calibrated."""

    def __init__(
        self, table: AnyTable, disk: Path | None, orders: Orders | None, made: Made | None = None
    ) -> None:
        self.heard = Heard()
        self.both = BothHeld()
        self.opened = False
        self._told: Notice | None = None
        """The outcome of the last choice."""
        self._table = table
        self._disk = disk
        self._orders = orders
        self.pieces: PieceList | None = None
        """The list of pieces, where one can be told."""
        self.keeper: Keeper | None = None
        """What knows of pieces, people and matches."""
        self._made = made
        self.send: Callable[[RunBelt | StopBelt], None] = table.send
        """Where commands for the belt go."""
        self._page: Page | None = None
        """What stands in place of this page."""
        self._missing: tuple[tuple[str, int], ...] = ()
        self._offer: Offer | None = None
        self._at = ""
        self._look_at_s = 0.0
        self._now = Inspection()
        self._samples: deque[tuple[float, Inspection]] = deque()
        self._computer: Computer | None = None
        self.settings: Settings = ()
        """What can be set here besides the language, and how it is set."""
        self._gives_up_s: float | None = None
        """Until when to wait for an answer."""
        self._ordered: Ordered | None = None
        """What is to be answered."""
        self.restart_at_s: float | None = None
        """When the table is to restart, because it was calibrated; None if it need not."""

    def __repr__(self) -> str:
        return f"<Operator, {'opened' if self.opened else 'closed'}, {self.heard!r}>"

    def hear(self, signal: AnySignal) -> None:
        """Pass a Signal to what stands in place of this page. `heard` and `both` hear theirs
        whether it is open or not."""
        if self._page is not None:
            self._page.hear(signal)
            self._follow(self._page)

    def open(self, now_s: float) -> None:
        self.opened, self._at, self._told = True, "", None
        self._gives_up_s = None
        self._samples.clear()
        self._count_missing()
        self._look(now_s)

    def close(self) -> None:
        self._end_page(None)
        self.opened = False

    @property
    def busy(self) -> bool:
        """Whether it does something that takes its time, and nobody needs to press anything."""
        return self._gives_up_s is not None or (self._page is not None and self._page.busy)

    @property
    def enrolling(self) -> bool:
        """Whether taps now say which tag is which."""
        return isinstance(self._page, EnrolPage)

    @property
    def calibrating(self) -> bool:
        """Whether one tile is wanted on the belt."""
        return isinstance(self._page, CalibratePage)

    @property
    def notice(self) -> Notice | None:
        """What the page has understood last, or else the outcome of the last choice."""
        return (self._page and self._page.notice) or self._told

    def press(self, button: Button, now_s: float) -> Speak | Adjust | None:
        """Handle a button pressed at any seat; return which setting of the table it changes, if it
        does."""
        page = self._page
        if page is not None and page.busy:
            # Its one line is to stop, and any button means that.
            self._at, button = "", "A"
        before = self._at
        self._at, taken = pressed(self._menu(), self._at, button)
        match taken:
            case Speak():
                return taken
            case Adjust():
                # Its next value is one more press away.
                self._at = before
                return taken
            case Dim():
                self._at = before
                self._dim()
            case Leave():
                self.close()
            case Enrol(game):
                assert self.pieces is not None, "only what is missing in a list is offered"
                self._page = EnrolPage(game, self.pieces)
            case Calibrate() if self._made is not None:
                self._page = CalibratePage(self._made, self._table.inspect, self.send)
            case Examine() if self._made is not None:
                self._at, self._told = "", None
                self._page = DoctorPage(
                    self._made, lambda: self.heard.standing, self._table.inspect, now_s
                )
            case Back():
                self._end_page(None)
            case SaveLogs() | SaveBackup() | TakeBackup():
                self._order(taken, now_s + LOGS_S)
            case ShutDown():
                self._order(taken, now_s + SHUT_DOWN_S)
            case Install():
                self._install()
            case _ if taken is not None and page is not None:
                self._at = before if page.choose(taken, now_s) else ""
                self._follow(page)
                outdated = isinstance(page, CalibratePage) and page.outdated
                if outdated and self._made is not None and self._made.restarts:
                    self.restart_at_s = now_s + READ_S
        return None

    def pass_time(self, now_s: float) -> None:
        """Look again."""
        if not self.opened:
            return
        if self._gives_up_s is not None:
            self._await(now_s, self._gives_up_s)
        if self._page is not None:
            self._page.pass_time(now_s)
            self._follow(self._page)
        if now_s >= self._look_at_s:
            self._look(now_s)

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        if not self.opened:
            return None
        at_s = None if self._page is None else self._page.wake_at_s()
        return soonest(self._look_at_s, at_s)

    def cursor(self, language: str) -> Cursor:
        """Return its menu at a table that speaks *language*."""
        return shown(self._menu(language), self._at)

    def view(self, disk_fault: str, belt_fault: bool) -> OperatorView | None:
        """Return the page, or None while it is closed."""
        if not self.opened or self._computer is None:
            return None
        page = page_of(
            self.heard,
            self._table.seats,
            self._table.spots,
            self._now,
            self._samples[0][1],
            self._computer,
            disk_fault,
            belt_fault,
        )
        if self._page is None:
            return page
        return replace(page, **{self._page.shows: self._page.view()})

    @property
    def past_faults(self) -> tuple[Notice, ...]:
        """The last faults, newest first; none while the page is closed."""
        return tuple(reversed(self.heard.faults)) if self.opened else ()

    def _menu(self, language: str = FALLBACK) -> Menu:
        if self._page is not None:
            return self._page.menu()
        calibrates = self._made is not None and self._made.calibratable(self._now)
        computer = self._computer
        brightness = None if computer is None else computer.brightness_percent
        orders = self._orders is not None
        checks = self._made is not None
        has = self._missing, self.settings, brightness, calibrates, checks, self._offer
        return menu(orders, language, *has)

    def _count_missing(self) -> None:
        entries = None if self.pieces is None else self.pieces.entries
        self._missing = () if entries is None else tuple(missing_pieces(entries).items())

    def _follow(self, page: Page) -> None:
        """Leave a page that is over."""
        if page.over:
            self._end_page(page.notice)

    def _end_page(self, told: Notice | None) -> None:
        if self._page is not None:
            self._page.close()
            self._page, self._at, self._told = None, "", told
            self._count_missing()

    def _look(self, now_s: float) -> None:
        self._look_at_s = now_s + LOOK_S
        self._now, self._computer = self._table.inspect(), measure(self._disk)
        self._offer = None if self._orders is None else self._orders.offer()
        while self._samples and self._samples[0][0] < now_s - NOISE_S:
            self._samples.popleft()
        self._samples.append((now_s, self._now))

    def _dim(self) -> None:
        """Ask for the next brightness, and take it as done until the next look says what it is."""
        assert self._orders is not None, "only what somebody does is offered"
        assert self._computer is not None, "an open page has looked"
        now = self._computer.brightness_percent
        if now is None:
            self._told = Notice("table-no-backlight")
            return
        percent = next((one for one in BRIGHTNESSES if one > now), BRIGHTNESSES[0])
        try:
            self._orders.dim(percent)
        except OSError as error:
            self._told = Notice("table-order-failed", {"what": str(error)}, kind="fault")
            return
        self._told, self._computer = None, replace(self._computer, brightness_percent=percent)

    def _order(self, asked: Ordered, gives_up_s: float) -> None:
        orders = self._orders
        assert orders is not None, "only what somebody does is offered"
        try:
            match asked:
                case SaveLogs():
                    orders.save_logs(self._fault_lines())
                case SaveBackup():
                    assert self.keeper is not None, "a console knows what it keeps"
                    self.keeper.save_backup(orders.backup)
                    orders.save_backup()
                case TakeBackup():
                    orders.take_backup()
                case ShutDown():
                    orders.shut_down()
        except OSError as error:
            self._told = Notice("table-order-failed", {"what": str(error)}, kind="fault")
            return
        self._ordered, self._told, self._gives_up_s = asked, Notice(_TOLD[type(asked)]), gives_up_s

    def _install(self) -> None:
        """Ask for the version that is offered, if it still is."""
        assert self._orders is not None, "only what somebody does is offered"
        if self._offer is None:
            return
        try:
            self._orders.install()
        except OSError as error:
            self._told = Notice("table-order-failed", {"what": str(error)}, kind="fault")
            return
        self._told, self._offer = Notice("table-installing", {"version": self._offer.version}), None

    def _await(self, now_s: float, gives_up_s: float) -> None:
        """Check whether the order has been answered, or never will be."""
        assert self._orders is not None, "something was ordered"
        outcome = self._orders.outcome()
        if outcome is not None:
            self._told = self._answered(outcome, now_s)
            self._gives_up_s = None
        elif now_s >= gives_up_s:
            self._told = Notice("table-order-unanswered", kind="fault")
            self._gives_up_s = None

    def _answered(self, outcome: Outcome, now_s: float) -> Notice:
        """Return what is told of an answer; a backup that has come is taken in."""
        backup = isinstance(self._ordered, SaveBackup | TakeBackup)
        orders, keeper = self._orders, self.keeper
        match outcome.code:
            case "taken" if orders is not None and keeper is not None:
                told = keeper.take_backup(orders.backup, outcome.name)
                orders.backup.unlink(missing_ok=True)
                if told.id == "table-backup-taken" and self._made is not None:
                    self.restart_at_s = now_s + LONG_READ_S if self._made.restarts else None
                return told
            case "saved" if backup:
                return Notice("table-backup-saved", {"file": outcome.name})
            case "saved":
                return Notice("table-logs-saved", {"folder": outcome.name})
            case "none" | "failed" if backup:
                return Notice(f"table-backup-{outcome.code}", kind="fault")
        return Notice(f"table-logs-{outcome.code}", kind="fault")

    def _fault_lines(self) -> tuple[str, ...]:
        """Return the last faults as log lines."""
        return tuple(f"{one.at_s:.1f} s: {Message(one.id, one.args)}" for one in self.heard.faults)
