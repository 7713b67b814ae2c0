"""The rules of Captain Bluff in rows: everything about a move in one place.

The checks and effects of the moves are in the modules of their subjects:

    state    the deal
    turns    defining, checking, changing, closing; Airport cards on the pad; the end of a turn;
             the draw pile; calling a bluff
    placing  luggage on a belt, the Airport cards that lie with it, and recovering luggage
    memory   what everyone has seen, and how lines of luggage run

Here are also cards that are read late, and problems: conflicts and broken invariants (the rulings,
4.2 and G-4). Their messages are for everyone: none names a card, and none reveals what only one
seat can know. The rulings CB-1 to CB-30 are named where they decide something.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from controller.cards.deck import READ_EACH
from controller.cards.places import Pad, SpotOf
from controller.cards.unread import Waiting, resumes
from controller.cards.zones import hand
from controller.games.captain_bluff import pieces, placing, turns
from controller.games.captain_bluff.memory import (
    belt_problems,
    cards_of,
    hand_of,
    moved,
    problem,
)
from controller.games.captain_bluff.state import (
    DEALS,
    SHED,
    ZONES,
    State,
    all_dealt,
    awaited,
    begin,
    carried_on,
    check_all_dealt,
    check_deal,
    check_redeal,
    deal,
    everybody,
    hand_at_start,
    infraction,
    is_read,
    left_of,
    redeal,
    turn_over,
)
from controller.games.captain_bluff.turns import looked_at, possible, resolved
from controller.games.captain_bluff.viewing import view
from controller.rules.offers import Mover, active, each, referee
from controller.rules.refusals import Refusals
from controller.rules.rows import Default, Row, Rules, always
from controller.rules.sets import EMPTY, members, only
from controller.views import Message
from controller.views.captain_bluff import Phase

_SHOWABLE = (
    *("setup", "turn", "placing", "window", "revealing", "looking"),
    *("draw", "reshuffle", "taking", "recovering", "reading"),
)
"""Phases in which departure cities lie on the table."""
_HIDDEN = tuple(phase for phase in _SHOWABLE if phase not in ("revealing", "reading"))
"""Phases in which a card that is read late is shown to nobody else."""

# -- cards that are read late --------------------------------------------------------------


def readings(state: State, mover: Mover) -> list[pieces.Seen]:
    """Return what the unread card that was played or called may be."""
    card = state.belts[state.at].destination if state.pending is None else state.pending.card
    assert card is not None, "a card waits for being read"
    return [pieces.Seen(card, may) for may in members(possible(state, card))]


def check_seen(state: State, move: pieces.Seen) -> None:
    """Allow an unread card that somebody can look at, or one whose two readings disagree, to settle
    that."""
    visible = ZONES.somewhere(state) & ~state.discard & ~pieces.WHOLE_DECK
    in_conflict = any(seen.number == move.number for seen in state.conflicts)
    if not visible >> move.number & 1 and not in_conflict:
        raise infraction("not_unread", state)


def seen(state: State, move: pieces.Seen) -> State:
    """Identify the card, and resume what waited for it.

    Never refused for what it shows: `problems` reports what is impossible.
    """
    return _gone_on(ZONES.observed(state, move))


def check_shown(state: State, move: pieces.Shown) -> None:
    if state.belts[move.belt].destination is None:
        raise infraction("no_destination", state)


def shown(state: State, move: pieces.Shown) -> State:
    """Make a card public that was shown by accident; it stays where it is. If it is not what the
    table took it for, nobody is told what that was."""
    destination = state.belts[move.belt].destination
    assert destination is not None, "only a card that lies there is shown"
    if move.card is not None:
        state = ZONES.observed(state, pieces.Seen(destination, move.card))
        if state.belts[move.belt].destination != move.card:
            return state
    return _gone_on(looked_at(state, move.belt, everybody(state)))


def _gone_on(state: State) -> State:
    """Resume what waited for a card, if that has been read."""
    if state.phase != "revealing":
        resumed: State = _resumed(state)
        return resumed
    destination = state.belts[state.at].destination
    assert destination is not None, "a departure city was called"
    return resolved(state, state.other, destination) if is_read(destination) else state


def _taken_back(state: State, pending: pieces.Place | pieces.Play) -> State:
    """Leave the card in the hand; everyone has seen it."""
    in_hand = hand_of(pending.player)
    return replace(state, seen=moved(state.seen, pending.card, in_hand, in_hand, everybody(state)))


def _phase_of(state: State, pending: object = None) -> Phase:
    return "placing" if state.run else "turn"


_WAITING: Waiting = {
    pieces.Place: (placing.check_place, placing.placed),
    pieces.Play: (turns.check_play, turns.played),
}
_resumed = resumes(ZONES, _WAITING, _phase_of, _taken_back)


def unplay(state: State, move: pieces.TakeBack) -> State:
    """Take back the card that was not read."""
    return replace(state, phase=_phase_of(state), pending=None)


DEFINED = SpotOf("belt", pieces.BELTS, "define")
"""A card that is laid face down above a belt."""
NOW = SpotOf("at", pieces.BELTS, "", now="at")
"""The belt at which something happens now."""
NEXT = SpotOf("belt", pieces.BELTS, "", now="at")
BEYOND = SpotOf("belt", pieces.BELTS, "way")
"""The next card of a run; and one beyond a card of which it is asked which way it counts."""
PLACED = (SpotOf("belt", pieces.BELTS, "place"), BEYOND)

# fmt: off
ROWS = (
    # -- before the match
    Row("dealing", pieces.Deal, check_deal, deal, DEALS, referee,
        to=Pad("receiver"), secret=True),
    Row("dealing", pieces.Dealt, check_all_dealt, all_dealt, sound="tick"),
    Row(("dealing", "setup"), pieces.Redeal, check_redeal, redeal),
    Row("setup", pieces.Define, turns.check_setup, turns.set_up,
        each(belt=turns.free_belts, card=hand), turns.due,
        to=DEFINED, default=4, undo=True, secret=True, sound="tick"),
    # -- a turn: its action, an Airport card before or after it, and a recovery at the start
    # (CB-3, CB-27)
    Row("turn", pieces.Play, turns.check_play, turns.play, each(card=turns.cards_for_pad), active,
        when=turns.may_play, undecided=turns.undecided_plays, to=Pad("player", meant="play")),
    Row("turn", pieces.Place, placing.check_place, placing.place, placing.FIRST, active,
        undecided=placing.undecided_places, to=PLACED, sound="tick"),
    Row("turn", pieces.Define, turns.check_define, turns.define,
        each(belt=turns.free_belts, card=hand), active, when=turns.may_define,
        to=DEFINED, default=4, undo=True, secret=True, sound="tick"),
    Row("turn", pieces.Check, turns.check_check, turns.check, each(belt=turns.belts_to_check),
        active, when=turns.may_check, default=3),
    Row("turn", pieces.Change, turns.check_change, turns.change,
        each(belt=turns.belts_with_luggage, card=hand), active, when=turns.may_exchange,
        to=SpotOf("belt", pieces.BELTS, "change", first="change"), undo=True, secret=True),
    Row("taking", pieces.Take, turns.check_take, turns.take, turns.exchanged, referee,
        to=Pad("receiver"), secret=True),
    Row("turn", pieces.Close, turns.check_close, turns.close, each(belt=turns.belts_with_luggage),
        active, when=turns.may_exchange, undo=True, sound="done"),
    Row("turn", pieces.Recover, placing.check_recover, placing.recover, placing.recoveries,
        placing.who_recovers, when=placing.may_recover, to=Pad("player", meant=""), undo=True,
        sound="tick"),
    Row("turn", pieces.Done, turns.check_done, turns.done, each(), active, when=turns.has_acted,
        default=2, undo=True),
    Row("turn", pieces.TimeUp, turns.check_turn_time_up, turns.done, each(), referee,
        when=turns.may_run_out),
    # -- a run of luggage: one that cannot be closed as it lies is taken back for a player who has
    # left
    Row("placing", pieces.Done, placing.check_run_done, placing.run_done, each(), active,
        when=placing.may_close_run, default=2, undo=True),
    Row("placing", pieces.Place, placing.check_place, placing.place, placing.NEXT, active,
        undecided=placing.undecided_places, to=(NEXT, BEYOND), sound="tick"),
    Row("placing", pieces.TakeBack, always, placing.take_back, each(), active,
        when=placing.must_take_back, default=Default(5, unlisted=True)),
    # -- calling a bluff: everyone who has not passed, simultaneously (CB-17)
    Row("window", pieces.Call, turns.check_call, turns.call, each(), turns.callers, sound="other"),
    Row("window", pieces.Pass, turns.check_call, turns.pass_call, each(), turns.callers,
        default=1, undo=True),
    Row("window", pieces.TimeUp, turns.check_time_up, turns.closed, each(), referee,
        when=turns.has_clock),
    # -- the looks of an Arrivals board; nobody has to look (CB-14)
    Row("looking", pieces.Check, turns.check_look, turns.look, each(belt=turns.belts_to_check),
        active, default=3),
    Row("looking", pieces.Done, always, turns.closed, each(), active, default=2, undo=True),
    # -- the draw pile
    Row("draw", pieces.Draw, turns.check_draw, turns.draw, turns.top_cards, referee,
        to=Pad("receiver"), secret=True),
    Row("reshuffle", pieces.Reshuffle, always, turns.reshuffle, each(), referee, sound="done"),
    # -- luggage that is recovered from the line that was called
    Row("recovering", pieces.Done, placing.check_recovered, placing.recovered, each(), turns.other,
        default=2, undo=True),
    Row("recovering", pieces.Recover, placing.check_recover, placing.recover, placing.recoveries,
        placing.who_recovers, when=placing.may_recover_more, to=Pad("player", meant=""), undo=True,
        sound="tick"),
    # -- cards that were not read
    Row(("revealing", "reading"), pieces.Seen, check_seen, seen, readings,
        referee, to=NOW),
    Row(("dealing", *_HIDDEN), pieces.Seen, check_seen, seen, secret=True),
    Row(_SHOWABLE, pieces.Shown, check_shown, shown),
    Row("reading", pieces.TakeBack, always, unplay, by=active),
)
# fmt: on

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
        if (phase, tag) != ("turn", "time-up")
    },
    **{
        (phase, "recover"): "too_early_to_recover"
        for phase in ("placing", "window", "revealing", "looking", "draw", "taking", "reading")
    },
    ("turn", "reshuffle"): "nothing_to_reshuffle",
    ("turn", "take-back"): "nothing_laid",
}
"""The refusals of particular moves in particular phases."""

# -- the next step, before the last one was closed -----------------------------------------

STEPS: tuple[type[Any], ...] = (
    pieces.Define,
    pieces.Place,
    pieces.Check,
    pieces.Change,
    pieces.Close,
    pieces.Play,
)
"""Moves that start an action or play an Airport card."""


def before(state: State, move: pieces.Move) -> State:
    """Return the state in which *move* is made, after closing what it closes."""
    return closed_by(state, move.player) if isinstance(move, STEPS) else state


def closed_by(state: State, player: int) -> State:
    """Close what is open when the player starts a step: a call window, and the turn if the next
    player starts it. Not if that would end the match: then the others are waited for."""
    begun = state
    if state.phase == "window":
        begun = carried_on(turns.heard(state, turns.silent(state)))
    if begun.phase == "turn" and begun.acted and player == left_of(begun, begun.active):
        begun = turn_over(begun)
    return begun if begun.phase == "turn" and player == begun.active else state


# -- problems ------------------------------------------------------------------------------

_BEFORE = ("dealing", "setup")
_WITH_A_LINE = ("placing", "window", "revealing", "recovering")


def problems(state: State) -> tuple[Message, ...]:
    """Return one message for each thing that is impossible; empty when all is well."""
    laid_on = state.at if state.phase in ("placing", "reading") else None
    return (*_cards(state), *belt_problems(state.belts, laid_on), *_hands(state), *_phase(state))


def _places(state: State) -> list[tuple[str, str, int]]:
    """Return every place, whose hand or which belt it is, and its set of cards."""
    hands = zip(state.seats, state.hands, strict=True)
    belts = [(str(number), belt) for number, belt in enumerate(state.belts, start=1)]
    return [
        *(("hand", seat, held) for seat, held in hands),
        ("pile", "", state.pile),
        ("discard", "", state.discard),
        *(("belt", number, cards_of(belt)) for number, belt in belts),
        *(
            ("city", number, only(belt.destination))
            for number, belt in belts
            if belt.destination is not None
        ),
        ("aside", "", EMPTY if state.aside is None else only(state.aside)),
    ]


def _cards(state: State) -> Iterator[Message]:
    """51 luggage cards and the dealt Airport cards, each in one place."""
    places = _places(state)
    for at, (place, of, cards) in enumerate(places):
        for other, other_of, others in places[at + 1 :]:
            for _ in members(cards & others):
                yield problem("card-twice", place=place, of=of, other=other, other_of=other_of)
    for seen in state.conflicts:
        found = ((place, of) for place, of, cards in places if cards >> seen.number & 1)
        place, of = next(found, ("somewhere", ""))
        yield problem("card-elsewhere", place=place, of=of)
    if state.phase == "dealing":
        return
    players = len(state.seats)
    count = ZONES.somewhere(state).bit_count() + state.in_pile
    expected = pieces.LUGGAGE_COUNT + players * pieces.AIRPORT_DEALT[players]
    if count != expected:
        yield problem("card-count", count=count, expected=expected)
    elif not state.unread and state.pile.bit_count() != state.in_pile:
        yield problem("pile-count", count=state.in_pile, known=state.pile.bit_count())
    elif not state.conflicts and not ZONES.consistent(state):
        yield problem("unread-inconsistent")


def _hands(state: State) -> Iterator[Message]:
    """Everyone has what was dealt; and only the active player can run out of cards, which ends the
    match (CB-21, CB-22)."""
    players = len(state.seats)
    whole, luggage, airport = (
        hand_at_start(players),
        pieces.LUGGAGE_DEALT[players],
        pieces.AIRPORT_DEALT[players],
    )
    for player, (seat, cards) in enumerate(zip(state.seats, state.hands, strict=True)):
        if state.phase == "dealing" and cards.bit_count() > whole:
            yield problem("hand-too-large", seat=seat, count=cards.bit_count(), dealt=whole)
        if state.phase in _BEFORE and (cards & pieces.LUGGAGE).bit_count() > luggage:
            yield problem("too-much-luggage", seat=seat, dealt=luggage)
        if state.phase in _BEFORE and (cards & pieces.AIRPORT).bit_count() > airport:
            yield problem("too-many-airport", seat=seat, dealt=airport)
        ended = state.phase == "over" or (player == state.active and state.phase in _LAST_CARD)
        if state.phase not in _BEFORE and not cards and not ended:
            yield problem("empty-hand", seat=seat)


_LAST_CARD = ("placing", "window", "revealing", "draw", "reshuffle", "taking")
"""Phases after the last card has gone and before it is settled whether that wins."""


def _phase(state: State) -> Iterator[Message]:
    players = range(len(state.seats))
    acting = [("active", state.active), ("other", state.other)]
    for name, player in (*acting, *(("due", player) for player in state.due)):
        if player not in players:
            yield problem("no-such-player", player=player, role=name)
    if (state.phase == "reading") != (state.pending is not None):
        yield problem("reading", phase=state.phase)
    if (state.phase == "taking") != (state.aside is not None):
        yield problem("taking", phase=state.phase)
    if state.phase in ("setup", "draw") and not state.due:
        yield problem("nobody-due", phase=state.phase)
    if state.phase in _WITH_A_LINE and not state.belts[state.at].line:
        yield problem("no-line", phase=state.phase, belt=state.at + 1)
    if state.run and state.phase not in ("placing", "reading"):
        yield problem("run", phase=state.phase)
    if state.passed and state.phase != "window":
        yield problem("passed", phase=state.phase)
    if state.phase == "turn" and state.acted and state.airport:
        yield problem("turn-goes-on")
    if state.standstill < SHED or state.turn < 1:
        yield problem("turn-count")


rules: Rules[State, pieces.Move] = Rules(
    ROWS,
    Refusals(infraction, WRONG_PHASE, NOT_NOW, "not_your_turn"),
    players=pieces.PLAYERS,
    options=pieces.Options,
    state=State,
    moves=pieces.Move,
    zones=ZONES,
    once=READ_EACH,
    begin=begin,
    view=view,
    problems=problems,
    awaited=awaited,
    before=before,
)
