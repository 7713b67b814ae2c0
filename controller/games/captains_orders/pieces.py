"""The cards of Captain's Orders: a Pairs deck, in which rank r exists r times, 1 to 10.

A card is a number 0..54, in order of rank, so that in a set of cards the lowest bit is a card of
the lowest rank. Cards of one rank differ by their tags only: to players they are the same.
"""

from controller.cards.deck import Deck
from controller.games.sets import only

RANKS = range(1, 11)
CARD_COUNT = sum(RANKS)
FIRST = tuple(rank * (rank - 1) // 2 for rank in range(RANKS.stop + 1))
"""The first card of every rank; entry 0 has no rank, and the last one closes the deck."""

CARDS = tuple(f"{rank}-{copy}" for rank in RANKS for copy in range(1, rank + 1))
"""The cards' names: `7-3` is the third card of rank 7."""

DECK = Deck("captains-orders", CARDS)

RANK = tuple(rank for rank in RANKS for _ in range(rank))
"""The rank of every card."""

WHOLE_DECK = DECK.whole

LOWER = tuple(only(FIRST[rank]) - 1 for rank in RANK)
"""For every card the set of cards of a lower rank."""


def rank(card: int) -> int:
    """The rank (1..10) of a card that was read."""
    return RANK[card]


def of_rank(number: int) -> int:
    """All cards of a rank, as a set."""
    return only(FIRST[number] + number) - only(FIRST[number])


def card_piece(card: int) -> str:
    """A card's name in the list of pieces: `captains-orders/card/7-3`."""
    return DECK.pieces[card]


PIECES: dict[str, tuple[str, int]] = {name: ("card", card) for card, name in enumerate(DECK.pieces)}
"""Every piece of the game by its name: its kind and its number."""

GAME_CARD = "control/game/captains-orders"
"""The control card that opens this game when it is tapped at any pad."""


def describe(piece: str) -> str:
    """A piece in words, for whoever holds it: `the card 7 (no. 3)`."""
    if piece == GAME_CARD:
        return "the game card"
    _, card = PIECES[piece]
    return f"the card {RANK[card]} (no. {card - FIRST[RANK[card]] + 1})"
