"""What may be known of a match of Captain Bluff.

Luggage goes by city and number (`paris-7`), an Airport card by its kind (`round-trip`): no field
tells equal cards apart. Belts are numbered from 1, seats go by the table's names.
"""

from typing import Literal

from msgspec import Struct

from controller.views.message import Message

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
"""dealing: cards enter the hands. setup: departure cities are defined before the match. turn:
somebody acts. placing: a run of luggage is laid. window: the others may call the bluff. revealing:
the departure city that was called has not been read. looking: an Arrivals board shows cities. draw:
cards come from the pile. reshuffle: a new pile must be made from the discards. taking: the
exchanged card is taken. recovering: luggage is picked up. reading: a card was played that the table
has not read. over: the match is decided."""


class LaidCard(Struct, frozen=True):
    """A card of a line, with the number that it counts as; 0 for none."""

    name: str
    number: int


class NextView(Struct, frozen=True):
    """What fits next at the end of a line, judging by what lies there alone: neither by a hand nor
    by what its player has done in this turn."""

    says: Message
    """The numbers in words, for a short line below the belt."""
    cities: tuple[str, ...]
    """The cities of luggage that may lie there: the line's own, or all without a line."""
    numbers: tuple[tuple[int, int], ...]
    """The numbers that fit, as ranges with their first and last."""
    round_trip: bool
    """Whether a Round-the-world trip fits; at the beginning of a line only with luggage after
    it."""
    turns: bool
    """Whether a Change of direction fits."""


class BeltView(Struct, frozen=True):
    """One conveyor belt as everyone sees it."""

    destination: bool
    """Whether a departure city lies face down above it."""
    known_to: tuple[str, ...]
    """The seats that have seen that card."""
    city: str
    """The city of its luggage; empty if it has none."""
    line: tuple[LaidCard, ...]
    direction: int
    """Which way the numbers run: 1 up, -1 down, 0 while that is open."""
    let_lie: tuple[str, ...] = ()
    """The seats that had seen that card and let luggage of somebody else lie below it."""
    next: NextView | None = None
    """What fits next; None without a departure city."""


class HabitsView(Struct, frozen=True):
    """How a player has called and bluffed in this match, as far as everyone has seen."""

    let_pass: int = 0
    """How often this player let luggage pass below a city that it did not know."""
    doubted: int = 0
    """How often it called a bluff there."""
    caught: int = 0
    """How often it was called, and had bluffed, below a city that it knew."""
    honest: int = 0
    """How often it was called, and had not."""


class HandView(Struct, frozen=True):
    """What everyone may see of one player: cards are counted."""

    seat: str
    cards: int
    passed: bool
    """Whether the player lets the present placement pass without a call."""
    habits: HabitsView = HabitsView()


class CallView(Struct, frozen=True):
    """The outcome of the last call."""

    caller: str
    placer: str
    belt: int
    destination: str
    loser: str


class KnownCard(Struct, frozen=True):
    """A card that an observer has seen, and where it may be now: `belt-3`, `aside`, `discard`,
    `pile`, or the hand of a seat."""

    name: str
    places: tuple[str, ...]


class CaptainBluffSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, and every card that it has seen (perfect recall)."""

    seat: str
    hand: tuple[str, ...]
    """The cards in hand, as far as the table has read them."""
    known: tuple[KnownCard, ...]
    may_play: bool = True
    """Whether the player may still lay or play a card of this hand in the turn that is on; True as
    well where the table has not read one of them."""


class CaptainBluffView(Struct, frozen=True, tag="captain-bluff"):
    """A match of Captain Bluff as everyone may see it."""

    phase: Phase
    turn_number: int
    turns_left: int | None
    """After how many turns, including this one, the match ends; None without such a limit."""
    standstill_left: int | None
    """After how many turns without a card leaving a hand it ends; None if one has left."""
    players: tuple[HandView, ...]
    turn: str | None
    """Whose turn it is; None before and after the match."""
    active: str | None
    """Who alone is to act; None if several may, or the table waits for something else."""
    acted: bool
    """Whether the turn's action has been made."""
    airport: bool
    """Whether the turn's Airport card has been played."""
    belts: tuple[BeltView, ...]
    at: int | None
    """The belt where something is in progress: a run, a window, an exchange, a recovery."""
    run: int
    """How many cards have been laid in the present run."""
    other: str | None
    """Who is recovering luggage, or has called."""
    due: tuple[str, ...]
    """Who is to define a departure city, or to draw, in this order."""
    looked: tuple[int, ...]
    """The belts that the Arrivals board has shown."""
    call_s: int | None
    """How long a bluff may be called; None: until everyone has passed."""
    pile: int
    discard: int
    aside: bool
    """Whether an exchanged card has not been taken yet."""
    waits: Literal["", "place", "play"]
    """What was played with a card that the table has not read."""
    called: CallView | None
    known: tuple[KnownCard, ...]
    """The cards that everyone has seen and that now lie face down."""
    winners: tuple[str, ...]
    secrets: CaptainBluffSecrets | None = None
    """None in the public view; a seat's own in that seat's view."""
