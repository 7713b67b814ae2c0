"""The moves of Captain Bluff: what a player did, or what the referee observed.

Players are numbers in order of seating, clockwise; belts are numbers 0..5. Cards are numbers
(`controller.games.captain_bluff.pieces`); a card that was not read goes by a number beyond the
deck (`controller.cards.hidden`), and where nobody saw which card it was, by None.

Chance is observed: every card that is dealt, drawn or taken in exchange is a move of its own.
"""

from typing import Annotated, Literal

from msgspec import Struct
from msgspec.structs import replace

from controller.games.captain_bluff.pieces import BELT, DECK
from controller.games.fields import NOTHING, PLAYER, Words

Player = Annotated[int, PLAYER]
BeltNumber = Annotated[int, BELT]
ReadCard = Annotated[int, DECK.read]
AnyCard = Annotated[int, DECK.any]
Card = AnyCard | None

Step = Annotated[Literal[-1, 0, 1], Words("way", {"up": 1, "down": -1, NOTHING: 0})]
"""Up or down, where a Round-the-world trip could count either way; else 0."""

# -- observed by the referee ---------------------------------------------------------------


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """A card came into a hand before the match; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Redeal(Struct, frozen=True, gc=False, tag="redeal"):
    """All cards are collected and dealt again: the deal was wrong, and nobody has acted yet."""


class Draw(Struct, frozen=True, gc=False, tag="draw"):
    """The top card of the draw pile came into a hand."""

    receiver: Player
    card: ReadCard | None


class Take(Struct, frozen=True, gc=False, tag="take"):
    """The card that was exchanged came into a hand; None if it could not be read."""

    receiver: Player
    card: ReadCard | None


class Reshuffle(Struct, frozen=True, gc=False, tag="reshuffle"):
    """The discard pile was shuffled and is the draw pile now (CB-16)."""


class TimeUp(Struct, frozen=True, gc=False, tag="time-up"):
    """The time for calling a bluff is over (CB-17)."""


class Seen(Struct, frozen=True, gc=False, tag="seen"):
    """A card was read that had not been, or was named by whoever saw it. *number* is the one it
    went by until now."""

    number: Annotated[int, replace(DECK.any, refusal="not_unread")]
    card: ReadCard


class Shown(Struct, frozen=True, gc=False, tag="shown"):
    """The card above a belt was shown to everybody, by accident: it stays, and is public now."""

    belt: BeltNumber
    card: ReadCard | None


# -- done by a player ----------------------------------------------------------------------


class Define(Struct, frozen=True, gc=False, tag="define"):
    """A hand card is laid face down above a belt that has none (action 2, and before the match)."""

    player: Player
    belt: BeltNumber
    card: Card


class Place(Struct, frozen=True, gc=False, tag="place"):
    """A card is laid face up on a belt: luggage or a Round-the-world trip, one after the other
    (action 1), or a Change of direction."""

    player: Player
    belt: BeltNumber
    card: AnyCard
    step: Step = 0


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """The card of a run that was laid last is taken back; everybody has seen it."""

    player: Player


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Secretly looks at the card above a belt (action 3, and each look of an Arrivals board)."""

    player: Player
    belt: BeltNumber


class Change(Struct, frozen=True, gc=False, tag="change"):
    """A hand card is laid face down in the place of the one above a belt (action 4)."""

    player: Player
    belt: BeltNumber
    card: Card


class Close(Struct, frozen=True, gc=False, tag="close"):
    """All cards of a belt are discarded, unseen (action 5)."""

    player: Player
    belt: BeltNumber


class Play(Struct, frozen=True, gc=False, tag="play"):
    """An Arrivals board or a Delayed flight is played and discarded."""

    player: Player
    card: AnyCard


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Calls the bluff of whoever has just placed luggage."""

    player: Player


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Does not call the bluff."""

    player: Player


class Recover(Struct, frozen=True, gc=False, tag="recover"):
    """Picks up the last piece of luggage of a line."""

    player: Player
    belt: BeltNumber
    card: AnyCard


class Done(Struct, frozen=True, gc=False, tag="done"):
    """Closes what takes several moves: a run, a recovery, an Arrivals board's looks, a turn."""

    player: Player


RefereeMove = Deal | Redeal | Draw | Take | Reshuffle | TimeUp | Seen | Shown
PlayerMove = (
    Define | Place | TakeBack | Check | Change | Close | Play | Call | Pass | Recover | Done
)
Move = RefereeMove | PlayerMove
