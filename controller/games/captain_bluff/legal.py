"""Which moves the rules allow: all of them, or one drawn at random.

The kinds of move that are open come first, with who may make them; then the moves of a kind. So a
random player (`random_move`) draws a kind, then a move of that kind, and lists nothing that it
does not need. A kind is the function that lists its moves.

`play` accepts more than is offered here: luggage recovered at other times than at the begin of
one's own turn (CB-27), the next step before a call window has closed (CB-17), cards that were
forgotten to be tapped. See `controller.games.captain_bluff.interrupts`.

What is offered to a player depends on nothing but what that player knows. So a card of the own
hand that the table has not read is offered as such, whatever the referee may conclude of it.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from controller.games.captain_bluff.lines import fitting, recoverable, round_trip_alone
from controller.games.captain_bluff.moves import (
    Call,
    Card,
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
    Reshuffle,
    Seen,
    Step,
    Take,
    TakeBack,
    TimeUp,
)
from controller.games.captain_bluff.options import AIRPORT_DEALT, LUGGAGE_DEALT, PLAYERS
from controller.games.captain_bluff.pieces import (
    AIRPORT,
    CARD_COUNT,
    CHANGES,
    HIGHEST,
    LUGGAGE,
    NO_CITY,
    NUMBER,
    ON_PAD,
    ROUND_TRIPS,
    WHOLE_DECK,
)
from controller.games.captain_bluff.placing import (
    luggage_for_new_line,
    may_follow_round_trip,
    runs_directly,
)
from controller.games.captain_bluff.state import State, is_read, opponents, unread_in
from controller.games.captain_bluff.unread import could_be, what_may_be
from controller.games.sets import EMPTY, members

T = TypeVar("T")
Mover = int | None
"""A player, or None for the referee."""
Kind = Callable[[State, Any], Sequence[Move]]
Kinds = list[tuple[Kind, Sequence[Mover]]]

STEPS: tuple[Step, ...] = (1, -1)


def legal(state: State, seat: Mover) -> list[Move]:
    """Every move that the rules allow *seat*, a player or None for the referee.

    What the referee observes is offered as it should be: cards of the right piles, and read.
    """
    return [
        move for kind, movers in kinds(state) if seat in movers for move in kind(state, seat)
    ]


def legal_moves(state: State) -> list[Move]:
    """Every move that the rules allow anybody."""
    return [
        move for kind, movers in kinds(state) for mover in movers for move in kind(state, mover)
    ]


def undecided(state: State, seat: Mover) -> list[Move]:
    """The moves of *seat* that only a card which was not read can decide."""
    if state.phase not in ("turn", "placing") or seat != state.active:
        return []
    unread = unread_in(state.hands[seat])
    if not unread or (state.acted and state.airport):
        return []
    found: list[Move] = []
    for at, belt in enumerate(state.belts):
        if belt.destination is not None and (not state.run or at == state.at):
            steps = STEPS if round_trip_alone(belt) else (0,)
            found += [Place(seat, at, card, step) for card in unread for step in steps]
    if not state.run and not state.airport:
        found += [Play(seat, card) for card in unread]
    return found


def random_move(state: State, random: Callable[[], float]) -> Move | None:
    """A legal move: first its kind is drawn, then one of that kind, each evenly.

    *random* returns floats in [0, 1). None when the match is over.
    """
    openings = kinds(state)
    if not openings:
        return None
    kind, movers = openings[int(random() * len(openings))] if len(openings) > 1 else openings[0]
    mover = movers[int(random() * len(movers))] if len(movers) > 1 else movers[0]
    drawn = _DRAWN.get(kind)
    if drawn is not None:
        return drawn(state, mover, random)
    moves = kind(state, mover)
    return moves[int(random() * len(moves))]


# -- kinds ---------------------------------------------------------------------------------

REFEREE: Sequence[Mover] = (None,)
_ONLY: tuple[Sequence[Mover], ...] = tuple((player,) for player in range(PLAYERS[-1]))


def kinds(state: State) -> Kinds:
    """The kinds of move that are open, each with everybody who may make it. Each has some."""
    return _OPEN[state.phase](state)


def _in_turn(state: State) -> Kinds:
    """The action, an Airport card before or after it, and recovering at the begin (CB-3, CB-27)."""
    active = state.active
    me, hand = _ONLY[active], state.hands[active]
    found: Kinds = []
    if not state.airport:
        if hand & ON_PAD:
            found.append((_plays, me))
        if hand & ROUND_TRIPS and _round_trip_places(state):
            found.append((_round_trips, me))
    free = defined = lines = can_recover = False
    for belt in state.belts:
        if belt.destination is None:
            free = True
            continue
        defined = True
        if belt.line:
            lines = True
            can_recover = can_recover or recoverable(belt) is not None
    if lines and hand & CHANGES and not state.airport:
        found.append((_turnings, me))
    if state.acted:
        found.append((_done, me))
        return found
    if _luggage_places(state, hand):
        found.append((_luggage, me))
    if free:
        found.append((_definitions, me))
    if defined:
        found.append((_checks, me))
    if lines:
        found += ((_changes, me), (_closings, me))
    if can_recover and not state.airport:
        found.append((_recoveries, me))
    return found


def _in_placing(state: State) -> Kinds:
    """On with the run, or closing it. If neither is possible the last card is taken back."""
    me, hand = _ONLY[state.active], state.hands[state.active]
    belt = state.belts[state.at]
    alone = round_trip_alone(belt)
    found: Kinds = [] if alone else [(_done, me)]
    if not state.acted:
        if hand & (luggage_for_new_line(state) if alone else fitting(belt, directly=True)):
            found.append((_luggage_of_run, me))
        if not state.airport and hand & ROUND_TRIPS and _round_trip_places(state):
            found.append((_round_trips, me))
    return found or [(_take_back, me)]


def _in_window(state: State) -> Kinds:
    callers = [p for p in opponents(state, state.active) if not state.passed >> p & 1]
    found: Kinds = [(_calls, callers), (_passes, callers)]
    if state.options.call_s is not None:
        found.append((_time_up, REFEREE))
    return found


def _in_looking(state: State) -> Kinds:
    return [(_checks, _ONLY[state.active]), (_done, _ONLY[state.active])]


def _in_recovering(state: State) -> Kinds:
    me = _ONLY[state.other]
    found: Kinds = [(_done, me)]
    return found if recoverable(state.belts[state.at]) is None else [*found, (_recoveries, me)]


_OPEN: dict[str, Callable[[State], Kinds]] = {
    "dealing": lambda state: [(_deals, REFEREE)],
    "setup": lambda state: [(_definitions, _ONLY[state.due[0]])],
    "turn": _in_turn,
    "placing": _in_placing,
    "window": _in_window,
    "revealing": lambda state: [(_revealed, REFEREE)],
    "looking": _in_looking,
    "draw": lambda state: [(_draws, REFEREE)],
    "reshuffle": lambda state: [(_reshuffle, REFEREE)],
    "taking": lambda state: [(_takings, REFEREE)],
    "recovering": _in_recovering,
    "reading": lambda state: [(_read, REFEREE)],
    "over": lambda state: [],
}

# -- all moves of a kind -------------------------------------------------------------------


def _deals(state: State, mover: Mover) -> list[Move]:
    held = EMPTY
    for hand in state.hands:
        held |= hand
    return [
        Deal(player, card)
        for player in range(len(state.seats))
        for card in members(_lacking(state, player) & ~held)
    ]


def _lacking(state: State, player: int) -> int:
    """The cards of the piles from which the player is still to be dealt, as a set."""
    hand, players = state.hands[player], len(state.seats)
    unread = (hand & ~WHOLE_DECK).bit_count()
    luggage = LUGGAGE_DEALT[players] - (hand & LUGGAGE).bit_count()
    airport = AIRPORT_DEALT[players] - (hand & AIRPORT).bit_count()
    if luggage + airport <= unread:
        return EMPTY
    return (LUGGAGE if luggage else EMPTY) | (AIRPORT if airport else EMPTY)


def _definitions(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover])
    return [Define(mover, at, card) for at in _free(state) for card in cards]


def _free(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is None]


def _luggage(state: State, mover: Any) -> list[Move]:
    return [
        Place(mover, at, card)
        for at, cards in _luggage_places(state, state.hands[mover])
        for card in members(cards)
    ]


def _luggage_places(state: State, hand: int) -> list[tuple[int, int]]:
    """Belts on which luggage of a hand can be placed as the first of a run, and which."""
    new_line, directly = -1, runs_directly(state)
    found = []
    for at, belt in enumerate(state.belts):
        if belt.destination is None:
            continue
        if belt.line:
            cards = hand & fitting(belt, directly)
        else:
            if new_line < 0:
                new_line = hand & luggage_for_new_line(state)
            cards = new_line
        if cards:
            found.append((at, cards))
    return found


def _luggage_of_run(state: State, mover: Any) -> list[Move]:
    at, hand = state.at, state.hands[mover]
    belt = state.belts[at]
    if not round_trip_alone(belt):
        return [Place(mover, at, card) for card in members(hand & fitting(belt, directly=True))]
    return [
        Place(mover, at, card, step)
        for card in members(hand & luggage_for_new_line(state))
        for step in STEPS
        if 1 <= NUMBER[card] - step <= HIGHEST
    ]


def _round_trips(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover] & ROUND_TRIPS)
    return [
        Place(mover, at, card, step) for at, step in _round_trip_places(state) for card in cards
    ]


def _round_trip_places(state: State) -> list[tuple[int, Step]]:
    """Where a Round-the-world trip may lie, and which ways (CB-9, CB-10)."""
    found: list[tuple[int, Step]] = []
    for at, belt in enumerate(state.belts):
        if belt.destination is None or (state.run and at != state.at):
            continue
        if belt.direction:
            if 1 <= belt.last + belt.direction <= HIGHEST:
                found.append((at, 0))
        elif belt.line:
            found += [(at, step) for step in STEPS if 1 <= belt.last + step <= HIGHEST]
        elif (
            not state.acted
            and state.options.round_trip_first == "in-a-run"
            and may_follow_round_trip(state, state.hands[state.active])
        ):
            found.append((at, 0))
    return found


def _turnings(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover] & CHANGES)
    return [
        Place(mover, at, card)
        for at, belt in enumerate(state.belts)
        if belt.line
        for card in cards
    ]


def _plays(state: State, mover: Any) -> list[Move]:
    return [Play(mover, card) for card in members(state.hands[mover] & ON_PAD)]


def _checks(state: State, mover: Any) -> list[Move]:
    looked = state.looked if state.phase == "looking" else EMPTY
    return [
        Check(mover, at)
        for at, belt in enumerate(state.belts)
        if belt.destination is not None and not looked >> at & 1
    ]


def _changes(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover])
    return [Change(mover, at, card) for at in _with_luggage(state) for card in cards]


def _with_luggage(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.city != NO_CITY]


def _closings(state: State, mover: Any) -> list[Move]:
    return [Close(mover, at) for at in _with_luggage(state)]


def _recoveries(state: State, mover: Any) -> list[Move]:
    belts = [state.at] if state.phase == "recovering" else range(len(state.belts))
    return [
        Recover(mover, at, card)
        for at in belts
        if (card := recoverable(state.belts[at])) is not None
    ]


def _draws(state: State, mover: Mover) -> list[Move]:
    receiver = state.due[0]
    cards: list[Card] = [*members(state.pile & WHOLE_DECK)]
    if state.pile & ~WHOLE_DECK:
        may = EMPTY
        for unread in unread_in(state.pile):
            may |= could_be(state, unread)
        cards += members(may)
    # Where the table's readings contradict each other, any card may turn up.
    return [Draw(receiver, card) for card in cards or [None]]


def _takings(state: State, mover: Mover) -> list[Move]:
    assert state.aside is not None, "something was exchanged"
    if is_read(state.aside):
        return [Take(state.active, state.aside)]
    return [Take(state.active, card) for card in members(_possible(state, state.aside))]


def _read(state: State, mover: Mover) -> list[Move]:
    assert state.pending is not None, "something waits for being read"
    card = state.pending.card
    return [Seen(card, may) for may in members(_possible(state, card))]


def _revealed(state: State, mover: Mover) -> list[Move]:
    card = state.belts[state.at].destination
    assert card is not None, "a departure city was called"
    return [Seen(card, may) for may in members(_possible(state, card))]


def _possible(state: State, unread: int) -> int:
    """What an unread card can be; if readings contradict each other, what it may be by itself."""
    return could_be(state, unread) or what_may_be(state, unread) or WHOLE_DECK


def _calls(state: State, mover: Any) -> list[Move]:
    return [Call(mover)]


def _passes(state: State, mover: Any) -> list[Move]:
    return [Pass(mover)]


def _done(state: State, mover: Any) -> list[Move]:
    return [Done(mover)]


def _take_back(state: State, mover: Any) -> list[Move]:
    return [TakeBack(mover)]


def _time_up(state: State, mover: Mover) -> list[Move]:
    return [TimeUp()]


def _reshuffle(state: State, mover: Mover) -> list[Move]:
    return [Reshuffle()]


# -- one move of a kind --------------------------------------------------------------------


def _draw_deal(state: State, mover: Mover, random: Callable[[], float]) -> Move:
    """A number in the product of players and cards is drawn again until it is a legal deal,
    which gives each the same chance."""
    hands = state.hands
    held = EMPTY
    for hand in hands:
        held |= hand
    lacking = [_lacking(state, player) & ~held for player in range(len(hands))]
    count = len(hands) * CARD_COUNT
    while True:
        player, card = divmod(int(random() * count), CARD_COUNT)
        if lacking[player] >> card & 1:
            return Deal(player, card)


def _draw_definition(state: State, mover: Any, random: Callable[[], float]) -> Move:
    return Define(mover, _one_of(_free(state), random), _member(state.hands[mover], random))


def _draw_change(state: State, mover: Any, random: Callable[[], float]) -> Move:
    return Change(mover, _one_of(_with_luggage(state), random), _member(state.hands[mover], random))


def _draw_luggage(state: State, mover: Any, random: Callable[[], float]) -> Move:
    places = _luggage_places(state, state.hands[mover])
    left = int(random() * sum(cards.bit_count() for _, cards in places))
    for at, cards in places:
        if left < cards.bit_count():
            return Place(mover, at, members(cards)[left])
        left -= cards.bit_count()
    raise AssertionError("less is left than there are cards")


def _draw_draw(state: State, mover: Mover, random: Callable[[], float]) -> Move:
    if state.pile & ~WHOLE_DECK:
        return _one_of(_draws(state, mover), random)
    return Draw(state.due[0], _member(state.pile, random))


def _member(cards: int, random: Callable[[], float]) -> int:
    return _one_of(members(cards), random)


def _one_of(choices: Sequence[T], random: Callable[[], float]) -> T:
    return choices[int(random() * len(choices))]


_DRAWN: dict[Kind, Callable[[State, Any, Callable[[], float]], Move]] = {
    _deals: _draw_deal,
    _definitions: _draw_definition,
    _changes: _draw_change,
    _luggage: _draw_luggage,
    _draws: _draw_draw,
}
