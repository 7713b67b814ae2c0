"""What a first match of Bluff Pirate explains, in this order, each when it is first possible."""

from collections.abc import Mapping

from controller.games.bluff_pirate.pieces import BoardShip, Discard, EndSet, Reveal, Vote
from controller.match.teaching import Lesson

LESSONS = (
    Lesson("draw", ("bluff-pirate-draw-two", "bluff-pirate-draw", "bluff-pirate-turn")),
    Lesson("set", ("bluff-pirate-act", "bluff-pirate-few", "bluff-pirate-set")),
    Lesson("close", ("bluff-pirate-closing",)),
    Lesson("vote", ("bluff-pirate-vote",), who="others"),
    Lesson("pick", ("bluff-pirate-pick",)),
    Lesson("reveal", ("bluff-pirate-reveal-bluff", "bluff-pirate-reveal-no-bluff")),
    Lesson("board", ("bluff-pirate-turn",)),
    Lesson("island", ("bluff-pirate-island",)),
)
"""The prompt of a turn in which nobody can be boarded is another one."""

CAPTIONS: Mapping[type, int] = {EndSet: 1, Discard: 2, Vote: 3, Reveal: 4, BoardShip: 6}
"""Which of the six rules an act goes by."""
