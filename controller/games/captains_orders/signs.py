"""What lights, sounds and prompts say in Captain's Orders. They follow from public facts alone."""

from collections.abc import Mapping

from controller.games.captains_orders.options import HAND
from controller.games.captains_orders.pieces import RANK
from controller.games.captains_orders.state import State, awaited, opponents, winners
from controller.match.tablegame import own_colour
from controller.views import Arg, Notice
from controller.views.captains_orders import Phase
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
    id = PROMPTS[state.phase]
    if not spots and state.phase in _IN_OTHER_WORDS:
        id += "-no-spots"
    active = state.seats[state.active]
    args: dict[str, Arg] = {
        "active": active,
        "owner": state.seats[state.owner],
        "turn": state.seats[state.turn],
    }
    if state.order is not None:
        args["rank"] = RANK[state.order]
    return Notice(id, args, seat=active, at=_where(state, spots))


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


PROMPTS: Mapping[Phase, str] = {
    "dealing": "captains-orders-deal",
    "turn": "captains-orders-turn",
    "order": "captains-orders-order",
    "give": "captains-orders-give",
    "discard": "captains-orders-discard",
    "reading": "captains-orders-reading",
    "reveal": "captains-orders-reveal",
    "round_over": "captains-orders-round-over",
    "over": "captains-orders-over",
}
"""What is asked of the players."""

_IN_OTHER_WORDS: tuple[Phase, ...] = ("turn", "order", "discard")
"""Where a table without spots asks in other words: `captains-orders-turn-no-spots`."""
