"""What a game refuses, and what is said then.

A move that the rules forbid: a message, and the ruling behind it. Match options from loose
settings: the checks common to all games.
"""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from controller.errors import IllegalMove, OptionError
from controller.views import Arg


class Infractions(Struct, frozen=True):
    """Makes a game's errors: `raise infraction("not_your_turn", state)` raises an `IllegalMove`
    with the message `SLUG-not-your-turn`, the ruling of that key, and the seat that is to act, if
    messages name it. A key that the game does not rule on is refused in the words of all card
    games, `table-not-your-turn`, if it is one of `COMMON`. No message names a card."""

    slug: str
    rulings: Mapping[str, str]
    name_active: bool = True

    def __call__(self, key: str, state: Any = None) -> IllegalMove:
        args: dict[str, Arg] = {"active": state.seats[state.active]} if self.name_active else {}
        if key in self.rulings:
            return IllegalMove(_id(self.slug, key), self.rulings[key], args)
        if key not in COMMON:
            raise LookupError(
                f"{self.slug} refuses {key!r}, which is neither in its rulings "
                f"({', '.join(self.rulings)}) nor among those of all card games "
                f"({', '.join(COMMON)})."
            )
        return IllegalMove(_id("table", key), COMMON[key], args)

    def ids(self) -> list[str]:
        """Return the id of the message of each key that the game rules on."""
        return [_id(self.slug, key) for key in self.rulings]


def _id(whose: str, key: str) -> str:
    return f"{whose}-{key.replace('_', '-')}"


COMMON: Mapping[str, str] = {
    "hand_full": "G-4",
    "means_nothing": "G-4",
    "nobody_there": "G-4",
    "not_a_card": "G-4",
    "not_from_deck": "G-4",
    "not_in_hand": "G-4",
    "not_unread": "G-4",
    "not_your_turn": "G-4",
    "read_each": "G-6",
}
"""What any game of cards refuses, by key, and the ruling behind it."""


def rulings(keys: Mapping[str, str]) -> dict[str, str]:
    """Return the ruling of each key, given the keys of each ruling in one line."""
    return {key: ruling for ruling, of_it in keys.items() for key in of_it.split()}


class Refusals(Struct, frozen=True):
    """The keys of *infraction* for a move that has no place in a phase: by phase and the move's tag
    in *not_now*, otherwise by phase in *wrong_phase* or else `means_nothing`; *not_active* is the
    key for a move of the `active` player made by somebody else ("": left to the checks of the
    rows)."""

    infraction: Infractions
    wrong_phase: Mapping[Any, str] = {}
    not_now: Mapping[Any, str] = {}
    not_active: str = ""

    def out_of_phase(self, phase: Any) -> str:
        """Return the key for a move that has no place in a phase."""
        return self.wrong_phase.get(phase, "means_nothing")


OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


def options_of(kind: type[OptionsT], settings: Mapping[str, object]) -> OptionsT:
    """Return the options of type *kind* for *settings*, with defaults for what they leave out.

    Raises `OptionError` for an unknown name and for a value that does not fit.
    """
    names = kind.__struct_fields__
    unknown = sorted(set(settings) - set(names))
    if unknown:
        raise OptionError(f"There is no option {unknown[0]!r}; there are {', '.join(names)}.")
    try:
        return msgspec.convert(dict(settings), kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        if isinstance(error.__cause__, OptionError):
            raise error.__cause__ from None
        for name, value in settings.items():
            _check(kind, name, value)
        raise OptionError(f"An option does not fit: {error}") from None


def _check(kind: type[msgspec.Struct], name: str, value: object) -> None:
    """Raise `OptionError`, naming the option, if its value is of the wrong kind."""
    expected = get_type_hints(kind)[name]
    try:
        msgspec.convert(value, expected)
    except (msgspec.ValidationError, UnicodeEncodeError):
        # The second for a word with bytes that form no character.
        several = get_origin(expected) in (Literal, UnionType)
        choices = get_args(expected) if several else (expected,)
        if not several and expected not in _KINDS:
            return
        listed = " or ".join(_KINDS.get(choice, str(choice)) for choice in choices)
        raise OptionError(f"The option {name} is {value!r}; it may be {listed}.") from None


_KINDS = {
    bool: "true or false",
    int: "a whole number",
    str: "a word",
    NoneType: "none",
}


def one_of(name: str, found: object, choices: range | tuple[object, ...]) -> None:
    """Check that the option *name* has one of its values. Raises `OptionError`."""
    if found not in choices:
        listed = (
            f"{choices[0]} to {choices[-1]}"
            if isinstance(choices, range)
            else " or ".join(str(choice) for choice in choices)
        )
        raise OptionError(f"The option {name} is {found!r}; it may be {listed}.")


def one_who_plays(name: str, found: int, players: int) -> int:
    """Return the player of that number, whom the option *name* says. Raises `OptionError` for one
    who does not play."""
    if found >= players:
        raise OptionError(
            f"The option {name} is {found}; with {players} players it may be 0 to {players - 1}."
        )
    return found
