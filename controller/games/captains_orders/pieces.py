"""The cards of Captain's Orders and its options.

The deck is a Pairs deck, in which rank r occurs r times, 1 to 10.

A card is a number 0..54, in order of rank, so that in a set of cards the lowest bit is a card of
the lowest rank. Cards of one rank differ by their tags only: to players they are the same.
"""

from typing import Literal

from msgspec import Struct

from controller.cards.deck import READINGS, Deck, Reading
from controller.rules.sets import only
from controller.rules.settings import one_of

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
"""For every card the set of cards of lower ranks."""


def rank(card: int) -> int:
    """Return the rank (1..10) of a card that was read."""
    return RANK[card]


def of_rank(number: int) -> int:
    """Return the set of all cards of a rank."""
    return only(FIRST[number] + number) - only(FIRST[number])


def card_piece(card: int) -> str:
    """Return a card's name in the list of pieces: `captains-orders/card/7-3`."""
    return DECK.pieces[card]


PIECES: dict[str, tuple[str, int]] = {name: ("card", card) for card, name in enumerate(DECK.pieces)}
"""Every piece of the game by name: its kind and number."""

GAME_CARD = "control/game/captains-orders"
"""The control card that opens this game when tapped at any pad."""


def describe(piece: str) -> str:
    """Describe a piece in words, for the person who holds it: `the card 7 (no. 3)`."""
    if piece == GAME_CARD:
        return "the game card"
    _, card = PIECES[piece]
    return f"the card {RANK[card]} (no. {card - FIRST[RANK[card]] + 1})"


# -- options -------------------------------------------------------------------------------

HAND = 6
"""Cards dealt to each player."""
PLAYERS = range(4, 9)
WINS = range(1, 6)
ROUNDS = range(1, 101)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    wins: int = 3
    """Rounds to win for the match, as printed."""
    rounds: int = 30
    """The match ends after this many rounds; most rounds won wins it (CO-20)."""
    first_dealer: int = 0
    """The number of the player who deals first (CO-17); the deal then passes to the left."""
    misplay: Literal["redo", "forfeit"] = "redo"
    """The cost of following with a card that cannot follow (CO-5): with redo it is taken back and
    another one follows, forfeit costs the round."""
    reading: Reading = "late"
    """When cards are read: late, when they are played, or every one as soon as it is dealt."""

    def __post_init__(self) -> None:
        one_of("wins", self.wins, WINS)
        one_of("rounds", self.rounds, ROUNDS)
        one_of("first_dealer", self.first_dealer, range(PLAYERS[-1]))
        one_of("misplay", self.misplay, ("redo", "forfeit"))
        one_of("reading", self.reading, READINGS)
