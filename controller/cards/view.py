"""The view of a card game that follows from its zones: counts, visible faces, scores."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from controller.cards.zones import Zones
from controller.rules.sets import members
from controller.views.cards import CardsPlayer, CardsSecrets, CardsView, ZoneView


def _no_facts(state: Any) -> Mapping[str, str | int]:
    return {}


def zone_view(
    game: str,
    zones: Zones[Any],
    awaited: Callable[[Any, int], bool],
    scores: Callable[[Any], Sequence[int]],
    winners: Callable[[Any], Sequence[int]],
    facts: Callable[[Any], Mapping[str, str | int]] = _no_facts,
) -> Callable[[Any, int | None], CardsView]:
    """Return a function that makes a game's views: `view(state, observer)`, as `Rules` expects
    it."""

    def view(state: Any, observer: int | None) -> CardsView:
        seats = state.seats
        waits = [player for player in range(len(seats)) if awaited(state, player)]
        return CardsView(
            game=game,
            phase=state.phase,
            players=tuple(map(CardsPlayer, seats, scores(state))),
            active=seats[waits[0]] if len(waits) == 1 else None,
            zones=_seen(zones, state, None),
            facts=facts(state),
            winners=tuple(seats[player] for player in winners(state)),
            secrets=None if observer is None else _secrets(zones, state, observer),
        )

    return view


def _secrets(zones: Zones[Any], state: Any, observer: int) -> CardsSecrets:
    seat = state.seats[observer]
    seen = _seen(zones, state, observer)
    return CardsSecrets(seat, tuple(zone for zone in seen if zone.seat == seat))


def _seen(zones: Zones[Any], state: Any, observer: int | None) -> tuple[ZoneView, ...]:
    """Return all zones as an observer sees them. A zone that lies face down shows only its count,
    not even how many of its cards were read."""
    names = zones.deck.names
    found = []
    for (title, whose, cards), seen in zones.looked_at(state, observer):
        faces = tuple(names[card] for card in members(cards & zones.deck.whole)) if seen else None
        seat = "" if whose is None else state.seats[whose]
        found.append(ZoneView(title, seat, cards.bit_count(), faces))
    return tuple(found)
