"""The result of a self-test: single checks."""

from typing import Literal

from msgspec import Struct

from controller.views import BAD_GRADES, Message

Outcome = Literal["pass", "worse", "fail", "skipped"]
"""worse: within the limits, but not what it was in earlier tests (`past`)."""


class Figure(Struct, frozen=True):
    """What was measured, to be compared with the same device's earlier figures."""

    value: float
    unit: str
    """`V`, `%`: appended to the number when it is said."""
    matters: float
    """The least change for the worse that means something: positive if more is worse, negative if
    less is."""
    remedy: str = ""
    """What to do once it is worse than it was, if what was found is a text."""


class Check(Struct, frozen=True):
    """One line of the result: what was *found*, as a message whose part `remedy` says what to do if
    it is bad. What no screen shows is a text in English for a terminal, with its *remedy*."""

    name: str
    outcome: Outcome
    found: Message | str
    remedy: str = ""
    figure: Figure | None = None
    usual: Message | None = None
    """What it used to be, if it is worse than that."""

    @property
    def bad(self) -> bool:
        """Whether it is worse or failed, so that a remedy is shown."""
        return self.outcome in BAD_GRADES
