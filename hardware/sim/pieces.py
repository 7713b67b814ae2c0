"""Pieces of the simulated table as they lie and as hands hold them, and which side each eye sees.

What a scene may show of a piece is decided here and nowhere else.
"""

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from hardware.scene import Label, Lifted, SeenPlace
from hardware.signals import Button, Uid


class Piece(Struct, frozen=True):
    """A card or a tile: its tag's UID and the labels of its two sides."""

    uid: Uid
    back: Label
    face: Label


@cache
def tag_uid(piece: str) -> Uid:
    """The UID of a simulated piece's tag: 7 bytes, 04 (NXP) first, the same in every process."""
    return "04" + hashlib.sha256(f"reclaim/{piece}".encode()).hexdigest()[:12].upper()


def tagged(sides: Mapping[str, tuple[Label, Label]]) -> list[Piece]:
    """The pieces of a box by their names and the labels of back and face, each with its tag."""
    return [Piece(tag_uid(piece), back, face) for piece, (back, face) in sides.items()]


class Lying(Struct, frozen=True):
    """A piece as it lies at a place or in a hand. In a fan it lies with its face down."""

    piece: Piece
    face_up: bool
    off_mm: float = 0.0
    """On the belt: how far from its place's centre, along the track."""

    @property
    def top(self) -> Label:
        return self.piece.face if self.face_up else self.piece.back

    @property
    def bottom(self) -> Label:
        return self.piece.back if self.face_up else self.piece.face

    def turned(self) -> "Lying":
        return replace(self, face_up=not self.face_up)


class Landing(Struct, frozen=True):
    """How a tile comes to lie that a hand puts on the belt: off the centre of its place, or even
    on top of the tile at the next one."""

    off_mm: float = 0.0
    stacked: bool = False


@dataclass
class SeatTop:
    """One seat's part of the table: its hand, what it does there, and its buttons."""

    hand: Lying | None = None
    shielded: bool = False
    """The side of the piece in the hand that is up is turned to its holder alone."""
    tap_reader: str = ""
    tap_until_s: float = -math.inf
    """The pad or spot that the hand holds its piece to, and until when."""
    lifts: tuple[str, int] | None = None
    """The place and index of what the hand has lifted, to look under it."""
    belongs: str = ""
    """The place where the piece in the hand belongs, once the table has taken it."""
    pressed: set[Button] = field(default_factory=set)

    def take(self, lying: Lying | None, shielded: bool = False) -> None:
        """From now on the hand holds this, or nothing."""
        if self.hand is None or lying is None or lying.piece is not self.hand.piece:
            self.belongs = ""
        self.hand, self.shielded = lying, shielded

    def taps(self, now_s: float) -> str:
        """The reader that the hand holds its piece to now; empty for none."""
        return self.tap_reader if now_s < self.tap_until_s else ""

    def held_side(self, by_holder: bool) -> Label | None:
        """The side of the piece in the hand that its holder sees, or that all others see.

        A tile's face is shielded by its holder; a card that is turned over is flipped openly.
        """
        if self.hand is None:
            return None
        if by_holder or not (self.shielded or self.hand.piece.back.kind == "tile"):
            return self.hand.top
        return self.hand.piece.back


def seen_pile(place: str, stack: Sequence[Lying]) -> SeenPlace:
    """A pile, as everybody sees it."""
    return SeenPlace(place, len(stack), stack[-1].top)


def seen_row(place: str, stack: Sequence[Lying]) -> SeenPlace:
    """A row, as everybody sees it; a fan, as everybody but its owner does."""
    sides = tuple(lying.top for lying in stack)
    return SeenPlace(place, len(stack), sides[-1], sides)


def seen_own_fan(place: str, stack: Sequence[Lying]) -> SeenPlace:
    """A fan, as its owner sees it."""
    sides = tuple(lying.bottom for lying in stack)
    return SeenPlace(place, len(stack), sides[-1], sides)


def seen_lifted(place: str, index: int, lying: Lying, by_lifter: bool) -> Lifted:
    """A lifted piece, as whoever lifts it sees it, or all others."""
    return Lifted(place, index, lying.bottom if by_lifter else lying.top)
