"""What the encoder's pulses say about the belt: how far it has turned and how fast it turns.

Pure: pulses go in with their times. One channel tells no direction; whoever drives the motor
says which way it turns.
"""

from collections import deque

WINDOW_S = 0.35
"""The speed is the mean over the pulses of this time, or over the last two where those are
further apart: long enough to average over an uneven disc, short enough to control the speed."""

STILL_S = 1.0
"""A belt that is silent for so long stands. At full speed at least ten pulses would come."""


class Speedometer:
    """Counts `turns` up while the belt runs forwards and down while it runs backwards."""

    def __init__(self, pulses_per_turn: int) -> None:
        self._pulses_per_turn = pulses_per_turn
        self._pulses = 0
        self._recent: deque[float] = deque()
        self._direction = 1
        self._known = False

    @property
    def turns(self) -> float:
        return self._pulses / self._pulses_per_turn

    @property
    def last_pulse_s(self) -> float | None:
        return self._recent[-1] if self._recent else None

    def pulse(self, at_s: float, direction: int = 1) -> None:
        """The encoder was heard; the belt turns forwards (1) or backwards (-1)."""
        recent = self._recent
        if recent and (at_s - recent[-1] > STILL_S or direction != self._direction):
            recent.clear()
        recent.append(at_s)
        while len(recent) > 2 and at_s - recent[0] > WINDOW_S:
            recent.popleft()
        self._direction = direction
        self._pulses += direction
        self._known = self._known or len(recent) > 1

    def pulses_since(self, since_s: float) -> int:
        """How many of the latest pulses (at least two are remembered) came after *since_s*."""
        return sum(at_s > since_s for at_s in self._recent)

    def silence_s(self, now_s: float, since_s: float) -> float:
        """How long ago the last pulse was; counted from *since_s* where none came after it."""
        last_s = self.last_pulse_s
        return now_s - (since_s if last_s is None else max(since_s, last_s))

    def speed_rpm(self, now_s: float) -> float | None:
        """Negative backwards; None until the encoder was heard twice.

        A pulse that is overdue counts: the belt is at most as fast as if it came now.
        """
        if not self._known:
            return None
        recent = self._recent
        silence_s = now_s - recent[-1]
        if len(recent) < 2 or silence_s > STILL_S:
            return 0.0
        period_s = max((recent[-1] - recent[0]) / (len(recent) - 1), silence_s, 1e-6)
        return self._direction * 60.0 / (self._pulses_per_turn * period_s)
