"""The vocabulary between a table and the controller.

A `Signal` says what was *observed*, never what it means; a `Command` asks for light or motion.
Both are small frozen values: the same in a test, on a wire and in a journal. Times are seconds
on the table's own monotonic clock.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Uid = str
"""A tag's complete UID as upper-case hex digits: 8, 14 or 20 of them (4, 7 or 10 bytes)."""

Button = Literal["A", "B"]
"""A is green and says yes or done; B is red and says next or back."""

Colour = Literal["off", "white", "red", "green", "blue", "yellow", "orange", "purple"]

Pattern = Literal["steady", "blink", "pulse", "dim", "twice", "flicker"]
"""Patterns speak as well as colours, so that nobody needs to tell red from green."""

BatteryLevel = Literal["good", "low", "empty", "unknown"]
"""low warns; with an empty battery the belt finishes the round and begins no other."""


ReaderTrouble = Literal["bus", "chip", "reset", "antenna", "encrypting", "other"]
"""Why a reader is lost: `bus` and `chip` with the `value` that was read; `other` is what a station
with another firmware says."""

SeatTrouble = Literal[
    "absent",
    "held",
    "denied",
    "forbidden",
    "unopened",
    "unplugged",
    "deaf",
    "silent",
    "garbled",
    "restarted",
]
"""Why a seat is lost, each with its `port`, and `silent` with the `seconds`."""

BeltTrouble = Literal[
    "no-current",
    "encoder-dead",
    "jam",
    "runaway",
    "miscount",
    "run-limit",
    "no-motor",
    "forwards-only",
    "battery-empty",
]
"""Why the belt stands."""

BeltDoubt = Literal[
    "index-silent",
    "index-disagrees",
    "no-current-sensed",
    "adc-silent",
    "battery-absent",
    "battery-too-high",
    "battery-jumps",
]
"""What is not as it should be with a belt that runs: the two of the index with the pulses that were
`counted` and `expected`, those of the battery with `volts`, or `least` and `most` of them."""


class Trouble(Struct, frozen=True):
    """What is wrong with a device: `code` and `data` for a screen, which has words of its own;
    `says` and `remedy`, in sentences, for a log and the command line."""

    code: ReaderTrouble | SeatTrouble | BeltTrouble | BeltDoubt
    says: str
    remedy: str = ""
    data: Mapping[str, str | int | float] = {}


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
    trouble: Trouble


class ReaderReady(Signal, frozen=True):
    """A reader answers: for the first time, or again."""

    reader: str


class SeatLost(Signal, frozen=True):
    """A seat's station is out of reach: its buttons and its light are unknown now."""

    seat: str
    trouble: Trouble


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
    """The belt was stopped by its own protection, or refuses to run."""

    trouble: Trouble
    retry_in_s: float | None = None
    """When the belt tries again by itself, gently. None: a person must look, and it waits
    until somebody runs it."""


class BeltWarning(Signal, frozen=True):
    """The belt goes on, but something about it is not as it should be."""

    trouble: Trouble


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
