"""Tests on the operator's page that run the belt, without a terminal: how hard it pushes, and
whether its motor keeps the speed that it is asked for. No hand is asked to hold the belt here."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from controller.making import pushing
from controller.making.pushing import HARDER_N, ScaleReading
from controller.match.menu import Choice, Menu
from controller.table.devices import trouble_of
from controller.table.doctor import past
from controller.table.doctor.checks import Check, Figure, Outcome
from controller.table.doctor.page import beside_the_loop
from controller.table.upkeep import BACK, Made
from controller.views import Arg, DoctorLine, DoctorView, Message, Notice
from hardware.carousel.figures import PUSH_LIMIT_N
from hardware.inspection import BeltCondition, Inspection
from hardware.signals import AnySignal, BeltFault, ButtonReleased, PushBelt, RunBelt, StopBelt

BeltCommand = RunBelt | StopBelt | PushBelt


class MeasurePush(Struct, frozen=True):
    """Open the page that measures the push."""


class TestMotor(Struct, frozen=True):
    """Open the page that tests the motor."""

    __test__ = False  # for pytest: it is no test


class Hold(Struct, frozen=True):
    """Let the belt push for as long as A is down."""


class Scale(Struct, frozen=True):
    """The scale shows so much more than what is on the screen, in tenths of a newton."""

    tenths: int


class ScaleShowed(Struct, frozen=True):
    """What is on the screen is what the scale showed."""


class RunMotor(Struct, frozen=True):
    """Run the belt."""


class HaltMotor(Struct, frozen=True):
    """Stop the belt."""


PUSH_LINE = Choice("table-menu-push", MeasurePush())
MOTOR_LINE = Choice("table-menu-motor", TestMotor())

_STEPS = (10, -10, 1, -1)
"""Of the scale, in tenths of a newton."""


class PushPage:
    """Measures how hard the belt of a table pushes that was *made* so; *send* moves its belt.

    The belt has power while A is held, gently first (`controller.making.pushing`).
    """

    shows = "doctor"
    busy = over = False

    def __init__(self, made: Made, send: Callable[[BeltCommand], None]) -> None:
        self.notice: Notice | None = None
        self._made = made
        self._send = send
        self._pulls = list(pushing.pulls(made.file))
        self._tenths = 0
        self._pulled = False
        self._found: DoctorLine | None = None
        if not self._pulls:
            self.notice = Notice("table-push-unlimited", kind="fault")

    def __repr__(self) -> str:
        return f"<PushPage, {len(self._pulls)} pulls to go>"

    def hear(self, signal: AnySignal) -> None:
        if isinstance(signal, ButtonReleased) and signal.button == "A":
            self._send(StopBelt())

    def pass_time(self, now_s: float) -> None: ...

    def wake_at_s(self) -> float | None:
        return None

    def choose(self, asked: Hold | Scale | ScaleShowed, now_s: float) -> bool:
        self.notice = None
        match asked:
            case Hold():
                self._pulled, self._found = True, None
                self._send(PushBelt(self._pulls[0].duty))
            case Scale(tenths):
                self._tenths = max(0, self._tenths + tenths)
            case ScaleShowed():
                self._judge()
        return not isinstance(asked, ScaleShowed)

    def close(self) -> None:
        self._send(StopBelt())

    def _judge(self) -> None:
        pull = self._pulls[0]
        verdict = pushing.judged(self._made.file, pull, ScaleReading(self._tenths / 10, "N"))
        self._pulled, self._tenths = False, 0
        if verdict.good and not pull.last:
            del self._pulls[0]
            self.notice = Notice("table-push-again", kind="info")
            return
        grade: Outcome = "pass" if verdict.good else "fail"
        args: dict[str, Arg] = {"newtons": round(verdict.push_n, 1), "most": PUSH_LIMIT_N}
        self._found = DoctorLine(past.PUSH, "", grade, Message("table-doctor-push", args))
        self._pulls = list(pushing.pulls(self._made.file))
        if verdict.good:
            self._keep(verdict.push_n)

    def _keep(self, push_n: float) -> None:
        """Add it to the table's history, which is a file: beside the loop."""
        if self._made.folder is None:
            return
        check = Check(past.PUSH, "pass", "", figure=Figure(push_n, "N", HARDER_N))
        path, name = self._made.folder / past.FILE_NAME, self._made.file.name
        beside_the_loop(partial(past.kept, path, name, (check,)))

    def menu(self) -> Menu:
        lines: tuple[Choice, ...] = (BACK,)
        if self._pulls:
            lines = (*lines, Choice("table-menu-push-hold", Hold(), by_hand=True))
        if self._pulled:
            shown: dict[str, Arg] = {"newtons": self._tenths / 10}
            lines = (*lines, Choice("table-menu-push-reads", ScaleShowed(), shown), *_SCALE)
        return Menu("", Message("table-menu-push"), lines)

    def view(self) -> DoctorView:
        if self._found is not None:
            return DoctorView(1.0, (self._found,), 1, 1, int(self._found.bad))
        return DoctorView(0.0, hint=Message("screen-trial-hint", {"what": past.PUSH}))


_SCALE = tuple(
    Choice(
        "table-menu-push-scale",
        Scale(step),
        {"newtons": abs(step) / 10, "way": "more" if step > 0 else "less"},
    )
    for step in _STEPS
)

RUNS_S, SETTLED_S = 12.0, 6.0
"""How long the belt runs, and after which time its speed counts."""
TOLERANCE = 0.05


class MotorPage:
    """Runs the belt of a table that was *made* so, and tells whether it keeps its speed."""

    shows = "doctor"
    over = False

    def __init__(
        self,
        made: Made,
        inspect: Callable[[], Inspection],
        send: Callable[[BeltCommand], None],
    ) -> None:
        self.notice: Notice | None = None
        self._made = made
        self._inspect = inspect
        self._send = send
        self._begun_s: float | None = None
        self._now_s = 0.0
        self._found: tuple[DoctorLine, ...] = ()

    def __repr__(self) -> str:
        return f"<MotorPage, {'running' if self.busy else len(self._found)}>"

    @property
    def busy(self) -> bool:
        return self._begun_s is not None

    def hear(self, signal: AnySignal) -> None:
        if self.busy and isinstance(signal, BeltFault):
            told = trouble_of(signal)
            self._end((DoctorLine("belt", "", "fail", Message(told.id, told.args)),))

    def pass_time(self, now_s: float) -> None:
        self._now_s = now_s
        if self._begun_s is not None and now_s >= self._begun_s + RUNS_S:
            belt = self._inspect().belt
            self._end(() if belt is None else (self._judged(belt),))

    def wake_at_s(self) -> float | None:
        return None if self._begun_s is None else self._begun_s + RUNS_S

    def choose(self, asked: RunMotor | HaltMotor, now_s: float) -> bool:
        self.notice = None
        if isinstance(asked, RunMotor):
            self._begun_s = self._now_s = now_s
            self._found = ()
            self._send(RunBelt(self._made.file.carousel.speed_rpm))
        else:
            self._end(())
            self.notice = Notice("table-calibrate-halted")
        return False

    def close(self) -> None:
        self._end(self._found)

    def _end(self, found: tuple[DoctorLine, ...]) -> None:
        if self._begun_s is not None:
            self._begun_s = None
            self._send(StopBelt())
        self._found = found

    def _judged(self, belt: BeltCondition) -> DoctorLine:
        asked = self._made.file.carousel.speed_rpm
        speed_rpm, duty = belt.speed_rpm, abs(belt.duty or 0.0)
        known = speed_rpm is not None
        good = speed_rpm is not None and abs(speed_rpm / asked - 1.0) <= TOLERANCE
        args: dict[str, Arg] = {
            "rpm": round(speed_rpm or 0.0, 2),
            "expected": asked,
            "percent": round(100 * duty),
        }
        grade: Outcome = "pass" if good else "fail" if known else "skipped"
        return DoctorLine("motor", "", grade, Message("table-doctor-motor", args))

    def menu(self) -> Menu:
        lines: tuple[Choice, ...] = (BACK, Choice("table-menu-motor-begin", RunMotor()))
        if self.busy:
            lines = (Choice("table-menu-calibrate-stop", HaltMotor()),)
        return Menu("", Message("table-menu-motor"), lines)

    def view(self) -> DoctorView:
        if self._found:
            return DoctorView(1.0, self._found, 1, 1, sum(line.bad for line in self._found))
        share = 0.0 if self._begun_s is None else (self._now_s - self._begun_s) / RUNS_S
        return DoctorView(
            min(1.0, max(0.0, share)), hint=Message("screen-trial-hint", {"what": "motor"})
        )
