"""What can be done at the table of "Where's My Luggage?", the game with tiles.

Pure. What is asked is what a patient friend at the table would say: it uses what the seat's own
view and own eyes know, and in rulebook play it judges nothing.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

from controller.views import LuggageView, PlayerView
from display.tabletop.belt import MEMORY_COLUMNS, MEMORY_ROWS, match_of
from display.tabletop.gestures import TAP_S, sequence
from display.tabletop.offers import A, B, Done, Handling, Request, Rule, request, says
from display.tabletop.saying import Saying, Together, phrase
from display.tabletop.sight import Sight
from display.targets import GroundAt, OwnHand, OwnPad, PileAt, Target, TileAt
from hardware.scene import AnyAct, Label, Put, Take, Tap, TurnOver, TurnPile

PILES = ("shown", "aside", "draw", "action")
"""What lies in front of a seat, left to right."""

CAPTIONS = {
    "draw": "luggage-hands-at-draw",
    "action": "luggage-hands-at-action",
    "aside": "luggage-hands-at-aside",
    "shown": "luggage-hands-at-shown",
}
"""The captions below them: messages."""

KEYS: Mapping[str, str] = {"draw": "F", "aside": "S"}
"""The key that does the same as a click."""


def _before_the_search(sight: Sight) -> bool:
    """Return True if the search has not begun, and the table asks for no suitcase, which might lie
    under another one."""
    asked = sight.view is not None and any(one.seat == "" for one in sight.view.notices)
    return sight.phase in ("mapping", "ready") and not asked


# ---- with an empty hand ------------------------------------------------------------------------


def _flip(target: Target, sight: Sight) -> Done:
    """Turn up the next passenger and hold it to the pad; in turns only when the next one may be."""
    match, me = match_of(sight), _me(sight)
    if match is not None and me is not None and match.phase == "play" and sight.in_rows:
        if match.active != me.seat:
            return phrase("luggage-hands-watch", seat=match.active or "")
        if _open(sight, me) == "unread":
            return _action_pile(target, sight)
        if me.passenger is not None:
            early = _open(sight, me) == "early"
            return phrase(f"luggage-hands-{'too-early' if early else 'find-the-same'}")
    turn: tuple[AnyAct, ...] = ()
    if sight.seen("draw") is None:
        if sight.seen("action") is None:
            return phrase("luggage-hands-say-done")
        turn = (TurnPile(sight.pile("action"), sight.pile("draw")),)
    return sequence(
        *turn,
        Take(sight.pile("draw")),
        TurnOver(),
        Tap(TAP_S),
        Put(sight.pile("action"), face_up=True),
    )


def _take(target: TileAt, sight: Sight) -> Done:
    """Take a tile into the hand; in the rows it is turned over for all to see, and tapped."""
    match, me = match_of(sight), _me(sight)
    if match is None or me is None or match.phase != "play" or not sight.in_rows:
        return sequence(Take(target.place))
    if match.active != me.seat:
        return phrase("luggage-hands-watch", seat=match.active or "")
    if me.must_flip:
        return phrase("luggage-hands-flip")
    return sequence(Take(target.place), TurnOver(), Tap(TAP_S))


def _action_pile(target: Target, sight: Sight) -> Done:
    """Hold the open passenger to the pad again, if the table does not know of it; one that was
    flipped too early goes back onto the draw deck."""
    top, me = sight.seen("action"), _me(sight)
    if top is None:
        return _flip(target, sight)
    if me is not None and _open(sight, me) == "early":
        return sequence(Take(top.place), TurnOver(), Put(sight.pile("draw")))
    if me is not None and me.passenger is not None and me.passenger.name == top.top.name:
        return phrase("luggage-hands-find-the-same")
    return sequence(Take(top.place), Tap(TAP_S), Put(top.place, face_up=True))


def _aside_pile(target: Target, sight: Sight) -> Done:
    """At the check show the next pair. Before it pairs stay there (L-8): all of them in rulebook
    play, otherwise those that the table knows of; any other piece is taken back into the hand."""
    top, match, me = sight.seen("aside"), match_of(sight), _me(sight)
    if top is None:
        return phrase("luggage-hands-pairs-go-here")
    if match is not None and me is not None and match.phase in ("play", "verifying"):
        if match.play == "rulebook":
            return phrase("luggage-rule-8")
        if top.count <= 2 * len(me.pairs):
            return phrase("luggage-hands-pairs-go-here")
    if sight.phase != "check":
        return sequence(Take(top.place))
    pieces = 2 if top.top.kind == "card" and top.count > 1 else 1
    one = (Take(top.place), Tap(TAP_S), Put(sight.pile("shown"), face_up=True))
    return sequence(*one * pieces)


def _shown_pile(target: Target, sight: Sight) -> Done:
    """At the check take the last pair back, once B has said so."""
    top, me = sight.seen("shown"), _me(sight)
    if top is None:
        return None
    if sight.phase != "check" or me is None:
        return sequence(Take(top.place))
    if top.count < 2 or top.count // 2 <= len(me.pairs):
        return phrase("luggage-hands-press-b-first")
    one = (Take(top.place), Put(sight.pile("aside"), face_up=True))
    return sequence(*one, *one)


# ---- with a piece in the hand ------------------------------------------------------------------


def _set_aside(target: Target, sight: Sight) -> Done:
    """Put the tile aside, and on top of it the passenger who was waiting for it. In rulebook play
    only a tile that was looked at (L-9), with the passenger's pattern (L-5)."""
    action = sight.seen("action")
    aside = sight.pile("aside")
    match, me = match_of(sight), _me(sight)
    if sight.phase == "check":
        return sequence(Put(aside, face_up=True))
    if match is not None and (match.phase, match.play) == ("play", "rulebook"):
        if _other_pattern(sight):
            return phrase("luggage-hands-other-pattern")
        if sight.hand is not None and not sight.hand.face:
            return phrase("luggage-hands-look-first")
    searches = match is not None and (match.phase, match.play) == ("play", "assisted")
    if searches and match is not None and me is not None and not _goes_aside(sight, match, me):
        # A wrong pair is refused at once (L-9).
        looked = _heard(sight, me) or sight.refused
        return phrase(f"luggage-hands-{'not-aside' if looked else 'only-found'}")
    if action is None:
        return phrase("luggage-hands-flip-first")
    return sequence(Put(aside), Take(action.place), Put(aside, face_up=True))


def _put_back(target: Target, sight: Sight) -> Done:
    """Put the tile back, pattern up: onto the belt, or where it lay in the rows."""
    if not sight.in_rows:
        return sequence(Put("belt"))
    origin = sight.taken_from
    if not origin.startswith("table/"):
        taken = {seen.place for seen in sight.scene.places}
        rows = [f"table/{number}" for number in range(MEMORY_ROWS * MEMORY_COLUMNS)]
        origin = next((place for place in rows if place not in taken), rows[0])
    return sequence(Put(origin))


def _back_on_the_ground(target: Target, sight: Sight) -> Done:
    """Put a tile back; no other one is taken meanwhile. What the table has found for the open
    passenger stays in the hand: a click that misses the pile must not lose it."""
    if _is_card(sight):
        return phrase("luggage-hands-lay-passenger-first")
    match, me = match_of(sight), _me(sight)
    searches = match is not None and (match.phase, match.play) == ("play", "assisted")
    if searches and match is not None and me is not None and _found(sight, match, me):
        return phrase("luggage-hands-found")
    return _put_back(target, sight)


def _laid_on(name: str, tile: Rule | None = None) -> Rule:
    """Lay a passenger onto a pile; a *tile* may take another way."""
    return lambda target, sight: (
        tile(target, sight)
        if tile is not None and not _is_card(sight)
        else sequence(Put(sight.pile(name), face_up=True))
    )


def _is_card(sight: Sight) -> bool:
    return sight.hand is not None and sight.hand.kind == "card"


def _search(rule: Rule) -> Rule:
    """Before the search (L-19) and during a pause nothing is taken or turned."""

    def unless_play_waits(target: Target, sight: Sight) -> Done:
        if _me(sight) is not None and _before_the_search(sight) and not sight.rests:
            return Together(_asked(sight).says)
        return _not_in_a_pause(rule)(target, sight)

    return unless_play_waits


def _not_in_a_pause(rule: Rule) -> Rule:
    """During a pause a piece is only put back."""
    return lambda target, sight: phrase("hands-rests") if sight.rests else rule(target, sight)


_NOTHING_HELD = _search(says("luggage-hands-hand-is-empty"))
_FULL = says("luggage-hands-hand-is-full")


def _of_pile(target: PileAt, sight: Sight) -> Done:
    """Do what is done with a pile in front of the player's own seat."""
    rules = _PILES.get(target.place.removeprefix(f"{sight.own}/"))
    return None if rules is None else rules[sight.hand is not None](target, sight)


_PILES: Mapping[str, tuple[Rule, Rule]] = {
    #         empty hand            a piece in it
    "draw": (_search(_flip), _laid_on("action", _FULL)),
    "action": (_search(_action_pile), _laid_on("action", _FULL)),
    "aside": (_search(_aside_pile), _not_in_a_pause(_laid_on("aside", _set_aside))),
    "shown": (_search(_shown_pile), _laid_on("shown")),
}


# ---- what is asked ------------------------------------------------------------------------------


def _asked(sight: Sight) -> Request:
    match, me = match_of(sight), _me(sight)
    assert match, "asked only in a match"
    assert me, "asked only of who plays"
    if match.phase != "play" and sight.hand is not None:
        return _after_the_search(sight, match, me)
    match match.phase:
        case "ready" if me.ready:
            return _ask(sight, "luggage-hands-you-are-ready")
        case "ready":
            return _ask(sight, "luggage-hands-ready", A)
        case "play":
            return _play(sight, match, me)
        case "check":
            return _check(sight, me)
    return _ask(sight, "luggage-hands-wait", B)


def _ask(sight: Sight, id: str, *at: Target | str, **args: Saying | str) -> Request:
    """Return what is asked in one message, with the piles by their names."""
    targets = (PileAt(sight.pile(one)) if isinstance(one, str) else one for one in at)
    return request(id, *targets, **args)


def _ground(sight: Sight) -> GroundAt:
    """Return where tiles lie."""
    return GroundAt("table" if sight.in_rows else "belt")


def _after_the_search(sight: Sight, match: LuggageView, me: PlayerView) -> Request:
    """Return where the piece in the hand goes when nobody searches: what had not been set aside
    does not count (L-11)."""
    assert sight.hand is not None, "only with a piece in the hand"
    from_belt = sight.taken_from.startswith("belt")
    if match.phase == "check" and not from_belt and not me.checked:
        return _ask(sight, "luggage-hands-show-it", OwnPad(), "shown")
    if sight.hand.kind == "card":
        return _ask(sight, "luggage-hands-lay-passenger", "action")
    if match.play == "assisted" and _found(sight, match, me):
        return _ask(sight, "luggage-hands-found", "aside")
    if from_belt and match.phase in ("verifying", "check"):
        return _ask(sight, "luggage-hands-too-late-for-it", GroundAt("belt"))
    return _ask(sight, "luggage-hands-put-back", _ground(sight), lies=_lies(sight))


def tried(act: AnyAct, sight: Sight) -> str:
    """Return for whom a suitcase has been looked at and put back, after an act."""
    action, hand = sight.seen("action"), sight.hand
    if isinstance(act, Take) and act.place == sight.pile("draw"):
        return ""
    back = isinstance(act, Put) and act.place.startswith(("belt", "table"))
    if back and action is not None and hand is not None and hand.kind == "tile" and hand.face:
        return action.top.name
    return sight.tried


def follows(before: Sight, after: Sight) -> Target | None:
    """Take the last pair out of the shown ones, if the table has let the seat do so at the
    check."""
    was, now = _me(before), _me(after)
    at_check = before.phase == after.phase == "check"
    fewer = was is not None and now is not None and len(now.pairs) < len(was.pairs)
    return PileAt(after.pile("shown")) if at_check and fewer else None


def is_past(before: Sight, after: Sight) -> bool:
    """Return True if what was said belongs to a phase of the round that is over. (In games of cards
    a phase may last for one act of somebody else.)"""
    return before.phase != after.phase


def _me(sight: Sight) -> PlayerView | None:
    """Return the player's own seat in the match."""
    match = match_of(sight)
    players = () if match is None else match.players
    return next((player for player in players if player.seat == sight.own), None)


def _goes_aside(sight: Sight, match: LuggageView, me: PlayerView) -> bool:
    """Return True if the table has found, now or before, that the tile in the hand goes aside."""
    told = () if sight.view is None else sight.view.notices
    before = any(one.seat == sight.own and one.id in _ASIDE_ALREADY for one in told)
    return before or _found(sight, match, me)


_ASIDE_ALREADY = ("luggage-aside-on-belt", "luggage-own-tile-aside")


def _play(sight: Sight, match: LuggageView, me: PlayerView) -> Request:
    if me.done:
        return _ask(sight, "luggage-hands-well-played")
    turn = match.active in (None, me.seat)
    hand = sight.hand
    if hand is None and turn:
        return _play_with_empty_hand(sight, match, me)
    if hand is None:
        return _ask(sight, "luggage-hands-watch", seat=match.active or "")
    if hand.kind == "card":
        return _ask(sight, "luggage-hands-lay-passenger", "action")
    lies, put_back = _lies(sight), _ground(sight)
    if _other_pattern(sight) and not (hand.face or sight.heard or sight.refused):
        return _ask(sight, "luggage-hands-other-pattern", put_back)
    if match.play == "rulebook":
        if not hand.face:
            return _ask(sight, "luggage-hands-look-secretly", OwnHand())
        return _ask(sight, "luggage-hands-whose", "aside", put_back, lies=lies)
    if _found(sight, match, me):
        return _ask(sight, "luggage-hands-found", "aside")
    if me.must_flip or _next_is_up(sight, me):
        pattern = _pattern(hand, sight)
        return _ask(sight, "luggage-hands-not-yours", put_back, lies=lies, pattern=pattern)
    if _heard(sight, me) or sight.refused or not turn:
        return _ask(sight, "luggage-hands-put-back", put_back, lies=lies)
    if not hand.face:
        return _ask(sight, "luggage-hands-look-and-tap", OwnHand(), OwnPad())
    return _ask(sight, "luggage-hands-tap", OwnPad())


def _play_with_empty_hand(sight: Sight, match: LuggageView, me: PlayerView) -> Request:
    action = sight.seen("action")
    if action is None and sight.seen("draw") is None:
        return _ask(sight, "luggage-hands-done", A)
    match _open(sight, me):
        case "early":
            return _ask(sight, "luggage-hands-too-early", "action")
        case "unread":
            return _ask(sight, "luggage-hands-tap-passenger", "action")
    if me.must_flip or action is None or _next_is_up(sight, me):
        return _ask(sight, "luggage-hands-flip", "draw")
    several = sight.seen("draw") is not None or action.count > 1
    if several and sight.tried == action.top.name and not sight.in_rows:
        # Not twice for the same passenger, except the last one (L-1, L-2).
        return _ask(sight, "luggage-hands-next", "draw")
    sentence = (phrase("luggage-hands-pick", lies=_lies(sight)),)
    return Request(sentence, sought=_like(action.top, sight))


def _open(sight: Sight, me: PlayerView) -> Literal["", "early", "unread"]:
    """Return what is wrong with the open passenger in the memory variant, where only one lies open
    (L-18): flipped while another is searched for, or never accepted; "" for nothing."""
    top = sight.seen("action")
    if not sight.in_rows or sight.phase != "play" or top is None:
        return ""
    if me.passenger is not None:
        return "" if me.passenger.name == top.top.name else "early"
    return "" if any(pair.passenger == top.top.name for pair in me.pairs) else "unread"


def _lies(sight: Sight) -> str:
    """Return where the suitcases lie, for a message."""
    return "rows" if sight.in_rows else "belt"


def _heard(sight: Sight, me: PlayerView) -> bool:
    """Return True if the table has heard the tile in the hand; a player whose window or pages were
    started again goes by what the table tells of it."""
    action, hand = sight.seen("action"), sight.hand
    if sight.heard or sight.taken_from or action is None or hand is None:
        return sight.heard
    found = any(one.passenger == action.top.name for one in me.pairs)
    return hand.suitcase == (action.top.suitcase if found else me.holds)


def _found(sight: Sight, match: LuggageView, me: PlayerView) -> bool:
    """Return True if the table has said that the tile in the hand goes with the open passenger."""
    action, hand = sight.seen("action"), sight.hand
    if action is None or hand is None or match.secrets is None or not _heard(sight, me):
        return False
    if me.passenger is not None and me.passenger.name == action.top.name:
        return False
    # Others may have shown tiles since.
    faces = [seen.face for seen in match.secrets.seen if seen.suitcase == hand.suitcase]
    face = hand.name if hand.face else "".join(faces[-1:])
    return hand.suitcase == action.top.suitcase and face in (action.top.name, "lost")


def _other_pattern(sight: Sight) -> bool:
    """Return True if the tile in the hand has not the open passenger's pattern (L-5), though such
    tiles lie on the belt. In the rows any tile may be turned (L-18)."""
    action, hand = sight.seen("action"), sight.hand
    if action is None or hand is None or hand.kind != "tile" or sight.in_rows:
        return False
    return _pattern(hand, sight) == "other" and bool(_like(action.top, sight))


def _pattern(tile: Label, sight: Sight) -> str:
    """Return whether a tile has the open passenger's pattern, for a message."""
    action = sight.seen("action")
    other = action is not None and tile.suitcase != action.top.suitcase
    return "other" if other else "same"


def _like(passenger: Label, sight: Sight) -> tuple[Target, ...]:
    """Return the tiles on the belt, or in the rows, with a passenger's pattern."""
    return tuple(
        TileAt(seen.place)
        for seen in sight.scene.places
        if seen.place.startswith(("belt/", "table/")) and seen.top.suitcase == passenger.suitcase
    )


def _next_is_up(sight: Sight, me: PlayerView) -> bool:
    """Return True if the table knows that a passenger other than the top one is next (L-1)."""
    action = sight.seen("action")
    return action is not None and me.passenger is not None and me.passenger.name != action.top.name


def _check(sight: Sight, me: PlayerView) -> Request:
    if me.checked:
        return _ask(sight, "luggage-hands-all-shown")
    if sight.seen("aside") is not None:
        return _ask(sight, "luggage-hands-show-pairs", "aside")
    if sight.seen("shown") is None:
        return _ask(sight, "luggage-hands-nothing-to-show", A)
    return _ask(sight, "luggage-hands-was-that-all", A)


# ---- the table of all ---------------------------------------------------------------------------


def _named(target: Target, sight: Sight) -> Saying:
    """Return what a target is called."""
    match target:
        case PileAt(place):
            return phrase(CAPTIONS[place.removeprefix(f"{sight.own}/")])
        case OwnHand():
            return phrase("hands-at-hand")
        case OwnPad():
            return phrase("hands-your-pad")
        case TileAt():
            return phrase("luggage-hands-pick", lies=_lies(sight))
        case _:
            return phrase("luggage-hands-put-back-here")


def _present(sight: Sight) -> Iterator[Target]:
    yield from (OwnHand(), OwnPad()) if sight.hand is not None else ()
    yield from (PileAt(sight.pile(name)) for name in PILES)
    yield _ground(sight)
    lying = (seen.place for seen in sight.scene.places)
    yield from (TileAt(place) for place in lying if place.startswith(("belt/", "table/")))


REFUSALS = {
    "belt/nothing-there": "luggage-hands-too-late",
    "table/nothing-there": "luggage-hands-too-late",
    "belt-full": "luggage-hands-belt-is-full",
    "hand-full": "luggage-hands-hand-is-full",
    "still-reading": "luggage-hands-still-reading",
    "hand-empty": "luggage-hands-hand-is-empty",
    "may-not-look": "luggage-hands-may-not-look",
}

HANDLING = Handling(
    rules={
        #          empty hand              a piece in it
        PileAt: (_of_pile, _of_pile),
        TileAt: (_search(_take), _back_on_the_ground),
        GroundAt: (lambda target, sight: None, _back_on_the_ground),
        OwnHand: (_NOTHING_HELD, _not_in_a_pause(lambda target, sight: sequence(TurnOver()))),
        OwnPad: (_NOTHING_HELD, _not_in_a_pause(lambda target, sight: sequence(Tap(TAP_S)))),
    },
    asked=_asked,
    present=_present,
    named=_named,
    refusals=REFUSALS,
    tried=tried,
    follows=follows,
    is_past=is_past,
)
