"""A recorded match, shown once more at its own pace, with stops, steps, jumps and other speeds."""

import math
from collections.abc import Callable
from typing import Literal

from controller.games.printed import box_named
from controller.record.playback import Playback
from controller.views import Replay, TableView
from controller.views.box import Box
from controller.views.table import JUMP, LOUDEST, Steer
from hardware.loop import Loop, Task

SPEED = 4.0
"""How many times as fast a match is shown by default."""
SLOWEST, FASTEST = 0.25, 64.0
LONGEST_WAIT_S = 3.0
"""At the default speed nobody waits longer than this for the next move."""
CLOCK_S = 0.25
"""Time between updates of a running round clock."""

LOOK_S = 0.1
"""How soon a pause takes effect."""

Hands = tuple[tuple[str, tuple[str, ...]], ...]
"""The cards of each seat, by their names."""


class Screening:
    """Plays a recorded match on *loop*, so that a feed can show it.

    Without a *speed* it runs at `SPEED`, and long waits are cut to `LONGEST_WAIT_S`.
    """

    def __init__(self, playback: Playback, to: int, loop: Loop, speed: float | None = None) -> None:
        self.loop = loop
        self.volume = LOUDEST
        self.changed: list[Callable[[], None]] = []
        self._playback = playback
        self._to = to
        self._speed = speed or SPEED
        self._longest_s = LONGEST_WAIT_S if speed is None else math.inf
        self._paused = False
        self._moved = False
        """Whether somebody has gone elsewhere since the present wait began."""
        self._stopped = False
        self._hands: tuple[Playback, int, Hands] | None = None

    def __repr__(self) -> str:
        return f"<Screening of {self._playback!r} at speed {self._speed:g}>"

    def view(self, observer: str | None = None) -> TableView:
        return self._playback.view(observer)

    @property
    def replay(self) -> Replay:
        """The progress of the replay."""
        shown = self._playback.number, self._to
        return Replay(*shown, self._paused, self._speed, self._hands_now())

    def _hands_now(self) -> Hands:
        """Return everybody's cards at this point, if the match is over."""
        playback, kept = self._playback, self._hands
        if playback.record.status != "finished":
            return ()
        if kept is None or kept[:2] != (playback, playback.number):
            views = {seat: playback.match.shown.view(seat) for seat in playback.record.seats}
            held = {seat: getattr(view.secrets, "hand", None) for seat, view in views.items()}
            hands = tuple(
                (seat, tuple(map(str, hand))) for seat, hand in held.items() if hand is not None
            )
            self._hands = kept = playback, playback.number, hands
        return kept[2]

    def steer(self, byte: int) -> None:
        """Do what a byte of the window asks for (`Steer`); any other asks for nothing."""
        number = self._playback.number
        if byte >= JUMP:
            self.jump(round(self._to * min(byte - JUMP, 100) / 100))
            return
        match Steer._value2member_map_.get(bytes([byte])):
            case Steer.PAUSE:
                self.pause()
            case Steer.ON | Steer.BACK as way:
                self._paused = True
                self.jump(number + (1 if way is Steer.ON else -1))
            case Steer.FASTER:
                self._speed = min(self._speed * 2, FASTEST)
                self._changed()
            case Steer.SLOWER:
                self._speed = max(self._speed / 2, SLOWEST)
                self._changed()

    def jump(self, to: int) -> None:
        """Go to the entry of that number, or to the first or the last; without a sound."""
        to = max(0, min(to, self._to))
        ended = self._playback.number >= self._to
        if to < self._playback.number:
            old = self._playback
            self._playback = Playback(old.record, old.entries, language=old.language)
        while self._playback.number < to:
            self._playback.forward()
        self.take_sounds()
        self._moved = True
        if ended and to < self._to:
            self.loop.start(self.run())
        self._changed()

    def stop(self) -> None:
        """Play no more of it."""
        self._stopped = self._moved = True

    def pause(self) -> None:
        """Pause or resume."""
        self._paused = not self._paused
        self._changed()

    def box(self, game: str) -> Box | None:
        return box_named(game, tuple(self._playback.record.seats))

    def take_sounds(self) -> tuple[str, ...]:
        return self._playback.match.signs.take_sounds()

    def run(self) -> Task:
        """Show every move at its time, up to the last one requested."""
        while self._playback.number < self._to and not self._stopped:
            self._moved = False
            next_s = self._playback.next_s
            assert next_s is not None
            yield from self._wait(next_s)
            if not self._moved:
                self._playback.forward()
                self._changed()

    def _wait(self, next_s: float) -> Task:
        """Wait for the match's time *next_s*, and show what changes by itself until then."""
        playback = self._playback
        until_s = min(next_s, playback.at_s + self._longest_s * self._speed)
        while (change_s := self._next_change_s()) < until_s:
            yield from self._pass(change_s - playback.at_s)
            if self._moved:
                return
            playback.advance(change_s)
            self._changed()
        yield from self._pass(until_s - playback.at_s)

    def _pass(self, match_s: float) -> Task:
        """Let *match_s* of the match's time pass, plus any pauses."""
        left_s = match_s / self._speed
        while left_s > 0.0:
            step_s = min(left_s, LOOK_S)
            yield self.loop.now_s() + step_s
            if self._moved:
                return
            if not self._paused:
                left_s -= step_s

    def _next_change_s(self) -> float:
        """Return the match's time at which the screen next changes without a move."""
        wake_s = self._playback.match.wake_at_s()
        clock_runs = self._playback.view().clock_ends_at_s is not None
        return min(
            math.inf if wake_s is None else wake_s,
            self._playback.at_s + CLOCK_S * self._speed if clock_runs else math.inf,
        )

    def tend(self, button: Literal["", "A", "B"]) -> None:
        """Do nothing: it has no page."""

    def reseat(self, seat: str, to: str, done: Callable[[], None]) -> None:
        """Do nothing: nobody sits here."""

    def look(self) -> None:
        """Notify the listeners: what is recorded may be seen at any time."""
        self._changed()

    def _changed(self) -> None:
        for changed in self.changed:
            changed()
