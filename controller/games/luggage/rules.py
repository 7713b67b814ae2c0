"""The rules of "Where's My Luggage?": which move means what, and when.

`RULES` is the whole game in one table: for a move in a phase, the function that refuses it where
the rules forbid it, and the function that makes the state after it. Each stands in the module of
its subject:

    laps      mapping, the barrier at the start, verification, the next round
    search    flipping a passenger, looking at a tile, putting it back
    ending    "Done!", the clock, a round that nobody can finish
    pairing   the check of rulebook play
    scoring   points

The rulings L-1 to L-21 are named where they decide something.
"""

from typing import Any

from controller.errors import IllegalMove
from controller.games.luggage import ending, laps, pairing, search
from controller.games.luggage.infractions import WRONG_PHASE, infraction
from controller.games.luggage.legal import legal, legal_moves, random_move, undecided
from controller.games.luggage.moves import (
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Move,
    NextRound,
    Ready,
    Recounted,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
    mover,
)
from controller.games.luggage.options import PLAYERS, options_from
from controller.games.luggage.problems import problems
from controller.games.luggage.state import (
    State,
    awaited,
    cards_each,
    current,
    holder,
    initial,
    may_be_done,
    over,
    set_aside_by,
    stuck,
    tiles_in_play,
    tiles_to_verify,
    verdict,
    winners,
)
from controller.games.luggage.text import (
    move_from_text,
    move_to_text,
    state_from_text,
    state_to_text,
)
from controller.games.luggage.viewing import view
from controller.games.rows import Legality
from controller.games.ruletable import Rules, RuleTable

__all__ = [
    "PLAYERS",
    "RULES",
    "apply",
    "awaited",
    "cards_each",
    "current",
    "holder",
    "initial",
    "legal",
    "legal_moves",
    "legality",
    "may_be_done",
    "move_from_text",
    "move_to_text",
    "mover",
    "options_from",
    "over",
    "play",
    "problems",
    "random_move",
    "set_aside_by",
    "state_from_text",
    "state_to_text",
    "stuck",
    "tiles_in_play",
    "tiles_to_verify",
    "undecided",
    "verdict",
    "view",
    "winners",
]


def _never(state: State, move: Any) -> Legality:
    """Nothing forbids it."""
    return Legality.LEGAL


RULES: Rules[State] = {
    # phase, move            refuses                  what it does
    ("mapping", Mapped): (_never, laps.mapped),
    ("ready", Ready): (laps.check_ready, laps.ready),
    ("ready", Recounted): (laps.check_recounted, laps.recounted),
    ("play", Flip): (search.check_flip, search.flip),
    ("play", Look): (search.check_look, search.look),
    ("play", Return): (search.check_return, search.put_back),
    ("play", Recounted): (laps.check_recounted, laps.recounted),
    ("play", Done): (ending.check_done, ending.done),
    ("play", TimeUp): (ending.check_time_up, ending.time_up),
    ("play", Stuck): (ending.check_stuck, ending.declare_stuck),
    ("verifying", Done): (ending.check_also_done, ending.also_done),
    ("verifying", Return): (search.check_return, search.put_back),
    ("verifying", Verified): (_never, laps.verified),
    ("check", ShowPair): (pairing.check_show_pair, pairing.show_pair),
    ("check", TakeBack): (pairing.check_take_back, pairing.take_back),
    ("check", Checked): (pairing.check_checked, pairing.checked),
    ("round_over", NextRound): (_never, laps.begin_next_round),
}


def _refusal(key: str, state: State, player: int | None) -> IllegalMove:
    """No sentence of this game depends on the state or names a player."""
    return infraction(key)


_TABLE: RuleTable[State, Move] = RuleTable(RULES, mover, _refusal, {}, WRONG_PHASE)
legality, play, apply = _TABLE.legality, _TABLE.play, _TABLE.apply
