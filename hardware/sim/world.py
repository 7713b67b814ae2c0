"""The simulated table top: places, hands and readers. Both twins share it.

Hands act at once and within human limits: one piece at a time, only within reach. They may do what
a rulebook forbids, with two exceptions: nobody sees a face that the rules keep from them
and nobody acts for others (`Judge`). A tile that a hand puts on the
belt may land off its place's centre or on top of its neighbour (`Grasp.landing`); a tile under
another is seen by no antenna and no person.

Not simulated: how long a hand takes to move (a bot waits for its level's `reach_s`), the length of
a tile (tiles pushed towards one another may overlap), two hands on one piece at the same instant
(the first gets it), and a bad shuffle.
"""

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from hardware.errors import HandError
from hardware.scene import (
    FAN,
    AnyAct,
    Gather,
    Layout,
    Lifted,
    LookAway,
    Lower,
    Peek,
    Press,
    Put,
    Read,
    Release,
    SayName,
    Scene,
    Seek,
    SeenPlace,
    SeenSeat,
    Shuffle,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)
from hardware.signals import Button, Colour, Pattern, Uid, pad_of
from hardware.sim.grasp import Grasp
from hardware.sim.places import (
    BELT,
    BESIDE,
    TABLE,
    BeltShape,
    Lying,
    Places,
    SeatTop,
    TaggedPiece,
)


class Players:
    """The seats of players who do something just now; listeners get the new set after a change."""

    def __init__(self) -> None:
        self.seats: frozenset[str] = frozenset()
        self.on_change: list[Callable[[frozenset[str]], None]] = []

    def __repr__(self) -> str:
        return f"<Players {', '.join(sorted(self.seats)) or 'none'}>"

    def say(self, seat: str, so: bool) -> None:
        """Note whether the player at a seat does it."""
        before, others = self.seats, self.seats - {seat}
        self.seats = others | {seat} if so else others
        if self.seats != before:
            for changed in self.on_change:
                changed(self.seats)


class Tidings:
    """What players tell of themselves, besides what their hands do."""

    def __init__(self) -> None:
        self.away = Players()
        """Who does not see the table."""
        self.readers = Players()
        """Who reads something that covers the table."""
        self.on_name: list[Callable[[str, str], None]] = []
        """Called with a seat and what the player there is called, whenever one says so."""
        self.on_seek: list[Callable[[float], None]] = []
        """Called with the share of a watched match to which somebody points."""

    def __repr__(self) -> str:
        return f"<Tidings: {self.away!r} away, {self.readers!r} read>"


class Machine(Protocol):
    """What moves at a simulated table besides hands: its belt and its lights."""

    def belt_turns(self) -> float: ...

    def belt_rpm(self) -> float: ...

    def light_of(self, seat: str) -> tuple[Colour, Pattern]: ...


class World:
    """Holds the position of every piece. Changes only through `act`, laying out, and the belt's
    motion.

    `spots` are the tap marks' readers, left to right. Until a machine drives it, it stands.

    Listeners are called after every change: `on_tap(seat, uid, until_s)` (where:
    `seats[seat].tap_reader`), `on_button(seat, button, pressed)`, `on_belt(place)` when a belt
    place was filled or emptied, and `on_put()` when a hand has put a piece down or turned one over
    where it lies. *seed* determines all shuffles.
    """

    def __init__(
        self,
        belt: BeltShape,
        seats: Sequence[str],
        pieces: Iterable[TaggedPiece],
        spots: Sequence[str] = (),
        seed: int = 0,
    ) -> None:
        self.belt = belt
        self.spots = tuple(spots)
        self.pieces: dict[Uid, TaggedPiece] = {}
        for piece in pieces:
            if piece.uid in self.pieces:
                raise ValueError(
                    f"two pieces carry the UID {piece.uid}: {self.pieces[piece.uid].face.name} "
                    f"and {piece.face.name}; every piece needs a tag of its own"
                )
            self.pieces[piece.uid] = piece
        self.seats: dict[str, SeatTop] = {seat: SeatTop() for seat in seats}
        self._places = Places(belt.places, seats, self._changed, seed)
        self.grasp = Grasp(self._places, tuple(self.seats))
        self._homes: dict[Uid, str] = {}
        """The place to which a piece returns from every hand."""
        self.belt_turns: Callable[[], float] = lambda: 0.0
        self.belt_rpm: Callable[[], float] = lambda: 0.0
        self.light_of: Callable[[str], tuple[Colour, Pattern]] = lambda seat: ("off", "steady")
        self.changes = 0
        """Counts every visible change, so that a watcher knows when to look again; nobody sees a
        button being pressed."""
        self.on_tap: list[Callable[[str, Uid, float], None]] = []
        self.on_button: list[Callable[[str, Button, bool], None]] = []
        self.on_belt: list[Callable[[int], None]] = []
        self.on_put: list[Callable[[], None]] = []
        self.whose: dict[tuple[str, Uid], str] = {}
        """(reader, UID) -> the seat whose hand last held that piece there."""
        self.said = Tidings()
        self._furthest_off_mm = 0.0
        self._seats_seen: dict[str, tuple[object, tuple[SeenSeat, ...]]] = {}
        """By observer, as long as `visible` stays the same."""

    def drive(self, machine: Machine) -> None:
        """Let *machine* turn the belt and light the seats from now on."""
        self.belt_turns, self.belt_rpm = machine.belt_turns, machine.belt_rpm
        self.light_of = machine.light_of

    @property
    def places(self) -> dict[str, list[Lying]]:
        """The occupied places, the bottom or left piece first."""
        return self._places.stacks

    @property
    def layout(self) -> Layout:
        """The marked places; set by `clear`."""
        return self._places.layout

    # ---- laying out -------------------------------------------------------------------

    def clear(self, layout: Layout | None = None) -> None:
        """Remove every piece from the table and the hands, and mark the places of *layout*; without
        one there are none in the middle, and no rows.

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
        self._homes = {uid: home for uid, home in self._homes.items() if home.startswith(BESIDE)}
        for uid, home in self._homes.items():
            self.lay(uid, home, face_up=True)

    def keep_at(self, uid: Uid, place: str) -> None:
        """Lay a piece face up onto a place to which it returns from every hand. What lies beside
        the table (`beside/NAME`) stays in every layout; all else goes at the next `clear`.

        Raises `HandError` if there is no such place.
        """
        self.lay(uid, place, face_up=True)
        self._homes[uid] = place

    def lay(self, uid: Uid, place: str, face_up: bool = False) -> None:
        """Lay a piece on top of a place.

        Raises `HandError` if there is no such place, or it has room for one and is taken.
        """
        self._places.check(place)
        self._places.put(Lying(self.pieces[uid], face_up), place)

    def bring(self, uid: Uid, source: str, onto: str, face_up: bool = False) -> bool:
        """Move a piece from one place to another, even from inside a pile; return True if it lay
        there.

        Raises `HandError` if there is no such place to lay it, or it has room for one and is taken.
        """
        self._places.check(onto)
        if not self._places.remove(uid, source):
            return False
        self._places.put(Lying(self.pieces[uid], face_up), onto)
        return True

    def place_of(self, uid: Uid) -> str | None:
        """Return where a piece lies, or None while a hand holds it or it is in the box."""
        lying = self.places.items()
        return next((p for p, stack in lying if any(one.piece.uid == uid for one in stack)), None)

    def lying(self) -> dict[str, tuple[Uid, ...]]:
        """Return the tags of the pieces at each place, the bottom or left one first; a piece in a
        hand counts as one of that seat's fan."""
        lying = {
            place: tuple(one.piece.uid for one in stack) for place, stack in self.places.items()
        }
        for seat, top in self.seats.items():
            if top.hand is not None:
                fan = f"{seat}/{FAN}"
                lying[fan] = (*lying.get(fan, ()), top.hand.piece.uid)
        return lying

    def mark(self, seat: str, place: str) -> None:
        """Show a seat where the piece in its hand belongs; does nothing if the hand is empty.

        Raises `HandError` if there is no such place.
        """
        self._places.check(place)
        if self.seats[seat].hand is not None:
            self.seats[seat].belongs = place
            self.changes += 1

    def shuffle(self, place: str) -> None:
        """Shuffle what lies at a place. Raises `HandError` if nothing does."""
        self._places.shuffle(place)

    def drop(self, number: int) -> None:
        """Let the top tile of a belt place fall onto the table top.

        Raises `HandError` if nothing lies at that place.
        """
        fallen = self._places.take(self._places.belt_names[number])
        spot = next(n for n in itertools.count() if f"{TABLE}/{n}" not in self.places)
        self._places.put(Lying(fallen.piece, fallen.face_up), f"{TABLE}/{spot}")

    # ---- what hands do -----------------------------------------------------------------

    def act(self, seat: str, act: AnyAct, now_s: float) -> None:
        """Perform an act of the hand of *seat*. Raises `HandError`, and changes nothing, if no hand
        could do it, or this one may not."""
        top = self.seats.get(seat)
        if top is None:
            raise HandError(
                "no-seat", f"nobody can sit at {seat!r}: the seats are {', '.join(self.seats)}"
            )
        if isinstance(act, LookAway):
            self.said.away.say(seat, act.away)
            return
        if isinstance(act, Read):
            self.said.readers.say(seat, act.reads)
            return
        if isinstance(act, SayName):
            for told in self.said.on_name:
                told(seat, act.name)
            return
        if isinstance(act, Seek):
            for sought in self.said.on_seek:
                sought(act.share)
            return
        forbidden = self.grasp.forbids(seat, act)
        if forbidden is not None:
            raise HandError(*forbidden, getattr(act, "place", ""))
        if isinstance(act, Press | Release):
            self._press(seat, top, act.button, isinstance(act, Press))
            return
        if top.taps(now_s):
            raise HandError("still-reading", "the hand still holds a piece to the pad or spot")
        if top.lifts is not None:
            # Laid down even if the act fails: watchers must see that.
            top.lifts = None
            self.changes += 1
        match act:
            case Take() | Put():
                self._carry(seat, top, act)
            case TurnOver(place="") | Peek(place=""):
                self._turn_in_hand(seat, top, act)
            case TurnOver(place, index):
                self._places.turn(place, self.grasp.shown_index(seat, top, place, index))
            case Peek(place, index):
                top.lifts = place, self.grasp.shown_index(seat, top, place, index)
            case Tap():
                self._tap(seat, top, act, now_s)
            case TurnPile(place, onto):
                stack = self.grasp.picked_up(seat, place)[::-1]
                self.grasp.put_all(seat, place, onto, [lying.turned() for lying in stack])
            case Gather(place, onto, face_up):
                self.grasp.free(top)
                stack = self.grasp.picked_up(seat, place)
                self.grasp.put_all(
                    seat, place, onto, [replace(one, face_up=face_up) for one in stack]
                )
            case Shuffle(place):
                self.grasp.free(top)
                self.grasp.reach_all(seat, place)
                self.shuffle(place)
            case Lower():
                pass
        self.changes += 1
        if isinstance(act, Put) or (isinstance(act, TurnOver) and act.place):
            for put in self.on_put:
                put()

    def _carry(self, seat: str, top: SeatTop, act: Take | Put) -> None:
        match act:
            case Take(place, index):
                self.grasp.free(top)
                self.grasp.reach(seat, place)
                taken = self.grasp.picked(seat, place, self._places.take(place, index))
                own = self._places.owner_of_fan.get(place) == seat
                top.take(taken.turned() if own else taken, shielded=own)
            case Put() if (home := self._homes.get(self.grasp.held(top).piece.uid)) is not None:
                self._places.put(Lying(self.grasp.held(top).piece, face_up=True), home)
                top.take(None)
            case Put(place, face_up, index):
                held = replace(self.grasp.held(top), face_up=face_up, off_mm=0.0)
                laid = self.grasp.laid(seat, held, place)
                if place.partition("/")[0] == BELT:
                    self._put_on_belt(seat, laid, place)
                else:
                    self._places.check(place)
                    self._places.put(laid, place, index)
                top.take(None)

    def _turn_in_hand(self, seat: str, top: SeatTop, act: TurnOver | Peek) -> None:
        held = self.grasp.held(top)
        peeks = isinstance(act, Peek)
        if held.came_from and (peeks or not held.face_up):
            held = self.grasp.looked_at(seat, held)
        turned = replace(held, face_up=peeks or not held.face_up)
        top.take(turned, shielded=peeks)

    def _tap(self, seat: str, top: SeatTop, act: Tap, now_s: float) -> None:
        held = self.grasp.held(top)
        reader = act.reader or pad_of(seat)
        readers = (*(pad_of(one) for one in self.seats), *self.spots)
        if reader not in readers:
            raise HandError(
                "no-reader",
                f"there is no pad or spot {reader!r}; expected one of {', '.join(readers)}",
            )
        top.tap_reader, top.tap_until_s = reader, now_s + act.hold_s
        self.whose[reader, held.piece.uid] = seat
        for tapped in self.on_tap:
            tapped(seat, held.piece.uid, top.tap_until_s)

    def _press(self, seat: str, top: SeatTop, button: Button, pressed: bool) -> None:
        if (button in top.pressed) != pressed:
            (top.pressed.add if pressed else top.pressed.discard)(button)
            for changed in self.on_button:
                changed(seat, button, pressed)

    # ---- what antennas and eyes get ------------------------------------------------------

    def tags_at(self, reader: str, now_s: float) -> list[tuple[str, Uid]]:
        """Return the tags held to a pad or spot now, each with the seat whose hand holds it."""
        return [
            (seat, top.hand.piece.uid)
            for seat, top in self.seats.items()
            if now_s < top.tap_until_s and top.tap_reader == reader and top.hand is not None
        ]

    def seats_at_pads(self, now_s: float) -> tuple[str, ...]:
        """Return the seats that now hold a piece to a pad or spot."""
        return tuple([seat for seat, top in self.seats.items() if now_s < top.tap_until_s])

    def near(self, at_mm: float, range_mm: float) -> list[tuple[Uid, float]]:
        """Return the tags at most *range_mm* from a position on the track, in the order of their
        places, with their distance from it (mm); negative while they approach. Covered ones are
        left out."""
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
        """Return the numbers of the occupied belt places."""
        return [
            number for number, name in enumerate(self._places.belt_names) if name in self.places
        ]

    def seen(self, observer: str) -> tuple[SeenPlace, ...]:
        """Return every occupied place, as seen from the chair *observer*."""
        return self._places.seen(observer)

    def visible(self, now_s: float) -> object:
        """Return a value that is the same as long as a scene is, except for the belt's motion."""
        lights = [self.light_of(seat) for seat in self.seats]
        return self.changes, self.seats_at_pads(now_s), lights, self.said.away.seats

    def scene(self, observer: str, now_s: float) -> Scene:
        """Return what a person in the chair *observer* sees."""
        visible = self.visible(now_s)
        known = self._seats_seen.get(observer)
        if known is None or known[0] != visible:
            seats = tuple([self._seen_seat(seat, observer, now_s) for seat in self.seats])
            known = self._seats_seen[observer] = visible, seats
        return Scene(
            at_s=now_s,
            seat=observer,
            belt_places=self.belt.places,
            belt_turns=self.belt_turns(),
            belt_rpm=self.belt_rpm(),
            places=self.seen(observer),
            seats=known[1],
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
            away=seat in self.said.away.seats,
        )

    # ---- inside ------------------------------------------------------------------------

    def _put_on_belt(self, seat: str, tile: Lying, place: str) -> None:
        """Put a tile on a belt place, or where a clumsy hand lets it land."""
        if place == BELT:
            place = self._nearest_free_place(seat)
        self._places.check(place)
        landing = self.grasp.landing(seat)
        self._furthest_off_mm = max(self._furthest_off_mm, abs(landing.off_mm))
        tile = replace(tile, off_mm=landing.off_mm)
        neighbour = self._places.belt_names[(int(place.partition("/")[2]) + 1) % self.belt.places]
        beside = self.places.get(neighbour, [])
        if landing.stacked and place not in self.places and len(beside) == 1:
            self._places.stack_up(tile, neighbour)
        else:
            self._places.put(tile, place)

    def _nearest_free_place(self, seat: str) -> str:
        """Return the free belt place nearest to the seat; chairs stand evenly around the track."""
        at_mm = self.belt.chairs_mm(self.seats)[seat]
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
