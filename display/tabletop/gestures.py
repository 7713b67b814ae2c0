"""What a click does: a short sequence of acts, as a hand would do them one after the other.

`plan` and the functions beside it say what a click means in any card game; they are pure. A
`GestureQueue` releases the steps in time. Targets: `card/I` and `fan` in the player's own hand,
`hand`, `pad`; `pile/PLACE`, `row/PLACE` and `piece/PLACE/I` for what lies somewhere; `spot/N`;
`seat/NAME` for another seat and `back/NAME/I` for a card in its fan; `menu/I` for a line of the
cursor's menu, `beside/NAME` for a control card, `join/NAME` and `agree` in the lobby, `A`, `B`, and
`vote` for the player's own answer; `naming/SEAT/N` for the name or face that N presses of B lead
to.
"""

from collections import deque
from collections.abc import Callable, Mapping

from msgspec import Struct

from controller.views import END_MATCH, Arg, Message
from controller.views.people import Choosing, following_faces
from display.tabletop.hints import hint
from display.tabletop.layout import fan, mats, spot_beside, with_cards
from display.tabletop.saying import Phrase, Quote, Saying, Together, phrase
from display.tabletop.sight import BESIDE, Sight, Target
from hardware.scene import (
    AnyAct,
    Button,
    Label,
    Peek,
    Press,
    Put,
    Release,
    Take,
    Tap,
    TurnOver,
    pad_of,
)

PAUSE_S = 0.25
"""The pause between two movements of a hand, so that everyone can follow them."""

TAP_S = 0.4
"""How long a piece is held to the pad."""


class Heard(Struct, frozen=True):
    """A step that waits until the table has accepted the preceding tap."""


class CursorAt(Struct, frozen=True):
    """A step that waits until the cursor of these lines is at that one."""

    options: tuple[Message, ...]
    at: int


class AskedFor(Struct, frozen=True):
    """A step that waits until the line that was taken, one of these, asks for the card at that
    reader."""

    options: tuple[Message, ...]
    reader: str


class StandsAt(Struct, frozen=True):
    """A step that waits until the player's own row in the lobby stands at that name or face."""

    row: Choosing
    name: str


Needs = Heard | CursorAt | AskedFor | StandsAt | None


def stands(options: tuple[Message, ...], at: int, sight: Sight, late: bool) -> bool | None:
    """Return True if the cursor of these lines is at that one, None for not yet."""
    cursor = None if sight.view is None else sight.view.cursor
    if cursor is None or cursor.options != options:
        return False
    return True if cursor.at == at else (False if late else None)


def asks(options: tuple[Message, ...], reader: str, sight: Sight, late: bool) -> bool | None:
    """Return True if the card in the hand is asked for at that reader, None for not yet."""
    settles, cursor = sight.settles, sight.cursor
    if settles is not None and reader in (settles.goes or ()):
        return sight.fits(sight.hand, reader)
    waits = cursor is not None and cursor.options == options
    return None if waits and not late else False


def has_come(row: Choosing, name: str, sight: Sight, late: bool) -> bool | None:
    """Return True if the player's own row stands at that name or face, in the same step as *row*;
    None for not yet."""
    now = sight.naming
    if now is None or now.step != row.step:
        return False
    return True if standing_at(now) == name else (False if late else None)


def standing_at(row: Choosing) -> str:
    """Return what A takes there: a name, which is empty for nobody in particular, or a face."""
    if row.person is None:
        return ""
    return row.person.face if row.step == "face" else row.person.name


class Step(Struct, frozen=True):
    """An act, how long to wait before it, and its condition, without which it is not done."""

    delay_s: float
    act: AnyAct
    needs: Needs = None


class Gesture(Struct, frozen=True):
    """What a click does; `advice` says what to do instead if it can do nothing. With `again` the
    same click goes on once the cursor has other lines."""

    steps: tuple[Step, ...] = ()
    advice: Saying | None = None
    again: bool = False


def advise(id: str, **args: Saying | Arg) -> Gesture:
    """Return a gesture that only says what to do instead."""
    return Gesture(advice=phrase(id, **args))


def sequence(*acts: AnyAct, heard: bool = False) -> Gesture:
    """Return the acts in sequence, each after a pause; nothing follows a tap before it ends or, if
    it has to be *heard*, before the table has accepted it."""
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
    """Steps that wait for their time. `due` returns one act at a time."""

    def __init__(self) -> None:
        self._steps: deque[Step] = deque()
        self.ready_at_s = 0.0
        """When the next step is due, apart from its condition."""

    def __repr__(self) -> str:
        return f"<GestureQueue, {len(self._steps)} steps to go>"

    def __len__(self) -> int:
        return len(self._steps)

    @property
    def needs(self) -> Needs:
        """The condition of the next step."""
        return self._steps[0].needs if self._steps else None

    def start(self, gesture: Gesture, now_s: float) -> None:
        """Start a gesture; dropped if another one is still in progress."""
        if not self._steps and gesture.steps:
            self._steps.extend(gesture.steps)
            self.ready_at_s = now_s + gesture.steps[0].delay_s

    def due(self, now_s: float, at_pad: bool = False) -> AnyAct | None:
        """Return the act that is due; none while the hand still holds a piece *at the pad*."""
        if not self._steps or at_pad or now_s < self.ready_at_s:
            return None
        act = self._steps.popleft().act
        if self._steps:
            self.ready_at_s = now_s + self._steps[0].delay_s
        return act

    def clear(self) -> None:
        """Drop the rest: an act was refused, so what follows makes no sense."""
        self._steps.clear()


Rule = Callable[[str, Sight], Gesture]
"""What a click does, by the part after the kind of the target."""

PRESS_S = 0.08
"""How long a button is down, and up before the next press, when a line is clicked."""

AGREE_S = 1.5
"""How long A is held down when everyone agrees by holding it."""


def plan(target: Target, sight: Sight) -> Gesture:
    """Return what a click on *target* does now."""
    kind, _, rest = target.partition("/")
    if kind not in _RULES:
        return Gesture()
    line = _line_named(target, sight)
    if line is not None and sight.heard:
        place = rest if kind in ("row", "pile") else rest.rpartition("/")[0]
        put = Step(PAUSE_S, _laid(place, sight))
        return Gesture((*_choose(str(line), sight).steps, put))
    if line is not None and sight.hand is not None:
        return _lay_as_chosen(line, sight)
    if line is not None:
        return _choose(str(line), sight)
    return _RULES[kind][sight.hand is not None](rest, sight)


def _line_named(target: Target, sight: Sight) -> int | None:
    """The line of the menu that names what is clicked; None where none does. With a card in the
    hand only a place of a table without spots is chosen so, and of a card that the table has taken
    only where it asks for the place: elsewhere the card goes there."""
    kind, _, rest = target.partition("/")
    if kind == "back":
        target = f"seat/{rest.partition('/')[0]}"
    elif kind == "piece":
        target = f"row/{rest.rpartition('/')[0]}"
    to_seat = target.startswith("seat/")
    line = sight.named.get(target)
    asks = (
        line is not None and sight.cursor is not None and "belt" in sight.cursor.options[line].args
    )
    taken = sight.heard and not asks
    return None if sight.hand is not None and (sight.scene.spots or to_seat or taken) else line


def turn(target: Target, sight: Sight) -> Gesture:
    """Return the gesture that turns over openly what lies at *target*."""
    kind, _, rest = target.partition("/")
    if kind == "hand" and sight.hand is not None:
        return sequence(TurnOver())
    where = _lying(kind, rest, sight)
    if where is None or sight.hand is not None:
        return Gesture()
    return sequence(TurnOver(*where))


def peek(target: Target, sight: Sight) -> Gesture | None:
    """Return the gesture that looks under what lies at *target*, or at the player's own vote, or
    says why nobody may; None if nothing is hidden."""
    kind, _, rest = target.partition("/")
    if not with_cards(sight.scene):
        lies = kind in ("belt", "table") and rest and sight.hand is None
        return advise("luggage-hands-look-in-hand") if lies else None
    if kind == "vote":
        return None if sight.vote is None else Gesture()
    hand = sight.hand
    if hand is not None:
        return sequence(Peek()) if kind == "hand" and not hand.face else None
    where = _lying(kind, rest, sight)
    if where is None or _visible(*where, sight).face:
        return None
    return sequence(Peek(*where))


WAIT_FOR_RELEASE = ("hand", "deck")
"""A click there counts only on release: it might be a drag. Other pieces are drawn, put back or
turned over at once, and may be dragged all the same."""


def dropped(origin: Target, goal: Target) -> Target | None:
    """Return the target whose click a drag from one target to another amounts to."""
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
    if sight.at(place) is None:
        return advise("hands-nothing-lies-here")
    if f"pile/{place}" in sight.to_turn:
        return sequence(TurnOver(place))
    if place in sight.games:
        return show_card(place, sight)
    return sequence(Take(place))


def _take_piece(rest: str, sight: Sight) -> Gesture:
    place, _, index = rest.rpartition("/")
    if f"row/{place}" in sight.to_turn and not _visible(place, int(index), sight).face:
        return _turned_up(place, int(index), sight)
    return sequence(Take(place, int(index)))


def _turned_up(place: str, index: int, sight: Sight) -> Gesture:
    """Turn a piece up for all to see, hold it to the spot beside it or to the player's own pad, and
    put it back: at the end of the row, which may have been cleared away meanwhile."""
    scene = sight.scene
    spot = spot_beside(place, len(scene.spots))
    reader = scene.spots[spot - 1] if spot else pad_of(scene.seat)
    acts = (Take(place, index), TurnOver(), Tap(TAP_S, reader), Put(place, face_up=True))
    return sequence(*acts, heard=True)


def _draw(place: str, sight: Sight) -> Gesture:
    """Draw a card: past the player's own pad, into their fan. Not where nothing is drawn: one
    click may have drawn all that the prompt asks for, and the next one is no mistake of the
    player's."""
    if sight.at(place) is None:
        return advise("hands-no-cards-left")
    if not _is_drawn_from(sight):
        return _instead("hands-draws-nothing", sight)
    own = sight.scene.seat
    return sequence(Take(place), Tap(TAP_S), Put(fan(own)), heard=True)


def _is_drawn_from(sight: Sight) -> bool:
    """Return False if a match asks its active player for something else than drawing."""
    asks = sight.match is not None and sight.active is not None and sight.settles is None
    return not asks or any(where.partition("/")[0] == "deck" for where in sight.where)


def _steal(rest: str, sight: Sight) -> Gesture:
    """Take a card from somebody else's fan, unseen, if that is to be done now."""
    seat, _, index = rest.partition("/")
    if sight.victim != seat:
        return _leave_alone(rest, sight)
    at = int(index) if index else None
    own = fan(sight.scene.seat)
    return sequence(Take(fan(seat), at), Tap(TAP_S), Put(own), heard=True)


def _leave_alone(rest: str, sight: Sight) -> Gesture:
    """Choose or rob another seat if that is to be done; otherwise leave its cards alone."""
    seat = rest.partition("/")[0]
    if sight.victim == seat:
        return _steal(seat, sight)
    return advise("hands-cards-of", seat=seat)


def _between_cards(rest: str, sight: Sight) -> Gesture:
    return Gesture()


def _nothing_held(rest: str, sight: Sight) -> Gesture:
    return advise("hands-hand-is-empty")


# ---- with a card in the hand -------------------------------------------------------------------


def _put_back(rest: str, sight: Sight) -> Gesture:
    """Put the piece back where it was, unless the table has accepted it."""
    if _is_taken(sight):
        return advise("hands-belongs-elsewhere")
    place = sight.taken_from or fan(sight.scene.seat)
    seen = sight.at(place)
    count = 0 if seen is None else seen.count
    at = sight.taken_index
    return sequence(_laid(place, sight, None if at is None or at > count else at))


def _keep(rest: str, sight: Sight) -> Gesture:
    """Put the piece into the player's own fan, or at a place in it. From elsewhere it is drawn:
    past their own pad first."""
    own = fan(sight.scene.seat)
    if _is_taken(sight) and sight.scene.belongs != own:
        return advise("hands-belongs-elsewhere")
    put = Put(own, index=int(rest) if rest else None)
    if sight.taken_from in ("", own):
        return sequence(put)
    return _past(pad_of(sight.scene.seat), put, sight)


def _tap_own(rest: str, sight: Sight) -> Gesture:
    return _if_fitting(pad_of(sight.own), sequence(Tap(TAP_S)), sight)


def _hand_over(rest: str, sight: Sight) -> Gesture:
    """Hold the card to the pad of the player who gets it, then put it into their hand."""
    seat = rest.partition("/")[0]
    return _if_fitting(pad_of(seat), _past(pad_of(seat), Put(fan(seat)), sight), sight)


def _at_spot(rest: str, sight: Sight) -> Gesture:
    """Hold the card to that spot, and put it down beside it if the game has a place for it."""
    reader, place = sight.scene.spots[int(rest) - 1], _place_at(int(rest), sight)
    tap = sequence(Tap(TAP_S, reader))
    there = _past(reader, _laid(place, sight), sight) if place else tap
    return _if_fitting(f"spot/{rest}", there, sight)


def _lay(rest: str, sight: Sight) -> Gesture:
    """Put the card onto a place: past the spot beside it or, if there is none, past the player's
    own pad."""
    place = rest
    if _is_taken(sight) and sight.scene.belongs != place:
        return advise("hands-belongs-elsewhere")
    if place == sight.taken_from or sight.heard:
        return sequence(_laid(place, sight))
    spots = sight.scene.spots
    spot = spot_beside(place, len(spots))
    if not sight.fits(sight.hand, f"spot/{spot}"):
        return _does_not_fit(sight, f"spot/{spot}")
    if spot:
        return _past(spots[spot - 1], _laid(place, sight), sight)
    if place in sight.scene.layout.decks:
        return advise("hands-cards-are-drawn-here")
    if place.startswith(f"{sight.scene.seat}/"):
        return sequence(_laid(place, sight))
    return _past(pad_of(sight.scene.seat), _laid(place, sight), sight)


def _lay_among(rest: str, sight: Sight) -> Gesture:
    return _lay(rest.rpartition("/")[0], sight)


def _if_fitting(place: str, gesture: Gesture, sight: Sight) -> Gesture:
    """Return the gesture, unless the card in the hand does not go to that pad or spot."""
    fits = sight.heard or sight.fits(sight.hand, place)
    return gesture if fits else _does_not_fit(sight, place)


def _does_not_fit(sight: Sight, place: str) -> Gesture:
    """Say that the card does not go there, and what does, or where it goes; otherwise what the
    prompt asks for instead."""
    takes = None if sight.prompt is None else sight.prompt.takes.get(place)
    if takes is not None and sight.settles is None:
        why = Phrase(takes.id, tuple(takes.args.items()))
        return Gesture(advice=Together((phrase("hands-does-not-fit"), why)))
    if sight.awaited and sight.card_goes:
        return Gesture(advice=Together((phrase("hands-does-not-fit"), *hint(sight).says)))
    return _instead("hands-does-not-fit", sight)


def _instead(id: str, sight: Sight) -> Gesture:
    """Say what cannot be done, and what the prompt asks of the player instead."""
    prompt, wrong = sight.prompt, phrase(id)
    if prompt is None or prompt.seat != sight.own or sight.settles is not None:
        return Gesture(advice=wrong)
    return Gesture(advice=Together((wrong, Quote(prompt, "remedy"))))


def _is_taken(sight: Sight) -> bool:
    """Return True if the table has accepted the card, so that it belongs somewhere."""
    return sight.heard and sight.scene.belongs != ""


def _past(reader: str, put: Put, sight: Sight) -> Gesture:
    """Hold the card to a reader and put it down, unless the table has already accepted it."""
    if sight.heard:
        return sequence(put)
    return sequence(Tap(TAP_S, reader), put, heard=True)


def _laid(place: str, sight: Sight, index: int | None = None) -> Put:
    """Return the act that puts the card down as cards lie at that place."""
    return Put(place, face_up=place in sight.scene.layout.face_up, index=index)


def _place_at(spot: int, sight: Sight) -> str:
    """Return where a card goes that is tapped at a spot: a place that is still empty, otherwise the
    last one. "" if nothing is marked."""
    mat = next((mat for mat in mats(sight.scene) if mat.spot == spot), None)
    if mat is None:
        return ""
    empty = (place for place in mat.places if sight.at(place) is None)
    return next(empty, mat.places[-1])


# ---- buttons -----------------------------------------------------------------------------------


def _choose(rest: str, sight: Sight) -> Gesture:
    """Press B until the cursor is at that line, then A."""
    cursor = sight.cursor
    if cursor is None or int(rest) >= len(cursor.options):
        return Gesture()
    if not sight.chooses:
        return advise("hands-chooses-here", seat=cursor.seat)
    line, stands = int(rest), len(cursor.options) + (cursor.heading is not None)
    presses: list[Button] = ["B"] * ((line - cursor.at) % stands)
    steps = [step for button in presses for step in _press(button)]
    down_s = AGREE_S if cursor.options[line].id == END_MATCH else PRESS_S
    return Gesture((*steps, *_press("A", CursorAt(cursor.options, line), down_s)))


def _lay_as_chosen(line: int, sight: Sight) -> Gesture:
    """Choose the line for the card in the hand; if the line says at which place it will lie, hold
    the card to the player's own pad and lay it there. One that names belts for it is followed by
    the same click, when other lines have come."""
    chosen, cursor = _choose(str(line), sight), sight.cursor
    place = None if cursor is None else cursor.options[line].args.get("at")
    if cursor is None or place is None or not chosen.steps:
        again = cursor is not None and "belts" in cursor.options[line].args
        return Gesture(chosen.steps, chosen.advice, again and bool(chosen.steps))
    own = f"pad/{sight.own}"
    tap, put = _past(own, _laid(str(place), sight), sight).steps
    return Gesture((*chosen.steps, Step(PAUSE_S, tap.act, AskedFor(cursor.options, own)), put))


def agreeing(target: Target, sight: Sight) -> Gesture:
    """Return what the others do when one clicks on a line that is taken by everyone holding A: they
    hold A, as soon as the cursor is there."""
    cursor, (kind, _, rest) = sight.cursor, target.partition("/")
    if cursor is None or kind != "menu" or not sight.chooses:
        return Gesture()
    line = int(rest)
    if line >= len(cursor.options) or cursor.options[line].id != END_MATCH:
        return Gesture()
    return Gesture(_press("A", CursorAt(cursor.options, line), AGREE_S))


def _press(button: Button, needs: Needs = None, down_s: float = PRESS_S) -> tuple[Step, ...]:
    return Step(PRESS_S, Press(button), needs), Step(down_s, Release(button))


def _press_button(button: Button) -> Rule:
    return lambda rest, sight: Gesture(_press(button))


def _join(seat: str, sight: Sight) -> Gesture:
    """Join, at the player's own seat; does nothing for one who has joined."""
    return Gesture(_press("A")) if seat == sight.own and not sight.joined else Gesture()


def _choose_name(rest: str, sight: Sight) -> Gesture:
    """Press B until the player's own row stands at that name or face, then A; one who is ready
    chooses again."""
    seat, _, number = rest.partition("/")
    row = sight.naming
    if seat != sight.own:
        return advise("hands-chooses-here", seat=seat)
    if row is None or row.step == "ready":
        return Gesture(_press("B"))
    names = (standing_at(row), *(following_faces(row) if row.step == "face" else row.upcoming))
    if int(number) >= len(names):
        return Gesture()
    steps = [step for _ in range(int(number)) for step in _press("B")]
    return Gesture((*steps, *_press("A", StandsAt(row, names[int(number)]))))


def _agree(rest: str, sight: Sight) -> Gesture:
    """Join, or hold A to go on."""
    return Gesture(_press("A", down_s=AGREE_S if sight.joined else PRESS_S))


# ---- cards that are meant for the table itself ---------------------------------------------------


def show_card(place: str, sight: Sight) -> Gesture:
    """Hold a control card, or a game's card, to the player's own pad, and put it back."""
    if sight.at(place) is None:
        return Gesture()
    return sequence(Take(place), Tap(TAP_S), Put(place, face_up=True))


def _beside(rest: str, sight: Sight) -> Gesture:
    return show_card(f"{BESIDE}/{rest}", sight)


def _card_is_held(rest: str, sight: Sight) -> Gesture:
    return advise("hands-lay-down-first")


# ---- what lies where ---------------------------------------------------------------------------


def _lying(kind: str, rest: str, sight: Sight) -> tuple[str, int | None] | None:
    """Return the place and index of a piece on the table, or None."""
    place, index = rest, None
    if kind == "piece":
        place, _, number = rest.rpartition("/")
        index = int(number)
    elif kind not in ("pile", "deck"):
        return None
    seen = sight.at(place)
    return None if seen is None or (index or 0) >= seen.count else (place, index)


def _visible(place: str, index: int | None, sight: Sight) -> Label:
    seen = sight.at(place)
    assert seen is not None, "only asked of what lies there"
    return seen.top if index is None else seen.spread[index]


COMMON = ("menu", "beside", "join", "naming", "agree", "A", "B")
"""Targets for which a click means the same everywhere, even without cards."""

_RULES: Mapping[str, tuple[Rule, Rule]] = {
    #  target  empty hand     card in hand
    "card": (_take_card, _keep),
    "fan": (_between_cards, _keep),
    "hand": (_nothing_held, _put_back),
    "pad": (_nothing_held, _tap_own),
    "deck": (_draw, _lay),
    "pile": (_take_top, _lay),
    "row": (_nothing_held, _lay),
    "piece": (_take_piece, _lay_among),
    "spot": (_nothing_held, _at_spot),
    "seat": (_leave_alone, _hand_over),
    "back": (_steal, _hand_over),
    "menu": (_choose, _choose),
    "beside": (_beside, _card_is_held),
    "join": (_join, _join),
    "naming": (_choose_name, _choose_name),
    "agree": (_agree, _agree),
    "A": (_press_button("A"), _press_button("A")),
    "B": (_press_button("B"), _press_button("B")),
}
