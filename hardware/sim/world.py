"""The simulated table top: places, hands and readers. Both twins share it.

Hands act at once and as a person's could: one piece at a time, only within reach. They may do what
a rulebook forbids. A tile that a hand puts on the belt may land off its place's centre or on top of
its neighbour (`World.landing`); one that lies under another is seen by no antenna and no person.

Not simulated: how long a hand is under way (a bot waits for its level's `reach_s`), how long a tile
is (tiles that are pushed towards one another may overlap), two hands on one piece at the same
instant (the first has it), and a bad shuffle.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence

from hardware.errors import HandError
from hardware.scene import (
    AnyAct,
    Gather,
    Layout,
    Lifted,
    Lower,
    Peek,
    Press,
    Put,
    Release,
    Scene,
    SeenSeat,
    Shuffle,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)
from hardware.signals import Button, Colour, Pattern, Uid
from hardware.sim.places import (
    BELT,
    TABLE,
    BeltShape,
    Landing,
    Lying,
    Piece,
    Places,
    SeatTop,
)


class World:
    """Where every piece is. Changes only through `act`, the laying out, and the belt's motion.

    `spots` are the tap marks' readers, left to right. `belt_turns`, `belt_rpm` and `light_of` are
    set by the twin, `landing` by its noise: how clumsily a hand lays a tile down. Listeners are
    called after every change: `on_tap(seat, uid, until_s)` (where: `seats[seat].tap_reader`),
    `on_button(seat, button, pressed)`, `on_belt(place)` when a belt place was filled or emptied,
    and `on_put()` when a hand has put a piece down. *seed* decides how shuffles fall out.
    """

    def __init__(
        self,
        belt: BeltShape,
        seats: Sequence[str],
        pieces: Iterable[Piece],
        spots: Sequence[str] = (),
        seed: int = 0,
    ) -> None:
        self.belt = belt
        self.spots = tuple(spots)
        self.pieces: dict[Uid, Piece] = {}
        for piece in pieces:
            if piece.uid in self.pieces:
                raise ValueError(
                    f"two pieces carry the UID {piece.uid}: {self.pieces[piece.uid].face.name} "
                    f"and {piece.face.name}; every piece needs a tag of its own"
                )
            self.pieces[piece.uid] = piece
        self.seats: dict[str, SeatTop] = {seat: SeatTop() for seat in seats}
        self._places = Places(belt.places, seats, self._changed, seed)
        self.belt_turns: Callable[[], float] = lambda: 0.0
        self.belt_rpm: Callable[[], float] = lambda: 0.0
        self.light_of: Callable[[str], tuple[Colour, Pattern]] = lambda seat: ("off", "steady")
        self.landing: Callable[[str], Landing] = lambda seat: Landing()
        self.changes = 0
        """Counts up with every change that an eye could see, so that a watcher knows when to look
        again; nobody sees a button being pressed."""
        self.on_tap: list[Callable[[str, Uid, float], None]] = []
        self.on_button: list[Callable[[str, Button, bool], None]] = []
        self.on_belt: list[Callable[[int], None]] = []
        self.on_put: list[Callable[[], None]] = []
        self._furthest_off_mm = 0.0

    @property
    def places(self) -> dict[str, list[Lying]]:
        """Where something lies, the bottom or left piece first."""
        return self._places.stacks

    @property
    def layout(self) -> Layout:
        """The places that are marked; set by `clear`."""
        return self._places.layout

    # ---- laying out -------------------------------------------------------------------

    def clear(self, layout: Layout | None = None) -> None:
        """Take every piece off the table, out of the hands too, and mark the places of *layout*;
        without one there are none in the middle, and no rows.

        Raises ValueError for a place that cannot be marked.
        """
        layout = layout or Layout()
        self._places.check_layout(layout)
        self._furthest_off_mm = 0.0
        for seat in self.seats.values():
            seat.take(None)
            seat.tap_until_s, seat.lifts = -math.inf, None
        self._places.clear(layout)
        self.changes += 1

    def lay(self, uid: Uid, place: str, face_up: bool = False) -> None:
        """Lay a piece on top of a place.

        Raises `HandError` when there is no such place, or it has room for one and is taken.
        """
        self._places.check(place)
        self._places.put(Lying(self.pieces[uid], face_up), place)

    def bring(self, uid: Uid, source: str, onto: str, face_up: bool = False) -> bool:
        """Lay a piece from one place onto another, also from inside a pile; whether it lay there.

        Raises `HandError` when there is no such place to lay it, or it has room for one and is
        taken.
        """
        self._places.check(onto)
        if not self._places.remove(uid, source):
            return False
        self._places.put(Lying(self.pieces[uid], face_up), onto)
        return True

    def place_of(self, uid: Uid) -> str | None:
        """Where a piece lies; None while a hand holds it, or it is in the box."""
        lying = self.places.items()
        return next((p for p, stack in lying if any(one.piece.uid == uid for one in stack)), None)

    def gather(self, place: str, onto: str, face_up: bool = False) -> None:
        """Put everything that lies at a place onto another one, as `Gather` does.

        Raises `HandError` when nothing lies there.
        """
        stack = self._places.stack(place)
        self._places.move_all(place, onto, (Lying(one.piece, face_up) for one in stack))

    def mark(self, seat: str, place: str) -> None:
        """Show a seat where the piece in its hand belongs; an empty hand is shown nothing.

        Raises `HandError` when there is no such place.
        """
        self._places.check(place)
        if self.seats[seat].hand is not None:
            self.seats[seat].belongs = place
            self.changes += 1

    def shuffle(self, place: str) -> None:
        """Shuffle what lies at a place. Raises `HandError` when nothing does."""
        self._places.shuffle(place)

    def drop(self, number: int) -> None:
        """Let the top tile of a belt place fall off: it comes to lie on the table top.

        Raises `HandError` when nothing lies at that place.
        """
        fallen = self._places.take(self._places.belt_names[number])
        spot = next(n for n in itertools.count() if f"{TABLE}/{n}" not in self.places)
        self._places.put(Lying(fallen.piece, fallen.face_up), f"{TABLE}/{spot}")

    # ---- what hands do -----------------------------------------------------------------

    def act(self, seat: str, act: AnyAct, now_s: float) -> None:
        """Do what the hand of *seat* does. Raises `HandError` where no hand could."""
        top = self.seats.get(seat)
        if top is None:
            raise HandError(
                "no-seat", f"nobody can sit at {seat!r}: the seats are {', '.join(self.seats)}"
            )
        if isinstance(act, Press | Release):
            self._press(seat, top, act.button, isinstance(act, Press))
            return
        if top.taps(now_s):
            raise HandError("still-reading", "the hand still holds a piece to the pad or spot")
        if top.lifts is not None:
            # Laid back whatever comes of the act: those who watch must see that.
            top.lifts = None
            self.changes += 1
        match act:
            case Take() | Put():
                self._carry(seat, top, act)
            case TurnOver(place="") | Peek(place=""):
                self._turn_in_hand(top, act)
            case TurnOver(place, index):
                self._places.turn(place, self._lying_index(seat, top, place, index))
            case Peek(place, index):
                top.lifts = place, self._lying_index(seat, top, place, index)
            case Tap():
                self._tap(seat, top, act, now_s)
            case TurnPile(place, onto):
                self._reach_all(seat, place)
                stack = reversed(self._places.stack(place))
                self._places.move_all(place, onto, (lying.turned() for lying in stack))
            case Gather(place, onto, face_up):
                self._free(top)
                self._reach_all(seat, place)
                self.gather(place, onto, face_up)
            case Shuffle(place):
                self._free(top)
                self._reach_all(seat, place)
                self.shuffle(place)
            case Lower():
                pass
        self.changes += 1
        if isinstance(act, Put):
            for put in self.on_put:
                put()

    def _carry(self, seat: str, top: SeatTop, act: Take | Put) -> None:
        match act:
            case Take(place, index):
                self._free(top)
                self._reach(seat, place)
                taken = self._places.take(place, index)
                own = self._places.owner_of_fan.get(place) == seat
                top.take(taken.turned() if own else taken, shielded=own)
            case Put(place, face_up, index):
                laid = Lying(self._held(top).piece, face_up)
                if place.partition("/")[0] == BELT:
                    self._put_on_belt(seat, laid, place)
                else:
                    self._places.check(place)
                    self._places.put(laid, place, index)
                top.take(None)

    def _turn_in_hand(self, top: SeatTop, act: TurnOver | Peek) -> None:
        held = self._held(top)
        if isinstance(act, Peek):
            top.take(Lying(held.piece, face_up=True), shielded=True)
        else:
            top.take(held.turned())

    def _tap(self, seat: str, top: SeatTop, act: Tap, now_s: float) -> None:
        held = self._held(top)
        reader = act.reader or f"pad/{seat}"
        readers = (*(f"pad/{one}" for one in self.seats), *self.spots)
        if reader not in readers:
            raise HandError(
                "no-reader",
                f"there is no pad or spot {reader!r}; expected one of {', '.join(readers)}",
            )
        top.tap_reader, top.tap_until_s = reader, now_s + act.hold_s
        for tapped in self.on_tap:
            tapped(seat, held.piece.uid, top.tap_until_s)

    def _press(self, seat: str, top: SeatTop, button: Button, pressed: bool) -> None:
        if (button in top.pressed) != pressed:
            (top.pressed.add if pressed else top.pressed.discard)(button)
            for changed in self.on_button:
                changed(seat, button, pressed)

    # ---- what antennas and eyes get ------------------------------------------------------

    def tags_at(self, reader: str, now_s: float) -> list[tuple[str, Uid]]:
        """The tags that are held to a pad or a spot now, each with the seat whose hand does."""
        return [
            (seat, top.hand.piece.uid)
            for seat, top in self.seats.items()
            if now_s < top.tap_until_s and top.tap_reader == reader and top.hand is not None
        ]

    def seats_at_pads(self, now_s: float) -> tuple[str, ...]:
        """The seats that hold a piece to a pad or a spot now."""
        return tuple(seat for seat, top in self.seats.items() if now_s < top.tap_until_s)

    def near(self, at_mm: float, range_mm: float) -> list[tuple[Uid, float]]:
        """The tags at most *range_mm* from a position on the track, in the order of their places,
        with their distance from it (mm); negative while they approach. Covered ones are not seen.
        """
        found = []
        widest_mm = range_mm + self._furthest_off_mm
        for number, away_mm in self.belt.places_within(self.belt_turns(), at_mm, widest_mm):
            stack = self.places.get(self._places.belt_names[number])
            if stack:
                away_mm += stack[-1].off_mm
                if -range_mm <= away_mm <= range_mm:
                    found.append((stack[-1].piece.uid, away_mm))
        return found

    def belt_tiles(self) -> list[int]:
        """The numbers of the belt places where something lies."""
        return [
            number for number, name in enumerate(self._places.belt_names) if name in self.places
        ]

    def scene(self, observer: str, now_s: float) -> Scene:
        """What a person in the chair *observer* sees."""
        return Scene(
            at_s=now_s,
            seat=observer,
            belt_places=self.belt.places,
            belt_turns=self.belt_turns(),
            belt_rpm=self.belt_rpm(),
            places=self._places.seen(observer),
            seats=tuple(self._seen_seat(seat, observer, now_s) for seat in self.seats),
            spots=self.spots,
            layout=self.layout,
            belongs=self.seats[observer].belongs if observer in self.seats else "",
        )

    def _seen_seat(self, seat: str, observer: str, now_s: float) -> SeenSeat:
        top, own = self.seats[seat], seat == observer
        colour, pattern = self.light_of(seat)
        lifts = None
        if top.lifts is not None:
            place, index = top.lifts
            lying = self.places[place][index]
            lifts = Lifted(place, index, lying.bottom if own else lying.top)
        return SeenSeat(
            seat=seat,
            hand=top.held_side(by_holder=own),
            face_up=own and top.hand is not None and top.hand.face_up,
            taps=top.taps(now_s),
            colour=colour,
            pattern=pattern,
            lifts=lifts,
        )

    # ---- what a hand can reach -----------------------------------------------------------

    @staticmethod
    def _free(top: SeatTop) -> None:
        if top.hand is not None:
            raise HandError("hand-full", "a hand holds one piece at a time")

    @staticmethod
    def _held(top: SeatTop) -> Lying:
        if top.hand is None:
            raise HandError("hand-empty", "the hand is empty")
        return top.hand

    def _reach(self, seat: str, place: str) -> None:
        """Whether the hand of a seat can take a piece there."""
        self._places.check(place)
        owner = place.partition("/")[0]
        if owner in self.seats and owner != seat and place not in self._places.owner_of_fan:
            raise HandError("not-yours", f"{place} lies in front of somebody else", place)

    def _reach_all(self, seat: str, place: str) -> None:
        """Whether the hand of a seat can take all that is there."""
        self._reach(seat, place)
        if self._places.owner_of_fan.get(place, seat) != seat:
            raise HandError("not-yours", f"{place} is in somebody else's hands", place)

    def _lying_index(self, seat: str, top: SeatTop, place: str, index: int | None) -> int:
        """Which piece an empty hand turns over or lifts where it lies."""
        self._free(top)
        self._reach(seat, place)
        if place in self._places.owner_of_fan:
            raise HandError(
                "in-hand", f"{place} does not lie on the table; take a card out of it first", place
            )
        return self._places.index(place, index)

    # ---- inside ------------------------------------------------------------------------

    def _put_on_belt(self, seat: str, tile: Lying, place: str) -> None:
        """Put a tile on a belt place, or where a clumsy hand lets it come to lie."""
        if place == BELT:
            place = self._nearest_free_place(seat)
        self._places.check(place)
        landing = self.landing(seat)
        self._furthest_off_mm = max(self._furthest_off_mm, abs(landing.off_mm))
        tile = Lying(tile.piece, tile.face_up, landing.off_mm)
        neighbour = self._places.belt_names[(int(place.partition("/")[2]) + 1) % self.belt.places]
        beside = self.places.get(neighbour, [])
        if landing.stacked and place not in self.places and len(beside) == 1:
            self._places.stack_up(tile, neighbour)
        else:
            self._places.put(tile, place)

    def _nearest_free_place(self, seat: str) -> str:
        """The free belt place nearest to the seat: chairs stand evenly around the track."""
        order = list(self.seats)
        at_mm = (order.index(seat) + 0.5) / len(order) * self.belt.track_mm
        turns = self.belt_turns()
        free = [n for n, name in enumerate(self._places.belt_names) if name not in self.places]
        if not free:
            raise HandError("belt-full", "the belt has no free place")
        nearest = min(free, key=lambda n: abs(self.belt.distance_mm(n, turns, at_mm)))
        return self._places.belt_names[nearest]

    # ---- inside ------------------------------------------------------------------------

    def _changed(self, place: str) -> None:
        self.changes += 1
        for seat in self.seats.values():
            if seat.lifts is not None and seat.lifts[0] == place:
                seat.lifts = None
        if place.startswith(f"{BELT}/"):
            number = int(place.partition("/")[2])
            for changed in self.on_belt:
                changed(number)
