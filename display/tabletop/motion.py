"""Pieces on their way: what moved between two scenes, and where it is meanwhile.

Pure. A scene shows pieces only before and after; between two of them a hand has carried one. What
is known of the piece is exactly what the scenes showed of it.
"""

from msgspec import Struct

from hardware.scene import FAN, Label, Scene

FLIGHT_S = 0.22


class Flight(Struct, frozen=True):
    """A piece on its way between a place and a hand (`SEAT/hand`), since `start_s`."""

    origin: str
    goal: str
    label: Label
    start_s: float

    def progress(self, now_s: float) -> float:
        """How far it is: 0 to 1, slow at both ends."""
        part = min(1.0, max(0.0, (now_s - self.start_s) / FLIGHT_S))
        return part * part * (3.0 - 2.0 * part)

    def landed(self, now_s: float) -> bool:
        return now_s >= self.start_s + FLIGHT_S


def flights(before: Scene, after: Scene, now_s: float) -> tuple[Flight, ...]:
    """What the hands have carried between two scenes."""
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
    """Which of the changed places has to do with that hand and that piece; empty if unclear."""
    for place, shown in changed:
        owner = place.partition("/")[0]
        shared = owner in ("belt", "table") and label.kind == "tile"
        carried = owner == "middle" or place.endswith(f"/{FAN}") or owner == seat
        if (carried and shown.kind == label.kind) or (shared and shown.suitcase == label.suitcase):
            changed.remove((place, shown))
            return place
    return ""
