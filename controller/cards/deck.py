"""The cards of a game as types of fields (`controller.rules.fields`).

A card that was read has its own number, 0 up to the size of the deck; an unread one has a number
from there on (`controller.cards.hidden`).

    DECK = Deck("old-maid", ("ace", "two", "three"))
    Card = Annotated[int, DECK.any]
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from controller.rules.fields import CardDomain, SetOf, named
from controller.rules.sets import members, only

Reading = Literal["late", "every"]
READINGS: tuple[Reading, ...] = get_args(Reading)
"""An option of card games: when the table reads the cards of a hand. late: when they are played;
until then it only knows how many there are. every: each of them when it enters the hand."""
READ_EACH: Mapping[str, Reading] = {"reading": "every"}
"""The setting before that could be chosen."""


class Deck:
    """The cards of a *game*, named *names* in the order of their numbers.

    read: a card that was read. any: one that was read or not. unread: one that was not. some: a set
    of cards, read or not. may_be: what a card may be, as a set of read cards.
    """

    def __init__(self, game: str, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.pieces = tuple(f"{game}/card/{name}" for name in names)
        """The name of each card in the list of pieces."""
        self.count = len(self.names)
        self.whole = only(self.count) - 1
        self.read = named("card", "not_a_card", self.names)
        self.any = CardDomain("card", "not_a_card", self._any, lambda state: self.names)
        self.unread = CardDomain(
            "card", "not_unread", self._unread, lambda state: self.names, of_read=False
        )
        self.some = SetOf(self.any)
        self.may_be = SetOf(self.read, self.whole)

    def __repr__(self) -> str:
        return f"<Deck of {self.count} cards>"

    def _any(self, state: Any) -> range:
        return range(self.count + len(state.unread))

    def _unread(self, state: Any) -> range:
        return range(self.count, self.count + len(state.unread))

    def is_read(self, card: int) -> bool:
        return card < self.count

    def unread_in(self, cards: int) -> list[int]:
        """Return the unread cards in a set."""
        return members(cards & ~self.whole)

    def any_unread(self, cards: int) -> int | None:
        """Return the unread card in a set that came up last, or None if all were read."""
        return max(self.unread_in(cards), default=None)
