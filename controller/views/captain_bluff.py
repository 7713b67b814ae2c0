"""What may be known of a match of Captain Bluff.

Cards are faces here: `paris-7`, or `round-trip`, of which several look the same. Belts are numbered
1 to 6, seats go by the table's names (`red`). A departure city that lies face down has a field
where everybody has seen it, and in the secrets of a seat that knows it.
"""

from typing import Literal

from msgspec import Struct

Phase = Literal[
    "dealing",
    "setup",
    "turn",
    "placing",
    "window",
    "revealing",
    "looking",
    "draw",
    "reshuffle",
    "taking",
    "recovering",
    "reading",
    "over",
]
"""dealing: cards come into the hands. setup: everybody defines departure cities. turn: an action or
an Airport card. placing: a run of luggage is being laid. window: the others may call a bluff.
revealing: a bluff was called, and the table has not read the departure city. looking: an Arrivals
board is being used. draw: cards come from the pile. reshuffle: the discards become the pile.
taking: the card that was exchanged comes into the hand. recovering: luggage is picked up from a
line. reading: a card was played that the table has not read. over: the match is decided."""


class LaidView(Struct, frozen=True):
    """A card of a line."""

    card: str
    number: int | None
    """What it counts as; None for a Change of direction, and for a Round-the-world trip that no
    luggage has followed yet."""


class BeltView(Struct, frozen=True):
    """One belt, as everybody may see it."""

    defined: bool
    """A departure city lies above it."""
    known_by: tuple[str, ...]
    """Who has seen that card since it was laid there."""
    destination: str | None
    """The card, once everybody has seen it."""
    line: tuple[LaidView, ...]
    city: str | None
    """Of the luggage of the line."""
    direction: Literal["", "up", "down"]


class HandView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here, never named.

    How many of them the table has not read is for their player only: that number would tell which
    card has left the hand.
    """

    seat: str
    cards: int


class SeenCard(Struct, frozen=True):
    """A card that the observer has seen and does not see now."""

    card: str
    places: tuple[str, ...]
    """Where it may be, by all that the observer has seen since: `belt-1` to `belt-6` (face down
    above it), `aside`, `discard`, `pile`, `hand-red`."""


class CalledView(Struct, frozen=True):
    """How the last call went."""

    caller: str
    placer: str
    belt: int
    destination: str
    """The card that was revealed."""
    loser: str
    """Who had to take all the cards."""


class CaptainBluffSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, departure cities, and where other cards may be that it
    has seen (perfect recall)."""

    seat: str
    hand: tuple[str, ...]
    """As far as the table has read it: of the other cards it knows the number only."""
    destinations: tuple[str | None, ...]
    """The card above each belt, where this seat knows it for certain."""
    seen: tuple[SeenCard, ...]


class CaptainBluffView(Struct, frozen=True, tag="captain-bluff"):
    """A match of Captain Bluff as everybody may see it."""

    phase: Phase
    turn_number: int
    turns: int | None
    """After so many turns the match ends, and fewest cards win (CB-28)."""
    turns_left: int | None
    """Until then, this turn included."""
    standstill_left: int | None
    """The match ends after so many turns, this one included, if no card leaves a hand; None if one
    has left a hand this turn."""
    last_round: bool
    """Nobody has more than one turn left, or not if no card leaves a hand."""
    players: tuple[HandView, ...]
    belts: tuple[BeltView, ...]
    pile: int
    discards: int
    turn: str | None
    """Whose turn it is."""
    active: str | None
    """Who alone is to act; None where several may call, or the table waits for something else."""
    acted: bool
    """The turn's action has been made."""
    airport_played: bool
    """The turn's Airport card has been played."""
    belt: int | None
    """Of the run, the call, the exchange or the recovery."""
    run: int
    """How many cards of a run have been laid."""
    call_s: int | None
    """Seconds for calling a bluff; None waits until everybody else has passed."""
    passed: tuple[str, ...]
    """Who does not call."""
    looked: tuple[int, ...]
    """The belts at which the Arrivals board has been used."""
    to_define: tuple[str, ...]
    """Who defines a departure city before the match, in this order."""
    to_draw: tuple[str, ...]
    """Who draws a card, in this order."""
    waits: Literal["", "place", "play", "reveal"]
    """What was done with a card that the table has not read."""
    called: CalledView | None
    """How the last call of the match went."""
    seen: tuple[SeenCard, ...]
    """Cards that everybody has seen and that lie hidden now."""
    winners: tuple[str, ...]
    secrets: CaptainBluffSecrets | None = None
    """None in the public view; a seat's own in the view that is made for that seat."""
