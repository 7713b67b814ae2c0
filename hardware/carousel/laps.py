"""Whether the encoder counts true turns: a tag that comes back to a reader has been round once.

Pure: sightings go in with the turns that the encoder had counted, what it counts for a lap of the
belt comes out. Without an index nothing else tells an encoder whose edges double or that loses
some: the speed control then runs the belt at another speed than was asked for, the runaway
protection goes by the same count, and so does every position.

Tags tell it although hands take tiles away and put them elsewhere: a tile that was moved has a lap
of any length, and only laps on which most tags agree are believed. A tag that is missed once has a
lap of two; a reader that saw nothing for a while may have missed all of them, and what it saw
before counts no more.
"""

from collections import deque
from statistics import median

SAME_PASS_TURNS = 0.25
"""A tag that comes back so soon has flickered in one pass. An encoder that is wrong by more is
silent, or runs away."""

BLIND_TURNS = 0.15
"""A reader that read nothing over this distance may have been blind: a shadow of 3 s at 3 rpm."""

WINDOW_TURNS = 0.5
"""So much of a turn is judged at once: of that a shadow below BLIND_TURNS is a small part."""

LAPS_TO_JUDGE = 6
AGREEING_SHARE = 2.0 / 3.0
AGREEMENT_TURNS = 0.03
"""A lap may be off by this through the reader: the length of its field, 40 of 1260 mm."""


class Laps:
    """The laps of one run of the belt; `begin` another whenever it may have moved unheard."""

    def __init__(self) -> None:
        self._seen: dict[tuple[str, str], float] = {}
        """Where each tag was seen last by each reader, in turns."""
        self._latest: dict[str, float] = {}
        """Where each reader saw any."""
        self._laps: deque[tuple[float, float]] = deque()
        """Where each lap ended, and how long it was."""

    def begin(self) -> None:
        self._seen.clear()
        self._latest.clear()
        self._laps.clear()

    def saw(self, reader: str, uid: str, turns: float) -> None:
        """A tag has come to a belt reader when the encoder had counted *turns*."""
        if abs(turns - self._latest.get(reader, turns)) > BLIND_TURNS:
            self._seen = {key: seen for key, seen in self._seen.items() if key[0] != reader}
        self._latest[reader] = turns
        lap = abs(turns - self._seen.setdefault((reader, uid), turns))
        if lap >= SAME_PASS_TURNS:
            self._seen[reader, uid] = turns
            self._laps.append((turns, lap))
        while self._laps and abs(turns - self._laps[0][0]) > WINDOW_TURNS:
            self._laps.popleft()

    @property
    def counted(self) -> float | None:
        """How many turns the encoder counts for one of the belt; None while the tags do not say."""
        laps = [lap for _, lap in self._laps]
        if len(laps) < LAPS_TO_JUDGE:
            return None
        usual = median(laps)
        agreeing = sum(abs(lap - usual) <= AGREEMENT_TURNS for lap in laps)
        return usual if agreeing >= AGREEING_SHARE * len(laps) else None
