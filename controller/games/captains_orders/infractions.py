"""What the rules of Captain's Orders refuse, and in which words.

One line each: the key under which other languages find it, the ruling, what was found, and what
to do now. A sentence about a player begins with the seat. No sentence names a card.
"""

from controller.errors import IllegalMove
from controller.games.captains_orders.state import State
from controller.views.captains_orders import Phase

INFRACTIONS: dict[str, tuple[str, str, str]] = {
    # key: (ruling, what was found, remedy)
    # -- the deal
    "still_dealing": (
        "CO-19",
        "the hands are still being dealt.",
        "Put it back; tap six cards on each seat's pad first.",
    ),
    "hand_full": (
        "CO-19",
        "one card too many on this pad.",
        "Put the card back on the deck.",
    ),
    "already_dealt": (
        "CO-19",
        "all hands have been dealt.",
        "Put the card back on the deck.",
    ),
    "too_late_to_redeal": (
        "CO-19",
        "the round has begun.",
        "Play it to its end.",
    ),
    # -- at the wrong time
    "not_your_turn": ("CO-2", "it is {active}'s turn.", "Take the card back and wait."),
    "own_order": (
        "CO-7",
        "nobody answers the own Order: this is void.",
        "Take the card back and wait until the Order comes home.",
    ),
    "no_order": (
        "CO-2",
        "no Order stands.",
        "Take it back; play an Order, pass a card, ask for one, or discover the Captain.",
    ),
    "order_stands": (
        "CO-2",
        "an Order stands.",
        "Take it back; follow, belay, or discover the Captain.",
    ),
    "give_first": (
        "CO-3",
        "a card was asked for.",
        "Take it back; whoever was asked taps a card on the pad of the asker first.",
    ),
    "discard_first": (
        "CO-3",
        "a card was received, and none has been discarded.",
        "Take it back; a discard comes first.",
    ),
    "nothing_to_give": ("CO-3", "nobody has asked for a card.", "Take the card back."),
    "nothing_to_discard": (
        "CO-3",
        "discards follow only on a card that was passed or asked for.",
        "Take the card back.",
    ),
    "reading": (
        "CO-5",
        "the card that was played has not been read.",
        "Tap it once more, or name its rank.",
    ),
    "nothing_to_accept": (
        "CO-5",
        "no card waits for a word of the owner of an Order.",
        "Play on.",
    ),
    "revealing": (
        "CO-8",
        "the round has ended, and all hands are revealed.",
        "Tap the cards that have not been read, or name their ranks.",
    ),
    "between_rounds": (
        "CO-17",
        "the round is over.",
        "Return all cards; the deal passes to the left.",
    ),
    "round_goes_on": ("CO-8", "the round has not ended.", "Play on."),
    "match_over": ("CO-16", "the match is over.", "Start a new one to play on."),
    # -- cards and players
    "not_in_hand": (
        "CO-1",
        "by what the table has seen, this card is not in the hand.",
        "Put it back where it was; tap a card of the own hand.",
    ),
    "follow_too_low": (
        "CO-5",
        "this card cannot follow the Order.",
        "Take it back and follow with one of an equal or higher rank, or belay.",
    ),
    "belay_too_high": (
        "CO-6",
        "this card does not belay the Order: its rank is not lower.",
        "Take it back; everybody has seen it. Follow, or belay with a lower one.",
    ),
    "yourself": (
        "CO-13",
        "a player cannot choose the own seat.",
        "Choose another one.",
    ),
    "nobody_there": ("CO-19", "nobody plays there.", "Choose a seat that plays."),
    "not_unread": (
        "CO-19",
        "every card that was played or dealt there has been read.",
        "Play on.",
    ),
    "not_a_card": ("CO-19", "this is no card of a Pairs deck.", "Name a rank from 1 to 10."),
}

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
    """The error to raise for an entry of `INFRACTIONS`, about *player* where it is somebody's."""
    rule, what, remedy = INFRACTIONS[key]
    seat = "" if player is None or player >= len(state.seats) else f"{state.seats[player]}: "
    sentence = f"{seat}{what}".format(active=state.seats[state.active].capitalize())
    return IllegalMove(f"captains-orders.{key}", rule, sentence[0].upper() + sentence[1:], remedy)
