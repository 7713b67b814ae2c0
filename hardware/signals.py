"""The vocabulary between a table and the controller.

A `Signal` says what was *observed*, never what it means; a `Command` asks for light or motion.
Both are small frozen values: the same in a test, on a wire and in a journal. Times are seconds
on the table's own monotonic clock.
"""

from typing import Literal

from msgspec import Struct

Uid = str
"""A tag's complete UID as upper-case hex digits: 8, 14 or 20 of them (4, 7 or 10 bytes)."""

Button = Literal["A", "B"]
"""A is green and says yes or done; B is red and says next or back."""

Colour = Literal["off", "white", "red", "green", "blue", "yellow", "orange", "purple"]

Pattern = Literal["steady", "blink", "pulse"]
"""Patterns speak as well as colours, so that nobody needs to tell red from green."""

BatteryLevel = Literal["good", "low", "empty", "unknown"]
"""low warns; with an empty battery the belt finishes the round and begins no other."""


class Signal(Struct, frozen=True, tag=True, kw_only=True):
    """Something that the table observed at `at_s`."""

    at_s: float


class TagEntered(Signal, frozen=True):
    """A tag was confirmed in a reader's field, where it was not before.

    `present` counts all tags in that field at that moment, this one included: a pad that holds
    two says so in both signals.
    """

    reader: str
    uid: Uid
    present: int = 1


class TagLeft(Signal, frozen=True):
    """A tag that had entered is gone, after the presence filter's clean silences."""

    reader: str
    uid: Uid


class ReaderLost(Signal, frozen=True):
    """A reader answers nothing sensible. Not the same as an empty field."""

    reader: str
    reason: str


class ReaderReady(Signal, frozen=True):
    """A reader answers: for the first time, or again."""

    reader: str


class SeatLost(Signal, frozen=True):
    """A seat's station is out of reach: its buttons and its light are unknown now."""

    seat: str
    reason: str


class SeatReady(Signal, frozen=True):
    """A seat's station answers: for the first time, or again."""

    seat: str


class ButtonPressed(Signal, frozen=True):
    seat: str
    button: Button


class ButtonReleased(Signal, frozen=True):
    seat: str
    button: Button


class BeltMoved(Signal, frozen=True):
    """The encoder was heard. `turns` counts up from 0 at power-on, and down in reverse."""

    turns: float
    speed_rpm: float


class BeltStopped(Signal, frozen=True):
    """The belt stands still after a stop that was asked for."""

    turns: float


class BeltFault(Signal, frozen=True):
    """The belt was stopped by its own protection, or refuses to run. The fault and its remedy are
    sentences for a log; the code is what other languages find theirs by."""

    code: str
    """`jam`, `runaway`, ..., in lower case with hyphens."""
    fault: str
    remedy: str
    retry_in_s: float | None = None
    """When the belt tries again by itself, gently. None: a person must look, and it waits
    until somebody runs it."""


class BeltWarning(Signal, frozen=True):
    """The belt goes on, but something about it is not as it should be. Both are sentences."""

    warning: str
    remedy: str


class BatteryMeasured(Signal, frozen=True):
    """The motor's battery: its voltage as it would be without a load; None while it is unknown."""

    volts: float | None
    level: BatteryLevel = "good"
    round_j: float | None = None
    """The energy of a round, as far as rounds have been played."""
    rounds_left: float | None = None


AnySignal = (
    TagEntered
    | TagLeft
    | ReaderLost
    | ReaderReady
    | SeatLost
    | SeatReady
    | ButtonPressed
    | ButtonReleased
    | BeltMoved
    | BeltStopped
    | BeltFault
    | BeltWarning
    | BatteryMeasured
)


class Command(Struct, frozen=True, tag=True):
    """Something that the table is asked to do."""


class RunBelt(Command, frozen=True):
    """Run the belt, starting softly. Negative speeds run it backwards."""

    speed_rpm: float


class StopBelt(Command, frozen=True):
    """Stop the belt softly and take the motor's power away."""


class SetLight(Command, frozen=True):
    seat: str
    colour: Colour
    pattern: Pattern = "steady"


AnyCommand = RunBelt | StopBelt | SetLight
