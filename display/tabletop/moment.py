"""What one frame of the virtual table shows, as a value."""

import math

from msgspec import Struct

from display.screens.catalogue import screens_of
from display.tabletop.layout import Point
from display.tabletop.offers import Hint
from display.tabletop.saying import Saying, spoken
from display.tabletop.sight import Sight
from display.targets import Target
from display.words import Words
from hardware.scene import FAN, Label, Scene

FLIGHT_S = 0.22


class Flight(Struct, frozen=True):
    """A piece in flight between a place and a hand (`SEAT/hand`), since `start_s`."""

    origin: str
    goal: str
    label: Label
    start_s: float

    def progress(self, now_s: float) -> float:
        """Return how far it has flown: 0 to 1, slow at both ends."""
        part = min(1.0, max(0.0, (now_s - self.start_s) / FLIGHT_S))
        return part * part * (3.0 - 2.0 * part)

    def between(
        self, start: tuple[Point, int], goal: tuple[Point, int], now_s: float
    ) -> tuple[Point, int]:
        """Return where it is between two points, and how high the piece is there: it sails in a
        bow, as large as at the end where it is smaller, so that its picture is there already."""
        part = self.progress(now_s)
        ((x0, y0), height0), ((x1, y1), height1) = start, goal
        lift = math.sin(part * math.pi) * 0.12 * math.dist((x0, y0), (x1, y1))
        return (x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - lift), min(height0, height1)

    def landed(self, now_s: float) -> bool:
        return now_s >= self.start_s + FLIGHT_S


def flights(before: Scene, after: Scene, now_s: float) -> tuple[Flight, ...]:
    """Return what the hands have carried between two scenes."""
    counts = {seen.place: (seen.count, seen.top) for seen in before.places}
    counts_after = {seen.place: (seen.count, seen.top) for seen in after.places}
    left = [
        (place, label)
        for place, (count, label) in counts.items()
        if counts_after.get(place, (0, None))[0] < count
    ]
    gained = [
        (place, label)
        for place, (count, label) in counts_after.items()
        if counts.get(place, (0, None))[0] < count
    ]
    hands = {seat.seat: seat.hand for seat in before.seats}
    found = []
    for seat in after.seats:
        held = hands.get(seat.seat)
        if held is None and seat.hand is not None:
            origin = _from(left, seat.seat, seat.hand)
            if origin:
                found.append(Flight(origin, f"{seat.seat}/hand", seat.hand, now_s))
        elif held is not None and seat.hand is None:
            goal = _from(gained, seat.seat, held)
            if goal:
                found.append(Flight(f"{seat.seat}/hand", goal, held, now_s))
    return tuple(found)


def _from(changed: list[tuple[str, Label]], seat: str, label: Label) -> str:
    """Return which of the changed places concerns that hand and piece; "" if unclear."""
    for place, shown in changed:
        owner = place.partition("/")[0]
        shared = owner in ("belt", "table") and label.kind == "tile"
        carried = owner == "middle" or place.endswith(f"/{FAN}") or owner == seat
        if (carried and shown.kind == label.kind) or (shared and shown.suitcase == label.suitcase):
            changed.remove((place, shown))
            return place
    return ""


class Moment(Struct, frozen=True):
    """Everything that one frame shows."""

    sight: Sight
    now_s: float
    belt_turns: float
    hint: Hint
    message: tuple[Saying, ...] = ()
    """Why something did not work; shown instead of the hint."""
    hover: Target | None = None
    focus: Target | None = None
    """What the keys have moved to."""
    opened: Target | None = None
    """What is looked at while a button or key is held."""
    large_menu: bool = False
    """Whether the lines of the menu take up the pane, for a finger."""
    finger: bool = False
    """Whether it is a finger that points, which hides what is below it."""
    dragged_to: Point | None = None
    """Where the mouse has dragged the piece in the hand."""
    pressed: frozenset[str] = frozenset()
    flights: tuple[Flight, ...] = ()
    connected: bool = True

    @property
    def words(self) -> Words:
        """The words in the language of the table."""
        return self.sight.words

    @property
    def says(self) -> tuple[Saying, ...]:
        """What is said now: the message, otherwise the hint."""
        return self.message or self.hint.says

    @property
    def said(self) -> str:
        """The same in words."""
        return spoken(self.says, self.words)

    def arriving(self, place: str) -> bool:
        """Return True if the only piece there is still in flight."""
        seen = self.sight.at(place)
        alone = seen is not None and seen.count == 1
        return alone and any(flight.goal == place for flight in self.flights)

    def flying_to(self, seat: str) -> bool:
        """Return True if the piece for the hand of *seat* is still in flight."""
        return any(flight.goal == f"{seat}/hand" for flight in self.flights)


def state_of(sight: Sight, seat: str) -> str:
    """Return the message for what everyone may know of a seat, a word or two; "" for nothing."""
    seats = () if sight.view is None else sight.view.seats
    status = next((one for one in seats if one.seat == seat), None)
    if status is None:
        return ""
    if status.lost:
        return "hands-seat-out-of-reach"
    players = () if sight.match is None else sight.match.players
    player = next((one for one in players if one.seat == seat), None)
    said = "" if sight.match is None else screens_of(sight.match).seat_state(sight.match, seat)
    if said:
        return said
    if not status.joined and player is None:
        return "hands-seat-empty"
    return "hands-seat-bot" if status.bot else ""
