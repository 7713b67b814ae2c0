"""The pieces of Bluff Pirate: 100 cards, and two treasure tokens.

There are ten colours with nine accessory cards and one pirate each (rulings 4.3, components). A
card is a number 0..99: card c has colour c // 10, and the last one of every colour is its pirate.
The nine accessory cards of a colour differ by their tags only: to players they are the same. What
players can tell apart is a *kind*, 0..19: the accessory of a colour, or its pirate.

The rules name no colour; the names here are ours. The treasure tokens are known to the table
without their sides, so that nobody can know where the treasure is (BP-24).
"""

from controller.cards.deck import Deck
from controller.games.sets import set_of

COLOURS = (
    *("red", "orange", "yellow", "green", "turquoise"),
    *("blue", "purple", "pink", "brown", "black"),
)
ACCESSORIES = 9
"""Accessory cards of every colour."""
PER_COLOUR = ACCESSORIES + 1
CARD_COUNT = len(COLOURS) * PER_COLOUR
PIRATE = "pirate"

CARDS = tuple(f"{colour}-{copy}" for colour in COLOURS for copy in (*range(1, PER_COLOUR), PIRATE))
"""The cards' names: `red-3` is the third accessory card of that colour, `red-pirate` its pirate."""

KINDS = tuple(name for colour in COLOURS for name in (colour, f"{colour}-{PIRATE}"))
"""What players can tell apart: `red` is any accessory card of that colour."""

DECK = Deck("bluff-pirate", CARDS)

COLOUR = tuple(card // PER_COLOUR for card in range(CARD_COUNT))
"""The colour of every card."""
KIND = tuple(2 * COLOUR[card] + (card % PER_COLOUR == ACCESSORIES) for card in range(CARD_COUNT))
"""The kind of every card."""

WHOLE_DECK = DECK.whole
PIRATES = set_of(card for card in range(CARD_COUNT) if card % PER_COLOUR == ACCESSORIES)
OF_COLOUR = tuple(
    set_of(range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR)) for colour in range(len(COLOURS))
)
"""The cards of every colour, its pirate included (BP-3), as sets."""
OF_KIND = tuple(
    set_of(card for card in range(CARD_COUNT) if KIND[card] == kind) for kind in range(len(KINDS))
)


def kind_colour(kind: int) -> int:
    """The colour of a kind."""
    return kind // 2


def kind_is_pirate(kind: int) -> bool:
    return kind % 2 == 1


def card_piece(card: int) -> str:
    """A card's name in the list of pieces: `bluff-pirate/card/red-3`."""
    return DECK.pieces[card]


def token_piece(token: int) -> str:
    """A treasure token's name in the list of pieces: `bluff-pirate/token/1`, whatever its side."""
    return f"bluff-pirate/token/{token + 1}"


PIECES: dict[str, tuple[str, int]] = {
    **{name: ("card", card) for card, name in enumerate(DECK.pieces)},
    **{token_piece(token): ("token", token) for token in range(2)},
}
"""Every piece of the game by its name: its kind and its number."""

GAME_CARD = "control/game/bluff-pirate"
"""The control card that opens this game when it is tapped at any pad."""


def describe(piece: str) -> str:
    """A piece in words, for whoever holds it: `the card red (no. 3)`, `the red pirate`."""
    if piece == GAME_CARD:
        return "the game card"
    kind, number = PIECES[piece]
    if kind == "token":
        return f"treasure token {number + 1}"
    colour, copy = COLOURS[COLOUR[number]], number % PER_COLOUR + 1
    return f"the {colour} pirate" if copy == PER_COLOUR else f"the card {colour} (no. {copy})"
