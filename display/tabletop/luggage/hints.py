"""What can be done now at "Where's My Luggage?", in one line; and refusals in kind words.

Pure. A hint says what a patient friend at the table would say: it uses what the seat's own view
and own eyes know, and in rulebook play it judges nothing.
"""

from collections.abc import Callable, Mapping

from controller.views import LuggageView, PlayerView
from display.tabletop.hinting import WATCHING, Hint, outside
from display.tabletop.sight import Sight

HANDS_OFF = Hint("Hands off, please: the belt counts its suitcases.")


def hint(sight: Sight) -> Hint:
    """What to do now."""
    match = sight.luggage
    if match is None:
        return outside(sight) or Hint("")
    me = next((player for player in match.players if player.seat == sight.scene.seat), None)
    if me is None:
        return WATCHING
    return _IN_PHASE[match.phase](sight, match, me)


def kindly(reason: str) -> str:
    """Why an act was refused, for a person who does not know the table's vocabulary."""
    for beginning, words in _KIND_WORDS:
        if reason.startswith(beginning):
            return words
    return f"That did not work: {reason}."


def _hands_off(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return HANDS_OFF


def _ready(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.ready:
        return Hint("You are ready. Waiting for the others …")
    return Hint("Ready? Press the green A!", ("A",))


def _play(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.done:
        return Hint("Done! Well played.")
    if match.active not in (None, me.seat):
        return Hint(f"It is {(match.active or '').capitalize()}'s turn. Watch and remember!")
    hand = sight.hand
    if hand is None:
        return _play_with_empty_hand(sight, match, me)
    if hand.kind == "card":
        return Hint("Lay your passenger onto the open pile.", ("action",))
    home = "in its row" if sight.in_rows else "on the belt"
    put_back = "table" if sight.in_rows else "belt"
    if match.play == "rulebook":
        if not hand.face:
            return Hint("Click the suitcase to look inside. Psst, keep it secret!", ("hand",))
        return Hint(
            f"Yours, or lost? Put both aside. Somebody else's? Put it back {home}.",
            ("aside", put_back),
        )
    if _found(sight, match, me):
        return Hint("That is it! Put the suitcase and the passenger aside.", ("aside",))
    if me.must_flip:
        return Hint(f"Not yours. Put it back {home} and flip your next passenger.", (put_back,))
    if not hand.face:
        return Hint("Click the suitcase to look inside, then hold it to your pad.", ("hand", "pad"))
    return Hint("Hold it to your pad: the light says whose it is.", ("pad",))


def _play_with_empty_hand(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    action = sight.seen("action")
    if action is None and sight.seen("draw") is None:
        return Hint("No passengers left! Press the green A: Done!", ("A",))
    if me.must_flip or action is None:
        return Hint("Click your draw pile to flip the next passenger.", ("draw",))
    where = "from the rows" if sight.in_rows else "off the belt"
    return Hint(f"Pick a suitcase with the same pattern {where}.", ())


def _found(sight: Sight, match: LuggageView, me: PlayerView) -> bool:
    """Whether the table has said that the tile in the hand goes with the open passenger."""
    action, hand = sight.seen("action"), sight.hand
    if action is None or hand is None or match.secrets is None or not match.secrets.seen:
        return False
    last = match.secrets.seen[-1]
    concluded = me.passenger is None or me.passenger.name != action.top.name
    return (
        concluded
        and last.suitcase == hand.suitcase == action.top.suitcase
        and last.face in (action.top.name, "lost")
    )


def _check(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    if me.checked:
        return Hint("All your pairs are shown. Waiting for the others …")
    if sight.hand is not None:
        return Hint("Hold it to your pad, then lay it down with the shown pairs.", ("pad", "shown"))
    if sight.seen("aside") is not None:
        return Hint("Show your pairs: click them, one pair after the other.", ("aside",))
    return Hint("Was that all? Press the green A.", ("A",))


def _round_over(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return Hint("The round is over. Press the green A for the next one.", ("A",))


def _over(sight: Sight, match: LuggageView, me: PlayerView) -> Hint:
    return Hint("That was the match! Press the green A to play again.", ("A",))


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
    ("nothing lies at belt", "Too late: somebody else was faster."),
    ("nothing lies at table", "Too late: somebody else was faster."),
    ("nothing lies at", "There is nothing left here."),
    ("another piece lies", "There is no room here: try again."),
    ("the belt has no free place", "The belt is full: wait a moment."),
    ("a hand holds one piece", "Your hand is full: put the suitcase back or aside first."),
    ("the hand still holds", "One moment: the pad is still reading."),
    ("the hand is empty", "Your hand is empty: pick up a suitcase first."),
)
"""How the twin's refusals begin, and what to say instead."""
