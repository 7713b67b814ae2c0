"""What lights, sounds and prompts say in Bluff Pirate. They follow from public facts alone.

Of a vote they say that a seat has answered, and never what.
"""

from collections.abc import Mapping

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.options import HAND, LARGEST_SET
from controller.games.bluff_pirate.places import (
    BOARD_SPOT,
    DISCARD_SPOT,
    DOWN,
    DOWN_SPOT,
    ISLANDS,
    UP_SPOT,
)
from controller.games.bluff_pirate.placing import is_complete, size
from controller.games.bluff_pirate.state import State, awaited, winners
from controller.games.bluff_pirate.turns import may_discard
from controller.match.tablegame import own_colour
from controller.views import Notice
from hardware.signals import Colour, Pattern


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """The seat's own colour, blinking at whoever is to act, lacks cards, or has won: at a voter
    until the vote is in, whatever it is."""
    player = state.seats.index(seat)
    lacks = state.phase == "dealing" and state.hands[player].bit_count() < HAND
    shuffles = state.phase == "reshuffling" and state.turn == player
    lively = lacks or shuffles or awaited(state, player) or player in winners(state)
    return own_colour(seat), "blink" if lively else "steady"


def prompt(state: State, spots: int) -> Notice | None:
    phase = _stage(state)
    key, text, remedy = _PROMPTS[phase]
    if not spots and phase in _WITHOUT_SPOTS:
        key, remedy = f"{key}_no_spots", _WITHOUT_SPOTS[phase]
    words = (
        state.seats[state.active].capitalize(),
        state.seats[state.turn].capitalize(),
        "" if state.target is None else state.seats[state.target].capitalize(),
        "" if state.picked is None else state.seats[state.picked].capitalize(),
        str(state.to_draw),
    )
    if phase == "revealing":
        key, text = _SHOWN[bool(state.doubting)]
    return Notice(
        f"bluff-pirate.{key}",
        text.format(*words),
        remedy.format(*words),
        args=words,
        at=_where(state, spots),
    )


def _stage(state: State) -> str:
    """The phase, more closely where something else is asked for in it."""
    if state.phase == "set" and is_complete(state):
        return "closing"
    if state.phase == "act" and not may_discard(state, state.active):
        return "few"
    return state.phase


def _where(state: State, spots: int) -> tuple[str, ...]:
    """Where what is asked for can be done."""
    own = (f"pad/{state.seats[state.active]}",)
    match state.phase:
        case "dealing" | "drawing":
            return ("deck",)
        case "turn":
            return ("deck", f"spot/{BOARD_SPOT}") if spots else ("deck", *own)
        case "act" if spots:
            discard = (f"spot/{DISCARD_SPOT}",) * may_discard(state, state.active)
            return (f"spot/{UP_SPOT}", f"spot/{DOWN_SPOT}", *discard)
        case "set" if size(state) == LARGEST_SET or not state.hands[state.active]:
            return ()
        case "set" if spots:
            return (f"spot/{UP_SPOT}", f"spot/{DOWN_SPOT}")
        case "revealing":
            return (f"row/{DOWN}",)
        case "act" | "set" | "stealing":
            return own
        case "island":
            islands = board_of(state.options.board).islands
            return (f"pile/{ISLANDS[islands.index(state.ships[state.active])]}",)
    return ()


_PROMPTS: Mapping[str, tuple[str, str, str]] = {
    # phase: (key, what is asked, how); {0} acts, {1} has the turn, {2} is boarded, {3} is the voter
    # who was chosen, {4} cards are to be drawn.
    "dealing": (
        "deal",
        "Five cards for everybody: tap each on the pad of whoever gets it.",
        "The hands are complete when the lights say whose turn it is.",
    ),
    "turn": (
        "turn",
        "{0}: draw two cards, or board with a pirate.",
        "Tap the cards on your pad, a pirate on spot 4.",
    ),
    "drawing": ("draw", "{0}: draw {4} more.", "Tap each card from the pile on your pad."),
    "reshuffling": (
        "reshuffle",
        "The pile is empty: shuffle all discards.",
        "Lay them face down as the new pile; then A.",
    ),
    "act": (
        "act",
        "{0}: place a set, or discard a card.",
        "Face up on spot 1, face down on spot 2; a discard on spot 3.",
    ),
    "few": (
        "few",
        "{0}: place a set, or end the turn with the cursor.",
        "Face up on spot 1, face down on spot 2.",
    ),
    "set": (
        "set",
        "{0}: place a set of three to five cards, one or two face up.",
        "Face up on spot 1, face down on spot 2.",
    ),
    "closing": (
        "closing",
        "{0}: place a set of three to five cards, one or two face up.",
        "A closes the set.",
    ),
    "voting": (
        "vote",
        "Does {1} bluff? All others vote under the hand.",
        "A: no bluff. B: bluff.",
    ),
    "picking": ("pick", "{0}: all have voted. Choose whose vote counts.", "B moves on, A takes."),
    "revealing": ("reveal", "", "Turn the hidden cards and tap each at spot 2."),
    "fork": ("fork", "{0}: choose a path at the fork.", "B moves on, A takes."),
    "island": (
        "island",
        "{0}: turn over the token of the island.",
        "A: the treasure. B: an empty chest.",
    ),
    "boarding": ("board", "{0}: choose the ship that is boarded.", "B moves on, A takes."),
    "stealing": (
        "steal",
        "{0}: take up to three of {2}'s cards unseen.",
        "Tap each on {0}'s pad.",
    ),
    "reading": ("reading", "A card was not read.", "Tap it once more, or name it."),
    "over": ("over", "The match is over.", "A plays again."),
}

_SHOWN: Mapping[bool, tuple[str, str]] = {
    True: ("reveal_bluff", "{3} says: bluff!"),
    False: ("reveal_no_bluff", "{3} says: no bluff."),
}
"""The vote that was shown: its key and its words, by whether it was "bluff"."""

_WITHOUT_SPOTS: Mapping[str, str] = {
    "turn": "Tap the cards on your pad; to board, choose it first.",
    "act": "Choose first; then tap the card on your pad.",
    "few": "Choose first; then tap the card on your pad.",
    "set": "Tap cards face down on your pad; to lay one face up, choose that first.",
    "closing": "A closes the set; or tap another card face down on your pad.",
    "revealing": "Turn the hidden cards and tap each on your pad.",
}
