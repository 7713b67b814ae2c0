"""What a player can see and the table cannot: which cards are in their own hand."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from controller.bots.carrying import fan
from controller.cards.zones import Zones
from controller.rules.sets import members
from hardware.scene import Label, SeenPlace


class OwnCards:
    """Tells a seat's own cards apart by what is printed on them: *sides* has the back and face of
    every piece. Cards that look alike are the same to a player."""

    def __init__(
        self,
        zones: Zones[Any] | None,
        sides: Mapping[str, tuple[Label, Label]],
        places: Callable[[], Sequence[SeenPlace]],
    ) -> None:
        self._zones = zones
        self._places = places
        self._faces = () if zones is None else [sides[piece][1] for piece in zones.deck.pieces]
        self._looked: tuple[Any, Sequence[Label], Any] | None = None
        """The last state, what was seen in it, and what is known from that."""

    def __repr__(self) -> str:
        return f"<OwnCards, {len(self._faces)} in the deck>"

    def known(self, state: Any, player: int) -> Any:
        """Return the state as known to *player*, who sees the cards in their own hand."""
        zones = self._zones
        if zones is None or not zones.deck.unread_in(state.hands[player]):
            return state
        place = fan(state.seats[player])
        seen = next((one.spread for one in self._places() if one.place == place), ())
        if self._looked is None or self._looked[0] is not state or self._sees_more(seen):
            self._looked = state, seen, self._identified(zones, state, player, seen)
        return self._looked[2]

    def _sees_more(self, seen: Sequence[Label]) -> bool:
        """Return True if a card has been added since the last look; one that was put down is still
        known."""
        if self._looked is None or seen is self._looked[1]:
            return False
        return not Counter(seen) <= Counter(self._looked[1])

    def _identified(self, zones: Zones[Any], state: Any, player: int, seen: Iterable[Label]) -> Any:
        held = zones.held(state, player)
        left = Counter(seen)
        left.subtract(self._faces[card] for card in members(held & zones.deck.whole))
        for card in members(zones.deck.whole & ~zones.located(state)):
            if left[self._faces[card]] > 0:
                held = zones.held(state, player)
                if zones.may_lie(state, held, card):
                    left[self._faces[card]] -= 1
                    state, _ = zones.taken(state, held, card)
        return state
