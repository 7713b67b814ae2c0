"""What a first match of Captain's Orders explains, in this order, each when it is first
possible."""

from collections.abc import Mapping

from controller.games.captains_orders.moves import Ask, Belay, Discover, Follow, Pass, PlayOrder
from controller.match.teaching import Lesson

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
