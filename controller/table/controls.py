"""The control cards that every game has: what is done when one is tapped at any pad."""

from hardware.scene import Label

UNDO = "control/undo"
"""Takes the last move back, unless it revealed something (G-3)."""

RECOUNT = "control/recount"
"""Compares the table with what the match knows, and walks the players back."""

PAUSE = "control/pause"
"""Lets the match rest, and go on again."""

CONTROL_CARDS = {
    UNDO: "the Undo card",
    RECOUNT: "the Recount card",
    PAUSE: "the Pause card",
}
"""Each card's name in the list of pieces, and in words."""

CONTROL_SIDES = {
    card: (
        Label("control-card", False, "control"),
        Label("control-card", True, card.rpartition("/")[2]),
    )
    for card in CONTROL_CARDS
}
"""What is printed on the back and the face of each."""
