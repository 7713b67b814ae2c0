"""What can be done now at "Where's My Luggage?", in one line; and refusals in kind words.

Pure. A hint says what a patient friend at the table would say: it uses what the seat's own view
and own eyes know, and in rulebook play it judges nothing.
"""

from collections.abc import Callable, Mapping

from controller.views import LuggageView, PlayerView
from display.tabletop.hinting import MATCH_OVER, ROUND_OVER, WATCHING, Hint, hint_of, outside
from display.tabletop.saying import Phrase, phrase
from display.tabletop.sight import Sight
from hardware.scene import Refused

HANDS_OFF = hint_of("luggage-hands-wait")


def hint(sight: Sight) -> Hint:
    """What to do now."""
    match = sight.luggage
    if match is None:
        return outside(sight) or Hint(())
    me = next((player for player in match.players if player.seat == sight.scene.seat), None)
    if me is None:
        return WATCHING
    return _IN_PHASE[match.phase](sight, match, me)


def kindly(refused: Refused) -> Phrase:
    """Why an act was refused, for a person who does not know the table's vocabulary."""
    if refused.code == "nothing-there" and refused.place.startswith(("belt/", "table/")):
        return phrase("luggage-hands-too-late")
    return phrase(REFUSALS.get(refused.code, "hands-did-not-work"))


def _hands_off(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return HANDS_OFF


def _ready(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.ready:
        return hint_of("luggage-hands-you-are-ready")
    return hint_of("luggage-hands-ready", "A")


def _play(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.done:
        return hint_of("luggage-hands-well-played")
    turn = match.active in (None, me.seat)
    hand = sight.hand
    if hand is None and turn:
        return _play_with_empty_hand(sight, match, me)
    if hand is None:
        return hint_of("luggage-hands-watch", seat=match.active or "")
    if hand.kind == "card":
        return hint_of("luggage-hands-lay-passenger", "action")
    lies, put_back = _lies(sight), "table" if sight.in_rows else "belt"
    if match.play == "rulebook":
        if not hand.face:
            return hint_of("luggage-hands-look-secretly", "hand")
        return hint_of("luggage-hands-whose", "aside", put_back, lies=lies)
    if _found(sight, match, me):
        return hint_of("luggage-hands-found", "aside")
    if me.must_flip or _next_is_up(sight, me):
        return hint_of("luggage-hands-not-yours", put_back, lies=lies)
    if sight.heard or sight.refused or not turn:
        return hint_of("luggage-hands-put-back", put_back, lies=lies)
    if not hand.face:
        return hint_of("luggage-hands-look-and-tap", "hand", "pad")
    return hint_of("luggage-hands-tap", "pad")


def _play_with_empty_hand(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    action = sight.seen("action")
    if action is None and sight.seen("draw") is None:
        return hint_of("luggage-hands-done", "A")
    if me.must_flip or action is None or _next_is_up(sight, me):
        return hint_of("luggage-hands-flip", "draw")
    return hint_of("luggage-hands-pick", lies=_lies(sight))


def _lies(sight: Sight) -> str:
    """Where the suitcases lie, for a message."""
    return "rows" if sight.in_rows else "belt"


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
        return hint_of("luggage-hands-all-shown")
    if sight.hand is not None:
        return hint_of("luggage-hands-show-it", "pad", "shown")
    if sight.seen("aside") is not None:
        return hint_of("luggage-hands-show-pairs", "aside")
    return hint_of("luggage-hands-was-that-all", "A")


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

REFUSALS: Mapping[str, str] = {
    "nothing-there": "hands-nothing-left",
    "no-room": "hands-no-room",
    "belt-full": "luggage-hands-belt-is-full",
    "hand-full": "luggage-hands-hand-is-full",
    "still-reading": "luggage-hands-still-reading",
    "hand-empty": "luggage-hands-hand-is-empty",
}
"""What the twin refuses, by its codes, and what to say of it."""
