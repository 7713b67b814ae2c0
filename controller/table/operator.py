"""The operator's page, for the people who look after a table: the condition of its devices and its
computer, recent faults, and what can be done about them.

`page_of` is pure; `Operator` joins it with what was heard, and looks at the computer once a second
while its page is open.
"""

import platform
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from controller.match.menu import Choice, Menu, pressed, shown, surely
from controller.table import calibratepage, enrolpage
from controller.table.adjusting import Adjust, Value
from controller.table.adjusting import lines as lines_of
from controller.table.calibratepage import (
    Begin,
    Calibrate,
    CalibratePage,
    EndCalibration,
    Halt,
    Made,
    Meter,
    Write,
)
from controller.table.devices import AnyTable, outdated
from controller.table.doctor import page as doctorpage
from controller.table.doctor.page import DoctorPage, EndExamination, Examine, Leaf
from controller.table.enrolpage import EndEnrolment, Enrol, EnrolPage, Skip, TakeBack
from controller.table.heard import BothHeld, Heard
from controller.table.language import Speak, language_line
from controller.table.orders import LOGS_S, SHUT_DOWN_S, Orders
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
from controller.views.languages import FALLBACK
from hardware.computer import Computer, measure
from hardware.inspection import BeltCondition, Inspection, ReaderCondition
from hardware.signals import (
    AnySignal,
    Button,
    RunBelt,
    StopBelt,
    TagEntered,
    Uid,
    pad_of,
)
from hardware.times import soonest

LOOK_S = 1.0
"""Time between updates of an open page."""

NOISE_S = 10.0
"""The time over which a reader's noise is counted."""

IDLE_S = 300.0
"""A page closes when nobody has pressed anything for this long: people want to play."""

READ_S = 4.0
"""How long somebody has to read that the table starts anew."""

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


class ShutDown(Struct, frozen=True):
    """Switch the computer off."""


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
) -> Menu:
    """Return what can be chosen at a table that speaks *language* and has these other *settings*;
    some of it only if somebody takes *orders*, pieces of some games are *missing* in its list,
    its belt *calibrates*, or the doctor *checks* it.
    *brightness* is that of the screen, in per cent; None if nobody can tell."""
    lines = [Choice("table-menu-back", Leave())]
    if orders:
        lines.append(Choice("table-menu-save-logs", SaveLogs()))
        lines.append(surely("table-menu-shut-down", ShutDown(), "table-menu-yes-shut-down"))
        known: Arg = "unknown" if brightness is None else brightness
        lines.append(Choice("table-menu-brightness", Dim(), {"percent": known}))
    lines += enrolpage.line(dict(missing))
    lines += [doctorpage.LINE] * checks + [calibratepage.LINE] * calibrates
    lines += [*lines_of(dict(settings)), language_line(language)]
    return Menu("", Message("table-menu-operator"), tuple(lines))


class PieceList(Protocol):
    """Which tag is which piece."""

    @property
    def entries(self) -> Mapping[Uid, str]:
        """UID -> piece, or a spare of it."""

    @entries.setter
    def entries(self, entries: Mapping[Uid, str]) -> None: ...


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
        self.notice: Notice | None = None
        """The outcome of the last choice."""
        self._table = table
        self._disk = disk
        self._orders = orders
        self.pieces: PieceList | None = None
        """The list of pieces, where one can be told."""
        self._made = made
        self.send: Callable[[RunBelt | StopBelt], None] = table.send
        """Where commands for the belt go."""
        self._enrolling: EnrolPage | None = None
        self._calibrating: CalibratePage | None = None
        self._doctor: DoctorPage | None = None
        self._missing: tuple[tuple[str, int], ...] = ()
        self._at = ""
        self._pressed_s = 0.0
        self._look_at_s = 0.0
        self._now = Inspection()
        self._samples: deque[tuple[float, Inspection]] = deque()
        self._computer: Computer | None = None
        self.settings: Settings = ()
        """What can be set here besides the language, and how it is set."""
        self._gives_up_s: float | None = None
        """Until when to wait for an answer."""
        self.restart_at_s: float | None = None
        """When the table is to be started anew, because it was calibrated; None if it need not."""

    def __repr__(self) -> str:
        return f"<Operator, {'opened' if self.opened else 'closed'}, {self.heard!r}>"

    def hear(self, signal: AnySignal) -> None:
        self.heard.hear(signal)
        self.both.hear(signal)
        if self._enrolling is not None:
            self._enrolling.hear(signal)
            if isinstance(signal, TagEntered):
                self._pressed_s = signal.at_s
            self._enrolled()
        if self._calibrating is not None:
            self._calibrating.hear(signal)
            self._calibrated(signal.at_s)
        if self._doctor is not None:
            self._doctor.hear(signal)

    def open(self, now_s: float) -> None:
        self.opened, self._at, self.notice = True, "", None
        self._pressed_s, self._gives_up_s = now_s, None
        self._samples.clear()
        self._count_missing()
        self._look(now_s)

    def close(self) -> None:
        self._end_calibration()
        self.opened, self._enrolling, self._doctor = False, None, None

    @property
    def enrolling(self) -> bool:
        """Whether taps now say which tag is which."""
        return self._enrolling is not None

    @property
    def calibrating(self) -> bool:
        """Whether one tile is wanted on the belt."""
        return self._calibrating is not None

    def press(self, button: Button, now_s: float) -> Speak | Adjust | None:
        """Handle a button pressed at any seat; return which setting of the table it changes, if it
        does."""
        self._pressed_s = now_s
        before = self._at
        self._at, taken = pressed(self._menu(), self._at, button)
        page = self._calibrating
        if page is not None and page.running:
            # Any press means that the belt is to stand.
            self._at, taken = "", Halt()
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
                self._enrolling = EnrolPage(game, self.pieces.entries)
            case Skip() | TakeBack() if self._enrolling is not None:
                self._enrolling.choose(taken)
                self._enrolled()
            case EndEnrolment():
                self._end_enrolment(None)
            case Calibrate() if self._made is not None:
                self._calibrating = CalibratePage(self._made, self._table.inspect, self.send)
            case Begin() | Meter() | Halt() | Write() if page is not None:
                self._at = before if isinstance(taken, Meter) else ""
                page.choose(taken, now_s)
                self._calibrated(now_s)
                if page.outdated and self._made is not None and self._made.restarts:
                    self.restart_at_s = now_s + READ_S
            case EndCalibration():
                self._end_calibration()
                self.notice = None
            case Examine() if self._made is not None:
                self._at, self.notice = "", None
                self._doctor = DoctorPage(
                    self._made, lambda: self.heard.standing, self._table.inspect, now_s
                )
            case Leaf() if self._doctor is not None:
                self._at = before
                self._doctor.leaf()
            case EndExamination():
                self._doctor, self._at = None, ""
            case SaveLogs():
                self._order(taken, "table-saving-logs", now_s + LOGS_S)
            case ShutDown():
                self._order(taken, "table-shutting-down", now_s + SHUT_DOWN_S)
        return None

    def pass_time(self, now_s: float) -> None:
        """Look again, and close a page that nobody needs."""
        if not self.opened:
            return
        if self._gives_up_s is not None:
            self._await(now_s, self._gives_up_s)
        if self._enrolling is not None:
            self._enrolling.pass_time(now_s)
            self._enrolled()
        if self._calibrating is not None:
            self._calibrating.pass_time(now_s)
            self._calibrated(now_s)
        if self._doctor is not None:
            self._doctor.pass_time(now_s)
        if now_s >= self._pressed_s + IDLE_S:
            self.close()
        elif now_s >= self._look_at_s:
            self._look(now_s)

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        if not self.opened:
            return None
        pages = (self._enrolling, self._calibrating, self._doctor)
        times = [page.wake_at_s() for page in pages if page is not None]
        return soonest(self._look_at_s, *times)

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
        return replace(
            page,
            enrolling=self._enrolling and self._enrolling.view(),
            calibrating=self._calibrating and self._calibrating.view(),
            doctor=self._doctor and self._doctor.view(),
        )

    @property
    def past_faults(self) -> tuple[Notice, ...]:
        """The last faults, newest first; none while the page is closed."""
        return tuple(reversed(self.heard.faults)) if self.opened else ()

    def _menu(self, language: str = FALLBACK) -> Menu:
        if self._enrolling is not None:
            return enrolpage.MENU
        if self._calibrating is not None:
            return self._calibrating.menu()
        if self._doctor is not None:
            return self._doctor.menu()
        calibrates = self._made is not None and self._made.calibratable(self._now)
        computer = self._computer
        brightness = None if computer is None else computer.brightness_percent
        orders = self._orders is not None
        checks = self._made is not None
        return menu(orders, language, self._missing, self.settings, brightness, calibrates, checks)

    def _count_missing(self) -> None:
        entries = None if self.pieces is None else self.pieces.entries
        self._missing = () if entries is None else tuple(enrolpage.missing(entries).items())

    def _enrolled(self) -> None:
        """Take over what was understood, and end when nothing is missing."""
        page, pieces = self._enrolling, self.pieces
        if page is None or pieces is None:
            return
        self.notice = page.notice
        if page.entries != pieces.entries:
            pieces.entries = page.entries
        if page.over:
            self._end_enrolment(Notice("table-enrol-done"))

    def _calibrated(self, now_s: float) -> None:
        """Take over what the calibration says; as long as the belt runs, the page stays."""
        page = self._calibrating
        if page is not None:
            self.notice = page.notice
            if page.running:
                self._pressed_s = now_s

    def _end_calibration(self) -> None:
        if self._calibrating is not None:
            self._calibrating.stop()
            self._calibrating, self._at = None, ""

    def _end_enrolment(self, said: Notice | None) -> None:
        self._enrolling, self._at, self.notice = None, "", said
        self._count_missing()

    def _look(self, now_s: float) -> None:
        self._look_at_s = now_s + LOOK_S
        self._now, self._computer = self._table.inspect(), measure(self._disk)
        while self._samples and self._samples[0][0] < now_s - NOISE_S:
            self._samples.popleft()
        self._samples.append((now_s, self._now))

    def _dim(self) -> None:
        """Ask for the next brightness, and take it as done until the next look says what it is."""
        assert self._orders is not None, "only what somebody does is offered"
        assert self._computer is not None, "an open page has looked"
        now = self._computer.brightness_percent
        if now is None:
            self.notice = Notice("table-no-backlight")
            return
        percent = next((one for one in BRIGHTNESSES if one > now), BRIGHTNESSES[0])
        try:
            self._orders.dim(percent)
        except OSError as error:
            self.notice = Notice("table-order-failed", {"what": str(error)}, kind="fault")
            return
        self.notice, self._computer = None, replace(self._computer, brightness_percent=percent)

    def _order(self, asked: SaveLogs | ShutDown, told: str, gives_up_s: float) -> None:
        assert self._orders is not None, "only what somebody does is offered"
        try:
            if isinstance(asked, SaveLogs):
                self._orders.save_logs(self._fault_lines())
            else:
                self._orders.shut_down()
        except OSError as error:
            self.notice = Notice("table-order-failed", {"what": str(error)}, kind="fault")
            return
        self.notice, self._gives_up_s = Notice(told), gives_up_s

    def _await(self, now_s: float, gives_up_s: float) -> None:
        """Check whether the order has been answered, or never will be."""
        assert self._orders is not None, "something was ordered"
        outcome = self._orders.outcome()
        if outcome is not None:
            kind: Literal["info", "fault"] = "info" if outcome.code == "saved" else "fault"
            self.notice = Notice(
                f"table-logs-{outcome.code}", {"folder": outcome.folder}, kind=kind
            )
            self._gives_up_s = None
        elif now_s >= gives_up_s:
            self.notice = Notice("table-order-unanswered", kind="fault")
            self._gives_up_s = None

    def _fault_lines(self) -> tuple[str, ...]:
        """Return the last faults as log lines."""
        return tuple(f"{one.at_s:.1f} s: {Message(one.id, one.args)}" for one in self.heard.faults)
