"""The referee's state in a card game: what a count has found, how long a window is open."""

from msgspec import Struct
from msgspec.structs import replace

from controller.rules.sets import EMPTY


class RefereeState(Struct, frozen=True):
    """The referee's state. `counted` has the set of cards that a count has found in each hand; None
    while nobody counts.

    `until_s` is when a window closes in which others may object, in games that have one, and
    `rests_s` the time it has left while stopped. `objectors` is the set of players who have
    objected; others may join them until `heard_until_s`, as those objections count as simultaneous.
    """

    counted: tuple[int, ...] | None = None
    resumed: bool = False
    """Whether the power was cut, and nobody has acted since."""
    until_s: float | None = None
    rests_s: float | None = None
    objectors: int = EMPTY
    heard_until_s: float | None = None
    resting: bool = False
    """Whether the match is paused."""

    def counting(self, hands: int, now_s: float) -> "RefereeState":
        """Return this with a count of *hands* hands begun, and the window stopped meanwhile."""
        rests_s = None if self.until_s is None else self.until_s - now_s
        return replace(self, counted=(EMPTY,) * hands, resumed=False, until_s=None, rests_s=rests_s)

    def counted_out(self, now_s: float) -> "RefereeState":
        """Return this with the count over, and the window running again."""
        until_s = None if self.rests_s is None else now_s + self.rests_s
        return replace(self, counted=None, until_s=until_s, rests_s=None)

    def at_rest(self, now_s: float) -> "RefereeState":
        """Return this paused, with the window stopped."""
        return replace(self, until_s=None, rests_s=self.left_s(now_s), resting=True)

    def going_on(self, now_s: float) -> "RefereeState":
        """Return this resumed, with the window running again unless somebody counts."""
        awake = replace(self, resting=False)
        if self.counted is not None or self.rests_s is None:
            return awake
        return replace(awake, until_s=now_s + self.rests_s, rests_s=None)

    def left_s(self, now_s: float) -> float | None:
        """Return the time left in the window, even while stopped; None without one."""
        return self.rests_s if self.until_s is None else max(0.0, self.until_s - now_s)
