"""What an observer may know of a match: the public, or one player."""

from functools import lru_cache
from typing import Literal

from controller.games.captain_bluff.lines import Belt
from controller.games.captain_bluff.memory import ASIDE, DISCARD, PILE, hand_of, recalled
from controller.games.captain_bluff.moves import Place, Play
from controller.games.captain_bluff.pieces import (
    BELTS,
    CITIES,
    DECK,
    FACES,
    NO_CITY,
    WHOLE_DECK,
)
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

_WAITS: dict[type[Place | Play], Literal["place", "play"]] = {Place: "place", Play: "play"}
_AT_A_BELT = ("placing", "window", "revealing", "taking", "recovering")
_BY_SOMEBODY = ("revealing", "recovering")
_PLACES = {
    **{at: f"belt-{at + 1}" for at in range(BELTS)},
    ASIDE: "aside",
    DISCARD: "discard",
    PILE: "pile",
}


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
            HandView(seat, hand.bit_count(), bool(state.passed >> player & 1))
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
        due=tuple(seats[player] for player in state.due),
        looked=tuple(at + 1 for at in members(state.looked)),
        call_s=state.options.call_s,
        pile=state.in_pile,
        discard=state.discard.bit_count(),
        aside=state.aside is not None,
        waits="" if state.pending is None else _WAITS[type(state.pending)],
        called=None if state.called is None else _call_view(state, state.called),
        known=_known(state, None),
        winners=tuple(seats[player] for player in winners(state)),
        secrets=None if observer is None else secrets(state, observer),
    )


def secrets(state: State, observer: int) -> CaptainBluffSecrets:
    """The own hand, and every other card that this seat has seen and does not see now."""
    hand = members(state.hands[observer] & WHOLE_DECK)
    return CaptainBluffSecrets(
        state.seats[observer], tuple(FACES[card] for card in hand), _known(state, observer)
    )


def _active(state: State) -> str | None:
    """Who alone is to act, if it is one player."""
    asked = [seat for player, seat in enumerate(state.seats) if awaited(state, player)]
    return asked[0] if len(asked) == 1 else None


def _belt_view(state: State, belt: Belt) -> BeltView:
    return BeltView(
        destination=belt.destination is not None,
        known_to=tuple(seat for n, seat in enumerate(state.seats) if belt.known >> n & 1),
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


def _known(state: State, observer: int | None) -> tuple[KnownCard, ...]:
    """An observer's memory; which of several equal cards it was does not show."""
    if observer is None:
        return _recalled(state.seen[-1], state.seats)
    # A hand of which every card was read holds none of these.
    excluded = None if DECK.unread_in(state.hands[observer]) else hand_of(observer)
    return _recalled(state.seen[observer], state.seats, excluded)


@lru_cache(maxsize=64)  # Most moves change the memories of a few observers, or none.
def _recalled(
    memory: int, seats: tuple[str, ...], excluded: int | None = None
) -> tuple[KnownCard, ...]:
    """The cards of a memory with the names of their places, without the place *excluded*."""
    names = {**_PLACES, **{hand_of(player): seat for player, seat in enumerate(seats)}}
    known = []
    for card, possible in recalled(memory):
        places = tuple(names[place] for place in possible if place != excluded)
        if places:
            known.append(KnownCard(FACES[card], places))
    return tuple(sorted(known, key=lambda card: (card.name, card.places)))
