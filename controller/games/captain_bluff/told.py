"""What everyone is told of Captain Bluff, public facts alone: the lessons of a first match, what is
staged, and the lines of the log."""

from collections.abc import Mapping

from controller.games.captain_bluff.pieces import (
    CITIES,
    FACES,
    Call,
    Change,
    Check,
    Close,
    Define,
    Move,
    Place,
    Play,
    Recover,
    Reshuffle,
    TakeBack,
)
from controller.games.captain_bluff.state import Called, State, is_read
from controller.match.teaching import Lesson
from controller.views import Arg, Climax, Logged, Message

# -- the lessons of a first match -----------------------------------------------------------

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

# -- climaxes ------------------------------------------------------------------------------

LINE = 6
"""At most this many of the last cards of a called line are shown."""


def new_call(before: State, after: State) -> Called | None:
    """Return the call that was decided just now, or None."""
    return None if after.called is before.called else after.called


def climax(before: State, after: State) -> Climax | None:
    """Return the climax of a call: whose bluff, the departure city, and who takes how many
    cards."""
    called = new_call(before, after)
    if called is None:
        return None
    seats, belt = after.seats, before.belts[called.belt]
    caller, placer, loser = (seats[p] for p in (called.caller, called.placer, called.loser))
    caught = called.loser == called.placer
    taken = after.hands[called.loser].bit_count() - before.hands[called.loser].bit_count()
    return Climax(
        what=Message(
            "captain-bluff-stage-call",
            {"caller": caller, "placer": placer, "belt": called.belt + 1, "city": _city(belt.city)},
        ),
        found=Message(
            "captain-bluff-stage-bluff" if caught else "captain-bluff-stage-honest",
            {"placer": placer, "card": FACES[called.destination]},
        ),
        cost=Message("captain-bluff-stage-takes", {"loser": loser, "count": max(0, taken)}),
        good=caught,
        seats=(caller, placer),
        cards=tuple(FACES[card] for card, _ in belt.line[-LINE:]),
        turned=(FACES[called.destination],),
    )


def _city(city: int) -> str:
    return CITIES[city] if 0 <= city < len(CITIES) else ""


# -- the log -------------------------------------------------------------------------------

_NAMED: Mapping[type[Move], str] = {
    Define: "define",
    Change: "change",
    Check: "look",
    Close: "close",
    Place: "place",
    Play: "play",
    Recover: "recover",
    TakeBack: "take-back",
}


def logged(before: State, move: Move, after: State) -> Logged | None:
    """Return the log's account of a move: never a card that lies face down."""
    called = new_call(before, after)
    if called is not None:
        caller, loser = after.seats[called.caller], after.seats[called.loser]
        placer, card = after.seats[called.placer], FACES[called.destination]
        about: dict[str, Arg] = {"caller": caller, "placer": placer, "card": card, "loser": loser}
        about["belt"] = called.belt + 1
        return Logged(caller, Message("captain-bluff-log-called", about))
    if isinstance(move, Reshuffle):
        return Logged("", Message("captain-bluff-log-reshuffle"))
    name = _NAMED.get(type(move))
    if name is None:
        return None
    seat = after.seats[getattr(move, "player", before.active)]
    args: dict[str, Arg] = {"seat": seat}
    if not isinstance(move, Play | TakeBack):
        args["belt"] = getattr(move, "belt", before.at) + 1
    if isinstance(move, Place | Play | Recover):
        if move.card is None or not is_read(move.card):
            return None
        args["card"] = FACES[move.card]
    return Logged(seat, Message(f"captain-bluff-log-{name}", args))
