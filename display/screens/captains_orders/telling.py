"""What happened in a round of Captain's Orders, in words: the cards only where all saw them."""

from controller.views import CaptainsOrdersView
from controller.views.captains_orders import Happened
from display.screens.story import Line
from display.words import Words


def told(words: Words, match: CaptainsOrdersView) -> list[Line]:
    """The round so far, a line for each act."""
    return [Line(one.seat, _sentence(words, one)) for one in match.history]


def _sentence(words: Words, one: Happened) -> str:
    id = f"captains-orders-screen-{one.act}"
    if one.rank is None and one.act in _WITH_RANK:
        id += "-unread"
    return words(id, seat=one.seat, other=one.other or "", rank=one.rank or 0)


_WITH_RANK = ("order", "belay", "taken-back", "shown")


def answered(match: CaptainsOrdersView) -> frozenset[str]:
    """The seats that have followed the standing Order since it was given."""
    seats: set[str] = set()
    for one in match.history:
        if one.act in ("order", "belay"):
            seats.clear()
        elif one.act == "follow":
            seats.add(one.seat)
        elif one.act == "taken-back":
            seats.discard(one.seat)
    return frozenset(seats)
