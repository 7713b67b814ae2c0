"""The stage: a climax is shown to everyone for some seconds before play continues.

A call, a reveal, an accusation or a boarding is over too quickly for players who look at their
cards. So the referee holds back what is tapped meanwhile, and takes it in when the climax is over
or everyone has pressed A. Rules and moves know nothing of it: a recorded match is the same without
it.
"""

import math
from collections import deque
from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from controller.match.acts import Act, Pressed
from controller.views import Climax, Staged, holds_up

TURNS_AT = 0.35
"""The share of its time after which the cards of a climax are turned over."""

LOOK_S = 0.8
"""An earlier press was not meant for the climax, but for what came before."""


LATE_S = 0.4
"""A press so soon after a climax was meant for it: nobody has read yet what comes next."""


class Pace(Struct, frozen=True):
    """How quickly a table continues without its people. It makes no bot stronger."""

    stage_s: float
    """How long a climax is shown: some 2 s of it for reading how it turned out, when the cards have
    been turned over; less where the table is to be quick."""
    patience_s: float
    """How long bots leave people the first word when anyone may speak."""
    slowness: float
    """The factor by which bots' times are multiplied."""
    ponders_s: float
    """The median of how long a bot ponders over a usual decision."""


PACES = {
    "slow": Pace(stage_s=6.0, patience_s=2.8, slowness=1.7, ponders_s=2.5),
    "normal": Pace(stage_s=4.5, patience_s=2.5, slowness=1.0, ponders_s=1.5),
    "fast": Pace(stage_s=3.2, patience_s=2.5, slowness=0.6, ponders_s=0.8),
}
"""The speeds that people choose from."""

UNWATCHED = Pace(stage_s=0.0, patience_s=0.0, slowness=1.0, ponders_s=0.0)
"""The pace of matches that nobody watches."""


class Held(Struct, frozen=True):
    """An act that waits for the end of a climax, and the reader that will answer it; and whose
    hand did it, if the table can tell."""

    act: Act
    source: str
    reader: str
    hand: str = ""


class Stage:
    """Shows climaxes one after another, each for *stage_s*; with 0 none is shown."""

    def __init__(self, stage_s: float) -> None:
        self._stage_s = stage_s
        self._coming: deque[Climax] = deque()
        self._held: list[Held] = []
        self._turned = True
        self.now: Staged | None = None
        """The climax on show."""
        self.waits = False
        """Whether play waits for what is on show."""
        self.late_s = -math.inf
        """Until when a press may have been meant for the last climax (`is_late`)."""

    def __repr__(self) -> str:
        shown = "empty" if self.now is None else self.now.climax.what.id
        return f"<Stage, {shown}, {len(self._held)} acts held>"

    def begin(self, climax: Climax, now_s: float) -> None:
        """Show a climax, after any that are already queued."""
        if self._stage_s > 0:
            self._coming.append(climax)
        if self.now is None:
            self._next(now_s)

    def put_off(self, by_s: float) -> None:
        """Go on with what is on show as if *by_s* had not passed."""
        if self.now is not None:
            began_s, turns_at_s = self.now.began_s + by_s, self.now.turns_at_s + by_s
            ends_at_s = self.now.ends_at_s + by_s
            self.now = replace(
                self.now, began_s=began_s, turns_at_s=turns_at_s, ends_at_s=ends_at_s
            )

    def clear(self) -> None:
        """Drop everything on show: it was taken back."""
        self._coming.clear()
        self._show(None)

    def press(self, seat: str, people: Collection[str], now_s: float) -> bool:
        """Note that a player has seen enough; return True if that ends the climax, as all *people*
        have."""
        assert self.now is not None, "something is shown"
        if now_s < self.now.began_s + LOOK_S:
            return False
        if seat in people and seat not in self.now.seen_by:
            self.now = replace(self.now, seen_by=(*self.now.seen_by, seat))
        if not set(people) <= set(self.now.seen_by):
            return False
        self._next(now_s)
        if not self.waits:
            self.late_s = now_s + LATE_S
        return True

    def is_late(self, act: Act, people: Collection[str]) -> bool:
        """Return True if one of the *people* has meant an act for a climax that has just ended."""
        pressed = isinstance(act, Pressed) and act.button == "A" and act.seat in people
        return pressed and not self.waits

    def hold(self, held: Held) -> None:
        """Keep an act until play no longer waits."""
        self._held.append(held)

    def next_held(self) -> Held | None:
        """Return the next held act, first in first out, or None while play waits or if there is
        none."""
        return self._held.pop(0) if self._held and not self.waits else None

    def turns(self, now_s: float) -> bool:
        """Return True if the cards are turned over by now; True only once per climax."""
        if self.now is None or self._turned or now_s < self.now.turns_at_s:
            return False
        self._turned = True
        return True

    def pass_time(self, now_s: float) -> bool:
        """End what is over; return True if play has waited for it and continues."""
        waited = self.waits
        while self.now is not None and now_s >= self.now.ends_at_s:
            self._next(ends_at_s := self.now.ends_at_s)
            if waited and not self.waits:
                self.late_s = ends_at_s + LATE_S
        return waited and not self.waits

    def wake_at_s(self) -> float | None:
        """Return when the cards are turned over, or the climax ends."""
        if self.now is None:
            return None
        return self.now.ends_at_s if self._turned else self.now.turns_at_s

    def _next(self, now_s: float) -> None:
        if not self._coming:
            self._show(None)
            return
        turns_at_s, ends_at_s = now_s + self._stage_s * TURNS_AT, now_s + self._stage_s
        self._show(Staged(self._coming.popleft(), now_s, turns_at_s, ends_at_s))

    def _show(self, staged: Staged | None) -> None:
        self.now, self._turned, self.waits = staged, staged is None, holds_up(staged)
