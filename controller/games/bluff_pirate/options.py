"""What the players may agree on before a match."""

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from controller.games.bluff_pirate.board import (
    Drawing,
    board_of,
    default_drawing,
    drawing_from_words,
    drawing_to_words,
)
from controller.games.notation import Lines
from controller.games.settings import one_of

HAND = 5
"""Cards dealt to each player."""
DRAW = 2
"""Cards drawn in a turn."""
SMALLEST_SET, LARGEST_SET = 3, 5
MOST_FACE_UP = 2
"""Cards of a set that may lie face up; one must (BP-3)."""
LOOT = 3
"""Cards that a boarding takes (BP-14)."""
PENALTY = 2
"""Squares that a false accuser goes back (BP-8)."""
PLAYERS = range(2, 6)
TURNS = range(10, 1001)
NUDGE_ROUNDS = range(1, 11)


class Options(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The agreed options. Raises `OptionError` for a value that is not among the choices."""

    keep_up_to: int = 4
    """With so many cards or fewer nothing is discarded (BP-2): 4 as printed, 5 in Danish."""
    small_hand: Literal["keep", "choose"] = "keep"
    """With so few cards nothing may be discarded (BP-2), or one chooses (Dutch)."""
    discard_without: Literal["placing", "having"] = "placing"
    """Who must discard: whoever places no set (BP-2), or whoever has no set to place (Danish),
    which is at least three cards of one colour."""
    turns: int | None = 200
    """After so many turns the match ends, and the foremost ship wins (BP-23); None for never."""
    nudge_rounds: int = 3
    """After so many rounds without a set the table reminds of the race (BP-23)."""
    first_player: int = 0
    """Who begins, the youngest by the rules (BP-21): a player's number."""
    board: Annotated[Drawing, Lines("board", drawing_to_words, drawing_from_words)] = msgspec.field(
        default_factory=default_drawing
    )
    """The squares of the board; in settings, what its file says, in tables."""

    def __post_init__(self) -> None:
        one_of("keep_up_to", self.keep_up_to, (4, 5))
        one_of("small_hand", self.small_hand, ("keep", "choose"))
        one_of("discard_without", self.discard_without, ("placing", "having"))
        if self.turns is not None:
            one_of("turns", self.turns, TURNS)
        one_of("nudge_rounds", self.nudge_rounds, NUDGE_ROUNDS)
        one_of("first_player", self.first_player, range(PLAYERS[-1]))
        board_of(self.board)
