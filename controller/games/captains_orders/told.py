"""What everyone is told of Captain's Orders, public facts alone: the lessons of a first match, the
end of a round, and the lines of the log."""

from collections.abc import Mapping

from controller.games.captains_orders.pieces import (
    Ask,
    Belay,
    Discover,
    Follow,
    Move,
    NextRound,
    Pass,
    PlayOrder,
)
from controller.games.captains_orders.state import State
from controller.games.captains_orders.viewing import happened_last, ranks
from controller.match.teaching import Lesson
from controller.rules.sets import members
from controller.views import Arg, Climax, Logged, Message

# -- the lessons of a first match -----------------------------------------------------------

LESSONS = (
    Lesson("captain", ("captains-orders-turn", "captains-orders-order"), who="everybody"),
    Lesson("order", ("captains-orders-turn",)),
    Lesson("follow", ("captains-orders-order",)),
    Lesson("give", ("captains-orders-give",)),
    Lesson("discard", ("captains-orders-discard",)),
    Lesson("pass", ("captains-orders-turn",)),
    Lesson("ask", ("captains-orders-turn",), line="captains-orders-menu-ask"),
    Lesson(
        "discover",
        ("captains-orders-turn", "captains-orders-order"),
        line="captains-orders-menu-discover",
    ),
)

CAPTIONS: Mapping[type, int] = {PlayOrder: 1, Pass: 1, Ask: 1, Follow: 2, Belay: 2, Discover: 4}
"""Which of the six rules an act goes by."""

# -- climaxes ------------------------------------------------------------------------------

_ENDED = ("round_over", "over")


def climax(before: State, after: State) -> Climax | None:
    """Return the climax of an accusation, or of a hand that ran out: was it the Captain, and who
    wins."""
    if after.phase not in _ENDED or before.phase in _ENDED:
        return None
    seats, event = after.seats, after.history[-1]
    captains = tuple(seats[player] for player in members(after.captains))
    won = tuple(seats[player] for player in members(after.won[-1]))
    wins = Message("captains-orders-screen-winners", {"count": len(won), "seats": won})
    seat, shown = seats[event.player], event.player
    if isinstance(event, Discover):
        shown, accused = event.accused, seats[event.accused]
        good = accused in captains
        what = Message("captains-orders-stage-accuses", {"seat": seat, "other": accused})
        found = Message(
            "captains-orders-stage-right" if good else "captains-orders-stage-wrong",
            {"other": accused, "count": len(captains), "seats": captains},
        )
    else:
        good = seat in won
        what = Message("captains-orders-stage-ran-out", {"seat": seat})
        found = Message(
            "captains-orders-screen-captains", {"count": len(captains), "seats": captains}
        )
    hand = after.hands[shown]
    last = ranks(hand) or ([] if after.last is None else ranks(1 << after.last))
    return Climax(
        what=what,
        found=found,
        cost=wins,
        good=good,
        seats=tuple(dict.fromkeys((seat, seats[shown]))),
        turned=tuple(str(rank) for rank in last),
    )


# -- the log -------------------------------------------------------------------------------


def logged(before: State, move: Move, after: State) -> Logged | None:
    """Return the log's account of a move."""
    if isinstance(move, NextRound) or len(after.history) <= len(before.history):
        return None
    one = happened_last(after)
    args: dict[str, Arg] = {"seat": one.seat, "other": one.other or ""}
    id = f"captains-orders-screen-{one.act}"
    if one.rank is not None:
        args["rank"] = one.rank
    elif one.act in _SHOW_A_CARD:
        id += "-unread"
    return Logged(one.seat, Message(id, args))


_SHOW_A_CARD = ("order", "belay", "taken-back", "shown")
