"""The simulated table's pieces, belt and places: what lies where, in which order, and how it looks.

What a scene may show of a piece is decided only here. Knows which places exist and which hold a
pile, a row or a fan; the `World` decides which hand may reach where.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from hardware.config import TableFile
from hardware.errors import HandError
from hardware.scene import FAN, Label, Layout, SeenPlace
from hardware.signals import Button, Uid


class TaggedPiece(Struct, frozen=True):
    """A card or a tile: its tag's UID and the labels of its two sides."""

    uid: Uid
    back: Label
    face: Label


@cache
def tag_uid(piece: str) -> Uid:
    """Return the UID of a simulated piece's tag: 7 bytes, 04 (NXP) first, the same in every
    process."""
    return "04" + hashlib.sha256(f"reclaim/{piece}".encode()).hexdigest()[:12].upper()


def tagged(sides: Mapping[str, tuple[Label, Label]]) -> list[TaggedPiece]:
    """Return the pieces of a box, each with its tag, from their names and the labels of back and
    face."""
    return [TaggedPiece(tag_uid(piece), back, face) for piece, (back, face) in sides.items()]


class Lying(Struct, frozen=True):
    """A piece as it lies at a place or in a hand. In a fan it lies face down."""

    piece: TaggedPiece
    face_up: bool
    off_mm: float = 0.0
    """On the belt: how far from its place's centre, along the track."""
    came_from: str = ""
    """Where a hand took it unseen and has not looked at it since; empty if that hand knows its
    face, or no hand has moved it."""

    @property
    def top(self) -> Label:
        return self.piece.face if self.face_up else self.piece.back

    @property
    def bottom(self) -> Label:
        return self.piece.back if self.face_up else self.piece.face

    def turned(self) -> "Lying":
        return replace(self, face_up=not self.face_up)


class Landing(Struct, frozen=True):
    """How a tile that a hand puts on the belt lands: off the centre of its place, or even on top of
    the tile at the next one."""

    off_mm: float = 0.0
    stacked: bool = False


@dataclass
class SeatTop:
    """One seat's part of the table: its hand and what it does, and its buttons."""

    hand: Lying | None = None
    shielded: bool = False
    """Whether only its holder sees the upper side of the piece in the hand."""
    tap_reader: str = ""
    tap_until_s: float = -math.inf
    """The pad or spot that the hand holds its piece to, and until when."""
    lifts: tuple[str, int] | None = None
    """The place and index of what the hand has lifted to look under it."""
    belongs: str = ""
    """Where the piece in the hand belongs once the table has registered it."""
    pressed: set[Button] = field(default_factory=set)

    def take(self, lying: Lying | None, shielded: bool = False) -> None:
        """Set what the hand holds, or None."""
        if self.hand is None or lying is None or lying.piece is not self.hand.piece:
            self.belongs = ""
        self.hand, self.shielded = lying, shielded

    def taps(self, now_s: float) -> str:
        """Return the reader that the hand holds its piece to now, or ""."""
        return self.tap_reader if now_s < self.tap_until_s else ""

    def held_side(self, by_holder: bool) -> Label | None:
        """Return the side of the piece in the hand that its holder sees, or that all others see.

        A tile's face is shielded by its holder; a card is turned over openly.
        """
        if self.hand is None:
            return None
        if by_holder or not (self.shielded or self.hand.piece.back.kind == "tile"):
            return self.hand.top
        return self.hand.piece.back


class BeltShape(Struct, frozen=True):
    """The track: how many places, how long, and its readers: name -> (position, zone), in mm."""

    places: int
    track_mm: float
    readers: Mapping[str, tuple[float, float]]

    @classmethod
    def of(cls, file: TableFile) -> "BeltShape":
        """Return the belt of a table file."""
        return cls(
            places=file.carousel.places,
            track_mm=file.carousel.track_mm,
            readers={
                reader.name: (reader.place_mm, reader.zone_mm)
                for reader in file.readers
                if reader.role == "belt"
            },
        )

    def place_turn(self, place: int, belt_turns: float) -> float:
        """Return a place's present position, in turns past position 0: 0 <= t < 1."""
        return (belt_turns + place / self.places) % 1.0

    def places_within(
        self, belt_turns: float, at_mm: float, range_mm: float
    ) -> Iterator[tuple[int, float]]:
        """Yield the places whose centres are at most *range_mm* from a track position, last first,
        and how far each is from it (mm)."""
        pitch_mm = self.track_mm / self.places
        # Place k is k pitches ahead of place 0, which is at `belt_turns`.
        zero_mm = belt_turns * self.track_mm - at_mm
        first = math.ceil((-zero_mm - range_mm) / pitch_mm)
        last = math.floor((-zero_mm + range_mm) / pitch_mm)
        for place in range(first, last + 1):
            yield place % self.places, zero_mm + place * pitch_mm

    def chairs_mm(self, seats: Iterable[str]) -> dict[str, float]:
        """Return where along the track each seat's chair stands: evenly spaced, in order."""
        order = list(seats)
        return {seat: (at + 0.5) / len(order) * self.track_mm for at, seat in enumerate(order)}

    def distance_mm(self, place: int, belt_turns: float, at_mm: float) -> float:
        """Return how far a place's centre is from a track position; negative while it
        approaches."""
        away = (self.place_turn(place, belt_turns) - at_mm / self.track_mm) % 1.0
        return (away - 1.0 if away > 0.5 else away) * self.track_mm


BELT, TABLE, MIDDLE, BESIDE = "belt", "table", "middle", "beside"


class Places:
    """All places. `stacks` holds the occupied ones, the bottom or left piece first.

    *changed* is called with the name of every place that changes. *seed* determines all shuffles.
    """

    def __init__(
        self, belt_places: int, seats: Sequence[str], changed: Callable[[str], None], seed: int
    ) -> None:
        self.stacks: dict[str, list[Lying]] = {}
        self.belt_names = [f"{BELT}/{number}" for number in range(belt_places)]
        self.owner_of_fan = {f"{seat}/{FAN}": seat for seat in seats}
        self.layout = Layout()
        self._spread = frozenset(self.owner_of_fan)
        """The places where pieces lie side by side."""
        self._seats = frozenset(seats)
        self._tell = changed
        self._seed = seed
        self._shuffles: Counter[str] = Counter()
        self._seen: tuple[dict[str, SeenPlace], dict[str, SeenPlace]] = {}, {}
        """Cached looks of places, and of fans for their owners, until they change."""
        self._all_seen: dict[str, tuple[SeenPlace, ...]] = {}
        """By observer, until any place changes."""

    def clear(self, layout: Layout) -> None:
        """Remove every piece and mark the places of *layout*, and no others."""
        left = list(self.stacks)
        self.stacks.clear()
        self.layout = layout
        self._spread = frozenset(self.owner_of_fan) | frozenset(layout.rows)
        for place in left:
            self._changed(place)

    # ---- which places there are ----------------------------------------------------------------

    def check_layout(self, layout: Layout) -> None:
        """Raise ValueError if a place cannot be marked."""
        marked = (*layout.piles, *layout.rows)
        for place in marked:
            region, _, name = place.partition("/")
            own_row = place in layout.rows and region in self._seats and name != FAN
            if not name or (region != MIDDLE and not own_row) or marked.count(place) > 1:
                raise ValueError(
                    f"the layout marks {place!r}; expected {MIDDLE}/NAME, or SEAT/NAME for a row, "
                    "and each once"
                )
        for place in (*layout.face_up, *layout.decks, *layout.captions):
            if place not in marked or (place in layout.decks and place in layout.rows):
                raise ValueError(
                    f"the layout says how {place!r} is used; expected one of its places, and a "
                    "pile where people draw"
                )

    def check(self, place: str) -> None:
        """Raise `HandError` if there is no such place."""
        region, _, name = place.partition("/")
        if region == BELT:
            if place not in self.belt_names:
                last = len(self.belt_names) - 1
                raise HandError(
                    "no-place", f"the belt has the places 0 to {last}, not {place!r}", place
                )
        elif region == MIDDLE:
            marked = (*self.layout.piles, *self.layout.rows)
            if place not in marked:
                found = f"marked are {', '.join(marked)}" if marked else "no place is marked"
                raise HandError(
                    "no-place", f"there is no place {place!r} at this table; {found}", place
                )
        elif not name or (region not in (TABLE, BESIDE) and region not in self._seats):
            raise HandError("no-place", f"there is no place {place!r} at this table", place)

    def stack(self, place: str) -> list[Lying]:
        """Return what lies at a place. Raises `HandError` if nothing does."""
        stack = self.stacks.get(place)
        if not stack:
            raise HandError("nothing-there", f"nothing lies at {place}", place)
        return stack

    def index(self, place: str, index: int | None) -> int:
        """Return the index of the piece that is meant; None is the top one, the only one within
        reach in a pile. Raises `HandError` if it cannot be reached."""
        last = len(self.stack(place)) - 1
        if index is None or index == last:
            return last
        if place not in self._spread:
            raise HandError(
                "only-the-top", f"of the pile {place} only the top can be reached", place
            )
        if not 0 <= index < last:
            raise HandError("no-piece", f"{place} has the pieces 0 to {last}, not {index}", place)
        return index

    # ---- moving pieces: all raise `HandError` and change nothing if that is impossible
    # ------------

    def take(self, place: str, index: int | None = None) -> Lying:
        index = self.index(place, index)
        stack = self.stacks[place]
        lying = stack.pop(index)
        if not stack:
            del self.stacks[place]
        self._changed(place)
        return lying

    def remove(self, uid: Uid, place: str) -> bool:
        """Remove a piece from a place, wherever it lies there; return True if it was there."""
        stack = self.stacks.get(place, [])
        index = next((at for at, one in enumerate(stack) if one.piece.uid == uid), None)
        if index is None:
            return False
        del stack[index]
        if not stack:
            del self.stacks[place]
        self._changed(place)
        return True

    def put(self, lying: Lying, place: str, index: int | None = None) -> None:
        """Put a piece on top, or at *index* of a row or fan."""
        stack = self.stacks.get(place, [])
        if stack and self._has_room_for_one(place):
            raise HandError("no-room", f"another piece lies at {place}", place)
        if index is None:
            index = len(stack)
        elif index != len(stack) and place not in self._spread:
            raise HandError(
                "only-the-top", f"{place} is a pile: a piece can only be put on top", place
            )
        elif not 0 <= index <= len(stack):
            raise HandError(
                "no-room", f"{place} has room at 0 to {len(stack)}, not at {index}", place
            )
        stack.insert(index, self._as_at(place, lying))
        self.stacks[place] = stack
        self._changed(place)

    def stack_up(self, lying: Lying, place: str) -> None:
        """Put a piece on top of another one, where there is room for only one."""
        self.stacks[place].append(lying)
        self._changed(place)

    def move_all(self, place: str, onto: str, stack: Iterable[Lying]) -> None:
        """Move everything from a place to another, or put it down again, arranged as in *stack*."""
        moved = list(stack)
        self.check(onto)
        if self._has_room_for_one(onto):
            raise HandError("no-room", f"{onto} has room for one piece only", onto)
        del self.stacks[place]
        self._changed(place)
        self.stacks.setdefault(onto, []).extend(self._as_at(onto, lying) for lying in moved)
        self._changed(onto)

    def turn(self, place: str, index: int) -> None:
        """Turn a piece over in place."""
        stack = self.stacks[place]
        stack[index] = stack[index].turned()
        self._changed(place)

    def shuffle(self, place: str) -> None:
        """Shuffle a place. The result depends on the seed, the place, and how often it was shuffled
        before."""
        stack = self.stack(place)
        self._shuffles[place] += 1
        Random(f"{self._seed}/shuffle/{place}/{self._shuffles[place]}").shuffle(stack)
        self._changed(place)

    # ---- how it looks ----------------------------------------------------------------------------

    def seen(self, observer: str) -> tuple[SeenPlace, ...]:
        """Return every occupied place, as seen from the chair *observer*."""
        seen = self._all_seen.get(observer)
        if seen is None:
            public, own = self._seen
            own_fan = f"{observer}/{FAN}"
            seen = self._all_seen[observer] = tuple(
                [
                    (own if place == own_fan else public).get(place) or self._look(place, observer)
                    for place in sorted(self.stacks)
                ]
            )
        return seen

    def _look(self, place: str, observer: str) -> SeenPlace:
        """Look again at a place that has changed."""
        stack, own = self.stacks[place], self.owner_of_fan.get(place) == observer
        top = stack[-1].bottom if own else stack[-1].top
        sides: tuple[Label, ...] = ()
        if place in self._spread:
            sides = tuple(lying.bottom if own else lying.top for lying in stack)
        seen = self._seen[own][place] = SeenPlace(place, len(stack), top, sides)
        return seen

    # ---- inside ----------------------------------------------------------------------------------

    @staticmethod
    def _has_room_for_one(place: str) -> bool:
        return place.partition("/")[0] in (BELT, TABLE)

    def _as_at(self, place: str, lying: Lying) -> Lying:
        """Return a piece as it lies at a place: in a fan its face is towards the owner alone."""
        return replace(lying, face_up=False) if place in self.owner_of_fan else lying

    def _changed(self, place: str) -> None:
        for known in self._seen:
            known.pop(place, None)
        self._all_seen.clear()
        self._tell(place)
