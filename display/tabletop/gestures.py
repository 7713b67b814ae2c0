"""What a click does, as a value: a short sequence of acts, as a hand would do them one after the
other. A `GestureQueue` releases its steps in time.
"""

from collections import deque

from msgspec import Struct

from controller.views import Message
from controller.views.people import Choosing
from display.tabletop.sight import Sight
from hardware.scene import AnyAct, Tap

PAUSE_S = 0.25
"""The pause between two movements of a hand, so that everyone can follow them."""

TAP_S = 0.4
"""How long a piece is held to the pad."""


class TapHeard(Struct, frozen=True, tag=True):
    """A step that waits until the table has accepted the preceding tap."""


class CursorAt(Struct, frozen=True, tag=True):
    """A step that waits until the cursor of these lines is at that one."""

    options: tuple[Message, ...]
    at: int


class AskedFor(Struct, frozen=True, tag=True):
    """A step that waits until the line that was taken, one of these, asks for the card at that
    reader."""

    options: tuple[Message, ...]
    reader: str


class StandsAt(Struct, frozen=True, tag=True):
    """A step that waits until the player's own row in the lobby stands at that name or face."""

    row: Choosing
    name: str


Needs = TapHeard | CursorAt | AskedFor | StandsAt | None


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


class GestureStep(Struct, frozen=True):
    """An act, how long to wait before it, and its condition, without which it is not done."""

    delay_s: float
    act: AnyAct
    needs: Needs = None


class Gesture(Struct, frozen=True):
    """What a click does."""

    steps: tuple[GestureStep, ...] = ()
    again: bool = False
    """Whether the same click goes on once the cursor has other lines."""
    together: tuple[GestureStep, ...] = ()
    """What the others at the same window do meanwhile."""


def sequence(*acts: AnyAct, heard: bool = False) -> Gesture:
    """Return the acts in sequence, each after a pause; nothing follows a tap before it ends or, if
    it has to be *heard*, before the table has accepted it."""
    steps: list[GestureStep] = []
    delay_s = 0.0
    needs: Needs = None
    for act in acts:
        steps.append(GestureStep(delay_s, act, needs))
        tapped = isinstance(act, Tap)
        delay_s = PAUSE_S + (act.hold_s if isinstance(act, Tap) else 0.0)
        needs = TapHeard() if tapped and heard else None
    return Gesture(tuple(steps))


class GestureQueue:
    """Steps that wait for their time. `due` returns one act at a time."""

    def __init__(self) -> None:
        self._steps: deque[GestureStep] = deque()
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
