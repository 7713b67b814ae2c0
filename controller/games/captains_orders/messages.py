"""What the table says in Captain's Orders to a card that was tapped where it means nothing.

Each entry: the key under which other languages find it, the ruling, what was found, what to do.
None names a card. What the rules refuse is said by `infractions`.
"""

from collections.abc import Mapping

Message = tuple[str, str, str, str]

IN_NO_HAND = (
    "captains-orders.in_no_hand",
    "CO-1",
    "By what the table has seen, this card is in no hand.",
    "Put it back where it was; tap a card of a hand.",
)
READ_ALREADY = (
    "captains-orders.read_already",
    "G-4",
    "This card was read before, so it is not the one that is missing.",
    "Tap the card that has not been read, or name its rank with the cursor.",
)
NOT_TURN = (
    "captains-orders.not_your_turn",
    "CO-2",
    "It is {0}'s turn.",
    "Take the card back and wait; a card that was passed is tapped on its receiver's pad first.",
)
OTHER_SPOT = (
    "captains-orders.other_spot",
    "CO-2",
    "Nothing is played on this spot.",
    "Tap an Order on spot 1, a discard on spot 2.",
)
DEALT_AT_PADS = (
    "captains-orders.dealt_at_pads",
    "CO-19",
    "The cards are dealt at the pads.",
    "Tap it on the pad of whoever gets it.",
)
NO_DISCARD = (
    "captains-orders.no_discard",
    "CO-3",
    "Nothing is to be discarded now.",
    "Take it back; an Order is tapped on spot 1, a card that was passed on its receiver's pad.",
)
COLLECT_FIRST = (
    "captains-orders.collect_first",
    "CO-17",
    "The round is over.",
    "Collect all cards and press A; then tap them again.",
)
_TURN = (
    "captains-orders.where_to",
    "CO-2",
    "A card on the own pad says nothing here.",
    "Tap an Order on spot 1, or a card that is passed on the pad of whoever gets it.",
)
_TURN_AT_PADS = (
    "captains-orders.where_to_at_pads",
    "CO-2",
    "A card on the own pad says nothing yet.",
    "Choose `Play an Order` first, or tap a card that is passed on the pad of whoever gets it.",
)
_ORDER = (
    "captains-orders.follow_where",
    "CO-5",
    "This is not the pad of whoever gave the Order.",
    "Follow on that pad; belay on spot 1.",
)
_ORDER_AT_PADS = (
    "captains-orders.follow_where_at_pads",
    "CO-5",
    "This is not the pad of whoever gave the Order.",
    "Follow on that pad; to belay, choose it first.",
)
_GIVE = (
    "captains-orders.give_where",
    "CO-3",
    "This is not the pad of whoever asked.",
    "Tap the card on the pad of whoever asked for it.",
)
_DISCARD = (
    "captains-orders.discard_where",
    "CO-3",
    "A discard was expected.",
    "Tap the card that you discard on spot 2.",
)
_DISCARD_AT_PADS = (
    "captains-orders.discard_where_at_pads",
    "CO-3",
    "A discard was expected.",
    "Choose `Discard a card`, then tap it on your own pad.",
)

ELSEWHERE: Mapping[str, tuple[Message, Message]] = {
    "turn": (_TURN, _TURN_AT_PADS),
    "order": (_ORDER, _ORDER_AT_PADS),
    "give": (_GIVE, _GIVE),
    "discard": (_DISCARD, _DISCARD_AT_PADS),
    "round_over": (COLLECT_FIRST, COLLECT_FIRST),
}
"""What is said to a card on a pad where it means nothing: at a table with spots, without."""
