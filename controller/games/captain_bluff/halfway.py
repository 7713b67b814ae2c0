"""What is half done at the table: what the next card is meant as, and which way one may count.

Kept as short texts, so that it survives a power cut. It is valid as long as whoever said it is to
act; after that nobody sees it any more, and it is forgotten with the next act of that seat.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.games.captain_bluff.state import State
from controller.menu import CURSOR

MEANT, WAY = "meant", "way"
"""The names under which it is kept."""

ANY_BELT = -1

Purpose = Literal["define", "place", "change", "play", "name"]
"""name: a card that the table cannot read is placed, and its face is named with the cursor."""


class Meant(Struct, frozen=True):
    """What a seat has said with the cursor of the next card that it taps."""

    seat: str
    purpose: Purpose
    belt: int = ANY_BELT
    """With spots the tap says which; what is played on the pad has none."""


class Forget(Struct, frozen=True):
    """It is something else that the next card is meant as."""


class Named(Struct, frozen=True):
    """A card that nothing can read is to be placed on a belt, and this is its face."""

    belt: int
    card: int


_PHASES: Mapping[Purpose, tuple[str, ...]] = {
    "define": ("setup", "turn"),
    "place": ("turn",),
    "change": ("turn",),
    "play": ("turn",),
    "name": ("turn", "placing"),
}


def actor(state: State) -> int:
    """The player for whom the match waits, or the first of them; in a call window its placer."""
    match state.phase:
        case "setup" | "draw":
            return state.due[0]
        case "recovering":
            return state.other
    return state.active


def meant(state: State, half: Mapping[str, str]) -> Meant | None:
    """What the next card is meant as."""
    words = half.get(MEANT, "").split()
    if len(words) != 3 or words[0] != state.seats[actor(state)]:
        return None
    seat, purpose, belt = words
    known = next((one for one in _PHASES if one == purpose), None)
    if known is None or state.phase not in _PHASES[known]:
        return None
    return Meant(seat, known, int(belt))


def with_meant(half: Mapping[str, str], said: Meant) -> dict[str, str]:
    return {**settled(half, said.seat), MEANT: f"{said.seat} {said.purpose} {said.belt}"}


def way(state: State, half: Mapping[str, str]) -> tuple[int, int, int] | None:
    """Who is to say which way a card counts, on which belt, and the card; None for nobody."""
    words = half.get(WAY, "").split()
    if len(words) != 3 or words[0] not in state.seats:
        return None
    player, belt, card = state.seats.index(words[0]), int(words[1]), int(words[2])
    return (player, belt, card) if state.hands[player] >> card & 1 else None


def with_way(half: Mapping[str, str], seat: str, belt: int, card: int) -> dict[str, str]:
    return {**settled(half, seat), WAY: f"{seat} {belt} {card}"}


def settled(half: Mapping[str, str], seat: str) -> dict[str, str]:
    """What is half done once an act of *seat* is complete; what another one has begun stays."""
    return {
        name: kept
        for name, kept in half.items()
        if name != CURSOR and not (name in (MEANT, WAY) and kept.split()[0] == seat)
    }
