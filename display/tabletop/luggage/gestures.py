"""What a click does at "Where's My Luggage?": which acts one makes.

Pure: `plan` looks at the scene and the view and answers with steps, or with advice where no
sensible act exists.
"""

from collections.abc import Callable, Mapping

from display.tabletop.luggage.layout import MEMORY_COLUMNS, MEMORY_ROWS
from display.tabletop.sight import Sight, Target
from display.tabletop.steps import TAP_S, Gesture, advise, sequence
from hardware.scene import AnyAct, Put, Take, Tap, TurnOver, TurnPile


def plan(target: Target, sight: Sight) -> Gesture:
    """What a click on *target* does now."""
    hand = sight.hand
    held = "empty" if hand is None else hand.kind
    kind = target.partition("/")[0]
    rule = _RULES.get((kind, held))
    return Gesture() if rule is None else rule(target, sight)


# ---- with an empty hand ------------------------------------------------------------------------


def _flip(target: Target, sight: Sight) -> Gesture:
    """Turn up the next passenger and hold it to the pad."""
    turn: tuple[AnyAct, ...] = ()
    if sight.seen("draw") is None:
        if sight.seen("action") is None:
            return advise("luggage-hands-say-done")
        turn = (TurnPile(sight.pile("action"), sight.pile("draw")),)
    return sequence(
        *turn,
        Take(sight.pile("draw")),
        TurnOver(),
        Tap(TAP_S),
        Put(sight.pile("action"), face_up=True),
    )


def _take(target: Target, sight: Sight) -> Gesture:
    if "/" not in target:
        return Gesture()
    return sequence(Take(target))


def _action_pile(target: Target, sight: Sight) -> Gesture:
    """Show the open passenger to the pad once more, where the table does not know of it."""
    top = sight.seen("action")
    if top is None:
        return _flip(target, sight)
    if sight.searching_for == top.top.name:
        return advise("luggage-hands-find-the-same")
    return sequence(Take(top.place), Tap(TAP_S), Put(top.place, face_up=True))


def _aside_pile(target: Target, sight: Sight) -> Gesture:
    """At the check show the next pair; before it, take the top piece back into the hand."""
    top = sight.seen("aside")
    if top is None:
        return advise("luggage-hands-pairs-go-here")
    if sight.phase != "check":
        return sequence(Take(top.place))
    pieces = 2 if top.top.kind == "card" and top.count > 1 else 1
    one = (Take(top.place), Tap(TAP_S), Put(sight.pile("shown"), face_up=True))
    return sequence(*one * pieces)


def _shown_pile(target: Target, sight: Sight) -> Gesture:
    top = sight.seen("shown")
    return Gesture() if top is None else sequence(Take(top.place))


def _nothing_held(target: Target, sight: Sight) -> Gesture:
    return advise("luggage-hands-hand-is-empty")


# ---- with a piece in the hand ------------------------------------------------------------------


def _turn_over(target: Target, sight: Sight) -> Gesture:
    return sequence(TurnOver())


def _tap(target: Target, sight: Sight) -> Gesture:
    return sequence(Tap(TAP_S))


def _set_aside(target: Target, sight: Sight) -> Gesture:
    """Put the tile aside, and on top of it the passenger who was waiting for it."""
    action = sight.seen("action")
    aside = sight.pile("aside")
    if action is None:
        return advise("luggage-hands-flip-first")
    return sequence(Put(aside), Take(action.place), Put(aside, face_up=True))


def _put_back(target: Target, sight: Sight) -> Gesture:
    """Put the tile back, pattern up: onto the belt, or where it lay in the rows."""
    if not sight.in_rows:
        return sequence(Put("belt"))
    origin = sight.taken_from
    if not origin.startswith("table/"):
        taken = {seen.place for seen in sight.scene.places}
        rows = [f"table/{number}" for number in range(MEMORY_ROWS * MEMORY_COLUMNS)]
        origin = next((place for place in rows if place not in taken), rows[0])
    return sequence(Put(origin))


def _lay_card(target: Target, sight: Sight) -> Gesture:
    return sequence(Put(sight.pile("action"), face_up=True))


def _lay_on(name: str) -> Callable[[Target, Sight], Gesture]:
    return lambda target, sight: sequence(Put(sight.pile(name), face_up=True))


def _tile_in_the_way(target: Target, sight: Sight) -> Gesture:
    return advise("luggage-hands-hand-is-full")


def _card_in_the_way(target: Target, sight: Sight) -> Gesture:
    return advise("luggage-hands-lay-passenger-first")


_RULES: Mapping[tuple[str, str], Callable[[Target, Sight], Gesture]] = {
    #  target    hand
    ("draw", "empty"): _flip,
    ("draw", "tile"): _tile_in_the_way,
    ("draw", "card"): _lay_card,
    ("action", "empty"): _action_pile,
    ("action", "tile"): _tile_in_the_way,
    ("action", "card"): _lay_card,
    ("belt", "empty"): _take,
    ("belt", "tile"): _put_back,
    ("belt", "card"): _card_in_the_way,
    ("table", "empty"): _take,
    ("table", "tile"): _put_back,
    ("table", "card"): _card_in_the_way,
    ("hand", "empty"): _nothing_held,
    ("hand", "tile"): _turn_over,
    ("hand", "card"): _turn_over,
    ("pad", "empty"): _nothing_held,
    ("pad", "tile"): _tap,
    ("pad", "card"): _tap,
    ("aside", "empty"): _aside_pile,
    ("aside", "tile"): _set_aside,
    ("aside", "card"): _lay_on("aside"),
    ("shown", "empty"): _shown_pile,
    ("shown", "tile"): _lay_on("shown"),
    ("shown", "card"): _lay_on("shown"),
}
