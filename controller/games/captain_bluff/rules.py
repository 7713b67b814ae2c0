"""The rules of Captain Bluff: which move means what, and when.

`RULES` is the whole game in one table: for a move in a phase, the function that refuses it where
the rules forbid it or says that this is not decided, and the function that makes the state after
it. Each stands in the module of its subject:

    dealing     the deal, and the departure cities before the match
    turns       defining, checking, changing, closing; the end of a turn
    placing     luggage on a belt, and the Airport cards that lie with it
    airport     the Airport cards that are played on the pad
    drawing     the draw pile
    calls       calling a bluff
    recovery    luggage taken back from a line
    interrupts  the next step before the last one was closed
    reading     cards that were played unread, or seen by everybody by mistake
    unread      what an unread card may be
    lines       how lines of luggage run
    memory      what everybody has seen

The rulings CB-1 to CB-30 are named where they decide something.
"""

from collections.abc import Callable
from typing import Any

from controller.errors import IllegalMove
from controller.games.captain_bluff import (
    airport,
    calls,
    dealing,
    drawing,
    placing,
    reading,
    recovery,
    turns,
)
from controller.games.captain_bluff.calls import first_heard
from controller.games.captain_bluff.frozen import frozen_move
from controller.games.captain_bluff.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.captain_bluff.interrupts import before, interrupts
from controller.games.captain_bluff.legal import legal, legal_moves, random_move, undecided
from controller.games.captain_bluff.moves import (
    Call,
    Change,
    Check,
    Close,
    Deal,
    Define,
    Done,
    Draw,
    Move,
    Pass,
    Place,
    Play,
    Recover,
    Redeal,
    Reshuffle,
    Seen,
    Shown,
    Take,
    TakeBack,
    TimeUp,
    mover,
)
from controller.games.captain_bluff.options import PLAYERS, options_from
from controller.games.captain_bluff.problems import problems
from controller.games.captain_bluff.state import (
    State,
    awaited,
    initial,
    over,
    standstill_left,
    turns_left,
    winners,
)
from controller.games.captain_bluff.text import (
    move_from_text,
    move_to_text,
    state_from_text,
    state_to_text,
)
from controller.games.captain_bluff.undo import may_undo
from controller.games.captain_bluff.viewing import view
from controller.games.hidden import Legality

__all__ = [
    "PLAYERS",
    "RULES",
    "apply",
    "awaited",
    "first_heard",
    "frozen_move",
    "initial",
    "interrupts",
    "legal",
    "legal_moves",
    "legality",
    "may_undo",
    "move_from_text",
    "move_to_text",
    "mover",
    "options_from",
    "over",
    "play",
    "problems",
    "random_move",
    "standstill_left",
    "state_from_text",
    "state_to_text",
    "turns_left",
    "undecided",
    "view",
    "winners",
]

_IN_PLAY = (
    *("setup", "turn", "placing", "window", "revealing", "looking"),
    *("draw", "reshuffle", "taking", "recovering", "reading"),
)

RULES: dict[
    tuple[str, type[Move]], tuple[Callable[[State, Any], Legality], Callable[[State, Any], State]]
] = {
    # phase, move              refuses, or is not sure    what it does
    ("dealing", Deal): (dealing.check_deal, dealing.deal),
    ("dealing", Redeal): (dealing.check_redeal, dealing.redeal),
    ("setup", Redeal): (dealing.check_redeal, dealing.redeal),
    ("setup", Define): (dealing.check_setup, dealing.set_up),
    ("turn", Define): (turns.check_define, turns.define),
    ("turn", Check): (turns.check_check, turns.check),
    ("turn", Change): (turns.check_change, turns.change),
    ("turn", Close): (turns.check_close, turns.close),
    ("turn", Place): (placing.check_place, placing.place),
    ("turn", Play): (airport.check_play, airport.play),
    ("turn", Recover): (recovery.check_recover, recovery.recover),
    ("turn", Done): (turns.check_done, turns.done),
    ("placing", Place): (placing.check_place, placing.place),
    ("placing", TakeBack): (placing.check_take_back, placing.take_back),
    ("placing", Done): (placing.check_run_done, placing.run_done),
    ("window", Call): (calls.check_call, calls.call),
    ("window", Pass): (calls.check_call, calls.pass_call),
    ("window", TimeUp): (calls.check_time_up, calls.time_up),
    ("looking", Check): (airport.check_look, airport.look),
    ("looking", Done): (airport.check_looks_done, airport.looks_done),
    ("draw", Draw): (drawing.check_draw, drawing.draw),
    ("reshuffle", Reshuffle): (drawing.check_reshuffle, drawing.reshuffle),
    ("taking", Take): (turns.check_take, turns.take),
    ("recovering", Recover): (recovery.check_recover, recovery.recover),
    ("recovering", Done): (recovery.check_recovered, recovery.recovered),
    ("reading", TakeBack): (reading.check_unplay, reading.unplay),
    **{(phase, Seen): (reading.check_seen, reading.seen) for phase in ("dealing", *_IN_PLAY)},
    **{(phase, Shown): (reading.check_shown, reading.shown) for phase in _IN_PLAY},
}


def legality(state: State, move: Move) -> Legality:
    """Whether the rules allow *move*, as far as the referee can tell; for the referee only."""
    try:
        return _checked(before(state, move), move)
    except IllegalMove:
        return Legality.ILLEGAL


def play(state: State, move: Move) -> State:
    """The state after a move that somebody made.

    Raises `IllegalMove`, naming the ruling and the remedy, where the rules forbid it. More is
    accepted than `legal` offers: a step that closes what was open (`interrupts`), a move that is
    not decided yet, a card that was forgotten to be tapped before, and a card that was seen where
    it cannot be, which `problems` then tells. Never changes *state*.
    """
    begun = before(state, move)
    _checked(begun, move)
    return RULES[begun.phase, type(move)][1](begun, move)


def apply(state: State, move: Move) -> State:
    """The state after a move that `legal` offered: trusts it, so that searches are quick."""
    return RULES[state.phase, type(move)][1](state, move)


def _checked(state: State, move: Move) -> Legality:
    player = mover(move)
    if player is not None and not 0 <= player < len(state.seats):
        raise infraction("nobody_there", state)
    rule = RULES.get((state.phase, type(move)))
    if rule is None:
        tag = str(move.__struct_config__.tag)
        key = NOT_NOW.get((state.phase, tag), WRONG_PHASE[state.phase])
        raise infraction(key, state, player)
    return rule[0](state, move)
