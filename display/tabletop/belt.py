"""How far the belt has turned now, between two scenes that say how far it had.

Pure; times are seconds on any one monotonic clock of the viewer.
"""

import math

from hardware.scene import Scene

SETTLE_S = 0.12
"""A difference between what was foreseen and what a scene says fades away in about this time."""

BLIND_S = 1.5
"""Without a scene for this long the belt is not foreseen further: nobody knows if it runs."""

JUMP_TURNS = 0.05
"""A larger difference is shown at once: the table was started anew."""


class BeltEye:
    """Follows the belt with the eyes: smooth, and never far from the last scene."""

    def __init__(self) -> None:
        self._turns = 0.0
        self._rpm = 0.0
        self._seen_s = -math.inf
        self._error_turns = 0.0

    def __repr__(self) -> str:
        return f"<BeltEye at {self._turns:.3f} turns, {self._rpm} rpm>"

    @property
    def moving(self) -> bool:
        return self._rpm != 0.0

    def see(self, scene: Scene, now_s: float) -> None:
        """Take in a scene that arrived at *now_s*."""
        first = self._seen_s == -math.inf
        error = 0.0 if first else self.turns(now_s) - scene.belt_turns
        self._error_turns = error if abs(error) < JUMP_TURNS else 0.0
        self._turns, self._rpm, self._seen_s = scene.belt_turns, scene.belt_rpm, now_s

    def turns(self, now_s: float) -> float:
        """How far the belt has turned at *now_s*."""
        if self._seen_s == -math.inf:
            return self._turns
        since_s = max(0.0, now_s - self._seen_s)
        foreseen = self._turns + self._rpm / 60.0 * min(since_s, BLIND_S)
        return foreseen + self._error_turns * math.exp(-since_s / SETTLE_S)

    def settled(self, now_s: float) -> bool:
        """Whether the picture of the belt will not change any more until the next scene."""
        since_s = now_s - self._seen_s
        return since_s > (BLIND_S if self.moving else 6 * SETTLE_S)
