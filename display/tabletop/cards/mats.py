"""What is marked on the table between the players: spots, and the places of the game's layout.

Pure. A `Mat` is a spot with the places that lie beside it, or the places that share a caption.
"""

from msgspec import Struct

from controller.views import Message
from hardware.scene import FAN, Layout, Scene

MIDDLE = "middle"


class Mat(Struct, frozen=True):
    """A spot (counted from 1, 0 for none) and the places that belong to it, in their order."""

    spot: int
    places: tuple[str, ...]


def mats(scene: Scene) -> tuple[Mat, ...]:
    """The middle, left to right: decks, then spots in their order, then what lies alone."""
    layout = scene.layout
    marked = [p for p in (*layout.piles, *layout.rows) if p.partition("/")[0] == MIDDLE]
    at_spots: dict[int, list[str]] = {}
    alone = []
    for place in marked:
        spot = spot_beside(place, len(scene.spots))
        if spot:
            at_spots.setdefault(spot, []).append(place)
        else:
            alone.append(place)
    decks = [place for place in alone if place in layout.decks]
    others: dict[str, list[str]] = {}
    for place in alone:
        if place not in layout.decks:
            others.setdefault(str(caption(place, layout)), []).append(place)
    return (
        *(Mat(0, (place,)) for place in decks),
        *(Mat(spot, tuple(at_spots[spot])) for spot in sorted(at_spots)),
        *(Mat(0, tuple(places)) for places in others.values()),
    )


def bare_spots(scene: Scene) -> tuple[int, ...]:
    """The spots beside which no place is marked: this game does not use them."""
    used = {mat.spot for mat in mats(scene)}
    return tuple(n for n in range(1, len(scene.spots) + 1) if n not in used)


def spot_beside(place: str, spots: int) -> int:
    """The number of the spot that a place lies beside; 0 for none."""
    number = place.rpartition("-")[2]
    return int(number) if number.isdecimal() and 1 <= int(number) <= spots else 0


def own_places(scene: Scene) -> tuple[str, ...]:
    """What lies in front of the own seat beside its fan, and the rows that are marked there."""
    lying = [seen.place for seen in scene.places]
    found = dict.fromkeys((*scene.layout.rows, *lying))
    return tuple(p for p in found if p.startswith(f"{scene.seat}/") and p != fan(scene.seat))


def fan(seat: str) -> str:
    """The cards in a seat's hands, as a place."""
    return f"{seat}/{FAN}"


def caption(place: str, layout: Layout) -> Message:
    """What a place is called: by the message that the layout has for it, with the number of
    one of several, or else by its name."""
    name = place.partition("/")[2].replace("_", "-")
    number = name.rpartition("-")[2]
    numbered = number.isdecimal()
    if place in layout.captions:
        return Message(layout.captions[place], {"number": int(number)} if numbered else {})
    return Message("table-place", {"place": name})
