"""What a hand at the simulated table can reach, and which faces its player may see."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from hardware.errors import HandError
from hardware.scene import AnyAct
from hardware.signals import Uid
from hardware.sim.places import Landing, Lying, Places, SeatTop


class Judge(Protocol):
    """Knows what hands and eyes may do by the rules of what is played."""

    def may_look(self, seat: str, place: str, held: Uid) -> bool:
        """Return True if a seat may look at what lies face down at a place, or at the piece *held*
        that was taken there (its UID, or empty)."""

    def forbids(self, seat: str, act: AnyAct) -> tuple[str, str] | None:
        """Return why the hand of a seat may not do an act, as the code of a `HandError` and a
        sentence; None if it may."""


class Grasp:
    """Takes up and puts down in *places* what hands of *seats* can reach and may do. Raises
    `HandError`, and changes nothing, where they cannot or may not.

    Until there is a judge, nothing is secret or forbidden.
    """

    def __init__(self, places: Places, seats: Sequence[str]) -> None:
        self.may_look: Callable[[str, str, Uid], bool] = lambda seat, place, held: True
        self.forbids: Callable[[str, AnyAct], tuple[str, str] | None] = lambda seat, act: None
        self.landing: Callable[[str], Landing] = lambda seat: Landing()
        """How clumsily the hand of a seat puts a tile on the belt."""
        self._places = places
        self._seats = seats

    def obey(self, judge: Judge) -> None:
        """Let hands and eyes do from now on what *judge* lets them do."""
        self.may_look, self.forbids = judge.may_look, judge.forbids

    def fumble(self, landing: Callable[[str], Landing]) -> None:
        """Let hands put tiles down as clumsily as *landing* says, from now on."""
        self.landing = landing

    def __repr__(self) -> str:
        return f"<Grasp of {', '.join(self._seats)}>"

    # ---- what a hand can reach -----------------------------------------------------------

    @staticmethod
    def free(top: SeatTop) -> None:
        if top.hand is not None:
            raise HandError("hand-full", "a hand holds one piece at a time")

    @staticmethod
    def held(top: SeatTop) -> Lying:
        if top.hand is None:
            raise HandError("hand-empty", "the hand is empty")
        return top.hand

    def reach(self, seat: str, place: str) -> None:
        """Raise `HandError` if the hand of a seat cannot take a piece there."""
        self._places.check(place)
        owner = place.partition("/")[0]
        if owner in self._seats and owner != seat and place not in self._places.owner_of_fan:
            raise HandError("not-yours", f"{place} lies in front of somebody else", place)

    def reach_all(self, seat: str, place: str) -> None:
        """Raise `HandError` if the hand of a seat cannot take everything there."""
        self.reach(seat, place)
        if self._places.owner_of_fan.get(place, seat) != seat:
            raise HandError("not-yours", f"{place} is in somebody else's hands", place)

    def shown_index(self, seat: str, top: SeatTop, place: str, index: int | None) -> int:
        """Return the index of the piece that an empty hand turns over or lifts; it may see its
        face."""
        self.free(top)
        self.reach(seat, place)
        if place in self._places.owner_of_fan:
            raise HandError(
                "in-hand", f"{place} does not lie on the table; take a card out of it first", place
            )
        index = self._places.index(place, index)
        lying = self._places.stacks[place][index]
        if not lying.face_up:
            self.looked_at(seat, lying, place)
        return index

    # ---- what eyes may see -----------------------------------------------------------------

    def looked_at(self, seat: str, lying: Lying, place: str = "") -> Lying:
        """Return a piece in a hand, or at a *place*, after that seat has seen its face.

        Raises `HandError` if the rules keep it from that seat. A piece put down unseen is judged by
        where it was taken.
        """
        origin = lying.came_from or place
        if not self.may_look(seat, origin, "" if origin == place else lying.piece.uid):
            raise HandError("may-not-look", f"{seat} may not look at what lay at {origin}", origin)
        return replace(lying, came_from="")

    def picked(self, seat: str, place: str, lying: Lying) -> Lying:
        """Return a piece that a seat took at a place, where it may have seen its face."""
        known = lying.face_up or self._places.owner_of_fan.get(place) == seat
        return replace(lying, came_from="" if known else lying.came_from or place)

    def laid(self, seat: str, lying: Lying, place: str) -> Lying:
        """Return a piece as a seat puts it down, where nobody may see a face that is kept from
        them."""
        seer = self._places.owner_of_fan.get(place, seat if lying.face_up else None)
        if lying.came_from and seer is not None:
            return self.looked_at(seer, lying)
        return replace(lying, came_from="") if lying.came_from == place else lying

    def picked_up(self, seat: str, place: str) -> list[Lying]:
        """Return everything at a place, as taken up by a seat."""
        self.reach_all(seat, place)
        return [self.picked(seat, place, lying) for lying in self._places.stack(place)]

    def put_all(self, seat: str, place: str, onto: str, stack: Iterable[Lying]) -> None:
        """Put everything from a place onto another one."""
        self._places.check(onto)
        laid = [self.laid(seat, lying, onto) for lying in stack]
        self._places.move_all(place, onto, laid)
