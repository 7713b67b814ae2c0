"""The simulated box of a game: what its pieces are like, and who lays them out.

At a real table people shuffle and deal, and the list of pieces says which tag is which. At a
simulated one every piece has a tag of its own from the start, and the croupier does what the
rulebook asks of nobody in particular.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from controller.match.acts import CONTROL_CARDS
from hardware.signals import Uid
from hardware.sim.pieces import Piece
from hardware.sim.scene import FAN, Label
from hardware.sim.world import World


def tag_uid(piece: str) -> Uid:
    """The UID of a simulated piece's tag: 7 bytes, 04 (NXP) first, the same in every process."""
    return "04" + hashlib.sha256(f"reclaim/{piece}".encode()).hexdigest()[:12].upper()


def control_pieces() -> list[Piece]:
    """The control cards as things at the simulated table; nobody lays them out."""
    back = Label("control-card", False, "control")
    return [
        Piece(tag_uid(card), back, Label("control-card", True, card.rpartition("/")[2]))
        for card in CONTROL_CARDS
    ]


def take_back(world: World, before: Mapping[str, str], after: Mapping[str, str]) -> None:
    """What was taken back with the Undo card lies in a hand again.

    *before* and *after* say of the pieces whose places are known where they lie, by their names. A
    piece that is still in somebody's hand on its way is left to it.
    """
    for piece, place in after.items():
        old = before.get(piece, place)
        if old != place and place.endswith(f"/{FAN}"):
            world.bring(tag_uid(piece), old, place)


def put_right(world: World, belongs: Mapping[str, str]) -> None:
    """What was put down where it does not belong is brought to its place: *belongs* says of the
    pieces whose places are known where they lie, by their names. What a hand holds is left to it.
    """
    lies = {one.piece.uid: place for place, stack in world.places.items() for one in stack}
    for piece, place in belongs.items():
        uid = tag_uid(piece)
        if lies.get(uid, place) != place:
            world.bring(uid, lies[uid], place, face_up=place in world.layout.face_up)


def undrawn(world: World, pieces: Iterable[str], deck: str) -> dict[str, str]:
    """Those of *pieces*, which nobody has drawn, that lie in the middle: they belong to the *deck*.
    In somebody's hand or fan they are drawn, and not tapped yet."""
    middle = {
        one.piece.uid
        for place, stack in world.places.items()
        if place.startswith("middle/")
        for one in stack
    }
    return {piece: deck for piece in pieces if tag_uid(piece) in middle}


class Croupier(Protocol):
    """Lays a match's pieces out at a simulated table. One for each match."""

    def attend(self, state: Any) -> None:
        """Do what *state* asks of nobody in particular: lay a round out, shuffle a pile. Called
        after everything that happened; *must* do nothing where all is done."""

    def known(self, state: Any) -> Mapping[str, str]:
        """The pieces whose places follow from *state*, by their names, with these places. Nothing
        where people may lay pieces as they like."""

    def lay_as(self, state: Any) -> None:
        """Lay the table out as it stands in *state*, as people do after a power cut."""
