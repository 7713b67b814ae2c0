"""What happened in a round of Captain's Orders, in words: the cards only where all saw them."""

from controller.views import CaptainsOrdersView
from controller.views.captains_orders import Happened
from display.screens.story import Line
from display.text import Texts


def told(texts: Texts, match: CaptainsOrdersView) -> list[Line]:
    """The round so far, a line for each act."""
    return [Line(one.seat, _sentence(texts, one)) for one in match.history]


def _sentence(texts: Texts, one: Happened) -> str:
    act = one.act.replace("-", "_")
    key = f"orders_{act}"
    if one.rank is None and act in _WITH_RANK:
        key += "_unread"
    return texts.tr(
        key,
        seat=texts.seat(one.seat),
        other="" if one.other is None else texts.seat(one.other),
        rank="" if one.rank is None else str(one.rank),
    )


_WITH_RANK = ("order", "belay", "taken_back", "shown")


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
