"""Where the pieces of Bluff Pirate lie at the table, and which spot is for what.

Places go by their names in the scene of a simulated table (`hardware.scene.Layout`); at a real
one they are where people put them.
"""

UP_SPOT, DOWN_SPOT, DISCARD_SPOT, BOARD_SPOT = 1, 2, 3, 4

DECK = "middle/deck"
UP, DOWN = f"middle/spot-{UP_SPOT}", f"middle/spot-{DOWN_SPOT}"
"""The cards of a set that were laid face up, and face down."""
DISCARDS, BOARDERS = f"middle/spot-{DISCARD_SPOT}", f"middle/spot-{BOARD_SPOT}"
ISLANDS = ("middle/first-island", "middle/second-island")
"""Where the token of either island lies, in the order of the board's islands."""
