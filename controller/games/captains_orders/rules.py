"""The rules of Captain's Orders: which move means what, and when.

`RULES` is the whole game in one table: for a move in a phase, the function that refuses it where
the rules forbid it or says that this is not decided, and the function that makes the state after
it. Each stands in the module of its subject:

    dealing   cards come into the hands
    turns     Orders, following and belaying, passing and asking
    ending    running out, discovering the Captain, winners
    reading   cards that were played unread, or seen by everybody by mistake
    unread    what an unread card may be

The rulings CO-1 to CO-20 are named where they decide something.
"""

from controller.games.captains_orders import dealing, ending, reading, turns
from controller.games.captains_orders.frozen import frozen_move
from controller.games.captains_orders.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.captains_orders.legal import legal, legal_moves, random_move, undecided
from controller.games.captains_orders.moves import (
    Accept,
    Ask,
    Belay,
    Deal,
    Discard,
    Discover,
    Exposed,
    Follow,
    Give,
    Move,
    NextRound,
    Pass,
    PlayOrder,
    Redeal,
    Seen,
    mover,
)
from controller.games.captains_orders.options import PLAYERS, options_from
from controller.games.captains_orders.problems import problems
from controller.games.captains_orders.state import State, awaited, initial, over, winners
from controller.games.captains_orders.text import (
    move_from_text,
    move_to_text,
    state_from_text,
    state_to_text,
)
from controller.games.captains_orders.undo import may_undo
from controller.games.captains_orders.viewing import view
from controller.games.ruletable import Rules, RuleTable

__all__ = [
    "PLAYERS",
    "RULES",
    "apply",
    "awaited",
    "frozen_move",
    "initial",
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
    "state_from_text",
    "state_to_text",
    "undecided",
    "view",
    "winners",
]

RULES: Rules[State] = {
    # phase, move              refuses, or is not sure    what it does
    ("dealing", Deal): (dealing.check_deal, dealing.deal),
    ("dealing", Redeal): (dealing.check_redeal, dealing.redeal),
    ("turn", Redeal): (dealing.check_redeal, dealing.redeal),
    ("turn", PlayOrder): (turns.check_play_order, turns.play_order),
    ("turn", Pass): (turns.check_pass, turns.pass_card),
    ("turn", Ask): (turns.check_ask, turns.ask),
    ("turn", Discover): (turns.check_discover, ending.discovered),
    ("order", Follow): (turns.check_follow, turns.follow),
    ("order", Belay): (turns.check_belay, turns.belay),
    ("order", Discover): (turns.check_discover, ending.discovered),
    ("give", Give): (turns.check_give, turns.give),
    ("discard", Discard): (turns.check_discard, turns.discard),
    ("reading", Accept): (reading.check_accept, reading.accept),
    **{
        (phase, Seen): (reading.check_seen, reading.seen)
        for phase in ("dealing", "turn", "order", "give", "discard", "reading", "reveal")
    },
    **{
        (phase, Exposed): (reading.check_exposed, reading.exposed)
        for phase in ("turn", "order", "give", "discard")
    },
    ("round_over", NextRound): (dealing.check_next_round, dealing.begin_next_round),
}

_TABLE: RuleTable[State, Move] = RuleTable(RULES, mover, infraction, NOT_NOW, WRONG_PHASE)
legality, play, apply = _TABLE.legality, _TABLE.play, _TABLE.apply
