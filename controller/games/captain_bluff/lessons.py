"""What a first match of Captain Bluff explains, in this order, each when it is first possible."""

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
