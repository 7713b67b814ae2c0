"""The protocol that all games share: a game is a value, and its rules are functions of it.

Players are numbers in order of seating; None stands for the referee where a move is made, and for
the public where a view is made. Nothing here does I/O, knows the time or draws lots: chance is a
move that somebody observed, so a history replays without a seed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from controller.games.rows import Legality

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT_co = TypeVar("ViewT_co", covariant=True)


class Game(Protocol[OptionsT, StateT, MoveT, ViewT_co]):
    """What the `rules` module of every game offers; the module itself is the object.

    Options, states, moves and views must be immutable and hashable, and equal when they mean the
    same. No function ever changes what it is given.
    """

    PLAYERS: range
    """How many can play."""

    def options_from(self, settings: Mapping[str, object]) -> OptionsT:
        """The options for *settings*; the rest as agreed by default. Raises `OptionError`."""

    def initial(self, options: OptionsT, seats: Sequence[str]) -> StateT:
        """The state in which a match begins. Raises `OptionError` for a wrong number of seats."""

    def play(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that somebody made: verifies it, raises `IllegalMove`."""

    def apply(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that `legal` offered: trusts it."""

    def mover(self, move: MoveT) -> int | None:
        """Who made *move*."""

    def legal(self, state: StateT, seat: int | None) -> Sequence[MoveT]:
        """Every move that the rules allow *seat*. `play` may accept more, to heal mistakes.

        What is listed *must* depend on nothing that *seat* does not know.
        """

    def undecided(self, state: StateT, seat: int | None) -> Sequence[MoveT]:
        """The moves of *seat*, beside the legal ones, that the rules allow or refuse for a piece
        that it cannot know, or that the referee has not read.

        As in `legal`, what is listed depends on nothing that *seat* does not know.
        """

    def legal_moves(self, state: StateT) -> Sequence[MoveT]:
        """Every move that the rules allow anybody; empty only when the match is over."""

    def random_move(self, state: StateT, random: Callable[[], float]) -> MoveT | None:
        """A move that the rules allow, its kind drawn first; None when the match is over.

        *random* returns floats in [0, 1). It is a legal move, or one that only its player cannot
        be sure of.
        """

    def over(self, state: StateT) -> bool:
        """Whether the match is decided."""

    def awaited(self, state: StateT, player: int) -> bool:
        """Whether the match goes on only when *player* acts: who is to be asked for that."""

    def view(self, state: StateT, observer: int | None) -> ViewT_co:
        """What *observer* may know. It must be the same for all states that look the same."""

    def problems(self, state: StateT) -> tuple[str, ...]:
        """Everything that is missing or cannot be, at once, as sentences fit for the public."""

    def state_to_text(self, state: StateT) -> str:
        """The state in words; `state_from_text` reads it back."""

    def state_from_text(self, text: str) -> StateT:
        """The state that *text* describes. Raises `NotationError`."""

    def move_to_text(self, state: StateT, move: MoveT) -> str:
        """The move in words; `move_from_text` reads it back."""

    def move_from_text(self, state: StateT, text: str) -> MoveT:
        """The move that *text* describes. Raises `NotationError`."""


class HiddenGame(
    Game[OptionsT, StateT, MoveT, ViewT_co], Protocol[OptionsT, StateT, MoveT, ViewT_co]
):
    """A game of hidden cards; some the referee may not know (`controller.cards.hidden`)."""

    def legality(self, state: StateT, move: MoveT) -> Legality:
        """What the rules say of *move*, as far as the referee can tell; never for a player."""

    def may_undo(self, before: StateT, move: MoveT, after: StateT) -> bool:
        """Whether *move*, the last one made, has shown nobody anything (G-3)."""

    def default_move(self, state: StateT, seat: int) -> MoveT | None:
        """What the hand of a player who has left does (G-2); None where it is not to act."""
