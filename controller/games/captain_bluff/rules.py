"""The rules of Captain Bluff in rows: everything about a move stands in one place.

What refuses a move and what it does stands in the module of its subject:

    dealing     the deal, and the draw pile
    turns       defining, checking, changing, closing; Airport cards on the pad; the end of a turn
    placing     luggage on a belt, the Airport cards that lie with it, and recovering luggage
    calls       calling a bluff, and the next step before the last one was closed
    reading     cards that were played unread, or seen by everybody by mistake
    lines       how lines of luggage run
    memory      what everybody has seen

The rulings CB-1 to CB-30 are named where they decide something.
"""

from collections.abc import Sequence

from controller.cards.places import Pad
from controller.games.captain_bluff import calls, dealing, placing, reading, turns
from controller.games.captain_bluff.infractions import NOT_NOW, WRONG_PHASE, infraction
from controller.games.captain_bluff.lines import fitting, recoverable, round_trip_alone
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
)
from controller.games.captain_bluff.options import PLAYERS, Options
from controller.games.captain_bluff.pieces import CHANGES, ON_PAD, ROUND_TRIPS
from controller.games.captain_bluff.placing import (
    LUGGAGE_FIRST,
    LUGGAGE_NEXT,
    TURNINGS,
    luggage_after_round_trip,
    luggage_for_new_line,
    luggage_groups,
    round_trip_places,
    round_trips,
)
from controller.games.captain_bluff.problems import problems
from controller.games.captain_bluff.state import ZONES, State, awaited, begin, opponents
from controller.games.captain_bluff.turns import hand
from controller.games.captain_bluff.viewing import view
from controller.games.rows import (
    Default,
    Mover,
    Openings,
    Refusals,
    Row,
    Rules,
    always,
    each,
    referee,
)

_SHOWABLE = (
    *("setup", "turn", "placing", "window", "revealing", "looking"),
    *("draw", "reshuffle", "taking", "recovering", "reading"),
)
"""Phases in which departure cities lie on the table."""
_HIDDEN = tuple(phase for phase in _SHOWABLE if phase not in ("revealing", "reading"))
"""Phases in which a card that is read late is shown to nobody else."""

# fmt: off
ROWS = (
    # -- before the match
    Row("dealing", Deal, dealing.check_deal, dealing.deal, dealing.DEALS, referee,
        to=Pad("receiver"), secret=True),
    Row(("dealing", "setup"), Redeal, dealing.check_redeal, dealing.redeal),
    Row("setup", Define, turns.check_setup, turns.set_up,
        each(belt=turns.free_belts, card=hand), turns.due,
        default=4, undo=True, secret=True, sound="tick"),
    # -- the action of a turn
    Row("turn", Place, placing.check_place, placing.place, (LUGGAGE_FIRST, round_trips, TURNINGS),
        undecided=placing.undecided_places, sound="tick"),
    Row("turn", Define, turns.check_define, turns.define, each(belt=turns.free_belts, card=hand),
        default=4, undo=True, secret=True, sound="tick"),
    Row("turn", Check, turns.check_check, turns.check, each(belt=turns.belts_to_check), default=3),
    Row("turn", Change, turns.check_change, turns.change,
        each(belt=turns.belts_with_luggage, card=hand), undo=True, secret=True),
    Row("taking", Take, turns.check_take, turns.take, turns.exchanged, referee,
        to=Pad("receiver"), secret=True),
    Row("turn", Close, turns.check_close, turns.close, each(belt=turns.belts_with_luggage),
        undo=True, sound="done"),
    # -- a run of luggage: one that cannot be closed as it lies is taken back for a player who has
    #    left
    Row("placing", Place, placing.check_place, placing.place,
        (LUGGAGE_NEXT, luggage_after_round_trip, round_trips),
        undecided=placing.undecided_places, sound="tick"),
    Row("placing", TakeBack, placing.check_take_back, placing.take_back, each(),
        default=Default(5, unlisted=True)),
    Row("placing", Done, placing.check_run_done, placing.run_done, each(), default=2, undo=True),
    # -- calling a bluff
    Row("window", Call, calls.check_call, calls.call, each(), sound="other"),
    Row("window", Pass, calls.check_call, calls.pass_call, each(), default=1, undo=True),
    Row("window", TimeUp, calls.check_time_up, calls.time_up, each()),
    # -- Airport cards that are played on the pad
    Row("turn", Play, turns.check_play, turns.play, each(card=turns.cards_for_pad),
        undecided=turns.undecided_plays),
    Row("looking", Check, turns.check_look, turns.look, each(belt=turns.belts_to_check),
        default=3),
    Row("looking", Done, turns.check_looks_done, turns.looks_done, each(), default=2, undo=True),
    # -- the draw pile
    Row("draw", Draw, dealing.check_draw, dealing.draw, dealing.top_cards, referee,
        to=Pad("receiver"), secret=True),
    Row("reshuffle", Reshuffle, always, dealing.reshuffle, each(), referee, sound="done"),
    # -- luggage that is recovered, and the end of a turn
    Row(("turn", "recovering"), Recover, placing.check_recover, placing.recover,
        placing.recoveries, to=Pad("player"), undo=True, sound="tick"),
    Row("recovering", Done, placing.check_recovered, placing.recovered, each(),
        default=2, undo=True),
    Row("turn", Done, turns.check_done, turns.done, each(), default=2, undo=True),
    # -- cards that were not read
    Row(("revealing", "reading"), Seen, reading.check_seen, reading.seen, reading.readings,
        referee),
    Row(("dealing", *_HIDDEN), Seen, reading.check_seen, reading.seen, secret=True),
    Row(_SHOWABLE, Shown, reading.check_shown, reading.shown),
    Row("reading", TakeBack, reading.check_unplay, reading.unplay),
)
# fmt: on

# -- what is open --------------------------------------------------------------------------

_REFEREE: Sequence[Mover] = (None,)


def _in_turn(state: State) -> Openings:
    """The action, an Airport card before or after it, and recovering at the begin (CB-3, CB-27)."""
    me, cards = (state.active,), state.hands[state.active]
    free = defined = lines = can_recover = False
    for belt in state.belts:
        if belt.destination is None:
            free = True
            continue
        defined = True
        if belt.line:
            lines = True
            can_recover = can_recover or recoverable(belt) is not None
    found: list[tuple[object, Sequence[Mover]]] = []
    if not state.airport:
        if cards & ON_PAD:
            found.append((Play, me))
        if cards & ROUND_TRIPS and round_trip_places(state):
            found.append((round_trips, me))
        if lines and cards & CHANGES:
            found.append((TURNINGS, me))
    if state.acted:
        found.append((Done, me))
        return found
    if luggage_groups(state, state.active):
        found.append((LUGGAGE_FIRST, me))
    if free:
        found.append((Define, me))
    if defined:
        found.append((Check, me))
    if lines:
        found += ((Change, me), (Close, me))
    if can_recover and not state.airport:
        found.append((Recover, me))
    return found


def _in_placing(state: State) -> Openings:
    """On with the run, or closing it. If neither is possible the last card is taken back."""
    me, cards = (state.active,), state.hands[state.active]
    belt = state.belts[state.at]
    alone = round_trip_alone(belt)
    found: list[object] = [] if alone else [Done]
    if not state.acted:
        if cards & (luggage_for_new_line(state) if alone else fitting(belt, directly=True)):
            found.append(luggage_after_round_trip if alone else LUGGAGE_NEXT)
        if not state.airport and cards & ROUND_TRIPS and round_trip_places(state):
            found.append(round_trips)
    return [(kind, me) for kind in found or (TakeBack,)]


def _in_window(state: State) -> Openings:
    """Everybody who has not passed, at the same time; the clock, where there is one (CB-17)."""
    callers = [p for p in opponents(state, state.active) if not state.passed >> p & 1]
    time_up = [(TimeUp, _REFEREE)] if state.options.call_s is not None else []
    return [(Call, callers), (Pass, callers), *time_up]


def _in_looking(state: State) -> Openings:
    """The looks of an Arrivals board; nobody has to look (CB-14)."""
    me = (state.active,)
    return [(Check, me), (Done, me)]


def _in_recovering(state: State) -> Openings:
    me = (state.other,)
    more = recoverable(state.belts[state.at]) is not None
    return [(Done, me), (Recover, me)] if more else [(Done, me)]


rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW),
    players=PLAYERS,
    options=Options,
    state=State,
    moves=Move,
    zones=ZONES,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
    openings={
        "turn": _in_turn,
        "placing": _in_placing,
        "window": _in_window,
        "looking": _in_looking,
        "recovering": _in_recovering,
    },
    before=calls.before,
)
