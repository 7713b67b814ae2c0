"""The moves of "Where's My Luggage?": what a player did, or what the referee observed.

Players are numbers in order of seating. Chance is observed, not drawn: the deal is known to
nobody, and a `Flip` is the moment at which one of its cards becomes known. So a history replays
without a seed. Passengers and tiles are numbers (`controller.games.luggage.pieces`).
"""

from typing import Annotated

from msgspec import Struct

from controller.games.luggage.pieces import PASSENGER, TILE
from controller.rules.fields import PLAYER

Player = Annotated[int, PLAYER]
Passenger = Annotated[int, PASSENGER]
Tile = Annotated[int, TILE]

# -- observed by the referee ---------------------------------------------------------------


class Mapped(Struct, frozen=True, gc=False, tag="mapped"):
    """The lap before a round has ended. *missing* tiles were not found on the belt."""

    missing: tuple[Tile, ...] = ()


class TimeUp(Struct, frozen=True, gc=False, tag="time-up"):
    """The round clock has run out (L-17)."""


class Stuck(Struct, frozen=True, gc=False, tag="stuck"):
    """Nobody can find any passenger's luggage any more (L-17).

    *gone* tiles are known to lie neither on the belt nor in a hand, beyond those that the state
    knows to be missing or set aside: in rulebook play only the belt can tell.
    """

    gone: tuple[Tile, ...] = ()


class Verified(Struct, frozen=True, gc=False, tag="verified"):
    """The lap after a round has ended: *on_belt* are all the tiles that it found."""

    on_belt: tuple[Tile, ...]


class Recounted(Struct, frozen=True, gc=False, tag="recounted"):
    """Everybody agreed to accept the table as it is: *missing* tiles, which should lie on the
    belt, do not (a correction, G-3)."""

    missing: tuple[Tile, ...]


class NextRound(Struct, frozen=True, gc=False, tag="next-round"):
    """The pieces have been collected, shuffled and dealt again (L-16)."""


# -- done by a player ----------------------------------------------------------------------


class Ready(Struct, frozen=True, gc=False, tag="ready"):
    """A hand lies on the draw deck (L-19)."""

    player: Player


class Flip(Struct, frozen=True, gc=False, tag="flip"):
    """A passenger was turned face up and tapped: from now on it is the current one."""

    player: Player
    passenger: Passenger


class Look(Struct, frozen=True, gc=False, tag="look"):
    """A tile was taken, turned over and tapped on the player's own pad."""

    player: Player
    tile: Tile


class Return(Struct, frozen=True, gc=False, tag="return"):
    """The tile that the player looked at lies on the belt again."""

    player: Player
    tile: Tile


class Done(Struct, frozen=True, gc=False, tag="done"):
    """The player called "Done!"."""

    player: Player


class ShowPair(Struct, frozen=True, gc=False, tag="show"):
    """At the check: a passenger and the tile that was set aside with it, tapped in that order."""

    player: Player
    passenger: Passenger
    tile: Tile


class TakeBack(Struct, frozen=True, gc=False, tag="take-back"):
    """At the check: the pair shown last was tapped by mistake."""

    player: Player


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """At the check: the player has shown every pair."""

    player: Player


RefereeMove = Mapped | TimeUp | Stuck | Verified | Recounted | NextRound
PlayerMove = Ready | Flip | Look | Return | Done | ShowPair | TakeBack | Checked
Move = RefereeMove | PlayerMove
