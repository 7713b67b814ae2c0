"""What a first match of Captain Bluff explains, in this order, each when it is first possible."""

from collections.abc import Mapping

from controller.games.captain_bluff.pieces import (
    Call,
    Change,
    Check,
    Close,
    Define,
    Place,
    Play,
    Recover,
)
from controller.match.teaching import Lesson

TURN = ("captain-bluff-turn",)

LESSONS = (
    Lesson("city", ("captain-bluff-setup",)),
    Lesson("place", TURN),
    Lesson("run", ("captain-bluff-placing", "captain-bluff-placing-trip")),
    Lesson("call", ("captain-bluff-window",), who="others"),
    Lesson("airport", ("captain-bluff-turn-acted",)),
    Lesson("check", TURN, line="captain-bluff-menu-check"),
    Lesson("change", TURN, line="captain-bluff-menu-change"),
    Lesson("close", TURN, line="captain-bluff-menu-close"),
)

CAPTIONS: Mapping[type, int] = {
    Define: 3,
    Place: 1,
    Call: 2,
    Check: 3,
    Change: 3,
    Close: 3,
    Play: 5,
    Recover: 6,
}
"""Which of the six rules an act goes by."""
