"""The rules of Captain Bluff in rows: everything about a move in one place.

The checks and effects of the moves are in the modules of their subjects:

    cards    the deal and the draw pile; calling a bluff; cards that are read late
    turns    defining, checking, changing, closing; Airport cards on the pad; the end of a turn
    placing  luggage on a belt, the Airport cards that lie with it, and recovering luggage
    memory   what everyone has seen, and how lines of luggage run

The rulings CB-1 to CB-30 are named where they decide something.
"""

from collections.abc import Sequence

from controller.cards.deck import READ_EACH
from controller.cards.places import Pad, SpotOf
from controller.cards.zones import hand
from controller.games.captain_bluff import cards, placing, turns
from controller.games.captain_bluff.memory import fitting, recoverable, round_trip_alone
from controller.games.captain_bluff.pieces import (
    BELTS,
    CHANGES,
    ON_PAD,
    PLAYERS,
    ROUND_TRIPS,
    Call,
    Change,
    Check,
    Close,
    Deal,
    Dealt,
    Define,
    Done,
    Draw,
    Move,
    Options,
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
from controller.games.captain_bluff.state import ZONES, State, awaited, begin, infraction, opponents
from controller.games.captain_bluff.viewing import problems, view
from controller.rules.offers import Mover, active, each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Default, Openings, Row, Rules, always
from controller.views.captain_bluff import Phase

_SHOWABLE = (
    *("setup", "turn", "placing", "window", "revealing", "looking"),
    *("draw", "reshuffle", "taking", "recovering", "reading"),
)
"""Phases in which departure cities lie on the table."""
_HIDDEN = tuple(phase for phase in _SHOWABLE if phase not in ("revealing", "reading"))
"""Phases in which a card that is read late is shown to nobody else."""

DEFINED = SpotOf("belt", BELTS, "define")
"""A card that is laid face down above a belt."""

# fmt: off
ROWS = (
    # -- before the match
    Row("dealing", Deal, cards.check_deal, cards.deal, cards.DEALS, referee,
        to=Pad("receiver"), secret=True),
    Row("dealing", Dealt, cards.check_all_dealt, cards.all_dealt, sound="tick"),
    Row(("dealing", "setup"), Redeal, cards.check_redeal, cards.redeal),
    Row("setup", Define, turns.check_setup, turns.set_up,
        each(belt=turns.free_belts, card=hand), turns.due,
        to=DEFINED, default=4, undo=True, secret=True, sound="tick"),
    # -- the action of a turn
    Row("turn", Place, placing.check_place, placing.place,
        (placing.LUGGAGE_FIRST, placing.round_trips, placing.TURNINGS), active,
        undecided=placing.undecided_places,
        to=SpotOf("belt", BELTS, "place"), sound="tick"),
    Row("turn", Define, turns.check_define, turns.define, each(belt=turns.free_belts, card=hand),
        active, to=DEFINED, default=4, undo=True, secret=True, sound="tick"),
    Row("turn", Check, turns.check_check, turns.check, each(belt=turns.belts_to_check), active,
        default=3),
    Row("turn", Change, turns.check_change, turns.change,
        each(belt=turns.belts_with_luggage, card=hand), active,
        to=SpotOf("belt", BELTS, "change", first="change"), undo=True, secret=True),
    Row("taking", Take, turns.check_take, turns.take, turns.exchanged, referee,
        to=Pad("receiver"), secret=True),
    Row("turn", Close, turns.check_close, turns.close, each(belt=turns.belts_with_luggage),
        active, undo=True, sound="done"),
    # -- a run of luggage: one that cannot be closed as it lies is taken back for a player who has
    # left
    Row("placing", Place, placing.check_place, placing.place,
        (placing.LUGGAGE_NEXT, placing.luggage_after_round_trip, placing.round_trips), active,
        undecided=placing.undecided_places, to=SpotOf("belt", BELTS, ""), sound="tick"),
    Row("placing", TakeBack, always, placing.take_back, each(), active,
        default=Default(5, unlisted=True)),
    Row("placing", Done, placing.check_run_done, placing.run_done, each(), active,
        default=2, undo=True),
    # -- calling a bluff
    Row("window", Call, cards.check_call, cards.call, each(), sound="other"),
    Row("window", Pass, cards.check_call, cards.pass_call, each(), default=1, undo=True),
    Row("window", TimeUp, cards.check_time_up, cards.closed, each()),
    # -- Airport cards that are played on the pad
    Row("turn", Play, turns.check_play, turns.play, each(card=turns.cards_for_pad), active,
        undecided=turns.undecided_plays, to=Pad("player", meant="play")),
    Row("looking", Check, turns.check_look, turns.look, each(belt=turns.belts_to_check), active,
        default=3),
    Row("looking", Done, always, cards.closed, each(), active, default=2, undo=True),
    # -- the draw pile
    Row("draw", Draw, cards.check_draw, cards.draw, cards.top_cards, referee,
        to=Pad("receiver"), secret=True),
    Row("reshuffle", Reshuffle, always, cards.reshuffle, each(), referee, sound="done"),
    # -- luggage that is recovered, and the end of a turn
    Row(("turn", "recovering"), Recover, placing.check_recover, placing.recover,
        placing.recoveries, to=Pad("player", meant=""), undo=True, sound="tick"),
    Row("recovering", Done, placing.check_recovered, placing.recovered, each(),
        default=2, undo=True),
    Row("turn", Done, turns.check_done, turns.done, each(), active, default=2, undo=True),
    # -- cards that were not read
    Row(("revealing", "reading"), Seen, cards.check_seen, cards.seen, cards.readings,
        referee),
    Row(("dealing", *_HIDDEN), Seen, cards.check_seen, cards.seen, secret=True),
    Row(_SHOWABLE, Shown, cards.check_shown, cards.shown),
    Row("reading", TakeBack, always, cards.unplay, by=active),
)
# fmt: on

# -- what is open --------------------------------------------------------------------------

_REFEREE: Sequence[Mover] = (None,)


def _in_turn(state: State) -> Openings:
    """Return the action, an Airport card before or after it, and a recovery at the start (CB-3,
    CB-27)."""
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
        if cards & ROUND_TRIPS and placing.round_trip_places(state):
            found.append((placing.round_trips, me))
        if lines and cards & CHANGES:
            found.append((placing.TURNINGS, me))
    if state.acted:
        found.append((Done, me))
        return found
    if any(placing.luggage_places(state, state.active)):
        found.append((placing.LUGGAGE_FIRST, me))
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
    """Return the moves that continue or close the run. If there are none the last card is taken
    back."""
    me, cards = (state.active,), state.hands[state.active]
    belt = state.belts[state.at]
    alone = round_trip_alone(belt)
    found: list[object] = [] if alone else [Done]
    if not state.acted:
        if cards & (placing.luggage_for_new_line(state) if alone else fitting(belt, directly=True)):
            found.append(placing.luggage_after_round_trip if alone else placing.LUGGAGE_NEXT)
        if not state.airport and cards & ROUND_TRIPS and placing.round_trip_places(state):
            found.append(placing.round_trips)
    return [(kind, me) for kind in found or (TakeBack,)]


def _in_window(state: State) -> Openings:
    """Return everyone who has not passed, simultaneously; and the clock, if there is one
    (CB-17)."""
    callers = [p for p in opponents(state, state.active) if not state.passed >> p & 1]
    time_up = [(TimeUp, _REFEREE)] if state.options.call_s is not None else []
    return [(Call, callers), (Pass, callers), *time_up]


def _in_looking(state: State) -> Openings:
    """Return the looks of an Arrivals board; nobody has to look (CB-14)."""
    me = (state.active,)
    return [(Check, me), (Done, me)]


def _in_recovering(state: State) -> Openings:
    me = (state.other,)
    more = recoverable(state.belts[state.at]) is not None
    return [(Done, me), (Recover, me)] if more else [(Done, me)]


WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "setup": "define_first",
    "turn": "action_first",
    "placing": "run_open",
    "window": "window_open",
    "revealing": "revealing",
    "looking": "looks_first",
    "draw": "draw_first",
    "reshuffle": "reshuffle_first",
    "taking": "take_first",
    "recovering": "recovery_open",
    "reading": "reading",
    "over": "match_over",
}
"""The refusal of a move that does not belong to the phase, unless `NOT_NOW` has a better one."""

NOT_NOW: dict[tuple[str, str], str] = {
    **{
        (phase, tag): key
        for phase in WRONG_PHASE
        if phase not in ("dealing", "over")
        for tag, key in {
            "deal": "already_dealt",
            "dealt": "already_dealt",
            "redeal": "too_late_to_redeal",
            "draw": "nothing_to_draw",
            "take": "nothing_to_take",
            "seen": "not_unread",
        }.items()
    },
    **{
        (phase, tag): "call_too_late"
        for phase in ("turn", "placing", "looking", "draw", "taking", "recovering", "revealing")
        for tag in ("call", "pass", "time-up")
    },
    **{
        (phase, "recover"): "too_early_to_recover"
        for phase in ("placing", "window", "revealing", "looking", "draw", "taking", "reading")
    },
    ("turn", "reshuffle"): "nothing_to_reshuffle",
    ("turn", "take-back"): "nothing_laid",
}
"""The refusals of particular moves in particular phases."""

rules: Rules[State, Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW, "not_your_turn"),
    players=PLAYERS,
    options=Options,
    state=State,
    moves=Move,
    zones=ZONES,
    once=READ_EACH,
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
    before=cards.before,
)
