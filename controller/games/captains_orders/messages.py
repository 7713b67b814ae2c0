"""What the table says in Captain's Orders to a card that was tapped where it means nothing.

Each is the id of a message and the ruling; none names a card. What the rules refuse is said by
`infractions`.
"""

from collections.abc import Mapping

Told = tuple[str, str]

IN_NO_HAND = ("captains-orders-in-no-hand", "CO-1")
READ_ALREADY = ("captains-orders-read-already", "G-4")
OTHER_SPOT = ("captains-orders-other-spot", "CO-2")
DEALT_AT_PADS = ("captains-orders-dealt-at-pads", "CO-19")
NO_DISCARD = ("captains-orders-no-discard", "CO-3")
COLLECT_FIRST = ("captains-orders-collect-first", "CO-17")

ELSEWHERE: Mapping[str, tuple[Told, Told]] = {
    "turn": (
        ("captains-orders-where-to", "CO-2"),
        ("captains-orders-where-to-at-pads", "CO-2"),
    ),
    "order": (
        ("captains-orders-follow-where", "CO-5"),
        ("captains-orders-follow-where-at-pads", "CO-5"),
    ),
    "give": (("captains-orders-give-where", "CO-3"),) * 2,
    "discard": (
        ("captains-orders-discard-where", "CO-3"),
        ("captains-orders-discard-where-at-pads", "CO-3"),
    ),
    "round_over": (COLLECT_FIRST,) * 2,
}
"""What is said to a card on a pad where it means nothing: at a table with spots, without."""
