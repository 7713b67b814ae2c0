"""What the rules of Bluff Pirate refuse, and in which words.

One line each: the key under which other languages find it, the ruling, what was found, and what
to do now. A sentence about a player begins with the seat. No sentence names a card.
"""

from controller.errors import IllegalMove
from controller.games.bluff_pirate.state import PLAYING, State
from controller.views.bluff_pirate import Phase

INFRACTIONS: dict[str, tuple[str, str, str]] = {
    # key: (ruling, what was found, remedy)
    # -- the deal
    "still_dealing": (
        "BP-21",
        "the hands are still being dealt.",
        "Put it back; tap five cards on each seat's pad first.",
    ),
    "hand_full": ("BP-21", "one card too many on this pad.", "Put the card back on the pile."),
    "already_dealt": (
        "BP-21",
        "all hands have been dealt.",
        "Put the card back on the pile.",
    ),
    "too_late_to_redeal": ("BP-21", "the race has begun.", "Sail it to its end."),
    # -- at the wrong time
    "not_your_turn": ("BP-1", "it is another seat's turn.", "Take the card back and wait."),
    "draw_or_board": (
        "BP-1",
        "the turn begins with drawing two cards, or with a boarding.",
        "Take it back; tap two cards from the pile on the own pad, or board with a pirate.",
    ),
    "draw_first": (
        "BP-1",
        "two cards are drawn before anything else is done.",
        "Take it back; tap the cards that are drawn on the own pad.",
    ),
    "already_drawn": (
        "BP-1",
        "whoever has drawn cannot board, nor draw again.",
        "Take it back; place a set, or discard.",
    ),
    "drew_after_boarding": (
        "BP-14",
        "whoever boards draws nothing.",
        "Put the card back on the pile; shuffle it in if anybody has seen it.",
    ),
    "reshuffle_first": (
        "BP-16",
        "the pile is empty.",
        "Take it back; shuffle all discards, lay them face down as the pile, and press A.",
    ),
    "nothing_to_reshuffle": ("BP-16", "cards are left on the pile.", "Draw from the pile."),
    "act_first": (
        "BP-2",
        "a set is placed now, or a card discarded.",
        "Take it back; lay a set, or discard a card.",
    ),
    "set_first": (
        "BP-3",
        "a set is being placed.",
        "Take it back; lay the set to its end and press A.",
    ),
    "voting": ("BP-6", "all others are voting.", "Take it back and wait for the votes."),
    "pick_first": ("BP-6", "all have voted.", "Take it back; choose one voter with the cursor."),
    "picked_already": (
        "BP-6",
        "one voter has been chosen; only the first one named counts.",
        "Cover the other votes; turn the hidden cards of the set.",
    ),
    "reveal_first": (
        "BP-7",
        "the hidden cards of the set are turned in every case.",
        "Take it back; turn and tap each of them.",
    ),
    "steer_first": (
        "BP-12",
        "a ship is at the fork.",
        "Take it back; whoever sails it chooses a path with the cursor.",
    ),
    "open_first": (
        "BP-24",
        "a ship has reached an island.",
        "Take it back; whoever sails it turns the token and answers.",
    ),
    "target_first": (
        "BP-14",
        "a pirate is boarding.",
        "Take it back; choose a ship ahead with the cursor.",
    ),
    "steal_first": (
        "BP-15",
        "a ship is being boarded.",
        "Take it back; the cards stolen are tapped on the thief's pad.",
    ),
    "reading": (
        "BP-7",
        "a card that lies face up has not been read.",
        "Tap it once more, or name it.",
    ),
    "not_voting": ("BP-6", "no vote is open.", "Keep the token in front of you."),
    "nothing_placed": (
        "BP-6",
        "there is no set whose voter could be chosen or whose cards could be turned.",
        "Play on.",
    ),
    "not_boarding": ("BP-14", "no ship is being boarded.", "Put the card back unseen."),
    "not_at_fork": ("BP-12", "no ship is at a fork.", "Play on."),
    "not_at_island": (
        "BP-24",
        "no ship has reached an island that is closed.",
        "Close the chest again without looking, and play on.",
    ),
    "nothing_to_end": ("BP-3", "no set is being placed.", "Lay at least three cards first."),
    "match_over": ("BP-9", "the match is over.", "Start a new one to play on."),
    # -- cards
    "not_in_hand": (
        "BP-2",
        "by what the table has seen, this card is not in the hand.",
        "Put it back where it was; tap a card of the own hand.",
    ),
    "not_from_pile": (
        "BP-16",
        "by what the table has seen, this card does not come from the pile.",
        "Put it back where it was; draw from the pile.",
    ),
    "not_of_target": (
        "BP-15",
        "by what the table has seen, this card is not of the ship that is boarded.",
        "Put it back where it was; take one of that seat's cards unseen.",
    ),
    "not_hidden": (
        "BP-7",
        "this is no hidden card of the set.",
        "Put it back where it was; turn the hidden cards.",
    ),
    "hand_too_small": (
        "BP-5",
        "a set has three cards at least, and the hand has fewer.",
        "Take it back; end the turn without a set.",
    ),
    "two_colours": (
        "BP-3",
        "the visible cards of a set have the same colour.",
        "Take this one back, and lay another one or none face up.",
    ),
    "too_many_up": (
        "BP-3",
        "one or two cards of a set lie face up.",
        "Take this one back, or lay it face down.",
    ),
    "needs_face_up": (
        "BP-3",
        "one card of a set lies face up, and this is the last that could.",
        "Take it back and lay it face up.",
    ),
    "set_full": ("BP-3", "a set has five cards at most.", "Take this one back and press A."),
    "set_too_small": (
        "BP-3",
        "a set has three cards at least, one or two of them face up.",
        "Lay another one, then press A.",
    ),
    "must_discard": (
        "BP-2",
        "without a set, a card is discarded from a hand of this size.",
        "Discard a card.",
    ),
    "nothing_to_discard": (
        "BP-2",
        "nothing is discarded from a hand of this size.",
        "Take it back and end the turn with the cursor.",
    ),
    # -- votes and ships
    "voted_already": ("BP-6", "this seat has voted.", "Wait until all have."),
    "own_set": ("BP-6", "nobody votes on the own set.", "Wait until all others have voted."),
    "not_a_pirate": (
        "BP-14",
        "only a pirate boards.",
        "Take the card back; draw two cards, or board with a pirate.",
    ),
    "nobody_ahead": (
        "BP-14",
        "no ship that has cards is ahead of this one.",
        "Take the pirate back and draw two cards.",
    ),
    "not_ahead": (
        "BP-14",
        "that ship is not ahead, or its seat has no cards.",
        "Choose another one.",
    ),
    "no_such_course": ("BP-12", "no path leads there from here.", "Choose another one."),
    "nobody_there": ("BP-21", "nobody plays there.", "Choose a seat that plays."),
    "not_unread": ("BP-7", "that card has been read, or is none.", "Play on."),
    "not_a_card": ("BP-3", "this is no card of the game.", "Name a colour, or its pirate."),
}

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
    """The error to raise for an entry of `INFRACTIONS`, about *player* where it is somebody's."""
    rule, what, remedy = INFRACTIONS[key]
    seat = "" if player is None or player >= len(state.seats) else f"{state.seats[player]}: "
    sentence = f"{seat}{what}"
    return IllegalMove(f"bluff-pirate.{key}", rule, sentence[0].upper() + sentence[1:], remedy)
