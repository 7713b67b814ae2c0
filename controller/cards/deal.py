"""The deal before anybody acts: cards are tapped at the pads in any order, or all hands are said to
be complete."""

from collections.abc import Callable
from typing import Any

from controller.cards.zones import Carded, lacking
from controller.rules.offers import Mover
from controller.rules.refusals import Infractions
from controller.rules.rows import Check


def lacking_of(size: int) -> Callable[[Carded, Mover], int]:
    """Return a function that returns the players whose hands have fewer cards than that, as a
    set."""
    return lambda state, mover: lacking(state.hands, size)


def hand_has_room(size: int, infraction: Infractions) -> Check:
    """Return the check of a move that brings a *card* into the hand of its *receiver*: a full one
    is refused as `hand_full`, unless the card is tapped again."""

    def check(state: Any, move: Any) -> None:
        hand = state.hands[move.receiver]
        again = move.card is not None and hand >> move.card & 1
        if hand.bit_count() >= size and not again:
            raise infraction("hand_full", state)

    return check


def dealt_at_once(infraction: Infractions) -> Check:
    """Return the check of the move that declares all cards dealt: if each card must be read, it is
    refused as `read_each` (G-6)."""

    def check(state: Any, move: object) -> None:
        if state.options.reading == "every":
            raise infraction("read_each", state)

    return check
