"""The rules of "Where's My Luggage?" in rows: everything about a move stands in one place.

What refuses a move and what it does stands in the module of its subject:

    search    flipping a passenger, looking at a tile, putting it back
    rounds    the laps, the barrier at the start, the end of a round, the check, scores

Two things stay secret for ever: the faces of tiles that went back on the belt, and which tiles of a
pattern are missing (L-14, G-5). Everybody saw the pattern of such a tile, but only its player the
face. A tile that was set aside is known. The rulings L-1 to L-21 are named where they decide
something.
"""

from typing import Any

from controller.games.luggage import rounds, search
from controller.games.luggage.pieces import (
    PLAYERS,
    Checked,
    Done,
    Flip,
    Look,
    Mapped,
    Move,
    NextRound,
    Options,
    Ready,
    Recounted,
    Return,
    ShowPair,
    Stuck,
    TakeBack,
    TimeUp,
    Verified,
    implied,
)
from controller.games.luggage.state import (
    State,
    awaited,
    begin,
    infraction,
    tiles_to_verify,
    verdict,
)
from controller.games.luggage.viewing import problems, view
from controller.rules.offers import each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Row, Rules, always
from controller.views.luggage import Phase


def _faces_are_secret(before: State, move: Any, last: State) -> bool:
    """In the memory variant everybody sees all (L-18)."""
    return before.options.variant != "memory"


def _look_failed(before: State, move: Look, last: State) -> bool:
    return _faces_are_secret(before, move, last) and verdict(before, move) == "other"


def _names_missing(before: State, move: Mapped | Recounted, last: State) -> bool:
    return _faces_are_secret(before, move, last) and bool(move.missing)


def _names_gone(before: State, move: Stuck, last: State) -> bool:
    return _faces_are_secret(before, move, last) and bool(move.gone)


def _lap_tells(before: State, move: Verified, last: State) -> bool:
    """In rulebook play nobody is told before the check which tiles are set aside."""
    rulebook = before.options.play == "rulebook"
    told = rulebook or not tiles_to_verify(before).issubset(move.on_belt)
    return _faces_are_secret(before, move, last) and told


def _even_the_last(before: State, move: Checked, after: State) -> bool:
    """A press shows nothing, not even the last one of the match."""
    return True


# fmt: off
ROWS = (
    # -- before a round
    Row("mapping", Mapped, always, rounds.mapped, each(), referee, secret=_names_missing),
    Row("ready", Ready, rounds.check_ready, rounds.ready, each(), rounds.not_ready,
        default=1, undo=True, sound="join"),
    Row(("ready", "play"), Recounted, rounds.check_recounted, rounds.recounted,
        secret=_names_missing),
    # -- the search
    Row("play", Flip, search.check_flip, search.flip, each(passenger=search.may_flip)),
    Row("play", Look, search.check_look, search.look, each(tile=search.may_look_at),
        draws=each(tile=search.may_take), secret=_look_failed),
    Row(("play", "verifying"), Return, search.check_return, search.put_back,
        each(tile=search.held_tile), secret=_faces_are_secret),
    # -- the end of a round
    Row("play", Done, rounds.check_done, rounds.done, each(), undo=True, sound="done"),
    Row("play", TimeUp, rounds.check_time_up, rounds.time_up, each(), sound="done"),
    Row("play", Stuck, rounds.check_stuck, rounds.declare_stuck, each(),
        secret=_names_gone, sound="done"),
    Row("verifying", Done, rounds.check_also_done, rounds.also_done, each(),
        undo=True, sound="done"),
    Row("verifying", Verified, always, rounds.verified, rounds.all_back, secret=_lap_tells),
    # -- the check of rulebook play
    Row("check", ShowPair, rounds.check_show_pair, rounds.show_pair, rounds.certain_pairs,
        undecided=rounds.undecided_pairs, draws=rounds.pairs_to_show),
    Row("check", TakeBack, rounds.check_take_back, rounds.take_back, each()),
    Row("check", Checked, rounds.check_checked, rounds.checked, each(),
        default=1, undo=_even_the_last),
    # -- the next round
    Row("round_over", NextRound, always, rounds.next_round, each(), referee),
)
# fmt: on

WRONG_PHASE: dict[Phase, str] = {
    "mapping": "lap_running",
    "ready": "not_started",
    "play": "not_now",
    "verifying": "after_done",
    "check": "after_done",
    "round_over": "between_rounds",
    "over": "match_over",
}
"""The refusal of a move that does not belong to the phase."""


rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE),
    players=PLAYERS,
    options=Options,
    implied=implied,
    state=State,
    moves=Move,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
    once={"first_player": 0},
    openings={
        "play": search.openings,
        "verifying": rounds.verifying,
        "check": rounds.checking,
    },
)
