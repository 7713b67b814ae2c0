"""The doctor on the operator's page: the table is watched for a few seconds on its own loop while
nobody plays, and what was found is leafed through, the worst first."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from controller.match.menu import Choice, Menu
from controller.table.doctor import past
from controller.table.doctor.checks import Check, Outcome, connectors
from controller.table.doctor.devices import WATCHED_S, Observed, checks
from controller.table.upkeep import BACK, Made
from controller.views import LEAF_LINES, DoctorLine, DoctorView, Message, Notice
from hardware.computer import measure
from hardware.inspection import Inspection
from hardware.pins import board_pins
from hardware.signals import AnySignal, BeltWarning, seat_of

ASKED_S = 0.1
"""How often it is asked whether the figures are kept: the disk may be slow, and no loop waits for
it."""

_ORDER: tuple[Outcome, ...] = ("fail", "worse", "skipped", "pass")


class Examine(Struct, frozen=True):
    """Open the page, or watch the table again."""


class Leaf(Struct, frozen=True):
    """Show the next lines."""


LINE = Choice("table-menu-doctor", Examine())

_AGAIN = Choice("table-menu-doctor-again", Examine())
NEXT = Choice("table-menu-doctor-next", Leaf())


Done = TypeVar("Done")


def beside_the_loop(work: Callable[[], Done]) -> "Future[Done]":
    """Do what may take its time beside the loop, or at once where the computer refuses a thread."""
    worker = ThreadPoolExecutor(1)
    try:
        return worker.submit(work)
    except (RuntimeError, MemoryError):
        done: Future[Done] = Future()
        done.set_result(work())
        return done
    finally:
        worker.shutdown(wait=False)


class DoctorPage:
    """The page of a table that was *made* so, which is watched from *now_s* on. *standing* tells
    what its devices have said by now and still holds."""

    shows = "doctor"
    notice: Notice | None = None
    busy = over = False

    def __init__(
        self,
        made: Made,
        standing: Callable[[], Sequence[AnySignal]],
        inspect: Callable[[], Inspection],
        now_s: float,
    ) -> None:
        self._made = made
        self._standing = standing
        self._inspect = inspect
        self._begun_s = self._now_s = now_s
        self._before = inspect()
        self._warnings: list[AnySignal] = []
        self._grading: Future[list[Check]] | None = None
        self._leaves: tuple[tuple[DoctorLine, ...], ...] = ()
        self._leaf = 0

    def __repr__(self) -> str:
        return f"<DoctorPage, {len(self._leaves) or 'not yet any'} leaves>"

    # ---- what happens --------------------------------------------------------------------------

    def hear(self, signal: AnySignal) -> None:
        if isinstance(signal, BeltWarning) and self._grading is None:
            self._warnings.append(signal)

    def pass_time(self, now_s: float) -> None:
        self._now_s = now_s
        if self._leaves:
            return
        if self._grading is None and now_s >= self._begun_s + WATCHED_S:
            self._grading = self._graded(checks(self._made.file, self._watched()))
        if self._grading is not None and self._grading.done():
            self._leaves = tuple(leaves(self._grading.result()))

    def wake_at_s(self) -> float | None:
        if self._leaves:
            return None
        if self._grading is None:
            return self._begun_s + WATCHED_S
        return self._now_s + ASKED_S

    def choose(self, asked: Leaf, now_s: float) -> bool:
        self._leaf = (self._leaf + 1) % len(self._leaves)
        return True

    def close(self) -> None: ...

    def _watched(self) -> Observed:
        file, folder = self._made.file, self._made.folder
        wired = bool(file.readers) or file.carousel.wired
        return Observed(
            (*self._standing(), *self._warnings),
            self._before,
            self._inspect(),
            measure(folder),
            time.time(),
            type(board_pins()).__name__ if wired and not file.simulated else "",
            () if file.simulated else connectors(),
        )

    def _graded(self, found: Sequence[Check]) -> "Future[list[Check]]":
        """Grade by the table's history, which is a file and may take its time."""
        folder, name = self._made.folder, self._made.file.name
        grade: Callable[[], list[Check]] = partial(list, found)
        if folder is not None:
            file = self._made.file
            pushes = file.carousel.motor is not None and not file.simulated
            grade = partial(_compared, found, folder / past.FILE_NAME, name, pushes)
        return beside_the_loop(grade)

    # ---- what is shown -------------------------------------------------------------------------

    def menu(self) -> Menu:
        more = (NEXT,) * (len(self._leaves) > 1)
        lines = (*more, _AGAIN, BACK) if self._leaves else (BACK,)
        return Menu("", Message("table-menu-doctor"), lines)

    def view(self) -> DoctorView:
        if not self._leaves:
            share = (self._now_s - self._begun_s) / WATCHED_S
            return DoctorView(min(1.0, max(0.0, share)))
        shown = self._leaves[self._leaf]
        bad = sum(line.bad for leaf in self._leaves for line in leaf)
        return DoctorView(1.0, shown, self._leaf + 1, len(self._leaves), bad)


def _compared(found: Sequence[Check], history: Path, table: str, pushes: bool) -> list[Check]:
    """Grade by the table's *history*; a belt that *pushes* is no whole table before it is known how
    hard."""
    unknown = pushes and not past.knows(history, table, past.PUSH)
    push = [Check(past.PUSH, "fail", Message("table-doctor-push-unmeasured"))] if unknown else []
    return [*push, *past.compared(found, history, table)]


def leaves(found: Sequence[Check]) -> Iterator[tuple[DoctorLine, ...]]:
    """Yield what is shown at once of these checks, the worst first."""
    worst_first = sorted(found, key=lambda one: _ORDER.index(one.outcome))
    return leafed([_line(one, one.found) for one in worst_first if not isinstance(one.found, str)])


def leafed(lines: Sequence[DoctorLine]) -> Iterator[tuple[DoctorLine, ...]]:
    """Yield what is shown at once of these lines, up to `LEAF_LINES`."""
    leaf: list[DoctorLine] = []
    room = LEAF_LINES
    for line in lines:
        takes = 1 + line.bad
        if takes > room:
            yield tuple(leaf)
            leaf, room = [], LEAF_LINES
        leaf.append(line)
        room -= takes
    yield tuple(leaf)


def _line(check: Check, found: Message) -> DoctorLine:
    kind, _, device = check.name.partition(" ")
    if kind not in ("reader", "station"):
        kind, device = check.name.replace(" ", "-"), ""
    elif seat_of(device):
        kind, device = "pad", seat_of(device)
    return DoctorLine(kind, device, check.outcome, found, check.usual)
