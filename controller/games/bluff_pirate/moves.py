"""The moves of Bluff Pirate: what a player did, or what the referee observed.

Players are numbers in order of seating, clockwise. Cards are numbers
(`controller.games.bluff_pirate.pieces`); a card that was not read goes by a number beyond the deck
(`controller.cards.hidden`), and where nobody saw which card it was, by None.

Chance is observed: what is dealt, drawn and stolen, when the pile is made up again, and what is
found under a treasure token.
"""

from typing import Annotated

from msgspec import Struct

from controller.games.bluff_pirate.board import board_of
from controller.games.bluff_pirate.pieces import DECK, KINDS
from controller.games.fields import PLAYER, Domain, Words, named

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
Bluff = Annotated[bool, Words("vote", {"bluff": True, "no-bluff": False})]
Doubted = Annotated[bool, Words("vote", {"doubted": True, "trusted": False})]
FaceIsUp = Annotated[bool, Words("face", {"up": True, "down": False})]

# -- observed by the referee ---------------------------------------------------------------


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """A card came into a hand before the match; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Redeal(Struct, frozen=True, gc=False, tag="redeal"):
    """All cards are collected and dealt again: the deal was wrong, and nobody has acted yet."""


class Drawn(Struct, frozen=True, gc=False, tag="drawn"):
    """A card came into a hand from the pile; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Reshuffle(Struct, frozen=True, gc=False, tag="reshuffle"):
    """All discards were shuffled and are the pile now (BP-16)."""


class Stolen(Struct, frozen=True, gc=False, tag="stolen"):
    """A card that a thief took without seeing it came into the thief's hand (BP-15)."""

    receiver: Player
    card: Card


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    """The token of an island was turned by hand, and its finder says what is on it (BP-24)."""

    treasure: Annotated[bool, Words("side", {"treasure": True, "empty": False})]


class Revote(Struct, frozen=True, gc=False, tag="revote"):
    """Votes were shown too early: all are void, and everybody votes again."""


class Exposed(Struct, frozen=True, gc=False, tag="exposed"):
    """Everybody saw a card of the holder's that should have been seen by nobody or few: one of the
    hand, or a hidden one of the set. It stays where it is."""

    holder: Player
    card: ReadCard


class Seen(Struct, frozen=True, gc=False, tag="seen"):
    """A card that had not been read has been."""

    unread: UnreadCard
    card: ReadCard


class Named(Struct, frozen=True, gc=False, tag="named"):
    """Somebody who sees a card that was not read says of which kind it is."""

    unread: UnreadCard
    kind: Kind


# -- done by a player ----------------------------------------------------------------------


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """The player draws two cards in this turn, and does not board (BP-1)."""

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
    """The player of the set chooses the voter whose vote counts; it is shown."""

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
    """The turn ends without a set and without a discard (BP-2)."""

    player: Player


class Steer(Struct, frozen=True, gc=False, tag="steer"):
    """Where several paths lead on, the ship takes this one (BP-12): its number on the board."""

    player: Player
    course: Course


RefereeMove = Deal | Redeal | Drawn | Reshuffle | Stolen | Opened | Revote | Exposed | Seen | Named
PlayerMove = (
    Draw | BoardShip | Target | Lay | EndSet | Vote | Pick | Reveal | Discard | Keep | Steer
)
Move = RefereeMove | PlayerMove
FaceUp = BoardShip | Lay | Reveal | Discard
"""Moves that show everybody a card; one that was not read waits for that."""


# -- what has happened ---------------------------------------------------------------------
#
# Events name kinds of cards, as people can tell them apart, and as they could when it happened: a
# card that is read later must not show in what was seen of it before.


class Placed(Struct, frozen=True, gc=False, tag="placed"):
    """A set was placed and its cards are revealed (BP-7).

    `doubted` is the vote of the one voter who was chosen.
    """

    player: Player
    up: tuple[Kind, ...]
    down: tuple[Kind, ...]
    voter: Player
    doubted: Doubted
    bluff: Bluff


class Boarded(Struct, frozen=True, gc=False, tag="boarded"):
    """A ship was boarded with a pirate, and cards stolen that only these two have seen; None for
    one that was not read."""

    player: Player
    kind: Kind
    target: Player
    stolen: tuple[Kind | None, ...]


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """A card was discarded, and the turn was over."""

    player: Player
    kind: Kind


class Kept(Struct, frozen=True, gc=False, tag="kept"):
    """A turn was over with nothing but drawing."""

    player: Player


class TakenBack(Struct, frozen=True, gc=False, tag="taken-back"):
    """A card was shown that could not be played, and went back to the hand."""

    player: Player
    kind: Kind


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """A card that should be hidden was shown to everybody by mistake."""

    player: Player
    kind: Kind


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """The discards have become the pile: whatever was known of their places is void."""


class Revoted(Struct, frozen=True, gc=False, tag="revoted"):
    """Votes were shown too early, and all of them are void."""


Event = Placed | Boarded | Discarded | Kept | TakenBack | Shown | Reshuffled | Revoted
"""What the history of a match consists of."""
