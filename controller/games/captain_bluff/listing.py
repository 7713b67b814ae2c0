"""All moves of a kind, for whoever may make them, and one of them drawn at random.

A kind is the function that lists its moves. What is listed for a player depends on nothing but
what that player knows.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

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
    BELTS,
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
from controller.games.captain_bluff.state import State, is_read
from controller.games.captain_bluff.unread import could_be, next_of_pile, what_may_be
from controller.games.sets import EMPTY, members

Mover = int | None
"""A player, or None for the referee."""
Kind = Callable[[State, Any], Sequence[Move]]
ChoiceT = TypeVar("ChoiceT")
Random = Callable[[], float]
"""Returns floats in [0, 1)."""

STEPS: tuple[Step, ...] = (1, -1)

# Moves are values, so those with cards that were read are made once.
_SEATS, _BELTS, _CARDS = range(PLAYERS[-1]), range(BELTS), range(CARD_COUNT)
_DEALS = tuple(tuple(Deal(p, c) for c in _CARDS) for p in _SEATS)
_DRAWS = tuple(tuple(Draw(p, c) for c in _CARDS) for p in _SEATS)
_DEFINITIONS = tuple(tuple(tuple(Define(p, b, c) for c in _CARDS) for b in _BELTS) for p in _SEATS)
_CHANGES = tuple(tuple(tuple(Change(p, b, c) for c in _CARDS) for b in _BELTS) for p in _SEATS)
_PLACES = tuple(tuple(tuple(Place(p, b, c) for c in _CARDS) for b in _BELTS) for p in _SEATS)
_CHECKS = tuple(tuple(Check(p, b) for b in _BELTS) for p in _SEATS)
_CLOSINGS = tuple(tuple(Close(p, b) for b in _BELTS) for p in _SEATS)


# -- before the match ----------------------------------------------------------------------


def deals(state: State, mover: Mover) -> list[Move]:
    return [
        _DEALS[player][card]
        for player, lacking in enumerate(_lacking(state))
        for card in members(lacking)
    ]


def _lacking(state: State) -> list[int]:
    """The cards that each player may still be dealt, as sets."""
    held, players = EMPTY, len(state.seats)
    for hand in state.hands:
        held |= hand
    found = []
    for hand in state.hands:
        unread = (hand & ~WHOLE_DECK).bit_count()
        luggage = LUGGAGE_DEALT[players] - (hand & LUGGAGE).bit_count()
        airport = AIRPORT_DEALT[players] - (hand & AIRPORT).bit_count()
        lacking = (LUGGAGE if luggage > 0 else EMPTY) | (AIRPORT if airport > 0 else EMPTY)
        found.append(lacking & ~held if luggage + airport > unread else EMPTY)
    return found


def _draw_deal(state: State, mover: Mover, random: Random) -> Move:
    """A number in the product of players and cards is drawn again until it is a legal deal,
    which gives each the same chance."""
    lacking = _lacking(state)
    count = len(lacking) * CARD_COUNT
    while True:
        player, card = divmod(int(random() * count), CARD_COUNT)
        if lacking[player] >> card & 1:
            return _DEALS[player][card]


# -- departure cities ----------------------------------------------------------------------


def definitions(state: State, mover: Any) -> list[Move]:
    return [
        _definition(mover, at, card) for at in _free(state) for card in members(state.hands[mover])
    ]


def _definition(player: int, at: int, card: int) -> Move:
    return _DEFINITIONS[player][at][card] if card < CARD_COUNT else Define(player, at, card)


def _free(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.destination is None]


def _draw_definition(state: State, mover: Any, random: Random) -> Move:
    return _definition(mover, _one_of(_free(state), random), _member(state.hands[mover], random))


def checks(state: State, mover: Any) -> list[Move]:
    """Any departure city; with an Arrivals board one that it has not shown."""
    return [
        _CHECKS[mover][at]
        for at, belt in enumerate(state.belts)
        if belt.destination is not None and not state.looked >> at & 1
    ]


def changes(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover])
    return [_change(mover, at, card) for at in _with_luggage(state) for card in cards]


def _change(player: int, at: int, card: int) -> Move:
    return _CHANGES[player][at][card] if card < CARD_COUNT else Change(player, at, card)


def _with_luggage(state: State) -> list[int]:
    return [at for at, belt in enumerate(state.belts) if belt.city != NO_CITY]


def _draw_change(state: State, mover: Any, random: Random) -> Move:
    at = _one_of(_with_luggage(state), random)
    return _change(mover, at, _member(state.hands[mover], random))


def takings(state: State, mover: Mover) -> list[Move]:
    assert state.aside is not None, "something was exchanged"
    return [Take(state.active, card) for card in members(_possible(state, state.aside))]


def closings(state: State, mover: Any) -> list[Move]:
    return [_CLOSINGS[mover][at] for at in _with_luggage(state)]


# -- luggage -------------------------------------------------------------------------------


def luggage(state: State, mover: Any) -> list[Move]:
    """Luggage that begins a run."""
    return [
        _PLACES[mover][at][card]
        for at, cards in luggage_places(state, state.hands[mover])
        for card in members(cards)
    ]


def luggage_places(state: State, hand: int) -> list[tuple[int, int]]:
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


def _draw_luggage(state: State, mover: int, random: Random) -> Move:
    places = luggage_places(state, state.hands[mover])
    left = int(random() * sum(cards.bit_count() for _, cards in places))
    for at, cards in places:
        if left < cards.bit_count():
            return _PLACES[mover][at][members(cards)[left]]
        left -= cards.bit_count()
    raise AssertionError("less is left than there are cards")


def luggage_of_run(state: State, mover: Any) -> list[Move]:
    """Luggage with which a run goes on."""
    at, hand = state.at, state.hands[mover]
    belt = state.belts[at]
    if not round_trip_alone(belt):
        return [_PLACES[mover][at][card] for card in members(hand & fitting(belt, directly=True))]
    return [
        Place(mover, at, card, step)
        for card in members(hand & luggage_for_new_line(state))
        for step in STEPS
        if 1 <= NUMBER[card] - step <= HIGHEST
    ]


def recoveries(state: State, mover: Any) -> list[Move]:
    belts = [state.at] if state.phase == "recovering" else _BELTS
    return [
        Recover(mover, at, card)
        for at in belts
        if (card := recoverable(state.belts[at])) is not None
    ]


# -- Airport cards -------------------------------------------------------------------------


def round_trips(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover] & ROUND_TRIPS)
    return [Place(mover, at, card, step) for at, step in round_trip_places(state) for card in cards]


def round_trip_places(state: State) -> list[tuple[int, Step]]:
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


def turnings(state: State, mover: Any) -> list[Move]:
    cards = members(state.hands[mover] & CHANGES)
    return [
        _PLACES[mover][at][card]
        for at, belt in enumerate(state.belts)
        if belt.line
        for card in cards
    ]


def plays(state: State, mover: Any) -> list[Move]:
    return [Play(mover, card) for card in members(state.hands[mover] & ON_PAD)]


# -- the draw pile, and cards that are read late -------------------------------------------


def draws(state: State, mover: Mover) -> list[Move]:
    receiver = state.due[0]
    cards = members(next_of_pile(state))
    # Where the table's readings contradict each other, nobody can say what will turn up.
    return [_DRAWS[receiver][card] for card in cards] or [Draw(receiver, None)]


def _draw_drawn(state: State, mover: Mover, random: Random) -> Move:
    if state.unread:
        return _one_of(draws(state, mover), random)
    return _DRAWS[state.due[0]][_member(state.pile, random)]


def readings(state: State, mover: Mover) -> list[Move]:
    """What a card may be that was played, and that was not read."""
    assert state.pending is not None, "something waits for being read"
    card = state.pending.card
    return [Seen(card, may) for may in members(_possible(state, card))]


def reveals(state: State, mover: Mover) -> list[Move]:
    """What a departure city may be that was called, and that was not read."""
    card = state.belts[state.at].destination
    assert card is not None, "a departure city was called"
    return [Seen(card, may) for may in members(_possible(state, card))]


def _possible(state: State, card: int) -> int:
    """What a card can be; if readings contradict each other, what it may be by itself."""
    if is_read(card):
        return what_may_be(state, card)
    return could_be(state, card) or what_may_be(state, card)


# -- what needs no choice ------------------------------------------------------------------


def _for_each(kind: type[Any]) -> Kind:
    """The one move of that kind that each player may have."""
    made = tuple((kind(player),) for player in _SEATS)
    return lambda state, mover: made[mover]


def _the_one(move: Move) -> Kind:
    made = (move,)
    return lambda state, mover: made


calls, passes, done, take_back = (_for_each(kind) for kind in (Call, Pass, Done, TakeBack))
time_up, reshuffle = _the_one(TimeUp()), _the_one(Reshuffle())


# -- one of a kind -------------------------------------------------------------------------


def draw(kind: Kind, state: State, mover: Mover, random: Random) -> Move:
    """A move of that kind, drawn evenly; what would be long to list is not listed."""
    drawn = _DRAWN.get(kind)
    if drawn is not None:
        return drawn(state, mover, random)
    moves = kind(state, mover)
    return moves[int(random() * len(moves))] if len(moves) > 1 else moves[0]


_DRAWN: dict[Kind, Callable[[State, Any, Random], Move]] = {
    deals: _draw_deal,
    definitions: _draw_definition,
    changes: _draw_change,
    luggage: _draw_luggage,
    draws: _draw_drawn,
}


def _member(cards: int, random: Random) -> int:
    return _one_of(members(cards), random)


def _one_of(choices: Sequence[ChoiceT], random: Random) -> ChoiceT:
    return choices[int(random() * len(choices))]
