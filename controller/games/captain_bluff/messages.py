"""What the table says in Captain Bluff to a card that was tapped where it means nothing.

Each entry: the key under which other languages find it, the ruling, what was found, what to do.
None names a card. What the rules refuse is said by `infractions`.
"""

Message = tuple[str, str, str, str]

OTHER_PAD = (
    "captain-bluff.other_pad",
    "CB-3",
    "This is not the pad of whoever holds the card.",
    "Tap a hand card on your own pad, or at a belt.",
)
AT_ITS_BELT = (
    "captain-bluff.at_its_belt",
    "CB-24",
    "A departure city is about to be changed.",
    "Tap the new card at its belt, or choose something else.",
)
CHOOSE_FIRST = (
    "captain-bluff.choose_first",
    "CB-3",
    "At which belt this card is meant is not chosen yet.",
    "Choose it with B and A, then tap the card again.",
)
WHICH_WAY = (
    "captain-bluff.which_way",
    "CB-9",
    "Which way the card on the belt counts has not been said yet.",
    "Choose up or down with the cursor, or take that card back first.",
)
NO_BELT = (
    "captain-bluff.no_belt_here",
    "CB-1",
    "There is no belt at this spot.",
    "Tap the card at one of the spots 1 to 6.",
)
NOT_EXCHANGED = (
    "captain-bluff.not_exchanged",
    "CB-24",
    "This is not the card that was exchanged.",
    "Put it back; tap the old departure city on your pad.",
)
READ_ALREADY = (
    "captain-bluff.read_already",
    "G-4",
    "This card was read before, so it is not the one that is missing.",
    "Tap the card that has not been read, or name it with the cursor.",
)
TOO_EARLY = (
    "captain-bluff.too_early_to_recover",
    "CB-26",
    "Nothing is recovered while something else is going on.",
    "Put it back, and wait a moment.",
)
