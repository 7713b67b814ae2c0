"""What a match explains to its players: the lessons of a taught one, and the answer to "why?".

A player who holds B is answered with the rule behind the last refusal; where there is none, the
match is a taught one from now on, from the first lesson.
"""

from collections.abc import Collection, Mapping, Sequence

from controller.match.teaching import Lesson, Seen, Teaching, explained, refusal, why
from controller.views import Explained, Notice
from hardware.times import soonest

WHY_S = 15.0
"""How long a rule stays, unless somebody asks once more."""

TEACHES = Notice("table-teaches")
"""What is told when a match begins to be a taught one."""


class Explaining:
    """Explains one match of the game *slug*; *teaching* is None if it is not a taught one."""

    def __init__(self, slug: str, lessons: Sequence[Lesson], teaching: Teaching | None) -> None:
        self.teaching = teaching
        self._slug = slug
        self._lessons = lessons
        self._prompt: Notice | None = None
        self._why: tuple[Explained, float] | None = None
        """The rule that is shown, and until when."""
        self._answered: frozenset[str] = frozenset()
        """The seats that still hold B and have been answered."""

    def __repr__(self) -> str:
        return f"<Explaining {self._slug}, {self.teaching}>"

    @property
    def listens(self) -> bool:
        """Whether it matters what is seen of the match: there are lessons left."""
        teaching = self.teaching
        return teaching is not None and len(teaching.taught) < len(self._lessons)

    def ask(
        self, asking: Collection[str], notices: Sequence[Notice], now_s: float
    ) -> Notice | None:
        """Answer those who hold B, each once; return what everyone is told."""
        if not asking and not self._answered:
            return None
        new = sorted(set(asking) - self._answered)
        self._answered = frozenset(asking)
        for seat in new:
            refused = refusal(notices, seat)
            if self._why is not None:
                self._why = None
            elif refused is not None:
                self._why = why(self._slug, refused.rule), now_s + WHY_S
            elif self._lessons:
                self.teaching = Teaching()
                return TEACHES
        return None

    def look(self, seen: Seen | None, now_s: float) -> None:
        """Note what is seen now; None while play waits, or is over."""
        if self._why is not None and now_s >= self._why[1]:
            self._why = None
        self._prompt = None if seen is None else seen.prompt
        if self.teaching is not None:
            self.teaching = self.teaching.after(self._lessons, seen, now_s)

    @property
    def shown(self) -> Explained | None:
        """What is on the screen: a rule rather than a lesson."""
        if self._why is not None:
            return self._why[0]
        if self.teaching is None or not self.teaching.now:
            return None
        lesson = next((one for one in self._lessons if one.name == self.teaching.now), None)
        return explained(self._slug, lesson, self._prompt)

    def wake_at_s(self, now_s: float) -> float | None:
        """Return when `look` must be called at the latest."""
        ends_s = None if self._why is None else self._why[1]
        next_s = None if self.teaching is None else self.teaching.wake_at_s(now_s)
        return soonest(ends_s, next_s)

    def texts(self) -> Mapping[str, str]:
        """Return what survives a power cut."""
        return {} if self.teaching is None else self.teaching.texts()
