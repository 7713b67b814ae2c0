"""What a click does: a short sequence of acts, as a hand would do them one after the other.

`plan` and the functions beside it say what a click means in any game of cards; they are pure. A
`GestureQueue` lets the steps out in time. Targets: `card/I` and `fan` in one's own hands, `hand`,
`pad`; `pile/PLACE`, `row/PLACE` and `piece/PLACE/I` for what lies somewhere; `spot/N`; `seat/NAME`
for another seat and `back/NAME/I` for a card in its fan; `menu/I` for a line of the cursor's menu,
and `vote` for one's own answer.
"""

from collections import deque
from collections.abc import Callable, Mapping

from msgspec import Struct

from controller.views import Arg, Message
from display.tabletop.layout import fan, mats, spot_beside
from display.tabletop.saying import Phrase, Saying, phrase
from display.tabletop.sight import Facts, Sight, Target
from hardware.scene import (
    AnyAct,
    Button,
    Label,
    Peek,
    Press,
    Put,
    Release,
    SeenPlace,
    Take,
    Tap,
    TurnOver,
)

PAUSE_S = 0.25
"""Between two movements of a hand, so that everybody can follow them."""

TAP_S = 0.4
"""How long a piece is held to the pad."""


class Heard(Struct, frozen=True):
    """A step that waits until the table has taken the tap before it."""


class CursorAt(Struct, frozen=True):
    """A step that waits until the cursor of these lines stands on that one."""

    options: tuple[Message, ...]
    at: int


Needs = Heard | CursorAt | None


def stands(options: tuple[Message, ...], at: int, sight: Sight, late: bool) -> bool | None:
    """Whether the cursor of these lines stands on that one; None: not yet."""
    cursor = None if sight.view is None else sight.view.cursor
    if cursor is None or cursor.options != options:
        return False
    return True if cursor.at == at else (False if late else None)


class Step(Struct, frozen=True):
    """An act, how long to wait before it, and what it needs: without that it is not done."""

    delay_s: float
    act: AnyAct
    needs: Needs = None


class Gesture(Struct, frozen=True):
    """What a click does; `advice` says what to do instead where it can do nothing."""

    steps: tuple[Step, ...] = ()
    advice: Phrase | None = None


def advise(id: str, **args: Saying | Arg) -> Gesture:
    """A gesture that does nothing but say what to do instead."""
    return Gesture(advice=phrase(id, **args))


def sequence(*acts: AnyAct, heard: bool = False) -> Gesture:
    """The acts one after the other, each after a pause; nothing follows a tap before it ends, nor,
    if it has to be *heard*, before the table has taken it."""
    steps: list[Step] = []
    delay_s = 0.0
    needs: Needs = None
    for act in acts:
        steps.append(Step(delay_s, act, needs))
        tapped = isinstance(act, Tap)
        delay_s = PAUSE_S + (act.hold_s if isinstance(act, Tap) else 0.0)
        needs = Heard() if tapped and heard else None
    return Gesture(tuple(steps))


class GestureQueue:
    """Steps that wait for their time. What is due comes out of `due`, one act at a time."""

    def __init__(self) -> None:
        self._steps: deque[Step] = deque()
        self.ready_at_s = 0.0
        """When the next step is due, if it needs nothing else."""

    def __repr__(self) -> str:
        return f"<GestureQueue, {len(self._steps)} steps to go>"

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def needs(self) -> Needs:
        """What the next step needs."""
        return self._steps[0].needs if self._steps else None

    def start(self, gesture: Gesture, now_s: float) -> None:
        """Begin a gesture; one that is under way is finished first and this one is dropped."""
        if not self._steps and gesture.steps:
            self._steps.extend(gesture.steps)
            self.ready_at_s = now_s + gesture.steps[0].delay_s

    def due(self, now_s: float, at_pad: bool = False) -> AnyAct | None:
        """The act whose time has come; none while the hand still holds a piece *at the pad*."""
        if not self._steps or at_pad or now_s < self.ready_at_s:
            return None
        act = self._steps.popleft().act
        if self._steps:
            self.ready_at_s = now_s + self._steps[0].delay_s
        return act

    def clear(self) -> None:
        """Forget the rest: an act was refused, so what follows makes no sense."""
        self._steps.clear()


PRESS_S = 0.08
"""How long a button is down, and up before the next press, when a line is clicked."""


def plan(target: Target, sight: Sight) -> Gesture:
    """What a click on *target* does now."""
    kind, _, rest = target.partition("/")
    rule = _RULES.get((kind, sight.hand is not None))
    return Gesture() if rule is None else rule(rest, sight)


def turn(target: Target, sight: Sight) -> Gesture:
    """Turn over openly what lies at *target*."""
    kind, _, rest = target.partition("/")
    if kind == "hand" and sight.hand is not None:
        return sequence(TurnOver())
    where = _lying(kind, rest, sight)
    if where is None or sight.hand is not None:
        return Gesture()
    return sequence(TurnOver(*where))


def peek(target: Target, sight: Sight) -> Gesture | None:
    """Look under what lies at *target*, or at one's own vote; None where nothing is hidden."""
    kind, _, rest = target.partition("/")
    if kind == "vote":
        return None if Facts(sight).vote is None else Gesture()
    hand = sight.hand
    if hand is not None:
        return sequence(Peek()) if kind == "hand" and not hand.face else None
    where = _lying(kind, rest, sight)
    if where is None or _visible(*where, sight).face:
        return None
    return sequence(Peek(*where))


def dropped(origin: Target, goal: Target) -> Target | None:
    """What dragging a piece from one target to another means: a click on which."""
    start, kind = origin.partition("/")[0], goal.partition("/")[0]
    if start == "deck":
        return origin if kind in ("card", "fan", "pad", "hand") else None
    if start in ("belt", "table"):
        return goal if kind in ("pad", "aside") else None
    carried = start in ("card", "pile", "piece", "back", "hand")
    return goal if carried and kind not in ("hand", "menu", "vote", "A", "B") else None


# ---- with an empty hand ------------------------------------------------------------------------


def _take_card(rest: str, sight: Sight) -> Gesture:
    return sequence(Take(fan(sight.scene.seat), int(rest)))


def _take_top(place: str, sight: Sight) -> Gesture:
    if _seen(place, sight) is None:
        return advise("hands-nothing-lies-here")
    if f"pile/{place}" in Facts(sight).to_turn:
        return sequence(TurnOver(place))
    return sequence(Take(place))


def _take_piece(rest: str, sight: Sight) -> Gesture:
    place, _, index = rest.rpartition("/")
    if f"row/{place}" in Facts(sight).to_turn and not _visible(place, int(index), sight).face:
        return _turned_up(place, int(index), sight)
    return sequence(Take(place, int(index)))


def _turned_up(place: str, index: int, sight: Sight) -> Gesture:
    """Turn a piece up for all to see, hold it to the spot beside it or to one's own pad, and lay it
    back: at the end of the row, which may have been cleared away meanwhile."""
    scene = sight.scene
    spot = spot_beside(place, len(scene.spots))
    reader = scene.spots[spot - 1] if spot else f"pad/{scene.seat}"
    acts = (Take(place, index), TurnOver(), Tap(TAP_S, reader), Put(place, face_up=True))
    return sequence(*acts, heard=True)


def _draw(place: str, sight: Sight) -> Gesture:
    """Draw a card: past one's own pad, into one's own fan."""
    if _seen(place, sight) is None:
        return advise("hands-no-cards-left")
    own = sight.scene.seat
    return sequence(Take(place), Tap(TAP_S), Put(fan(own)), heard=True)


def _steal(rest: str, sight: Sight) -> Gesture:
    """Take a card of somebody else's fan, unseen, where that is what one does now."""
    seat, _, index = rest.partition("/")
    if Facts(sight).victim != seat:
        return _leave_alone(rest, sight)
    at = int(index) if index else None
    own = fan(sight.scene.seat)
    return sequence(Take(fan(seat), at), Tap(TAP_S), Put(own), heard=True)


def _leave_alone(rest: str, sight: Sight) -> Gesture:
    return advise("hands-cards-of", seat=rest.partition("/")[0])


def _nothing_held(rest: str, sight: Sight) -> Gesture:
    return advise("hands-hand-is-empty")


# ---- with a card in the hand -------------------------------------------------------------------


def _put_back(rest: str, sight: Sight) -> Gesture:
    """Back to where it was, unless the table has taken it."""
    if _is_taken(sight):
        return advise("hands-belongs-elsewhere")
    place = sight.taken_from or fan(sight.scene.seat)
    seen = _seen(place, sight)
    count = 0 if seen is None else seen.count
    at = sight.taken_index
    return sequence(_laid(place, sight, None if at is None or at > count else at))


def _keep(rest: str, sight: Sight) -> Gesture:
    """Into one's own fan, or at a place in it. What comes from elsewhere is drawn: past one's own
    pad first."""
    own = fan(sight.scene.seat)
    if _is_taken(sight) and sight.scene.belongs != own:
        return advise("hands-belongs-elsewhere")
    put = Put(own, index=int(rest) if rest else None)
    if sight.taken_from in ("", own):
        return sequence(put)
    return _past(f"pad/{sight.scene.seat}", put, sight)


def _tap_own(rest: str, sight: Sight) -> Gesture:
    return sequence(Tap(TAP_S))


def _hand_over(rest: str, sight: Sight) -> Gesture:
    """Past the pad of the player who gets it, into that hand."""
    seat = rest.partition("/")[0]
    return _past(f"pad/{seat}", Put(fan(seat)), sight)


def _at_spot(rest: str, sight: Sight) -> Gesture:
    """Past that spot, and down beside it where the game has a place for it."""
    reader = sight.scene.spots[int(rest) - 1]
    place = _beside(int(rest), sight)
    if place:
        return _past(reader, _laid(place, sight), sight)
    return sequence(Tap(TAP_S, reader))


def _lay(rest: str, sight: Sight) -> Gesture:
    """Onto a place: past the spot beside it, or, where it has none, past one's own pad."""
    place = rest
    if _is_taken(sight) and sight.scene.belongs != place:
        return advise("hands-belongs-elsewhere")
    if place == sight.taken_from or sight.heard:
        return sequence(_laid(place, sight))
    spots = sight.scene.spots
    spot = spot_beside(place, len(spots))
    if spot:
        return _past(spots[spot - 1], _laid(place, sight), sight)
    if place in sight.scene.layout.decks:
        return advise("hands-cards-are-drawn-here")
    if place.startswith(f"{sight.scene.seat}/"):
        return sequence(_laid(place, sight))
    return _past(f"pad/{sight.scene.seat}", _laid(place, sight), sight)


def _lay_among(rest: str, sight: Sight) -> Gesture:
    return _lay(rest.rpartition("/")[0], sight)


def _is_taken(sight: Sight) -> bool:
    """Whether the table has taken the card, so that it belongs somewhere."""
    return sight.heard and sight.scene.belongs != ""


def _past(reader: str, put: Put, sight: Sight) -> Gesture:
    """Hold the card to a reader and lay it down, unless the table has taken it already."""
    if sight.heard:
        return sequence(put)
    return sequence(Tap(TAP_S, reader), put, heard=True)


def _laid(place: str, sight: Sight, index: int | None = None) -> Put:
    """The card as cards lie at that place."""
    return Put(place, face_up=place in sight.scene.layout.face_up, index=index)


def _beside(spot: int, sight: Sight) -> str:
    """Where a card goes that is tapped at a spot: a place that is still empty, or else the last
    one. Empty where nothing is marked."""
    mat = next((mat for mat in mats(sight.scene) if mat.spot == spot), None)
    if mat is None:
        return ""
    empty = (place for place in mat.places if _seen(place, sight) is None)
    return next(empty, mat.places[-1])


# ---- buttons -----------------------------------------------------------------------------------


def _choose(rest: str, sight: Sight) -> Gesture:
    """Press B until the cursor stands on that line, then A."""
    facts = Facts(sight)
    cursor = facts.cursor
    if cursor is None or int(rest) >= len(cursor.options):
        return Gesture()
    if not facts.chooses:
        return advise("hands-chooses-here", seat=cursor.seat)
    line = int(rest)
    presses: list[Button] = ["B"] * ((line - cursor.at) % len(cursor.options))
    steps = [step for button in presses for step in _press(button)]
    needs = CursorAt(cursor.options, line)
    return Gesture((*steps, *_press("A", needs)))


def _press(button: Button, needs: Needs = None) -> tuple[Step, ...]:
    return Step(PRESS_S, Press(button), needs), Step(PRESS_S, Release(button))


# ---- what lies where ---------------------------------------------------------------------------


def _seen(place: str, sight: Sight) -> SeenPlace | None:
    return next((seen for seen in sight.scene.places if seen.place == place), None)


def _lying(kind: str, rest: str, sight: Sight) -> tuple[str, int | None] | None:
    """The place and index of a piece that lies on the table; None where none does."""
    place, index = rest, None
    if kind == "piece":
        place, _, number = rest.rpartition("/")
        index = int(number)
    elif kind not in ("pile", "deck"):
        return None
    seen = _seen(place, sight)
    return None if seen is None or (index or 0) >= seen.count else (place, index)


def _visible(place: str, index: int | None, sight: Sight) -> Label:
    seen = _seen(place, sight)
    assert seen is not None, "only asked of what lies there"
    return seen.top if index is None else seen.spread[index]


_RULES: Mapping[tuple[str, bool], Callable[[str, Sight], Gesture]] = {
    #  target    card in hand
    ("card", False): _take_card,
    ("card", True): _keep,
    ("fan", True): _keep,
    ("hand", False): _nothing_held,
    ("hand", True): _put_back,
    ("pad", False): _nothing_held,
    ("pad", True): _tap_own,
    ("deck", False): _draw,
    ("deck", True): _lay,
    ("pile", False): _take_top,
    ("pile", True): _lay,
    ("row", False): _nothing_held,
    ("row", True): _lay,
    ("piece", False): _take_piece,
    ("piece", True): _lay_among,
    ("spot", False): _nothing_held,
    ("spot", True): _at_spot,
    ("seat", False): _leave_alone,
    ("seat", True): _hand_over,
    ("back", False): _steal,
    ("back", True): _hand_over,
    ("menu", False): _choose,
    ("menu", True): _choose,
}
