"""What a first match of Captain's Orders explains, in this order, each when it is first
possible."""

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
