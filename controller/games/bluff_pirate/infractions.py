"""What the rules refuse, and by which ruling. No message names a card."""

from collections.abc import Mapping

from controller.errors import IllegalMove
from controller.games.bluff_pirate.state import PLAYING, State
from controller.views.bluff_pirate import Phase

RULINGS: Mapping[str, str] = {
    # the deal
    "still_dealing": "BP-21",
    "hand_full": "BP-21",
    "already_dealt": "BP-21",
    "too_late_to_redeal": "BP-21",
    # at the wrong time
    "not_your_turn": "BP-1",
    "draw_or_board": "BP-1",
    "draw_first": "BP-1",
    "already_drawn": "BP-1",
    "drew_after_boarding": "BP-14",
    "reshuffle_first": "BP-16",
    "nothing_to_reshuffle": "BP-16",
    "act_first": "BP-2",
    "set_first": "BP-3",
    "voting": "BP-6",
    "pick_first": "BP-6",
    "picked_already": "BP-6",
    "reveal_first": "BP-7",
    "steer_first": "BP-12",
    "open_first": "BP-24",
    "target_first": "BP-14",
    "steal_first": "BP-15",
    "reading": "BP-7",
    "not_voting": "BP-6",
    "nothing_placed": "BP-6",
    "not_boarding": "BP-14",
    "not_at_fork": "BP-12",
    "not_at_island": "BP-24",
    "nothing_to_end": "BP-3",
    "match_over": "BP-9",
    # cards
    "not_in_hand": "BP-2",
    "not_from_pile": "BP-16",
    "not_of_target": "BP-15",
    "not_hidden": "BP-7",
    "hand_too_small": "BP-5",
    "two_colours": "BP-3",
    "too_many_up": "BP-3",
    "needs_face_up": "BP-3",
    "set_full": "BP-3",
    "set_too_small": "BP-3",
    "must_discard": "BP-2",
    "nothing_to_discard": "BP-2",
    # votes and ships
    "voted_already": "BP-6",
    "own_set": "BP-6",
    "not_a_pirate": "BP-14",
    "nobody_ahead": "BP-14",
    "not_ahead": "BP-14",
    "no_such_course": "BP-12",
    "nobody_there": "BP-21",
    "not_unread": "BP-7",
    "not_a_card": "BP-3",
}
"""What the rules refuse, by a key, and the ruling that says so."""

WRONG_PHASE: dict[Phase, str] = {
    "dealing": "still_dealing",
    "turn": "draw_or_board",
    "drawing": "draw_first",
    "reshuffling": "reshuffle_first",
    "act": "act_first",
    "set": "set_first",
    "voting": "voting",
    "picking": "pick_first",
    "revealing": "reveal_first",
    "fork": "steer_first",
    "island": "open_first",
    "boarding": "target_first",
    "stealing": "steal_first",
    "reading": "reading",
    "over": "match_over",
}
"""What is said to a move that does not belong to the phase, where `NOT_NOW` says nothing better."""

NOT_NOW: dict[tuple[str, str], str] = {
    **{
        (phase, tag): key
        for phase in PLAYING
        if phase not in ("reshuffling", "reading")
        for tag, key in {
            "deal": "already_dealt",
            "redeal": "too_late_to_redeal",
            "vote": "not_voting",
            "revote": "not_voting",
            "stolen": "not_boarding",
            "steer": "not_at_fork",
            "opened": "not_at_island",
        }.items()
    },
    **{
        (phase, tag): key
        for phase, keys in {
            "turn": {"pick": "nothing_placed", "reveal": "nothing_placed"},
            "act": {
                "drawn": "already_drawn",
                "draw": "already_drawn",
                "board": "already_drawn",
                "end-set": "nothing_to_end",
                "pick": "nothing_placed",
                "reveal": "nothing_placed",
            },
            "revealing": {"pick": "picked_already"},
            "boarding": {"drawn": "drew_after_boarding", "draw": "drew_after_boarding"},
            "stealing": {"drawn": "drew_after_boarding", "draw": "drew_after_boarding"},
        }.items()
        for tag, key in keys.items()
    },
}
"""What is said to certain moves in certain phases."""


def infraction(key: str, state: State, player: int | None = None) -> IllegalMove:
    """The error to raise for a key of `RULINGS`, about *player* where it is somebody's."""
    args = {"active": state.seats[state.active]}
    return IllegalMove(f"bluff-pirate-{key.replace('_', '-')}", RULINGS[key], args)
