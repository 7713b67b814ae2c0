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
from controller.games.captain_bluff.frozen import default_move
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
from controller.games.ruletable import Rules, RuleTable

__all__ = [
    "PLAYERS",
    "RULES",
    "apply",
    "awaited",
    "default_move",
    "first_heard",
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

RULES: Rules[State] = {
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

_TABLE: RuleTable[State, Move] = RuleTable(RULES, mover, infraction, NOT_NOW, WRONG_PHASE, before)
legality, play, apply = _TABLE.legality, _TABLE.play, _TABLE.apply
