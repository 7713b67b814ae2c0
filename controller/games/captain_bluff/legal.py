"""Which moves the rules allow: all of them, or one drawn at random.

The kinds of move that are open come first, with who may make them; then the moves of a kind
(`controller.games.captain_bluff.listing`). So a random player (`random_move`) draws a kind, then a
move of that kind, and lists nothing that it does not need.

`play` accepts more than is offered here: luggage recovered at other times than at the begin of
one's own turn (CB-27), the next step before a call window has closed (CB-17), the last card of a
run taken back, cards that were forgotten to be tapped. For the first two see
`controller.games.captain_bluff.interrupts`.

What is offered to a player depends on nothing but what that player knows. So a card of the own
hand that the table has not read is offered as such, whatever the referee may conclude of it.
"""

from collections.abc import Callable, Sequence

from controller.games.captain_bluff import listing
from controller.games.captain_bluff.lines import Belt, fitting, recoverable, round_trip_alone
from controller.games.captain_bluff.listing import STEPS, Kind, Mover, Random
from controller.games.captain_bluff.moves import Move, Place, Play, Step
from controller.games.captain_bluff.options import PLAYERS
from controller.games.captain_bluff.pieces import CHANGES, ON_PAD, ROUND_TRIPS
from controller.games.captain_bluff.placing import luggage_for_new_line
from controller.games.captain_bluff.state import State, opponents, unread_in

Kinds = list[tuple[Kind, Sequence[Mover]]]


def legal(state: State, seat: Mover) -> list[Move]:
    """Every move that the rules allow *seat*, a player or None for the referee.

    What the referee observes is offered as it should be: cards of the right piles, and read.
    """
    return [move for kind, movers in kinds(state) if seat in movers for move in kind(state, seat)]


def legal_moves(state: State) -> list[Move]:
    """Every move that the rules allow anybody."""
    return [
        move for kind, movers in kinds(state) for mover in movers for move in kind(state, mover)
    ]


def undecided(state: State, seat: Mover) -> list[Move]:
    """The moves of *seat* that only a card which was not read can decide: placing it, or playing
    it on the pad."""
    if seat is None or seat != state.active or state.phase not in ("turn", "placing"):
        return []
    if state.acted and (state.airport or state.run):
        return []
    unread = unread_in(state.hands[seat])
    found: list[Move] = [
        Place(seat, at, card, step)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None and (not state.run or at == state.at)
        for card in unread
        for step in _steps(belt)
    ]
    if not state.run and not state.airport:
        found += [Play(seat, card) for card in unread]
    return found


def _steps(belt: Belt) -> tuple[Step, ...]:
    """The ways that a card of any kind may have to choose from at the end of a line."""
    if round_trip_alone(belt):
        return STEPS
    return (0, *STEPS) if belt.line and not belt.direction else (0,)


def random_move(state: State, random: Random) -> Move | None:
    """A legal move: first its kind is drawn, then one of that kind, each evenly.

    *random* returns floats in [0, 1). None when the match is over.
    """
    openings = kinds(state)
    if not openings:
        return None
    kind, movers = openings[int(random() * len(openings))] if len(openings) > 1 else openings[0]
    mover = movers[int(random() * len(movers))] if len(movers) > 1 else movers[0]
    return listing.draw(kind, state, mover, random)


# -- kinds ---------------------------------------------------------------------------------

_REFEREE: Sequence[Mover] = (None,)
_ONLY: tuple[Sequence[Mover], ...] = tuple((player,) for player in range(PLAYERS[-1]))


def kinds(state: State) -> Kinds:
    """The kinds of move that are open, each with everybody who may make it. Each has some."""
    return _OPEN[state.phase](state)


def _in_turn(state: State) -> Kinds:
    """The action, an Airport card before or after it, and recovering at the begin (CB-3, CB-27)."""
    active = state.active
    me, hand = _ONLY[active], state.hands[active]
    free = defined = lines = can_recover = False
    for belt in state.belts:
        if belt.destination is None:
            free = True
            continue
        defined = True
        if belt.line:
            lines = True
            can_recover = can_recover or recoverable(belt) is not None
    found: Kinds = []
    if not state.airport:
        if hand & ON_PAD:
            found.append((listing.plays, me))
        if hand & ROUND_TRIPS and listing.round_trip_places(state):
            found.append((listing.round_trips, me))
        if lines and hand & CHANGES:
            found.append((listing.turnings, me))
    if state.acted:
        found.append((listing.done, me))
        return found
    if listing.luggage_places(state, hand):
        found.append((listing.luggage, me))
    if free:
        found.append((listing.definitions, me))
    if defined:
        found.append((listing.checks, me))
    if lines:
        found += ((listing.changes, me), (listing.closings, me))
    if can_recover and not state.airport:
        found.append((listing.recoveries, me))
    return found


def _in_placing(state: State) -> Kinds:
    """On with the run, or closing it. If neither is possible the last card is taken back."""
    me, hand = _ONLY[state.active], state.hands[state.active]
    belt = state.belts[state.at]
    alone = round_trip_alone(belt)
    found: Kinds = [] if alone else [(listing.done, me)]
    if not state.acted:
        if hand & (luggage_for_new_line(state) if alone else fitting(belt, directly=True)):
            found.append((listing.luggage_of_run, me))
        if not state.airport and hand & ROUND_TRIPS and listing.round_trip_places(state):
            found.append((listing.round_trips, me))
    return found or [(listing.take_back, me)]


def _in_window(state: State) -> Kinds:
    """Everybody who has not passed, at the same time; the clock, where there is one (CB-17)."""
    callers = [p for p in opponents(state, state.active) if not state.passed >> p & 1]
    found: Kinds = [(listing.calls, callers), (listing.passes, callers)]
    if state.options.call_s is not None:
        found.append((listing.time_up, _REFEREE))
    return found


def _in_looking(state: State) -> Kinds:
    """The looks of an Arrivals board; nobody has to look (CB-14)."""
    return [(listing.checks, _ONLY[state.active]), (listing.done, _ONLY[state.active])]


def _in_recovering(state: State) -> Kinds:
    me = _ONLY[state.other]
    found: Kinds = [(listing.done, me)]
    if recoverable(state.belts[state.at]) is not None:
        found.append((listing.recoveries, me))
    return found


def _only_referee(kind: Kind) -> Callable[[State], Kinds]:
    return lambda state: [(kind, _REFEREE)]


_OPEN: dict[str, Callable[[State], Kinds]] = {
    "dealing": _only_referee(listing.deals),
    "setup": lambda state: [(listing.definitions, _ONLY[state.due[0]])],
    "turn": _in_turn,
    "placing": _in_placing,
    "window": _in_window,
    "revealing": _only_referee(listing.reveals),
    "looking": _in_looking,
    "draw": _only_referee(listing.draws),
    "reshuffle": _only_referee(listing.reshuffle),
    "taking": _only_referee(listing.takings),
    "recovering": _in_recovering,
    "reading": _only_referee(listing.readings),
    "over": lambda state: [],
}
