"""What a pair of eyes sees at the simulated table, and what a pair of hands can do there.

The vocabulary of the hands socket: a virtual table and a bot get `Scene`s and send `Act`s, each
bound to one seat. A scene holds what a person in that chair could see: patterns of tiles, face-up
cards, and the face of a piece only where it lies face up or in the person's own hand, turned over.
Nothing here knows a game: what is printed on a piece is an opaque label.

Places are named: `belt/0` ... `belt/35` on the track, `table/0` ... on the table top between the
players, and `SEAT/PILE` in front of a seat (`red/draw`, `red/action`, `red/aside`). A place holds
a stack of pieces; on the belt and on the table top that is at most one.
"""

from msgspec import Struct

# A part of this vocabulary: its clients import nothing else of the hardware.
from hardware.signals import Button as Button
from hardware.signals import Colour as Colour
from hardware.signals import Pattern as Pattern


class Label(Struct, frozen=True):
    """One printed side of a piece: its kind (`tile` or `card`), whether it is the face, and what
    is printed there (`tartan` on a tile's back, `highlander` or `lost` on a face)."""

    kind: str
    face: bool
    name: str
    suitcase: str = ""
    """The suitcase pattern that is printed on this side, if any."""


class SeenPlace(Struct, frozen=True):
    """A place with at least one piece on it: how many, and the visible side of the top one."""

    place: str
    count: int
    top: Label


class SeenSeat(Struct, frozen=True):
    """What is seen of a seat: the piece in its hand (the holder sees the side turned to him, all
    others see the side turned away), whether that piece is held to the pad, and the light."""

    seat: str
    hand: Label | None
    face_up: bool
    at_pad: bool
    colour: Colour
    pattern: Pattern


class Scene(Struct, frozen=True, tag=True):
    """Everything that one seat sees at `at_s`.

    The place `belt/K` of a belt with N places is at track position `belt_turns + K / N` (in
    turns, modulo 1); position 0 is over the belt's first reader.
    """

    at_s: float
    seat: str
    belt_places: int
    belt_turns: float
    belt_rpm: float
    places: tuple[SeenPlace, ...]
    seats: tuple[SeenSeat, ...]


class Act(Struct, frozen=True, tag=True):
    """Something that the hand of one seat does. One piece at a time fits in a hand."""


class Take(Act, frozen=True):
    """Take the top piece of a place, as it lies, into the empty hand."""

    place: str


class Put(Act, frozen=True):
    """Put the piece in the hand onto a place. `belt` alone means the nearest free belt place."""

    place: str
    face_up: bool = False


class TurnOver(Act, frozen=True):
    """Turn the piece in the hand over."""


class Tap(Act, frozen=True):
    """Hold the piece in the hand to the own pad for a moment."""

    hold_s: float = 0.4


class TurnPile(Act, frozen=True):
    """Turn a whole pile over onto another place: the bottom piece comes to lie on top."""

    place: str
    onto: str


class Press(Act, frozen=True):
    button: Button


class Release(Act, frozen=True):
    button: Button


AnyAct = Take | Put | TurnOver | Tap | TurnPile | Press | Release


class Refused(Struct, frozen=True, tag=True):
    """An act that no hand could do, and why: sent back on the hands socket."""

    reason: str


class Sit(Struct, frozen=True, tag=True):
    """The first message of a client of the hands socket: in which chair it sits."""

    seat: str
