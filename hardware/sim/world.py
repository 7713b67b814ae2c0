"""The simulated table top: pieces, places, hands and pads. Both twins share it.

A piece is a thing with a tag in it and two printed sides; what is printed is an opaque label.
Hands act at once and as a person's could: one piece at a time, only within reach. Nobody here
judges an act by the rules of a game: a hand may do what a rulebook forbids.

How a tile comes to lie that a hand puts on the belt is asked of `World.landing`: off its place's
centre, or on top of its neighbour. A tile that lies under another one is there, but no antenna and
no eye sees it.

Not simulated: how long a hand is under way (whoever moves it waits: a bot for its level's
`reach_s`), how long a tile is (tiles that are pushed towards one another may overlap), and two
hands on one piece at the same instant (the first has it).
"""

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from hardware.config import TableFile
from hardware.errors import HandError
from hardware.signals import Button, Colour, Pattern, Uid
from hardware.sim.scene import (
    AnyAct,
    Label,
    Press,
    Put,
    Release,
    Scene,
    SeenPlace,
    SeenSeat,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)

BELT = "belt"


class Piece(Struct, frozen=True):
    """A card or a tile: its tag's UID and the labels of its two sides."""

    uid: Uid
    back: Label
    face: Label


class Lying(Struct, frozen=True):
    """A piece as it lies at a place or in a hand."""

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
        return Lying(self.piece, not self.face_up)


class Landing(Struct, frozen=True):
    """How a tile comes to lie that a hand puts on the belt: off the centre of its place, or even
    on top of the tile at the next one."""

    off_mm: float = 0.0
    stacked: bool = False


class BeltShape(Struct, frozen=True):
    """The track: how many places, how long, and its readers: name -> (position, zone), in mm."""

    places: int
    track_mm: float
    readers: Mapping[str, tuple[float, float]]

    @classmethod
    def of(cls, file: TableFile) -> "BeltShape":
        """The belt of a table file."""
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
        """Where a place is now, in turns past position 0: 0 <= t < 1."""
        return (belt_turns + place / self.places) % 1.0

    def places_within(
        self, belt_turns: float, at_mm: float, range_mm: float
    ) -> Iterator[tuple[int, float]]:
        """The places whose centres are at most *range_mm* from a track position, last first, and
        how far each is from it (mm)."""
        pitch_mm = self.track_mm / self.places
        # Place k is k pitches ahead of place 0, which stands at `belt_turns`.
        zero_mm = belt_turns * self.track_mm - at_mm
        first = math.ceil((-zero_mm - range_mm) / pitch_mm)
        last = math.floor((-zero_mm + range_mm) / pitch_mm)
        for place in range(first, last + 1):
            yield place % self.places, zero_mm + place * pitch_mm

    def distance_mm(self, place: int, belt_turns: float, at_mm: float) -> float:
        """How far a place's centre is from a track position; negative while it approaches."""
        away = (self.place_turn(place, belt_turns) - at_mm / self.track_mm) % 1.0
        return (away - 1.0 if away > 0.5 else away) * self.track_mm


@dataclass
class SeatTop:
    """One seat's part of the table: hand, pad and buttons."""

    hand: Lying | None = None
    pad_until_s: float = -math.inf
    pressed: set[Button] = field(default_factory=set)


class World:
    """Where every piece is. Changes only through `act`, `lay`, `drop` and the belt's motion.

    `belt_turns`, `belt_rpm` and `light_of` belong to whoever moves and lights them, `landing` to
    whoever says how clumsy the hand of a seat is; by itself no hand is. Listeners
    are told after every change: `on_tap(seat, uid, until_s)`, `on_button(seat, button, pressed)`
    and `on_belt(place)` when a belt place was filled or emptied.
    """

    def __init__(self, belt: BeltShape, seats: Sequence[str], pieces: Iterable[Piece]) -> None:
        self.belt = belt
        self.pieces: dict[Uid, Piece] = {}
        for piece in pieces:
            if piece.uid in self.pieces:
                raise ValueError(
                    f"two pieces carry the UID {piece.uid}: {self.pieces[piece.uid].face.name} "
                    f"and {piece.face.name}; every piece needs a tag of its own"
                )
            self.pieces[piece.uid] = piece
        self.seats: dict[str, SeatTop] = {seat: SeatTop() for seat in seats}
        self.places: dict[str, list[Lying]] = {}
        self.belt_turns: Callable[[], float] = lambda: 0.0
        self.belt_rpm: Callable[[], float] = lambda: 0.0
        self.light_of: Callable[[str], tuple[Colour, Pattern]] = lambda seat: ("off", "steady")
        self.landing: Callable[[str], Landing] = lambda seat: Landing()
        self.changes = 0
        """Counts up with every change, so that a watcher knows when to look again."""
        self.on_tap: list[Callable[[str, Uid, float], None]] = []
        self.on_button: list[Callable[[str, Button, bool], None]] = []
        self.on_belt: list[Callable[[int], None]] = []
        self._furthest_off_mm = 0.0
        self._belt_names = [f"{BELT}/{number}" for number in range(belt.places)]

    # ---- laying out -------------------------------------------------------------------

    def clear(self) -> None:
        """Take every piece off the table, out of the hands too."""
        on_belt = self.belt_tiles()
        self.places.clear()
        self._furthest_off_mm = 0.0
        for seat in self.seats.values():
            seat.hand, seat.pad_until_s = None, -math.inf
        for number in on_belt:
            self._changed(self._belt_names[number])
        self.changes += 1

    def lay(self, uid: Uid, place: str, face_up: bool = False) -> None:
        """Lay a piece on top of a place, as whoever sets the table does.

        Raises `HandError` when the belt place is taken.
        """
        self._put(Lying(self.pieces[uid], face_up), place)

    def drop(self, number: int) -> None:
        """Let the top tile of a belt place fall off: it comes to lie on the table top.

        Raises `HandError` when nothing lies at that place.
        """
        fallen = self._take(self._belt_names[number])
        spot = next(n for n in itertools.count() if f"table/{n}" not in self.places)
        self._put(Lying(fallen.piece, fallen.face_up), f"table/{spot}")

    # ---- what hands do -----------------------------------------------------------------

    def act(self, seat: str, act: AnyAct, now_s: float) -> None:
        """Do what the hand of *seat* does. Raises `HandError` where no hand could."""
        top = self.seats.get(seat)
        if top is None:
            raise HandError(f"nobody can sit at {seat!r}: the seats are {', '.join(self.seats)}")
        if now_s < top.pad_until_s and not isinstance(act, Press | Release):
            raise HandError("the hand still holds a piece to the pad")
        match act:
            case Take(place):
                if top.hand is not None:
                    raise HandError("a hand holds one piece at a time")
                self._within_reach(seat, place)
                top.hand = self._take(place)
            case Put(place, face_up):
                held = self._held(top)
                self._within_reach(seat, place)
                if place.partition("/")[0] == BELT:
                    self._put_on_belt(seat, Lying(held.piece, face_up), place)
                else:
                    self._put(Lying(held.piece, face_up), place)
                top.hand = None
            case TurnOver():
                top.hand = self._held(top).turned()
            case Tap(hold_s):
                held = self._held(top)
                top.pad_until_s = now_s + hold_s
                for tapped in self.on_tap:
                    tapped(seat, held.piece.uid, top.pad_until_s)
            case TurnPile(place, onto):
                self._within_reach(seat, place)
                self._within_reach(seat, onto)
                self._turn_pile(place, onto)
            case Press(button):
                if button not in top.pressed:
                    top.pressed.add(button)
                    for changed in self.on_button:
                        changed(seat, button, True)
            case Release(button):
                if button in top.pressed:
                    top.pressed.discard(button)
                    for changed in self.on_button:
                        changed(seat, button, False)
        self.changes += 1

    # ---- what antennas and eyes get ------------------------------------------------------

    def tag_at_pad(self, seat: str, now_s: float) -> Uid | None:
        """The tag that is held to a seat's pad now."""
        top = self.seats[seat]
        if top.hand is None or now_s >= top.pad_until_s:
            return None
        return top.hand.piece.uid

    def seats_at_pads(self, now_s: float) -> tuple[str, ...]:
        """The seats that hold a piece to their pad now."""
        return tuple(seat for seat, top in self.seats.items() if now_s < top.pad_until_s)

    def tags_over(self, reader: str) -> list[tuple[Uid, float]]:
        """The tags over a belt reader with their distance (mm) from its centre."""
        at_mm, zone_mm = self.belt.readers[reader]
        return self.near(at_mm, zone_mm / 2)

    def near(self, at_mm: float, range_mm: float) -> list[tuple[Uid, float]]:
        """The tags at most *range_mm* from a position on the track, in the order of their places,
        with their distance from it (mm); negative while they approach. Covered ones are not seen.
        """
        found = []
        widest_mm = range_mm + self._furthest_off_mm
        for number, away_mm in self.belt.places_within(self.belt_turns(), at_mm, widest_mm):
            stack = self.places.get(self._belt_names[number])
            if stack:
                away_mm += stack[-1].off_mm
                if -range_mm <= away_mm <= range_mm:
                    found.append((stack[-1].piece.uid, away_mm))
        return found

    def belt_tiles(self) -> list[int]:
        """The numbers of the belt places where something lies."""
        return [number for number, name in enumerate(self._belt_names) if name in self.places]

    def scene(self, observer: str, now_s: float) -> Scene:
        """What a person in the chair *observer* sees."""
        return Scene(
            at_s=now_s,
            seat=observer,
            belt_places=self.belt.places,
            belt_turns=self.belt_turns(),
            belt_rpm=self.belt_rpm(),
            places=tuple(
                SeenPlace(name, len(stack), stack[-1].top)
                for name, stack in sorted(self.places.items())
            ),
            seats=tuple(
                SeenSeat(
                    seat=seat,
                    hand=None
                    if top.hand is None
                    else (top.hand.top if seat == observer else self._public_side(top.hand)),
                    face_up=seat == observer and top.hand is not None and top.hand.face_up,
                    at_pad=now_s < top.pad_until_s,
                    colour=self.light_of(seat)[0],
                    pattern=self.light_of(seat)[1],
                )
                for seat, top in self.seats.items()
            ),
        )

    # ---- inside ------------------------------------------------------------------------

    @staticmethod
    def _public_side(held: Lying) -> Label:
        """A tile's face is shielded by its holder; a card that is turned over is flipped openly."""
        return held.piece.back if held.piece.back.kind == "tile" else held.top

    @staticmethod
    def _held(top: SeatTop) -> Lying:
        if top.hand is None:
            raise HandError("the hand is empty")
        return top.hand

    def _within_reach(self, seat: str, place: str) -> None:
        owner = place.partition("/")[0]
        if owner in self.seats and owner != seat:
            raise HandError(f"{place} lies in front of somebody else")
        if owner not in self.seats and owner not in (BELT, "table"):
            raise HandError(f"there is no place {place!r} at this table")
        if owner == BELT and place != BELT and place not in self._belt_names:
            raise HandError(f"the belt has the places 0 to {self.belt.places - 1}, not {place!r}")

    def _take(self, place: str) -> Lying:
        stack = self.places.get(place)
        if not stack:
            raise HandError(f"nothing lies at {place}")
        lying = stack.pop()
        if not stack:
            del self.places[place]
        self._changed(place)
        return lying

    def _put(self, lying: Lying, place: str) -> None:
        stack = self.places.setdefault(place, [])
        if stack and place.partition("/")[0] in (BELT, "table"):
            raise HandError(f"another piece lies at {place}")
        stack.append(lying)
        self._changed(place)

    def _put_on_belt(self, seat: str, tile: Lying, place: str) -> None:
        """Put a tile on a belt place, or where a clumsy hand lets it come to lie."""
        if place == BELT:
            place = self._nearest_free_place(seat)
        landing = self.landing(seat)
        self._furthest_off_mm = max(self._furthest_off_mm, abs(landing.off_mm))
        tile = Lying(tile.piece, tile.face_up, landing.off_mm)
        neighbour = self._belt_names[(int(place.partition("/")[2]) + 1) % self.belt.places]
        beside = self.places.get(neighbour, [])
        if landing.stacked and place not in self.places and len(beside) == 1:
            beside.append(tile)
            self._changed(neighbour)
        else:
            self._put(tile, place)

    def _turn_pile(self, place: str, onto: str) -> None:
        stack = self.places.pop(place, None)
        if not stack:
            raise HandError(f"nothing lies at {place}")
        target = self.places.setdefault(onto, [])
        target.extend(lying.turned() for lying in reversed(stack))

    def _nearest_free_place(self, seat: str) -> str:
        """The free belt place nearest to the seat: chairs stand evenly around the track."""
        order = list(self.seats)
        at_mm = (order.index(seat) + 0.5) / len(order) * self.belt.track_mm
        turns = self.belt_turns()
        free = [n for n, name in enumerate(self._belt_names) if name not in self.places]
        if not free:
            raise HandError("the belt has no free place")
        nearest = min(free, key=lambda n: abs(self.belt.distance_mm(n, turns, at_mm)))
        return self._belt_names[nearest]

    def _changed(self, place: str) -> None:
        self.changes += 1
        if place.startswith(f"{BELT}/"):
            number = int(place.partition("/")[2])
            for changed in self.on_belt:
                changed(number)
