"""How a piece is carried in a move, at any table: from where, past which reader, to where.

The vocabulary in which a card game says what hands do, so that bots, a clumsy player and the tests
do it alike. Places and readers go by their names in the scene (`hardware.scene`).
"""

from msgspec import Struct

from hardware.scene import FAN, Label


class Carry(Struct, frozen=True):
    """A piece on its way. `label` is the face by which its holder picks it from a row or from
    the fan in hand; None takes what lies on top, and at `index` what lies there, unseen."""

    source: str
    target: str
    face_up: bool = False
    label: Label | None = None
    index: int | None = None


class LookUnder(Struct, frozen=True):
    """The piece on top of a place, or at the right of a row, is lifted and looked at, unseen by
    others."""

    place: str


def fan(seat: str) -> str:
    """The cards in a seat's hands, as a place."""
    return f"{seat}/{FAN}"
