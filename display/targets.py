"""What can be clicked, as values: the parts of a table, and what the public screen shows of it.

Mouse, finger, keys and gestures share them. Where each is, the virtual table and the screens say.
"""

from typing import Literal

from msgspec import Struct


class OwnCard(Struct, frozen=True):
    """A card of the player's own fan, by its index from the left."""

    index: int


class OwnFan(Struct, frozen=True):
    """The room between the player's own cards."""


class OwnHand(Struct, frozen=True):
    """The player's hand, with the piece in it."""


class OwnPad(Struct, frozen=True):
    """The pad in front of the player's own seat."""


class OwnVote(Struct, frozen=True):
    """The player's own answer, covered."""


class Sorting(Struct, frozen=True):
    """The words below the player's cards that change their order."""


class DeckAt(Struct, frozen=True):
    """A pile from which cards are drawn."""

    place: str


class PileAt(Struct, frozen=True):
    """Any other pile, or a single piece."""

    place: str


class RowAt(Struct, frozen=True):
    """The room of a row, between its pieces."""

    place: str


class PieceAt(Struct, frozen=True):
    """A piece of a row, by its index from the left."""

    place: str
    index: int


class TileAt(Struct, frozen=True):
    """A tile on the belt or in the rows of the memory variant."""

    place: str


class GroundAt(Struct, frozen=True):
    """The room between these tiles: `belt` or `table`."""

    name: str


class SpotAt(Struct, frozen=True):
    """A tap mark in the middle, counted from 1, with its mat."""

    number: int


class SeatOf(Struct, frozen=True):
    """Another seat: its pad and its hand."""

    seat: str


class BackOf(Struct, frozen=True):
    """A card in another seat's fan, by its index from the left."""

    seat: str
    index: int


class LineAt(Struct, frozen=True):
    """A line of the cursor's menu, counted from 0."""

    number: int


class Beside(Struct, frozen=True):
    """A control card beside the table: `Beside("pause")`."""

    card: str


class ButtonAt(Struct, frozen=True):
    """A button of the player's own seat."""

    letter: Literal["A", "B"]


class GameOf(Struct, frozen=True):
    """A game in the lobby, by its slug."""

    game: str


class LineOf(Struct, frozen=True):
    """A line of the lobby's menu by its message, wherever in it the cursor is."""

    id: str


class ChairOf(Struct, frozen=True):
    """A chair in the lobby, on which a player joins."""

    seat: str


class BotOn(Struct, frozen=True):
    """A bot of a level on a chair in the lobby; or none, at the level `away`."""

    seat: str
    level: str


class NameOf(Struct, frozen=True):
    """A name or face in the lobby: that to which *presses* of B lead at a seat."""

    seat: str
    presses: int


class LetterAt(Struct, frozen=True):
    """A letter with which somebody types a name; empty: the key that takes the last one away."""

    letter: str


class NameTyped(Struct, frozen=True):
    """The name that somebody has typed, as a whole."""


class NextPage(Struct, frozen=True):
    """The next page of an ending, in this window alone."""


class Everybody(Struct, frozen=True):
    """What all do together in the lobby: join, then hold A."""


Target = (
    OwnCard | OwnFan | OwnHand | OwnPad | OwnVote | Sorting
    | DeckAt | PileAt | RowAt | PieceAt | TileAt | GroundAt
    | SpotAt | SeatOf | BackOf | LineAt | Beside | ButtonAt
    | GameOf | LineOf | ChairOf | BotOn | NameOf | LetterAt | NameTyped | NextPage | Everybody
)  # fmt: skip
