"""The rules of a game of hidden cards as a table: a move in a phase, and the two functions for it.

The first refuses the move where the rules forbid it (`IllegalMove`), or says whether that is
decided; the second makes the state after it. A game's `rules` module names its table `RULES` and
offers `legality`, `play` and `apply` from here.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from controller.errors import IllegalMove
from controller.games.hidden import Legality


class Phased(Protocol):
    """What every state has."""

    @property
    def seats(self) -> tuple[str, ...]: ...

    @property
    def phase(self) -> str: ...


StateT = TypeVar("StateT", bound=Phased)
MoveT = TypeVar("MoveT", bound=Struct)

Rules = Mapping[
    tuple[str, type[Any]], tuple[Callable[[StateT, Any], Legality], Callable[[StateT, Any], StateT]]
]


def _nothing_was_open(state: StateT, move: object) -> StateT:
    return state


class RuleTable(Generic[StateT, MoveT]):
    """*rules* with the words for a move that has no place in them.

    *infraction* makes the error for a key; which key it is, *not_now* says by phase and kind of
    move, and else *wrong_phase* by phase. *before* closes what is open before a move that somebody
    made is looked at.
    """

    def __init__(
        self,
        rules: Rules[StateT],
        mover: Callable[[MoveT], int | None],
        infraction: Callable[[str, StateT, int | None], IllegalMove],
        not_now: Mapping[Any, str],
        wrong_phase: Mapping[Any, str],
        before: Callable[[StateT, MoveT], StateT] = _nothing_was_open,
    ) -> None:
        self._rules = rules
        self._mover = mover
        self._infraction = infraction
        self._not_now = not_now
        self._wrong_phase = wrong_phase
        self._before = before

    def __repr__(self) -> str:
        return f"<RuleTable of {len(self._rules)} rules>"

    def legality(self, state: StateT, move: MoveT) -> Legality:
        """Whether the rules allow *move*, as far as the referee can tell; for the referee only."""
        try:
            return self._checked(self._before(state, move), move)
        except IllegalMove:
            return Legality.ILLEGAL

    def play(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that somebody made.

        Raises `IllegalMove`, naming the ruling and the remedy, where the rules forbid it. More is
        accepted than `legal` offers: a step that closes what was open, a move that is not decided
        yet, a card that was forgotten to be tapped before, and a card that was seen where it cannot
        be, which `problems` then tells. Never changes *state*.
        """
        begun = self._before(state, move)
        self._checked(begun, move)
        return self._rules[begun.phase, type(move)][1](begun, move)

    def apply(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that `legal` offered: trusts it, so that searches are quick."""
        return self._rules[state.phase, type(move)][1](state, move)

    def _checked(self, state: StateT, move: MoveT) -> Legality:
        player = self._mover(move)
        if player is not None and not 0 <= player < len(state.seats):
            raise self._infraction("nobody_there", state, None)
        rule = self._rules.get((state.phase, type(move)))
        if rule is None:
            tag = str(move.__struct_config__.tag)
            key = self._not_now.get((state.phase, tag), self._wrong_phase[state.phase])
            raise self._infraction(key, state, player)
        return rule[0](state, move)
