"""What a click does: a short sequence of acts, as a hand would do them one after the other.

A `GestureQueue` lets the steps out in time; it starts nothing by itself.
"""

from collections import deque

from msgspec import Struct

from controller.views import Arg, Message
from display.tabletop.saying import Phrase, Saying, phrase
from hardware.scene import AnyAct, Tap

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
