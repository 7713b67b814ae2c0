"""What is said of moves that the rules forbid: a message, and the ruling behind it."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from controller.errors import IllegalMove
from controller.views import Arg


class Infractions(Struct, frozen=True):
    """Makes a game's errors: `raise infraction("not_your_turn", state)` raises an `IllegalMove`
    with the message `SLUG-not-your-turn`, the ruling of that key, and the seat that is to act, if
    messages name it. No message names a card."""

    slug: str
    rulings: Mapping[str, str]
    name_active: bool = True

    def __call__(self, key: str, state: Any = None) -> IllegalMove:
        args: dict[str, Arg] = {"active": state.seats[state.active]} if self.name_active else {}
        return IllegalMove(f"{self.slug}-{key.replace('_', '-')}", self.rulings[key], args)


def rulings(keys: Mapping[str, str]) -> dict[str, str]:
    """Return the ruling of each key, given the keys of each ruling in one line."""
    return {key: ruling for ruling, of_it in keys.items() for key in of_it.split()}


class Refusals(Struct, frozen=True):
    """The keys of *infraction* for a move that has no place in a phase: by phase and the move's tag
    in *not_now*, otherwise by phase in *wrong_phase*; *not_active* is the key for a move of the
    `active` player made by somebody else ("": left to the checks of the rows)."""

    infraction: Infractions
    wrong_phase: Mapping[Any, str]
    not_now: Mapping[Any, str] = {}
    not_active: str = ""
