"""What the encoder's pulses say about the belt: how far it has turned and how fast it turns.

Pure: pulses go in with their times. One channel tells no direction; whoever drives the motor
says which way it turns.
"""

from collections import deque

from hardware.carousel.protection import runaway_rpm

DEBOUNCE_S = 0.005
"""A line at rest for this time has settled: contacts and hall switches bounce
for a millisecond or two."""

WINDOW_S = 0.35
"""The speed is the mean over the pulses of this time, or over the last two where those are
further apart: long enough to average over an uneven disc, short enough to control the speed."""

STILL_S = 1.0
"""A belt that is silent for so long stands. At full speed at least ten pulses would come."""

JUDGED_TURNS = 2
"""So many whole turns in a row must disagree with the table file before people are told, and before
the speed goes by the index's count."""

TOLERANCE = 2
"""Pulses by which a turn may be off: the index may lie beside any edge of the disc."""

INDEX_OVERDUE_TURNS = 2.2
"""An index that has not come within so many turns of pulses does not come any more."""


def debounce_s(pulses_per_turn: int, full_speed_rpm: float) -> float:
    """For how long a line must be at rest: DEBOUNCE_S, or less where the disc is so fine that a
    slot of a belt that runs away would pass before that."""
    half_slot_s = 60.0 / (2 * pulses_per_turn * runaway_rpm(full_speed_rpm))
    return min(DEBOUNCE_S, half_slot_s / 4)


class Speedometer:
    """Counts `turns` up while the belt runs forwards and down while it runs backwards.

    An index pulse, once a turn, says where the belt really is. Pulses that were lost are made up
    for at once; for those that were invented `turns` stands still until the belt has caught up, so
    that it never goes against the motion. What is wrong by half a turn or more is not seen. Where
    the index contradicts the table file for good, the speed goes by the index.
    """

    def __init__(self, pulses_per_turn: int, indexed: bool = False) -> None:
        self.pulses_per_turn = pulses_per_turn
        self._indexed = indexed
        self._pulses = 0
        self._ahead = 0
        """How many of them the belt has yet to catch up with."""
        self._recent: deque[float] = deque()
        self._direction = 1
        self._known = False
        self._marks: dict[int, int] = {}
        """Where the index was first heard, for each direction: its two edges lie apart."""
        self._since_index = 0
        self._whole = False
        """Whether an index began the turn that is under way."""
        self._turns_counted: deque[int] = deque(maxlen=JUDGED_TURNS)

    @property
    def turns(self) -> float:
        return self._pulses / self.pulses_per_turn

    @property
    def last_pulse_s(self) -> float | None:
        return self._recent[-1] if self._recent else None

    def pulse(self, at_s: float, direction: int = 1) -> None:
        """The encoder was heard; the belt turns forwards (1) or backwards (-1)."""
        recent = self._recent
        self._turn_round(direction)
        if recent and at_s - recent[-1] > STILL_S:
            recent.clear()
        recent.append(at_s)
        while len(recent) > 2 and at_s - recent[0] > WINDOW_S:
            recent.popleft()
        self._since_index += 1
        if self._ahead:
            self._ahead -= 1
        else:
            self._pulses += direction
        self._known = self._known or len(recent) > 1

    def index(self, direction: int = 1) -> None:
        """The index was heard. One that comes after less than half a turn is noise."""
        self._turn_round(direction)
        counted, self._since_index = self._since_index, 0
        if self._whole:
            if counted < self.pulses_per_turn / 2:
                self._since_index = counted
                return
            self._turns_counted.append(counted)
        self._whole = True
        reckoned = self._pulses - self._ahead * direction
        mark = self._marks.setdefault(direction, reckoned)
        turns = round((reckoned - mark) / self.pulses_per_turn)
        really = mark + turns * self.pulses_per_turn
        self._ahead = max(0, (self._pulses - really) * direction)
        if not self._ahead:
            self._pulses = really

    def _turn_round(self, direction: int) -> None:
        """The other direction begins a new count: the turn so far was not a whole one."""
        if direction != self._direction:
            self._direction = direction
            self._recent.clear()
            # What was ahead of the belt forwards is behind it backwards, and the other way round.
            self._pulses += self._ahead * direction
            self._ahead = self._since_index = 0
            self._whole = False

    def complaint(self) -> tuple[str, str] | None:
        """What the index says against the pulses, as a sentence and its remedy."""
        expected = self.pulses_per_turn
        if self._indexed and self._since_index > INDEX_OVERDUE_TURNS * expected:
            return (
                f"The encoder's index is silent: {self._since_index} pulses have come since, and "
                f"a turn has {expected}.",
                "Look at the index sensor and its cable. Until then lost pulses stay lost.",
            )
        counted = self._pulses_by_the_index
        if counted != expected:
            return (
                f"The encoder gives {counted} pulses a turn by its index; the table file says "
                f"{expected}.",
                "Correct pulses_per_turn, or look at the disc, the sensor and its cable.",
            )
        return None

    @property
    def _pulses_by_the_index(self) -> int:
        """The pulses of the last turn, where the index contradicts the table file for good."""
        counted, expected = self._turns_counted, self.pulses_per_turn
        if len(counted) == JUDGED_TURNS and all(abs(n - expected) > TOLERANCE for n in counted):
            return counted[-1]
        return expected

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
        if len(recent) < 2 or now_s - recent[-1] > STILL_S:
            return 0.0
        silence_s = now_s - recent[-1]
        period_s = max((recent[-1] - recent[0]) / (len(recent) - 1), silence_s, 1e-6)
        return self._direction * 60.0 / (self._pulses_by_the_index * period_s)
