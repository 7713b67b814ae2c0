"""What can be done now at "Where's My Luggage?", in one line; and refusals in kind words.

Pure. A hint says what a patient friend at the table would say: it uses what the seat's own view
and own eyes know, and in rulebook play it judges nothing.
"""

from collections.abc import Callable, Mapping

from controller.views import LuggageView, PlayerView
from display.tabletop.hinting import MATCH_OVER, ROUND_OVER, WATCHING, Hint, hint_of, outside
from display.tabletop.saying import Name, Phrase, phrase
from display.tabletop.sight import Sight

HANDS_OFF = hint_of("luggage_hands_off")


def hint(sight: Sight) -> Hint:
    """What to do now."""
    match = sight.luggage
    if match is None:
        return outside(sight) or Hint(())
    me = next((player for player in match.players if player.seat == sight.scene.seat), None)
    if me is None:
        return WATCHING
    return _IN_PHASE[match.phase](sight, match, me)


def kindly(reason: str) -> Phrase:
    """Why an act was refused, for a person who does not know the table's vocabulary."""
    keys = (key for beginning, key in _KIND_WORDS if reason.startswith(beginning))
    return phrase(next(keys, "did_not_work"))


def _hands_off(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return HANDS_OFF


def _ready(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.ready:
        return hint_of("luggage_you_are_ready")
    return hint_of("luggage_ready", "A")


def _play(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.done:
        return hint_of("luggage_well_played")
    turn = match.active in (None, me.seat)
    hand = sight.hand
    if hand is None and turn:
        return _play_with_empty_hand(sight, match, me)
    if hand is None:
        return hint_of("luggage_watch", seat=Name(match.active or ""))
    if hand.kind == "card":
        return hint_of("luggage_lay_passenger", "action")
    home = phrase("luggage_in_its_row" if sight.in_rows else "luggage_on_the_belt")
    put_back = "table" if sight.in_rows else "belt"
    if match.play == "rulebook":
        if not hand.face:
            return hint_of("luggage_look_secretly", "hand")
        return hint_of("luggage_whose", "aside", put_back, home=home)
    if _found(sight, match, me):
        return hint_of("luggage_found", "aside")
    if me.must_flip or _next_is_up(sight, me):
        return hint_of("luggage_not_yours", put_back, home=home)
    if sight.heard or sight.refused or not turn:
        return hint_of("luggage_put_back", put_back, home=home)
    if not hand.face:
        return hint_of("luggage_look_and_tap", "hand", "pad")
    return hint_of("luggage_tap", "pad")


def _play_with_empty_hand(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    action = sight.seen("action")
    if action is None and sight.seen("draw") is None:
        return hint_of("luggage_done", "A")
    if me.must_flip or action is None or _next_is_up(sight, me):
        return hint_of("luggage_flip", "draw")
    where = phrase("luggage_from_the_rows" if sight.in_rows else "luggage_off_the_belt")
    return hint_of("luggage_pick", where=where)


def _found(sight: Sight, match: LuggageView, me: PlayerView) -> bool:
    """Whether the table has said that the tile in the hand goes with the open passenger."""
    action, hand = sight.seen("action"), sight.hand
    if action is None or hand is None or match.secrets is None or not sight.heard:
        return False
    if me.passenger is not None and me.passenger.name == action.top.name:
        return False
    # Others may have shown tiles since.
    faces = [seen.face for seen in match.secrets.seen if seen.suitcase == hand.suitcase]
    face = hand.name if hand.face else "".join(faces[-1:])
    return hand.suitcase == action.top.suitcase and face in (action.top.name, "lost")


def _next_is_up(sight: Sight, me: PlayerView) -> bool:
    """Whether the table knows that another passenger's turn has come than the one on top (L-1)."""
    action = sight.seen("action")
    return action is not None and me.passenger is not None and me.passenger.name != action.top.name


def _check(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.checked:
        return hint_of("luggage_all_shown")
    if sight.hand is not None:
        return hint_of("luggage_show_it", "pad", "shown")
    if sight.seen("aside") is not None:
        return hint_of("luggage_show_pairs", "aside")
    return hint_of("luggage_was_that_all", "A")


def _round_over(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return ROUND_OVER


def _over(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return MATCH_OVER


_IN_PHASE: Mapping[str, Callable[[Sight, LuggageView, PlayerView], Hint]] = {
    "mapping": _hands_off,
    "ready": _ready,
    "play": _play,
    "verifying": _hands_off,
    "check": _check,
    "round_over": _round_over,
    "over": _over,
}

_KIND_WORDS = (
    ("nothing lies at belt", "luggage_too_late"),
    ("nothing lies at table", "luggage_too_late"),
    ("nothing lies at", "nothing_left"),
    ("another piece lies", "no_room"),
    ("the belt has no free place", "luggage_belt_is_full"),
    ("a hand holds one piece", "luggage_hand_is_full"),
    ("the hand still holds", "luggage_still_reading"),
    ("the hand is empty", "luggage_hand_is_empty"),
)
"""How the twin's refusals begin, and what to say instead."""
