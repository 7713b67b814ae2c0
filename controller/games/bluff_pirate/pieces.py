"""The pieces of Bluff Pirate, 100 cards and two treasure tokens; their places; the options.

There are ten colours with nine accessory cards and one pirate each (rulings 4.3, components). A
card is a number 0..99: card c has colour c // 10, and the last one of every colour is its pirate.
The nine accessory cards of a colour differ by their tags only: to players they are the same. What
players can tell apart is a *kind*, 0..19: the accessory of a colour, or its pirate.

The rules name no colour; the names here are ours. The treasure tokens are known to the table
without their sides, so that nobody can know where the treasure is (BP-24).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from controller.cards.deck import Deck
from controller.games.bluff_pirate.board import (
    Drawing,
    board_of,
    default_drawing,
    drawing_from_words,
    drawing_to_words,
)
from controller.games.notation import Lines
from controller.games.sets import set_of
from controller.games.settings import one_of
from hardware.scene import Label

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
    """A piece in words, for people: `the card red (no. 3)`, `the red pirate`."""
    if piece == GAME_CARD:
        return "the game card"
    kind, number = PIECES[piece]
    if kind == "token":
        return f"treasure token {number + 1}"
    colour, copy = COLOURS[COLOUR[number]], number % PER_COLOUR + 1
    return f"the {colour} pirate" if copy == PER_COLOUR else f"the card {colour} (no. {copy})"


# -- where they lie, and which spot is for what --------------------------------------------
#
# Places go by their names in the scene of a simulated table (`hardware.scene.Layout`); at a real
# one they are where people put them.

UP_SPOT, DOWN_SPOT, DISCARD_SPOT, BOARD_SPOT = 1, 2, 3, 4

DRAW_PILE = "middle/deck"
UP_ROW, DOWN_ROW = f"middle/spot-{UP_SPOT}", f"middle/spot-{DOWN_SPOT}"
"""The cards of a set that were laid face up, and face down."""
DISCARD_PILE, BOARDER_PILE = f"middle/spot-{DISCARD_SPOT}", f"middle/spot-{BOARD_SPOT}"
ISLAND_PILES = ("middle/first-island", "middle/second-island")
"""Where the token of either island lies, in the order of the board's islands."""

CLOSED = Label("treasure-token", False, "chest")
TREASURE, EMPTY = Label("treasure-token", True, "treasure"), Label("treasure-token", True, "empty")
"""What is on the other side of the tokens."""

# -- what the players may agree on before a match ------------------------------------------

HAND = 5
"""Cards dealt to each player."""
DRAW = 2
"""Cards drawn in a turn."""
SMALLEST_SET, LARGEST_SET = 3, 5
MOST_FACE_UP = 2
"""Cards of a set that may lie face up; one must (BP-3)."""
LOOT = 3
"""Cards that a boarding takes (BP-14)."""
PENALTY = 2
"""Squares that a false accuser goes back (BP-8)."""
PLAYERS = range(2, 6)
TURNS = range(10, 1001)
NUDGE_ROUNDS = range(1, 11)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    keep_up_to: int = 4
    """Cards with which, or with fewer, nothing is discarded (BP-2): 4 as printed, 5 in Danish."""
    small_hand: Literal["keep", "choose"] = "keep"
    """Whether nothing may be discarded then (BP-2), or one chooses (Dutch)."""
    discard_without: Literal["placing", "having"] = "placing"
    """Who must discard: a player who places no set (BP-2), or who has none to place (Danish),
    which is at least three cards of one colour."""
    turns: int | None = 200
    """Turns after which the match ends, and the foremost ship wins (BP-23); None for never."""
    nudge_rounds: int = 3
    """Rounds without a set after which the table reminds of the race (BP-23)."""
    first_player: int = 0
    """Who begins, the youngest by the rules (BP-21): a player's number."""
    board: Annotated[Drawing, Lines("board", drawing_to_words, drawing_from_words)] = msgspec.field(
        default_factory=default_drawing
    )
    """The squares of the board; in settings, what its file says, in tables."""

    def __post_init__(self) -> None:
        one_of("keep_up_to", self.keep_up_to, (4, 5))
        one_of("small_hand", self.small_hand, ("keep", "choose"))
        one_of("discard_without", self.discard_without, ("placing", "having"))
        if self.turns is not None:
            one_of("turns", self.turns, TURNS)
        one_of("nudge_rounds", self.nudge_rounds, NUDGE_ROUNDS)
        one_of("first_player", self.first_player, range(PLAYERS[-1]))
        board_of(self.board)
