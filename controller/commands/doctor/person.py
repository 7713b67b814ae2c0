"""A table that is opened for a test, and the person beside it, who does what a program cannot.

At a real table somebody at the terminal presses, taps, lays a sticker down, turns a wheel and says
what can be seen. At a simulated one its twin has hands and eyes.
"""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Literal, Protocol

from controller.commands.doctor.planting import Plant, sound
from controller.making import pushing
from controller.making.pushing import ScaleReading
from controller.match.acts import CONTROL_SIDES, UNDO
from hardware.carousel.figures import TEETH
from hardware.carousel.motion import POWERED
from hardware.carousel.protection import Phase
from hardware.config import TableFile
from hardware.errors import WiringError
from hardware.loop import Loop, RealClock, VirtualClock
from hardware.scene import AnyAct, Press, Put, Release, Take, Tap
from hardware.signals import AnySignal, Button, ButtonPressed, ButtonReleased
from hardware.sim.deep import HELD_MM, DeepTwin
from hardware.sim.places import BeltShape, tag_uid, tagged
from hardware.sim.world import World
from hardware.table import Table

Turned = Literal["clockwise", "anticlockwise", "not at all"]

LAID_S = 8.0
"""How long a sticker lies above an antenna."""
WAITS_S = 30.0
"""How long somebody has to press A, or to turn a wheel."""
HAND_RPM = 4.0
"""How fast the twin's hand turns the belt."""
LEAST_SEEN_TURNS = 0.01
"""Of the belt: 13 mm of it, or a tenth of a turn of the motor's shaft."""

AT_WORK = POWERED | {Phase.COASTING}


class Person(Protocol):
    """Somebody at the table who follows instructions and says what there is to see: None where
    nobody can be asked."""

    def press(self, seat: str, button: Button) -> None: ...

    def tap(self, seat: str) -> None:
        """Hold any tag to the seat's pad."""

    def lay(self, reader: str, away_mm: float) -> None:
        """Lay one sticker so far above the middle of a reader's antenna, and leave it there."""

    def turn(self, wheel_turns: int) -> None:
        """Turn the idler wheel by hand, exactly so often."""

    def watch(self) -> None:
        """Look at the motor's shaft, or at the belt, from now on."""

    def turned(self) -> Turned | None:
        """Say how it has turned since then, seen from above."""

    def volts(self) -> float | None:
        """Say what a meter shows at the motor's battery, which has fresh or full cells."""

    def sees_light(self, seat: str) -> bool | None:
        """Say whether the seat's light pulses white."""

    def pulls(self, duty: float) -> ScaleReading | None:
        """Hold the belt by a scale while it pushes with that much power, and say what it shows."""


@contextmanager
def opened(
    file: TableFile, tile: bool = False, *, plant: Plant = sound
) -> Iterator[tuple[Table, Loop, Person]]:
    """Open a table alone, without a referee. On a simulated belt may lie a *tile*; *plant* may put
    a fault into the twin."""
    with ExitStack() as opened:
        if file.simulated:
            loop = opened.enter_context(Loop(VirtualClock()))
            seats = [seat.name for seat in file.seats]
            world = World(BeltShape.of(file), seats, tagged(CONTROL_SIDES), file.spots)
            world.keep_at(tag_uid(UNDO), "belt/0" if tile else TwinsHands.PLACE)
            twin = opened.enter_context(closing(DeepTwin(file, world, loop)))
            plant(twin)
            yield twin.table, loop, TwinsHands(twin, loop)
            return
        loop = opened.enter_context(Loop(RealClock()))
        table = opened.enter_context(Table(file, loop))
        person = Asked(table, loop)
        opened.enter_context(table.watchdog())
        yield table, loop, person


class Asked:
    """A person at the terminal of a real table.

    The loop runs on while an answer is waited for: a program that waits for a key feeds no
    watchdog. Where there is no terminal, every answer is None.
    """

    def __init__(self, table: Table, loop: Loop) -> None:
        self._table = table
        self._loop = loop

    def press(self, seat: str, button: Button) -> None:
        _say(f"Press {button} at {seat}.")

    def tap(self, seat: str) -> None:
        _say(f"Hold any tag to the pad of {seat}.")

    def lay(self, reader: str, away_mm: float) -> None:
        _say(
            f"Lay one sticker {away_mm:g} mm above the middle of the antenna of {reader}, on "
            "cardboard, and leave it there. Keep metal away."
        )
        self._ask("Press Enter when it lies there. ")

    def turn(self, wheel_turns: int) -> None:
        _say(
            f"Turn the idler wheel by hand, exactly {wheel_turns} times, within {WAITS_S:g} s: a "
            "mark on it shows how often."
        )

    def watch(self) -> None:
        _say("Watch the motor's shaft, or the belt, from above. Keep your hands away.")

    def turned(self) -> Turned | None:
        answers: dict[str, Turned] = {"c": "clockwise", "a": "anticlockwise", "n": "not at all"}
        said = self._ask("Did it turn? c: clockwise, a: anticlockwise, n: not at all. ", *answers)
        return None if said is None else answers[said]

    def volts(self) -> float | None:
        said = self._ask(
            "Put fresh or full cells in. What does a meter show at the battery, in volts? Enter "
            "leaves it out. "
        )
        try:
            return None if said is None else float(said.replace(",", ".").removesuffix("v"))
        except ValueError:
            return None

    def sees_light(self, seat: str) -> bool | None:
        said = self._ask(f"Does the light of {seat} pulse white? y or n. ", "y", "n")
        return None if said is None else said == "y"

    def pulls(self, duty: float) -> ScaleReading | None:
        """Raises `WiringError` if nobody presses A."""
        if not sys.stdin.isatty():
            return None
        _say(
            f"The belt pushes with {duty:.0%} of full power. Hold it by a luggage scale that is "
            "hooked to a tray, or put a meter into one of the motor's leads and wedge a stick into "
            "the belt. No hand holds it."
        )
        if self._table.links:
            self._while_held(duty)
        else:
            self._ask("Press Enter: it pushes for 3 s. ")
            self._table.carousel.push(duty)
            self._rest()
        while True:
            said = self._ask("What did it show? Such as 4.2 N, 0.43 kg or 0.41 A. ")
            try:
                return None if said is None else pushing.reading(said)
            except ValueError as error:
                _say(str(error))

    def _while_held(self, duty: float) -> None:
        """Give the belt power while A of any seat is held."""
        _say("Hold A of any seat down: it pushes for as long, and for 3 s at most.")
        pressed = False

        def hear(signal: AnySignal) -> None:
            nonlocal pressed
            match signal:
                case ButtonPressed(button="A"):
                    pressed = True
                    self._table.carousel.push(duty)
                case ButtonReleased(button="A"):
                    self._table.carousel.stop()

        self._table.listeners.append(hear)
        try:
            until_s = self._loop.now_s() + WAITS_S
            self._loop.run(until_s=until_s, while_=lambda: not pressed)
            if not pressed:
                raise WiringError(f"nobody pressed A within {WAITS_S:g} s; expected a held button")
            self._rest()
        finally:
            self._table.listeners.remove(hear)

    def _rest(self) -> None:
        carousel = self._table.carousel
        self._loop.run(while_=lambda: carousel.state in AT_WORK)

    def _ask(self, question: str, *answers: str) -> str | None:
        """Return what is typed in, one of *answers* if there are any; None at the end of input."""
        if not sys.stdin.isatty():
            return None
        while True:
            print(question, end="", file=sys.stderr, flush=True)
            line = self._line()
            said = line.strip().lower()
            if not line:
                return None
            if not answers or said in answers:
                return said
            _say(f"Found {said!r}; expected {' or '.join(answers)}.")

    def _line(self) -> str:
        typed: list[str] = []
        self._loop.watch(sys.stdin, lambda: typed.append(sys.stdin.readline()))
        try:
            self._loop.run(while_=lambda: not typed)
        finally:
            self._loop.unwatch(sys.stdin)
        return typed[0]


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


class TwinsHands:
    """The hands and eyes of a simulated table, with a card that lies beside it."""

    PLACE = "beside/undo"

    def __init__(self, twin: DeepTwin, loop: Loop) -> None:
        self._twin = twin
        self._world = twin.world
        self._loop = loop
        self._watched_from = 0.0

    def press(self, seat: str, button: Button) -> None:
        self._act(seat, Press(button))
        self._wait(0.2)
        self._act(seat, Release(button))

    def tap(self, seat: str) -> None:
        self._act(seat, Take(self.PLACE))
        self._act(seat, Tap())
        self._wait(1.0)
        self._act(seat, Put(self.PLACE))

    def lay(self, reader: str, away_mm: float) -> None:
        seat = next(iter(self._world.seats))
        self._twin.held_mm = away_mm
        self._act(seat, Take(self.PLACE))
        self._act(seat, Tap(LAID_S, reader))
        self._loop.call_later(LAID_S + 1.0, self._take_back)

    def _take_back(self) -> None:
        self._act(next(iter(self._world.seats)), Put(self.PLACE))
        self._twin.held_mm = HELD_MM

    def turn(self, wheel_turns: int) -> None:
        carousel = self._twin.file.carousel
        self._wait(1.0)
        self._twin.belt.turn_by_hand(wheel_turns * TEETH / carousel.links, HAND_RPM)

    def watch(self) -> None:
        self._watched_from = self._twin.belt.turns

    def turned(self) -> Turned:
        turns = self._twin.belt.turns - self._watched_from
        if abs(turns) < LEAST_SEEN_TURNS:
            return "not at all"
        return "clockwise" if turns > 0 else "anticlockwise"

    def volts(self) -> float:
        return round(self._twin.belt.battery_v, 2)

    def sees_light(self, seat: str) -> bool:
        colour, pattern = self._twin.light_of(seat)
        return (colour, pattern) == ("white", "pulse")

    def pulls(self, duty: float) -> ScaleReading:
        belt = self._twin.belt
        belt.jam()
        self._twin.table.carousel.push(duty)
        self._wait(1.0)
        seen = ScaleReading(belt.push_n, "N")
        self._twin.table.carousel.stop()
        belt.release()
        self._wait(3.0)
        return seen

    def _act(self, seat: str, act: AnyAct) -> None:
        self._world.act(seat, act, self._loop.now_s())

    def _wait(self, seconds: float) -> None:
        self._loop.run(until_s=self._loop.now_s() + seconds)
