"""What the table says in Bluff Pirate to a piece or a button that means nothing where it was used.

Each entry: the key under which other languages find it, the ruling, what was found, what to do.
{0} is whoever is to act. None names a card. What the rules refuse is said by `infractions`.
"""

from collections.abc import Mapping

Message = tuple[str, str, str, str]

NOT_TURN = (
    "bluff-pirate.not_now",
    "BP-1",
    "It is for {0} to act.",
    "Take the card back and wait; what {0} is to do is on the screen.",
)
DEALT_AT_PADS = (
    "bluff-pirate.dealt_at_pads",
    "BP-21",
    "The cards are dealt at the pads.",
    "Tap it on the pad of whoever gets it.",
)
READ_ALREADY = (
    "bluff-pirate.read_already",
    "G-4",
    "This card was read before, so it is not the one that is missing.",
    "Tap the card that has not been read, or name it with the cursor.",
)
OTHER_SPOT = (
    "bluff-pirate.other_spot",
    "BP-3",
    "Nothing is played on this spot.",
    "A set goes on spots 1 and 2, a discard on spot 3, a pirate who boards on spot 4.",
)
TOKEN_STAYS = (
    "bluff-pirate.token_stays",
    "BP-24",
    "A treasure token lies on its island until a ship arrives there.",
    "Put it back with the closed chest up.",
)
TURN_THE_TOKEN = (
    "bluff-pirate.turn_the_token",
    "BP-24",
    "Which side a token has, no reader can tell.",
    "Turn it over and answer: A for the treasure, B for an empty chest.",
)
FINDER_ANSWERS = (
    "bluff-pirate.finder_answers",
    "BP-24",
    "{0} has reached the island, and answers.",
    "Leave the buttons alone.",
)
LOOK_FIRST = (
    "bluff-pirate.look_first",
    "BP-6",
    "The set has only just been closed: this did not count as a vote.",
    "Look at the set, then vote under your hand.",
)
CLOSE_FIRST = (
    "bluff-pirate.close_first",
    "BP-6",
    "No vote is open: {0} has not closed the set.",
    "Wait until {0} has, then vote under your hand.",
)
_TURN = (
    "bluff-pirate.where_to",
    "BP-1",
    "A card of the own hand says nothing on the own pad.",
    "Tap cards from the pile there; a pirate who boards is tapped on spot 4.",
)
_TURN_AT_PADS = (
    "bluff-pirate.where_to_at_pads",
    "BP-1",
    "A card of the own hand says nothing on the own pad yet.",
    "Tap cards from the pile there; to board, choose it first.",
)
_ACT = (
    "bluff-pirate.lay_where",
    "BP-2",
    "A card of the own hand says nothing on the own pad.",
    "Tap a set face up on spot 1 and face down on spot 2, or a discard on spot 3.",
)
_ACT_AT_PADS = (
    "bluff-pirate.lay_where_at_pads",
    "BP-2",
    "The table does not know yet what this card is to be.",
    "Take it back; choose first: face up, face down, or a discard.",
)
ELSEWHERE: Mapping[str, tuple[Message, Message]] = {
    "turn": (_TURN, _TURN_AT_PADS),
    "act": (_ACT, _ACT_AT_PADS),
    "set": (_ACT, _ACT_AT_PADS),
}
"""What is said to a card on its holder's own pad: at a table with spots, without."""


def filled(message: Message, seat: str) -> Message:
    """The message with the seat of whoever is to act."""
    key, rule, text, remedy = message
    name = seat.capitalize()
    return key, rule, text.format(name), remedy.format(name)
