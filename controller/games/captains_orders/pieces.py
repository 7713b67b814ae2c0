"""The cards of Captain's Orders, its options, and the moves: what a player did, or what the referee
observed.

The deck is a Pairs deck, in which rank r occurs r times, 1 to 10.

A card is a number 0..54, in order of rank, so that in a set of cards the lowest bit is a card of
the lowest rank. Cards of one rank differ by their tags only: to players they are the same.
"""

from typing import Annotated, Literal

from msgspec import Struct

from controller.cards.deck import CardOptions, Deck
from controller.cards.unread import Deal as Deal
from controller.cards.unread import Dealt as Dealt
from controller.cards.unread import Redeal as Redeal
from controller.cards.unread import Seen as Seen
from controller.rules.fields import PLAYER, ValueWords
from controller.rules.refusals import one_of
from controller.rules.sets import only

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


class Options(CardOptions, frozen=True):
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

    def __post_init__(self) -> None:
        one_of("wins", self.wins, WINS)
        one_of("rounds", self.rounds, ROUNDS)
        one_of("first_dealer", self.first_dealer, range(PLAYERS[-1]))
        one_of("misplay", self.misplay, ("redo", "forfeit"))
        super().__post_init__()


# -- moves ---------------------------------------------------------------------------------
# Players are numbers in order of seating, clockwise. An unread card has a number beyond the deck
# (`controller.cards.deck`), or is None if nobody saw which card of a hand it was. Chance is
# observed: every dealt card is a move, in whatever order the seats tap them.

Player = Annotated[int, PLAYER]
ReadCard = Annotated[int, DECK.read]
AnyCard = Annotated[int, DECK.any]
Card = AnyCard | None

# -- moves observed by the referee ---------------------------------------------------------------


class Exposed(Struct, frozen=True, gc=False, tag="exposed"):
    """Everyone saw a card that few should have: one of the holder's hand, or one that the holder
    has discarded. It stays where it is."""

    holder: Player
    card: ReadCard


class NextRound(Struct, frozen=True, gc=False, tag="next-round"):
    """The cards are collected and shuffled, and the deal has passed to the left (CO-17)."""


# -- moves of a player ----------------------------------------------------------------------


class PlayOrder(Struct, frozen=True, gc=False, tag="order"):
    """A card is laid face up as an Order, when none stands."""

    player: Player
    card: AnyCard


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """A card is passed face down; the receiver must discard one."""

    player: Player
    receiver: Player
    card: Card


class Ask(Struct, frozen=True, gc=False, tag="ask"):
    """Another player is asked for a card."""

    player: Player
    asked: Player


class Give(Struct, frozen=True, gc=False, tag="give"):
    """The player who was asked passes a card face down; the asker must discard one."""

    player: Player
    card: Card


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """A card is discarded face down, after one was received."""

    player: Player
    card: Card


class Follow(Struct, frozen=True, gc=False, tag="follow"):
    """A card is passed face down to the owner of the Order; its rank must not be lower."""

    player: Player
    card: Card


class Belay(Struct, frozen=True, gc=False, tag="belay"):
    """A card of a lower rank is laid face up and becomes the Order."""

    player: Player
    card: AnyCard


class Discover(Struct, frozen=True, gc=False, tag="discover"):
    """A player is accused of being the Captain."""

    player: Player
    accused: Player


class Accept(Struct, frozen=True, gc=False, tag="accept"):
    """The owner of the Order, unlike the table, has seen the card and says that it follows."""

    player: Player


RefereeMove = Deal | Dealt | Redeal | Seen | Exposed | NextRound
PlayerMove = PlayOrder | Pass | Ask | Give | Discard | Follow | Belay | Discover | Accept
Move = RefereeMove | PlayerMove


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """An event, not a move: a card that was played turned out to be illegal.

    Everyone has seen a card that belayed; only the owner of the Order one that followed.
    """

    player: Player
    card: AnyCard
    belayed: Annotated[bool, ValueWords("face", {"up": True, "down": False})]


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """An event, not a move: everyone saw a card of the player's by mistake."""

    player: Player
    card: AnyCard


TURNS = (PlayOrder, Pass, Ask, Follow, Belay, Discover)
"""What players do in their own turns."""

Event = PlayOrder | Pass | Ask | Give | Discard | Follow | Belay | Discover | TakenBack | Shown
"""An entry in the history of a round. Its card is None if it was face down and unread, and the
table can no longer tell it from others."""
