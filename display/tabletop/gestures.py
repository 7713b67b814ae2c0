"""What a click does: a short sequence of acts, as a hand would do them one after the other.

Pure: `plan` looks at the scene and the view and answers with steps, or with advice where no
sensible act exists. A `GestureQueue` lets the steps out in time; it starts nothing by itself.
"""

from collections import deque
from collections.abc import Callable, Mapping

from msgspec import Struct

from controller.views import LuggageView, TableView
from display.tabletop.layout import MEMORY_COLUMNS, MEMORY_ROWS, Target
from hardware.sim.scene import (
    AnyAct,
    Label,
    Put,
    Scene,
    SeenPlace,
    SeenSeat,
    Take,
    Tap,
    TurnOver,
    TurnPile,
)

PAUSE_S = 0.25
"""Between two movements of a hand, so that everybody can follow them."""

TAP_S = 0.4
"""How long a piece is held to the pad."""


class Step(Struct, frozen=True):
    """An act, and how long to wait before it."""

    delay_s: float
    act: AnyAct


class Gesture(Struct, frozen=True):
    """What a click does; `advice` says what to do instead where it can do nothing."""

    steps: tuple[Step, ...] = ()
    advice: str = ""


class Sight(Struct, frozen=True):
    """What the person at the table has before her eyes: the base of every plan."""

    scene: Scene
    view: TableView | None = None
    taken_from: str = ""
    """Where the piece in the hand was taken."""

    @property
    def seat(self) -> SeenSeat | None:
        return next((seat for seat in self.scene.seats if seat.seat == self.scene.seat), None)

    @property
    def hand(self) -> Label | None:
        seat = self.seat
        return None if seat is None else seat.hand

    @property
    def phase(self) -> str:
        """The phase of the match; empty without one."""
        match = None if self.view is None else self.view.match
        return "" if match is None else match.phase

    @property
    def luggage(self) -> LuggageView | None:
        """The match, where it is one of "Where's My Luggage?"."""
        match = None if self.view is None else self.view.match
        return match if isinstance(match, LuggageView) else None

    @property
    def in_rows(self) -> bool:
        """Whether the tiles lie in rows on the table top (the memory variant)."""
        match = self.luggage
        if match is not None:
            return match.variant == "memory"
        return any(seen.place.startswith("table/") for seen in self.scene.places)

    @property
    def searching_for(self) -> str:
        """The passenger whom the table knows to be this seat's current one; empty for none."""
        match = self.luggage
        players = () if match is None else match.players
        mine = (player.passenger for player in players if player.seat == self.scene.seat)
        passenger = next(mine, None)
        return "" if passenger is None else passenger.name

    def pile(self, name: str) -> str:
        return f"{self.scene.seat}/{name}"

    def seen(self, pile: str) -> SeenPlace | None:
        """The own pile of that name; None where nothing lies."""
        name = self.pile(pile)
        return next((seen for seen in self.scene.places if seen.place == name), None)


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
            return Gesture(advice="No passengers are left: press the green A to say Done!")
        turn = (TurnPile(sight.pile("action"), sight.pile("draw")),)
    return _sequence(
        *turn,
        Take(sight.pile("draw")),
        TurnOver(),
        Tap(TAP_S),
        Put(sight.pile("action"), face_up=True),
    )


def _take(target: Target, sight: Sight) -> Gesture:
    if "/" not in target:
        return Gesture()
    return _sequence(Take(target))


def _action_pile(target: Target, sight: Sight) -> Gesture:
    """Show the open passenger to the pad once more, where the table does not know of it."""
    top = sight.seen("action")
    if top is None:
        return _flip(target, sight)
    if sight.searching_for == top.top.name:
        return Gesture(advice="This passenger is waiting: find a suitcase with the same pattern.")
    return _sequence(Take(top.place), Tap(TAP_S), Put(top.place, face_up=True))


def _aside_pile(target: Target, sight: Sight) -> Gesture:
    """At the check show the next pair; before it, take the top piece back into the hand."""
    top = sight.seen("aside")
    if top is None:
        return Gesture(advice="Pairs that you have found go here.")
    if sight.phase != "check":
        return _sequence(Take(top.place))
    pieces = 2 if top.top.kind == "card" and top.count > 1 else 1
    one = (Take(top.place), Tap(TAP_S), Put(sight.pile("shown"), face_up=True))
    return _sequence(*one * pieces)


def _shown_pile(target: Target, sight: Sight) -> Gesture:
    top = sight.seen("shown")
    return Gesture() if top is None else _sequence(Take(top.place))


def _nothing_held(target: Target, sight: Sight) -> Gesture:
    return Gesture(advice="Your hand is empty: pick up a suitcase first.")


# ---- with a piece in the hand ------------------------------------------------------------------


def _turn_over(target: Target, sight: Sight) -> Gesture:
    return _sequence(TurnOver())


def _tap(target: Target, sight: Sight) -> Gesture:
    return _sequence(Tap(TAP_S))


def _set_aside(target: Target, sight: Sight) -> Gesture:
    """Put the tile aside, and on top of it the passenger who was waiting for it."""
    action = sight.seen("action")
    aside = sight.pile("aside")
    if action is None:
        return Gesture(advice="First flip a passenger, then you can put a pair aside.")
    return _sequence(Put(aside), Take(action.place), Put(aside, face_up=True))


def _put_back(target: Target, sight: Sight) -> Gesture:
    """Put the tile back, pattern up: onto the belt, or where it lay in the rows."""
    if not sight.in_rows:
        return _sequence(Put("belt"))
    origin = sight.taken_from
    if not origin.startswith("table/"):
        taken = {seen.place for seen in sight.scene.places}
        rows = [f"table/{number}" for number in range(MEMORY_ROWS * MEMORY_COLUMNS)]
        origin = next((place for place in rows if place not in taken), rows[0])
    return _sequence(Put(origin))


def _lay_card(target: Target, sight: Sight) -> Gesture:
    return _sequence(Put(sight.pile("action"), face_up=True))


def _lay_on(name: str) -> Callable[[Target, Sight], Gesture]:
    return lambda target, sight: _sequence(Put(sight.pile(name), face_up=True))


def _tile_in_the_way(target: Target, sight: Sight) -> Gesture:
    return Gesture(advice="Your hand is full: put the suitcase back or aside first.")


def _card_in_the_way(target: Target, sight: Sight) -> Gesture:
    return Gesture(advice="You hold a passenger: lay it onto your open pile first.")


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


def _sequence(*acts: AnyAct) -> Gesture:
    """The acts one after the other, each after a pause; nothing follows a tap before it ends."""
    steps = []
    delay_s = 0.0
    for act in acts:
        steps.append(Step(delay_s, act))
        delay_s = PAUSE_S + (act.hold_s if isinstance(act, Tap) else 0.0)
    return Gesture(tuple(steps))


class GestureQueue:
    """Steps that wait for their time. What is due comes out of `due`, one act at a time."""

    def __init__(self) -> None:
        self._steps: deque[Step] = deque()
        self._ready_at_s = 0.0

    def __repr__(self) -> str:
        return f"<GestureQueue, {len(self._steps)} steps to go>"

    def __len__(self) -> int:
        return len(self._steps)

    def start(self, gesture: Gesture, now_s: float) -> None:
        """Begin a gesture; one that is under way is finished first and this one is dropped."""
        if not self._steps and gesture.steps:
            self._steps.extend(gesture.steps)
            self._ready_at_s = now_s + gesture.steps[0].delay_s

    def due(self, now_s: float, at_pad: bool = False) -> AnyAct | None:
        """The act whose time has come; none while the hand still holds a piece *at the pad*."""
        if not self._steps or at_pad or now_s < self._ready_at_s:
            return None
        act = self._steps.popleft().act
        if self._steps:
            self._ready_at_s = now_s + self._steps[0].delay_s
        return act

    def clear(self) -> None:
        """Forget the rest: an act was refused, so what follows makes no sense."""
        self._steps.clear()
