"""What the rules of Captain Bluff refuse, and in which words.

One line each: the key under which other languages find it, the ruling, what was found, and what
to do now. A sentence about a player begins with the seat. No sentence names a card.
"""

from controller.errors import IllegalMove
from controller.games.captain_bluff.state import State
from controller.views.captain_bluff import Phase

INFRACTIONS: dict[str, tuple[str, str, str]] = {
    # key: (ruling, what was found, remedy)
    # -- the deal
    "still_dealing": (
        "CB-1",
        "the hands are still being dealt.",
        "Put it back; tap everybody's cards on the pads first.",
    ),
    "hand_full": ("CB-1", "one card too many on this pad.", "Put the card back."),
    "luggage_full": (
        "CB-1",
        "one piece of luggage too many on this pad.",
        "Put it back on the draw pile.",
    ),
    "airport_full": (
        "CB-1",
        "one Airport card too many on this pad.",
        "Put it back with those that are not used.",
    ),
    "already_dealt": ("CB-1", "all hands have been dealt.", "Put the card back."),
    "too_late_to_redeal": ("CB-1", "the match has begun.", "Play it to its end."),
    "define_first": (
        "CB-1",
        "every player lays a departure city face down first.",
        "Take it back; tap a hand card at a belt without one.",
    ),
    # -- at the wrong time
    "not_your_turn": ("CB-2", "it is another seat's turn.", "Take the card back and wait."),
    "one_action": (
        "CB-3",
        "the action of this turn has been made.",
        "Take it back; play an Airport card, or end the turn with A.",
    ),
    "action_first": (
        "CB-3",
        "a turn has exactly one action.",
        "Place luggage, define, check or change a departure city, or close a belt.",
    ),
    "second_airport": (
        "CB-3",
        "two Airport cards in one turn.",
        "Take the second one back.",
    ),
    "run_open": (
        "CB-6",
        "a run is being placed.",
        "Take it back; go on with the run on its belt, and close it with A.",
    ),
    "draw_first": (
        "CB-5",
        "a card has to be drawn.",
        "Tap the top card of the draw pile on the pad first.",
    ),
    "nothing_to_draw": ("CB-5", "no card is to be drawn.", "Put the card back."),
    "take_first": (
        "CB-24",
        "the card that was exchanged has not been taken.",
        "Tap it on the pad first.",
    ),
    "nothing_to_take": (
        "CB-24",
        "no departure city was exchanged by this seat.",
        "Put the card back, unseen.",
    ),
    "reshuffle_first": (
        "CB-16",
        "the draw pile is empty.",
        "Shuffle the discard pile; it is the new draw pile. Then press A.",
    ),
    "nothing_to_reshuffle": ("CB-16", "there are cards in the draw pile.", "Play on."),
    "looks_first": (
        "CB-14",
        "the Arrivals board is being used.",
        "Look at the departure cities first, or end with A.",
    ),
    "recovery_open": (
        "CB-26",
        "luggage is being recovered, and nothing else happens until that is closed.",
        "Take it back; A at the seat that recovers closes it.",
    ),
    "reading": (
        "CB-8",
        "the card that was played has not been read.",
        "Tap it once more, or name it; B takes it back.",
    ),
    "revealing": (
        "CB-18",
        "a bluff was called, and the departure city has not been read.",
        "Turn it over and tap it, or name it.",
    ),
    "match_over": ("CB-21", "the match is over.", "Start a new one to play on."),
    # -- departure cities
    "has_destination": (
        "CB-4",
        "there is a departure city above this belt.",
        "Take the card back; define one at another belt.",
    ),
    "no_destination": (
        "CB-8",
        "there is no departure city above this belt.",
        "Take it back; choose a belt with one.",
    ),
    "no_luggage": (
        "CB-24",
        "there is no luggage on this belt.",
        "Take it back; choose a belt with luggage.",
    ),
    "looked_already": (
        "CB-14",
        "the Arrivals board shows two different departure cities.",
        "Choose another belt, or end with A.",
    ),
    # -- luggage
    "city_has_line": (
        "CB-8",
        "there is a line for this city on another belt.",
        "Take it back; place it there.",
    ),
    "fourth_line": (
        "CB-8",
        "there are three lines already, one for each city.",
        "Take it back; place it at the end of a line.",
    ),
    "wrong_city": (
        "CB-8",
        "all luggage of a line comes from one city.",
        "Take it back.",
    ),
    "wrong_direction": (
        "CB-7",
        "this does not go on in the direction of the line.",
        "Take it back.",
    ),
    "gap_in_run": (
        "CB-6",
        "the numbers of a run follow on each other directly.",
        "Take it back; the run may be closed with A.",
    ),
    "gap_in_line": (
        "CB-6",
        "it was agreed that lines have no gaps.",
        "Take it back.",
    ),
    "say_which_way": (
        "CB-9",
        "the line may go up or down from here.",
        "Choose one of both with the cursor.",
    ),
    "way_is_clear": (
        "CB-9",
        "there is nothing to choose: up or down is settled.",
        "Lay the card without choosing.",
    ),
    "out_of_range": (
        "CB-9",
        "a Round-the-world trip counts as 1 to 17.",
        "Take it back.",
    ),
    "round_trip_alone": (
        "CB-10",
        "a line does not begin with a Round-the-world trip alone.",
        "Take it back, or place luggage with it.",
    ),
    "round_trip_never_first": (
        "CB-10",
        "it was agreed that no line begins with a Round-the-world trip.",
        "Take it back.",
    ),
    "change_in_run": (
        "CB-12",
        "a Change of direction is no part of a run.",
        "Take it back; close the run with A first.",
    ),
    "no_line": (
        "CB-12",
        "there is no luggage on this belt to turn round.",
        "Take it back.",
    ),
    "not_on_belt": (
        "CB-8",
        "this card does not go on a belt.",
        "Take it back; an Airport card of this kind is played on the own pad.",
    ),
    "not_on_pad": (
        "CB-3",
        "this card is not played on the pad.",
        "Put it back in the hand; luggage and cards for a belt are tapped at the belt.",
    ),
    "nothing_laid": ("CB-6", "no card of a run can be taken back.", "Play on."),
    # -- calling a bluff
    "call_too_late": (
        "CB-17",
        "there is nothing to call: the time for it is over.",
        "Play on.",
    ),
    "own_placement": ("CB-17", "nobody calls the own bluff.", "Wait for the others."),
    "already_passed": ("CB-17", "this seat has passed.", "Wait for the others."),
    "window_open": (
        "CB-17",
        "the others may call this bluff.",
        "Take it back, and wait until they have passed.",
    ),
    "no_time": ("CB-17", "no time for calling was agreed on.", "Wait until all have passed."),
    # -- recovery
    "covered": (
        "CB-26",
        "only the last piece of luggage of a line is picked up.",
        "Put it back.",
    ),
    "behind_airport": (
        "CB-26",
        "an Airport card lies at the end of this line, and stays.",
        "Leave the line as it is.",
    ),
    "last_luggage": (
        "CB-26",
        "one piece of luggage stays in every line.",
        "Leave it where it is.",
    ),
    "other_belt": (
        "CB-26",
        "luggage is being recovered from another belt.",
        "Put it back; close the recovery with A first.",
    ),
    "too_early_to_recover": (
        "CB-26",
        "nothing is recovered while something else is going on.",
        "Put it back, and wait a moment.",
    ),
    # -- cards and players
    "not_in_hand": (
        "CB-3",
        "by what the table has seen, this card is not in the hand.",
        "Put it back where it was; tap a card of the own hand.",
    ),
    "not_from_pile": (
        "CB-5",
        "by what the table has seen, this card is not in the draw pile.",
        "Put it back where it was; tap the top card of the draw pile.",
    ),
    "nobody_there": ("CB-2", "nobody plays there.", "Choose a seat that plays."),
    "no_belt": ("CB-1", "there is no such belt.", "Choose one of the six."),
    "not_unread": ("CB-8", "no card of that kind waits for being read.", "Play on."),
    "not_a_card": ("CB-8", "this is no card of Captain Bluff.", "Name a card of the game."),
}

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
    """The error to raise for an entry of `INFRACTIONS`, about *player* where it is somebody's."""
    rule, what, remedy = INFRACTIONS[key]
    seat = "" if player is None or player >= len(state.seats) else f"{state.seats[player]}: "
    sentence = f"{seat}{what}"
    return IllegalMove(f"captain-bluff.{key}", rule, sentence[0].upper() + sentence[1:], remedy)
