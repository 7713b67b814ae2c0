"""What lights, sounds and prompts say in Captain Bluff. They follow from public facts alone."""

from collections.abc import Iterable, Mapping

from controller.games.captain_bluff.box import CITIES, DECK, LINES
from controller.games.captain_bluff.halfway import actor
from controller.games.captain_bluff.moves import (
    Call,
    Check,
    Close,
    Define,
    Move,
    Place,
    Recover,
    Reshuffle,
)
from controller.games.captain_bluff.options import AIRPORT_DEALT, LUGGAGE_DEALT
from controller.games.captain_bluff.pieces import BELTS
from controller.games.captain_bluff.state import State, awaited, hand_at_start, winners
from controller.match.tablegame import Answer, Flash, own_colour
from controller.views import Arg, Notice
from controller.views.captain_bluff import Phase
from hardware.signals import Colour, Pattern

LOSER_S = 3.0
"""So long the light of whoever takes all cards of a belt blinks red."""


def answer(before: State, move: Move, after: State) -> Answer:
    sounds = [_SOUNDS[type(move)]] if type(move) in _SOUNDS else []
    flashes: tuple[Flash, ...] = ()
    if before.phase == "setup" and after.phase == "turn":
        sounds.append("start")
    if after.called is not None and after.called is not before.called:
        # The card lies open now, so everybody hears how it went.
        sounds.append("match" if after.called.loser == after.called.caller else "lost")
        flashes = (Flash(after.seats[after.called.loser], "red", "blink", LOSER_S),)
    if after.phase == "over":
        sounds.append("win")
    notice = _looks(before, move) if isinstance(move, Check) else None
    return Answer(flashes, tuple(sounds), notice)


def _looks(state: State, move: Check) -> Notice:
    """Who looks, and where, so that the others see that it is the card that was said (action 3)."""
    seat = state.seats[move.player]
    return Notice(
        "captain-bluff-looks",
        {"active": seat, "belt": move.belt + 1},
        seat=seat,
        at=(f"look/{CITIES[move.belt]}",),
    )


_SOUNDS: Mapping[type[Move], str] = {
    Define: "tick",
    Place: "tick",
    Recover: "tick",
    Call: "other",
    Close: "done",
    Reshuffle: "done",
}


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """The seat's own colour: blinking at whoever is to act, lacks cards or has won, pulsing at
    whoever may call a bluff."""
    player = state.seats.index(seat)
    if state.phase == "window":
        return own_colour(seat), "pulse" if awaited(state, player) else "steady"
    takes = state.phase in ("draw", "taking") and player == actor(state)
    lacks = state.phase == "dealing" and state.hands[player].bit_count() < hand_at_start(
        len(state.seats)
    )
    lively = lacks or takes or awaited(state, player) or player in winners(state)
    return own_colour(seat), "blink" if lively else "steady"


def prompt(state: State, in_spots: bool) -> Notice:
    """What is asked now, at a table where every belt has a spot or none has."""
    asked = "turn-acted" if state.phase == "turn" and state.acted else _asks(state.phase)
    id = f"captain-bluff-{asked}"
    if not in_spots and asked in _IN_OTHER_WORDS:
        id += "-no-spots"
    active, players = state.seats[actor(state)], len(state.seats)
    args: dict[str, Arg] = {
        "active": active,
        "belt": state.at + 1,
        "winners": tuple(state.seats[player] for player in winners(state)),
        "luggage": LUGGAGE_DEALT[players],
        "airport": AIRPORT_DEALT[players],
    }
    return Notice(id, args, seat=active, at=_where(state, in_spots))


def _asks(phase: Phase) -> str:
    """What a phase asks for, in the id of a message; what the rules refuse goes by its own name."""
    return {"revealing": "reveal", "reading": "read"}.get(phase, phase)


def _where(state: State, in_spots: bool) -> tuple[str, ...]:
    """Where what is asked for can be done."""
    own = f"pad/{state.seats[actor(state)]}"
    match state.phase:
        case "dealing":
            return ("deck",)
        case "draw":
            return (f"deck/{DECK}",)
        case "taking":
            # The new one lies to the right of it.
            return (f"take/{CITIES[state.at]}/0",)
        case "recovering":
            return (f"take/{LINES[state.at]}/{len(state.belts[state.at].line) - 1}",)
        case "setup" | "turn" | "placing" | "revealing" | "reading" if not in_spots:
            return (own,)
        case "setup":
            return _spots(at for at, belt in enumerate(state.belts) if belt.destination is None)
        case "turn":
            return (*_spots(range(BELTS)), own)
        case "placing" | "revealing":
            return _spots([state.at])
        case "reading":
            return (*_spots([state.at]), own)
    return ()


def _spots(belts: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"spot/{at + 1}" for at in belts)


_IN_OTHER_WORDS = ("setup", "turn", "turn-acted", "placing")
"""Where a table without spots asks in other words: `captain-bluff-turn-no-spots`."""
