"""What may be known of a match of Bluff Pirate.

Cards are kinds here: `red` is any accessory card of that colour, `red-pirate` its pirate. No field
tells equal cards apart. Squares go by the names of the board (`fork`, `fork.island-1.3`), seats by
the table's names (`red`). Only the voter's own view has a field for a vote that was not shown
(BP-6).
"""

from typing import Literal

from msgspec import Struct

from controller.views.box import PathView

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
"""dealing: cards enter the hands. turn: somebody draws or boards. drawing: cards come from the
pile. reshuffling: a new pile must be made from the discards. act: a set, a discard, or neither.
set: its cards are laid. voting: on the set. picking: the voter whose vote counts is picked.
revealing: hidden cards are turned. fork: a ship must choose its path. island: a treasure token is
turned. boarding: the ship to board is chosen. stealing: its cards are taken. reading: a card lies
face up that the table has not read. over: the match is decided."""

Act = Literal["set", "discard", "keep", "board", "taken-back", "shown", "reshuffle", "revote"]
"""taken-back: a card was shown that could not be played. shown: everyone saw a card by mistake.
reshuffle: the discards became the pile. revote: votes were shown too early, and all were void."""


Waits = Literal["", "lay", "discard", "board", "reveal"]
"""What was done with a card that lies face up and that the table has not read."""


class Happened(Struct, frozen=True, omit_defaults=True):
    """One turn, or an event in between, as everyone could see it."""

    act: Act
    seat: str = ""
    up: tuple[str, ...] = ()
    """Cards that were laid, discarded or shown face up."""
    down: tuple[str, ...] = ()
    """Cards of a set that were hidden until the vote."""
    other: str = ""
    """Whose vote was shown, or whose ship was boarded."""
    doubted: bool = False
    """Whether the vote that was shown was "bluff"."""
    bluff: bool = False
    stolen: int = 0
    """How many cards."""


class PlayerView(Struct, frozen=True):
    """What everyone may see of one player. Cards are counted here, never named.

    Only the player's own view tells how many of them are unread: that number would reveal which
    card has left the hand.
    """

    seat: str
    cards: int
    square: str
    to_go: int
    """Squares to the nearest island that may hold the treasure."""
    voted: bool
    """On the set on the table, while everyone votes."""


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
    """What the vote was."""


class IslandView(Struct, frozen=True):
    """closed: nobody knows. treasure: it is certainly here, opened or not (BP-13)."""

    name: str
    holds: Literal["closed", "empty", "treasure"]


class SeenTheft(Struct, frozen=True):
    """Cards that the observer stole, or was robbed of."""

    at: int
    """The index of its entry in `history`; one past the last if it is in progress."""
    cards: tuple[str | None, ...]
    """None for a card that the table had not read then."""


class SeenVote(Struct, frozen=True):
    """A vote that the observer has cast, including void ones."""

    turn: int
    """The number of the turn."""
    bluff: bool


class BluffPirateSecrets(Struct, frozen=True):
    """What only one seat knows: its hand, its hidden cards, its votes, and stolen cards."""

    seat: str
    hand: tuple[str, ...]
    """The cards that the table has read; it knows only the number of the others."""
    hidden: tuple[str, ...]
    """The player's own cards that lie face down in a set, as far as the table has read them."""
    vote: bool | None
    """The player's vote on the set, until that is decided: True for "bluff"."""
    thefts: tuple[SeenTheft, ...]
    votes: tuple[SeenVote, ...] = ()
    """The player's own past votes, in order."""


class BluffPirateView(Struct, frozen=True, tag="bluff-pirate"):
    """A match of Bluff Pirate as everyone may see it."""

    phase: Phase
    turn_number: int
    turns: int | None
    """After how many turns the match ends, and the foremost ship wins (BP-23)."""
    last_round: bool
    """Whether everyone has at most one turn left."""
    nudge: bool
    """Whether there was no set for many rounds: the table reminds players of the race."""
    players: tuple[PlayerView, ...]
    turn: str | None
    """Whose turn it is."""
    active: str | None
    """Who alone is to act; None if several vote, or the table waits for something else."""
    board: tuple[PathView, ...]
    islands: tuple[IslandView, ...]
    pile: int
    discards: tuple[tuple[str, int], ...]
    """How many of each kind are in the discards (BP-19)."""
    to_draw: int
    to_sail: int
    """Squares that the active ship has left."""
    set: SetView | None
    target: str | None
    """Whose ship is being boarded."""
    stolen: int
    """How many of its cards have been taken so far."""
    waits: Waits
    history: tuple[Happened, ...]
    winners: tuple[str, ...]
    secrets: BluffPirateSecrets | None = None
    """None in the public view; a seat's own in that seat's view."""
