"""The moves of Captain's Orders: what a player did, or what the referee observed.

Players are numbers in order of seating, clockwise. Cards are numbers
(`controller.games.captains_orders.pieces`); an unread card has a number beyond the deck
(`controller.cards.hidden`), or is None if nobody saw which card of a hand it was.

Chance is observed: every dealt card is a move, in whatever order the seats tap them.
"""

from typing import Annotated

from msgspec import Struct

from controller.games.captains_orders.pieces import DECK
from controller.rules.fields import PLAYER, Words

Player = Annotated[int, PLAYER]
ReadCard = Annotated[int, DECK.read]
UnreadCard = Annotated[int, DECK.unread]
AnyCard = Annotated[int, DECK.any]
Card = AnyCard | None

# -- observed by the referee ---------------------------------------------------------------


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """A card entered a hand before the round; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    """Everyone has been dealt a whole hand, whose cards are read when they are played."""


class Redeal(Struct, frozen=True, gc=False, tag="redeal"):
    """All cards are collected and dealt again: the deal was wrong, and nobody has acted yet."""


class Seen(Struct, frozen=True, gc=False, tag="seen"):
    """An unread card was read now, or named by somebody who saw it."""

    unread: UnreadCard
    card: ReadCard


class Exposed(Struct, frozen=True, gc=False, tag="exposed"):
    """Everyone saw a card that few should have: one of the holder's hand, or one that the holder
    has discarded. It stays where it is."""

    holder: Player
    card: ReadCard


class NextRound(Struct, frozen=True, gc=False, tag="next-round"):
    """The cards are collected and shuffled, and the deal has passed to the left (CO-17)."""


# -- done by a player ----------------------------------------------------------------------


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
    belayed: Annotated[bool, Words("face", {"up": True, "down": False})]


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """An event, not a move: everyone saw a card of the player's by mistake."""

    player: Player
    card: AnyCard


Event = PlayOrder | Pass | Ask | Give | Discard | Follow | Belay | Discover | TakenBack | Shown
"""An entry in the history of a round. Its card is None if it was face down and unread, and the
table can no longer tell it from others."""
