"""What the rules refuse, and by which ruling. No message names a card."""

from collections.abc import Mapping

from controller.errors import IllegalMove
from controller.views.luggage import Phase

RULINGS: Mapping[str, str] = {
    # at the wrong time
    "lap_running": "L-19",
    "not_started": "L-19",
    "already_ready": "L-19",
    "not_now": "L-11",
    "after_done": "L-11",
    "between_rounds": "L-16",
    "match_over": "L-15",
    "no_clock": "L-17",
    "not_on_belt": "G-3",
    "not_stuck": "L-17",
    "not_your_turn": "L-18",
    "nobody_there": "L-20",
    # passengers
    "not_in_play": "L-18",
    "flip_first": "L-3",
    "not_resolved": "L-3",
    "draw_deck_first": "L-3",
    "others_passenger": "L-16",
    "passenger_is_aside": "L-8",
    "too_many_cards": "L-16",
    # tiles
    "nothing_left": "L-10",
    "tapped_in_rulebook_play": "L-14",
    "own_tile_aside": "L-8",
    "others_tile_aside": "L-6",
    "not_held": "L-4",
    # the end of a round
    "false_alarm": "L-10",
    "already_done": "L-12",
    # the check
    "already_checked": "L-14",
    "passenger_shown": "L-14",
    "tile_shown": "L-14",
    "tile_was_on_belt": "L-11",
    "nothing_shown": "L-14",
}
"""What the rules refuse, by a key, and the ruling that says so."""

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
    """The error to raise for a key of `RULINGS`."""
    return IllegalMove(f"luggage-{key.replace('_', '-')}", RULINGS[key])
