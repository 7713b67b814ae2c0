"""What the rules of Captain's Orders refuse, and by which ruling. No message names a card."""

from collections.abc import Mapping

from controller.errors import IllegalMove
from controller.games.captains_orders.state import State
from controller.views.captains_orders import Phase

RULINGS: Mapping[str, str] = {
    # the deal
    "still_dealing": "CO-19",
    "hand_full": "CO-19",
    "already_dealt": "CO-19",
    "too_late_to_redeal": "CO-19",
    # at the wrong time
    "not_your_turn": "CO-2",
    "own_order": "CO-7",
    "no_order": "CO-2",
    "order_stands": "CO-2",
    "give_first": "CO-3",
    "discard_first": "CO-3",
    "nothing_to_give": "CO-3",
    "nothing_to_discard": "CO-3",
    "reading": "CO-5",
    "nothing_to_accept": "CO-5",
    "revealing": "CO-8",
    "between_rounds": "CO-17",
    "round_goes_on": "CO-8",
    "match_over": "CO-16",
    # cards and players
    "not_in_hand": "CO-1",
    "follow_too_low": "CO-5",
    "belay_too_high": "CO-6",
    "yourself": "CO-13",
    "nobody_there": "CO-19",
    "not_unread": "CO-19",
    "not_a_card": "CO-19",
}
"""What the rules refuse, by a key, and the ruling that says so."""

WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "turn": "no_order",
    "order": "order_stands",
    "give": "give_first",
    "discard": "discard_first",
    "reading": "reading",
    "reveal": "revealing",
    "round_over": "between_rounds",
    "over": "match_over",
}
"""What is said to a move that does not belong to the phase, where `NOT_NOW` says nothing better."""

NOT_NOW: dict[tuple[Phase, str], str] = {
    **{
        (phase, tag): key
        for phase in ("turn", "order")
        for tag, key in {
            "deal": "already_dealt",
            "give": "nothing_to_give",
            "discard": "nothing_to_discard",
            "accept": "nothing_to_accept",
            "next-round": "round_goes_on",
        }.items()
    },
    ("order", "redeal"): "too_late_to_redeal",
    ("round_over", "redeal"): "between_rounds",
}
"""What is said to certain moves in certain phases."""


def infraction(key: str, state: State, player: int | None = None) -> IllegalMove:
    """The error to raise for a key of `RULINGS`, about *player* where it is somebody's."""
    args = {"active": state.seats[state.active]}
    return IllegalMove(f"captains-orders-{key.replace('_', '-')}", RULINGS[key], args)
