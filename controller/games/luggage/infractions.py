"""What the rules of "Where's My Luggage?" refuse, and in which words.

One line each: the key under which other languages find it, the ruling, what was found, and what
to do now. No sentence names a piece: whose luggage a tile is stays a secret.
"""

from controller.errors import IllegalMove
from controller.views.luggage import Phase

INFRACTIONS: dict[str, tuple[str, str, str]] = {
    # key: (ruling, what was found, remedy)
    # -- at the wrong time
    "lap_running": (
        "L-19",
        "The belt is still learning where its tiles lie.",
        "Hands off until the lap has ended.",
    ),
    "not_started": (
        "L-19",
        "The round starts when everybody is ready.",
        "Put it back, lay your hand on your draw deck and press A.",
    ),
    "already_ready": ("L-19", "You are ready already.", "Wait for the others."),
    "not_now": ("L-11", "The round is being played.", "Go on searching."),
    "after_done": (
        "L-11",
        "The round has ended: nothing more counts.",
        "Put what you hold back on the belt.",
    ),
    "between_rounds": (
        "L-16",
        "The round has been scored.",
        "Return all passengers and tiles for the next round.",
    ),
    "match_over": ("L-15", "The match is over.", "Start a new one to play on."),
    "no_clock": ("L-17", "No round clock was agreed on.", "The round ends at “Done!”."),
    "not_on_belt": (
        "G-3",
        "A tile that is not on the belt cannot be missing there.",
        "Count the belt again.",
    ),
    "not_stuck": (
        "L-17",
        "Some passenger's luggage can still be found.",
        "The round goes on.",
    ),
    "not_your_turn": ("L-18", "It is another player's turn.", "Turn it back and wait."),
    "nobody_there": ("L-20", "Nobody plays there.", "Choose a seat that plays."),
    # -- passengers
    "not_in_play": (
        "L-18",
        "This piece is not part of the set that you are playing with.",
        "Put it back into the box.",
    ),
    "flip_first": (
        "L-3",
        "You have no passenger to search for yet.",
        "Put the tile back; flip the next card of your draw deck and tap it.",
    ),
    "not_resolved": (
        "L-3",
        "You are still searching for another passenger's luggage.",
        "Put the card back; tap the tile that you looked at first.",
    ),
    "draw_deck_first": (
        "L-3",
        "There are cards left in your draw deck.",
        "Put the passenger back and flip the next card.",
    ),
    "others_passenger": (
        "L-16",
        "This passenger was dealt to another player.",
        "Give the card back.",
    ),
    "passenger_is_aside": (
        "L-8",
        "This passenger has been set aside.",
        "Put the card back to your pairs.",
    ),
    "too_many_cards": (
        "L-16",
        "You have seen all of your cards already.",
        "Set the extra card aside, unseen by the others, until the next round.",
    ),
    # -- tiles
    "nothing_left": (
        "L-10",
        "You have no passengers left.",
        "Put the tile back and call “Done!” with A.",
    ),
    "tapped_in_rulebook_play": (
        "L-14",
        "In rulebook play tiles are tapped at the check only.",
        "Set the tile aside or put it back, as you judge.",
    ),
    "own_tile_aside": (
        "L-8",
        "You have set this tile aside already.",
        "Restore it to your pairs.",
    ),
    "others_tile_aside": (
        "L-6",
        "Another player has set this tile aside.",
        "Give it back to its place.",
    ),
    "not_held": (
        "L-4",
        "This tile is not the one that you hold.",
        "Put it back where it was.",
    ),
    # -- the end of a round
    "false_alarm": (
        "L-10",
        "False alarm: you have passengers left.",
        "Everybody plays on.",
    ),
    "already_done": ("L-12", "You are done already.", "Wait for the others."),
    # -- the check
    "already_checked": (
        "L-14",
        "You have said that all your pairs are shown.",
        "Wait for the others.",
    ),
    "passenger_shown": (
        "L-14",
        "This passenger has been shown already.",
        "Take the pair back with B if it was wrong.",
    ),
    "tile_shown": (
        "L-14",
        "This tile has been shown already, by you or by another player.",
        "Show the tile that was set aside with this passenger.",
    ),
    "tile_was_on_belt": (
        "L-11",
        "This tile lay on the belt when the round had ended, so it was not set aside.",
        "Put it back; the pair is void.",
    ),
    "nothing_shown": ("L-14", "There is no pair to take back.", "Tap a passenger, then its tile."),
}

WRONG_PHASE: dict[Phase, str] = {
    "mapping": "lap_running",
    "ready": "not_started",
    "play": "not_now",
    "verifying": "after_done",
    "check": "after_done",
    "round_over": "between_rounds",
    "over": "match_over",
}
"""What is said to a move that does not belong to the phase at all."""


def infraction(key: str) -> IllegalMove:
    """The error to raise for an entry of `INFRACTIONS`."""
    rule, what, remedy = INFRACTIONS[key]
    return IllegalMove(f"luggage.{key}", rule, what, remedy)
