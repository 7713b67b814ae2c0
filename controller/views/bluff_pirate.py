"""What may be known of a match of Bluff Pirate.

Cards are kinds here: `red` is any accessory card of that colour, `red-pirate` its pirate. Which of
several equal cards it was has no field. Squares go by the names of the board (`fork`,
`fork.island-1.3`), seats by the table's names (`red`). A vote that was not shown has no field but
its voter's own, and that only until all have voted (BP-6).
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

Act = Literal["set", "discard", "keep", "board", "taken-back", "shown", "reshuffle"]


class Happened(Struct, frozen=True, omit_defaults=True):
    """One turn, or what was shown by mistake, or a reshuffle, as everybody could see it.

    Cards that the table has not read are None.
    """

    act: Act
    seat: str = ""
    up: tuple[str | None, ...] = ()
    """Cards that were laid, discarded or shown face up."""
    down: tuple[str | None, ...] = ()
    """Cards of a set that were hidden until the vote."""
    other: str = ""
    """Whose vote was shown, or whose ship was boarded."""
    doubted: bool = False
    """The vote that was shown was "bluff"."""
    bluff: bool = False
    stolen: int = 0
    """How many cards."""


class PlayerView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here, never named."""

    seat: str
    cards: int
    unread: int
    """How many of them the table has not read."""
    square: str
    to_go: int
    """Squares to the nearest island that may hold the treasure."""
    voted: bool


class SetView(Struct, frozen=True):
    """A set on the table."""

    up: tuple[str | None, ...]
    down: int
    """Cards that are still hidden."""
    revealed: tuple[str | None, ...]
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


class BluffPirateSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, its hidden cards, its vote, and cards stolen."""

    seat: str
    hand: tuple[str, ...]
    """As far as the table has read it."""
    hidden: tuple[str, ...]
    """The own cards that lie face down in a set."""
    vote: bool | None
    """The own vote on the set, until it is decided whose vote counts: True for "bluff"."""
    thefts: tuple[SeenTheft, ...]


class BluffPirateView(Struct, frozen=True, tag="bluff-pirate"):
    """A match of Bluff Pirate as everybody may see it."""

    phase: Phase
    turn_number: int
    turns: int | None
    """After so many turns the match ends, and the foremost ship wins (BP-23)."""
    last_round: bool
    """Nobody has more than one turn left."""
    nudge: bool
    """No set for many rounds: the table reminds of the race."""
    players: tuple[PlayerView, ...]
    turn: str | None
    """Whose turn it is."""
    active: str | None
    """Who alone is to act; None where several are, or the table waits for something else."""
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
    waits: Literal["", "lay", "discard", "board", "reveal"]
    """What was done with a card that lies face up and was not read."""
    history: tuple[Happened, ...]
    winners: tuple[str, ...]
    secrets: BluffPirateSecrets | None = None
    """None in the public view; a seat's own in the view that is made for that seat."""
