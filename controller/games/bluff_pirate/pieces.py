"""The pieces of Bluff Pirate: 100 cards, two treasure tokens, their places and the options; also
the moves, which are what a player did or what the referee observed.

There are ten colours with nine accessory cards and one pirate each (rulings 4.3, components). A
card is a number 0..99: card c has colour c // 10, and the last one of every colour is its pirate.
The nine accessory cards of a colour differ by their tags only: to players they are the same. What
players can tell apart is a *kind*, 0..19: the accessory of a colour, or its pirate.

The rules name no colours; the names here are ours. The table does not know the sides of the
treasure tokens, so that nobody can know where the treasure is (BP-24).

In moves, players are numbers in order of seating, clockwise. An unread card has a number beyond the
deck (`controller.cards.deck`), or is None if nobody saw which card it was. Chance is observed:
what is dealt, drawn and stolen, when a new pile is made, and what is found under a treasure token.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from controller.cards.deck import CardOptions, Deck
from controller.cards.places import Spot
from controller.cards.unread import Deal as Deal
from controller.cards.unread import Dealt as Dealt
from controller.cards.unread import Redeal as Redeal
from controller.cards.unread import Seen as Seen
from controller.games.bluff_pirate.board import (
    Drawing,
    board_of,
    default_drawing,
    drawing_from_words,
    drawing_to_words,
)
from controller.rules.fields import PLAYER, Domain, ValueWords, named
from controller.rules.notation import Lines
from controller.rules.refusals import one_of
from controller.rules.sets import set_of
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
"""The set of cards of every colour, including its pirate (BP-3)."""
OF_KIND = tuple(
    set_of(card for card in range(CARD_COUNT) if KIND[card] == kind) for kind in range(len(KINDS))
)


def kind_colour(kind: int) -> int:
    """Return the colour of a kind."""
    return kind // 2


def kind_is_pirate(kind: int) -> bool:
    return kind % 2 == 1


def token_piece(token: int) -> str:
    """Return a treasure token's name in the list of pieces: `bluff-pirate/token/1`, on either
    side."""
    return f"bluff-pirate/token/{token + 1}"


PIECES: dict[str, tuple[str, int]] = {
    **{name: ("card", card) for card, name in enumerate(DECK.pieces)},
    **{token_piece(token): ("token", token) for token in range(2)},
}
"""Every piece of the game by name: its kind and number."""


def describe(piece: str) -> str:
    """Describe a piece in words: `the card red (no. 3)`, `the red pirate`."""
    kind, number = PIECES[piece]
    if kind == "token":
        return f"treasure token {number + 1}"
    colour, copy = COLOURS[COLOUR[number]], number % PER_COLOUR + 1
    return f"the {colour} pirate" if copy == PER_COLOUR else f"the card {colour} (no. {copy})"


# -- where they lie, and which spot is for what --------------------------------------------
#
# Places have the names of a simulated table's scene (`hardware.scene.Layout`); at a real one they
# are wherever people put them.

LAID_UP = Spot(1, meant="up", having={"up": True})
LAID_DOWN = Spot(2, meant="down", having={"up": False})
LAID_NEXT = Spot(2, meant="", having={"up": False})
"""A set that has been begun continues face down unless something else was said: that shows nothing,
and can be undone."""
TURNED = Spot(2, meant="")
DISCARDED = Spot(3, meant="discard")
BOARDS = Spot(4, meant="board")

DRAW_PILE = "middle/deck"
UP_ROW, DOWN_ROW = LAID_UP.lies, LAID_DOWN.lies
"""The cards of a set that were laid face up, and face down."""
DISCARD_PILE, BOARDER_PILE = DISCARDED.lies, BOARDS.lies
ISLAND_PILES = ("middle/first-island", "middle/second-island")
"""Where the token of each island lies, in the order of the board's islands."""

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
"""Squares that a false accuser moves back (BP-8)."""
PLAYERS = range(2, 6)
TURNS = range(10, 1001)
NUDGE_ROUNDS = range(1, 11)


class Options(CardOptions, frozen=True):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    keep_up_to: int = 4
    """The largest hand that keeps all its cards (BP-2): 4 as printed, 5 in Danish."""
    small_hand: Literal["keep", "choose"] = "keep"
    """Whether such a hand may discard nothing (BP-2), or has a choice (Dutch)."""
    discard_without: Literal["placing", "having"] = "placing"
    """Who must discard: a player who places no set (BP-2), or who has none to place (Danish), that
    is, no three cards of one colour."""
    turns: int | None = 200
    """Turns after which the match ends, and the foremost ship wins (BP-23); None for no limit."""
    nudge_rounds: int = 3
    """Rounds without a set after which the table reminds players of the race (BP-23)."""
    first_player: int = 0
    """The number of the player who begins; by the rules the youngest (BP-21)."""
    board: Annotated[Drawing, Lines("board", drawing_to_words, drawing_from_words)] = msgspec.field(
        default_factory=default_drawing
    )
    """The squares of the board; in settings, the content of its file as tables."""

    landing: Literal["stop", "exact"] = "stop"
    """Whether a ship stops at an island with squares left (BP-12), or sails them back (BP-26)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of("keep_up_to", self.keep_up_to, (4, 5))
        if self.turns is not None:
            one_of("turns", self.turns, TURNS)
        one_of("nudge_rounds", self.nudge_rounds, NUDGE_ROUNDS)
        one_of("landing", self.landing, ("stop", "exact"))
        one_of("first_player", self.first_player, range(PLAYERS[-1]))
        board_of(self.board)


# -- what the fields of a move may hold ---------------------------------------------------

Player = Annotated[int, PLAYER]
ReadCard = Annotated[int, DECK.read]
UnreadCard = Annotated[int, DECK.unread]
AnyCard = Annotated[int, DECK.any]
Card = AnyCard | None
Kind = Annotated[int, named("kind of card", "not_a_card", KINDS)]
Course = Annotated[
    int,
    Domain(
        "path",
        "no_such_course",
        lambda state: range(len(state.options.board.paths)),
        lambda state: [f"{path.start}.{path.end}" for path in state.options.board.paths],
    ),
]
Square = Annotated[
    int,
    Domain(
        "square",
        "no_such_square",
        lambda state: range(len(board_of(state.options.board).squares)),
        lambda state: board_of(state.options.board).squares,
    ),
]
Bluff = Annotated[bool, ValueWords("vote", {"bluff": True, "no-bluff": False})]
Doubted = Annotated[bool, ValueWords("vote", {"doubted": True, "trusted": False})]
FaceIsUp = Annotated[bool, ValueWords("face", {"up": True, "down": False})]

# -- observed by the referee ---------------------------------------------------------------


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    """A card from the pile entered a hand; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Reshuffle(Struct, frozen=True, gc=False, tag="reshuffle"):
    """All discards were shuffled and are now the pile (BP-16)."""


class Stolen(Struct, frozen=True, gc=False, tag="stolen"):
    """A card that a thief took unseen entered the thief's hand (BP-15)."""

    receiver: Player
    card: Card


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """The token of an island was turned by hand, and its finder says what is on it (BP-24)."""

    treasure: Annotated[bool, ValueWords("side", {"treasure": True, "empty": False})]


class Unlay(Struct, frozen=True, gc=False, tag="unlay"):
    """The player of a set that is not closed has taken it back, to lay another one (BP-17)."""


class Revote(Struct, frozen=True, gc=False, tag="revote"):
    """Votes were shown too early: all are void, and everyone votes again."""


class Exposed(Struct, frozen=True, gc=False, tag="exposed"):
    """Everyone saw a card of the holder's that nobody or few should have seen: one of the hand, or
    a hidden one of the set. It stays where it is."""

    holder: Player
    card: ReadCard


class Named(Struct, frozen=True, gc=False, tag="named"):
    """Somebody who sees an unread card says which kind it is."""

    unread: UnreadCard
    kind: Kind


# -- done by a player ----------------------------------------------------------------------


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """The player draws two cards this turn, and does not board (BP-1)."""

    player: Player


class BoardShip(Struct, frozen=True, gc=False, tag="board"):
    """Instead of drawing, a pirate is laid face up on the discards: "All aboard!" (BP-14)."""

    player: Player
    card: Card


class Target(Struct, frozen=True, gc=False, tag="target"):
    """Whose ship is boarded."""

    player: Player
    target: Player


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    """A card of a set is laid, face up or face down."""

    player: Player
    card: Card
    up: FaceIsUp


class EndSet(Struct, frozen=True, gc=False, tag="end-set"):
    """The set is complete."""

    player: Player


class Vote(Struct, frozen=True, gc=False, tag="vote"):
    """A secret vote: whether the set is a bluff (BP-6)."""

    player: Player
    bluff: Bluff


class Pick(Struct, frozen=True, gc=False, tag="pick"):
    """The player of the set picks the voter whose vote counts; it is shown."""

    player: Player
    voter: Player


class Reveal(Struct, frozen=True, gc=False, tag="reveal"):
    """A hidden card of the set is turned up (BP-7)."""

    player: Player
    card: Card


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """A card is discarded face up, instead of placing a set (BP-2)."""

    player: Player
    card: Card


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """The turn ends without a set or a discard (BP-2)."""

    player: Player


class Steer(Struct, frozen=True, gc=False, tag="steer"):
    """Where several paths lead on, the ship takes this one (BP-12): its number on the board."""

    player: Player
    course: Course


RefereeMove = (
    Deal
    | Dealt
    | Redeal
    | Drawn
    | Reshuffle
    | Stolen
    | Opened
    | Unlay
    | Revote
    | Exposed
    | Seen
    | Named
)
PlayerMove = (
    Draw | BoardShip | Target | Lay | EndSet | Vote | Pick | Reveal | Discard | Keep | Steer
)
Move = RefereeMove | PlayerMove
FaceUp = BoardShip | Lay | Reveal | Discard
"""Moves that show everyone a card; an unread one waits to be read."""


# -- what has happened ---------------------------------------------------------------------
#
# Events name kinds of cards, as people could tell them apart when it happened: a card that is read
# later must not show in what was seen of it before.


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A set was placed and its cards are revealed (BP-7).

    `doubted` is the vote of the voter who was picked.
    """

    player: Player
    up: tuple[Kind, ...]
    down: tuple[Kind, ...]
    voter: Player
    doubted: Doubted
    bluff: Bluff


class Boarded(Struct, frozen=True, gc=False, tag="boarded"):
    """A ship was boarded with a pirate, and cards stolen that only these two have seen; None for an
    unread one."""

    player: Player
    kind: Kind
    target: Player
    stolen: tuple[Kind | None, ...]


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """A card was discarded, which ended the turn."""

    player: Player
    kind: Kind


class Kept(Struct, frozen=True, gc=False, tag="kept"):
    """A turn ended with nothing but drawing."""

    player: Player


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """A card was shown that was not or could not be played, and went back to the hand."""

    player: Player
    kind: Kind


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """A card that should be hidden was shown to everyone by mistake."""

    player: Player
    kind: Kind


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discards have become the pile: whatever was known of their places is void."""


class Revoted(Struct, frozen=True, gc=False, tag="revoted"):
    """Votes were shown too early, and all of them are void."""


Event = Placed | Boarded | Discarded | Kept | TakenBack | Shown | Reshuffled | Revoted
"""What the history of a match consists of."""
