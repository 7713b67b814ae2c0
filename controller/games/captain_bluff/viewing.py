"""What an observer may know of a match: the public, or one player."""

from typing import Any, Literal

from controller.games.captain_bluff.lines import Belt
from controller.games.captain_bluff.memory import ASIDE, DISCARD, HANDS, PILE, recalled
from controller.games.captain_bluff.moves import Place, Play
from controller.games.captain_bluff.pieces import BELTS, CITIES, FACES, NO_CITY, WHOLE_DECK
from controller.games.captain_bluff.state import (
    Called,
    State,
    awaited,
    standstill_left,
    turns_left,
    winners,
)
from controller.games.sets import members
from controller.views.captain_bluff import (
    BeltView,
    CallView,
    CaptainBluffSecrets,
    CaptainBluffView,
    HandView,
    KnownCard,
    LaidCard,
)

_WAITS: dict[type[Any], Literal["", "place", "play"]] = {
    type(None): "",
    Place: "place",
    Play: "play",
}
_AT_A_BELT = ("placing", "window", "revealing", "taking", "recovering")
_BY_SOMEBODY = ("revealing", "recovering")
_DUE = ("setup", "draw", "reshuffle")


def view(state: State, observer: int | None) -> CaptainBluffView:
    """What everybody may know, and for a player also what only that seat knows."""
    seats, phase = state.seats, state.phase
    playing = phase not in ("dealing", "setup", "over")
    return CaptainBluffView(
        phase=phase,
        turn_number=state.turn,
        turns_left=turns_left(state),
        standstill_left=standstill_left(state),
        players=tuple(
            HandView(seat, hand.bit_count(), phase == "window" and bool(state.passed >> player & 1))
            for player, (seat, hand) in enumerate(zip(seats, state.hands, strict=True))
        ),
        turn=seats[state.active] if playing else None,
        active=_active(state),
        acted=state.acted,
        airport=state.airport,
        belts=tuple(_belt_view(state, belt) for belt in state.belts),
        at=state.at + 1 if phase in _AT_A_BELT else None,
        run=state.run,
        other=seats[state.other] if phase in _BY_SOMEBODY else None,
        due=tuple(seats[player] for player in state.due) if phase in _DUE else (),
        looked=tuple(at + 1 for at in members(state.looked)) if phase == "looking" else (),
        call_s=state.options.call_s,
        pile=state.pile.bit_count(),
        discard=state.discard.bit_count(),
        aside=state.aside is not None,
        waits=_WAITS[type(state.pending)],
        called=None if state.called is None else _call_view(state, state.called),
        known=_known(state, len(seats)),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> CaptainBluffSecrets:
    """The own hand, and all cards that this seat has seen since they were last face up."""
    hand = members(state.hands[observer] & WHOLE_DECK)
    return CaptainBluffSecrets(
        state.seats[observer], tuple(FACES[card] for card in hand), _known(state, observer)
    )



def _active(state: State) -> str | None:
    """Who alone is to act, if it is one player."""
    asked = [seat for player, seat in enumerate(state.seats) if awaited(state, player)]
    return asked[0] if len(asked) == 1 else None


def _belt_view(state: State, belt: Belt) -> BeltView:
    seats = state.seats
    return BeltView(
        destination=belt.destination is not None,
        known_to=tuple(seats[p] for p in range(len(seats)) if belt.known >> p & 1),
        city="" if belt.city == NO_CITY else CITIES[belt.city],
        line=tuple(LaidCard(FACES[card], number) for card, number in belt.line),
        direction=belt.direction,
    )


def _call_view(state: State, called: Called) -> CallView:
    seats = state.seats
    return CallView(
        seats[called.caller],
        seats[called.placer],
        called.belt + 1,
        FACES[called.destination],
        seats[called.loser],
    )


def _known(state: State, observer: int) -> tuple[KnownCard, ...]:
    """An observer's memory; which of several equal cards it was does not show."""
    known = [
        KnownCard(FACES[card], tuple(_place(state, place) for place in places))
        for card, places in recalled(state.seen[observer])
    ]
    return tuple(sorted(known, key=lambda one: (one.name, one.places)))


def _place(state: State, place: int) -> str:
    if place < BELTS:
        return f"belt-{place + 1}"
    return _PLACES[place] if place < HANDS else state.seats[place - HANDS]


_PLACES = {ASIDE: "aside", DISCARD: "discard", PILE: "pile"}
