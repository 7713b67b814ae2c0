"""The stage: a climax is shown to everybody for some seconds before play goes on.

A call, a reveal, an accusation or a boarding is over too quickly for those who look at their cards.
So the referee holds what is tapped meanwhile, and takes it in when the climax is over or when every
person has pressed A. Rules and moves know nothing of it: a recorded match is the same without.
"""

from collections import deque
from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from controller.match.acts import Act
from controller.views import Climax, Staged, holds_up

TURNS_AT = 0.4
"""After this share of its time the cards of a climax are turned over."""

LOOK_S = 0.8
"""A press so soon is none that has seen the climax: it was meant for what came before."""


class Pace(Struct, frozen=True):
    """How quickly a table goes on without its people. It makes no bot stronger."""

    stage_s: float
    """For how long a climax is shown."""
    patience_s: float
    """For how long bots leave people the first word, where anybody may speak."""
    slowness: float
    """What their times are multiplied by."""


PACES = {
    "slow": Pace(stage_s=4.0, patience_s=4.0, slowness=1.7),
    "normal": Pace(stage_s=3.0, patience_s=2.5, slowness=1.0),
    "fast": Pace(stage_s=2.0, patience_s=2.5, slowness=0.6),
}
"""The speeds that people choose from."""

UNWATCHED = Pace(stage_s=0.0, patience_s=0.0, slowness=1.0)
"""The pace of matches that nobody looks at."""


class Held(Struct, frozen=True):
    """An act that waits for the end of a climax, and the reader that will answer it."""

    act: Act
    source: str
    reader: str


class Stage:
    """Shows one climax after the other, each for *stage_s*; with 0 none is ever shown."""

    def __init__(self, stage_s: float) -> None:
        self._stage_s = stage_s
        self._coming: deque[Climax] = deque()
        self._held: list[Held] = []
        self._turned = True
        self.now: Staged | None = None
        """What is shown now."""

    def __repr__(self) -> str:
        shown = "empty" if self.now is None else self.now.climax.what.id
        return f"<Stage, {shown}, {len(self._held)} acts held>"

    @property
    def waits(self) -> bool:
        """Whether play waits for what is shown."""
        return holds_up(self.now)

    def begin(self, climax: Climax, now_s: float) -> None:
        """Show a climax, after those that are under way."""
        if self._stage_s > 0:
            self._coming.append(climax)
        if self.now is None:
            self._next(now_s)

    def clear(self) -> None:
        """What was shown has been taken back."""
        self._coming.clear()
        self.now, self._turned = None, True

    def press(self, seat: str, people: Collection[str], now_s: float) -> bool:
        """Somebody has seen enough; whether all *people* have, which ends it."""
        assert self.now is not None, "something is shown"
        if now_s < self.now.began_s + LOOK_S:
            return False
        if seat in people and seat not in self.now.seen_by:
            self.now = replace(self.now, seen_by=(*self.now.seen_by, seat))
        if not set(people) <= set(self.now.seen_by):
            return False
        self._next(now_s)
        return True

    def hold(self, held: Held) -> None:
        """Keep an act until nothing is waited for."""
        self._held.append(held)

    def next_held(self) -> Held | None:
        """The act that is taken in now, the first one first; None while play waits, or where there
        is none."""
        return self._held.pop(0) if self._held and not self.waits else None

    def turns(self, now_s: float) -> bool:
        """Whether the cards are turned over by now; true once for each climax."""
        if self.now is None or self._turned or now_s < self.now.turns_at_s:
            return False
        self._turned = True
        return True

    def pass_time(self, now_s: float) -> bool:
        """Let what has been seen go; whether play has waited for it and goes on."""
        waited = self.waits
        while self.now is not None and now_s >= self.now.ends_at_s:
            self._next(self.now.ends_at_s)
        return waited and not self.waits

    def wake_at_s(self) -> float | None:
        """When the cards are turned, or the climax ends."""
        if self.now is None:
            return None
        return self.now.ends_at_s if self._turned else self.now.turns_at_s

    def _next(self, now_s: float) -> None:
        self.now, self._turned = None, True
        if self._coming:
            turns_at_s = now_s + self._stage_s * TURNS_AT
            ends_at_s = now_s + self._stage_s
            self.now = Staged(self._coming.popleft(), now_s, turns_at_s, ends_at_s)
            self._turned = False
