"""The lines of the lobby's menu that a player's window has a place of its own for, by their ids."""

START = "table-menu-start"
WHICH_GAME = "table-menu-game"
OPTIONS = "table-menu-options"
HOW_TO_PLAY = "table-menu-how-to-play"
NAMES = "table-menu-names"
WHO_PLAYS = "table-menu-who-plays"
BACK = "table-menu-back"

CONTINUE = "table-menu-resume"
LATER = "table-menu-later"
ABANDON, GIVES_UP = "table-menu-abandon", "table-menu-abandon-yes"
"""What may become of a match that rests."""

GAME = "table-game"
"""The line or title of a menu that is a game's name."""
