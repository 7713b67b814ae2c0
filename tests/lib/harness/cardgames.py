"""The card games that are played at the table, as the tests play them: a line for each.

A game that is added to `MANNERS` is proved by the clumsy player, by random bots on both twins,
by secrecy at the table, and by kill and resume.
"""

from dataclasses import dataclass, field
from typing import Any

from controller.games.captain_bluff.pieces import Call, Pass, Reshuffle
from controller.games.captains_orders.pieces import Discover
from controller.games.catalogue import CATALOGUE
from controller.games.spec import GameSpec
from harness.decks import BluffDeck, PairsDeck, PirateDeck
from harness.matches import SEATS


@dataclass(frozen=True)
class Manner:
    """How a game is played at random: with which options, so that a match ends soon; which kinds
    of move are meant one time in ten only, as they end a round; which cards there are; with which
    options a match is as short as can be; and which kinds of move several may mean at the same
    time, so that they may come too late."""

    slug: str
    options: dict[str, Any] = field(default_factory=dict)
    rare: tuple[type, ...] = ()
    cards: Any = None
    briefly: dict[str, Any] = field(default_factory=dict)
    overtaken: tuple[type, ...] = ()

    @property
    def spec(self) -> GameSpec:
        return CATALOGUE[self.slug]


SMALL_SEA = {
    "start": "start",
    "islands": ["island-1", "island-2"],
    "paths": [
        {"from": "start", "to": "fork", "squares": 7},
        {"from": "fork", "to": "island-1", "squares": 3},
        {"from": "fork", "to": "island-2", "squares": 3},
    ],
}
"""A board on which the islands are soon reached."""

MANNERS = (
    # Without a time for calling: what is meant is made, however late.
    Manner(
        "captain-bluff",
        {"turns": 20, "call_s": None},
        (),
        BluffDeck(),
        {"turns": 10},
        (Call, Pass, Reshuffle),
    ),
    Manner("bluff-pirate", {"turns": 24, "board": SMALL_SEA}, (), PirateDeck(), {"turns": 12}),
    Manner("captains-orders", {"rounds": 2}, (Discover,), PairsDeck(), {"rounds": 1}),
)

OTHERS = ("luggage/tile/clown", "luggage/card/clown")
"""Pieces of another game that lie about."""

WITH_SPOTS, WITHOUT = "sim-spots", "sim"
"""Tables, by their files."""


def everywhere():
    """(manner, seats) for every game and every number of players."""
    return [
        (manner, SEATS[:players]) for manner in MANNERS for players in manner.spec.rules.players
    ]


def name_of(value):
    """Names a parameter of a test."""
    if isinstance(value, Manner):
        return value.slug
    return f"{len(value)} players" if isinstance(value, tuple) else str(value)
