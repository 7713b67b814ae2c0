"""What lights, sounds and prompts say in Captain's Orders. They follow from public facts alone."""

from collections.abc import Mapping

from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import RANK
from controller.games.captains_orders.state import State, awaited, opponents, winners
from controller.match.tablegame import own_colour
from controller.views import Notice
from hardware.signals import Colour, Pattern

ORDER_SPOT, DISCARD_SPOT = 1, 2


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """The seat's own colour, blinking at whoever is to act, lacks cards, or has won."""
    player = state.seats.index(seat)
    lacks = state.phase == "dealing" and state.hands[player].bit_count() < HAND
    lively = lacks or awaited(state, player) or player in winners(state)
    waits = state.phase == "reading" and state.owner == player
    return own_colour(seat), "blink" if lively or waits else "steady"


def prompt(state: State, spots: int) -> Notice | None:
    key, text, remedy = _PROMPTS[state.phase]
    if not spots and state.phase in _WITHOUT_SPOTS:
        key, text, remedy = _WITHOUT_SPOTS[state.phase]
    words = (
        state.seats[state.active].capitalize(),
        "" if state.order is None else str(RANK[state.order]),
        state.seats[state.owner].capitalize(),
        state.seats[state.turn].capitalize(),
    )
    return Notice(
        f"captains-orders.{key}",
        text.format(*words),
        remedy.format(*words),
        args=words,
        at=_where(state, spots),
    )


def _where(state: State, spots: int) -> tuple[str, ...]:
    """Where what is asked for can be done."""
    seats = state.seats
    active = seats[state.active]
    others = (f"pad/{seats[player]}" for player in opponents(state, state.active))
    own = f"pad/{active}"
    order, discard = (f"spot/{ORDER_SPOT}", f"spot/{DISCARD_SPOT}") if spots else (own, own)
    match state.phase:
        case "dealing":
            return ("deck",)
        case "turn":
            return (order, *others)
        case "order":
            return (f"pad/{seats[state.owner]}", order)
        case "give":
            return (f"pad/{seats[state.turn]}",)
        case "discard":
            return (discard,)
    return ()


_PROMPTS: Mapping[str, tuple[str, str, str]] = {
    # phase: (key, what is asked, how); {0} acts, {1} is the Order's rank, {2} owns it, {3} has
    # the turn.
    "dealing": (
        "deal",
        "Six cards for everybody: tap each on the pad of whoever gets it.",
        "The hands are complete when the lights say whose turn it is.",
    ),
    "turn": (
        "turn",
        "{0}: give an Order, pass a card, or ask for one.",
        "An Order is tapped on spot 1, a card that is passed on its receiver's pad.",
    ),
    "order": (
        "order",
        "{0}: {2}'s Order is {1}. Follow or belay.",
        "Follow on {2}'s pad, belay on spot 1.",
    ),
    "give": ("give", "{0}: give {3} a card.", "Tap it on {3}'s pad."),
    "discard": ("discard", "{0}: discard a card.", "Tap it on spot 2."),
    "reading": ("reading", "A card was not read.", "Tap it once more, or choose."),
    "reveal": ("reveal", "The round has ended: all cards face up.", "Tap those not read."),
    "round_over": ("round_over", "The round is over.", "A deals the next one."),
    "over": ("over", "The match is over.", "A plays again."),
}

_WITHOUT_SPOTS: Mapping[str, tuple[str, str, str]] = {
    "turn": (
        "turn_no_spots",
        "{0}: give an Order, pass a card, or ask for one.",
        "Choose first; a card that is passed is tapped on its receiver's pad.",
    ),
    "order": (
        "order_no_spots",
        "{0}: {2}'s Order is {1}. Follow or belay.",
        "Follow on {2}'s pad; to belay, choose it, then tap the card on your own.",
    ),
    "discard": (
        "discard_no_spots",
        "{0}: discard a card.",
        "Press A, then tap it on your own pad.",
    ),
}
