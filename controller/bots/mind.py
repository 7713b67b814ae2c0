"""What a bot decides with, beside its view: how strong it plays, its temper, and its luck.

Every decision has a luck of its own, drawn from the bot's seed: so it is the same wherever it is
thought out, and however often the bot was asked before.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from controller.views import MatchView

Strength = Literal["easy", "normal", "sharp"]
"""How well a bot plays: how far it reckons, and how much it remembers."""


class Temper(Struct, frozen=True):
    """How a bot likes to play, which a player can learn; hardly a part of its strength.

    `bluffs` and `patience` say how many times as often it bluffs, and as long it takes, as others
    of its strength do; `grudges` whether it turns on the player who has harmed it last; `greedy`
    whether it is out for more at once than pays best.
    """

    name: str
    bluffs: float = 1.0
    patience: float = 1.0
    grudges: bool = False
    greedy: bool = False


EVEN = Temper("even")
BOLD = Temper("bold", bluffs=1.4, patience=0.8)
CAREFUL = Temper("careful", bluffs=0.75, patience=1.3)
GREEDY = Temper("greedy", patience=0.8, greedy=True)
GRUDGING = Temper("grudging", grudges=True)
HASTY = Temper("hasty", bluffs=1.2, patience=0.6)


class Character(Struct, frozen=True):
    """Somebody who plays from an empty seat: the same name, the same temper, in every match."""

    name: str
    temper: Temper


CHARACTERS = (
    Character("Anne", BOLD),
    Character("Bart", GRUDGING),
    Character("Clara", CAREFUL),
    Character("Diego", GREEDY),
    Character("Edda", EVEN),
    Character("Frieda", BOLD),
    Character("Gil", CAREFUL),
    Character("Hugo", HASTY),
)
"""Who plays from the first of `company.SEATS`, who from the next, and so on."""


def character(number: int) -> Character:
    """Who plays from the seat of that number in `company.SEATS`, the first being 0."""
    return CHARACTERS[number % len(CHARACTERS)]


class Mind(Struct, frozen=True):
    """What one decision is made with."""

    luck: random.Random
    strength: Strength = "normal"
    temper: Temper = EVEN

    def refreshed(self) -> "Mind":
        """The mind for the next decision."""
        return Mind(random.Random(self.luck.getrandbits(64)), self.strength, self.temper)


Decide = Callable[[MatchView, Sequence[Any], Mind], Any]
"""Chooses one of the moves; None to wait. It *must* be a function of a module, and depend on
nothing but what it is given."""


def at_random(view: Any, moves: Sequence[Any], mind: Mind) -> Any:
    """The simplest bot: draws the kind of a move, then one of that kind; None without any."""
    kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
    if not kinds:
        return None
    kind = mind.luck.choice(kinds)
    return mind.luck.choice([move for move in moves if type(move) is kind])


def odds_of(chance: float) -> float:
    return chance / (1 - chance)


def chance_of(odds: float) -> float:
    return odds / (1 + odds)
