"""Where the referee of a card game stands: what a count has found, how long a window is open."""

from msgspec import Struct
from msgspec.structs import replace

from controller.games.sets import EMPTY


class RefereeState(Struct, frozen=True):
    """Where the referee stands: which cards a count has found, as a set; None while nobody counts.

    `until_s` is when a window closes in which others may object, in games that have one, and
    `rests_s` what it has left while it does not run. `objectors` have objected, as a set; until
    `heard_until_s` others may, at the same time as far as anybody can tell.
    """

    counted: int | None = None
    resumed: bool = False
    """Whether the power was cut, and nobody has done anything since."""
    until_s: float | None = None
    rests_s: float | None = None
    objectors: int = EMPTY
    heard_until_s: float | None = None
    resting: bool = False
    """Whether the match rests."""

    def counting(self, now_s: float) -> "RefereeState":
        """A count begins, and no window runs meanwhile."""
        rests_s = None if self.until_s is None else self.until_s - now_s
        return replace(self, counted=0, resumed=False, until_s=None, rests_s=rests_s)

    def counted_out(self, now_s: float) -> "RefereeState":
        """The count is over, and the window runs on."""
        until_s = None if self.rests_s is None else now_s + self.rests_s
        return replace(self, counted=None, until_s=until_s, rests_s=None)

    def at_rest(self, now_s: float) -> "RefereeState":
        """The match rests, and no window runs."""
        return replace(self, until_s=None, rests_s=self.left_s(now_s), resting=True)

    def going_on(self, now_s: float) -> "RefereeState":
        """The match goes on, and the window with it, unless somebody counts."""
        awake = replace(self, resting=False)
        if self.counted is not None or self.rests_s is None:
            return awake
        return replace(awake, until_s=now_s + self.rests_s, rests_s=None)

    def left_s(self, now_s: float) -> float | None:
        """What the window has left, also while it does not run; None without one."""
        return self.rests_s if self.until_s is None else max(0.0, self.until_s - now_s)
