"""What can be done at a virtual table, whatever is played there; and what may be looked at and
turned over besides, which nobody asks for. Pure.
"""

from display.tabletop import cards, luggage
from display.tabletop.gestures import Gesture, sequence
from display.tabletop.layout import with_cards
from display.tabletop.offers import Done, Handling, Hint, Offer
from display.tabletop.saying import Saying, phrase
from display.tabletop.sight import Sight
from display.targets import DeckAt, OwnHand, PieceAt, PileAt, Target, TileAt
from hardware.scene import Label, Peek, TurnOver


def handling_of(sight: Sight) -> Handling:
    """Return how the table that is seen is played."""
    return cards.HANDLING if with_cards(sight.scene) else luggage.HANDLING


def offers(sight: Sight) -> tuple[Offer, ...]:
    """Return all that the player can do now: first what is asked for, which glows."""
    return handling_of(sight).offers(sight)


def hint(sight: Sight) -> Hint:
    """Return what is asked of the player now, in one line, and what is offered for it."""
    return handling_of(sight).hint(sight)


def answer(target: Target, sight: Sight) -> Offer | Saying | None:
    """Return what is offered for a click on *target*; if nothing is, why not and what to do
    instead; None where a click means nothing."""
    return handling_of(sight).answer(target, sight)


def refused(target: Target, sight: Sight) -> Saying | None:
    """Return why nothing is offered for a click on *target*, and what to do instead."""
    answered = answer(target, sight)
    return None if isinstance(answered, Offer) else answered


def follows(sight: Sight) -> Gesture | None:
    """Return what the player's own last act leaves to do, if that is one thing alone: in a player's
    window nobody has to click once more for a look that was announced, or where a card goes that
    the table has accepted. Suitcases are put down by hand: that is the game."""
    owes = sight.heard if sight.hand is not None else bool(sight.to_look)
    if not (sight.lays and owes and with_cards(sight.scene)):
        return None
    targets = {*hint(sight).at}
    answered = answer(targets.pop(), sight) if len(targets) == 1 else None
    return answered.gesture if isinstance(answered, Offer) else None


def turn(target: Target, sight: Sight) -> Done:
    """Return the gesture that turns over openly what lies at *target*; None for none."""
    if isinstance(target, OwnHand) and sight.hand is not None:
        return sequence(TurnOver())
    lying = _lying(target, sight)
    if lying is None or sight.hand is not None:
        return None
    place, index, _ = lying
    return sequence(TurnOver(place, index))


def peek(target: Target, sight: Sight) -> Done:
    """Return the gesture that looks under what lies at *target*, or why nobody may; None if nothing
    is hidden there."""
    if isinstance(target, TileAt) and sight.hand is None:
        return phrase("luggage-hands-look-in-hand")
    if not with_cards(sight.scene):
        return None
    if sight.hand is not None:
        hidden = isinstance(target, OwnHand) and not sight.hand.face
        return sequence(Peek()) if hidden else None
    lying = _lying(target, sight)
    if lying is None or lying[2].face:
        return None
    place, index, _ = lying
    return sequence(Peek(place, index))


def _lying(target: Target, sight: Sight) -> tuple[str, int | None, Label] | None:
    """Return the place and index of a piece on the table, and its visible side; None for none."""
    match target:
        case PieceAt(place, index):
            seen = sight.at(place)
            if seen is None or index >= seen.count:
                return None
            return place, index, seen.spread[index]
        case PileAt(place) | DeckAt(place):
            seen = sight.at(place)
            return None if seen is None else (place, None, seen.top)
        case _:
            return None
