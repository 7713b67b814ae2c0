"""A new Pico becomes a station, on the operator's page: it gets MicroPython, if it has none, from
the part of an appliance that takes orders, and then the station's program.

That takes half a minute, beside the loop. The page shows how far it is and whether it went well.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import Literal, get_args

from msgspec import Struct

from controller.match.menu import Choice, Menu
from controller.table.appliance import LOGS_S, Orders, PicoCode
from controller.table.doctor.page import ASKED_S, beside_the_loop
from controller.views import Arg, DoctorView, Message, Notice
from hardware.errors import PortBusy, StationLost
from hardware.signals import AnySignal
from hardware.stations import flashing
from hardware.stations.bootloader import waiting_boards

Step = Literal["look", "micropython", "restart", "program"]

LOOKS_S = 0.2


class MakeStation(Struct, frozen=True):
    """Open the page."""


class Wait(Struct, frozen=True):
    """Do nothing: it goes on by itself."""


LINE = Choice("table-menu-flash", MakeStation())

_WAIT = Menu("", Message("table-menu-flash"), (Choice("table-menu-flash-wait", Wait()),))


class NotLoaded(Exception):
    """A Pico did not become a station; *code* ends the id of what is told."""

    def __init__(self, code: str, **args: Arg) -> None:
        super().__init__(code)
        unanswered = code == "unanswered"
        id = "table-order-unanswered" if unanswered else f"table-flash-{code}"
        self.notice = Notice(id, {} if unanswered else args, kind="mistake")


def make_station(
    free: Callable[[], Sequence[str]],
    orders: Orders | None,
    tell: Callable[[Step, float], None],
) -> str:
    """Make a station of the one new Pico that is plugged in; return the firmware that it has then.

    *free* returns the ports at which no seat's station answers; *orders* go to who writes onto a
    Pico without MicroPython. *tell* is told the step and its share. Blocks for up to two minutes.
    Raises `NotLoaded`.
    """
    tell("look", 0.0)
    boards, ports = waiting_boards(), list(free())
    if len(boards) + len(ports) > 1:
        raise NotLoaded("several", count=len(boards) + len(ports))
    if boards:
        _give_micropython(orders, boards[0].chip.board, tell)
        port = _came(free, tell)
    elif ports:
        port = ports[0]
        there = flashing.look(port)
        if there.answers == "station" and not there.outdated:
            raise NotLoaded("already", version=there.firmware)
    else:
        raise NotLoaded("none")
    try:
        made = flashing.flash(port, lambda name, written, of: tell("program", written / max(1, of)))
    except flashing.NotFlashed as error:
        raise NotLoaded(error.code) from None
    except PortBusy:
        raise NotLoaded("busy") from None
    except (StationLost, OSError):
        raise NotLoaded("broke-off") from None
    return made.firmware


def _give_micropython(
    orders: Orders | None, board: str, tell: Callable[[Step, float], None]
) -> None:
    """Have MicroPython written onto the *board* that waits for it."""
    if orders is None:
        raise NotLoaded("no-uf2", board=board)
    tell("micropython", 0.0)
    try:
        orders.load_pico()
    except OSError:
        raise NotLoaded("unanswered") from None
    end_s = time.monotonic() + LOGS_S
    while time.monotonic() < end_s:
        outcome = orders.outcome()
        if outcome is not None and outcome.code == "loaded":
            return
        if outcome is not None and outcome.code == "working":
            tell("micropython", outcome.share)
        elif outcome is not None:
            code = outcome.code if outcome.code in get_args(PicoCode) else "unanswered"
            seen = len(waiting_boards())
            raise NotLoaded(code, board=board, file=outcome.name, count=seen)
        time.sleep(LOOKS_S)
    raise NotLoaded("unanswered")


def _came(free: Callable[[], Sequence[str]], tell: Callable[[Step, float], None]) -> str:
    """Return the port of the Pico that has restarted."""
    tell("restart", 0.0)
    end_s = time.monotonic() + flashing.RESTART_S
    while time.monotonic() < end_s:
        ports = list(free())
        if ports:
            return ports[0]
        time.sleep(LOOKS_S)
    raise NotLoaded("silent")


class FlashPage:
    """Makes a station of the Pico that is plugged in at one of the *free* ports, or waits for
    MicroPython; *orders* as in `make_station`."""

    shows = "doctor"
    busy = True

    def __init__(self, free: Callable[[], Sequence[str]], orders: Orders | None) -> None:
        self.notice: Notice | None = None
        self.over = False
        self._step: Step = "look"
        self._share = 0.0
        self._now_s = 0.0
        self._making: Future[str] = beside_the_loop(partial(make_station, free, orders, self._tell))

    def __repr__(self) -> str:
        return f"<FlashPage, {self._step} {self._share:.0%}>"

    def _tell(self, step: Step, share: float) -> None:
        """Called beside the loop: two values that are only shown."""
        self._step, self._share = step, share

    def hear(self, signal: AnySignal) -> None: ...

    def pass_time(self, now_s: float) -> None:
        self._now_s = now_s
        if self.over or not self._making.done():
            return
        self.over = True
        try:
            version = self._making.result()
        except NotLoaded as error:
            self.notice = error.notice
        else:
            self.notice = Notice("table-flashed", {"version": version}, kind="info")

    def wake_at_s(self) -> float | None:
        return self._now_s + ASKED_S

    def choose(self, asked: Wait, now_s: float) -> bool:
        return True

    def close(self) -> None:
        """What was begun is finished all the same: a Pico that is half written is none."""

    def menu(self) -> Menu:
        return _WAIT

    def view(self) -> DoctorView:
        return DoctorView(self._share, hint=Message("screen-flash-step", {"step": self._step}))
