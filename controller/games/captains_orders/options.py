"""What the players may agree on before a match."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from controller.games.settings import one_of, options_of

HAND = 6
"""Cards dealt to each player."""
PLAYERS = range(4, 9)
WINS = range(1, 6)
ROUNDS = range(1, 101)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    wins: int = 3
    """Rounds to win for the match, as printed."""
    rounds: int = 30
    """After so many rounds the match ends, and whoever has won most of them wins it (CO-20)."""
    first_dealer: int = 0
    """Who deals the first round (CO-17): a player's number; the deal then passes to the left."""
    misplay: Literal["redo", "forfeit"] = "redo"
    """What a card that was followed with and cannot follow costs (CO-5): it is taken back and
    another one follows, or the round."""

    def __post_init__(self) -> None:
        one_of("wins", self.wins, WINS)
        one_of("rounds", self.rounds, ROUNDS)
        one_of("first_dealer", self.first_dealer, range(PLAYERS[-1]))
        one_of("misplay", self.misplay, ("redo", "forfeit"))


def options_from(settings: Mapping[str, object]) -> Options:
    """The options that *settings* ask for; what they leave out is the default.

    Raises `OptionError` for a name that does not exist and for a value that does not fit.
    """
    return options_of(Options, settings)
