"""What may be known of a match of Captain Bluff.

Luggage goes by city and number (`paris-7`), an Airport card by its kind (`round-trip`): which of
several equal cards it was has no field. Belts are numbered from 1, seats go by the table's names.
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
"""dealing: cards come into the hands. setup: departure cities are defined before the match. turn:
somebody acts. placing: a run of luggage is laid. window: the others may call the bluff. revealing:
the departure city that was called has not been read. looking: an Arrivals board shows cities. draw:
cards come from the pile. reshuffle: the pile is to be made up of the discards. taking: the card
that was exchanged is taken. recovering: luggage is picked up. reading: a card was played that the
table has not read. over: the match is decided."""


class LaidCard(Struct, frozen=True):
    """A card of a line, with the number that it counts as; 0 for none."""

    name: str
    number: int


class BeltView(Struct, frozen=True):
    """One conveyor belt as everybody sees it."""

    destination: bool
    """Whether a departure city lies face down above it."""
    known_to: tuple[str, ...]
    """The seats that have seen that card."""
    city: str
    """The city of its luggage; empty without any."""
    line: tuple[LaidCard, ...]
    direction: int
    """Which way the numbers run: 1 up, -1 down, 0 while that is open."""


class HandView(Struct, frozen=True):
    """What everybody may see of one player: cards are counted."""

    seat: str
    cards: int
    passed: bool
    """Has let the placement go that may be called now."""


class CallView(Struct, frozen=True):
    """How the last call went."""

    caller: str
    placer: str
    belt: int
    destination: str
    loser: str


class KnownCard(Struct, frozen=True):
    """A card that an observer has seen, and where it may be now: `belt-3`, `aside`, `discard`,
    `pile`, or in the hand of a seat."""

    name: str
    places: tuple[str, ...]


class CaptainBluffSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, and every card that it has seen (perfect recall)."""

    seat: str
    hand: tuple[str, ...]
    """The cards in hand, as far as the table has read them."""
    known: tuple[KnownCard, ...]


class CaptainBluffView(Struct, frozen=True, tag="captain-bluff"):
    """A match of Captain Bluff as everybody may see it."""

    phase: Phase
    turn_number: int
    turns_left: int | None
    """After how many turns, this one included, the match ends; None without such a limit."""
    standstill_left: int | None
    """And after how many turns in which no card leaves a hand; None where one has."""
    players: tuple[HandView, ...]
    turn: str | None
    """Whose turn it is; None before and after the match."""
    active: str | None
    """Who alone is to act; None where several may, or the table waits for something else."""
    acted: bool
    """The turn's action has been made."""
    airport: bool
    """The turn's Airport card has been played."""
    belts: tuple[BeltView, ...]
    at: int | None
    """The belt where something goes on: a run, a window, an exchange, a recovery."""
    run: int
    """How many cards have been laid in the run that goes on."""
    other: str | None
    """Who is recovering luggage, or has called."""
    due: tuple[str, ...]
    """Who is to define a departure city, or to draw, in this order."""
    looked: tuple[int, ...]
    """The belts that the Arrivals board has shown."""
    call_s: int | None
    """How long a bluff may be called; None until everybody has passed."""
    pile: int
    discard: int
    aside: bool
    """A card that was exchanged has not been taken yet."""
    waits: Literal["", "place", "play"]
    """What was played with a card that the table has not read."""
    called: CallView | None
    known: tuple[KnownCard, ...]
    """The cards that everybody has seen and that lie face down now."""
    winners: tuple[str, ...]
    secrets: CaptainBluffSecrets | None = None
    """None in the public view; a seat's own in the view that is made for that seat."""
