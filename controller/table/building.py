"""The tests of the stages of building, on the operator's page: what `reclaim doctor --stage` asks
in a terminal, at the table that runs, for the image has no terminal.

A stage is a protocol: it yields what somebody is asked, how long to wait and what was found, and is
sent what was chosen. The page does the rest, on the table's own loop. The table is open as a whole,
so what is not built yet is lost meanwhile, and only what a stage is about is judged. Stage 5, the
whole table, is the doctor's page.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from controller.making import pushing
from controller.match.menu import Choice, Menu
from controller.table.devices import trouble_of
from controller.table.doctor.checks import Outcome
from controller.table.doctor.page import NEXT, Leaf, leafed
from controller.table.upkeep import BACK
from controller.views import Arg, DoctorLine, DoctorView, Message, Notice
from hardware.carousel import figures
from hardware.config import TableFile
from hardware.inspection import BeltCondition, Inspection
from hardware.signals import (
    AnyCommand,
    AnySignal,
    BeltFault,
    ButtonPressed,
    PushBelt,
    RunBelt,
    SetLight,
    StopBelt,
    TagEntered,
    TagLeft,
    pad_of,
    seat_of,
)

LAID_S = 6.0
"""How long a sticker must be read without a gap."""
RESTS_S = 3.0
PATIENCE_S = 20.0
"""How long somebody has for a button or a tap."""
LET_GO_S = 0.5
TURNS_S = 3.0
"""How long the motor's shaft turns, at most as long as a push."""
WHEEL_TURNS = 5
"""How often the wheel is turned by hand: a slot that is missed once a turn counts five times."""
COUNTED_TURNS = 0.25
"""How far off five turns by hand may be, in turns of the wheel."""
TILE_TURNS = 2.2
"""Of the belt: so often a tile comes round twice, wherever it lay."""
TOLERANCE = 0.05


class TestStage(Struct, frozen=True):
    """Open the page of a stage."""

    __test__ = False  # for pytest: it is no test

    number: int


class StageAnswer(Struct, frozen=True):
    """What somebody has chosen."""

    what: str


class StageQuestion(Struct, frozen=True):
    """Something to be done or looked at, and what can be said of it then: slugs."""

    hint: str
    answers: tuple[str, ...] = ("ready",)
    args: Mapping[str, Arg] = {}


class StagePause(Struct, frozen=True):
    """Wait, or until *over*; meanwhile *hint* is shown. While something *moves*, any button stops
    it."""

    seconds: float
    hint: str = "wait"
    over: Callable[[], bool] = lambda: False
    args: Mapping[str, Arg] = {}
    moves: bool = False


Stage = Generator[StageQuestion | StagePause | DoctorLine, str, None]


class BuildingTable(Protocol):
    """What a stage sees of the table and does to it."""

    @property
    def file(self) -> TableFile: ...

    @property
    def said(self) -> Sequence[AnySignal]:
        """All signals since the stage began."""

    def belt(self) -> BeltCondition | None: ...

    def send(self, command: AnyCommand) -> None: ...

    def answers(self, name: str) -> bool: ...


def found(kind: str, device: str, good: bool, id: str, **args: Arg) -> DoctorLine:
    grade: Outcome = "pass" if good else "fail"
    return DoctorLine(kind, device, grade, Message(f"table-stage-{id}", args))


# ---- 0: one reader, one sticker ------------------------------------------------------------------


def one_reader(table: BuildingTable) -> Stage:
    """A sticker at the distance at which a tile lies is read all the time."""
    names = [pad_of(seat.name) for seat in table.file.seats if table.answers(seat.name)]
    names += [one.name for one in table.file.readers if table.answers(one.name)]
    if not names:
        for reader in table.file.readers[:1]:
            yield found("reader", reader.name, False, "no-reader")
        for seat in table.file.seats[:1]:
            yield found("pad", seat.name, False, "no-reader")
        return
    yield from sticker(table, names[0], round(figures.tag_mm(table.file.carousel), 1))


def sticker(table: BuildingTable, reader: str, away_mm: float) -> Stage:
    before = len(table.said)
    yield StageQuestion("lay", args={"reader": reader, "number": away_mm})
    laid = len(table.said)
    yield StagePause(LAID_S)
    entered = any(
        isinstance(one, TagEntered) and one.reader == reader for one in table.said[before:]
    )
    left = any(isinstance(one, TagLeft) and one.reader == reader for one in table.said[laid:])
    outcome = "none" if not entered else "lost" if left else "read"
    kind, device = ("pad", seat_of(reader)) if seat_of(reader) else ("reader", reader)
    yield found(kind, device, outcome == "read", "sticker", found=outcome, number=away_mm)


def _read(table: BuildingTable, reader: str, since: int) -> int:
    """Return how many tags have come to a reader."""
    every = (one for one in table.said[since:] if isinstance(one, TagEntered))
    return sum(one.reader == reader for one in every)


# ---- 1: motor and driver alone -------------------------------------------------------------------


def motor_alone(table: BuildingTable) -> Stage:
    """Something limits its current; it rests by itself, and turns clockwise, gently."""
    if not pushing.pulls(table.file):
        yield DoctorLine("motor", "", "fail", Message("table-push-unlimited"))
        return
    rests = yield StageQuestion("rests", ("yes", "no"))
    yield found("motor", "", rests == "yes", "rests", found=rests)
    if rests != "yes":
        return
    yield StageQuestion("watch")
    table.send(PushBelt(pushing.pulls(table.file)[0].duty))
    yield StagePause(TURNS_S, "turning", moves=True)
    table.send(StopBelt())
    turned = yield StageQuestion("turned", ("clockwise", "anticlockwise", "still"))
    yield found("motor", "", turned == "clockwise", "turned", found=turned)


# ---- 2: sensor and wheel -------------------------------------------------------------------------


def sensor_alone(table: BuildingTable) -> Stage:
    """It counts nothing at rest, and every slot of five turns by hand."""
    encoder = table.file.carousel.encoder
    assert encoder is not None, "only then it is offered"
    begun = _turns(table)
    yield StagePause(RESTS_S)
    stray = round((_turns(table) - begun) * encoder.pulses_per_turn)
    yield found("belt-sensor", "", not stray, "stray", count=abs(stray))
    begun = _turns(table)
    yield StageQuestion("wheel", args={"count": WHEEL_TURNS})
    counted = abs(round((_turns(table) - begun) * encoder.pulses_per_turn))
    on_the_drum = round(figures.slots(table.file.carousel) or 0)
    expected = WHEEL_TURNS * on_the_drum
    good = abs(expected - counted) <= COUNTED_TURNS
    yield found(
        "belt-sensor", "", good, "slots",
        counted=counted, expected=expected, found=_why(counted, expected, on_the_drum),
    )  # fmt: skip


def _turns(table: BuildingTable) -> float:
    belt = table.belt()
    return 0.0 if belt is None or belt.turns is None else belt.turns


def _why(counted: int, expected: int, on_the_drum: int) -> str:
    """Return what a count of slots means."""
    missing = expected - counted
    if not counted:
        return "none"
    if counted >= 1.5 * expected:
        return "twice"
    if missing > 0 and missing % WHEEL_TURNS == 0 and missing // WHEEL_TURNS <= on_the_drum // 4:
        return "edge"
    return "other"


# ---- 3: one seat ---------------------------------------------------------------------------------


def one_seat(table: BuildingTable) -> Stage:
    """Its light, its buttons and its pad answer."""
    seats = [seat.name for seat in table.file.seats if table.answers(seat.name)]
    if not seats:
        yield found("station", table.file.seats[0].name, False, "no-station")
        return
    seat = seats[0]
    table.send(SetLight(seat, "white", "pulse"))
    lit = yield StageQuestion("light", ("yes", "no"), {"seat": seat})
    table.send(SetLight(seat, "off"))
    yield found("station", seat, lit == "yes", "light", found=lit)
    for button in ("A", "B"):
        before = len(table.said)

        def pressed(before: int = before) -> ButtonPressed | None:
            every = (one for one in table.said[before:] if isinstance(one, ButtonPressed))
            return next(every, None)

        args: Mapping[str, Arg] = {"seat": seat, "button": button}
        yield StagePause(PATIENCE_S, "press", lambda: pressed() is not None, args)
        came = pressed()
        outcome = "none" if came is None else "other"
        if came is not None and (came.seat, came.button) == (seat, button):
            outcome = "good"
        yield found("station", seat, outcome == "good", "button", found=outcome, button=button)
        # The press itself has reached the menu by then.
        yield StagePause(LET_GO_S)
    yield from sticker(table, pad_of(seat), 5.0)


# ---- 4: the belt ---------------------------------------------------------------------------------


def the_belt(table: BuildingTable) -> Stage:
    """It keeps its speed, and the tile that lies on it is read under each reader. No hand is near
    it."""
    if not pushing.pulls(table.file):
        yield DoctorLine("motor", "", "fail", Message("table-push-unlimited"))
        return
    yield StageQuestion("belt")
    before, speed_rpm = len(table.said), table.file.carousel.speed_rpm

    def fault() -> BeltFault | None:
        every = (one for one in table.said[before:] if isinstance(one, BeltFault))
        return next(every, None)

    table.send(RunBelt(speed_rpm))
    yield StagePause(
        TILE_TURNS * 60.0 / speed_rpm, "belt-runs", lambda: fault() is not None, moves=True
    )
    belt, faulty = table.belt(), fault()
    table.send(StopBelt())
    if faulty is not None:
        told = trouble_of(faulty)
        yield DoctorLine("belt", "", "fail", Message(told.id, told.args))
        return
    measured = 0.0 if belt is None else belt.speed_rpm or 0.0
    args: dict[str, Arg] = {
        "rpm": round(measured, 2),
        "expected": speed_rpm,
        "percent": round(100 * abs(0.0 if belt is None else belt.duty or 0.0)),
    }
    grade: Outcome = "pass" if abs(measured / speed_rpm - 1.0) <= TOLERANCE else "fail"
    yield DoctorLine("motor", "", grade, Message("table-doctor-motor", args))
    yield StagePause(RESTS_S)
    for reader in (one.name for one in table.file.readers if one.role == "belt"):
        seen = sum(
            isinstance(one, TagEntered) and one.reader == reader for one in table.said[before:]
        )
        yield found("reader", reader, seen > 0, "tile", count=seen)


# ---- the page ------------------------------------------------------------------------------------

STAGES: Mapping[int, Callable[[BuildingTable], Stage]] = {
    0: one_reader,
    1: motor_alone,
    2: sensor_alone,
    3: one_seat,
    4: the_belt,
}
"""In the order of building (docs/build/README.md)."""


def offered(file: TableFile) -> tuple[int, ...]:
    """Return the stages that a real table of that file has."""
    carousel = file.carousel
    has = {
        0: bool(file.seats or file.readers),
        1: carousel.motor is not None,
        2: carousel.encoder is not None,
        3: bool(file.seats),
        4: carousel.motor is not None,
    }
    return () if file.simulated else tuple(number for number in STAGES if has[number])


def stages_line(numbers: Sequence[int]) -> tuple[Choice, ...]:
    """Return the line that leads to the stages, or none."""
    stages = tuple(
        Choice("table-menu-stage-of", TestStage(number), {"number": number}) for number in numbers
    )
    return (Choice("table-menu-stages", then=stages),) if stages else ()


class StagePage:
    """Tests a stage of the table of *file*; *send* takes commands, and *answers* tells whether a
    reader or the station of a seat does."""

    shows = "doctor"

    def __init__(
        self,
        number: int,
        file: TableFile,
        inspect: Callable[[], Inspection],
        send: Callable[[AnyCommand], None],
        answers: Callable[[str], bool | None],
        now_s: float,
    ) -> None:
        self.notice: Notice | None = None
        self.over = False
        self.file = file
        self.said: list[AnySignal] = []
        self.send = send
        self._number = number
        self._inspect = inspect
        self._answers = answers
        self._found: list[DoctorLine] = []
        self._step: StageQuestion | StagePause | None = None
        self._begun_s = self._now_s = now_s
        self._running = False
        self._leaf = 0
        self._stage = STAGES[number](self)
        self._go_on(None)

    def __repr__(self) -> str:
        return f"<StagePage {self._number}, {len(self._found)} found>"

    @property
    def busy(self) -> bool:
        return isinstance(self._step, StagePause) and self._step.moves

    def belt(self) -> BeltCondition | None:
        return self._inspect().belt

    def answers(self, name: str) -> bool:
        return bool(self._answers(name))

    def hear(self, signal: AnySignal) -> None:
        self.said.append(signal)
        self._look()

    def pass_time(self, now_s: float) -> None:
        self._now_s = now_s
        self._look()

    def wake_at_s(self) -> float | None:
        return self._begun_s + self._step.seconds if isinstance(self._step, StagePause) else None

    def choose(self, asked: StageAnswer | Leaf, now_s: float) -> bool:
        self._now_s = now_s
        if isinstance(asked, Leaf):
            self._leaf = (self._leaf + 1) % len(self._leaves)
            return True
        if self.busy:
            self.close()
            self.over, self.notice = True, Notice("table-calibrate-halted")
        elif isinstance(self._step, StageQuestion):
            self._go_on(asked.what)
        return False

    def close(self) -> None:
        """Stop what moves."""
        self._stage.close()
        if self.file.carousel.motor is not None:
            self.send(StopBelt())

    def _look(self) -> None:
        step = self._step
        if self._running:
            return  # what it has sent is heard at once
        if isinstance(step, StagePause) and (
            step.over() or self._now_s >= self._begun_s + step.seconds
        ):
            self._go_on(None)

    def _go_on(self, answer: str | None) -> None:
        """Send an answer in, and collect what was found up to the next step."""
        self._running = True
        try:
            step = next(self._stage) if answer is None else self._stage.send(answer)
            while isinstance(step, DoctorLine):
                self._found.append(step)
                step = next(self._stage)
        except StopIteration:
            self._step = None
        else:
            self._step, self._begun_s = step, self._now_s
        finally:
            self._running = False

    def menu(self) -> Menu:
        title = Message("table-menu-stage-of", {"number": self._number})
        if isinstance(self._step, StageQuestion):
            lines = tuple(
                Choice("table-menu-stage-say", StageAnswer(what), {"found": what})
                for what in self._step.answers
            )
            return Menu("", title, (*lines, BACK))
        if isinstance(self._step, StagePause):
            # A press may be what is waited for: it must lead nowhere.
            line = "table-menu-calibrate-stop" if self.busy else "table-menu-stage-waits"
            return Menu("", title, (Choice(line, StageAnswer("")),))
        more = len(self._leaves) > 1
        return Menu("", title, (NEXT, BACK) if more else (BACK,))

    @property
    def _leaves(self) -> list[tuple[DoctorLine, ...]]:
        return list(leafed(self._found))

    def view(self) -> DoctorView:
        step = self._step
        if step is None:
            leaves, bad = self._leaves, sum(line.bad for line in self._found)
            return DoctorView(1.0, leaves[self._leaf], self._leaf + 1, len(leaves), bad)
        share = 0.0
        if isinstance(step, StagePause):
            share = min(1.0, max(0.0, (self._now_s - self._begun_s) / step.seconds))
        hint = Message("screen-stage-hint", {"kind": step.hint, **step.args})
        return DoctorView(share, hint=hint)
