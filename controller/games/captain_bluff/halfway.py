"""What is half done at the table: what the next card is meant as, and which way one counts that
lies on a belt already.

Kept as a short text (`menu.MEANT`), so that it survives a power cut. It is forgotten with the next
move, whoever makes it; so the others wait with theirs until it is settled (CB-26).
"""

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

from controller.games.captain_bluff.state import State
from controller.match.halfdone import HalfDone
from controller.match.menu import Meant

ANY_BELT = -1

Purpose = Literal["define", "place", "change", "play", "way"]
"""way: a card lies face up on a belt, and its player is to say which way it counts."""

_PURPOSES: Mapping[str, Purpose] = {purpose: purpose for purpose in get_args(Purpose)}


class Said(Struct, frozen=True):
    """What whoever is to act has said of the next card, or of one that lies there."""

    purpose: Purpose
    belt: int = ANY_BELT
    """With spots the tap says which; what is played on the pad has none."""
    card: int | None = None
    """The card that lies there and may count either way."""


def said(half: HalfDone) -> Said | None:
    """What has been said; None for nothing."""
    purpose, *numbers = half.meant.split() or [""]
    if purpose not in _PURPOSES:
        return None
    return Said(_PURPOSES[purpose], *map(int, numbers))


def meaning(purpose: Purpose, belt: int = ANY_BELT, card: int | None = None) -> Meant:
    """The meaning of a line of the cursor that says so."""
    words = [purpose, *(str(number) for number in (belt, card) if number not in (ANY_BELT, None))]
    return Meant(" ".join(words))


def actor(state: State) -> int:
    """The player for whom the match waits, or the first of them; in a call window its placer."""
    match state.phase:
        case "setup" | "draw":
            return state.due[0]
        case "recovering":
            return state.other
    return state.active
