"""The vocabulary between a table and the controller.

A `Signal` says what was *observed*, never what it means; a `Command` asks for light or motion. Both
are small frozen values, the same in a test, on a wire and in a journal. Times are in seconds on the
table's monotonic clock.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct

Uid = str
"""A tag's complete UID as 8, 14 or 20 upper-case hex digits (4, 7 or 10 bytes)."""


def pad_of(seat: str) -> str:
    """Return the name of the reader in a seat's pad."""
    return f"pad/{seat}"


@lru_cache(maxsize=64)
def seat_of(reader: str) -> str:
    """Return the seat whose pad has that reader; empty for any other reader."""
    return reader[4:] if reader.startswith("pad/") else ""


Button = Literal["A", "B"]
"""A is green and means yes or done; B is red and means next or back."""

Colour = Literal["off", "white", "red", "green", "blue", "yellow", "orange", "purple"]

Pattern = Literal["steady", "blink", "pulse", "dim", "twice", "flicker"]
"""Patterns carry meaning as well as colours, so that nobody needs to tell red from green."""

BatteryLevel = Literal["good", "low", "empty", "unknown"]
"""`low` is a warning; when `empty`, the belt finishes the round and starts no other."""


ReaderTrouble = Literal["bus", "chip", "reset", "antenna", "encrypting", "other"]
"""Why a reader is lost: `bus` and `chip` come with the `value` that was read; `other` is what a
station with different firmware reports."""

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
    "unassigned",
    "stranger",
    "double",
]
"""Why a seat is lost; each comes with its `port`, `silent` with the `seconds`, and the last two
with the `number` that a station says: one that no seat has, or one that answers elsewhere."""

BeltTrouble = Literal[
    "no-current",
    "encoder-dead",
    "jam",
    "held",
    "runaway",
    "miscount",
    "run-limit",
    "no-motor",
    "forwards-only",
    "battery-empty",
]
"""Why the belt has stopped."""

BeltDoubt = Literal[
    "index-silent",
    "index-disagrees",
    "no-current-sensed",
    "adc-silent",
    "battery-absent",
    "battery-too-high",
    "battery-jumps",
]
"""What is wrong with a belt that runs: the two index codes come with the pulses `counted` and
`expected`, the battery's with `volts`, or with the `least` and `most` measured."""


class Trouble(Struct, frozen=True):
    """What is wrong with a device: `code` and `data` for a screen, which has its own words; the
    sentences `says` and `remedy` for a log and the command line."""

    code: ReaderTrouble | SeatTrouble | BeltTrouble | BeltDoubt
    says: str
    remedy: str = ""
    data: Mapping[str, str | int | float] = {}


class Signal(Struct, frozen=True, tag=True, kw_only=True):
    """Something the table observed at `at_s`."""

    at_s: float


class TagEntered(Signal, frozen=True):
    """A tag that was not in a reader's field before is confirmed there.

    `present` counts all tags in the field at that moment, including this one: a pad that holds two
    reports 2 in the second signal.
    """

    reader: str
    uid: Uid
    present: int = 1


class TagLeft(Signal, frozen=True):
    """A tag that had entered is gone: the presence filter has counted enough clean silences."""

    reader: str
    uid: Uid


class ReaderLost(Signal, frozen=True):
    """A reader gives no sensible answer. Not the same as an empty field."""

    reader: str
    trouble: Trouble


class ReaderReady(Signal, frozen=True):
    """A reader answers for the first time, or again."""

    reader: str


class SeatLost(Signal, frozen=True):
    """A seat's station cannot be reached: its buttons and light are unknown now."""

    seat: str
    trouble: Trouble


class SeatReady(Signal, frozen=True):
    """A seat's station answers for the first time, or again."""

    seat: str


class ButtonPressed(Signal, frozen=True):
    seat: str
    button: Button


class ButtonReleased(Signal, frozen=True):
    seat: str
    button: Button


class ButtonStuck(Signal, frozen=True):
    """A button has been down since before its station was heard, or for longer than anybody
    would hold it. It *must* count as up until it is released, which is no act either."""

    seat: str
    button: Button


class BeltMoved(Signal, frozen=True):
    """The encoder pulsed. `turns` counts up from 0 at power-on, and down in reverse."""

    turns: float
    speed_rpm: float


class BeltStopped(Signal, frozen=True):
    """The belt has come to rest after a requested stop."""

    turns: float


class BeltFault(Signal, frozen=True):
    """The belt's protection stopped it, or it refuses to run."""

    trouble: Trouble
    retry_in_s: float | None = None
    """When the belt retries by itself, gently. None: it waits until a person has looked and runs
    it."""


class BeltWarning(Signal, frozen=True):
    """The belt keeps running, but something is wrong."""

    trouble: Trouble


class BatteryMeasured(Signal, frozen=True):
    """The motor's battery: its voltage at rest (without load), or None if unknown."""

    volts: float | None
    level: BatteryLevel = "good"
    round_j: float | None = None
    """The energy of an average round so far."""
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
    | ButtonStuck
    | BeltMoved
    | BeltStopped
    | BeltFault
    | BeltWarning
    | BatteryMeasured
)


class Command(Struct, frozen=True, tag=True):
    """Something the table is asked to do."""


class RunBelt(Command, frozen=True):
    """Run the belt with a soft start. Negative speeds run it backwards."""

    speed_rpm: float


class StopBelt(Command, frozen=True):
    """Stop the belt softly and cut the motor's power."""


class PushBelt(Command, frozen=True):
    """Push what holds the belt fast, with up to *most_duty* of full power, for some seconds at
    most; `StopBelt` ends it. Only a table's maker sends it, to measure the push."""

    most_duty: float


class SetLight(Command, frozen=True):
    seat: str
    colour: Colour
    pattern: Pattern = "steady"


AnyCommand = RunBelt | StopBelt | PushBelt | SetLight
