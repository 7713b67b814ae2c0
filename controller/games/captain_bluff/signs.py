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
from controller.views import Notice
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
        "captain-bluff.looks",
        f"{seat.capitalize()} looks at the departure city of belt {move.belt + 1}.",
        "Nobody else does; it is laid back face down.",
        seat=seat,
        args=(seat.capitalize(), str(move.belt + 1)),
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
    key: str = "turn_acted" if state.phase == "turn" and state.acted else _asks(state.phase)
    text, remedy = _PROMPTS[key]
    if not in_spots and key in _WITHOUT_SPOTS:
        remedy = _WITHOUT_SPOTS[key]
        key = f"{key}_no_spots"
    words = (
        state.seats[actor(state)].capitalize(),
        str(state.at + 1),
        ", ".join(state.seats[player].capitalize() for player in winners(state)),
        str(LUGGAGE_DEALT[len(state.seats)]),
        str(AIRPORT_DEALT[len(state.seats)]),
    )
    return Notice(
        f"captain-bluff.{key}",
        text.format(*words),
        remedy.format(*words),
        args=words,
        at=_where(state, in_spots),
    )


def _asks(phase: Phase) -> str:
    """The key of what a phase asks for; by its name goes what the rules refuse then."""
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


_PROMPTS: Mapping[str, tuple[str, str]] = {
    # What is asked, and how; {0} is to act, {1} is the belt where something goes on, {2} has
    # won, {3} and {4} are dealt.
    "dealing": (
        "{3} pieces of luggage and {4} Airport cards for everybody.",
        "Tap each on the pad of whoever gets it.",
    ),
    "setup": (
        "{0}: lay a departure city face down above a belt.",
        "Tap the card on that belt's spot; nobody draws for it.",
    ),
    "turn": (
        "{0}: one action, and at most one Airport card.",
        "Tap a card at a belt's spot, or choose. To recover luggage, tap it on your pad.",
    ),
    "turn_acted": (
        "{0}: an Airport card, or the end of the turn.",
        "Tap the card at its belt or on your pad; A ends the turn.",
    ),
    "placing": (
        "{0}: place luggage on belt {1}.",
        "Tap the next number at the same spot; A when the run is complete.",
    ),
    "window": (
        "{0} has placed luggage on belt {1}. Is it a bluff?",
        "The others: A calls it, B lets it go.",
    ),
    "reveal": (
        "A bluff was called: turn over the departure city of belt {1}.",
        "Tap it, or choose what it is.",
    ),
    "looking": (
        "{0}: look at two departure cities.",
        "Choose the belts; lay the cards back face down.",
    ),
    "draw": ("{0}: draw a card.", "Tap it on your own pad, unseen by others."),
    "reshuffle": ("The draw pile is empty.", "Shuffle the discards, then press A."),
    "taking": (
        "{0}: take the old departure city of belt {1}.",
        "The new card lies there first; then tap the old one on your pad.",
    ),
    "recovering": (
        "{0}: recover luggage from belt {1}.",
        "The last piece first: tap each on your pad. A when that was all.",
    ),
    "read": ("A card was not read.", "Tap it once more, or choose what it is."),
    "over": ("{2} goes home first: the match is over.", "A plays again."),
}

_WITHOUT_SPOTS: Mapping[str, str] = {
    "setup": "Choose the belt, then tap the card on your pad; nobody draws for it.",
    "turn": "Choose what to do; a card is then tapped on your pad, as luggage is to recover it.",
    "turn_acted": "Choose its belt first, or just tap it on your pad; A ends the turn.",
    "placing": "Tap the next number on your pad; A when the run is complete.",
}
