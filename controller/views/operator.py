"""What the people who look after a table may see of it: nothing that is secret in any game, and no
tag's number. None means unknown."""

from typing import Literal

from msgspec import Struct

from controller.views.box import Piece
from controller.views.message import Message


class ReaderLine(Struct, frozen=True):
    """A reader, including those of the pads."""

    reader: str
    answers: bool | None
    tags: int
    """How many tags have come to it since the table was opened."""
    losses: int
    """How often it was lost since then."""
    noise: float | None = None
    """The share of its latest polls that heard something without understanding it; a pad's station
    does not report it."""


class StationLine(Struct, frozen=True):
    seat: str
    answers: bool | None
    losses: int
    firmware: str = ""
    """The version it reports; empty before it has."""
    bad_lines: int | None = None
    """Damaged lines on its serial link."""
    outdated: bool = False
    """Whether its firmware is older than the table's release."""


BeltState = Literal["no-motor", "stands", "turns", "fault"]


class BeltLine(Struct, frozen=True):
    state: BeltState
    speed_rpm: float | None
    laps: float | None
    """Turns since power-on."""
    battery_hours: float | None
    """How long the battery would turn it without a pause."""


class ComputerLine(Struct, frozen=True):
    temperature_c: float | None
    throttled: tuple[str, ...] | None
    """What slows it down now: `under-voltage`, `capped`, `throttled`, `warm`."""
    throttled_before: tuple[str, ...]
    """What has done so since it was started."""
    free_mb: int | None
    """Space for the journal, in 10^6 bytes."""
    disk_fault: str
    """Why the journal is not being written; empty while it is."""
    last_disk_fault_s: float | None
    """On the table's clock; None if there was none."""


class Versions(Struct, frozen=True):
    reclaim: str
    python: str
    kernel: str
    image: str
    """Empty on a computer that was not started from one of our images."""


class EnrolView(Struct, frozen=True):
    """The piece that is wanted at a pad, while somebody tells the table which tag is which, or
    shows that every piece can be read."""

    game: str
    """Whose piece it is; empty for a control card."""
    kind: str
    """`tile`, `card`, `token`, `control`: the piece is number `number` of `of` like it."""
    number: int
    of: int
    piece: Piece
    missing: int
    """How many pieces are still asked for, with this one."""
    enrolled: bool = False
    """Whether it has a tag, which is to be read once, in any order of the pieces."""


class FoundLine(Struct, frozen=True):
    """A value that a calibration found; `said` is what the table file says, None for nothing."""

    what: Literal[
        "pulses", "full-duty", "friction-duty", "divider", "limit", "place", "zone", "missed"
    ]
    reader: str
    """Whose value it is; empty for the belt's own."""
    measured: float
    said: float | None
    differs: bool


class CalibrateView(Struct, frozen=True):
    """A calibration of the belt: before it begins, at one of its steps, or when it has found
    something."""

    step: Literal["begin", "settling", "zones", "curve", "turns", "found"]
    share: float = 0.0
    """How much of the usual time has passed."""
    rounds: int = 0
    """How often the tile has come round."""
    meter: bool = False
    """Whether a meter's word on the battery is asked for."""
    found: tuple[FoundLine, ...] = ()


BAD_GRADES = ("fail", "worse")
"""What the doctor says is to be mended."""

LEAF_LINES = 7
"""How many lines a leaf of the doctor's page has; what is bad takes two, as its remedy is shown."""


class DoctorLine(Struct, frozen=True):
    """What was found of one device, or of the computer."""

    kind: str
    """`reader`, `station`, `belt-sensor`, `disk`: a kind of thing."""
    device: str
    """A reader's name, or a seat; empty for what there is one of."""
    grade: Literal["pass", "worse", "fail", "skipped"]
    found: Message
    """Its part `remedy` says what to do if it is bad."""
    usual: Message | None = None
    """What it used to be, if it is worse than that."""

    @property
    def bad(self) -> bool:
        """Whether it is worse or failed, so that a remedy is shown."""
        return self.grade in BAD_GRADES


class DoctorView(Struct, frozen=True):
    """The table while it is checked, and what was found: leaf `number` of `of`."""

    share: float
    """How much of the time has passed."""
    lines: tuple[DoctorLine, ...] = ()
    """The bad ones first."""
    number: int = 0
    of: int = 0
    bad: int = 0
    """How many lines of all leaves are bad: worse, or failed."""
    hint: Message | None = None
    """What to do while there is no line yet; None while the table is watched."""


class WireEnd(Struct, frozen=True):
    """What a wire ends at: `name` is printed on the board, or `what` says it in words."""

    what: str
    name: str


class WireLine(Struct, frozen=True):
    """A wire from one end to the other, or what is soldered in between: then without a colour."""

    here: WireEnd
    there: WireEnd
    pin: int | None = None
    """The pin's number, on the Pi's header or on a Pico."""
    colour: str = ""
    """As in the pictures of the wiring: a name of CSS."""


class WiringView(Struct, frozen=True):
    """The wires of a board, leaf `number` of `of`."""

    kind: str
    name: str
    """What the board is called in shops."""
    reader: str
    """Which reader it is; empty for any other board."""
    wires: tuple[WireLine, ...]
    number: int
    of: int


class OperatorView(Struct, frozen=True):
    readers: tuple[ReaderLine, ...]
    stations: tuple[StationLine, ...]
    belt: BeltLine | None
    computer: ComputerLine
    versions: Versions
    enrolling: EnrolView | None = None
    calibrating: CalibrateView | None = None
    doctor: DoctorView | None = None
    wiring: WiringView | None = None
