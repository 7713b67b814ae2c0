"""The operator's page, for the people who look after a table: the condition of its devices and its
computer, recent faults, and what can be done about them.

`Operator` joins what was heard with the condition of all devices, and looks at the computer once a
second while its page is open.
"""

from collections import deque
from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from controller import views
from controller.match.menu import Choice, Menu, by_key, listed, pressed, shown, surely
from controller.table import (
    assigning,
    building,
    loading,
    showing,
    spare,
    ticking,
    trials,
    upkeep,
    wirelist,
)
from controller.table.adjusting import Adjust, Speak, Value, language_line
from controller.table.adjusting import lines as lines_of
from controller.table.appliance import StickOffer
from controller.table.condition import page_of
from controller.table.devices import AnyTable, Devices
from controller.table.doctor import page as doctorpage
from controller.table.doctor.page import DoctorPage, Examine
from controller.table.errand import (
    Errand,
    Errands,
    SaveBackup,
    SaveLogs,
    ShutDown,
    TakeBackup,
)
from controller.table.pairing import Pairing, Revoke, ShowPin
from controller.table.settings import Settings
from hardware import signals
from hardware.computer import Computer, measure
from hardware.inspection import Inspection
from hardware.times import soonest

LOOK_S = 1.0
"""Time between updates of an open page."""

NOISE_S = 10.0
"""The time over which a reader's noise is counted."""

IDLE_S = 120.0
"""A page, a lobby or a result is left when nobody has done anything for this long."""

READ_S, LONG_READ_S = 4.0, 10.0
"""How long somebody has to read that the table restarts, and what came from a backup."""

PROMPT = views.Notice("table-operator")

Counts = tuple[tuple[str, int], ...]
"""Pieces of each game."""


# ---- what can be done ----------------------------------------------------------------------------


class Leave(Struct, frozen=True):
    """Return to where the table was."""


class Restart(Struct, frozen=True):
    """Start the table again."""


class Install(Struct, frozen=True):
    """Install the version that is offered, although it is no newer than this one."""


class Dim(Struct, frozen=True):
    """The screen takes the next brightness."""


@lru_cache(maxsize=2)
def menu(
    errands: bool,
    missing: Counts,
    settings: tuple[tuple[str, Value], ...],
    brightness: int | None = None,
    calibrates: bool = False,
    checks: bool = False,
    drives: bool = False,
    assigns: bool = False,
    offer: StickOffer | None = None,
    flashes: bool = False,
    known: Counts = (),
    wires: bool = False,
    stages: tuple[int, ...] = (),
) -> Menu:
    """Return what can be chosen at a table with these *settings*; some of it only if somebody does
    *errands*, pieces of some games are *missing* in its list, its belt *calibrates*, the doctor
    *checks* it, its motor *drives*, it *assigns* stations to seats, *flashes* Picos, or
    has something that somebody *wires*, and is built in *stages*.
    *known* counts the pieces of each game.

    *brightness* is that of the screen, in per cent; None if nobody can tell. A version on *offer*
    can be installed.
    """
    lines = [Choice("table-menu-back", Leave())]
    if errands:
        lines.append(Choice("table-menu-save-logs", SaveLogs()))
        if offer is not None:
            args: dict[str, views.Arg] = {"version": offer.version}
            lines.append(surely("table-menu-install", Install(), "table-menu-yes-install", args))
        lines.append(surely("table-menu-shut-down", ShutDown(), "table-menu-yes-shut-down"))
        percent: views.Arg = "unknown" if brightness is None else brightness
        lines.append(Choice("table-menu-brightness", Dim(), {"percent": percent}))
        lines.append(Choice("table-menu-save-backup", SaveBackup()))
        lines.append(Choice("table-menu-take-backup", TakeBackup()))
        lines.append(surely("table-menu-restart", Restart(), "table-menu-yes-restart"))
    lines += [*upkeep.enrol_line(dict(missing)), *ticking.pieces_line(dict(known))]
    lines += [doctorpage.LINE] * checks + [loading.LINE] * flashes + [assigning.LINE] * assigns
    lines += [trials.PUSH_LINE, trials.MOTOR_LINE] * drives + [upkeep.CALIBRATE_LINE] * calibrates
    lines += [*building.stages_line(stages), *[wirelist.LINE, showing.LINE] * wires]
    lines += [*lines_of(dict(settings)), language_line(str(dict(settings)["language"]))]
    return Menu("", views.Message("table-menu-operator"), tuple(lines))


class Operator:
    """The operator's page of *table*, by what is heard of its *devices*.

    Its *settings* can be changed. Commands for its belt go to *send*. Somebody may do *errands*. A
    table of which is known how it was *made* can be checked and calibrated; what misses in its list
    of *pieces* can be added.
    """

    def __init__(
        self,
        table: AnyTable,
        devices: Devices,
        settings: Settings,
        send: Callable[[signals.AnyCommand], None],
        pieces: upkeep.PieceList,
        errands: Errands | None = None,
        made: upkeep.Made | None = None,
    ) -> None:
        self.opened = False
        self.restart_at_s: float | None = None
        """When the table is to restart, because it was calibrated; None if it need not."""
        self._told: views.Notice | None = None
        """The outcome of the last choice."""
        self._table = table
        self.devices = devices
        self._settings = settings
        self._send = send
        self.pieces = pieces
        self.errands = errands
        """None where this is no appliance, whose settings and switch are in reach."""
        self._made = made
        self.pairing = Pairing(None if made is None else made.folder)
        """Which phones may look after the table."""
        self.sounds: list[str] = []
        """What is to be heard at the next chance."""
        self._page: upkeep.UpkeepPage | None = None
        """What stands in place of this page."""
        self._counted: tuple[Counts, Counts] = (), ()
        """How many pieces of each game have no tag, and how many have one."""
        self.spares = spare.Spares(made)
        self._at = ""
        self._look_at_s = 0.0
        self._now = Inspection()
        self._samples: deque[tuple[float, Inspection]] = deque()
        self._computer: Computer | None = None

    def __repr__(self) -> str:
        return f"<Operator, {'opened' if self.opened else 'closed'}, {self.devices!r}>"

    def hear(self, signal: signals.AnySignal) -> None:
        """Pass a Signal to what stands in place of this page."""
        if self._page is not None:
            self._page.hear(signal)
            self._follow(self._page)

    def open(self, now_s: float) -> None:
        self.opened, self._at, self._told = True, "", None
        if self.errands is not None:
            self.errands.forget()
        self._samples.clear()
        self._count_missing()
        self._look(now_s)

    def close(self) -> None:
        self._end_page(None)
        self.spares.close()
        self.opened = False

    @property
    def busy(self) -> bool:
        """Whether it does something that takes its time, and nobody needs to press anything."""
        return self.waits or self.runs

    @property
    def waits(self) -> bool:
        """Whether an errand is to be answered."""
        return self.errands is not None and self.errands.busy

    @property
    def runs(self) -> bool:
        """Whether a page does something that any button stops."""
        return self._page is not None and self._page.busy

    @property
    def enrolling(self) -> bool:
        """Whether taps are now about the tags of pieces alone."""
        return isinstance(self._page, upkeep.EnrolPage | ticking.PiecesPage)

    @property
    def calibrating(self) -> bool:
        """Whether one tile is wanted on the belt."""
        return isinstance(self._page, upkeep.CalibratePage)

    @property
    def notice(self) -> views.Notice | None:
        """What the page has understood last, or else the outcome of the last choice."""
        return (self._page and self._page.notice) or self._told

    def press(self, button: signals.Button, now_s: float) -> None:
        """Handle a button pressed at any seat."""
        if self._page is not None and self._page.busy:
            # Its one line is to stop, and any button means that.
            self._at, button = "", "A"
        before = self._at
        self._at, taken = pressed(self._menu(), self._at, button)
        self._take(taken, before, now_s)

    def lines(self) -> tuple[views.DeskLine, ...]:
        """Return what can be chosen now, for somebody who touches; nothing while it is closed."""
        return listed(self._menu()) if self.opened else ()

    def choose(self, key: str, now_s: float) -> bool:
        """Take the line with that key; return False if it is not there, or is for hands alone."""
        found = by_key(self._menu(), key) if self.opened else None
        if found is None:
            return False
        before, self._at = self._at, ""
        self._take(found.means, before, now_s)
        return True

    def order(self, errand: Errand, now_s: float) -> views.Notice | None:
        """Have an errand done for a phone; return why that cannot be, or None."""
        if self.errands is None:
            return views.Notice("web-desk-changed")
        self._tell(self.errands.order(errand, self._fault_lines(), now_s), now_s)
        return None

    def _tell(self, told: views.Notice, now_s: float) -> None:
        """Show what became of something; what came with a backup counts after a restart."""
        self._told = told
        if told.id == "table-backup-taken" and self._made is not None and self._made.restarts:
            self.restart_at_s = now_s + LONG_READ_S

    def _take(self, taken: object, before: str, now_s: float) -> None:
        """Do what a line means that was taken; the cursor was at *before*."""
        page, heard, errands = self._page, self.devices.heard, self.errands
        match taken:
            case ShowPin():
                self._told = None
                self.pairing.show(now_s)
            case Revoke(digest):
                self._told = None
                self.pairing.revoke(digest)
            case Speak(language):
                self._settings.lobby.language = language
            case Adjust(name):
                # Its next value is one more press away.
                self._at = before
                self._settings.advance(name)
            case Dim():
                self._at = before
                self._dim()
            case Restart() if self._made is not None and self._made.restarts:
                self.restart_at_s = now_s + READ_S
                self._told = views.Notice("table-restarting")
            case Leave():
                self.close()
            case upkeep.Enrol(game):
                self._page = upkeep.EnrolPage(game, self.pieces)
            case building.TestStage(number) if self._made is not None:
                self._at, self._told = "", None
                self._page = building.StagePage(
                    number, self._made.file, self._table.inspect, self._send, heard.answers, now_s
                )
            case wirelist.ShowWiring() if self._made is not None:
                self._at, self._told = "", None
                self._page = wirelist.WiringPage(self._made.file)
            case showing.TestLights():
                self._at, self._told = "", None
                seats, sound = self._table.seats, self.sounds.append
                self._page = showing.LightsPage(seats, self._send, sound, now_s)
            case ticking.CheckPieces(game):
                self._at, self._page = "", ticking.PiecesPage(game, self.pieces)
            case upkeep.Calibrate() if self._made is not None:
                self._page = upkeep.CalibratePage(self._made, self._table.inspect, self._send)
            case loading.MakeStation() if self._made is not None:
                self._at, self._told = "", None
                self._page = loading.FlashPage(
                    lambda: assigning.free_ports(self._now),
                    None if errands is None else errands.orders,
                )
            case spare.TakeSpare(seat, port) if self._made is not None:
                self._told = assigning.kept(self._made, {seat: port})
                if self._told.kind != "fault":
                    self.spares.close()
                    self._restart(now_s)
            case assigning.AssignStations() if self._made is not None:
                self._at, self._told = "", None
                lacking = assigning.unanswered(self._made, self._now)
                ports = assigning.free_ports(self._now)
                if self._made.loop is None or not ports:
                    self._told = views.Notice("table-assign-none", kind="mistake")
                else:
                    self._page = assigning.AssignPage(self._made, self._made.loop, lacking, ports)
            case trials.MeasurePush() if self._made is not None:
                self._at, self._told = "", None
                self._page = trials.PushPage(self._made, self._send)
            case trials.TestMotor() if self._made is not None:
                self._at, self._told = "", None
                self._page = trials.MotorPage(self._made, self._table.inspect, self._send)
            case Examine() if self._made is not None:
                self._at, self._told = "", None
                self._page = DoctorPage(
                    self._made, lambda: heard.standing, self._table.inspect, now_s
                )
            case upkeep.Back():
                if isinstance(page, assigning.AssignPage) and page.outdated:
                    self._restart(now_s)
                self._end_page(None if page is None else page.notice)
            case SaveLogs() | SaveBackup() | TakeBackup() | ShutDown() if errands is not None:
                self._told = errands.order(taken, self._fault_lines(), now_s)
            case Install() if errands is not None:
                self._told = errands.install() or self._told
            case _ if taken is not None and page is not None:
                self._at = before if page.choose(taken, now_s) else ""
                self._follow(page)
                if isinstance(page, upkeep.CalibratePage) and page.outdated:
                    self._restart(now_s)

    def pass_time(self, now_s: float) -> None:
        """Look again."""
        page, heard = self._page, self.devices.heard.latest
        if isinstance(page, assigning.AssignPage) and page.outdated and page.over:
            self._restart(now_s)
        self.pairing.pass_time(now_s)
        # What stands in place of this page may listen to the same Pico.
        look_s = self.spares.wake_at_s(heard)
        if page is not None:
            self.spares.close()
        elif look_s is not None and now_s >= look_s:
            self.spares.look(heard, self._table.inspect(), now_s)
        if not self.opened:
            return
        told = None if self.errands is None else self.errands.answer(now_s)
        if told is not None:
            self._tell(told, now_s)
        if self._page is not None:
            self._page.pass_time(now_s)
            self._follow(self._page)
        if now_s >= self._look_at_s:
            self._look(now_s)

    def wake_at_s(self) -> float | None:
        """Return when to call `pass_time`."""
        spare_s = None if self._page else self.spares.wake_at_s(self.devices.heard.latest)
        others_s = soonest(self.pairing.wake_at_s(), spare_s)
        if not self.opened:
            return others_s
        at_s = None if self._page is None else self._page.wake_at_s()
        return soonest(self._look_at_s, at_s, others_s)

    def cursor(self) -> views.Cursor:
        return shown(self._menu(), self._at)

    def view(self, disk_fault: str, belt_fault: bool) -> views.OperatorView | None:
        """Return the page, or None while it is closed."""
        if not self.opened or self._computer is None:
            return None
        page = page_of(
            self.devices.heard,
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
    def past_faults(self) -> tuple[views.Notice, ...]:
        """The last faults, newest first; none while the page is closed."""
        return tuple(reversed(self.devices.heard.faults)) if self.opened else ()

    def _menu(self) -> Menu:
        if self._page is not None:
            return self._page.menu()
        calibrates = self._made is not None and self._made.calibratable(self._now)
        brightness = None if self._computer is None else self._computer.brightness_percent
        errands, checks = self.errands, self._made is not None
        missing, known = self._counted
        of_table = menu(
            errands is not None,
            missing,
            tuple(self._settings.now().items()),
            brightness,
            calibrates,
            checks,
            self._made is not None and self._made.drivable(self._now),
            self._made is not None and bool(assigning.unanswered(self._made, self._now)),
            None if errands is None else errands.offer,
            self._made is not None and assigning.has_stations(self._made),
            known,
            self._made is not None and wirelist.has_wiring(self._made.file),
            () if self._made is None else building.offered(self._made.file),
        )
        back, *others = of_table.choices
        lines = (back, *self.spares.lines(), *others, *self.pairing.lines())
        return replace(of_table, choices=lines)

    def _restart(self, now_s: float) -> None:
        """The table is made otherwise from now on: start it again, where it does so by itself."""
        if self._made is not None and self._made.restarts:
            self.restart_at_s = now_s + READ_S

    def _count_missing(self) -> None:
        entries = self.pieces.entries
        missing, known = upkeep.missing_pieces(entries), ticking.counts(entries)
        self._counted = tuple(missing.items()), tuple(known.items())

    def _follow(self, page: upkeep.UpkeepPage) -> None:
        """Leave a page that is over."""
        if page.over:
            self._end_page(page.notice)

    def _end_page(self, told: views.Notice | None) -> None:
        if self._page is not None:
            self._page.close()
            self._page, self._at, self._told = None, "", told
            self._count_missing()

    def _look(self, now_s: float) -> None:
        self._look_at_s = now_s + LOOK_S
        self._now = self._table.inspect()
        self._computer = measure(None if self._made is None else self._made.folder)
        if self.errands is not None:
            self.errands.look()
        while self._samples and self._samples[0][0] < now_s - NOISE_S:
            self._samples.popleft()
        self._samples.append((now_s, self._now))

    def _dim(self) -> None:
        """Ask for the next brightness, and take it as done until the next look says what it is."""
        assert self.errands is not None, "only what somebody does is offered"
        assert self._computer is not None, "an open page has looked"
        percent = self.errands.dim(self._computer.brightness_percent)
        if isinstance(percent, views.Notice):
            self._told = percent
        else:
            self._told = None
            self._computer = replace(self._computer, brightness_percent=percent)

    def _fault_lines(self) -> tuple[str, ...]:
        """Return the last faults as log lines."""
        faults = self.devices.heard.faults
        return tuple(
            f"{fault.at_s:.1f} s: {views.Message(fault.id, fault.args)}" for fault in faults
        )
