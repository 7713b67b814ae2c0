"""The rules of a game as a table: a move in a phase, and the two functions for it.

The first refuses the move where the rules forbid it (`IllegalMove`), or says whether that is
decided; the second makes the state after it. A game's `rules` module names its table `RULES` and
offers `legality`, `play` and `apply` from here.

The number in a field of a move has a `Domain`, which its type names:

    Player = Annotated[int, PLAYER]

    class Ask(Struct, frozen=True, tag="ask"):
        player: Player
        asked: Player

So no rule is asked about a player, a card or a belt that does not exist.
"""

from collections.abc import Callable, Mapping
from types import NoneType
from typing import Any, Generic, Literal, Protocol, TypeVar, get_args, get_type_hints

from msgspec import Struct

from controller.errors import IllegalMove
from controller.games.rows import Legality


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

# -- what may stand in a field of a move ---------------------------------------------------


class Domain(Struct, frozen=True):
    """The numbers that a field may hold in a state, and the key of what is said of any other."""

    key: str
    of: Callable[[Any], range]


PLAYER = Domain("nobody_there", lambda state: range(len(state.seats)))


def numbers_below(count: int, key: str) -> Domain:
    """The first *count* numbers: pieces and places, which are the same in every state."""
    numbers = range(count)
    return Domain(key, lambda state: numbers)


def read_cards(deck: int) -> Domain:
    """The cards of a *deck* of that many."""
    return numbers_below(deck, "not_a_card")


def any_cards(deck: int) -> Domain:
    """The cards of a *deck*, and those that were not read (`controller.cards.hidden`)."""
    return Domain("not_a_card", lambda state: range(deck + len(state.unread)))


def unread_cards(deck: int) -> Domain:
    """The cards that were not read, whose numbers lie beyond the *deck*."""
    return Domain("not_unread", lambda state: range(deck, deck + len(state.unread)))


_Refusal = Callable[[Any, object], str | None]
"""The key of what is wrong with a value in a state: empty where there is no such move at all, None
where nothing is."""


def _number_check(domain: Domain) -> _Refusal:
    def refusal(state: Any, value: object) -> str | None:
        # Neither True nor 1.0 is the number of anything, though both are equal to 1.
        return None if type(value) is int and value in domain.of(state) else domain.key

    return refusal


_not_a_player = _number_check(PLAYER)


def _field_check(hint: Any) -> _Refusal:
    """The check of a field with this type. Raises `TypeError` for a type that moves do not have."""
    origin, of = getattr(hint, "__origin__", None), get_args(hint)
    if hasattr(hint, "__metadata__"):
        (domain,) = hint.__metadata__
        return _number_check(domain)
    if origin is Literal:
        return lambda state, value: None if type(value) is int and value in of else ""
    if origin is tuple and of[1:] == (...,):
        member = _field_check(of[0])

        def all_in_domain(state: Any, value: object) -> str | None:
            if type(value) is not tuple:
                return ""
            return next((key for one in value if (key := member(state, one)) is not None), None)

        return all_in_domain
    if len(of) == 2 and of[1] is NoneType:
        known = _field_check(of[0])
        return lambda state, value: None if value is None else known(state, value)
    if hint is bool:
        return lambda state, value: None if type(value) is bool else ""
    raise TypeError(f"no field of a move can be {hint}: a number has a Domain")


def _field_checks(kind: type[Any]) -> tuple[tuple[str, _Refusal], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _field_check(hints[name])) for name in kind.__struct_fields__)


# -- the rules -----------------------------------------------------------------------------


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
        self._fields = {kind: _field_checks(kind) for _, kind in rules}
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
            return self._checked(state, move)[0]
        except IllegalMove:
            return Legality.ILLEGAL

    def play(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that somebody made.

        Raises `IllegalMove`, naming the ruling and the remedy, where the rules forbid it, and for
        anything else that is no move of the game. More is accepted than `legal` offers: a step that
        closes what was open, a move that is not decided yet, a card that was forgotten to be tapped
        before, and a card that was seen where it cannot be, which `problems` then tells. Never
        changes *state*.
        """
        _, effect, begun = self._checked(state, move)
        return effect(begun, move)

    def apply(self, state: StateT, move: MoveT) -> StateT:
        """The state after a move that `legal` offered: trusts it, so that searches are quick."""
        return self._rules[state.phase, type(move)][1](state, move)

    def _checked(
        self, state: StateT, move: MoveT
    ) -> tuple[Legality, Callable[[StateT, Any], StateT], StateT]:
        """What the rules say of *move*, what it does, and the state in which it does that."""
        fields = self._fields.get(type(move))
        if fields is None:
            raise self._infraction(self._wrong_phase[state.phase], state, None)
        player = self._mover(move)
        if player is not None and (wrong := _not_a_player(state, player)) is not None:
            raise self._infraction(wrong, state, None)
        begun = self._before(state, move)
        rule = self._rules.get((begun.phase, type(move)))
        if rule is None:
            tag = str(move.__struct_config__.tag)
            key = self._not_now.get((begun.phase, tag), self._wrong_phase[begun.phase])
            raise self._infraction(key, begun, player)
        for name, refusal in fields:
            wrong = refusal(begun, getattr(move, name))
            if wrong is not None:
                key = wrong or self._wrong_phase[begun.phase]
                raise self._infraction(key, begun, player)
        refuse, effect = rule
        return refuse(begun, move), effect, begun
