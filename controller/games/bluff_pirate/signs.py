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
from controller.views import Arg, Notice
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
    stage = _stage(state)
    id = PROMPTS[stage]
    if stage == "revealing":
        id += "-bluff" if state.doubting else "-no-bluff"
    if not spots and stage in _IN_OTHER_WORDS:
        id += "-no-spots"
    active = state.seats[state.active]
    args: dict[str, Arg] = {
        "active": active,
        "turn": state.seats[state.turn],
        "count": state.to_draw,
    }
    for name, player in (("target", state.target), ("voter", state.picked)):
        if player is not None:
            args[name] = state.seats[player]
    return Notice(id, args, seat=active, at=_where(state, spots))


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


PROMPTS: Mapping[str, str] = {
    "dealing": "bluff-pirate-deal",
    "turn": "bluff-pirate-turn",
    "drawing": "bluff-pirate-draw",
    "reshuffling": "bluff-pirate-reshuffle",
    "act": "bluff-pirate-act",
    "few": "bluff-pirate-few",
    "set": "bluff-pirate-set",
    "closing": "bluff-pirate-closing",
    "voting": "bluff-pirate-vote",
    "picking": "bluff-pirate-pick",
    "revealing": "bluff-pirate-reveal",
    "fork": "bluff-pirate-fork",
    "island": "bluff-pirate-island",
    "boarding": "bluff-pirate-board",
    "stealing": "bluff-pirate-steal",
    "reading": "bluff-pirate-reading",
    "over": "bluff-pirate-over",
}
"""What is asked of the players, by the stage of a turn; when a vote is revealed, the message ends
in `-bluff` or `-no-bluff`."""

_IN_OTHER_WORDS = ("turn", "act", "few", "set", "closing", "revealing")
"""Where a table without spots asks in other words: `bluff-pirate-turn-no-spots`."""
