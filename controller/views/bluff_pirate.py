"""What may be known of a match of Bluff Pirate.

Cards are kinds here: `red` is any accessory card of that colour, `red-pirate` its pirate. Which of
several equal cards it was has no field. Squares go by the names of the board (`fork`,
`fork.island-1.3`), seats by the table's names (`red`). A vote that was not shown has no field but
its voter's own (BP-6).
"""

from typing import Literal

from msgspec import Struct

Phase = Literal[
    "dealing",
    "turn",
    "drawing",
    "reshuffling",
    "act",
    "set",
    "voting",
    "picking",
    "revealing",
    "fork",
    "island",
    "boarding",
    "stealing",
    "reading",
    "over",
]
"""dealing: cards come into the hands. turn: somebody draws or boards. drawing: cards come from the
pile. reshuffling: the pile is to be made up of the discards. act: a set, a discard, or neither.
set: its cards are laid. voting: on the set. picking: of the voter who counts. revealing: hidden
cards are turned. fork: a ship is to choose its path. island: a treasure token is turned. boarding:
the ship that is boarded is chosen. stealing: its cards are taken. reading: a card lies face up
that the table has not read. over: the match is decided."""

Act = Literal["set", "discard", "keep", "board", "taken-back", "shown", "reshuffle", "revote"]
"""taken-back: a card was shown that could not be played. shown: everybody saw a card by mistake.
reshuffle: the discards became the pile. revote: votes were shown too early, and all were void."""


Waits = Literal["", "lay", "discard", "board", "reveal"]
"""What was done with a card that lies face up and that the table has not read."""


class Happened(Struct, frozen=True, omit_defaults=True):
    """One turn, or what came between, as everybody could see it."""

    act: Act
    seat: str = ""
    up: tuple[str, ...] = ()
    """Cards that were laid, discarded or shown face up."""
    down: tuple[str, ...] = ()
    """Cards of a set that were hidden until the vote."""
    other: str = ""
    """Whose vote was shown, or whose ship was boarded."""
    doubted: bool = False
    """The vote that was shown was "bluff"."""
    bluff: bool = False
    stolen: int = 0
    """How many cards."""


class PlayerView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here, never named.

    How many of them the table has not read is for their player only: that number would tell which
    card has left the hand.
    """

    seat: str
    cards: int
    square: str
    to_go: int
    """Squares to the nearest island that may hold the treasure."""
    voted: bool
    """On the set that lies on the table, while all vote."""


class SetView(Struct, frozen=True):
    """A set on the table."""

    up: tuple[str, ...]
    down: int
    """Cards that are still hidden."""
    revealed: tuple[str, ...]
    """Cards that were hidden."""
    voter: str | None
    """Whose vote was shown."""
    doubted: bool | None
    """What it was."""


class PathView(Struct, frozen=True):
    """Squares in a row; the last one is that of the point `end`."""

    start: str
    end: str
    squares: int


class IslandView(Struct, frozen=True):
    """closed: nobody knows. treasure: it is here for certain, opened or not (BP-13)."""

    name: str
    holds: Literal["closed", "empty", "treasure"]


class SeenTheft(Struct, frozen=True):
    """Cards that the observer stole, or was robbed of."""

    at: int
    """Which entry of `history` it was; one beyond the last is under way."""
    cards: tuple[str | None, ...]
    """None for one that the table had not read then."""


class SeenVote(Struct, frozen=True):
    """A vote that the observer has given; one that was void, too."""

    turn: int
    """The number of the turn."""
    bluff: bool


class BluffPirateSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, its hidden cards, its votes, and cards stolen."""

    seat: str
    hand: tuple[str, ...]
    """As far as the table has read it: of the other cards it knows the number only."""
    hidden: tuple[str, ...]
    """The player's own cards that lie face down in a set, as far as the table has read them."""
    vote: bool | None
    """The player's vote on the set, until that is decided: True for "bluff"."""
    thefts: tuple[SeenTheft, ...]
    votes: tuple[SeenVote, ...] = ()
    """All own votes that are over, in order."""


class BluffPirateView(Struct, frozen=True, tag="bluff-pirate"):
    """A match of Bluff Pirate as everybody may see it."""

    phase: Phase
    turn_number: int
    turns: int | None
    """After how many turns the match ends, and the foremost ship wins (BP-23)."""
    last_round: bool
    """Nobody has more than one turn left."""
    nudge: bool
    """No set for many rounds: the table reminds of the race."""
    players: tuple[PlayerView, ...]
    turn: str | None
    """Whose turn it is."""
    active: str | None
    """Who alone is to act; None where several vote, or the table waits for something else."""
    board: tuple[PathView, ...]
    islands: tuple[IslandView, ...]
    pile: int
    discards: tuple[tuple[str, int], ...]
    """How many of each kind lie on the discards (BP-19)."""
    to_draw: int
    to_sail: int
    """Squares that the active ship has left."""
    set: SetView | None
    target: str | None
    """Whose ship is being boarded."""
    stolen: int
    """How many cards of it have been taken so far."""
    waits: Waits
    history: tuple[Happened, ...]
    winners: tuple[str, ...]
    secrets: BluffPirateSecrets | None = None
    """None in the public view; a seat's own in the view that is made for that seat."""
