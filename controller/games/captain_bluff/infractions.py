"""What the rules refuse, and by which ruling. No message names a card."""

from collections.abc import Mapping

from controller.errors import IllegalMove
from controller.games.captain_bluff.state import State
from controller.views.captain_bluff import Phase

RULINGS: Mapping[str, str] = {
    # the deal
    "still_dealing": "CB-1",
    "hand_full": "CB-1",
    "luggage_full": "CB-1",
    "airport_full": "CB-1",
    "already_dealt": "CB-1",
    "too_late_to_redeal": "CB-1",
    "define_first": "CB-1",
    # at the wrong time
    "not_your_turn": "CB-2",
    "one_action": "CB-3",
    "action_first": "CB-3",
    "second_airport": "CB-3",
    "run_open": "CB-6",
    "draw_first": "CB-5",
    "nothing_to_draw": "CB-5",
    "take_first": "CB-24",
    "nothing_to_take": "CB-24",
    "reshuffle_first": "CB-16",
    "nothing_to_reshuffle": "CB-16",
    "looks_first": "CB-14",
    "recovery_open": "CB-26",
    "reading": "CB-8",
    "revealing": "CB-18",
    "match_over": "CB-21",
    # departure cities
    "has_destination": "CB-4",
    "no_destination": "CB-8",
    "no_luggage": "CB-24",
    "looked_already": "CB-14",
    # luggage
    "city_has_line": "CB-8",
    "fourth_line": "CB-8",
    "wrong_city": "CB-8",
    "wrong_direction": "CB-7",
    "gap_in_run": "CB-6",
    "gap_in_line": "CB-6",
    "say_which_way": "CB-9",
    "way_is_clear": "CB-9",
    "out_of_range": "CB-9",
    "round_trip_alone": "CB-10",
    "round_trip_never_first": "CB-10",
    "change_in_run": "CB-12",
    "no_line": "CB-12",
    "not_on_belt": "CB-8",
    "not_on_pad": "CB-3",
    "nothing_laid": "CB-6",
    # calling a bluff
    "call_too_late": "CB-17",
    "own_placement": "CB-17",
    "already_passed": "CB-17",
    "window_open": "CB-17",
    "no_time": "CB-17",
    # recovery
    "covered": "CB-26",
    "behind_airport": "CB-26",
    "last_luggage": "CB-26",
    "other_belt": "CB-26",
    "too_early_to_recover": "CB-26",
    # cards and players
    "not_in_hand": "CB-3",
    "not_from_pile": "CB-5",
    "nobody_there": "CB-2",
    "no_belt": "CB-1",
    "not_unread": "CB-8",
    "not_a_card": "CB-8",
}
"""What the rules refuse, by a key, and the ruling that says so."""

WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "setup": "define_first",
    "turn": "action_first",
    "placing": "run_open",
    "window": "window_open",
    "revealing": "revealing",
    "looking": "looks_first",
    "draw": "draw_first",
    "reshuffle": "reshuffle_first",
    "taking": "take_first",
    "recovering": "recovery_open",
    "reading": "reading",
    "over": "match_over",
}
"""What is said to a move that does not belong to the phase, where `NOT_NOW` says nothing better."""

NOT_NOW: dict[tuple[str, str], str] = {
    **{
        (phase, tag): key
        for phase in WRONG_PHASE
        if phase not in ("dealing", "over")
        for tag, key in {
            "deal": "already_dealt",
            "redeal": "too_late_to_redeal",
            "draw": "nothing_to_draw",
            "take": "nothing_to_take",
            "seen": "not_unread",
        }.items()
    },
    **{
        (phase, tag): "call_too_late"
        for phase in ("turn", "placing", "looking", "draw", "taking", "recovering", "revealing")
        for tag in ("call", "pass", "time-up")
    },
    **{
        (phase, "recover"): "too_early_to_recover"
        for phase in ("placing", "window", "revealing", "looking", "draw", "taking", "reading")
    },
    ("turn", "reshuffle"): "nothing_to_reshuffle",
    ("turn", "take-back"): "nothing_laid",
}
"""What is said to certain moves in certain phases."""


def infraction(key: str, state: State, player: int | None = None) -> IllegalMove:
    """The error to raise for a key of `RULINGS`, about *player* where it is somebody's."""
    args = {"active": state.seats[state.active]}
    return IllegalMove(f"captain-bluff-{key.replace('_', '-')}", RULINGS[key], args)
