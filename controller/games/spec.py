"""A game with all that a table needs to play it: the one value in which its parts come together."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from controller.bots.carrying import Carry, Look
from controller.bots.mind import Decide
from controller.bots.player import Brain, Chair
from controller.games.rows import Rules
from controller.match.tablegame import TableGame, TableShape
from controller.views import Message
from hardware.scene import Label, Setting


class OptionLine(Struct, frozen=True):
    """An option as a line for the cursor: its name among the options, and its values in the order
    in which they follow."""

    name: str
    values: tuple[str | int | None, ...]
    prevails: bool = False
    """Whether other options give way to this one, as they do to a variant with rules of its own;
    otherwise a value that does not fit the others is passed over."""

    def message(self, slug: str, value: str | int | None) -> Message:
        """The line in a game: `captains-orders-option-wins: value=3`; a value of None is `none`."""
        name = self.name.replace("_", "-")
        return Message(f"{slug}-option-{name}", {"value": "none" if value is None else value})


def _nothing_is_drawn(state: Any, player: int) -> Carry | None:
    return None


def _nothing_is_carried(state: Any, move: Any) -> Carry | Look | None:
    return None


def lies_in_front(state: Any, player: int, place: str, held: bool = False) -> bool:
    """Whether a place is in front of that player's own seat."""
    return place.startswith(f"{state.seats[player]}/")


def _everybody_in_turn(options: Any) -> bool:
    return True


def _something_can_be_done(state: Any) -> bool:
    return False


def _by_its_name(piece: str) -> str:
    return f"the piece {piece.rpartition('/')[2]}"


class GameSpec(Struct, frozen=True):
    """A game. `slug` is its name on the command line, in records and in the list of pieces."""

    slug: str
    title: str
    rules: Rules[Any, Any]
    table: Callable[[TableShape], TableGame[Any, Any, Any]]
    """How it is played with pieces, pads and buttons."""
    sides: Mapping[str, tuple[Label, Label]]
    """Its pieces by their names, in the order in which they are enrolled: what is printed on the
    back and the face of each."""
    setting: Callable[[Any], Setting]
    """`setting(state)`: where the pieces lie, for those who lay them out at a simulated table."""
    brain: Callable[[Chair], Brain]
    """A bot for a chair: a seat, with a level, its own luck, and what it may ask of the rules."""
    lines: Sequence[OptionLine] = ()
    """The options that people choose at the table; the command line offers all."""
    describe: Callable[[str], str] = _by_its_name
    """A piece in words, for the person who enrols it: not the game card."""
    decide: Decide | None = None
    """How its bots decide by a view and the moves that are offered; None where they need to see
    the table."""
    draw: Callable[[Any, int], Carry | None] = _nothing_is_drawn
    """`draw(state, player)`: the piece that a player is to take unseen, to tap it on its pad."""
    carry: Callable[[Any, Any], Carry | Look | None] = _nothing_is_carried
    """`carry(state, move)`: how a piece is carried or looked at in *move*; None where none is."""
    may_look: Callable[[Any, int, str, bool], bool] = lies_in_front
    """`may_look(state, player, place, held)`: whether the rules let a player look at the face of
    what lies face down at a place, or of a piece that was taken there and is *held*. Cards of the
    player's own hand, and what the player is to `draw`, need not be said."""
    takes_turns: Callable[[Any], bool] = _everybody_in_turn
    """`takes_turns(options)`: whether players act one after the other, so that several people can
    share a window."""
    only_waits: Callable[[Any], bool] = _something_can_be_done
    """`only_waits(state)`: whether people wait for the table and can do nothing meanwhile; a
    simulated one lets them say that it shall be quick."""
    counts: str = "points"
    """What the totals of a match count, in words for a terminal."""
    table_file: str = "sim"
    """The simulated table that it is best played at."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names of its pieces, in the order in which they are enrolled."""
        return tuple(self.sides)

    @property
    def game_card(self) -> str:
        """The control card that opens it."""
        return f"control/game/{self.slug}"
