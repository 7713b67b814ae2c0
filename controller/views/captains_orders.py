"""What may be known of a match of Captain's Orders.

Cards are ranks here (1 to 10): no field tells equal cards apart. Seats go by the table's names
(`red`).
"""

from typing import Literal

from msgspec import Struct

from controller.views.message import Message

Phase = Literal[
    "dealing", "turn", "order", "give", "discard", "reading", "reveal", "round_over", "over"
]
"""dealing: cards enter the hands. turn: no Order stands. order: one does. give: the player who was
asked gives a card. discard: a card was received, one is discarded. reading: a card was played that
the table has not read. reveal: the round has ended with unread cards in the hands. round_over: the
round's winners are shown. over: the match is decided."""

Act = Literal[
    "order", "pass", "ask", "give", "discard", "follow", "belay", "discover", "taken-back", "shown"
]
"""taken-back: a card that was played was not allowed. shown: everyone saw a card by mistake."""


class Happened(Struct, frozen=True):
    """One act of this round, as everyone could see it."""

    act: Act
    seat: str
    other: str | None = None
    """Who received the card, was asked, or was accused."""
    rank: int | None = None
    """Of a card that was face up."""


class HandView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here (CO-19); they are named once the
    round has ended.

    Only the player's own view tells how many of a hidden hand are unread: that number reveals which
    card has left the hand.
    """

    seat: str
    cards: int
    wins: int
    hand: tuple[int, ...] | None = None
    """The ranks of the cards that were read, once all hands are revealed."""
    points: int | None = None
    captain: bool | None = None


class EndingView(Struct, frozen=True):
    """How an earlier round of the match ended."""

    laps: int
    """How many turns the player has had who had most of them."""
    accuser: str | None
    """Who ended it by an accusation, if it ended so."""


class SeenCard(Struct, frozen=True):
    """A card that the observer saw this round, other than in its present hand.

    `rank` is None if the observer saw a card that the table could not read then.
    """

    at: int
    """The index of its act in `history`."""
    rank: int | None


class GivenCard(Struct, frozen=True):
    """A card that was handed to the observer, in words as well: `SEAT gave you: 8`."""

    giver: str
    rank: int | None
    """None if the table has not read it."""
    says: Message


class CaptainsOrdersSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, and the cards that it gave, received or discarded."""

    seat: str
    hand: tuple[int, ...]
    """The ranks of the cards in hand that the table has read, lowest first; it knows only the
    number of the others."""
    seen: tuple[SeenCard, ...]
    given: tuple[GivenCard, ...] = ()
    """What it was given since it last acted itself, the latest last: at a real table one sees who
    gives what."""


class CaptainsOrdersView(Struct, frozen=True, tag="captains-orders"):
    """A match of Captain's Orders as everyone may see it."""

    phase: Phase
    round: int
    rounds: int
    """The most rounds that the match has."""
    wins_needed: int
    last_round: bool
    """Whether this is the last round, no matter who wins it."""
    players: tuple[HandView, ...]
    dealer: str
    turn: str | None
    """Whose turn it is; None before and after a round's play."""
    active: str | None
    """Who is to act; None if the table waits for something else."""
    order: int | None
    """The rank of the standing Order."""
    owner: str | None
    """Whose Order it is."""
    waits: Literal["", "order", "belay", "follow"]
    """What was played with a card that the table has not read."""
    last: int | None
    """The rank of the card with which somebody finally ran out of cards."""
    history: tuple[Happened, ...]
    round_winners: tuple[str, ...]
    winners: tuple[str, ...]
    endings: tuple[EndingView, ...] = ()
    """Of every finished round of the match."""
    secrets: CaptainsOrdersSecrets | None = None
    """None in the public view; a seat's own in that seat's view."""
